# Railroad Revolution. Cities and workers have their forms as attributes: .ban (in), .acc (object, with its article), .ed (yours).

railroad-revolution = Railroad Revolution
railroad-revolution-about-goal = Szeld át az Egyesült Államokat sínekkel, állomásokkal és távíróhivatalokkal, és léptesd elő a munkásaidat menedzserré, hogy teljesítsék a mérföldköveket. Amikor valaki majdnem az egész tábláját beépítette, a legtöbb pont nyer.
railroad-revolution-about-short = szeld át az Egyesült Államokat vasúttal és távíróval
railroad-revolution-about-length = egy ültő helyben játékosonként kb. 35 perc, vagy fejenként 20 kör: napi hárommal egy hét
railroad-revolution-about-weight = nehézsége 5-ből 3: sok apró szabály, kevés kör
railroad-revolution-about-turn =
    Küldj egy munkást a négy akció egyikére, és hajtsd végre. Ha már mind kint van, előbb visszajönnek.
    Állomás: épület egy városba, ahova a síneid elérnek, a jutalmáért. Vasút: a következő két síned, 400 $, és a terep minden háromszöge 100 $.
    Távíró: épület egy távírószektorba, részvényekért. Kereskedés: eladod a táblád következő elemét, és megfordíthatsz egy vonatot.
    A színes munkás minden akcióhoz hozzátesz valamit. Vagy, ahogy a fehér mindig, előléptet egy munkást egy mérföldkő menedzserévé.
    Bármikor: részvényt adhatsz el, darabját 150 $-ért, vagy 800 $-ért munkást vehetsz fel.
railroad-revolution-about-scoring =
    A legtöbbet a mérföldkövek hozzák: minden menedzserük megvan, és a feltételeik teljesülnek. A következő nehezebb, és többet ér.
    Minden felfordított vonat: 8 pont.
    Három sáv: a jelölőd által elért érték minden állomásért, minden hivatalért és minden 5. szintű városért a síneiden.
    Hivatalok szomszédos távírószektorokban: páronként 5 vagy 8 pont.
    A pénz csak a holtversenyt dönti el.

## Words that sentences refer to; they take the arguments of the sentence

railroad-revolution-player = { $seat }
railroad-revolution-worker = { $colour ->
    [white] fehér munkás
    [purple] lila munkás
    [orange] narancs munkás
    [gray] szürke munkás
   *[turquoise] türkiz munkás
}
railroad-revolution-a-worker = { $colour ->
    [white] fehér munkás
    [purple] lila munkás
    [orange] narancs munkás
    [gray] szürke munkás
   *[turquoise] türkiz munkás
}
    .acc = { $colour ->
    [white] egy fehér munkást
    [purple] egy lila munkást
    [orange] egy narancs munkást
    [gray] egy szürke munkást
   *[turquoise] egy türkiz munkást
}
railroad-revolution-a-new-worker = { $new ->
    [white] fehér munkás
    [purple] lila munkás
    [orange] narancs munkás
    [gray] szürke munkás
   *[turquoise] türkiz munkás
}
railroad-revolution-manager = { $colour ->
    [any] 1 munkás
   *[other] { railroad-revolution-worker }
}
railroad-revolution-own-worker = { $place ->
    [mat] { railroad-revolution-new-worker } a tábláról
   *[pool] { railroad-revolution-new-worker } a készletből
}
railroad-revolution-box = { $box ->
    [station] Állomás
    [railway] Vasút
    [telegraph] Távíró
   *[trade] Kereskedés
}
railroad-revolution-track = { $track ->
    [telegraph] Távíró
    [stations] Állomások
   *[network] Hálózat
}
railroad-revolution-sells = −{ $sold } részvény
railroad-revolution-terrain = { $triangles ->
    [0] síkság
   *[other] { $triangles } háromszög
}
railroad-revolution-points = { $vp } GyP
    .ert = { $vp } GyP-ért
railroad-revolution-shares = { $shares } részvény

## What is asked

railroad-revolution-ask-wealth = Melyik kezdővagyont választod?
railroad-revolution-ask-worker = Melyik akciót választod?
railroad-revolution-ask-pool = Melyik munkást küldöd?
railroad-revolution-ask-action = Mi a következő?
railroad-revolution-ask-city = Melyik városban építed az állomást?
railroad-revolution-ask-rail = Hova kerül a sín?
railroad-revolution-ask-sector = Melyik távírószektorban építed a hivatalt?
railroad-revolution-ask-piece = Melyik elemet adod el?
railroad-revolution-ask-deal = Melyik üzletet fogadod el?
railroad-revolution-ask-steps = Melyik teljesítményjelölő lép feljebb?
railroad-revolution-ask-promote = Melyik munkásból lesz menedzser, és hol?
railroad-revolution-ask-flip = Melyik vonatot fordítod meg?
railroad-revolution-ask-train = Melyik vonatot veszed el?
railroad-revolution-ask-swap = Melyik munkást cseréled le, és mire?
railroad-revolution-ask-discard = Melyik munkást dobod el?
railroad-revolution-ask-worker-choice = A két munkás közül melyiket kéred?
railroad-revolution-ask-colour = Melyik munkást veszed el a bankból?
railroad-revolution-ask-bank = Mit teszel a bankban?
railroad-revolution-ask-milestone = Melyik mérföldkövet tartod meg?
railroad-revolution-ask-completion = Melyik mérföldkövet cseréled le előbb?

railroad-revolution-purse = { $money ->
    [0] { $shares ->
        [0] se pénz, se részvény
       *[other] { $shares } részvény, pénz nélkül
    }
   *[other] { $shares ->
        [0] { $money } $
       *[other] { $money } $ és { $shares } részvény
    }
}
railroad-revolution-worker-note = { $shares ->
    [0] Nálad: { railroad-revolution-purse }. Munkások: { $pool }.
   *[other] Nálad: { railroad-revolution-purse } (darabja { $each } $). Munkások: { $pool }.
}
railroad-revolution-worker-note-none = { $shares ->
    [0] Nálad: { railroad-revolution-purse }. Nincs munkásod.
   *[other] Nálad: { railroad-revolution-purse } (darabja { $each } $). Nincs munkásod.
}
railroad-revolution-worker-note-needs = A kör végén { $needed } munkás kell (most { $have } van). { $note }
railroad-revolution-in-pool = { $colour ->
    [white] { $count } fehér
    [purple] { $count } lila
    [orange] { $count } narancs
    [gray] { $count } szürke
   *[turquoise] { $count } türkiz
}
railroad-revolution-pool-note = { railroad-revolution-box }: { $main }.
railroad-revolution-pool-note-promotes = { railroad-revolution-box }: { $main }. A saját hatása helyett bármelyik munkás előléptethet: { $gain }.
railroad-revolution-action-note = { $cost ->
    [0] Nálad: { railroad-revolution-purse }. { $workers } munkásod van, { $needed } maradjon.
   *[other] A végén { $cost } $-t fizetsz; nálad: { railroad-revolution-purse }. { $workers } munkásod van, { $needed } maradjon.
}
railroad-revolution-city-note = Nálad: { railroad-revolution-purse }. Fizetni az akció végén kell.
railroad-revolution-rail-note = { $most ->
    [yes] Még legfeljebb { $left } sínt tehetsz le. { railroad-revolution-rails-so-far }
   *[no] Még { $left } sín. { railroad-revolution-rails-so-far }
}
railroad-revolution-note-deal = { $note } { $deals }
railroad-revolution-deal-card = Üzletek: { $top } · { $bottom }.
railroad-revolution-deal-offer = { $cost ->
    [0] { $effect } { railroad-revolution-spent-shares.ert }
   *[other] { $effect } { railroad-revolution-spent-shares.ert } és { $cost } $-ért
}
railroad-revolution-rails-so-far = { $helped ->
    [yes] Eddig { $cost } $; részvényekkel együtt { $have } $-t fizethetsz, a többit abból, amit a munkásod hoz.
   *[no] Eddig { $cost } $, részvényekkel együtt { $have } $-od van.
}
railroad-revolution-deal-note = Nálad: { railroad-revolution-purse }.
railroad-revolution-steps-note = Még { $left } lépés.
railroad-revolution-promote-note = { $stay ->
    [0] { railroad-revolution-promotions-left }
   *[other] { $when ->
        [later] { railroad-revolution-promotions-left } Egy után { railroad-revolution-workers-left } marad: a következő köröd végéig { $needed } kell, { $hire } $/fő.
       *[now] { railroad-revolution-promotions-left } Egy után { railroad-revolution-workers-left } marad: a kör végéig vegyél fel újat, { $hire } $/fő.
    }
}
railroad-revolution-promotions-left = Még { $left } előléptetés.
railroad-revolution-workers-left = { $stay } munkásod
railroad-revolution-discard-note = Így { railroad-revolution-leaves }.
railroad-revolution-flip-note = Még { $left } fordítás.
railroad-revolution-train-note = Egy vonat a végén { railroad-revolution-points }, ha fel van fordítva.

