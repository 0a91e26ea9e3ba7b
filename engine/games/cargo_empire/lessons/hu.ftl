## The first deliveries: what is explained, the task, what it has brought, and why another move is not what the step is about

cargo-empire-lesson-first-deliveries = Az első szállítások

cargo-empire-lesson-first-deliveries-map =
    Árut viszel Európa városai között közúton, vasúton és tengeren. Minden szállítás egy kereskedőállomást hagy egy városban, és lépteti az autódat, a vonatodat és a hajódat a fejlődéssávokon. Három forduló van, mindegyik négy kör; utána a legtöbb pont (GyP) nyer. { $first } az ellenfeled.

cargo-empire-lesson-first-deliveries-objective =
    A célkártyák a végéig titkosak, és azt pontozzák, amid akkor van. Kettőből egyet tartasz meg. A „Piros és zöld” 3 GyP minden piros–zöld várospárért, ahol állomásod van. A „Célkártyák” magukat a kártyákat számolja: legalább három kellene.
cargo-empire-lesson-first-deliveries-objective-task = Tartsd meg ezt: „Piros és zöld”.
cargo-empire-lesson-first-deliveries-objective-done = Lefordítva nálad van; csak te látod, a saját tábládon.
cargo-empire-lesson-first-deliveries-objective-else = Ahhoz három célkártya kell. Piros és zöld városokba úgyis eljutsz.

cargo-empire-lesson-first-deliveries-post =
    Minden városnak két küldőmezője van azonos színű kockákkal, és két fogadómezője, mindegyik más színű kockának. Ahol állomásod van, onnan elvihetsz kockát. Az első a kínálat egyik városába kerül: Bécsből sok várost érsz el. Az állomás egy fogadómezőt foglal el: a narancsot hagyd ott szabadon.
cargo-empire-lesson-first-deliveries-post-task = Tedd az első állomásodat Bécs alsó mezőjére (A).
cargo-empire-lesson-first-deliveries-post-done = Bécsből szállíthatsz, és a felső mezője még narancs kockát fogad.
cargo-empire-lesson-first-deliveries-post-else = Bécs középen van: több város van közel, a legtöbb úthoz egyetlen kártya elég.
cargo-empire-lesson-first-deliveries-post-space = A város jó, de az alsó mezőt válaszd, hogy a narancs szabad maradjon.

cargo-empire-lesson-first-deliveries-second =
    A városkártyád Berlin volt: most felfordítva nálad van, és 5 GyP. A második állomásod oda kerül. Bécsben fehér kockák vannak, és Berlin egyik mezője fehéret fogad. Aki egy város második mezőjét is betölti, az fejleszti, ezért azt hagyd szabadon magadnak.
cargo-empire-lesson-first-deliveries-second-task = Tedd az állomásodat Berlin felső mezőjére (A).
cargo-empire-lesson-first-deliveries-second-done = Az alsó mező még fehéret fogad, és Bécsben két fehér kocka van.
cargo-empire-lesson-first-deliveries-second-else = Így ide nem jöhetne több fehér kocka, pedig Bécsben kettő is van.

cargo-empire-lesson-first-deliveries-deliver =
    Egy kör egy szállítás: kocka egy városból, ahol állomásod van, máshol egy azonos színű szabad mezőre. A legrövidebb utat kártyákkal fizeted: közúti egy szakasz, vasúti egy vagy kettő, tengeri kikötők között. Mindegyik lépteti a jelölőjét; ha a város kártyája a kínálatban vagy nálad van, az eggyel több lépés: itt Berlin és Oslo.
cargo-empire-lesson-first-deliveries-deliver-task = Szállítsd Berlin szürke kockáját Oslóba 1 vasúti kártyával.
cargo-empire-lesson-first-deliveries-deliver-done = 1 lépés a vasúti kártyáért, és 2 Berlin és Oslo városkártyájáért.
cargo-empire-lesson-first-deliveries-deliver-else = Ez az út kevesebb lépést hoz. Oslo kártyája a kínálatban van: 1-gyel több.
cargo-empire-lesson-first-deliveries-deliver-later = Bécs fehér kockáira hamarosan szükséged lesz. Berlinnel kezdd.
cargo-empire-lesson-first-deliveries-deliver-dearer = Ez is megy, de két kártya. Egy vasúti mindkét szakaszon átvisz.

cargo-empire-lesson-first-deliveries-lane =
    A vonatod elindul, és 3 lépése van. Egy sávnak két ága van, és amelyikre rálép, azon marad az elágazásig. Minden ikon, amelyre lép, azonnal hoz valamit: szállítókártyát, célkártyát, városkártyát.
cargo-empire-lesson-first-deliveries-lane-task = A felső ágat válaszd: vasúti kártya az 1., cél a 3. mezőn.
cargo-empire-lesson-first-deliveries-lane-done = Az 1. mező visszaadott egy vasúti kártyát, a 3. mezőn két célkártyát húzol.
cargo-empire-lesson-first-deliveries-lane-else = 3 lépéssel az alsó ág két kártyát hoz. A felső egy kártyát és egy célt, és az többet ér.

