## Slash commands: names and descriptions (at most 100 characters)

command-game-name = játék
command-game = Egy asztal ebben a csatornában
command-game-new-name = új
command-game-new = Asztalt nyit egy játékhoz ebben a csatornában
command-game-new-game-name = játék
command-game-new-game = Melyik játék
command-game-new-players-name = létszám
command-game-new-players = Hány hely; ha kihagyod, annyi, ahányan beülnek
command-game-new-opponents-name = botok
command-game-new-opponents = Botok az üres helyekre
command-game-new-thread-name = szál
command-game-new-thread = Külön szál az asztalnak
command-game-new-in-name = hol
command-game-new-in = Másik csatorna vagy fórum az asztalnak
command-game-new-called-name = név
command-game-new-called = Az asztal neve
command-game-join-name = beülök
command-game-join = Beülsz a csatorna asztalához
command-game-leave-name = felállok
command-game-leave = A kezdés előtt felállsz az asztaltól
command-game-ready-name = kész
command-game-ready = Jelzed, hogy kész vagy, vagy mégsem
command-game-start-name = kezdés
command-game-start = Elindítja a játszmát (csak a házigazda)
command-game-status-name = állapot
command-game-status = Ki játszik itt, ki következik, és a többi asztalod
command-game-end-name = lezárás
command-game-end = Lezárja az asztalt (a házigazda, vagy aki a szervert kezeli)
command-game-concede-name = feladás
command-game-concede = Felajánlod, hogy feladod: ha mindenki beleegyezik, a jelenlegi állással vége
command-game-pause-name = szünet
command-game-pause = Megállítja az órákat és az emlékeztetőket (a házigazda, vagy aki a szervert kezeli)
command-game-resume-name = folytatás
command-game-resume = Az órák újra járnak
command-game-seat-name = hely
command-game-seat = Egy hely másnak adása (a házigazda, vagy aki a szervert kezeli)
command-game-seat-seat-name = kié
command-game-seat-seat = Kinek a helye
command-game-seat-to-name = kinek
command-game-seat-to = A tag, aki átveszi
command-game-seat-opponent-name = bot
command-game-seat-opponent = Vagy a bot, amelyik átveszi
command-game-mute-name = némítás
command-game-mute = Ez az asztal ne értesítsen többé, vagy értesítsen újra
command-game-seek-name = keres
command-game-seek = Játékost keres egy bot helyére, vagy már nem (csak a házigazda)
command-game-import-name = betöltés
command-game-import = Játszma betöltése fájlból, megnézésre vagy (aki a szervert kezeli) folytatásra
command-game-import-file-name = fájl
command-game-import-file = Jegyzőkönyv (.txt), vagy befejezett játszma exportált .json fájlja
command-game-import-seat-name = hely{ $n }
command-game-import-seat = Ki veszi át ezt a helyet; ha kihagyod, egy bot
command-turns-name = köreim
command-turns = Az asztalaid: melyik vár rád, a legrégebbi elöl, és kire vársz te
command-setup-name = beállítás
command-setup = Hol nyílnak az asztalok ezen a szerveren, hol a listájuk, ki nyithat, nyelv és tempó
command-tables-name = asztalok
command-tables = A szerver nyitott asztalai, és egy hely neked
command-tables-game = Csak ennek a játéknak az asztalai
command-tables-game-name = játék
command-tables-pace = Csak az ilyen tempójú asztalok
command-tables-pace-name = tempó
command-find-name = asztalkeresés
command-find = Asztalt keresel: mondd meg, mit játszanál, és azokkal játszol, akik ugyanazt szeretnék
command-away-name = távol
command-away = Távol leszel minden asztalodtól: nincs értesítés, és az órák állnak
command-away-until-name = eddig
command-away-until = Meddig: 10 nap, 2 hét, dátum, például 2026.12.24., vagy { typed-back }, ha itt vagy
command-away-plays-name = helyettem
command-away-plays = Addig egy bot játszik helyetted
command-do-name = lépés
command-do = Játék: írd be vagy válaszd ki a lépésed
command-do-moves-name = lépések
command-do-moves = Egy vagy több lépés, szóközzel elválasztva: mind megtörténik, vagy egyik sem
command-board-name = tábla
command-board = Az asztal vagy egy játékos táblája
command-board-player-name = játékos
command-board-player = Kinek a táblája
command-board-words-name = szavakban
command-board-words = Az egész asztal kép helyett szavakban
command-replay-name = visszajátszás
command-replay = Ez a játszma körről körre, filmként; ha vége van, lapozható oldalként is
command-replay-player-name = játékos
command-replay-player = Ahogy ez a játékos látta, ha a játszmának vége
command-review-name = elemzés
command-review = Ha ennek a játszmának vége: mi került neked a legtöbbe, és mi lett volna jobb
command-hand-name = kezem
command-hand = A táblád, a kártyáid, és amit most tehetsz
command-log-name = napló
command-log = Mi történt eddig
command-undo-name = vissza
command-undo = Az utolsó lépésed visszavonása
command-undo-turn-name = kör
command-undo-turn = Az egész kör visszavonása
command-undo-ask-name = kérés
command-undo-ask = Az asztaltól kéred az utolsó köröd visszavonását, megerősítve vagy felfedés után is
command-note-name = jegyzet
command-note = A saját jegyzeted ennél az asztalnál; csak te látod
command-note-text-name = szöveg
command-note-text = Az új jegyzet; - törli; ha kihagyod, elolvashatod
command-menu-stats = Statisztika
command-menu-invite = Meghívás az asztalomhoz
command-menu-words = Mi áll itt?
command-block-name = tiltás
command-block = Nem ülsz többé egy asztalhoz valakivel, vagy megnézed, kit tiltottál le; más nem tudja meg
command-block-person-name = személy
command-block-person = Kit tiltasz le
command-privacy-name = adataim
command-privacy = Mit őrzök rólad, miért és meddig, és hogyan törölheted
command-export-name = mentés
command-export = Ez a játszma fájlként: amit tudsz róla, és ha vége van, minden
command-export-all-name = mind
command-export-all = Minden játszmád egy fájlban, a legújabb elöl
command-rules-name = szabályok
command-rules = Egy játék szabályai, olvasásra vagy keresésre
command-rules-search-name = keresés
command-rules-search = Néhány szó, vagy egy pont száma; ha kihagyod, az egész könyv
command-rules-game-name = játék
command-rules-game = Melyik játék; ha kihagyod, az itteni
command-stats-name = statisztika
command-stats = Mit mondanak a befejezett játszmáid rólad, vagy egy másik játékosról
command-stats-player-name = játékos
command-stats-player = Kiről; ha kihagyod: rólad
command-stats-game-name = játék
command-stats-game = Csak erről a játékról
command-stats-server-name = szerver
command-stats-server = Csak ezen a szerveren
command-leaderboard-name = ranglista
command-leaderboard = Ki játszik legjobban egy játékot ezen a szerveren
command-leaderboard-game-name = játék
command-leaderboard-game = Melyik játék
command-settings-name = beállítások
command-settings = Emlékeztetők, csendes órák és megerősítés
command-settings-scope-name = kinek
command-settings-scope = Kinek: neked, ennek az asztalnak vagy ennek a szervernek
command-settings-scope-player = nekem
command-settings-scope-table = ennek az asztalnak
command-settings-scope-server = ennek a szervernek
command-settings-reminders-name = emlékeztetők
command-settings-reminders = Mennyi idő után jön emlékeztető: 12 óra, 90 perc, 2 nap, { typed-none } vagy { typed-default }
command-settings-most-name = legfeljebb
command-settings-most = Legfeljebb hány emlékeztető
command-settings-quiet-name = csend
command-settings-quiet = Mikor ne jöjjön emlékeztető: 22-7, 22:30-07:00 vagy { typed-none.never }
command-settings-timezone-name = időzóna
command-settings-timezone = Az időzónád, például Europe/Budapest
command-settings-confirm-name = megerősítés
command-settings-confirm = Megerősíted-e a köreid végét
command-settings-pings-name = értesítések
command-settings-pings = Melyik körök értesítenek
command-settings-pings-turn = minden kör
command-settings-pings-first = csak a legrégebben váró asztal, vagy ahol fogy az idő
command-settings-digest-name = összefoglaló
command-settings-digest = Értesítések helyett napi egy privát üzenet, ha előbb nem jár le az idő: 08:00, vagy { typed-none.no }
command-settings-pictures-name = képek
command-settings-pictures = Milyen elrendezésűek a képeid
command-settings-pictures-default = automatikus
command-settings-pictures-wide = széles, képernyőre
command-settings-pictures-portrait = álló, telefonra
command-settings-pictures-large = álló, nagy betűkkel
command-learn-name = tanulás
command-learn = Tanulj meg egy játékot lépésről lépésre, a saját asztalodnál
command-sandbox-name = homokozó
command-sandbox = Próbáld ki, hova vezetnek a lépéseid: az asztal másolata, csak neked
command-learn-game-name = játék
command-learn-game = Melyik játék; ha kihagyod, mind
command-help-name = súgó
command-help = Hogyan kell itt játszani, vagy hogyan zajlik egy játék
command-help-game-name = játék
command-help-game = Hogyan kell játszani ezt a játékot: a célja, egy kör, mi ér pontot, az ikonjai
command-clock-name = óra
command-clock = Csak a játszótéren: teljék az idő, hogy jöjjenek emlékeztetők
command-clock-forward-name = előre
command-clock-forward = Mennyi: 6h, 90m vagy 2d

## What options take, typed: each word in all forms

typed-none = nincs
    .no = nem
    .never = soha
    .nothing = semmi
typed-default = alap
    .long = alapértelmezett
typed-back = vissza
    .here = itt vagyok
    .came = visszajöttem
typed-minutes = p
    .one = perc
    .short = m
typed-hours = ó
    .one = óra
    .short = h
typed-days = n
    .one = nap
typed-weeks = hét

## Lobby

