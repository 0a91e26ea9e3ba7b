# What the engine of a toy says. Czech and Hungarian beside it need all of their grammar for it.
toy-prague = Prague
toy-vienna = Vienna
toy-brno = Brno
toy-gyor = Győr
toy-debrecen = Debrecen
toy-eger = Eger
toy-oslo = Oslo
toy-orange = orange
toy-gray = gray
toy-worker = { $colour } worker
toy-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
toy-station = Station in { $city }.
toy-link = { $from }–{ $to }: link.
toy-network = Network: { $cities }.
toy-facts = { $cities }
toy-connects = Connects { $cities }.
toy-open = { $city } is open.
toy-toward = Toward { $city }.
toy-takes = { $seat } takes { $what }.
toy-thanks = { $seat } thanks { $other }.
toy-money = Money: { $n }
toy-english-only = Closed: { $cities }.
