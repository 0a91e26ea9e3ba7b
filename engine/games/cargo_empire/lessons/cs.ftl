## První přepravy: co se vysvětluje, úkol, co přinesl, a proč jiný tah není to, o co v kroku jde

cargo-empire-lesson-first-deliveries = První přepravy

cargo-empire-lesson-first-deliveries-map =
    Přepravuješ zboží mezi městy Evropy po silnici, železnici a moři. Po každé přepravě zůstane v cílovém městě tvoje obchodní stanice a tvé auto, vlak a loď se posunou po stupnicích rozvoje. Hrají se tři kola po čtyřech tazích; pak vyhrává, kdo má nejvíc bodů (VB). Proti tobě hraje { $first }.

cargo-empire-lesson-first-deliveries-objective =
    Karty úkolů jsou tajné až do konce a bodují podle toho, co pak máš. Ze dvou si jednu necháš. „Červené a zelené“ přinese 3 VB za každou dvojici červeného a zeleného města s tvou stanicí. „Karty úkolů“ počítá samotné karty: potřebuješ jich aspoň tři.
cargo-empire-lesson-first-deliveries-objective-task = Nech si „Červené a zelené“.
cargo-empire-lesson-first-deliveries-objective-done = Leží u tebe lícem dolů; Moje deska ji ukáže jen tobě.
cargo-empire-lesson-first-deliveries-objective-else = Ta potřebuje tři karty úkolů. Do červených a zelených měst se dostaneš tak jako tak.

cargo-empire-lesson-first-deliveries-post =
    Každé město má dvě pole nabídky s kostičkami jedné barvy a dvě pole poptávky, každé pro kostičku jiné barvy. Kde máš stanici, odtud smíš přepravovat. První jde do města z nabídky karet: z Vídně je blízko mnoho měst. Stanice zabere pole poptávky: nech tam volné oranžové.
cargo-empire-lesson-first-deliveries-post-task = Umísti první stanici na spodní pole ve Vídni (A).
cargo-empire-lesson-first-deliveries-post-done = Smíš přepravovat z Vídně a její horní pole dál poptává oranžovou.
cargo-empire-lesson-first-deliveries-post-else = Vídeň leží uprostřed: víc měst je blízko, takže na většinu cest stačí jedna karta.
cargo-empire-lesson-first-deliveries-post-space = Město je správné; ale vezmi spodní pole, ať zůstane oranžové volné.

cargo-empire-lesson-first-deliveries-second =
    Tvoje karta města je Berlín: leží teď u tebe lícem nahoru a má cenu 5 VB. Tam jde tvoje druhá stanice. Vídeň má bílé kostičky a jedno z polí v Berlíně poptává bílou. Kdo zabere druhé pole města, povýší ho, nech si tedy to bílé volné pro sebe.
cargo-empire-lesson-first-deliveries-second-task = Umísti stanici na horní pole v Berlíně (A).
cargo-empire-lesson-first-deliveries-second-done = Spodní pole dál poptává bílou a Vídeň má dvě bílé kostičky.
cargo-empire-lesson-first-deliveries-second-else = Pak by sem už nešla přepravit žádná bílá kostička, a Vídeň má dvě.

cargo-empire-lesson-first-deliveries-deliver =
    Tah je jedna přeprava: kostička z města s tvou stanicí na volné pole své barvy jinde. Nejkratší cestu platí karty: silniční jednu pozemní cestu, železniční jednu nebo dvě, námořní z přístavu do přístavu. Každá posune svůj ukazatel; město s kartou v nabídce nebo u tebe je posun navíc: tady Berlín a Oslo.
cargo-empire-lesson-first-deliveries-deliver-task = Přeprav šedou kostičku z Berlína do Osla železniční kartou.
cargo-empire-lesson-first-deliveries-deliver-done = 1 posun za železniční kartu a 2 za karty měst Berlín a Oslo.
cargo-empire-lesson-first-deliveries-deliver-else = Tak je posunů méně. Karta Osla leží v nabídce: 1 navíc.
cargo-empire-lesson-first-deliveries-deliver-later = Bílé kostičky z Vídně budeš brzy potřebovat. Začni v Berlíně.
cargo-empire-lesson-first-deliveries-deliver-dearer = To jde, ale stojí to dvě karty. Jedna železniční jede přes obě pozemní cesty.

cargo-empire-lesson-first-deliveries-lane =
    Tvůj vlak vyjíždí ze startu a má 3 posuny. Stupnice má dvě trasy a vlak zůstane na té, na kterou vstoupí, až do místa křížení. Každá ikona, na kterou přijde, hned něco přinese: kartu přepravy, kartu úkolu, kartu města.
cargo-empire-lesson-first-deliveries-lane-task = Vyber horní trasu: železniční karta na poli 1, úkol na poli 3.
cargo-empire-lesson-first-deliveries-lane-done = Pole 1 ti vrátilo železniční kartu a na poli 3 bereš dvě karty úkolů.
cargo-empire-lesson-first-deliveries-lane-else = Spodní trasa přinese za 3 posuny dvě karty. Na horní je to karta a úkol, a to má větší cenu.

