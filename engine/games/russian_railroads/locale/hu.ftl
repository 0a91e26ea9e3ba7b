# Russian Railroads. Names of spaces, factories and cards stand in „…” and take no suffix; forms of routes and points are attributes.

russian-railroads = Russian Railroads
russian-railroads-about-goal = Építs három vasútvonalat Moszkvából és ipart otthon: hét forduló után (két vagy három játékossal hat) a legtöbb pont nyer. Amit megépítettél, minden fordulóban újra pontot ér, ezért az utolsó fordulók hozzák a legtöbbet.
russian-railroads-about-short = vasút és ipar, amely minden fordulóban pontot ér
russian-railroads-about-length = egy ültő helyben játékosonként kb. 30 perc, vagy fejenként 40 kör: napi hárommal két hét
russian-railroads-about-weight = nehézsége 5-ből 3: egyszerű körök, hosszú tervek
russian-railroads-about-turn =
    Tegyél munkásokat egy szabad akciómezőre, amennyit mutat, és azonnal hajtsd végre. Érme is helyettesíthet munkást.
    Sínek: ötféle színű sín halad a három vonaladon, elöl a fekete, minden jobb szín az előző mögött.
    Egy vonal csak addig ér pontot, ameddig a mozdonyai elérnek. A gyárakon továbbléphet az iparjelölőd, és amelyikre rálép, az tesz valamit.
    Más mezőkért érme, erre a fordulóra munkás, duplázó, saját mérnök vagy jobb hely jár a következő fordulóban.
    Vagy passzolj: minél hátrébb vagy a körsorrendben, annál több pontért (0–4). Utána a következő fordulóig kimaradsz.
russian-railroads-about-scoring =
    Minden forduló végén a vonalaid: minden mező, ahová sín és mozdony is elér, szürkével 1, barnával 2, natúrral 4, fehérrel 7 pont, feketével semmi. A duplázók a Transzszib mezőit kétszerezik.
    Minden forduló végén az ipar: a jelölőd mezője, legfeljebb 30 pont.
    Közben: 10 pont, ahol a fekete eléri a vonal végét; más mezők munkást, ?-jelzőt vagy bónuszt hoznak.
    A végén: a végbónuszkártyáid; a legtöbb mérnökért 40, a második legtöbbért 20 pont.
    A 300 pont már szép eredmény; a fele az utolsó két fordulóból jön.

## Words that sentences refer to; they take the arguments of the sentence

russian-railroads-colour = { $colour ->
    [black] fekete
    [grey] szürke
    [brown] barna
    [natural] natúr
   *[white] fehér
}
russian-railroads-route = { $route ->
    [ts] Transzszib
    [sp] Szentpétervár
   *[ky] Kijev
}
    .on = { $route ->
    [ts] a Transzszib vonalán
    [sp] a szentpétervári vonalon
   *[ky] a kijevi vonalon
}
    .ra = { $route ->
    [ts] a Transzszib vonalára
    [sp] a szentpétervári vonalra
   *[ky] a kijevi vonalra
}
russian-railroads-points = { $vp } GyP
    .acc = { $vp } GyP-t
russian-railroads-player = { $seat }

## What is asked

russian-railroads-ask-draft = Melyik kezdőbónuszt választod?
russian-railroads-ask-space = Melyik akciómezőt választod?
russian-railroads-ask-pay = Mivel fizetsz?
russian-railroads-ask-advance = Mi a következő?
russian-railroads-ask-place = Hova kerül a mozdony?
russian-railroads-ask-build = Melyik lapkából lesz a gyárad?
russian-railroads-ask-replace = Minden bevágás foglalt: melyik gyárat váltod le?
russian-railroads-ask-repeat = Melyik meződet ismétled meg?
russian-railroads-ask-token = Melyik ?-jelzőt használod?
russian-railroads-ask-card = Melyik ?-kártyát játszod ki?
russian-railroads-ask-pick = Melyik végbónuszkártyát választod?
russian-railroads-ask-reuse = Hova megy a munkás a körsorrendmezőről?

russian-railroads-what-space = „{ $space }”
russian-railroads-what-factory = „{ $function }” gyár
russian-railroads-what-token = „{ $token }” ?-jelző
russian-railroads-what-card = „{ $card }” ?-kártya
russian-railroads-what-start = „{ $card }” kezdőbónusz
russian-railroads-what-white = fehér lépések
russian-railroads-left = { $steps ->
    [0] { $what }: még { $elements } része van hátra.
   *[other] { $elements ->
        [0] { $what }: a fekete munkás lépése van hátra.
       *[other] { $what }: még { $elements } lépés van hátra, hova?
    }
}
russian-railroads-left-inner = { $steps ->
    [0] { $what }: még { $elements } része van hátra; utána folytatódik: { $outer }.
   *[other] { $elements ->
        [0] { $what }: a fekete munkás lépése van hátra; utána folytatódik: { $outer }.
       *[other] { $what }: még { $elements } lépés van hátra, hova? Utána folytatódik: { $outer }.
    }
}
russian-railroads-space-note = { $hand } Rajtad kívül még játékban: { $others }.
russian-railroads-space-note-all = { $hand }
russian-railroads-space-note-alone = { $hand } Mindenki más passzolt.
russian-railroads-hand = Készleted: { $pieces }.
russian-railroads-hand-empty = Nincs mivel fizetned.
russian-railroads-pay-note = „{ $space }”.
russian-railroads-token-note = Ide kerül: { $place }.
russian-railroads-place-note = Az elhelyezendő mozdony: { $loco }.

## Facts side by side

