## První kola: co se vysvětluje, úkol, co přinesl, a proč jiný tah není to, o co v kroku jde

railroad-revolution-lesson-first-rounds = První kola

railroad-revolution-lesson-first-rounds-goal =
    Vlastníš železniční společnost v Americe. Z Washingtonu a Charlotte kladeš koleje na západ, stavíš stanice a telegrafní úřady a děláš z pracovníků manažery mezníků. Body jsou za mezníky, vlaky a tři stupnice výkonu. Až někomu zbude málo komponent, kolo se dohraje a přijde ještě jedno. Proti tobě hraje { $first }; šedé komponenty nejsou nikoho.

railroad-revolution-lesson-first-rounds-wealth =
    Začínáš s $600, 3 akciemi (po $150) a 4 bílými pracovníky a bereš si kartičku počátečního jmění s jedním pracovníkem. Před tebou leží dva mezníky. Jeden je za 12 bodů: dvě města úrovně 2 ve tvé síti, stanice v jednom úrovně 1 a šedý pracovník jako manažer.
railroad-revolution-lesson-first-rounds-wealth-task = Vezmi kartičku, která pomůže: šedého pracovníka.
railroad-revolution-lesson-first-rounds-wealth-done = Máš 6 akcií a šedého pracovníka, kterého mezník chce.
railroad-revolution-lesson-first-rounds-wealth-else = Tvůj mezník za 12 bodů chce šedého manažera.
railroad-revolution-lesson-first-rounds-wealth-gray = Oranžový pracovník pro tvůj mezník manažerem není: chce šedého.

railroad-revolution-lesson-first-rounds-rails =
    V tahu umístíš jednoho pracovníka na jednu ze čtyř akcí. Železnice položí dvě koleje, které navazují na tvou síť: $400 a $100 navíc za každý trojúhelník obtížné krajiny. Města úrovně 2 jsou Chicago, Miami a Little Rock.
railroad-revolution-lesson-first-rounds-rails-task = Železnice bílým pracovníkem: Charlotte–Miami, pak Miami–Little Rock.
railroad-revolution-lesson-first-rounds-rails-done = Dvě města úrovně 2 za $500; platí se na konci akce.
railroad-revolution-lesson-first-rounds-rails-else = V tomto tahu jde o dvě koleje do Miami a Little Rocku.
railroad-revolution-lesson-first-rounds-rails-gray = Šedý pracovník má být manažerem; bílý postaví totéž.
railroad-revolution-lesson-first-rounds-rails-dearer = To stojí víc: přes Miami se za $500 dostaneš do dvou měst úrovně 2.
railroad-revolution-lesson-first-rounds-rails-level = Houston má úroveň 3; tvůj mezník chce úroveň 2.
railroad-revolution-lesson-first-rounds-rails-bank = Nepotřebuješ ani jedno: peněz je dost.

railroad-revolution-lesson-first-rounds-promote =
    Každý pracovník umí kromě akce ještě něco. Bílý povyšuje: kterýkoli tvůj pracovník jde na mezník, který chce jeho barvu, a zůstane tam, dokud není mezník splněný. Na konci tahu ti musí zůstat aspoň 4 pracovníci; máš jich 5.
railroad-revolution-lesson-first-rounds-promote-task = Povyš pracovníka: hodí se jen šedý.
railroad-revolution-lesson-first-rounds-promote-done = Tvůj šedý pracovník je manažerem mezníku. Dvě ze tří podmínek jsou splněné.
railroad-revolution-lesson-first-rounds-promote-else = Využij, co bílý pracovník přináší: povyš šedého.
railroad-revolution-lesson-first-rounds-promote-bank = Peníze teď nepotřebuješ: povyš šedého pracovníka.

railroad-revolution-lesson-first-rounds-station =
    Stanice jde do kteréhokoli města tvé sítě za cenu, která je u něj. Jeho kartička tě odmění; kdo je tam první, může vzít i bonus. Máš jen $100: co chybí, zaplatí se akciemi.
