## The first rounds: what is explained, the task, what it has brought, and why another move is not what the step is about

railroad-revolution-lesson-first-rounds = Az első fordulók

railroad-revolution-lesson-first-rounds-goal =
    Egy amerikai vasúttársaság a tiéd. Washingtonból és Charlotte-ból nyugatra építesz síneket, állomásokat és távíróhivatalokat, a munkásaidból mérföldkövek menedzserei lesznek. Pontot a mérföldkövek, a vonatok és három sáv ad. Ha valakinek kevés eleme marad, a forduló végigmegy, és jön még egy. { $first } az ellenfeled; a szürke elemek senkiéi.

railroad-revolution-lesson-first-rounds-wealth =
    600 $-ral, 3 részvénnyel (darabja 150 $) és 4 fehér munkással kezdesz, és elveszel egy kártyát: ajándék és egy munkás. Két mérföldkő van előtted. Az egyik 12 pont: két 2. szintű város a hálózatodban, állomás egy 1. szintű városban, és menedzsernek egy szürke munkás.
railroad-revolution-lesson-first-rounds-wealth-task = Vedd el a kártyát, amelyik segít: a szürke munkást.
railroad-revolution-lesson-first-rounds-wealth-done = 6 részvényed van, és egy szürke munkásod, akit a mérföldkő kér.
railroad-revolution-lesson-first-rounds-wealth-else = A 12 pontos mérföldköved szürke menedzsert kér.
railroad-revolution-lesson-first-rounds-wealth-gray = Narancs munkás nem lehet a mérföldköved menedzsere: szürkét kér.

railroad-revolution-lesson-first-rounds-rails =
    Egy körben egy munkást küldesz a négy akció egyikére. A Vasút két sínt épít, amelyek a hálózatodat folytatják: 400 $, és a rajtuk lévő minden terep-háromszög még 100 $. 2. szintű város: Chicago, Miami és Little Rock.
railroad-revolution-lesson-first-rounds-rails-task = Vasút egy fehér munkással: Charlotte–Miami, aztán Miami–Little Rock.
railroad-revolution-lesson-first-rounds-rails-done = Két 2. szintű város 500 $-ért; fizetni az akció végén kell.
railroad-revolution-lesson-first-rounds-rails-else = Ebben a körben két sínről van szó, Miami és Little Rock felé.
railroad-revolution-lesson-first-rounds-rails-gray = A szürke munkásból menedzser lesz; a fehér ugyanúgy épít.
railroad-revolution-lesson-first-rounds-rails-dearer = Ez többe kerül: Miamin át 500 $-ért két 2. szintű várost érsz el.
railroad-revolution-lesson-first-rounds-rails-level = Houston 3. szintű; a mérföldköved 2. szintűt kér.
railroad-revolution-lesson-first-rounds-rails-bank = Egyik sem kell: elég a pénzed.

railroad-revolution-lesson-first-rounds-promote =
    Az akció mellett minden munkás tehet még valamit. A fehér előléptet: bármelyik munkásod olyan mérföldkőre kerül, amely a színét kéri, és ott marad, amíg az el nem készül. A kör végén legalább 4 munkásodnak maradnia kell; most 5 van.
railroad-revolution-lesson-first-rounds-promote-task = Léptess elő egy munkást: csak a szürke illik.
railroad-revolution-lesson-first-rounds-promote-done = A szürke munkásod a mérföldkő menedzsere. A három feltételből kettő megvan.
railroad-revolution-lesson-first-rounds-promote-else = Használd, amit a fehér munkás hoz: léptesd elő a szürkét.
railroad-revolution-lesson-first-rounds-promote-bank = Pénz most nem kell: léptesd elő a szürke munkást.

railroad-revolution-lesson-first-rounds-station =
    Állomás a hálózatod bármelyik városában lehet, a városnál álló áron. A lapkája jutalmat ad; aki ott az első, a bónuszt is kérheti. Csak 100 $-od van: ami hiányzik, azt részvényekkel fizeted.
