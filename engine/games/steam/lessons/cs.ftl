## První spojení: co se vysvětluje, úkol, co přinesl, a proč jiný tah není to, o co v kroku jde

steam-lesson-first-links = První spojení

steam-lesson-first-links-map =
    Ve městech leží kostky a každá chce do města své barvy: modrá třeba do Albany. Stavíš trať, která města spojí, a přepravuješ po ní kostky, za 1 bod za každé své spojení: jako příjem, nebo jako vítězné body (VB). Po 10 kolech vyhrává nejvíc VB. Máš $1 a zatím žádnou trať; proti tobě hrají { $first } a { $second }.

steam-lesson-first-links-tile =
    Kolo začíná žetonem akce pro každého. Jeho číslo rozhoduje o pořadí v příštím kole a v tomto ti pomůže. S lokomotivou stupně 1 jede kostka přes 1 spojení, se stupněm 2 přes 2, za 2 body. Chybějící peníze se půjčí samy: $5 za každý příjem −1.
steam-lesson-first-links-tile-task = Vezmi Lokomotivu za $6.
steam-lesson-first-links-tile-done = Tvoje kostky odteď jezdí přes 2 spojení. Příjem −1 bude třeba dohnat.
steam-lesson-first-links-tile-else = To je zdarma a trochu pomůže. Dvě spojení za kostku je dvakrát tolik bodů: vezmi Lokomotivu.
steam-lesson-first-links-tile-cubes = Kostek je dost, dokud nikdo nemá trať. Nejdřív Lokomotiva.

steam-lesson-first-links-track =
    Teď staví každý, až 3 dílky trati; začínáš u města. Dílek stojí $1 za každý konec své trati, s vodou o $1 víc, na kopcích o $2 víc: podél této řeky $3. Kam? New York má tři modré kostky a Albany je modré.
steam-lesson-first-links-track-task = Polož rovnou trať jižně od Albany (A), směr Poughkeepsie. Najdeš ji v seznamu Albany.
steam-lesson-first-links-track-done = Půjčilo se $5, takže ti zbývají $2 a příjem je −2.
steam-lesson-first-links-track-else = To není na cestě mezi Albany a New Yorkem: začni jižně od Albany (A).
steam-lesson-first-links-track-direction = Tento dílek zatáčí. Poughkeepsie leží rovně, na jih.
steam-lesson-first-links-track-early = Bez trati nepřepravíš žádnou kostku a máš 3 dílky.

steam-lesson-first-links-town =
    Poughkeepsie je městečko: jedno spojení tam končí a další začíná. Z Albany do New Yorku tak budou dvě spojení a 2 body za každou kostku, která pojede přes obě. Dílek městečka stojí o $1 víc a má konec trati pro každý směr, kam chceš.
steam-lesson-first-links-town-task = Dokonči Albany–Poughkeepsie (A) dílkem, který pokračuje na jih.
steam-lesson-first-links-town-done = Albany–Poughkeepsie je dokončené. Je natrvalo tvoje a na konci partie za 1 VB.
steam-lesson-first-links-town-else = Tvoje trať míří do Poughkeepsie (A): pokračuj tam.
steam-lesson-first-links-town-terminus = S tím by v tomto kole nešlo pokračovat do New Yorku.
steam-lesson-first-links-town-direction = To pokračuje jiným směrem. New York leží na jihu.
steam-lesson-first-links-town-dearer = Každý konec trati stojí $1 a ty potřebuješ jen ten na jih.
steam-lesson-first-links-town-turned = To by otočilo dílek vedle Albany, a ten leží správně.
steam-lesson-first-links-town-early = Trať, která nikam nevede, nic nepřinese. Máš ještě 2 dílky, a ty stačí.

steam-lesson-first-links-link =
    Zbývá jeden dílek a New York je jeden dílek daleko. Co na konci tahu není dokončené, v tom musíš v příštím kole pokračovat, jinak už to nepatří nikomu.
steam-lesson-first-links-link-task = Dokonči Poughkeepsie–New York (A).
steam-lesson-first-links-link-done = Dvě spojení za $10, skoro celé na dluh: příjem je teď −3. Kostky ho zvednou.
steam-lesson-first-links-link-else = Nejdřív dokonči vlastní spojení: New York leží za dalším dílkem (A).
steam-lesson-first-links-link-direction = Tento dílek zatáčí. New York leží rovně, na jih.
steam-lesson-first-links-link-turned = Poughkeepsie má vše, co potřebuješ. Pokračuj do New Yorku (A).
steam-lesson-first-links-link-early = Spojení do New Yorku chybí jeden dílek, a ty ho máš.

steam-lesson-first-links-cube =
    Teď každý dvakrát přepraví jednu kostku, nebo jednou místo toho zlepší lokomotivu. Kostka potřebuje dokončená spojení, aspoň jedno tvoje, a zůstane v prvním městě své barvy. Všechny body z přepravy jdou buď do příjmu, nebo do VB.
steam-lesson-first-links-cube-task = Přeprav modrou kostku z New Yorku do Albany a vezmi 2 body jako příjem.
steam-lesson-first-links-cube-done = Příjem −1 místo −3. Kostka je ze hry venku.
steam-lesson-first-links-cube-else = Bez přepravy nezískáš nic, modrá kostka přinese 2 body.
steam-lesson-first-links-cube-locomotive = Stupeň 3 je na trasy přes 3 spojení; tvoje má 2. Nejdřív vydělávej s ní.
steam-lesson-first-links-cube-debts = Pod 0 platíš příjem v každém kole a na konci každý stojí 2 VB. Nejdřív příjem.

