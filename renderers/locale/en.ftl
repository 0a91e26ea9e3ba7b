core-list-separator = ,_
core-list-last = { $head } and { $last }
core-confirm = Confirm
core-round = Round { $round } of { $rounds }
core-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