russian-railroads-facts = { $first } · { $second }
russian-railroads-moves = { FORM($moves, by: ", ") }
russian-railroads-engineer = { russian-railroads-engineer.es } mérnök
    .es = { $number ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
    [13] 13-as
    [15] 15-ös
    [16] 16-os
   *[other] { $number }-es
}
russian-railroads-plan-engineer = { russian-railroads-engineer.es } mérnök: { $moves }
russian-railroads-plan = { $space }: { $moves }
russian-railroads-cost = { $coins ->
    [0] { $hands ->
        [one] az utolsó munkásod
       *[other] { russian-railroads-workers }
    }
   *[other] { $workers ->
        [0] { $purse ->
            [one] az utolsó érméd
           *[other] { russian-railroads-coins }
        }
       *[other] { russian-railroads-workers } + { russian-railroads-coins }
    }
}
russian-railroads-move-rail = { russian-railroads-route } { $before }→{ $after }
russian-railroads-move-rail-named = { russian-railroads-route } { russian-railroads-colour } { $before }→{ $after }
russian-railroads-move-loco = { russian-railroads-loco.es } mozdony: { russian-railroads-route }, hatótáv { $before }→{ $after }
russian-railroads-move-marker = { $marker ->
    [1] ipar { $before }→{ $after }
   *[other] 2. jelölő { $before }→{ $after }
}
russian-railroads-move-onto = { $marker ->
    [1] ipar „{ $function }”
   *[other] 2. jelölő „{ $function }”
}
russian-railroads-move-second-marker = második iparjelölő
russian-railroads-move-doublers = { $count ->
    [one] duplázó: { $first }. mező
   *[other] duplázók: { $first }–{ $last }. mező
}
russian-railroads-move-a-factory = egy gyár
russian-railroads-which-factory = „{ $function }”
russian-railroads-move-factory = „{ $function }” gyár
russian-railroads-reach = hatótáv { $before }→{ $after }
russian-railroads-reach-of = { russian-railroads-route }, hatótáv { $before }→{ $after }
russian-railroads-gain-vp = +{ russian-railroads-points }
russian-railroads-gain-round = { $scorings ->
    [one] +{ russian-railroads-points } e fordulóban
   *[other] +{ russian-railroads-points } fordulónként
}
russian-railroads-gain-coins = +{ $coins } érme
russian-railroads-gain-temporary = +{ $workers } munkás erre a fordulóra
russian-railroads-gain-black = +1 fekete munkás végleg
russian-railroads-gain-worker = { $workers } munkás végleg
russian-railroads-gain-question = ?-jelző
russian-railroads-gain-questions = { $tokens ->
    [one] ?-jelző
   *[other] { $tokens } ?-jelző
}
russian-railroads-gain-rails = { russian-railroads-colour } síneket hoz
russian-railroads-gain-white-room = { $steps } fehér lépésből { $room } fér el
russian-railroads-then = utána { $moves }
russian-railroads-gain-white-steps = { $steps } fehér lépés
russian-railroads-gain-times = { russian-railroads-route } ×{ $times }
russian-railroads-promise-loco = { $gain }, ha a mozdonyaid is elérik ({ $space }. mező)
russian-railroads-promise-reach = pontot ér, ha a mozdonyaid is elérik ({ $space }. mező)
russian-railroads-promise-next = még { $steps } lépés: { $special }

## Answers that are words

russian-railroads-pass = { $workers ->
    [0] Passz (kimaradsz a fordulóból)
   *[other] Passz (kimaradsz a fordulóból, { $workers } munkás kihasználatlan)
}
russian-railroads-pass-keeps = { $coins } érméd megmarad
russian-railroads-done = Kész
russian-railroads-done-ends = { $elements ->
    [0] A fekete munkás lépése nélkül.
   *[other] { $elements } rész kihasználatlan.
}
russian-railroads-done-effect = { $executed ->
    [0] { $what } nélkül.
   *[other] { $what }: a többi nélkül.
}
russian-railroads-done-effect-inner = { $executed ->
    [0] { $what } nélkül; folytatódik: { $outer }.
   *[other] A többi nélkül; folytatódik: { $outer }.
}
russian-railroads-done-stage = Tovább
russian-railroads-done-stage-effect = Ezt a részt kihagyod; jön az utolsó rész: { $what }.
russian-railroads-decline = Most nem
russian-railroads-decline-token-effect = Megtartod a jelzőt; a ?-mező egy későbbi körben, fekete lépésnél vagy mozdonynál újra szóba kerül.
russian-railroads-decline-card-effect = Lemondasz a kártyáról; végbónuszkártya vagy pont így is jár.
russian-railroads-stay = Marad a helyén
russian-railroads-stay-effect = Véget ér a köröd: a munkást nem használod újra.
russian-railroads-return = Vissza a készletbe
russian-railroads-return-effect = Ott gyárként bárki felépítheti.
russian-railroads-doubler = Duplázó lerakása
russian-railroads-loco = { russian-railroads-loco.es } mozdony
    .es = { $loco ->
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
    [6] 6-os
    [7] 7-es
    [8] 8-as
   *[other] { $loco }-es
}
russian-railroads-factory = Gyár építése
russian-railroads-factory-only = { russian-railroads-engineer.es } gyár: { $function }
russian-railroads-factory-choice = { $names }
russian-railroads-factory-many = { $count } lapka egyike
russian-railroads-white-steps = Fehér lépések
russian-railroads-repeat = Egy mező megismétlése
russian-railroads-repeat-effect = Egyik egymunkásos meződ akciója még egyszer.
russian-railroads-ten-vp = { russian-railroads-points }
russian-railroads-ten-vp-effect = azonnal, kártya helyett
russian-railroads-deed-idle = most semmi sem hajtható végre belőle

## Answers with facts

