## Příkazy: jména a popisy (nejvýš 100 znaků)

command-game-name = hra
command-game = Stůl v tomto kanálu
command-game-new-name = nová
command-game-new = Otevře v tomto kanálu stůl
command-game-new-game-name = hra
command-game-new-game = Která hra
command-game-new-players-name = hráči
command-game-new-players = Kolik míst; bez toho tolik, kolik lidí přisedne
command-game-new-opponents-name = boti
command-game-new-opponents = Boti na volná místa
command-game-new-thread-name = vlákno
command-game-new-thread = Vlastní vlákno pro stůl
command-game-new-in-name = kde
command-game-new-in = Jiný kanál nebo fórum pro stůl
command-game-new-called-name = název
command-game-new-called = Jak se stůl jmenuje
command-game-join-name = přisednout
command-game-join = Přisedneš ke stolu v tomto kanálu
command-game-leave-name = odejít
command-game-leave = Uvolníš své místo, než partie začne
command-game-ready-name = připraveno
command-game-ready = Řekneš, že máš připraveno, nebo že ještě ne
command-game-start-name = začít
command-game-start = Zahájí partii (jen správce stolu)
command-game-status-name = stav
command-game-status = Kdo tu hraje, kdo je na tahu a tvé ostatní stoly
command-game-end-name = zavřít
command-game-end = Zavře tento stůl (správce stolu, nebo kdo smí spravovat server)
command-game-concede-name = vzdát
command-game-concede = Nabídneš, že se vzdáš: pokud všichni souhlasí, partie končí, jak stojí
command-game-pause-name = pauza
command-game-pause = Zastaví hodiny i připomínky (správce stolu, nebo kdo smí spravovat server)
command-game-resume-name = pokračovat
command-game-resume = Hodiny zase poběží
command-game-seat-name = místo
command-game-seat = Dá místo někomu jinému (správce stolu, nebo kdo smí spravovat server)
command-game-seat-seat-name = čí
command-game-seat-seat = Čí místo
command-game-seat-to-name = komu
command-game-seat-to = Kdo ze členů ho převezme
command-game-seat-opponent-name = bot
command-game-seat-opponent = Nebo který bot ho převezme
command-game-mute-name = ztlumit
command-game-mute = Tento stůl tě už nebude pingat, nebo zase bude
command-game-seek-name = hledat
command-game-seek = Hledá hráče na místo bota, nebo přestane (jen správce stolu)
command-game-import-name = načíst
command-game-import = Přinese partii ze souboru k prohlédnutí, nebo (kdo spravuje server) k dohrání
command-game-import-file-name = soubor
command-game-import-file = Zápis (.txt), nebo .json, který dá /export o dohrané partii
command-game-import-seat-name = místo{ $n }
command-game-import-seat = Kdo toto místo převezme a hraje dál; bez toho bot
command-turns-name = tahy
command-turns = Tvé stoly: které na tebe čekají, nejdéle první, a na koho čekáš ty
command-setup-name = nastavit
command-setup = Kde se na tomto serveru stoly otevírají a vypisují, kdo je smí otevírat, jazyk a tempo
command-tables-name = stoly
command-tables = Otevřené stoly na tomto serveru a místo pro tebe
command-tables-game = Jen stoly této hry
command-tables-game-name = hra
command-tables-pace = Jen stoly s tímto tempem
command-tables-pace-name = tempo
command-find-name = najít
command-find = Najdi stůl: řekni, co chceš hrát, a zahraješ si s těmi, kdo chtějí totéž
command-away-name = pryč
command-away = Budeš pryč od všech stolů: žádné pingy a hodiny stojí
command-away-until-name = dokdy
command-away-until = Dokdy: 10d (dny), 2t (týdny), datum jako 24.12.2026, nebo { typed-back }
command-away-plays-name = hraje
command-away-plays = Zatím za tebe hraje bot
command-do-name = zahraj
command-do = Hraj: napiš nebo vyber svůj tah
command-do-moves-name = tahy
command-do-moves = Jeden nebo více tahů oddělených mezerou: zahrají se všechny, nebo žádný
command-board-name = plán
command-board = Podívej se na stůl, nebo na desku jednoho hráče
command-board-player-name = hráč
command-board-player = Čí deska
command-board-words-name = slovy
command-board-words = Celý stůl slovy místo obrázku
command-replay-name = přehrát
command-replay = Tato partie tah po tahu jako film; po konci i jako stránka k prolistování
command-replay-player-name = hráč
command-replay-player = Jak ji viděl tento hráč, až partie skončí
command-review-name = rozbor
command-review = Až tato partie skončí: co tě stálo nejvíc a co by bylo lepší
command-hand-name = deska
command-hand = Tvoje deska, tvoje karty a co teď můžeš dělat
command-log-name = průběh
command-log = Co se zatím stalo
command-undo-name = zpět
command-undo = Vrátí tvůj poslední krok
command-undo-turn-name = tah
command-undo-turn = Vrátí celý tah
command-undo-ask-name = zeptat
command-undo-ask = Zeptá se stolu, zda smíš vrátit svůj poslední tah, i potvrzený či po odhalení
command-note-name = poznámka
command-note = Tvoje poznámka u tohoto stolu; vidíš ji jen ty
command-note-text-name = text
command-note-text = Nová poznámka; - ji smaže; bez ní si ji přečteš
command-menu-stats = Statistiky
command-menu-invite = Pozvat ke svému stolu
command-menu-words = Co se tu píše?
command-block-name = blokovat
command-block = Už s někým u stolu nesedět, nebo vidět, koho blokuješ; nikdo jiný se to nedozví
command-block-person-name = člověk
command-block-person = Koho zablokovat
command-privacy-name = soukromí
command-privacy = Co se o tobě uchovává, proč, jak dlouho a jak to smazat
command-export-name = export
command-export = Tato partie jako soubor: co o ní víš, a když skončí, celá
command-export-all-name = vše
command-export-all = Všechny tvé partie v jednom souboru, nejnovější první
command-rules-name = pravidla
command-rules = Přečti si pravidla hry, nebo v nich něco vyhledej
command-rules-search-name = hledat
command-rules-search = Pár slov, nebo číslo bodu; bez toho celá kniha
command-rules-game-name = hra
command-rules-game = Která hra; bez toho ta, která se tu hraje
command-stats-name = statistiky
command-stats = Co o tobě nebo o jiném hráči říkají dohrané partie
command-stats-player-name = hráč
command-stats-player = O kom; bez toho o tobě
command-stats-game-name = hra
command-stats-game = Jen o této hře
command-stats-server-name = server
command-stats-server = Jen partie na tomto serveru
command-leaderboard-name = žebříček
command-leaderboard = Kdo na tomto serveru hraje hru nejlépe
command-leaderboard-game-name = hra
command-leaderboard-game = Která hra
command-settings-name = nastavení
command-settings = Připomínky, tiché hodiny a potvrzování
command-settings-scope-name = pro
command-settings-scope = Pro koho: pro tebe, pro tento stůl, nebo pro tento server
command-settings-scope-player = pro mě
command-settings-scope-table = pro tento stůl
command-settings-scope-server = pro tento server
command-settings-reminders-name = připomínky
command-settings-reminders = Za jak dlouho dostaneš připomínku: 12h, 90m, 2d, { typed-none } nebo { typed-default }
command-settings-most-name = nejvýš
command-settings-most = Kolik připomínek nejvýš
command-settings-quiet-name = ticho
command-settings-quiet = Kdy nepřipomínat: 22-7, 22:30-07:00 nebo { typed-none.never }
command-settings-timezone-name = pásmo
command-settings-timezone = Tvoje časové pásmo, třeba Europe/Prague
command-settings-confirm-name = potvrzovat
command-settings-confirm = Zda potvrzuješ konec svých tahů
command-settings-pings-name = pingy
command-settings-pings = Při kterých tazích tě pingat
command-settings-pings-turn = při každém tahu
command-settings-pings-first = jen u stolu, který čeká nejdéle nebo kde dochází čas
command-settings-digest-name = souhrn
command-settings-digest = Jedna soukromá zpráva denně místo pingů, nevyprší-li čas dřív: 08:00, nebo { typed-none.no }
command-settings-pictures-name = obrázky
command-settings-pictures = Jak jsou rozvržené tvoje obrázky
command-settings-pictures-default = automaticky
command-settings-pictures-wide = na šířku, pro monitor
command-settings-pictures-portrait = na výšku, pro mobil
command-settings-pictures-large = na výšku, s velkým písmem
command-learn-name = výuka
command-learn = Nauč se hru krok po kroku, u vlastního stolu
command-sandbox-name = nanečisto
command-sandbox = Vyzkoušej, kam tvé tahy vedou: kopie stolu jen pro tebe
command-learn-game-name = hra
command-learn-game = Která hra; bez toho všechny
command-help-name = nápověda
command-help = Jak se tu hraje, nebo jak se hraje která hra
command-help-game-name = hra
command-help-game = Jak se hraje tato hra: o co jde, tah, co boduje, její ikony
command-clock-name = hodiny
command-clock = Jen na hřišti: nechá uplynout čas, aby byly vidět připomínky
command-clock-forward-name = vpřed
command-clock-forward = Jak dlouho: 6h, 90m nebo 2d

## Co se píše do voleb: každé slovo ve všech tvarech

typed-none = žádné
    .m = žádný
    .f = žádná
    .no = ne
    .never = nikdy
    .nothing = nic
typed-default = výchozí
typed-back = zpět
    .here = jsem zpět
typed-minutes = m
    .one = minuta
    .acc = minutu
    .few = minuty
    .many = minut
    .short = min
typed-hours = h
    .one = hodina
    .acc = hodinu
    .few = hodiny
    .many = hodin
    .short = hod
typed-days = d
    .one = den
    .few = dny
    .many = dní
    .also = dnů
typed-weeks = t
    .one = týden
    .few = týdny
    .many = týdnů

## Stůl před začátkem