## Answers that are words

railroad-revolution-done = Kész
railroad-revolution-done-deal = Kész (jön az üzletkártya)
railroad-revolution-forgo-rail = Nem raksz le több sínt.
railroad-revolution-forgo-steps = Lemondasz { $n } lépésről.
railroad-revolution-forgo-promotions = { $n ->
    [one] Senkit sem léptetsz elő.
   *[other] Senkit sem léptetsz elő, lemondasz { $n } előléptetésről.
}
railroad-revolution-forgo-flips = { $n ->
    [one] Nem fordítasz meg vonatot.
   *[other] Nem fordítasz meg vonatot, lemondasz { $n } fordításról.
}
railroad-revolution-forgo-swap = Senkit sem cserélsz le.
railroad-revolution-close-gift = { $gift ->
    [no-cost] az állomás ingyenes
    [train-money] a vonataidért: { $effect }
   *[other] megkapod: { $effect }
}
railroad-revolution-close-cost = { $sold ->
    [0] ár: { $cost } $
   *[other] ár: { $cost } $ ({ railroad-revolution-sells })
}
railroad-revolution-close-hires = felvétel: { $hires } munkás, { $price } $
railroad-revolution-close-forgone = kimarad: { $forgone }
railroad-revolution-close-nothing = nem marad ki semmi használható
railroad-revolution-close-more = még { $more }
railroad-revolution-and-then = { $first }; { $then }
railroad-revolution-leaves = { $when ->
    [later] { $left } munkásod marad: a következő köröd végéig { $needed } kell, { $hire } $/fő
   *[now] { $left } munkásod marad: felvétel { $hire } $/fő
}
railroad-revolution-left-no-cost = ingyenes állomás ({ $saved } $)
railroad-revolution-left-deal = egy üzlet és { $n } részvény
railroad-revolution-left-promote = előléptetés ({ $gain })
railroad-revolution-decline = Nem kérek
railroad-revolution-decline-effect = üzlet nélkül
railroad-revolution-decline-and-hire-effect = Nem fogadsz el üzletet; fel kell venned { $hires } munkást { $price } $-ért.
railroad-revolution-decline-part-effect = Se üzlet, se részvény.
railroad-revolution-pass = Passz
railroad-revolution-pass-no-worker = Nincs lerakható munkásod.
railroad-revolution-pass-hire-first = Nincs lerakható munkásod; { $price } $-ért felvehetsz egyet.
railroad-revolution-pass-effect = { $hires ->
    [0] Nincs mit leraknod vagy eladnod.
   *[other] Nincs mit leraknod vagy eladnod; fel kell venned { $hires } munkást { $price } $-ért.
}
railroad-revolution-bank = Bank…
railroad-revolution-bank-note = { $hires ->
    [yes] { $sold ->
        [0] Nálad: { railroad-revolution-purse }; { $workers } munkásod van.
       *[other] Nálad: { railroad-revolution-purse }; { $workers } munkásod van. Felvétel ({ $cost } $): { railroad-revolution-sells }.
    }
   *[no] Nálad: { railroad-revolution-purse }; { $workers } munkásod van.
}
railroad-revolution-bank-back = Vissza
railroad-revolution-bank-back-effect = Se felvétel, se eladás.
railroad-revolution-group-hire = Felvétel
railroad-revolution-group-sell = { $least ->
    [1] Részvényeladás
   *[other] Részvényeladás, legalább { $least }
}
railroad-revolution-sell = { $shares } részvény eladása: { $money } $
railroad-revolution-sell-effect = { $left ->
    [0] utána { $money } $, részvény nélkül
   *[other] utána { $money } $ és { $left } részvény
}
railroad-revolution-hire = Felvétel: { railroad-revolution-a-worker }, { $cost } $
railroad-revolution-new-worker = { $colour ->
    [white] Fehér munkás
    [purple] Lila munkás
    [orange] Narancs munkás
    [gray] Szürke munkás
   *[turquoise] Türkiz munkás
}
railroad-revolution-fits = kell ide: { $milestones }
railroad-revolution-milestone-worth = { $vp } GyP
railroad-revolution-milestone-marked = { $vp } GyP ({ $milestone })
railroad-revolution-group-bank = Bank

## Answers with facts

railroad-revolution-placing = { railroad-revolution-box }: { railroad-revolution-a-worker }
railroad-revolution-placing-effect = { $main }; { $adds }
railroad-revolution-own-colour = { $colour ->
    [white] Fehér
    [purple] Lila
    [orange] Narancs
    [gray] Szürke
   *[turquoise] Türkiz
}
railroad-revolution-main-station = { $short ->
    [0] { $sold ->
        [0] { $cost } $-tól ({ $city })
       *[other] { $cost } $-tól ({ $city }; { railroad-revolution-sells })
    }
   *[other] { $cost } $-tól ({ $city }), { $short } $ hiányzik
}
railroad-revolution-main-no-city = előbb sín kell egy másik városhoz
railroad-revolution-main-railway = { $short ->
    [0] { $sold ->
        [0] { railroad-revolution-rails-from }
       *[other] { railroad-revolution-rails-from } ({ railroad-revolution-sells })
    }
   *[other] { railroad-revolution-rails-from }, { $short } $ hiányzik
}
railroad-revolution-rails-from = { $gain } sín { $cost } $-tól
railroad-revolution-main-telegraph = { $vp ->
    [0] { $gain ->
        [one] ingyen, { $gain } részvény ({ $sector }. szektor)
       *[other] ingyen, legfeljebb { $gain } részvény ({ $sector }. szektor)
    }
   *[other] { $same ->
        [yes] ingyen, +{ $vp } GyP és { railroad-revolution-gained-shares } ({ $sector }. szektor)
       *[no] ingyen, +{ $vp } GyP ({ $best }. szektor) vagy { railroad-revolution-gained-shares } ({ $sector }. szektor)
    }
}
railroad-revolution-gained-shares = { $gain } részvény
railroad-revolution-main-trade = { $lie ->
    [none] egy elem eladása { $gain } $-ért
   *[other] egy elem eladása { $gain } $-ért, fordíthatsz vonatot{ railroad-revolution-flip-worth }
}
railroad-revolution-adds-promotion = előléptethet: { $gain }
railroad-revolution-adds-nothing = nem ad hozzá semmit: most senki sem illik mérföldkőre
railroad-revolution-adds-station-purple = fordíthatsz vonatot{ railroad-revolution-flip-worth } { $flip } $-ért
railroad-revolution-adds-station-orange = az állomás ingyenes
railroad-revolution-adds-station-gray = elsőállomás-bónusz újra, nem elsőként is
railroad-revolution-adds-station-turquoise = kétszer kérheted a jutalmat, másodszor { $again } $-ért
railroad-revolution-adds-railway-purple = elvehetsz egy vonatot (+{ $vp } GyP) { $train } $-ért
railroad-revolution-adds-railway-orange = { $base } $ visszajár, és háromszögenként { $triangle } $
railroad-revolution-adds-railway-gray = { $shares } részvény
railroad-revolution-adds-railway-turquoise = harmadik sínt is lerakhatsz, a háromszögei áráért
railroad-revolution-adds-telegraph-purple = lecserélhetsz egy munkást
railroad-revolution-adds-telegraph-orange = a szektor minden részvényéért { $dividend } $
railroad-revolution-adds-telegraph-gray = elsőhivatal-bónusz újra, nem elsőként is
railroad-revolution-adds-telegraph-turquoise = használhatod a távírólapkát { $tile } $-ért
railroad-revolution-adds-trade-purple = legfeljebb { $steps } lépés
railroad-revolution-adds-trade-orange = { $trains ->
    [0] vonatonként { $each } $, de neked nincs
   *[other] a vonataidért ({ $trains }) { $money } $
}
railroad-revolution-adds-trade-gray = a két üzlet egyike, és { $gained } részvény
railroad-revolution-adds-trade-turquoise = egy másikat is, vagy az elsőt vissza

