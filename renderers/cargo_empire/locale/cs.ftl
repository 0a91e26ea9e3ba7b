# Obrázky Dopravního impéria. Písmeno nese barva: zboží na kostičkách a polích, města na svých cedulkách. Zboží se liší od
# zboží, města od měst.
board-cargo-empire-letter-orange = O
board-cargo-empire-letter-grey = Š
board-cargo-empire-letter-white = B
board-cargo-empire-letter-brown = H
board-cargo-empire-letter-blue = M
board-cargo-empire-letter-red = Č
board-cargo-empire-letter-green = Z
board-cargo-empire-letter-yellow = Ž
board-cargo-empire-level-3 = III
board-cargo-empire-start = Start
board-cargo-empire-lane = { $lane ->
    [upper] horní
   *[lower] spodní
}
board-cargo-empire-phase-clans = Výběr klanů
board-cargo-empire-phase-objectives = Výběr karet úkolů
board-cargo-empire-phase-slots = Pořadí na tahu
board-cargo-empire-phase-first = První obchodní stanice
board-cargo-empire-phase-second = Druhé obchodní stanice
board-cargo-empire-phase-crests = Umístění erbů
board-cargo-empire-phase-actions = Fáze akcí
board-cargo-empire-phase-maintenance = Fáze údržby
board-cargo-empire-phase-scoring = Závěrečné bodování
board-cargo-empire-phase-over = Konec partie
board-cargo-empire-turn-clans = { $name } vybírá klan
board-cargo-empire-turn-objectives = { $name } vybírá kartu úkolu
board-cargo-empire-turn-slots = { $name } bere kartu přepravy
board-cargo-empire-turn-first = { $name } umísťuje první stanici
board-cargo-empire-turn-second = { $name } umísťuje druhou stanici
board-cargo-empire-turn-crests = { $name } umísťuje klanový erb
board-cargo-empire-turn-actions = Na tahu: { $name }
board-cargo-empire-turn-maintenance = { $name } bere kartu přepravy
board-cargo-empire-turn-scoring = Rozhoduje { $name }
board-cargo-empire-turn-over = Konec partie
board-cargo-empire-won = { $names } vítězí
board-cargo-empire-row = Nabídka karet měst
board-cargo-empire-face-down = Lícem dolů
board-cargo-empire-face-down-card = 1 karta města lícem dolů
board-cargo-empire-order = { $arrow ->
    [up] Karta { $card }: nahoru
    [down] Karta { $card }: dolů
   *[none] Karta { $card }
}
board-cargo-empire-no-order = Zatím žádná karta (balíček: { $count })
board-cargo-empire-posts = Obchodní stanice, jedna na tah
board-cargo-empire-city-cards = Karty měst
board-cargo-empire-objectives = Karty úkolů a co by přinesly teď
board-cargo-empire-no-objectives = Zatím žádná karta úkolu
board-cargo-empire-source = { $source }: { $vp }
board-cargo-empire-no-points = Zatím žádné body
board-cargo-empire-secret = Tajná karta úkolu
board-cargo-empire-round = Kolo { $round }
board-cargo-empire-legend = Legenda
board-cargo-empire-key = Cargo Empire: symboly
board-cargo-empire-legend-supply = Nabídka
board-cargo-empire-legend-demand = Poptávka
board-cargo-empire-legend-beside = Volné pro stanici
board-cargo-empire-legend-level-2 = Úroveň 2
board-cargo-empire-legend-level-3 = Úroveň 3
board-cargo-empire-legend-port = Přístav
board-cargo-empire-key-points = Dosavadní vítězné body, bez karet úkolů
board-cargo-empire-key-supply = Nabídka: kostičky k přepravě
board-cargo-empire-key-gone = Tato kostička už tu není
board-cargo-empire-key-demand = Poptávka: bere kostičku této barvy
board-cargo-empire-key-beside = Místo pro stanici po povýšení města
board-cargo-empire-key-level-2 = Město úrovně 2
board-cargo-empire-key-level-3 = Město úrovně 3: kostičky už nebere
board-cargo-empire-key-city = Města podle barvy
board-cargo-empire-key-port = Přístav
board-cargo-empire-key-post = Obchodní stanice; zbývající tahy hráče
board-cargo-empire-key-vassal = Stanice vazala
board-cargo-empire-key-crest = Klanový erb
board-cargo-empire-key-token = Špeditérovy ukazatele nabídky a poptávky
board-cargo-empire-key-marker = Auto, vlak a loď na stupnicích
board-cargo-empire-key-road = { $segments ->
    [one] Silniční karta: { $segments } pozemní cesta; auto +{ $advance }
    [few] Silniční karta: { $segments } pozemní cesty; auto +{ $advance }
   *[other] Silniční karta: { $segments } pozemních cest; auto +{ $advance }
}
board-cargo-empire-key-rail = { $segments ->
    [one] Železniční karta: { $segments } pozemní cesta; vlak +{ $advance }
    [few] Železniční karta: až { $segments } pozemní cesty; vlak +{ $advance }
   *[other] Železniční karta: až { $segments } pozemních cest; vlak +{ $advance }
}
board-cargo-empire-key-sea = Námořní karta: z přístavu do přístavu; loď +{ $advance }
board-cargo-empire-key-any = Karta přepravy podle výběru
board-cargo-empire-key-card = Karta města
board-cargo-empire-key-objective = Karta úkolu
board-cargo-empire-key-either = Karta města, nebo úkolu
board-cargo-empire-key-rush = Žeton spěchu: posune tento ukazatel
board-cargo-empire-key-kept = Ponechané kostičky: platí se jimi klanové schopnosti
board-cargo-empire-key-steps = O kolik se posune auto, vlak nebo loď
board-cargo-empire-key-extra = Posun navíc s využitou dopravou
board-cargo-empire-key-option = Lze vybrat: číslo v seznamu
board-cargo-empire-key-plan = celý plán, kam přepravuje
board-cargo-empire-key-way = Trasa po pevnině, pak po moři
board-cargo-empire-key-ghost = Kde by ukazatel stál
board-cargo-empire-key-changed = Právě se změnilo
board-cargo-empire-or = nebo
board-cargo-empire-then = pak
board-cargo-empire-boosted = posílená
board-cargo-empire-any-two = libovolné 2
board-cargo-empire-no-token = bez žetonu spěchu
board-cargo-empire-at-top = už je nahoře
board-cargo-empire-new-lane = nová trasa
board-cargo-empire-more = další: { $count }
board-cargo-empire-level-2 = II
board-cargo-empire-sea-atlantic = Atlantský oceán
board-cargo-empire-sea-biscay = Biskajský záliv
board-cargo-empire-sea-north = Severní moře
board-cargo-empire-sea-norwegian = Norské moře
board-cargo-empire-sea-mediterranean = Středozemní moře
board-cargo-empire-sea-black = Černé moře