russian-railroads-step = { russian-railroads-route }: { russian-railroads-colour } → { $space }
russian-railroads-step-extra-effect = a fekete munkás lépése
russian-railroads-forward = { $marker ->
    [1] Ipar → { $value }
   *[other] Második iparjelölő → { $value }
}
russian-railroads-forward-factory = { $marker ->
    [1] Ipar → „{ $function }”
   *[other] Második jelölő → „{ $function }”
}
russian-railroads-place = { $replaced ->
    [0] { russian-railroads-route }, üres hely
   *[other] { $place ->
        [0] { russian-railroads-route }: { $replaced } helyett { $loco }
       *[other] { russian-railroads-route }, { $place }. hely: { $replaced } helyett { $loco }
    }
}
russian-railroads-place-again = a leváltott { $loco } új helyre kerül
russian-railroads-place-either = a leváltott { $loco } új helyre vagy a készletbe kerül
russian-railroads-place-returned = { russian-railroads-loco.es } mozdonyból gyárlapka lesz, bárkinek
russian-railroads-loco-left = { $left ->
    [one] az utolsó
   *[other] még { $left } van
}
russian-railroads-build-loco-tile = { $function } · { russian-railroads-engineer.es } mozdony, megfordítva
russian-railroads-build-factory = { $function } · { russian-railroads-engineer.es } gyárlapka
russian-railroads-build-last = az utolsó { russian-railroads-loco.es } mozdony
russian-railroads-notch = { $notch }. bevágás: { $number } „{ $function }” helyett { $new }
russian-railroads-notch-effect = Elvész: { $lost }
russian-railroads-notch-passed = A jelölőd már túljutott rajta. Elvész: { $lost }
russian-railroads-payment = { $black ->
    [0] { $coins ->
        [0] { russian-railroads-workers }
       *[other] { $workers ->
            [0] { russian-railroads-coins }
           *[other] { russian-railroads-workers } + { russian-railroads-coins }
        }
    }
   *[other] { $coins ->
        [0] { $workers ->
            [0] fekete munkás
           *[other] fekete munkás + { russian-railroads-workers }
        }
       *[other] { $workers ->
            [0] fekete munkás + { russian-railroads-coins }
           *[other] fekete munkás + { russian-railroads-workers } + { russian-railroads-coins }
        }
    }
}
russian-railroads-workers = { $workers } munkás
russian-railroads-coins = { $coins } érme
russian-railroads-black-worker = a fekete munkás
russian-railroads-payment-black-effect = fekete lépés után +1 fekete lépés
russian-railroads-payment-keeps = marad: { $pieces }
russian-railroads-payment-last = semmid sem marad
russian-railroads-open-question-effect = { $tokens ->
    [one] az utolsó ?-jelződ
   *[other] 1 a { $tokens } ?-jelződ közül
}

## Action spaces of the main board

russian-railroads-group = { $area ->
    [track] Sínépítés
    [loco_factory] Mozdonyok és gyárak
    [industry] Ipar
    [auxiliary] Duplázó, érmék, munkások
    [engineer] Mérnökök
   *[turn_order] Körsorrend
}
russian-railroads-group-own = Mérnökeid, részben is
russian-railroads-position = { $position ->
    [1] első
    [2] második
    [3] harmadik
   *[other] negyedik
}
russian-railroads-space-order = { $now ->
    [2] { russian-railroads-position } a következő fordulóban, nem második
    [3] { russian-railroads-position } a következő fordulóban, nem harmadik
   *[other] { russian-railroads-position } a következő fordulóban, nem negyedik
}
russian-railroads-space-order-same = a következő fordulóban is { russian-railroads-position }
russian-railroads-space-order-back = második leszel; első, ha más nem foglalja el
russian-railroads-space-again = a munkás újra használható
russian-railroads-space-hired = { $engineers ->
    [one] ezentúl saját meződ, az első mérnököd
   *[other] ezentúl saját meződ, { $engineers } mérnököd lesz
}
russian-railroads-or-factory = vagy gyár
russian-railroads-or-locomotive = vagy mozdony: { $loco }
russian-railroads-no-locomotive = mozdonynak nincs hely
russian-railroads-space-own-engineer = Saját { russian-railroads-engineer.es } mérnök: { $engineer }
    .brief = Saját { russian-railroads-engineer.es } mérnök
russian-railroads-space-variable-engineer = { russian-railroads-engineer.es } mérnök: { $engineer }
    .brief = { russian-railroads-engineer.es } mérnök
russian-railroads-space-hire-engineer = { russian-railroads-engineer.es } mérnök felvétele: { $engineer }
russian-railroads-space-black-1 = 2 fekete
russian-railroads-space-black-1-effect = 2 fekete lépés
russian-railroads-space-black-2 = 3 fekete
russian-railroads-space-black-2-effect = 3 fekete lépés
russian-railroads-space-grey-1 = 2 szürke
russian-railroads-space-grey-1-effect = 2 szürke lépés
russian-railroads-space-grey-2 = 3 szürke
russian-railroads-space-grey-2-effect = 3 szürke lépés
russian-railroads-space-brown-1 = 1 barna
russian-railroads-space-brown-1-effect = 1 barna lépés
russian-railroads-space-brown-2 = 2 barna
russian-railroads-space-brown-2-effect = 2 barna lépés
russian-railroads-space-natural-1 = 1 natúr
russian-railroads-space-natural-1-effect = 1 natúr lépés
russian-railroads-space-natural-2 = 2 natúr
russian-railroads-space-natural-2-effect = 2 natúr lépés
russian-railroads-space-white-1 = 1 fehér
russian-railroads-space-white-1-effect = 1 fehér lépés
russian-railroads-space-white-2 = 2 fehér
russian-railroads-space-white-2-effect = 2 fehér lépés
russian-railroads-space-any-coin = 2 tetszőleges színű
russian-railroads-space-any-coin-effect = 1 vagy 2 lépés, tetszőleges színnel
russian-railroads-space-bottom = 1 fekete vagy szürke
russian-railroads-space-bottom-effect = 1 fekete vagy szürke lépés
russian-railroads-space-loco-1 = Mozdony vagy gyár (1 munkás)
    .paid = Mozdony vagy gyár
russian-railroads-space-loco-1-effect = mozdonyt veszel el vagy gyárat építesz
russian-railroads-space-loco-2 = Mozdony vagy gyár (2 munkás)
    .paid = Mozdony vagy gyár