ui-lobby-heading = ### { $game }: přisedni ke stolu
ui-lobby-closed = Tento stůl je zavřený.
ui-lobby-started = Partie začala. Dobrou zábavu!
ui-lobby-idle = **{ $game }**: tvůj stůl už tři dny čeká. Zavře se { $closes }.
ui-lobby-keep = Nechat
ui-lobby-fill = Začít s boty
ui-lobby-close = Zavřít
ui-lobby-seats = { $missing ->
    [0] **Obsazená místa: { $taken }/{ $wanted }.** Správce stolu může začít.
   *[other] **Obsazená místa: { $taken }/{ $wanted }.**
}
ui-lobby-filled = **Obsazená místa: { $taken }/{ $wanted }.** Na zbylých bude { $name } bot.
ui-lobby-thinks = Mistrovský bot přemýšlí déle: až minutu na tah.
ui-option = { $name }: **{ $choice }**
ui-player = { $seat }
ui-join = Přisednout
ui-room-name = { $game } · stůl, { $host }
ui-room = { $host } otevírá stůl: **{ $game }**.
ui-channel = { $channel }
ui-to-table = Ke stolu
ui-opened-in = Stůl se otevírá v { $channel }.
ui-leave = Odejít
ui-lobby-host = { $seat } (správce stolu)
ui-lobby-ready = { $seat } ✓ připraveno
ui-ready = Připraveno
ui-now-ready = Máš připraveno.
ui-now-unready = Už nemáš připraveno.
ui-start-with = **Začít s tímto počtem hráčů: { $count }?**
ui-start-room = { $count ->
    [one] Ještě jedno místo je volné.
    [few] Ještě { $count } místa jsou volná.
   *[other] Ještě { $count } míst je volných.
}
ui-start-unready = Ještě není připraveno: { $seats }
ui-start-now = Začít ({ $count })
ui-options = Možnosti
ui-start = Začít
ui-refresh = Obnovit
ui-table-name = Název
ui-table-name-ask = Jak se tento stůl jmenuje
ui-start-by-hint = Když se nezaplní
ui-start-by-never = Počkat
ui-start-by-kept = Začít s boty, jak je zvoleno
ui-start-by-days = { $count ->
    [one] Začít s boty za { $count } den
    [few] Začít s boty za { $count } dny
   *[other] Začít s boty za { $count } dní
}
ui-start-by-line = **Začíná { $when }**, volná místa dostanou boti.
ui-choice = ### Co si chceš zahrát?
    Nejsnazší je první; ostatní místa obsadí boti.
ui-choice-game = **{ $name }** · { $short } · { $weight }
ui-choice-learn = Lekce
ui-new = ### Kterou hru?
    Nejsnazší je první. { $where ->
        [thread] Stůl se otevře ve vlákně kanálu { $channel } a přisednout může každý.
        [forum] Stůl se otevře ve fóru { $channel } a přisednout může každý.
       *[here] Stůl se otevře v tomto kanálu a přisednout může každý.
    }
ui-new-table = Otevřít stůl
ui-new-alone = Hrát proti botům
ui-set-up = Nastavit
ui-tables-heading = ### Otevřené stoly
ui-tables-invited = na pozvání
ui-tables-for = pro { $role }
ui-tables-none = Právě tu žádný není.
ui-tables-only = -# Jen: { $what }
ui-tables-starts = začíná { $when }, s boty
ui-tables-open = **{ $number }. { $game } · { $taken }/{ $wanted }** · { $players } · { $since } · { $channel }
ui-tables-running = **{ $number }. { $game }** · hraje se, hledá hráče · { $players } · { $channel }
ui-tables-join = Přisednout: { $number }
ui-tables-ask = Vzít místo: { $number }
ui-tables-joined = Máš místo: [{ $game }]({ $where })
ui-tables-all = Všechny stoly
ui-tables-hint = Jen některé…
ui-tables-back = ◀ Zpět
ui-tables-on = Další ▶
ui-tables-others = Dalších: { $count }
ui-tables-search = Filtrovat
ui-find = Najít mi stůl
ui-wish-tell-me = Dát mi vědět o novém stole
ui-wish-heading = ### Hledáš stůl
ui-watch-heading = ### Dám ti vědět o nových stolech
ui-wish-none = Žádný stůl tu nehledáš.
ui-wish-until = Do { $until }.
ui-wish-seated = ### Máš místo: [{ $game }]({ $where })
ui-wish-kept = ### Držím ti místo: [{ $game }]({ $where })
    Hraješ?
ui-wish-trouble = Tady tě můžu posadit jen ke stolu, který otevře někdo jiný. { $reason }
ui-wish-games = { $games }
ui-wish-counts = počet hráčů: { $counts }
ui-wish-any-game = Jakákoli hra
ui-wish-any-pace = Jakékoli tempo
ui-wish-any-language = Jakýkoli jazyk
ui-wish-fill-never = Bez botů
ui-wish-fill = { $count ->
    [one] Boti smějí přisednout po { $count } dni
    [few] Boti smějí přisednout po { $count } dnech
   *[other] Boti smějí přisednout po { $count } dnech
}
ui-wish-ask-games = Hry (nic nezaškrtnuto: jakákoli)
ui-wish-ask-counts = Hráči (nic nezaškrtnuto: jakýkoli počet)
ui-wish-ask-pace = Tempo
ui-wish-ask-language = Jazyk stolu
ui-wish-ask-fill = Boti
ui-wish-change = Změnit
ui-wish-change-told = O čem dávat vědět
ui-wish-drop = Už nehledat
ui-wish-drop-told = Už nedávat vědět
ui-found = Je tu stůl: **{ $game }**. Hraješ? Za den dostane místo další v pořadí.
ui-found-in = Hraju
ui-found-not-now = Teď ne
ui-found-you-are-in = Hraješ. Partie začne, až to řeknou všichni.
ui-found-passed = Místo dostane další v pořadí.
ui-setup-heading = ### Na tomto serveru
ui-setup-opens = Stoly se otevírají: **{ $where }**
ui-setup-role = Otevírá je: **{ $who }**
ui-setup-list = Seznam otevřených stolů: **{ $where }**
ui-setup-language = Jazyk: **{ $language }**
ui-setup-pace = Obvyklé tempo: **{ $pace }**
ui-setup-anywhere = kdekoli
ui-setup-nowhere = nikde
ui-setup-everybody = kdokoli
ui-setup-own-language = jazyk serveru
ui-setup-lacks = **V { $channel } ještě potřebuji:**
ui-setup-change = Změnit
ui-setup-who = -# Změnit to může jen ten, kdo smí spravovat server.
ui-setup-reminders = Připomínky
ui-setup-title = Tento server
ui-setup-ask-opens = Kde se smějí otevírat stoly
ui-setup-ask-list = Kde je seznam otevřených stolů
ui-setup-ask-role = Stoly smí otevírat jen tato role
ui-setup-ask-language = Jazyk zpráv
ui-setup-ask-pace = Obvyklé tempo
ui-welcome = Tady se hrají deskové hry o vlacích, tah po tahu, kdykoli máš dvě minuty: { $games }.
ui-welcome-lacks = **Ještě tu potřebuji:**
ui-needs-view-channel = **{ permission-view-channel }**: abych viděl stoly
ui-needs-send-messages = **{ permission-send-messages }**: abych psal, kdo je na tahu
ui-needs-attach-files = **{ permission-attach-files }**: obrázky plánů
ui-needs-embed-links = **{ permission-embed-links }**: také kvůli obrázkům
ui-needs-create-public-threads = **{ permission-create-public-threads }**: každému stolu jeho vlákno
ui-needs-send-messages-in-threads = **{ permission-send-messages-in-threads }**: aby se v něm dalo hrát
ui-needs-read-message-history = **{ permission-read-message-history }**: aby nic nepřišlo dvakrát
ui-learning-line = **Výukový stůl:** panel dává rady.
ui-unrated-line = **Nehodnocená:** rating se nikomu nezmění.
ui-no-sandbox-line = **Bez hry nanečisto:** dokud partie běží, nikdo nic nezkouší.
ui-sandbox-allowed = Nanečisto: hráči si mohou tahy zkoušet sami pro sebe
ui-rated-yes = Hodnocená: počítá se do žebříčku
ui-language-hint = Jazyk tohoto stolu
ui-learning-hints = Výukový stůl: rady na požádání, a stůl se o nich dozví
ui-more = Další…
ui-options-table = Stůl…
ui-options-game = Hra…
ui-options-access = Kdo smí přisednout…
ui-options-also = V této partii
ui-invited = **{ $name }** má pozvání: { $game } v { $channel }.
ui-said-then = Tato zpráva ukazovala:
ui-said-only = Z obrázku v této zprávě se dochovalo jen tohle:
ui-invite = Pozvat…
ui-send-away = Poslat někoho pryč
ui-sent-away = { $seat } tu už nesedí a vrátit se může jen na pozvání.
ui-access-everybody = Kdokoli
ui-access-invited = Jen ti, které pozvu
ui-access-who = Kdo smí přisednout
ui-access-role = Jen tato role
ui-access-any = Nezáleží na tom
ui-access-ask-in-time = Tahy včas
ui-access-ask-games = Dohrané partie
ui-access-guests = Pozvat
ui-access-in-time = { $percent } % tahů včas
ui-access-games = { $count ->
    [one] { $count } dohraná partie
    [few] { $count } dohrané partie
   *[other] { $count } dohraných partií
}
ui-access-invited-line = **Jen na pozvání.**
ui-access-role-line = **Pro { $role }** a pro ty, které pozve správce stolu.
ui-access-asks = **Potřeba:** { $all }.
ui-setup-public = Stránka v prohlížeči: **pro každého, kdo má její adresu**
ui-setup-ask-public = Stránka v prohlížeči
ui-setup-public-no = žádná
ui-setup-public-yes = Stoly a výsledky, pro každého, kdo má adresu
ui-setup-most = Stolů na osobu najednou: **{ $most }**
ui-setup-ask-most = Stolů na osobu najednou
ui-setup-most-usual = 20; nováčci 3
ui-setup-most-tables = { $count ->
    [0] bez omezení
   *[other] { $count }
}
ui-options-heading = ### Možnosti: { $game }
    Co vybereš, ukáže zpráva stolu. Až budou všichni tady, stiskni **Začít**.
ui-seats-hint = Počet míst
ui-seats-any = Tolik míst, kolik lidí přisedne
ui-seats = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
ui-opponents-hint = Boti
ui-opponents-nobody = Žádní boti
ui-opponents = Volná místa: { $name } bot
ui-opponent-easy = lehký
ui-opponent-normal = střední
ui-opponent-hard = těžký
ui-opponent-master = mistrovský
ui-opponent-imported = odehráno jinde
ui-joined = Máš místo u stolu.
ui-left = Tvoje místo je volné.
ui-started = Partie začala.
ui-ended = Stůl je zavřený.
ui-away = Jsi pryč do { $until }. { $tables ->
    [0] Žádný stůl na tebe nečeká.
    [one] Tvůj stůl o tom ví.
    [few] Tvé { $tables } stoly o tom vědí.
   *[other] Tvých { $tables } stolů o tom ví.
}
ui-away-back = Vítej zpět.
ui-now-paused = Stůl má pauzu.
ui-now-running = Hodiny zase běží.
ui-handed-over = Místo má teď { $seat }.

## Stůl

