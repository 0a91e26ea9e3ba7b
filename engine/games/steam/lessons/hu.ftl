## The first links: what is explained, the task, what it has brought, and why another move is not what the step is about

steam-lesson-first-links = Az első kapcsolatok

steam-lesson-first-links-map =
    A városokban kockák vannak, és mindegyik egy vele azonos színű városba akar jutni: a kék például Albanybe. Vágányt építesz köztük, és azon viszed a kockákat; minden saját kapcsolat 1 pont, bevételként vagy győzelmi pontként (GyP). 10 forduló után a legtöbb GyP nyer. Van 1 $-od, vágányod még nincs; { $first } és { $second } az ellenfeleid.

steam-lesson-first-links-tile =
    A forduló elején mindenki akciólapkát választ. A száma a következő forduló sorrendjét adja, és ebben a fordulóban segít. 1. szintű mozdonnyal egy kocka 1 kapcsolaton mehet át, 2. szintűvel kettőn, 2 pontért. A hiányzó pénz magától megjön: −1 bevételenként 5 $.
steam-lesson-first-links-tile-task = Vedd el a Mozdonyt 6 $-ért.
steam-lesson-first-links-tile-done = A kockáid ezentúl 2 kapcsolaton mehetnek át. A bevételed −1, ezt majd be kell hozni.
steam-lesson-first-links-tile-else = Ez ingyen van, és segít egy kicsit. De ha egy kocka két kapcsolaton megy, az kétszer annyi pont: vedd el a Mozdonyt.
steam-lesson-first-links-tile-cubes = Amíg senkinek sincs vágánya, kocka van elég. Előbb a Mozdony.

steam-lesson-first-links-track =
    Most mindenki épít, legfeljebb 3 vágánylapkát; városból indulsz. Egy lapka kijáratonként 1 $, folyóval 1 $-ral, hegyen 2 $-ral több: itt a folyó mentén 3 $. Hova? New Yorkban három kék kocka van, és Albany kék.
steam-lesson-first-links-track-task = Tegyél egyenes vágányt Albanytől délre (A), Poughkeepsie felé. Az Albany nevű listában találod.
steam-lesson-first-links-track-done = 5 $-t szereztél: 2 $-od maradt, a bevételed −2.
steam-lesson-first-links-track-else = Ez nincs Albany és New York között: indulj Albanytől délre (A).
steam-lesson-first-links-track-direction = Ez a lapka kanyarodik. Poughkeepsie egyenesen délre van.
steam-lesson-first-links-track-early = Vágány nélkül egy kockát sem szállíthatsz, és még 3 lapkát tehetsz le.

steam-lesson-first-links-town =
    Poughkeepsie település: itt véget ér egy kapcsolat, és kezdődik a következő. Így Albany és New York között két kapcsolat lesz, és 2 pont minden kockáért, amely mindkettőn átmegy. A település-vágánylapka 1 $-ral drágább, és minden irányba, amerre menni akarsz, kell rajta egy kijárat.
steam-lesson-first-links-town-task = Fejezd be az Albany–Poughkeepsie kapcsolatot (A) azzal a lapkával, amely délre megy tovább.
steam-lesson-first-links-town-done = Albany–Poughkeepsie befejezett kapcsolat. Végleg a tiéd, és a játszma végén 1 GyP-t ér.
steam-lesson-first-links-town-else = A vágányod Poughkeepsie felé mutat (A): ott folytasd.
steam-lesson-first-links-town-terminus = Ezzel ebben a fordulóban nem juthatnál tovább New Yorkba.
steam-lesson-first-links-town-direction = Ez másfelé megy tovább. New York délre van.
steam-lesson-first-links-town-dearer = Minden kijárat 1 $, és csak a déli kell.
steam-lesson-first-links-town-turned = Ez elfordítaná az Albany melletti lapkát, pedig az jól áll.
steam-lesson-first-links-town-early = A sehova sem vezető vágány semmit sem hoz. Még 2 lapkád van, és az elég.

steam-lesson-first-links-link =
    Egy lapkád maradt, és New York egy lapkányira van. Ami a köröd végén befejezetlen, azt a következő fordulóban folytatnod kell, különben gazdátlan lesz.
steam-lesson-first-links-link-task = Fejezd be a Poughkeepsie–New York kapcsolatot (A).
steam-lesson-first-links-link-done = Két kapcsolat 10 $-ért, szinte mindet úgy szerezted: a bevételed most −3. A kockák majd felhozzák.
steam-lesson-first-links-link-else = Előbb a saját kapcsolatodat fejezd be: New York a következő lapka után jön (A).
steam-lesson-first-links-link-direction = Ez a lapka kanyarodik. New York egyenesen délre van.
steam-lesson-first-links-link-turned = Poughkeepsie már kész. Menj tovább New Yorkba (A).
steam-lesson-first-links-link-early = New Yorkhoz egy lapka hiányzik, és egy lapkád van.

steam-lesson-first-links-cube =
    Most két kör jön, mindkettőben mindenki egy kockát szállít; az egyikben fejlesztheti helyette a mozdonyát. A kocka befejezett kapcsolatokon megy, legalább egy a tiéd, és az első vele azonos színű városban marad. Egy szállítás minden pontja vagy a bevételedhez jön, vagy a GyP-hez.
steam-lesson-first-links-cube-task = Szállítsd a kék kockát New Yorkból Albanybe, és a 2 pontot bevételként kérd.
steam-lesson-first-links-cube-done = A bevételed −3 helyett −1. A kocka kikerült a játékból.
steam-lesson-first-links-cube-else = Ha nem szállítasz, semmit sem kapsz; egy kék kocka 2 pontot hoz.
steam-lesson-first-links-cube-locomotive = A 3. szint 3 kapcsolatos utakra való; a tiéd 2-ből áll. Előbb keress vele.
steam-lesson-first-links-cube-debts = 0 alatt minden fordulóban befizeted a bevételedet, és a végén lépésenként 2 GyP-be kerül. Előbb bevétel.