ui-lobby-heading = ### { $game }: ülj be az asztalhoz
ui-lobby-closed = Ez az asztal lezárult.
ui-lobby-started = A játszma elkezdődött. Jó játékot!
ui-lobby-idle = **{ $game }**: az asztalod három napja vár. Ekkor lezárul: { $closes }.
ui-lobby-keep = Maradjon
ui-lobby-fill = Kezdés botokkal
ui-lobby-close = Lezárás
ui-lobby-seats = { $missing ->
    [0] **{ $taken }/{ $wanted } hely foglalt.** A házigazda indíthatja.
   *[other] **{ $taken }/{ $wanted } hely foglalt.**
}
ui-lobby-filled = **{ $taken }/{ $wanted } hely foglalt.** A többire { $name } bot ül.
ui-lobby-thinks = A mester botok tovább gondolkodnak: egy körön akár egy percig.
ui-option = { $name }: **{ $choice }**
ui-player = { $seat }
ui-join = Beülök
ui-room-name = { $game } · { $host } asztala
ui-room = { $host } asztalt nyit: **{ $game }**.
ui-channel = { $channel }
ui-to-table = Az asztalhoz
ui-opened-in = Az asztal itt nyílik: { $channel }.
ui-leave = Felállok
ui-lobby-host = { $seat } (házigazda)
ui-lobby-ready = { $seat } ✓ kész
ui-ready = Kész vagyok
ui-now-ready = Kész vagy.
ui-now-unready = Már nem vagy kész.
ui-start-with = **Kezditek { $count } játékossal?**
ui-start-room = { $count ->
    [one] Még egy játékos beülhetne.
   *[other] Még { $count } játékos beülhetne.
}
ui-start-unready = Még nem kész: { $seats }
ui-start-now = Kezdés: { $count }
ui-options = Beállítások
ui-start = Kezdés
ui-refresh = Frissítés
ui-table-name = Név
ui-table-name-ask = Az asztal neve
ui-start-by-hint = Ha nem telik be
ui-start-by-never = Várjon
ui-start-by-kept = Kezdés botokkal, ahogy választottad
ui-start-by-days = Kezdés botokkal { $count } nap múlva
ui-start-by-line = **Kezdés: { $when }**, az üres helyeken botokkal.
ui-choice = ### Mit játszanál?
    A legkönnyebb van elöl; a többi helyre botok ülnek.
ui-choice-game = **{ $name }** · { $short } · { $weight }
ui-choice-learn = Leckék
ui-new = ### Melyik játék?
    A legkönnyebb van elöl. { $where ->
        [thread] Az asztal saját szálban nyílik ebben a csatornában: { $channel }. Bárki beülhet.
        [forum] Az asztal ebben a fórumban nyílik: { $channel }. Bárki beülhet.
       *[here] Az asztal ebben a csatornában nyílik, bárki beülhet.
    }
ui-new-table = Asztalnyitás
ui-new-alone = Játék botok ellen
ui-set-up = Beállítás
ui-tables-heading = ### Nyitott asztalok
ui-tables-invited = meghívásra
ui-tables-for = ennek a rangnak: { $role }
ui-tables-none = Most itt egy sincs.
ui-tables-only = -# Csak: { $what }
ui-tables-starts = kezdés: { $when }, botokkal
ui-tables-open = **{ $number }. { $game } · { $taken }/{ $wanted }** · { $players } · { $since } · { $channel }
ui-tables-running = **{ $number }. { $game }** · folyamatban, játékost keres · { $players } · { $channel }
ui-tables-join = Beülök: { $number }
ui-tables-ask = Átveszem: { $number }
ui-tables-joined = Van helyed: [{ $game }]({ $where })
ui-tables-all = Minden asztal
ui-tables-hint = Csak egyesek…
ui-tables-back = ◀ Vissza
ui-tables-on = Tovább ▶
ui-tables-others = Még { $count }
ui-tables-search = Szűrés
ui-find = Asztalt keresek
ui-wish-tell-me = Szólj, ha nyílik egy
ui-wish-heading = ### Asztalt keresel
ui-watch-heading = ### Szólok, ha új asztal nyílik
ui-wish-none = Itt nem keresel asztalt.
ui-wish-until = Eddig: { $until }.
ui-wish-seated = ### Van helyed: [{ $game }]({ $where })
ui-wish-kept = ### Helyet tartok neked: [{ $game }]({ $where })
    Játszol?
ui-wish-trouble = Itt csak mások asztalánál tudok helyet adni neked. { $reason }
ui-wish-games = { $games }
ui-wish-counts = játékosok száma: { $counts }
ui-wish-any-game = Bármelyik játék
ui-wish-any-pace = Bármilyen tempó
ui-wish-any-language = Bármelyik nyelv
ui-wish-fill-never = Bot nélkül
ui-wish-fill = { $count } nap után botok is jöhetnek
ui-wish-ask-games = Játékok (ha egy sincs jelölve: bármelyik)
ui-wish-ask-counts = Játékosok (ha egy sincs jelölve: bármennyi)
ui-wish-ask-pace = Tempó
ui-wish-ask-language = Az asztal nyelve
ui-wish-ask-fill = Botok
ui-wish-change = Módosítás
ui-wish-change-told = Miről szóljak
ui-wish-drop = Nem keresek tovább
ui-wish-drop-told = Ne szólj többé
ui-found = Megvan az asztal: **{ $game }**. Játszol? Egy nap múlva a hely a következőé.
ui-found-in = Játszom
ui-found-not-now = Most nem
ui-found-you-are-in = Játszol. A játszma akkor kezdődik, ha már mindenki jelezte.
ui-found-passed = A hely a következőé.
ui-setup-heading = ### Ezen a szerveren
ui-setup-opens = Asztalok nyílnak: **{ $where }**
ui-setup-role = Nyithat: **{ $who }**
ui-setup-list = A nyitott asztalok listája: **{ $where }**
ui-setup-language = Nyelv: **{ $language }**
ui-setup-pace = Szokásos tempó: **{ $pace }**
ui-setup-anywhere = bárhol
ui-setup-nowhere = sehol
ui-setup-everybody = bárki
ui-setup-own-language = a szerver nyelve
ui-setup-lacks = **Itt ez kell még ({ $channel }):**
ui-setup-change = Módosítás
ui-setup-who = -# Ezt csak az módosíthatja, aki kezelheti a szervert.
ui-setup-reminders = Emlékeztetők
ui-setup-title = Ez a szerver
ui-setup-ask-opens = Hol nyílhat asztal
ui-setup-ask-list = Hol legyen a nyitott asztalok listája
ui-setup-ask-role = Csak ez a rang nyithat asztalt
ui-setup-ask-language = Az üzenetek nyelve
ui-setup-ask-pace = Szokásos tempó
ui-welcome = Itt vonatos társasjátékokat játszhattok, körről körre, amikor épp van két percetek: { $games }.
ui-welcome-lacks = **Ez kell még itt:**
ui-needs-view-channel = **{ permission-view-channel }**: hogy lássam az asztalokat
ui-needs-send-messages = **{ permission-send-messages }**: hogy szóljak, ki következik
ui-needs-attach-files = **{ permission-attach-files }**: a táblák képei
ui-needs-embed-links = **{ permission-embed-links }**: ez is a képekhez
ui-needs-create-public-threads = **{ permission-create-public-threads }**: minden asztalnak saját szál
ui-needs-send-messages-in-threads = **{ permission-send-messages-in-threads }**: hogy ott játszani lehessen
ui-needs-read-message-history = **{ permission-read-message-history }**: hogy semmit se írjak ki kétszer
ui-learning-line = **Tanulóasztal:** a panel tippeket ad.
ui-unrated-line = **Nem értékelt:** senki értékszáma sem változik.
ui-no-sandbox-line = **Nincs homokozó:** játszma közben senki sem próbálgathat.
ui-sandbox-allowed = Homokozó: a játékosok maguknak kipróbálhatnak dolgokat
ui-rated-yes = Értékelt: számít a ranglistán
ui-learning-hints = Tanulóasztal: kérhető tippek, és az asztal megtudja
ui-language-hint = Az asztal nyelve
ui-more = Továbbiak…
ui-options-table = Asztal…
ui-options-game = Játék…
ui-options-access = Ki ülhet be…
ui-options-also = Ebben a játszmában
ui-invited = **{ $name }** meghívást kapott: { $game } itt: { $channel }.
ui-said-then = Ez az üzenet ezt mutatta:
ui-said-only = Ennek az üzenetnek a képéről ennyi maradt meg:
ui-invite = Meghívás…
ui-send-away = Valaki elküldése
ui-sent-away = { $seat } már nem ül itt, és csak meghívásra térhet vissza.
ui-access-everybody = Bárki
ui-access-invited = Csak akiket meghívok
ui-access-who = Ki ülhet be
ui-access-role = Csak ez a rang
ui-access-any = Mindegy
ui-access-ask-in-time = Lépések időben
ui-access-ask-games = Befejezett játszmák
ui-access-guests = Meghívás
ui-access-in-time = a lépések { $percent } %-a időben
ui-access-games = { $count } befejezett játszma
ui-access-invited-line = **Csak meghívásra.**
ui-access-role-line = **Csak { $role }**, és akit a házigazda meghív.
ui-access-asks = **Kell:** { $all }.
ui-setup-public = Oldal böngészőben: **annak, akinél megvan a címe**
ui-setup-ask-public = Oldal böngészőben
ui-setup-public-no = nincs
ui-setup-public-yes = Asztalok és eredmények, annak, akinél megvan a cím
ui-setup-most = Asztalok fejenként egyszerre: **{ $most }**
ui-setup-ask-most = Asztalok fejenként egyszerre
ui-setup-most-usual = 20; újaknak 3
ui-setup-most-tables = { $count ->
    [0] bármennyi
   *[other] { $count }
}
ui-options-heading = ### Beállítások: { $game }
    A választásodat az asztal üzenete mutatja. Ha mindenki itt van, nyomd meg: **Kezdés**.
ui-seats-hint = Helyek száma
ui-seats-any = Annyi hely, ahány játékos beül
ui-seats = { $count } hely
ui-opponents-hint = Botok
ui-opponents-nobody = Nincs bot
ui-opponents = Üres helyek: { $name } bot
ui-opponent-easy = könnyű
ui-opponent-normal = közepes
ui-opponent-hard = nehéz
ui-opponent-master = mester
ui-opponent-imported = máshol játszott
ui-joined = Van helyed.
ui-left = Felálltál az asztaltól.
ui-started = A játszma elkezdődött.
ui-ended = Az asztal lezárult.
ui-away = Távol vagy eddig: { $until }. { $tables ->
    [0] Egy asztal sem vár rád.
    [one] Az asztalod tud róla.
   *[other] Az asztalaid ({ $tables }) tudnak róla.
}
ui-away-back = Jó, hogy itt vagy.
ui-now-paused = Az asztal szünetel.
ui-now-running = Az órák újra járnak.
ui-handed-over = A hely új gazdája: { $seat }.

## Table

