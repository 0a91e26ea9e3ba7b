# Pictures of Russian Railroads. A letter is what a rail of that colour carries: one capital, five different ones.
board-russian-railroads-letter-black = F
board-russian-railroads-letter-grey = S
board-russian-railroads-letter-brown = B
board-russian-railroads-letter-natural = N
board-russian-railroads-letter-white = H
board-russian-railroads-turn-draft = { $name } kezdőbónuszt választ
board-russian-railroads-turn-actions = { $name } következik
board-russian-railroads-turn-reuse = { $name } újra használhat egy munkást
board-russian-railroads-phase-draft = Kezdőbónuszok
board-russian-railroads-phase-actions = Akciók
board-russian-railroads-phase-reuse = Munkás újra
board-russian-railroads-phase-final = Záróértékelés
board-russian-railroads-phase-over = Vége a játszmának
board-russian-railroads-won = { $count ->
    [one] { $names } nyert
   *[other] { $names } közösen nyert
}
board-russian-railroads-any-colour = bármi
board-russian-railroads-head-lookahead = Következő mérnökök
board-russian-railroads-head-lookahead-short = Jönnek
board-russian-railroads-head-variable = Mindenkinek
board-russian-railroads-head-hire = Felvehető
board-russian-railroads-head-locomotives = Maradék mozdonyok és gyárak
board-russian-railroads-head-cards = ?-kártyák
board-russian-railroads-head-bonus = Bónuszok
board-russian-railroads-head-doublers = Duplázók
board-russian-railroads-any-number = bárhányan
board-russian-railroads-doublers = duplázók: a mező kétszer számít
board-russian-railroads-doublers-short = duplázók
board-russian-railroads-next-round = Köv. forduló
board-russian-railroads-engineers = Mérnökök
board-russian-railroads-tokens = ?-jelzők
board-russian-railroads-bonuses = Végbónuszok
board-russian-railroads-phase-order = Körsorrend
board-russian-railroads-phase-scoring = Értékelés

# What a picture shows, for who can't see it. At most 1,024 characters in all, so keep it short.
board-russian-railroads-alt-head = Russian Railroads, { $round }/{ $rounds }. forduló. { $sentence }.
board-russian-railroads-alt-player = { $name } ({ $shape }): { $vp } pont{ $due ->
    [0] {""}
   *[other] , értékeléskor +{ $due }
}; { $supply }.
board-russian-railroads-alt-passed = { $name } ({ $shape }): { $vp } pont{ $due ->
    [0] {""}
   *[other] , értékeléskor +{ $due }
}; passzolt; { $supply }.
board-russian-railroads-alt-workers = munkások { $workers }/{ $owned }
board-russian-railroads-alt-temporary = idénymunkások { $workers }
board-russian-railroads-alt-black = a fekete munkás
board-russian-railroads-alt-coins = érmék { $coins }
board-russian-railroads-alt-cards = { $name } végbónuszkártyái
board-russian-railroads-alt-final = { $name } ({ $shape }): { $vp } pont ({ $sources }).