russian-railroads-space-loco-2-effect = mozdonyt veszel el vagy gyárat építesz
russian-railroads-space-loco-3 = Mozdony és gyár
russian-railroads-space-loco-3-effect = mozdonyt veszel el és gyárat építesz
russian-railroads-space-ind-1 = 1 iparlépés
russian-railroads-space-ind-1-effect = 1 iparlépés
russian-railroads-space-ind-2 = 2 iparlépés
russian-railroads-space-ind-2-effect = 2 iparlépés
russian-railroads-space-ind-3 = 1 iparlépés és 1 fekete
russian-railroads-space-ind-3-effect = 1 iparlépés és 1 fekete lépés
russian-railroads-space-doubler = Duplázó
russian-railroads-space-doubler-effect = duplázó a Transzszib bal szélső szabad helyére
russian-railroads-space-coins = 2 érme
russian-railroads-space-coins-effect = 2 érme
russian-railroads-space-temps = 2 idénymunkás
russian-railroads-space-temps-effect = 2 munkás erre a fordulóra
russian-railroads-space-variable-1 = A felvételi hely melletti mérnök
russian-railroads-space-variable-1-effect = az ott fekvő mérnök akciója
russian-railroads-space-variable-2 = A felvételi helytől a második mérnök
russian-railroads-space-variable-2-effect = az ott fekvő mérnök akciója
russian-railroads-space-hire = Mérnök felvétele
russian-railroads-space-hire-effect = a felvételi helyen lévő mérnök a tiéd lesz
russian-railroads-space-order-1 = Körsorrend: első
russian-railroads-space-order-1-effect = első a következő fordulóban
russian-railroads-space-order-2 = Körsorrend: második
russian-railroads-space-order-2-effect = második a következő fordulóban
russian-railroads-space-last-industry = 3 iparlépés
russian-railroads-space-last-industry-effect = 3 iparlépés

## Engineers

russian-railroads-engineer-two-any = 2 tetszőleges lépés
russian-railroads-engineer-two-any-effect = 2 lépés tetszőleges színnel
russian-railroads-engineer-black-grey = fekete és szürke lépés
russian-railroads-engineer-black-grey-effect = 1 fekete lépés és 1 szürke lépés
russian-railroads-engineer-any-vp3 = tetszőleges lépés, 3 GyP
russian-railroads-engineer-any-vp3-effect = 1 lépés tetszőleges színnel és 3 GyP
russian-railroads-engineer-black-vp3 = fekete lépés, 3 GyP
russian-railroads-engineer-black-vp3-effect = 1 fekete lépés és 3 GyP
russian-railroads-engineer-industry2 = 2 iparlépés
russian-railroads-engineer-industry2-effect = 2 iparlépés
russian-railroads-engineer-any-black = tetszőleges és fekete lépés
russian-railroads-engineer-any-black-effect = 1 lépés tetszőleges színnel és 1 fekete lépés
russian-railroads-engineer-grey-brown = szürke és barna lépés
russian-railroads-engineer-grey-brown-effect = 1 szürke lépés és 1 barna lépés
russian-railroads-engineer-industry1-vp3 = iparlépés, 3 GyP
russian-railroads-engineer-industry1-vp3-effect = 1 iparlépés és 3 GyP
russian-railroads-engineer-doubler-vp3 = duplázó, 3 GyP
russian-railroads-engineer-doubler-vp3-effect = 1 duplázó és 3 GyP
russian-railroads-engineer-repeat = mező megismétlése
russian-railroads-engineer-repeat-effect = egy egymunkásos meződ ebből a fordulóból még egyszer
russian-railroads-engineer-loco-or-factory = mozdony vagy gyár
russian-railroads-engineer-loco-or-factory-effect = egy mozdony vagy egy gyár
russian-railroads-engineer-two-black = 2 fekete lépés
russian-railroads-engineer-two-black-effect = 2 fekete lépés
russian-railroads-engineer-brown-vp5 = barna lépés, 5 GyP
russian-railroads-engineer-brown-vp5-effect = 1 barna lépés és 5 GyP
russian-railroads-engineer-grey-vp5 = szürke lépés, 5 GyP
russian-railroads-engineer-grey-vp5-effect = 1 szürke lépés és 5 GyP
russian-railroads-engineer-industry1-black = iparlépés és fekete lépés
russian-railroads-engineer-industry1-black-effect = 1 iparlépés és 1 fekete lépés

## Factories

russian-railroads-factory-engineer-sum = mérnökök összege
russian-railroads-factory-engineer-sum-effect = annyi GyP, amennyi a mérnökeid számának összege
russian-railroads-factory-loco-or-factory = mozdony vagy gyár
russian-railroads-factory-loco-or-factory-effect = egy mozdony vagy egy gyár
russian-railroads-factory-two-doublers = 2 duplázó
russian-railroads-factory-two-doublers-effect = 2 duplázó
russian-railroads-factory-repeat = mező megismétlése
russian-railroads-factory-repeat-effect = egy egymunkásos meződ ebből a fordulóból még egyszer
russian-railroads-factory-two-any-steps = 2 tetszőleges lépés
russian-railroads-factory-two-any-steps-effect = legfeljebb 2 lépés, tetszőleges színnel
russian-railroads-factory-coin = 1 érme
russian-railroads-factory-coin-effect = 1 érme
russian-railroads-factory-industry-one = iparlépés
russian-railroads-factory-industry-one-effect = még 1 iparlépés
russian-railroads-factory-end-bonus-or-10 = végbónusz vagy 10 GyP
russian-railroads-factory-end-bonus-or-10-effect = végbónuszkártya vagy 10 GyP a kör végén
russian-railroads-factory-two-best-locos = két legjobb mozdony
russian-railroads-factory-two-best-locos-effect = annyi GyP, amennyi a 2 legnagyobb mozdonyod összege

## ? tokens and ? cards

