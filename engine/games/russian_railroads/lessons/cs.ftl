## První tahy: co se vysvětluje, úkol, co přinesl, a proč jiný tah není to, o co v kroku jde

russian-railroads-lesson-first-turns = První tahy

russian-railroads-lesson-first-turns-board =
    Tvoje deska: tři železnice z Moskvy, které rostou doprava, nahoře Transsibiřská magistrála, pod ní Sankt Petěrburg a Kyjev. Poslední řada je průmysl. Po každém ze šesti kol boduje všechno, co už stojí, takže brzké stavby znovu a znovu. Vyhrává, kdo má na konci nejvíc bodů. Máš 6 dělníků a 1 minci; proti tobě hrají { $first } a { $second }.

russian-railroads-lesson-first-turns-black =
    V tahu obsadíš jedno akční pole: postavíš na něj tolik dělníků, kolik ukazuje, a hned provedeš jeho akci. Pole, která můžeš obsadit, mají rámeček a číslo ze seznamů dole. Na každé trati jdou první černé kolejnice: samy nebodují, ale přinášejí lepší kolejnice.
russian-railroads-lesson-first-turns-black-task = Vezmi „2 kroky černou“ (A), zaplať dělníkem, posuň černou na Transsibiřské magistrále dvakrát a potvrď.
russian-railroads-lesson-first-turns-black-done = Černá prošla polem 2 Transsibiřské magistrály: to ti přináší šedé kolejnice, a ty už bodují. Až do potvrzení šlo všechno vzít zpět.
russian-railroads-lesson-first-turns-black-else = Na toto pole dojde později: teď jde o první černé kolejnice.
russian-railroads-lesson-first-turns-black-dearer = 3 kroky černou stojí 2 dělníky; 2 kroky za 1 dělníka tady stačí.
russian-railroads-lesson-first-turns-black-early = Kdo pasuje, v tomto kole už na tah nepřijde, a ty máš ještě všechny dělníky.
russian-railroads-lesson-first-turns-black-route = Šedé kolejnice přijdou nejdřív na Transsibiřské magistrále, na poli 2.
russian-railroads-lesson-first-turns-black-coin = Mince může zastoupit dělníka, ale tu svou budeš brzy potřebovat.

russian-railroads-lesson-first-turns-grey =
    { $first } a { $second } už své tahy mají za sebou: obsazené pole zůstává obsazené až do konce kola. Každé pole trati boduje za nejlepší kolejnici, která na něj nebo za něj došla: 1 za šedou, 2 za hnědou, 4 za bezbarvou, 7 za bílou. Šedá vždy zůstává za černou.
russian-railroads-lesson-first-turns-grey-task = Vezmi za dělníka „2 kroky šedou“ (A).
russian-railroads-lesson-first-turns-grey-done = Tvoje šedá kolejnice leží na poli 2, za černou na poli 3. Posunout ji šlo jen jedním způsobem, proto se tě nikdo neptal.
russian-railroads-lesson-first-turns-grey-else = Tvoje nové šedé kolejnice ještě neleží na trati: nejdřív posuň je.
russian-railroads-lesson-first-turns-grey-early = Kdo pasuje, v tomto kole už na tah nepřijde, a ty máš ještě 5 dělníků.
russian-railroads-lesson-first-turns-grey-coin = Minci si nech: budeš ji potřebovat na něco, co dělníkem zaplatit nejde.

russian-railroads-lesson-first-turns-locomotive =
    Kolejnice bodují jen tam, kam dosáhnou tvé lokomotivy. Tvoje lokomotiva 1 na Transsibiřské magistrále dosáhne na pole 1. Další v zásobě je vždy ta nejnižší: 2. Dvě se tam sčítají, 1 a 2 dosáhnou na pole 3. Levné pole už je obsazené ({ $first }), a tak to teď stojí 2 dělníky.
