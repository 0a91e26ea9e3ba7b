core-confirm = Megerősítés
core-round = { $round }/{ $rounds }. forduló
core-points = { $n } pont
# Practice opponents, by their level
opponent-easy = { $name } · könnyű
opponent-normal = { $name } · közepes
opponent-hard = { $name } · nehéz
opponent-master = { $name } · mester
# Whoever has had their data deleted; the name is not theirs
former-player = { $name } · egykori játékos
# Pictures
board-seat = { $number }. játékos
board-confirm = { $name }: megerősítés
board-shape-blue-circle = kék kör
board-shape-orange-square = narancssárga négyzet
board-shape-green-triangle = zöld háromszög
board-shape-pink-diamond = rózsaszín rombusz
board-shape-yellow-pentagon = sárga ötszög
board-shape-violet-star = lila csillag
board-result-over = { $count ->
    [one] { $names } nyert
   *[other] { $names } közösen nyert
}
board-result-leads = { $count ->
    [one] { $names } vezet
   *[other] { $names } vezet
}
board-result-conceded = { $name } feladta.
board-result-total = Összesen
board-result-winner = Győztes
board-result-leader = Vezet
board-result-place = { $place }. hely
board-result-chart = Pontok fordulónként
board-result-end = Vége
board-alt-result = { $name }: { $points } pont, { $place }. hely.
board-alt-source = { $source } { $points }
board-alt-sources = { $name }: { $sources }.
board-ratings-title = Ranglista
board-ratings-course = Értékszám az egyes értékelt játszmák után
board-ratings-people = Játékosok értékszám szerint
board-ratings-range = { $least }–{ $most }
board-ratings-you = { $count } · köztük te
board-alt-rating = { $name }: { $points }, előtte { $before }.
board-alt-ratings-people = { $least } és { $most } között { $count } játékos.
board-course-title = Várható pontszám az egyes körök után
board-alt-course = A játszma során várható pontszám, { $name }: { $points }.
board-alt-history = Pontok az egyes fordulók után, { $name }: { $points }.
board-more = és további { $count } sor
error-unknown-picture = Nincs ilyen kép: { $picture }. Ezek vannak: { $known }.
error-unknown-theme = Nincs ilyen téma: { $theme }. Ezek vannak: { $known }.
error-unknown-layout = Nincs ilyen elrendezés: { $layout }. Válassz ezek közül: { $known }.
error-bad-width = Egy kép szélessége { $least } és { $most } képpont között lehet, { $width } nem.
error-never-asked = Ehhez a döntéshez nincs kép, vagy már senki sem dönt róla: { $kind }.
error-no-seat = Nincs ilyen hely: { $number }. A helyek számozása 0-tól indul, az utolsó: { $last }.
# Replays
replay-title = { $game }: lapozható játszma
replay-setup = A kezdet
replay-where = { $turn }/{ $turns }. kör, { $round }. forduló
replay-where-of = { $turn }/{ $turns }. kör, { $round }. forduló: { $name }
replay-round = { $round }. forduló
replay-previous = Előző kör
replay-next = Következő kör
replay-play = Lejátszás
replay-pause = Szünet
replay-keys = A nyilakkal lapozhatsz, a szóköz elindítja a lejátszást
replay-turn = Kör
replay-points = Pontok
replay-log = Mi történt
replay-to-round = Forduló
replay-to-player = Játékos
replay-no-script = Ez az oldal csak a saját szkriptjével működik, de a böngésződ nem futtatja. A fájl semmit sem tölt le és semmit sem küld el.
error-unknown-film = A visszajátszás .gif, .webp vagy .html fájl lehet, { $name } nem.
# Az asztal szavakban annak, aki nem látja a képeket: címek, és amit minden játék mond
board-words-turn = A kör
board-words-map = A térkép
board-words-offers = Kínálat
board-words-supply = Készlet
board-words-player = { $seat }
board-words-facts = { $what }: { $facts }.
# Amit egy kép leírása a döntésről mond: a tervek a betűikkel, aztán a lehetőségek
board-alt-plan = { $letter }: { $plan }.
board-alt-option = { $number }: { $option }
board-alt-option-group = { $group } – { $option }
board-alt-options = Lehetőségek: { $options }{ $more ->
    [0] {""}
   *[other] ; és még { $more }
}.
board-alt-more = Több: Szavakban.
# What a picture says of itself where somebody points at it
board-region-figure = { $what }: { $value }
board-region-nothing = A játszma végén nem volt itt semmi.
board-region-choose = Választható: { $option }
board-region-options = { $numbers } lehetőség
board-region-plans = { $letters } terv
board-region-times = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