russian-railroads-token-four-any-steps = Négy lépés
russian-railroads-token-four-any-steps-effect = legfeljebb 4 lépés bármely színnel
russian-railroads-token-industry-five = Öt iparlépés
russian-railroads-token-industry-five-effect = legfeljebb 5 iparlépés
russian-railroads-token-second-marker = Második iparjelölő
russian-railroads-token-second-marker-effect = elindul egy második jelölő; mindkettő a saját mezőjét pontozza
russian-railroads-token-three-doublers = Három duplázó
russian-railroads-token-three-doublers-effect = a Transzszib 3 mezője kétszer számít
russian-railroads-token-kiev-medal = Kijevi érdemrend
russian-railroads-token-kiev-medal-effect = Kijev 5. mezője 20 GyP, amíg szürke sín és mozdony eléri
russian-railroads-token-question-card = ?-kártya
russian-railroads-token-question-card-effect = egy ?-kártya, utána végbónuszkártya vagy 10 GyP
russian-railroads-token-revaluation = Átértékelés
russian-railroads-token-revaluation-effect = ezentúl a barna 3, a natúr 6, a fehér 10 pont

russian-railroads-card-four-actions = Négy akció
russian-railroads-card-four-actions-effect = duplázó, iparlépés, fekete lépés, és egyikük még egyszer
russian-railroads-card-engineer-coin = Mérnök és érme
russian-railroads-card-engineer-coin-effect = a mezőt megismétlő mérnök
russian-railroads-card-factory-industry = Gyár és ipar
russian-railroads-card-factory-industry-effect = egy gyár, utána legfeljebb 2 iparlépés
russian-railroads-card-black-worker = Fekete munkás
russian-railroads-card-black-worker-effect = eggyel több fekete lépés, ahol fekete lépésért fizet
russian-railroads-card-loco-nine = 9-es mozdony
russian-railroads-card-loco-nine-effect = a legerősebb mozdony

## Cards

russian-railroads-start-black-step = Fekete lépés
russian-railroads-start-black-step-effect = 1 lépés egy fekete sínnel
russian-railroads-start-doubler = Duplázó
russian-railroads-start-doubler-effect = a Transzszib 1 mezője kétszer számít
russian-railroads-start-coin = Érme
russian-railroads-start-coin-effect = egyszer munkást helyettesít vagy mérnököt vesz fel
russian-railroads-start-industry-step = Iparlépés
russian-railroads-start-industry-step-effect = 1 lépés az iparjelölőddel

russian-railroads-bonus-fifteen = Tizenöt
russian-railroads-bonus-fifteen-effect = 15 GyP a végén, bármid is van
russian-railroads-bonus-termini = Végállomások
russian-railroads-bonus-termini-effect = 10 GyP minden vonalért, amelynek utolsó mezőjét a fekete elérte
russian-railroads-bonus-factories = Gyárak
russian-railroads-bonus-factories-effect = 4 GyP minden gyáradért
russian-railroads-bonus-doublers = Duplázók
russian-railroads-bonus-doublers-effect = 4 duplázótól 20 GyP, 7-től 30 GyP
russian-railroads-bonus-black-reach = Fekete sínek
russian-railroads-bonus-black-reach-effect = a fekete sínek által elért mezők a 3 vonalon, összeadva
russian-railroads-bonus-workers = Munkások
russian-railroads-bonus-workers-effect = 10 GyP minden véglegesen szerzett munkásért
russian-railroads-bonus-tokens = ?-jelzők
russian-railroads-bonus-tokens-effect = 7 GyP minden felhasznált ?-jelzőért, legfeljebb 28 GyP
russian-railroads-bonus-engineers = Mérnökök
russian-railroads-bonus-engineers-effect = 6 GyP minden mérnöködért
russian-railroads-bonus-locos = Mozdonyok
russian-railroads-bonus-locos-effect = a mozdonyaid száma összeadva
russian-railroads-bonus-extra-engineer = Plusz mérnök
russian-railroads-bonus-extra-engineer-effect = eggyel több mérnök a többséghez, akkor is, ha más mérnököd nincs
russian-railroads-bonus-now = most { russian-railroads-points }

## ? spaces

russian-railroads-special-ts13-question = ?-mező, Transzszib 13
russian-railroads-special-sp4-question = ?-mező, Szentpétervár 4
russian-railroads-special-sp6-question = ?-mező, Szentpétervár 6
russian-railroads-special-industry-question = az iparsáv ?-mezője

## Why something typed is not possible