railroad-revolution-lesson-first-rounds-station-task = Állomás Washingtonban. Kérd a jutalmat, egy narancs munkást, és a bónuszt, egy részvényt.
railroad-revolution-lesson-first-rounds-station-done = Állomás egy 1. szintű városban: a mérföldkő kész, 12 pont. A menedzsere visszamegy a bankba.
railroad-revolution-lesson-first-rounds-station-else = A mérföldkövedhez még egy állomás kell egy 1. szintű városban, és Washington szabad.
railroad-revolution-lesson-first-rounds-station-bank = Előre semmit sem kell eladni: fizetéskor épp annyi részvény megy el, amennyi kell.
railroad-revolution-lesson-first-rounds-station-orange = A narancsot kérd: mindjárt meglátod, mit tud.
railroad-revolution-lesson-first-rounds-station-later = Az később jön. A mérföldkövedhez már csak egy állomás hiányzik, és 12 pont.

railroad-revolution-lesson-first-rounds-milestone =
    A kész mérföldkőért hármat húzol a következő fajtából, ezek többet érnek, és egyet megtartasz. Mindegyik két menedzsert kér. Nézd az utolsó sorukat: mi hiányzik, és melyik munkás van meg.
railroad-revolution-lesson-first-rounds-milestone-task = Azt tartsd meg, amelyikhez narancs menedzsered van.
railroad-revolution-lesson-first-rounds-milestone-done = 20 pontért dolgozol: két 3. szintű város, az egyikben állomás, egy lila és egy narancs menedzser.
railroad-revolution-lesson-first-rounds-milestone-else = Ahhoz még nincs menedzsered. A három közül az egyik narancs munkást kér.

railroad-revolution-lesson-first-rounds-office =
    A távíróhivatal ingyen van, és részvényeket hoz; a szomszédos hivatalok a végén pontot érnek. A színes munkások mást tudnak, mint a fehérek: a narancs itt minden részvényért 100 $-t hoz. Üzletikonnál az üzletkártya jön.
railroad-revolution-lesson-first-rounds-office-task = Távíró a narancs munkással a 3. szektorban, a pénz pedig a Kész gombbal jár.
railroad-revolution-lesson-first-rounds-office-done = 3 részvény és 300 $. A narancs munkásod egyelőre az akción marad: vissza fog jönni.
railroad-revolution-lesson-first-rounds-office-else = Ebben a körben a narancs munkással épített hivatalról van szó.
railroad-revolution-lesson-first-rounds-office-orange = A fehér itt nem hoz pénzt, a narancs részvényenként 100 $-t.
railroad-revolution-lesson-first-rounds-office-sector = A 3. szektor ugyanannyit hoz, és utána az üzletkártyát.
railroad-revolution-lesson-first-rounds-office-instead = Ez a 300 $ helyett lenne. A munkást egy későbbi körben is előléptetheted.
railroad-revolution-lesson-first-rounds-office-bank = A hivatal ingyen van.

railroad-revolution-lesson-first-rounds-deal =
    Két üzlet van felfordítva; te mindkettőt elfogadhatod, a többiek utána egyet-egyet. Itt két lépés a sávjaidon 2 részvény. A végén minden sáv szoroz: az értéke szorozva a hivatalaid, az állomásaid vagy az 5. szintű városaid számával.
railroad-revolution-lesson-first-rounds-deal-task = Kérd a lépéseket: egyet a Távíró, egyet az Állomások sávon. Utána: Nem kérek.
railroad-revolution-lesson-first-rounds-deal-done = Minden hivatalod és minden állomásod most 1 pont, a későbbiek is.
railroad-revolution-lesson-first-rounds-deal-else = A két lépést kérd, és semmi mást.
railroad-revolution-lesson-first-rounds-deal-steps = Munkásod van elég; a lépések pontot érnek.
railroad-revolution-lesson-first-rounds-deal-decline = 9 részvényed van, és két lépés 2 részvény.
railroad-revolution-lesson-first-rounds-deal-second = Van még egy lépésed: használd.
railroad-revolution-lesson-first-rounds-deal-network = Még nincs 5. szintű városod; hivatalod és állomásod van.
railroad-revolution-lesson-first-rounds-deal-bank = Erre az üzletre elég részvényed van.