ui-table-heading = ### { $game }
ui-head = -# { $table }
ui-head-bots = { $count } 🤖
ui-head-round = { $round }. forduló
ui-head-round-of = { $round }/{ $rounds }. forduló
ui-your-turn = ➤ { $users }: { $prompt }
ui-user-until = { $user } (eddig: { $until })
ui-turn-of = { $seat } köre, kezdete: { $since }.
ui-turn-of-away = { $seat } köre, távol eddig: { $until }.
ui-waiting-for-several = Rájuk várunk: { $seats }.
ui-nothing-to-do = Most nincs semmi teendő.
ui-time-hint = Idő egy lépésre
ui-time-untimed = Nincs időhatár, csak emlékeztetők
ui-time = { $pace }; utána { $overtime }
ui-time-line = **Időhatár:** { $pace }; utána { $overtime }.
pace-brisk = lépésenként 8 óra, gyűjthető 24 óráig
pace-daily = lépésenként 24 óra, gyűjthető 3 napig
pace-calm = lépésenként 2 nap, gyűjthető 7 napig
overtime-tell = az asztal értesül róla
overtime-turn = egy bot lejátssza a kört
overtime-stay = egy bot játszik, amíg vissza nem jön
ui-time-over = Időhatár: { $until }.
ui-paused = ⏸ Szünet: az órák állnak, és senki sem kap emlékeztetőt.
ui-take-turn = Lépek
ui-my-board = Táblám
ui-table = Asztal
ui-log = Napló
ui-help = Súgó
ui-earlier-turns = -# { $count } korábbi kör: Napló
ui-deed = **{ $who }**: { $told }
ui-deed-points = { $deed } · **{ $points }**
ui-more-deeds = -# { $count } korábbi lépés a naplóban
ui-game-over = { $count ->
    [one] 🏁 { $winners } nyert!
   *[other] 🏁 { $winners } közösen nyert!
}
ui-game-over-points = { $count ->
    [one] 🏁 { $winners } nyert: { $points }
   *[other] 🏁 { $winners } közösen nyert: { $points }
}
ui-last-turn = Az utolsó kör: { $deed }.
ui-game-ended = Ez a játszma idő előtt véget ért.
ui-standing = { $place } · { $player } { $points }
ui-standing-conceded = { $place } · { $player } { $points } (feladta)
ui-points = -# { $players }
ui-points-of = { $player } { $points }
ui-points-of-conceded = { $player } { $points } (feladta)
ui-points-won = **{ $points }**
ui-source = { $source } { $points }
ui-breakdown = -# { $sources }
ui-vote-stalled = ⌛ { $seat } nem lépett, sorra került: { $since }. Mi legyen? { $host ->
    [absent] A többségetek dönt;
   *[there] A házigazda dönt, vagy a többségetek;
} a határidő után ({ $until }) a szavazók többsége.
ui-vote-left = 🚪 { $seat } elhagyta a szervert, sorra került: { $since }. Mi legyen? { $host ->
    [absent] A többségetek dönt;
   *[there] A házigazda dönt, vagy a többségetek;
} a határidő után ({ $until }) a szavazók többsége.
ui-vote-wait = Várjunk még két napot
ui-vote-practice = Bot játszik, amíg vissza nem jön
ui-vote-give = A hely átadása…
ui-vote-give-to = A hely új gazdája: { $name }
ui-vote-give-whom = Kié legyen a hely?
ui-vote-whom = A szerver egy tagja
ui-vote-agree = 🗳 { $question } Mindenkinek bele kell egyeznie, egy Nem elutasítja; a határidő után a többségetek is elég. Határidő: { $until }.
ui-vote-all = 🗳 { $question } Mindenkinek bele kell egyeznie; aki tovább játszik, nemet mond. Határidő: { $until }.
ui-vote-back = { $whose ->
    [own] { $seat } visszavonná a saját körét ({ $when }).
   *[other] { $seat } visszavonná { $owner } körét ({ $when }).
}
ui-vote-back-all = { $whose ->
    [own] { $seat } visszavonná a saját körét ({ $when }), és azt, ami utána történt: { $others }.
   *[other] { $seat } visszavonná { $owner } körét ({ $when }), és azt, ami utána történt: { $others }.
}
ui-vote-end = { $seat } eredmény nélkül befejezné ezt a játszmát.
ui-vote-concede = { $seat } feladja: a játszma a jelenlegi állással ér véget, és { $seat } az utolsó.
ui-vote-pause = { $seat } szünetet kér: az órák állnak, és senki sem kap emlékeztetőt.
ui-vote-resume = { $seat } folytatná: az órák újra járnak.
ui-take-seat = { $seat } helyének átvétele
ui-vote-take = **{ $name }** átvenné { $seat } helyét.
ui-vote-asks = 🪑 { $question } A házigazda dönt. Határidő: { $until }.
ui-vote-yes = Egyetértek
ui-vote-no = Nem
ui-vote-count = { $label } · { $count }/{ $needed }
ui-vote-names = -# { $choice }: { $names }
ui-vote-moved = { $seat } lépett.
ui-vote-too-late = { $seat } nem lépett; a játszma véget ért.
ui-vote-played = { $question } Az asztal tovább játszott.
ui-vote-over = { $question } A játszma előbb véget ért.
ui-vote-decided = { $seat } helye: { $choice }.
ui-vote-granted = { $question } Elfogadva.
ui-vote-refused = { $question } Elutasítva.
ui-voted = A szavazatod számít.
ui-asked = Megkérdeztem az asztalt.
ui-asked-host = Megkérdeztem a házigazdát.
ui-agreed = Kész.
ui-reminder = ⏰ { $user }, vár rád ez az asztal, sorra kerültél: { $since }. { $prompt }
ui-reminder-last = -# Utoljára: { $deed }
ui-reminder-also = Másra is várunk: { $seats }.
ui-reminder-wait = { $count ->
    [one] { $seats } vár rád.
   *[other] { $seats } vár rád.
}
ui-snooze = 12 óra múlva
ui-digest-instead = Inkább napi egy üzenet
ui-digest-from-now = Mostantól naponta egy privát üzenetet kapsz ({ $time }, { $zone }), és az asztalok nem értesítenek. Itt módosíthatod: `/{ command-settings-name }`.
ui-snoozed = A következő emlékeztető: { $when }.
ui-go-away = Távol…
ui-away-how = Amíg távol vagy, egy asztal sem értesít, és az óráid állnak. Meddig?
ui-away-hint = Távollét…
ui-away-days = { $days } nap
ui-away-days-cared = { $days } nap, bot játszik
ui-queue-mine = { $table }, sorra kerültél: { $since }. { $prompt }
ui-queue-alone = { $table }, csak te látod. { $prompt }
ui-queue-limited = { $table }, sorra kerültél: { $since }, időhatár: { $until }. { $prompt }
ui-queue-more = Még { $count } asztal vár rád.
ui-queue-empty = Egy asztal sem vár rád.
ui-queue-asked = **A szavazatodra várnak**
ui-queue-asked-at = - { $table }: { $link }
ui-queue-cared = { $table }: bot játszik helyetted.
ui-queue-held = **Másokra vársz**
ui-queue-other = - { $table }: { $names }, sorra került: { $since }
ui-queue-rests = - { $table }: szünetel
ui-queue-bots = - { $table }: botok játszanak
ui-queue-away = Távol vagy eddig: { $until }.
ui-queue-lobbies = **Még nem kezdődtek el**
ui-ready-replay = Elkészült a visszajátszásod: { $game }.
ui-ready-review = Elkészült az elemzésed: { $game }.
ui-ready-game = A játszma fájlját ({ $game }) nem sikerült elküldeni. Itt éred el: `/{ command-export-name }`.
ui-ready-archive = A játszmáid fájlját nem sikerült elküldeni. Itt éred el: `/{ command-export-name }`.
ui-queue-lobby = - { $table }: { $count } játékos
ui-in-time = { $percent } % időben
ui-stats = ## { $name }{ $server ->
    [0] {""}
   *[other] , ezen a szerveren
}
ui-stats-none = Még nincs befejezett játszma.
ui-stats-all = Minden játék
ui-stats-counted = **{ $name }:** { $games }, { $won ->
    [0] győzelem nélkül
   *[other] { $won } győzelem
} (véletlen alapján { $expected })
ui-stats-quick = Lépésenként egy percnél kevesebb
ui-stats-minutes = Lépésenként { $count } perc
ui-stats-hours = Lépésenként { $count } óra
ui-stats-points = Átlagosan { $mean } pont, legjobb { $best }
ui-stats-size = { $players ->
    [one] Egyedül
   *[other] { $players } játékossal
}
ui-stats-sources = **Pontok forrása** (az asztalaid átlaga mellett)
ui-stats-source = - { $source }: { $points }
ui-stats-source-more = - { $source }: { $points } ({ $ahead })
ui-stats-mate = { $name } ({ $games })
ui-stats-mates = A legtöbb játszma velük: { $mates }
ui-leaders = ## { $game }: ranglista
ui-leaders-line = { $place }. **{ $name }** { $rating } · { $games } játszma
ui-leaders-provisional = **Ideiglenes** ({ $games } játszmánál kevesebb)
ui-leaders-provisional-line = - **{ $name }** { $rating } · { $games } játszma
ui-leaders-opponent = { $name } { $rating }
ui-leaders-opponents = -# Botok: { $opponents }
ui-leaders-empty = Ezen a szerveren még nem ért véget értékelt játszma: { $game }.
ui-leaders-unlisted = -# Mások nem látnak téged (`/{ command-settings-name }`).
ui-leaders-none = Ezen a szerveren még nem ért véget értékelt játszma.
ui-queued = -# Még { $count } asztal vár rád: `/{ command-turns-name }`
ui-digest = { $count ->
    [0] Már semmi sem vár rád.
   *[other] ### { $count } asztal vár rád
}
ui-muted = Ez az asztal többé nem értesít. `/{ command-game-name } { command-game-mute-name }` újra engedi.
ui-seek = Játékos keresése
ui-seek-no-more = Keresés vége
ui-seeking = Ez az asztal most játékost keres (`/{ command-tables-name }`): aki egy bot helyét kéri, azonnal megkapja.
ui-not-seeking = Ez az asztal már nem keres játékost.
ui-unmuted = Ez az asztal újra értesít.
ui-unmuted-waits = Ez az asztal újra értesít. Most rád vár.

## Turn panel