russian-railroads-why-taken = „{ $space }” már foglalt ({ $other }).
russian-railroads-why-taken-by-you = „{ $space }”: ebben a fordulóban már használtad.
russian-railroads-why-not-now = „{ $space }” ebben a fordulóban nincs.
russian-railroads-why-not-here = „{ $space }” nincs, ha { $players } játékos játszik.
russian-railroads-why-workers = { $coins ->
    [0] „{ $space }”: { $workers } munkás kell; neked { russian-railroads-why-has }, { $more } hiányzik.
   *[other] „{ $space }”: { russian-railroads-workers } és { russian-railroads-coins } kell, { $more } hiányzik.
}
russian-railroads-why-has = { $has ->
    [0] { $purse ->
        [0] nincs
       *[other] csak { $purse } érméd van
    }
   *[other] { $purse ->
        [0] csak { $has } van
       *[other] { $has } van, és { $purse } érme
    }
}
russian-railroads-why-coins = „{ $space }”: érme kell hozzá, { $missing } hiányzik.
russian-railroads-why-part = „{ $space }” nem hajtható végre teljesen: { $part }
russian-railroads-why-together = „{ $space }” nem hajtható végre teljesen: külön mindegyik része igen, együtt nem.
russian-railroads-why-steps = { $possible ->
    [0] egyetlen { russian-railroads-colour } sín sem léphet.
   *[other] { $steps } { russian-railroads-colour } lépésből csak { $possible } fér el.
}
russian-railroads-why-any-steps = { $possible ->
    [0] egyetlen sín sem léphet.
   *[other] { $steps } lépésből csak { $possible } fér el.
}
russian-railroads-why-industry = { $possible ->
    [0] az iparjelölőd nem léphet.
   *[other] { $steps } iparlépésből csak { $possible } lehetséges egy üres bevágásig vagy a sáv végéig.
}
russian-railroads-why-doublers-full = a Transzszib minden helyén van duplázó.
russian-railroads-why-doublers-gone = elfogyott a duplázó.
russian-railroads-why-no-loco = elfogyott a mozdony.
russian-railroads-why-loco-fits = a következő mozdony ({ $loco }) egyik mozdonyodnál sem nagyobb.
russian-railroads-why-no-tile = nincs több lapka gyárnak.
russian-railroads-why-repeat = még nem használtál megismételhető mezőt.
russian-railroads-why-space-first = { russian-railroads-route } másodikként jön: előbb az akciómező, aztán az, hogy hova lépsz.
russian-railroads-why-loco-later = { russian-railroads-loco.es } mozdony csak ezek után jön: { $next }; azokból még { $left } van.
russian-railroads-why-loco-gone = Elfogyott ez a mozdony: { $loco }. A következő: { $next }.
russian-railroads-why-pay-first = Előbb a fizetés, aztán az akció hatása.
russian-railroads-why-no-engineer = Ott nincs mérnök.
russian-railroads-why-own-position = { $position ->
    [1] Már te vagy az első, ezt nem foglalhatod el.
   *[other] Már te vagy a második, ezt nem foglalhatod el.
}
russian-railroads-why-one-claim = Ebben a fordulóban már foglaltál helyet a körsorrendben.
russian-railroads-why-no-reuse = A munkás oda nem mehet („{ $space }”), csak olyan mezőre, amely ebben a fordulóban hajt végre akciót.
russian-railroads-why-one-worker = A munkás csak 1 munkásos mezőre mehet, oda nem: „{ $space }”.
russian-railroads-why-engineer-of = { russian-railroads-engineer.es } mérnök: { $other } mérnöke.
russian-railroads-why-engineer-later = { russian-railroads-engineer.es } mérnök: csak egy későbbi fordulóban használható.
russian-railroads-why-too-few-workers = { $has ->
    [0] Nincs munkásod: { $missing } hiányzik.
   *[other] Ilyen munkásod csak { $has } van: { $missing } hiányzik.
}
russian-railroads-why-too-few-coins = { $has ->
    [0] Nincs érméd: { $missing } hiányzik.
   *[other] Csak { $has } érméd van: { $missing } hiányzik.
}
russian-railroads-why-no-black = A fekete munkás nincs a készletedben.
russian-railroads-why-price = Az ára { $pieces } munkás vagy érme; te { $given } darabot adsz.
russian-railroads-why-not-part = Ez nincs a hátralévő részek között.
russian-railroads-why-no-step-left = Nincs több { russian-railroads-colour } lépés.
russian-railroads-why-never-there = { russian-railroads-route }: itt nincs { russian-railroads-colour } sín.
russian-railroads-why-not-received = { russian-railroads-route }: még nincs { russian-railroads-colour } síned ide; fekete sín a Transzszib { $space }. mezőjén hozza.
russian-railroads-why-at-the-end = A { russian-railroads-colour } sín a vonala végén van ({ $space }).
russian-railroads-why-behind = { russian-railroads-route }: a { russian-railroads-colour } sín nem előzheti meg: { $other ->
    [black] fekete
    [grey] szürke
    [brown] barna
   *[other] natúr
}, { $space }. mező.
russian-railroads-why-end = Az iparjelölőd a sáv végén van.
russian-railroads-why-notch = { $notch }. bevágás: üres, előbb gyárat kell oda építeni.
russian-railroads-why-not-lower = { russian-railroads-route }: { $loco } nem nagyobb az ottani mozdonynál ({ $there }).
russian-railroads-why-return-empty = Amíg van üres hely, semmi sem kerül vissza.
russian-railroads-why-return-new = Az új mozdonyt le kell rakni.
russian-railroads-why-no-such-tile = { russian-railroads-engineer.es } gyár most nem kapható: csak a legkisebb mozdony és a készlet gyárlapkái.
russian-railroads-why-token-used = Ezt a ?-jelzőt már felhasználtad: „{ $token }”.
russian-railroads-why-second-marker = A második jelölő csak akkor indulhat, ha az első elhagyta a kezdőmezőt.
russian-railroads-why-question-card = Most nem játszható ki ?-kártya.
russian-railroads-why-card-gone = Ezt a ?-kártyát már kijátszották: „{ $card }”.
russian-railroads-why-card-idle = Ebből a ?-kártyából most semmi sem hajtható végre: „{ $card }”.
russian-railroads-why-not-used = „{ $space }”: ebben a fordulóban nem használtad.
russian-railroads-why-not-repeatable = „{ $space }” nem ismételhető meg.

## The log
# A line that does not name its player continues the one before it: whoever shows them may join the two.

