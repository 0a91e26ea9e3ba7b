core-confirm = Potvrdit
core-round = Kolo { $round }/{ $rounds }
core-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
# Cviční soupeři podle úrovně
opponent-easy = { $name } · lehký
opponent-normal = { $name } · střední
opponent-hard = { $name } · těžký
opponent-master = { $name } · mistrovský
# Kdo si dal smazat svá data; jméno není jeho
former-player = { $name } · bývalý hráč
# Obrázky
board-seat = Hráč { $number }
board-confirm = { $name }: potvrzení tahu
board-shape-blue-circle = modrý kruh
board-shape-orange-square = oranžový čtverec
board-shape-green-triangle = zelený trojúhelník
board-shape-pink-diamond = růžový kosočtverec
board-shape-yellow-pentagon = žlutý pětiúhelník
board-shape-violet-star = fialová hvězda
board-result-over = { $count ->
    [1] { $names } vítězí
   *[other] { $names } sdílejí vítězství
}
board-result-leads = { $count ->
    [1] { $names } vede
   *[other] { $names } vedou
}
board-result-conceded = { $name } se vzdává.
board-result-total = Celkem
board-result-winner = Výhra
board-result-leader = V čele
board-result-place = { $place }. místo
board-result-chart = Body po každém kole
board-result-end = Konec
board-alt-result = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $place }. místo.
board-alt-source = { $source } ({ $points })
board-alt-sources = { $name }: { $sources }.
board-ratings-title = Žebříček
board-ratings-course = Rating po každé hodnocené partii
board-ratings-people = Počet lidí podle ratingu
board-ratings-range = { $least } až { $most }
board-ratings-you = { $count } · ty
board-alt-rating = { $name }: { $points }, předtím { $before }.
board-alt-ratings-people = { $count ->
    [one] { $count } člověk
    [few] { $count } lidé
   *[other] { $count } lidí
} v rozmezí { $least } až { $most }.
board-course-title = Očekávané body po každém tahu
board-alt-course = Očekávané body v průběhu partie, { $name }: { $points }.
board-alt-history = Body po každém kole, { $name }: { $points }.
board-more = a { $count ->
    [one] { $count } další řádek
    [few] { $count } další řádky
   *[other] { $count } dalších řádků
}
error-unknown-picture = Obrázek { $picture } neexistuje. K dispozici jsou: { $known }.
error-unknown-theme = Motiv { $theme } neexistuje. K dispozici jsou: { $known }.
error-unknown-layout = Rozvržení obrázku { $layout } neexistuje. Vyber jedno z těchto: { $known }.
error-bad-width = Obrázek může být široký { $least } až { $most } pixelů, ne { $width }.
error-never-asked = Pro { $kind } žádný obrázek není, nebo už na to nikdo neodpovídá.
error-no-seat = Místo { $number } neexistuje; místa jsou 0 až { $last }.
# Přehrání
replay-title = { $game }: partie k prolistování
replay-setup = Začátek
replay-where = Tah { $turn }/{ $turns }, kolo { $round }
replay-where-of = Tah { $turn }/{ $turns }, kolo { $round }: { $name }
replay-round = Kolo { $round }
replay-previous = Předchozí tah
replay-next = Další tah
replay-play = Přehrát
replay-pause = Pozastavit
replay-keys = Šipkami listuješ, mezerníkem přehráváš
replay-turn = Tah
replay-points = Body
replay-log = Co se stalo
replay-to-round = Kolo
replay-to-player = Hráč
replay-no-script = Tato stránka potřebuje svůj skript a tvůj prohlížeč ho nespouští. Soubor nic nestahuje a nic neodesílá.
error-unknown-film = Přehrání je soubor .gif, .webp nebo .html, ne { $name }.
# Stůl slovy, pro toho, kdo obrázky nevidí: nadpisy a co říká každá hra
board-words-turn = Tah
board-words-map = Mapa
board-words-offers = V nabídce
board-words-supply = Zásoba
board-words-player = { $seat }
board-words-facts = { $what }: { $facts }.
# Co říká popisek obrázku o rozhodnutí: plány podle písmen, potom možnosti
board-alt-plan = { $letter }: { $plan }.
board-alt-option = { $number }: { $option }
board-alt-option-group = { $group } – { $option }
board-alt-options = Možnosti: { $options }{ $more ->
    [0] {""}
   *[other] ; a další: { $more }
}.
board-alt-more = Víc: Slovy.
# What a picture says of itself where somebody points at it
board-region-figure = { $what }: { $value }
board-region-nothing = Na konci partie tu nic nebylo.
board-region-choose = Na výběr: { $option }
board-region-options = Možnosti { $numbers }
board-region-plans = Plány { $letters }
board-region-times = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