ui-ask-confirm = Megerősíted ezt a kört?
ui-confirms-at = Magától érvénybe lép: { $when }; addig visszavonhatod.
ui-back = Itt vagyok
ui-to-panel = ← Vissza
ui-since = -# Az utolsó köröd óta ({ $when }): { $told }
ui-since-start = -# Az első köröd előtt: { $told }
ui-since-gained = { $seat } +{ $n }
ui-since-lost = { $seat } −{ $n }
ui-since-place = te: { $old }. → { $new }. hely
ui-since-all = Mi történt ({ $count })
ui-note = 📝 { $text }
ui-note-at = - { $channel }: { $note }
ui-note-written = -# Ezt csak te látod, itt és a paneledben.
ui-note-ask = Mire emlékezzek (üresen: törlés)
ui-note-title = A jegyzeted
ui-note-write = Írás
ui-note-change = Módosítás
ui-import-title = Játszma fájlból
ui-import-file = Fájl
ui-import-seat = { $n }. hely
ui-note-none = Itt még nincs jegyzeted. A jegyzetet csak te látod, a paneled mutatja.
ui-note-gone = A jegyzeted törölve.
ui-prompt = **{ $prompt }**
ui-prompt-note = **{ $prompt }** { $note }
ui-move = { $move } · { $label }
ui-explained = **{ $label }** · { $detail }
ui-explained-label = **{ $label }**
ui-so-far = -# Ebben a körben: { $told }
ui-notice = ⚠ { $text }
ui-undo = Visszavonás
ui-restart = Kör elölről
ui-ask-undo = Kör visszakérése
ui-undo-turn = Kör visszavonása
ui-ask-hint = Tipp
ui-hint = 💡 Egy bot választása: **{ $label }** – { $why }
ui-hint-detail = 💡 Egy bot választása: **{ $label }** ({ $detail }) – { $why }
ui-hint-plan = 💡 Egy bot választása: **{ $label }** (így kezdődik: { $letter } terv) – { $why }
ui-explained-kind = 🔰 { $text }
ui-known = Tudom
ui-settled = -# Az utolsó lépésed nem vonható vissza: felfedett valamit.
ui-settled-ask = -# Felfedett valamit: csak a többiek beleegyezésével vonható vissza.
ui-settled-alone = -# Az utolsó lépésed felfedett valamit: csak az egész kör vonható vissza.
ui-clauses = ?
ui-next = Következő: { $table }
ui-elsewhere = Következő: { $table }, sorra kerültél: { $since }.
ui-look-again = Megnézem újra
ui-opened-again = Ezt az asztalt azóta egy másik üzenetben nyitottad meg.
ui-numbered = { $number } · { $label }
ui-ends-turn = { $label } (vége a körödnek)
ui-label-group = { $label } · { $group }
ui-several = { $labels }
ui-plan = **{ $letter } · { $label }**
ui-plan-detail = **{ $letter } · { $label }** · { $detail }
ui-refused = „{ $typed }” most nem lehetséges.
ui-meant = { $count ->
    [one] Erre gondolsz: „{ $typed }”?
   *[other] Melyikre gondolsz: „{ $typed }”?
}
ui-after = { $moves } + { $label }
ui-choose = Válassz…
ui-others = Mások
ui-part = { $name } ({ $number })
ui-groups = { $head } · { $name }
ui-menu = { $groups } ({ $count })
ui-from-to = { $first } – { $last }
ui-choose-many = { $most ->
    [one] Válassz legfeljebb { $most } lehetőséget…
   *[other] Válassz { $least }–{ $most } lehetőséget…
}
ui-none = Egyik sem
ui-take-these = Ezeket kérem ({ $count })
ui-bot = { $name } 🤖
ui-other-moves = Más lépés: { $count }
ui-plans-all = -# Mindegyik terv: { $detail }
ui-plans = Tervek
ui-more-pages = Több lehetőség…

## Standing orders

ui-orders = Állandó utasítások
ui-orders-heading = ### Állandó utasítások
    Egyes döntések mások köre közben jutnak rád. Itt előre válaszolhatsz rájuk: így nincs értesítés és várakozás; a napló jelzi.
ui-orders-ask-me = Mindig kérdezz meg

## Log, status, rules, help

ui-log-heading = ### { $game }: napló, { $page }/{ $pages }. oldal
ui-log-empty = Még nem történt semmi.
ui-record = Jegyzőkönyv
ui-again = Új játszma
ui-again-open = A következő asztal lent nyitva áll, mind ott ültök; házigazda: { $seat }.
ui-record-text = E játszma minden lépése ({ $game }): a `python -m engine replay` olvassa.
ui-export = E játszma egésze ({ $game }): tábla, eredmény, napló és jegyzőkönyv. A `python -m engine verify` ellenőrzi a sorsolásait, a `/{ command-game-name } { command-game-import-name }` máshol is megmutatja.
ui-export-running = Amit e játszmáról ({ $game }) eddig tudsz. Minden akkor kérhető, ha vége van.
ui-export-you = Amit beállítottál, és akiket letiltottál.
ui-export-all = { $count ->
    [one] A játszmád, { $count } ebben a fájlban.
   *[other] A játszmáid, { $count } ebben a fájlban, a legújabb elöl.
} A futókból az, amit tudsz róluk, a befejezettek egészben.
ui-export-left-out = { $count } régebbi játszma nem fért bele, vagy már nem nyitható meg. A `/{ command-export-name }` a csatornájában mindegyiket megadja.
ui-imported = Ez a játszma ({ $game }) most itt van: a `/{ command-board-name }`, a `/{ command-log-name }` és a jegyzőkönyve mutatja.
ui-older = ← Régebbi
ui-newer = Újabb →
ui-no-table-here = Ebben a csatornában nincs asztal. Nyiss egyet: `/{ command-game-name } { command-game-new-name }`.
ui-your-tables = **A többi asztalod**
ui-table-yours = { $link }: { $game }. **Te következel.**
ui-table-theirs = { $link }: { $game }
ui-table-lobby = { $link }: { $game }, játékosokra vár
ui-seat-away = - { $seat }, távol eddig: { $until }
ui-seat-cared = - { $seat }, bot játszik helyette
ui-seat-player = - { $seat }
ui-seat-opponent = - { $seat }, { $level }
ui-status-lobby = A játszma még nem kezdődött el.
ui-trouble = ⚠ Az utolsó üzenetet nem sikerült ide elküldeni: { $reason }
ui-rules-none = A szabályok ({ $game }) semmit sem mondanak erről: „{ $query }”. Próbáld kevesebb szóval.
ui-rules-heading = { $count ->
    [one] ### { $game }: egy szabály erről: „{ $query }”
   *[other] ### { $game }: { $count } szabály erről: „{ $query }”
}
ui-rules-page = -# { $page }/{ $pages }. oldal
ui-book = Szabályok
ui-book-heading = ### { $game }: a szabályok
ui-book-size = Ahogy itt játsszuk, { $count } rövid pontban.
ui-book-chapter = - { $chapter }
ui-book-hint = Nyiss ki egy fejezetet…
ui-book-read = Olvasás az elejétől
ui-book-contents = Tartalom
ui-book-page = ### { $game } · { $chapter }
    -# { $page }/{ $pages }. oldal
ui-page-back = ← Vissza
ui-page-next = Tovább →
ui-mark-ruling = -# { $sign } Itteni döntés: a szabálykönyv hallgat, vagy kétféleképpen olvasható.
ui-mark-reconstructed = -# { $sign } Rekonstruált: nem tudjuk, mi van az eredetire nyomtatva.
ui-icons = Ikonok
ui-guide = Így játsszuk
ui-about-facts = -# **{ $least ->
    [1] 1–{ $most } játékos
   *[other] { $least }–{ $most } játékos
}** · { $length } · { $weight }
ui-about-turn = **A köröd**
ui-about-scoring = **Mi ér pontot**
ui-about-options = **Mit választhat egy asztal**
ui-about-option = - **{ $name }:** { $text }
ui-which-game = Melyik játék?
ui-which-game-hint = Válassz játékot…
ui-how-to-play = Gombok és parancsok
ui-now-heading = ### Itt és most
ui-now-turns = { $count ->
    [one] Te következel: { $table } ({ $since }).
   *[other] { $count } asztalnál te következel, legrégebben itt: { $table } ({ $since }).
}
ui-now-lobby = Itt nyitott asztal van: { $game }. Eddig { $taken } játékos.
ui-now-lesson = *{ $title }* lecke: { $number }/{ $steps }. lépés.
ui-now-go-on = Folytatás
ui-now-open = Máshol ezen a szerveren { $count } asztal vár játékosokra.
ui-now-tables = Nyitott asztalok
ui-now-nothing = Itt még nincs asztal.
ui-now-kept = Helyet tartok neked: [{ $game }]({ $where }). Játszol?
ui-now-alone = Játszma, amelyet csak te látsz: { $table }.
ui-now-not-here = Ide magamtól nem írhatok. Botok ellen viszont játszhatsz, azt csak te látod.
ui-terms = Feltételek
ui-privacy-notice = Adatvédelem
ui-support = Kérdésem van
ui-help-heading = ### Hogyan kell itt játszani
ui-help-text =
    1. { $server ->
        [0] A `/{ command-game-name } { command-game-new-name }` botok elleni játszmát kezd.
       *[1] A `/{ command-game-name } { command-game-new-name }` asztalt nyit ebben a csatornában. Mindenki megnyomja: **Beülök** és **Kész vagyok**, a házigazda pedig: **Kezdés**.
    }
    2. Amikor te következel, értesítelek. Nyomd meg: **Lépek**; a panelt csak te látod.
    3. Semmi sem végleges a **Megerősítés** előtt: a **Visszavonás** és a **Kör elölről** visszavisz. Amin 🔒 van, az rögtön végleges; akkor és később a `/{ command-undo-name } { command-undo-ask-name }` megkérdezi a többieket.
    4. Be is írhatod a lépéseket: a `/{ command-do-name }` mutatja, mit tehetsz, és egy sorban több lépést is elfogad.

    { $server ->
        [0] {""}
       *[1] Nincs kivel játszanod? Az `/{ command-find-name }` azok mellé ültet, akik ugyanazt szeretnék, az `/{ command-tables-name }` pedig megmutatja, ki vár játékosokra.{" "}
    }A `/{ command-learn-name }` lépésről lépésre megtanít egy játékot. A `/{ command-board-name }` és a `/{ command-hand-name }` az asztalt és a saját tábládat mutatja, a *Szavakban* gomb mindezt szövegként mondja el, a `/{ command-log-name }` azt, ami történt, a `/{ command-rules-name }` a szabálykönyv, a `/{ command-settings-name }` az emlékeztetőket állítja, a `/{ command-turns-name }` minden rád váró asztalhoz elvezet.
    Hogyan zajlik egy játék:

ui-privacy = **Mit őrzök rólad**
    - **Discord-azonosítódat, nevedet, nyelvedet és beállításaidat**, hogy megismerjelek és írhassak neked. Amíg nem törlöd.
    - **Helyeidet, válaszaidat és szavazataidat, és hogy milyen gyorsan lépsz**: a játszmák ezekből állnak. Ha törlöd, a befejezett játszmákban névtelen hely marad.
    - **Értékszámokat és a játszmáid adatait** a `/{ command-stats-name }` és a `/{ command-leaderboard-name }` számára; a `/{ command-settings-name }` elrejti mások elől.
    - **Jegyzeteket, állandó utasításokat, tippeket, leckéket, homokozókat, csak általad látott játszmákat**. Amíg nem törlöd; egy homokozót egy napig.
    - **Hogy kit tiltottál le**, hogy ne kerüljetek egy asztalhoz. Más nem tudja meg. Amíg le nem veszed a listáról.
    - **Ami a böngészőben megnyitja a saját oldalaidat és a naptáradat, és hogy az asztalaid melyik címet hívják**. Amíg a játszmának vége nem lesz, a link le nem jár, vagy vissza nem vonod.
    Üzeneteket nem olvasok. Amit csatornákba írtam, ott marad; a törlés előtti biztonsági mentések még egy ideig őrzik az adataidat.
    A `/{ command-export-name }` a `{ command-export-all-name }` választással fájlként adja a játszmáidat, a beállításaiddal és azzal, kit tiltottál le.
ui-blocks = Letiltottak
ui-blocks-heading = ### Akikkel nem ülsz egy asztalhoz
ui-blocks-none = Eddig senki.
ui-blocks-what = -# Aki itt áll, nem ülhet be a te asztalaidhoz, sem te az övéihez. Más nem tudja meg.
ui-blocked-one = - **{ $name }**, { $since } óta
ui-block-whom = Valaki letiltása
ui-unblock-whom = Valaki tiltásának feloldása
ui-blocked = Nem ültök többé egy asztalhoz: **{ $name }** és te.
ui-blocked-together = Ezeknél még együtt ültök:
ui-blocked-table = - { $game } itt: { $channel }
ui-forget = Adataim törlése
ui-forget-seats = { $count ->
    [one] **Még játszol egy asztalnál.** Előbb add át a helyedet.
   *[other] **Még { $count } asztalnál játszol.** Előbb add át a helyeidet.
}
ui-forget-seat = **{ $game }** itt: { $channel }
ui-yield = Botnak
ui-yield-whom = Egy tagnak…
ui-yield-end = A játszma befejezése
ui-yield-all = Mind botnak
ui-yield-back = Vissza
ui-forget-sure = **Mindent töröljek, amit rólad tudok?** Felállsz a még el nem kezdett asztaloktól; az értékszámaid, jegyzeteid, leckéid és beállításaid végleg elvesznek, és a befejezett játszmáidat többé nem mentheted és nem elemezheted.
    Előbb `/{ command-export-name }` a `{ command-export-all-name }` választással, ha meg akarod tartani a játszmáidat.
ui-forget-all = Mindent törlök
ui-forgotten = Minden törölve. Ha valaha újra itt játszol, elölről kezded.

## Lessons

ui-learn-heading = ### Tanulj meg egy játékot
    Ezt csak te látod. Bármikor abbahagyhatod és folytathatod.
ui-learn-none = Ehhez a játékhoz még nincs lecke.
ui-learn-new = **{ $game }**: { $title } · { $steps } lépés
ui-learn-begun = **{ $game }**: { $title } · { $number }/{ $steps }. lépés
ui-learn-again = **{ $game }**: { $title } ✓ · még egyszer, { $number }/{ $steps }. lépés
ui-learn-done = **{ $game }**: { $title } ✓
ui-learn-lesson = { $game }: { $title }
ui-learn = Megtanulom
ui-learn-a-game = Megtanulok egy játékot
ui-lesson-heading = **{ $title }** · { $number }/{ $steps }. lépés
ui-lesson-task = ➤ **{ $task }**
ui-lesson-right = ✓ { $brought }
ui-lesson-not = ✗ { $reason } Válassz újra.
ui-lesson-next = Tovább
ui-lesson-skip = Átugrom
ui-lesson-afresh = Elölről
ui-lesson-stop = Abbahagyom
ui-lesson-open = Asztal nyitása itt
ui-sandbox = Homokozó
ui-sandbox-heading = **Homokozó** · { $game }
    -# Csak neked, az asztalhoz semmi sem jut el belőle. Amit nem tudhatsz, újra van kiosztva. Eltűnik: { $until }.
ui-sandbox-for = Most az ő nevében döntesz: { $seat }.
ui-sandbox-against = **A megjelölt vonalhoz képest:**
ui-sandbox-same = Mindenkinek annyija van, mint a megjelölt vonalon.
ui-sandbox-you = - **te:** { $changes }
ui-sandbox-other = - { $seat }: { $changes }
ui-sandbox-points = { $way ->
    [more] +{ $n } pont
   *[less] −{ $n } pont
}
ui-sandbox-money = { $way ->
    [more] { $n } pénzzel több
   *[less] { $n } pénzzel kevesebb
}
ui-sandbox-weigh = Mit vár a nehéz bot?
ui-sandbox-expected = { $way ->
    [better] 💡 A nehéz bot szerint ezen a vonalon a végén { $n } ponttal jobban állsz (±{ $margin }).
    [worse] 💡 A nehéz bot szerint a megjelölt vonalon a végén { $n } ponttal jobban állsz (±{ $margin }).
    [same] 💡 A nehéz bot szerint egyik vonal sem jobb (±{ $margin } pont).
   *[unknown] 💡 Ezeket a vonalakat a nehéz bot nem tudja összehasonlítani.
}
ui-sandbox-mark = Vonal megjelölése
ui-sandbox-marked = ✓ Megjelölve
ui-sandbox-by-bots = Válaszoljanak a botok
ui-sandbox-back = Az elejére
ui-sandbox-fork = Újra az asztaltól
ui-solo-note = -# Ezt a játszmát csak te látod. A `/{ command-turns-name }` visszavezet hozzá.
ui-solo-players = Játékosok…
ui-solo-new = Új játszma
ui-solo-new-sure = **Új játszmát kezdesz?** Ez a mostani elvész.

## Settings

ui-settings-player = ### A beállításaid
ui-settings-table = ### Ennek az asztalnak a beállításai
ui-settings-server = ### Ennek a szervernek a beállításai
ui-settings-pings = Értesítések…
ui-settings-night = Csendes órák…
ui-settings-play = Játék…
ui-settings-posts = Asztal és üzenetek…
ui-scope-player = Sajátom
ui-scope-table = Ez az asztal
ui-scope-server = Ez a szerver
ui-set-line = **{ $name }:** { $value }
ui-set-by-player = tiéd
ui-set-by-table = az asztalé
ui-set-by-server = a szerveré
ui-set-unset = Automatikus: { $value }
ui-set-days = { $count ->
    [one] naponta
   *[other] { $count } naponta
}
ui-set-hours = { $count ->
    [one] óránként
   *[other] { $count } óránként
}
ui-set-minutes = { $count ->
    [one] percenként
   *[other] { $count } percenként
}
ui-set-remind-after = Emlékeztetők
ui-set-remind-after-value = nincs
ui-set-remind-most = Emlékeztető körönként legfeljebb
ui-set-remind-most-value = { $count ->
    [0] egy sem
   *[other] { $count }
}
ui-set-pings = Értesítések
ui-set-pings-none = minden kör
ui-set-pings-first = csak a legrégebben váró asztal, vagy ahol fogy az idő
ui-set-upcoming = Értesítés, amikor az előtted lévő játékos kezd
ui-set-upcoming-true = igen
ui-set-upcoming-false = nem
ui-set-digest = Értesítések helyett napi egy privát üzenet, ha előbb nem jár le az idő
ui-set-digest-none = nem
ui-set-quiet = Csendes órák
ui-set-quiet-none = nincs
ui-set-quiet-from = Csendes órák kezdete
ui-set-quiet-from-none = nincs
ui-set-quiet-to = Csendes órák vége
ui-set-quiet-to-none = nincs
ui-set-timezone = Időzóna
ui-set-confirm = A kör végének megerősítése
ui-set-confirm-true = igen
ui-set-confirm-false = nem; így a kör nem vonható vissza
ui-set-grace = A kör magától érvénybe lép
ui-set-grace-value = { $count ->
    [0] soha
    [one] egy perc után
   *[other] { $count } perc után
}
ui-set-grace-hours = { $count ->
    [one] egy óra után
   *[other] { $count } óra után
}
ui-set-pictures = Képek
ui-set-pictures-none = széles
ui-set-pictures-wide = széles, képernyőre
ui-set-pictures-portrait = álló, telefonra
ui-set-pictures-large = álló, nagy betűkkel
ui-set-posts = Az üzenetek képei
ui-set-posts-none = széles, amíg a többség nem választ állót
ui-set-posts-wide = széles, képernyőre
ui-set-posts-portrait = álló, telefonra
ui-set-posts-large = álló, nagy betűkkel
ui-legible = El tudod olvasni?
ui-legible-fine = Igen
ui-legible-portrait = Telefonra
ui-legible-large = Nagyobb betűk
notice-tall = Az üzenetek képei itt mostantól állók, ahogy a többség magának választotta. A házigazda a `/{ command-settings-name }` paranccsal változtathat ezen.
ui-set-listed = Nyilvános az értékszámom és a statisztikám
ui-set-listed-true = igen
ui-set-listed-false = nem
ui-set-language = Az üzenetek nyelve
ui-set-language-none = mint a szerveré a Discordon
ui-set-pace = Idő egy lépésre új asztaloknál
ui-set-pace-none = nincs időhatár, csak emlékeztetők
ui-set-away-days = Hány napig lehet valaki távol
ui-set-away-days-value = { $count ->
    [0] egy sem
   *[other] { $count }
}

ui-clock-moved = Az óra ennyit halad: { $time }.

## Errors