railroad-revolution-lesson-first-rounds-station-task = Stanice ve Washingtonu. Vezmi odměnu, oranžového pracovníka, a bonus, jednu akcii.
railroad-revolution-lesson-first-rounds-station-done = Stanice ve městě úrovně 1: mezník je splněný, 12 bodů. Jeho manažer jde zpět do společné zásoby.
railroad-revolution-lesson-first-rounds-station-else = Tvůj mezník ještě chce stanici ve městě úrovně 1 a Washington je volný.
railroad-revolution-lesson-first-rounds-station-bank = Předem není třeba prodávat nic: platba prodá právě tolik akcií, kolik potřebuje.
railroad-revolution-lesson-first-rounds-station-orange = Vezmi oranžového: za chvíli uvidíš, co umí.
railroad-revolution-lesson-first-rounds-station-later = To přijde později. Tvému mezníku chybí do 12 bodů jediná stanice.

railroad-revolution-lesson-first-rounds-milestone =
    Za splněný mezník si vezmeš tři kartičky s dalším písmenem, které mají větší cenu, a jednu si necháš. Každá z nich chce dva manažery. U každé si všimni posledního řádku: co ti chybí a které pracovníky máš.
railroad-revolution-lesson-first-rounds-milestone-task = Nech si ten, pro který máš oranžového manažera.
railroad-revolution-lesson-first-rounds-milestone-done = 20 bodů jako cíl: dvě města úrovně 3, stanice v jednom z nich, fialový a oranžový manažer.
railroad-revolution-lesson-first-rounds-milestone-else = Pro tento zatím manažera nemáš. Jeden ze tří chce oranžového pracovníka.

railroad-revolution-lesson-first-rounds-office =
    Telegrafní úřad nic nestojí a přinese akcie; úřady vedle sebe na konci bodují. Barevní pracovníci umějí něco jiného než bílí: oranžový tu přinese $100 za každou akcii. Na ikoně dohody následuje kartička dohody.
railroad-revolution-lesson-first-rounds-office-task = Telegraf oranžovým pracovníkem v sektoru 3; peníze vezmi pomocí Hotovo.
railroad-revolution-lesson-first-rounds-office-done = 3 akcie a $300. Tvůj oranžový pracovník zatím zůstává na akci: ještě se vrátí.
railroad-revolution-lesson-first-rounds-office-else = V tomto tahu jde o úřad s oranžovým pracovníkem.
railroad-revolution-lesson-first-rounds-office-orange = Bílý tu peníze nepřinese, oranžový přinese $100 za každou akcii.
railroad-revolution-lesson-first-rounds-office-sector = Sektor 3 přinese stejně a pak ještě kartičku dohody.
railroad-revolution-lesson-first-rounds-office-instead = To by bylo místo těch $300. Pracovníka můžeš povýšit v některém dalším tahu.
railroad-revolution-lesson-first-rounds-office-bank = Úřad nic nestojí.

railroad-revolution-lesson-first-rounds-deal =
    Odkryté jsou dvě dohody; ty můžeš přijmout obě, ostatní pak každý jednu. Tady stojí dva kroky na stupnicích výkonu 2 akcie. Na konci každá stupnice násobí: její hodnota krát tvoje úřady, stanice, nebo města úrovně 5.
railroad-revolution-lesson-first-rounds-deal-task = Vezmi kroky: jeden na Telegraf, jeden na Stanice. Pak odmítni.
railroad-revolution-lesson-first-rounds-deal-done = Každý tvůj úřad a každá stanice má teď cenu 1 bodu, i ty budoucí.
railroad-revolution-lesson-first-rounds-deal-else = Vezmi dva kroky a nic jiného.
railroad-revolution-lesson-first-rounds-deal-steps = Pracovníků máš dost; body jsou za kroky.
railroad-revolution-lesson-first-rounds-deal-decline = Máš 9 akcií a dva kroky stojí 2.
railroad-revolution-lesson-first-rounds-deal-second = Máš ještě druhý krok: využij ho.
railroad-revolution-lesson-first-rounds-deal-network = Město úrovně 5 zatím nemáš; úřad a stanici ano.
railroad-revolution-lesson-first-rounds-deal-bank = Na tuto dohodu máš akcií dost.

