export const textsPl: Readonly<Record<string, string>> = {
  'Acetone technical 99.5 %': 'Aceton techniczny 99,5 %',
  'Fast-evaporating solvent for resins, lacquers and adhesives; degreases metal, glass and tools.':
    'Szybko odparowujący rozpuszczalnik do żywic, lakierów i klejów; odtłuszcza metal, szkło i narzędzia.',
  acetone: 'aceton',
  vapours: 'par',
  'protective gloves/eye protection': 'rękawice ochronne/ochronę oczu',
  Solvent: 'Rozpuszczalnik',
  'Cleaning and degreasing agent': 'Środek czyszczący i odtłuszczający',
  'Laboratory reagent': 'Odczynnik laboratoryjny',
  'Consumer spray applications': 'Natryskiwanie przez konsumentów',
  'Wipe the surface with a lint-free cloth wetted with acetone and let it dry; use in well-ventilated places only.':
    'Przetrzeć powierzchnię niestrzępiącą się ściereczką zwilżoną acetonem i pozostawić do wyschnięcia; stosować tylko w dobrze wentylowanych miejscach.',
  'Undiluted.': 'Bez rozcieńczania.',
  'Evaporates without residue. Softens polystyrene, ABS and many lacquers: test first in a hidden place.':
    'Odparowuje bez pozostałości. Zmiękcza polistyren, ABS i wiele lakierów: najpierw wypróbować w niewidocznym miejscu.',
  liquid: 'ciecz',
  colourless: 'bezbarwny',
  sweetish: 'słodkawy',
  'highly flammable liquid': 'wysoce łatwopalna ciecz',
  'closed cup': 'tygiel zamknięty',
  'at 20 °C': 'w 20 °C',
  'miscible with water': 'miesza się z wodą',
  'air = 1': 'powietrze = 1',
  'peak limit factor 2(I), remark Y': 'współczynnik przekroczenia 2(I), uwaga Y',
  'Section 8.1: exposure limit supplemented by peak limit and remark.':
    'Sekcja 8.1: wartość dopuszczalną uzupełniono o ograniczenie wartości szczytowych i uwagę.',
  'Section 15.1: drug precursor and solvent emissions added.':
    'Sekcja 15.1: dodano prekursor narkotykowy i emisje rozpuszczalników.',
  'Format of Regulation (EU) 2020/878 in all sections.':
    'Format zgodny z rozporządzeniem (UE) 2020/878 we wszystkich sekcjach.',
  'Section 9.1: flash point and density measured anew.':
    'Sekcja 9.1: ponownie zmierzono temperaturę zapłonu i gęstość.',
  'Thinner for coatings and adhesives': 'Rozcieńczalnik do lakierów i klejów',
  'Cleaning of tools and spray guns': 'Czyszczenie narzędzi i pistoletów natryskowych',
  'Cleaning before bonding and painting': 'Czyszczenie przed klejeniem i malowaniem',
  'Assay (gas chromatography)': 'Zawartość składnika głównego (chromatografia gazowa)',
  'Water content': 'Zawartość wody',
  'Acidity as acetic acid': 'Kwasowość w przeliczeniu na kwas octowy',
  'Residue on evaporation': 'Pozostałość po odparowaniu',
  'Colour number (Pt-Co)': 'Barwa (skala Pt-Co)',
  'Evaporation number (ether = 1)': 'Liczba odparowania (eter = 1)',
  'Refractive index': 'Współczynnik załamania światła',
  Density: 'Gęstość',
  'Boiling point': 'Temperatura wrzenia',
  'Flash point': 'Temperatura zapłonu',
  'Vapour pressure': 'Prężność pary',
  'Use clean, dry and earthed equipment.': 'Używać czystego, suchego i uziemionego sprzętu.',
  'Do not fill used product back into the pack.': 'Zużytego produktu nie wlewać z powrotem do opakowania.',
  'Plastic bottle': 'Butelka z tworzywa sztucznego',
  'Metal canister': 'Kanister metalowy',
  'Steel drum': 'Beczka stalowa',
  'Keep in the tightly closed original pack.': 'Przechowywać w szczelnie zamkniętym oryginalnym opakowaniu.',
  'Store in a cool, dry and well-ventilated place.': 'Przechowywać w chłodnym, suchym i dobrze wentylowanym miejscu.',
  'Keep away from sources of ignition; earth containers when filling.':
    'Trzymać z dala od źródeł zapłonu; podczas napełniania uziemić pojemniki.',
  'Suitable materials: steel and stainless steel.': 'Odpowiednie materiały: stal i stal nierdzewna.',
  'Ethanol 96 % denatured': 'Etanol 96 % skażony',
  'Ethanol denatured with butanone, for cleaning, extraction and as a solvent for inks and lacquers.':
    'Etanol skażony butanonem, do czyszczenia, ekstrakcji i jako rozpuszczalnik do farb drukarskich i lakierów.',
  ethanol: 'etanol',
  butanone: 'butanon',
  'Cleaning agent': 'Środek czyszczący',
  'Extraction agent': 'Środek ekstrahujący',
  'Food, medicinal products and cosmetics': 'Żywność, produkty lecznicze i kosmetyki',
  'Fuel for table fireplaces': 'Paliwo do kominków stołowych',
  'Apply with a cloth or from a dispenser, keep away from sources of ignition and ventilate well.':
    'Nanosić ściereczką lub z dozownika, trzymać z dala od źródeł zapłonu i dobrze wietrzyć.',
  'Undiluted, or diluted with water to 70 % by volume for cleaning.':
    'Bez rozcieńczania lub, do czyszczenia, po rozcieńczeniu wodą do 70 % obj.',
  'Denatured: exempt from spirits duty when used as intended.':
    'Skażony: przy użyciu zgodnym z przeznaczeniem zwolniony z akcyzy od alkoholu.',
  alcoholic: 'alkoholowy',
  'Section 8.1: limit values for butanone added.': 'Sekcja 8.1: dodano wartości dopuszczalne dla butanonu.',
  'Section 2.2: P240 added.': 'Sekcja 2.2: dodano P240.',
  'Section 2.2: P284, P304+P340 and P310 added.': 'Sekcja 2.2: dodano P284, P304+P340 i P310.',
  'Format of Regulation (EU) 2020/878.': 'Format zgodny z rozporządzeniem (UE) 2020/878.',
  'Section 8.1: exposure limit added.': 'Sekcja 8.1: dodano wartość dopuszczalną.',
  'Ethanol content': 'Zawartość etanolu',
  'Denaturant butanone': 'Środek skażający: butanon',
  'Sodium hypochlorite solution 12 % active chlorine': 'Podchloryn sodu, roztwór, 12 % aktywnego chloru',
  'Alkaline bleaching and oxidising solution for water treatment, laundries and swimming pool technology.':
    'Zasadowy roztwór bielący i utleniający do uzdatniania wody, pralni i techniki basenowej.',
  'sodium hypochlorite, solution': 'podchloryn sodu, roztwór',
  'sodium hydroxide': 'wodorotlenek sodu',
  'Water treatment': 'Uzdatnianie wody',
  'Bleaching agent in laundries': 'Środek bielący w pralniach',
  'Oxidising agent in the chemical industry': 'Utleniacz w przemyśle chemicznym',
  'Use together with acidic cleaners': 'Stosowanie razem z kwaśnymi środkami czyszczącymi',
  'Dose with a metering pump made of resistant plastics; never mix with acids.':
    'Dozować pompą dozującą z odpornego tworzywa sztucznego; nigdy nie mieszać z kwasami.',
  'Swimming pool water: 0.3 to 0.6 mg/l free chlorine. Laundry: 5 to 15 ml per kg of linen.':
    'Woda basenowa: od 0,3 do 0,6 mg/l wolnego chloru. Pralnia: od 5 do 15 ml na kg bielizny.',
  'Loses active chlorine in storage: at 20 °C about 1 % of it a week. Use within three months.':
    'Podczas magazynowania traci aktywny chlor: w 20 °C około 1 % tygodniowo. Zużyć w ciągu trzech miesięcy.',
  'yellowish green': 'żółtawozielony',
  'chlorine-like': 'zbliżony do chloru',
  decomposes: 'rozkłada się',
  'not flammable': 'niepalny',
  chlorine: 'chlor',
  'peak limit factor 1(I), remark Y': 'współczynnik przekroczenia 1(I), uwaga Y',
  'Section 8.1: exposure limit for chlorine added.': 'Sekcja 8.1: dodano wartość dopuszczalną dla chloru.',
  'Section 7.2: advice on vented caps.': 'Sekcja 7.2: wskazówka dotycząca zamknięć odpowietrzających.',
  'Sections 2 and 3: Aquatic Chronic 1 (H410) with its M factor according to CLP Annex VI.':
    'Sekcje 2 i 3: Aquatic Chronic 1 (H410) ze współczynnikiem M zgodnie z załącznikiem VI do CLP.',
  'Active chlorine': 'Aktywny chlor',
  'when filled': 'w chwili napełnienia',
  'Free alkali as sodium hydroxide': 'Wolne zasady w przeliczeniu na wodorotlenek sodu',
  Iron: 'Żelazo',
  Colour: 'Kolor',
  Odour: 'Zapach',
  'pH value': 'pH',
  'Do not mix with other products.': 'Nie mieszać z innymi produktami.',
  'Keep copper, iron and dirt away: impurities decompose the product.':
    'Nie dopuszczać do kontaktu z miedzią, żelazem i brudem: zanieczyszczenia powodują rozkład produktu.',
  'Rinse equipment with plenty of water after use.': 'Po użyciu opłukać sprzęt dużą ilością wody.',
  'Plastic canister': 'Kanister z tworzywa sztucznego',
  IBC: 'IBC',
  'Use vented closures; never close gas-tight.': 'Używać zamknięć odpowietrzających; nigdy nie zamykać gazoszczelnie.',
  'Protect from sunlight and heat.': 'Chronić przed światłem słonecznym i ciepłem.',
  'Store on a drip tray and separately from acids.': 'Przechowywać nad wanną wychwytową i oddzielnie od kwasów.',
  'Suitable materials: polyethylene and polypropylene.': 'Odpowiednie materiały: polietylen i polipropylen.',
  'Sodium hydroxide solution 30 %': 'Wodorotlenek sodu, roztwór 30 % (ług sodowy)',
  'Strong alkali for neutralisation, pH control, regeneration of ion exchangers and cleaning in place.':
    'Mocna zasada do zobojętniania, regulacji pH, regeneracji wymieniaczy jonowych i mycia w systemie CIP.',
  'mist/spray': 'mgły/rozpylonej cieczy',
  'Neutralisation and pH control': 'Zobojętnianie i regulacja pH',
  'Raw material in chemical synthesis': 'Surowiec do syntezy chemicznej',
  'Cleaning of plant and equipment': 'Czyszczenie instalacji i urządzeń',
  'Spraying without extraction': 'Rozpylanie bez odciągu',
  'Always add the lye to the water, slowly and with stirring; cool where needed.':
    'Zawsze dodawać ług do wody, powoli i mieszając; w razie potrzeby chłodzić.',
  'Cleaning in place: 1 to 3 % in water at 60 to 80 °C.':
    'Mycie CIP: od 1 do 3 % w wodzie o temperaturze od 60 do 80 °C.',
  'Solidifies just above 0 °C: store frost-free, heat pipes outdoors.':
    'Krzepnie nieco powyżej 0 °C: chronić przed mrozem, rurociągi na zewnątrz ogrzewać.',
  odourless: 'bez zapachu',
  'Section 2.2: P310 and P301+P330+P331 added.': 'Sekcja 2.2: dodano P310 i P301+P330+P331.',
  'Section 2.2: P260, P301+P330+P331 and P310 added.': 'Sekcja 2.2: dodano P260, P301+P330+P331 i P310.',
  'Section 8.1: limit of the United Kingdom added.': 'Sekcja 8.1: dodano wartość dopuszczalną Zjednoczonego Królestwa.',
  'The directives of the EU have no limit value for sodium hydroxide.':
    'Dyrektywy UE nie określają wartości dopuszczalnej dla wodorotlenku sodu.',
  'Cleaning in place in food and beverage plants': 'Mycie CIP w zakładach spożywczych i zakładach produkcji napojów',
  'Sodium hydroxide content': 'Zawartość wodorotlenku sodu',
  'Sodium carbonate': 'Węglan sodu',
  Chloride: 'Chlorki',
  'Dynamic viscosity': 'Lepkość dynamiczna',
  'Solidification point': 'Temperatura krzepnięcia',
  'Becomes warm when diluted.': 'Nagrzewa się podczas rozcieńczania.',
  'Dose by the measured pH value.': 'Dozować według zmierzonego pH.',
  'Do not use on aluminium, zinc and tin.': 'Nie stosować na aluminium, cynk i cynę.',
  'Takes up moisture and carbon dioxide from the air: close opened packs at once.':
    'Pochłania z powietrza wilgoć i dwutlenek węgla: otwarte opakowania natychmiast zamykać.',
  'Protect from frost.': 'Chronić przed mrozem.',
  'Suitable materials: polyethylene and stainless steel.': 'Odpowiednie materiały: polietylen i stal nierdzewna.',
  'Hydrochloric acid 31 %': 'Kwas solny 31 %',
  'Technical acid for pickling steel, descaling, neutralisation and the regeneration of ion exchangers.':
    'Kwas techniczny do trawienia stali, odkamieniania, zobojętniania i regeneracji wymieniaczy jonowych.',
  'hydrochloric acid': 'kwas chlorowodorowy',
  'gas/mist/vapours': 'gazu/mgły/par',
  'Pickling of metals': 'Trawienie metali',
  'Regeneration of ion exchangers': 'Regeneracja wymieniaczy jonowych',
  'Use together with chlorine bleach': 'Stosowanie razem z wybielaczem chlorowym',
  'Always add the acid to the water; use with extraction and resistant equipment.':
    'Zawsze dodawać kwas do wody; stosować z odciągiem i odpornym sprzętem.',
  'Pickling: 10 to 18 % in water. Descaling: 3 to 5 %.':
    'Trawienie: od 10 do 18 % w wodzie. Odkamienianie: od 3 do 5 %.',
  'Fumes in moist air.': 'Dymi w wilgotnym powietrzu.',
  'colourless to yellowish': 'bezbarwny do żółtawego',
  pungent: 'ostry',
  'hydrogen chloride': 'chlorowodór',
  'Section 2: H290 added; STOT SE 3 (H335) shown on the label with GHS07.':
    'Sekcja 2: dodano H290; STOT SE 3 (H335) podano na etykiecie z GHS07.',
  'Section 1.1: UFI added.': 'Sekcja 1.1: dodano UFI.',
  'Descaling of boilers and pipes': 'Odkamienianie kotłów i rurociągów',
  'Hydrogen chloride content': 'Zawartość chlorowodoru',
  Sulphate: 'Siarczany',
  'Free chlorine': 'Wolny chlor',
  'Add an inhibitor when pickling steel.': 'Przy trawieniu stali dodać inhibitor.',
  'Store on a drip tray and separately from alkalis and chlorine bleach.':
    'Przechowywać nad wanną wychwytową i oddzielnie od zasad i wybielacza chlorowego.',
  'Methanol 99.9 %': 'Metanol 99,9 %',
  'High-purity solvent and raw material for synthesis and analysis. Toxic: for professional users only.':
    'Rozpuszczalnik o wysokiej czystości i surowiec do syntezy i analizy. Toksyczny: tylko dla użytkowników profesjonalnych.',
  methanol: 'metanol',
  'eyes, central nervous system': 'oczy, ośrodkowy układ nerwowy',
  'mist/vapours/spray': 'mgły/par/rozpylonej cieczy',
  'protective gloves/protective clothing/eye protection': 'rękawice ochronne/odzież ochronną/ochronę oczu',
  'Process solvent': 'Rozpuszczalnik procesowy',
  'Consumer uses': 'Zastosowania konsumenckie',
  'Windscreen washing and defrosting fluids': 'Płyny do spryskiwaczy i do odmrażania szyb',
  'Use in closed systems or under extraction; earth all equipment before transfer.':
    'Stosować w układach zamkniętych lub z odciągiem; przed przelewaniem uziemić cały sprzęt.',
  'Undiluted, as the process requires.': 'Bez rozcieńczania, zgodnie z wymaganiami procesu.',
  'Water content at most 0.05 %; burns with a flame that is hardly visible in daylight.':
    'Zawartość wody najwyżej 0,05 %; pali się płomieniem prawie niewidocznym w świetle dziennym.',
  'peak limit factor 2(II), remark Y': 'współczynnik przekroczenia 2(II), uwaga Y',
  'Section 2.2: organs of H370 named.': 'Sekcja 2.2: podano narządy do H370.',
  'Section 15.1: named substance of Directive 2012/18/EU.':
    'Sekcja 15.1: substancja wymieniona z nazwy w dyrektywie 2012/18/UE.',
  'Section 15.1: entry 69 of REACH Annex XVII.': 'Sekcja 15.1: pozycja 69 załącznika XVII do REACH.',
  'Production of biodiesel': 'Produkcja biodiesla',
  'Blanket the plant with nitrogen where an explosive atmosphere can form.':
    'Jeżeli może powstać atmosfera wybuchowa, instalację inertyzować azotem.',
  'Glass bottle': 'Butelka szklana',
  'Formaldehyde solution 37 % (methanol < 1 %)': 'Formaldehyd, roztwór 37 % (metanol < 1 %)',
  'Aqueous raw material for resins and for the fixing of tissue; low in methanol, kept stable by warm storage.':
    'Wodny surowiec do żywic i do utrwalania tkanek; o małej zawartości metanolu, stabilny dzięki magazynowaniu w cieple.',
  formaldehyde: 'formaldehyd',
  'Raw material for resins': 'Surowiec do żywic',
  'Fixing agent in histology and pathology': 'Utrwalacz w histologii i patologii',
  'Use in closed systems or in a fume cupboard; keep the time of exposure as short as possible.':
    'Stosować w układach zamkniętych lub pod wyciągiem; czas narażenia skrócić do minimum.',
  'Fixing of tissue: diluted with buffer to a formaldehyde content of 4 %.':
    'Utrwalanie tkanek: po rozcieńczeniu buforem do zawartości 4 % formaldehydu.',
  'Becomes cloudy below about 35 °C through paraformaldehyde.':
    'Poniżej około 35 °C mętnieje wskutek wytrącania paraformaldehydu.',
  'combustible, not classified as flammable': 'palny, niezaklasyfikowany jako łatwopalny',
  'dermal sensitisation': 'działanie uczulające na skórę',
  'peak limit factor 2(I), remarks Sh, Y, X': 'współczynnik przekroczenia 2(I), uwagi Sh, Y, X',
  'Flash point and explosion limits depend on the content of methanol.':
    'Temperatura zapłonu i granice wybuchowości zależą od zawartości metanolu.',
  'REACH Annex XVII, entry 77: formaldehyde and formaldehyde releasers in articles and vehicles':
    'REACH, załącznik XVII, pozycja 77: formaldehyd i substancje uwalniające formaldehyd w wyrobach i pojazdach',
  'Sections 2, 3 and 11: harmonised classification of formaldehyde in the version of Delegated Regulation (EU) 2024/2564 (22nd adaptation), which applies from 1 May 2026: Acute Tox. 2 (inhalation, H330) and Acute Tox. 4 (oral, H302) replace Acute Tox. 3 (H301, H311, H331); EUH071 added.':
    'Sekcje 2, 3 i 11: zharmonizowana klasyfikacja formaldehydu w brzmieniu rozporządzenia delegowanego (UE) 2024/2564 (22. dostosowanie), obowiązującym od 1 maja 2026 r.: Acute Tox. 2 (po narażeniu inhalacyjnym, H330) i Acute Tox. 4 (droga pokarmowa, H302) zastępują Acute Tox. 3 (H301, H311, H331); dodano EUH071.',
  'Section 8.1: binding EU limit values of Directive (EU) 2019/983.':
    'Sekcja 8.1: wiążące unijne wartości dopuszczalne z dyrektywy (UE) 2019/983.',
  'Binders for wood-based panels': 'Spoiwa do płyt drewnopochodnych',
  'Formaldehyde content': 'Zawartość formaldehydu',
  'Methanol content': 'Zawartość metanolu',
  'Acidity as formic acid': 'Kwasowość w przeliczeniu na kwas mrówkowy',
  'Warm cloudy product to 40 °C and stir before use.': 'Zmętniały produkt przed użyciem ogrzać do 40 °C i wymieszać.',
  'Plastic drum': 'Beczka z tworzywa sztucznego',
  'Store warm: below 35 °C paraformaldehyde settles.':
    'Przechowywać w cieple: poniżej 35 °C osadza się paraformaldehyd.',
  Toluene: 'Toluen',
  'Aromatic solvent for coatings, adhesives and printing inks; raw material for synthesis.':
    'Rozpuszczalnik aromatyczny do lakierów, klejów i farb drukarskich; surowiec do syntezy.',
  toluene: 'toluen',
  'Solvent in coatings and inks': 'Rozpuszczalnik w lakierach i farbach',
  'Adhesives and spray paints for the general public': 'Kleje i farby w aerozolu dla konsumentów',
  'Use with extraction and explosion-proof equipment; keep off the skin.':
    'Stosować z odciągiem i sprzętem przeciwwybuchowym; unikać kontaktu ze skórą.',
  'Undiluted or as the formulation requires.': 'Bez rozcieńczania lub zgodnie z recepturą.',
  'Charges electrostatically when poured: earth containers and limit the flow rate.':
    'Podczas przelewania ładuje się elektrostatycznie: uziemić pojemniki i ograniczyć prędkość przepływu.',
  aromatic: 'aromatyczny',
  'Section 15.1: water hazard class 3 instead of 2.': 'Sekcja 15.1: klasa zagrożenia dla wód 3 zamiast 2.',
  'Benzene content': 'Zawartość benzenu',
  'Sulphur content': 'Zawartość siarki',
  'Boiling range': 'Zakres temperatur wrzenia',
  'Kinematic viscosity': 'Lepkość kinematyczna',
  'Solubility in water': 'Rozpuszczalność w wodzie',
  'n-Hexane 95 %': 'n-Heksan 95 %',
  'Low-boiling hydrocarbon for the extraction of vegetable oils, for adhesives and as a reaction medium.':
    'Niskowrzący węglowodór do ekstrakcji olejów roślinnych, do klejów i jako środowisko reakcji.',
  'n-hexane': 'n-heksan',
  'nervous system': 'układ nerwowy',
  'Solvent in adhesives': 'Rozpuszczalnik w klejach',
  'Use in closed systems with explosion-proof equipment; check the exposure by measurement.':
    'Stosować w układach zamkniętych ze sprzętem przeciwwybuchowym; narażenie kontrolować pomiarami.',
  'Long exposure damages the nerves: where the process allows it, replace by n-heptane or cyclohexane.':
    'Długotrwałe narażenie uszkadza nerwy: jeżeli proces na to pozwala, zastąpić n-heptanem lub cykloheksanem.',
  'petrol-like': 'benzynowy',
  'insoluble in water': 'nierozpuszczalny w wodzie',
  'peak limit factor 8(II), remark Y': 'współczynnik przekroczenia 8(II), uwaga Y',
  'Sections 2, 3 and 11: harmonised classification of n-hexane in the version of Delegated Regulation (EU) 2024/2564 (22nd adaptation), which applies from 1 May 2026: STOT RE 1 (H372, nervous system) replaces STOT RE 2 (H373).':
    'Sekcje 2, 3 i 11: zharmonizowana klasyfikacja n-heksanu w brzmieniu rozporządzenia delegowanego (UE) 2024/2564 (22. dostosowanie), obowiązującym od 1 maja 2026 r.: STOT RE 1 (H372, układ nerwowy) zastępuje STOT RE 2 (H373).',
  'Extraction of vegetable oils': 'Ekstrakcja olejów roślinnych',
  'Aromatics content': 'Zawartość związków aromatycznych',
  'Hydrogen peroxide 35 %': 'Nadtlenek wodoru 35 %',
  'Oxidising and bleaching solution for water treatment, surface treatment and the pulp industry.':
    'Roztwór utleniający i bielący do uzdatniania wody, obróbki powierzchni i przemysłu celulozowego.',
  'hydrogen peroxide, solution': 'nadtlenek wodoru, roztwór',
  'Bleaching agent': 'Środek bielący',
  'Surface treatment of metals': 'Obróbka powierzchni metali',
  'Supply to members of the general public': 'Udostępnianie przeciętnym użytkownikom',
  'Dose from the original container with clean equipment; never return product that has been taken out.':
    'Dozować z oryginalnego pojemnika czystym sprzętem; pobranego produktu nigdy nie wlewać z powrotem.',
  'Bleaching: 2 to 10 g/l in water.': 'Bielenie: od 2 do 10 g/l w wodzie.',
  'Stabilised; decomposes to water and oxygen.': 'Stabilizowany; rozkłada się na wodę i tlen.',
  faint: 'słaby',
  'hydrogen peroxide': 'nadtlenek wodoru',
  'Section 2: STOT SE 3 (H335) at 35 % and above.': 'Sekcja 2: STOT SE 3 (H335) od 35 %.',
  'Section 15.1: restricted explosives precursor according to Regulation (EU) 2019/1148.':
    'Sekcja 15.1: prekursor materiałów wybuchowych podlegający ograniczeniom zgodnie z rozporządzeniem (UE) 2019/1148.',
  'Bleaching of textiles and pulp': 'Bielenie tekstyliów i masy celulozowej',
  'Hydrogen peroxide content': 'Zawartość nadtlenku wodoru',
  'Active oxygen': 'Aktywny tlen',
  'Stability: remaining content': 'Stabilność: pozostała zawartość',
  '16 hours at 96 °C': '16 godzin w 96 °C',
  'Ammonia solution 25 %': 'Amoniak, roztwór wodny 25 %',
  'Aqueous ammonia for flue gas cleaning, neutralisation and as a raw material.':
    'Woda amoniakalna do oczyszczania spalin, zobojętniania i jako surowiec.',
  'ammonia, aqueous solution': 'amoniak, roztwór wodny',
  'Flue gas cleaning': 'Oczyszczanie spalin',
  'Use in closed systems; open containers only when cold and under extraction.':
    'Stosować w układach zamkniętych; pojemniki otwierać tylko w stanie zimnym i z odciągiem.',
  'As the process requires.': 'Zgodnie z wymaganiami procesu.',
  'Gives off ammonia when warm: pressure builds up in closed containers.':
    'Po ogrzaniu wydziela amoniak: w zamkniętych pojemnikach wzrasta ciśnienie.',
  ammonia: 'amoniak',
  'Explosive compounds form with halogens and with silver and mercury salts.':
    'Z halogenami oraz solami srebra i rtęci tworzą się związki wybuchowe.',
  'Section 14: environmentally hazardous.': 'Sekcja 14: zagrażający środowisku.',
  'Reduction of nitrogen oxides in flue gas (SCR, SNCR)': 'Redukcja tlenków azotu w spalinach (SCR, SNCR)',
  'Ammonia content': 'Zawartość amoniaku',
  'Alkaline cleaner concentrate': 'Zasadowy środek czyszczący, koncentrat',
  'Concentrate against grease, oil and burnt-on residues on floors, machines and kitchen equipment.':
    'Koncentrat do usuwania tłuszczu, oleju i przypaleń z podłóg, maszyn i wyposażenia kuchni.',
  'disodium metasilicate': 'metakrzemian disodu',
  '2-butoxyethanol': '2-butoksyetanol',
  'D-glucopyranose, oligomeric, C8-10 alkyl glycosides': 'D-glukopiranoza, oligomeryczna, glikozydy alkilowe C8-10',
  'Cleaning agent for trade and industry': 'Środek czyszczący do użytku profesjonalnego i przemysłowego',
  'Aluminium and painted surfaces': 'Aluminium i powierzchnie malowane',
  'Dilute, apply, leave for 5 minutes without drying, then rinse with water.':
    'Rozcieńczyć, nanieść, pozostawić na 5 minut, nie dopuszczając do wyschnięcia, następnie spłukać wodą.',
  '0.5 to 5 % in water.': 'Od 0,5 do 5 % w wodzie.',
  'Low foaming: suitable for scrubbing machines and high-pressure cleaners.':
    'Słabo pieniący: odpowiedni do automatów szorujących i myjek wysokociśnieniowych.',
  'pale yellow': 'jasnożółty',
  'Switch off the current before use. Use only in well ventilated rooms.':
    'Przed użyciem wyłączyć prąd. Stosować wyłącznie w dobrze wentylowanych pomieszczeniach.',
  'Ingredients: less than 5 % non-ionic surfactants.':
    'Składniki: mniej niż 5 % niejonowych środków powierzchniowo czynnych.',
  'Ingredients according to Regulation (EC) No 648/2004: less than 5 % non-ionic surfactants':
    'składniki zgodnie z rozporządzeniem (WE) nr 648/2004: poniżej 5 % niejonowych środków powierzchniowo czynnych',
  'Section 3: 2-butoxyethanol reduced to 3 – < 5 %.': 'Sekcja 3: zawartość 2-butoksyetanolu zmniejszono do 3 – < 5 %.',
  'Section 1.1: new UFI because of the changed formula.': 'Sekcja 1.1: nowy UFI z powodu zmiany receptury.',
  '1 to 5 % in water.': 'Od 1 do 5 % w wodzie.',
  'Section 8.1: limit values for 2-butoxyethanol added.':
    'Sekcja 8.1: dodano wartości dopuszczalne dla 2-butoksyetanolu.',
  'Machines, workshop floors and extraction hoods': 'Maszyny, podłogi warsztatów i okapy wyciągowe',
  'Scrubbing machines and high-pressure cleaners': 'Automaty szorujące i myjki wysokociśnieniowe',
  'pH value of a 1 % solution': 'pH roztworu 1 %',
  'Silicate as silicon dioxide': 'Krzemiany w przeliczeniu na dwutlenek krzemu',
  'Temperature of use: 10 to 60 °C; warmth shortens the time needed.':
    'Temperatura stosowania: od 10 do 60 °C; ciepło skraca potrzebny czas.',
  'Test in a hidden place before the first use.': 'Przed pierwszym użyciem wypróbować w niewidocznym miejscu.',
  'Temperature of use: 10 to 40 °C.': 'Temperatura stosowania: od 10 do 40 °C.',
  'Epoxy system – component A (resin)': 'System epoksydowy – składnik A (żywica)',
  'Solvent-free epoxy resin for floor coatings and castings; hardened with component B.':
    'Bezrozpuszczalnikowa żywica epoksydowa do powłok podłogowych i odlewów; utwardzana składnikiem B.',
  'reaction product: bisphenol-A-(epichlorhydrin); epoxy resin (number average molecular weight ≤ 700)':
    'produkt reakcji bisfenolu A z epichlorohydryną; żywica epoksydowa (liczbowo średnia masa cząsteczkowa ≤ 700)',
  'oxirane, mono[(C12-14-alkyloxy)methyl] derivs.': 'oksiran, pochodne mono[(C12-14-alkiloksy)metylowe]',
  'epoxy resin (number average molecular weight ≤ 700)': 'żywica epoksydowa (liczbowo średnia masa cząsteczkowa ≤ 700)',
  'soap and water': 'wody z mydłem',
  'Resin component of coatings': 'Składnik żywiczny powłok',
  'Casting resin': 'Żywica odlewnicza',
  'Contact with drinking water and food': 'Kontakt z wodą pitną i żywnością',
  'Mix with component B, pour into a clean container, mix again and process within 30 minutes.':
    'Zmieszać ze składnikiem B, przelać do czystego pojemnika, ponownie wymieszać i zużyć w ciągu 30 minut.',
  'Mixing ratio A : B = 100 : 50 by weight.': 'Stosunek mieszania A : B = 100 : 50 wagowo.',
  'Hardens without shrinkage; walkable after 24 hours at 20 °C.':
    'Twardnieje bez skurczu; w 20 °C ruch pieszy możliwy po 24 godzinach.',
  'Packages of up to 5 l are not subject to the regulations (ADR special provision 375, IMDG 2.10.2.7).':
    'Sztuki przesyłki do 5 l nie podlegają przepisom (przepis szczególny ADR 375, IMDG 2.10.2.7).',
  'epoxy resin': 'żywica epoksydowa',
  'Section 4.1: wipe off resin before washing.': 'Sekcja 4.1: przed umyciem zetrzeć żywicę.',
  'Section 14: special provision 375 mentioned.': 'Sekcja 14: wymieniono przepis szczególny 375.',
  'Coating of workshop, storage and garage floors': 'Powlekanie podłóg warsztatów, magazynów i garaży',
  'Casting of electrical components': 'Zalewanie elementów elektrycznych',
  'Epoxy equivalent': 'Równoważnik epoksydowy',
  'at 25 °C': 'w 25 °C',
  'Mixing ratio A : B by weight': 'Stosunek mieszania A : B, wagowo',
  'Mixing ratio A : B by volume': 'Stosunek mieszania A : B, objętościowo',
  'Pot life of the mixture': 'Czas życia mieszanki',
  'Shore D hardness after 7 days': 'Twardość Shore D po 7 dniach',
  'Compressive strength after 7 days': 'Wytrzymałość na ściskanie po 7 dniach',
  'Base: sound, dry (at most 4 % residual moisture), free of dust, oil and grease; shot-blast or grind.':
    'Podłoże: nośne, suche (najwyżej 4 % wilgotności resztkowej), wolne od pyłu, oleju i tłuszczu; śrutować lub szlifować.',
  'Work at 10 to 30 °C and at least 3 °C above the dew point.':
    'Pracować w temperaturze od 10 do 30 °C i co najmniej 3 °C powyżej punktu rosy.',
  'Consumption of the mixture: 0.3 kg/m² as a primer, 1.1 kg/m² for each mm as a coating.':
    'Zużycie mieszanki: 0,3 kg/m² jako grunt, 1,1 kg/m² na każdy mm jako powłoka.',
  'Full load after 7 days at 20 °C.': 'Pełna obciążalność po 7 dniach w 20 °C.',
  'Clean tools with acetone before the resin hardens.': 'Narzędzia oczyścić acetonem, zanim żywica stwardnieje.',
  Tin: 'Puszka',
  'Metal pail': 'Wiadro metalowe',
  'Crystallised resin becomes clear again at 50 to 60 °C.':
    'Skrystalizowana żywica w temperaturze od 50 do 60 °C ponownie staje się przejrzysta.',
  'Epoxy system – component B (hardener)': 'System epoksydowy – składnik B (utwardzacz)',
  'Cycloaliphatic amine hardener for component A; hardens clear and resistant to yellowing.':
    'Cykloalifatyczny utwardzacz aminowy do składnika A; po utwardzeniu przejrzysty i odporny na żółknięcie.',
  '3-aminomethyl-3,5,5-trimethylcyclohexylamine': '3-aminometylo-3,5,5-trimetylocykloheksyloamina',
  'benzyl alcohol': 'alkohol benzylowy',
  'mist/vapours': 'mgły/par',
  'Hardener component of coatings and casting resins': 'Utwardzacz powłok i żywic odlewniczych',
  'Add to component A in full and mix with a slow stirrer for at least 3 minutes.':
    'Dodać w całości do składnika A i mieszać mieszadłem wolnoobrotowym co najmniej 3 minuty.',
  'Pot life 30 minutes at 20 °C; large batches become hot.':
    'Czas życia mieszanki 30 minut w 20 °C; duże porcje silnie się nagrzewają.',
  'amine-like': 'aminowy',
  'partly soluble in water': 'częściowo rozpuszczalny w wodzie',
  'Calculated acute toxicity estimate of the mixture, oral: about 1 160 mg/kg.':
    'Obliczona oszacowana toksyczność ostra mieszaniny, droga pokarmowa: około 1 160 mg/kg.',
  'Section 3: classification of benzyl alcohol in the version of Delegated Regulation (EU) 2024/197 (21st adaptation): Eye Irrit. 2 (H319) and Skin Sens. 1B (H317) added, Acute Tox. 4 by inhalation (H332) dropped.':
    'Sekcja 3: klasyfikacja alkoholu benzylowego w brzmieniu rozporządzenia delegowanego (UE) 2024/197 (21. dostosowanie): dodano Eye Irrit. 2 (H319) i Skin Sens. 1B (H317), usunięto Acute Tox. 4 po narażeniu inhalacyjnym (H332).',
  'Section 2.2: benzyl alcohol named on the label.': 'Sekcja 2.2: alkohol benzylowy wymieniony na etykiecie.',
  'Amine number': 'Liczba aminowa',
  'Contact cleaner aerosol 500 ml': 'Środek do czyszczenia styków, aerozol 500 ml',
  'Spray for degreasing electrical contacts, switches and plugs; evaporates without residue.':
    'Aerozol do odtłuszczania styków elektrycznych, wyłączników i wtyczek; odparowuje bez pozostałości.',
  'propan-2-ol': 'propan-2-ol',
  'butane (< 0.1 % butadiene)': 'butan (< 0,1 % butadienu)',
  propane: 'propan',
  'vapours/spray': 'par/rozpylonej cieczy',
  'Cleaning of electrical contacts': 'Czyszczenie styków elektrycznych',
  'Live or hot parts': 'Części pod napięciem lub gorące',
  'Switch off the current, spray from a distance of 20 cm, let dry for 10 minutes and ventilate.':
    'Wyłączyć prąd, rozpylać z odległości 20 cm, pozostawić do wyschnięcia na 10 minut i przewietrzyć.',
  'One or two short bursts per contact.': 'Jedno lub dwa krótkie naciśnięcia na styk.',
  'Softens polystyrene and polycarbonate: test first in a hidden place.':
    'Zmiękcza polistyren i poliwęglan: najpierw wypróbować w niewidocznym miejscu.',
  aerosol: 'aerozol',
  'solvent-like': 'rozpuszczalnikowy',
  'extremely flammable aerosol': 'skrajnie łatwopalny aerozol',
  'Pressure in the can': 'Ciśnienie w puszce',
  'Net content': 'Zawartość netto',
  'Section 3: propan-2-ol instead of ethanol.': 'Sekcja 3: propan-2-ol zamiast etanolu.',
  'Section 8.1: limit values for propan-2-ol, butane and propane in the sheets for countries whose values are recorded.':
    'Sekcja 8.1: wartości dopuszczalne dla propan-2-olu, butanu i propanu w kartach dla państw, których wartości podano.',
  'Switches, relays, plugs and circuit boards': 'Wyłączniki, przekaźniki, wtyczki i płytki drukowane',
  'Propellant content': 'Zawartość gazu pędnego',
  'Shake the can before use.': 'Wstrząsnąć puszką przed użyciem.',
  'Switch the current on again only when all solvent has evaporated.':
    'Prąd włączyć ponownie dopiero po całkowitym odparowaniu rozpuszczalnika.',
  'Aerosol can': 'Puszka aerozolowa',
  'Never warm above 50 °C.': 'Nigdy nie ogrzewać powyżej 50 °C.',
  'Urea solution 32.5 % (AUS 32)': 'Mocznik, roztwór 32,5 % (AUS 32)',
  'Reducing agent for diesel engines with selective catalytic reduction, quality according to ISO 22241-1.':
    'Reduktor do silników wysokoprężnych z selektywną redukcją katalityczną, jakość zgodna z ISO 22241-1.',
  urea: 'mocznik',
  'Reducing agent for exhaust gas treatment': 'Reduktor do oczyszczania spalin',
  'Filling into the fuel tank': 'Wlewanie do zbiornika paliwa',
  'Fill into the tank marked for AUS 32 only; wipe off splashes with water at once.':
    'Wlewać tylko do zbiornika oznaczonego AUS 32; rozpryski natychmiast zmyć wodą.',
  'About 3 to 5 % of the consumption of diesel fuel.': 'Około 3–5 % zużycia oleju napędowego.',
  'Freezes at −11.5 °C without damage. Keeps for 18 months at up to 25 °C.':
    'Zamarza w −11,5 °C bez utraty jakości. Trwałość 18 miesięcy w temperaturze do 25 °C.',
  'faintly of ammonia': 'słaby amoniakalny',
  'Urea content': 'Zawartość mocznika',
  'Density range': 'Zakres gęstości',
  Biuret: 'Biuret',
  Aldehydes: 'Aldehydy',
  'Section 9.2: limits of ISO 22241-1 added.': 'Sekcja 9.2: dodano wartości graniczne z ISO 22241-1.',
  'Section 2.3: danger of slipping.': 'Sekcja 2.3: niebezpieczeństwo poślizgnięcia.',
  'Lorries, buses, tractors and construction machinery with SCR':
    'Samochody ciężarowe, autobusy, ciągniki i maszyny budowlane z SCR',
  'Diesel cars with SCR': 'Samochody osobowe z silnikiem wysokoprężnym z SCR',
  'Alkalinity as ammonia': 'Zasadowość w przeliczeniu na amoniak',
  'Insoluble matter': 'Substancje nierozpuszczalne',
  Phosphate: 'Fosforany',
  Calcium: 'Wapń',
  Copper: 'Miedź',
  Zinc: 'Cynk',
  Chromium: 'Chrom',
  Nickel: 'Nikiel',
  Aluminium: 'Glin',
  Magnesium: 'Magnez',
  Sodium: 'Sód',
  Potassium: 'Potas',
  'Use funnels, pumps and cans that have never held other liquids.':
    'Używać lejków, pomp i kanistrów, w których nigdy nie było innych cieczy.',
  'When filled into the fuel tank by mistake: do not start the engine, have the tank emptied.':
    'Po omyłkowym wlaniu do zbiornika paliwa: nie uruchamiać silnika, zlecić opróżnienie zbiornika.',
  'Frozen product can be used without loss of quality after thawing.':
    'Zamarznięty produkt po rozmrożeniu można stosować bez utraty jakości.',
  'Interior wall paint, water-borne': 'Farba do ścian wewnętrznych, wodna',
  'White matt emulsion paint for walls and ceilings indoors; free of solvents and plasticisers.':
    'Biała matowa farba emulsyjna do ścian i sufitów wewnątrz pomieszczeń; bez rozpuszczalników i plastyfikatorów.',
  'titanium dioxide': 'ditlenek tytanu',
  '1,2-benzisothiazol-3(2H)-one': '1,2-benzoizotiazol-3(2H)-on',
  'Paint for walls and ceilings indoors': 'Malowanie ścian i sufitów wewnątrz pomieszczeń',
  'Spraying without a particle filter mask': 'Natryskiwanie bez maski z filtrem cząstek',
  'Stir, apply with roller or brush in two coats to a clean, dry base; between coats let dry for 4 hours.':
    'Wymieszać, nanosić wałkiem lub pędzlem w dwóch warstwach na czyste, suche podłoże; między warstwami suszyć 4 godziny.',
  '140 ml/m² per coat; 10 l cover about 70 m².': '140 ml/m² na warstwę; 10 l wystarcza na około 70 m².',
  'Wet scrub resistance class 2, hiding power class 1 at 7 m²/l (EN 13300).':
    'Odporność na szorowanie na mokro klasa 2, zdolność krycia klasa 1 przy 7 m²/l (EN 13300).',
  white: 'biały',
  'VOC content': 'Zawartość LZO',
  'Contains a biocidal product that preserves the paint in the pail: 1,2-benzisothiazol-3(2H)-one.':
    'Zawiera produkt biobójczy, który konserwuje farbę w wiadrze: 1,2-benzoizotiazol-3(2H)-on.',
  'EU limit value for this product (category A/a, matt coatings for interior walls and ceilings): 30 g/l VOC. This product contains at most 1 g/l VOC.':
    'Dopuszczalna wartość UE dla tego produktu (kat. A/a, matowe farby do wewnętrznych ścian i sufitów): 30 g/l LZO. Produkt zawiera najwyżej 1 g/l LZO.',
  'Section 3: classification of 1,2-benzisothiazol-3(2H)-one in the version of Delegated Regulation (EU) 2024/197 (21st adaptation).':
    'Sekcja 3: klasyfikacja 1,2-benzoizotiazol-3(2H)-onu w brzmieniu rozporządzenia delegowanego (UE) 2024/197 (21. dostosowanie).',
  'Section 2.2: P501 added.': 'Sekcja 2.2: dodano P501.',
  'Section 2.2: EUH208 added.': 'Sekcja 2.2: dodano EUH208.',
  'Plaster, plasterboard, concrete and woodchip wallpaper':
    'Tynk, płyty gipsowo-kartonowe, beton i tapeta z włókna drzewnego',
  'New and renovation coats in living rooms and offices':
    'Malowanie nowe i renowacyjne w pomieszczeniach mieszkalnych i biurowych',
  'Coverage per coat': 'Wydajność na warstwę',
  'Can be painted over after': 'Kolejna warstwa po',
  'Wet scrub resistance, class': 'Odporność na szorowanie na mokro, klasa',
  'Hiding power, class': 'Zdolność krycia, klasa',
  'at 7 m²/l': 'przy 7 m²/l',
  Gloss: 'Stopień połysku',
  'dead matt': 'głęboki mat',
  'Grain size': 'Wielkość ziarna',
  'fine (< 100 µm)': 'drobne (< 100 µm)',
  'Solids content': 'Zawartość substancji stałych',
  'Base: clean, dry and sound; prime strongly absorbent plaster.':
    'Podłoże: czyste, suche i nośne; silnie chłonny tynk zagruntować.',
  'Thin the first coat with at most 5 % of water.': 'Pierwszą warstwę rozcieńczyć najwyżej 5 % wody.',
  'Do not apply below 5 °C (air and wall).': 'Nie nanosić poniżej 5 °C (powietrze i ściana).',
  'Clean tools with water straight after use.': 'Narzędzia zaraz po użyciu umyć wodą.',
  'Plastic pail': 'Wiadro z tworzywa sztucznego',
  'Use opened packs up soon.': 'Otwarte opakowania szybko zużyć.',
  'Thin the first coat with at most 10 % of water.': 'Pierwszą warstwę rozcieńczyć najwyżej 10 % wody.',
  'Isopropanol 99.9 %': 'Izopropanol 99,9 %',
  'Pure solvent for cleaning optics, electronics and surfaces before bonding.':
    'Czysty rozpuszczalnik do czyszczenia optyki, elektroniki i powierzchni przed klejeniem.',
  'Spraying near sources of ignition': 'Rozpylanie w pobliżu źródeł zapłonu',
  'Wipe with a lint-free cloth and let dry; ventilate well.':
    'Przetrzeć niestrzępiącą się ściereczką i pozostawić do wyschnięcia; dobrze wietrzyć.',
  'Water content at most 0.1 %.': 'Zawartość wody najwyżej 0,1 %.',
  'Section 9.1: explosion limits updated.': 'Sekcja 9.1: zaktualizowano granice wybuchowości.',
  'Citric acid descaler': 'Odkamieniacz na bazie kwasu cytrynowego',
  'Liquid descaler for kettles, coffee machines and taps, without mineral acids.':
    'Odkamieniacz w płynie do czajników, ekspresów do kawy i armatury, bez kwasów mineralnych.',
  'citric acid': 'kwas cytrynowy',
  'eye protection': 'ochronę oczu',
  'Descaler for household and trade': 'Odkamieniacz do użytku domowego i profesjonalnego',
  'Marble and other limestone': 'Marmur i inne skały wapienne',
  'Fill in the diluted product, leave to act for 20 minutes, empty and rinse twice with fresh water.':
    'Wlać rozcieńczony produkt, pozostawić na 20 minut, opróżnić i dwukrotnie przepłukać świeżą wodą.',
  '125 ml for 0.5 l of water.': '125 ml na 0,5 l wody.',
  'Food-grade citric acid.': 'Kwas cytrynowy o jakości spożywczej.',
  'Section 2.2: P337+P313 added.': 'Sekcja 2.2: dodano P337+P313.',
  'Kettles, coffee machines and taps': 'Czajniki, ekspresy do kawy i armatura',
  'Citric acid content': 'Zawartość kwasu cytrynowego',
  'Not for marble, enamel, zinc and aluminium.': 'Nie stosować na marmur, emalię, cynk i aluminium.',
  'Keep out of the reach of children.': 'Przechowywać w miejscu niedostępnym dla dzieci.',
  'Demineralised water': 'Woda demineralizowana',
  'Exempt from registration (REACH Article 2(7)(a), Annex IV).':
    'Zwolniona z obowiązku rejestracji (REACH, art. 2 ust. 7 lit. a), załącznik IV).',
  'Water free of salts for batteries, steam irons and humidifiers.':
    'Woda bez soli do akumulatorów, żelazek parowych i nawilżaczy powietrza.',
  water: 'woda',
  'Filling of batteries, irons and humidifiers': 'Napełnianie akumulatorów, żelazek i nawilżaczy powietrza',
  Drinking: 'Picie',
  'Fill in as the manufacturer of the appliance says.': 'Napełniać zgodnie z zaleceniami producenta urządzenia.',
  'Conductivity at most 10 µS/cm.': 'Przewodność najwyżej 10 µS/cm.',
  'Final rinsing of parts and laboratory glassware': 'Końcowe płukanie części i szkła laboratoryjnego',
  Conductivity: 'Przewodność',
  'Pour into clean vessels only.': 'Przelewać tylko do czystych naczyń.',
  'Brush cleaner (white spirit)': 'Środek do mycia pędzli (benzyna lakowa)',
  'Low-odour white spirit for thinning alkyd paints and cleaning brushes.':
    'Benzyna lakowa o słabym zapachu do rozcieńczania farb alkidowych i mycia pędzli.',
  'hydrocarbons, C9-C11, n-alkanes, isoalkanes, cyclics, < 2 % aromatics':
    'węglowodory, C9-C11, n-alkany, izoalkany, cykliczne, < 2 % związków aromatycznych',
  'Thinner and brush cleaner': 'Rozcieńczalnik i środek do mycia pędzli',
  'Lamp oil and grill lighter': 'Olej do lamp i podpałka do grilla',
  'Clean brushes in it straight after use and let the dirt settle; reuse the clear liquid.':
    'Umyć w nim pędzle zaraz po użyciu, odczekać, aż osad opadnie; klarowną ciecz można użyć ponownie.',
  'As a thinner: 5 to 10 %.': 'Jako rozcieńczalnik: od 5 do 10 %.',
  'Free of aromatics (< 2 %).': 'Bez związków aromatycznych (< 2 %).',
  'faintly of petrol': 'słaby benzynowy',
  'flammable liquid': 'łatwopalna ciecz',
  'at 40 °C': 'w 40 °C',
  'hydrocarbon mixture C9-C14, aliphatic': 'mieszanina węglowodorów C9-C14, alifatyczne',
  'peak limit factor 2(II)': 'współczynnik przekroczenia 2(II)',
  'peak limit factor 4(II)': 'współczynnik przekroczenia 4(II)',
  'Section 2.2: P405 added.': 'Sekcja 2.2: dodano P405.',
  'Regulation (EC) No 648/2004, Annex VII A: none of the constituents that the label must name':
    'Rozporządzenie (WE) nr 648/2004, załącznik VII A: żaden ze składników wymaganych na etykiecie',
  'Alkyd and oil paints': 'Farby alkidowe i olejne',
  'Dispose of settled dirt as hazardous waste.': 'Osad usuwać jako odpad niebezpieczny.',
  'Glass cleaner, ready to use': 'Płyn do mycia szyb, gotowy do użycia',
  'Cleaner for windows, mirrors and displays; dries without streaks.':
    'Środek do mycia okien, luster i wyświetlaczy; schnie bez smug.',
  'Cleaning of glass': 'Mycie szkła',
  'Acrylic glass': 'Szkło akrylowe',
  'Spray on a cloth and wipe.': 'Spryskać ściereczkę i przetrzeć.',
  'Free of perfume and colorants.': 'Bez substancji zapachowych i barwników.',
  'faintly of alcohol': 'słaby alkoholowy',
  'Trichloroethylene, stabilised': 'Trichloroetylen, stabilizowany',
  'Solvent for vapour degreasing in closed plants under authorisation.':
    'Rozpuszczalnik do odtłuszczania parami w instalacjach zamkniętych na podstawie zezwolenia.',
  trichloroethylene: 'trichloroetylen',
  'Vapour degreasing in closed plants': 'Odtłuszczanie parami w instalacjach zamkniętych',
  'All other uses': 'Wszelkie inne zastosowania',
  'In closed plants under authorisation only.': 'Wyłącznie w instalacjach zamkniętych na podstawie zezwolenia.',
  'Discontinued.': 'Wycofany z oferty.',
  'chloroform-like': 'zbliżony do chloroformu',
  'REACH Annex XIV: subject to authorisation (sunset date 21 April 2016)':
    'REACH, załącznik XIV: wymaga zezwolenia (data ostateczna 21 kwietnia 2016 r.)',
  'Phosphoric acid 75 %': 'Kwas fosforowy 75 %',
  'Technical acid for phosphating, descaling and as a raw material.':
    'Kwas techniczny do fosforanowania, odkamieniania i jako surowiec.',
  'phosphoric acid': 'kwas ortofosforowy',
  'Phosphating of metals': 'Fosforanowanie metali',
  Food: 'Żywność',
  'Always add the acid to the water.': 'Zawsze dodawać kwas do wody.',
  'Phosphating: 5 to 15 % in water.': 'Fosforanowanie: od 5 do 15 % w wodzie.',
  'Low in iron and chloride.': 'O małej zawartości żelaza i chlorków.',
  'peak limit factor 2(I), inhalable fraction': 'współczynnik przekroczenia 2(I), frakcja wdychalna',
  'Removal of rust': 'Odrdzewianie',
  'Phosphoric acid content': 'Zawartość kwasu fosforowego',
  Arsenic: 'Arsen',
  'Rinse phosphated parts and dry them with warm air.': 'Części fosforanowane opłukać i wysuszyć ciepłym powietrzem.',

  // UN proper shipping names (ADR, table A)
  ACETONE: 'ACETON',
  'HYPOCHLORITE SOLUTION': 'PODCHLORYN, ROZTWÓR',
  'SODIUM HYDROXIDE SOLUTION': 'WODOROTLENEK SODU, ROZTWÓR',
  'HYDROCHLORIC ACID': 'KWAS CHLOROWODOROWY',
  ISOPROPANOL: 'IZOPROPANOL',
  'HYDROGEN PEROXIDE, AQUEOUS SOLUTION': 'NADTLENEK WODORU, ROZTWÓR WODNY',
  'FORMALDEHYDE SOLUTION': 'FORMALDEHYD, ROZTWÓR',
  TOLUENE: 'TOLUEN',
  HEXANES: 'HEKSANY',
  METHANOL: 'METANOL',
  'AMMONIA SOLUTION': 'AMONIAK, ROZTWÓR',
  'CAUSTIC ALKALI LIQUID, N.O.S. (sodium hydroxide, disodium metasilicate)':
    'MATERIAŁ ŻRĄCY ZASADOWY CIEKŁY, I.N.O. (wodorotlenek sodu, metakrzemian disodu)',
  'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (epoxy resin)':
    'MATERIAŁ ZAGRAŻAJĄCY ŚRODOWISKU, CIEKŁY, I.N.O. (żywica epoksydowa)',
  'AMINES, LIQUID, CORROSIVE, N.O.S. (isophoronediamine)': 'AMINY CIEKŁE ŻRĄCE, I.N.O. (izoforonodiamina)',
  'AEROSOLS, flammable': 'AEROZOLE, palne',
  'ETHANOL SOLUTION': 'ETANOL, ROZTWÓR',
  'TURPENTINE SUBSTITUTE': 'SUBSTYTUT TERPENTYNY',
  TRICHLOROETHYLENE: 'TRICHLOROETYLEN',
  'PHOSPHORIC ACID, SOLUTION': 'KWAS FOSFOROWY, ROZTWÓR',

  // other names
  Formalin: 'Formalina',
  'White spirit': 'Benzyna lakowa',
  // how classes were found
  'UN test C.1 at 55 °C: more than 6.25 mm a year on aluminium':
    'Badanie ONZ C.1 w temperaturze 55 °C: ponad 6,25 mm rocznie na aluminium',
  'UN test C.1 at 55 °C: below 6.25 mm a year on steel and aluminium, illustrative entry of the demo catalogue':
    'Badanie ONZ C.1 w temperaturze 55 °C: poniżej 6,25 mm rocznie na stali i aluminium, dane przykładowe katalogu demonstracyjnego',
  'LD50 of the product: 1193 mg/kg, oral, rat': 'LD50 produktu: 1193 mg/kg, doustnie, szczur',
  'Dilution (CLP Annex I 1.1.3.1) of citric acid 30 % in water, which does not irritate the skin: OECD 404, rabbit, illustrative entry of the demo catalogue':
    'Rozcieńczenie (załącznik I do CLP, 1.1.3.1) 30 % kwasu cytrynowego w wodzie, który nie działa drażniąco na skórę: OECD 404, królik, dane przykładowe katalogu demonstracyjnego',
  'Dilution (CLP Annex I 1.1.3.1) of citric acid 30 % in water, which irritates the eyes: OECD 405, rabbit, illustrative entry of the demo catalogue':
    'Rozcieńczenie (załącznik I do CLP, 1.1.3.1) 30 % kwasu cytrynowego w wodzie, który działa drażniąco na oczy: OECD 405, królik, dane przykładowe katalogu demonstracyjnego',
  'Section 2.1: Aquatic Chronic 2 (H411), as calculated with the M factors.':
    'Sekcja 2.1: Aquatic Chronic 2 (H411) według obliczenia ze współczynnikami M.',
  'no data available': 'brak dostępnych danych',
  'not applicable (the product is water)': 'nie dotyczy (produkt jest wodą)',
  'not determined': 'nie określono',
  'distils without decomposition': 'destyluje bez rozkładu',
  'decomposes when heated': 'rozkłada się podczas ogrzewania',
  'Mixes with the water in soil and hardly adsorbs, but decomposes there quickly (see subsection 12.2).':
    'Miesza się z wodą w glebie i prawie się nie adsorbuje, ale szybko się tam rozkłada (zob. podsekcja 12.2).',
  'decomposes slowly at room temperature': 'rozkłada się powoli w temperaturze pokojowej',
  'ammonia gas': 'gazowy amoniak',
  'Section 2: Aquatic Chronic 3 (H412) added.': 'Sekcja 2: dodano Aquatic Chronic 3 (H412).',
  // limits and markets
  'butoxyacetic acid (after hydrolysis)': 'kwas butoksyoctowy (po hydrolizie)',
  '2,5-hexanedione and 4,5-dihydroxy-2-hexanone (after hydrolysis)':
    '2,5-heksanodion i 4,5-dihydroksy-2-heksanon (po hydrolizie)',
  'o-cresol (after hydrolysis)': 'o-krezol (po hydrolizie)',
  'No. 5.2.5: organic substances': 'nr 5.2.5: substancje organiczne',
  'Explosive nitrogen trichloride can form with hypochlorites.':
    'W kontakcie z podchlorynami może powstawać wybuchowy trichlorek azotu.',
  'Prolonged spraying from a short distance can cause frostbite: do not spray on the skin.':
    'Dłuższe rozpylanie z małej odległości może powodować odmrożenia: nie rozpylać na skórę.',

  // polyurethane hardener
  'Polyurethane system – component B (hardener)': 'System poliuretanowy – składnik B (utwardzacz)',
  'Polymeric diphenylmethane diisocyanate for component A; hardens casting resins and adhesives.':
    'Polimeryczny diizocyjanian difenylometanu do składnika A; utwardza żywice odlewnicze i kleje.',
  'Reacts with moisture: foams, and hardens slowly in opened packs.':
    'Reaguje z wilgocią: pieni się i powoli twardnieje w otwartych opakowaniach.',
  'Hardener component of casting resins and adhesives': 'Składnik utwardzający żywic odlewniczych i klejów',
  'Moulds, models and tools': 'Formy, modele i narzędzia',
  'Isocyanate content (NCO)': 'Zawartość izocyjanianu (NCO)',
  brown: 'brązowy',
  'faint, musty': 'słaby, stęchły',
  'Stir into component A in full, without air bubbles and with dry tools, and use up within the pot life.':
    'Wmieszać w całości do składnika A, bez pęcherzyków powietrza i suchymi narzędziami, i zużyć w czasie życia mieszanki.',
  'Mixing ratio A : B = 100 : 60 by weight.': 'Stosunek mieszania A : B = 100 : 60 wagowo.',
  'Never close a pack again into which water may have got: carbon dioxide bursts it.':
    'Nigdy nie zamykać ponownie opakowania, do którego mogła dostać się woda: dwutlenek węgla je rozsadza.',
  'diphenylmethane diisocyanate, oligomers': 'diizocyjanian difenylometanu, oligomery',
  'respiratory tract': 'drogi oddechowe',
  "4,4'-methylenediphenyl diisocyanate": "diizocyjanian 4,4'-metylenodifenylu",
  "o-(p-isocyanatobenzyl)phenyl isocyanate (2,4'-MDI)": "izocyjanian o-(p-izocyjanianobenzylo)fenylu (2,4'-MDI)",
  'As from 24 August 2023 adequate training is required before industrial or professional use.':
    'Od dnia 24 sierpnia 2023 r. wymagane jest odbycie odpowiedniego szkolenia przed użyciem przemysłowym lub profesjonalnym.',
  'reacts with water and forms carbon dioxide': 'reaguje z wodą, tworząc dwutlenek węgla',
  'diisocyanates, as NCO': 'diizocyjaniany, jako NCO',
  'MDI and its oligomers, inhalable fraction': 'MDI i jego oligomery, frakcja wdychalna',
  'isocyanates, as NCO': 'izocyjaniany, jako NCO',
  'isocyanate-derived diamine': 'diamina powstała z izocyjanianu',
  'sensitises skin and airways': 'uczula skórę i drogi oddechowe',
  'sensitises the airways': 'uczula drogi oddechowe',
  'peak limit factor 1;=2=(I), remarks Sah, Y': 'współczynnik przekroczenia 1;=2=(I), uwagi Sah, Y',
  'The oligomers have no registration number: polymers are exempt from registration (REACH Art. 2(9)).':
    'Oligomery nie mają numeru rejestracji: polimery są zwolnione z rejestracji (REACH art. 2 ust. 9).',
  'Reacts with water to solid polyureas, which are insoluble and inert.':
    'Reaguje z wodą, tworząc stałe polimoczniki, nierozpuszczalne i obojętne.',
  'Section 8.1: limit values of Directive (EU) 2024/869 for diisocyanates.':
    'Sekcja 8.1: wartości dopuszczalne z dyrektywy (UE) 2024/869 dla diizocyjanianów.',

  // calibration gas
  'Calibration gas: carbon monoxide 10 % in nitrogen': 'Gaz wzorcowy: tlenek węgla 10 % w azocie',
  'Gas mixture in cylinders for calibrating analysers of exhaust, flue and process gas; with certificate.':
    'Mieszanina gazów w butlach do kalibracji analizatorów spalin i gazów procesowych; ze świadectwem.',
  'Prepared by weighing (ISO 6142-1); the certificate states the content and its uncertainty.':
    'Sporządzany wagowo (ISO 6142-1); świadectwo podaje zawartość i jej niepewność.',
  'Calibration of gas analysers': 'Kalibracja analizatorów gazów',
  'Measuring instruments for exhaust gas of vehicles and flue gas of furnaces':
    'Przyrządy pomiarowe spalin pojazdów i palenisk',
  'Carbon monoxide content': 'Zawartość tlenku węgla',
  'Relative uncertainty of the content': 'Niepewność względna zawartości',
  Oxygen: 'Tlen',
  Moisture: 'Wilgoć',
  'at 20 °C and 1013 hPa': 'w 20 °C i 1013 hPa',
  'Filling pressure': 'Ciśnienie napełnienia',
  'at 15 °C': 'w 15 °C',
  'Take out with a pressure regulator that is made for carbon monoxide, purge it three times and lead the gas outdoors after use.':
    'Pobierać przez reduktor przeznaczony do tlenku węgla, przepłukać go trzykrotnie i odprowadzać gaz po użyciu na zewnątrz.',
  'Flow 0.5 to 1 l/min; use down to a residual pressure of 5 bar.':
    'Przepływ od 0,5 do 1 l/min; używać do ciśnienia resztkowego 5 bar.',
  'Open the valve slowly by hand and close it after use.': 'Zawór otwierać powoli ręką i zamykać po użyciu.',
  'Gas cylinder': 'Butla gazowa',
  'Store cylinders upright, secured against falling and with closed valve and cap.':
    'Butle przechowywać w pozycji stojącej, zabezpieczone przed przewróceniem, z zamkniętym zaworem i kołpakiem.',
  'carbon monoxide': 'tlenek węgla',
  nitrogen: 'azot',
  'heart, nervous system': 'serce, układ nerwowy',
  'ISO 10156: in any mixture with air less than 10 % of carbon monoxide, whose lower explosion limit is 10.9 %':
    'ISO 10156: w każdej mieszaninie z powietrzem mniej niż 10 % tlenku węgla, którego dolna granica wybuchowości wynosi 10,9 %',
  'Filled at 150 bar; wholly gaseous at −50 °C (CLP Annex I 2.5.2, Table 2.5.1)':
    'Napełniony do 150 bar; całkowicie gazowy w −50 °C (CLP załącznik I 2.5.2, tabela 2.5.1)',
  gas: 'gaz',
  'Breathing and medical purposes': 'Cele oddechowe i medyczne',
  'slightly soluble in water': 'słabo rozpuszczalny w wodzie',
  carboxyhaemoglobin: 'karboksyhemoglobina',
  'peak limit factor 2(II), remark Z': 'współczynnik przekroczenia 2(II), uwaga Z',
  'COMPRESSED GAS, N.O.S. (nitrogen, carbon monoxide)': 'GAZ SPRĘŻONY, I.N.O. (azot, tlenek węgla)',

  // lamp oil
  'Lamp oil, colourless': 'Olej do lamp, bezbarwny',
  'Highly purified hydrocarbons C10-C14 for oil lamps with a protected wick; without colour and perfume.':
    'Wysoko oczyszczone węglowodory C10-C14 do lamp olejowych z osłoniętym knotem; bez barwnika i substancji zapachowej.',
  'Burns almost without soot and smell; black, opaque bottle with a child-resistant cap.':
    'Pali się prawie bez sadzy i zapachu; czarna, nieprzezroczysta butelka z zamknięciem utrudniającym otwarcie przez dzieci.',
  'Fuel for oil lamps that comply with EN 14059': 'Paliwo do lamp olejowych zgodnych z EN 14059',
  'Lanterns and garden torches with a protected wick': 'Latarnie i pochodnie ogrodowe z osłoniętym knotem',
  'Smoke point': 'Punkt dymienia',
  'almost odourless': 'prawie bezwonny',
  'Fill the cold lamp with a funnel up to three quarters, wipe off what was spilled, and close the lamp before lighting it.':
    'Zimną lampę napełnić lejkiem do trzech czwartych, wytrzeć rozlany olej i zamknąć lampę przed zapaleniem.',
  '100 ml burn for about 15 hours.': '100 ml pali się około 15 godzin.',
  'Keep the wick short: a long wick makes soot.': 'Utrzymywać krótki knot: długi knot kopci.',
  'Black, opaque plastic bottle': 'Czarna, nieprzezroczysta butelka z tworzywa sztucznego',
  'hydrocarbons, C10-C13, n-alkanes, < 2 % aromatics':
    'węglowodory, C10-C13, n-alkany, < 2 % węglowodorów aromatycznych',
  'hydrocarbons, C11-C14, n-alkanes, isoalkanes, cyclics, < 2 % aromatics':
    'węglowodory, C11-C14, n-alkany, izoalkany, cykliczne, < 2 % węglowodorów aromatycznych',
  'Keep lamps filled with this liquid out of the reach of children':
    'Trzymać lampy wypełnione tą cieczą w miejscu niedostępnym dla dzieci',
  'Just a sip of lamp oil – or even sucking the wick of lamps – may lead to life-threatening lung damage':
    'Wypicie nawet małej ilości oleju do lamp – lub nawet ssanie knota – może spowodować zagrażające życiu uszkodzenie płuc',
  'Grill lighter, heating and cleaning': 'Podpałka do grilla, ogrzewanie i czyszczenie',
  'Oil lamps without a protected wick': 'Lampy olejowe bez osłoniętego knota',

  // oxygen cleaner
  'Oxygen cleaner with hydrogen peroxide': 'Środek czyszczący z aktywnym tlenem i nadtlenkiem wodoru',
  'Bleaching cleaner against stains on tile joints, garden furniture and light-coloured stone, without chlorine.':
    'Wybielający środek czyszczący przeciw plamom na fugach, meblach ogrodowych i jasnym kamieniu, bez chloru.',
  'Bleaching cleaner for household and garden': 'Wybielający środek czyszczący do domu i ogrodu',
  'Tile joints, plastic furniture and awnings': 'Fugi, meble z tworzyw sztucznych i markizy',
  'Apply with a brush, leave for 10 minutes without drying, then rinse with plenty of water.':
    'Nanieść szczotką, pozostawić na 10 minut bez zaschnięcia, następnie spłukać dużą ilością wody.',
  'Undiluted: about 50 ml/m².': 'Nierozcieńczony: około 50 ml/m².',
  'Ingredients: 5 % or over but less than 15 % oxygen-based bleaching agents, less than 5 % non-ionic surfactants.':
    'Składniki: 5 % lub więcej, lecz mniej niż 15 % związków wybielających na bazie tlenu, mniej niż 5 % niejonowych środków powierzchniowo czynnych.',
  'Mixing with other cleaners': 'Mieszanie z innymi środkami czyszczącymi',
  'Stained wood, copper and brass': 'Bejcowane drewno, miedź i mosiądz',

  // reasons and texts of sections 3 to 15
  'the ingredients distil without decomposition': 'składniki destylują bez rozkładu',
  'Distils without decomposition at normal pressure.': 'Destyluje bez rozkładu pod ciśnieniem normalnym.',
  'water vapour, air = 1': 'para wodna, powietrze = 1',
  'gaseous formaldehyde': 'gazowy formaldehyd',
  'gaseous formaldehyde, air = 1': 'gazowy formaldehyd, powietrze = 1',
  'cannot be measured: paraformaldehyde separates before the solution freezes':
    'niemierzalne: paraformaldehyd wydziela się, zanim roztwór zamarznie',
  'Storage temperature: 35 °C to 45 °C. Stainless steel is suitable, too; unalloyed steel, copper, nickel, zinc and their alloys are unsuitable.':
    'Temperatura przechowywania: od 35 °C do 45 °C. Odpowiednia jest także stal nierdzewna; nieodpowiednie są stal niestopowa, miedź, nikiel, cynk i ich stopy.',
  'The remainder, at most 5 %, consists of other hydrocarbons C6: methylpentanes and methylcyclopentane.':
    'Pozostałą część, najwyżej 5 %, stanowią inne węglowodory C6: metylopentany i metylocyklopentan.',
  'none below the flash point of more than 200 °C: the vapours form no ignitable mixture with air':
    'brak poniżej temperatury zapłonu, która przekracza 200 °C: pary nie tworzą z powietrzem mieszaniny zapalnej',
  'Reacts with the water in soil to solid polyureas, which stay where they are; adsorption cannot be measured.':
    'Reaguje z wodą w glebie, tworząc stałe polimoczniki, które pozostają na miejscu; adsorpcji nie można zmierzyć.',
  'none at the temperatures of use: both gases are stable': 'brak w temperaturach stosowania: oba gazy są stabilne',
  'Nitrogen is exempt from registration (REACH Annex IV). Carbon monoxide has Flam. Gas 1 (H220) in CLP Annex VI, without the division into 1A and 1B; given is 1A, to which H220 belongs.':
    'Azot jest zwolniony z rejestracji (REACH, załącznik IV). Tlenek węgla ma w załączniku VI CLP Flam. Gas 1 (H220), bez podziału na 1A i 1B; podano 1A, do której należy H220.',
  'As a gas it escapes into the air and spreads there; soil and water take up little of it.':
    'Jako gaz ulatnia się do powietrza i tam się rozprzestrzenia; gleba i woda pochłaniają go niewiele.',
  'concerns installations, in which this household product is not used':
    'dotyczy instalacji, w których ten produkt dla gospodarstw domowych nie jest stosowany',
  'cannot be measured: the water evaporates first': 'niemierzalne: wcześniej odparowuje woda',
  'ADR names it as UN2014, class 5.1, packing group II, whose criteria are those of category 2 (CLP Annex I 2.13.2)':
    'Wymieniony w ADR z nazwy jako UN2014, klasa 5.1, grupa pakowania II, której kryteria są kryteriami kategorii 2 (CLP, załącznik I, 2.13.2)',
  'ADR names it as UN2984, class 5.1, packing group III, whose criteria are those of category 3 (CLP Annex I 2.13.2)':
    'Wymieniony w ADR z nazwy jako UN2984, klasa 5.1, grupa pakowania III, której kryteria są kryteriami kategorii 3 (CLP, załącznik I, 2.13.2)',
};