error-unforeseen = Valami elromlott nálunk (hiba: { $id }). Mielőtt újra próbálod, nézd meg, hogy állnak a dolgok: `/{ command-hand-name }`.
error-no-server-here = Ez csak olyan szerveren megy, ahol ott vagyok.
error-no-lobby-of-yours = Nincs itt nyitott asztalod. Nyiss egyet: `/{ command-game-name } { command-game-new-name }`, aztán hívd meg.
error-not-my-message = Csak azt tudom elmondani, amit a saját üzeneteim mutatnak.
error-nothing-to-say = Ebben az üzenetben a szövegén kívül semmi sincs.
error-not-in-here = Ide magamtól nem írhatok, ezért itt nincs asztal. A `/{ command-game-name } { command-game-new-name }` botok elleni játszmát kezd, amelyet csak te látsz; a `/{ command-turns-name }` visszavezet hozzá.
error-no-longer-kept = Már nincs meg, hogyan állt akkor az asztal.
error-no-table-here = Ebben a csatornában nincs asztal. Nyiss egyet: `/{ command-game-name } { command-game-new-name }`.
error-missing-permissions = Hogy itt asztalt vezethessek ({ $channel }), ez kell: { $permissions }. Kérj meg valakit, aki kezelheti azt a csatornát.
error-no-threads-here = Itt nem lehetnek szálak: { $channel }. Válassz szöveges csatornát vagy fórumot (`{ command-game-new-in-name }`), vagy hagyd ki: `{ command-game-new-thread-name }`.
error-not-your-channel = Itt nem írhatsz, ezért asztalt sem nyithatsz: { $channel }.
error-not-an-opener = Ezen a szerveren csak { $role } nyithat asztalt. Bármelyik nyitotthoz beülhetsz: `/{ command-tables-name }`.
error-opened-elsewhere = Ezen a szerveren itt nyílnak az asztalok: { $channel }.
error-bad-option = „{ $value }” itt nem használható. Válassz a listából; az embereknek a szerver tagjainak kell lenniük.
error-no-such-seat-name = Senki sem ül „{ $name }” néven ennél az asztalnál. Válassz a felkínált nevek közül.
error-still-seated = { $tables ->
    [one] Még játszol egy asztalnál. Előbb add át a helyedet: `/{ command-privacy-name }`.
   *[other] Még { $tables } asztalnál játszol. Előbb add át a helyeidet: `/{ command-privacy-name }`.
}
error-not-here = Ez az asztal egy másik szerveren van. Ott add át a helyedet, vagy add botnak.
error-seat-for-a-bot = { $name } alkalmazás, nem játszhat. Válassz egy tagot.
error-bad-interval = Ezt nem értem: „{ $text }”. Írd így: 12 óra, 90 perc vagy 2 nap, vagy { typed-none }, vagy { typed-default }.
error-bad-time = Ezt nem értem: „{ $text }”. Írj időpontot, például 08:00, vagy { typed-none.no }.
error-not-listed = { $name } nem mutatja a statisztikáját másoknak.
error-bad-hours = Ezt nem értem: „{ $text }”. Írd így a csendes órákat: 22-7 vagy 22:30-07:00, vagy { typed-none.never }.
error-not-shown = Ez érvényes, de a válasz nem jelenhetett meg. Nézd meg, hogy állnak a dolgok: `/{ command-hand-name }`.
error-not-stored = Ezt nem sikerült elmenteni, tehát semmi sem történt. Próbáld újra egy pillanat múlva.
error-uncertain = Közben elvesztettem az adatbázisomat, és nem tudom, megtörtént-e. Nézd meg egy perc múlva, mielőtt megismétled.
error-lost = A Discord nem válaszolt, tehát semmi sem történt. Próbáld újra.
error-cut-off = Közben újraindulok, és nem tudom, megtörtént-e. Nézd meg egy perc múlva, mielőtt megismétled.
error-restarting = Éppen újraindulok, tehát semmi sem történt. Próbáld újra egy perc múlva.
error-old-command = Ez a parancs megváltozott. Írd be újra; ha nem segít, indítsd újra a Discordot.
error-old-button = Ez a gomb egy másik változatomhoz tartozik. Használj újabb üzenetet, vagy ezt: `/{ command-hand-name }`.

permission-view-channel = Csatorna megtekintése
permission-send-messages = Üzenetek küldése
permission-send-messages-in-threads = Üzenetek küldése szálakban
permission-create-public-threads = Nyilvános szálak létrehozása
permission-embed-links = Linkek beágyazása
permission-attach-files = Fájlok csatolása
permission-read-message-history = Üzenetelőzmények olvasása


## host

error-unknown = Valami elromlott, de semmi sem változott. Próbáld újra.
error-unknown-game = Nincs ilyen játék: „{ $game }”. Válassz ezek közül: { $known }.
error-lacks-numpy = A `learn` parancshoz numpy kell: telepítsd így: `pip install 'roundhouse[dev]'`.
error-unknown-policy = Ehhez a játékhoz nincs ilyen bot: „{ $policy }”. Válassz a listából.
error-unknown-variant = Ennek a játéknak nincs ilyen beállítása: „{ $variant }”. Válassz a listából.
error-refused = { $reason }
error-wrong-seats = Ez a játék nem ennyi játékosnak való ({ $seats }). Válassz ezek közül: { $legal }.
error-bad-table = Így nem lehet előkészíteni a játékot. Válassz más beállításokat.
error-table-here = Ebben a csatornában már van asztal. Nyiss másikat egy szálban vagy másik csatornában, vagy zárd le ezt: `/{ command-game-name } { command-game-end-name }`.
error-game-here = Itt már folyik egy játszma. Ez zárja le: `/{ command-game-name } { command-game-end-name }`.
error-still-running = Ez a játszma még nem ért véget.
error-no-such-game = Nincs ilyen asztal. Az asztalaidat ez mutatja: `/{ command-game-name } { command-game-status-name }`.
error-not-in-lobby = A játszma már elkezdődött. A házigazda másnak adhat egy helyet: `/{ command-game-name } { command-game-seat-name }`.
error-not-there-yet = Az asztalod szála most nyílik. Próbáld újra egy pillanat múlva.
error-no-sandbox-here = Ez az asztal homokozó nélkül játszik.
error-sandbox-gone = Ez a homokozó már nincs meg, vagy másé. Nyiss sajátot: `/{ command-sandbox-name }`.
error-solo-gone = Ez a játszma már nincs meg, vagy másé. Hogy mi vár rád, a `/{ command-turns-name }` mutatja.
error-sandbox-full = Egy homokozóba { $n } lépés fér. Lépj vissza a **Visszavonás** gombbal, vagy kezdd az asztaltól.
error-not-your-lesson = Ez a lecke másé. Nyiss sajátot: `/{ command-learn-name }`.
error-unknown-lesson = Nincs ilyen lecke. Válassz egyet: `/{ command-learn-name }`.
error-not-running = A játszma még nem kezdődött el. Nyomd meg a **Kezdés** gombot az asztal üzenetén, vagy használd ezt: `/{ command-game-name } { command-game-start-name }`.
error-openers-are-gone = Ezen a szerveren csak egy már nem létező rang nyithat asztalt. Aki a szervert kezeli, választhat mást: `/{ command-setup-name }`.
error-already-seated = { $name } már ül ennél az asztalnál.
error-table-full = Az asztal megtelt ({ $n }). Kérj több helyet a házigazdától, vagy nyiss másik asztalt.
error-not-admitted = Ehhez az asztalhoz nem ülhetsz be. Más asztalok: `/{ command-tables-name }`.
error-no-seat-for-them = { $name } nem ülhet be ehhez az asztalhoz.
error-blocked-by-you = Itt ül { $name }, akit letiltottál. A listád: `/{ command-block-name }`.
error-by-invitation = Ehhez az asztalhoz csak meghívással ülhetsz be. Házigazda: { $name }.
error-for-a-role = Ehhez az asztalhoz csak { $role } ülhet be. A házigazda azért meghívhat.
error-role-is-gone = Ez az asztal egy már nem létező rangé. A házigazda választhat mást: **Beállítások**, **Ki ülhet be**.
error-too-few-finished = Ehhez az asztalhoz { $least } befejezett játszma kell. A tieid: { $n }.
error-too-often-late = Ehhez az asztalhoz az kell, hogy a lépések { $least } %-a időben történjen. Nálad ez { $percent } %.
error-unknown-tempo = Ehhez az asztalhoz az kell, hogy a lépések { $least } %-a időben történjen. Eddig ennyi lépésednek volt időhatára: { $n }; ennyi már elég: { $enough }.
error-too-many-tables = { $new ->
    [1] Ennyi asztalnál ülsz: { $n }. Amíg nincs { $games } befejezett játszmád, egyszerre több nem lehet.
   *[other] Ennyi asztalnál ülsz: { $n }. Ezen a szerveren egyszerre több nem lehet: előbb fejezz be egyet, vagy állj fel valahonnan.
}
error-blocks-full = Ennyi embert tiltottál le: { $n }. Több nem lehet. Előbb vegyél le valakit a listádról: `/{ command-block-name }`.
error-not-yourself = Ez te vagy.
error-too-few-seats = Már { $n } játékos beült. Válassz legalább ennyi helyet.
error-not-the-chooser = Az asztal beállításait csak a házigazda választja; az asztal üzenete mutatja őket.
error-not-the-starter = { $name } a házigazda, ő kezdi a játszmát. A **Kész vagyok** gombbal jelezd, hogy te kész vagy.
error-others-sit = Valaki éppen beült vagy felállt. Nézd meg az asztalt, és nyomd meg újra: **Kezdés**.
error-not-over = A jegyzőkönyv mindenki titkát elárulja, ezért csak a játszma végén kérhető.
error-cannot-move = Ezt nem tudom adatbázisként beolvasni: a fájl { $line }. sora hibás, és semmi sem íródott ki.
error-database-there = Ez az adatbázis már megvan: { $file }. Egész csak oda kerül, ahol nincs: előbb helyezd át, vagy nevezz meg másikat.
error-database-in-use = Ezt az adatbázist más használja, például egy futó Roundhouse: { $file }. Előbb állítsd le.
error-move-differs = Ami ide íródott, nem úgy olvasható, mint előtte ({ $tables }), ezért visszavontam: { $file }.
error-bad-file = Ezt a fájlt nem tudom játszmaként beolvasni: jegyzőkönyvet (.txt) adj, vagy a `/{ command-export-name }` .json fájlját egy befejezett játszmáról.
error-file-too-large = Ez a fájl túl nagy egy játszmához: { $size } kB, legfeljebb { $most }.
error-import-needs-manager = Futó játszmát (a fájljában minden rejtett dolog látszik) csak az tölthet be, aki kezelheti a szervert, és helyeket is csak ő oszthat. Befejezettet bárki betölthet.
error-nothing-to-export = Itt még nem játszottál, így nincs mit menteni.
error-no-hint = A botnak itt sincs válasza, ezért nincs tipp.
error-not-seated = Nem ülsz ennél az asztalnál. Előbb ülj be: `/{ command-game-name } { command-game-join-name }`.
error-wrong-count = { $n } játékossal nem kezdődhet a játszma. Ennyi kell: { $legal }. Várj másokra, vagy válassz botokat a beállításokban.
error-not-your-seat = Nem játszol ennél az asztalnál, de megnézheted: `/{ command-board-name }`.
error-not-your-decision = Nem te következel. Értesítelek, amint igen.
error-illegal-answer = „{ $answer }” most nem lehetséges. Válassz a felkínált lépések közül.
error-too-far-ahead = „{ $answer }” nem vonható vissza, ezért előbb ezt lépd meg egymagában. Semmi sem változott.
error-nothing-to-undo = Egyedül itt nincs mit visszavonnod. A `/{ command-undo-name } { command-undo-ask-name }` az asztalt kérdezi.
error-undo-alone = Ezt a kört kérdés nélkül visszavonhatod: **Kör elölről**, vagy `/{ command-undo-name } { command-undo-turn-name }`.
error-nothing-to-take-back = Nincs visszavonható köröd. Csak a legutóbbi van meg.
error-not-saved = A lépésedet nem sikerült elmenteni, tehát semmi sem történt. Próbáld újra egy pillanat múlva.
error-cannot-open = Ezt a játszmát a szabályok mostani változata nem tudja megnyitni. Szólj annak, aki a Roundhouse-t üzemelteti: { $game }. játszma.
error-newer-save = Ezt a játszmát a szabályok egy későbbi változata mentette. Szólj annak, aki a Roundhouse-t üzemelteti, hogy frissítse.
error-game-is-over = Ennek a játszmának vége. Nyiss új asztalt: `/{ command-game-name } { command-game-new-name }`.
error-no-picture = A képet most nem sikerült megrajzolni. Próbáld újra egy pillanat múlva.
error-takes-longer = Ez túl sokáig tart ahhoz, hogy itt jelenjen meg. Privát üzenetben érkezik, ha elkészült.
error-no-such-order = Ehhez a döntéshez nincs ilyen állandó utasítás: „{ $order }”. Válassz a listából.
error-no-such-seat = Ennél az asztalnál nincs ilyen hely. Válassz a felkínált játékosok közül.
error-not-the-host = Ezt csak az asztal házigazdája teheti, vagy aki kezelheti a szervert.
error-not-a-manager = Ezt csak az teheti, aki kezelheti a szervert.
error-not-your-settings = Csak a saját beállításaidat módosíthatod.
error-bad-setting = { $setting ->
    [remind_after] Az emlékeztetők között legfeljebb 7 nap lehet.
    [remind_most] Egy körre legfeljebb 20 emlékeztető jöhet, ez sok: { $value }.
    [quiet_from] A csendes óráknak kezdete és vége van, és mindenki csak magának állítja be.
    [quiet_to] A csendes óráknak kezdete és vége van, és mindenki csak magának állítja be.
    [timezone] „{ $value }” itt nem lehet időzóna. A sajátodat így írd: Europe/Budapest.
    [role] Amit választottál, már nincs. Nyisd meg újra az űrlapot.
    [opens] Amit választottál, már nincs. Nyisd meg újra az űrlapot.
    [list] Amit választottál, már nincs. Nyisd meg újra az űrlapot.
   *[other] „{ $value }” ennél a beállításnál nem lehetséges. Használj olyat, amelyet a `/{ command-settings-name }` kínál.
}
error-already-resting = Ez a játszma már szünetel. Folytatni ezzel lehet: `/{ command-game-name } { command-game-resume-name }`.
error-bad-absence = Ezt nem értem: „{ $text }”. Írj ilyet: 10 nap, 2 hét, egy dátumot, például 2026.12.24., vagy azt, hogy { typed-back }.
error-nothing-waits = Ez az asztal most nem rád vár.
error-not-away = Nem vagy távol.
error-past-time = Az az idő már elmúlt. Mondd meg, mikor jössz vissza (például 10 nap vagy 2026.12.24.).
error-already-asked = Ezt az asztaltól már megkérdezték.
error-needs-agreement = Az asztalnál ülő többieknek bele kell egyezniük.
error-nothing-to-decide = Most nincs ilyen szavazás.
error-no-seat-to-give = Itt nem játszik bot, így nincs átvehető hely.
error-nobody-plays-so = Ezek közül egyik játék sem ennyi főre való.
error-no-seat-kept = Itt már nem tartok neked helyet. Új keresés: `/{ command-find-name }`, nyitott asztalok: `/{ command-tables-name }`.
error-for-the-host = Erről az asztal házigazdája dönt.
error-needs-people = Valakinek játszania kell. Az asztalt ez zárja le: `/{ command-game-name } { command-game-end-name }`.
error-one-or-the-other = Mondd meg, ki veszi át a helyet: vagy egy tag, vagy egy bot.
error-not-your-vote = Csak az asztalnál ülő emberek döntenek, és magáról senki.
error-vote-is-over = Az asztal már döntött.
error-not-resting = Ez a játszma nem szünetel.
error-newer-database = Az adatbázis sémája { $found }, de ez a változat csak eddig ismeri: { $known }. Telepítsd azt a változatot, amelyik írta, vagy egy későbbit.
error-bad-database = Az adatbázis nem nyitható meg ({ $file }): { $reason }.
error-bad-config = { $setting } nem lehet „{ $value }”. A .env.example mondja meg, mi lehet.
error-bad-metrics = Itt nem lehet figyelni: { $address }, pedig a METRICS ezt kéri: { $reason }.
error-bad-record = A jegyzőkönyv nem játszható le: { $line }. sor.