ui-table-heading = ### { $game }
ui-head = -# { $table }
ui-head-bots = { $count } 🤖
ui-head-round = kolo { $round }
ui-head-round-of = kolo { $round }/{ $rounds }
ui-your-turn = ➤ { $users }: { $prompt }
ui-user-until = { $user } (do { $until })
ui-turn-of = Na tahu: { $seat }, začátek { $since }.
ui-turn-of-away = Na tahu: { $seat }, pryč do { $until }.
ui-waiting-for-several = Čeká se na tahy: { $seats }.
ui-nothing-to-do = Teď není co dělat.
ui-time-hint = Čas na tah
ui-time-untimed = Bez omezení, jen připomínky
ui-time = { $pace }; pak { $overtime }
ui-time-line = **Časový limit:** { $pace }; pak { $overtime }.
pace-brisk = 8 h na tah, rezerva až 24 h
pace-daily = 24 h na tah, rezerva až 3 dny
pace-calm = 2 dny na tah, rezerva až 7 dní
overtime-tell = se to řekne stolu
overtime-turn = tah odehraje bot
overtime-stay = hraje bot až do návratu
ui-time-over = Čas vyprší: { $until }.
ui-paused = ⏸ Pauza: hodiny stojí a nikdo nedostává připomínky.
ui-take-turn = Hrát
ui-my-board = Moje deska
ui-table = Stůl
ui-log = Průběh
ui-help = Nápověda
ui-earlier-turns = { $count ->
    [one] -# { $count } dřívější tah: Průběh
    [few] -# { $count } dřívější tahy: Průběh
   *[other] -# { $count } dřívějších tahů: Průběh
}
ui-deed = **{ $who }**: { $told }
ui-deed-points = { $deed } · **{ $points }**
ui-more-deeds = { $count ->
    [one] -# { $count } dřívější tah je v části Průběh
    [few] -# { $count } dřívější tahy jsou v části Průběh
   *[other] -# { $count } dřívějších tahů je v části Průběh
}
ui-game-over = { $count ->
    [1] 🏁 { $winners } vítězí!
   *[other] 🏁 { $winners } sdílejí vítězství!
}
ui-game-over-points = { $count ->
    [1] 🏁 { $winners } vítězí: { $points }
   *[other] 🏁 { $winners } sdílejí vítězství: { $points }
}
ui-last-turn = Poslední tah: { $deed }.
ui-game-ended = Tato partie skončila předčasně.
ui-standing = { $place } · { $player } { $points }
ui-standing-conceded = { $place } · { $player } { $points } (vzdává se)
ui-points = -# { $players }
ui-points-of = { $player } { $points }
ui-points-of-conceded = { $player } { $points } (vzdává se)
ui-points-won = **{ $points }**
ui-source = { $source } ({ $points })
ui-breakdown = -# { $sources }
ui-vote-stalled = ⌛ { $seat } nehraje, tah začal { $since }. Co teď? { $host ->
    [absent] Rozhoduje víc než polovina z vás;
   *[there] Rozhoduje správce stolu, nebo víc než polovina z vás;
} po lhůtě většina z těch, kdo hlasují. Lhůta: { $until }.
ui-vote-left = 🚪 { $seat } už na tomto serveru není, tah začal { $since }. Co teď? { $host ->
    [absent] Rozhoduje víc než polovina z vás;
   *[there] Rozhoduje správce stolu, nebo víc než polovina z vás;
} po lhůtě většina z těch, kdo hlasují. Lhůta: { $until }.
ui-vote-wait = Počkat další dva dny
ui-vote-practice = Až do návratu hraje bot
ui-vote-give = Dát místo…
ui-vote-give-to = Místo dostane { $name }
ui-vote-give-whom = Kdo má dostat místo?
ui-vote-whom = Člen tohoto serveru
ui-vote-agree = 🗳 { $question } Souhlasit musí všichni, jedno Ne to zamítne; po lhůtě stačí víc než polovina. Lhůta: { $until }.
ui-vote-all = 🗳 { $question } Souhlasit musí všichni; kdo hraje dál, je proti. Lhůta: { $until }.
ui-vote-back = { $whose ->
    [own] { $seat } žádá o vrácení vlastního tahu ({ $when }).
   *[other] { $seat } žádá o vrácení tahu ({ $owner }, { $when }).
}
ui-vote-back-all = { $whose ->
    [own] { $seat } žádá o vrácení vlastního tahu ({ $when }) a všeho po něm ({ $others }).
   *[other] { $seat } žádá o vrácení tahu ({ $owner }, { $when }) a všeho po něm ({ $others }).
}
ui-vote-end = { $seat } žádá o ukončení partie bez výsledku.
ui-vote-concede = { $seat } se vzdává: partie skončí, jak stojí, a poslední místo má { $seat }.
ui-vote-pause = { $seat } žádá o pauzu: hodiny stojí a nikdo nedostává připomínky.
ui-vote-resume = { $seat } žádá o pokračování: hodiny zase poběží.
ui-take-seat = Vzít místo: { $seat }
ui-vote-take = **{ $name }** žádá o místo ({ $seat }).
ui-vote-asks = 🪑 { $question } Rozhoduje správce stolu. Lhůta: { $until }.
ui-vote-yes = Souhlasím
ui-vote-no = Ne
ui-vote-count = { $label } · { $count }/{ $needed }
ui-vote-names = -# { $choice }: { $names }
ui-vote-moved = { $seat } už má tah za sebou.
ui-vote-too-late = { $seat } nehraje; partie skončila.
ui-vote-played = { $question } Stůl hraje dál.
ui-vote-over = { $question } Partie skončila dřív.
ui-vote-decided = Místo ({ $seat }): „{ $choice }“.
ui-vote-granted = { $question } Schváleno.
ui-vote-refused = { $question } Neschváleno.
ui-voted = Tvůj hlas se počítá.
ui-asked = Stůl dostal otázku.
ui-asked-host = Správce stolu dostal otázku.
ui-agreed = Hotovo.
ui-reminder = ⏰ { $user }, tento stůl na tebe čeká, tvůj tah začal { $since }. { $prompt }
ui-reminder-last = -# Naposledy: { $deed }
ui-reminder-also = Také na tahu: { $seats }.
ui-reminder-wait = { $count ->
    [1] Na tebe čeká { $seats }.
   *[other] Na tebe čekají { $seats }.
}
ui-snooze = Odložit o 12 h
ui-digest-instead = Radši jednu zprávu denně
ui-digest-from-now = Odteď ti jednou denně v { $time } ({ $zone }) přijde soukromá zpráva a stoly tě nepingají. Změníš to v `/{ command-settings-name }`.
ui-snoozed = Další připomínka přijde { $when }.
ui-go-away = Pryč…
ui-away-how = Když jsi pryč, žádný stůl tě nepingá a tvé hodiny stojí. Na jak dlouho?
ui-away-hint = Budu pryč…
ui-away-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
ui-away-days-cared = { $days ->
    [one] { $days } den, hraje bot
    [few] { $days } dny, hraje bot
   *[other] { $days } dní, hraje bot
}
ui-queue-mine = { $table }, tvůj tah začal { $since }. { $prompt }
ui-queue-alone = { $table }, partie, kterou vidíš jen ty. { $prompt }
ui-queue-limited = { $table }, tvůj tah začal { $since }, čas vyprší { $until }. { $prompt }
ui-queue-more = { $count ->
    [one] Čeká na tebe ještě { $count } stůl.
    [few] Čekají na tebe ještě { $count } stoly.
   *[other] Čeká na tebe ještě { $count } stolů.
}
ui-queue-empty = Žádný stůl na tebe nečeká.
ui-queue-asked = **Čeká se na tvůj hlas**
ui-queue-asked-at = - { $table }: { $link }
ui-queue-cared = { $table }: hraje za tebe bot.
ui-queue-held = **Čekáš na ostatní**
ui-queue-other = - { $table }: { $names }, tah začal { $since }
ui-queue-rests = - { $table }: pauza
ui-queue-bots = - { $table }: hrají boti
ui-queue-away = Jsi pryč do { $until }.
ui-queue-lobbies = **Ještě nezačaly**
ui-ready-replay = Tvoje přehrání je hotové: { $game }.
ui-ready-review = Tvůj rozbor je hotový: { $game }.
ui-ready-game = Soubor s partií ({ $game }) ti nešlo poslat: máš ho v `/{ command-export-name }`.
ui-ready-archive = Soubor s tvými partiemi ti nešlo poslat: máš ho v `/{ command-export-name }`.
ui-queue-lobby = - { $table }: { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
ui-in-time = { $percent } % včas
ui-stats = ## { $name }{ $server ->
    [0] {""}
   *[other] , na tomto serveru
}
ui-stats-none = Zatím žádná dohraná partie.
ui-stats-all = Všechny hry
ui-stats-counted = **{ $name }:** { $games }, výhry: { $won ->
    [0] žádná
   *[other] { $won }
} (náhodou { $expected })
ui-stats-quick = Méně než minuta na tah
ui-stats-minutes = { $count ->
    [one] { $count } minuta na tah
    [few] { $count } minuty na tah
   *[other] { $count } minut na tah
}
ui-stats-hours = { $count ->
    [one] { $count } hodina na tah
    [few] { $count } hodiny na tah
   *[other] { $count } hodin na tah
}
ui-stats-points = průměrně bodů: { $mean }, nejvíc: { $best }
ui-stats-size = { $players ->
    [1] Sólo
   *[other] Hráči: { $players }
}
ui-stats-sources = **Odkud jsou body** (vedle průměru tvých stolů)
ui-stats-source = - { $source }: { $points }
ui-stats-source-more = - { $source }: { $points } ({ $ahead })
ui-stats-mate = { $name } ({ $games })
ui-stats-mates = Nejvíc partií: { $mates }
ui-leaders = ## { $game }: žebříček
ui-leaders-line = { $place }. **{ $name }** { $rating } · { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}
ui-leaders-provisional = **Předběžně** (méně než { $games } partií)
ui-leaders-provisional-line = - **{ $name }** { $rating } · { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}
ui-leaders-opponent = { $name } { $rating }
ui-leaders-opponents = -# Boti: { $opponents }
ui-leaders-empty = Na tomto serveru zatím neskončila žádná hodnocená partie hry { $game }.
ui-leaders-unlisted = -# Ostatním se neukazuješ (`/nastavení`).
ui-leaders-none = Na tomto serveru zatím neskončila žádná hodnocená partie.
ui-queued = { $count ->
    [one] -# Čeká na tebe { $count } další stůl: `/tahy`
    [few] -# Čekají na tebe { $count } další stoly: `/tahy`
   *[other] -# Čeká na tebe { $count } dalších stolů: `/tahy`
}
ui-digest = { $count ->
    [0] Už na tebe nic nečeká.
    [one] ### Čeká na tebe { $count } stůl
    [few] ### Čekají na tebe { $count } stoly
   *[other] ### Čeká na tebe { $count } stolů
}
ui-muted = Tento stůl tě už nebude pingat. `/hra ztlumit` to vrátí.
ui-seek = Hledat hráče
ui-seek-no-more = Už nehledat
ui-seeking = Tento stůl teď hledá hráče: je v `/{ command-tables-name }`, a kdo chce místo bota, má ho hned.
ui-not-seeking = Tento stůl už hráče nehledá.
ui-unmuted = Tento stůl tě bude zase pingat.
ui-unmuted-waits = Tento stůl tě bude zase pingat. Právě na tebe čeká.