railroad-revolution-build-station = Állomásépítés
railroad-revolution-build-railway = Sínépítés
railroad-revolution-build-telegraph = Hivatalépítés
railroad-revolution-sell-piece-trade = Elem eladása

railroad-revolution-part-reward = Jutalom: { $effect }
railroad-revolution-part-second-reward = Jutalom újra, { $cost } $: { $effect }
railroad-revolution-part-bonus = { $cost ->
    [0] Elsőállomás-bónusz: { $effect }
   *[other] Elsőállomás-bónusz, { $cost } $: { $effect }
}
railroad-revolution-part-extra-bonus = { $cost ->
    [0] Bónusz a szürkéért: { $effect }
   *[other] Bónusz a szürkéért, { $cost } $: { $effect }
}
railroad-revolution-part-no-cost = Ingyenes állomás: { $saved } $ megtakarítás
railroad-revolution-part-paid-flip = Vonatfordítás{ railroad-revolution-flip-worth }, { $cost } $
railroad-revolution-part-train = Elveszel: { $effect }, { $cost } $
railroad-revolution-part-refund = Visszatérítés: { $effect }
railroad-revolution-part-shares = Szürke munkás: { $effect }
railroad-revolution-part-tile = Lapka egy munkásért: { $effect }
railroad-revolution-part-paid-tile = Lapka { $cost } $-ért: { $effect }
railroad-revolution-part-swap = Munkáscsere
railroad-revolution-part-dividend = Pénz a részvényekért: { $effect }
railroad-revolution-part-extra-shares = Az első hivatal részvényei a szürkéért: { $effect }
railroad-revolution-part-flip = Vonatfordítás{ railroad-revolution-flip-worth }
railroad-revolution-part-second-flip = Második vonatfordítás{ railroad-revolution-flip-worth }
railroad-revolution-part-steps = Teljesítménysávok: { $effect }
railroad-revolution-part-train-money = Pénz a vonataidért: { $effect }
railroad-revolution-part-deal = Üzlet elfogadása
railroad-revolution-part-deal-for = { $another ->
    [0] Üzlet elfogadása { railroad-revolution-spent-shares.ert }
   *[other] Üzlet elfogadása { $spent } vagy { $another } részvényért
}
railroad-revolution-part-loses-promotion = még senki sem illik, így senki sem lép elő; előbb vedd el a jutalmat
railroad-revolution-then-flips = utána lefordul: { $train } (−{ $vp } GyP)
railroad-revolution-then-gate = utána egy kapu elvesz { railroad-revolution-spent-shares.acc }
railroad-revolution-then-promotes = utána előlép { railroad-revolution-a-worker }: { railroad-revolution-points }
railroad-revolution-then-places = utána rögtön: { railroad-revolution-box }
railroad-revolution-part-promote = Munkás előléptetése