# The key: every sign, in few words
board-russian-railroads-key = Russian Railroads: jelmagyarázat
board-russian-railroads-key-rail = { $vp ->
    [0] { $colour }: utat nyit a többinek
   *[other] { $colour }: mezőnként { $vp } GyP
}
board-russian-railroads-key-any = lépés bármely színnel
board-russian-railroads-key-either = lépés az egyik színnel
board-russian-railroads-key-trail = lerakott vágány a sínig
board-russian-railroads-key-reach = hatótáv: eddig ér pontot
board-russian-railroads-key-loco = a legkisebb mozdony
board-russian-railroads-key-factory = gyárépítés
board-russian-railroads-key-loco-or-factory = mozdony vagy gyár
board-russian-railroads-key-notch = bevágás: előbb gyár kell bele
board-russian-railroads-key-industry = lépés az iparsávon
board-russian-railroads-key-second-marker = második iparjelölő
board-russian-railroads-key-doubler = duplázó: a mező kétszer számít
board-russian-railroads-key-times = az egész vonal kétszer számít
board-russian-railroads-key-slots = ár: munkás (érme is), csak érme
board-russian-railroads-key-worker = még egy munkás, végleg
board-russian-railroads-key-temporary = idénymunkás, erre a fordulóra
board-russian-railroads-key-piece-temporary = egy játékos idénymunkása
board-russian-railroads-key-piece-black = fekete munkás: +1 fekete lépés
board-russian-railroads-key-coin = érme: munkást helyettesít
board-russian-railroads-key-repeat = egymunkásos meződ még egyszer
board-russian-railroads-key-multi-use = bárkinek, újra meg újra
board-russian-railroads-key-engineer = mérnök felvétele
board-russian-railroads-key-own-engineer = saját mérnök, szám szerint
board-russian-railroads-key-hire = a felvehető mérnök helye
board-russian-railroads-key-claim = hely a körsorrendben
board-russian-railroads-key-passed = passzolt
board-russian-railroads-key-question = ?-jelző vagy ?-mező
board-russian-railroads-key-question-card = ?-kártya
board-russian-railroads-key-end-bonus = végbónuszkártya vagy 10 GyP
board-russian-railroads-key-points = győzelmi pont (GyP)
board-russian-railroads-key-points-off = még el nem ért GyP
board-russian-railroads-key-engineer-sum = GyP: mérnökeid számának összege
board-russian-railroads-key-loco-sum = GyP: 2 legjobb mozdonyod összege
board-russian-railroads-key-medal = kijevi érdemrend: GyP értékeléskor
board-russian-railroads-key-revaluation = barna, natúr és fehér többet ér
board-russian-railroads-key-option = lehetőség, szám a listában
board-russian-railroads-key-plan = egész terv, és ahova vezet
board-russian-railroads-key-changed = most változott
# Az asztal szavakban
board-russian-railroads-words-order = Körsorrend
board-russian-railroads-words-claims = Lefoglalva a következő fordulóra
board-russian-railroads-words-claim = { $position }. { $seat }
board-russian-railroads-words-next-order = A következő forduló sorrendje, ahogy most áll
board-russian-railroads-words-points = Eddigi pontok
board-russian-railroads-words-rail = { $space ->
    [0] { $colour } készenlétben
   *[other] { $colour } { $space }
}
board-russian-railroads-words-number = { $number }
board-russian-railroads-words-token-at = ?-jelző, { $space }. mező: { $token }
board-russian-railroads-words-route = { $route }: { $rails }; { $count ->
    [0] nincs mozdony
    [one] mozdony: { $places }
   *[other] mozdonyok: { $places }, hatótáv { $reach }
}{ $used ->
    [0] {""}
   *[other] ; { $tokens }
}{ $points ->
    [0] {""}
   *[other] ; most { $points } pont
}.
board-russian-railroads-words-industry = Ipar: jelölő itt: { $markers }{ $points ->
    [0] {""}
   *[other] ; most { $points } pont
}.
board-russian-railroads-words-industry-token = ?-jelző az iparsávon: { $token }.
board-russian-railroads-words-factories = Gyárak
board-russian-railroads-words-factory = { $notch }. bevágás „{ $factory }” (szám: { $number })
board-russian-railroads-words-has = Továbbá
board-russian-railroads-words-doublers = { $count } duplázó
board-russian-railroads-words-reserve = { $count } megszerezhető munkás
board-russian-railroads-words-order-card = sorrendkártya: { $card }
board-russian-railroads-words-engineer = { $number } „{ $engineer }”{ $used ->
    [yes] {" "}(felhasználva)
   *[no] {""}
}
board-russian-railroads-words-tokens = Megmaradt ?-jelzők
board-russian-railroads-words-tokens-used = Felhasznált ?-jelzők
board-russian-railroads-words-hidden = Lefordított végbónuszkártyák: { $count }.
board-russian-railroads-words-spaces = Akciómezők
board-russian-railroads-words-free = Szabad mezők, { $area }
board-russian-railroads-words-space = { FORM($space, case: "paid") } ({ $workers ->
    [0] {""}
   *[other] { $workers } munkás
}{ $coins ->
    [0] {""}
   *[other] { $workers ->
        [0] {""}
       *[other] , {""}
    }{ $coins } érme
})
board-russian-railroads-words-taken = Foglalt mezők
board-russian-railroads-words-taken-by = { $space } ({ $pieces })
board-russian-railroads-words-piece = { $seat }, { $kind ->
    [own] { $count } munkás
    [temporary] { $count } idénymunkás
    [black] a fekete munkás
   *[coin] { $count } érme
}
board-russian-railroads-words-shut = Most nem használható
board-russian-railroads-words-slot = { $role ->
    [hire] Felvehető
    [variable] E forduló akciómezője
   *[lookahead] Később
}, { $position }. hely: mérnök { $number }, { $engineer }.
board-russian-railroads-words-locomotives = Megmaradt mozdonyok
board-russian-railroads-words-loco-left = { $number } ×{ $count }
board-russian-railroads-words-factory-tiles = Gyárlapkák
board-russian-railroads-words-factory-left = { $number } „{ $factory }” ×{ $count }
board-russian-railroads-words-left = Maradt
board-russian-railroads-words-left-doublers = { $count } duplázó
board-russian-railroads-words-left-temporary = { $count } idénymunkás
board-russian-railroads-words-left-cards = { $count } végbónuszkártya
board-russian-railroads-words-question-cards = Megmaradt ?-kártyák
board-russian-railroads-region-locomotive = Mozdony: { $number }
board-russian-railroads-region-notch = { $number }. bevágás
board-russian-railroads-region-place-empty = Üres: egy mozdony itt annyi mezővel tovább hozza a pályát pontozáshoz, amennyi a száma.
board-russian-railroads-region-notch-empty = Üres: a következő gyár balról az első üres bevágásba kerül.
board-russian-railroads-region-industry-empty = Üres: az itt álló jelölőért minden forduló végén { $points } jár.
board-russian-railroads-region-start-empty = Üres: innen indul a második iparjelölő.
board-russian-railroads-region-spaces = { $first }–{ $last }
board-russian-railroads-region-spaces-empty = Még nincs itt sín: egy lépés egy síned tolja egy mezővel tovább.
board-russian-railroads-region-waits = Még nincs a pályán: az első lépés az 1. mezőre teszi.
board-russian-railroads-region-place = mozdonyhely