cargo-empire-lesson-first-deliveries-drawn =
    Kettőt húztál, egyet megtartasz. Mindegyiken ott van, mennyit érne most, a bécsi, berlini és oslói állomásoddal. Gondold meg, hova fogsz szállítani: minden szállítás eggyel több városban hagy állomást.
cargo-empire-lesson-first-deliveries-drawn-task = Tartsd meg az egyiket, ahogy tetszik.
cargo-empire-lesson-first-deliveries-drawn-done = Az elején mindkettő jó: amit számolnak, az minden szállítással nő.
cargo-empire-lesson-first-deliveries-drawn-else = Tartsd meg az egyiket.

cargo-empire-lesson-first-deliveries-sea =
    { $first } betöltötte Bécset: most 2. szintű, új kockákkal és fogadómezőkkel, és mindkét állomás mellette áll. Továbbra is szállíthatsz onnan. Most más jelölők jönnek: a tengeri kártya egy kikötőből bármelyik másikba viszi a kockát, és a hajót kétszer lépteti. A kikötőig közút visz.
cargo-empire-lesson-first-deliveries-sea-task = Szállítsd Berlin másik szürke kockáját Rigába ezzel: 1 közúti + 1 tengeri.
cargo-empire-lesson-first-deliveries-sea-done = Az állomásod megnyitja neked Riga narancs kockáit. A kártyákért az autó 1-et, a hajó 2-t lép, Berlinért bármelyikük 1-et.
cargo-empire-lesson-first-deliveries-sea-else = Riga kikötő, és utána kockái is lesznek neked: oda szállíts, tengeren.
cargo-empire-lesson-first-deliveries-sea-later = Előbb Berlin utolsó kockáját vidd el. Hamarosan kiderül, miért.
cargo-empire-lesson-first-deliveries-sea-rail = A vasúti kártya a következő körben kell, és csak a vonat lépne.
cargo-empire-lesson-first-deliveries-sea-ship = Így a hajó a rajtnál maradna. A tengeri kártya kétszer lépteti.

cargo-empire-lesson-first-deliveries-advances =
    A sorrend a tiéd, lépésről lépésre. Az utolsót bármelyik jelölőnek adhatod, amelynek a kártyáját kijátszottad. Mindkettő a rajtnál áll: az alsó ágon közúti, tengeri és városikon van a 2., a 3. és a 4. mezőn.
cargo-empire-lesson-first-deliveries-advances-task = Mindkettővel az alsó ágat válaszd, és használd el az összes lépést.
cargo-empire-lesson-first-deliveries-advances-done = Útközben kártyák jöttek vissza: aki sokat lép, ritkán fogy ki belőlük.
cargo-empire-lesson-first-deliveries-advances-else = Az alsó ágat válaszd: a városikonja a következő körökben jön jól.

cargo-empire-lesson-first-deliveries-perfect =
    Berlinnek egy szabad mezője maradt, és nincs kockája. Az ottani második állomás a 2. szintre fejleszti, új kockákkal; ha egy kocka sem maradt, az tökéletes fejlődés: 1 lépéssel több. A végén minden állomás 3 GyP egy 3. szintű város mellett.
cargo-empire-lesson-first-deliveries-perfect-task = Szállíts egy fehér kockát Bécsből Berlinbe 1 vasúti kártyával.
cargo-empire-lesson-first-deliveries-perfect-done = 4 lépés egy kártyával: vasúti, Bécs kártyája, Berlin kártyája és a tökéletes fejlődés.
cargo-empire-lesson-first-deliveries-perfect-else = Berlin fehéret fogad, két szakaszra van, és üres: 4 lépés egy vasúti kártyáért.
cargo-empire-lesson-first-deliveries-perfect-vienna = Bécs egyik fehér kockáját vidd: a kártyája a kínálatban van, és Berlinbe vasút visz.

cargo-empire-lesson-first-deliveries-own =
    A forduló utolsó köre, most magad jössz. Városikonnál bármelyik kártyát elveheted a kínálatból: 5 GyP, és ezentúl 1 lépéssel több, valahányszor onnan vagy oda szállítasz. A hajód egy mezőre van egy ilyen ikontól. A betűk egész tervek; amit magad választanál, a listákban van.
cargo-empire-lesson-first-deliveries-own-task = Juttass egy jelölőt városikonra, és vegyél el egy városkártyát.
cargo-empire-lesson-first-deliveries-own-done = 5 GyP-vel több, és minden ottani szállítás eggyel többet léptet.
cargo-empire-lesson-first-deliveries-own-else = Ez után a kör után nem volna új városkártyád. Bármelyik tengeri kártya az ikonra viszi a hajódat.

cargo-empire-lesson-first-deliveries-end =
    Ez volt a három forduló közül az első. Az 1. és a 2. után az élen álló autó és vonat kártyát hoz és helyet a sorrendben, három játékostól a hajó is. A végén pontot érnek: a jelölők a harmadik sávon túl 24 GyP-ig, az állomások 3. szinten, a városkártyák, a célok. Ha nem tudsz szállítani, három kártyát kapsz, vagy feltöltesz egy várost. Kipróbálod könnyű botok ellen?