railroad-revolution-effect-steps = { $n ->
    [one] { $n } lépés
   *[other] legfeljebb { $n } lépés
}
railroad-revolution-effect-money = { $amount } $
railroad-revolution-effect-per-train = vonatonként { $amount } $
railroad-revolution-effect-shares = { $n } részvény
railroad-revolution-effect-promote = { $each ->
    [0] { $n ->
        [one] { $n } előléptetés
       *[other] legfeljebb { $n } előléptetés
    }
   *[other] legfeljebb { $n } előléptetés (egyenként { $each } $)
}
railroad-revolution-effect-workers = { $n ->
    [one] { $colours } munkás
   *[other] { $colours } munkás
}
railroad-revolution-effect-workers-choice = { $one } vagy { $another } munkás
railroad-revolution-hue = { $colour ->
    [white] fehér
    [purple] lila
    [orange] narancs
    [gray] szürke
   *[turquoise] türkiz
}
    .ed = { $colour ->
    [white] fehéred
    [purple] lilád
    [orange] narancsod
    [gray] szürkéd
   *[turquoise] türkized
}
railroad-revolution-effect-hire-any = bármilyen színű munkás
railroad-revolution-effect-swap = munkáscsere
railroad-revolution-effect-train = { $vp ->
    [0] egy vonat
   *[other] egy vonat (+{ $vp } GyP)
}
railroad-revolution-effect-flip = { $n ->
    [one] vonatfordítás{ railroad-revolution-flip-worth }
   *[other] { $n } fordítás{ railroad-revolution-flips-worth }
}
railroad-revolution-flip-worth = { $lie ->
    [up] {" "}(−{ $vp } GyP)
    [down] {" "}(+{ $vp } GyP)
    [both] {" "}(±{ $vp } GyP)
   *[other] {""}
}
railroad-revolution-flips-worth = { $lie ->
    [up] {" "}(−{ $vp }, majd +{ $vp } GyP)
    [down] {" "}(egyenként +{ $vp } GyP)
    [both] {" "}(egyenként ±{ $vp } GyP)
   *[other] {""}
}
railroad-revolution-effect-rail = sín a tábláról
railroad-revolution-effect-spare-rail = ingyen, nem a tábládról
railroad-revolution-effect-spare-station = Washington vagy Charlotte, jutalom nélkül
railroad-revolution-effect-spare-office = üzletikonos szektor, részvény nélkül
railroad-revolution-effect-station = ingyenes állomás jutalmak nélkül
railroad-revolution-effect-office = hivatal részvények nélkül
railroad-revolution-effect-share-then-promote = { $fits ->
    [yes] { $n } részvény, utána előléptethetsz
   *[no] { $n } részvény
}
railroad-revolution-effect-step-then-promote = { $fits ->
    [yes] { $n } lépés, utána előléptethetsz
   *[no] { $n } lépés
}
railroad-revolution-effect-waive = nem kell kifizetni
railroad-revolution-effect-accept-deal = a felfordított kártya egyik üzlete, és { $n } részvény
railroad-revolution-deals-effect = +{ $n } részvény; kínálat: { $deals }
railroad-revolution-gives = { $cost ->
    [0] { $effect }
   *[other] { $effect }, { $cost } $-ért
}
railroad-revolution-for-a-worker = { $left ->
    [0] −1 munkás
   *[other] { $when ->
        [later] −1 munkás; { railroad-revolution-leaves }
       *[now] −1 munkás: { $left } marad, felvétel { $hire } $/fő
    }
}
railroad-revolution-part-idle-effect = most egyik vonat bónusza sem használható
railroad-revolution-flip-outcome = { $n ->
    [one] hoz: { $effect }
   *[other] hoz: { $effect } vagy { $another }
}
railroad-revolution-step-outcome = { $track ->
    [telegraph] a legjobb lépés: Távíró, +{ $vp } GyP
    [stations] a legjobb lépés: Állomások, +{ $vp } GyP
   *[network] a legjobb lépés: Hálózat, +{ $vp } GyP
}
railroad-revolution-place-outcome = { $vp ->
    [0] { $helps ->
        [no] legjobb: { $place }
       *[other] legjobb: { $place }, { railroad-revolution-helps }
    }
   *[other] { $helps ->
        [no] legjobb: { $place }, +{ $vp } GyP
       *[other] legjobb: { $place }, +{ $vp } GyP, { railroad-revolution-helps }
    }
}
railroad-revolution-promote-effect = { $worker ->
    [white] { railroad-revolution-leaves }
   *[other] { $left ->
        [0] { railroad-revolution-promote-instead }
       *[other] { railroad-revolution-promote-instead }; { railroad-revolution-leaves }
    }
}
railroad-revolution-promote-instead = { $worker ->
    [purple] a lila hatása nélkül
    [orange] a narancs hatása nélkül
    [gray] a szürke hatása nélkül
   *[other] a türkiz hatása nélkül
}
railroad-revolution-and-milestone = { $helps ->
    [no] {""}
   *[other] {"; "}{ railroad-revolution-helps }
}
railroad-revolution-helps = { $helps ->
    [completes] { $worth } GyP teljesül
    [opens] állomása { $worth } GyP-hez segít
   *[yes] { $worth } GyP-hez segít
}
railroad-revolution-line = { $a }–{ $b }
railroad-revolution-half-line = { $a }–{ $b } ({ $at } felőli fele)
railroad-revolution-group-rails = { $way ->
    [helps] Mérföldkőhöz
    [reaches] Új városba
    [half] Egy út fele
   *[between] Városaid között
}
railroad-revolution-rail-effect = { $way ->
    [reaches] { $city } ({ $level }. szint){ railroad-revolution-scores-now }, { railroad-revolution-rail-price }{ railroad-revolution-and-milestone }
    [half] félút { $city } felé, { railroad-revolution-rail-price }{ railroad-revolution-and-milestone }
   *[other] { railroad-revolution-rail-price }{ railroad-revolution-and-milestone }
}
railroad-revolution-scores-now = { $vp ->
    [0] {""}
   *[other] {": "}+{ $vp } GyP
}
railroad-revolution-rail-price = { $cost ->
    [0] { railroad-revolution-terrain }
   *[other] { $sold ->
        [0] { railroad-revolution-terrain }, { $cost } $
       *[other] { railroad-revolution-terrain }, { $cost } $ ({ railroad-revolution-sells })
    }
}
railroad-revolution-rail-action-effect = { $way ->
    [reaches] { $city } ({ $level }. szint){ railroad-revolution-scores-now }, { railroad-revolution-rail-total }{ railroad-revolution-and-deal-card }{ railroad-revolution-and-milestone }
    [half] félút { $city } felé, { railroad-revolution-rail-total }{ railroad-revolution-and-deal-card }{ railroad-revolution-and-milestone }
   *[other] { railroad-revolution-rail-total }{ railroad-revolution-and-deal-card }{ railroad-revolution-and-milestone }
}
railroad-revolution-rail-total = { $sold ->
    [0] { railroad-revolution-terrain }: összesen { $total } $
   *[other] { railroad-revolution-terrain }: összesen { $total } $ ({ railroad-revolution-sells })
}
railroad-revolution-and-deal-card = { $deal ->
    [yes] {"; "}üzlet
   *[no] {""}
}
railroad-revolution-site = { $helps ->
    [no] { $city } ({ $level }. szint)
   *[other] { $city } ({ $level }. szint), { railroad-revolution-helps }
}
railroad-revolution-site-effect = { $vp ->
    [0] ott az első állomás
   *[other] { $first ->
        [yes] +{ $vp } GyP, ott az első állomás
       *[no] +{ $vp } GyP
    }
}
railroad-revolution-points-first = { $vp ->
    [0] {""}
   *[other] +{ $vp } GyP,{" "}
}
railroad-revolution-site-reward-effect = { railroad-revolution-points-first }{ railroad-revolution-site-cost }, { $reward }
railroad-revolution-site-action-effect = { $price ->
    [0] { railroad-revolution-points-first }{ railroad-revolution-site-cost }, { $reward }; bónusz: { $bonus }
   *[other] { railroad-revolution-points-first }{ railroad-revolution-site-cost }, { $reward }; bónusz: { $bonus }, { $price } $-ért
}
railroad-revolution-site-cost = { $sold ->
    [0] { $cost } $
   *[other] { $cost } $ ({ railroad-revolution-sells })
}
railroad-revolution-sector = { $sector }. szektor
    .ban = { $sector ->
    [1] az 1. szektorban
    [5] az 5. szektorban
   *[other] a { $sector }. szektorban
}
    .bol = { $sector ->
    [1] az 1. szektorból
    [5] az 5. szektorból
   *[other] a { $sector }. szektorból
}
railroad-revolution-office = { $gain ->
    [none] { $sector }. szektor
   *[other] { $sector }. szektor: { railroad-revolution-office-brings }
}
railroad-revolution-office-brings = { $gain ->
    [both] +{ $vp } GyP, { railroad-revolution-shares } ({ $money } $)
    [vp] +{ $vp } GyP
   *[shares] { railroad-revolution-shares } ({ $money } $)
}
railroad-revolution-sector-link-effect = { $link } GyP a hivatalodig érő vezetékért
railroad-revolution-sector-tile-effect = { $link ->
    [0] egy munkásért: { $tile }
   *[other] { railroad-revolution-sector-link-effect }; egy munkásért: { $tile }
}
railroad-revolution-sector-deal-effect = { $link ->
    [0] utána az üzletkártya
   *[other] { railroad-revolution-sector-link-effect }; utána az üzletkártya
}
railroad-revolution-piece-rail = Egy sín { $money } $-ért
railroad-revolution-piece-building = Egy épület { $money } $-ért
railroad-revolution-piece-rail-effect = { $left ->
    [0] az utolsó síned
   *[other] { $left } sín marad a táblán
}
railroad-revolution-piece-building-effect = { $left ->
    [0] az utolsó épületed
   *[other] { $left } épület marad a táblán
}
railroad-revolution-step = { $track ->
    [telegraph] Távíró: { $before } → { $value } GyP hivatalonként
    [stations] Állomások: { $before } → { $value } GyP állomásonként
   *[network] Hálózat: { $before } → { $value } GyP 5. szintű városonként
}
railroad-revolution-step-level = { $track ->
    [telegraph] Távíró: feljebb, továbbra is { $value } GyP hivatalonként
    [stations] Állomások: feljebb, továbbra is { $value } GyP állomásonként
   *[network] Hálózat: feljebb, továbbra is { $value } GyP 5. szintű városonként
}
railroad-revolution-step-effect = { $vp ->
    [0] { $track ->
        [telegraph] még nincs hivatalod
        [stations] még nincs állomásod
       *[network] még nincs bekötve 5. szintű város
    }
   *[other] most +{ $vp } GyP
}
railroad-revolution-step-gate-effect = { railroad-revolution-step-effect }; { $gate }
railroad-revolution-gate-effect = { $kind ->
    [money] { $sold ->
        [0] kapu: { $amount } $
       *[other] kapu: { $amount } $ ({ railroad-revolution-sells })
    }
    [shares] kapu: { $amount } részvény
   *[worker] { $left ->
        [0] kapu: egy munkás
       *[other] kapu: egy munkás; { railroad-revolution-leaves }
    }
}
railroad-revolution-promotion = { $place ->
    [mat] { railroad-revolution-own-colour } (tábláról): { railroad-revolution-milestone-worth }
   *[pool] { railroad-revolution-own-colour }: { railroad-revolution-milestone-worth }
}
railroad-revolution-promotion-effect = { $cost ->
    [0] { railroad-revolution-of-its-colour }; kell: { $needs }
   *[other] { railroad-revolution-site-cost }; { railroad-revolution-of-its-colour }; kell: { $needs }
}
railroad-revolution-promotion-completes = { $cost ->
    [0] teljesül; { railroad-revolution-of-its-colour }
   *[other] { railroad-revolution-site-cost }; teljesül; { railroad-revolution-of-its-colour }
}
railroad-revolution-of-its-colour = { $stay ->
    [0] az utolsó { railroad-revolution-hue.ed }
   *[other] { $stay } { railroad-revolution-hue.ed } marad
}
railroad-revolution-needs-workers = { $n ->
    [one] { $colours } munkás
   *[other] { $colours } munkás
}
railroad-revolution-needs-any-workers = { $n ->
    [one] 1 munkás
   *[other] { $n } munkás
}
railroad-revolution-swap = { $place ->
    [mat] { railroad-revolution-own-colour } (tábláról) helyett { railroad-revolution-a-new-worker }
   *[pool] { railroad-revolution-own-colour } helyett { railroad-revolution-a-new-worker }
}
railroad-revolution-group-swap = { $place ->
    [mat] Csere: { railroad-revolution-hue } a tábláról
   *[pool] Csere: { railroad-revolution-hue } a készletből
}
railroad-revolution-flip-train = { $side ->
    [up] { $train }: lefordítva
   *[down] { $train }: felfordítva
}
railroad-revolution-train-effect = { $cost ->
    [0] megfordítva: { $effect }
   *[other] megfordítva: { $effect }, { $cost } $-ért
}
railroad-revolution-flip-effect = { $cost ->
    [0] −{ $vp } GyP; { $effect }
   *[other] −{ $vp } GyP; { $effect }, { $cost } $-ért
}
railroad-revolution-flip-up-effect = +{ $vp } GyP; a bónusza újra használható
railroad-revolution-flip-idle-effect = −{ $vp } GyP; a bónusza most nem használható ({ $effect })
railroad-revolution-deal = { $cost ->
    [0] { railroad-revolution-spent-shares }: { $effect }
   *[other] { railroad-revolution-spent-shares } és { $cost } $: { $effect }
}
railroad-revolution-spent-shares = { $spent } részvény
    .ert = { $spent } részvényért
    .acc = { $spent } részvényt