russian-railroads-lesson-first-turns-locomotive-task = Vezmi „Lokomotiva nebo továrna“ za 2 dělníky (A) a polož lokomotivu na volné místo u Transsibiřské magistrály.
russian-railroads-lesson-first-turns-locomotive-done = Transsibiřská magistrála teď boduje až po pole 3: tvoje dvě šedá pole jsou 2 body za kolo.
russian-railroads-lesson-first-turns-locomotive-else = Bez lokomotivy boduje z tvých dvou šedých polí jen pole 1: nejdřív si ji vezmi.
russian-railroads-lesson-first-turns-locomotive-both = Lokomotiva a továrna stojí 3 dělníky; teď stačí samotná lokomotiva.
russian-railroads-lesson-first-turns-locomotive-factory = Továrna pomůže průmyslu, a s tím ještě nezačínáš: nejdřív lokomotiva.
russian-railroads-lesson-first-turns-locomotive-replaced = Místo lokomotivy 1 by lokomotiva 2 dosáhla jen na pole 2; vedle ní dosáhnou na pole 3.
russian-railroads-lesson-first-turns-locomotive-route = Tvoje šedé kolejnice leží na Transsibiřské magistrále: lokomotiva ti přinese body tam.
russian-railroads-lesson-first-turns-locomotive-coin = Minci si nech: budeš ji potřebovat na něco, co dělníkem zaplatit nejde.

russian-railroads-lesson-first-turns-industry =
    Průmyslový rozvoj je lišta pod tvými tratěmi. Ukazatel boduje v každém kole číslo, na kterém stojí. Prázdné výřezy mezi čísly nemůže přeskočit: výřez zaplní továrna, a ukazatel, který na ni vstoupí, provede, co ukazuje.
russian-railroads-lesson-first-turns-industry-task = Posuň za dělníka svůj ukazatel o 1 krok průmyslu (A).
russian-railroads-lesson-first-turns-industry-done = Tvůj ukazatel stojí na 1: o 1 bod víc v každém kole.
russian-railroads-lesson-first-turns-industry-else = Teď jde o ukazatel průmyslového rozvoje.
russian-railroads-lesson-first-turns-industry-dearer = To stojí poslední 2 dělníky, a jednoho budeš potřebovat.
russian-railroads-lesson-first-turns-industry-coin = Minci si nech: budeš ji potřebovat na něco, co dělníkem zaplatit nejde.

russian-railroads-lesson-first-turns-hire =
    V každém kole jde najmout jednoho inženýra, za minci místo dělníka. Bude z něj tvoje vlastní akční pole, od tohoto kola až do konce. Dva vedle něj může použít každý a po každém kole se všichni posunou. Na konci je za nejvíc inženýrů 40 bodů, za druhý nejvyšší počet 20.
russian-railroads-lesson-first-turns-hire-task = Najmi za svou minci inženýra 12 (A).
russian-railroads-lesson-first-turns-hire-done = Inženýr 12 je tvůj: 2 kroky černou za dělníka, jednou za kolo, a nikdo ti to pole nevezme.
russian-railroads-lesson-first-turns-hire-else = Tvoje mince je na inženýra: v tomto kole jde najmout jen jeho.
russian-railroads-lesson-first-turns-hire-variable = Tak inženýra využiješ jen na jeden tah; když ho najmeš, inženýr 12 ti zůstane.
russian-railroads-lesson-first-turns-hire-early = Kdo pasuje, v tomto kole už na tah nepřijde, a inženýra 12 jde najmout teď.

russian-railroads-lesson-first-turns-engineer =
    { $second } už pasuje. Ty máš ještě dělníka. Vlastní inženýři se používají jako každé jiné pole, jen můžeš část toho, co nabízejí, vynechat.
russian-railroads-lesson-first-turns-engineer-task = Postav posledního dělníka na inženýra 12 (A) a posuň černou na Transsibiřské magistrále na pole 5.
russian-railroads-lesson-first-turns-engineer-done = Když už nemáš čím platit, pasuješ automaticky. Jakmile pasovali všichni, proběhlo vyhodnocení kola.
russian-railroads-lesson-first-turns-engineer-else = Inženýr 12 už je zaplacený: využij jeho pole, než kolo skončí.
russian-railroads-lesson-first-turns-engineer-early = Ještě máš dělníka, a kdo pasuje, v tomto kole už na tah nepřijde.
russian-railroads-lesson-first-turns-engineer-route = Na poli 6 Transsibiřské magistrály přijdou hnědé kolejnice, pokračuj tedy tam.

