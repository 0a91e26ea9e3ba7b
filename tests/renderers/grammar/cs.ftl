# Seven cases, three genders, three forms of plurals; the preposition depends on how the next word begins.
toy-prague = Praha
    .gen = Prahy
    .acc = Prahu
    .loc = Praze
    .ins = Prahou
    .gender = feminine
toy-vienna = Vídeň
    .gen = Vídně
    .acc = Vídeň
    .loc = Vídni
    .ins = Vídní
    .gender = feminine
    .in = ve
toy-brno = Brno
    .gen = Brna
    .loc = Brně
    .ins = Brnem
    .gender = neuter
toy-orange = oranžový
    .acc = oranžového
toy-gray = šedý
    .acc = šedého
toy-worker = { $colour } dělník
    .acc = { FORM($colour, case: "acc") } dělníka
toy-cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
    .acc = { $count ->
    [one] { $count } kostku
    [few] { $count } kostky
   *[other] { $count } kostek
}
toy-station = Stanice { FORM($city, trait: "in") ->
    [ve] ve
   *[other] v
} { FORM($city, case: "loc") }.
toy-link = Trať z { FORM($from, case: "gen") } do { FORM($to, case: "gen") }.
toy-network = Síť mezi { FORM($cities, case: "ins") }.
toy-facts = { FORM($cities, case: "ins", by: " · ") }
toy-connects = Spojuje { FORM($cities, case: "acc") }.
toy-open = { $city } je { FORM($city, trait: "gender") ->
    [feminine] otevřená
    [neuter] otevřené
   *[other] otevřený
}.
# in the present tense a verb does not tell whether a man or a woman does it
toy-takes = { $seat } bere { FORM($what, case: "acc") }.
# a name stands as it is, behind a colon or as the subject
toy-thanks = Díky od { $seat } pro: { FORM($other, case: "acc") }.
toy-money = Peníze: { $n }
