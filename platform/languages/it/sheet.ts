import type { Phrases } from '../en/sheet.ts';

/**
 * All words of the documents in Italian: headings and names as in the Italian text of Regulation (EU) 2020/878 and of
 * CLP Annexes I, V and VI.
 */
export const it: Phrases = {
  locale: 'it-IT',
  title: 'Scheda di dati di sicurezza',
  regulation:
    'ai sensi del regolamento (CE) n. 1907/2006 (REACH), allegato II, modificato dal regolamento (UE) 2020/878',
  notAvailable: 'non disponibile',
  notApplicable: 'non applicabile',
  noValue: '–',
  colon: ': ',
  yes: 'sì',
  no: 'no',

  signalWords: { danger: 'Pericolo', warning: 'Attenzione' },

  pictogramNames: {
    GHS01: 'Bomba che esplode',
    GHS02: 'Fiamma',
    GHS03: 'Fiamma su cerchio',
    GHS04: 'Bombola per gas',
    GHS05: 'Corrosione',
    GHS06: 'Teschio e tibie incrociate',
    GHS07: 'Punto esclamativo',
    GHS08: 'Pericolo per la salute',
    GHS09: 'Ambiente',
  },

  sections: {
    1: 'SEZIONE 1: identificazione della sostanza/miscela e della società/impresa',
    2: 'SEZIONE 2: identificazione dei pericoli',
    3: 'SEZIONE 3: composizione/informazioni sugli ingredienti',
    4: 'SEZIONE 4: misure di primo soccorso',
    5: 'SEZIONE 5: misure di lotta antincendio',
    6: 'SEZIONE 6: misure in caso di rilascio accidentale',
    7: 'SEZIONE 7: manipolazione e immagazzinamento',
    8: 'SEZIONE 8: controlli dell’esposizione/della protezione individuale',
    9: 'SEZIONE 9: proprietà fisiche e chimiche',
    10: 'SEZIONE 10: stabilità e reattività',
    11: 'SEZIONE 11: informazioni tossicologiche',
    12: 'SEZIONE 12: informazioni ecologiche',
    13: 'SEZIONE 13: considerazioni sullo smaltimento',
    14: 'SEZIONE 14: informazioni sul trasporto',
    15: 'SEZIONE 15: informazioni sulla regolamentazione',
    16: 'SEZIONE 16: altre informazioni',
  },

  subsections: {
    '1.1': 'Identificatore del prodotto',
    '1.2': 'Usi identificati pertinenti della sostanza o della miscela e usi sconsigliati',
    '1.3': 'Informazioni sul fornitore della scheda di dati di sicurezza',
    '1.4': 'Numero telefonico di emergenza',
    '2.1': 'Classificazione della sostanza o della miscela',
    '2.2': 'Elementi dell’etichetta',
    '2.3': 'Altri pericoli',
    '3.1': 'Sostanze',
    '3.2': 'Miscele',
    '4.1': 'Descrizione delle misure di primo soccorso',
    '4.2': 'Principali sintomi ed effetti, sia acuti che ritardati',
    '4.3': 'Indicazione dell’eventuale necessità di consultare immediatamente un medico e di trattamenti speciali',
    '5.1': 'Mezzi di estinzione',
    '5.2': 'Pericoli speciali derivanti dalla sostanza o dalla miscela',
    '5.3': 'Raccomandazioni per gli addetti all’estinzione degli incendi',
    '6.1': 'Precauzioni personali, dispositivi di protezione e procedure in caso di emergenza',
    '6.2': 'Precauzioni ambientali',
    '6.3': 'Metodi e materiali per il contenimento e per la bonifica',
    '6.4': 'Riferimento ad altre sezioni',
    '7.1': 'Precauzioni per la manipolazione sicura',
    '7.2': 'Condizioni per lo stoccaggio sicuro, comprese eventuali incompatibilità',
    '7.3': 'Usi finali particolari',
    '8.1': 'Parametri di controllo',
    '8.2': 'Controlli dell’esposizione',
    '9.1': 'Informazioni sulle proprietà fisiche e chimiche fondamentali',
    '9.2': 'Altre informazioni',
    '10.1': 'Reattività',
    '10.2': 'Stabilità chimica',
    '10.3': 'Possibilità di reazioni pericolose',
    '10.4': 'Condizioni da evitare',
    '10.5': 'Materiali incompatibili',
    '10.6': 'Prodotti di decomposizione pericolosi',
    '11.1': 'Informazioni sulle classi di pericolo definite nel regolamento (CE) n. 1272/2008',
    '11.2': 'Informazioni su altri pericoli',
    '12.1': 'Tossicità',
    '12.2': 'Persistenza e degradabilità',
    '12.3': 'Potenziale di bioaccumulo',
    '12.4': 'Mobilità nel suolo',
    '12.5': 'Risultati della valutazione PBT e vPvB',
    '12.6': 'Proprietà di interferenza con il sistema endocrino',
    '12.7': 'Altri effetti avversi',
    '13.1': 'Metodi di trattamento dei rifiuti',
    '14.1': 'Numero ONU o numero ID',
    '14.2': 'Designazione ufficiale ONU di trasporto',
    '14.3': 'Classi di pericolo connesso al trasporto',
    '14.4': 'Gruppo d’imballaggio',
    '14.5': 'Pericoli per l’ambiente',
    '14.6': 'Precauzioni speciali per gli utilizzatori',
    '14.7': 'Trasporto marittimo alla rinfusa conformemente agli atti dell’IMO',
    '15.1':
      'Disposizioni legislative e regolamentari su salute, sicurezza e ambiente specifiche per la sostanza o la miscela',
    '15.2': 'Valutazione della sicurezza chimica',
  },

  subheadings: {
    '6.1.1': 'Per chi non interviene direttamente',
    '6.1.2': 'Per chi interviene direttamente',
    '8.2.1': 'Controlli tecnici idonei',
    '8.2.2': 'Misure di protezione individuale, quali dispositivi di protezione individuale',
    '8.2.3': 'Controlli dell’esposizione ambientale',
    '9.2.1': 'Informazioni relative alle classi di pericoli fisici',
    '9.2.2': 'Altre caratteristiche di sicurezza',
    '11.2.1': 'Proprietà di interferenza con il sistema endocrino',
    '11.2.2': 'Altre informazioni',
  },

  properties: {
    physicalState: 'Stato fisico',
    colour: 'Colore',
    odour: 'Odore',
    meltingPoint: 'Punto di fusione/punto di congelamento',
    boilingPoint: 'Punto di ebollizione o punto iniziale di ebollizione e intervallo di ebollizione',
    flammability: 'Infiammabilità',
    explosionLimits: 'Limite inferiore e superiore di esplosività',
    flashPoint: 'Punto di infiammabilità',
    autoIgnitionTemperature: 'Temperatura di autoaccensione',
    decompositionTemperature: 'Temperatura di decomposizione',
    ph: 'pH',
    kinematicViscosity: 'Viscosità cinematica',
    solubility: 'Solubilità',
    partitionCoefficient: 'Coefficiente di ripartizione n-ottanolo/acqua (valore logaritmico)',
    vapourPressure: 'Tensione di vapore',
    density: 'Densità e/o densità relativa',
    relativeVapourDensity: 'Densità di vapore relativa',
    particleCharacteristics: 'Caratteristiche delle particelle',
  },

  physicalStates: { solid: 'solido', liquid: 'liquido', gas: 'gassoso', aerosol: 'aerosol' },
  segregationGroups: {
    SGG1: 'acidi',
    SGG2: 'composti di ammonio',
    SGG3: 'bromati',
    SGG4: 'clorati',
    SGG5: 'cloriti',
    SGG6: 'cianuri',
    SGG7: 'metalli pesanti e loro sali (compresi i loro composti organometallici)',
    SGG8: 'ipocloriti',
    SGG9: 'piombo e suoi composti',
    SGG10: 'idrocarburi alogenati liquidi',
    SGG11: 'mercurio e composti del mercurio',
    SGG12: 'nitriti e loro miscele',
    SGG13: 'perclorati',
    SGG14: 'permanganati',
    SGG15: 'metalli in polvere',
    SGG16: 'perossidi',
    SGG17: 'azidi',
    SGG18: 'alcali',
  },

  hazardClasses: {
    'Unst. Expl.': 'Esplosivo instabile',
    'Expl.': 'Esplosivo',
    'Flam. Gas': 'Gas infiammabile',
    'Pyr. Gas': 'Gas piroforico',
    'Chem. Unst. Gas': 'Gas chimicamente instabile',
    Aerosol: 'Aerosol',
    'Ox. Gas': 'Gas comburente',
    'Press. Gas': 'Gas sotto pressione',
    'Flam. Liq.': 'Liquido infiammabile',
    'Flam. Sol.': 'Solido infiammabile',
    'Self-react.': 'Sostanza o miscela autoreattiva',
    'Pyr. Liq.': 'Liquido piroforico',
    'Pyr. Sol.': 'Solido piroforico',
    'Self-heat.': 'Sostanza o miscela autoriscaldante',
    'Water-react.': 'Sostanza o miscela che, a contatto con l’acqua, emette gas infiammabili',
    'Ox. Liq.': 'Liquido comburente',
    'Ox. Sol.': 'Solido comburente',
    'Org. Perox.': 'Perossido organico',
    'Met. Corr.': 'Sostanza o miscela corrosiva per i metalli',
    'Desen. Expl.': 'Esplosivo desensibilizzato',
    'Acute Tox.': 'Tossicità acuta',
    'Skin Corr.': 'Corrosione cutanea',
    'Skin Irrit.': 'Irritazione cutanea',
    'Eye Dam.': 'Gravi lesioni oculari',
    'Eye Irrit.': 'Irritazione oculare',
    'Resp. Sens.': 'Sensibilizzazione delle vie respiratorie',
    'Skin Sens.': 'Sensibilizzazione cutanea',
    'Muta.': 'Mutagenicità sulle cellule germinali',
    'Carc.': 'Cancerogenicità',
    'Repr.': 'Tossicità per la riproduzione',
    'Lact.':
      'Tossicità per la riproduzione, categoria supplementare: effetti sull’allattamento o attraverso l’allattamento',
    'STOT SE': 'Tossicità specifica per organi bersaglio – esposizione singola',
    'STOT RE': 'Tossicità specifica per organi bersaglio – esposizione ripetuta',
    'Asp. Tox.': 'Pericolo in caso di aspirazione',
    'Aquatic Acute': 'Pericoloso per l’ambiente acquatico – pericolo acuto',
    'Aquatic Chronic': 'Pericoloso per l’ambiente acquatico – pericolo cronico',
    Ozone: 'Pericoloso per lo strato di ozono',
    'ED HH': 'Interferenza con il sistema endocrino per la salute umana',
    'ED ENV': 'Interferenza con il sistema endocrino per l’ambiente',
    PBT: 'Proprietà persistenti, bioaccumulabili e tossiche',
    vPvB: 'Proprietà molto persistenti e molto bioaccumulabili',
    PMT: 'Proprietà persistenti, mobili e tossiche',
    vPvM: 'Proprietà molto persistenti e molto mobili',
  },

  hazardCategories: {
    category: '{class}, categoria {category}',
    division: '{class}, divisione {category}',
    type: '{class}, tipo {category}',
    typeJoin: 'o',
    routes: { oral: 'orale', dermal: 'cutanea', inhalation: 'inalazione' },
    effects: { H335: 'irritazione delle vie respiratorie', H336: 'effetti narcotici' },
    gases: {
      'Comp.': 'gas compresso',
      'Liq.': 'gas liquefatto',
      'Ref. Liq.': 'gas liquefatto refrigerato',
      'Diss.': 'gas disciolto',
    },
  },

  physicalHazardClasses: {
    explosives: 'Esplosivi',
    flammableGases: 'Gas infiammabili',
    aerosols: 'Aerosol',
    oxidisingGases: 'Gas comburenti',
    gasesUnderPressure: 'Gas sotto pressione',
    flammableLiquids: 'Liquidi infiammabili',
    flammableSolids: 'Solidi infiammabili',
    selfReactive: 'Sostanze e miscele autoreattive',
    pyrophoricLiquids: 'Liquidi piroforici',
    pyrophoricSolids: 'Solidi piroforici',
    selfHeating: 'Sostanze e miscele autoriscaldanti',
    waterReactive: 'Sostanze e miscele che emettono gas infiammabili a contatto con l’acqua',
    oxidisingLiquids: 'Liquidi comburenti',
    oxidisingSolids: 'Solidi comburenti',
    organicPeroxides: 'Perossidi organici',
    corrosiveToMetals: 'Sostanze corrosive per i metalli',
    desensitisedExplosives: 'Esplosivi desensibilizzati',
  },

  healthHazardClasses: {
    acuteToxicity: 'Tossicità acuta',
    skinCorrosion: 'Corrosione/irritazione cutanea',
    eyeDamage: 'Gravi danni oculari/irritazione oculare',
    sensitisation: 'Sensibilizzazione respiratoria o cutanea',
    mutagenicity: 'Mutagenicità sulle cellule germinali',
    carcinogenicity: 'Cancerogenicità',
    reproductiveToxicity: 'Tossicità per la riproduzione',
    stotSingle: 'Tossicità specifica per organi bersaglio (STOT) – esposizione singola',
    stotRepeated: 'Tossicità specifica per organi bersaglio (STOT) – esposizione ripetuta',
    aspiration: 'Pericolo in caso di aspirazione',
  },

  endpoints: {
    acuteOral: 'Tossicità acuta, orale',
    acuteDermal: 'Tossicità acuta, cutanea',
    acuteInhalation: 'Tossicità acuta, inalazione',
    fish: 'Tossicità per i pesci',
    daphnia: 'Tossicità per gli invertebrati acquatici',
    algae: 'Tossicità per le alghe',
    biodegradation: 'Biodegradabilità',
    bioconcentration: 'Bioconcentrazione',
    soilAdsorption: 'Adsorbimento nel suolo',
    fishChronic: 'Tossicità a lungo termine per i pesci',
    daphniaChronic: 'Tossicità a lungo termine per gli invertebrati acquatici',
    microorganisms: 'Tossicità per i microrganismi',
    soilOrganisms: 'Tossicità per gli organismi del suolo e le piante',
    otherOrganisms: 'Tossicità per altri organismi',
    abioticDegradation: 'Degradazione abiotica',
    surfaceTension: 'Tensione superficiale',
  },

  labels: {
    productName: 'Denominazione commerciale',
    articleNumber: 'Codice prodotto',
    articles: 'Codici articolo',
    synonyms: 'Altri mezzi di identificazione',
    casNumber: 'Numero CAS',
    ecNumber: 'Numero CE',
    indexNumber: 'Numero indice',
    reachNumber: 'Numero di registrazione REACH',
    formula: 'Formula molecolare',
    reserve: 'Riserva acida/alcalina',
    molarMass: 'Massa molare',
    ufi: 'Identificatore unico di formula (UFI)',
    identifiedUses: 'Usi identificati pertinenti',
    usesAdvisedAgainst: 'Usi sconsigliati',
    supplier: 'Fornitore',
    producer: 'Fabbricante',
    companyName: 'Società',
    address: 'Indirizzo',
    country: 'Paese',
    telephone: 'Telefono',
    email: 'E-mail',
    website: 'Sito web',
    emergencyTelephone: 'Numero telefonico di emergenza',
    version: 'Versione',
    compiled: 'Data di compilazione',
    revised: 'Data di revisione',
    replaces: 'Sostituisce la versione',
    permalink: 'Edizione attuale di questa scheda di dati di sicurezza',
    classification: 'Classificazione ai sensi del regolamento (CE) n. 1272/2008 (CLP)',
    labelling: 'Etichettatura ai sensi del regolamento (CE) n. 1272/2008 (CLP)',
    pictograms: 'Pittogrammi di pericolo',
    signalWord: 'Avvertenza',
    contains: 'Componenti pericolosi da indicare sull’etichetta',
    hazardStatements: 'Indicazioni di pericolo',
    supplementalStatements: 'Informazioni supplementari sui pericoli',
    precautionaryStatements: 'Consigli di prudenza',
    pbtAssessment: 'Risultati della valutazione PBT e vPvB',
    endocrine: 'Proprietà di interferenza con il sistema endocrino',
    substanceComposition: 'Costituente principale e impurezze',
    mixtureComposition: 'Ingredienti',
    specificLimits: 'Limiti di concentrazione specifici, fattori M, ATE',
    generalNotes: 'Indicazioni generali',
    firstAidInhalation: 'In caso di inalazione',
    firstAidSkin: 'In caso di contatto con la pelle',
    firstAidEyes: 'In caso di contatto con gli occhi',
    firstAidIngestion: 'In caso di ingestione',
    suitableMedia: 'Mezzi di estinzione idonei',
    unsuitableMedia: 'Mezzi di estinzione non idonei',
    fireGases: 'Sostanze pericolose che possono formarsi in caso di incendio',
    storageClass: 'Classe di stoccaggio (TRGS 510, Germania)',
    exposureLimits: 'Valori limite di esposizione professionale',
    biologicalLimits: 'Valori limite biologici',
    dnel: 'Livelli derivati senza effetto (DNEL)',
    pnec: 'Concentrazioni prevedibili prive di effetti (PNEC)',
    monitoring: 'Procedure di monitoraggio',
    eyeProtection: 'Protezione degli occhi/del volto',
    handProtection: 'Protezione delle mani',
    skinProtection: 'Altra protezione della pelle',
    respiratoryProtection: 'Protezione respiratoria',
    thermalProtection: 'Pericoli termici',
    basicProperties: 'Proprietà fisiche e chimiche fondamentali',
    healthBasis: 'Base della classificazione: pericoli per la salute',
    acuteToxicityResults: 'Tossicità acuta: risultati delle prove',
    acuteEstimates: 'Stime della tossicità acuta (ATE)',
    ecotoxicityResults: 'Tossicità acquatica: risultati delle prove',
    degradationResults: 'Degradabilità: risultati delle prove',
    accumulationResults: 'Bioaccumulo: risultati delle prove',
    mobilityResults: 'Mobilità: risultati delle prove',
    otherHealthResults: 'Altri effetti sulla salute: risultati delle prove',
    nanoform: 'Nanoforma',
    exposureScenarios: 'Scenari di esposizione',
    annex: 'ALLEGATO: Scenari di esposizione (REACH, articolo 31, paragrafo 7)',
    routesOfExposure: 'Vie probabili di esposizione',
    symptoms: 'Sintomi ed effetti',
    courseOfEffects: 'Effetti ritardati, immediati e cronici',
    wasteCode: 'Codice del rifiuto (elenco europeo dei rifiuti, decisione 2000/532/CE)',
    productDisposal: 'Prodotto',
    packagingDisposal: 'Imballaggi contaminati',
    road: 'Strada (ADR)',
    rail: 'Ferrovia (RID)',
    inlandWaterways: 'Vie navigabili interne (ADN)',
    sea: 'Mare (IMDG)',
    air: 'Aria (ICAO-TI/IATA-DGR)',
    classificationCode: 'Codice di classificazione (ADR/RID)',
    hazardIdentificationNumber: 'Numero di identificazione del pericolo (ADR/RID, cisterne e rinfusa)',
    transportCategory: 'Categoria di trasporto (ADR/RID 1.1.3.6)',
    tunnelCode: 'Codice di restrizione in galleria (ADR)',
    transportLabels: 'Etichette di pericolo (ADR 5.2.2.2)',
    transportLabel: 'Etichetta n. {number}',
    orangePlate: 'Pannello arancione (ADR 5.3.2)',
    protectiveSigns: 'Segnali di sicurezza (ISO 7010)',
    limitedQuantity: 'Quantità limitata (LQ)',
    exceptedQuantity: 'Quantità esenti (EQ)',
    specialProvisions: 'Disposizioni speciali (ADR)',
    packingInstruction: 'Istruzione di imballaggio',
    expressParcels: 'Colli espressi',
    vesselEquipment: 'Equipaggiamento richiesto',
    ventilation: 'Ventilazione',
    cones: 'Numero di coni/luci blu',
    emergencySchedules: 'EmS',
    stowage: 'Categoria di stivaggio',
    stowageCodes: 'Codici di stivaggio',
    segregationGroups: 'Gruppo di segregazione',
    segregationCodes: 'Segregazione',
    passengerAircraft: 'Aeromobili passeggeri e cargo',
    cargoAircraft: 'Solo aeromobili cargo',
    transportExemption: 'Esenzione',
    transportNote: 'Osservazione',
    environmentallyHazardous: 'Pericoloso per l’ambiente',
    marinePollutant: 'Inquinante marino',
    euLegislation: 'Normativa UE',
    reachRestrictions: 'Restrizioni ai sensi del REACH, allegato XVII',
    wgk: 'Classe di pericolosità per le acque (WGK, AwSV)',
    changes: 'Modifiche rispetto alla versione precedente',
    statementsInFull: 'Testo integrale delle indicazioni della sezione 3 non riportate nella sezione 2',
    procedure: 'Procedura utilizzata per classificare la miscela (CLP, articolo 9)',
    abbreviations: 'Abbreviazioni e acronimi',
    sources: 'Principali riferimenti bibliografici e fonti di dati',
    training: 'Indicazioni sulla formazione',
    disclaimer: 'Nota',
  },

  columns: {
    hazardClass: 'Classe e categoria di pericolo',
    abbreviation: 'Abbreviazione',
    hazardStatement: 'Indicazione di pericolo',
    substance: 'Sostanza',
    identifiers: 'Identificatori',
    content: 'Contenuto',
    classification: 'Classificazione',
    agent: 'Agente',
    list: 'Fonte normativa',
    country: 'Paese',
    twa: 'TWA (8 h)',
    stel: 'STEL (15 min)',
    remarks: 'Osservazioni',
    property: 'Proprietà',
    value: 'Valore',
    test: 'Prova',
    source: 'Fonte',
    population: 'Gruppo',
    route: 'Via',
    duration: 'Esposizione, effetto',
    compartment: 'Comparto',
    method: 'Metodo, fonte',
    file: 'File',
    language: 'Lingua',
    procedure: 'Procedura',
  },

  numbers: { cas: 'CAS', ec: 'CE', index: 'Indice', reach: 'REACH' },

  exposure: {
    skin: 'pelle: possibile assorbimento cutaneo',
    product: 'Prodotto',
    populations: { workers: 'lavoratori', generalPopulation: 'popolazione generale' },
    durations: { longTerm: 'a lungo termine', acute: 'acuta' },
    effects: { systemic: 'effetti sistemici', local: 'effetti locali' },
    compartments: {
      freshWater: 'acqua dolce',
      seaWater: 'acqua marina',
      intermittentRelease: 'rilascio intermittente in acqua',
      sewageTreatment: 'impianto di depurazione',
      freshWaterSediment: 'sedimento di acqua dolce',
      marineSediment: 'sedimento marino',
      soil: 'suolo',
      air: 'aria',
      secondaryPoisoning: 'avvelenamento secondario',
    },
  },

  procedures: {
    test: 'Sulla base di dati di prova',
    calculation: 'Metodo di calcolo',
    measured: 'Sulla base di valori misurati',
    bridging: 'Principio ponte',
    expertJudgement: 'Giudizio di esperti',
    harmonised: 'Classificazione armonizzata',
    notStated: 'Procedura non indicata',
  },

  wgk: {
    nwg: 'nwg – non pericoloso per le acque',
    1: 'WGK 1 – poco pericoloso per le acque',
    2: 'WGK 2 – pericoloso per le acque',
    3: 'WGK 3 – molto pericoloso per le acque',
  },

  restrictions: {
    3: 'Voce 3: sostanze o miscele liquide che soddisfano i criteri di determinate classi di pericolo',
    28: 'Voce 28: cancerogeno, categoria 1A o 1B (fornitura al pubblico)',
    29: 'Voce 29: mutageno, categoria 1A o 1B (fornitura al pubblico)',
    30: 'Voce 30: tossico per la riproduzione, categoria 1A o 1B (fornitura al pubblico)',
    40: 'Voce 40: sostanze infiammabili in generatori di aerosol destinati a scopi ricreativi e decorativi',
  },

  listCheck: {
    candidateList: 'Elenco delle sostanze candidate (REACH, articolo 59, paragrafo 10)',
    annexXIV: 'REACH, allegato XIV (autorizzazione)',
    annexXVII: 'REACH, allegato XVII (restrizioni), voci per sostanza',
    listDate: '{list}, aggiornato al {date}',
    entry: 'voce {entry}',
    included: 'inclusione il {date}',
    sunsetDate: 'data di scadenza {date}',
    article57: 'REACH, articolo 57, lettera {letters}',
    none: 'nessun risultato in base al numero CAS o CE',
    noneFrom: 'nessun risultato in base al numero CAS o CE a partire da {limit}',
    noneNamed: '{list} – nessuno di essi vi figura per questa proprietà (confronto in base al numero CAS o CE).',
    groups: '{list}: le voci relative a gruppi di sostanze senza numero non sono state confrontate.',
    incomplete: 'Non confrontati con {list}: {names}.',
    notChecked: 'Non confrontato con',
    notInAppendix:
      'non applicata: non è nota alcuna modifica delle appendici {first} e {second} che elenchi la sostanza',
    fromDate: 'dal {date}',
    unlessExempt: 'non determinato: {questions}',
    groupEntries:
      'Le voci {entries} dell’allegato XVII del REACH limitano anche gruppi di sostanze che nessun numero CAS designa, come sali o composti di un elemento: i componenti non sono stati confrontati con questi gruppi.',
    openEntries:
      'Non determinato: allegato XVII del REACH, voci {entries}. Prevedono altre condizioni; designano un componente o possono designarne uno senza numero CAS.',
    noneByClass: 'Dalla classificazione non deriva alcuna voce.',
    dependsOnAppendix:
      'non determinato: si applica se una sostanza che determina la classe figura nell’appendice {first} o {second}',
  },

  sentences: {
    notClassified: {
      substance: 'La sostanza non è classificata come pericolosa ai sensi del regolamento (CE) n. 1272/2008 (CLP).',
      mixture: 'La miscela non è classificata come pericolosa ai sensi del regolamento (CE) n. 1272/2008 (CLP).',
    },
    classificationOpen: 'Classificazione incompleta. Non è noto se il prodotto presenti questi pericoli: {classes}.',
    hazardsUnknown:
      'Non è indicata alcuna classe di pericolo; poiché la classificazione di ingredienti non è nota, non è noto se la miscela sia pericolosa.',
    hazardsWithoutBasis: {
      substance:
        'Non è indicata alcuna classe di pericolo; poiché non sono registrati elementi di prova per tutte le classi di pericolo, non è noto se la sostanza sia pericolosa.',
      mixture:
        'Non è indicata alcuna classe di pericolo; poiché non sono registrati elementi di prova per tutte le classi di pericolo, non è noto se la miscela sia pericolosa.',
    },
    classified: {
      substance: 'La sostanza è classificata come pericolosa ai sensi del regolamento (CE) n. 1272/2008 (CLP).',
      mixture: 'La miscela è classificata come pericolosa ai sensi del regolamento (CE) n. 1272/2008 (CLP).',
    },
    criteriaNotMet: 'In base ai dati disponibili, i criteri di classificazione non sono soddisfatti.',
    criteriaNotMetFor:
      'In base ai dati disponibili, i criteri per queste classi di pericolo non sono soddisfatti: {classes}. Per le altre ciò non è noto.',
    notClassifiedNoData: 'Non classificato: dati mancanti.',
    notClassifiedOpen: 'Non noto: questa classe è possibile e mancano i dati che permetterebbero di decidere.',
    notClassifiedInconclusive: 'Non classificato: i dati non sono conclusivi.',
    notClassifiedSeeTests: 'Non classificato; si vedano i risultati delle prove.',
    notClassifiedImpossible: 'Non classificato: è tecnicamente impossibile ottenere i dati.',
    notForGas: 'Non applicabile ai gas, che vengono inalati.',
    readAcross: 'Read-across da {name}',
    suitMaterials: 'Indumenti di protezione: materiale idoneo, come per i guanti nella sottosezione 8.2: {materials}.',
    suitNotNatural: 'Indumenti di protezione: non idonei: gomma naturale, PVC, cuoio e tessuto.',
    suitNotLeather: 'Indumenti di protezione: non idonei: cuoio e tessuto.',
    suitMaterialUnknown: 'Non è noto quale materiale degli indumenti di protezione resista al prodotto.',
    seeAnnex: 'Gli scenari di esposizione si trovano nell’allegato alla presente scheda di dati di sicurezza.',
    scenarioFiles: 'I file fanno parte del presente allegato. Sono allegati al prodotto a questo indirizzo:',
    basisEstimate: 'Stima della tossicità acuta della miscela da {ingredients} ({provision}).',
    basisSum: 'Somma di {ingredients} ({provision}).',
    basisFurther: 'Considerati inoltre nella somma: {ingredients}.',
    basisSpecificLimit: 'Limite di concentrazione specifico ({limit}) raggiunto da {ingredients} ({provision}).',
    basisGenericLimit: 'Limite di concentrazione generico ({limit}) raggiunto da {ingredients} ({provision}).',
    basisPh: 'pH estremo della miscela ({provision}).',
    basisSkinCorrosion: 'Deriva dalla corrosione cutanea ({provision}).',
    basisHarmonised: 'Classificazione armonizzata ({provision}).',
    basisViscosity: 'Viscosità cinematica {value}; limite: {limit} a 40 °C ({provision}).',
    untested: {
      substance: 'Per questa classe non sono registrati risultati di prove della sostanza.',
      mixture: 'Per questa classe non sono registrati risultati di prove della miscela stessa.',
    },
    effectsSingle: 'Dopo una singola esposizione, subito o in ritardo: {classes}.',
    effectsRenewed: 'Dopo la sensibilizzazione, in caso di nuova esposizione anche a piccole quantità: {classes}.',
    effectsLate: 'Dopo un’esposizione ripetuta o prolungata, o molto tempo dopo un’esposizione: {classes}.',
    organEffects: 'Effetti sugli organi dopo una singola esposizione, anche ritardati: {statements}',
    lateEffects: 'Effetti ritardati e cronici: {statements}',
    unknownAcuteToxicity:
      '{percent} % della miscela è costituito da uno o più componenti di tossicità acuta sconosciuta ({route}).',
    unknownAquaticHazard: 'Contiene {percent} % di componenti con pericolosità sconosciuta per l’ambiente acquatico.',
    aquaticSum: '{class}: metodo della somma (CLP, allegato I, 4.1.3.5.5); la somma è pari a {value} volte il limite.',
    aquaticSumWithheld: '{class}: metodo della somma (CLP, allegato I, 4.1.3.5.5).',
    aquaticUntested:
      'Non sono registrati risultati di prove acquatiche per: {names}. Il loro contributo alla classe si basa sulla loro classificazione nella sezione 3.',
    noSignalWord: 'Nessuna avvertenza',
    noPictograms: 'Nessun pittogramma',
    noStatements: 'Assenti',
    notForPublic: 'Fornitura al pubblico ({law})',
    prescribedText: 'L’imballaggio reca inoltre la dicitura prescritta da {law}.',
    childResistant: 'Imballaggi destinati al pubblico: chiusura di sicurezza per bambini (CLP allegato II, 3.1)',
    tactileWarning:
      'Imballaggi destinati al pubblico: indicazione di pericolo riconoscibile al tatto (CLP allegato II, 3.2)',
    fireGasesIncomplete: 'Questo elenco deriva da quanto è noto degli ingredienti e non è completo.',
    noOtherDecomposition:
      'Per questo prodotto non sono registrati altri prodotti di decomposizione pericolosi, senza incendio.',
    decomposesFrom: 'Decomposizione per calore: vedere la temperatura di decomposizione nella sottosezione 9.1.',
    reactionsIncomplete:
      'Questo elenco si basa sulle classi di pericolo, su proprietà come il pH e su quanto è noto della composizione e non è completo: ulteriori reazioni degli ingredienti non sono state valutate.',
    flammableByClass: 'infiammabile ({classes})',
    combustibleNotClassified: 'combustibile, non classificato come infiammabile',
    notFlammableLiquid: 'non è un liquido infiammabile (punto di infiammabilità superiore a 60 °C)',
    notApplicableState: 'non applicabile (stato fisico: {state})',
    notApplicableMixture: 'non applicabile (miscela)',
    notApplicableIncombustible: 'non applicabile (il prodotto non brucia)',
    notApplicableCompressed: 'non applicabile (gas compresso)',
    notApplicableReactive: 'non applicabile (il prodotto reagisce con l’acqua)',
    notApplicableWithoutWater: 'non applicabile (il prodotto non contiene acqua)',
    noInformation: 'Non sono disponibili informazioni.',
    noLabelElements: 'Ai sensi del regolamento (CE) n. 1272/2008 (CLP) non sono richiesti elementi dell’etichetta.',
    notClassifiedIngredient: 'non classificato',
    contentsByVolume: 'I contenuti sono percentuali in volume.',
    contentsUsedAsVolume:
      'I contenuti del gas senza unità indicata sono usati come percentuali in volume per la classificazione.',
    pbtNone: {
      substance: 'In base ai dati disponibili, la sostanza non è identificata come PBT o vPvB.',
      mixture:
        'In base ai dati disponibili, la miscela non contiene sostanze identificate come PBT o vPvB in concentrazione pari o superiore allo 0,1 %.',
    },
    pbtOfIngredients:
      'In base ai dati registrati nessuno degli ingredienti della sezione 3 è classificato come PBT o vPvB; non si tratta del risultato di una valutazione ai sensi del REACH, allegato XIII.',
    pbtFound: 'Valutazione come PBT/vPvB o PMT/vPvM: {names}.',
    endocrineNone: {
      substance:
        'In base ai dati disponibili, la sostanza non è identificata come avente proprietà di interferenza con il sistema endocrino.',
      mixture:
        'In base ai dati disponibili, la miscela non contiene sostanze identificate come aventi proprietà di interferenza con il sistema endocrino in concentrazione pari o superiore allo 0,1 %.',
    },
    endocrineOfIngredients: 'Nessuno degli ingredienti della sezione 3 è classificato come interferente endocrino.',
    endocrineFound: 'Proprietà di interferenza con il sistema endocrino: {names}.',
    substanceNote: 'Il testo integrale delle indicazioni è riportato nella sezione 2 o nella sezione 16.',
    noExposureLimits:
      'Per il prodotto e i suoi ingredienti non sono registrati valori limite di esposizione professionale.',
    monitoring:
      'Misurazione e valutazione dell’esposizione nell’aria del luogo di lavoro: EN 689, EN 482. Si applicano i valori limite nazionali vigenti.',
    seeSection: 'Vedere la sottosezione {number}.',
    exposureRoutes: 'Inalazione, contatto con la pelle, contatto con gli occhi, ingestione',
    exposureRoutesGas: 'Inalazione',
    exposureRoutesWithoutIngestion: 'Inalazione, contatto con la pelle, contatto con gli occhi',
    logPow: 'Coefficiente di ripartizione n-ottanolo/acqua (valore logaritmico): {value}',
    notDangerousGoods:
      'Il prodotto non è classificato come merce pericolosa ai sensi di ADR, RID, ADN, IMDG e ICAO-TI/IATA-DGR.',
    noPackingGroup: 'non assegnato',
    diisocyanateTraining:
      'Diisocianati (REACH, allegato XVII, voce 74): prima dell’uso gli utilizzatori industriali e professionali completano una formazione sull’uso sicuro, da ripetere ogni cinque anni.',
    nameAsRoad: 'vedere strada (ADR)',
    railAsRoad:
      'Codice di classificazione, numero di identificazione del pericolo, quantità limitate ed esenti: vedere strada (ADR)',
    inlandWaterwaysAsRoad: 'Codice di classificazione, quantità limitate ed esenti: vedere strada (ADR)',
    carriageProhibited: 'trasporto vietato ({act})',
    notSubjectToAct: 'non soggetto a {act}',
    specialProvision144:
      'Disposizione speciale 144 (ADR/RID/ADN, codice IMDG): una soluzione acquosa contenente non più del 24 % di alcol in volume non è soggetta alle disposizioni.',
    specialProvision375:
      'Disposizione speciale 375 (ADR/RID/ADN): non soggetto alle altre disposizioni in imballaggi singoli o interni con non più di 5 l di liquido o 5 kg di solido conformi a 4.1.1.1, 4.1.1.2 e da 4.1.1.4 a 4.1.1.8; via mare codice IMDG 2.10.2.7, via aerea disposizione speciale A197.',
    viscousLiquid:
      'Liquido viscoso (ADR/RID/ADN 2.2.3.1.5.1): non soggetto alle disposizioni in recipienti di capacità non superiore a 450 l, se nella prova di separazione del solvente lo strato di solvente è inferiore al 3 % dell’altezza totale e il tempo di efflusso con un ugello di 6 mm è di almeno 60 s, o di almeno 40 s con non più del 60 % di materie della classe 3; non più del 20 % di nitrocellulosa con non più del 12,6 % di azoto.',
    viscousEnvironment:
      'Se è pericoloso per l’ambiente, solo in imballaggi singoli o interni con non più di 5 l conformi a 4.1.1.1, 4.1.1.2 e da 4.1.1.4 a 4.1.1.8 (2.2.3.1.5.2).',
    seeSpecialProvision: 'vedere disposizione speciale {number}',
    airNotRecorded: 'istruzioni di imballaggio e quantità massime: non registrate',
    airForbidden: 'vietato',
    airPackingInstruction: 'istruzione di imballaggio {instruction}',
    airMaxQuantity: 'non più di {quantity} per collo',
    firstVersion: 'Prima versione di questa scheda di dati di sicurezza.',
    noChangesRecorded: 'Non sono registrate modifiche.',
    noFurtherStatements: 'Nella sezione 3 non sono riportate ulteriori indicazioni.',
    hazardousWaste: 'Il rifiuto contrassegnato da un asterisco (*) è un rifiuto pericoloso.',
    wasteProperties: 'Proprietà che possono influire sul trattamento del rifiuto: {properties}.',
    wastePropertiesUnknown: 'Le proprietà che possono influire sul trattamento del rifiuto non sono note.',
    versionOfDate: '{version} in data {date}',
    aerosolContents: '{aerosol}; contenuto: {state}',
    aerosolContentsUnknown: '{aerosol}; lo stato fisico del contenuto non è registrato',
    dustExplosionUnknown: 'Non è registrato se la polvere possa formare miscele esplosive con l’aria.',
  },

  terms: {
    Annex: 'allegato',
    Table: 'tabella',
    LD50: 'DL50',
    LC50: 'CL50',
    EC50: 'CE50',
    ErC50: 'CEr50',
    Directive: 'Direttiva',
    EC: 'CE',
    EEC: 'CEE',
    EU: 'UE',
    Regulation: 'Regolamento',
    rat: 'ratto',
    mouse: 'topo',
    rabbit: 'coniglio',
    'guinea pig': 'cavia',
    human: 'essere umano',
    fish: 'pesci',
    algae: 'alghe',
    daphnia: 'dafnie',
    vapour: 'vapore',
    vapours: 'vapori',
    'dust/mist': 'polvere/nebbia',
    'dusts or mists': 'polveri o nebbie',
    gases: 'gas',
    dust: 'polvere',
    mist: 'nebbia',
    gas: 'gas',
    oral: 'orale',
    dermal: 'cutanea',
    inhalation: 'inalazione',
    acute: 'acuto',
    chronic: 'cronico',
    'readily biodegradable': 'facilmente biodegradabile',
    'not readily biodegradable': 'non facilmente biodegradabile',
    'ECHA registration dossier': 'Fascicolo di registrazione ECHA',
    'illustrative entry of the demo catalogue': 'dato esemplificativo del catalogo dimostrativo',
    'supplier data': 'Dati del fornitore',
    literature: 'Letteratura',
    days: 'giorni',
    hours: 'ore',
    calculated: 'calcolato',
    bw: 'pc',
    'bw/day': 'pc/giorno',
  },

  detail: {
    classification: 'Classificazione',
    substances: 'Sostanze',
    recommendedUse: 'Uso raccomandato',
    recommendedLevels: 'Dosaggio raccomandato',
    specialFeatures: 'Caratteristiche particolari',
    created: 'Data di compilazione',
    revision: 'Revisione',
    regulation: 'Regolamento (CE) n. 1907/2006 (REACH), allegato II, modificato dal regolamento (UE) 2020/878',
  },

  attachments: {
    valid: 'valido',
    certificate: 'Certificato',
    certificateOfAnalysis: 'Certificato di analisi',
    picture: 'Immagine',
    technicalInformation: 'Informazioni tecniche',
    auditReport: 'Rapporto di audit',
  },

  packageSizes: { 1: 'fino a 3 l', 2: '> 3 fino a 50 l', 3: '> 50 fino a 500 l', 4: '> 500 l' },

  page: {
    pageNumber: 'pagina {page} / {pages}',
    version: 'Versione {version}',
    qrCode: 'Scansionare: documenti aggiornati di questo prodotto',
    noGtin: 'Senza GTIN nessun GS1 DataMatrix: codice QR della pagina del prodotto',
  },

  label: {
    title: 'Etichetta',
    telephone: 'Tel.',
    synonyms: 'Sinonimi',
    professionalOnly: 'Uso ristretto agli utilizzatori professionali.',
    seeInside: 'Informazioni di sicurezza complete all’interno.',
    voc: 'Valore limite UE per questo prodotto (cat. {subcategory}): {limit} g/l. Questo prodotto contiene al massimo {content} g/l di COV.',
    batch: 'Lotto',
    filled: 'Confezionato il',
    serialNumber: 'N. di serie',
    ruler: 'Stampare senza adattamento (100 %). Ogni righello deve misurare 100 mm, la cornice {width} × {height} mm.',
  },

  tds: {
    title: 'Scheda tecnica',
    sections: {
      description: 'Descrizione',
      uses: 'Campi di applicazione',
      properties: 'Dati tecnici',
      processing: 'Modalità d’impiego',
      packaging: 'Confezioni',
      storage: 'Stoccaggio e durata di conservazione',
      safety: 'Sicurezza',
    },
    columns: {
      property: 'Proprietà',
      value: 'Valore',
      method: 'Metodo',
      article: 'Codice articolo',
      pack: 'Confezione',
    },
    labels: {
      date: 'Data',
      shelfLife: 'Durata di conservazione',
      storageTemperature: 'Temperatura di stoccaggio',
    },
    sentences: {
      typicalValues: 'Valori tipici; non costituiscono una specifica né una garanzia di proprietà.',
      shelfLifeMonths: '{months} mesi nella confezione originale non aperta',
      safety: 'Osservare l’etichetta e la scheda di dati di sicurezza aggiornata del prodotto.',
      disclaimer:
        'Le informazioni si basano sulle nostre attuali conoscenze ed esperienze. Non esonerano l’utilizzatore dall’eseguire prove proprie per l’impiego previsto e dal controllo della merce in entrata.',
    },
  },

  ipi: {
    title: 'Istruzione operativa',
    basis: 'Lavoro con sostanze pericolose: direttiva 98/24/CE, articolo 8; in Germania GefStoffV, § 14, e TRGS 555',
    fields: {
      company: 'Azienda',
      number: 'N.',
      date: 'Data',
      workplace: 'Luogo di lavoro',
      activity: 'Attività',
      responsible: 'Responsabile',
      telephone: 'Telefono',
      emergencyCall: 'Chiamata di emergenza',
      firstAider: 'Addetto al primo soccorso',
      signature: 'Firma',
    },
    sections: {
      substance: 'Sostanza pericolosa',
      hazards: 'Pericoli per le persone e per l’ambiente',
      protection: 'Misure di protezione e regole di comportamento',
      danger: 'Comportamento in caso di pericolo',
      firstAid: 'Primo soccorso',
      disposal: 'Smaltimento corretto',
    },
    product: 'Prodotto',
    labels: {
      contains: 'Contiene',
      gloves: 'Guanti protettivi',
      preparation: 'Prima di iniziare',
      restrictions: 'Limitazioni all’impiego e sorveglianza sanitaria',
      handling: 'Manipolazione',
      storage: 'Stoccaggio',
      fire: 'Incendio',
      spill: 'Perdite e fuoriuscite',
      inhalation: 'Inalazione',
      skin: 'Contatto con la pelle',
      eyes: 'Contatto con gli occhi',
      ingestion: 'Ingestione',
    },
    sentences: {
      neverMix: 'Non mettere mai a contatto con: {materials}.',
      employmentRestrictions:
        'I giovani possono lavorare con il prodotto solo per la formazione professionale e sotto la sorveglianza di una persona competente, le donne in gravidanza o in allattamento solo nei limiti previsti per il loro impiego.',
      maternityRestrictions:
        'Le donne in gravidanza o allattamento possono lavorare con il prodotto solo nei limiti previsti per il loro impiego.',
      youthRestrictions:
        'I giovani possono lavorare con il prodotto solo per la formazione professionale e sotto la sorveglianza di una persona competente.',
      skinUptake: 'Possibile assorbimento attraverso la pelle: {names}.',
      healthSurveillance: 'Partecipare alla sorveglianza sanitaria offerta dal datore di lavoro.',
      readFirst: 'Non lavorare con il prodotto prima di aver letto e compreso queste istruzioni.',
      training: 'Iniziare solo dopo essere stati formati sui pericoli e sulla protezione; in caso di dubbi chiedere.',
      trainingYearly:
        'Iniziare solo dopo un’istruzione orale, ripetuta almeno una volta all’anno; in caso di dubbi chiedere.',
      diisocyanateTraining:
        'Lavorare con il prodotto solo dopo aver completato la formazione sui diisocianati; ripeterla almeno ogni cinque anni.',
      checkGluconate: 'Acido fluoridrico: verificare che il gel di gluconato di calcio sia a portata di mano.',
      authorisedOnly: 'Entrare nelle zone in cui si usa solo se il lavoro lo richiede.',
      reportPregnancy:
        'In caso di gravidanza o allattamento informare presto il datore di lavoro, affinché possa valutare il lavoro.',
      notIfAllergic: 'Non lavorare con il prodotto in caso di allergia a uno dei componenti.',
      stopIfRash: 'Se la pelle si arrossa, prude o presenta eruzioni, interrompere il lavoro e avvertire il superiore.',
      stopIfBreathless:
        'In caso di tosse, respiro sibilante o affanno, anche ore dopo, interrompere il lavoro e avvertire il superiore.',
      useExtraction:
        'Usare il sistema chiuso o l’aspirazione localizzata predisposti e verificare prima del lavoro che funzionino.',
      ventilate: 'Aerare bene il locale durante il lavoro.',
      useExplosionProof: 'Usare solo ventilatori e apparecchi elettrici in esecuzione antideflagrante.',
      findEyewashAndShower: 'Individuare il percorso verso il lavaocchi e la doccia di emergenza e tenerlo libero.',
      findEyewash: 'Individuare il percorso verso il lavaocchi e tenerlo libero.',
      closedSystem: 'Lavorare se possibile in sistemi chiusi; non inalare il prodotto ed evitare che tocchi la pelle.',
      respiratoryIfNeeded:
        'Indossare una protezione respiratoria se la ventilazione non basta o se si formano vapori o aerosol.',
      respiratoryAsTold: 'Indossare una protezione respiratoria se il superiore la prescrive per questo lavoro.',
      glovesAsTold: 'Indossare guanti di protezione se il superiore li prescrive per questo lavoro.',
      reportRelease: 'Se il prodotto raggiunge corpi idrici, fognature o suolo, avvertire subito il superiore.',
      collectWaste: 'Raccogliere i rifiuti nell’apposito contenitore etichettato e chiuderlo.',
      sewerIfAllowed: 'Versare i residui nello scarico solo se il superiore lo consente.',
      uncleanedLikeProduct: 'Trattare gli imballaggi con residui come il prodotto stesso.',
      followExplosionRules: 'Seguire le regole aziendali sulla protezione contro le esplosioni.',
      adviceIfExposed: 'Dopo un contatto o un’inalazione, o in caso di timori per la salute, consultare un medico.',
      spillBreathing:
        'Abbandonare subito la zona di pericolo e avvertire gli altri; rientrarvi solo con un autorespiratore.',
      spillProtection:
        'Indossare i dispositivi di protezione indicati sopra; evitare il contatto con la pelle, gli occhi e gli indumenti.',
      spillProtectionGas:
        'Indossare i dispositivi di protezione indicati sopra; non entrare senza di essi nella nube di gas.',
      fireSmoke:
        'Se si diffondono fumo o gas, abbandonare subito la zona e avvertire gli altri; in tal caso solo i vigili del fuoco con autorespiratore combattono l’incendio.',
      medicalAdvice: 'In caso di dubbio o di sintomi persistenti consultare un medico e mostrare l’etichetta.',
      severalPages: 'Queste istruzioni hanno {pages} pagine: affiggerle tutte.',
      noHazards:
        'Non classificato come pericoloso. Usare la consueta prudenza nella manipolazione di prodotti chimici.',
      extinguish: 'Estinguere con: {media}.',
      notWith: 'Non estinguere con: {media}.',
      wasteCode: 'Codice del rifiuto: {code}',
    },
    signs: {
      M004: 'Indossare protezioni per gli occhi',
      M005: 'Collegare a terra prima dell’uso',
      M009: 'Indossare guanti protettivi',
      M010: 'Indossare indumenti protettivi',
      M011: 'Lavarsi le mani',
      M013: 'Indossare la visiera protettiva',
      M017: 'Indossare protezioni per le vie respiratorie',
      M028: 'Tenere chiuso a chiave',
      M055: 'Tenere fuori dalla portata dei bambini',
      M057: 'Assicurare una ventilazione continua',
      P003: 'Vietato usare fiamme libere e fonti di accensione; vietato fumare',
      P022: 'Vietato mangiare o bere',
      E003: 'Primo soccorso',
      E011: 'Lavaocchi di emergenza',
      E012: 'Doccia di emergenza',
      F001: 'Estintore',
    },
  },

  abbreviations: {
    ADN: 'Accordo europeo relativo al trasporto internazionale di merci pericolose per vie navigabili interne',
    ADR: 'Accordo relativo al trasporto internazionale di merci pericolose su strada',
    ATE: 'Stima della tossicità acuta (Acute Toxicity Estimate)',
    ATEmix: 'Stima della tossicità acuta della miscela',
    AwSV: 'Regolamento tedesco sugli impianti per la manipolazione di sostanze pericolose per le acque',
    BCF: 'Fattore di bioconcentrazione (Bioconcentration Factor)',
    CAS: 'Chemical Abstracts Service',
    CAV: 'Centro antiveleni',
    CE: 'Comunità europea; numero CE: numero della sostanza negli inventari europei',
    CE50: 'Concentrazione efficace mediana',
    CEE: 'Comunità economica europea',
    CEr50: 'Concentrazione che riduce della metà il tasso di crescita',
    CL50: 'Concentrazione letale per il 50 % degli animali sottoposti a prova',
    CLP: 'Classificazione, etichettatura e imballaggio (Classification, Labelling and Packaging), regolamento (CE) n. 1272/2008',
    COV: 'Composti organici volatili',
    DL50: 'Dose letale per il 50 % degli animali sottoposti a prova',
    DNEL: 'Livello derivato senza effetto (Derived No-Effect Level)',
    EC10: 'Concentrazione con effetto sul 10 % degli organismi sottoposti a prova',
    ECHA: 'Agenzia europea per le sostanze chimiche',
    EL50: 'Tasso di carico con effetto sul 50 % degli organismi sottoposti a prova (Effective Loading)',
    EmS: 'Schede di emergenza per incendio e sversamento (Emergency Schedules, Codice IMDG)',
    EN: 'Norma europea',
    EQ: 'Quantità esente (Excepted Quantity)',
    EUH: 'Indicazione di pericolo supplementare dell’Unione europea',
    EVAL: 'Copolimero etilene-alcol vinilico',
    FKM: 'Gomma fluorurata',
    GHS: 'Sistema mondiale armonizzato di classificazione ed etichettatura delle sostanze chimiche (Globally Harmonised System)',
    GKV: 'Ordinanza austriaca sui valori limite sul lavoro (Grenzwerteverordnung)',
    IARC: 'Agenzia internazionale per la ricerca sul cancro (International Agency for Research on Cancer)',
    IATA: 'Associazione internazionale dei trasporti aerei',
    'IATA-DGR': 'Regolamentazione sulle merci pericolose (Dangerous Goods Regulations) della IATA',
    'ICAO-TI':
      'Istruzioni tecniche per il trasporto sicuro di merci pericolose per via aerea (Organizzazione internazionale dell’aviazione civile)',
    IMDG: 'Codice marittimo internazionale delle merci pericolose',
    IMO: 'Organizzazione marittima internazionale',
    ISO: 'Organizzazione internazionale per la normazione',
    Koc: 'Coefficiente di adsorbimento, riferito al carbonio organico',
    LL50: 'Tasso di carico letale per il 50 % degli animali sottoposti a prova (Lethal Loading)',
    LOAEC: 'Concentrazione più bassa con effetto avverso osservato (Lowest Observed Adverse Effect Concentration)',
    LOAEL: 'Dose più bassa con effetto avverso osservato (Lowest Observed Adverse Effect Level)',
    LOEC: 'Concentrazione più bassa con effetti osservati (Lowest Observed Effect Concentration)',
    LQ: 'Quantità limitata (Limited Quantity)',
    MDI: 'Diisocianato di metilendifenile',
    'N.A.S.': 'Non altrimenti specificato',
    'N.O.S.': 'Non altrimenti specificato (Not Otherwise Specified)',
    NCO: 'Gruppo isocianato',
    NOAEC: 'Concentrazione senza effetto avverso osservato (No Observed Adverse Effect Concentration)',
    NOAEL: 'Dose senza effetto avverso osservato (No Observed Adverse Effect Level)',
    NOEC: 'Concentrazione priva di effetti osservati (No Observed Effect Concentration)',
    NOELR: 'Tasso di carico privo di effetti osservati (No Observed Effect Loading Rate)',
    OECD: 'Organizzazione per la cooperazione e lo sviluppo economici (OCSE)',
    PBT: 'Persistente, bioaccumulabile e tossico',
    PE: 'Polietilene',
    PMT: 'Persistente, mobile e tossico',
    PNEC: 'Concentrazione prevedibile priva di effetti (Predicted No-Effect Concentration)',
    QSAR: 'Relazione quantitativa struttura-attività (Quantitative Structure–Activity Relationship)',
    PVC: 'Polivinilcloruro',
    REACH:
      'Registrazione, valutazione, autorizzazione e restrizione delle sostanze chimiche, regolamento (CE) n. 1907/2006',
    RID: 'Regolamento concernente il trasporto internazionale ferroviario delle merci pericolose',
    SGG: 'Gruppo di segregazione (Codice IMDG, Segregation Group)',
    STEL: 'Limite di esposizione a breve termine (Short-Term Exposure Limit)',
    STOT: 'Tossicità specifica per organi bersaglio (Specific Target Organ Toxicity)',
    TRGS: 'Regole tecniche per le sostanze pericolose (Germania)',
    TWA: 'Media ponderata nel tempo (Time-Weighted Average)',
    UE: 'Unione europea',
    UFI: 'Identificatore unico di formula (Unique Formula Identifier)',
    UN: 'Nazioni Unite (United Nations)',
    'V/V': 'Volume su volume',
    WGK: 'Classe di pericolosità per le acque (Germania)',
    'kg pc': 'Chilogrammo di peso corporeo',
    ppm: 'Parti per milione',
    ppmV: 'Parti per milione in volume',
    vPvB: 'Molto persistente e molto bioaccumulabile',
    vPvM: 'Molto persistente e molto mobile',
  },

  standard: {
    // 2.3 Altri pericoli
    vapourAirMixtures: 'I vapori possono formare miscele esplosive con l’aria.',
    gasAirMixtures: 'Il gas può formare miscele esplosive con l’aria.',
    flammableVapoursInUse: 'Durante l’uso possono formarsi miscele vapore-aria infiammabili o esplosive.',
    staticIgnition: 'I vapori possono essere innescati da scariche elettrostatiche.',
    dustExplosion: 'Le polveri finemente disperse possono formare miscele esplosive con l’aria.',
    slipHazard: 'Il prodotto versato rende scivoloso il pavimento.',
    suffocationHazard: 'Concentrazioni elevate possono spostare l’ossigeno dell’aria e provocare asfissia.',
    carbonMonoxideOdourless:
      'Il monossido di carbonio è incolore e inodore: nulla avverte della sua presenza prima dell’intossicazione.',
    smellNoWarning: 'L’idrogeno solforato paralizza l’olfatto: il suo odore non è un avvertimento.',
    oilyCloths: 'Stracci, carta e polveri impregnati del prodotto possono accendersi spontaneamente, anche dopo ore.',
    frostbiteHazard: 'Il gas liquefatto in fuoriuscita è molto freddo e provoca congelamento.',
    hotMeltHazard: 'Il prodotto fuso e caldo provoca ustioni.',
    crystallisation: 'Cristallizza durante l’essiccazione; i residui si possono rimuovere con acqua.',

    // 4.1 Primo soccorso
    medicalIfExposed: 'In caso di esposizione o di possibile esposizione, consultare un medico.',
    dangerToLife: 'Pericolo di morte: agire immediatamente e chiamare il soccorso sanitario.',
    removeFromDanger: 'Allontanare l’infortunato dalla zona di pericolo e tenerlo a riposo.',
    removeContaminatedClothing: 'Togliere immediatamente indumenti e scarpe contaminati o impregnati.',
    firstAiderProtection: 'Soccorritori: prestare attenzione alla propria protezione.',
    firstAiderContact:
      'I soccorritori indossano guanti di protezione: il contatto con il prodotto o con indumenti impregnati è pericoloso.',
    firstAiderInhalation:
      'I soccorritori evitano di respirare il prodotto e aerano il locale: l’inalazione è pericolosa.',
    firstAiderMouth:
      'I soccorritori non praticano la respirazione bocca a bocca: il prodotto nella bocca o nel vomito è pericoloso.',
    rescuersBreathing: 'I soccorritori entrano solo con un autorespiratore: carenza di ossigeno.',
    hydrofluoricEmergency:
      'L’acido fluoridrico intossica anche attraverso la pelle: trattare ogni contatto come un’emergenza, chiamare subito i soccorsi e nominare la sostanza.',
    cyanideEmergency:
      'I cianuri possono uccidere in pochi minuti: chiamare subito i soccorsi e nominare la sostanza; non praticare la respirazione bocca a bocca.',
    rescuersToxicGas: 'I soccorritori entrano solo con un autorespiratore: gas tossico.',
    rescuersToxicNoOxygen: 'I soccorritori entrano solo con un autorespiratore: gas tossico e carenza di ossigeno.',
    recoveryPosition:
      'Porre la persona incosciente che respira in posizione laterale di sicurezza; non somministrare mai nulla per via orale a una persona incosciente.',
    showSafetyDataSheet:
      'In caso di dubbio o di sintomi persistenti consultare un medico e mostrare questa scheda di dati di sicurezza.',
    noSpecialFirstAid: 'Non sono necessarie misure particolari.',
    freshAir:
      'Trasportare l’infortunato all’aria aperta e mantenerlo a riposo in posizione che favorisca la respirazione.',
    inhalationMedicalIfSymptoms: 'In caso di malessere o di irritazione delle vie respiratorie consultare un medico.',
    inhalationMedicalAtOnce: 'Contattare immediatamente un medico o un centro antiveleni.',
    carbonMonoxideUrgent:
      'Sospetta intossicazione da monossido di carbonio: chiamare subito i soccorsi, anche in assenza di sintomi; ossigeno il prima possibile.',
    artificialRespiration:
      'In caso di respirazione irregolare o di arresto respiratorio praticare la ventilazione artificiale con pallone di rianimazione o ventilatore e chiamare il servizio di emergenza.',
    oxygenByTrained: 'In caso di difficoltà respiratorie, personale addestrato somministra ossigeno.',
    inhalationDelayedEffects:
      'Gli effetti sui polmoni possono manifestarsi con ritardo: tenere l’infortunato sotto osservazione medica per 48 ore.',
    washSkin: 'Lavare abbondantemente con acqua e sapone.',
    brushOffParticles: 'Rimuovere le particelle depositate sulla pelle.',
    coolOrWetBandages: 'Immergere in acqua fredda o avvolgere con un bendaggio umido.',
    rinseSkinAtOnce: 'Sciacquare immediatamente la pelle con abbondante acqua corrente per almeno 15 minuti.',
    skinBurnsMedical:
      'Coprire le ustioni con una medicazione sterile e ricorrere immediatamente a cure mediche: le ustioni non trattate guariscono con difficoltà.',
    skinMedicalIfIrritation: 'Se l’irritazione della pelle persiste, consultare un medico.',
    skinMedicalIfRash: 'In caso di irritazione o eruzione della pelle consultare un medico.',
    skinMedicalAtOnce:
      'Contattare immediatamente un medico o un centro antiveleni, anche in assenza di sintomi: il prodotto viene assorbito attraverso la pelle.',
    skinMedicalIfUnwell: 'In caso di malessere consultare un medico: il prodotto viene assorbito attraverso la pelle.',
    skinMedicalExposed: 'Contattare immediatamente un medico o un centro antiveleni.',
    calciumGluconateGel:
      'Dopo il risciacquo massaggiare gel di gluconato di calcio (2,5 %), anche in assenza di dolore, e ripetere fino alla presa in carico da parte di un medico.',
    phenolOnSkin:
      'Fenolo e cresoli sulla pelle: tamponare subito con polietilenglicole (macrogol 300 o 400) se a portata di mano, altrimenti sciacquare con molta acqua.',
    skinCream: 'Dopo la pulizia applicare una crema grassa per la pelle.',
    wipeOffResin: 'Rimuovere prima il prodotto con un panno o con carta; non usare solventi o diluenti.',
    frozenClothing: 'Prima di togliere gli indumenti congelati sulla pelle, sgelarli con acqua tiepida.',
    frostbiteMedical: 'Coprire le parti congelate con una medicazione sterile e consultare immediatamente un medico.',
    thawFrostbite: 'Sgelare le parti congelate con acqua tiepida; non strofinare.',
    gasContactMedical: 'Dopo contatto con il gas: in caso di disturbi consultare un medico.',
    coolHotMelt:
      'Raffreddare subito con abbondante acqua fredda la pelle colpita dal prodotto fuso; non staccare il prodotto solidificato sulla pelle; far curare le ustioni da un medico.',
    rinseEyes:
      'Sciacquare l’occhio aperto con acqua corrente per parecchi minuti; togliere le eventuali lenti a contatto se è agevole farlo.',
    rinseEyesIrritant:
      'Sciacquare delicatamente l’occhio sotto acqua corrente per parecchi minuti (almeno 10 minuti) tenendo le palpebre aperte; togliere le eventuali lenti a contatto se è agevole farlo. Se l’irritazione persiste, consultare un oculista.',
    rinseEyesAtOnce:
      'Sciacquare immediatamente l’occhio sotto acqua corrente per parecchi minuti (almeno 15 minuti) tenendo le palpebre ben aperte, anche sotto le palpebre; proteggere l’occhio illeso e togliere le eventuali lenti a contatto se è agevole farlo.',
    eyeSpecialistAtOnce:
      'Recarsi immediatamente da un oculista o in una clinica oculistica e continuare a sciacquare durante il tragitto.',
    rinseMouth: 'Sciacquare la bocca con acqua e sputare.',
    drinkWater: 'Se la persona è cosciente, far bere un bicchiere d’acqua a piccoli sorsi.',
    doNotInduceVomiting: 'Non provocare il vomito.',
    vomitingHeadLow:
      'In caso di vomito tenere la testa in basso, in modo che il contenuto dello stomaco non raggiunga i polmoni.',
    ingestionMedicalIfUnwell: 'In caso di malessere consultare un medico.',
    ingestionMedicalAtOnce: 'Contattare immediatamente un medico o un centro antiveleni.',
    perforationRisk:
      'Forte effetto corrosivo su bocca e gola con pericolo di perforazione dell’esofago e dello stomaco.',
    ingestionUnlikelyGas: 'Per i gas l’ingestione non è considerata una via probabile di esposizione.',
    ingestionUnlikelyAerosol: 'Per gli aerosol l’ingestione non è considerata una via probabile di esposizione.',

    // 4.2 Sintomi
    symptomEyeIrritation: 'Contatto con gli occhi: arrossamento, lacrimazione, dolore.',
    symptomEyeDamage:
      'Contatto con gli occhi: dolore intenso, opacizzazione della cornea; rischio di perdita della vista.',
    symptomSkinIrritation: 'Contatto con la pelle: arrossamento, prurito.',
    symptomBurns:
      'Contatto con la pelle: ustioni, dolore, vesciche; l’effetto raggiunge gli strati più profondi della pelle.',
    symptomBurnsSwallowed: 'Ingestione: ustioni di bocca, gola, esofago e stomaco, con pericolo di perforazione.',
    symptomFrostbite:
      'Contatto con il gas liquefatto: congelamento con dolore, intorpidimento e vesciche; lesioni agli occhi.',
    symptomHotMelt: 'Contatto con il prodotto fuso e caldo: ustioni della pelle e degli occhi.',
    symptomDrySkin: 'Contatto ripetuto con la pelle: pelle sgrassata, secca e screpolata, pericolo di dermatite.',
    symptomSkinAllergy:
      'Contatto con la pelle: eczema allergico con arrossamento, prurito e vescicole, anche a distanza di giorni dal contatto.',
    symptomRespiratoryAllergy:
      'Inalazione: disturbi di tipo asmatico, affanno, anche a distanza di ore dall’esposizione.',
    symptomAllergy: 'È possibile una reazione allergica della pelle o delle vie respiratorie.',
    symptomAlreadySensitised:
      'Nelle persone già sensibilizzate è possibile una reazione allergica della pelle o delle vie respiratorie.',
    symptomAlreadySensitisedSkin: 'Nelle persone già sensibilizzate è possibile una reazione allergica della pelle.',
    symptomAlreadySensitisedAirways:
      'Nelle persone già sensibilizzate è possibile una reazione allergica delle vie respiratorie.',
    symptomIsocyanates:
      'Isocianati: le persone sensibilizzate possono reagire anche a concentrazioni molto basse con disturbi di tipo asmatico, pure a ore di distanza dall’esposizione.',
    symptomRespiratoryIrritation: 'Inalazione: tosse, mal di gola, irritazione delle mucose.',
    symptomRespiratoryBurns:
      'Inalazione: ustioni delle vie respiratorie, affanno; possibile edema polmonare ritardato.',
    symptomNarcosis:
      'Inalazione di concentrazioni elevate: mal di testa, vertigini, sonnolenza, nausea, perdita di coscienza.',
    symptomOxygenLack: 'Carenza di ossigeno: vertigini e perdita di coscienza.',
    symptomAspiration:
      'Ingestione e vomito: il prodotto che raggiunge i polmoni provoca una polmonite chimica, anche ritardata.',
    symptomFluoride:
      'Fluoruro: forti dolori, che possono comparire solo ore dopo il contatto; carenza di calcio con crampi e aritmie cardiache.',
    symptomCarbonMonoxide:
      'Inalazione di monossido di carbonio: tossico; mal di testa, vertigini, nausea, confusione, perdita di coscienza; danni a cuore e cervello possono comparire dopo giorni o settimane.',
    symptomCyanide:
      'Cianuro: mal di testa, vertigini, affanno, convulsioni, perdita di coscienza, arresto respiratorio in pochi minuti.',
    symptomMethaemoglobin:
      'Formazione di metaemoglobina nel sangue: labbra blu, mal di testa, vertigini, affanno, anche in ritardo.',
    symptomPoisoning: 'Segni di intossicazione: nausea, vomito, disturbi circolatori, perdita di coscienza.',
    symptomPoisoningInhaled:
      'Inalazione: tossico; sono possibili segni di intossicazione come mal di testa, vertigini, nausea e perdita di coscienza.',
    symptomFatalInhaled:
      'Inalazione: letale; sono possibili segni di intossicazione come mal di testa, vertigini, nausea e perdita di coscienza.',
    symptomPoisoningSkin:
      'Contatto con la pelle: tossico; dopo l’assorbimento attraverso la pelle sono possibili segni di intossicazione.',
    symptomFatalSkin:
      'Contatto con la pelle: letale; dopo l’assorbimento attraverso la pelle sono possibili segni di intossicazione.',
    symptomPoisoningSwallowed:
      'Ingestione: tossico; sono possibili segni di intossicazione come nausea, vomito, disturbi circolatori e perdita di coscienza.',
    symptomFatalSwallowed:
      'Ingestione: letale; sono possibili segni di intossicazione come nausea, vomito, disturbi circolatori e perdita di coscienza.',
    symptomHarmful: 'Nausea, vomito, disturbi gastrici, malessere generale.',
    symptomHarmfulInhaled: 'Inalazione: nocivo; sono possibili mal di testa, vertigini, nausea e malessere generale.',
    symptomHarmfulSkin:
      'Contatto con la pelle: nocivo; dopo l’assorbimento attraverso la pelle è possibile un malessere generale.',
    symptomHarmfulSwallowed:
      'Ingestione: nocivo; sono possibili nausea, vomito, disturbi gastrici e malessere generale.',
    symptomOrganDamage: 'Danni agli organi dopo una singola esposizione, anche ritardati.',
    symptomOrganDamageRepeated: 'Danni agli organi in caso di esposizione prolungata o ripetuta.',
    symptomDelayedCmr: 'Sono possibili effetti ritardati a distanza di anni: vedere la sezione 11.',
    symptomReproduction: 'Sono possibili effetti sulla fertilità o sul nascituro: vedere la sezione 11.',
    symptomMethanol:
      'Metanolo: i sintomi compaiono con un ritardo fino a 24 ore: disturbi visivi fino alla cecità, acidosi metabolica, convulsioni, coma.',
    symptomFoaming: 'Ingestione di tensioattivi: in caso di vomito la schiuma può raggiungere i polmoni.',
    symptomOxygenEmbolism:
      'Ingestione: liberazione di ossigeno, dilatazione dello stomaco, pericolo di embolia gassosa.',
    noSymptomsKnown: 'Finora non sono noti sintomi o effetti.',

    // 4.3 Intervento medico
    treatSymptomatically: 'Trattamento sintomatico.',
    attentionInhaled: 'Dopo l’inalazione è necessario un intervento medico immediato.',
    attentionSkin: 'Dopo il contatto con la pelle è necessario un intervento medico immediato.',
    attentionEyes: 'Dopo il contatto con gli occhi è necessario il trattamento immediato da parte di un oculista.',
    attentionSwallowed: 'Dopo l’ingestione è necessario un intervento medico immediato.',
    attentionExposed:
      'Dopo qualsiasi esposizione è necessario un intervento medico immediato: possono verificarsi danni agli organi.',
    oxygenTreatment: 'Dopo carenza di ossigeno: somministrare ossigeno.',
    monitorLungs: 'Dopo inalazione o aspirazione: sorveglianza per polmonite ed edema polmonare.',
    methanolTreatment:
      'Trattamento dell’intossicazione da metanolo: fomepizolo o etanolo come antidoto, correzione dell’acidosi, acido folinico, se necessario emodialisi.',
    observeAfterIsocyanates:
      'Dopo inalazione di isocianati: sorveglianza medica per almeno 48 ore, poiché i disturbi respiratori possono comparire in ritardo.',
    fluorideTreatment: 'Il fluoruro lega calcio e magnesio: monitorare ECG, calcio, magnesio e potassio.',
    calciumGluconateTreatment:
      'Ustioni da acido fluoridrico: gluconato di calcio in gel (2,5 %), per iniezione o infusione; dopo inalazione anche come aerosol.',
    carbonMonoxideTreatment:
      'Monossido di carbonio: subito ossigeno al 100 %, nei casi gravi e in gravidanza ossigeno iperbarico; misurare la carbossiemoglobina, poiché la pulsossimetria dà valori falsi.',
    cyanideAntidote:
      'Intossicazione da cianuro: subito ossigeno al 100 % e un antidoto (idrossicobalamina, 4-dimetilamminofenolo o tiosolfato di sodio).',
    methaemoglobinTreatment:
      'Metaemoglobinemia: ossigeno e, se necessario, blu di metilene o blu di toluidina come antidoto.',
    endoscopy:
      'Dopo ingestione: endoscopia precoce per valutare i danni a esofago e stomaco; senza di essa non praticare la lavanda gastrica.',
    antifoam: 'Dopo ingestione di prodotto schiumogeno: agente antischiuma (dimeticone).',
    noAdrenaline: 'Non somministrare simpaticomimetici (adrenalina, noradrenalina): pericolo di aritmia cardiaca.',

    // 5.1 Mezzi di estinzione
    alcoholResistantFoam: 'schiuma resistente agli alcoli',
    foam: 'schiuma',
    dryPowder: 'polvere estinguente',
    carbonDioxide: 'anidride carbonica (CO₂)',
    waterSpray: 'getto d’acqua a spruzzo',
    waterFog: 'acqua nebulizzata',
    drySand: 'sabbia asciutta',
    fullWaterJet: 'getto d’acqua pieno',
    waterUnsuitable: 'acqua',
    foamUnsuitable: 'schiuma a base acquosa',
    carbonDioxideUnsuitable: 'anidride carbonica',
    organicMediaUnsuitable:
      'mezzi di estinzione contenenti composti organici, polveri estinguenti a base di sali d’ammonio (polvere ABC)',
    noUnsuitableMedia: 'nessuno noto',
    adaptToSurroundings: 'Scegliere i mezzi di estinzione in funzione dell’incendio circostante.',

    // 5.2 Pericoli speciali
    vapoursSpread:
      'I vapori sono più pesanti dell’aria, si propagano a livello del suolo e possono provocare un ritorno di fiamma a distanza.',
    containersBurst: 'Il calore provoca un aumento della pressione: i recipienti chiusi possono scoppiare.',
    aerosolsBurst: 'I contenitori aerosol riscaldati oltre 50 °C possono scoppiare ed essere proiettati a distanza.',
    explosionIfConfined: 'Riscaldamento in ambiente confinato: pericolo di esplosione.',
    oxidiserFeedsFire:
      'Il prodotto alimenta gli incendi: il contatto con materiali combustibili può provocarne l’accensione.',
    oxygenRelease: 'La decomposizione per riscaldamento libera ossigeno e può far scoppiare i recipienti chiusi.',
    combustible: 'Il prodotto è combustibile.',
    notCombustible: 'Il prodotto non è combustibile.',
    hydrogenFromMetals: 'A contatto con metalli non nobili può formarsi idrogeno, gas altamente infiammabile.',
    burstsByMoisture:
      'Reagisce con acqua e umidità formando anidride carbonica: i recipienti chiusi in cui è penetrata acqua possono scoppiare.',
    toxicGasEscapes: 'Da recipienti riscaldati o danneggiati può fuoriuscire gas tossico.',
    toxicGasesInFire: 'In caso di incendio possono formarsi gas e vapori tossici e corrosivi.',
    carbonOxides: 'monossido di carbonio e anidride carbonica',
    nitrogenOxides: 'ossidi di azoto (NOₓ)',
    sulphurOxides: 'ossidi di zolfo',
    phosphorusOxides: 'ossidi di fosforo',
    metalOxides: 'ossidi metallici',
    hydrogenChloride: 'cloruro di idrogeno',
    phosgene: 'fosgene',
    chlorine: 'cloro',
    chlorineOxides: 'ossidi di cloro',
    hydrogen: 'idrogeno',
    oxygen: 'ossigeno',
    ammonia: 'ammoniaca',
    formaldehyde: 'formaldeide',
    formicAcid: 'acido formico',
    aldehydes: 'aldeidi',
    ketene: 'chetene',
    soot: 'fuliggine',
    phenols: 'fenoli',
    hydrogenCyanide: 'acido cianidrico',
    isocyanateVapours: 'vapori di isocianati',
    hydrogenFluoride: 'acido fluoridrico',
    hydrogenSulphide: 'idrogeno solforato',
    sodiumOxides: 'ossidi di sodio',
    silicaFume: 'fumi di silice',
    unburntHydrocarbons: 'idrocarburi incombusti',

    // 5.3 Addetti all’estinzione
    leakingGasFire:
      'In caso d’incendio dovuto a perdita di gas, non estinguere a meno che non sia possibile bloccare la perdita senza pericolo.',
    explosivesFire:
      'Rischio di esplosione in caso di incendio. Evacuare la zona. NON utilizzare mezzi estinguenti se l’incendio raggiunge materiali esplosivi.',
    selfContainedBreathing:
      'Indossare un autorespiratore (EN 137) e indumenti di protezione per vigili del fuoco (EN 469).',
    chemicalSuit:
      'Indossare una tuta di protezione chimica se è possibile il contatto con il prodotto o con i suoi vapori.',
    coolContainers:
      'Raffreddare i recipienti esposti con un getto d’acqua a spruzzo e, se possibile, allontanarli dalla zona di pericolo.',
    coolContainersFromDistance:
      'Raffreddare a distanza i recipienti esposti con un getto d’acqua a spruzzo; evitare che l’acqua penetri nei recipienti o raggiunga le perdite.',
    knockDownVapours: 'Abbattere gas e vapori con un getto d’acqua a spruzzo.',
    fireWater:
      'Raccogliere separatamente l’acqua di estinzione contaminata; non deve raggiungere le fognature o i corpi idrici.',
    fightFromDistance:
      'A causa del pericolo di esplosione combattere l’incendio da distanza di sicurezza o da luogo protetto.',

    // 6.1 Precauzioni personali
    keepPersonsAway: 'Allontanare le persone non protette; restare sopravvento.',
    evacuate: 'Evacuare la zona e avvertire le persone presenti.',
    enterAfterMeasuring: 'Rientrarvi solo dopo aver misurato l’aria o con un autorespiratore.',
    removeIgnitionSources:
      'Eliminare tutte le fonti di accensione e adottare precauzioni contro le cariche elettrostatiche.',
    ventilateArea: 'Aerare bene la zona.',
    wearProtection:
      'Indossare i dispositivi di protezione individuale (vedere la sottosezione 8.2); evitare il contatto con la pelle, gli occhi e gli indumenti.',
    wearProtectionGas:
      'Indossare i dispositivi di protezione individuale (vedere la sottosezione 8.2); non entrare senza di essi nella nube di gas.',
    avoidVapours: 'Non respirare i vapori, la nebbia o gli aerosol.',
    avoidGas: 'Non respirare il gas.',
    avoidDust: 'Evitare la formazione di polvere e non respirare la polvere.',
    breathingProtectionRelease:
      'In caso di formazione di vapori, nebbia o aerosol indossare un apparecchio di protezione respiratoria.',
    respondersChemicalSuit: 'Indumenti di protezione chimica e autorespiratore.',
    respondersBreathing:
      'Autorespiratore e dispositivi di protezione individuale come indicato nella sottosezione 8.2.',
    respondersProtection: 'Dispositivi di protezione individuale come indicato nella sottosezione 8.2.',
    stopLeak: 'Bloccare la perdita se è possibile farlo senza rischio.',

    // 6.2 Ambiente
    keepOutOfDrains:
      'Impedire che il prodotto raggiunga le fognature, le acque superficiali, le acque sotterranee o il suolo.',
    gasCollects: 'Evitare che il gas si accumuli in cantine, fosse e altri luoghi chiusi o posti in basso.',
    informAuthorities: 'Se il prodotto raggiunge corpi idrici, fognature o suolo, informare le autorità competenti.',
    informAuthoritiesGas: 'Se fuoriesce una grande quantità di gas, avvisare le autorità competenti.',
    explosionInDrains: 'Pericolo di esplosione nelle fognature e nei pozzetti.',
    coverDrains: 'Coprire gli scarichi e arginare le grandi quantità.',

    // 6.3 Bonifica
    absorbInert:
      'Raccogliere con materiale assorbente (sabbia, farina fossile, assorbente universale) e riporre in recipienti chiudibili.',
    absorbMineral:
      'Raccogliere con materiale assorbente minerale (sabbia, farina fossile) e riporre in recipienti non chiusi a tenuta di gas.',
    isocyanateSpill:
      'Coprire con materiale assorbente umido (sabbia, terra), lasciar reagire e raccogliere in recipienti aperti; lasciarli aperti all’esterno per diversi giorni, poiché si forma anidride carbonica.',
    noCombustibleAbsorbents: 'Non raccogliere con segatura, stracci o altri materiali combustibili.',
    collectMechanically: 'Raccogliere a secco, senza sollevare polvere, e riporre in recipienti chiudibili.',
    collectUnsealed:
      'Raccogliere a secco, senza sollevare polvere, e riporre in recipienti asciutti non chiusi a tenuta di gas.',
    letMeltSolidify: 'Lasciare raffreddare e solidificare il prodotto fuso prima di raccoglierlo.',
    vacuumDust: 'Aspirare la polvere con un aspiratore adatto; non soffiarla via con aria compressa.',
    coverPowder: 'Coprire la polvere fuoriuscita, affinché il vento e l’acqua non la disperdano.',
    pumpOff: 'Aspirare con una pompa le grandi quantità.',
    nonSparkingTools: 'Usare apparecchiature a prova di esplosione e utensili antiscintilla.',
    neutraliseAcidSpill:
      'Neutralizzare con cautela solo i residui rimasti, con calce o carbonato di sodio: può svilupparsi calore. Sciacquare con abbondante acqua.',
    neutraliseAlkalineSpill:
      'Neutralizzare con cautela solo i residui rimasti, con un acido diluito (acido citrico): può svilupparsi calore. Sciacquare con abbondante acqua.',
    takeUpWithoutDust:
      'Raccogliere a umido o con un aspiratore di classe H; non spazzare a secco e non usare aria compressa.',
    diluteWithWater: 'Diluire i residui con abbondante acqua.',
    rinseResidues: 'Sciacquare i residui con abbondante acqua e raccogliere le acque di lavaggio.',
    cleanSurfaces: 'Pulire poi le superfici e gli oggetti contaminati e raccogliere il liquido di pulizia.',
    neverAcidOnHypochlorite: 'Non neutralizzare mai con acidi: si forma cloro gassoso, tossico.',
    neverAcidOnSpill: 'Non neutralizzare mai con acidi: si formano gas tossici.',
    letResinCure: 'Raccogliere prima dell’indurimento; pulire subito gli utensili.',
    letGasDisperse: 'Continuare ad aerare fino alla dispersione del gas.',
    moveLeakingReceptacle:
      'Se è possibile farlo senza rischi, portare il recipiente di gas che perde all’aperto o in un luogo ben ventilato e avvisare il fornitore.',
    disposeAsSection13: 'Smaltire il materiale raccolto come indicato nella sezione 13.',

    // 6.4 Riferimenti
    referToOtherSections:
      'Manipolazione sicura: vedere la sezione 7. Dispositivi di protezione individuale: vedere la sezione 8. Smaltimento: vedere la sezione 13.',

    // 7.1 Manipolazione
    soakedCloths:
      'Far asciugare all’aperto, distesi, gli stracci impregnati, o conservarli sott’acqua in un contenitore metallico chiuso fino allo smaltimento.',
    useWithVentilation: 'Usare soltanto con buona ventilazione o aspirazione.',
    avoidSkinAndEyeContact: 'Evitare il contatto con gli occhi, la pelle e gli indumenti.',
    avoidInhalation: 'Non respirare i vapori o la nebbia di nebulizzazione.',
    noEnzymeAerosols:
      'Evitare la formazione di polveri e aerosol: gli enzimi possono sensibilizzare le vie respiratorie anche in quantità molto piccole.',
    noDustOfNanomaterial:
      'Evitare la formazione di polveri e aerosol del nanomateriale: manipolare in sistemi chiusi o con aspirazione localizzata.',
    avoidDustFormation: 'Evitare la formazione e il deposito di polvere.',
    keepFromIgnition: 'Tenere lontano da calore, scintille, fiamme libere e superfici calde; non fumare.',
    phosgeneOnHotSurfaces:
      'Tenere i vapori lontano da fiamme libere, archi di saldatura e superfici calde: vi si formano gas tossici come fosgene e acido cloridrico.',
    earthEquipment:
      'Durante il riempimento e il travaso collegare a terra recipienti e apparecchiature; usare apparecchiature a prova di esplosione.',
    antistaticMeasures: 'Adottare misure contro le cariche elettrostatiche.',
    noSprayOnFlames:
      'Non vaporizzare su fiamme libere o corpi incandescenti; non perforare né bruciare, neppure dopo l’uso.',
    doNotPierceAerosol: 'Non perforare né bruciare, neppure dopo l’uso.',
    keepFromCombustibles: 'Tenere lontano da indumenti e altri materiali combustibili.',
    neverReturnResidues: 'Non rimettere mai nel recipiente il prodotto prelevato: pericolo di decomposizione.',
    cleanEquipmentOnly: 'Usare soltanto attrezzature pulite di materiale idoneo.',
    handleUnderInertGas: 'Manipolare e conservare in atmosfera di gas inerte; proteggere dall’umidità.',
    noContactWithAir: 'Evitare il contatto con l’aria.',
    valvesFreeFromGrease: 'Mantenere le valvole e i raccordi liberi da olio e grasso.',
    handleReceptacles:
      'Assicurare i recipienti di gas contro la caduta; usare solo raccordi previsti per il gas e la sua pressione; aprire le valvole lentamente e chiuderle dopo l’uso.',
    noMixingWithAcids: 'Non mescolare con acidi o detergenti acidi: si formano gas tossici.',
    apartOutsideDrain:
      'Salvo per l’uso previsto nello scarico, non mettere a contatto con i seguenti materiali: {materials}.',
    handleApartFromIncompatible: 'Non mettere a contatto con i seguenti materiali: {materials}.',
    avoidSpillsInUse:
      'Evitare fuoriuscite durante il riempimento e lo svuotamento e tenere il prodotto lontano dagli scarichi.',
    addToWater: 'Per diluire, aggiungere sempre il prodotto all’acqua a piccole porzioni, mai il contrario.',
    specialInstructions:
      'Procurarsi istruzioni specifiche prima dell’uso; non manipolare prima di averle lette e comprese.',
    closedSystem: 'Manipolare per quanto possibile in sistemi chiusi; evitare qualsiasi esposizione.',
    restrictPregnant: 'Osservare le limitazioni all’impiego di lavoratrici gestanti e in periodo di allattamento.',
    noWorkForSensitised: 'Le persone con sensibilizzazione nota a un ingrediente non devono lavorare con il prodotto.',
    noIsocyanatesWithAsthma:
      'Le persone con asma, malattie croniche delle vie respiratorie o sensibilizzazione nota agli isocianati non devono lavorare con il prodotto.',
    hygiene:
      'Non mangiare, bere o fumare durante l’uso del prodotto. Lavarsi le mani prima delle pause e al termine del lavoro. Togliere gli indumenti contaminati e i dispositivi di protezione prima di entrare nelle zone in cui si mangia; lavare gli indumenti prima di indossarli nuovamente.',
    hygieneGas: 'Non mangiare, né bere, né fumare durante l’uso.',
    skinCare: 'Applicare un piano di protezione della pelle con crema barriera e crema per la cura della pelle.',

    // 7.2 Stoccaggio
    keepTightlyClosed: 'Tenere il recipiente ben chiuso in luogo fresco e ben ventilato.',
    keepClosedAndDry:
      'Conservare i recipienti chiusi e all’asciutto in luogo ben ventilato; non richiudere mai un recipiente in cui può essere penetrata acqua: si forma anidride carbonica che può farlo scoppiare.',
    keepTightlyClosedWarm: 'Tenere il recipiente ben chiuso in luogo ben ventilato, al riparo dal freddo.',
    storeVentilated: 'Conservare in luogo ben ventilato.',
    pressureRelief:
      'Conservare solo in recipienti con dispositivo di sfogo della pressione; non chiuderli mai a tenuta di gas.',
    pressureReliefOnly: 'Conservare solo in recipienti con dispositivo di sfogo della pressione.',
    originalContainer: 'Conservare soltanto nel contenitore originale.',
    lockUp: 'Conservare sotto chiave, in luogo accessibile soltanto a personale qualificato.',
    lockUpFromChildren: 'Conservare sotto chiave e fuori dalla portata dei bambini.',
    protectFromHeat: 'Proteggere dal calore e dai raggi solari diretti.',
    protectFromFrost: 'Proteggere dal gelo.',
    protectFromMoisture: 'Proteggere dall’umidità.',
    storageTemperature5to25: 'Temperatura di stoccaggio raccomandata: da 5 °C a 25 °C.',
    storageBelow25: 'Temperatura di stoccaggio raccomandata: inferiore a 25 °C.',
    storeUpright: 'Tenere i recipienti in posizione verticale e assicurati contro la caduta.',
    aerosolStorage:
      'Recipiente sotto pressione: proteggere dai raggi solari e non esporre a temperature superiori a 50 °C.',
    ventedContainer: 'Usare soltanto recipienti con tappo di sfiato: non chiudere mai a tenuta di gas.',
    corrosionResistantContainer:
      'Conservare in recipiente resistente alla corrosione provvisto di rivestimento interno resistente.',
    keepInhibited:
      'Mantenere stabilizzato: controllare regolarmente la temperatura e il tenore di inibitore; lasciare aria sopra il liquido, poiché molti inibitori necessitano di ossigeno.',
    belowSadt:
      'Conservare al di sotto della temperatura indicata dal fabbricante: a partire dalla temperatura di decomposizione autoaccelerata (TDAA) il prodotto si decompone violentemente da solo.',
    collectingTray: 'Conservare sopra una vasca di raccolta di materiale resistente.',
    explosionProtection: 'Osservare le norme sulla protezione contro le esplosioni.',
    apartFromFood: 'Conservare lontano da alimenti, bevande e mangimi.',
    apartFromIncompatible: 'Conservare lontano dai seguenti materiali: {materials}.',
    apartFromOxidisers: 'Conservare lontano da sostanze comburenti e autoinfiammabili.',
    apartFromAcids: 'Conservare lontano da acidi.',
    apartFromAlkalis: 'Conservare lontano da alcali.',
    apartFromHypochlorites: 'Conservare lontano da ipocloriti (candeggina) e sostanze comburenti.',
    apartFromCombustibles: 'Conservare lontano da sostanze combustibili e riducenti.',
    storeSeparately: 'Conservare separatamente.',
    suitableStainlessSteel: 'Materiali idonei per i recipienti: acciaio, acciaio inossidabile.',
    suitablePolyethylene: 'Materiali idonei per i recipienti: polietilene, polipropilene.',
    suitableGlass: 'Materiali idonei per i recipienti: vetro.',
    unsuitableLightMetals: 'Materiali non idonei per i recipienti: alluminio, zinco, stagno e loro leghe.',
    unsuitableMetals: 'Materiali non idonei per i recipienti: metalli.',
    unsuitableGlass: 'Materiali non idonei per i recipienti: vetro e ceramica.',
    unsuitablePlastics: 'Materiali non idonei per i recipienti: numerose materie plastiche e tipi di gomma.',

    // 7.3 Usi finali
    seeIdentifiedUses:
      'Gli usi identificati sono riportati nella sottosezione 1.2; non sono registrate altre raccomandazioni per usi finali particolari.',

    // 8.1 Parametri di controllo
    methanolBiologicalLimit: 'Valore limite biologico per il metanolo nelle urine: attenersi all’elenco nazionale.',

    // 8.2.1 Controlli tecnici
    generalVentilation: 'Buona ventilazione generale, se necessario con aspirazione sul posto di lavoro.',
    localExtraction:
      'Le misure tecniche e le procedure di lavoro idonee hanno la precedenza sui dispositivi di protezione individuale: sistemi chiusi, aspirazione localizzata.',
    isocyanateSurveillance:
      'Assicurare la sorveglianza sanitaria dei lavoratori esposti a isocianati secondo quanto previsto dalla legislazione nazionale.',
    keepCalciumGluconate: 'Tenere gel di gluconato di calcio (2,5 %) a portata di mano sul posto di lavoro.',
    carbonMonoxideAlarm:
      'Sorvegliare l’aria con rivelatori di monossido di carbonio fissi o portatili dotati di allarme.',
    monitorOxygen: 'Controllare il tenore di ossigeno dell’aria dove il gas può accumularsi.',
    gasDetectors: 'Usare rilevatori di gas dove il gas può raggiungere concentrazioni pericolose.',
    explosionProofVentilation: 'Impianti di ventilazione ed elettrici a prova di esplosione.',
    eyewashAndShower: 'Predisporre lavaocchi e doccia di emergenza sul posto di lavoro.',
    eyewash: 'Predisporre un lavaocchi sul posto di lavoro.',

    // 8.2.2 Protezione individuale
    generalProtection:
      'Scegliere i dispositivi in funzione della concentrazione e della quantità della sostanza sul posto di lavoro e chiarirne la resistenza con il fornitore.',
    safetyGlasses: 'Occhiali di protezione con ripari laterali (EN ISO 16321-1) se sono possibili spruzzi.',
    safetyGlassesDust: 'Occhiali di protezione con ripari laterali (EN ISO 16321-1) se si forma polvere.',
    safetyGlassesGas:
      'Occhiali di protezione con ripari laterali (EN ISO 16321-1) durante la manipolazione dei recipienti di gas.',
    tightGoggles: 'Occhiali di protezione a tenuta (EN ISO 16321-1).',
    faceShield: 'Inoltre schermo facciale se sono prevedibili spruzzi.',
    gloves:
      'Guanti di protezione contro i prodotti chimici (EN ISO 374-1). Osservare il tempo di permeazione e le condizioni d’uso indicati dal fabbricante dei guanti.',
    coldInsulatingGloves: 'Guanti isolanti contro il freddo (EN 511) che si sfilano rapidamente.',
    mechanicalGloves:
      'Guanti da lavoro contro i rischi meccanici (EN 388) durante la manipolazione dei recipienti di gas.',
    glovesNotNeeded: 'Non necessari per l’uso normale; in caso di contatto prolungato indossare guanti protettivi.',
    glovesByAssessment: 'Decidere sui guanti protettivi in base alla valutazione dei rischi del posto di lavoro.',
    glovesButyl: 'Gomma butilica, spessore almeno 0,5 mm, tempo di permeazione almeno 480 min (contatto pieno).',
    glovesNitrile: 'Gomma nitrilica, spessore almeno 0,4 mm, tempo di permeazione almeno 480 min (contatto pieno).',
    glovesNitrileSplash:
      'Gomma nitrilica, spessore almeno 0,4 mm, come protezione contro gli spruzzi; cambiare dopo il contatto.',
    glovesFluorocarbon:
      'Gomma fluorurata (FKM), spessore almeno 0,4 mm, tempo di permeazione almeno 480 min (contatto pieno).',
    glovesChloroprene:
      'Gomma cloroprenica, spessore almeno 0,5 mm, tempo di permeazione almeno 480 min (contatto pieno).',
    glovesPvc:
      'Cloruro di polivinile (PVC), spessore almeno 0,5 mm, tempo di permeazione almeno 480 min (contatto pieno).',
    glovesLaminate: 'Laminato multistrato (PE/EVAL/PE), tempo di permeazione almeno 480 min.',
    glovesUnsuitableNatural: 'Non idonei: guanti di gomma naturale, PVC, cuoio o tessuto.',
    glovesUnsuitableLeather: 'Non idonei: guanti di cuoio o tessuto.',
    changeGloves: 'Controllare i guanti prima dell’uso, sostituire subito quelli danneggiati o contaminati.',
    gloveMaterialUnknown:
      'Materiale, spessore e tempo di permeazione dei guanti non sono noti per questo prodotto: chiederli al produttore dei guanti, indicando le sostanze della sezione 3.',
    protectiveClothing: 'Indumenti da lavoro chiusi, resistenti al prodotto.',
    safetyShoes: 'Calzature di sicurezza (EN ISO 20345) durante la manipolazione dei recipienti di gas.',
    chemicalClothing:
      'Indumenti di protezione chimica (EN 13034, EN 14605), grembiule e stivali resistenti al prodotto.',
    antistaticClothing:
      'Indumenti di protezione ignifughi e antistatici (EN ISO 11612, EN 1149-5) e calzature conduttive.',
    respiratoryByAssessment:
      'Decidere sulla protezione respiratoria in base alla valutazione dei rischi del posto di lavoro.',
    respiratoryNotNeeded: 'Non necessaria in caso di ventilazione sufficiente.',
    respiratoryIfInsufficient:
      'Necessaria in caso di ventilazione insufficiente, di superamento dei valori limite o di formazione di vapori o aerosol.',
    respiratoryIfDust:
      'Necessaria se si forma polvere e l’aspirazione è insufficiente, o se i valori limite sono superati.',
    respiratoryIfGas: 'Necessaria se la ventilazione è insufficiente o se i valori limite possono essere superati.',
    particleFilter:
      'In caso di formazione di aerosol: filtro combinato che trattiene anche le particelle, classe P2 (EN 14387).',
    particleFilterP3:
      'In caso di formazione di aerosol: filtro combinato che trattiene anche le particelle, classe P3 (EN 14387).',
    gasFilterUnknown:
      'Il tipo di filtro antigas non è determinato: sceglierlo in base ai gas e ai vapori che possono formarsi (EN 14387).',
    filterA:
      'Filtro di tipo A (gas e vapori organici con punto di ebollizione superiore a 65 °C), colore marrone (EN 14387).',
    filterAX:
      'Filtro di tipo AX (composti organici bassobollenti, punto di ebollizione fino a 65 °C), colore marrone (EN 14387).',
    filterB: 'Filtro di tipo B (gas e vapori inorganici), colore grigio (EN 14387).',
    filterBP2: 'Filtro combinato B-P2 (gas e vapori inorganici, particelle), colori grigio e bianco (EN 14387).',
    filterE: 'Filtro di tipo E (anidride solforosa, cloruro di idrogeno), colore giallo (EN 14387).',
    filterK: 'Filtro di tipo K (ammoniaca e derivati organici dell’ammoniaca), colore verde (EN 14387).',
    filterAP2: 'Filtro combinato A-P2 (vapori organici e particelle), colori marrone e bianco (EN 14387).',
    filterP2: 'Filtro antiparticolato P2, colore bianco (EN 143).',
    filterDustP2:
      'In caso di formazione di polvere: filtro antiparticolato P2 (EN 143) o semimaschera filtrante FFP2 (EN 149).',
    filterDustP3:
      'In caso di formazione di polvere: filtro antiparticolato P3 (EN 143) o semimaschera filtrante FFP3 (EN 149).',
    filterP2WhenSpraying: 'Durante l’applicazione a spruzzo: filtro antiparticolato P2, colore bianco (EN 143).',
    filterNOP3: 'Filtro combinato NO-P3 per vapori di perossido di idrogeno, secondo le indicazioni del fabbricante.',
    selfContainedAtHighConcentration: 'In caso di concentrazioni elevate o sconosciute: autorespiratore.',
    filtersNoOxygen: 'Dove può mancare ossigeno protegge solo un autorespiratore; i filtri non proteggono.',
    carbonMonoxideFilters:
      'I filtri di tipo A, B, E e K non trattengono il monossido di carbonio: indossare un autorespiratore.',
    noThermalHazard: 'Non sono prevedibili pericoli termici.',
    coldProtection:
      'Il contatto con il gas liquefatto in fuoriuscita può provocare congelamento: indossare guanti isolanti contro il freddo.',
    heatProtection:
      'Il prodotto fuso e caldo provoca ustioni: indossare guanti isolanti contro il calore (EN 407), visiera e indumenti chiusi.',

    // 8.2.3 Ambiente
    environmentalControls:
      'Impedire che il prodotto si disperda nell’ambiente; rispettare i limiti di emissione in aria e in acqua.',
    retainFireWaterFacilities:
      'Immagazzinare e travasare soltanto dove è possibile contenere il prodotto fuoriuscito e l’acqua di estinzione.',

    // 9.2 Altre informazioni
    oxidisingPropertiesNone: 'Nessuna proprietà comburente.',
    explosivePropertiesNone: 'Il prodotto non è esplosivo; è possibile la formazione di miscele vapore/aria esplosive.',
    noDustExplosion: 'La polvere non forma miscele esplosive con l’aria.',

    // Da 10.1 a 10.3 Reattività
    noReactivity: 'Non è nota alcuna reattività particolare in condizioni normali di stoccaggio e manipolazione.',
    seeHazardousReactions: 'Reazioni pericolose: vedere la sottosezione 10.3.',
    corrosiveToMetals: 'Il prodotto è corrosivo per i metalli.',
    oxidisingEffect: 'Forte effetto ossidante.',
    causesOrIntensifiesFire: 'Effetto ossidante: può provocare o aggravare un incendio.',
    intensifiesFire: 'Effetto ossidante: può aggravare un incendio.',
    reactsWithMoisture: 'Reagisce con l’umidità.',
    stronglyAcidic: 'Il prodotto è fortemente acido.',
    stronglyAlkaline: 'Il prodotto è fortemente alcalino.',
    stableAsRecommended: 'Il prodotto è stabile nelle condizioni di stoccaggio e manipolazione raccomandate.',
    decomposesSlowly: 'Il prodotto si decompone lentamente; calore, luce e impurezze accelerano la decomposizione.',
    lightSensitive: 'Il prodotto è sensibile alla luce.',
    stabilised: 'Il prodotto è stabilizzato.',
    noHazardousReactions: 'Non sono note reazioni pericolose in condizioni normali di stoccaggio e manipolazione.',
    reactsWithOxidisers: 'Reazione violenta con ossidanti forti.',
    reactsWithAcids: 'Reazione violenta ed esotermica con acidi.',
    reactsWithAlkalis: 'Reazione violenta ed esotermica con alcali.',
    heatWithAcids: 'Reagisce con gli acidi sviluppando calore.',
    heatWithAlkalis: 'Reagisce con gli alcali sviluppando calore.',
    reactsWithWater: 'Sviluppo di calore durante la diluizione con acqua.',
    reactsWithMetals:
      'La reazione con metalli non nobili (alluminio, zinco) può formare idrogeno: pericolo di esplosione.',
    reactsWithAlkaliMetals: 'Reazione violenta con metalli alcalini e alcalino-terrosi.',
    reactsWithReducers: 'Reazione violenta con agenti riducenti e sostanze organiche.',
    reactsWithAmines: 'Reazione esotermica con ammine.',
    isocyanateReactions:
      'Reazione esotermica con acqua, ammine, alcoli e basi; le basi forti possono innescare una polimerizzazione violenta.',
    amineReactions: 'Reazione esotermica con isocianati, epossidi, acidi, cloruri acilici e anidridi di acidi.',
    nitrosaminesFromNitrites:
      'Con nitriti e altri agenti nitrosanti possono formarsi nitrosammine, molte delle quali cancerogene.',
    aldehydeReactions:
      'Reazione esotermica con ammine, fenoli, alcali, acidi e ossidanti; alcali e acidi possono innescare una polimerizzazione.',
    epoxideReactions:
      'Reazione esotermica con ammine, acidi, alcali e anidridi di acidi; grandi quantità si riscaldano fortemente.',
    reactsWithEpoxides: 'Reazione esotermica con epossidi.',
    reactsWithChloroform: 'Pericolo di esplosione con cloroformio e altri idrocarburi alogenati in presenza di alcali.',
    reactsWithHydrogenPeroxide: 'Forma perossidi esplosivi con perossido di idrogeno e peracidi.',
    chlorineWithAcids: 'A contatto con acidi libera cloro gassoso, tossico.',
    violentWithWater: 'Reagisce violentemente con l’acqua.',
    metalAndAlkaliGas:
      'A contatto con acqua o umidità il metallo e l’alcali o l’acido nel prodotto formano idrogeno, estremamente infiammabile, e molto calore.',
    metalHydrogen: 'Acidi e alcali formano con il metallo nel prodotto idrogeno, estremamente infiammabile.',
    ammoniaFromNitrate: 'Con l’acqua il metallo, l’alcali e il nitrato nel prodotto possono formare anche ammoniaca.',
    heatWithWater: 'Sviluppa molto calore con acqua o umidità; liquido caldo e corrosivo può schizzare.',
    flammableGasWithWater: 'A contatto con l’acqua libera gas infiammabili.',
    hydrogenWithWater: 'A contatto con acqua, acidi o alcoli si forma idrogeno, estremamente infiammabile.',
    toxicGasWithWater: 'A contatto con l’acqua libera un gas tossico.',
    toxicGasWithAcids: 'A contatto con acidi libera gas tossici.',
    veryToxicGasWithAcids: 'A contatto con acidi libera gas molto tossici.',
    fluorideWithAcids: 'A contatto con acidi libera acido fluoridrico gassoso, molto tossico.',
    fluorideInAcid:
      'Nel prodotto acido i fluoruri formano acido fluoridrico, che provoca ustioni profonde e intossica attraverso la pelle, anche se il dolore compare tardi.',
    attacksGlass: 'Attacca vetro, ceramica e altri silicati.',
    cyanideWithAcids: 'A contatto con acidi libera acido cianidrico, molto tossico ed estremamente infiammabile.',
    sulphideWithAcids: 'A contatto con acidi libera idrogeno solforato, molto tossico ed estremamente infiammabile.',
    azideWithAcids: 'A contatto con acidi libera acido azotidrico, molto tossico ed esplosivo.',
    azideWithMetals:
      'Forma azidi esplosive con metalli pesanti come piombo e rame: non versare in tubazioni di questi metalli.',
    nitriteWithAcids: 'A contatto con acidi libera ossidi di azoto tossici.',
    nitrosamines: 'Con le ammine, soprattutto secondarie, forma nitrosammine; molte nitrosammine sono cancerogene.',
    explodesWithAmmonium: 'Le miscele con sali di ammonio possono esplodere se riscaldate.',
    explodesWithNitrites: 'Le miscele con nitriti o nitrati possono esplodere se riscaldate.',
    chlorineDioxideWithAcids: 'A contatto con acidi libera biossido di cloro, tossico ed esplosivo.',
    chlorateMixtures:
      'Le miscele con sostanze combustibili, sali di ammonio, zolfo o polveri metalliche possono esplodere per urto, attrito o calore.',
    ammoniaWithAlkalis: 'A contatto con alcali libera ammoniaca.',
    chloraminesFromBleach: 'A contatto con ipocloriti (candeggina) si formano clorammine tossiche.',
    bleachGases: 'A contatto con ipocloriti (candeggina) possono formarsi cloro gassoso e clorammine, tossici.',
    chlorineWithHypochlorites:
      'A contatto con ipocloriti (candeggina) e altri ossidanti forti si forma cloro gassoso, tossico.',
    chlorineFromBleach: 'A contatto con ipocloriti (candeggina) può formarsi cloro gassoso, tossico.',
    chloraminesWithAmmonia: 'A contatto con ammoniaca e ammine si formano clorammine tossiche.',
    explosivePeroxides: 'Può formare perossidi esplosivi.',
    polymerisation: 'È possibile una polimerizzazione esotermica.',
    runawayPolymerisation:
      'Calore, luce, perdita dell’inibitore o iniziatori come i perossidi possono innescare una polimerizzazione violenta: i recipienti chiusi possono scoppiare.',
    decompositionByAccelerators:
      'Il contatto con acceleranti (ammine, composti del cobalto), metalli pesanti, acidi, alcali o riducenti può innescare una decomposizione violenta.',
    halogenatedWithMetals: 'Reazione violenta con alluminio, magnesio e metalli alcalini, soprattutto in polvere.',
    carbonylsWithMetals:
      'Con nichel e ferro può formare metallocarbonili tossici, soprattutto sotto pressione o con le loro polveri.',
    heavyMetalDecomposition:
      'Impurezze e metalli pesanti innescano una decomposizione spontanea con liberazione di ossigeno e calore.',
    aerosolBurstRisk: 'Pericolo di scoppio dei recipienti in caso di riscaldamento.',

    // 10.4 Condizioni da evitare
    heatAndIgnition: 'calore, fiamme libere, scintille e altre fonti di accensione',
    staticDischarge: 'scariche elettrostatiche',
    heat: 'calore',
    heatingUnderConfinement: 'riscaldamento in ambiente confinato (pericolo di esplosione)',
    sunlight: 'raggi solari diretti',
    frost: 'gelo',
    cold: 'freddo',
    moisture: 'umidità',
    above50: 'temperature superiori a 50 °C',
    impurities: 'impurezze e contaminazione',
    longExposureToAir: 'contatto prolungato con l’aria',
    noConditionsToAvoid: 'Non sono note condizioni da evitare se il prodotto è usato come previsto.',

    // 10.5 Materiali incompatibili
    strongOxidisers: 'ossidanti forti',
    strongAcids: 'acidi forti',
    acids: 'acidi',
    air: 'aria',
    water: 'acqua',
    strongAlkalis: 'alcali forti',
    alkalis: 'alcali',
    reducingAgents: 'agenti riducenti',
    combustibleMaterials: 'materiali combustibili e organici',
    baseMetals: 'metalli non nobili (alluminio, zinco, stagno)',
    metals: 'metalli',
    heavyMetals: 'metalli pesanti e loro sali',
    nickelAndIron: 'nichel e ferro finemente suddivisi',
    alkaliMetals: 'metalli alcalini e alcalino-terrosi',
    amines: 'ammine',
    epoxides: 'epossidi',
    alcohols: 'alcoli',
    ammoniumCompounds: 'ammoniaca e composti di ammonio',
    halogens: 'alogeni',
    halogenatedHydrocarbons: 'idrocarburi alogenati',
    chloroform: 'cloroformio',
    peroxides: 'perossidi',
    hydrogenPeroxide: 'perossido di idrogeno',
    nitricAcid: 'acido nitrico e miscela solfonitrica',
    hypochlorites: 'ipocloriti',
    nitrites: 'nitriti e nitrati',
    isocyanates: 'isocianati',
    acidChlorides: 'cloruri acilici e anidridi di acidi',
    phenol: 'fenolo',
    glassAndCeramics: 'vetro e ceramica',
    plasticsAndRubber: 'materie plastiche e gomma',
    noIncompatibleMaterials: 'Non sono noti materiali incompatibili se il prodotto è usato come previsto.',

    // 10.6 Prodotti di decomposizione
    noDecompositionProducts:
      'Non sono noti prodotti di decomposizione pericolosi se il prodotto è immagazzinato e manipolato come previsto.',
    combustionSeeSection5: 'Prodotti di combustione pericolosi: vedere la sottosezione 5.2.',

    // 11 Tossicologia
    mixtureNotTested:
      'Non sono registrati risultati di prove sulla miscela stessa; le informazioni si basano sui dati degli ingredienti.',
    solventAbuse:
      'L’inalazione di concentrazioni elevate di solventi ha effetti narcotici; l’inalazione intenzionale può essere letale.',
    methanolHumanToxicity:
      'Nell’essere umano l’ingestione di quantità anche piccole (a partire da circa 10 ml) può provocare cecità; da 30 ml a 100 ml possono essere letali.',
    sensitisingIngredients:
      'Contiene piccole quantità di sostanze sensibilizzanti: nelle persone già sensibilizzate sono possibili reazioni allergiche.',
    noFurtherData: 'Non sono disponibili ulteriori dati pertinenti.',

    // 12 Ecologia
    phHarmsWater:
      'La variazione del pH è nociva per gli organismi acquatici; l’effetto diminuisce con la diluizione o la neutralizzazione.',
    readilyBiodegradable: 'Facilmente biodegradabile.',
    notReadilyBiodegradable: 'Non facilmente biodegradabile.',
    inherentlyBiodegradable: 'Intrinsecamente biodegradabile.',
    inorganicNotBiodegradable:
      'I metodi per la determinazione della biodegradabilità non sono applicabili alle sostanze inorganiche.',
    surfactantsBiodegradable:
      'I tensioattivi soddisfano i criteri di biodegradabilità della normativa UE sui detergenti.',
    decomposesInWater: 'Si decompone rapidamente nell’acqua e nel suolo.',
    notBioaccumulative: 'Non è prevedibile un accumulo negli organismi.',
    bioaccumulationPossible: 'È possibile un accumulo negli organismi.',
    mobileInSoil: 'Il prodotto è mobile nel suolo e può raggiungere le acque sotterranee.',
    lowMobility: 'Il prodotto viene adsorbito dal suolo; la sua mobilità è bassa.',
    volatile: 'Il prodotto evapora dalla superficie dell’acqua e del suolo.',
    gasDisperses: 'Essendo un gas, il prodotto si disperde nell’aria.',
    floatsOnWater: 'Il prodotto galleggia sull’acqua.',
    pbtInorganic: 'I criteri PBT e vPvB del REACH, allegato XIII, non si applicano alle sostanze inorganiche.',
    ozoneDamage: 'Il prodotto danneggia lo strato di ozono.',
    photochemicalOzone: 'Il prodotto contribuisce alla formazione di ozono troposferico.',
    avoidRelease: 'Non disperdere nell’ambiente.',
    eutrophication: 'Grandi quantità possono contribuire all’eutrofizzazione delle acque.',

    // 13 Smaltimento
    disposeAuthorised:
      'Consegnare a un’impresa autorizzata allo smaltimento dei rifiuti, nel rispetto delle disposizioni delle autorità.',
    disposeAtCollection: 'Consegnare i residui alla raccolta comunale dei rifiuti pericolosi domestici.',
    disposeByMunicipality: 'Smaltire i residui secondo le regole del comune.',
    returnResidualGas:
      'Restituire al fornitore i recipienti con il gas residuo; non scaricare il gas dove può accumularsi o dove ciò non è consentito.',
    noHouseholdWaste: 'Non smaltire con i rifiuti domestici; impedire che raggiunga le fognature.',
    smallAmountsDilute:
      'Piccoli residui possono essere immessi, diluiti, nelle acque reflue, se le autorità lo consentono.',
    wasteCodeByUse: 'Il codice del rifiuto è assegnato in base all’uso, d’intesa con l’impresa di smaltimento.',
    noMixingWaste: 'Non mescolare con altri rifiuti.',
    wasteApartFromIncompatible: 'Non mescolare il rifiuto con i seguenti materiali: {materials}.',
    returnPressureReceptacles:
      'Restituire al fornitore i recipienti a pressione ricaricabili; non perforare né bruciare mai i recipienti a pressione, neppure se vuoti.',
    emptyContainersRecycle:
      'Avviare al riciclaggio gli imballaggi completamente svuotati, se il sistema di raccolta li accetta.',
    uncleanedLikeProduct: 'Gli imballaggi che non possono essere bonificati sono smaltiti come il prodotto.',
    emptyContainersExplosive:
      'I recipienti svuotati possono contenere vapori esplosivi: non saldare, tagliare o riscaldare.',
    aerosolDisposal:
      'Non perforare né bruciare le bombolette aerosol, neppure se vuote; avviare al riciclaggio quelle svuotate, consegnare quelle piene alla raccolta dei rifiuti pericolosi.',
    hardenedResin:
      'I residui induriti possono essere smaltiti con i rifiuti commerciali, se le autorità lo consentono.',
    paintDry:
      'I residui di pittura essiccati possono essere smaltiti con i rifiuti domestici, quelli liquidi vanno consegnati al punto di raccolta.',

    // 14.6, 14.7 Trasporto
    transportUpright:
      'Trasportare soltanto in recipienti chiusi, in posizione verticale e assicurati contro la caduta; vedere anche le sezioni da 6 a 8.',
    transportGas:
      'Assicurare i recipienti di gas contro gli spostamenti e caricarli di preferenza in veicoli aperti o ventilati; vedere anche le sezioni da 6 a 8.',
    noTransportPrecautions: 'Nessuna precauzione particolare; vedere anche le sezioni da 6 a 8.',
    transportAsHandling: 'Rispettare le precauzioni delle sezioni da 6 a 8 anche durante il trasporto.',
    noBulkTransport: 'Non è previsto il trasporto alla rinfusa conformemente agli atti dell’IMO.',

    // 15.1 Atti (voci di un elenco)
    youthAtWork:
      'Direttiva 94/33/CE relativa alla protezione dei giovani sul lavoro: osservare le limitazioni all’impiego',
    maternity:
      'Direttiva 92/85/CEE concernente la sicurezza e la salute sul lavoro delle lavoratrici gestanti, puerpere o in periodo di allattamento: osservare le limitazioni all’impiego',
    carcinogensDirective:
      'Direttiva 2004/37/CE sugli agenti cancerogeni o mutageni e le sostanze tossiche per la riproduzione durante il lavoro',
    chemicalAgentsDirective: 'Direttiva 98/24/CE sui rischi derivanti da agenti chimici durante il lavoro',
    detergents: 'Regolamento (CE) n. 648/2004 relativo ai detergenti',
    aerosolDirective: 'Direttiva 75/324/CEE relativa agli aerosol',
    explosivesPrecursorReportable:
      'Regolamento (UE) 2019/1148 relativo ai precursori di esplosivi, allegato II: le transazioni sospette, le sparizioni e i furti devono essere segnalati',
    explosivesPrecursorRestricted:
      'Regolamento (UE) 2019/1148 relativo ai precursori di esplosivi, allegato I: al di sopra del valore limite vietato ai privati',
    drugPrecursor3:
      'Regolamento (CE) n. 273/2004 e regolamento (CE) n. 111/2005 relativi ai precursori di droghe: categoria 3',
    decorativePaints: 'Direttiva 2004/42/CE sui composti organici volatili nelle pitture e vernici',
    industrialEmissionsVoc: 'Direttiva 2010/75/UE relativa alle emissioni industriali: composto organico volatile',
    poisonCentreNotification: 'Notifica ai centri antiveleni ai sensi del CLP, articolo 45 e allegato VIII',
    biocides: 'Regolamento (UE) n. 528/2012 relativo ai biocidi',
    sheetOnRequest: 'Su richiesta deve essere fornita agli utilizzatori professionali una scheda di dati di sicurezza.',
    voluntarySheet:
      'Ai sensi dell’articolo 31 del REACH, per questo prodotto non è richiesta una scheda di dati di sicurezza; la presente è fornita su base volontaria.',

    // 15.2
    csaCarriedOut: 'Per questa sostanza è stata effettuata una valutazione della sicurezza chimica.',
    csaNotCarriedOut: 'Il fornitore non ha effettuato una valutazione della sicurezza chimica.',
    csaNotRequired: 'Non è richiesta una valutazione della sicurezza chimica.',

    // 16
    sources:
      'Dati dei fornitori delle materie prime, fascicoli di registrazione pubblicati dall’Agenzia europea per le sostanze chimiche, classificazioni armonizzate del CLP, allegato VI.',
    training:
      'Istruire le persone che manipolano il prodotto sui pericoli e sulle misure di protezione prima dell’inizio del lavoro e in seguito a intervalli regolari.',
    disclaimer:
      'Le informazioni descrivono i requisiti di sicurezza del prodotto e si basano sullo stato attuale delle nostre conoscenze. Non costituiscono garanzia di proprietà. Il destinatario è responsabile dell’osservanza delle leggi e delle disposizioni vigenti.',
  },
};