railroad-revolution-stay-shares = { $left ->
    [0] nem marad részvény
   *[other] { $left } részvény marad
}
railroad-revolution-deal-left = { $sold ->
    [0] { railroad-revolution-stay-shares }
   *[other] { railroad-revolution-sells }, { railroad-revolution-stay-shares }
}
railroad-revolution-milestone = { $vp } GyP: { $wants }
railroad-revolution-milestone-effect = hiányzik: { $needs }; { railroad-revolution-milestone-there }
railroad-revolution-milestone-met = csak a munkások hiányoznak; { railroad-revolution-milestone-there }
railroad-revolution-milestone-there = { $some ->
    [yes] van: { $there }
    [no] nincs rá munkásod
   *[any] bárki jó
}
railroad-revolution-completion-effect = { $pile ->
    [B] { $asks }; utána a B pakliból húzol
    [C] { $asks }; utána a C pakliból húzol
   *[D] { $asks }; utána a D pakliból húzol
}
railroad-revolution-condition-connected = { $count } város ({ $level }. szint)
railroad-revolution-condition-station = { $count } állomás ({ $level }. szint)
railroad-revolution-condition-deal-rails = { $count } üzletikonos sín
railroad-revolution-condition-terrain-rails = { $triangles ->
    [0] { $count } sín síkságon
   *[other] { $count } sín { $triangles } háromszögön
}

## Things with names

railroad-revolution-wealth = { $wealth }, { railroad-revolution-worker }
railroad-revolution-wealth-fits = munkás ide: { $milestones }
railroad-revolution-wealth-steps = Lépések
railroad-revolution-wealth-rail = Sín
railroad-revolution-wealth-shares = Részvények
railroad-revolution-wealth-office = Hivatal
railroad-revolution-wealth-swap = Csere
railroad-revolution-wealth-station = Állomás
railroad-revolution-wealth-train = Vonat
railroad-revolution-wealth-money = Pénz

railroad-revolution-train-promote2 = Előléptetős vonat
railroad-revolution-train-money = Pénzes vonat
railroad-revolution-train-steps = Lépéses vonat
railroad-revolution-train-shares = Részvényes vonat
railroad-revolution-train-rail = Sínes vonat

railroad-revolution-city-was = Washington
    .ban = Washingtonban
railroad-revolution-city-clt = Charlotte
    .ban = Charlotte-ban
railroad-revolution-city-chi = Chicago
    .ban = Chicagóban
railroad-revolution-city-lit = Little Rock
    .ban = Little Rockban
railroad-revolution-city-mia = Miami
    .ban = Miamiban
railroad-revolution-city-dlh = Duluth
    .ban = Duluthban
railroad-revolution-city-kcy = Kansas City
    .ban = Kansas Cityben
railroad-revolution-city-hou = Houston
    .ban = Houstonban
railroad-revolution-city-bis = Bismarck
    .ban = Bismarckban
railroad-revolution-city-den = Denver
    .ban = Denverben
railroad-revolution-city-elp = El Paso
    .ban = El Pasóban
railroad-revolution-city-slc = Salt Lake City
    .ban = Salt Lake Cityben
railroad-revolution-city-sea = Seattle
    .ban = Seattle-ben
railroad-revolution-city-sfo = San Francisco
    .ban = San Franciscóban
railroad-revolution-city-san = San Diego
    .ban = San Diegóban

railroad-revolution-source-trains = vonat
railroad-revolution-source-milestones = mérföldkő
railroad-revolution-source-network = hálózat
railroad-revolution-source-stations = állomás
railroad-revolution-source-telegraph = távíró
railroad-revolution-source-links = vezeték
railroad-revolution-tie-break = Holtversenyben a több pénz dönt, minden részvény 150 $-nak számít.

## Standing orders

railroad-revolution-standing-deal = Üzletek mások köre közben
railroad-revolution-order-decline = Sosem kérek
railroad-revolution-order-decline-effect = Más köre közben semmilyen üzletet nem fogadsz el.
railroad-revolution-order-decline-below = Csak ha { $shares } részvény megmarad
railroad-revolution-order-decline-below-effect = Csak olyan üzletről kérdezünk, amely után legalább ennyi részvényed marad.

## The log; a line that does not name its player continues the line before it