idle-spectator = Nem játszol ennél az asztalnál; így áll.
idle-not-your-turn = Értesítelek, amikor te következel.
idle-practice = A botok játszanak. Értesítelek, amint te következel.
idle-thinking = { $seat } gondolkodik. Értesítelek, amint te következel.
idle-thinking-long = { $seat } gondolkodik, még körülbelül { $minutes } percig. Értesítelek, amint te következel.
idle-over = A játszmának vége.
idle-ended = Ez a játszma idő előtt véget ért.
idle-cared = Ennél az asztalnál bot játszik helyetted.
turn-back-asked = Az asztal dönt: visszavonja-e { $seat } körét ({ $when }).
turn-taken-back = { $seat } köre ({ $when }) visszavonva{ $people ->
    [one] ;
   *[other] , közös egyetértéssel;
} amit felfedtek, ismert marad.
turn-taken-back-all = { $seat } köre ({ $when }) visszavonva, és az is, ami utána történt ({ $others }){ $people ->
    [one] ;
   *[other] , közös egyetértéssel;
} amit felfedtek, ismert marad.
stale-panel = Az asztal továbblépett, mióta ez megjelent, ezért semmi sem történt. Most így áll.

notice-turn-redone = A játék szabályait egy kör közepén javították, ezért ez a kör elölről kezdődik. Ami előtte volt, nem változott.
notice-digest-over = { $days } napja semmire sem válaszoltál, ezért vége a napi összefoglalónak: az asztalok újra értesítenek. Ez visszahozza: `/{ command-settings-name } { command-settings-digest-name }`.
notice-digest-refused = Nem fogadsz tőlem privát üzeneteket, ezért nincs összefoglaló: az asztalok újra értesítenek. Ha kéred, engedd meg a szerver tagjainak üzeneteit, és állítsd be újra: `/{ command-settings-name } { command-settings-digest-name }`.
notice-paused = { $name } szüneteltette ezt a játszmát: az órák állnak, és senki sem kap emlékeztetőt. Lépni így is lehet.
notice-paused-together = Ez a játszma szünetel: az órák állnak, és senki sem kap emlékeztetőt. Lépni így is lehet.
notice-resumed-together = Ez a játszma folytatódik: az órák újra járnak.
notice-ended-together = Ez a játszma közös megegyezéssel véget ért.
notice-resumed = { $name } folytatta ezt a játszmát: az órák újra járnak.
away-day = { $at }
away-begins = { $seat } távol van eddig: { $until }.
away-begins-cared = { $seat } távol van eddig: { $until }; közben bot játszik.
care-begins = { $seat } helyett bot játszik.
care-ends = { $seat } visszajött.
guest = { $name }
notice-invited = { $name } meghívja ehhez az asztalhoz: { $to }.
notice-invited-you = { $count ->
    [one] { $name } meghív ehhez az asztalhoz.
   *[other] { $name } meghív benneteket ehhez az asztalhoz.
}
notice-sent-away = { $name } nélküled játszik itt: { $where }. A helyed ott újra szabad.
notice-all-ready = Mindenki kész: a házigazda megnyomhatja a **Kezdés** gombot.
notice-lobby-old = Itt egy hete nem történt semmi, ezért ez az asztal lezárul.
notice-wish-over = Két hétig kerestél asztalt, és senki sem szerette volna ugyanazt. Új keresés: `/{ command-find-name }`.
notice-wish-watched = Két hétig szóltam az új asztalokról, ennek most vége. Újra bekapcsolja: `/{ command-find-name }`.
notice-wish-missed = Két helyet tartottam neked, és egyiket sem foglaltad el, ezért nem keresek tovább. Új keresés: `/{ command-find-name }`.
notice-table-open = Nyitott asztal: **{ $game }**, szabad helyek: { $room }, { $channel }
notice-not-started = A játszma nem tudott magától elkezdődni. { $reason }
notice-vote-open = Egy fenti kérdés a szavazatodra vár.
notice-upcoming = Mindjárt te következel: most { $seat } lép.
notice-ended = { $name } befejezte ezt a játszmát.
notice-seat = { $name } helyének új gazdája: { $to }.
notice-seat-orders = { $name } helyének új gazdája: { $to }; a régi állandó utasítások már nem érvényesek.
luck-sealed = E játszma minden sorsolása előre megtörtént, és le van pecsételve: SHA-256 `{ $commitment }`. A végén a pecsét feltörik, és bárki ellenőrizheti.
luck-told = E játszma sorsolásainak pecsétje: `{ $seed } { $salt }` SHA-256 értéke. A jegyzőkönyvével a `python -m engine verify` mindegyiket ellenőrzi.
imported = { $name } fájlból hozta ide ezt a játszmát: máshol játszották.
imported-moved = Ezt a játszmát a Roundhouse üzemeltetője hozta ide; máshol kezdődött.
imported-running = { $name } fájlból hozta ide ezt a futó játszmát; a fájlban minden rejtett olvasható.
hint-used = { $seat } tippet kért.
hard-is-hasty = { $seat } nem ért rá előre gondolkodni, és úgy lépett, mint egy közepes bot.
order-followed = { $seat } állandó utasítása: „{ $order }”.
notice-no-room = Nem tudtam szálat nyitni az asztalodnak, ezért nincs asztal. { $reason }
notice-undeliverable = Nem tudok többé írni az asztalodhoz (szám: { $game }). { $reason }