russian-railroads-log-draft = { $seat } kezdőbónusza: „{ $card }”.
russian-railroads-log-round = Kezdődik: { $round }. forduló.
russian-railroads-log-round-last = Kezdődik az utolsó, { $round }. forduló: a körsorrendmezők helyén 3 iparlépés van.
russian-railroads-log-space = { $seat } elfoglalja: „{ FORM($space, case: "paid") }” ({ $payment }).
russian-railroads-log-pass = { $vp ->
    [0] { $seat } passzol.
   *[other] { $seat } passzol, és { russian-railroads-points.acc } kap.
}
russian-railroads-log-step = { russian-railroads-route }: { russian-railroads-colour } → { $space }.
russian-railroads-log-special = { $special ->
    [ts2-grey] A Transzszib 2. mezője szürke síneket hoz.
    [ts3-worker] Barna sín és mozdony is elérte a Transzszib 3. mezőjét.
    [ts6-brown] A Transzszib 6. mezője barna síneket hoz.
    [ts10-natural] A Transzszib 10. mezője natúr síneket hoz.
    [ts13-question] Elérve: a Transzszib 13. mezője, ?-mező.
    [ts15-white] A Transzszib 15. mezője meghozza a fehér sínt.
    [ts15-terminus] Elérve: a Transzszib vége.
    [sp4-question] Elérve: Szentpétervár 4. mezője, ?-mező.
    [sp6-question] Elérve: Szentpétervár 6. mezője, ?-mező.
    [sp9-terminus] Elérve: a szentpétervári vonal vége.
    [ky7-worker] Elérve: Kijev 7. mezője.
    [ky9-terminus] Elérve: a kijevi vonal vége.
    [industry-question] Elérve: az iparsáv ?-mezője.
   *[other] Elérve: egy különleges mező.
}
russian-railroads-log-industry = { $marker ->
    [1] Iparjelölő → { $value }.
   *[other] Második iparjelölő → { $value }.
}
russian-railroads-log-industry-factory = { $marker ->
    [1] Az iparjelölő gyárra lép: „{ $function }”.
   *[other] A második iparjelölő gyárra lép: „{ $function }”.
}
russian-railroads-log-lapse = { $what }: { $elements } része nem hajtható végre, elvész.
russian-railroads-log-lapse-white = { $elements } fehér lépés nem fér el, elvész.
russian-railroads-log-second-marker = Elindul a második iparjelölő az iparsávon.
russian-railroads-log-loco = { $replaced ->
    [0] Mozdony { russian-railroads-route.ra }: { $loco }, hatótáv: { $reach }.
   *[other] Mozdony { russian-railroads-route.on }: { $replaced } helyett { $loco }, hatótáv: { $reach }.
}
russian-railroads-log-loco-returned = { russian-railroads-loco.es } mozdony vissza a készletbe, gyárként.
russian-railroads-log-factory = Új gyár, { $notch }. bevágás: { $number } „{ $function }”.
russian-railroads-log-factory-replaced = Új gyár, { $notch }. bevágás: { $replaced } „{ $old }” helyett { $number } „{ $function }”.
russian-railroads-log-vp = +{ russian-railroads-points } ({ FORM($source, case: "inside") }).
russian-railroads-log-coins = +{ $coins } érme.
russian-railroads-log-doublers = { $doublers ->
    [one] Duplázó: { $slot }. mező.
   *[other] { $doublers } duplázó, az utolsó: { $slot }. mező.
}
russian-railroads-log-worker = +1 munkás végleg, már ebben a fordulóban használható.
russian-railroads-log-black-worker = +1 fekete munkás végleg.
russian-railroads-log-temporary = +{ $workers } idénymunkás.
russian-railroads-log-engineer = Új mérnök: { $number } „{ $engineer }”.
russian-railroads-log-repeat = Ismétlés: „{ $space }”.
russian-railroads-log-token = Felhasznált ?-jelző: „{ $token }” ({ $place }).
russian-railroads-log-token-declined = Most nem használ ?-jelzőt ({ $place }).
russian-railroads-log-card = Kijátszott ?-kártya: „{ $card }”.
russian-railroads-log-card-declined = Nem játszik ki ?-kártyát.
russian-railroads-log-pick-vp = { $seat } végbónuszkártya helyett { russian-railroads-points.acc } kap.
russian-railroads-log-pick-card = { $seat } elvesz egy végbónuszkártyát.
russian-railroads-log-pick-own-card = Az elvett végbónuszkártyád: „{ $card }”.
russian-railroads-log-order = Új körsorrend: { $players }.
russian-railroads-log-order-kept = A körsorrend nem változik: { $players }.
russian-railroads-log-stay = { $seat } a körsorrendmezőn hagyja a munkást.
russian-railroads-log-reuse = { $seat } a körsorrendmezőről ide lép: „{ $space }”.
russian-railroads-log-round-score = { $total ->
    [0] { $seat } ebben a fordulóban nem kap pontot.
   *[other] { $seat } { $total } GyP-t kap ({ $parts }): összesen { $vp }.
}
russian-railroads-log-round-part = { FORM($source, case: "inside") } { $vp }
russian-railroads-log-end-bonus = { $vp ->
    [0] { $seat } végbónuszkártyája nem ér pontot: „{ $card }”.
   *[other] { $seat } végbónuszkártyája: „{ $card }”, { russian-railroads-points }.
}
russian-railroads-log-majority = { $cards ->
    [0] { $seat } { $engineers } mérnökért { russian-railroads-points.acc } kap.
   *[other] { $engineers ->
        [0] { $seat } a plusz mérnök kártyáért { russian-railroads-points.acc } kap.
       *[other] { $seat } { $engineers } mérnökért és a plusz mérnök kártyáért { russian-railroads-points.acc } kap.
    }
}
russian-railroads-log-winners = Vége a játszmának. Győztes: { $winners }.

## Where points come from

russian-railroads-source-ts = Transzszib
    .inside = Transzszib
russian-railroads-source-sp = Szentpétervár
    .inside = Szentpétervár
russian-railroads-source-ky = Kijev
    .inside = Kijev
russian-railroads-source-industry = Ipar
    .inside = ipar
russian-railroads-source-pass = Passz
    .inside = passz
russian-railroads-source-terminus = Végállomások
    .inside = végállomások
russian-railroads-source-engineers = Mérnökök
    .inside = mérnökök
russian-railroads-source-factories = Gyárak
    .inside = gyárak
russian-railroads-source-end-bonus = Végbónusz
    .inside = végbónusz
russian-railroads-source-majority = Mérnöktöbbség
    .inside = mérnöktöbbség

## What a decision is for, told in a first game (-first-), and by what a practice opponent takes it (-hint-)