cargo-empire-lesson-first-deliveries-drawn =
    Bereš dvě karty, jednu si necháš. U každé je, co by přinesla teď, s tvými stanicemi ve Vídni, Berlíně a Oslu. Mysli na to, kam budeš přepravovat: po každé přepravě máš stanici v dalším městě.
cargo-empire-lesson-first-deliveries-drawn-task = Nech si jednu z nich, kterou chceš.
cargo-empire-lesson-first-deliveries-drawn-done = Zpočátku jsou dobré obě: co počítají, roste s každou přepravou.
cargo-empire-lesson-first-deliveries-drawn-else = Nech si jednu z těch dvou.

cargo-empire-lesson-first-deliveries-sea =
    { $first } zabírá i druhé pole ve Vídni: město má teď úroveň 2, nové kostičky a nová pole poptávky, a obě stanice stojí vedle něj. Přepravovat odtud smíš dál. Teď další ukazatele: námořní karta přepraví kostičku z přístavu do kteréhokoli jiného a posune loď dvakrát. Do přístavu se jede po silnici.
cargo-empire-lesson-first-deliveries-sea-task = Přeprav druhou šedou kostičku z Berlína do Rigy za silniční + námořní.
cargo-empire-lesson-first-deliveries-sea-done = Tvoje stanice ti otevírá oranžové kostičky v Rize. Karty přinesou 1 posun auta, 2 lodě a Berlín ještě 1 kterékoli z nich.
cargo-empire-lesson-first-deliveries-sea-else = Riga je přístav a má pro tebe kostičky na později: přepravuj tam, po moři.
cargo-empire-lesson-first-deliveries-sea-later = Nejdřív vezmi poslední kostičku z Berlína. Brzy uvidíš proč.
cargo-empire-lesson-first-deliveries-sea-rail = Železniční kartu budeš potřebovat v příštím tahu a posunul by se jen vlak.
cargo-empire-lesson-first-deliveries-sea-ship = Tak by loď zůstala na startu. Námořní karta ji posune dvakrát.

cargo-empire-lesson-first-deliveries-advances =
    Pořadí určuješ ty, posun po posunu. Poslední můžeš dát kterémukoli ukazateli, jehož kartu hraješ. Oba ještě stojí na startu: spodní trasa má silniční a námořní ikonu a ikonu města, na polích 2, 3 a 4.
cargo-empire-lesson-first-deliveries-advances-task = S oběma vyber spodní trasu a využij všechny posuny.
cargo-empire-lesson-first-deliveries-advances-done = Cestou se vrátily karty: komu se ukazatele posouvají hodně, tomu karty málokdy chybějí.
cargo-empire-lesson-first-deliveries-advances-else = Vyber spodní trasu: její ikona města je na příští tahy.

cargo-empire-lesson-first-deliveries-perfect =
    Berlín má ještě jedno volné pole a žádné kostičky. Druhá stanice ho povýší na úroveň 2, s novými kostičkami; bez zbylé kostičky je to bezchybné povýšení: 1 posun navíc. Města úrovně 3 dají na konci každé stanici vedle nich 3 VB.
cargo-empire-lesson-first-deliveries-perfect-task = Přeprav bílou kostičku z Vídně do Berlína železniční kartou.
cargo-empire-lesson-first-deliveries-perfect-done = 4 posuny jednou kartou: železniční, karta Vídně, karta Berlína a bezchybné povýšení.
cargo-empire-lesson-first-deliveries-perfect-else = Berlín poptává bílou, je to tam dvě pozemní cesty a je prázdný: 4 posuny za jednu železniční kartu.
cargo-empire-lesson-first-deliveries-perfect-vienna = Vezmi bílou kostičku z Vídně: její karta leží v nabídce a vlak jede do Berlína.

cargo-empire-lesson-first-deliveries-own =
    Poslední tah kola, už bez pomoci. Ikona města ti dá kteroukoli kartu z nabídky: 5 VB a od té chvíle 1 posun navíc za každou přepravu z toho města či do něj. Tvoje loď je jedno pole před takovou ikonou. Písmena jsou celé plány; co chceš vybrat jednotlivě, je v seznamech.
cargo-empire-lesson-first-deliveries-own-task = Dostaň některý ukazatel na ikonu města a vezmi si kartu města.
cargo-empire-lesson-first-deliveries-own-done = O 5 VB víc a každá přeprava tam tě teď posune o jedno pole dál.
cargo-empire-lesson-first-deliveries-own-else = Tento tah novou kartu města nepřinese. Kterákoli námořní karta dostane tvou loď na ikonu.

cargo-empire-lesson-first-deliveries-end =
    To bylo první ze tří kol. Po 1. a 2. kole přinesou vedoucí auto a vlak kartu a místo v pořadí, od tří hráčů i loď. Na konci bodují: ukazatele za třetí stupnicí až 24 VB, stanice na úrovni 3, karty měst, úkoly. Když nemůžeš přepravit nic, vezmeš tři karty, nebo doplníš kostičky do města. Zkusíš to proti lehkým botům?