russian-railroads-lesson-first-turns-scored =
    Tvoje 3 body: Transsibiřská magistrála 2, za šedou na polích 1 a 2, a průmysl 1. Kdo je v pořadí na tahu později, má za pasování 2 nebo 3 body. Všichni dělníci jsou zpátky, všechna pole volná, inženýři se posunuli a vše, co máš, bude po tomto kole bodovat znovu.

russian-railroads-lesson-first-turns-factory =
    Lokomotivy mají dvě strany: otočené jsou to továrny. Továrna zaplní další výřez tvého průmyslu. I tady jde první nejnižší číslo: číslo 2 ti dá další lokomotivu nebo továrnu, pokaždé když na ni tvůj ukazatel vstoupí.
russian-railroads-lesson-first-turns-factory-task = Postav továrnu akcí „Lokomotiva nebo továrna“ za 1 dělníka (A).
russian-railroads-lesson-first-turns-factory-done = První výřez je zaplněný: za polem 5 by teď ukazatel mohl přes továrnu pokračovat na 10.
russian-railroads-lesson-first-turns-factory-else = V tomto tahu jde o to zaplnit první výřez tvého průmyslu.
russian-railroads-lesson-first-turns-factory-dearer = Na vedlejším poli to samé stojí 1 dělníka.
russian-railroads-lesson-first-turns-factory-both = Obojí dohromady stojí 3 dělníky; tady stačí továrna.
russian-railroads-lesson-first-turns-factory-locomotive = Lokomotivu už máš; teď zaplň výřez svého průmyslu.
russian-railroads-lesson-first-turns-factory-early = Kdo pasuje, v tomto kole už na tah nepřijde, a ty máš všechny dělníky.

russian-railroads-lesson-first-turns-doubler =
    Žetony zdvojnásobení leží nad Transsibiřskou magistrálou, počínaje polem 1, a zdvojnásobují, co pole boduje: ze šedé 1 jsou 2, z bílé 7 je 14, v každém kole. Můžeš jich mít osm, a čím lepší máš kolejnice, tím víc přinášejí.
russian-railroads-lesson-first-turns-doubler-task = Vezmi si žeton zdvojnásobení (A).
russian-railroads-lesson-first-turns-doubler-done = Pole 1 teď boduje 2: o 1 bod víc v každém kole, a s lepšími kolejnicemi ještě víc.
russian-railroads-lesson-first-turns-doubler-else = V tomto tahu jde o žeton zdvojnásobení.
russian-railroads-lesson-first-turns-doubler-early = Kdo pasuje, v tomto kole už na tah nepřijde, a ty máš ještě 5 dělníků.

russian-railroads-lesson-first-turns-brown =
    A teď bez pomoci. Černá leží na poli 5 Transsibiřské magistrály a na poli 6 přijdou hnědé kolejnice, za 2 body na pole. Krok černou má několik polí, seznamy říkají, co které přinese. Pod nimi ? ukazuje pravidla a vysvětluje symboly.
russian-railroads-lesson-first-turns-brown-task = Dostaň černou na pole 6 Transsibiřské magistrály, jakkoli chceš.
russian-railroads-lesson-first-turns-brown-done = Hnědé kolejnice! Jdou za šedými; bezbarvé přijdou na poli 10, bílá na konci.
russian-railroads-lesson-first-turns-brown-else = Po tomto tahu černá na poli 6 ještě není. Najdi krok černou a udělej ho na Transsibiřské magistrále.
russian-railroads-lesson-first-turns-brown-early = Kdo pasuje, v tomto kole už na tah nepřijde. Najdi pole s krokem černou.

russian-railroads-lesson-first-turns-end =
    To je celá hra: dělníci na akční pole, kolejnice a lokomotivy společně, průmysl krok za krokem, a po každém kole to všechno boduje. Cestou přijde víc: pole ?, prémie Kyjeva, pořadí na tahu. Seznamy říkají, co co přinese, a ? pod nimi ukazuje pravidla. Zkusíš to proti lehkým botům?
