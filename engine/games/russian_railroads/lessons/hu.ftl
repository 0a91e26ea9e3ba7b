## Your first turns: what is explained, the task, what it has brought, and why another move is not what the step is about

russian-railroads-lesson-first-turns = Az első köreid

russian-railroads-lesson-first-turns-board =
    A táblád: három vasútvonal Moszkvából, jobbra épülnek; felül a Transzszib, alatta Szentpétervár és Kijev. Az utolsó sor az ipar. A hat forduló mindegyike után minden pontot ér, amit megépítettél; ami korán kész, az újra meg újra. A végén a legtöbb pont nyer. 6 munkásod és 1 érméd van; { $first } és { $second } az ellenfeleid.

russian-railroads-lesson-first-turns-black =
    A körödben egy akciómezőt foglalsz el: annyi munkást teszel rá, amennyit mutat, és azonnal végrehajtod. Amelyik választható, az be van keretezve, a száma a lenti listákban van. Minden vonalon a fekete sín megy elöl: nem ér pontot, de jobb síneket hoz.
russian-railroads-lesson-first-turns-black-task = Válaszd ezt: „2 fekete” (A), fizess egy munkással, lépj a feketével kétszer a Transzszib vonalán, és erősítsd meg.
russian-railroads-lesson-first-turns-black-done = A fekete túljutott a Transzszib 2. mezőjén: ez szürke síneket hoz, amelyek pontot érnek. A megerősítésig még visszavonhattad volna.
russian-railroads-lesson-first-turns-black-else = Az a mező későbbre való: most az első fekete sínekről van szó.
russian-railroads-lesson-first-turns-black-dearer = 3 fekete lépés 2 munkás; itt elég 2 lépés 1 munkásért.
russian-railroads-lesson-first-turns-black-early = Aki passzol, annak ebben a fordulóban nincs több köre, és még minden munkásod megvan.
russian-railroads-lesson-first-turns-black-route = Szürke sínek leghamarabb a Transzszib 2. mezőjén jönnek.
russian-railroads-lesson-first-turns-black-coin = Érme is állhat munkás helyett, de az érmédre hamarosan szükséged lesz.

russian-railroads-lesson-first-turns-grey =
    { $first } és { $second } is lépett: az elfoglalt mező a forduló végéig foglalt. Egy vonal minden mezője a legjobb sín szerint ér pontot, amely odáig vagy azon túl ért: szürke 1, barna 2, natúr 4, fehér 7. A szürke mindig a fekete mögött marad.
russian-railroads-lesson-first-turns-grey-task = Válaszd ezt egy munkásért: „2 szürke” (A).
russian-railroads-lesson-first-turns-grey-done = A szürke síned a 2. mezőn van, a 3. mezőn álló fekete mögött. Csak egyféleképp léphetett, ezért senki sem kérdezett.
russian-railroads-lesson-first-turns-grey-else = Az új szürke síneid még nincsenek a vonalon: előbb velük lépj.
russian-railroads-lesson-first-turns-grey-early = Aki passzol, annak ebben a fordulóban nincs több köre, és még 5 munkásod van.
russian-railroads-lesson-first-turns-grey-coin = Tartsd meg az érmét: olyasmire kell majd, amit munkással nem lehet kifizetni.

russian-railroads-lesson-first-turns-locomotive =
    A sínek csak addig érnek pontot, ameddig a mozdonyaid elérnek. A Transzszibon az 1-es mozdonyod az 1. mezőig ér. A készletből mindig a legkisebb jön: most egy 2-es. Egymás mellett összeadódnak, 1 és 2 a 3. mezőig ér. Az olcsó mezőt { $first } elvitte, ezért ez most 2 munkás.