railroad-revolution-lesson-first-rounds-trade =
    Kevés a pénz? A Kereskedés végleg eladja a táblád bal szélső elemét. Egy vonatot is megfordíthatsz: a bónusza a tiéd, de lefordítva elveszti a 8 pontját. És a fehér munkásod előléptethet, akár olyat is, aki egy akción áll.
railroad-revolution-lesson-first-rounds-trade-task = Kereskedés. Léptesd elő a narancs munkást, aztán Kész.
railroad-revolution-lesson-first-rounds-trade-done = 500 $, és a 20 pontodhoz a két menedzser közül az első.
railroad-revolution-lesson-first-rounds-trade-else = Ebben a körben pénzről és egy menedzserről van szó: Kereskedés.
railroad-revolution-lesson-first-rounds-trade-flip = A bónusza előléptetés, ahhoz nincs elég munkásod. Lefordítva a vonat 8 pontot veszítene.
railroad-revolution-lesson-first-rounds-trade-promote = Előbb léptesd elő a narancs munkást: ő a két menedzser közül az első.
railroad-revolution-lesson-first-rounds-trade-bank = A Kereskedés maga hozza a pénzt.

railroad-revolution-lesson-first-rounds-network =
    Most magad jössz. A lista fölött egész tervek állnak, a képen is látható betűkkel: egy koppintás mindent elvégez. A mérföldköved két 3. szintű várost kér, ilyen például Kansas City, Duluth és Houston.
railroad-revolution-lesson-first-rounds-network-task = Köss be két 3. szintű várost az utolsó munkásoddal, tervvel vagy sínenként.
railroad-revolution-lesson-first-rounds-network-done = A hálózatodban most két 3. szintű város van.
railroad-revolution-lesson-first-rounds-network-else = Ezek a sínek nem kötnek be két 3. szintű várost. Az A terv igen.

railroad-revolution-lesson-first-rounds-other =
    { $first } sínt épített egy üzletikonra. Aki az üzletkártyát kiváltja, előbb dönt, utána mindenki más egy üzletet fogadhat el. 4 részvényért egy állomás jár, az ára és a jutalmai nélkül.
railroad-revolution-lesson-first-rounds-other-task = Fogadd el az üzletet, és építs Duluthban, ez 3. szintű város.
railroad-revolution-lesson-first-rounds-other-done = A lila menedzseren kívül ez az állomás volt az utolsó feltétel, és 1 pont a sávodon.
railroad-revolution-lesson-first-rounds-other-else = A mérföldkövedhez állomás kell egy 3. szintű városban.
railroad-revolution-lesson-first-rounds-other-decline = 7 részvényed van, és a mérföldkövedhez épp ez az állomás hiányzik.
railroad-revolution-lesson-first-rounds-other-bank = Erre az üzletre elég részvényed van.
railroad-revolution-lesson-first-rounds-other-level = A mérföldkövedhez állomás kell egy 3. szintű városban: Duluth, oda vezet a legolcsóbb út.

railroad-revolution-lesson-first-rounds-end =
    Az utolsó munkásod is kint van, így a következő köröddel mind visszajönnek. Ennyi a játék: a sínek városokat érnek el, az állomások munkást hoznak, a hivatalok részvényt; a munkásból menedzser lesz, a mérföldkövek és a sávok pontot érnek. A listák megmondják, mi mibe kerül és mit hoz, a ? a szabályokat mutatja. Kipróbálod könnyű botok ellen?