railroad-revolution-lesson-first-rounds-trade =
    Docházejí peníze? Obchod nadobro prodá komponentu na tvé desce nejvíc vlevo. Přitom můžeš otočit vlak: jeho bonus je tvůj, ale lícem dolů přijde o svých 8 bodů. A bílý pracovník může povýšit, i toho, kdo stojí na akci.
railroad-revolution-lesson-first-rounds-trade-task = Obchod. Povyš oranžového pracovníka, pak Hotovo.
railroad-revolution-lesson-first-rounds-trade-done = $500 a první ze dvou manažerů pro tvých 20 bodů.
railroad-revolution-lesson-first-rounds-trade-else = V tomto tahu jde o peníze a manažera: Obchod.
railroad-revolution-lesson-first-rounds-trade-flip = Jeho bonus je povýšení, a na to nemáš pracovníky. Lícem dolů by vlak přišel o 8 bodů.
railroad-revolution-lesson-first-rounds-trade-promote = Nejdřív povyš oranžového pracovníka: je prvním ze dvou manažerů.
railroad-revolution-lesson-first-rounds-trade-bank = Peníze přinese sám Obchod.

railroad-revolution-lesson-first-rounds-network =
    A teď bez pomoci. Nad seznamem jsou celé plány s písmeny jako na obrázku: jedno klepnutí udělá všechno. Tvůj mezník chce dvě města úrovně 3, třeba Kansas City, Duluth a Houston.
railroad-revolution-lesson-first-rounds-network-task = Napoj posledním pracovníkem dvě města úrovně 3, plánem nebo kolej po koleji.
railroad-revolution-lesson-first-rounds-network-done = Tvoje síť teď má dvě města úrovně 3.
railroad-revolution-lesson-first-rounds-network-else = Tyto koleje dvě města úrovně 3 nenapojí. Plán A ano.

railroad-revolution-lesson-first-rounds-other =
    { $first } pokládá kolej na ikonu dohody. Kdo kartičku dohody spustí, rozhoduje první, pak může každý další přijmout jednu dohodu. Za 4 akcie dostaneš stanici, bez placení ceny a bez odměn.
railroad-revolution-lesson-first-rounds-other-task = Přijmi dohodu a stav v Duluthu, městě úrovně 3.
railroad-revolution-lesson-first-rounds-other-done = Ta stanice byla kromě fialového manažera poslední podmínka, a na tvé stupnici je to 1 bod.
railroad-revolution-lesson-first-rounds-other-else = Tvůj mezník chce stanici ve městě úrovně 3.
railroad-revolution-lesson-first-rounds-other-decline = Máš 7 akcií a právě ta stanice tvému mezníku ještě chybí.
railroad-revolution-lesson-first-rounds-other-bank = Na tuto dohodu máš akcií dost.
railroad-revolution-lesson-first-rounds-other-level = Tvůj mezník chce stanici ve městě úrovně 3: Duluth, tam vede nejlevnější cesta.

railroad-revolution-lesson-first-rounds-end =
    Poslední pracovník je venku, takže v příštím tahu se všichni vrátí z akcí. To je celá hra: koleje vedou do měst, stanice přinášejí pracovníky, úřady akcie; z pracovníků jsou manažeři, mezníky a stupnice bodují. Seznamy říkají, co který tah stojí a přinese, a ? ukazuje pravidla. Zkusíš to proti lehkým botům?