russian-railroads-lesson-first-turns-locomotive-task = Válaszd ezt 2 munkásért: „Mozdony vagy gyár” (A), és tedd a mozdonyt a Transzszib üres helyére.
russian-railroads-lesson-first-turns-locomotive-done = A Transzszib most a 3. mezőig ér pontot: a két szürke meződ fordulónként 2 pont.
russian-railroads-lesson-first-turns-locomotive-else = Mozdony nélkül a két szürke meződből csak az 1. ér pontot: előbb szerezz egyet.
russian-railroads-lesson-first-turns-locomotive-both = Mozdony és gyár együtt 3 munkás; most elég a mozdony.
russian-railroads-lesson-first-turns-locomotive-factory = A gyár az ipart segíti, és az még el sem indult: előbb a mozdony.
russian-railroads-lesson-first-turns-locomotive-replaced = Az 1-es helyén a 2-es csak a 2. mezőig érne; mellette együtt a 3. mezőig érnek.
russian-railroads-lesson-first-turns-locomotive-route = A szürke síneid a Transzszibon vannak: a mozdony ott ér pontot.
russian-railroads-lesson-first-turns-locomotive-coin = Tartsd meg az érmét: olyasmire kell majd, amit munkással nem lehet kifizetni.

russian-railroads-lesson-first-turns-industry =
    Az ipar a vonalaid alatti sáv. A jelölője minden fordulóban annyi pontot ér, amennyi alatta áll. A számok közti üres bevágásokat nem ugorhatja át: egy bevágást gyár tölt ki, és amelyikre a jelölő rálép, az végrehajtja, amit mutat.
russian-railroads-lesson-first-turns-industry-task = Lépj a jelölőddel 1 iparlépést (A) egy munkásért.
russian-railroads-lesson-first-turns-industry-done = A jelölőd az 1-esen áll: minden fordulóban 1 ponttal több.
russian-railroads-lesson-first-turns-industry-else = Most az ipar jelölőjéről van szó.
russian-railroads-lesson-first-turns-industry-dearer = Ez mindkét utolsó munkásodat elvinné, és egyre még szükséged lesz.
russian-railroads-lesson-first-turns-industry-coin = Tartsd meg az érmét: olyasmire kell majd, amit munkással nem lehet kifizetni.

russian-railroads-lesson-first-turns-hire =
    Fordulónként egy mérnök vehető fel, munkás helyett egy érméért. Ettől a fordulótól a játszma végéig saját akciómeződ lesz. A mellette lévő kettőt bárki használhatja, és minden fordulóban mind továbblépnek. A végén a legtöbb mérnök 40 pont, a második legtöbb 20.
russian-railroads-lesson-first-turns-hire-task = Vedd fel a 12-es mérnököt (A) az érmédért.
russian-railroads-lesson-first-turns-hire-done = A 12-es mérnök a tiéd: fordulónként egyszer 2 fekete lépés egy munkásért, és ezt a mezőt senki sem veheti el.
russian-railroads-lesson-first-turns-hire-else = Az érméd a mérnökre való: ebben a fordulóban csak ő vehető fel.
russian-railroads-lesson-first-turns-hire-variable = Így csak egyszer használod a mérnököt; ha felveszed, a 12-es mérnök a tiéd marad.
russian-railroads-lesson-first-turns-hire-early = Aki passzol, annak ebben a fordulóban nincs több köre, és a 12-es mérnök most felvehető.

russian-railroads-lesson-first-turns-engineer =
    { $second } passzolt. Neked még van egy munkásod. A saját mérnök ugyanúgy használható, mint bármelyik mező, de a hatása egy részét kihagyhatod.
russian-railroads-lesson-first-turns-engineer-task = Tedd az utolsó munkásodat a 12-es mérnökre (A), és lépj a feketével a Transzszib 5. mezőjére.
russian-railroads-lesson-first-turns-engineer-done = Mivel nem volt mivel fizetned, automatikusan passzoltál. Amikor mindenki passzolt, jött a forduló értékelése.
russian-railroads-lesson-first-turns-engineer-else = A 12-es mérnökért fizettél: használd a mezőt, mielőtt vége a fordulónak.
russian-railroads-lesson-first-turns-engineer-early = Még van egy munkásod, és aki passzol, annak ebben a fordulóban nincs több köre.
russian-railroads-lesson-first-turns-engineer-route = A Transzszib 6. mezőjénél barna sínek jönnek, menj arra tovább.