## Panel tahu

ui-ask-confirm = Potvrdíš tento tah?
ui-confirms-at = Potvrdí se sám { $when }; do té doby ho můžeš vrátit.
ui-back = Jsem zpět
ui-to-panel = ← Zpět
ui-since = -# Od tvého posledního tahu ({ $when }): { $told }
ui-since-start = -# Před tvým prvním tahem: { $told }
ui-since-gained = { $seat } +{ $n }
ui-since-lost = { $seat } −{ $n }
ui-since-place = ty: { $old }. → { $new }. místo
ui-since-all = Co se stalo ({ $count })
ui-note = 📝 { $text }
ui-note-at = - { $channel }: { $note }
ui-note-written = -# Vidíš to jen ty, tady a ve svém panelu.
ui-note-ask = Co si zapamatovat (prázdné: smazat)
ui-note-title = Tvá poznámka
ui-note-write = Napsat
ui-note-change = Změnit
ui-import-title = Partie ze souboru
ui-import-file = Soubor
ui-import-seat = Místo { $n }
ui-note-none = Žádnou poznámku tu nemáš. Je jen pro tebe a tvůj panel ji ukáže.
ui-note-gone = Tvoje poznámka je smazaná.
ui-prompt = **{ $prompt }**
ui-prompt-note = **{ $prompt }** { $note }
ui-move = { $move } · { $label }
ui-explained = **{ $label }** · { $detail }
ui-explained-label = **{ $label }**
ui-so-far = -# V tomto tahu: { $told }
ui-notice = ⚠ { $text }
ui-undo = Zpět o krok
ui-restart = Celý tah znovu
ui-ask-undo = Požádat o vrácení
ui-undo-turn = Vrátit tah
ui-ask-hint = Rada
ui-hint = 💡 Bot by vybral **{ $label }**: { $why }
ui-hint-detail = 💡 Bot by vybral **{ $label }** ({ $detail }): { $why }
ui-hint-plan = 💡 Bot by vybral **{ $label }**, začátek plánu { $letter }: { $why }
ui-explained-kind = 🔰 { $text }
ui-known = To vím
ui-settled = -# Tvůj poslední krok nejde vrátit: něco odhalil.
ui-settled-ask = -# Něco to odhalilo: vrátit to jde jen se souhlasem ostatních.
ui-settled-alone = -# Tvůj poslední krok něco odhalil: vrátit jde jen celý tah.
ui-clauses = ?
ui-next = Další: { $table }
ui-elsewhere = Další: { $table }, tvůj tah začal { $since }.
ui-look-again = Podívat se znovu
ui-opened-again = Tento stůl máš otevřený v novější zprávě.
ui-numbered = { $number } · { $label }
ui-ends-turn = { $label } (končí tvůj tah)
ui-label-group = { $label } · { $group }
ui-several = { $labels }
ui-plan = **{ $letter } · { $label }**
ui-plan-detail = **{ $letter } · { $label }** · { $detail }
ui-refused = „{ $typed }“ teď nejde.
ui-meant = { $count ->
    [1] Myslíš slovy „{ $typed }“ toto?
   *[other] Co z toho myslíš slovy „{ $typed }“?
}
ui-after = { $moves } + { $label }
ui-choose = Vyber…
ui-others = Ostatní
ui-part = { $name } ({ $number })
ui-groups = { $head } · { $name }
ui-menu = { $groups } ({ $count })
ui-from-to = { $first } – { $last }
ui-choose-many = { $most ->
    [1] Vyber nejvýš { $most }…
   *[other] Vyber { $least } až { $most }…
}
ui-none = Nic
ui-take-these = Vzít tyto ({ $count })
ui-bot = { $name } 🤖
ui-other-moves = Jiné tahy: { $count }
ui-plans-all = -# Každý plán: { $detail }
ui-plans = Plány
ui-more-pages = Další možnosti…

## Trvalé pokyny

ui-orders = Trvalé pokyny
ui-orders-heading = ### Trvalé pokyny
    Některá rozhodnutí na tebe připadnou v tahu ostatních. Odpověz tady předem: bez pingu a čekání; průběh to řekne.
ui-orders-ask-me = Pokaždé se zeptat

## Průběh, stav, pravidla, nápověda

ui-log-heading = ### { $game }: průběh, strana { $page }/{ $pages }
ui-log-empty = Zatím se nic nestalo.
ui-record = Zápis
ui-again = Hrát znovu
ui-again-open = Další stůl je otevřený níže a sedíte u něj všichni; správce stolu: { $seat }.
ui-record-text = Každý tah této partie ({ $game }): čte ho `python -m engine replay`.
ui-export = Celá tato partie ({ $game }): plán, výsledek, průběh a zápis. `python -m engine verify` ověří její náhodu, `/hra načíst` ji ukáže jinde.
ui-export-running = Co o této partii ({ $game }) zatím víš. Celá bude k dispozici po skončení.
ui-export-you = Co máš nastaveno a koho blokuješ.
ui-export-all = { $count ->
    [one] Tvoje partie, v tomto souboru { $count }.
    [few] Tvoje partie, v tomto souboru { $count }, nejnovější první.
   *[other] Tvoje partie, v tomto souboru { $count }, nejnovější první.
} Běžící jsou tak, jak je znáš, dohrané celé.
ui-export-left-out = { $count ->
    [one] { $count } starší partie se nevešla, nebo už nejde otevřít.
    [few] { $count } starší partie se nevešly, nebo už nejdou otevřít.
   *[other] { $count } starších partií se nevešlo, nebo už nejdou otevřít.
} Každou z nich dá `/export` v jejím kanálu.
ui-imported = Tato partie ({ $game }) je teď tady: ukazuje ji `/plán`, `/průběh` a její zápis.
ui-older = ← Starší
ui-newer = Novější →
ui-no-table-here = V tomto kanálu žádný stůl není. Otevři ho příkazem `/hra nová`.
ui-your-tables = **Tvé další stoly**
ui-table-yours = { $link }: { $game }. **Jsi na tahu.**
ui-table-theirs = { $link }: { $game }
ui-table-lobby = { $link }: { $game }, čeká se na hráče
ui-seat-away = - { $seat }, pryč do { $until }
ui-seat-cared = - { $seat }, zatím hraje bot
ui-seat-player = - { $seat }
ui-seat-opponent = - { $seat }, { $level }
ui-status-lobby = Partie ještě nezačala.
ui-trouble = ⚠ Poslední zprávu sem nešlo poslat: { $reason }
ui-rules-none = Pravidla hry { $game } k dotazu „{ $query }“ nic neříkají. Zkus méně slov.
ui-rules-heading = { $count ->
    [one] ### { $game }: jedno pravidlo k dotazu „{ $query }“
    [few] ### { $game }: { $count } pravidla k dotazu „{ $query }“
   *[other] ### { $game }: { $count } pravidel k dotazu „{ $query }“
}
ui-rules-page = -# Strana { $page }/{ $pages }
ui-book = Pravidla
ui-book-heading = ### { $game }: pravidla
ui-book-size = { $count ->
    [one] Jak se tu hraje, v { $count } krátkém bodu.
    [few] Jak se tu hraje, krátké body: { $count }.
   *[other] Jak se tu hraje, krátké body: { $count }.
}
ui-book-chapter = - { $chapter }
ui-book-hint = Otevři kapitolu…
ui-book-read = Číst od začátku
ui-book-contents = Obsah
ui-book-page = ### { $game } · { $chapter }
    -# Strana { $page }/{ $pages }
ui-page-back = ← Zpět
ui-page-next = Dál →
ui-mark-ruling = -# { $sign } Rozhodnuto tady: pravidla mlčí, nebo jdou číst dvěma způsoby.
ui-mark-reconstructed = -# { $sign } Rekonstruováno: co je vytištěno na originálu, nevíme.
ui-icons = Ikony
ui-guide = Jak se hraje
ui-about-facts = -# **{ $least ->
    [1] 1 až { $most } hráči
   *[other] { $least } až { $most } hráči
}** · { $length } · { $weight }
ui-about-turn = **Tvůj tah**
ui-about-scoring = **Co boduje**
ui-about-options = **Co si stůl může vybrat**
ui-about-option = - **{ $name }:** { $text }
ui-which-game = Která hra?
ui-which-game-hint = Vyber hru…
ui-how-to-play = Tlačítka a příkazy
ui-now-heading = ### Tady a teď
ui-now-turns = { $count ->
    [one] Jsi na tahu: { $table } ({ $since }).
    [few] Jsi na tahu u { $count } stolů, nejdéle čeká { $table } ({ $since }).
   *[other] Jsi na tahu u { $count } stolů, nejdéle čeká { $table } ({ $since }).
}
ui-now-lobby = Je tu otevřený stůl: { $game }. Zatím { $taken ->
    [one] { $taken } hráč.
    [few] { $taken } hráči.
   *[other] { $taken } hráčů.
}
ui-now-lesson = Lekce *{ $title }*: krok { $number }/{ $steps }.
ui-now-go-on = Pokračovat
ui-now-open = { $count ->
    [one] Jinde na tomto serveru čeká na hráče { $count } stůl.
    [few] Jinde na tomto serveru čekají na hráče { $count } stoly.
   *[other] Jinde na tomto serveru čeká na hráče { $count } stolů.
}
ui-now-tables = Otevřené stoly
ui-now-nothing = Zatím tu žádný stůl není.
ui-now-kept = Držím ti místo: [{ $game }]({ $where }). Hraješ?
ui-now-alone = Partie, kterou vidíš jen ty: { $table }.
ui-now-not-here = Sám sem psát nemůžu. Můžeš ale hrát proti botům, uvidíš to jen ty.
ui-terms = Podmínky
ui-privacy-notice = Soukromí
ui-support = Mám otázku
ui-help-heading = ### Jak se tu hraje
ui-help-text =
    1. { $server ->
        [0] `/hra nová` začne partii proti botům.
       *[1] `/hra nová` otevře v tomto kanálu stůl. Všichni stisknou **Přisednout** a **Připraveno**, správce stolu **Začít**.
    }
    2. Když jsi na tahu, pingnu tě. Stiskni **Hrát**: panel vidíš jen ty.
    3. Nic není konečné, dokud nestiskneš **Potvrdit**: **Zpět o krok** a **Celý tah znovu** to vrátí. Co má 🔒, je konečné hned; pak i později se `/zpět zeptat` zeptá ostatních.
    4. Tahy můžeš i psát: `/zahraj` ukáže, co můžeš, a vezme víc tahů na jednom řádku.

    { $server ->
        [0] {""}
       *[1] Nemáš s kým hrát? `/najít` tě posadí k těm, kdo chtějí totéž, a `/stoly` ukáže, kdo čeká na hráče.{" "}
    }`/výuka` učí hru krok po kroku. `/plán` a `/deska` ukazují stůl a tvou desku, *Slovy* je vypíše jako text, `/průběh` ukáže, co se stalo, `/pravidla` jsou kniha pravidel, `/nastavení` mění připomínky a `/tahy` vedou ke všem stolům, které na tebe čekají.
    Jak se která hra hraje:

## Lekce

ui-learn-heading = ### Nauč se hru
    Vidíš to jen ty. Kdykoli můžeš přestat a zase pokračovat.
ui-learn-none = Pro tuto hru zatím žádná lekce není.
ui-learn-new = { $steps ->
    [one] **{ $game }**: { $title } · { $steps } krok
    [few] **{ $game }**: { $title } · { $steps } kroky
   *[other] **{ $game }**: { $title } · { $steps } kroků
}
ui-learn-begun = **{ $game }**: { $title } · krok { $number }/{ $steps }
ui-learn-again = **{ $game }**: { $title } ✓ · ještě jednou, krok { $number }/{ $steps }
ui-learn-done = **{ $game }**: { $title } ✓
ui-learn-lesson = { $game }: { $title }
ui-learn = Naučit se
ui-learn-a-game = Naučit se hru
ui-lesson-heading = **{ $title }** · krok { $number }/{ $steps }
ui-lesson-task = ➤ **{ $task }**
ui-lesson-right = ✓ { $brought }
ui-lesson-not = ✗ { $reason } Vyber znovu.
ui-lesson-next = Dál
ui-lesson-skip = Přeskočit
ui-lesson-afresh = Od začátku
ui-lesson-stop = Přestat
ui-lesson-open = Otevřít tu stůl
ui-sandbox = Nanečisto
ui-sandbox-heading = **Nanečisto** · { $game }
    -# Jen pro tebe, ke stolu se nic z toho nedostane. Co nemůžeš vědět, je rozdáno znovu. Zmizí { $until }.
ui-sandbox-for = Rozhoduješ za: { $seat }.
ui-sandbox-against = **Proti označené variantě:**
ui-sandbox-same = Všichni mají stejně jako v označené variantě.
ui-sandbox-you = - **ty:** { $changes }
ui-sandbox-other = - { $seat }: { $changes }
ui-sandbox-points = { $way ->
    [more] +{ $n } { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }
   *[less] −{ $n } { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }
}
ui-sandbox-money = { $way ->
    [more] o { $n } víc peněz
   *[less] o { $n } méně peněz
}
ui-sandbox-weigh = Co čeká těžký bot?
ui-sandbox-expected = { $way ->
    [better] 💡 Těžký bot čeká na konci o { $n } VB větší náskok touto variantou (±{ $margin }).
    [worse] 💡 Těžký bot čeká na konci o { $n } VB větší náskok označenou variantou (±{ $margin }).
    [same] 💡 Těžký bot nevidí mezi variantami rozdíl (±{ $margin } VB).
   *[unknown] 💡 Tyto varianty těžký bot porovnat neumí.
}
ui-sandbox-mark = Označit variantu
ui-sandbox-marked = ✓ Označeno
ui-sandbox-by-bots = Ať odpoví boti
ui-sandbox-back = Na začátek
ui-sandbox-fork = Znovu od stolu
ui-solo-note = -# Tuto partii vidíš jen ty. Zpět k ní vede `/{ command-turns-name }`.
ui-solo-players = Hráči…
ui-solo-new = Nová partie
ui-solo-new-sure = **Začít novou partii?** Tahle tím zmizí.

## Nastavení

ui-settings-player = ### Tvé nastavení
ui-settings-table = ### Nastavení tohoto stolu
ui-settings-server = ### Nastavení tohoto serveru
ui-settings-pings = Upozornění…
ui-settings-night = Tiché hodiny…
ui-settings-play = Hraní…
ui-settings-posts = Stůl a zprávy…
ui-scope-player = Moje
ui-scope-table = Tento stůl
ui-scope-server = Tento server
ui-set-line = **{ $name }:** { $value }
ui-set-by-player = tvoje
ui-set-by-table = tohoto stolu
ui-set-by-server = tohoto serveru
ui-set-unset = Automaticky: { $value }
ui-set-days = { $count ->
    [one] každý den
    [few] každé { $count } dny
   *[other] každých { $count } dní
}
ui-set-hours = { $count ->
    [one] každou hodinu
    [few] každé { $count } hodiny
   *[other] každých { $count } hodin
}
ui-set-minutes = { $count ->
    [one] každou minutu
    [few] každé { $count } minuty
   *[other] každých { $count } minut
}
ui-set-remind-after = Připomínky
ui-set-remind-after-value = žádné
ui-set-remind-most = Nejvíc připomínek na tah
ui-set-remind-most-value = { $count ->
    [0] žádné
   *[other] { $count }
}
ui-set-pings = Pingy
ui-set-pings-none = při každém tahu
ui-set-pings-first = jen u stolu, který čeká nejdéle nebo kde dochází čas
ui-set-upcoming = Ping, když začne hráč před tebou
ui-set-upcoming-true = ano
ui-set-upcoming-false = ne
ui-set-digest = Jedna soukromá zpráva denně místo pingů, nevyprší-li čas dřív
ui-set-digest-none = ne
ui-set-quiet = Tiché hodiny
ui-set-quiet-none = žádné
ui-set-quiet-from = Tiché hodiny od
ui-set-quiet-from-none = žádné
ui-set-quiet-to = Tiché hodiny do
ui-set-quiet-to-none = žádné
ui-set-timezone = Časové pásmo
ui-set-confirm = Potvrzovat konec tahu
ui-set-confirm-true = ano
ui-set-confirm-false = ne; tahy pak nejdou vrátit
ui-set-grace = Tah se potvrdí sám
ui-set-grace-value = { $count ->
    [0] nikdy
    [one] za minutu
    [few] za { $count } minuty
   *[other] za { $count } minut
}
ui-set-grace-hours = { $count ->
    [one] za hodinu
    [few] za { $count } hodiny
   *[other] za { $count } hodin
}
ui-set-pictures = Obrázky
ui-set-pictures-none = na šířku
ui-set-pictures-wide = na šířku, pro monitor
ui-set-pictures-portrait = na výšku, pro mobil
ui-set-pictures-large = na výšku, s velkým písmem
ui-set-posts = Obrázky zpráv
ui-set-posts-none = na šířku, dokud si většina nevybere na výšku
ui-set-posts-wide = na šířku, pro monitor
ui-set-posts-portrait = na výšku, pro mobil
ui-set-posts-large = na výšku, s velkým písmem
ui-legible = Přečteš to?
ui-legible-fine = Ano
ui-legible-portrait = Pro mobil
ui-legible-large = Větší písmo
notice-tall = Zprávy tu odteď mají obrázky na výšku, jak si je většina z vás vybrala pro sebe. Správce stolu to změní v `/{ command-settings-name }`.
ui-set-listed = Ostatní vidí můj rating a statistiky
ui-set-listed-true = ano
ui-set-listed-false = ne
ui-set-language = Jazyk zpráv
ui-set-language-none = jaký má server na Discordu
ui-set-pace = Čas na tah u nových stolů
ui-set-pace-none = bez omezení, jen připomínky
ui-set-away-days = Kolik dní smí být každý hráč pryč
ui-set-away-days-value = { $count ->
    [0] žádné
   *[other] { $count }
}

ui-privacy = **Co o tobě uchovávám**
    - **Tvé Discord ID, jméno, jazyk a nastavení**, abych tě poznal a mohl ti psát. Dokud je nesmažeš.
    - **Tvá místa, odpovědi a hlasy, a jak rychle hraješ**: z nich se skládají partie. Když je smažeš, v dohraných partiích zůstane bezejmenné místo.
    - **Ratingy a čísla tvých partií**, pro `/statistiky` a `/žebříček`; `/nastavení` je ostatním skryje.
    - **Poznámky, trvalé pokyny, rady, lekce, hry nanečisto, partie, které vidíš jen ty**. Dokud je nesmažeš; nanečisto jeden den.
    - **Koho blokuješ**, aby vás nikdo neposadil k jednomu stolu. Nikdo jiný se to nedozví. Dokud je ze seznamu neodebereš.
    - **Co v prohlížeči otevírá tvé vlastní stránky a tvůj kalendář, a kterou adresu volají tvé stoly**. Dokud partie neskončí, odkaz nevyprší nebo ho nezneplatníš.
    Zprávy nečtu. Co je ode mě v kanálech, tam zůstane; ve starších zálohách zůstanou data ještě nějakou dobu.
    `/export` s volbou `vše` ti dá tvé partie jako soubor, i s nastavením a s tím, koho blokuješ.
ui-blocks = Blokovaní
ui-blocks-heading = ### Lidé, s nimiž u stolu nesedíš
ui-blocks-none = Zatím nikdo.
ui-blocks-what = -# Kdo je na seznamu, nemůže přisednout k tvým stolům ani ty k jeho. Nikdo jiný se to nedozví.
ui-blocked-one = - **{ $name }**, od { $since }
ui-block-whom = Někoho zablokovat
ui-unblock-whom = S někým zase hrát
ui-blocked = K jednomu stolu už vás neposadím: **{ $name }** a ty.
ui-blocked-together = Tyto stoly ještě dohrajete spolu:
ui-blocked-table = - { $game } v { $channel }
ui-forget = Smazat moje data
ui-forget-seats = { $count ->
    [one] **Ještě hraješ u stolu.** Nejdřív předej své místo.
    [few] **Ještě hraješ u { $count } stolů.** Nejdřív předej svá místa.
   *[other] **Ještě hraješ u { $count } stolů.** Nejdřív předej svá místa.
}
ui-forget-seat = **{ $game }** v { $channel }
ui-yield = Botovi
ui-yield-whom = Členovi…
ui-yield-end = Ukončit partii
ui-yield-all = Vše botům
ui-yield-back = Zpět
ui-forget-sure = **Smazat všechno, co o tobě vím?** Odejdeš od stolů, které ještě nezačaly; tvé ratingy, poznámky, lekce a nastavení zmizí natrvalo a své dohrané partie už neexportuješ ani nerozebereš.
    Chceš-li si partie nechat, nejdřív `/export` s volbou `vše`.