railroad-revolution-log-round = Kezdődik: { $round }. forduló.
railroad-revolution-log-last-round = Kezdődik az utolsó, { $round }. forduló.
railroad-revolution-log-wealth = { $side ->
    [steps] { $seat } kezdővagyona: lépések és { railroad-revolution-a-worker }.
    [rail] { $seat } kezdővagyona: sín és { railroad-revolution-a-worker }.
    [shares] { $seat } kezdővagyona: részvények és { railroad-revolution-a-worker }.
    [office] { $seat } kezdővagyona: hivatal és { railroad-revolution-a-worker }.
    [swap] { $seat } kezdővagyona: csere és { railroad-revolution-a-worker }.
    [station] { $seat } kezdővagyona: állomás és { railroad-revolution-a-worker }.
    [train] { $seat } kezdővagyona: vonat és { railroad-revolution-a-worker }.
   *[money] { $seat } kezdővagyona: pénz és { railroad-revolution-a-worker }.
}
railroad-revolution-log-drafts = { $seat } kezdővagyont választ.
railroad-revolution-log-begins = { $seat } köre kezdődik.
railroad-revolution-log-decides = { $seat } dönt az üzletekről.
railroad-revolution-log-recall = { $seat } minden munkását visszaveszi a tábláról.
railroad-revolution-log-worker = { $seat } { railroad-revolution-a-worker.acc } küld ide: { railroad-revolution-box }.
railroad-revolution-log-pass = { $lacks ->
    [workers] { $seat }: nincs munkása, passzol.
   *[pieces] { $seat } nem tud lerakni vagy eladni semmit, passzol.
}
railroad-revolution-log-station = { $first ->
    [yes] Elsőként épít állomást { FORM($city, case: "ban") }{ railroad-revolution-scores }.
   *[no] Állomást épít { FORM($city, case: "ban") }{ railroad-revolution-scores }.
}
railroad-revolution-scores = { $vp ->
    [0] {""}
   *[other] {" "}(+{ $vp } GyP)
}
railroad-revolution-log-rail = Sínt épít: { $line }{ railroad-revolution-scores }.
railroad-revolution-log-office = { $first ->
    [yes] Elsőként épít hivatalt { railroad-revolution-sector.ban }{ railroad-revolution-scores }.
   *[no] Hivatalt épít { railroad-revolution-sector.ban }{ railroad-revolution-scores }.
}
railroad-revolution-log-sale = { $piece ->
    [rail] Elad egy sínt { railroad-revolution-sector.bol } { $money } $-ért.
   *[building] Elad egy épületet { railroad-revolution-sector.bol } { $money } $-ért.
}
railroad-revolution-log-waive = Az állomásért nem fizet ({ $waived } $).
railroad-revolution-log-pay = { $cost } $-t fizet.
railroad-revolution-log-earn = { $money } $-t kap.
railroad-revolution-log-sell = Elad { $sold } részvényt { $money } $-ért.
railroad-revolution-log-shares = { $shares } részvényt kap.
railroad-revolution-log-discard-shares = Eldob { $spent } részvényt.
railroad-revolution-log-take = Kap { railroad-revolution-a-worker.acc }.
railroad-revolution-log-hire = Felvesz { railroad-revolution-a-worker.acc }.
railroad-revolution-log-discard = Eldob { railroad-revolution-a-worker.acc }.
railroad-revolution-log-swap = Csere: { railroad-revolution-a-worker } helyett { railroad-revolution-a-new-worker }.
railroad-revolution-log-promote = Előléptet { railroad-revolution-a-worker.acc } ({ $milestone }).
railroad-revolution-log-step = { $track ->
    [telegraph] Távíró: { $space }. mező, { $value } GyP hivatalonként{ railroad-revolution-scores }.
    [stations] Állomások: { $space }. mező, { $value } GyP állomásonként{ railroad-revolution-scores }.
   *[network] Hálózat: { $space }. mező, { $value } GyP 5. szintű városonként{ railroad-revolution-scores }.
}
railroad-revolution-log-train = Elvesz egy vonatot: „{ $train }”{ railroad-revolution-scores }.
railroad-revolution-log-flip = { $side ->
    [down] Lefordítva: „{ $train }” (−{ $vp } GyP).
   *[up] Felfordítva: „{ $train }” (+{ $vp } GyP).
}
railroad-revolution-log-deal = { $seat } üzletet fogad el: { $effect }.
railroad-revolution-log-turn-up = A következő üzletkártya: { $top } vagy { $bottom }.
railroad-revolution-log-milestone = { $seat } { railroad-revolution-points.ert } teljesít egy mérföldkövet: { $milestone }.
railroad-revolution-log-new-milestone = { $seat } új mérföldköve: { $milestone }.
railroad-revolution-milestone-asked = { $asks }
railroad-revolution-log-end-trigger = { $seat } az emblémától balra kiürítette a tábláját; az utolsó forduló: { $round }.
railroad-revolution-log-score = { $seat }: { $total } GyP{ $trains ->
        [0] {""}
       *[other] {" · "}vonatok { $trains }
    }{ $milestones ->
        [0] {""}
       *[other] {" · "}mérföldkövek { $milestones }
    }{ $network ->
        [0] {""}
       *[other] {" · "}hálózat { $network }
    }{ $stations ->
        [0] {""}
       *[other] {" · "}állomások { $stations }
    }{ $telegraph ->
        [0] {""}
       *[other] {" · "}távíró { $telegraph }
    }{ $links ->
        [0] {""}
       *[other] {" · "}vezetékek { $links }
    }.
railroad-revolution-log-winners = Vége a játszmának. Győztes: { $winners }.

## Plans: an action, a worker and a place at once

railroad-revolution-plan-money = { $side ->
    [up] { $sold ->
        [0] +{ $money } $
       *[other] +{ $money } $ ({ railroad-revolution-sells })
    }
    [down] { $sold ->
        [0] { $money } $
       *[other] { $money } $ ({ railroad-revolution-sells })
    }
   *[none] eladsz { $sold } részvényt
}
railroad-revolution-plan-railway = Sín: { $where }
railroad-revolution-plan-station = Állomás: { $where }
railroad-revolution-plan-telegraph = Hivatal: { $where }
railroad-revolution-plan-sector = { $sector }. szektor
railroad-revolution-plan-trade = { $where }
railroad-revolution-plan-worker = { railroad-revolution-own-colour }: { FORM($where, case: "inside") }
railroad-revolution-plan-with = { railroad-revolution-worker }
railroad-revolution-plan-sell-rail = Sín eladása
    .inside = sín eladása
railroad-revolution-plan-sell-building = Épület eladása
    .inside = épület eladása
railroad-revolution-plan-points = { $side ->
    [down] −{ $vp } GyP
   *[up] +{ $vp } GyP
}
railroad-revolution-plan-deal = üzletkártya
railroad-revolution-plan-no-deal = üzletkártya: nem kérsz
railroad-revolution-plan-facts = { $a } · { $b }
railroad-revolution-plan-shares = { $side ->
    [down] −{ railroad-revolution-shares }
   *[up] +{ railroad-revolution-shares }
}
railroad-revolution-plan-worth = { $vp }
railroad-revolution-plan-completes = { $milestones } GyP teljesül
railroad-revolution-plan-towards = { $milestones } GyP-hez segít
railroad-revolution-plan-steps = { $track ->
    [telegraph] Távíró +{ $steps }
    [stations] Állomások +{ $steps }
   *[network] Hálózat +{ $steps }
}
railroad-revolution-plan-hire = felvétel: { railroad-revolution-hue } ({ $price } $)
railroad-revolution-plan-promote = előléptetés: { railroad-revolution-hue }
railroad-revolution-plan-train = +{ $train }
railroad-revolution-plan-discard = eldobás: { railroad-revolution-hue }
railroad-revolution-plan-times = { $what } ×{ $count }
railroad-revolution-plan-half = ½ { $a }–{ $b }
railroad-revolution-line-on = { $a }–{ $b }–{ $c }
railroad-revolution-sells-effect = { railroad-revolution-sells }

