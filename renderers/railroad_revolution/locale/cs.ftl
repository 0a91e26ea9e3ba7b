# Obrázky Railroad Revolution. Písmeno nese pracovník té barvy: jedno velké, pět různých.
board-railroad-revolution-letter-white = B
board-railroad-revolution-letter-purple = F
board-railroad-revolution-letter-orange = O
board-railroad-revolution-letter-gray = Š
board-railroad-revolution-letter-turquoise = T
board-railroad-revolution-letter-deal = D
board-railroad-revolution-round = Kolo { $round }
board-railroad-revolution-near = Konec se blíží
board-railroad-revolution-last = Poslední kolo
board-railroad-revolution-phase-draft = Počáteční jmění
board-railroad-revolution-phase-deals = Dohody
board-railroad-revolution-phase-milestones = Mezníky
board-railroad-revolution-phase-pick = Nový mezník
board-railroad-revolution-phase-over = Konec partie
board-railroad-revolution-turn-draft = { $name } bere počáteční jmění
board-railroad-revolution-turn-turn = Na tahu: { $name }
board-railroad-revolution-turn-deals = { $name } může přijmout dohodu
board-railroad-revolution-turn-milestones = { $name } plní mezníky
board-railroad-revolution-turn-pick = { $name } vybírá nový mezník
board-railroad-revolution-turn-over = { $count ->
    [1] { $name } vítězí
   *[other] { $name } sdílejí vítězství
}
board-railroad-revolution-deal = Odkryté dohody
board-railroad-revolution-deck = { $count ->
    [one] zbývá { $count } kartička
    [few] zbývají { $count } kartičky
   *[other] zbývá { $count } kartiček
}
board-railroad-revolution-wealth = Počáteční jmění
board-railroad-revolution-pool = Zásoba
board-railroad-revolution-trains = Vlaky
board-railroad-revolution-cards = Mezníky
board-railroad-revolution-completed = splněno { $count }, { $vp } VB
# cena stanice závisí na úrovni města, od 1 do 5
board-railroad-revolution-legend-terrain = Krajina: po ${ $cost }
board-railroad-revolution-legend-plains = Pláně
board-railroad-revolution-legend-deal = Odkryje dohodu
board-railroad-revolution-legend-level = Cena: ${ $least }–${ $most }
board-railroad-revolution-legend-first = První: bonus
board-railroad-revolution-legend-neutral = Neutrální budova

# Co obrázek ukazuje, pro toho, kdo ho nevidí. Celkem nejvýš 1024 znaků, tedy krátce.
board-railroad-revolution-alt-head = Railroad Revolution. { $round }. { $sentence }.
board-railroad-revolution-alt-player = { $name } ({ $shape }): { $vp } VB, ${ $money }, akcie { $shares }, pracovníci { $workers }, koleje { $rails }, stanice { $stations }, úřady { $offices }.
board-railroad-revolution-alt-deal = Odkryté dohody: { $top } za { $cost ->
    [one] { $cost } akcii
    [few] { $cost } akcie
   *[other] { $cost } akcií
}, { $bottom } za { $price ->
    [one] { $price } akcii
    [few] { $price } akcie
   *[other] { $price } akcií
}.

