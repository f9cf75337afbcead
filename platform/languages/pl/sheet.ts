import type { Phrases } from '../en/sheet.ts';

/**
 * All words of the documents in Polish: headings and names as in the Polish text of Regulation (EU) 2020/878 and of
 * CLP Annexes I, V and VI.
 */
export const pl: Phrases = {
  locale: 'pl-PL',
  title: 'Karta charakterystyki',
  regulation:
    'zgodnie z rozporządzeniem (WE) nr 1907/2006 (REACH), załącznik II, zmienionym rozporządzeniem (UE) 2020/878',
  notAvailable: 'brak danych',
  notApplicable: 'nie dotyczy',
  noValue: '–',
  colon: ': ',
  yes: 'tak',
  no: 'nie',

  signalWords: { danger: 'Niebezpieczeństwo', warning: 'Uwaga' },

  pictogramNames: {
    GHS01: 'Wybuchająca bomba',
    GHS02: 'Płomień',
    GHS03: 'Płomień nad okręgiem',
    GHS04: 'Butla gazowa',
    GHS05: 'Działanie żrące',
    GHS06: 'Czaszka i skrzyżowane piszczele',
    GHS07: 'Wykrzyknik',
    GHS08: 'Zagrożenie dla zdrowia',
    GHS09: 'Środowisko',
  },

  sections: {
    1: 'SEKCJA 1: Identyfikacja substancji/mieszaniny i identyfikacja spółki/przedsiębiorstwa',
    2: 'SEKCJA 2: Identyfikacja zagrożeń',
    3: 'SEKCJA 3: Skład/informacja o składnikach',
    4: 'SEKCJA 4: Środki pierwszej pomocy',
    5: 'SEKCJA 5: Postępowanie w przypadku pożaru',
    6: 'SEKCJA 6: Postępowanie w przypadku niezamierzonego uwolnienia do środowiska',
    7: 'SEKCJA 7: Postępowanie z substancjami i mieszaninami oraz ich magazynowanie',
    8: 'SEKCJA 8: Kontrola narażenia/środki ochrony indywidualnej',
    9: 'SEKCJA 9: Właściwości fizyczne i chemiczne',
    10: 'SEKCJA 10: Stabilność i reaktywność',
    11: 'SEKCJA 11: Informacje toksykologiczne',
    12: 'SEKCJA 12: Informacje ekologiczne',
    13: 'SEKCJA 13: Postępowanie z odpadami',
    14: 'SEKCJA 14: Informacje dotyczące transportu',
    15: 'SEKCJA 15: Informacje dotyczące przepisów prawnych',
    16: 'SEKCJA 16: Inne informacje',
  },

  subsections: {
    '1.1': 'Identyfikator produktu',
    '1.2': 'Istotne zidentyfikowane zastosowania substancji lub mieszaniny oraz zastosowania odradzane',
    '1.3': 'Dane dotyczące dostawcy karty charakterystyki',
    '1.4': 'Numer telefonu alarmowego',
    '2.1': 'Klasyfikacja substancji lub mieszaniny',
    '2.2': 'Elementy oznakowania',
    '2.3': 'Inne zagrożenia',
    '3.1': 'Substancje',
    '3.2': 'Mieszaniny',
    '4.1': 'Opis środków pierwszej pomocy',
    '4.2': 'Najważniejsze ostre i opóźnione objawy oraz skutki narażenia',
    '4.3':
      'Wskazania dotyczące wszelkiej natychmiastowej pomocy lekarskiej i szczególnego postępowania z poszkodowanym',
    '5.1': 'Środki gaśnicze',
    '5.2': 'Szczególne zagrożenia związane z substancją lub mieszaniną',
    '5.3': 'Informacje dla straży pożarnej',
    '6.1': 'Indywidualne środki ostrożności, wyposażenie ochronne i procedury w sytuacjach awaryjnych',
    '6.2': 'Środki ostrożności w zakresie ochrony środowiska',
    '6.3': 'Metody i materiały zapobiegające rozprzestrzenianiu się skażenia i służące do usuwania skażenia',
    '6.4': 'Odniesienia do innych sekcji',
    '7.1': 'Środki ostrożności dotyczące bezpiecznego postępowania',
    '7.2': 'Warunki bezpiecznego magazynowania, w tym informacje dotyczące wszelkich wzajemnych niezgodności',
    '7.3': 'Szczególne zastosowanie(-a) końcowe',
    '8.1': 'Parametry dotyczące kontroli',
    '8.2': 'Kontrola narażenia',
    '9.1': 'Informacje na temat podstawowych właściwości fizycznych i chemicznych',
    '9.2': 'Inne informacje',
    '10.1': 'Reaktywność',
    '10.2': 'Stabilność chemiczna',
    '10.3': 'Możliwość występowania niebezpiecznych reakcji',
    '10.4': 'Warunki, których należy unikać',
    '10.5': 'Materiały niezgodne',
    '10.6': 'Niebezpieczne produkty rozkładu',
    '11.1': 'Informacje na temat klas zagrożenia zdefiniowanych w rozporządzeniu (WE) nr 1272/2008',
    '11.2': 'Informacje o innych zagrożeniach',
    '12.1': 'Toksyczność',
    '12.2': 'Trwałość i zdolność do rozkładu',
    '12.3': 'Zdolność do bioakumulacji',
    '12.4': 'Mobilność w glebie',
    '12.5': 'Wyniki oceny właściwości PBT i vPvB',
    '12.6': 'Właściwości zaburzające funkcjonowanie układu hormonalnego',
    '12.7': 'Inne szkodliwe skutki działania',
    '13.1': 'Metody unieszkodliwiania odpadów',
    '14.1': 'Numer UN lub numer identyfikacyjny ID',
    '14.2': 'Prawidłowa nazwa przewozowa UN',
    '14.3': 'Klasa(-y) zagrożenia w transporcie',
    '14.4': 'Grupa pakowania',
    '14.5': 'Zagrożenia dla środowiska',
    '14.6': 'Szczególne środki ostrożności dla użytkowników',
    '14.7': 'Transport morski luzem zgodnie z instrumentami IMO',
    '15.1':
      'Przepisy prawne dotyczące bezpieczeństwa, zdrowia i ochrony środowiska specyficzne dla substancji lub mieszaniny',
    '15.2': 'Ocena bezpieczeństwa chemicznego',
  },

  subheadings: {
    '6.1.1': 'Dla osób nienależących do personelu udzielającego pomocy',
    '6.1.2': 'Dla osób udzielających pomocy',
    '8.2.1': 'Stosowne techniczne środki kontroli',
    '8.2.2': 'Indywidualne środki ochrony, takie jak indywidualne wyposażenie ochronne',
    '8.2.3': 'Kontrola narażenia środowiska',
    '9.2.1': 'Informacje dotyczące klas zagrożenia fizycznego',
    '9.2.2': 'Inne właściwości bezpieczeństwa',
    '11.2.1': 'Właściwości zaburzające funkcjonowanie układu hormonalnego',
    '11.2.2': 'Inne informacje',
  },

  properties: {
    physicalState: 'Stan skupienia',
    colour: 'Kolor',
    odour: 'Zapach',
    meltingPoint: 'Temperatura topnienia/krzepnięcia',
    boilingPoint: 'Temperatura wrzenia lub początkowa temperatura wrzenia i zakres temperatur wrzenia',
    flammability: 'Palność materiałów',
    explosionLimits: 'Dolna i górna granica wybuchowości',
    flashPoint: 'Temperatura zapłonu',
    autoIgnitionTemperature: 'Temperatura samozapłonu',
    decompositionTemperature: 'Temperatura rozkładu',
    ph: 'pH',
    kinematicViscosity: 'Lepkość kinematyczna',
    solubility: 'Rozpuszczalność',
    partitionCoefficient: 'Współczynnik podziału n-oktanol/woda (wartość współczynnika log)',
    vapourPressure: 'Prężność pary',
    density: 'Gęstość lub gęstość względna',
    relativeVapourDensity: 'Względna gęstość pary',
    particleCharacteristics: 'Charakterystyka cząsteczek',
  },

  physicalStates: { solid: 'ciało stałe', liquid: 'ciecz', gas: 'gaz', aerosol: 'aerozol' },
  segregationGroups: {
    SGG1: 'kwasy',
    SGG2: 'związki amonu',
    SGG3: 'bromiany',
    SGG4: 'chlorany',
    SGG5: 'chloryny',
    SGG6: 'cyjanki',
    SGG7: 'metale ciężkie i ich sole (w tym ich związki metaloorganiczne)',
    SGG8: 'podchloryny',
    SGG9: 'ołów i jego związki',
    SGG10: 'ciekłe węglowodory chlorowcowane',
    SGG11: 'rtęć i związki rtęci',
    SGG12: 'azotyny i ich mieszaniny',
    SGG13: 'nadchlorany',
    SGG14: 'nadmanganiany',
    SGG15: 'sproszkowane metale',
    SGG16: 'nadtlenki',
    SGG17: 'azydki',
    SGG18: 'alkalia',
  },

  hazardClasses: {
    'Unst. Expl.': 'Materiał wybuchowy niestabilny',
    'Expl.': 'Materiał wybuchowy',
    'Flam. Gas': 'Gaz łatwopalny',
    'Pyr. Gas': 'Gaz piroforyczny',
    'Chem. Unst. Gas': 'Gaz niestabilny chemicznie',
    Aerosol: 'Aerozol',
    'Ox. Gas': 'Gaz utleniający',
    'Press. Gas': 'Gaz pod ciśnieniem',
    'Flam. Liq.': 'Substancja ciekła łatwopalna',
    'Flam. Sol.': 'Substancja stała łatwopalna',
    'Self-react.': 'Substancja lub mieszanina samoreaktywna',
    'Pyr. Liq.': 'Substancja ciekła piroforyczna',
    'Pyr. Sol.': 'Substancja stała piroforyczna',
    'Self-heat.': 'Substancja lub mieszanina samonagrzewająca się',
    'Water-react.': 'Substancja lub mieszanina, która w kontakcie z wodą uwalnia gazy łatwopalne',
    'Ox. Liq.': 'Substancja ciekła utleniająca',
    'Ox. Sol.': 'Substancja stała utleniająca',
    'Org. Perox.': 'Nadtlenek organiczny',
    'Met. Corr.': 'Substancja lub mieszanina powodująca korozję metali',
    'Desen. Expl.': 'Odczulony materiał wybuchowy',
    'Acute Tox.': 'Toksyczność ostra',
    'Skin Corr.': 'Działanie żrące na skórę',
    'Skin Irrit.': 'Działanie drażniące na skórę',
    'Eye Dam.': 'Poważne uszkodzenie oczu',
    'Eye Irrit.': 'Działanie drażniące na oczy',
    'Resp. Sens.': 'Działanie uczulające na drogi oddechowe',
    'Skin Sens.': 'Działanie uczulające na skórę',
    'Muta.': 'Działanie mutagenne na komórki rozrodcze',
    'Carc.': 'Rakotwórczość',
    'Repr.': 'Działanie szkodliwe na rozrodczość',
    'Lact.':
      'Działanie szkodliwe na rozrodczość, kategoria dodatkowa: wpływ na laktację lub oddziaływanie szkodliwe na dzieci karmione piersią',
    'STOT SE': 'Działanie toksyczne na narządy docelowe – narażenie jednorazowe',
    'STOT RE': 'Działanie toksyczne na narządy docelowe – narażenie powtarzane',
    'Asp. Tox.': 'Zagrożenie spowodowane aspiracją',
    'Aquatic Acute': 'Stwarzające zagrożenie dla środowiska wodnego – zagrożenie ostre',
    'Aquatic Chronic': 'Stwarzające zagrożenie dla środowiska wodnego – zagrożenie przewlekłe',
    Ozone: 'Stwarzające zagrożenie dla warstwy ozonowej',
    'ED HH': 'Zaburzanie funkcjonowania układu hormonalnego u ludzi',
    'ED ENV': 'Zaburzanie funkcjonowania układu hormonalnego w środowisku',
    PBT: 'Trwałość, zdolność do bioakumulacji i toksyczność',
    vPvB: 'Bardzo duża trwałość i bardzo duża zdolność do bioakumulacji',
    PMT: 'Trwałość, mobilność i toksyczność',
    vPvM: 'Bardzo duża trwałość i bardzo duża mobilność',
  },

  hazardCategories: {
    category: '{class}, kategoria {category}',
    division: '{class}, podklasa {category}',
    type: '{class}, typ {category}',
    typeJoin: 'lub',
    routes: { oral: 'droga pokarmowa', dermal: 'po naniesieniu na skórę', inhalation: 'po narażeniu inhalacyjnym' },
    effects: { H335: 'działanie drażniące na drogi oddechowe', H336: 'działanie narkotyczne' },
    gases: {
      'Comp.': 'gaz sprężony',
      'Liq.': 'gaz skroplony',
      'Ref. Liq.': 'schłodzony gaz skroplony',
      'Diss.': 'gaz rozpuszczony',
    },
  },

  physicalHazardClasses: {
    explosives: 'Materiały wybuchowe',
    flammableGases: 'Gazy łatwopalne',
    aerosols: 'Aerozole',
    oxidisingGases: 'Gazy utleniające',
    gasesUnderPressure: 'Gazy pod ciśnieniem',
    flammableLiquids: 'Substancje ciekłe łatwopalne',
    flammableSolids: 'Substancje stałe łatwopalne',
    selfReactive: 'Substancje i mieszaniny samoreaktywne',
    pyrophoricLiquids: 'Substancje ciekłe piroforyczne',
    pyrophoricSolids: 'Substancje stałe piroforyczne',
    selfHeating: 'Substancje i mieszaniny samonagrzewające się',
    waterReactive: 'Substancje i mieszaniny, które w kontakcie z wodą uwalniają gazy łatwopalne',
    oxidisingLiquids: 'Substancje ciekłe utleniające',
    oxidisingSolids: 'Substancje stałe utleniające',
    organicPeroxides: 'Nadtlenki organiczne',
    corrosiveToMetals: 'Substancje i mieszaniny powodujące korozję metali',
    desensitisedExplosives: 'Odczulone materiały wybuchowe',
  },

  healthHazardClasses: {
    acuteToxicity: 'Toksyczność ostra',
    skinCorrosion: 'Działanie żrące/drażniące na skórę',
    eyeDamage: 'Poważne uszkodzenie oczu/działanie drażniące na oczy',
    sensitisation: 'Działanie uczulające na drogi oddechowe lub skórę',
    mutagenicity: 'Działanie mutagenne na komórki rozrodcze',
    carcinogenicity: 'Rakotwórczość',
    reproductiveToxicity: 'Szkodliwe działanie na rozrodczość',
    stotSingle: 'Działanie toksyczne na narządy docelowe – narażenie jednorazowe',
    stotRepeated: 'Działanie toksyczne na narządy docelowe – narażenie powtarzane',
    aspiration: 'Zagrożenie spowodowane aspiracją',
  },

  endpoints: {
    acuteOral: 'Toksyczność ostra, droga pokarmowa',
    acuteDermal: 'Toksyczność ostra, po naniesieniu na skórę',
    acuteInhalation: 'Toksyczność ostra, po narażeniu inhalacyjnym',
    fish: 'Toksyczność dla ryb',
    daphnia: 'Toksyczność dla bezkręgowców wodnych',
    algae: 'Toksyczność dla glonów',
    biodegradation: 'Biodegradowalność',
    bioconcentration: 'Biokoncentracja',
    soilAdsorption: 'Adsorpcja w glebie',
    fishChronic: 'Toksyczność długoterminowa dla ryb',
    daphniaChronic: 'Toksyczność długoterminowa dla bezkręgowców wodnych',
    microorganisms: 'Toksyczność dla mikroorganizmów',
    soilOrganisms: 'Toksyczność dla organizmów glebowych i roślin',
    otherOrganisms: 'Toksyczność dla innych organizmów',
    abioticDegradation: 'Degradacja abiotyczna',
    surfaceTension: 'Napięcie powierzchniowe',
  },

  labels: {
    productName: 'Nazwa handlowa',
    articleNumber: 'Kod produktu',
    articles: 'Numery artykułów',
    synonyms: 'Inne sposoby identyfikacji',
    casNumber: 'Numer CAS',
    ecNumber: 'Numer WE',
    indexNumber: 'Numer indeksowy',
    reachNumber: 'Numer rejestracji REACH',
    formula: 'Wzór sumaryczny',
    reserve: 'Rezerwa kwasowa/zasadowa',
    molarMass: 'Masa molowa',
    ufi: 'Niepowtarzalny identyfikator postaci czynnej (UFI)',
    identifiedUses: 'Istotne zidentyfikowane zastosowania',
    usesAdvisedAgainst: 'Zastosowania odradzane',
    supplier: 'Dostawca',
    producer: 'Producent',
    companyName: 'Firma',
    address: 'Adres',
    country: 'Państwo',
    telephone: 'Telefon',
    email: 'E-mail',
    website: 'Strona internetowa',
    emergencyTelephone: 'Numer telefonu alarmowego',
    version: 'Wersja',
    compiled: 'Data sporządzenia',
    revised: 'Data aktualizacji',
    replaces: 'Zastępuje wersję',
    permalink: 'Aktualne wydanie tej karty charakterystyki',
    classification: 'Klasyfikacja zgodnie z rozporządzeniem (WE) nr 1272/2008 (CLP)',
    labelling: 'Oznakowanie zgodnie z rozporządzeniem (WE) nr 1272/2008 (CLP)',
    pictograms: 'Piktogramy określające rodzaj zagrożenia',
    signalWord: 'Hasło ostrzegawcze',
    contains: 'Niebezpieczne składniki, które należy wymienić na etykiecie',
    hazardStatements: 'Zwroty wskazujące rodzaj zagrożenia',
    supplementalStatements: 'Uzupełniające informacje o zagrożeniach',
    precautionaryStatements: 'Zwroty wskazujące środki ostrożności',
    pbtAssessment: 'Wyniki oceny właściwości PBT i vPvB',
    endocrine: 'Właściwości zaburzające funkcjonowanie układu hormonalnego',
    substanceComposition: 'Główny składnik i zanieczyszczenia',
    mixtureComposition: 'Składniki',
    specificLimits: 'Specyficzne stężenia graniczne, współczynniki M, ATE',
    generalNotes: 'Zalecenia ogólne',
    firstAidInhalation: 'W przypadku wdychania',
    firstAidSkin: 'W przypadku kontaktu ze skórą',
    firstAidEyes: 'W przypadku kontaktu z oczami',
    firstAidIngestion: 'W przypadku połknięcia',
    suitableMedia: 'Odpowiednie środki gaśnicze',
    unsuitableMedia: 'Niewłaściwe środki gaśnicze',
    fireGases: 'Niebezpieczne substancje, które mogą powstać podczas pożaru',
    storageClass: 'Klasa składowania (TRGS 510, Niemcy)',
    exposureLimits: 'Wartości dopuszczalne narażenia zawodowego',
    biologicalLimits: 'Dopuszczalne wartości biologiczne',
    dnel: 'Pochodne poziomy niepowodujące zmian (DNEL)',
    pnec: 'Przewidywane stężenia niepowodujące zmian w środowisku (PNEC)',
    monitoring: 'Procedury monitorowania',
    eyeProtection: 'Ochrona oczu lub twarzy',
    handProtection: 'Ochrona rąk',
    skinProtection: 'Inne środki ochrony skóry',
    respiratoryProtection: 'Ochrona dróg oddechowych',
    thermalProtection: 'Zagrożenia termiczne',
    basicProperties: 'Podstawowe właściwości fizyczne i chemiczne',
    healthBasis: 'Podstawa klasyfikacji: zagrożenia dla zdrowia',
    acuteToxicityResults: 'Toksyczność ostra: wyniki badań',
    acuteEstimates: 'Oszacowana toksyczność ostra (ATE)',
    ecotoxicityResults: 'Toksyczność dla organizmów wodnych: wyniki badań',
    degradationResults: 'Zdolność do rozkładu: wyniki badań',
    accumulationResults: 'Bioakumulacja: wyniki badań',
    mobilityResults: 'Mobilność: wyniki badań',
    otherHealthResults: 'Inne skutki dla zdrowia: wyniki badań',
    nanoform: 'Nanoforma',
    exposureScenarios: 'Scenariusze narażenia',
    annex: 'ZAŁĄCZNIK: Scenariusze narażenia (REACH, art. 31 ust. 7)',
    routesOfExposure: 'Prawdopodobne drogi narażenia',
    symptoms: 'Objawy i skutki',
    courseOfEffects: 'Skutki opóźnione, natychmiastowe i przewlekłe',
    wasteCode: 'Kod odpadu (europejski wykaz odpadów, decyzja 2000/532/WE)',
    productDisposal: 'Produkt',
    packagingDisposal: 'Zanieczyszczone opakowania',
    road: 'Transport drogowy (ADR)',
    rail: 'Transport kolejowy (RID)',
    inlandWaterways: 'Żegluga śródlądowa (ADN)',
    sea: 'Transport morski (IMDG)',
    air: 'Transport lotniczy (ICAO-TI/IATA-DGR)',
    classificationCode: 'Kod klasyfikacyjny (ADR/RID)',
    hazardIdentificationNumber: 'Numer rozpoznawczy zagrożenia (ADR/RID, cysterny i luzem)',
    transportCategory: 'Kategoria transportowa (ADR/RID 1.1.3.6)',
    tunnelCode: 'Kod ograniczeń przewozu przez tunele (ADR)',
    transportLabels: 'Nalepki ostrzegawcze (ADR 5.2.2.2)',
    transportLabel: 'Nalepka nr {number}',
    orangePlate: 'Tablica barwy pomarańczowej (ADR 5.3.2)',
    protectiveSigns: 'Znaki bezpieczeństwa (ISO 7010)',
    limitedQuantity: 'Ilość ograniczona (LQ)',
    exceptedQuantity: 'Ilości wyłączone (EQ)',
    specialProvisions: 'Przepisy szczególne (ADR)',
    packingInstruction: 'Instrukcja pakowania',
    expressParcels: 'Przesyłki ekspresowe',
    vesselEquipment: 'Wymagane wyposażenie',
    ventilation: 'Wentylacja',
    cones: 'Liczba niebieskich stożków/świateł',
    emergencySchedules: 'EmS',
    stowage: 'Kategoria sztauowania',
    stowageCodes: 'Kody sztauowania',
    segregationGroups: 'Grupa segregacyjna',
    segregationCodes: 'Segregacja',
    passengerAircraft: 'Statki powietrzne pasażerskie i towarowe',
    cargoAircraft: 'Wyłącznie towarowe statki powietrzne',
    transportExemption: 'Wyłączenie',
    transportNote: 'Uwagi',
    environmentallyHazardous: 'Materiał zagrażający środowisku',
    marinePollutant: 'Substancja zanieczyszczająca morze',
    euLegislation: 'Przepisy UE',
    reachRestrictions: 'Ograniczenia zgodnie z REACH, załącznik XVII',
    wgk: 'Klasa zagrożenia dla wód (WGK, AwSV)',
    changes: 'Zmiany w stosunku do poprzedniej wersji',
    statementsInFull: 'Pełne brzmienie zwrotów użytych w sekcji 3, których nie ma w sekcji 2',
    procedure: 'Procedura zastosowana do klasyfikacji mieszaniny (CLP, art. 9)',
    abbreviations: 'Skróty i akronimy',
    sources: 'Główne odniesienia do literatury i źródeł danych',
    training: 'Zalecenia dotyczące szkoleń',
    disclaimer: 'Zastrzeżenie',
  },

  columns: {
    hazardClass: 'Klasa i kategoria zagrożenia',
    abbreviation: 'Skrót',
    hazardStatement: 'Zwrot wskazujący rodzaj zagrożenia',
    substance: 'Substancja',
    identifiers: 'Identyfikatory',
    content: 'Zawartość',
    classification: 'Klasyfikacja',
    agent: 'Czynnik chemiczny',
    list: 'Podstawa prawna',
    country: 'Państwo',
    twa: 'Średnia ważona (8 h)',
    stel: 'Wartość krótkoterminowa (15 min)',
    remarks: 'Uwagi',
    property: 'Właściwość',
    value: 'Wartość',
    test: 'Badanie',
    source: 'Źródło',
    population: 'Grupa',
    route: 'Droga narażenia',
    duration: 'Narażenie, skutek',
    compartment: 'Komponent środowiska',
    method: 'Metoda, źródło',
    file: 'Plik',
    language: 'Język',
    procedure: 'Procedura',
  },

  numbers: { cas: 'CAS', ec: 'WE', index: 'Indeks', reach: 'REACH' },

  exposure: {
    skin: 'skóra: możliwe wchłanianie przez skórę',
    product: 'Produkt',
    populations: { workers: 'pracownicy', generalPopulation: 'populacja ogólna' },
    durations: { longTerm: 'długotrwałe', acute: 'ostre' },
    effects: { systemic: 'skutki ogólnoustrojowe', local: 'skutki miejscowe' },
    compartments: {
      freshWater: 'woda słodka',
      seaWater: 'woda morska',
      intermittentRelease: 'sporadyczne uwolnienie do wody',
      sewageTreatment: 'oczyszczalnia ścieków',
      freshWaterSediment: 'osad wód słodkich',
      marineSediment: 'osad morski',
      soil: 'gleba',
      air: 'powietrze',
      secondaryPoisoning: 'zatrucie wtórne',
    },
  },

  procedures: {
    test: 'Na podstawie wyników badań',
    calculation: 'Metoda obliczeniowa',
    measured: 'Na podstawie wartości zmierzonych',
    bridging: 'Zasada pomostowa',
    expertJudgement: 'Ocena ekspercka',
    harmonised: 'Zharmonizowana klasyfikacja',
    notStated: 'Procedura niepodana',
  },

  wgk: {
    nwg: 'nwg – nie zagraża wodom',
    1: 'WGK 1 – słabe zagrożenie dla wód',
    2: 'WGK 2 – wyraźne zagrożenie dla wód',
    3: 'WGK 3 – silne zagrożenie dla wód',
  },

  restrictions: {
    3: 'Pozycja 3: ciekłe substancje lub mieszaniny spełniające kryteria określonych klas zagrożenia',
    28: 'Pozycja 28: substancje rakotwórcze, kategoria 1A lub 1B (sprzedaż konsumentom)',
    29: 'Pozycja 29: substancje mutagenne, kategoria 1A lub 1B (sprzedaż konsumentom)',
    30: 'Pozycja 30: substancje działające szkodliwie na rozrodczość, kategoria 1A lub 1B (sprzedaż konsumentom)',
    40: 'Pozycja 40: substancje łatwopalne w pojemnikach aerozolowych przeznaczonych do celów rozrywkowych i dekoracyjnych',
  },

  listCheck: {
    candidateList: 'Lista kandydacka (REACH, art. 59 ust. 10)',
    annexXIV: 'REACH, załącznik XIV (zezwolenia)',
    annexXVII: 'REACH, załącznik XVII (ograniczenia), pozycje dla substancji',
    listDate: '{list}, stan na {date}',
    entry: 'pozycja {entry}',
    included: 'data włączenia: {date}',
    sunsetDate: 'data ostateczna: {date}',
    article57: 'REACH, art. 57 lit. {letters}',
    none: 'nie znaleziono według numeru CAS lub WE',
    noneFrom: 'nie znaleziono według numeru CAS lub WE od {limit}',
    noneNamed:
      '{list} – żaden z nich nie jest tam wymieniony z powodu tej właściwości (porównanie według numeru CAS lub WE).',
    groups: '{list}: nie porównano pozycji dla grup substancji bez numerów.',
    incomplete: 'Nie porównano z {list}: {names}.',
    notChecked: 'Nie porównano z',
    notInAppendix: 'nie zastosowano: nie jest znana zmiana dodatków {first} i {second}, która wymienia substancję',
    fromDate: 'od {date}',
    unlessExempt: 'nie ustalono: {questions}',
    groupEntries:
      'Pozycje {entries} załącznika XVII do REACH ograniczają także grupy substancji, których nie określa żaden numer CAS, np. sole lub związki pierwiastka: składników nie porównano z tymi grupami.',
    openEntries:
      'Nie ustalono: załącznik XVII do REACH, pozycje {entries}. Zawierają dalsze warunki; wymieniają składnik lub mogą wymieniać składnik bez numeru CAS.',
    noneByClass: 'Z klasyfikacji nie wynika żadna pozycja.',
    dependsOnAppendix:
      'nie określono: ma zastosowanie, jeżeli substancja powodująca daną klasę jest wymieniona w dodatku {first} lub {second}',
  },

  sentences: {
    notClassified: {
      substance:
        'Substancja nie jest zaklasyfikowana jako stwarzająca zagrożenie zgodnie z rozporządzeniem (WE) nr 1272/2008 (CLP).',
      mixture:
        'Mieszanina nie jest zaklasyfikowana jako stwarzająca zagrożenie zgodnie z rozporządzeniem (WE) nr 1272/2008 (CLP).',
    },
    classificationOpen: 'Klasyfikacja niepełna. Nie wiadomo, czy produkt stwarza te zagrożenia: {classes}.',
    hazardsUnknown:
      'Nie podano klasy zagrożenia; ponieważ klasyfikacja składników nie jest znana, nie wiadomo, czy mieszanina stwarza zagrożenie.',
    hazardsWithoutBasis: {
      substance:
        'Nie podano klasy zagrożenia; ponieważ nie podano dowodów dla wszystkich klas zagrożenia, nie wiadomo, czy substancja stwarza zagrożenie.',
      mixture:
        'Nie podano klasy zagrożenia; ponieważ nie podano dowodów dla wszystkich klas zagrożenia, nie wiadomo, czy mieszanina stwarza zagrożenie.',
    },
    classified: {
      substance:
        'Substancja jest zaklasyfikowana jako stwarzająca zagrożenie zgodnie z rozporządzeniem (WE) nr 1272/2008 (CLP).',
      mixture:
        'Mieszanina jest zaklasyfikowana jako stwarzająca zagrożenie zgodnie z rozporządzeniem (WE) nr 1272/2008 (CLP).',
    },
    criteriaNotMet: 'Na podstawie dostępnych danych kryteria klasyfikacji nie są spełnione.',
    criteriaNotMetFor:
      'Na podstawie dostępnych danych kryteria dla następujących klas zagrożenia nie są spełnione: {classes}. Co do pozostałych nie jest to wiadome.',
    notClassifiedNoData: 'Nie sklasyfikowano: brak danych.',
    notClassifiedOpen: 'Nie wiadomo: ta klasa jest możliwa, a brakuje danych, które by o niej rozstrzygnęły.',
    notClassifiedInconclusive: 'Nie sklasyfikowano: dane nie są jednoznaczne.',
    notClassifiedSeeTests: 'Nie sklasyfikowano; zob. wyniki badań.',
    notClassifiedImpossible: 'Nie sklasyfikowano: uzyskanie danych jest technicznie niemożliwe.',
    notForGas: 'Nie dotyczy gazów, które są wdychane.',
    readAcross: 'Podejście przekrojowe (read-across): {name}',
    suitMaterials: 'Odzież ochronna: odpowiedni materiał, jak w przypadku rękawic w podsekcji 8.2: {materials}.',
    suitNotNatural: 'Odzież ochronna: nieodpowiednie: kauczuk naturalny, PVC, skóra i tkanina.',
    suitNotLeather: 'Odzież ochronna: nieodpowiednie: skóra i tkanina.',
    suitMaterialUnknown: 'Nie wiadomo, jaki materiał odzieży ochronnej jest odporny na produkt.',
    seeAnnex: 'Scenariusze narażenia znajdują się w załączniku do niniejszej karty charakterystyki.',
    scenarioFiles: 'Pliki stanowią część niniejszego załącznika. Są dołączone do produktu pod tym adresem:',
    basisEstimate: 'Oszacowana toksyczność ostra mieszaniny na podstawie składników: {ingredients} ({provision}).',
    basisSum: 'Suma składników: {ingredients} ({provision}).',
    basisFurther: 'W sumie uwzględniono także: {ingredients}.',
    basisSpecificLimit: 'Specyficzne stężenie graniczne ({limit}) osiąga: {ingredients} ({provision}).',
    basisGenericLimit: 'Ogólne stężenie graniczne ({limit}) osiąga: {ingredients} ({provision}).',
    basisPh: 'Skrajna wartość pH mieszaniny ({provision}).',
    basisSkinCorrosion: 'Wynika z działania żrącego na skórę ({provision}).',
    basisHarmonised: 'Klasyfikacja zharmonizowana ({provision}).',
    basisViscosity: 'Lepkość kinematyczna {value}; wartość graniczna: {limit} w 40 °C ({provision}).',
    untested: {
      substance: 'Dla tej klasy nie odnotowano wyników badań substancji.',
      mixture: 'Dla tej klasy nie odnotowano wyników badań samej mieszaniny.',
    },
    effectsSingle: 'Po jednorazowym narażeniu, od razu lub z opóźnieniem: {classes}.',
    effectsRenewed: 'Po uczuleniu, przy ponownym narażeniu nawet na małe ilości: {classes}.',
    effectsLate: 'Po narażeniu powtarzanym lub długotrwałym albo długo po narażeniu: {classes}.',
    organEffects: 'Skutki dla narządów po jednorazowym narażeniu, także opóźnione: {statements}',
    lateEffects: 'Skutki opóźnione i przewlekłe: {statements}',
    unknownAcuteToxicity:
      '{percent} % mieszaniny składa się ze składnika lub składników o nieznanej toksyczności ostrej ({route}).',
    unknownAquaticHazard: 'Zawiera {percent} % składników o nieznanym zagrożeniu dla środowiska wodnego.',
    aquaticSum: '{class}: metoda sumowania (CLP, załącznik I, 4.1.3.5.5); suma wynosi {value} × wartość graniczna.',
    aquaticSumWithheld: '{class}: metoda sumowania (CLP, załącznik I, 4.1.3.5.5).',
    aquaticUntested:
      'Brak zapisanych wyników badań wodnych dla: {names}. Ich udział w klasyfikacji wynika z ich klasyfikacji w sekcji 3.',
    noSignalWord: 'Brak hasła ostrzegawczego',
    noPictograms: 'Brak piktogramu',
    noStatements: 'Brak',
    notForPublic: 'Dostarczanie konsumentom ({law})',
    prescribedText: 'Opakowanie zawiera ponadto napis wymagany przez {law}.',
    childResistant: 'Opakowania dla konsumentów: zamknięcie utrudniające otwarcie przez dzieci (CLP załącznik II, 3.1)',
    tactileWarning:
      'Opakowania dla konsumentów: wyczuwalne dotykiem ostrzeżenie o niebezpieczeństwie (CLP załącznik II, 3.2)',
    fireGasesIncomplete: 'Ta lista wynika z tego, co wiadomo o składnikach, i nie jest kompletna.',
    noOtherDecomposition: 'Dla tego produktu nie zapisano innych niebezpiecznych produktów rozkładu, bez pożaru.',
    decomposesFrom: 'Rozkład pod wpływem ciepła: zob. temperatura rozkładu w podsekcji 9.1.',
    reactionsIncomplete:
      'Ta lista opiera się na klasach zagrożenia, na właściwościach takich jak pH i na tym, co wiadomo o składzie, i nie jest kompletna: innych reakcji składników nie oceniono.',
    flammableByClass: 'łatwopalny ({classes})',
    combustibleNotClassified: 'palny, niesklasyfikowany jako łatwopalny',
    notFlammableLiquid: 'nie jest cieczą łatwopalną (temperatura zapłonu powyżej 60 °C)',
    notApplicableState: 'nie dotyczy (stan skupienia: {state})',
    notApplicableMixture: 'nie dotyczy (mieszanina)',
    notApplicableIncombustible: 'nie dotyczy (produkt się nie pali)',
    notApplicableCompressed: 'nie dotyczy (gaz sprężony)',
    notApplicableReactive: 'nie dotyczy (produkt reaguje z wodą)',
    notApplicableWithoutWater: 'nie dotyczy (produkt nie zawiera wody)',
    noInformation: 'Brak informacji.',
    noLabelElements: 'Zgodnie z rozporządzeniem (WE) nr 1272/2008 (CLP) elementy oznakowania nie są wymagane.',
    notClassifiedIngredient: 'niezaklasyfikowana',
    contentsByVolume: 'Zawartości podano w procentach objętościowych.',
    contentsUsedAsVolume: 'Zawartości gazu bez podanej jednostki przyjęto do klasyfikacji jako procenty objętościowe.',
    pbtNone: {
      substance: 'Zgodnie z dostępnymi danymi substancji nie zidentyfikowano jako PBT ani vPvB.',
      mixture:
        'Zgodnie z dostępnymi danymi mieszanina nie zawiera w stężeniu 0,1 % lub większym substancji zidentyfikowanych jako PBT lub vPvB.',
    },
    pbtOfIngredients:
      'Według odnotowanych danych żaden ze składników podanych w sekcji 3 nie jest zaklasyfikowany jako PBT lub vPvB; nie jest to wynik oceny zgodnie z załącznikiem XIII do REACH.',
    pbtFound: 'Ocenione jako PBT/vPvB lub PMT/vPvM: {names}.',
    endocrineNone: {
      substance:
        'Zgodnie z dostępnymi danymi nie stwierdzono, aby substancja miała właściwości zaburzające funkcjonowanie układu hormonalnego.',
      mixture:
        'Zgodnie z dostępnymi danymi mieszanina nie zawiera w stężeniu 0,1 % lub większym substancji o stwierdzonych właściwościach zaburzających funkcjonowanie układu hormonalnego.',
    },
    endocrineOfIngredients:
      'Żaden ze składników podanych w sekcji 3 nie jest zaklasyfikowany jako substancja zaburzająca funkcjonowanie układu hormonalnego.',
    endocrineFound: 'Właściwości zaburzające funkcjonowanie układu hormonalnego: {names}.',
    substanceNote: 'Pełne brzmienie zwrotów podano w sekcji 2 lub w sekcji 16.',
    noExposureLimits:
      'Dla tego produktu i jego składników nie odnotowano wartości dopuszczalnych narażenia zawodowego.',
    monitoring:
      'Pomiar i ocena narażenia w powietrzu na stanowisku pracy: EN 689, EN 482. Obowiązują aktualne krajowe wartości dopuszczalne.',
    seeSection: 'Patrz podsekcja {number}.',
    exposureRoutes: 'Wdychanie, kontakt ze skórą, kontakt z oczami, połknięcie',
    exposureRoutesGas: 'Wdychanie',
    exposureRoutesWithoutIngestion: 'Wdychanie, kontakt ze skórą, kontakt z oczami',
    logPow: 'Współczynnik podziału n-oktanol/woda (wartość współczynnika log): {value}',
    notDangerousGoods:
      'Produkt nie jest zaklasyfikowany jako towar niebezpieczny w rozumieniu ADR, RID, ADN, IMDG i ICAO-TI/IATA-DGR.',
    noPackingGroup: 'nieprzypisana',
    diisocyanateTraining:
      'Diizocyjaniany (REACH, załącznik XVII, pozycja 74): użytkownicy przemysłowi i profesjonalni przed użyciem kończą szkolenie w zakresie bezpiecznego stosowania i powtarzają je co pięć lat.',
    nameAsRoad: 'patrz transport drogowy (ADR)',
    railAsRoad:
      'Kod klasyfikacyjny, numer rozpoznawczy zagrożenia, ilości ograniczone i wyłączone: patrz transport drogowy (ADR)',
    inlandWaterwaysAsRoad: 'Kod klasyfikacyjny, ilości ograniczone i wyłączone: patrz transport drogowy (ADR)',
    carriageProhibited: 'przewóz zabroniony ({act})',
    notSubjectToAct: 'nie podlega przepisom {act}',
    specialProvision144:
      'Przepis szczególny 144 (ADR/RID/ADN, kodeks IMDG): roztwór wodny zawierający nie więcej niż 24 % objętościowych alkoholu nie podlega przepisom.',
    specialProvision375:
      'Przepis szczególny 375 (ADR/RID/ADN): nie podlega innym przepisom w opakowaniach pojedynczych lub wewnętrznych o zawartości nie większej niż 5 l cieczy lub 5 kg materiału stałego, spełniających 4.1.1.1, 4.1.1.2 oraz 4.1.1.4 do 4.1.1.8; w transporcie morskim kodeks IMDG 2.10.2.7, w transporcie lotniczym przepis szczególny A197.',
    viscousLiquid:
      'Materiał ciekły lepki (ADR/RID/ADN 2.2.3.1.5.1): nie podlega przepisom w naczyniach o pojemności nie większej niż 450 l, jeżeli w badaniu oddzielania rozpuszczalnika warstwa rozpuszczalnika jest niższa niż 3 % całkowitej wysokości, a czas wypływu przez dyszę 6 mm wynosi co najmniej 60 s, lub co najmniej 40 s przy zawartości nie większej niż 60 % materiałów klasy 3; nie więcej niż 20 % nitrocelulozy o zawartości azotu nie większej niż 12,6 %.',
    viscousEnvironment:
      'Jeżeli zagraża środowisku, tylko w opakowaniach pojedynczych lub wewnętrznych o zawartości nie większej niż 5 l, spełniających 4.1.1.1, 4.1.1.2 oraz 4.1.1.4 do 4.1.1.8 (2.2.3.1.5.2).',
    seeSpecialProvision: 'patrz przepis szczególny {number}',
    airNotRecorded: 'instrukcje pakowania i ilości maksymalne: nie zarejestrowano',
    airForbidden: 'zabronione',
    airPackingInstruction: 'instrukcja pakowania {instruction}',
    airMaxQuantity: 'nie więcej niż {quantity} na sztukę przesyłki',
    firstVersion: 'Pierwsza wersja tej karty charakterystyki.',
    noChangesRecorded: 'Nie odnotowano zmian.',
    noFurtherStatements: 'W sekcji 3 nie użyto innych zwrotów.',
    hazardousWaste: 'Odpad oznaczony gwiazdką (*) jest odpadem niebezpiecznym.',
    wasteProperties: 'Właściwości, które mogą wpływać na przetwarzanie odpadu: {properties}.',
    wastePropertiesUnknown: 'Właściwości, które mogą wpływać na przetwarzanie odpadu, nie są znane.',
    versionOfDate: '{version} z dnia {date}',
    aerosolContents: '{aerosol}; zawartość: {state}',
    aerosolContentsUnknown: '{aerosol}; stanu skupienia zawartości nie odnotowano',
    dustExplosionUnknown: 'Nie podano, czy pył może tworzyć mieszaniny wybuchowe z powietrzem.',
  },

  terms: {
    Annex: 'załącznik',
    Table: 'tabela',
    LD50: 'LD50',
    LC50: 'LC50',
    EC50: 'EC50',
    ErC50: 'ErC50',
    Directive: 'Dyrektywa',
    EC: 'WE',
    EEC: 'EWG',
    EU: 'UE',
    Regulation: 'Rozporządzenie',
    rat: 'szczur',
    mouse: 'mysz',
    rabbit: 'królik',
    'guinea pig': 'świnka morska',
    human: 'człowiek',
    fish: 'ryby',
    algae: 'glony',
    daphnia: 'rozwielitki',
    vapour: 'para',
    vapours: 'pary',
    'dust/mist': 'pyły/mgły',
    'dusts or mists': 'pyły lub mgły',
    gases: 'gazy',
    dust: 'pyły',
    mist: 'mgła',
    gas: 'gaz',
    oral: 'droga pokarmowa',
    dermal: 'po naniesieniu na skórę',
    inhalation: 'po narażeniu inhalacyjnym',
    acute: 'ostra',
    chronic: 'przewlekła',
    'readily biodegradable': 'łatwo biodegradowalny',
    'not readily biodegradable': 'niełatwo biodegradowalny',
    'ECHA registration dossier': 'dokumentacja rejestracyjna ECHA',
    'illustrative entry of the demo catalogue': 'dane przykładowe katalogu demonstracyjnego',
    'supplier data': 'dane dostawcy',
    literature: 'literatura',
    days: 'dni',
    hours: 'h',
    calculated: 'obliczone',
    bw: 'mc.',
    'bw/day': 'mc./dzień',
  },

  detail: {
    classification: 'Klasyfikacja',
    substances: 'Substancje',
    recommendedUse: 'Zalecane zastosowanie',
    recommendedLevels: 'Zalecane dozowanie',
    specialFeatures: 'Cechy szczególne',
    created: 'Data sporządzenia',
    revision: 'Aktualizacja',
    regulation: 'Rozporządzenie (WE) nr 1907/2006 (REACH), załącznik II, zmienione rozporządzeniem (UE) 2020/878',
  },

  attachments: {
    valid: 'ważny',
    certificate: 'Certyfikat',
    certificateOfAnalysis: 'Świadectwo analizy',
    picture: 'Ilustracja',
    technicalInformation: 'Informacje techniczne',
    auditReport: 'Raport z audytu',
  },

  packageSizes: { 1: 'do 3 l', 2: '> 3 do 50 l', 3: '> 50 do 500 l', 4: '> 500 l' },

  page: {
    pageNumber: 'strona {page} / {pages}',
    version: 'Wersja {version}',
    qrCode: 'Zeskanuj: aktualne dokumenty tego produktu',
    noGtin: 'Bez GTIN nie ma GS1 DataMatrix: kod QR strony produktu',
  },

  label: {
    title: 'Etykieta',
    telephone: 'Tel.',
    synonyms: 'Synonimy',
    professionalOnly: 'Wyłącznie do użytku zawodowego.',
    seeInside: 'Pełne informacje dotyczące bezpieczeństwa wewnątrz.',
    voc: 'Wartość graniczna UE dla tego produktu (kat. {subcategory}): {limit} g/l. Produkt zawiera maksymalnie {content} g/l LZO.',
    batch: 'Partia',
    filled: 'Data napełnienia',
    serialNumber: 'Nr seryjny',
    ruler: 'Drukować bez skalowania (100 %). Każda linijka musi mieć 100 mm, a ramka {width} × {height} mm.',
  },

  tds: {
    title: 'Karta techniczna',
    sections: {
      description: 'Opis',
      uses: 'Obszary zastosowań',
      properties: 'Dane techniczne',
      processing: 'Sposób użycia',
      packaging: 'Opakowania',
      storage: 'Magazynowanie i trwałość',
      safety: 'Bezpieczeństwo',
    },
    columns: {
      property: 'Właściwość',
      value: 'Wartość',
      method: 'Metoda',
      article: 'Numer artykułu',
      pack: 'Opakowanie',
    },
    labels: { date: 'Data', shelfLife: 'Okres trwałości', storageTemperature: 'Temperatura magazynowania' },
    sentences: {
      typicalValues: 'Wartości typowe; nie stanowią specyfikacji ani gwarancji właściwości.',
      shelfLifeMonths: '{months} mies. w nieotwieranym oryginalnym opakowaniu',
      safety: 'Przestrzegać oznakowania i aktualnej karty charakterystyki produktu.',
      disclaimer:
        'Informacje opierają się na naszej obecnej wiedzy i doświadczeniu. Nie zwalniają użytkownika z przeprowadzenia własnych prób pod kątem zamierzonego zastosowania ani z kontroli dostawy przy przyjęciu.',
    },
  },

  ipi: {
    title: 'Instrukcja BHP',
    basis: 'Praca z substancjami niebezpiecznymi: dyrektywa 98/24/WE, art. 8; w Niemczech § 14 GefStoffV oraz TRGS 555',
    fields: {
      company: 'Zakład',
      number: 'Nr',
      date: 'Data',
      workplace: 'Stanowisko pracy',
      activity: 'Czynność',
      responsible: 'Osoba odpowiedzialna',
      telephone: 'Telefon',
      emergencyCall: 'Telefon alarmowy',
      firstAider: 'Osoba udzielająca pierwszej pomocy',
      signature: 'Podpis',
    },
    sections: {
      substance: 'Substancja niebezpieczna',
      hazards: 'Zagrożenia dla człowieka i środowiska',
      protection: 'Środki ochrony i zasady postępowania',
      danger: 'Postępowanie w razie zagrożenia',
      firstAid: 'Pierwsza pomoc',
      disposal: 'Prawidłowe usuwanie odpadów',
    },
    product: 'Produkt',
    labels: {
      contains: 'Zawiera',
      gloves: 'Rękawice ochronne',
      preparation: 'Przed rozpoczęciem pracy',
      restrictions: 'Ograniczenia zatrudnienia i badania lekarskie',
      handling: 'Sposób pracy',
      storage: 'Przechowywanie',
      fire: 'Pożar',
      spill: 'Wyciek i rozlanie',
      inhalation: 'Wdychanie',
      skin: 'Kontakt ze skórą',
      eyes: 'Kontakt z oczami',
      ingestion: 'Połknięcie',
    },
    sentences: {
      neverMix: 'Nigdy nie dopuszczać do kontaktu z następującymi materiałami: {materials}.',
      employmentRestrictions:
        'Młodociani mogą pracować z produktem tylko w ramach nauki zawodu i pod nadzorem kompetentnej osoby, a kobiety w ciąży i karmiące piersią tylko w granicach ograniczeń zatrudnienia.',
      maternityRestrictions:
        'Kobiety w ciąży i karmiące piersią mogą pracować z produktem tylko w granicach ograniczeń zatrudnienia.',
      youthRestrictions:
        'Młodociani mogą pracować z produktem tylko w ramach nauki zawodu i pod nadzorem kompetentnej osoby.',
      skinUptake: 'Możliwe wchłanianie przez skórę: {names}.',
      healthSurveillance: 'Uczestniczyć w badaniach profilaktycznych oferowanych przez pracodawcę.',
      readFirst: 'Nie pracować z produktem przed przeczytaniem i zrozumieniem tej instrukcji.',
      training: 'Rozpocząć pracę dopiero po przeszkoleniu w zakresie zagrożeń i ochrony; w razie wątpliwości pytać.',
      trainingYearly:
        'Rozpocząć pracę dopiero po ustnym instruktażu, powtarzanym co najmniej raz w roku; w razie wątpliwości pytać.',
      diisocyanateTraining:
        'Pracować z produktem tylko po ukończeniu szkolenia dotyczącego diizocyjanianów; powtarzać je co najmniej co pięć lat.',
      checkGluconate: 'Kwas fluorowodorowy: sprawdzić, czy żel z glukonianem wapnia jest pod ręką.',
      authorisedOnly: 'Wchodzić do miejsc, w których jest stosowany, tylko gdy wymaga tego praca.',
      reportPregnancy: 'O ciąży lub karmieniu piersią wcześnie poinformować pracodawcę, aby mógł ocenić pracę.',
      notIfAllergic: 'Nie pracować z produktem w razie alergii na którykolwiek składnik.',
      stopIfRash: 'Jeżeli skóra się zaczerwieni, swędzi lub wystąpi wysypka, przerwać pracę i powiadomić przełożonego.',
      stopIfBreathless:
        'W razie kaszlu, świszczącego oddechu lub duszności, nawet po kilku godzinach, przerwać pracę i powiadomić przełożonego.',
      useExtraction:
        'Korzystać z przewidzianego układu zamkniętego lub odciągu miejscowego i przed pracą sprawdzić, czy działa.',
      ventilate: 'Podczas pracy dobrze wietrzyć pomieszczenie.',
      useExplosionProof: 'Używać tylko wentylatorów i urządzeń elektrycznych w wykonaniu przeciwwybuchowym.',
      findEyewashAndShower:
        'Poznać drogę do urządzenia do płukania oczu i prysznica bezpieczeństwa i nie zastawiać jej.',
      findEyewash: 'Poznać drogę do urządzenia do płukania oczu i nie zastawiać jej.',
      closedSystem:
        'W miarę możliwości pracować w układach zamkniętych; nie wdychać produktu i nie dopuszczać do kontaktu ze skórą.',
      respiratoryIfNeeded:
        'Nosić ochronę dróg oddechowych, jeżeli wentylacja nie wystarcza lub powstają pary albo aerozole.',
      respiratoryAsTold: 'Nosić ochronę dróg oddechowych, jeżeli przełożony zaleci ją do tej pracy.',
      glovesAsTold: 'Nosić rękawice ochronne, jeżeli przełożony zaleci je do tej pracy.',
      reportRelease:
        'Jeżeli produkt przedostanie się do wód, kanalizacji lub gleby, natychmiast powiadomić przełożonego.',
      collectWaste: 'Zbierać odpady do przeznaczonego do tego, oznakowanego pojemnika i zamykać go.',
      sewerIfAllowed: 'Wylewać resztki do odpływu tylko za zgodą przełożonego.',
      uncleanedLikeProduct: 'Z opakowaniami z resztkami postępować jak z samym produktem.',
      followExplosionRules: 'Przestrzegać zakładowych zasad ochrony przeciwwybuchowej.',
      adviceIfExposed: 'Po kontakcie lub wdychaniu albo w razie obaw o zdrowie zasięgnąć porady lekarza.',
      spillBreathing:
        'Natychmiast opuścić strefę zagrożenia i ostrzec innych; wchodzić ponownie tylko z niezależnym aparatem oddechowym.',
      spillProtection: 'Stosować wymienione wyżej środki ochrony; unikać kontaktu ze skórą, oczami i odzieżą.',
      spillProtectionGas: 'Stosować wymienione wyżej środki ochrony; nie wchodzić bez nich w obłok gazu.',
      fireSmoke:
        'Jeżeli rozprzestrzeniają się dym lub gazy, natychmiast opuścić teren i ostrzec innych; wtedy gaszą tylko strażacy z izolującym sprzętem ochrony układu oddechowego.',
      medicalAdvice: 'W razie wątpliwości lub utrzymujących się objawów zasięgnąć porady lekarza i pokazać etykietę.',
      severalPages: 'Ta instrukcja ma {pages} strony: wywiesić wszystkie.',
      noHazards:
        'Produkt nie jest zaklasyfikowany jako stwarzający zagrożenie. Zachować ostrożność jak przy każdej pracy z chemikaliami.',
      extinguish: 'Do gaszenia nadają się: {media}.',
      notWith: 'Do gaszenia nie nadają się: {media}.',
      wasteCode: 'Kod odpadu: {code}',
    },
    signs: {
      M004: 'Nakaz stosowania ochrony oczu',
      M005: 'Nakaz podłączenia uziemienia',
      M009: 'Nakaz stosowania rękawic ochronnych',
      M010: 'Nakaz stosowania odzieży ochronnej',
      M011: 'Nakaz mycia rąk',
      M013: 'Nakaz stosowania osłony twarzy',
      M017: 'Nakaz stosowania ochrony dróg oddechowych',
      M028: 'Trzymać pod zamknięciem',
      M055: 'Przechowywać w miejscu niedostępnym dla dzieci',
      M057: 'Zapewnić ciągłą wentylację',
      P003: 'Zakaz używania otwartego płomienia; zakaz używania otwartego ognia i zakaz palenia',
      P022: 'Zakaz spożywania posiłków i napojów',
      E003: 'Pierwsza pomoc',
      E011: 'Stanowisko do płukania oczu',
      E012: 'Prysznic bezpieczeństwa',
      F001: 'Gaśnica',
    },
  },

  abbreviations: {
    ADN: 'Umowa europejska dotycząca międzynarodowego przewozu śródlądowymi drogami wodnymi towarów niebezpiecznych',
    ADR: 'Umowa dotycząca międzynarodowego przewozu drogowego towarów niebezpiecznych',
    ATE: 'Oszacowana toksyczność ostra (Acute Toxicity Estimate)',
    ATEmix: 'Oszacowana toksyczność ostra mieszaniny',
    AwSV: 'Niemieckie rozporządzenie w sprawie instalacji, w których stosuje się substancje zagrażające wodom',
    BCF: 'Współczynnik biokoncentracji',
    CAS: 'Chemical Abstracts Service',
    CLP: 'Klasyfikacja, oznakowanie i pakowanie (Classification, Labelling and Packaging), rozporządzenie (WE) nr 1272/2008',
    DNEL: 'Pochodny poziom niepowodujący zmian (Derived No-Effect Level)',
    EC10: 'Stężenie skuteczne dla 10 % badanych organizmów',
    EC50: 'Stężenie skuteczne dla 50 % badanych organizmów',
    ECHA: 'Europejska Agencja Chemikaliów',
    EL50: 'Obciążenie skuteczne dla 50 % badanych organizmów (Effective Loading)',
    EmS: 'Instrukcje postępowania w razie pożaru i wycieku (Emergency Schedules, Kodeks IMDG)',
    EN: 'Norma europejska',
    EQ: 'Ilość wyłączona (Excepted Quantity)',
    ErC50: 'Stężenie zmniejszające szybkość wzrostu o połowę',
    EUH: 'Zwrot uzupełniający wskazujący rodzaj zagrożenia w Unii Europejskiej',
    EVAL: 'Kopolimer etylenu i alkoholu winylowego',
    EWG: 'Europejska Wspólnota Gospodarcza',
    FKM: 'Kauczuk fluorowy',
    GHS: 'Globalnie Zharmonizowany System klasyfikacji i oznakowania chemikaliów (Globally Harmonised System)',
    GKV: 'Austriackie rozporządzenie o wartościach dopuszczalnych w miejscu pracy (Grenzwerteverordnung)',
    IARC: 'Międzynarodowa Agencja Badań nad Rakiem (International Agency for Research on Cancer)',
    IATA: 'Międzynarodowe Zrzeszenie Przewoźników Powietrznych',
    'IATA-DGR': 'Przepisy IATA dotyczące towarów niebezpiecznych (Dangerous Goods Regulations)',
    'ICAO-TI':
      'Instrukcje techniczne bezpiecznego transportu towarów niebezpiecznych drogą powietrzną (Organizacja Międzynarodowego Lotnictwa Cywilnego)',
    IMDG: 'Międzynarodowy morski kodeks towarów niebezpiecznych',
    IMO: 'Międzynarodowa Organizacja Morska',
    ISO: 'Międzynarodowa Organizacja Normalizacyjna',
    Koc: 'Współczynnik adsorpcji w przeliczeniu na węgiel organiczny',
    LC50: 'Stężenie śmiertelne dla 50 % zwierząt doświadczalnych',
    LD50: 'Dawka śmiertelna dla 50 % zwierząt doświadczalnych',
    LL50: 'Obciążenie śmiertelne dla 50 % zwierząt doświadczalnych (Lethal Loading)',
    LOAEC:
      'Najniższe stężenie, przy którym obserwuje się szkodliwe skutki (Lowest Observed Adverse Effect Concentration)',
    LOAEL: 'Najniższy poziom, przy którym obserwuje się szkodliwe skutki (Lowest Observed Adverse Effect Level)',
    LOEC: 'Najniższe stężenie, przy którym obserwuje się skutki (Lowest Observed Effect Concentration)',
    LQ: 'Ilość ograniczona (Limited Quantity)',
    LZO: 'Lotne związki organiczne',
    MDI: 'Diizocyjanian metylenodifenylu',
    'N.O.S.': 'Inaczej niewymieniony (Not Otherwise Specified)',
    NCO: 'Grupa izocyjanianowa',
    NDS: 'Najwyższe dopuszczalne stężenie',
    NDSCh: 'Najwyższe dopuszczalne stężenie chwilowe',
    NDSP: 'Najwyższe dopuszczalne stężenie pułapowe',
    NOAEC: 'Stężenie, przy którym nie obserwuje się szkodliwych skutków (No Observed Adverse Effect Concentration)',
    NOAEL: 'Poziom, przy którym nie obserwuje się szkodliwych skutków (No Observed Adverse Effect Level)',
    NOEC: 'Stężenie, przy którym nie obserwuje się skutków (No Observed Effect Concentration)',
    NOELR: 'Obciążenie, przy którym nie obserwuje się skutków (No Observed Effect Loading Rate)',
    OECD: 'Organizacja Współpracy Gospodarczej i Rozwoju',
    PBT: 'Substancja trwała, wykazująca zdolność do bioakumulacji i toksyczna',
    PE: 'Polietylen',
    PMT: 'Substancja trwała, mobilna i toksyczna',
    PNEC: 'Przewidywane stężenie niepowodujące zmian w środowisku (Predicted No-Effect Concentration)',
    QSAR: 'Ilościowa zależność struktura-aktywność (Quantitative Structure–Activity Relationship)',
    PVC: 'Polichlorek winylu',
    REACH:
      'Rejestracja, ocena, udzielanie zezwoleń i stosowane ograniczenia w zakresie chemikaliów, rozporządzenie (WE) nr 1907/2006',
    RID: 'Regulamin międzynarodowego przewozu kolejami towarów niebezpiecznych',
    SGG: 'Grupa segregacyjna (Kodeks IMDG, Segregation Group)',
    STEL: 'Wartość dopuszczalna narażenia krótkoterminowego (Short-Term Exposure Limit)',
    STOT: 'Działanie toksyczne na narządy docelowe (Specific Target Organ Toxicity)',
    TRGS: 'Przepisy techniczne dotyczące substancji niebezpiecznych (Niemcy)',
    TWA: 'Średnia ważona w czasie (Time-Weighted Average)',
    UE: 'Unia Europejska',
    UFI: 'Niepowtarzalny identyfikator postaci czynnej (Unique Formula Identifier)',
    UN: 'Organizacja Narodów Zjednoczonych (United Nations)',
    'V/V': 'Objętość na objętość',
    WE: 'Wspólnota Europejska; numer WE: numer substancji w wykazach europejskich',
    WGK: 'Klasa zagrożenia dla wód (Niemcy)',
    'kg mc.': 'Kilogram masy ciała',
    ppm: 'Części na milion (parts per million)',
    ppmV: 'Części objętościowe na milion (parts per million by volume)',
    vPvB: 'Substancja bardzo trwała i wykazująca bardzo dużą zdolność do bioakumulacji',
    vPvM: 'Substancja bardzo trwała i bardzo mobilna',
  },

  standard: {
    // 2.3 Other hazards
    vapourAirMixtures: 'Pary mogą tworzyć z powietrzem mieszaniny wybuchowe.',
    gasAirMixtures: 'Gaz może tworzyć z powietrzem mieszaniny wybuchowe.',
    flammableVapoursInUse: 'Podczas stosowania mogą powstawać łatwopalne lub wybuchowe mieszaniny par z powietrzem.',
    staticIgnition: 'Pary mogą zapalić się od wyładowania elektrostatycznego.',
    dustExplosion: 'Drobno rozproszony pył może tworzyć z powietrzem mieszaniny wybuchowe.',
    slipHazard: 'Rozlany produkt powoduje śliskość podłogi.',
    suffocationHazard: 'W dużych stężeniach może wypierać tlen z powietrza i powodować uduszenie.',
    carbonMonoxideOdourless:
      'Tlenek węgla jest bezbarwny i bezwonny: nic przed nim nie ostrzega, zanim dojdzie do zatrucia.',
    smellNoWarning: 'Siarkowodór poraża węch: jego zapach nie jest ostrzeżeniem.',
    oilyCloths: 'Szmaty, papier i pył nasączone produktem mogą zapalić się samorzutnie, nawet po kilku godzinach.',
    frostbiteHazard: 'Uchodzący skroplony gaz jest bardzo zimny i powoduje odmrożenia.',
    hotMeltHazard: 'Gorący stop powoduje oparzenia.',
    crystallisation: 'Podczas wysychania krystalizuje; pozostałości można zetrzeć wodą.',

    // 4.1 First aid
    medicalIfExposed: 'W przypadku narażenia lub styczności: zasięgnąć porady lekarza.',
    dangerToLife: 'Zagrożenie życia: natychmiast udzielić pomocy i wezwać pogotowie ratunkowe.',
    removeFromDanger: 'Wyprowadzić poszkodowanego ze strefy zagrożenia i zapewnić mu spokój.',
    removeContaminatedClothing: 'Natychmiast zdjąć zanieczyszczoną lub przesiąkniętą odzież i obuwie.',
    firstAiderProtection: 'Osoby udzielające pierwszej pomocy powinny zadbać o własne bezpieczeństwo.',
    firstAiderContact:
      'Osoby udzielające pierwszej pomocy noszą rękawice ochronne: kontakt z produktem lub przesiąkniętą odzieżą jest niebezpieczny.',
    firstAiderInhalation:
      'Osoby udzielające pierwszej pomocy unikają wdychania produktu i wietrzą miejsce zdarzenia: wdychanie jest niebezpieczne.',
    firstAiderMouth:
      'Osoby udzielające pierwszej pomocy nie stosują oddychania metodą usta-usta: produkt w ustach lub w wymiocinach jest niebezpieczny.',
    rescuersBreathing: 'Ratownicy wchodzą tylko z izolującym sprzętem ochrony układu oddechowego: niedobór tlenu.',
    hydrofluoricEmergency:
      'Kwas fluorowodorowy zatruwa także przez skórę: każdy kontakt traktować jako nagły przypadek, natychmiast wezwać pogotowie i podać nazwę substancji.',
    cyanideEmergency:
      'Cyjanki mogą zabić w ciągu kilku minut: natychmiast wezwać pogotowie i podać nazwę substancji; nie stosować oddychania usta-usta.',
    rescuersToxicGas: 'Ratownicy wchodzą tylko z izolującym sprzętem ochrony układu oddechowego: toksyczny gaz.',
    rescuersToxicNoOxygen:
      'Ratownicy wchodzą tylko z izolującym sprzętem ochrony układu oddechowego: toksyczny gaz i niedobór tlenu.',
    recoveryPosition:
      'Nieprzytomnego, który oddycha, ułożyć w pozycji bezpiecznej; nieprzytomnemu nigdy nie podawać niczego doustnie.',
    showSafetyDataSheet:
      'W razie wątpliwości lub utrzymujących się objawów zasięgnąć porady lekarza i pokazać tę kartę charakterystyki.',
    noSpecialFirstAid: 'Szczególne środki nie są wymagane.',
    freshAir:
      'Wyprowadzić lub wynieść poszkodowanego na świeże powietrze i zapewnić mu spokój w pozycji umożliwiającej swobodne oddychanie.',
    inhalationMedicalIfSymptoms:
      'W przypadku złego samopoczucia lub podrażnienia dróg oddechowych zasięgnąć porady lekarza.',
    inhalationMedicalAtOnce: 'Natychmiast skontaktować się z lekarzem lub ośrodkiem zatruć.',
    carbonMonoxideUrgent:
      'Podejrzenie zatrucia tlenkiem węgla: natychmiast wezwać pogotowie, także przy braku objawów; jak najszybciej podać tlen.',
    artificialRespiration:
      'Jeżeli oddech jest nieregularny lub ustał, zastosować sztuczne oddychanie za pomocą worka samorozprężalnego lub respiratora i wezwać pogotowie ratunkowe.',
    oxygenByTrained: 'W razie trudności w oddychaniu przeszkolone osoby podają tlen.',
    inhalationDelayedEffects: 'Skutki dla płuc mogą wystąpić z opóźnieniem: obserwacja lekarska przez 48 godzin.',
    washSkin: 'Umyć dużą ilością wody z mydłem.',
    brushOffParticles: 'Niezwiązaną pozostałość strzepnąć ze skóry.',
    coolOrWetBandages: 'Zanurzyć w zimnej wodzie lub owinąć mokrym bandażem.',
    rinseSkinAtOnce: 'Natychmiast płukać skórę dużą ilością bieżącej wody przez co najmniej 15 minut.',
    skinBurnsMedical:
      'Oparzenia osłonić jałowym opatrunkiem i natychmiast zapewnić pomoc lekarską: nieleczone oparzenia źle się goją.',
    skinMedicalIfIrritation: 'Jeżeli podrażnienie skóry się utrzymuje, zasięgnąć porady lekarza.',
    skinMedicalIfRash: 'W przypadku wystąpienia podrażnienia skóry lub wysypki zasięgnąć porady lekarza.',
    skinMedicalAtOnce:
      'Natychmiast skontaktować się z lekarzem lub ośrodkiem zatruć, nawet przy braku objawów: produkt wchłania się przez skórę.',
    skinMedicalIfUnwell: 'W przypadku złego samopoczucia zasięgnąć porady lekarza: produkt wchłania się przez skórę.',
    skinMedicalExposed: 'Natychmiast skontaktować się z lekarzem lub ośrodkiem zatruć.',
    calciumGluconateGel:
      'Po spłukaniu wcierać w skórę żel z glukonianem wapnia (2,5 %), także gdy nie ma bólu, i powtarzać to do przejęcia opieki przez lekarza.',
    phenolOnSkin:
      'Fenol i krezole na skórze: natychmiast przecierać glikolem polietylenowym (makrogol 300 lub 400), jeśli jest pod ręką, w przeciwnym razie spłukać dużą ilością wody.',
    skinCream: 'Po oczyszczeniu nałożyć tłusty krem do skóry.',
    wipeOffResin: 'Najpierw zetrzeć produkt ściereczką lub papierem; nie używać rozpuszczalników ani rozcieńczalników.',
    frozenClothing: 'Przed zdjęciem odzieży przymarzniętej do skóry rozmrozić ją letnią wodą.',
    frostbiteMedical: 'Odmrożenia osłonić jałowym opatrunkiem i natychmiast zasięgnąć porady lekarza.',
    thawFrostbite: 'Odmrożone miejsca rozmrażać letnią wodą; nie trzeć.',
    gasContactMedical: 'Po kontakcie z gazem: w razie dolegliwości zasięgnąć porady lekarza.',
    coolHotMelt:
      'Skórę z gorącym stopem natychmiast schładzać dużą ilością zimnej wody; nie zrywać produktu, który zastygł na skórze; oparzenia powinien opatrzyć lekarz.',
    rinseEyes:
      'Otwarte oko płukać przez kilka minut bieżącą wodą; wyjąć soczewki kontaktowe, jeżeli można je łatwo usunąć.',
    rinseEyesIrritant:
      'Ostrożnie płukać oko bieżącą wodą przez kilka minut (co najmniej 10 minut) przy rozchylonych powiekach; wyjąć soczewki kontaktowe, jeżeli można je łatwo usunąć. Jeżeli podrażnienie się utrzymuje, zgłosić się do okulisty.',
    rinseEyesAtOnce:
      'Natychmiast płukać oko bieżącą wodą przez kilka minut (co najmniej 15 minut) przy szeroko rozchylonych powiekach, także pod powiekami; chronić nieuszkodzone oko i wyjąć soczewki kontaktowe, jeżeli można je łatwo usunąć.',
    eyeSpecialistAtOnce: 'Natychmiast udać się do okulisty lub szpitala okulistycznego; w drodze nadal płukać oko.',
    rinseMouth: 'Wypłukać usta wodą i wypluć ją.',
    drinkWater: 'Przytomnemu poszkodowanemu podać do wypicia małymi łykami szklankę wody.',
    doNotInduceVomiting: 'Nie wywoływać wymiotów.',
    vomitingHeadLow:
      'Jeżeli wystąpią wymioty, trzymać głowę poszkodowanego nisko, aby treść żołądkowa nie dostała się do płuc.',
    ingestionMedicalIfUnwell: 'W przypadku złego samopoczucia zasięgnąć porady lekarza.',
    ingestionMedicalAtOnce: 'Natychmiast skontaktować się z lekarzem lub ośrodkiem zatruć.',
    perforationRisk: 'Silne działanie żrące na jamę ustną i gardło; niebezpieczeństwo perforacji przełyku i żołądka.',
    ingestionUnlikelyGas: 'W przypadku gazów połknięcie nie jest uważane za prawdopodobną drogę narażenia.',
    ingestionUnlikelyAerosol: 'W przypadku aerozoli połknięcie nie jest uważane za prawdopodobną drogę narażenia.',

    // 4.2 Symptoms
    symptomEyeIrritation: 'Kontakt z oczami: zaczerwienienie, łzawienie, ból.',
    symptomEyeDamage: 'Kontakt z oczami: silny ból, zmętnienie rogówki; ryzyko utraty wzroku.',
    symptomSkinIrritation: 'Kontakt ze skórą: zaczerwienienie, swędzenie.',
    symptomBurns: 'Kontakt ze skórą: oparzenia, ból, pęcherze; działanie sięga głębszych warstw skóry.',
    symptomBurnsSwallowed:
      'Połknięcie: oparzenia jamy ustnej, gardła, przełyku i żołądka z niebezpieczeństwem perforacji.',
    symptomFrostbite: 'Kontakt ze skroplonym gazem: odmrożenia z bólem, drętwieniem i pęcherzami; uszkodzenie oczu.',
    symptomHotMelt: 'Kontakt z gorącym stopem: oparzenia skóry i oczu.',
    symptomDrySkin:
      'Powtarzający się kontakt ze skórą: odtłuszczenie, wysuszenie i pękanie skóry, ryzyko zapalenia skóry.',
    symptomSkinAllergy:
      'Kontakt ze skórą: wyprysk alergiczny z zaczerwienieniem, swędzeniem i pęcherzykami, także kilka dni po kontakcie.',
    symptomRespiratoryAllergy: 'Wdychanie: objawy astmatyczne, duszność, także kilka godzin po narażeniu.',
    symptomAllergy: 'Możliwa jest reakcja alergiczna skóry lub dróg oddechowych.',
    symptomAlreadySensitised: 'U osób już uczulonych możliwa jest reakcja alergiczna skóry lub dróg oddechowych.',
    symptomAlreadySensitisedSkin: 'U osób już uczulonych możliwa jest reakcja alergiczna skóry.',
    symptomAlreadySensitisedAirways: 'U osób już uczulonych możliwa jest reakcja alergiczna dróg oddechowych.',
    symptomIsocyanates:
      'Izocyjaniany: u osób uczulonych już bardzo małe stężenia mogą wywołać objawy podobne do astmy, także po kilku godzinach od narażenia.',
    symptomRespiratoryIrritation: 'Wdychanie: kaszel, ból gardła, podrażnienie błon śluzowych.',
    symptomRespiratoryBurns: 'Wdychanie: oparzenia dróg oddechowych, duszność; możliwy opóźniony obrzęk płuc.',
    symptomNarcosis: 'Wdychanie dużych stężeń: ból i zawroty głowy, senność, nudności, utrata przytomności.',
    symptomOxygenLack: 'Niedobór tlenu: zawroty głowy i utrata przytomności.',
    symptomAspiration:
      'Połknięcie i wymioty: produkt, który dostanie się do płuc, powoduje chemiczne zapalenie płuc, także z opóźnieniem.',
    symptomFluoride:
      'Fluorki: silny ból, który może pojawić się dopiero po kilku godzinach od kontaktu; niedobór wapnia ze skurczami i zaburzeniami rytmu serca.',
    symptomCarbonMonoxide:
      'Wdychanie tlenku węgla: działanie toksyczne; ból głowy, zawroty głowy, nudności, splątanie, utrata przytomności; uszkodzenia serca i mózgu mogą wystąpić po dniach lub tygodniach.',
    symptomCyanide:
      'Cyjanki: ból głowy, zawroty głowy, duszność, drgawki, utrata przytomności, zatrzymanie oddechu w ciągu kilku minut.',
    symptomMethaemoglobin:
      'Powstawanie methemoglobiny we krwi: sinica warg, ból głowy, zawroty głowy, duszność, także z opóźnieniem.',
    symptomPoisoning: 'Objawy zatrucia: nudności, wymioty, zaburzenia krążenia, utrata przytomności.',
    symptomPoisoningInhaled:
      'Wdychanie: działanie toksyczne; możliwe objawy zatrucia, takie jak ból i zawroty głowy, nudności i utrata przytomności.',
    symptomFatalInhaled:
      'Wdychanie: grozi śmiercią; możliwe objawy zatrucia, takie jak ból i zawroty głowy, nudności i utrata przytomności.',
    symptomPoisoningSkin: 'Kontakt ze skórą: działanie toksyczne; po wchłonięciu przez skórę możliwe objawy zatrucia.',
    symptomFatalSkin: 'Kontakt ze skórą: grozi śmiercią; po wchłonięciu przez skórę możliwe objawy zatrucia.',
    symptomPoisoningSwallowed:
      'Połknięcie: działanie toksyczne; możliwe objawy zatrucia, takie jak nudności, wymioty, zaburzenia krążenia i utrata przytomności.',
    symptomFatalSwallowed:
      'Połknięcie: grozi śmiercią; możliwe objawy zatrucia, takie jak nudności, wymioty, zaburzenia krążenia i utrata przytomności.',
    symptomHarmful: 'Nudności, wymioty, dolegliwości żołądkowe, ogólne złe samopoczucie.',
    symptomHarmfulInhaled:
      'Wdychanie: działanie szkodliwe; możliwe ból i zawroty głowy, nudności i ogólne złe samopoczucie.',
    symptomHarmfulSkin:
      'Kontakt ze skórą: działanie szkodliwe; po wchłonięciu przez skórę możliwe ogólne złe samopoczucie.',
    symptomHarmfulSwallowed:
      'Połknięcie: działanie szkodliwe; możliwe nudności, wymioty, dolegliwości żołądkowe i ogólne złe samopoczucie.',
    symptomOrganDamage: 'Uszkodzenie narządów po jednorazowym narażeniu, także z opóźnieniem.',
    symptomOrganDamageRepeated: 'Uszkodzenie narządów w następstwie długotrwałego lub powtarzanego narażenia.',
    symptomDelayedCmr: 'Możliwe skutki opóźnione, występujące po latach: patrz sekcja 11.',
    symptomReproduction: 'Możliwy wpływ na płodność lub na dziecko w łonie matki: patrz sekcja 11.',
    symptomMethanol:
      'Metanol: objawy występują z opóźnieniem do 24 godzin: zaburzenia widzenia aż do ślepoty, kwasica metaboliczna, drgawki, śpiączka.',
    symptomFoaming: 'Połknięcie substancji powierzchniowo czynnych: podczas wymiotów piana może dostać się do płuc.',
    symptomOxygenEmbolism: 'Połknięcie: wydzielanie tlenu, rozdęcie żołądka, niebezpieczeństwo zatoru gazowego.',
    noSymptomsKnown: 'Dotychczas nie są znane żadne objawy ani skutki.',

    // 4.3 Medical attention
    treatSymptomatically: 'Leczenie objawowe.',
    attentionInhaled: 'Po wdychaniu konieczna jest natychmiastowa pomoc lekarska.',
    attentionSkin: 'Po kontakcie ze skórą konieczna jest natychmiastowa pomoc lekarska.',
    attentionEyes: 'Po kontakcie z oczami konieczne jest natychmiastowe leczenie u okulisty.',
    attentionSwallowed: 'Po połknięciu konieczna jest natychmiastowa pomoc lekarska.',
    attentionExposed: 'Po każdym narażeniu konieczna jest natychmiastowa pomoc lekarska: możliwe uszkodzenie narządów.',
    oxygenTreatment: 'Po niedoborze tlenu: podać tlen.',
    monitorLungs: 'Po wdychaniu lub aspiracji: obserwacja w kierunku zapalenia i obrzęku płuc.',
    methanolTreatment:
      'Leczenie zatrucia metanolem: fomepizol lub etanol jako odtrutka, wyrównanie kwasicy, kwas folinowy, w razie potrzeby hemodializa.',
    observeAfterIsocyanates:
      'Po wdychaniu izocyjanianów: obserwacja lekarska przez co najmniej 48 godzin, ponieważ dolegliwości oddechowe mogą wystąpić z opóźnieniem.',
    fluorideTreatment: 'Fluorki wiążą wapń i magnez: monitorować EKG oraz stężenie wapnia, magnezu i potasu.',
    calciumGluconateTreatment:
      'Oparzenia kwasem fluorowodorowym: glukonian wapnia w żelu (2,5 %), w iniekcji lub wlewie; po wdychaniu także w aerozolu.',
    carbonMonoxideTreatment:
      'Tlenek węgla: natychmiast 100 % tlen, w ciężkich przypadkach i w ciąży tlen hiperbaryczny; oznaczyć karboksyhemoglobinę, ponieważ pulsoksymetria daje fałszywe wartości.',
    cyanideAntidote:
      'Zatrucie cyjankami: natychmiast 100 % tlen i odtrutka (hydroksykobalamina, 4-dimetyloaminofenol lub tiosiarczan sodu).',
    methaemoglobinTreatment:
      'Methemoglobinemia: tlen, w razie potrzeby błękit metylenowy lub błękit toluidynowy jako odtrutka.',
    endoscopy:
      'Po połknięciu: wczesna endoskopia w celu oceny uszkodzeń przełyku i żołądka; bez niej nie wykonywać płukania żołądka.',
    antifoam: 'Po połknięciu produktu pieniącego się: środek przeciwpieniący (dimetikon).',
    noAdrenaline: 'Nie podawać sympatykomimetyków (adrenaliny, noradrenaliny): niebezpieczeństwo zaburzeń rytmu serca.',

    // 5.1 Extinguishing media
    alcoholResistantFoam: 'piana alkoholoodporna',
    foam: 'piana',
    dryPowder: 'proszek gaśniczy',
    carbonDioxide: 'dwutlenek węgla (CO₂)',
    waterSpray: 'rozproszony strumień wody',
    waterFog: 'mgła wodna',
    drySand: 'suchy piasek',
    fullWaterJet: 'zwarty strumień wody',
    waterUnsuitable: 'woda',
    foamUnsuitable: 'piana na bazie wody',
    carbonDioxideUnsuitable: 'dwutlenek węgla',
    organicMediaUnsuitable:
      'środki gaśnicze zawierające związki organiczne, proszki gaśnicze na bazie soli amonowych (proszek ABC)',
    noUnsuitableMedia: 'nie są znane',
    adaptToSurroundings: 'Środki gaśnicze dobrać do pożaru w otoczeniu.',

    // 5.2 Special hazards
    vapoursSpread:
      'Pary są cięższe od powietrza, rozprzestrzeniają się przy podłożu i mogą zapalić się w znacznej odległości od źródła.',
    containersBurst: 'Ogrzewanie powoduje wzrost ciśnienia: zamknięte pojemniki mogą ulec rozerwaniu.',
    aerosolsBurst:
      'Po ogrzaniu powyżej 50 °C pojemniki aerozolowe mogą ulec rozerwaniu i zostać wyrzucone w powietrze.',
    explosionIfConfined: 'Ogrzewanie w zamkniętym pojemniku: niebezpieczeństwo wybuchu.',
    oxidiserFeedsFire: 'Produkt podsyca pożar: kontakt z materiałami palnymi może doprowadzić do zapłonu.',
    oxygenRelease:
      'Podczas rozkładu pod wpływem ogrzewania wydziela się tlen, który może rozerwać zamknięte pojemniki.',
    combustible: 'Produkt jest palny.',
    notCombustible: 'Produkt jest niepalny.',
    hydrogenFromMetals: 'W kontakcie z metalami nieszlachetnymi może powstawać skrajnie łatwopalny wodór.',
    burstsByMoisture:
      'Reaguje z wodą i wilgocią, wydzielając dwutlenek węgla: zamknięte pojemniki, do których dostała się woda, mogą pęknąć.',
    toxicGasEscapes: 'Z ogrzanych lub uszkodzonych pojemników może uchodzić toksyczny gaz.',
    toxicGasesInFire: 'Podczas pożaru mogą powstawać toksyczne i żrące gazy oraz pary.',
    carbonOxides: 'tlenek węgla i dwutlenek węgla',
    nitrogenOxides: 'tlenki azotu (NOₓ)',
    sulphurOxides: 'tlenki siarki',
    phosphorusOxides: 'tlenki fosforu',
    metalOxides: 'tlenki metali',
    hydrogenChloride: 'chlorowodór',
    phosgene: 'fosgen',
    chlorine: 'chlor',
    chlorineOxides: 'tlenki chloru',
    hydrogen: 'wodór',
    oxygen: 'tlen',
    ammonia: 'amoniak',
    formaldehyde: 'formaldehyd',
    formicAcid: 'kwas mrówkowy',
    aldehydes: 'aldehydy',
    ketene: 'keten',
    soot: 'sadza',
    phenols: 'fenole',
    hydrogenCyanide: 'cyjanowodór',
    isocyanateVapours: 'pary izocyjanianów',
    hydrogenFluoride: 'fluorowodór',
    hydrogenSulphide: 'siarkowodór',
    sodiumOxides: 'tlenki sodu',
    silicaFume: 'dymy krzemionki',
    unburntHydrocarbons: 'niespalone węglowodory',

    // 5.3 Firefighters
    leakingGasFire:
      'W przypadku płonięcia wyciekającego gazu: Nie gasić, jeżeli nie można bezpiecznie zahamować wycieku.',
    explosivesFire:
      'W przypadku pożaru: Zagrożenie wybuchem. Ewakuować teren. NIE gasić pożaru, jeżeli ogień dosięgnie materiały wybuchowe.',
    selfContainedBreathing:
      'Stosować izolujący sprzęt ochrony układu oddechowego (EN 137) i odzież ochronną dla strażaków (EN 469).',
    chemicalSuit:
      'Jeżeli możliwy jest kontakt z produktem lub jego parami, stosować ubranie chroniące przed chemikaliami.',
    coolContainers:
      'Zagrożone pojemniki chłodzić rozproszonym strumieniem wody i w miarę możliwości usunąć ze strefy zagrożenia.',
    coolContainersFromDistance:
      'Zagrożone pojemniki chłodzić z odległości rozproszonym strumieniem wody; nie dopuścić do przedostania się wody do pojemników ani na miejsca wycieku.',
    knockDownVapours: 'Gazy i pary wytrącać rozproszonym strumieniem wody.',
    fireWater: 'Zanieczyszczoną wodę gaśniczą zbierać oddzielnie; nie może ona przedostać się do kanalizacji ani wód.',
    fightFromDistance:
      'Ze względu na niebezpieczeństwo wybuchu gasić pożar z bezpiecznej odległości lub z osłoniętego miejsca.',

    // 6.1 Personal precautions
    keepPersonsAway: 'Nie dopuszczać osób bez środków ochrony; przebywać po stronie nawietrznej.',
    evacuate: 'Ewakuować teren i ostrzec przebywające na nim osoby.',
    enterAfterMeasuring:
      'Wchodzić ponownie tylko po pomiarze powietrza lub z izolującym sprzętem ochrony układu oddechowego.',
    removeIgnitionSources:
      'Usunąć wszystkie źródła zapłonu i zastosować środki zapobiegające wyładowaniom elektrostatycznym.',
    ventilateArea: 'Dobrze przewietrzyć pomieszczenie.',
    wearProtection:
      'Stosować środki ochrony indywidualnej (patrz podsekcja 8.2); unikać kontaktu ze skórą, oczami i odzieżą.',
    wearProtectionGas:
      'Stosować środki ochrony indywidualnej (patrz podsekcja 8.2); nie wchodzić bez nich w obłok gazu.',
    avoidVapours: 'Nie wdychać par, mgły ani rozpylonej cieczy.',
    avoidGas: 'Nie wdychać gazu.',
    avoidDust: 'Unikać powstawania pyłu i nie wdychać pyłu.',
    breathingProtectionRelease:
      'W razie powstawania par, mgły lub rozpylonej cieczy stosować ochronę dróg oddechowych.',
    respondersChemicalSuit: 'Odzież chroniąca przed chemikaliami i izolujący sprzęt ochrony układu oddechowego.',
    respondersBreathing:
      'Izolujący sprzęt ochrony układu oddechowego oraz środki ochrony indywidualnej zgodnie z podsekcją 8.2.',
    respondersProtection: 'Środki ochrony indywidualnej zgodnie z podsekcją 8.2.',
    stopLeak: 'Zahamować wyciek, jeżeli jest to możliwe bez ryzyka.',

    // 6.2 Environment
    keepOutOfDrains:
      'Nie dopuścić do przedostania się produktu do kanalizacji, wód powierzchniowych, wód gruntowych ani gleby.',
    gasCollects:
      'Nie dopuścić do gromadzenia się gazu w piwnicach, studzienkach i innych miejscach zamkniętych lub nisko położonych.',
    informAuthorities: 'Jeżeli produkt przedostanie się do wód, kanalizacji lub gleby, powiadomić właściwe organy.',
    informAuthoritiesGas: 'Jeżeli ujdzie duża ilość gazu, powiadomić właściwe organy.',
    explosionInDrains: 'Niebezpieczeństwo wybuchu w kanalizacji i studzienkach.',
    coverDrains: 'Zakryć studzienki ściekowe, a duże ilości obwałować.',

    // 6.3 Cleaning up
    absorbInert:
      'Zebrać za pomocą materiału chłonnego (piasek, ziemia okrzemkowa, sorbent uniwersalny) i umieścić w zamykanych pojemnikach.',
    absorbMineral:
      'Zebrać za pomocą mineralnego materiału chłonnego (piasek, ziemia okrzemkowa) i umieścić w pojemnikach, które nie są zamykane gazoszczelnie.',
    isocyanateSpill:
      'Przykryć wilgotnym materiałem chłonnym (piasek, ziemia), pozostawić do przereagowania i zebrać do otwartych pojemników; pozostawić je otwarte na zewnątrz przez kilka dni, ponieważ powstaje dwutlenek węgla.',
    noCombustibleAbsorbents: 'Nie zbierać trocinami, szmatami ani innymi materiałami palnymi.',
    collectMechanically: 'Zebrać na sucho, nie wzniecając pyłu, i umieścić w zamykanych pojemnikach.',
    collectUnsealed:
      'Zebrać na sucho, nie wzniecając pyłu, i umieścić w suchych pojemnikach, które nie są zamykane gazoszczelnie.',
    letMeltSolidify: 'Stopiony produkt pozostawić przed zebraniem do ostygnięcia i zastygnięcia.',
    vacuumDust: 'Pył zbierać odpowiednim do tego odkurzaczem; nie zdmuchiwać sprężonym powietrzem.',
    coverPowder: 'Rozsypany proszek przykryć, aby nie rozniosły go wiatr ani woda.',
    pumpOff: 'Duże ilości odpompować.',
    nonSparkingTools: 'Używać sprzętu przeciwwybuchowego i nieiskrzących narzędzi.',
    neutraliseAcidSpill:
      'Ostrożnie zobojętnić wapnem lub węglanem sodu tylko to, co potem pozostało: może się wydzielać ciepło. Spłukać dużą ilością wody.',
    neutraliseAlkalineSpill:
      'Ostrożnie zobojętnić rozcieńczonym kwasem (kwasem cytrynowym) tylko to, co potem pozostało: może się wydzielać ciepło. Spłukać dużą ilością wody.',
    takeUpWithoutDust:
      'Zbierać na mokro lub odkurzaczem klasy pyłowej H; nie zamiatać na sucho i nie używać sprężonego powietrza.',
    diluteWithWater: 'Pozostałości rozcieńczyć dużą ilością wody.',
    rinseResidues: 'Pozostałości spłukać dużą ilością wody i zebrać wodę z mycia.',
    cleanSurfaces:
      'Następnie oczyścić zanieczyszczone powierzchnie i przedmioty oraz zebrać ciecz użytą do czyszczenia.',
    neverAcidOnHypochlorite: 'Nigdy nie zobojętniać kwasem: wydziela się toksyczny gazowy chlor.',
    neverAcidOnSpill: 'Nigdy nie zobojętniać kwasem: wydziela się toksyczny gaz.',
    letResinCure: 'Zebrać przed utwardzeniem; narzędzia natychmiast oczyścić.',
    letGasDisperse: 'Wietrzyć aż do rozproszenia się gazu.',
    moveLeakingReceptacle:
      'Jeżeli jest to możliwe bez ryzyka, wynieść nieszczelne naczynie z gazem na zewnątrz lub w dobrze wentylowane miejsce i powiadomić dostawcę.',
    disposeAsSection13: 'Zebrany materiał usuwać zgodnie z opisem w sekcji 13.',

    // 6.4 References
    referToOtherSections:
      'Bezpieczne postępowanie: patrz sekcja 7. Środki ochrony indywidualnej: patrz sekcja 8. Usuwanie odpadów: patrz sekcja 13.',

    // 7.1 Handling
    soakedCloths:
      'Nasączone szmaty rozłożyć na zewnątrz do wyschnięcia albo do czasu usunięcia przechowywać pod wodą w zamkniętym metalowym pojemniku.',
    useWithVentilation: 'Stosować wyłącznie przy dobrej wentylacji lub z odciągiem.',
    avoidSkinAndEyeContact: 'Unikać kontaktu z oczami, skórą i odzieżą.',
    avoidInhalation: 'Nie wdychać par ani mgły z rozpylania.',
    noEnzymeAerosols:
      'Nie dopuszczać do powstawania pyłu i aerozoli: enzymy mogą uczulać drogi oddechowe nawet w bardzo małych ilościach.',
    noDustOfNanomaterial:
      'Nie dopuszczać do powstawania pyłu i aerozoli nanomateriału: postępować w układach zamkniętych lub z odciągiem miejscowym.',
    avoidDustFormation: 'Unikać powstawania i osiadania pyłu.',
    keepFromIgnition:
      'Trzymać z dala od źródeł ciepła, iskier, otwartego ognia i gorących powierzchni; nie palić tytoniu.',
    phosgeneOnHotSurfaces:
      'Pary trzymać z dala od otwartego ognia, łuków spawalniczych i gorących powierzchni: powstają tam toksyczne gazy, takie jak fosgen i chlorowodór.',
    earthEquipment: 'Podczas napełniania i przelewania uziemić pojemniki i sprzęt; używać sprzętu przeciwwybuchowego.',
    antistaticMeasures: 'Zastosować środki zapobiegające wyładowaniom elektrostatycznym.',
    noSprayOnFlames:
      'Nie rozpylać nad otwartym ogniem ani na żarzące się przedmioty; nie przekłuwać ani nie spalać, nawet po zużyciu.',
    doNotPierceAerosol: 'Nie przekłuwać ani nie spalać, nawet po zużyciu.',
    keepFromCombustibles: 'Trzymać z dala od odzieży i innych materiałów palnych.',
    neverReturnResidues: 'Pobranego produktu nigdy nie wlewać z powrotem do pojemnika: niebezpieczeństwo rozkładu.',
    cleanEquipmentOnly: 'Używać wyłącznie czystego sprzętu z odpowiedniego materiału.',
    handleUnderInertGas: 'Używać i przechowywać w atmosferze obojętnego gazu; chronić przed wilgocią.',
    noContactWithAir: 'Nie dopuszczać do kontaktu z powietrzem.',
    valvesFreeFromGrease: 'Chronić zawory i przyłącza przed olejem i tłuszczem.',
    handleReceptacles:
      'Zabezpieczyć naczynia z gazem przed przewróceniem; stosować tylko armaturę przeznaczoną do danego gazu i jego ciśnienia; zawory otwierać powoli, a po użyciu zamykać.',
    noMixingWithAcids: 'Nie mieszać z kwasami ani z kwaśnymi środkami czyszczącymi: wydziela się toksyczny gaz.',
    apartOutsideDrain: 'Poza przewidzianym użyciem w odpływie nie łączyć z następującymi materiałami: {materials}.',
    handleApartFromIncompatible: 'Nie łączyć z następującymi materiałami: {materials}.',
    avoidSpillsInUse:
      'Unikać rozlania i rozsypania przy napełnianiu i opróżnianiu; trzymać produkt z dala od kanalizacji.',
    addToWater: 'Podczas rozcieńczania zawsze dodawać produkt porcjami do wody, nigdy odwrotnie.',
    specialInstructions:
      'Przed użyciem uzyskać specjalne instrukcje; nie używać przed ich przeczytaniem i zrozumieniem.',
    closedSystem: 'W miarę możliwości stosować w układach zamkniętych; unikać wszelkiego narażenia.',
    restrictPregnant: 'Przestrzegać ograniczeń zatrudniania kobiet w ciąży i karmiących piersią.',
    noWorkForSensitised: 'Osoby o stwierdzonym uczuleniu na którykolwiek składnik nie mogą pracować z produktem.',
    noIsocyanatesWithAsthma:
      'Osoby z astmą, przewlekłymi chorobami dróg oddechowych lub stwierdzonym uczuleniem na izocyjaniany nie mogą pracować z produktem.',
    hygiene:
      'Podczas używania produktu nie jeść, nie pić i nie palić. Myć ręce przed przerwami i po pracy. Przed wejściem do miejsc, w których się spożywa posiłki, zdjąć zanieczyszczoną odzież i środki ochrony; odzież wyprać przed ponownym użyciem.',
    hygieneGas: 'Podczas używania produktu nie jeść, nie pić i nie palić.',
    skinCare: 'Stosować plan ochrony skóry: krem ochronny i pielęgnację skóry.',

    // 7.2 Storage
    keepTightlyClosed: 'Przechowywać pojemnik szczelnie zamknięty w chłodnym, dobrze wentylowanym miejscu.',
    keepClosedAndDry:
      'Pojemniki przechowywać zamknięte i suche w dobrze wentylowanym miejscu; nigdy nie zamykać ponownie pojemnika, do którego mogła dostać się woda: powstaje dwutlenek węgla, który może go rozerwać.',
    keepTightlyClosedWarm:
      'Przechowywać pojemnik szczelnie zamknięty w dobrze wentylowanym miejscu, chronić przed zimnem.',
    storeVentilated: 'Przechowywać w dobrze wentylowanym miejscu.',
    pressureRelief:
      'Przechowywać wyłącznie w naczyniach z urządzeniem obniżającym ciśnienie; nigdy nie zamykać ich gazoszczelnie.',
    pressureReliefOnly: 'Przechowywać wyłącznie w naczyniach z urządzeniem obniżającym ciśnienie.',
    originalContainer: 'Przechowywać wyłącznie w oryginalnym pojemniku.',
    lockUp: 'Przechowywać pod zamknięciem, w miejscu dostępnym tylko dla osób upoważnionych.',
    lockUpFromChildren: 'Przechowywać pod zamknięciem i w miejscu niedostępnym dla dzieci.',
    protectFromHeat: 'Chronić przed ciepłem i bezpośrednim światłem słonecznym.',
    protectFromFrost: 'Chronić przed mrozem.',
    protectFromMoisture: 'Chronić przed wilgocią.',
    storageTemperature5to25: 'Zalecana temperatura magazynowania: od 5 °C do 25 °C.',
    storageBelow25: 'Zalecana temperatura magazynowania: poniżej 25 °C.',
    storeUpright: 'Przechowywać pojemniki w pozycji pionowej, zabezpieczone przed przewróceniem.',
    aerosolStorage:
      'Pojemnik pod ciśnieniem: chronić przed światłem słonecznym i nie wystawiać na działanie temperatury powyżej 50 °C.',
    ventedContainer: 'Używać wyłącznie pojemników z zamknięciem odpowietrzającym: nigdy nie zamykać gazoszczelnie.',
    corrosionResistantContainer: 'Przechowywać w pojemniku odpornym na korozję o odpornej powłoce wewnętrznej.',
    keepInhibited:
      'Utrzymywać w stanie stabilizowanym: regularnie kontrolować temperaturę i zawartość inhibitora; nad cieczą pozostawić powietrze, ponieważ wiele inhibitorów potrzebuje tlenu.',
    belowSadt:
      'Przechowywać poniżej temperatury podanej przez producenta: od temperatury samoprzyspieszającego się rozkładu (TSR) produkt sam gwałtownie się rozkłada.',
    collectingTray: 'Przechowywać nad wanną wychwytową z odpornego materiału.',
    explosionProtection: 'Przestrzegać przepisów dotyczących ochrony przeciwwybuchowej.',
    apartFromFood: 'Przechowywać z dala od żywności, napojów i pasz.',
    apartFromIncompatible: 'Przechowywać z dala od następujących materiałów: {materials}.',
    apartFromOxidisers: 'Przechowywać z dala od substancji utleniających i samozapalnych.',
    apartFromAcids: 'Przechowywać z dala od kwasów.',
    apartFromAlkalis: 'Przechowywać z dala od zasad.',
    apartFromHypochlorites: 'Przechowywać z dala od podchlorynów (wybielacza chlorowego) i substancji utleniających.',
    apartFromCombustibles: 'Przechowywać z dala od substancji palnych i redukujących.',
    storeSeparately: 'Przechowywać oddzielnie.',
    suitableStainlessSteel: 'Odpowiednie materiały na pojemniki: stal, stal nierdzewna.',
    suitablePolyethylene: 'Odpowiednie materiały na pojemniki: polietylen, polipropylen.',
    suitableGlass: 'Odpowiednie materiały na pojemniki: szkło.',
    unsuitableLightMetals: 'Nieodpowiednie materiały na pojemniki: aluminium, cynk, cyna i ich stopy.',
    unsuitableMetals: 'Nieodpowiednie materiały na pojemniki: metale.',
    unsuitableGlass: 'Nieodpowiednie materiały na pojemniki: szkło i ceramika.',
    unsuitablePlastics: 'Nieodpowiednie materiały na pojemniki: wiele tworzyw sztucznych i gatunków gumy.',

    // 7.3 End uses
    seeIdentifiedUses:
      'Zidentyfikowane zastosowania podano w podsekcji 1.2; dalszych zaleceń dotyczących szczególnych zastosowań końcowych nie podano.',

    // 8.1 Control parameters
    methanolBiologicalLimit: 'Dopuszczalna wartość biologiczna metanolu w moczu: stosować wykaz krajowy.',

    // 8.2.1 Engineering controls
    generalVentilation: 'Dobra wentylacja ogólna, w razie potrzeby z odciągiem miejscowym na stanowisku pracy.',
    localExtraction:
      'Środki techniczne i odpowiednie metody pracy mają pierwszeństwo przed środkami ochrony indywidualnej: układy zamknięte, odciąg miejscowy.',
    isocyanateSurveillance:
      'Pracownikom narażonym na izocyjaniany zapewnić profilaktyczną opiekę zdrowotną zgodnie z przepisami krajowymi.',
    keepCalciumGluconate: 'Na stanowisku pracy przechowywać w zasięgu ręki żel z glukonianem wapnia (2,5 %).',
    carbonMonoxideAlarm: 'Kontrolować powietrze stacjonarnymi lub przenośnymi detektorami tlenku węgla z alarmem.',
    monitorOxygen: 'Kontrolować zawartość tlenu w powietrzu tam, gdzie gaz może się gromadzić.',
    gasDetectors: 'Stosować detektory gazu tam, gdzie gaz może osiągnąć niebezpieczne stężenia.',
    explosionProofVentilation: 'Wentylacja i urządzenia elektryczne w wykonaniu przeciwwybuchowym.',
    eyewashAndShower: 'Na stanowisku pracy zapewnić urządzenie do płukania oczu i prysznic bezpieczeństwa.',
    eyewash: 'Na stanowisku pracy zapewnić urządzenie do płukania oczu.',

    // 8.2.2 Individual protection
    generalProtection:
      'Środki ochrony dobrać do stężenia i ilości substancji na stanowisku pracy; ich odporność na działanie chemikaliów ustalić z dostawcą.',
    safetyGlasses: 'Okulary ochronne z osłonami bocznymi (EN ISO 16321-1), jeżeli możliwe są rozpryski.',
    safetyGlassesDust: 'Okulary ochronne z osłonami bocznymi (EN ISO 16321-1), jeżeli powstaje pył.',
    safetyGlassesGas:
      'Okulary ochronne z osłonami bocznymi (EN ISO 16321-1) podczas obchodzenia się z naczyniami z gazem.',
    tightGoggles: 'Szczelnie przylegające gogle ochronne (EN ISO 16321-1).',
    faceShield: 'Jeżeli należy się liczyć z rozpryskami, dodatkowo osłona twarzy.',
    gloves:
      'Rękawice chroniące przed chemikaliami (EN ISO 374-1). Obowiązują czas przebicia i warunki stosowania podane przez producenta rękawic.',
    coldInsulatingGloves: 'Rękawice izolujące od zimna (EN 511), dające się szybko zdjąć.',
    mechanicalGloves:
      'Rękawice robocze chroniące przed zagrożeniami mechanicznymi (EN 388) podczas obchodzenia się z naczyniami z gazem.',
    glovesNotNeeded: 'Podczas normalnego stosowania niewymagana; przy dłuższym kontakcie nosić rękawice ochronne.',
    glovesByAssessment: 'O rękawicach ochronnych zdecydować na podstawie oceny ryzyka na stanowisku pracy.',
    glovesButyl: 'Kauczuk butylowy, grubość co najmniej 0,5 mm, czas przebicia co najmniej 480 min (pełny kontakt).',
    glovesNitrile: 'Kauczuk nitrylowy, grubość co najmniej 0,4 mm, czas przebicia co najmniej 480 min (pełny kontakt).',
    glovesNitrileSplash:
      'Kauczuk nitrylowy, grubość co najmniej 0,4 mm, jako ochrona przed rozpryskami; po kontakcie wymienić.',
    glovesFluorocarbon:
      'Kauczuk fluorowy (FKM), grubość co najmniej 0,4 mm, czas przebicia co najmniej 480 min (pełny kontakt).',
    glovesChloroprene:
      'Kauczuk chloroprenowy, grubość co najmniej 0,5 mm, czas przebicia co najmniej 480 min (pełny kontakt).',
    glovesPvc:
      'Polichlorek winylu (PVC), grubość co najmniej 0,5 mm, czas przebicia co najmniej 480 min (pełny kontakt).',
    glovesLaminate: 'Laminat wielowarstwowy (PE/EVAL/PE), czas przebicia co najmniej 480 min.',
    glovesUnsuitableNatural: 'Nieodpowiednie: rękawice z kauczuku naturalnego, PVC, skóry lub tkaniny.',
    glovesUnsuitableLeather: 'Nieodpowiednie: rękawice ze skóry lub tkaniny.',
    changeGloves: 'Przed użyciem sprawdzić rękawice; uszkodzone lub zanieczyszczone natychmiast wymienić.',
    gloveMaterialUnknown:
      'Materiał, grubość i czas przebicia rękawic nie są znane dla tego produktu: należy zapytać o nie producenta rękawic, podając substancje z sekcji 3.',
    protectiveClothing: 'Zakrywająca ciało odzież robocza odporna na działanie produktu.',
    safetyShoes: 'Obuwie bezpieczne (EN ISO 20345) podczas obchodzenia się z naczyniami z gazem.',
    chemicalClothing:
      'Odzież chroniąca przed chemikaliami (EN 13034, EN 14605), fartuch i buty odporne na działanie produktu.',
    antistaticClothing:
      'Trudnopalna, antyelektrostatyczna odzież ochronna (EN ISO 11612, EN 1149-5) i obuwie przewodzące.',
    respiratoryByAssessment: 'O ochronie dróg oddechowych zdecydować na podstawie oceny ryzyka na stanowisku pracy.',
    respiratoryNotNeeded: 'Przy wystarczającej wentylacji niewymagana.',
    respiratoryIfInsufficient:
      'Wymagana w razie niewystarczającej wentylacji, przekroczenia wartości dopuszczalnych lub powstawania par albo aerozoli.',
    respiratoryIfDust:
      'Wymagana, jeżeli powstaje pył, a odciąg jest niewystarczający, lub w razie przekroczenia wartości dopuszczalnych.',
    respiratoryIfGas:
      'Wymagana w razie niewystarczającej wentylacji lub możliwości przekroczenia wartości dopuszczalnych.',
    particleFilter: 'W razie powstawania aerozoli: filtropochłaniacz zatrzymujący także cząstki, klasa P2 (EN 14387).',
    particleFilterP3:
      'W razie powstawania aerozoli: filtropochłaniacz zatrzymujący także cząstki, klasa P3 (EN 14387).',
    gasFilterUnknown: 'Typ pochłaniacza nie jest określony: dobrać go do gazów i par, które mogą powstawać (EN 14387).',
    filterA:
      'Pochłaniacz typu A (gazy i pary organiczne o temperaturze wrzenia powyżej 65 °C), kolor brązowy (EN 14387).',
    filterAX:
      'Pochłaniacz typu AX (niskowrzące związki organiczne o temperaturze wrzenia do 65 °C), kolor brązowy (EN 14387).',
    filterB: 'Pochłaniacz typu B (gazy i pary nieorganiczne), kolor szary (EN 14387).',
    filterBP2: 'Filtropochłaniacz B-P2 (gazy i pary nieorganiczne oraz cząstki), kolory szary i biały (EN 14387).',
    filterE: 'Pochłaniacz typu E (dwutlenek siarki, chlorowodór), kolor żółty (EN 14387).',
    filterK: 'Pochłaniacz typu K (amoniak i organiczne pochodne amoniaku), kolor zielony (EN 14387).',
    filterAP2: 'Filtropochłaniacz A-P2 (pary organiczne i cząstki), kolory brązowy i biały (EN 14387).',
    filterP2: 'Filtr cząstek P2, kolor biały (EN 143).',
    filterDustP2: 'W razie powstawania pyłu: filtr cząstek P2 (EN 143) lub półmaska filtrująca FFP2 (EN 149).',
    filterDustP3: 'W razie powstawania pyłu: filtr cząstek P3 (EN 143) lub półmaska filtrująca FFP3 (EN 149).',
    filterP2WhenSpraying: 'Podczas natryskiwania: filtr cząstek P2, kolor biały (EN 143).',
    filterNOP3: 'Filtropochłaniacz NO-P3 do par nadtlenku wodoru, zgodnie z danymi producenta.',
    selfContainedAtHighConcentration:
      'Przy dużych lub nieznanych stężeniach: izolujący sprzęt ochrony układu oddechowego.',
    filtersNoOxygen:
      'Tam, gdzie może brakować tlenu, chroni tylko izolujący sprzęt ochrony układu oddechowego; filtry nie chronią.',
    carbonMonoxideFilters: 'Filtry typu A, B, E i K nie zatrzymują tlenku węgla: stosować izolujący aparat oddechowy.',
    noThermalHazard: 'Nie należy oczekiwać zagrożeń termicznych.',
    coldProtection:
      'Kontakt z uchodzącym skroplonym gazem może spowodować odmrożenia: stosować rękawice izolujące od zimna.',
    heatProtection:
      'Gorący stop powoduje oparzenia: stosować rękawice izolujące od ciepła (EN 407), osłonę twarzy i odzież zakrywającą ciało.',

    // 8.2.3 Environment
    environmentalControls:
      'Nie dopuścić do przedostania się produktu do środowiska; przestrzegać dopuszczalnych wielkości emisji do powietrza i wód.',
    retainFireWaterFacilities:
      'Magazynować i przelewać tylko tam, gdzie można zatrzymać wyciekły produkt i wodę gaśniczą.',

    // 9.2 Other information
    oxidisingPropertiesNone: 'Brak właściwości utleniających.',
    explosivePropertiesNone:
      'Produkt nie jest wybuchowy; możliwe jest powstawanie wybuchowych mieszanin par z powietrzem.',
    noDustExplosion: 'Pył nie tworzy mieszanin wybuchowych z powietrzem.',

    // 10.1 to 10.3 Reactivity
    noReactivity: 'W normalnych warunkach magazynowania i stosowania nie jest znana żadna szczególna reaktywność.',
    seeHazardousReactions: 'Niebezpieczne reakcje: patrz podsekcja 10.3.',
    corrosiveToMetals: 'Produkt powoduje korozję metali.',
    oxidisingEffect: 'Silne działanie utleniające.',
    causesOrIntensifiesFire: 'Działanie utleniające: może spowodować lub intensyfikować pożar.',
    intensifiesFire: 'Działanie utleniające: może intensyfikować pożar.',
    reactsWithMoisture: 'Reaguje z wilgocią.',
    stronglyAcidic: 'Produkt ma odczyn silnie kwaśny.',
    stronglyAlkaline: 'Produkt ma odczyn silnie zasadowy.',
    stableAsRecommended: 'Produkt jest stabilny w zalecanych warunkach magazynowania i stosowania.',
    decomposesSlowly: 'Produkt powoli się rozkłada; ciepło, światło i zanieczyszczenia przyspieszają rozkład.',
    lightSensitive: 'Produkt jest wrażliwy na światło.',
    stabilised: 'Produkt jest stabilizowany.',
    noHazardousReactions: 'W normalnych warunkach magazynowania i stosowania nie są znane żadne niebezpieczne reakcje.',
    reactsWithOxidisers: 'Gwałtowna reakcja z silnymi utleniaczami.',
    reactsWithAcids: 'Gwałtowna, egzotermiczna reakcja z kwasami.',
    reactsWithAlkalis: 'Gwałtowna, egzotermiczna reakcja z zasadami.',
    heatWithAcids: 'Reaguje z kwasami z wydzieleniem ciepła.',
    heatWithAlkalis: 'Reaguje z zasadami z wydzieleniem ciepła.',
    reactsWithWater: 'Podczas rozcieńczania wodą wydziela się ciepło.',
    reactsWithMetals:
      'W reakcji z metalami nieszlachetnymi (aluminium, cynkiem) może powstawać wodór: niebezpieczeństwo wybuchu.',
    reactsWithAlkaliMetals: 'Gwałtowna reakcja z metalami alkalicznymi i metalami ziem alkalicznych.',
    reactsWithReducers: 'Gwałtowna reakcja z reduktorami i substancjami organicznymi.',
    reactsWithAmines: 'Egzotermiczna reakcja z aminami.',
    isocyanateReactions:
      'Egzotermiczna reakcja z wodą, aminami, alkoholami i zasadami; mocne zasady mogą wywołać gwałtowną polimeryzację.',
    amineReactions:
      'Egzotermiczna reakcja z izocyjanianami, epoksydami, kwasami, chlorkami kwasowymi i bezwodnikami kwasowymi.',
    nitrosaminesFromNitrites:
      'Z azotynami i innymi środkami nitrozującymi mogą powstawać nitrozoaminy, z których wiele jest rakotwórczych.',
    aldehydeReactions:
      'Egzotermiczna reakcja z aminami, fenolami, alkaliami, kwasami i utleniaczami; alkalia i kwasy mogą wywołać polimeryzację.',
    epoxideReactions:
      'Egzotermiczna reakcja z aminami, kwasami, alkaliami i bezwodnikami kwasowymi; większe ilości silnie się przy tym nagrzewają.',
    reactsWithEpoxides: 'Egzotermiczna reakcja z epoksydami.',
    reactsWithChloroform:
      'Niebezpieczeństwo wybuchu z chloroformem i innymi węglowodorami halogenowanymi w obecności zasad.',
    reactsWithHydrogenPeroxide: 'Z nadtlenkiem wodoru i nadkwasami tworzy wybuchowe nadtlenki.',
    chlorineWithAcids: 'W kontakcie z kwasami uwalnia się toksyczny gazowy chlor.',
    violentWithWater: 'Reaguje gwałtownie z wodą.',
    metalAndAlkaliGas:
      'W kontakcie z wodą lub wilgocią metal oraz zasada lub kwas zawarte w produkcie tworzą wodór, skrajnie łatwopalny, i dużo ciepła.',
    metalHydrogen: 'Kwasy i zasady tworzą z metalem zawartym w produkcie wodór, skrajnie łatwopalny.',
    ammoniaFromNitrate: 'Z wodą metal, zasada i azotan zawarte w produkcie mogą tworzyć także amoniak.',
    heatWithWater: 'Z wodą lub wilgocią wydziela dużo ciepła; gorąca żrąca ciecz może pryskać.',
    flammableGasWithWater: 'W kontakcie z wodą uwalnia łatwopalne gazy.',
    hydrogenWithWater: 'W kontakcie z wodą, kwasami lub alkoholami powstaje wodór, skrajnie łatwopalny.',
    toxicGasWithWater: 'W kontakcie z wodą uwalnia toksyczne gazy.',
    toxicGasWithAcids: 'W kontakcie z kwasami uwalnia toksyczne gazy.',
    veryToxicGasWithAcids: 'W kontakcie z kwasami uwalnia bardzo toksyczne gazy.',
    fluorideWithAcids: 'W kontakcie z kwasami uwalnia się bardzo toksyczny fluorowodór.',
    fluorideInAcid:
      'W kwaśnym produkcie fluorki tworzą kwas fluorowodorowy, który powoduje głębokie oparzenia i zatruwa przez skórę, także gdy ból pojawia się późno.',
    attacksGlass: 'Atakuje szkło, ceramikę i inne krzemiany.',
    cyanideWithAcids: 'W kontakcie z kwasami uwalnia się cyjanowodór, bardzo toksyczny i skrajnie łatwopalny.',
    sulphideWithAcids: 'W kontakcie z kwasami uwalnia się siarkowodór, bardzo toksyczny i skrajnie łatwopalny.',
    azideWithAcids: 'W kontakcie z kwasami uwalnia się kwas azotowodorowy, bardzo toksyczny i wybuchowy.',
    azideWithMetals:
      'Z metalami ciężkimi, takimi jak ołów i miedź, tworzy wybuchowe azydki: nie wylewać do rur z tych metali.',
    nitriteWithAcids: 'W kontakcie z kwasami uwalniają się toksyczne tlenki azotu.',
    nitrosamines: 'Z aminami, zwłaszcza drugorzędowymi, tworzy nitrozoaminy; wiele nitrozoamin jest rakotwórczych.',
    explodesWithAmmonium: 'Mieszaniny z solami amonowymi mogą wybuchnąć po ogrzaniu.',
    explodesWithNitrites: 'Mieszaniny z azotynami lub azotanami mogą wybuchnąć po ogrzaniu.',
    chlorineDioxideWithAcids: 'W kontakcie z kwasami uwalnia się dwutlenek chloru, toksyczny i wybuchowy.',
    chlorateMixtures:
      'Mieszaniny z substancjami palnymi, solami amonowymi, siarką lub proszkami metali mogą wybuchnąć wskutek uderzenia, tarcia lub ogrzania.',
    ammoniaWithAlkalis: 'W kontakcie z alkaliami uwalnia się amoniak.',
    chloraminesFromBleach: 'W kontakcie z podchlorynami (wybielaczami chlorowymi) powstają toksyczne chloroaminy.',
    bleachGases:
      'W kontakcie z podchlorynami (wybielaczem chlorowym) mogą powstać toksyczny gazowy chlor i toksyczne chloroaminy.',
    chlorineWithHypochlorites:
      'W kontakcie z podchlorynami (wybielaczem chlorowym) i innymi silnymi utleniaczami powstaje toksyczny gazowy chlor.',
    chlorineFromBleach: 'W kontakcie z podchlorynami (wybielaczem chlorowym) może powstać toksyczny gazowy chlor.',
    chloraminesWithAmmonia: 'W kontakcie z amoniakiem i aminami powstają toksyczne chloraminy.',
    explosivePeroxides: 'Może tworzyć wybuchowe nadtlenki.',
    polymerisation: 'Możliwa egzotermiczna polimeryzacja.',
    runawayPolymerisation:
      'Ciepło, światło, utrata inhibitora lub inicjatory, takie jak nadtlenki, mogą wywołać gwałtowną polimeryzację: zamknięte pojemniki mogą pęknąć.',
    decompositionByAccelerators:
      'Kontakt z przyspieszaczami (aminami, związkami kobaltu), metalami ciężkimi, kwasami, alkaliami lub środkami redukującymi może wywołać gwałtowny rozkład.',
    halogenatedWithMetals: 'Gwałtowna reakcja z glinem, magnezem i metalami alkalicznymi, zwłaszcza z ich proszkami.',
    carbonylsWithMetals:
      'Z niklem i żelazem może tworzyć toksyczne karbonylki metali, zwłaszcza pod ciśnieniem lub z ich proszkami.',
    heavyMetalDecomposition:
      'Zanieczyszczenia i metale ciężkie wywołują samorzutny rozkład z wydzieleniem tlenu i ciepła.',
    aerosolBurstRisk: 'Niebezpieczeństwo rozerwania pojemników po ogrzaniu.',

    // 10.4 Conditions to avoid
    heatAndIgnition: 'ciepło, otwarty ogień, iskry i inne źródła zapłonu',
    staticDischarge: 'wyładowania elektrostatyczne',
    heat: 'ciepło',
    heatingUnderConfinement: 'ogrzewanie w zamkniętym pojemniku (niebezpieczeństwo wybuchu)',
    sunlight: 'bezpośrednie światło słoneczne',
    frost: 'mróz',
    cold: 'zimno',
    moisture: 'wilgoć',
    above50: 'temperatury powyżej 50 °C',
    impurities: 'zanieczyszczenia',
    longExposureToAir: 'długotrwały kontakt z powietrzem',
    noConditionsToAvoid: 'Przy stosowaniu zgodnym z przeznaczeniem nie są znane warunki, których należy unikać.',

    // 10.5 Incompatible materials
    strongOxidisers: 'silne utleniacze',
    strongAcids: 'mocne kwasy',
    acids: 'kwasy',
    air: 'powietrze',
    water: 'woda',
    strongAlkalis: 'mocne zasady',
    alkalis: 'zasady',
    reducingAgents: 'reduktory',
    combustibleMaterials: 'materiały palne i organiczne',
    baseMetals: 'metale nieszlachetne (aluminium, cynk, cyna)',
    metals: 'metale',
    heavyMetals: 'metale ciężkie i ich sole',
    nickelAndIron: 'silnie rozdrobniony nikiel i żelazo',
    alkaliMetals: 'metale alkaliczne i metale ziem alkalicznych',
    amines: 'aminy',
    epoxides: 'epoksydy',
    alcohols: 'alkohole',
    ammoniumCompounds: 'amoniak i związki amonowe',
    halogens: 'halogeny',
    halogenatedHydrocarbons: 'węglowodory halogenowane',
    chloroform: 'chloroform',
    peroxides: 'nadtlenki',
    hydrogenPeroxide: 'nadtlenek wodoru',
    nitricAcid: 'kwas azotowy i mieszanina nitrująca',
    hypochlorites: 'podchloryny',
    nitrites: 'azotyny i azotany',
    isocyanates: 'izocyjaniany',
    acidChlorides: 'chlorki kwasowe i bezwodniki kwasowe',
    phenol: 'fenol',
    glassAndCeramics: 'szkło i ceramika',
    plasticsAndRubber: 'tworzywa sztuczne i guma',
    noIncompatibleMaterials: 'Przy stosowaniu zgodnym z przeznaczeniem nie są znane materiały niezgodne.',

    // 10.6 Decomposition products
    noDecompositionProducts:
      'Przy magazynowaniu i stosowaniu zgodnym z przeznaczeniem nie są znane niebezpieczne produkty rozkładu.',
    combustionSeeSection5: 'Niebezpieczne produkty spalania: patrz podsekcja 5.2.',

    // 11 Toxicology
    mixtureNotTested:
      'Nie zapisano wyników badań samej mieszaniny; podane informacje opierają się na danych dotyczących jej składników.',
    solventAbuse:
      'Wdychanie dużych stężeń rozpuszczalników działa narkotycznie; celowe wdychanie może spowodować śmierć.',
    methanolHumanToxicity:
      'Już niewielkie połknięte ilości (od około 10 ml) mogą u człowieka spowodować ślepotę, a ilości od 30 ml do 100 ml – śmierć.',
    sensitisingIngredients:
      'Zawiera niewielkie ilości substancji uczulających: u osób już uczulonych możliwe są reakcje alergiczne.',
    noFurtherData: 'Brak dalszych istotnych danych.',

    // 12 Ecology
    phHarmsWater: 'Zmiana pH szkodzi organizmom wodnym; działanie to maleje wraz z rozcieńczeniem lub zobojętnieniem.',
    readilyBiodegradable: 'Łatwo ulega biodegradacji.',
    notReadilyBiodegradable: 'Nie ulega łatwo biodegradacji.',
    inherentlyBiodegradable: 'Potencjalnie biodegradowalny.',
    inorganicNotBiodegradable:
      'Metody oznaczania biodegradowalności nie mają zastosowania do substancji nieorganicznych.',
    surfactantsBiodegradable:
      'Środki powierzchniowo czynne spełniają kryteria biodegradowalności określone w przepisach UE dotyczących detergentów.',
    decomposesInWater: 'Szybko rozkłada się w wodzie i glebie.',
    notBioaccumulative: 'Nie należy oczekiwać akumulacji w organizmach.',
    bioaccumulationPossible: 'Możliwa akumulacja w organizmach.',
    mobileInSoil: 'Produkt jest mobilny w glebie i może przedostać się do wód gruntowych.',
    lowMobility: 'Produkt adsorbuje się w glebie; jego mobilność jest mała.',
    volatile: 'Produkt odparowuje z powierzchni wody i gleby.',
    gasDisperses: 'Jako gaz produkt rozprasza się w powietrzu.',
    floatsOnWater: 'Produkt unosi się na powierzchni wody.',
    pbtInorganic: 'Kryteria PBT i vPvB z załącznika XIII do REACH nie mają zastosowania do substancji nieorganicznych.',
    ozoneDamage: 'Produkt działa szkodliwie na warstwę ozonową.',
    photochemicalOzone: 'Produkt przyczynia się do powstawania ozonu w warstwie przyziemnej.',
    avoidRelease: 'Unikać uwolnienia do środowiska.',
    eutrophication: 'Duże ilości mogą przyczyniać się do eutrofizacji wód.',

    // 13 Disposal
    disposeAuthorised:
      'Przekazać uprawnionemu przedsiębiorstwu gospodarki odpadami, przestrzegając przepisów urzędowych.',
    disposeAtCollection: 'Resztki oddać do gminnego punktu zbiórki odpadów niebezpiecznych z gospodarstw domowych.',
    disposeByMunicipality: 'Resztki usuwać zgodnie z zasadami obowiązującymi w gminie.',
    returnResidualGas:
      'Naczynia z pozostałym gazem zwrócić dostawcy; nie wypuszczać gazu tam, gdzie może się gromadzić lub gdzie jest to niedozwolone.',
    noHouseholdWaste: 'Nie usuwać razem z odpadami komunalnymi; nie wprowadzać do kanalizacji.',
    smallAmountsDilute:
      'Małe pozostałości można po rozcieńczeniu odprowadzić do kanalizacji, jeżeli zezwalają na to władze.',
    wasteCodeByUse:
      'Kod odpadu przypisuje się w zależności od zastosowania, w porozumieniu z przedsiębiorstwem gospodarki odpadami.',
    noMixingWaste: 'Nie mieszać z innymi odpadami.',
    wasteApartFromIncompatible: 'Nie mieszać odpadu z następującymi materiałami: {materials}.',
    returnPressureReceptacles:
      'Naczynia ciśnieniowe wielokrotnego napełniania zwrócić dostawcy; naczyń ciśnieniowych nigdy nie przekłuwać ani nie spalać, nawet po opróżnieniu.',
    emptyContainersRecycle:
      'Całkowicie opróżnione opakowania przekazać do recyklingu, jeżeli system zbiórki je przyjmuje.',
    uncleanedLikeProduct: 'Opakowania, których nie można oczyścić, usuwać tak jak produkt.',
    emptyContainersExplosive:
      'Opróżnione pojemniki mogą zawierać wybuchowe pary: nie spawać, nie ciąć i nie ogrzewać ich.',
    aerosolDisposal:
      'Pojemników aerozolowych nie przekłuwać ani nie spalać, nawet po opróżnieniu; opróżnione oddać do recyklingu, pełne przekazać do punktu zbierania odpadów niebezpiecznych.',
    hardenedResin: 'Utwardzone pozostałości można usuwać jako odpady przemysłowe, jeżeli zezwalają na to władze.',
    paintDry:
      'Zaschnięte resztki farby można usuwać z odpadami komunalnymi, ciekłe należy oddać w punkcie zbierania odpadów.',

    // 14.6, 14.7 Transport
    transportUpright:
      'Przewozić tylko w zamkniętych pojemnikach, ustawionych pionowo i zabezpieczonych przed przewróceniem; patrz także sekcje 6–8.',
    transportGas:
      'Zabezpieczyć naczynia z gazem przed przemieszczaniem i ładować je w miarę możliwości do pojazdów otwartych lub wentylowanych; patrz także sekcje 6–8.',
    noTransportPrecautions: 'Brak szczególnych środków ostrożności; patrz także sekcje 6–8.',
    transportAsHandling: 'Środków ostrożności z sekcji 6–8 przestrzegać także podczas transportu.',
    noBulkTransport: 'Nie przewiduje się transportu luzem zgodnie z instrumentami IMO.',

    // 15.1 Acts (entries of a list)
    youthAtWork: 'dyrektywa 94/33/WE w sprawie ochrony pracy osób młodych: przestrzegać ograniczeń zatrudniania',
    maternity:
      'dyrektywa 92/85/EWG w sprawie bezpieczeństwa i zdrowia w miejscu pracy pracownic w ciąży i pracownic karmiących piersią: przestrzegać ograniczeń zatrudniania',
    carcinogensDirective:
      'dyrektywa 2004/37/WE w sprawie czynników rakotwórczych, mutagenów lub substancji reprotoksycznych podczas pracy',
    chemicalAgentsDirective: 'dyrektywa 98/24/WE w sprawie ryzyka związanego ze środkami chemicznymi w miejscu pracy',
    detergents: 'rozporządzenie (WE) nr 648/2004 w sprawie detergentów',
    aerosolDirective: 'dyrektywa 75/324/EWG w sprawie dozowników aerozoli',
    explosivesPrecursorReportable:
      'rozporządzenie (UE) 2019/1148 w sprawie prekursorów materiałów wybuchowych, załącznik II: podejrzane transakcje, zniknięcia i kradzieże podlegają zgłoszeniu',
    explosivesPrecursorRestricted:
      'rozporządzenie (UE) 2019/1148 w sprawie prekursorów materiałów wybuchowych, załącznik I: powyżej wartości granicznej nie udostępniać przeciętnym użytkownikom',
    drugPrecursor3:
      'rozporządzenie (WE) nr 273/2004 i rozporządzenie (WE) nr 111/2005 w sprawie prekursorów narkotykowych: kategoria 3',
    decorativePaints: 'dyrektywa 2004/42/WE w sprawie lotnych związków organicznych w farbach i lakierach',
    industrialEmissionsVoc: 'dyrektywa 2010/75/UE w sprawie emisji przemysłowych: lotny związek organiczny',
    poisonCentreNotification: 'zgłoszenie do ośrodków zatruć zgodnie z art. 45 i załącznikiem VIII do CLP',
    biocides: 'rozporządzenie (UE) nr 528/2012 w sprawie produktów biobójczych',
    sheetOnRequest: 'Kartę charakterystyki należy udostępnić użytkownikom zawodowym na żądanie.',
    voluntarySheet:
      'Zgodnie z art. 31 REACH karta charakterystyki nie jest dla tego produktu wymagana; niniejszą udostępniono dobrowolnie.',

    // 15.2
    csaCarriedOut: 'Dla tej substancji przeprowadzono ocenę bezpieczeństwa chemicznego.',
    csaNotCarriedOut: 'Dostawca nie przeprowadził oceny bezpieczeństwa chemicznego.',
    csaNotRequired: 'Ocena bezpieczeństwa chemicznego nie jest wymagana.',

    // 16
    sources:
      'Dane dostawców surowców, dokumentacja rejestracyjna opublikowana przez Europejską Agencję Chemikaliów, zharmonizowane klasyfikacje z załącznika VI do CLP.',
    training:
      'Osoby stosujące produkt należy przeszkolić w zakresie jego zagrożeń i środków ochrony przed rozpoczęciem pracy, a następnie w regularnych odstępach czasu.',
    disclaimer:
      'Informacje opisują wymagania bezpieczeństwa dotyczące produktu i odpowiadają obecnemu stanowi naszej wiedzy. Nie stanowią gwarancji właściwości. Odbiorca odpowiada za przestrzeganie obowiązujących przepisów prawa.',
  },
};
