# The case is at the end of the word; its vowel is that of the word. Nouns stay singular behind a number.
toy-gyor = Győr
    .acc = Győrt
    .vowels = rounded
toy-debrecen = Debrecen
    .acc = Debrecent
    .vowels = front
toy-oslo = Oslo
    .acc = Oslót
    .vowels = back
    .article = az
    .stem = Osló
toy-eger = Eger
    .acc = Egert
    .vowels = front
    .article = az
toy-orange = narancssárga
toy-gray = szürke
toy-worker = { $colour } munkás
    .acc = { $colour } munkást
toy-cubes = { $count } kocka
    .acc = { $count } kockát
# a last a, e or o grows longer before a suffix
toy-station = Állomás: { FORM($city, case: "stem") }{ FORM($city, trait: "vowels") ->
    [back] ban
   *[front] ben
}.
toy-connects = Összeköti: { FORM($cities, case: "acc") }.
toy-network = Hálózat: { $cities }.
toy-facts = { FORM($cities, by: " · ") }
toy-toward = { FORM($city, trait: "article") ->
    [az] Az
   *[a] A
} { FORM($city, case: "stem") }{ FORM($city, trait: "vowels") ->
    [back] hoz
    [rounded] höz
   *[front] hez
} vezető út.
toy-takes = { $seat } elvesz: { FORM($what, case: "acc") }.
toy-money = Pénz: { $n }