trouble-channel-gone = A csatorna eltűnt. Befejezheted a játszmát, vagy kérheted a csatorna visszaállítását.
trouble-direct-messages-closed = A privát üzenetek le vannak tiltva.
trouble-no-answer = A Discord napok óta nem fogadta el az üzenetet.
trouble-refused = A Discord visszautasította az üzenetet; a Roundhouse naplója mondja meg, miért.
trouble-missing-view-channel = Nem láthatom a csatornát. Engedd meg nekem (Csatorna megtekintése).
trouble-missing-send-messages = Nem írhatok a csatornába. Engedd meg nekem (Üzenetek küldése).
trouble-missing-send-messages-in-threads = Nem írhatok a szálba, vagy archiválva van. Nyisd meg, és engedd meg nekem (Üzenetek küldése szálakban).
trouble-missing-create-public-threads = Nem nyithatok szálakat a csatornában. Engedd meg nekem (Nyilvános szálak létrehozása).
trouble-missing-embed-links = Nem ágyazhatok be linkeket a csatornában. Engedd meg nekem (Linkek beágyazása).
trouble-missing-attach-files = Nem csatolhatok fájlokat a csatornában. Engedd meg nekem (Fájlok csatolása).
trouble-missing-read-message-history = Nem olvashatom a csatorna előzményeit. Engedd meg nekem (Üzenetelőzmények olvasása).
error-bad-token = A Discord nem fogadja el a tokent. Kérj újat a „Bot” alatt itt: https://discord.com/developers/applications, és írd be a .env fájlba.
error-no-discord = A Discord nem érhető el ({ $reason }). Ellenőrizd a hálózatot, és a DISCORD_API_BASE értékét, ha be van állítva.

# Looking back
ui-past-setup = **A kezdet**
ui-past-turn = **{ $turn }/{ $turns }. kör**, { $round }. forduló
ui-past-turn-of = **{ $turn }/{ $turns }. kör**, { $round }. forduló: { $seat }
ui-words = Szavakban
ui-words-heading = ### { $game } szavakban, { $page }/{ $pages }. oldal
ui-words-hint = Ugrás ide…
ui-pictures = Képek
ui-pictures-hint = Melyik kép?
ui-picture-overview = Asztal
ui-picture-main = Játéktábla
ui-picture-map = Térkép
ui-picture-market = Piac
ui-picture-stations = Állomások
ui-picture-tracks = Sávok
ui-picture-key = Ikonok
ui-picture-result = Pontozólap
ui-picture-rounds = Pontok fordulónként
ui-picture-player = Tábla: { $seat }
ui-past-back = ◀ Kör
ui-past-on = Kör ▶
ui-past-far-back = ⏪ { $count }
ui-past-far-on = { $count } ⏩
ui-past-now = Most

# Replays
ui-replay = Visszajátszás
ui-replay-drawing = Készül a visszajátszás: { $done }/{ $total }. kör.
ui-replay-stop = Leállítás
ui-replay-running = **{ $game }** eddig, ahogy te láthattad: { $turns } kör.
ui-replay-over = **{ $game }** elejétől végéig: { $turns } kör.
ui-replay-page = A lenti fájl lapozható oldal, minden kör naplójával és pontjaival. Mentsd el, és nyisd meg böngészőben: hálózat nem kell hozzá.
ui-replay-gap = Néhány kör hiányzik: a szabályokat azóta javították.
ui-replay-post = Megmutatás a csatornában
error-already-drawn = Ennek a játszmának a visszajátszása éppen készül valakinek: { $done }/{ $total }. kör. Kérd újra, ha kész.
error-replay-stopped = A visszajátszás leállt. A `/{ command-replay-name }` újra elkészíti.

# Reviews
ui-review = Elemzés
ui-review-working = Elemzem a játszmádat: { $percent } %.
ui-review-stop = Leállítás
ui-review-heading = **{ $game }**: mi került neked a legtöbbe
ui-review-none = **{ $game }**: szinte mindent kihasználtál. { $judged } döntésben semmi sem volt, ami egyértelműen jobb lett volna.
ui-review-point = - **{ $turn }. kör**, kb. { $gain } pont: { $played } helyett **{ $better }**
ui-review-how = -# Pontok: mennyivel kerültél volna átlagosan jobban a többiek elé, ha onnantól mindenki *közepes* szinten játszik. Az alapján, amit akkor tudhattál, szerencse nélkül; nem minden lehetséges lépést próbáltam ki.
ui-review-gap = -# Csak az eleje: a szabályokat azóta javították.
ui-review-turn = { $turn }. kör
ui-review-title = **{ $turn }. kör**: kb. { $gain } ponttal több volt benne.
ui-review-title-margin = **{ $turn }. kör**: kb. { $gain } ponttal több (± { $margin }) volt benne.
ui-review-played = Ezt lépted:
ui-review-better = Jobb lett volna:
ui-review-move = - { $prompt } { $move }
ui-review-move-shown = - { $prompt } **{ $move }**
ui-review-all = Áttekintés
ui-review-back = ◀ { $turn }. kör
ui-review-on = { $turn }. kör ▶
ui-review-move-back = ◀ Lépés
ui-review-move-on = Lépés ▶
error-no-review = Ehhez a játékhoz nincs nehéz bot, ezért elemzés sincs.
error-not-over-yet = Elemzés csak a játszma vége után kérhető. Hogy körről körre hogyan állt, a `/{ command-board-name }` mutatja.
error-already-reviewed = Ezt a játszmát éppen elemzem valakinek: { $percent } %. Kérd újra egy perc múlva.
error-review-stopped = Az elemzés leállt. Az `/{ command-review-name }` elölről kezdi.
error-review-failed = Az elemzés megszakadt. Az `/{ command-review-name }` elölről kezdi.
error-bad-shards = „{ $value }” nem jelöl ki részeket. A 0-3/16 az első négy a tizenhatból, a 15/16 az utolsó.

# Az asztal böngészőben

web-look = Közelebbről
web-to-move = { $seat }: { $prompt }
web-decision = A döntésed
web-own = Ez az oldal csak a tiéd: akinél megvan a címe, azt látja, amit te.
web-public = Amit mindenki láthat
web-closer = Közelebb
web-farther = Távolabb
web-whole = Egész
web-board = Az asztal
web-keys = A plusz és a mínusz közelít és távolít, a nyilak mozgatják a képet, a 0 az egészet mutatja. A Tab sorra veszi, ami rajta van, a nyilak a szomszédoshoz visznek, az Enter a szabályához. Minden, ami rajta van, lent szavakkal is olvasható.
web-past-board = A tábla átugrása
web-close = Bezárás
web-trouble = Nincs kapcsolat, újra próbálom.
web-gone = Ez az oldal már nem frissül: vége a játszmának, vagy visszavonták a linket.
web-nothing = A saját oldaladra vezető link a játszma végéig él, legfeljebb 14 napig, vagy amíg vissza nem vonod. A paneleden új vár.
web-search = Keresés a szabályokban
web-find = Keresés
web-whole-book = Az összes szabály
web-found = { $count ->
    [0] A szabályok nem írnak erről: „{ $query }”. Próbáld kevesebb szóval.
   *[other] { $count } szabály erről: „{ $query }”
}
web-link = Oldal mindenkinek
web-no-link = Oldal megszüntetése
web-revoke = { $count ->
    [one] Linked visszavonása
   *[other] { $count } linked visszavonása
 }
web-revoked = A linkjeid már nem nyitnak meg semmit. A következő panelben új lesz.
web-to-text = Ugrás a szöveghez
web-about = Vonatos társasjátékok a Discordon, körről körre, amikor épp van két perced. Játszani ott lehet, itt nézelődni.
web-lesson = Olvasásra. A Discordon a `/{ command-learn-name }` paranccsal végig is játszhatod.
web-english = A teljes szöveg angolul van.
web-hall = A szerver oldala
web-hall-title = { $server }: eredmények
web-hall-open = Nyitott asztalok
web-hall-running = Futó játszmák
web-hall-results = Eredmények
web-hall-seats = foglalt helyek: { $taken }/{ $wanted }
web-hall-join = Beülés a Discordon
web-hall-none-open = Most nincs nyitott asztal.
web-hall-none-running = Most nem fut játszma.
web-hall-none-over = Még nem ért véget játszma.
web-hall-older = Régebbi eredmények
web-hall-feed = Hírfolyam
web-calendar = Határidőim a naptárba
web-calendar-what = Iratkozz fel erre a címre a naptáradban („URL-ből”): mindig benne lesz, meddig kell lépned vagy szavaznod, és mikor kezdődik egy játszma.
    `{ $url }`
    -# Csak a tiéd: akinél megvan a cím, látja ezeket az időpontokat. A `/{ command-privacy-name }` visszavonja.
web-calendar-file = Megnyitás
web-calendar-move = { $table }: te lépsz
web-calendar-vote = { $table }: te szavazol
web-calendar-start = { $table }: kezdődik a játszma
web-hook = Webhook…
web-hook-title = Az asztal webhookja
web-hook-ask = Minden kör után hívott cím (üresen: egy sem)
web-hook-set = Az asztal mostantól minden kör után ezt a címet hívja: helyek, pontok, forduló, nevek nélkül.
    A hívásokat ez a kulcs írja alá (Standard Webhooks). Csak most látszik:
    `{ $key }`
web-hook-gone = Az asztal már egy címet sem hív.
notice-hook-lost = Asztalod ({ $game }. számú) webhookját három napja senki sem fogadja, ezért az asztal többé nem hívja. Újra itt állítható be: `/{ command-game-name } { command-game-status-name }`.
error-bad-hook = A webhook https:// kezdetű, és az internetre vezet, nem a saját hálózat egyik gépére.
error-no-such-page = Nincs ilyen oldal.
error-bad-web = Itt nem lehet figyelni: { $address }, pedig a WEB ezt kéri: { $reason }.