## Why a move that was typed is not legal; $cost is needed, $have is there, $short is missing

railroad-revolution-why-money = { $have ->
    [0] Ez { $cost } $: minden részvényed árával együtt is { $short } $ hiányzik.
   *[other] Ez { $cost } $; részvényekkel együtt { $have } $-t fizethetsz: { $short } $ hiányzik.
}
railroad-revolution-why-no-worker = A készletedben nincs ilyen: { railroad-revolution-worker }.
railroad-revolution-why-no-own-worker = Nincs ilyened: { railroad-revolution-worker }.
railroad-revolution-why-no-building = Nincs több épület a tábládon.
railroad-revolution-why-no-rail = Nincs több sín a tábládon.
railroad-revolution-why-no-sector = Már minden szektorban van hivatalod.
railroad-revolution-why-no-city = A hálózatod minden városában van már állomásod.
railroad-revolution-why-no-line = { $a } és { $b } között nincs sínhely.
railroad-revolution-why-rail-there = { $a } és { $b } között már van síned.
railroad-revolution-why-rail-far = A hálózatod még nem éri el ezt a helyet { $a } és { $b } között.
railroad-revolution-why-station-there = { FORM($city, case: "ban") } már van állomásod.
railroad-revolution-why-not-connected = { $city } még nincs a hálózatodban.
railroad-revolution-why-which-rail = Egy sínnek két vége van. { $city } felé: { $lines }.
railroad-revolution-why-no-way = A hálózatodból még nem vezet sín { $city } felé.
railroad-revolution-why-place-first = { $first ->
    [action] Előbb az akciót és a munkást válaszd ki, aztán a várost.
    [worker] Előbb a munkást válaszd ki, aztán a várost.
   *[build] Előbb azt válaszd ki, mit teszel, aztán a várost.
}
railroad-revolution-why-no-place = Ebben a döntésben nincs szó városról.
railroad-revolution-why-office-there = Már van hivatalod { railroad-revolution-sector.ban }.
railroad-revolution-why-no-milestone = Nincs a nyitott mérföldköveid között: { $milestone }.
railroad-revolution-why-no-slot = Egyik mérföldköveden sincs neki üres hely ({ railroad-revolution-a-worker }); ez kell: { $wants }.
railroad-revolution-why-full = { $milestone }: minden hely foglalt.
railroad-revolution-why-slot = { $milestone }: ez kell még: { $wants }.
railroad-revolution-why-bank-lacks = A bankban nincs több ilyen: { railroad-revolution-worker }.
railroad-revolution-why-shares = Ehhez { railroad-revolution-why-share-count } kell; { railroad-revolution-why-shares-there }
railroad-revolution-why-share-count = { $cost } részvény
railroad-revolution-why-shares-there = { $have ->
    [0] neked nincs.
   *[other] neked { $have } van.
}
railroad-revolution-why-nothing-comes = Most semmi sem lenne belőle.
railroad-revolution-why-finish = Ezután nem tudnád befejezni a kört: ki kell fizetned, amivel tartozol, és a végén { $needed } munkás kell.
railroad-revolution-why-top = { $track ->
    [telegraph] A jelölőd már a Távíró sáv tetején van.
    [stations] A jelölőd már az Állomások sáv tetején van.
   *[network] A jelölőd már a Hálózat sáv tetején van.
}
railroad-revolution-why-gate = { $kind ->
    [money] { railroad-revolution-track }: a következő kapu { $amount } $; te { $money } $-t fizethetsz.
    [shares] { $shares ->
        [0] { railroad-revolution-track }: a következő kapu { railroad-revolution-gate-shares }, és neked nincs.
       *[other] { railroad-revolution-track }: a következő kapu { railroad-revolution-gate-shares }; neked { $shares } van.
    }
   *[worker] { railroad-revolution-track }: a következő kapu egy munkás, akit a kör végéig nem tudnál pótolni.
}
railroad-revolution-gate-shares = { $amount } részvény
railroad-revolution-why-pile = Elfogyott: „{ $train }”.
railroad-revolution-why-train = Nincs ilyened: „{ $train }”.
railroad-revolution-why-used = Ezt ebben az akcióban már megtetted.
railroad-revolution-why-other-worker = { $colour ->
    [white] Ezt csak más színű munkás adja; te fehéret küldtél.
    [purple] Ezt csak más színű munkás adja; te lilát küldtél.
    [orange] Ezt csak más színű munkás adja; te narancsot küldtél.
    [gray] Ezt csak más színű munkás adja; te szürkét küldtél.
   *[turquoise] Ezt csak más színű munkás adja; te türkizt küldtél.
}
railroad-revolution-why-nobody-fits = Egyik munkásod sem illik üres helyre; a mérföldköveidhez ez kell: { $wants }.
railroad-revolution-why-main-first = { $box ->
    [station] Előbb az állomást kell megépíteni.
    [railway] Előbb a síneket kell megépíteni.
    [telegraph] Előbb a hivatalt kell megépíteni.
   *[trade] Előbb el kell adni egy elemet.
}
railroad-revolution-why-due = { $cost } $-t kell fizetned, ebből { $short } $ hiányzik.
railroad-revolution-why-workers = { $workers } munkásod van, és a kör végén { $needed } kell; a felvétel { $cost } $, és { $have } $-t fizethetsz.

## What a decision is for, told in a first game (-first-), and by what a practice opponent takes it (-hint-)

railroad-revolution-first-wealth = Ajándék a kezdéshez, és vele egy munkás. A szín a legfontosabb: nézd meg, melyiket kéri menedzsernek a két mérföldköved.
railroad-revolution-first-worker = Körönként egy munkás egy akciót végez. Egy mérföldkő felé haladj: ami hiányzik hozzá, megmondja, melyik akció kell, a menedzserei pedig, melyik színt tartsd meg.
railroad-revolution-first-pool = A fehér egy mérföldkőhöz léptet elő munkást; minden más színnek saját hatása van itt, vagy szintén előléptet. Ne küldd azt a színt, amelyet egy mérföldkő menedzsernek kér.
railroad-revolution-first-action = Ami az akciódból hátravan, tetszőleges sorrendben: az egyik rész pénzéből fizetheted a következőt. Ami kimarad, elvész.
railroad-revolution-first-city = Az állomás a város jutalmát hozza, és aki ott az első, bónuszt is kap. Nézd meg, hogy a mérföldköveid számolják-e ezt a szintet.
railroad-revolution-first-rail = A sínek városokat nyitnak meg és mérföldköveket teljesítenek: a számító szint felé, vagy a kért terepen. Minden háromszög 100 $, a síkság ingyen van.
railroad-revolution-first-sector = A hivatal részvényeket hoz, az elsőnek többet. Ha két szomszédos szektorban van hivatalod, a köztük lévő vezeték pontot ér.
railroad-revolution-first-piece = Az elem pénzért kikerül a játékból, és a jobb oldali szektorok többet fizetnek. Tartsd meg azt a fajtát, amely a mérföldköveidhez még kell.
railroad-revolution-first-deal = Az üzlet részvényekbe kerül, darabjuk a bankban 150 $. Egy kört takarít meg: vedd meg, ami egy mérföldkőhöz hiányzik, akár drágán is.
railroad-revolution-first-steps = A sávok a végén szoroznak: hivatalokat, állomásokat vagy bekötött 5. szintű városokat. A lépés ott ér a legtöbbet, ahol sokat építesz; figyelj a kapuk árára.
railroad-revolution-first-promote = A menedzser a mérföldkövön marad, amíg az el nem készül. Négy munkásnak nálad kell maradnia, ezért akkor léptess elő, ha van fölös.
railroad-revolution-first-flip = Ha egy vonatot lefordítasz, megkapod a bónuszát, de 8 GyP-be kerül; ha felfordítod, a 8 GyP visszajön. Korán használd, és a vége előtt fordítsd fel.
railroad-revolution-first-train = Egy vonat 8 GyP, amíg fel van fordítva, és a bónusza újra meg újra használható. Olyat válassz, amelynek a bónusza kell a mérföldköveidhez.
railroad-revolution-first-swap = Arra a színre cserélj, amelyet egy mérföldkő menedzsernek kér. A fehéreket nélkülözheted a legkönnyebben.
railroad-revolution-first-discard = Ez a munkás visszamegy a bankba. Tartsd meg a színeket, amelyek a mérföldköveidhez kellenek, és vigyázz: négy munkásnak maradnia kell.
railroad-revolution-first-worker-choice = Azt a színt kérd, amelyet egy mérföldkő még menedzsernek kér; ha nincs ilyen, olyat, amelynek az akcióját gyakran választod.
railroad-revolution-first-colour = Azt a színt kérd, amelyet egy mérföldkő még menedzsernek kér; ha nincs ilyen, olyat, amelynek az akcióját gyakran választod.
railroad-revolution-first-bank = Egy részvény 150 $, és 800 $-ért bármilyen színű munkást felvehetsz. A köröd alatt bármikor visszajöhetsz, ezért csak annyit adj el, amennyi most kell.
railroad-revolution-first-milestone = A pontjaid nagy részét a mérföldkövek hozzák, és mindegyik után drágább jön. Azt tartsd meg, amelyet a hálózatod már majdnem teljesít.
railroad-revolution-first-completion = Két mérföldkő kész, és mindegyik helyére a következő betűjű jön. Azzal a paklival kezdd, amelyben jobb választékra van szükséged.