# Co obrázek ukazuje, pro toho, kdo ho nevidí. Celkem nejvýš 1024 znaků, tedy krátce.
board-cargo-empire-alt-head = Dopravní impérium, { $map }, kolo { $round }/{ $rounds }. { $sentence }.
board-cargo-empire-alt-from = Město, odkud kostička jede: { $city }.
board-cargo-empire-alt-delivery = Přeprava: { $city } → { $to }.
board-cargo-empire-alt-player = { $name } ({ $shape }): body: { $vp }; karty silniční { $road }, železniční { $rail }, námořní { $sea }; zbývá tahů { $turns }; karty úkolů { $objectives }; karty měst: { $held ->
    [0] žádné
   *[other] { $cities }
}.
board-cargo-empire-alt-forwarder = { $name } ({ $shape }): body: { $vp }; zbývá tahů { $turns }; karty úkolů { $objectives }; karty měst: { $held ->
    [0] žádné
   *[other] { $cities }
}.
board-cargo-empire-alt-face-down = Vlastní karta města, lícem dolů: { $city }.
# Stůl slovy
board-cargo-empire-words-board = Deska rozvoje
board-cargo-empire-words-vassal = vazal, { $seat }
board-cargo-empire-words-borrowed = Vypůjčené erby
board-cargo-empire-words-order = Pořadí na tahu
board-cargo-empire-words-delivery = K přepravě
board-cargo-empire-words-upper = horní pole poptávky
board-cargo-empire-words-lower = spodní pole poptávky
board-cargo-empire-words-cards = karty { $cards }
board-cargo-empire-words-by-vassal = přepravuje vazal
board-cargo-empire-words-boosted = posílená železniční karta
board-cargo-empire-words-due = Odměny, které ještě přijdou
board-cargo-empire-words-left = { $marker } +{ $count }
board-cargo-empire-words-extras = { $count ->
    [one] { $count } posun navíc
    [few] { $count } posuny navíc
   *[other] { $count } posunů navíc
}
board-cargo-empire-words-counted = potom posuny navíc
board-cargo-empire-words-extras-for = Posuny navíc pro
board-cargo-empire-words-points = Dosavadní body
board-cargo-empire-words-markers = Ukazatele
board-cargo-empire-words-marker = { $marker } { $column ->
    [0] na startu
   *[other] na poli { $column }
}{ $lane ->
    [upper] {" "}(horní trasa)
    [lower] {" "}(spodní trasa)
   *[none] {""}
}{ $vp ->
    [0] {""}
   *[other] {" "}({ $vp } VB)
}
board-cargo-empire-words-objectives = Karty úkolů
board-cargo-empire-words-objective = { $card }{ $vp ->
    [0] {""}
   *[other] {" "}(teď { $vp } VB)
}
board-cargo-empire-words-has = Dále
board-cargo-empire-words-face-down = karta města lícem dolů
board-cargo-empire-words-crest = erb: { $city }
board-cargo-empire-words-kept = { $count ->
    [one] { $count } ponechaná kostička
    [few] { $count } ponechané kostičky
   *[other] { $count } ponechaných kostiček
}
board-cargo-empire-words-spare = { $count ->
    [one] { $count } stanice stranou
    [few] { $count } stanice stranou
   *[other] { $count } stanic stranou
}
board-cargo-empire-words-drawn = { $count ->
    [one] { $count } karta úkolu na výběr
    [few] { $count } karty úkolů na výběr
   *[other] { $count } karet úkolů na výběr
}
board-cargo-empire-words-vassals-left = zbývající stanice vazala { $count }
board-cargo-empire-words-posts = Zbývající stanice
board-cargo-empire-words-posts-of = kolo { $round }: { $count }
board-cargo-empire-words-space = { $space ->
    [upper] nahoře
   *[lower] dole
} { $colour } { $taken ->
    [yes] ({ $owner })
   *[no] (volné)
}
board-cargo-empire-words-city = { $city } ({ $colour ->
    [blue] modré město
    [red] červené město
    [green] zelené město
   *[yellow] žluté město
}{ $port ->
    [yes] , přístav
   *[no] {""}
}, úroveň { $level }){ $count ->
    [0] {""}
   *[other] : { $cubes }
}{ $open ->
    [0] {""}
   *[other] ; poptávka: { $spaces }
}{ $posts ->
    [0] {""}
   *[other] ; vedle: { $beside }
}{ $clans ->
    [0] {""}
   *[other] ; erb: { $crests }
}.
board-cargo-empire-words-slot = { $slot } { $city }
board-cargo-empire-words-decks = Karty měst v balíčku { $cities }, karty úkolů { $objectives }.
board-cargo-empire-words-forwarder = Ukazatele Špeditéra: nabídkové město { $city }, poptávkové město na místě { $slot } v nabídce.
board-cargo-empire-words-forwarder-demand = Ukazatel poptávkového města Špeditéra je na místě { $slot } v nabídce.
board-cargo-empire-words-forwarder-deck = Balíček Špeditéra: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}{ $gone ->
    [0] {""}
   *[other] , odložené { $discard }
}.
board-cargo-empire-words-number = { $number }
board-cargo-empire-words-lane = { $lane ->
    [upper] Stupnice { $number }, horní trasa
   *[lower] Stupnice { $number }, spodní trasa
}
board-cargo-empire-words-field = { $column }: { $icon }
board-cargo-empire-words-vp-spaces = Za stupnicemi
board-cargo-empire-words-vp = { $column }: { $vp } VB
board-cargo-empire-region-junction = Uzel
board-cargo-empire-region-supply-empty = Žádné kostičky: kdo nemůže doručit, smí je doplnit.
board-cargo-empire-region-demand-free = Doruč sem kostičku této barvy a postavíš tu stanici.