steam-lesson-first-links-again =
    To byla první ze dvou přeprav, toto je druhá. Po ní každý dostane svůj příjem v dolarech. Kdo je pod 0, platí, a bez peněz si zase půjčuje, takže příjem klesá sám. Dostaň se brzy nad 0.
steam-lesson-first-links-again-task = Přeprav stejně další modrou kostku a zase vezmi příjem.
steam-lesson-first-links-again-done = Příjem +1 ti přinesl $1. Nové pořadí určila čísla žetonů akcí: { $first } 2, { $second } 4, ty 6.
steam-lesson-first-links-again-else = Bez přepravy nezískáš nic, modrá kostka přinese 2 body.
steam-lesson-first-links-again-locomotive = Stupeň 3 je na trasy přes 3 spojení; tvoje má 2. A příjem je pořád pod 0.
steam-lesson-first-links-again-debts = Tvůj příjem je pořád pod 0: na konci tohoto kola by se platilo.

steam-lesson-first-links-growth =
    Kostek s každou přepravou ubývá. Další přijdou jen ze zásoby zboží, dvěma ze žetonů: Růst města přinese městu kostky z jednoho jejího políčka, Urbanizace udělá z městečka nové město, které také nějaké dostane. Dvě modré kostky z New Yorku jsou pryč.
steam-lesson-first-links-growth-task = Vezmi Růst města za $2.
steam-lesson-first-links-growth-done = Zaplatil ho příjem −1; na trať zbývají $4. Kostky přijdou při stavbě.
steam-lesson-first-links-growth-else = To nepřinese kostky, a ty ti docházejí: vezmi Růst města.
steam-lesson-first-links-growth-passed = Tak by šlo jen o číslo: zdarma, ale bez kostek.
steam-lesson-first-links-growth-locomotive = Stupeň 3 za $7 by tě dostal zase pod 0 a trasu přes 3 spojení zatím nemáš.
steam-lesson-first-links-growth-dearer = Nové město se za svých $6 vyplatí později. Na svých spojeních už máš město, které může růst.

steam-lesson-first-links-supply =
    Co ti pomůže? Tvá spojení vedou mezi modrým Albany a fialovým New Yorkem: tedy modré kostky v New Yorku, nebo fialové v Albany. Zásoba zboží má 12 políček; na jednom leží dvě kostky správné barvy.
steam-lesson-first-links-supply-task = Proveď Růst města: Albany (A) dostane dvě fialové kostky z políčka 6.
steam-lesson-first-links-supply-done = Dvě fialové kostky v Albany, každá za 2 body.
steam-lesson-first-links-supply-else = Nejdřív Růst města, a to pro Albany: tam začínají tvá spojení.
steam-lesson-first-links-supply-colour = Z Albany dojedeš do New Yorku, který je fialový: políčko 6 má dvě fialové kostky.
steam-lesson-first-links-supply-there = New York také leží na tvých spojeních, ale žádné políčko nemá dvě modré kostky pro Albany.

steam-lesson-first-links-own =
    A teď bez pomoci, se 3 dílky. Písmena jsou celé plány, se vším, co stojí a otevírají; v seznamech postavíš cokoli jiného, dílek po dílku. Spojení v řadě dělají dlouhé trasy: s lokomotivou stupně 3 přinesou 3 body za kostku.
steam-lesson-first-links-own-task = Dokonči ještě jedno spojení, kde chceš, a ukonči tah.
steam-lesson-first-links-own-done = O spojení víc: na konci 1 VB a další cesta pro kostky.
steam-lesson-first-links-own-else = Tím by tah skončil bez nového dokončeného spojení. Vrať to a zkus některý z plánů.
steam-lesson-first-links-own-unfinished = Žádné nové spojení zatím není dokončené. Zkus některý z plánů, nebo pokračuj v začatém.

steam-lesson-first-links-points =
    Příjem platí tvou trať kolo za kolem, ale na konci jsou 2 příjmu jen 1 VB. Tedy nejdřív příjem a od půlky partie VB. Na svých spojeních získávají body z tvých kostek i ostatní, a ty na svých z jejich.
steam-lesson-first-links-points-task = Získej jednou kostkou aspoň 2 body, jako příjem nebo jako VB.
steam-lesson-first-links-points-done = Dobrá přeprava. Podruhé by šla další kostka, nebo lokomotiva na stupeň 3.
steam-lesson-first-links-points-else = To ještě nejsou 2 body jednou kostkou: najdi takovou, která pojede přes dvě tvá spojení.
steam-lesson-first-links-points-locomotive = To se vyplatí, až bude mít tvoje trasa 3 spojení, a stojí tě to tuto přepravu. Teď jde o kostku.

steam-lesson-first-links-end =
    To je celá hra. Na konci se k tvým VB přičte: 1 za každé dokončené spojení, 1 za 2 příjmu a −2 za každý příjem pod 0. Začíná se základní hrou, jako tady; ve standardní se draží pořadí a půjčuje jen na začátku kola, v prvním aspoň $10. Zkusíš to proti lehkým botům?