ui-forget-all = Smazat všechno
ui-forgotten = Všechno je smazané. Když tu někdy budeš hrát znovu, začneš od začátku.

ui-clock-moved = Hodiny se posouvají o { $time }.

## Chyby

error-unforeseen = Něco se u nás pokazilo (chyba { $id }). Než to zkusíš znovu, podívej se příkazem `/deska`, jak to stojí.
error-no-server-here = To jde jen na serveru, kde jsem.
error-no-lobby-of-yours = Nemáš tu otevřený stůl. Otevři ho příkazem `/{ command-game-name } { command-game-new-name }` a pak pozvi.
error-not-my-message = Povědět můžu jen, co ukazují mé vlastní zprávy.
error-nothing-to-say = V této zprávě není nic než její text.
error-not-in-here = Sám sem psát nemůžu, takže tu žádný stůl není. `/{ command-game-name } { command-game-new-name }` začne partii proti botům, kterou vidíš jen ty; zpět k ní vede `/{ command-turns-name }`.
error-no-longer-kept = Jak stůl tehdy vypadal, už se neuchovává.
error-no-table-here = V tomto kanálu žádný stůl není. Otevři ho příkazem `/hra nová`.
error-missing-permissions = Abych v { $channel } mohl vést stůl, potřebuji: { $permissions }. Požádej někoho, kdo smí ten kanál spravovat.
error-no-threads-here = { $channel } nemůže mít vlákna. Vyber v `kde` textový kanál nebo fórum, nebo vynech `vlákno`.
error-not-your-channel = V { $channel } psát nesmíš, takže tam nemůžeš otevřít stůl.
error-not-an-opener = Na tomto serveru smí stoly otevírat jen { $role }. Přisednout můžeš ke každému otevřenému: `/{ command-tables-name }`.
error-opened-elsewhere = Na tomto serveru se stoly otevírají v { $channel }.
error-bad-option = „{ $value }“ tu nejde použít. Vyber něco z nabídky; lidé musí být členy tohoto serveru.
error-no-such-seat-name = Nikdo jménem „{ $name }“ u tohoto stolu nesedí. Vyber jméno z nabídky.
error-seat-for-a-bot = { $name } je aplikace a hrát nemůže. Vyber člena.
error-bad-interval = Nerozumím: „{ $text }“. Napiš třeba 12h, 90m nebo 2d, nebo { typed-none }, nebo { typed-default }.
error-bad-time = Nerozumím: „{ $text }“. Napiš denní dobu, třeba 08:00, nebo { typed-none.no }.
error-not-listed = { $name } statistiky ostatním neukazuje.
error-bad-hours = Nerozumím: „{ $text }“. Napiš tiché hodiny, třeba 22-7 nebo 22:30-07:00, nebo { typed-none.never }.
error-not-shown = Platí to, ale odpověď nešlo ukázat. Jak to stojí, ukáže `/deska`.
error-not-stored = Nešlo to uložit, takže se nic nestalo. Zkus to za chvíli znovu.
error-lost = Discord neodpověděl, takže se nic nestalo. Zkus to znovu.
error-cut-off = Uprostřed toho se restartuji a nevím, zda to proběhlo. Než to zopakuješ, podívej se za minutu.
error-restarting = Právě se restartuji, takže se nic nestalo. Zkus to za minutu znovu.
error-old-command = Tento příkaz se změnil. Napiš ho znovu; když to nepomůže, restartuj Discord.
error-old-button = Toto tlačítko patří mé jiné verzi. Použij novější zprávu, nebo `/deska`.

permission-view-channel = Zobrazit kanál
permission-send-messages = Odesílat zprávy
permission-send-messages-in-threads = Odesílat zprávy ve vláknech
permission-create-public-threads = Vytvářet veřejná vlákna
permission-embed-links = Vkládat odkazy
permission-attach-files = Přikládat soubory
permission-read-message-history = Číst historii zpráv


## stoly

error-unknown = Něco se pokazilo a nic se nezměnilo. Zkus to znovu.
error-unknown-game = Hra jménem „{ $game }“ tu není. Vyber některou z těchto: { $known }.
error-lacks-numpy = `learn` potřebuje numpy: nainstaluj ho příkazem `pip install 'roundhouse[dev]'`.
error-unknown-policy = Bot jménem „{ $policy }“ pro tuto hru není. Vyber z nabídky.
error-unknown-variant = Možnost „{ $variant }“ tato hra nemá. Vyber z nabídky.
error-refused = { $reason }
error-wrong-seats = V tomto počtu se tato hra nehraje: { $seats }. Hráčů může být: { $legal }.
error-bad-table = Takto partii připravit nejde. Vyber jiné možnosti.
error-table-here = V tomto kanálu už stůl je. Otevři další ve vlákně nebo v jiném kanálu, nebo tento zavři příkazem `/hra zavřít`.
error-game-here = Jedna partie tu už běží. Zavřeš ji příkazem `/hra zavřít`.
error-still-running = Tato partie ještě neskončila.
error-no-such-game = Takový stůl není. Tvé stoly ukáže `/hra stav`.
error-not-in-lobby = Partie už začala. Správce stolu může dát místo někomu jinému příkazem `/hra místo`.
error-not-there-yet = Vlákno tvého stolu se otevírá. Zkus to za chvíli znovu.
error-no-sandbox-here = U tohoto stolu se nanečisto nehraje.
error-sandbox-gone = Tato hra nanečisto už není, nebo patří někomu jinému. Otevři svou příkazem `/nanečisto`.
error-solo-gone = Tahle partie už není, nebo patří někomu jinému. Co na tebe čeká, ukáže `/{ command-turns-name }`.
error-sandbox-full = { $n ->
    [one] Nanečisto jde odehrát { $n } tah. Vrať se pomocí **Zpět o krok**, nebo začni od stolu.
    [few] Nanečisto jde odehrát { $n } tahy. Vrať se pomocí **Zpět o krok**, nebo začni od stolu.
   *[other] Nanečisto jde odehrát { $n } tahů. Vrať se pomocí **Zpět o krok**, nebo začni od stolu.
}
error-not-your-lesson = Tato lekce patří někomu jinému. Otevři svou příkazem `/výuka`.
error-unknown-lesson = Taková lekce není. Vyber ji příkazem `/výuka`.
error-not-running = Partie ještě nezačala. Stiskni **Začít** u zprávy stolu, nebo použij `/hra začít`.
error-openers-are-gone = Na tomto serveru smí stoly otevírat role, která už neexistuje. Kdo smí server spravovat, může vybrat jinou: `/{ command-setup-name }`.
error-already-seated = { $name } už u tohoto stolu sedí.
error-table-full = Stůl je plný ({ $n }). Požádej správce stolu o víc míst, nebo otevři jiný stůl.
error-not-admitted = K tomuto stolu přisednout nemůžeš. Jiné ukáže `/{ command-tables-name }`.
error-no-seat-for-them = K tomuto stolu { $name } přisednout nemůže.
error-blocked-by-you = Sedí tu někdo, koho blokuješ: { $name }. Tvůj seznam ukáže `/{ command-block-name }`.
error-by-invitation = K tomuto stolu se přisedá jen na pozvání. Správce stolu: { $name }.
error-for-a-role = K tomuto stolu smí přisednout jen { $role }. Správce stolu tě ale může pozvat.
error-role-is-gone = Tento stůl je pro roli, která už neexistuje. Správce stolu může vybrat jinou: **Možnosti**, **Kdo smí přisednout**.
error-too-few-finished = { $least ->
    [one] K tomuto stolu je potřeba { $least } dohraná partie. Tvoje: { $n }.
    [few] K tomuto stolu jsou potřeba { $least } dohrané partie. Tvoje: { $n }.
   *[other] K tomuto stolu je potřeba { $least } dohraných partií. Tvoje: { $n }.
}
error-too-often-late = K tomuto stolu je potřeba { $least } % tahů včas. U tebe je to { $percent } %.
error-unknown-tempo = K tomuto stolu je potřeba { $least } % tahů včas. Zatím mělo časový limit tolik tvých tahů: { $n }. Stačí jich { $enough }.
error-too-many-tables = { $new ->
    [1] Sedíš u tolika stolů: { $n }. Dokud nemáš dohrané { $games } partie, víc jich najednou být nemůže.
   *[other] Sedíš u tolika stolů: { $n }. Víc jich na tomto serveru najednou být nemůže: nejdřív některý dohraj, nebo od něj odejdi.
}
error-blocks-full = Blokuješ tolik lidí: { $n }. Víc to nejde. Nejdřív někoho ze seznamu odeber: `/{ command-block-name }`.
error-not-yourself = To jsi ty.
error-too-few-seats = { $n ->
    [one] U stolu už sedí { $n } hráč. Vyber aspoň tolik míst.
    [few] U stolu už sedí { $n } hráči. Vyber aspoň tolik míst.
   *[other] U stolu už sedí { $n } hráčů. Vyber aspoň tolik míst.
}
error-not-the-chooser = Možnosti tohoto stolu vybírá jen jeho správce; ukazuje je zpráva stolu.
error-not-the-starter = Správce stolu je { $name } a zahájí partii. Stiskni **Připraveno**, až můžeš.
error-others-sit = Někdo právě přisedl nebo odešel. Podívej se na stůl a pak stiskni **Začít** znovu.
error-not-over = Zápis prozrazuje tajemství všech, takže je k dispozici až po skončení partie.
error-cannot-move = Toto není databáze, kterou umím přečíst: řádek { $line } souboru je špatně a nic se nezapsalo.
error-database-there = Databáze { $file } už tu je a celá přijde jen tam, kde žádná není: přesuň ji stranou, nebo uveď jinou.
error-database-in-use = Databázi { $file } má otevřenou někdo jiný, třeba běžící Roundhouse: nejdřív ho zastav.
error-move-differs = Co bylo zapsáno do { $file }, se nečte stejně jako předtím ({ $tables }), takže se to vrátilo zpět.
error-bad-file = Toto není partie, kterou umím přečíst: dej mi zápis (.txt), nebo .json, který dá `/export` o dohrané partii.
error-file-too-large = Tento soubor je na partii moc velký: { $size } kB, nejvýš smí mít { $most }.
error-import-needs-manager = Přinést běžící partii (její soubor ukazuje vše skryté) a rozdat v ní místa smí jen ten, kdo smí spravovat server. Dohranou může přinést kdokoli.
error-nothing-to-export = Zatím tu nemáš žádnou partii, takže není co exportovat.
error-no-hint = Bot tu také neví, takže rada není.
error-not-seated = U tohoto stolu nesedíš. Nejdřív přisedni příkazem `/hra přisednout`.
error-wrong-count = V tomto počtu partie začít nemůže: { $n }. Hráčů může být: { $legal }. Počkej na ostatní, nebo vyber v možnostech boty.
error-not-your-seat = U tohoto stolu nehraješ, ale můžeš se na něj podívat příkazem `/plán`.
error-not-your-decision = Nejsi na tahu. Až budeš, dostaneš ping.
error-illegal-answer = „{ $answer }“ teď nejde. Vyber některý z nabízených tahů.
error-too-far-ahead = „{ $answer }“ nejde vrátit, zahraj to tedy nejdřív samotné. Nic se nezměnilo.
error-nothing-to-undo = Bez ptaní tu není co vrátit. `/zpět zeptat` se zeptá stolu.
error-undo-alone = Tento tah můžeš vrátit bez ptaní: **Celý tah znovu**, nebo `/zpět tah`.
error-nothing-to-take-back = Není žádný tvůj tah, který by šel vrátit. Uchovává se jen poslední.
error-not-saved = Tvůj tah nešlo uložit, takže se nic nestalo. Zkus to za chvíli znovu.
error-cannot-open = Tuto partii dnešní verze jejích pravidel neotevře. Řekni to tomu, kdo Roundhouse provozuje: partie { $game }.
error-newer-save = Tato partie je uložená pozdější verzí pravidel. Řekni tomu, kdo Roundhouse provozuje, ať ho aktualizuje.
error-game-is-over = Tato partie skončila. Nový stůl otevřeš příkazem `/hra nová`.
error-no-picture = Obrázek teď nešlo nakreslit. Zkus to za chvíli znovu.
error-takes-longer = Trvá to příliš dlouho, aby se to ukázalo tady. Až to bude hotové, přijde to v soukromé zprávě.
error-no-such-order = Trvalý pokyn „{ $order }“ pro toto rozhodnutí není. Vyber z nabídky.
error-no-such-seat = Takové místo tento stůl nemá. Vyber některého z nabízených hráčů.
error-not-the-host = To může jen správce tohoto stolu, nebo kdo smí spravovat server.
error-not-a-manager = To může jen ten, kdo smí spravovat server.
error-not-your-settings = Měnit můžeš jen své vlastní nastavení.
error-bad-setting = { $setting ->
    [remind_after] Připomínky mohou být od sebe nejvýš 7 dní.
    [remind_most] Na tah může být nejvýš 20 připomínek, takže { $value } je moc.
    [quiet_from] Tiché hodiny potřebují začátek i konec a každý si je nastavuje jen sám.
    [quiet_to] Tiché hodiny potřebují začátek i konec a každý si je nastavuje jen sám.
    [timezone] „{ $value }“ tu jako časové pásmo nejde. Napiš své třeba Europe/Prague.
    [role] Co máš vybráno, už není. Otevři formulář znovu.
    [opens] Co máš vybráno, už není. Otevři formulář znovu.
    [list] Co máš vybráno, už není. Otevři formulář znovu.
   *[other] „{ $value }“ pro toto nastavení nejde. Použij něco z toho, co nabízí `/nastavení`.
}
error-already-resting = Tato partie už má pauzu. `/hra pokračovat` ji ukončí.
error-bad-absence = Nerozumím: „{ $text }“. Napiš 10d, 2t, datum jako 24.12.2026, nebo { typed-back }.
error-nothing-waits = Tento stůl na tebe teď nečeká.
error-not-away = Nejsi pryč.
error-still-seated = { $tables ->
    [one] Ještě hraješ u stolu. Nejdřív předej své místo: `/soukromí`.
    [few] Ještě hraješ u { $tables } stolů. Nejdřív předej svá místa: `/soukromí`.
   *[other] Ještě hraješ u { $tables } stolů. Nejdřív předej svá místa: `/soukromí`.
}
error-not-here = Tento stůl je na jiném serveru. Předej své místo tam, nebo botovi.
error-uncertain = Uprostřed toho vypadla databáze a nevím, zda to proběhlo. Než to zopakuješ, podívej se za minutu.
error-past-time = Ta doba už uplynula. Řekni, kdy budeš zpět, třeba 10d nebo 24.12.2026.
error-already-asked = Na to se stolu už někdo ptá.
error-needs-agreement = Ostatní u stolu musí souhlasit.
error-nothing-to-decide = O ničem takovém se teď nehlasuje.
error-no-seat-to-give = Nehraje tu žádný bot, takže žádné místo převzít nejde.
error-nobody-plays-so = Žádnou z těchto her nehraje tolik hráčů.
error-no-seat-kept = Místo tu už pro tebe nedržím. Nový stůl ti najde `/{ command-find-name }`, otevřené ukáže `/{ command-tables-name }`.
error-for-the-host = To rozhoduje správce tohoto stolu.
error-needs-people = Někdo hrát musí. `/hra zavřít` zavře stůl.
error-one-or-the-other = Řekni, kdo místo převezme: buď člen, nebo bot.
error-not-your-vote = Rozhodují jen lidé u tohoto stolu a nikdo sám o sobě.
error-vote-is-over = Stůl už rozhodl.
error-not-resting = Tato partie pauzu nemá.
error-newer-database = Databáze má schéma { $found }, ale tato verze zná jen do { $known }. Nainstaluj verzi, která ji zapsala, nebo pozdější.
error-bad-database = Databázi { $file } nejde otevřít: { $reason }.
error-bad-config = { $setting } nemůže být „{ $value }“. Co smí být, říká .env.example.
error-bad-shards = „{ $value }“ neurčuje žádné části. 0-3/16 jsou první čtyři ze šestnácti, 15/16 je poslední.
error-bad-metrics = Na { $address }, jak chce METRICS, naslouchat nejde: { $reason }.
error-bad-record = Zápis nejde přehrát: řádek { $line }.