russian-railroads-first-draft = Kis előny az elejére. Egy sín- vagy iparlépés az első fordulótól pontot ér; az érme egy akcióval több, amikor csak akarod.
russian-railroads-first-space = Körönként egy mezőt foglalsz el, amíg mindenki nem passzolt. Ami pontot ér, minden fordulóban újra ér, ezért korán építs: síneket, és mozdonyt, amely eléri őket.
russian-railroads-first-pay = Érme is állhat munkás helyett. A munkások minden fordulóban visszajönnek, az érmék nem: tartsd meg őket arra a fordulóra, amelyben eggyel több akció kell.
russian-railroads-first-advance = A jobb sínek mindig az előttük lévők mögött maradnak, ezért a feketének elöl kell járnia. A mozdonyaid hatótávján túli mezők semmit sem érnek.
russian-railroads-first-place = Egy vonal csak addig ér pontot, ameddig a mozdonyai elérnek. A leváltott mozdony egy másik vonalra kerülhet: gyakran kettőnek is segít egyszerre.
russian-railroads-first-build = A gyár kitölti az iparsávod következő bevágását, és akkor működik, amikor a jelölő rálép. Építsd meg, mielőtt a jelölő odaér, különben várnia kell.
russian-railroads-first-replace = Az új gyár egy régi helyére kerül. Olyanról mondj le, amelyen a jelölőd már túljutott: csak akkor működik, amikor rálép.
russian-railroads-first-repeat = Egyik meződet ingyen újra végrehajtod. A legdrágábbat válaszd, ne azt, ami éppen kézre esik.
russian-railroads-first-token = Mindegyik egyszer használható a játszmában, és kevés mező van hozzájuk. Az elején olyat válassz, ami fordulóról fordulóra hoz, a végén lépést vagy pontot.
russian-railroads-first-card = Egyetlen erős hatás, azután vége. Ami tartós, például egy munkással több minden fordulóban, annál többet ér, minél korábban jön.
russian-railroads-first-pick = Ez csak a végén ér pontot. Azt válaszd, amit úgyis építesz; az azonnali 10 GyP a biztos út.
russian-railroads-first-reuse = Mindenki végzett; a munkásod a körsorrendről egy szabad, egymunkásos mezőre léphet. Ingyen akció, ritkán érdemes kihagyni.

russian-railroads-hint-draft = azt számolja, mit hoz ez az összes hátralévő értékelésben.
russian-railroads-hint-space = { $choice ->
    [pass] semmi sem hoz már pontot, amit még ki tudnál fizetni.
   *[other] azt veti össze, mit hoz egy mező az összes hátralévő értékelésben, és hány munkásba és érmébe kerül; ami csak a tiéd lehet, az ráér.
}
russian-railroads-hint-pay = a munkások a következő fordulóban visszajönnek, az érmék nem.
russian-railroads-hint-advance = { $choice ->
    [done] itt már semmit sem nyersz.
   *[other] az összes hátralévő értékelésben ez hozza a legtöbbet.
}
russian-railroads-hint-place = { $choice ->
    [return] már egyik vonalon sem segít.
   *[other] így érnek a legtöbbet a vonalaid a hátralévő fordulókban, a leváltott mozdony új helyével együtt.
}
russian-railroads-hint-build = ez ér a legtöbbet: amit a gyár tesz, és az út, amelyet a jelölődnek megnyit.
russian-railroads-hint-replace = ezzel veszítesz a legkevesebbet: amelyen a jelölőd túljutott, az már nem működik.
russian-railroads-hint-repeat = a mezőid közül ez hozza a legtöbbet másodszor.
russian-railroads-hint-token = { $choice ->
    [decline] most egyik sem segít.
   *[other] a tábládon, a hátralévő fordulókkal számolva, ez ér a legtöbbet.
}
russian-railroads-hint-card = { $choice ->
    [decline] most egyik sem segít.
   *[other] a tábládon, a hátralévő fordulókkal számolva, ez ér a legtöbbet.
}
russian-railroads-hint-pick = azt számolja, mennyit érne most a kártya, és fordulónként némi növekedést.
russian-railroads-hint-reuse = { $choice ->
    [stay] egyik szabad mező sem hoz semmit.
   *[other] a szabad egymunkásos mezők közül ez hozza a legtöbbet.
}

## What a post tells of a turn, in phrases

russian-railroads-brief-draft = „{ $card }”
russian-railroads-brief-space = { FORM($space, case: "brief") }
russian-railroads-brief-pass = { $vp ->
    [0] passzol
   *[other] passzol (+{ $vp })
}
russian-railroads-brief-step = { russian-railroads-route } { russian-railroads-colour } { $space }
russian-railroads-brief-special = { $special ->
    [ts2-grey] szürke sínek
    [ts6-brown] barna sínek
    [ts10-natural] natúr sínek
    [ts15-white] fehér sín
   *[other] {""}
}
russian-railroads-brief-industry = ipar { $value }
russian-railroads-brief-industry-factory = ipar „{ $function }”
russian-railroads-brief-loco = { $loco }. mozdony: { russian-railroads-route }
russian-railroads-brief-vp = +{ $vp }
russian-railroads-brief-second-marker = második iparjelölő
russian-railroads-brief-doublers = { $doublers } duplázó
russian-railroads-brief-worker = +1 munkás
russian-railroads-brief-black-worker = fekete munkás
russian-railroads-brief-repeat = „{ $space }” újra
russian-railroads-brief-token = ? „{ $token }”
russian-railroads-brief-card = „{ $card }” kártya
russian-railroads-brief-reuse = majd „{ $space }”
russian-railroads-brief-factory = „{ $function }” gyár
russian-railroads-brief-pick-card = végbónuszkártya
russian-railroads-brief-scored = { $seat } +{ $total }
russian-railroads-brief-round = Pont a fordulóért: { $who }.
russian-railroads-brief-shown = { $seat } +{ $vp }
russian-railroads-brief-bonus = Végbónuszkártyák: { $who }.
russian-railroads-brief-engineers = Mérnökök: { $who }.