# Popisky pod čísly: po jednom krátkém slově
board-railroad-revolution-figure-money = dolary
board-railroad-revolution-figure-shares = akcie
board-railroad-revolution-figure-up = vlaky
board-railroad-revolution-figure-down = rubem
board-railroad-revolution-figure-rails = koleje
board-railroad-revolution-figure-buildings = budovy
board-railroad-revolution-milestone = Mezník
board-railroad-revolution-track = { $track }: { $each }
board-railroad-revolution-each = { $track ->
    [telegraph] VB za úřad
    [stations] VB za stanici
   *[network] VB za město úrovně 5
}
# Kolik komponent má ještě postavit, kdo je nejblíž konci
board-railroad-revolution-until = { $name }: { $count ->
    [one] { $count } komponenta do konce
    [few] { $count } komponenty do konce
   *[other] { $count } komponent do konce
}
board-railroad-revolution-key = Railroad Revolution: symboly
board-railroad-revolution-key-worker-white = Bílý pracovník
board-railroad-revolution-key-worker-gray = Šedý pracovník
board-railroad-revolution-key-worker-orange = Oranžový pracovník
board-railroad-revolution-key-worker-turquoise = Tyrkysový pracovník
board-railroad-revolution-key-worker-purple = Fialový pracovník
board-railroad-revolution-key-worker-any = Pracovník libovolné barvy
board-railroad-revolution-key-slot = Místo pro manažera
board-railroad-revolution-key-trade = Obchod
board-railroad-revolution-key-piece = Budova hráče
board-railroad-revolution-key-neutral = Neutrální budova
board-railroad-revolution-key-first = Volné: kdo je první, má bonus
board-railroad-revolution-key-money = Peníze
board-railroad-revolution-key-down = Vlak lícem dolů
board-railroad-revolution-key-network = Města v síti
board-railroad-revolution-key-link = Telegrafní spojení
board-railroad-revolution-key-deal = Odkryje dohodu
board-railroad-revolution-key-milestone = Mezník
board-railroad-revolution-key-met = Podmínka splněná
board-railroad-revolution-key-unmet = Podmínka nesplněná
board-railroad-revolution-key-points = Vítězné body
board-railroad-revolution-key-level = Úroveň města: stanice stojí ${ $least }–${ $most }
board-railroad-revolution-key-terrain = Obtížná krajina: kolej za každou o ${ $cost } dražší
board-railroad-revolution-key-plains = Pláně: nic navíc
board-railroad-revolution-key-option = Číslo v seznamu
board-railroad-revolution-key-changed = Právě se změnilo
board-railroad-revolution-key-share = akcie
board-railroad-revolution-key-step = krok na stupnici
board-railroad-revolution-key-train = vlak
board-railroad-revolution-key-flip = otočit vlak
board-railroad-revolution-key-promote = povýšit
board-railroad-revolution-key-swap = vyměnit
board-railroad-revolution-key-rail = kolej
board-railroad-revolution-key-station = stanice
board-railroad-revolution-key-office = úřad
board-railroad-revolution-market-trains = Vlaky a co přinese jejich otočení
board-railroad-revolution-market-bank = Pracovníci ve společné zásobě
board-railroad-revolution-market-sectors = Telegraf
board-railroad-revolution-market-cities = Stanice: cena a zisk
board-railroad-revolution-market-milestones = Otevřené mezníky
board-railroad-revolution-cost = ${ $cost }
board-railroad-revolution-price-shares = { $count ->
    [one] { $count } akcie:
    [few] { $count } akcie:
   *[other] { $count } akcií:
}
# první úřad přinese `first` z těchto akcií jako bonus
board-railroad-revolution-sector-shares = { $first ->
    [0] { $count ->
        [one] { $count } akcie
        [few] { $count } akcie
       *[other] { $count } akcií
    }
   *[other] { $count ->
        [one] první: { $count } akcie
        [few] první: { $count } akcie
       *[other] první: { $count } akcií
    }
}
board-railroad-revolution-turns-up = odkryje dohodu
board-railroad-revolution-first = { $primary } · první: { $bonus }
board-railroad-revolution-for = { $effect }, za ${ $price }
board-railroad-revolution-colour-white = bílý
board-railroad-revolution-colour-purple = fialový
board-railroad-revolution-colour-orange = oranžový
board-railroad-revolution-colour-gray = šedý
board-railroad-revolution-colour-turquoise = tyrkysový
board-railroad-revolution-either = { $one } nebo { $two } pracovník
board-railroad-revolution-both = { $one } a { $two } pracovník
# Stůl slovy
board-railroad-revolution-words-first = Každé kolo začíná { $seat }.
board-railroad-revolution-words-deciding = Dohodu ještě může přijmout
board-railroad-revolution-words-action = Akce, { $seat }: { $box }, { $worker }.
board-railroad-revolution-words-so-far = Zatím
board-railroad-revolution-words-debt = k zaplacení ${ $count }
board-railroad-revolution-words-shares = akcie { $count }
board-railroad-revolution-words-rails = koleje { $count }
board-railroad-revolution-words-triangles = trojúhelníky { $count }
board-railroad-revolution-words-placed = hlavní část hotová
board-railroad-revolution-words-first-there = první na místě
board-railroad-revolution-words-deal-due = následuje kartička dohody
board-railroad-revolution-words-accepted = dohoda přijatá
board-railroad-revolution-words-used = využité volitelné části { $count }
board-railroad-revolution-words-points = Dosavadní body
board-railroad-revolution-words-pool = Pracovníci v zásobě
board-railroad-revolution-words-workers = { $colour }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
board-railroad-revolution-words-drawn = Mezníky na výběr
board-railroad-revolution-words-card = { $card }
board-railroad-revolution-words-completed = Splněné mezníky
board-railroad-revolution-words-condition = { $condition } ({ $have }/{ $count })
board-railroad-revolution-words-milestone = Mezník { $card } ({ $vp } VB): { $open ->
    [0] manažeři jsou všichni
   *[other] chybí: { $missing }
}{ $promoted ->
    [0] {""}
   *[other] ; už tam: { $there }
}; { $conditions }.
board-railroad-revolution-words-tracks = Stupnice výkonu
board-railroad-revolution-words-track = { $track } na { $space }, po { $value } VB
board-railroad-revolution-words-trains-up = Vlaky lícem nahoru
board-railroad-revolution-words-trains-down = Vlaky lícem dolů
board-railroad-revolution-words-trains = { $train }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
board-railroad-revolution-words-cities = Propojená města
board-railroad-revolution-words-stations = Stanice
board-railroad-revolution-words-offices = Telegrafní úřady
board-railroad-revolution-words-mat = Zbývá na desce
board-railroad-revolution-words-mat-sector = sektor { $n } ({ $rails ->
    [0] {""}
   *[other] koleje { $rails }, {""}
}{ $buildings ->
    [0] {""}
   *[other] budovy { $buildings }, {""}
}po ${ $value })
board-railroad-revolution-words-spare = Stranou
board-railroad-revolution-words-spare-rail = kolej
board-railroad-revolution-words-spare-building = budova
board-railroad-revolution-words-wealth = Počáteční jmění: { $worker }, { $effect }.
board-railroad-revolution-words-deck = Kartičky dohod v balíčku { $count }{ $gone ->
    [0] {""}
   *[other] , odložené { $gone }
}.
board-railroad-revolution-words-train = { $train }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}, otočení přinese: { $effect }.
board-railroad-revolution-words-piles = Mezníky v balíčcích
board-railroad-revolution-words-pile = { $pile } ×{ $count }
board-railroad-revolution-words-rails-of = Koleje, { $owners }
board-railroad-revolution-words-neutral = neutrální
board-railroad-revolution-words-city = { $city }, úroveň { $level }, stanice za ${ $cost }: { $reward }; první: { $bonus }{ $count ->
    [0] {""}
   *[other] ; stanice: { $owners }
}.
board-railroad-revolution-words-sector = { $sector }: { $shares ->
    [one] { $shares } akcie
    [few] { $shares } akcie
   *[other] { $shares } akcií
}{ $first ->
    [0] {""}
   *[other] , první +{ $first }
}; { $has ->
    [tile] kartička: { $tile }
   *[deal] odkryje dohodu
}{ $count ->
    [0] {""}
   *[other] ; úřady: { $owners }
}.
board-railroad-revolution-words-turn-of = Na tahu: { $seat }.
board-railroad-revolution-words-picking = Mezníky na výběr má { $seat }.
board-railroad-revolution-region-box-empty = Prázdné: pracovník umístěný sem provede tuto akci.
board-railroad-revolution-region-slot-empty = Volné: povyš sem pracovníka ze zásoby nebo z desky.