idle-spectator = U tohoto stolu nehraješ; takhle to stojí.
idle-not-your-turn = Až budeš na tahu, dostaneš ping.
idle-practice = Hrají boti. Až budeš na tahu, dostaneš ping.
idle-thinking = { $seat } přemýšlí. Až budeš na tahu, dostaneš ping.
idle-thinking-long = { $seat } přemýšlí, ještě asi { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}. Až budeš na tahu, dostaneš ping.
idle-over = Partie skončila.
idle-ended = Tato partie skončila předčasně.
idle-cared = U tohoto stolu za tebe hraje bot.
turn-back-asked = Stůl dostal otázku, zda vrátit tah ({ $seat }, { $when }).
turn-taken-back = Vrácený tah: { $seat } ({ $when }){ $people ->
    [1] ;
   *[other] , po dohodě;
} co se odhalilo, zůstává známé.
turn-taken-back-all = Vrácený tah: { $seat } ({ $when }) a vše po něm ({ $others }){ $people ->
    [1] ;
   *[other] , po dohodě;
} co se odhalilo, zůstává známé.
stale-panel = Stůl od té doby pokročil, takže se nic neprovedlo. Takhle to stojí teď.

notice-turn-redone = Pravidla této hry byla opravena uprostřed tahu, takže tento tah začíná znovu. Před ním se nic nezměnilo.
notice-digest-over = { $days ->
    [one] Už { $days } den od tebe není žádná odpověď, takže souhrn končí: stoly tě zase pingají. Vrátí ho `/{ command-settings-name } { command-settings-digest-name }`.
    [few] Už { $days } dny od tebe není žádná odpověď, takže souhrn končí: stoly tě zase pingají. Vrátí ho `/{ command-settings-name } { command-settings-digest-name }`.
   *[other] Už { $days } dní od tebe není žádná odpověď, takže souhrn končí: stoly tě zase pingají. Vrátí ho `/{ command-settings-name } { command-settings-digest-name }`.
}
notice-digest-refused = Soukromé zprávy ode mě nepřijímáš, takže souhrn není: stoly tě zase pingají. Chceš-li ho, povol zprávy od členů tohoto serveru a nastav `/nastavení souhrn` znovu.
notice-paused = { $name } dává této partii pauzu: hodiny stojí a nikdo nedostává připomínky. Hrát se smí i tak.
notice-paused-together = Tato partie má pauzu: hodiny stojí a nikdo nedostává připomínky. Hrát se smí i tak.
notice-resumed-together = Tato partie pokračuje: hodiny zase běží.
notice-ended-together = Tato partie skončila po společné dohodě.
notice-resumed = { $name } obnovuje tuto partii: hodiny zase běží.
away-day = { $at }
away-begins = { $seat } je pryč do { $until }.
away-begins-cared = { $seat } je pryč do { $until }; zatím hraje bot.
care-begins = { $seat }: hraje bot.
care-ends = { $seat } je zpět.
guest = { $name }
notice-invited = { $name } zve k tomuto stolu: { $to }.
notice-invited-you = { $count ->
    [1] { $name } tě zve k tomuto stolu.
   *[other] { $name } vás zve k tomuto stolu.
}
notice-sent-away = { $name } hraje v { $where } bez tebe: tvé místo je tam zase volné.
notice-all-ready = Všichni mají připraveno: správce stolu může stisknout **Začít**.
notice-lobby-old = Týden se tu nic nestalo, takže se tento stůl zavírá.
notice-wish-over = Hledání stolu po dvou týdnech končí: nikdo nechtěl totéž. Znovu začneš příkazem `/{ command-find-name }`.
notice-wish-watched = O nových stolech ti po dvou týdnech přestávám dávat vědět. Znovu to zapneš příkazem `/{ command-find-name }`.
notice-wish-missed = Dvě místa, která jsem ti držel, zůstala volná, takže stůl už nehledám. Znovu začneš příkazem `/{ command-find-name }`.
notice-table-open = { $room ->
    [one] Otevřený stůl: **{ $game }**, { $room } volné místo, { $channel }
    [few] Otevřený stůl: **{ $game }**, { $room } volná místa, { $channel }
   *[other] Otevřený stůl: **{ $game }**, { $room } volných míst, { $channel }
}
notice-not-started = Partie nemohla sama začít. { $reason }
notice-vote-open = Otázka výše čeká na tvůj hlas.
notice-upcoming = Pak hraješ ty: na tahu je { $seat }.
notice-ended = { $name } ukončuje tuto partii.
notice-seat = Místo mění hráče: { $name } → { $to }.
notice-seat-orders = Místo mění hráče: { $name } → { $to }; dřívější trvalé pokyny už neplatí.
luck-sealed = Všechna náhoda této partie je vylosovaná a zapečetěná: SHA-256 `{ $commitment }`. Na konci se pečeť zlomí, aby si ji každý mohl ověřit.
luck-told = Pečeť náhody této partie: SHA-256 z `{ $seed } { $salt }`. `python -m engine verify` nad jejím zápisem ověří každý los.
imported = { $name } přináší tuto partii ze souboru: hrála se jinde.
imported-moved = Tuto partii sem přesunul ten, kdo Roundhouse provozuje; začala jinde.
imported-running = { $name } přináší tuto běžící partii ze souboru, ve kterém jde přečíst vše skryté.
hint-used = { $seat } si bere radu.
hard-is-hasty = { $seat } nemá čas přemýšlet a hraje jako střední bot.
order-followed = { $seat } má trvalý pokyn: „{ $order }“.
notice-no-room = Nešlo otevřít vlákno pro tvůj stůl, takže žádný stůl není. { $reason }
notice-undeliverable = U tvého stolu číslo { $game } už nemohu psát. { $reason }