steam-lesson-first-links-again =
    Ez volt a két kör közül az első, ez a második. Utána mindenki megkapja a bevételét dollárban. Aki 0 alatt van, fizet, és ha nincs készpénze, megint pénzt szerez: így a bevétel magától süllyed. Jó volna hamar 0 fölé kerülni.
steam-lesson-first-links-again-task = Szállíts még egy kék kockát ugyanígy, és megint bevételt kérj.
steam-lesson-first-links-again-done = A +1 bevétel 1 $-t hozott. Az akciólapkák száma adta az új sorrendet: { $first } 2, { $second } 4, te 6.
steam-lesson-first-links-again-else = Ha nem szállítasz, semmit sem kapsz; egy kék kocka 2 pontot hoz.
steam-lesson-first-links-again-locomotive = A 3. szint 3 kapcsolatos utakra való; a tiéd 2-ből áll. És a bevételed még 0 alatt van.
steam-lesson-first-links-again-debts = A bevételed még 0 alatt van: a forduló végén fizetned kellene.

steam-lesson-first-links-growth =
    Minden szállítással fogynak a kockák. Újak csak az árukészletből jönnek, két lapkával: a Városi termelés egy mezőjének kockáit viszi egy városba, a Városiasodás egy településből csinál Új várost, amely szintén kap. New York két kék kockája már elfogyott.
steam-lesson-first-links-growth-task = Vedd el a Városi termelést 2 $-ért.
steam-lesson-first-links-growth-done = −1 bevétellel fizettél; vágányra 4 $ maradt. A kockák akkor jönnek, amikor építesz.
steam-lesson-first-links-growth-else = Ez nem hoz kockát, és neked fogytán van: vedd el a Városi termelést.
steam-lesson-first-links-growth-passed = Így csak a számát kapnád meg: ingyen, de kockák nélkül.
steam-lesson-first-links-growth-locomotive = A 3. szint 7 $-ért megint 0 alá vinne, és még nincs 3 kapcsolatos utad.
steam-lesson-first-links-growth-dearer = Egy Új város később megéri a 6 $-t. Most van már a kapcsolataidon olyan város, amely termelhet.

steam-lesson-first-links-supply =
    Mi segít neked? A kapcsolataid a kék Albanyt és a lila New Yorkot kötik össze: New Yorkban kék, Albanyben lila kocka kell. Az árukészletnek 12 mezője van; az egyiken két megfelelő színű kocka van.
steam-lesson-first-links-supply-task = Hajtsd végre a Városi termelést: Albany (A) kapja a 6. mező két lila kockáját.
steam-lesson-first-links-supply-done = Két lila kocka Albanyben, mindegyik 2 pontot ér.
steam-lesson-first-links-supply-else = Előbb a Városi termelés, mégpedig Albanynek: onnan indulnak a kapcsolataid.
steam-lesson-first-links-supply-colour = Albanyből New Yorkot éred el, ami lila: a 6. mezőn két lila kocka van.
steam-lesson-first-links-supply-there = New York is a kapcsolataidon van, de egyik mezőn sincs két kék kocka Albanynek.

steam-lesson-first-links-own =
    Most magad jössz, 3 lapkával. A betűk egész tervek: mibe kerülnek, és mit nyitnak meg; a listákban lapkánként bármi mást építhetsz. Egymás utáni kapcsolatokból hosszú út lesz: 3. szintű mozdonnyal kockánként 3 pont.
steam-lesson-first-links-own-task = Fejezz be még egy kapcsolatot, ahol csak akarsz, és zárd le a körödet.
steam-lesson-first-links-own-done = Eggyel több kapcsolat: a végén 1 GyP, és a kockáknak egy új út.
steam-lesson-first-links-own-else = Így új befejezett kapcsolat nélkül érne véget a köröd. A Visszavonással lépj vissza, és próbáld ki az egyik tervet.
steam-lesson-first-links-own-unfinished = Még nincs új befejezett kapcsolatod. Próbáld ki az egyik tervet, vagy folytasd, amit elkezdtél.

steam-lesson-first-links-points =
    A vágányaidat fordulóról fordulóra a bevétel fizeti, de a végén 2 bevétel csak 1 GyP. Ezért előbb bevétel, a játszma közepétől GyP. A kapcsolataikon mások is pontot kapnak a kockáidért, és te is az övéikért a tieiden.
steam-lesson-first-links-points-task = Szerezz legalább 2 pontot egy kockával, bevételként vagy GyP-ként.
steam-lesson-first-links-points-done = Szép szállítás. A második körben még egyet szállíthatnál, vagy a mozdonyt a 3. szintre vihetnéd.
steam-lesson-first-links-points-else = Ez még nem 2 pont egy kockával: keress olyat, amely két kapcsolatodon megy át.
steam-lesson-first-links-points-locomotive = Ez akkor éri meg, ha az utad már 3 kapcsolat, és ebbe a lépésedbe kerül. Most egy kockáról van szó.

steam-lesson-first-links-end =
    Ennyi a játék. A végén ez jön a GyP-dhez: minden befejezett kapcsolat 1, minden 2 bevétel 1, és 0 alatt minden bevétel −2. Elsőre az Alapjáték való, mint itt; a Standardjátékban licitáltok a sorrendre, és pénzt csak a forduló elején szerezhetsz, az elsőben legalább 10 $-t. Kipróbálod könnyű botok ellen?