russian-railroads-lesson-first-turns-scored =
    A 3 pontod: Transzszib 2, az 1. és a 2. mező szürke sínjéért, és ipar 1. Aki hátrébb van a körsorrendben, 2 vagy 3 pontot kapott a passzért. Minden munkás visszajött, minden mező szabad, a mérnökök továbbléptek, és ennek a fordulónak a végén minden újra pontot ér.

russian-railroads-lesson-first-turns-factory =
    A mozdonyoknak két oldaluk van: megfordítva gyárak. Egy gyár az iparsávod következő bevágását tölti ki. Itt is a legkisebb szám jön először: a 2-essel újabb mozdonyt vagy gyárat szerzel, valahányszor a jelölőd rálép.
russian-railroads-lesson-first-turns-factory-task = Építs gyárat ezzel, 1 munkásért: „Mozdony vagy gyár” (A).
russian-railroads-lesson-first-turns-factory-done = Az első bevágás kitöltve: az 5. mező után a jelölőd a gyáron át a 10-esig mehet.
russian-railroads-lesson-first-turns-factory-else = Ebben a körben az ipar első bevágásának kitöltéséről van szó.
russian-railroads-lesson-first-turns-factory-dearer = Ugyanez a szomszédos mezőn 1 munkás.
russian-railroads-lesson-first-turns-factory-both = A kettő együtt 3 munkás; itt elég a gyár.
russian-railroads-lesson-first-turns-factory-locomotive = Mozdonyod már van; most egy bevágást tölts ki az iparban.
russian-railroads-lesson-first-turns-factory-early = Aki passzol, annak ebben a fordulóban nincs több köre, és minden munkásod megvan.

russian-railroads-lesson-first-turns-doubler =
    A duplázók a Transzszib fölé kerülnek, az 1. mezőtől kezdve, és megduplázzák a mező pontjait: a szürke 1-ből 2 lesz, a fehér 7-ből 14, minden fordulóban. Nyolc lehet belőlük, és minél jobbak a síneid, annál többet hoznak.
russian-railroads-lesson-first-turns-doubler-task = Szerezz egy duplázót (A).
russian-railroads-lesson-first-turns-doubler-done = Az 1. mező most 2 pont: fordulónként 1-gyel több, jobb sínekkel még több.
russian-railroads-lesson-first-turns-doubler-else = Ebben a körben a duplázóról van szó.
russian-railroads-lesson-first-turns-doubler-early = Aki passzol, annak ebben a fordulóban nincs több köre, és még 5 munkásod van.

russian-railroads-lesson-first-turns-brown =
    Most magad jössz. A fekete a Transzszib 5. mezőjén áll, és a 6. mezőnél barna sínek jönnek, mezőnként 2 pontért. Több mezőn is van fekete lépés, a listák megmondják, melyik mit hoz. Alattuk a ? a szabályokat mutatja, és elmagyarázza a jeleket.
russian-railroads-lesson-first-turns-brown-task = Juttasd a feketét a Transzszib 6. mezőjére, ahogy csak akarod.
russian-railroads-lesson-first-turns-brown-done = Barna sínek! A szürke mögött mennek, a natúr a 10. mezőn jön, a fehér a vonal végén.
russian-railroads-lesson-first-turns-brown-else = Ezután a fekete még nincs a 6. mezőn. Keress fekete lépést, és a Transzszibon lépj vele.
russian-railroads-lesson-first-turns-brown-early = Aki passzol, annak ebben a fordulóban nincs több köre. Keress olyan mezőt, amelyen fekete lépés van.

russian-railroads-lesson-first-turns-end =
    Ennyi a játék: munkások a mezőkre, sín és mozdony együtt, ipar lépésről lépésre, és minden forduló végén mindez pontot ér. Menet közben jön még több is: ?-mezők, Kijev bónuszai, a körsorrend. A listák megmondják, mi mit hoz, és alattuk a ? a szabályokat mutatja. Kipróbálod könnyű botok ellen?