trouble-channel-gone = Kanál už není. Můžeš partii ukončit, nebo požádat o obnovení kanálu.
trouble-direct-messages-closed = Soukromé zprávy jsou vypnuté.
trouble-no-answer = Discord zprávu několik dní nepřijal.
trouble-refused = Discord zprávu odmítl; proč, říká záznam Roundhouse.
trouble-missing-view-channel = Nesmím vidět kanál. Povol mi to (Zobrazit kanál).
trouble-missing-send-messages = Nesmím v kanálu psát. Povol mi to (Odesílat zprávy).
trouble-missing-send-messages-in-threads = Nesmím ve vlákně psát, nebo je archivované. Otevři ho a povol mi to (Odesílat zprávy ve vláknech).
trouble-missing-create-public-threads = Nesmím v kanálu otevírat vlákna. Povol mi to (Vytvářet veřejná vlákna).
trouble-missing-embed-links = Nesmím v kanálu vkládat odkazy. Povol mi to (Vkládat odkazy).
trouble-missing-attach-files = Nesmím v kanálu přikládat soubory. Povol mi to (Přikládat soubory).
trouble-missing-read-message-history = Nesmím v kanálu číst historii zpráv. Povol mi to (Číst historii zpráv).
error-bad-token = Discord token nepřijímá. Obnov ho v části „Bot“ na https://discord.com/developers/applications a nový vlož do .env.
error-no-discord = Discord není dostupný ({ $reason }). Zkontroluj síť a DISCORD_API_BASE, pokud je nastavené.

# Zpětný pohled
ui-past-setup = **Začátek**
ui-past-turn = **Tah { $turn }/{ $turns }**, kolo { $round }
ui-past-turn-of = **Tah { $turn }/{ $turns }**, kolo { $round }: { $seat }
ui-words = Slovy
ui-words-heading = ### { $game } slovy, strana { $page }/{ $pages }
ui-words-hint = Přejdi na…
ui-pictures = Obrázky
ui-pictures-hint = Který obrázek?
ui-picture-overview = Stůl
ui-picture-main = Herní plán
ui-picture-map = Mapa
ui-picture-market = Trh
ui-picture-stations = Stanice
ui-picture-tracks = Stupnice
ui-picture-key = Ikony
ui-picture-result = Bodování
ui-picture-rounds = Body po kolech
ui-picture-player = Deska: { $seat }
ui-past-back = ◀ Tah
ui-past-on = Tah ▶
ui-past-far-back = ⏪ { $count }
ui-past-far-on = { $count } ⏩
ui-past-now = Teď

# Přehrání
ui-replay = Přehrát
ui-replay-drawing = Kreslím přehrání: tah { $done }/{ $total }.
ui-replay-stop = Zastavit
ui-replay-running = **{ $game }** dosud, jak to šlo vidět: { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}.
ui-replay-over = **{ $game }** od začátku do konce: { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}.
ui-replay-page = Soubor níže je stránka k prolistování, s průběhem a body každého tahu. Ulož ji a otevři v prohlížeči: síť nepotřebuje.
ui-replay-gap = Některé tahy chybějí: pravidla byla od té doby opravena.
ui-replay-post = Ukázat v kanálu
error-already-drawn = Přehrání této partie se právě pro někoho kreslí: tah { $done }/{ $total }. Zeptej se znovu, až bude hotové.
error-replay-stopped = Přehrání bylo zastaveno. `/přehrát` ho nakreslí znovu.

# Rozbory
ui-review = Rozbor
ui-review-working = Procházím tvou partii: { $percent } %.
ui-review-stop = Zastavit
ui-review-heading = **{ $game }**: co tě stálo nejvíc
ui-review-none = **{ $game }**: skoro nic ti neuniklo. Posouzená rozhodnutí: { $judged }; zjevně lepší tah se v nich nenašel.
ui-review-point = - **Tah { $turn }**, asi { $gain ->
    [one] { $gain } bod
    [few] { $gain } body
   *[other] { $gain } bodů
}: **{ $better }**, ne { $played }
ui-review-how = -# Body: o kolik by to v průměru zvětšilo náskok před ostatními, kdyby od té chvíle všichni hráli jako *střední* bot. Posouzeno podle toho, co šlo tehdy vědět, bez náhody; nezkoušel se každý možný tah.
ui-review-gap = -# Jen začátek: pravidla byla od té doby opravena.
ui-review-turn = Tah { $turn }
ui-review-title = **Tah { $turn }**: šlo získat asi o { $gain ->
    [one] { $gain } bod víc.
    [few] { $gain } body víc.
   *[other] { $gain } bodů víc.
}
ui-review-title-margin = **Tah { $turn }**: šlo získat asi o { $gain ->
    [one] { $gain } bod víc (± { $margin }).
    [few] { $gain } body víc (± { $margin }).
   *[other] { $gain } bodů víc (± { $margin }).
}
ui-review-played = Zahráno:
ui-review-better = Lepší:
ui-review-move = - { $prompt } { $move }
ui-review-move-shown = - { $prompt } **{ $move }**
ui-review-all = Přehled
ui-review-back = ◀ Tah { $turn }
ui-review-on = Tah { $turn } ▶
ui-review-move-back = ◀ Krok
ui-review-move-on = Krok ▶
error-no-review = Tato hra nemá těžkého bota, takže rozbor není.
error-not-over-yet = Rozbor je až po skončení partie. Jak stála tah po tahu, ukáže `/plán`.
error-already-reviewed = Tato partie se právě pro někoho rozebírá: { $percent } %. Zeptej se za minutu znovu.
error-review-stopped = Rozbor byl zastaven. `/rozbor` začne znovu.
error-review-failed = Rozbor se přerušil. `/rozbor` začne znovu.

# Stůl v prohlížeči

web-look = Zblízka
web-to-move = { $seat }: { $prompt }
web-decision = Tvoje rozhodnutí
web-own = Tato stránka je jen tvoje: kdo má její adresu, vidí totéž co ty.
web-public = Co smí vidět všichni
web-closer = Přiblížit
web-farther = Oddálit
web-whole = Celé
web-board = Stůl
web-keys = Plus a minus přibližují a oddalují obrázek, šipky ho posouvají, 0 ho ukáže celý. Tabulátor vede ke každé věci na něm, šipky k další v jejich směru, Enter k jejímu pravidlu. Všechno, co ukazuje, je níže slovy.
web-past-board = Přeskočit plán
web-close = Zavřít
web-trouble = Není spojení, zkouším to znovu.
web-gone = Tato stránka se už neobnovuje: partie skončila, nebo odkaz už neplatí.
web-nothing = Odkaz na tvou vlastní stránku platí do konce partie, nejdéle 14 dní, nebo než ho zneplatníš. Další najdeš ve svém panelu.
web-search = Hledat v pravidlech
web-find = Najít
web-whole-book = Celá pravidla
web-found = { $count ->
    [0] O „{ $query }“ pravidla nic neříkají. Zkus méně slov.
    [one] Jedno pravidlo o „{ $query }“
    [few] { $count } pravidla o „{ $query }“
   *[other] { $count } pravidel o „{ $query }“
}
web-link = Stránka pro všechny
web-no-link = Zrušit stránku
web-revoke = { $count ->
    [one] Zneplatnit svůj odkaz
    [few] Zneplatnit své { $count } odkazy
   *[other] Zneplatnit svých { $count } odkazů
 }
web-revoked = Tvoje odkazy už nic neotevřou. V příštím panelu bude nový.
web-to-text = Přejít k textu
web-about = Deskové hry o vlacích na Discordu, tah po tahu, kdykoli máš dvě minuty. Hraje se tam, tady se jen díváš.
web-lesson = Ke čtení. Na Discordu si to zahraješ přes `/{ command-learn-name }`.
web-english = Celé znění je anglicky.
web-hall = Stránka serveru
web-hall-title = { $server }: výsledky
web-hall-open = Otevřené stoly
web-hall-running = Rozehrané partie
web-hall-results = Výsledky
web-hall-seats = obsazená místa: { $taken }/{ $wanted }
web-hall-join = Přisednout na Discordu
web-hall-none-open = Teď není otevřený žádný stůl.
web-hall-none-running = Teď se nic nehraje.
web-hall-none-over = Žádná partie ještě neskončila.
web-hall-older = Starší výsledky
web-hall-feed = Odběr novinek
web-calendar = Moje termíny do kalendáře
web-calendar-what = Přidej si tuto adresu do kalendáře jako odběr („z adresy URL“): vždy v něm bude, dokdy máš hrát nebo hlasovat a kdy začne partie.
    `{ $url }`
    -# Jen pro tebe: kdo má adresu, vidí tyto termíny. `/{ command-privacy-name }` ji zneplatní.
web-calendar-file = Otevřít
web-calendar-move = { $table }: tvůj tah
web-calendar-vote = { $table }: tvůj hlas
web-calendar-start = { $table }: partie začíná
web-hook = Webhook…
web-hook-title = Webhook tohoto stolu
web-hook-ask = Adresa volaná po každém tahu (prázdné: žádná)
web-hook-set = Odteď stůl po každém tahu volá tuto adresu: místa, body, kolo, žádná jména.
    Volání jsou podepsaná tímto klíčem (Standard Webhooks). Uvidíš ho jen teď:
    `{ $key }`
web-hook-gone = Stůl už žádnou adresu nevolá.
notice-hook-lost = Webhook tvého stolu číslo { $game } tři dny nikdo nepřijal, takže ho stůl už nevolá. Znovu se nastaví v `/{ command-game-name } { command-game-status-name }`.
error-bad-hook = Webhook začíná https:// a vede na internet, ne k zařízení ve vlastní síti.
error-no-such-page = Taková stránka tu není.
error-bad-web = Na { $address }, jak chce WEB, naslouchat nejde: { $reason }.