railroad-revolution-hint-wealth = az ajándék és a munkás együtt ez ér a legtöbbet a mérföldköveidhez.
railroad-revolution-hint-worker = összeadja az akciót, a két külön hatás közül a jobbikat, és azt, mennyivel viszi közelebb a mérföldköveidet.
railroad-revolution-hint-pool = összeadja a külön hatást és az akció hasznát, és levonja, amennyit a szín megtartása ér.
railroad-revolution-hint-action = { $choice ->
    [done] ami hátravan, már nem éri meg az árát.
   *[other] ami hátravan, abból az ára után ez ér a legtöbbet; ami ingyen van, az jön előbb.
}
railroad-revolution-hint-city = a jutalmai és a mérföldköveid szempontjából ez ér a legtöbbet, az árát levonva.
railroad-revolution-hint-rail = az áráért ez visz a legközelebb ahhoz, ami a mérföldköveidhez hiányzik, és jó állomáshelyekhez.
railroad-revolution-hint-sector = a részvényei, a hivatalaidig érő vezetékek és a lapka együtt ez ér a legtöbbet.
railroad-revolution-hint-piece = azt a fajtát adja el, amelyből több maradt.
railroad-revolution-hint-deal = { $choice ->
    [decline] itt egyik üzlet sem éri meg a részvényeit.
   *[other] többet ér neked, mint a részvényei.
}
railroad-revolution-hint-steps = { $choice ->
    [done] több lépés már nem éri meg a kaput.
   *[other] azzal számolva, amid van, ezen a sávon ér a legtöbbet a következő lépés.
}
railroad-revolution-hint-promote = { $choice ->
    [done] most egy munkás sem nélkülözhető mérföldkőhöz.
    [decline] most egy munkás sem nélkülözhető mérföldkőhöz.
   *[other] közelebb visz egy mérföldkőhöz, és ez a munkás hiányzik a legkevésbé.
}
railroad-revolution-hint-flip = { $choice ->
    [done] most egyik fordítás sem éri meg.
   *[other] a bónusz többet ér, mint amennyit ez az oldal a végén, vagy a 8 GyP többet ér a várakozásnál.
}
railroad-revolution-hint-train = ennek a bónusza ér neked a legtöbbet.
railroad-revolution-hint-swap = { $choice ->
    [done] megvannak a színek, amelyek kellenek.
    [decline] megvannak a színek, amelyek kellenek.
   *[other] a mérföldköveidhez az új szín jobban kell, mint a régi.
}
railroad-revolution-hint-discard = ez a munkás hiányzik a legkevésbé.
railroad-revolution-hint-worker-choice = a mérföldköveidhez ez a szín kell a leginkább.
railroad-revolution-hint-colour = a mérföldköveidhez ez a szín kell a leginkább.
railroad-revolution-hint-bank = { $choice ->
    [done] most se pénz, se munkás nem kell.
   *[other] ezért megy a bankba: egy munkásért, akit a mérföldköveid kérnek, vagy az árának pénzéért.
}
railroad-revolution-hint-milestone = a GyP-t számolja, levonva a hiányzó síneket, állomásokat és munkásokat.
railroad-revolution-hint-completion = a többet érővel kezdi.

## What a post tells of a turn, in phrases

railroad-revolution-brief-wealth = { $side ->
    [shares] részvények, { railroad-revolution-brief-take }
    [money] pénz, { railroad-revolution-brief-take }
   *[other] { railroad-revolution-brief-take }
}
railroad-revolution-brief-recall = visszaveszi a munkásait
railroad-revolution-brief-worker = { $box ->
    [trade] Kereskedés
   *[other] {""}
}
railroad-revolution-brief-pass = passzol
railroad-revolution-brief-station = állomás: { $city }{ railroad-revolution-brief-scores }
railroad-revolution-brief-rail = sín: { $line }{ railroad-revolution-brief-scores }
railroad-revolution-brief-office = hivatal { $sector }{ railroad-revolution-brief-scores }
railroad-revolution-brief-scores = { $vp ->
    [0] {""}
   *[other] {" "}(+{ $vp })
}
railroad-revolution-brief-sale = { $money } $
railroad-revolution-brief-promote = { $colour ->
    [white] fehéret előléptet
    [purple] lilát előléptet
    [orange] narancsot előléptet
    [gray] szürkét előléptet
   *[turquoise] türkizt előléptet
}
railroad-revolution-brief-swap = { $colour ->
    [white] fehér
    [purple] lila
    [orange] narancs
    [gray] szürke
   *[turquoise] türkiz
} → { $new ->
    [white] fehér
    [purple] lila
    [orange] narancs
    [gray] szürke
   *[turquoise] türkiz
}
railroad-revolution-brief-step = { $track ->
    [telegraph] távíró { $space }{ railroad-revolution-brief-scores }
    [stations] állomások { $space }{ railroad-revolution-brief-scores }
   *[network] hálózat { $space }{ railroad-revolution-brief-scores }
}
railroad-revolution-brief-train = { $train }{ railroad-revolution-brief-scores }
railroad-revolution-brief-flip = { $side ->
    [down] { $train } le (−{ $vp })
   *[up] { $train } fel (+{ $vp })
}
railroad-revolution-brief-deal = { $what ->
    [money] üzlet: { $effect }
    [per-train] üzlet: { $effect }
    [shares] üzlet: { $effect }
    [share-then-promote] üzlet: { $effect }
   *[other] üzlet
}
railroad-revolution-brief-milestone = mérföldkő ({ $vp } GyP)
railroad-revolution-brief-take = { $colour ->
    [white] +fehér
    [purple] +lila
    [orange] +narancs
    [gray] +szürke
   *[turquoise] +türkiz
}
