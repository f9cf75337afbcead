import type { Phrases } from '../en/sheet.ts';

/**
 * All words of the documents in German: headings and names as in the German text of Regulation (EU) 2020/878 and of
 * CLP Annexes I, V and VI.
 */
export const de = {
  locale: 'de-DE',
  title: 'Sicherheitsdatenblatt',
  regulation: 'gemäß Verordnung (EG) Nr. 1907/2006 (REACH), Anhang II, geändert durch Verordnung (EU) 2020/878',
  notAvailable: 'nicht verfügbar',
  notApplicable: 'nicht anwendbar',
  noValue: '–',
  colon: ': ',
  yes: 'ja',
  no: 'nein',

  signalWords: { danger: 'Gefahr', warning: 'Achtung' },

  pictogramNames: {
    GHS01: 'Explodierende Bombe',
    GHS02: 'Flamme',
    GHS03: 'Flamme über einem Kreis',
    GHS04: 'Gasflasche',
    GHS05: 'Ätzwirkung',
    GHS06: 'Totenkopf mit gekreuzten Knochen',
    GHS07: 'Ausrufezeichen',
    GHS08: 'Gesundheitsgefahr',
    GHS09: 'Umwelt',
  },

  sections: {
    1: 'ABSCHNITT 1: Bezeichnung des Stoffs beziehungsweise des Gemischs und des Unternehmens',
    2: 'ABSCHNITT 2: Mögliche Gefahren',
    3: 'ABSCHNITT 3: Zusammensetzung/Angaben zu Bestandteilen',
    4: 'ABSCHNITT 4: Erste-Hilfe-Maßnahmen',
    5: 'ABSCHNITT 5: Maßnahmen zur Brandbekämpfung',
    6: 'ABSCHNITT 6: Maßnahmen bei unbeabsichtigter Freisetzung',
    7: 'ABSCHNITT 7: Handhabung und Lagerung',
    8: 'ABSCHNITT 8: Begrenzung und Überwachung der Exposition/Persönliche Schutzausrüstungen',
    9: 'ABSCHNITT 9: Physikalische und chemische Eigenschaften',
    10: 'ABSCHNITT 10: Stabilität und Reaktivität',
    11: 'ABSCHNITT 11: Toxikologische Angaben',
    12: 'ABSCHNITT 12: Umweltbezogene Angaben',
    13: 'ABSCHNITT 13: Hinweise zur Entsorgung',
    14: 'ABSCHNITT 14: Angaben zum Transport',
    15: 'ABSCHNITT 15: Rechtsvorschriften',
    16: 'ABSCHNITT 16: Sonstige Angaben',
  },

  subsections: {
    '1.1': 'Produktidentifikator',
    '1.2': 'Relevante identifizierte Verwendungen des Stoffs oder Gemischs und Verwendungen, von denen abgeraten wird',
    '1.3': 'Einzelheiten zum Lieferanten, der das Sicherheitsdatenblatt bereitstellt',
    '1.4': 'Notrufnummer',
    '2.1': 'Einstufung des Stoffs oder Gemischs',
    '2.2': 'Kennzeichnungselemente',
    '2.3': 'Sonstige Gefahren',
    '3.1': 'Stoffe',
    '3.2': 'Gemische',
    '4.1': 'Beschreibung der Erste-Hilfe-Maßnahmen',
    '4.2': 'Wichtigste akute und verzögert auftretende Symptome und Wirkungen',
    '4.3': 'Hinweise auf ärztliche Soforthilfe oder Spezialbehandlung',
    '5.1': 'Löschmittel',
    '5.2': 'Besondere vom Stoff oder Gemisch ausgehende Gefahren',
    '5.3': 'Hinweise für die Brandbekämpfung',
    '6.1': 'Personenbezogene Vorsichtsmaßnahmen, Schutzausrüstungen und in Notfällen anzuwendende Verfahren',
    '6.2': 'Umweltschutzmaßnahmen',
    '6.3': 'Methoden und Material für Rückhaltung und Reinigung',
    '6.4': 'Verweis auf andere Abschnitte',
    '7.1': 'Schutzmaßnahmen zur sicheren Handhabung',
    '7.2': 'Bedingungen zur sicheren Lagerung unter Berücksichtigung von Unverträglichkeiten',
    '7.3': 'Spezifische Endanwendungen',
    '8.1': 'Zu überwachende Parameter',
    '8.2': 'Begrenzung und Überwachung der Exposition',
    '9.1': 'Angaben zu den grundlegenden physikalischen und chemischen Eigenschaften',
    '9.2': 'Sonstige Angaben',
    '10.1': 'Reaktivität',
    '10.2': 'Chemische Stabilität',
    '10.3': 'Möglichkeit gefährlicher Reaktionen',
    '10.4': 'Zu vermeidende Bedingungen',
    '10.5': 'Unverträgliche Materialien',
    '10.6': 'Gefährliche Zersetzungsprodukte',
    '11.1': 'Angaben zu den Gefahrenklassen im Sinne der Verordnung (EG) Nr. 1272/2008',
    '11.2': 'Angaben über sonstige Gefahren',
    '12.1': 'Toxizität',
    '12.2': 'Persistenz und Abbaubarkeit',
    '12.3': 'Bioakkumulationspotenzial',
    '12.4': 'Mobilität im Boden',
    '12.5': 'Ergebnisse der PBT- und vPvB-Beurteilung',
    '12.6': 'Endokrinschädliche Eigenschaften',
    '12.7': 'Andere schädliche Wirkungen',
    '13.1': 'Verfahren der Abfallbehandlung',
    '14.1': 'UN-Nummer oder ID-Nummer',
    '14.2': 'Ordnungsgemäße UN-Versandbezeichnung',
    '14.3': 'Transportgefahrenklassen',
    '14.4': 'Verpackungsgruppe',
    '14.5': 'Umweltgefahren',
    '14.6': 'Besondere Vorsichtsmaßnahmen für den Verwender',
    '14.7': 'Massengutbeförderung auf dem Seeweg gemäß IMO-Instrumenten',
    '15.1':
      'Vorschriften zu Sicherheit, Gesundheits- und Umweltschutz/spezifische Rechtsvorschriften für den Stoff oder das Gemisch',
    '15.2': 'Stoffsicherheitsbeurteilung',
  },

  subheadings: {
    '6.1.1': 'Nicht für Notfälle geschultes Personal',
    '6.1.2': 'Einsatzkräfte',
    '8.2.1': 'Geeignete technische Steuerungseinrichtungen',
    '8.2.2': 'Individuelle Schutzmaßnahmen, zum Beispiel persönliche Schutzausrüstung',
    '8.2.3': 'Begrenzung und Überwachung der Umweltexposition',
    '9.2.1': 'Angaben über physikalische Gefahrenklassen',
    '9.2.2': 'Sonstige sicherheitstechnische Kenngrößen',
    '11.2.1': 'Endokrinschädliche Eigenschaften',
    '11.2.2': 'Sonstige Angaben',
  },

  properties: {
    physicalState: 'Aggregatzustand',
    colour: 'Farbe',
    odour: 'Geruch',
    meltingPoint: 'Schmelzpunkt/Gefrierpunkt',
    boilingPoint: 'Siedepunkt oder Siedebeginn und Siedebereich',
    flammability: 'Entzündbarkeit',
    explosionLimits: 'Untere und obere Explosionsgrenze',
    flashPoint: 'Flammpunkt',
    autoIgnitionTemperature: 'Zündtemperatur',
    decompositionTemperature: 'Zersetzungstemperatur',
    ph: 'pH-Wert',
    kinematicViscosity: 'Kinematische Viskosität',
    solubility: 'Löslichkeit',
    partitionCoefficient: 'Verteilungskoeffizient n-Oktanol/Wasser (log-Wert)',
    vapourPressure: 'Dampfdruck',
    density: 'Dichte und/oder relative Dichte',
    relativeVapourDensity: 'Relative Dampfdichte',
    particleCharacteristics: 'Partikeleigenschaften',
  },

  physicalStates: { solid: 'fest', liquid: 'flüssig', gas: 'gasförmig', aerosol: 'Aerosol' },
  segregationGroups: {
    SGG1: 'Säuren',
    SGG2: 'Ammoniumverbindungen',
    SGG3: 'Bromate',
    SGG4: 'Chlorate',
    SGG5: 'Chlorite',
    SGG6: 'Cyanide',
    SGG7: 'Schwermetalle und ihre Salze (einschließlich ihrer metallorganischen Verbindungen)',
    SGG8: 'Hypochlorite',
    SGG9: 'Blei und seine Verbindungen',
    SGG10: 'flüssige halogenierte Kohlenwasserstoffe',
    SGG11: 'Quecksilber und Quecksilberverbindungen',
    SGG12: 'Nitrite und ihre Gemische',
    SGG13: 'Perchlorate',
    SGG14: 'Permanganate',
    SGG15: 'Metallpulver',
    SGG16: 'Peroxide',
    SGG17: 'Azide',
    SGG18: 'Alkalien',
  },

  hazardClasses: {
    'Unst. Expl.': 'Instabiler explosiver Stoff',
    'Expl.': 'Explosiver Stoff/explosives Gemisch/Erzeugnis mit Explosivstoff',
    'Flam. Gas': 'Entzündbares Gas',
    'Pyr. Gas': 'Pyrophores Gas',
    'Chem. Unst. Gas': 'Chemisch instabiles Gas',
    Aerosol: 'Aerosol',
    'Ox. Gas': 'Oxidierendes Gas',
    'Press. Gas': 'Gas unter Druck',
    'Flam. Liq.': 'Entzündbare Flüssigkeit',
    'Flam. Sol.': 'Entzündbarer Feststoff',
    'Self-react.': 'Selbstzersetzlicher Stoff oder selbstzersetzliches Gemisch',
    'Pyr. Liq.': 'Pyrophore Flüssigkeit',
    'Pyr. Sol.': 'Pyrophorer Feststoff',
    'Self-heat.': 'Selbsterhitzungsfähiger Stoff oder selbsterhitzungsfähiges Gemisch',
    'Water-react.': 'Stoff oder Gemisch, der/das in Berührung mit Wasser entzündbare Gase entwickelt',
    'Ox. Liq.': 'Oxidierende Flüssigkeit',
    'Ox. Sol.': 'Oxidierender Feststoff',
    'Org. Perox.': 'Organisches Peroxid',
    'Met. Corr.': 'Gegenüber Metallen korrosiver Stoff oder gegenüber Metallen korrosives Gemisch',
    'Desen. Expl.': 'Desensibilisierter explosiver Stoff oder desensibilisiertes explosives Gemisch',
    'Acute Tox.': 'Akute Toxizität',
    'Skin Corr.': 'Ätzwirkung auf die Haut',
    'Skin Irrit.': 'Reizwirkung auf die Haut',
    'Eye Dam.': 'Schwere Augenschädigung',
    'Eye Irrit.': 'Augenreizung',
    'Resp. Sens.': 'Sensibilisierung der Atemwege',
    'Skin Sens.': 'Sensibilisierung der Haut',
    'Muta.': 'Keimzellmutagenität',
    'Carc.': 'Karzinogenität',
    'Repr.': 'Reproduktionstoxizität',
    'Lact.': 'Reproduktionstoxizität, Zusatzkategorie: Wirkungen auf oder über die Laktation',
    'STOT SE': 'Spezifische Zielorgan-Toxizität (einmalige Exposition)',
    'STOT RE': 'Spezifische Zielorgan-Toxizität (wiederholte Exposition)',
    'Asp. Tox.': 'Aspirationsgefahr',
    'Aquatic Acute': 'Akut gewässergefährdend',
    'Aquatic Chronic': 'Chronisch gewässergefährdend',
    Ozone: 'Die Ozonschicht schädigend',
    'ED HH': 'Endokrine Disruption mit Wirkung auf die menschliche Gesundheit',
    'ED ENV': 'Endokrine Disruption mit Wirkung auf die Umwelt',
    PBT: 'Persistente, bioakkumulierbare und toxische Eigenschaften',
    vPvB: 'Sehr persistente, sehr bioakkumulierbare Eigenschaften',
    PMT: 'Persistente, mobile und toxische Eigenschaften',
    vPvM: 'Sehr persistente, sehr mobile Eigenschaften',
  },

  hazardCategories: {
    category: '{class}, Kategorie {category}',
    division: '{class}, Unterklasse {category}',
    type: '{class}, Typ {category}',
    typeJoin: 'oder',
    routes: { oral: 'oral', dermal: 'dermal', inhalation: 'inhalativ' },
    effects: { H335: 'Atemwegsreizung', H336: 'narkotisierende Wirkungen' },
    gases: {
      'Comp.': 'verdichtetes Gas',
      'Liq.': 'verflüssigtes Gas',
      'Ref. Liq.': 'tiefgekühlt verflüssigtes Gas',
      'Diss.': 'gelöstes Gas',
    },
  },

  physicalHazardClasses: {
    explosives: 'Explosive Stoffe/Gemische und Erzeugnisse mit Explosivstoff',
    flammableGases: 'Entzündbare Gase',
    aerosols: 'Aerosole',
    oxidisingGases: 'Oxidierende Gase',
    gasesUnderPressure: 'Gase unter Druck',
    flammableLiquids: 'Entzündbare Flüssigkeiten',
    flammableSolids: 'Entzündbare Feststoffe',
    selfReactive: 'Selbstzersetzliche Stoffe und Gemische',
    pyrophoricLiquids: 'Pyrophore Flüssigkeiten',
    pyrophoricSolids: 'Pyrophore Feststoffe',
    selfHeating: 'Selbsterhitzungsfähige Stoffe und Gemische',
    waterReactive: 'Stoffe und Gemische, die in Berührung mit Wasser entzündbare Gase entwickeln',
    oxidisingLiquids: 'Oxidierende Flüssigkeiten',
    oxidisingSolids: 'Oxidierende Feststoffe',
    organicPeroxides: 'Organische Peroxide',
    corrosiveToMetals: 'Gegenüber Metallen korrosive Stoffe und Gemische',
    desensitisedExplosives: 'Desensibilisierte explosive Stoffe/Gemische und Erzeugnisse',
  },

  healthHazardClasses: {
    acuteToxicity: 'Akute Toxizität',
    skinCorrosion: 'Ätz-/Reizwirkung auf die Haut',
    eyeDamage: 'Schwere Augenschädigung/-reizung',
    sensitisation: 'Sensibilisierung der Atemwege/Haut',
    mutagenicity: 'Keimzellmutagenität',
    carcinogenicity: 'Karzinogenität',
    reproductiveToxicity: 'Reproduktionstoxizität',
    stotSingle: 'Spezifische Zielorgan-Toxizität bei einmaliger Exposition',
    stotRepeated: 'Spezifische Zielorgan-Toxizität bei wiederholter Exposition',
    aspiration: 'Aspirationsgefahr',
  },

  endpoints: {
    acuteOral: 'Akute Toxizität, oral',
    acuteDermal: 'Akute Toxizität, dermal',
    acuteInhalation: 'Akute Toxizität, inhalativ',
    fish: 'Fischtoxizität',
    daphnia: 'Toxizität gegenüber wirbellosen Wassertieren',
    algae: 'Algentoxizität',
    biodegradation: 'Biologische Abbaubarkeit',
    bioconcentration: 'Biokonzentration',
    soilAdsorption: 'Adsorption im Boden',
    fishChronic: 'Langzeittoxizität für Fische',
    daphniaChronic: 'Langzeittoxizität gegenüber wirbellosen Wassertieren',
    microorganisms: 'Toxizität gegenüber Mikroorganismen',
    soilOrganisms: 'Toxizität gegenüber Bodenorganismen und Pflanzen',
    otherOrganisms: 'Toxizität gegenüber anderen Organismen',
    abioticDegradation: 'Abiotischer Abbau',
    surfaceTension: 'Oberflächenspannung',
  },

  labels: {
    productName: 'Handelsname',
    articleNumber: 'Produktcode',
    articles: 'Artikelnummern',
    synonyms: 'Andere Bezeichnungen',
    casNumber: 'CAS-Nummer',
    ecNumber: 'EG-Nummer',
    indexNumber: 'Index-Nummer',
    reachNumber: 'REACH-Registrierungsnummer',
    formula: 'Summenformel',
    reserve: 'Säure-/Alkalireserve',
    molarMass: 'Molare Masse',
    ufi: 'Eindeutiger Rezepturidentifikator (UFI)',
    identifiedUses: 'Relevante identifizierte Verwendungen',
    usesAdvisedAgainst: 'Verwendungen, von denen abgeraten wird',
    supplier: 'Lieferant',
    producer: 'Hersteller',
    companyName: 'Firma',
    address: 'Anschrift',
    country: 'Land',
    telephone: 'Telefon',
    email: 'E-Mail',
    website: 'Website',
    emergencyTelephone: 'Notrufnummer',
    version: 'Version',
    compiled: 'Erstellungsdatum',
    revised: 'Überarbeitet am',
    replaces: 'Ersetzt Version',
    permalink: 'Aktuelle Fassung dieses Sicherheitsdatenblatts',
    classification: 'Einstufung gemäß Verordnung (EG) Nr. 1272/2008 (CLP)',
    labelling: 'Kennzeichnung gemäß Verordnung (EG) Nr. 1272/2008 (CLP)',
    pictograms: 'Gefahrenpiktogramme',
    signalWord: 'Signalwort',
    contains: 'Gefahrbestimmende Komponenten zur Etikettierung',
    hazardStatements: 'Gefahrenhinweise',
    supplementalStatements: 'Ergänzende Gefahrenmerkmale',
    precautionaryStatements: 'Sicherheitshinweise',
    pbtAssessment: 'Ergebnisse der PBT- und vPvB-Beurteilung',
    endocrine: 'Endokrinschädliche Eigenschaften',
    substanceComposition: 'Hauptbestandteil und Verunreinigungen',
    mixtureComposition: 'Inhaltsstoffe',
    specificLimits: 'Spezifische Konzentrationsgrenzwerte, M-Faktoren, ATE',
    generalNotes: 'Allgemeine Hinweise',
    firstAidInhalation: 'Nach Einatmen',
    firstAidSkin: 'Nach Hautkontakt',
    firstAidEyes: 'Nach Augenkontakt',
    firstAidIngestion: 'Nach Verschlucken',
    suitableMedia: 'Geeignete Löschmittel',
    unsuitableMedia: 'Ungeeignete Löschmittel',
    fireGases: 'Gefährliche Stoffe, die im Brand entstehen können',
    storageClass: 'Lagerklasse (TRGS 510, Deutschland)',
    exposureLimits: 'Arbeitsplatzgrenzwerte',
    biologicalLimits: 'Biologische Grenzwerte',
    dnel: 'Abgeleitete Expositionshöhen ohne Beeinträchtigung (DNEL)',
    pnec: 'Abgeschätzte Nicht-Effekt-Konzentrationen (PNEC)',
    monitoring: 'Überwachungsverfahren',
    eyeProtection: 'Augen-/Gesichtsschutz',
    handProtection: 'Handschutz',
    skinProtection: 'Sonstiger Hautschutz',
    respiratoryProtection: 'Atemschutz',
    thermalProtection: 'Thermische Gefahren',
    basicProperties: 'Grundlegende physikalische und chemische Eigenschaften',
    healthBasis: 'Grundlage der Einstufung: Gesundheitsgefahren',
    acuteToxicityResults: 'Akute Toxizität: Prüfergebnisse',
    acuteEstimates: 'Schätzwerte akuter Toxizität (ATE)',
    ecotoxicityResults: 'Aquatische Toxizität: Prüfergebnisse',
    degradationResults: 'Abbaubarkeit: Prüfergebnisse',
    accumulationResults: 'Bioakkumulation: Prüfergebnisse',
    mobilityResults: 'Mobilität: Prüfergebnisse',
    otherHealthResults: 'Weitere gesundheitliche Wirkungen: Prüfergebnisse',
    nanoform: 'Nanoform',
    exposureScenarios: 'Expositionsszenarien',
    annex: 'ANHANG: Expositionsszenarien (REACH Artikel 31 Absatz 7)',
    routesOfExposure: 'Wahrscheinliche Expositionswege',
    symptoms: 'Symptome und Wirkungen',
    courseOfEffects: 'Verzögerte, sofortige und chronische Wirkungen',
    wasteCode: 'Abfallschlüssel (Europäisches Abfallverzeichnis, Entscheidung 2000/532/EG)',
    productDisposal: 'Produkt',
    packagingDisposal: 'Verunreinigte Verpackungen',
    road: 'Straße (ADR)',
    rail: 'Schiene (RID)',
    inlandWaterways: 'Binnengewässer (ADN)',
    sea: 'See (IMDG)',
    air: 'Luft (ICAO-TI/IATA-DGR)',
    classificationCode: 'Klassifizierungscode (ADR/RID)',
    hazardIdentificationNumber: 'Nummer zur Kennzeichnung der Gefahr (ADR/RID, Tanks und lose Schüttung)',
    transportCategory: 'Beförderungskategorie (ADR/RID 1.1.3.6)',
    tunnelCode: 'Tunnelbeschränkungscode (ADR)',
    transportLabels: 'Gefahrzettel (ADR 5.2.2.2)',
    transportLabel: 'Gefahrzettel Nr. {number}',
    orangePlate: 'Orangefarbene Tafel (ADR 5.3.2)',
    protectiveSigns: 'Sicherheitszeichen (ISO 7010)',
    limitedQuantity: 'Begrenzte Menge (LQ)',
    exceptedQuantity: 'Freigestellte Mengen (EQ)',
    specialProvisions: 'Sondervorschriften (ADR)',
    packingInstruction: 'Verpackungsanweisung',
    expressParcels: 'Expressgut',
    vesselEquipment: 'Erforderliche Ausrüstung',
    ventilation: 'Lüftung',
    cones: 'Anzahl der blauen Kegel/Lichter',
    emergencySchedules: 'EmS',
    stowage: 'Staukategorie',
    stowageCodes: 'Staucodes',
    segregationGroups: 'Trenngruppe',
    segregationCodes: 'Trennung',
    passengerAircraft: 'Passagier- und Frachtflugzeug',
    cargoAircraft: 'Nur Frachtflugzeug',
    transportExemption: 'Freistellung',
    transportNote: 'Bemerkung',
    environmentallyHazardous: 'Umweltgefährdend',
    marinePollutant: 'Meeresschadstoff',
    euLegislation: 'EU-Vorschriften',
    reachRestrictions: 'Beschränkungen gemäß REACH, Anhang XVII',
    wgk: 'Wassergefährdungsklasse (WGK, AwSV)',
    changes: 'Änderungen gegenüber der vorherigen Version',
    statementsInFull: 'Wortlaut der Hinweise in Abschnitt 3, die nicht in Abschnitt 2 stehen',
    procedure: 'Verfahren zur Einstufung des Gemischs (CLP Art. 9)',
    abbreviations: 'Abkürzungen und Akronyme',
    sources: 'Wichtige Literaturangaben und Datenquellen',
    training: 'Schulungshinweise',
    disclaimer: 'Hinweis',
  },

  columns: {
    hazardClass: 'Gefahrenklasse und Gefahrenkategorie',
    abbreviation: 'Kurzform',
    hazardStatement: 'Gefahrenhinweis',
    substance: 'Stoff',
    identifiers: 'Identifikatoren',
    content: 'Gehalt',
    classification: 'Einstufung',
    agent: 'Arbeitsstoff',
    list: 'Vorschrift',
    country: 'Land',
    twa: 'Schichtmittelwert (8 h)',
    stel: 'Kurzzeitwert (15 min)',
    remarks: 'Bemerkungen',
    property: 'Eigenschaft',
    value: 'Wert',
    test: 'Prüfung',
    source: 'Quelle',
    population: 'Gruppe',
    route: 'Expositionsweg',
    duration: 'Exposition, Wirkung',
    compartment: 'Umweltkompartiment',
    method: 'Methode, Quelle',
    file: 'Datei',
    language: 'Sprache',
    procedure: 'Verfahren',
  },

  numbers: { cas: 'CAS', ec: 'EG', index: 'Index', reach: 'REACH' },

  exposure: {
    skin: 'H: hautresorptiv',
    product: 'Produkt',
    populations: { workers: 'Arbeitnehmer', generalPopulation: 'Allgemeinbevölkerung' },
    durations: { longTerm: 'langfristig', acute: 'akut' },
    effects: { systemic: 'systemische Wirkungen', local: 'lokale Wirkungen' },
    compartments: {
      freshWater: 'Süßwasser',
      seaWater: 'Meerwasser',
      intermittentRelease: 'zeitweise Freisetzung in Wasser',
      sewageTreatment: 'Kläranlage',
      freshWaterSediment: 'Süßwassersediment',
      marineSediment: 'Meeressediment',
      soil: 'Boden',
      air: 'Luft',
      secondaryPoisoning: 'Sekundärvergiftung',
    },
  },

  procedures: {
    test: 'Auf der Basis von Prüfdaten',
    calculation: 'Berechnungsmethode',
    measured: 'Auf der Basis von Messwerten',
    bridging: 'Übertragungsgrundsatz',
    expertJudgement: 'Beurteilung durch Experten',
    harmonised: 'Harmonisierte Einstufung',
    notStated: 'Verfahren nicht angegeben',
  },

  wgk: {
    nwg: 'nwg – nicht wassergefährdend',
    1: 'WGK 1 – schwach wassergefährdend',
    2: 'WGK 2 – deutlich wassergefährdend',
    3: 'WGK 3 – stark wassergefährdend',
  },

  restrictions: {
    3: 'Nr. 3: flüssige Stoffe oder Gemische, die die Kriterien bestimmter Gefahrenklassen erfüllen',
    28: 'Nr. 28: karzinogen, Kategorie 1A oder 1B (Abgabe an die breite Öffentlichkeit)',
    29: 'Nr. 29: keimzellmutagen, Kategorie 1A oder 1B (Abgabe an die breite Öffentlichkeit)',
    30: 'Nr. 30: reproduktionstoxisch, Kategorie 1A oder 1B (Abgabe an die breite Öffentlichkeit)',
    40: 'Nr. 40: entzündbare Stoffe in Aerosolpackungen für Unterhaltungs- und Dekorationszwecke',
  },

  listCheck: {
    candidateList: 'Kandidatenliste (REACH Artikel 59 Absatz 10)',
    annexXIV: 'REACH Anhang XIV (Zulassung)',
    annexXVII: 'REACH Anhang XVII (Beschränkungen), Einträge nach Stoffen',
    listDate: '{list}, Stand: {date}',
    entry: 'Eintrag {entry}',
    included: 'aufgenommen am {date}',
    sunsetDate: 'Ablauftermin {date}',
    article57: 'REACH Artikel 57 Buchstabe {letters}',
    none: 'anhand von CAS- oder EG-Nummer nichts gefunden',
    noneFrom: 'anhand von CAS- oder EG-Nummer ab {limit} nichts gefunden',
    noneNamed:
      '{list} – keiner von ihnen ist dort wegen dieser Eigenschaft aufgeführt (Abgleich anhand von CAS- oder EG-Nummer).',
    groups: '{list}: Einträge für Stoffgruppen ohne Nummern wurden nicht abgeglichen.',
    incomplete: 'Nicht abgeglichen mit {list}: {names}.',
    notChecked: 'Nicht abgeglichen mit',
    notInAppendix:
      'nicht angewandt: keine Änderung der Anlagen {first} und {second} ist bekannt, die den Stoff aufführt',
    fromDate: 'ab {date}',
    unlessExempt: 'nicht ermittelt: {questions}',
    groupEntries:
      'REACH Anhang XVII, Einträge {entries}, beschränken auch Stoffgruppen, die keine CAS-Nummer nennt, etwa Salze oder die Verbindungen eines Elements: Mit diesen Gruppen wurden die Inhaltsstoffe nicht verglichen.',
    openEntries:
      'Nicht ermittelt: REACH Anhang XVII, Einträge {entries}. Sie haben weitere Bedingungen; sie nennen einen Inhaltsstoff oder können einen ohne CAS-Nummer nennen.',
    noneByClass: 'Aus der Einstufung folgt kein Eintrag.',
    dependsOnAppendix:
      'nicht bestimmt: gilt, wenn ein Stoff, der die Einstufung verursacht, in Anlage {first} oder {second} aufgeführt ist',
  },

  sentences: {
    notClassified: {
      substance: 'Der Stoff ist gemäß Verordnung (EG) Nr. 1272/2008 (CLP) nicht als gefährlich eingestuft.',
      mixture: 'Das Gemisch ist gemäß Verordnung (EG) Nr. 1272/2008 (CLP) nicht als gefährlich eingestuft.',
    },
    classificationOpen:
      'Einstufung nicht vollständig. Ob das Produkt diese Gefahren hat, ist nicht bekannt: {classes}.',
    hazardsUnknown:
      'Es ist keine Gefahrenklasse angegeben; da die Einstufung von Inhaltsstoffen nicht bekannt ist, ist nicht bekannt, ob das Gemisch gefährlich ist.',
    hazardsWithoutBasis: {
      substance:
        'Es ist keine Gefahrenklasse angegeben; da keine Belege für alle Gefahrenklassen erfasst sind, ist nicht bekannt, ob der Stoff gefährlich ist.',
      mixture:
        'Es ist keine Gefahrenklasse angegeben; da keine Belege für alle Gefahrenklassen erfasst sind, ist nicht bekannt, ob das Gemisch gefährlich ist.',
    },
    classified: {
      substance: 'Der Stoff ist gemäß Verordnung (EG) Nr. 1272/2008 (CLP) als gefährlich eingestuft.',
      mixture: 'Das Gemisch ist gemäß Verordnung (EG) Nr. 1272/2008 (CLP) als gefährlich eingestuft.',
    },
    criteriaNotMet: 'Aufgrund der verfügbaren Daten sind die Einstufungskriterien nicht erfüllt.',
    criteriaNotMetFor:
      'Aufgrund der verfügbaren Daten sind die Kriterien für diese Gefahrenklassen nicht erfüllt: {classes}. Für die anderen ist das nicht bekannt.',
    notClassifiedNoData: 'Nicht eingestuft: Daten fehlen.',
    notClassifiedOpen: 'Nicht bekannt: Diese Klasse ist möglich, und die Daten, die darüber entscheiden, fehlen.',
    notClassifiedInconclusive: 'Nicht eingestuft: Die Daten sind nicht eindeutig.',
    notClassifiedSeeTests: 'Nicht eingestuft; siehe Prüfergebnisse.',
    notClassifiedImpossible: 'Nicht eingestuft: Die Daten sind technisch nicht zu gewinnen.',
    notForGas: 'Nicht anwendbar auf Gase, die eingeatmet werden.',
    readAcross: 'Analogie (Read-across) zu {name}',
    suitMaterials: 'Schutzkleidung: geeignetes Material, wie bei den Handschuhen in Unterabschnitt 8.2: {materials}.',
    suitNotNatural: 'Schutzkleidung: nicht geeignet: Naturkautschuk, PVC, Leder und Textil.',
    suitNotLeather: 'Schutzkleidung: nicht geeignet: Leder und Textil.',
    suitMaterialUnknown: 'Welches Material der Schutzkleidung dem Produkt widersteht, ist nicht bekannt.',
    seeAnnex: 'Die Expositionsszenarien stehen im Anhang dieses Sicherheitsdatenblatts.',
    scenarioFiles: 'Die Dateien gehören zu diesem Anhang. Sie sind dem Produkt unter dieser Adresse beigefügt:',
    basisEstimate: 'Schätzwert akuter Toxizität des Gemischs aus {ingredients} ({provision}).',
    basisSum: 'Summe von {ingredients} ({provision}).',
    basisFurther: 'In der Summe ebenfalls berücksichtigt: {ingredients}.',
    basisSpecificLimit: 'Spezifischer Konzentrationsgrenzwert von {limit} erreicht durch {ingredients} ({provision}).',
    basisGenericLimit: 'Allgemeiner Konzentrationsgrenzwert von {limit} erreicht durch {ingredients} ({provision}).',
    basisPh: 'Extremer pH-Wert des Gemischs ({provision}).',
    basisSkinCorrosion: 'Folgt aus der Ätzwirkung auf die Haut ({provision}).',
    basisHarmonised: 'Harmonisierte Einstufung ({provision}).',
    basisViscosity: 'Kinematische Viskosität {value}; Grenzwert: {limit} bei 40 °C ({provision}).',
    untested: {
      substance: 'Für diese Klasse sind keine Prüfergebnisse des Stoffs verzeichnet.',
      mixture: 'Für diese Klasse sind keine Prüfergebnisse des Gemischs selbst verzeichnet.',
    },
    effectsSingle: 'Nach einmaliger Exposition, sofort oder verzögert: {classes}.',
    effectsRenewed: 'Nach Sensibilisierung, bei erneuter Exposition schon gegenüber kleinen Mengen: {classes}.',
    effectsLate: 'Nach wiederholter oder längerer Exposition oder lange nach einer Exposition: {classes}.',
    organEffects: 'Wirkungen auf Organe nach einmaliger Exposition, auch verzögert: {statements}',
    lateEffects: 'Verzögerte und chronische Wirkungen: {statements}',
    unknownAcuteToxicity:
      '{percent} % des Gemischs bestehen aus einem oder mehreren Bestandteilen unbekannter akuter Toxizität ({route}).',
    unknownAquaticHazard: 'Enthält {percent} % Bestandteile mit unbekannter Gewässergefährdung.',
    aquaticSum:
      '{class}: Summierungsmethode (CLP, Anhang I, 4.1.3.5.5); die Summe beträgt das {value}-Fache des Grenzwerts.',
    aquaticSumWithheld: '{class}: Summierungsmethode (CLP, Anhang I, 4.1.3.5.5).',
    aquaticUntested:
      'Ergebnisse aquatischer Prüfungen sind nicht verzeichnet für: {names}. Ihr Beitrag zur Einstufung beruht auf ihrer Einstufung in Abschnitt 3.',
    noSignalWord: 'Kein Signalwort',
    noPictograms: 'Kein Piktogramm',
    noStatements: 'Keine',
    notForPublic: 'Abgabe an die breite Öffentlichkeit ({law})',
    prescribedText: 'Die Verpackung trägt außerdem den vorgeschriebenen Text nach {law}.',
    childResistant: 'Verpackungen für die breite Öffentlichkeit: kindergesicherter Verschluss (CLP Anhang II, 3.1)',
    tactileWarning: 'Verpackungen für die breite Öffentlichkeit: tastbarer Gefahrenhinweis (CLP Anhang II, 3.2)',
    fireGasesIncomplete:
      'Diese Aufzählung folgt aus dem, was von den Bestandteilen bekannt ist, und ist nicht vollständig.',
    noOtherDecomposition: 'Andere gefährliche Zersetzungsprodukte, ohne Brand, sind für dieses Produkt nicht erfasst.',
    decomposesFrom: 'Zersetzung durch Hitze: siehe die Zersetzungstemperatur in Unterabschnitt 9.1.',
    reactionsIncomplete:
      'Diese Aufzählung beruht auf den Gefahrenklassen, auf Eigenschaften wie dem pH-Wert und auf dem, was von der Zusammensetzung bekannt ist, und ist nicht vollständig: Weitere Reaktionen der Bestandteile wurden nicht bewertet.',
    flammableByClass: 'entzündbar ({classes})',
    combustibleNotClassified: 'brennbar, nicht als entzündbar eingestuft',
    notFlammableLiquid: 'keine entzündbare Flüssigkeit (Flammpunkt über 60 °C)',
    notApplicableState: 'nicht anwendbar (Aggregatzustand: {state})',
    notApplicableMixture: 'nicht anwendbar (Gemisch)',
    notApplicableIncombustible: 'nicht anwendbar (das Produkt brennt nicht)',
    notApplicableCompressed: 'nicht anwendbar (verdichtetes Gas)',
    notApplicableReactive: 'nicht anwendbar (das Produkt reagiert mit Wasser)',
    notApplicableWithoutWater: 'nicht anwendbar (das Produkt enthält kein Wasser)',
    noInformation: 'Es liegen keine Angaben vor.',
    noLabelElements: 'Gemäß Verordnung (EG) Nr. 1272/2008 (CLP) sind keine Kennzeichnungselemente erforderlich.',
    notClassifiedIngredient: 'nicht eingestuft',
    contentsByVolume: 'Die Gehalte sind Volumenprozent.',
    contentsUsedAsVolume: 'Gehalte des Gases ohne genannte Einheit gelten für die Einstufung als Volumenprozent.',
    pbtNone: {
      substance: 'Nach den verfügbaren Daten ist der Stoff nicht als PBT oder vPvB identifiziert.',
      mixture:
        'Nach den verfügbaren Daten enthält das Gemisch keinen als PBT oder vPvB identifizierten Stoff in einer Konzentration von 0,1 % oder mehr.',
    },
    pbtOfIngredients:
      'Nach den verzeichneten Daten ist keiner der Inhaltsstoffe in Abschnitt 3 als PBT oder vPvB eingestuft; das ist kein Ergebnis einer Beurteilung nach REACH Anhang XIII.',
    pbtFound: 'Als PBT/vPvB oder PMT/vPvM beurteilt: {names}.',
    endocrineNone: {
      substance:
        'Nach den verfügbaren Daten sind für den Stoff keine endokrinschädlichen Eigenschaften festgestellt worden.',
      mixture:
        'Nach den verfügbaren Daten enthält das Gemisch keinen Stoff mit festgestellten endokrinschädlichen Eigenschaften in einer Konzentration von 0,1 % oder mehr.',
    },
    endocrineOfIngredients: 'Keiner der Inhaltsstoffe in Abschnitt 3 ist als endokriner Disruptor eingestuft.',
    endocrineFound: 'Endokrinschädliche Eigenschaften: {names}.',
    substanceNote: 'Der Wortlaut der Hinweise steht in Abschnitt 2 oder in Abschnitt 16.',
    noExposureLimits: 'Für das Produkt und seine Inhaltsstoffe sind keine Arbeitsplatzgrenzwerte erfasst.',
    monitoring:
      'Ermittlung und Beurteilung der Exposition in der Luft am Arbeitsplatz: EN 689, EN 482. Es gelten die aktuellen nationalen Grenzwerte.',
    seeSection: 'Siehe Unterabschnitt {number}.',
    exposureRoutes: 'Einatmen, Hautkontakt, Augenkontakt, Verschlucken',
    exposureRoutesGas: 'Einatmen',
    exposureRoutesWithoutIngestion: 'Einatmen, Hautkontakt, Augenkontakt',
    logPow: 'Verteilungskoeffizient n-Oktanol/Wasser (log-Wert): {value}',
    notDangerousGoods: 'Das Produkt ist kein Gefahrgut im Sinne von ADR, RID, ADN, IMDG und ICAO-TI/IATA-DGR.',
    noPackingGroup: 'nicht zugeordnet',
    diisocyanateTraining:
      'Diisocyanate (REACH Anhang XVII, Eintrag 74): Industrielle und gewerbliche Anwender schließen vor der Verwendung eine Schulung zur sicheren Verwendung ab und wiederholen sie alle fünf Jahre.',
    nameAsRoad: 'siehe Straße (ADR)',
    railAsRoad:
      'Klassifizierungscode, Nummer zur Kennzeichnung der Gefahr, begrenzte und freigestellte Mengen: siehe Straße (ADR)',
    inlandWaterwaysAsRoad: 'Klassifizierungscode, begrenzte und freigestellte Mengen: siehe Straße (ADR)',
    carriageProhibited: 'Beförderung verboten ({act})',
    notSubjectToAct: 'unterliegt nicht den Vorschriften des {act}',
    specialProvision144:
      'Sondervorschrift 144 (ADR/RID/ADN, IMDG-Code): Eine wässerige Lösung mit höchstens 24 Vol.-% Alkohol unterliegt nicht den Vorschriften.',
    specialProvision375:
      'Sondervorschrift 375 (ADR/RID/ADN): unterliegt keinen weiteren Vorschriften in Einzel- oder Innenverpackungen mit höchstens 5 l eines flüssigen oder 5 kg eines festen Stoffes, die 4.1.1.1, 4.1.1.2 und 4.1.1.4 bis 4.1.1.8 entsprechen; im Seeverkehr IMDG-Code 2.10.2.7, im Luftverkehr Sondervorschrift A197.',
    viscousLiquid:
      'Viskoser flüssiger Stoff (ADR/RID/ADN 2.2.3.1.5.1): unterliegt nicht den Vorschriften in Gefäßen mit höchstens 450 l Fassungsraum, wenn bei der Lösemittel-Trennprüfung die Schicht des Lösemittels weniger als 3 % der Gesamthöhe beträgt und die Auslaufzeit mit einer Düse von 6 mm mindestens 60 s beträgt, oder mindestens 40 s bei höchstens 60 % Stoffen der Klasse 3; höchstens 20 % Nitrocellulose mit höchstens 12,6 % Stickstoff.',
    viscousEnvironment:
      'Ist er umweltgefährdend, nur in Einzel- oder Innenverpackungen mit höchstens 5 l, die 4.1.1.1, 4.1.1.2 und 4.1.1.4 bis 4.1.1.8 entsprechen (2.2.3.1.5.2).',
    seeSpecialProvision: 'siehe Sondervorschrift {number}',
    airNotRecorded: 'Verpackungsanweisungen und Höchstmengen: nicht erfasst',
    airForbidden: 'verboten',
    airPackingInstruction: 'Verpackungsanweisung {instruction}',
    airMaxQuantity: 'höchstens {quantity} je Versandstück',
    firstVersion: 'Erste Version dieses Sicherheitsdatenblatts.',
    noChangesRecorded: 'Es sind keine Änderungen erfasst.',
    noFurtherStatements: 'In Abschnitt 3 werden keine weiteren Hinweise verwendet.',
    hazardousWaste: 'Der mit einem Sternchen (*) gekennzeichnete Abfall ist gefährlicher Abfall.',
    wasteProperties: 'Eigenschaften, die die Behandlung des Abfalls beeinflussen können: {properties}.',
    wastePropertiesUnknown: 'Eigenschaften, die die Behandlung des Abfalls beeinflussen können, sind nicht bekannt.',
    versionOfDate: '{version} vom {date}',
    aerosolContents: '{aerosol}; Inhalt: {state}',
    aerosolContentsUnknown: '{aerosol}; der Aggregatzustand des Inhalts ist nicht erfasst',
    dustExplosionUnknown: 'Ob der Staub mit Luft explosionsfähige Gemische bilden kann, ist nicht erfasst.',
  },

  terms: {
    Annex: 'Anhang',
    Table: 'Tabelle',
    LD50: 'LD50',
    LC50: 'LC50',
    EC50: 'EC50',
    ErC50: 'ErC50',
    Directive: 'Richtlinie',
    EC: 'EG',
    EEC: 'EWG',
    EU: 'EU',
    Regulation: 'Verordnung',
    rat: 'Ratte',
    mouse: 'Maus',
    rabbit: 'Kaninchen',
    'guinea pig': 'Meerschweinchen',
    human: 'Mensch',
    fish: 'Fische',
    algae: 'Algen',
    daphnia: 'Daphnien',
    vapour: 'Dampf',
    vapours: 'Dämpfe',
    'dust/mist': 'Staub/Nebel',
    'dusts or mists': 'Stäube oder Nebel',
    gases: 'Gase',
    dust: 'Staub',
    mist: 'Nebel',
    gas: 'Gas',
    oral: 'oral',
    dermal: 'dermal',
    inhalation: 'inhalativ',
    acute: 'akut',
    chronic: 'chronisch',
    'readily biodegradable': 'leicht biologisch abbaubar',
    'not readily biodegradable': 'nicht leicht biologisch abbaubar',
    'ECHA registration dossier': 'ECHA-Registrierungsdossier',
    'illustrative entry of the demo catalogue': 'Beispielangabe des Demo-Katalogs',
    'supplier data': 'Lieferantenangabe',
    literature: 'Literatur',
    days: 'Tage',
    hours: 'Stunden',
    calculated: 'berechnet',
    bw: 'KG',
    'bw/day': 'KG/Tag',
  },

  detail: {
    classification: 'Einstufung',
    substances: 'Stoffe',
    recommendedUse: 'Empfohlene Verwendung',
    recommendedLevels: 'Empfohlene Mengen',
    specialFeatures: 'Besonderheiten',
    created: 'Erstellungsdatum',
    revision: 'Überarbeitung',
    regulation: 'Verordnung (EG) Nr. 1907/2006 (REACH), Anhang II, geändert durch Verordnung (EU) 2020/878',
  },

  attachments: {
    valid: 'gültig',
    certificate: 'Zertifikat',
    certificateOfAnalysis: 'Analysenzertifikat',
    picture: 'Bild',
    technicalInformation: 'Technische Information',
    auditReport: 'Auditbericht',
  },

  packageSizes: { 1: 'bis 3 l', 2: '> 3 bis 50 l', 3: '> 50 bis 500 l', 4: '> 500 l' },

  page: {
    pageNumber: 'Seite {page} / {pages}',
    version: 'Version {version}',
    qrCode: 'Scannen: aktuelle Dokumente zu diesem Produkt',
    noGtin: 'Ohne GTIN kein GS1 DataMatrix: QR-Code der Produktseite',
  },

  label: {
    title: 'Etikett',
    telephone: 'Tel.',
    synonyms: 'Synonyme',
    professionalOnly: 'Nur für gewerbliche Anwender.',
    seeInside: 'Vollständige Sicherheitsinformationen im Inneren.',
    voc: 'EU-Grenzwert für dieses Produkt (Kat. {subcategory}): {limit} g/l. Dieses Produkt enthält höchstens {content} g/l VOC.',
    batch: 'Charge',
    filled: 'Abgefüllt am',
    serialNumber: 'Serien-Nr.',
    ruler:
      'Ohne Skalierung drucken (100 %). Jedes Lineal muss 100 mm lang sein, der Rahmen {width} × {height} mm groß.',
  },

  tds: {
    title: 'Technisches Merkblatt',
    sections: {
      description: 'Beschreibung',
      uses: 'Anwendungsgebiete',
      properties: 'Technische Daten',
      processing: 'Verarbeitung',
      packaging: 'Gebinde',
      storage: 'Lagerung und Haltbarkeit',
      safety: 'Sicherheit',
    },
    columns: { property: 'Eigenschaft', value: 'Wert', method: 'Methode', article: 'Artikelnummer', pack: 'Gebinde' },
    labels: { date: 'Datum', shelfLife: 'Haltbarkeit', storageTemperature: 'Lagertemperatur' },
    sentences: {
      typicalValues: 'Typische Werte; sie sind keine Spezifikation und keine zugesicherten Eigenschaften.',
      shelfLifeMonths: '{months} Monate im ungeöffneten Originalgebinde',
      safety: 'Kennzeichnung und aktuelles Sicherheitsdatenblatt des Produkts beachten.',
      disclaimer:
        'Die Angaben beruhen auf unseren heutigen Kenntnissen und Erfahrungen. Sie befreien den Anwender nicht von eigenen Prüfungen für den vorgesehenen Zweck und von der Wareneingangskontrolle.',
    },
  },

  ipi: {
    title: 'Betriebsanweisung',
    basis: 'Umgang mit Gefahrstoffen: § 14 GefStoffV, TRGS 555; Richtlinie 98/24/EG, Artikel 8',
    fields: {
      company: 'Betrieb',
      number: 'Nr.',
      date: 'Datum',
      workplace: 'Arbeitsplatz',
      activity: 'Tätigkeit',
      responsible: 'Verantwortliche Person',
      telephone: 'Telefon',
      emergencyCall: 'Notruf',
      firstAider: 'Ersthelfer',
      signature: 'Unterschrift',
    },
    sections: {
      substance: 'Gefahrstoffbezeichnung',
      hazards: 'Gefahren für Mensch und Umwelt',
      protection: 'Schutzmaßnahmen und Verhaltensregeln',
      danger: 'Verhalten im Gefahrfall',
      firstAid: 'Erste Hilfe',
      disposal: 'Sachgerechte Entsorgung',
    },
    product: 'Produktbezeichnung',
    labels: {
      contains: 'Enthält',
      gloves: 'Schutzhandschuhe',
      preparation: 'Vor Arbeitsbeginn',
      restrictions: 'Beschäftigungsbeschränkungen und Vorsorge',
      handling: 'Handhabung',
      storage: 'Lagerung',
      fire: 'Brand',
      spill: 'Auslaufen und Verschütten',
      inhalation: 'Einatmen',
      skin: 'Hautkontakt',
      eyes: 'Augenkontakt',
      ingestion: 'Verschlucken',
    },
    sentences: {
      neverMix: 'Niemals mit diesen Stoffen in Kontakt bringen: {materials}.',
      employmentRestrictions:
        'Jugendliche dürfen nur zur Berufsausbildung und unter Aufsicht einer fachkundigen Person damit arbeiten, schwangere und stillende Frauen nur im Rahmen der Beschäftigungsbeschränkungen.',
      maternityRestrictions:
        'Schwangere und stillende Frauen dürfen nur im Rahmen der Beschäftigungsbeschränkungen damit arbeiten.',
      youthRestrictions:
        'Jugendliche dürfen nur zur Berufsausbildung und unter Aufsicht einer fachkundigen Person damit arbeiten.',
      skinUptake: 'Kann durch die Haut aufgenommen werden: {names}.',
      healthSurveillance: 'An der arbeitsmedizinischen Vorsorge teilnehmen, die der Arbeitgeber anbietet.',
      readFirst: 'Erst damit arbeiten, wenn diese Anweisung gelesen und verstanden ist.',
      training: 'Erst nach Unterweisung über Gefahren und Schutz damit arbeiten; bei Unklarheiten nachfragen.',
      trainingYearly:
        'Erst nach mündlicher Unterweisung damit arbeiten, die mindestens jährlich wiederholt wird; bei Unklarheiten nachfragen.',
      diisocyanateTraining:
        'Nur mit abgeschlossener Schulung zu Diisocyanaten damit arbeiten; sie mindestens alle fünf Jahre wiederholen.',
      checkGluconate: 'Flusssäure: prüfen, ob Calciumgluconat-Gel griffbereit liegt.',
      authorisedOnly: 'Bereiche, in denen damit gearbeitet wird, nur betreten, wenn die eigene Arbeit es erfordert.',
      reportPregnancy:
        'Schwangerschaft oder Stillen dem Arbeitgeber früh mitteilen, damit er die Arbeit beurteilen kann.',
      notIfAllergic: 'Bei einer Allergie gegen einen der Inhaltsstoffe nicht damit arbeiten.',
      stopIfRash: 'Wenn die Haut sich rötet, juckt oder Ausschlag bekommt: Arbeit beenden und Vorgesetzte informieren.',
      stopIfBreathless:
        'Bei Husten, pfeifendem Atem oder Atemnot, auch noch Stunden später: Arbeit beenden und Vorgesetzte informieren.',
      useExtraction:
        'Die vorhandene geschlossene Anlage oder örtliche Absaugung benutzen und vor der Arbeit prüfen, ob sie läuft.',
      ventilate: 'Während der Arbeit gut lüften.',
      useExplosionProof: 'Nur explosionsgeschützte Lüfter und Elektrogeräte benutzen.',
      findEyewashAndShower: 'Den Weg zu Augenspüleinrichtung und Notdusche einprägen und freihalten.',
      findEyewash: 'Den Weg zur Augenspüleinrichtung einprägen und freihalten.',
      closedSystem:
        'Nach Möglichkeit in geschlossenen Systemen arbeiten; nichts einatmen und nichts auf die Haut kommen lassen.',
      respiratoryIfNeeded: 'Atemschutz tragen, wenn die Lüftung nicht ausreicht oder sich Dämpfe oder Aerosole bilden.',
      respiratoryAsTold: 'Atemschutz tragen, wenn Vorgesetzte ihn für diese Arbeit vorgeben.',
      glovesAsTold: 'Schutzhandschuhe tragen, wenn Vorgesetzte sie für diese Arbeit vorgeben.',
      reportRelease: 'Gelangt das Produkt in Gewässer, Kanalisation oder Boden: sofort Vorgesetzte informieren.',
      collectWaste: 'Abfälle im dafür vorgesehenen, gekennzeichneten Behälter sammeln und ihn verschließen.',
      sewerIfAllowed: 'Reste nur in den Abfluss geben, wenn Vorgesetzte es erlauben.',
      uncleanedLikeProduct: 'Verpackungen mit Resten wie das Produkt selbst behandeln.',
      followExplosionRules: 'Betriebliche Regeln zum Explosionsschutz befolgen.',
      adviceIfExposed: 'Nach Kontakt, nach Einatmen oder bei Sorge um die Gesundheit ärztlichen Rat einholen.',
      spillBreathing:
        'Gefahrenbereich sofort verlassen und andere warnen; nur mit umgebungsluftunabhängigem Atemschutzgerät wieder betreten.',
      spillProtection: 'Die oben genannte Schutzausrüstung tragen; Kontakt mit Haut, Augen und Kleidung vermeiden.',
      spillProtectionGas: 'Die oben genannte Schutzausrüstung tragen; die Gaswolke nicht ohne sie betreten.',
      fireSmoke:
        'Wenn sich Rauch oder Gase ausbreiten, den Bereich sofort verlassen und andere warnen; dann löscht nur die Feuerwehr mit umgebungsluftunabhängigem Atemschutzgerät.',
      medicalAdvice: 'Im Zweifel oder bei anhaltenden Beschwerden ärztlichen Rat einholen und das Etikett vorzeigen.',
      severalPages: 'Diese Betriebsanweisung hat {pages} Seiten: alle aushängen.',
      noHazards: 'Nicht als gefährlich eingestuft. Die beim Umgang mit Chemikalien übliche Vorsicht gilt.',
      extinguish: 'Geeignete Löschmittel: {media}.',
      notWith: 'Nicht zum Löschen verwenden: {media}.',
      wasteCode: 'Abfallschlüssel: {code}',
    },
    signs: {
      M004: 'Augenschutz benutzen',
      M005: 'Vor Benutzung erden',
      M009: 'Handschutz benutzen',
      M010: 'Schutzkleidung benutzen',
      M011: 'Hände waschen',
      M013: 'Gesichtsschutz benutzen',
      M017: 'Atemschutz benutzen',
      M028: 'Verschlossen halten',
      M055: 'Von Kindern fernhalten',
      M057: 'Für ständige Lüftung sorgen',
      P003: 'Keine offene Flamme; Feuer, offene Zündquelle und Rauchen verboten',
      P022: 'Essen und Trinken verboten',
      E003: 'Erste Hilfe',
      E011: 'Augenspül\u00adeinrichtung',
      E012: 'Notdusche',
      F001: 'Feuerlöscher',
    },
  },

  abbreviations: {
    ADN: 'Europäisches Übereinkommen über die internationale Beförderung gefährlicher Güter auf Binnenwasserstraßen',
    ADR: 'Übereinkommen über die internationale Beförderung gefährlicher Güter auf der Straße',
    ATE: 'Schätzwert akuter Toxizität (Acute Toxicity Estimate)',
    ATEmix: 'Schätzwert akuter Toxizität des Gemischs',
    AwSV: 'Verordnung über Anlagen zum Umgang mit wassergefährdenden Stoffen',
    BCF: 'Biokonzentrationsfaktor',
    BImSchV: 'Verordnung zur Durchführung des Bundes-Immissionsschutzgesetzes',
    CAS: 'Chemical Abstracts Service',
    CLP: 'Einstufung, Kennzeichnung und Verpackung (Classification, Labelling and Packaging), Verordnung (EG) Nr. 1272/2008',
    DNEL: 'Abgeleitete Expositionshöhe ohne Beeinträchtigung (Derived No-Effect Level)',
    EC10: 'Konzentration mit Wirkung auf 10 % der Testorganismen',
    EG: 'Europäische Gemeinschaft; EG-Nummer: Nummer des Stoffs in den europäischen Verzeichnissen',
    EC50: 'Mittlere effektive Konzentration',
    ECHA: 'Europäische Chemikalienagentur',
    EL50: 'Beladungsrate mit Wirkung auf 50 % der Testorganismen (Effective Loading)',
    EmS: 'Unfallmaßnahmen bei Feuer und Freisetzung (Emergency Schedules, IMDG-Code)',
    EN: 'Europäische Norm',
    EQ: 'Freigestellte Menge (Excepted Quantity)',
    ErC50: 'Konzentration, die die Wachstumsrate um die Hälfte mindert',
    EU: 'Europäische Union',
    EUH: 'Ergänzender Gefahrenhinweis der Europäischen Union',
    EVAL: 'Ethylen-Vinylalkohol-Copolymer',
    EWG: 'Europäische Wirtschaftsgemeinschaft',
    FKM: 'Fluorkautschuk',
    GHS: 'Global Harmonisiertes System zur Einstufung und Kennzeichnung von Chemikalien',
    GKV: 'Grenzwerteverordnung (Österreich)',
    IARC: 'Internationale Agentur für Krebsforschung (International Agency for Research on Cancer)',
    IATA: 'Internationaler Luftverkehrsverband',
    'IATA-DGR': 'Gefahrgutvorschriften (Dangerous Goods Regulations) der IATA',
    'ICAO-TI':
      'Technische Anweisungen für die sichere Beförderung gefährlicher Güter im Luftverkehr (Internationale Zivilluftfahrt-Organisation)',
    IMDG: 'Internationaler Code für die Beförderung gefährlicher Güter mit Seeschiffen',
    IMO: 'Internationale Seeschifffahrts-Organisation',
    ISO: 'Internationale Organisation für Normung',
    Koc: 'Adsorptionskoeffizient, bezogen auf organischen Kohlenstoff',
    LC50: 'Tödliche Konzentration für 50 % der Versuchstiere',
    LD50: 'Tödliche Dosis für 50 % der Versuchstiere',
    LL50: 'Beladungsrate, die für 50 % der Versuchstiere tödlich ist (Lethal Loading)',
    LOAEC:
      'Niedrigste Konzentration mit beobachteter schädlicher Wirkung (Lowest Observed Adverse Effect Concentration)',
    LOAEL: 'Niedrigste Dosis mit beobachteter schädlicher Wirkung (Lowest Observed Adverse Effect Level)',
    LOEC: 'Niedrigste Konzentration mit beobachteter Wirkung (Lowest Observed Effect Concentration)',
    LQ: 'Begrenzte Menge (Limited Quantity)',
    MDI: 'Methylendiphenyldiisocyanat',
    'N.O.S.': 'Nicht anderweitig genannt (Not Otherwise Specified)',
    NCO: 'Isocyanatgruppe',
    NOAEC: 'Konzentration ohne beobachtbare schädliche Wirkung (No Observed Adverse Effect Concentration)',
    NOAEL: 'Dosis ohne beobachtbare schädliche Wirkung (No Observed Adverse Effect Level)',
    NOEC: 'Konzentration ohne beobachtete Wirkung (No Observed Effect Concentration)',
    NOELR: 'Beladungsrate ohne beobachtete Wirkung (No Observed Effect Loading Rate)',
    OECD: 'Organisation für wirtschaftliche Zusammenarbeit und Entwicklung',
    PBT: 'Persistent, bioakkumulierbar und toxisch',
    PE: 'Polyethylen',
    PMT: 'Persistent, mobil und toxisch',
    PNEC: 'Abgeschätzte Nicht-Effekt-Konzentration (Predicted No-Effect Concentration)',
    QSAR: 'Quantitative Struktur-Wirkungs-Beziehung (Quantitative Structure–Activity Relationship)',
    PVC: 'Polyvinylchlorid',
    REACH: 'Registrierung, Bewertung, Zulassung und Beschränkung chemischer Stoffe, Verordnung (EG) Nr. 1907/2006',
    RID: 'Ordnung für die internationale Eisenbahnbeförderung gefährlicher Güter',
    SGG: 'Trenngruppe (IMDG-Code, Segregation Group)',
    STEL: 'Grenzwert für Kurzzeitexposition (Short-Term Exposure Limit)',
    STOT: 'Spezifische Zielorgan-Toxizität (Specific Target Organ Toxicity)',
    'TA Luft': 'Technische Anleitung zur Reinhaltung der Luft',
    TRGS: 'Technische Regeln für Gefahrstoffe',
    TWA: 'Zeitlich gewichteter Mittelwert (Time-Weighted Average)',
    UFI: 'Eindeutiger Rezepturidentifikator (Unique Formula Identifier)',
    UN: 'Vereinte Nationen (United Nations)',
    'V/V': 'Volumen je Volumen',
    VOC: 'Flüchtige organische Verbindungen (Volatile Organic Compounds)',
    WGK: 'Wassergefährdungsklasse',
    'kg KG': 'Kilogramm Körpergewicht',
    ppm: 'Teile je Million (parts per million)',
    ppmV: 'Volumenteile je Million (parts per million by volume)',
    vPvB: 'Sehr persistent und sehr bioakkumulierbar',
    vPvM: 'Sehr persistent und sehr mobil',
  },

  standard: {
    // 2.3 Sonstige Gefahren
    vapourAirMixtures: 'Dämpfe können mit Luft explosionsfähige Gemische bilden.',
    gasAirMixtures: 'Das Gas kann mit Luft explosionsfähige Gemische bilden.',
    flammableVapoursInUse: 'Bei Verwendung können sich entzündbare oder explosionsfähige Dampf/Luft-Gemische bilden.',
    staticIgnition: 'Dämpfe können durch elektrostatische Entladung gezündet werden.',
    dustExplosion: 'Fein verteilter Staub kann mit Luft explosionsfähige Gemische bilden.',
    slipHazard: 'Verschüttetes Produkt macht den Boden rutschig.',
    suffocationHazard: 'Hohe Konzentrationen können den Sauerstoff der Luft verdrängen und zum Ersticken führen.',
    carbonMonoxideOdourless: 'Kohlenmonoxid ist farb- und geruchlos: Nichts warnt davor, bevor es vergiftet.',
    smellNoWarning: 'Schwefelwasserstoff lähmt den Geruchssinn: Sein Geruch ist keine Warnung.',
    oilyCloths:
      'Mit dem Produkt getränkte Lappen, Papier und Staub können sich von selbst entzünden, auch noch nach Stunden.',
    frostbiteHazard: 'Ausströmendes verflüssigtes Gas ist sehr kalt und verursacht Erfrierungen.',
    hotMeltHazard: 'Heiße Schmelze verursacht Verbrennungen.',
    crystallisation: 'Kristallisiert beim Eintrocknen aus; Rückstände lassen sich mit Wasser aufnehmen.',

    // 4.1 Erste Hilfe
    medicalIfExposed: 'Bei Exposition oder falls betroffen: Ärztlichen Rat einholen.',
    dangerToLife: 'Lebensgefahr: sofort handeln und den Rettungsdienst rufen.',
    removeFromDanger: 'Betroffene aus dem Gefahrenbereich bringen und ruhig lagern.',
    removeContaminatedClothing: 'Beschmutzte oder getränkte Kleidung und Schuhe sofort ausziehen.',
    firstAiderProtection: 'Ersthelfer: auf Selbstschutz achten.',
    firstAiderContact:
      'Ersthelfer tragen Schutzhandschuhe: Der Kontakt mit dem Produkt oder mit durchtränkter Kleidung ist gefährlich.',
    firstAiderInhalation: 'Ersthelfer vermeiden das Einatmen des Produkts und lüften: Einatmen ist gefährlich.',
    firstAiderMouth: 'Ersthelfer beatmen nicht von Mund zu Mund: Produkt im Mund oder im Erbrochenen ist gefährlich.',
    rescuersBreathing:
      'Retter betreten den Bereich nur mit umgebungsluftunabhängigem Atemschutzgerät: Sauerstoffmangel.',
    hydrofluoricEmergency:
      'Flusssäure vergiftet auch über die Haut: Jeden Kontakt als Notfall behandeln, sofort den Notruf wählen und den Stoff nennen.',
    cyanideEmergency:
      'Cyanide können binnen Minuten töten: Sofort den Notruf wählen und den Stoff nennen; keine Mund-zu-Mund-Beatmung.',
    rescuersToxicGas: 'Retter betreten den Bereich nur mit umgebungsluftunabhängigem Atemschutzgerät: giftiges Gas.',
    rescuersToxicNoOxygen:
      'Retter betreten den Bereich nur mit umgebungsluftunabhängigem Atemschutzgerät: giftiges Gas und Sauerstoffmangel.',
    recoveryPosition:
      'Bewusstlose mit vorhandener Atmung in die stabile Seitenlage bringen; Bewusstlosen nie etwas durch den Mund einflößen.',
    showSafetyDataSheet:
      'Im Zweifel oder bei anhaltenden Beschwerden ärztlichen Rat einholen und dieses Sicherheitsdatenblatt vorzeigen.',
    noSpecialFirstAid: 'Keine besonderen Maßnahmen erforderlich.',
    freshAir: 'Person an die frische Luft bringen und in einer Haltung ruhigstellen, die das Atmen erleichtert.',
    inhalationMedicalIfSymptoms: 'Bei Unwohlsein oder Reizung der Atemwege ärztlichen Rat einholen.',
    inhalationMedicalAtOnce: 'Sofort Arzt oder Giftinformationszentrum anrufen.',
    carbonMonoxideUrgent:
      'Verdacht auf Kohlenmonoxidvergiftung: Sofort den Notruf wählen, auch ohne Symptome; so bald wie möglich Sauerstoff geben.',
    artificialRespiration:
      'Bei unregelmäßiger Atmung oder Atemstillstand mit Beatmungsbeutel oder Beatmungsgerät beatmen und Rettungsdienst rufen.',
    oxygenByTrained: 'Bei Atemnot geben geschulte Personen Sauerstoff.',
    inhalationDelayedEffects:
      'Wirkungen auf die Lunge können verzögert eintreten: 48 Stunden unter ärztlicher Beobachtung bleiben.',
    washSkin: 'Mit viel Wasser und Seife waschen.',
    brushOffParticles: 'Lose Partikel von der Haut abbürsten.',
    coolOrWetBandages: 'In kaltes Wasser tauchen oder nassen Verband anlegen.',
    rinseSkinAtOnce: 'Haut sofort mindestens 15 Minuten lang mit viel fließendem Wasser abspülen.',
    skinBurnsMedical:
      'Verätzungen keimfrei abdecken und sofort ärztlich behandeln lassen: unbehandelte Verätzungen heilen schlecht.',
    skinMedicalIfIrritation: 'Bei anhaltender Hautreizung ärztlichen Rat einholen.',
    skinMedicalIfRash: 'Bei Hautreizung oder Hautausschlag ärztlichen Rat einholen.',
    skinMedicalAtOnce:
      'Sofort Arzt oder Giftinformationszentrum anrufen, auch ohne Symptome: das Produkt wird über die Haut aufgenommen.',
    skinMedicalIfUnwell: 'Bei Unwohlsein ärztlichen Rat einholen: das Produkt wird über die Haut aufgenommen.',
    skinMedicalExposed: 'Sofort Arzt oder Giftinformationszentrum anrufen.',
    calciumGluconateGel:
      'Nach dem Spülen Calciumgluconat-Gel (2,5 %) einmassieren, auch ohne Schmerzen, und dies wiederholen, bis ein Arzt die Behandlung übernimmt.',
    phenolOnSkin:
      'Phenol und Kresole auf der Haut: sofort mit Polyethylenglykol (Macrogol 300 oder 400) abtupfen, wenn es zur Hand ist, sonst mit viel Wasser spülen.',
    skinCream: 'Nach der Reinigung fetthaltige Hautcreme auftragen.',
    wipeOffResin: 'Produkt zuerst mit Tuch oder Papier abwischen; keine Lösemittel oder Verdünner verwenden.',
    frozenClothing: 'Am Körper festgefrorene Kleidung vor dem Ausziehen mit lauwarmem Wasser auftauen.',
    frostbiteMedical: 'Erfrierungen keimfrei abdecken und sofort ärztliche Hilfe hinzuziehen.',
    thawFrostbite: 'Erfrorene Körperteile mit lauwarmem Wasser auftauen; nicht reiben.',
    gasContactMedical: 'Nach Kontakt mit dem Gas: bei Beschwerden ärztlichen Rat einholen.',
    coolHotMelt:
      'Haut mit heißer Schmelze sofort mit viel kaltem Wasser kühlen; auf der Haut erstarrtes Produkt nicht abziehen; Verbrennungen ärztlich behandeln lassen.',
    rinseEyes:
      'Auge bei geöffnetem Lid einige Minuten unter fließendem Wasser spülen; Kontaktlinsen nach Möglichkeit entfernen.',
    rinseEyesIrritant:
      'Auge bei gespreizten Lidern einige Minuten (mindestens 10 Minuten) behutsam unter fließendem Wasser spülen; Kontaktlinsen nach Möglichkeit entfernen. Bei anhaltender Reizung Augenarzt aufsuchen.',
    rinseEyesAtOnce:
      'Auge sofort einige Minuten (mindestens 15 Minuten) bei weit gespreizten Lidern unter fließendem Wasser spülen, auch unter den Lidern; unverletztes Auge schützen und Kontaktlinsen nach Möglichkeit entfernen.',
    eyeSpecialistAtOnce: 'Sofort Augenarzt oder Augenklinik aufsuchen und auf dem Weg weiterspülen.',
    rinseMouth: 'Mund mit Wasser ausspülen und ausspucken.',
    drinkWater: 'Bei Bewusstsein ein Glas Wasser in kleinen Schlucken trinken lassen.',
    doNotInduceVomiting: 'Kein Erbrechen herbeiführen.',
    vomitingHeadLow: 'Bei Erbrechen den Kopf tief halten, damit kein Mageninhalt in die Lunge gelangt.',
    ingestionMedicalIfUnwell: 'Bei Unwohlsein ärztlichen Rat einholen.',
    ingestionMedicalAtOnce: 'Sofort Arzt oder Giftinformationszentrum anrufen.',
    perforationRisk: 'Starke Ätzwirkung in Mund und Rachen mit Gefahr der Perforation von Speiseröhre und Magen.',
    ingestionUnlikelyGas: 'Verschlucken ist bei Gasen kein wahrscheinlicher Expositionsweg.',
    ingestionUnlikelyAerosol: 'Verschlucken ist bei Aerosolen kein wahrscheinlicher Expositionsweg.',

    // 4.2 Symptome
    symptomEyeIrritation: 'Augenkontakt: Rötung, Tränenfluss, Schmerzen.',
    symptomEyeDamage: 'Augenkontakt: starke Schmerzen, Trübung der Hornhaut; Gefahr des Sehverlusts.',
    symptomSkinIrritation: 'Hautkontakt: Rötung, Juckreiz.',
    symptomBurns: 'Hautkontakt: Verätzungen, Schmerzen, Blasen; die Wirkung reicht in tiefere Hautschichten.',
    symptomBurnsSwallowed:
      'Verschlucken: Verätzungen von Mund, Rachen, Speiseröhre und Magen, mit Gefahr der Perforation.',
    symptomFrostbite:
      'Kontakt mit dem verflüssigten Gas: Erfrierungen mit Schmerzen, Taubheit und Blasen; Schädigung der Augen.',
    symptomHotMelt: 'Kontakt mit heißer Schmelze: Verbrennungen der Haut und der Augen.',
    symptomDrySkin: 'Wiederholter Hautkontakt: entfettete, trockene und rissige Haut, Gefahr einer Dermatitis.',
    symptomSkinAllergy:
      'Hautkontakt: allergisches Ekzem mit Rötung, Juckreiz und Bläschen, auch Tage nach dem Kontakt.',
    symptomRespiratoryAllergy: 'Einatmen: asthmaartige Beschwerden, Atemnot, auch Stunden nach der Exposition.',
    symptomAllergy: 'Eine allergische Reaktion der Haut oder der Atemwege ist möglich.',
    symptomAlreadySensitised:
      'Bei bereits sensibilisierten Personen ist eine allergische Reaktion der Haut oder der Atemwege möglich.',
    symptomAlreadySensitisedSkin:
      'Bei bereits sensibilisierten Personen ist eine allergische Reaktion der Haut möglich.',
    symptomAlreadySensitisedAirways:
      'Bei bereits sensibilisierten Personen ist eine allergische Reaktion der Atemwege möglich.',
    symptomIsocyanates:
      'Isocyanate: Sensibilisierte Personen können schon auf sehr geringe Konzentrationen mit asthmaartigen Beschwerden reagieren, auch noch Stunden nach der Exposition.',
    symptomRespiratoryIrritation: 'Einatmen: Husten, Halsschmerzen, Reizung der Schleimhäute.',
    symptomRespiratoryBurns: 'Einatmen: Verätzung der Atemwege, Atemnot; verzögertes Lungenödem möglich.',
    symptomNarcosis:
      'Einatmen hoher Konzentrationen: Kopfschmerzen, Schwindel, Benommenheit, Übelkeit, Bewusstlosigkeit.',
    symptomOxygenLack: 'Sauerstoffmangel: Schwindel und Bewusstlosigkeit.',
    symptomAspiration:
      'Verschlucken und Erbrechen: in die Lunge gelangtes Produkt verursacht eine chemische Lungenentzündung, auch verzögert.',
    symptomFluoride:
      'Fluorid: starke Schmerzen, die erst Stunden nach dem Kontakt einsetzen können; Calciummangel mit Krämpfen und Herzrhythmusstörungen.',
    symptomCarbonMonoxide:
      'Einatmen von Kohlenmonoxid: giftig; Kopfschmerzen, Schwindel, Übelkeit, Verwirrtheit, Bewusstlosigkeit; Schäden an Herz und Gehirn können noch nach Tagen oder Wochen auftreten.',
    symptomCyanide:
      'Cyanid: Kopfschmerzen, Schwindel, Atemnot, Krämpfe, Bewusstlosigkeit, Atemstillstand binnen Minuten.',
    symptomMethaemoglobin:
      'Methämoglobinbildung im Blut: blaue Lippen, Kopfschmerzen, Schwindel, Atemnot, auch verzögert.',
    symptomPoisoning: 'Vergiftungserscheinungen: Übelkeit, Erbrechen, Kreislaufstörungen, Bewusstlosigkeit.',
    symptomPoisoningInhaled:
      'Einatmen: giftig; Vergiftungserscheinungen wie Kopfschmerzen, Schwindel, Übelkeit und Bewusstlosigkeit sind möglich.',
    symptomFatalInhaled:
      'Einatmen: Lebensgefahr; Vergiftungserscheinungen wie Kopfschmerzen, Schwindel, Übelkeit und Bewusstlosigkeit sind möglich.',
    symptomPoisoningSkin: 'Hautkontakt: giftig; nach Aufnahme über die Haut sind Vergiftungserscheinungen möglich.',
    symptomFatalSkin: 'Hautkontakt: Lebensgefahr; nach Aufnahme über die Haut sind Vergiftungserscheinungen möglich.',
    symptomPoisoningSwallowed:
      'Verschlucken: giftig; Vergiftungserscheinungen wie Übelkeit, Erbrechen, Kreislaufstörungen und Bewusstlosigkeit sind möglich.',
    symptomFatalSwallowed:
      'Verschlucken: Lebensgefahr; Vergiftungserscheinungen wie Übelkeit, Erbrechen, Kreislaufstörungen und Bewusstlosigkeit sind möglich.',
    symptomHarmful: 'Übelkeit, Erbrechen, Magenbeschwerden, allgemeines Krankheitsgefühl.',
    symptomHarmfulInhaled:
      'Einatmen: gesundheitsschädlich; Kopfschmerzen, Schwindel, Übelkeit und allgemeines Krankheitsgefühl sind möglich.',
    symptomHarmfulSkin:
      'Hautkontakt: gesundheitsschädlich; nach Aufnahme über die Haut ist allgemeines Krankheitsgefühl möglich.',
    symptomHarmfulSwallowed:
      'Verschlucken: gesundheitsschädlich; Übelkeit, Erbrechen, Magenbeschwerden und allgemeines Krankheitsgefühl sind möglich.',
    symptomOrganDamage: 'Schädigung von Organen nach einmaliger Exposition, auch verzögert.',
    symptomOrganDamageRepeated: 'Schädigung von Organen bei längerer oder wiederholter Exposition.',
    symptomDelayedCmr: 'Spätwirkungen nach Jahren sind möglich: siehe Abschnitt 11.',
    symptomReproduction:
      'Wirkungen auf die Fruchtbarkeit oder auf das Kind im Mutterleib sind möglich: siehe Abschnitt 11.',
    symptomMethanol:
      'Methanol: Symptome treten bis zu 24 Stunden verzögert auf: Sehstörungen bis zur Erblindung, metabolische Azidose, Krämpfe, Koma.',
    symptomFoaming: 'Verschlucken waschaktiver Stoffe: beim Erbrechen kann Schaum in die Lunge gelangen.',
    symptomOxygenEmbolism: 'Verschlucken: Freisetzung von Sauerstoff, Aufblähung des Magens, Gefahr einer Gasembolie.',
    noSymptomsKnown: 'Bisher sind keine Symptome oder Wirkungen bekannt.',

    // 4.3 Ärztliche Hilfe
    treatSymptomatically: 'Symptomatisch behandeln.',
    attentionInhaled: 'Nach Einatmen ist sofort ärztliche Hilfe erforderlich.',
    attentionSkin: 'Nach Hautkontakt ist sofort ärztliche Hilfe erforderlich.',
    attentionEyes: 'Nach Augenkontakt ist sofort augenärztliche Behandlung erforderlich.',
    attentionSwallowed: 'Nach Verschlucken ist sofort ärztliche Hilfe erforderlich.',
    attentionExposed: 'Nach jeder Exposition ist sofort ärztliche Hilfe erforderlich: Organe können geschädigt werden.',
    oxygenTreatment: 'Nach Sauerstoffmangel: Sauerstoff geben.',
    monitorLungs: 'Nach Einatmen oder Aspiration: Überwachung auf Lungenentzündung und Lungenödem.',
    methanolTreatment:
      'Behandlung der Methanolvergiftung: Fomepizol oder Ethanol als Gegenmittel, Ausgleich der Azidose, Folinsäure, bei Bedarf Hämodialyse.',
    observeAfterIsocyanates:
      'Nach Einatmen von Isocyanaten: mindestens 48 Stunden ärztlich überwachen, da Atembeschwerden verzögert auftreten können.',
    fluorideTreatment: 'Fluorid bindet Calcium und Magnesium: EKG, Calcium, Magnesium und Kalium überwachen.',
    calciumGluconateTreatment:
      'Verätzungen durch Flusssäure: Calciumgluconat als Gel (2,5 %), als Injektion oder Infusion; nach Einatmen auch als Aerosol.',
    carbonMonoxideTreatment:
      'Kohlenmonoxid: sofort 100 % Sauerstoff, in schweren Fällen und bei Schwangerschaft hyperbarer Sauerstoff; Carboxyhämoglobin messen, da die Pulsoximetrie falsche Werte zeigt.',
    cyanideAntidote:
      'Cyanidvergiftung: sofort 100 % Sauerstoff und ein Gegenmittel (Hydroxocobalamin, 4-Dimethylaminophenol oder Natriumthiosulfat).',
    methaemoglobinTreatment:
      'Methämoglobinämie: Sauerstoff, bei Bedarf Methylenblau oder Toluidinblau als Gegenmittel.',
    endoscopy:
      'Nach Verschlucken: frühzeitige Endoskopie zur Beurteilung von Speiseröhre und Magen; ohne sie keine Magenspülung.',
    antifoam: 'Nach Verschlucken schäumender Produkte: Entschäumer (Dimeticon).',
    noAdrenaline: 'Keine Sympathomimetika (Adrenalin, Noradrenalin): Gefahr von Herzrhythmusstörungen.',

    // 5.1 Löschmittel
    alcoholResistantFoam: 'alkoholbeständiger Schaum',
    foam: 'Schaum',
    dryPowder: 'Trockenlöschmittel',
    carbonDioxide: 'Kohlendioxid (CO₂)',
    waterSpray: 'Wassersprühstrahl',
    waterFog: 'Wassernebel',
    drySand: 'trockener Sand',
    fullWaterJet: 'Wasservollstrahl',
    waterUnsuitable: 'Wasser',
    foamUnsuitable: 'wasserhaltiger Schaum',
    carbonDioxideUnsuitable: 'Kohlendioxid',
    organicMediaUnsuitable:
      'Löschmittel mit organischen Verbindungen, Löschpulver auf der Basis von Ammoniumsalzen (ABC-Pulver)',
    noUnsuitableMedia: 'keine bekannt',
    adaptToSurroundings: 'Löschmaßnahmen auf den Umgebungsbrand abstimmen.',

    // 5.2 Besondere Gefahren
    vapoursSpread:
      'Dämpfe sind schwerer als Luft, breiten sich am Boden aus und können über größere Entfernung zurückzünden.',
    containersBurst: 'Hitze führt zu Druckanstieg: geschlossene Behälter können bersten.',
    aerosolsBurst: 'Aerosolpackungen können bei Erwärmung über 50 °C bersten und umherfliegen.',
    explosionIfConfined: 'Erhitzen unter Einschluss: Explosionsgefahr.',
    oxidiserFeedsFire: 'Das Produkt fördert Brände: der Kontakt mit brennbaren Stoffen kann zur Entzündung führen.',
    oxygenRelease:
      'Bei der Zersetzung durch Erwärmung wird Sauerstoff frei; geschlossene Behälter können dadurch bersten.',
    combustible: 'Das Produkt ist brennbar.',
    notCombustible: 'Das Produkt ist nicht brennbar.',
    hydrogenFromMetals: 'Bei Kontakt mit unedlen Metallen kann sich extrem entzündbarer Wasserstoff bilden.',
    burstsByMoisture:
      'Reagiert mit Wasser und Feuchtigkeit unter Bildung von Kohlendioxid: Geschlossene Behälter, in die Wasser gelangt ist, können bersten.',
    toxicGasEscapes: 'Aus erhitzten oder beschädigten Behältern kann giftiges Gas austreten.',
    toxicGasesInFire: 'Im Brandfall können giftige und ätzende Gase und Dämpfe entstehen.',
    carbonOxides: 'Kohlenmonoxid und Kohlendioxid',
    nitrogenOxides: 'Stickoxide (NOₓ)',
    sulphurOxides: 'Schwefeloxide',
    phosphorusOxides: 'Phosphoroxide',
    metalOxides: 'Metalloxide',
    hydrogenChloride: 'Chlorwasserstoff',
    phosgene: 'Phosgen',
    chlorine: 'Chlor',
    chlorineOxides: 'Chloroxide',
    hydrogen: 'Wasserstoff',
    oxygen: 'Sauerstoff',
    ammonia: 'Ammoniak',
    formaldehyde: 'Formaldehyd',
    formicAcid: 'Ameisensäure',
    aldehydes: 'Aldehyde',
    ketene: 'Keten',
    soot: 'Ruß',
    phenols: 'Phenole',
    hydrogenCyanide: 'Cyanwasserstoff',
    isocyanateVapours: 'Isocyanatdämpfe',
    hydrogenFluoride: 'Fluorwasserstoff',
    hydrogenSulphide: 'Schwefelwasserstoff',
    sodiumOxides: 'Natriumoxide',
    silicaFume: 'Siliciumdioxidrauch',
    unburntHydrocarbons: 'unverbrannte Kohlenwasserstoffe',

    // 5.3 Brandbekämpfung
    leakingGasFire: 'Brand von ausströmendem Gas: Nicht löschen, bis Undichtigkeit gefahrlos beseitigt werden kann.',
    explosivesFire:
      'Bei Brand: Explosionsgefahr. Umgebung räumen. KEINE Brandbekämpfung, wenn das Feuer explosive Stoffe/Gemische/Erzeugnisse erreicht.',
    selfContainedBreathing:
      'Umgebungsluftunabhängiges Atemschutzgerät (EN 137) und Feuerwehrschutzkleidung (EN 469) tragen.',
    chemicalSuit: 'Bei möglichem Kontakt mit dem Produkt oder seinen Dämpfen Chemikalienschutzanzug tragen.',
    coolContainers:
      'Gefährdete Behälter mit Wassersprühstrahl kühlen und nach Möglichkeit aus dem Gefahrenbereich bringen.',
    coolContainersFromDistance:
      'Gefährdete Behälter aus der Entfernung mit Wassersprühstrahl kühlen; kein Wasser in Behälter oder an undichte Stellen gelangen lassen.',
    knockDownVapours: 'Gase und Dämpfe mit Wassersprühstrahl niederschlagen.',
    fireWater: 'Kontaminiertes Löschwasser getrennt auffangen; es darf nicht in Kanalisation oder Gewässer gelangen.',
    fightFromDistance: 'Brand wegen Explosionsgefahr aus sicherer Entfernung oder aus der Deckung bekämpfen.',

    // 6.1 Personenbezogene Maßnahmen
    keepPersonsAway: 'Ungeschützte Personen fernhalten; auf der windzugewandten Seite bleiben.',
    evacuate: 'Bereich räumen und anwesende Personen warnen.',
    enterAfterMeasuring:
      'Erst nach Messung der Luft oder mit umgebungsluftunabhängigem Atemschutzgerät wieder betreten.',
    removeIgnitionSources: 'Alle Zündquellen entfernen und Maßnahmen gegen elektrostatische Aufladung treffen.',
    ventilateArea: 'Für gute Lüftung sorgen.',
    wearProtection:
      'Persönliche Schutzausrüstung tragen (siehe Unterabschnitt 8.2); Kontakt mit Haut, Augen und Kleidung vermeiden.',
    wearProtectionGas:
      'Persönliche Schutzausrüstung tragen (siehe Unterabschnitt 8.2); die Gaswolke nicht ohne sie betreten.',
    avoidVapours: 'Dämpfe, Nebel oder Aerosol nicht einatmen.',
    avoidGas: 'Gas nicht einatmen.',
    avoidDust: 'Staubbildung vermeiden und Staub nicht einatmen.',
    breathingProtectionRelease: 'Bei Entstehung von Dampf, Nebel oder Aerosol Atemschutz tragen.',
    respondersChemicalSuit: 'Chemikalienschutzkleidung und umgebungsluftunabhängiges Atemschutzgerät.',
    respondersBreathing:
      'Umgebungsluftunabhängiges Atemschutzgerät, dazu persönliche Schutzausrüstung gemäß Unterabschnitt 8.2.',
    respondersProtection: 'Persönliche Schutzausrüstung gemäß Unterabschnitt 8.2.',
    stopLeak: 'Undichtigkeit beseitigen, wenn dies gefahrlos möglich ist.',

    // 6.2 Umwelt
    keepOutOfDrains:
      'Produkt nicht in die Kanalisation, in Oberflächengewässer, in das Grundwasser oder in den Boden gelangen lassen.',
    gasCollects:
      'Verhindern, dass sich das Gas in Kellern, Gruben und anderen geschlossenen oder tief gelegenen Räumen ansammelt.',
    informAuthorities:
      'Gelangt das Produkt in Gewässer, Kanalisation oder Boden, die zuständigen Behörden benachrichtigen.',
    informAuthoritiesGas: 'Tritt eine größere Menge Gas aus, die zuständigen Behörden benachrichtigen.',
    explosionInDrains: 'Explosionsgefahr in Kanalisation und Gruben.',
    coverDrains: 'Kanalisation abdecken und größere Mengen eindämmen.',

    // 6.3 Reinigung
    absorbInert:
      'Mit flüssigkeitsbindendem Material (Sand, Kieselgur, Universalbinder) aufnehmen und in verschließbare Behälter füllen.',
    absorbMineral:
      'Mit mineralischem Bindemittel (Sand, Kieselgur) aufnehmen und in Behälter füllen, die nicht gasdicht verschlossen werden.',
    isocyanateSpill:
      'Mit feuchtem Bindemittel (Sand, Erde) abdecken, reagieren lassen und in offene Behälter aufnehmen; diese mehrere Tage offen im Freien stehen lassen, da Kohlendioxid entsteht.',
    noCombustibleAbsorbents: 'Nicht mit Sägemehl, Textilien oder anderen brennbaren Stoffen aufnehmen.',
    collectMechanically: 'Trocken und ohne Staubentwicklung aufnehmen und in verschließbare Behälter füllen.',
    collectUnsealed:
      'Trocken und staubfrei aufnehmen und in trockene Behälter füllen, die nicht gasdicht verschlossen werden.',
    letMeltSolidify: 'Geschmolzenes Produkt vor dem Aufnehmen abkühlen und erstarren lassen.',
    vacuumDust: 'Staub mit einem dafür geeigneten Staubsauger aufnehmen; nicht mit Druckluft abblasen.',
    coverPowder: 'Verschüttetes Pulver abdecken, damit Wind und Wasser es nicht verteilen.',
    pumpOff: 'Größere Mengen abpumpen.',
    nonSparkingTools: 'Explosionsgeschützte Geräte und funkenfreies Werkzeug verwenden.',
    neutraliseAcidSpill:
      'Nur danach verbliebene Reste vorsichtig mit Kalk oder Soda neutralisieren: dabei kann Wärme entstehen. Mit viel Wasser nachspülen.',
    neutraliseAlkalineSpill:
      'Nur danach verbliebene Reste vorsichtig mit verdünnter Säure (Citronensäure) neutralisieren: dabei kann Wärme entstehen. Mit viel Wasser nachspülen.',
    takeUpWithoutDust:
      'Feucht oder mit einem Industriesauger der Staubklasse H aufnehmen; nicht trocken kehren und keine Druckluft verwenden.',
    diluteWithWater: 'Reste mit viel Wasser verdünnen.',
    rinseResidues: 'Reste mit viel Wasser wegspülen und das Waschwasser auffangen.',
    cleanSurfaces:
      'Verunreinigte Flächen und Gegenstände anschließend reinigen und die Reinigungsflüssigkeit auffangen.',
    neverAcidOnHypochlorite: 'Niemals mit Säure neutralisieren: es entsteht giftiges Chlorgas.',
    neverAcidOnSpill: 'Niemals mit Säure neutralisieren: es entstehen giftige Gase.',
    letResinCure: 'Vor dem Aushärten aufnehmen; Werkzeug sofort reinigen.',
    letGasDisperse: 'Weiter lüften, bis sich das Gas verflüchtigt hat.',
    moveLeakingReceptacle:
      'Undichten Gasbehälter, wenn dies gefahrlos möglich ist, ins Freie oder an einen gut belüfteten Ort bringen und den Lieferanten benachrichtigen.',
    disposeAsSection13: 'Aufgenommenes Material wie in Abschnitt 13 beschrieben entsorgen.',

    // 6.4 Verweise
    referToOtherSections:
      'Sichere Handhabung: siehe Abschnitt 7. Persönliche Schutzausrüstung: siehe Abschnitt 8. Entsorgung: siehe Abschnitt 13.',

    // 7.1 Handhabung
    soakedCloths:
      'Getränkte Lappen im Freien ausgebreitet trocknen lassen oder bis zur Entsorgung unter Wasser in einem geschlossenen Metallbehälter aufbewahren.',
    useWithVentilation: 'Nur bei guter Lüftung oder Absaugung verwenden.',
    avoidSkinAndEyeContact: 'Kontakt mit Augen, Haut und Kleidung vermeiden.',
    avoidInhalation: 'Dämpfe und Sprühnebel nicht einatmen.',
    noEnzymeAerosols:
      'Keine Stäube oder Aerosole entstehen lassen: Enzyme können die Atemwege schon in sehr kleinen Mengen sensibilisieren.',
    noDustOfNanomaterial:
      'Keine Stäube oder Aerosole des Nanomaterials entstehen lassen: in geschlossenen Anlagen oder mit örtlicher Absaugung handhaben.',
    avoidDustFormation: 'Staubbildung und Staubablagerung vermeiden.',
    keepFromIgnition: 'Von Hitze, Funken, offenen Flammen und heißen Oberflächen fernhalten; nicht rauchen.',
    phosgeneOnHotSurfaces:
      'Dämpfe von offenen Flammen, Schweißlichtbögen und heißen Oberflächen fernhalten: Dort entstehen giftige Gase wie Phosgen und Chlorwasserstoff.',
    earthEquipment:
      'Behälter und Anlagen beim Ab- und Umfüllen erden; explosionsgeschützte Geräte und Anlagen verwenden.',
    antistaticMeasures: 'Maßnahmen gegen elektrostatische Aufladung treffen.',
    noSprayOnFlames:
      'Nicht gegen offene Flammen oder glühende Gegenstände sprühen; nicht durchstechen oder verbrennen, auch nicht nach Gebrauch.',
    doNotPierceAerosol: 'Nicht durchstechen oder verbrennen, auch nicht nach Gebrauch.',
    keepFromCombustibles: 'Von Kleidung und anderen brennbaren Materialien fernhalten.',
    neverReturnResidues: 'Entnommenes Produkt nie in das Gebinde zurückgeben: Zersetzungsgefahr.',
    cleanEquipmentOnly: 'Nur saubere Geräte aus geeignetem Werkstoff verwenden.',
    handleUnderInertGas: 'Unter inertem Gas handhaben und aufbewahren; vor Feuchtigkeit schützen.',
    noContactWithAir: 'Keinen Kontakt mit Luft zulassen.',
    valvesFreeFromGrease: 'Ventile und Ausrüstungsteile öl- und fettfrei halten.',
    handleReceptacles:
      'Gasbehälter gegen Umfallen sichern; nur Armaturen verwenden, die für das Gas und seinen Druck bestimmt sind; Ventile langsam öffnen und nach Gebrauch schließen.',
    noMixingWithAcids: 'Nicht mit Säuren oder sauren Reinigern mischen: es entstehen giftige Gase.',
    apartOutsideDrain:
      'Außer bei der bestimmungsgemäßen Verwendung im Abfluss nicht mit folgenden Stoffen zusammenbringen: {materials}.',
    handleApartFromIncompatible: 'Nicht mit folgenden Stoffen zusammenbringen: {materials}.',
    avoidSpillsInUse: 'Beim Um- und Abfüllen Verschütten vermeiden und das Produkt von der Kanalisation fernhalten.',
    addToWater: 'Beim Verdünnen stets das Produkt portionsweise in das Wasser geben, nie umgekehrt.',
    specialInstructions:
      'Vor Gebrauch besondere Anweisungen einholen; erst handhaben, wenn sie gelesen und verstanden sind.',
    closedSystem: 'Nach Möglichkeit in geschlossenen Systemen handhaben; jede Exposition vermeiden.',
    restrictPregnant: 'Beschäftigungsbeschränkungen für schwangere und stillende Frauen beachten.',
    noWorkForSensitised:
      'Personen mit bekannter Sensibilisierung gegen einen Inhaltsstoff dürfen nicht mit dem Produkt arbeiten.',
    noIsocyanatesWithAsthma:
      'Personen mit Asthma, chronischen Atemwegserkrankungen oder bekannter Sensibilisierung gegen Isocyanate dürfen nicht mit dem Produkt arbeiten.',
    hygiene:
      'Bei der Verwendung nicht essen, trinken oder rauchen. Vor Pausen und bei Arbeitsende Hände waschen. Beschmutzte Kleidung und Schutzausrüstung vor dem Betreten von Bereichen, in denen gegessen wird, ablegen; die Kleidung vor erneutem Tragen waschen.',
    hygieneGas: 'Bei der Verwendung nicht essen, trinken oder rauchen.',
    skinCare: 'Hautschutzplan mit Hautschutz- und Hautpflegemitteln anwenden.',

    // 7.2 Lagerung
    keepTightlyClosed: 'Behälter dicht verschlossen an einem kühlen, gut gelüfteten Ort aufbewahren.',
    keepClosedAndDry:
      'Behälter geschlossen und trocken an einem gut gelüfteten Ort aufbewahren; einen Behälter, in den Wasser gelangt sein kann, nicht wieder verschließen: Kohlendioxid entsteht und kann ihn bersten lassen.',
    keepTightlyClosedWarm: 'Behälter dicht verschlossen an einem gut gelüfteten Ort aufbewahren, vor Kälte geschützt.',
    storeVentilated: 'An einem gut belüfteten Ort aufbewahren.',
    pressureRelief: 'Nur in Behältern mit Druckentlastung aufbewahren; nie gasdicht verschließen.',
    pressureReliefOnly: 'Nur in Behältern mit Druckentlastung aufbewahren.',
    originalContainer: 'Nur im Originalbehälter aufbewahren.',
    lockUp: 'Unter Verschluss und nur für fachkundige Personen zugänglich aufbewahren.',
    lockUpFromChildren: 'Unter Verschluss und für Kinder unzugänglich aufbewahren.',
    protectFromHeat: 'Vor Hitze und direkter Sonnenbestrahlung schützen.',
    protectFromFrost: 'Vor Frost schützen.',
    protectFromMoisture: 'Vor Feuchtigkeit schützen.',
    storageTemperature5to25: 'Empfohlene Lagertemperatur: 5 °C bis 25 °C.',
    storageBelow25: 'Empfohlene Lagertemperatur: unter 25 °C.',
    storeUpright: 'Behälter aufrecht und gegen Umfallen gesichert lagern.',
    aerosolStorage:
      'Behälter steht unter Druck: vor Sonnenbestrahlung schützen und nicht Temperaturen über 50 °C aussetzen.',
    ventedContainer: 'Nur Behälter mit Entlüftungsverschluss verwenden: nie gasdicht verschließen.',
    corrosionResistantContainer: 'In korrosionsbeständigem Behälter mit widerstandsfähiger Innenauskleidung lagern.',
    keepInhibited:
      'Stabilisiert halten: Temperatur und Inhibitorgehalt regelmäßig prüfen; Luft über der Flüssigkeit lassen, da viele Inhibitoren Sauerstoff brauchen.',
    belowSadt:
      'Unter der Temperatur lagern, die der Hersteller angibt: Ab der Temperatur der selbstbeschleunigenden Zersetzung (SADT) zersetzt sich das Produkt von selbst heftig.',
    collectingTray: 'Über einer Auffangwanne aus beständigem Werkstoff lagern.',
    explosionProtection: 'Vorschriften zum Explosionsschutz beachten.',
    apartFromFood: 'Von Nahrungsmitteln, Getränken und Futtermitteln getrennt lagern.',
    apartFromIncompatible: 'Von folgenden Stoffen getrennt lagern: {materials}.',
    apartFromOxidisers: 'Von oxidierenden und selbstentzündlichen Stoffen getrennt lagern.',
    apartFromAcids: 'Von Säuren getrennt lagern.',
    apartFromAlkalis: 'Von Laugen getrennt lagern.',
    apartFromHypochlorites: 'Von Hypochloriten (Chlorbleiche) und oxidierenden Stoffen getrennt lagern.',
    apartFromCombustibles: 'Von brennbaren und reduzierenden Stoffen getrennt lagern.',
    storeSeparately: 'Getrennt aufbewahren.',
    suitableStainlessSteel: 'Geeignete Behälterwerkstoffe: Stahl, Edelstahl.',
    suitablePolyethylene: 'Geeignete Behälterwerkstoffe: Polyethylen, Polypropylen.',
    suitableGlass: 'Geeignete Behälterwerkstoffe: Glas.',
    unsuitableLightMetals: 'Ungeeignete Behälterwerkstoffe: Aluminium, Zink, Zinn und deren Legierungen.',
    unsuitableMetals: 'Ungeeignete Behälterwerkstoffe: Metalle.',
    unsuitableGlass: 'Ungeeignete Behälterwerkstoffe: Glas und Keramik.',
    unsuitablePlastics: 'Ungeeignete Behälterwerkstoffe: viele Kunststoffe und Gummiarten.',

    // 7.3 Endanwendungen
    seeIdentifiedUses:
      'Die identifizierten Verwendungen stehen in Unterabschnitt 1.2; weitere Empfehlungen für bestimmte Endanwendungen sind nicht erfasst.',

    // 8.1 Parameter
    methanolBiologicalLimit: 'Biologischer Grenzwert für Methanol im Urin: nationale Liste beachten.',

    // 8.2.1 Technische Maßnahmen
    generalVentilation: 'Gute Raumlüftung, bei Bedarf mit Absaugung am Arbeitsplatz.',
    localExtraction:
      'Technische Maßnahmen und geeignete Arbeitsverfahren haben Vorrang vor persönlicher Schutzausrüstung: geschlossene Systeme, örtliche Absaugung.',
    isocyanateSurveillance:
      'Für Beschäftigte, die gegenüber Isocyanaten exponiert sind, arbeitsmedizinische Vorsorge nach den nationalen Rechtsvorschriften vorsehen.',
    keepCalciumGluconate: 'Calciumgluconat-Gel (2,5 %) griffbereit am Arbeitsplatz halten.',
    carbonMonoxideAlarm: 'Die Luft mit ortsfesten oder tragbaren Kohlenmonoxid-Warngeräten überwachen.',
    monitorOxygen: 'Sauerstoffgehalt der Luft überwachen, wo sich das Gas ansammeln kann.',
    gasDetectors: 'Gaswarngeräte verwenden, wo das Gas gefährliche Konzentrationen erreichen kann.',
    explosionProofVentilation: 'Lüftung und elektrische Betriebsmittel in explosionsgeschützter Ausführung.',
    eyewashAndShower: 'Augenspüleinrichtung und Notdusche am Arbeitsplatz bereitstellen.',
    eyewash: 'Augenspüleinrichtung am Arbeitsplatz bereitstellen.',

    // 8.2.2 Individuelle Maßnahmen
    generalProtection:
      'Ausrüstung nach Konzentration und Menge des Stoffs am Arbeitsplatz auswählen und ihre Beständigkeit mit dem Lieferanten klären.',
    safetyGlasses: 'Schutzbrille mit Seitenschutz (EN ISO 16321-1), wenn Spritzer möglich sind.',
    safetyGlassesDust: 'Schutzbrille mit Seitenschutz (EN ISO 16321-1), wenn Staub entsteht.',
    safetyGlassesGas: 'Schutzbrille mit Seitenschutz (EN ISO 16321-1) beim Umgang mit Gasbehältern.',
    tightGoggles: 'Dicht schließende Schutzbrille (EN ISO 16321-1).',
    faceShield: 'Zusätzlich Gesichtsschutzschild, wenn mit Spritzern zu rechnen ist.',
    gloves:
      'Chemikalienschutzhandschuhe (EN ISO 374-1). Durchbruchzeit und Einsatzbedingungen nach Angabe des Handschuhherstellers beachten.',
    coldInsulatingGloves: 'Kälteisolierende Schutzhandschuhe (EN 511), die sich schnell abstreifen lassen.',
    mechanicalGloves: 'Arbeitshandschuhe gegen mechanische Risiken (EN 388) beim Umgang mit Gasbehältern.',
    glovesNotNeeded: 'Bei normaler Verwendung nicht erforderlich; bei längerem Kontakt Schutzhandschuhe tragen.',
    glovesByAssessment: 'Über Schutzhandschuhe nach der Gefährdungsbeurteilung des Arbeitsplatzes entscheiden.',
    glovesButyl: 'Butylkautschuk, Schichtdicke mindestens 0,5 mm, Durchbruchzeit mindestens 480 min (Vollkontakt).',
    glovesNitrile: 'Nitrilkautschuk, Schichtdicke mindestens 0,4 mm, Durchbruchzeit mindestens 480 min (Vollkontakt).',
    glovesNitrileSplash: 'Nitrilkautschuk, Schichtdicke mindestens 0,4 mm, als Spritzschutz; nach Kontakt wechseln.',
    glovesFluorocarbon:
      'Fluorkautschuk (FKM), Schichtdicke mindestens 0,4 mm, Durchbruchzeit mindestens 480 min (Vollkontakt).',
    glovesChloroprene:
      'Chloroprenkautschuk, Schichtdicke mindestens 0,5 mm, Durchbruchzeit mindestens 480 min (Vollkontakt).',
    glovesPvc:
      'Polyvinylchlorid (PVC), Schichtdicke mindestens 0,5 mm, Durchbruchzeit mindestens 480 min (Vollkontakt).',
    glovesLaminate: 'Mehrschichtlaminat (PE/EVAL/PE), Durchbruchzeit mindestens 480 min.',
    glovesUnsuitableNatural: 'Nicht geeignet: Handschuhe aus Naturkautschuk, PVC, Leder oder Textil.',
    glovesUnsuitableLeather: 'Nicht geeignet: Handschuhe aus Leder oder Textil.',
    changeGloves: 'Handschuhe vor Gebrauch prüfen, beschädigte oder verschmutzte sofort wechseln.',
    gloveMaterialUnknown:
      'Material, Schichtdicke und Durchbruchzeit der Handschuhe sind für dieses Produkt nicht bekannt: beim Handschuhhersteller erfragen, mit den Stoffen aus Abschnitt 3.',
    protectiveClothing: 'Geschlossene, gegen das Produkt beständige Arbeitskleidung.',
    safetyShoes: 'Sicherheitsschuhe (EN ISO 20345) beim Umgang mit Gasbehältern.',
    chemicalClothing:
      'Chemikalienschutzkleidung (EN 13034, EN 14605), gegen das Produkt beständige Schürze und Stiefel.',
    antistaticClothing:
      'Flammhemmende, antistatische Schutzkleidung (EN ISO 11612, EN 1149-5) und ableitfähige Schuhe.',
    respiratoryByAssessment: 'Über den Atemschutz nach der Gefährdungsbeurteilung des Arbeitsplatzes entscheiden.',
    respiratoryNotNeeded: 'Bei ausreichender Lüftung nicht erforderlich.',
    respiratoryIfInsufficient:
      'Erforderlich bei unzureichender Lüftung, Überschreitung der Grenzwerte oder Bildung von Dämpfen oder Aerosolen.',
    respiratoryIfDust:
      'Erforderlich, wenn Staub entsteht und die Absaugung nicht ausreicht oder die Grenzwerte überschritten werden.',
    respiratoryIfGas: 'Erforderlich bei unzureichender Lüftung oder wenn die Grenzwerte überschritten werden können.',
    particleFilter:
      'Bei Bildung von Aerosolen: Kombinationsfilter, der auch Partikel zurückhält, Partikelklasse P2 (EN 14387).',
    particleFilterP3:
      'Bei Bildung von Aerosolen: Kombinationsfilter, der auch Partikel zurückhält, Partikelklasse P3 (EN 14387).',
    gasFilterUnknown:
      'Der Gasfiltertyp ist nicht bestimmt: nach den Gasen und Dämpfen wählen, die auftreten können (EN 14387).',
    filterA: 'Filtertyp A (organische Gase und Dämpfe mit Siedepunkt über 65 °C), Kennfarbe braun (EN 14387).',
    filterAX:
      'Filtertyp AX (niedrigsiedende organische Verbindungen, Siedepunkt bis 65 °C), Kennfarbe braun (EN 14387).',
    filterB: 'Filtertyp B (anorganische Gase und Dämpfe), Kennfarbe grau (EN 14387).',
    filterBP2: 'Kombinationsfilter B-P2 (anorganische Gase, Dämpfe und Partikel), Kennfarben grau und weiß (EN 14387).',
    filterE: 'Filtertyp E (Schwefeldioxid, Chlorwasserstoff), Kennfarbe gelb (EN 14387).',
    filterK: 'Filtertyp K (Ammoniak und organische Ammoniakderivate), Kennfarbe grün (EN 14387).',
    filterAP2: 'Kombinationsfilter A-P2 (organische Dämpfe und Partikel), Kennfarben braun und weiß (EN 14387).',
    filterP2: 'Partikelfilter P2, Kennfarbe weiß (EN 143).',
    filterDustP2: 'Bei Staubbildung: Partikelfilter P2 (EN 143) oder partikelfiltrierende Halbmaske FFP2 (EN 149).',
    filterDustP3: 'Bei Staubbildung: Partikelfilter P3 (EN 143) oder partikelfiltrierende Halbmaske FFP3 (EN 149).',
    filterP2WhenSpraying: 'Beim Verspritzen: Partikelfilter P2, Kennfarbe weiß (EN 143).',
    filterNOP3: 'Kombinationsfilter NO-P3 für Wasserstoffperoxiddampf nach Angabe des Herstellers.',
    selfContainedAtHighConcentration:
      'Bei hohen oder unbekannten Konzentrationen: umgebungsluftunabhängiges Atemschutzgerät.',
    filtersNoOxygen:
      'Wo Sauerstoff fehlen kann, schützt nur ein umgebungsluftunabhängiges Atemschutzgerät; Filter schützen nicht.',
    carbonMonoxideFilters:
      'Filter der Typen A, B, E und K halten Kohlenmonoxid nicht zurück: umluftunabhängiges Atemschutzgerät tragen.',
    noThermalHazard: 'Keine thermischen Gefahren zu erwarten.',
    coldProtection:
      'Kontakt mit ausströmendem verflüssigtem Gas kann Erfrierungen verursachen: kälteisolierende Handschuhe tragen.',
    heatProtection:
      'Heiße Schmelze verursacht Verbrennungen: hitzeisolierende Handschuhe (EN 407), Gesichtsschutz und geschlossene Kleidung tragen.',

    // 8.2.3 Umwelt
    environmentalControls:
      'Produkt nicht in die Umwelt gelangen lassen; Grenzwerte für Emissionen in Luft und Wasser einhalten.',
    retainFireWaterFacilities:
      'Nur dort lagern und umfüllen, wo ausgelaufenes Produkt und Löschwasser zurückgehalten werden können.',

    // 9.2 Sonstige Angaben
    oxidisingPropertiesNone: 'Keine oxidierenden Eigenschaften.',
    explosivePropertiesNone:
      'Das Produkt ist nicht explosionsgefährlich; die Bildung explosionsfähiger Dampf-Luft-Gemische ist möglich.',
    noDustExplosion: 'Der Staub bildet mit Luft keine explosionsfähigen Gemische.',

    // 10.1 bis 10.3 Reaktivität
    noReactivity: 'Unter normalen Lager- und Handhabungsbedingungen ist keine besondere Reaktivität bekannt.',
    seeHazardousReactions: 'Gefährliche Reaktionen: siehe Unterabschnitt 10.3.',
    corrosiveToMetals: 'Das Produkt wirkt korrosiv gegenüber Metallen.',
    oxidisingEffect: 'Stark oxidierende Wirkung.',
    causesOrIntensifiesFire: 'Oxidierende Wirkung: kann Brand verursachen oder verstärken.',
    intensifiesFire: 'Oxidierende Wirkung: kann Brand verstärken.',
    reactsWithMoisture: 'Reagiert mit Feuchtigkeit.',
    stronglyAcidic: 'Das Produkt reagiert stark sauer.',
    stronglyAlkaline: 'Das Produkt reagiert stark alkalisch.',
    stableAsRecommended: 'Das Produkt ist unter den empfohlenen Lager- und Handhabungsbedingungen stabil.',
    decomposesSlowly:
      'Das Produkt zersetzt sich langsam; Wärme, Licht und Verunreinigungen beschleunigen die Zersetzung.',
    lightSensitive: 'Das Produkt ist lichtempfindlich.',
    stabilised: 'Das Produkt ist stabilisiert.',
    noHazardousReactions:
      'Unter normalen Lager- und Handhabungsbedingungen sind keine gefährlichen Reaktionen bekannt.',
    reactsWithOxidisers: 'Heftige Reaktion mit starken Oxidationsmitteln.',
    reactsWithAcids: 'Heftige, exotherme Reaktion mit Säuren.',
    reactsWithAlkalis: 'Heftige, exotherme Reaktion mit Laugen.',
    heatWithAcids: 'Reagiert mit Säuren unter Wärmeentwicklung.',
    heatWithAlkalis: 'Reagiert mit Laugen unter Wärmeentwicklung.',
    reactsWithWater: 'Wärmeentwicklung beim Verdünnen mit Wasser.',
    reactsWithMetals:
      'Bei Reaktion mit unedlen Metallen (Aluminium, Zink) kann Wasserstoff entstehen: Explosionsgefahr.',
    reactsWithAlkaliMetals: 'Heftige Reaktion mit Alkali- und Erdalkalimetallen.',
    reactsWithReducers: 'Heftige Reaktion mit Reduktionsmitteln und organischen Stoffen.',
    reactsWithAmines: 'Exotherme Reaktion mit Aminen.',
    isocyanateReactions:
      'Exotherme Reaktion mit Wasser, Aminen, Alkoholen und Basen; starke Basen können eine heftige Polymerisation auslösen.',
    amineReactions: 'Exotherme Reaktion mit Isocyanaten, Epoxiden, Säuren, Säurechloriden und Säureanhydriden.',
    nitrosaminesFromNitrites:
      'Mit Nitriten und anderen nitrosierenden Stoffen können Nitrosamine entstehen, von denen viele Krebs erzeugen.',
    aldehydeReactions:
      'Exotherme Reaktion mit Aminen, Phenolen, Laugen, Säuren und Oxidationsmitteln; Laugen und Säuren können eine Polymerisation auslösen.',
    epoxideReactions:
      'Exotherme Reaktion mit Aminen, Säuren, Laugen und Säureanhydriden; größere Mengen erhitzen sich dabei stark.',
    reactsWithEpoxides: 'Exotherme Reaktion mit Epoxiden.',
    reactsWithChloroform:
      'Explosionsgefahr mit Chloroform und anderen Halogenkohlenwasserstoffen in Gegenwart von Laugen.',
    reactsWithHydrogenPeroxide: 'Bildet mit Wasserstoffperoxid und Persäuren explosionsfähige Peroxide.',
    chlorineWithAcids: 'Bei Kontakt mit Säuren wird giftiges Chlorgas freigesetzt.',
    violentWithWater: 'Reagiert heftig mit Wasser.',
    metalAndAlkaliGas:
      'In Berührung mit Wasser oder Feuchtigkeit bilden das Metall und die Lauge oder Säure im Produkt Wasserstoff, der extrem entzündbar ist, und viel Wärme.',
    metalHydrogen: 'Säuren und Laugen bilden mit dem Metall im Produkt Wasserstoff, der extrem entzündbar ist.',
    ammoniaFromNitrate: 'Mit Wasser können das Metall, die Lauge und das Nitrat im Produkt auch Ammoniak bilden.',
    heatWithWater: 'Entwickelt mit Wasser oder Feuchtigkeit viel Wärme; heiße, ätzende Flüssigkeit kann verspritzen.',
    flammableGasWithWater: 'In Berührung mit Wasser entstehen entzündbare Gase.',
    hydrogenWithWater: 'Bei Kontakt mit Wasser, Säuren oder Alkoholen entsteht Wasserstoff, der extrem entzündbar ist.',
    toxicGasWithWater: 'Entwickelt bei Berührung mit Wasser giftige Gase.',
    toxicGasWithAcids: 'Entwickelt bei Berührung mit Säure giftige Gase.',
    veryToxicGasWithAcids: 'Entwickelt bei Berührung mit Säure sehr giftige Gase.',
    fluorideWithAcids: 'Bei Kontakt mit Säuren wird sehr giftiger Fluorwasserstoff freigesetzt.',
    fluorideInAcid:
      'Im sauren Produkt bilden Fluoride Flusssäure, die tief verätzt und über die Haut vergiftet, auch wenn der Schmerz erst spät einsetzt.',
    attacksGlass: 'Greift Glas, Keramik und andere Silicate an.',
    cyanideWithAcids:
      'Bei Kontakt mit Säuren wird Cyanwasserstoff freigesetzt, der sehr giftig und extrem entzündbar ist.',
    sulphideWithAcids:
      'Bei Kontakt mit Säuren wird Schwefelwasserstoff freigesetzt, der sehr giftig und extrem entzündbar ist.',
    azideWithAcids:
      'Bei Kontakt mit Säuren wird Stickstoffwasserstoffsäure freigesetzt, die sehr giftig und explosionsfähig ist.',
    azideWithMetals:
      'Bildet mit Schwermetallen wie Blei und Kupfer explosionsfähige Azide: nicht in Leitungen aus diesen Metallen gießen.',
    nitriteWithAcids: 'Bei Kontakt mit Säuren werden giftige Stickoxide freigesetzt.',
    nitrosamines: 'Bildet mit Aminen, vor allem mit sekundären, Nitrosamine; viele Nitrosamine erzeugen Krebs.',
    explodesWithAmmonium: 'Gemische mit Ammoniumsalzen können beim Erhitzen explodieren.',
    explodesWithNitrites: 'Gemische mit Nitriten oder Nitraten können beim Erhitzen explodieren.',
    chlorineDioxideWithAcids:
      'Bei Kontakt mit Säuren wird Chlordioxid freigesetzt, das giftig und explosionsfähig ist.',
    chlorateMixtures:
      'Gemische mit brennbaren Stoffen, Ammoniumsalzen, Schwefel oder Metallpulvern können durch Schlag, Reibung oder Hitze explodieren.',
    ammoniaWithAlkalis: 'Bei Kontakt mit Laugen wird Ammoniak freigesetzt.',
    chloraminesFromBleach: 'Bei Kontakt mit Hypochloriten (Chlorbleiche) entstehen giftige Chloramine.',
    bleachGases:
      'Bei Kontakt mit Hypochloriten (Chlorbleiche) können giftiges Chlorgas und giftige Chloramine entstehen.',
    chlorineWithHypochlorites:
      'Bei Kontakt mit Hypochloriten (Chlorbleiche) und anderen starken Oxidationsmitteln entsteht giftiges Chlorgas.',
    chlorineFromBleach: 'Bei Kontakt mit Hypochloriten (Chlorbleiche) kann giftiges Chlorgas entstehen.',
    chloraminesWithAmmonia: 'Bei Kontakt mit Ammoniak und Aminen entstehen giftige Chloramine.',
    explosivePeroxides: 'Kann explosionsfähige Peroxide bilden.',
    polymerisation: 'Exotherme Polymerisation möglich.',
    runawayPolymerisation:
      'Hitze, Licht, Verlust des Inhibitors oder Initiatoren wie Peroxide können eine heftige Polymerisation auslösen: Geschlossene Behälter können bersten.',
    decompositionByAccelerators:
      'Kontakt mit Beschleunigern (Aminen, Cobaltverbindungen), Schwermetallen, Säuren, Laugen oder Reduktionsmitteln kann eine heftige Zersetzung auslösen.',
    halogenatedWithMetals: 'Heftige Reaktion mit Aluminium, Magnesium und Alkalimetallen, vor allem mit deren Pulvern.',
    carbonylsWithMetals:
      'Kann mit Nickel und Eisen giftige Metallcarbonyle bilden, vor allem unter Druck oder mit deren Pulvern.',
    heavyMetalDecomposition:
      'Verunreinigungen und Schwermetalle lösen spontane Zersetzung unter Freisetzung von Sauerstoff und Wärme aus.',
    aerosolBurstRisk: 'Berstgefahr der Behälter bei Erwärmung.',

    // 10.4 Zu vermeidende Bedingungen
    heatAndIgnition: 'Hitze, offene Flammen, Funken und andere Zündquellen',
    staticDischarge: 'elektrostatische Entladung',
    heat: 'Hitze',
    heatingUnderConfinement: 'Erhitzen unter Einschluss (Explosionsgefahr)',
    sunlight: 'direkte Sonnenbestrahlung',
    frost: 'Frost',
    cold: 'Kälte',
    moisture: 'Feuchtigkeit',
    above50: 'Temperaturen über 50 °C',
    impurities: 'Verunreinigungen',
    longExposureToAir: 'längerer Luftkontakt',
    noConditionsToAvoid: 'Bei bestimmungsgemäßer Verwendung sind keine zu vermeidenden Bedingungen bekannt.',

    // 10.5 Unverträgliche Materialien
    strongOxidisers: 'starke Oxidationsmittel',
    strongAcids: 'starke Säuren',
    acids: 'Säuren',
    air: 'Luft',
    water: 'Wasser',
    strongAlkalis: 'starke Laugen',
    alkalis: 'Laugen',
    reducingAgents: 'Reduktionsmittel',
    combustibleMaterials: 'brennbare und organische Stoffe',
    baseMetals: 'unedle Metalle (Aluminium, Zink, Zinn)',
    metals: 'Metalle',
    heavyMetals: 'Schwermetalle und deren Salze',
    nickelAndIron: 'fein verteiltes Nickel und Eisen',
    alkaliMetals: 'Alkali- und Erdalkalimetalle',
    amines: 'Amine',
    epoxides: 'Epoxide',
    alcohols: 'Alkohole',
    ammoniumCompounds: 'Ammoniak und Ammoniumverbindungen',
    halogens: 'Halogene',
    halogenatedHydrocarbons: 'Halogenkohlenwasserstoffe',
    chloroform: 'Chloroform',
    peroxides: 'Peroxide',
    hydrogenPeroxide: 'Wasserstoffperoxid',
    nitricAcid: 'Salpetersäure und Nitriersäure',
    hypochlorites: 'Hypochlorite',
    nitrites: 'Nitrite und Nitrate',
    isocyanates: 'Isocyanate',
    acidChlorides: 'Säurechloride und Säureanhydride',
    phenol: 'Phenol',
    glassAndCeramics: 'Glas und Keramik',
    plasticsAndRubber: 'Kunststoffe und Gummi',
    noIncompatibleMaterials: 'Bei bestimmungsgemäßer Verwendung sind keine unverträglichen Materialien bekannt.',

    // 10.6 Zersetzungsprodukte
    noDecompositionProducts:
      'Bei bestimmungsgemäßer Lagerung und Handhabung sind keine gefährlichen Zersetzungsprodukte bekannt.',
    combustionSeeSection5: 'Gefährliche Verbrennungsprodukte: siehe Unterabschnitt 5.2.',

    // 11 Toxikologie
    mixtureNotTested:
      'Prüfergebnisse des Gemisches selbst sind nicht erfasst; die Aussagen beruhen auf den Daten der Inhaltsstoffe.',
    solventAbuse:
      'Das Einatmen hoher Lösemittelkonzentrationen wirkt narkotisch; missbräuchliches Einatmen kann tödlich sein.',
    methanolHumanToxicity:
      'Schon kleine verschluckte Mengen (ab etwa 10 ml) können beim Menschen zur Erblindung führen, 30 ml bis 100 ml können tödlich sein.',
    sensitisingIngredients:
      'Enthält geringe Mengen sensibilisierender Stoffe: bei bereits sensibilisierten Personen sind allergische Reaktionen möglich.',
    noFurtherData: 'Weitere relevante Daten sind nicht verfügbar.',

    // 12 Umwelt
    phHarmsWater:
      'Die Verschiebung des pH-Werts schädigt Wasserorganismen; die Wirkung nimmt mit Verdünnung oder Neutralisation ab.',
    readilyBiodegradable: 'Leicht biologisch abbaubar.',
    notReadilyBiodegradable: 'Nicht leicht biologisch abbaubar.',
    inherentlyBiodegradable: 'Inhärent biologisch abbaubar.',
    inorganicNotBiodegradable:
      'Methoden zur Bestimmung der biologischen Abbaubarkeit sind auf anorganische Stoffe nicht anwendbar.',
    surfactantsBiodegradable:
      'Die Tenside erfüllen die Bedingungen der biologischen Abbaubarkeit des EU-Detergenzienrechts.',
    decomposesInWater: 'Zersetzt sich in Wasser und Boden rasch.',
    notBioaccumulative: 'Eine Anreicherung in Organismen ist nicht zu erwarten.',
    bioaccumulationPossible: 'Eine Anreicherung in Organismen ist möglich.',
    mobileInSoil: 'Das Produkt ist im Boden mobil und kann in das Grundwasser gelangen.',
    lowMobility: 'Das Produkt wird an Boden adsorbiert; seine Mobilität ist gering.',
    volatile: 'Das Produkt verdunstet von Wasser- und Bodenoberflächen.',
    gasDisperses: 'Als Gas verteilt sich das Produkt in der Luft.',
    floatsOnWater: 'Das Produkt schwimmt auf Wasser.',
    pbtInorganic: 'Die Kriterien für PBT und vPvB gemäß REACH Anhang XIII gelten nicht für anorganische Stoffe.',
    ozoneDamage: 'Das Produkt schädigt die Ozonschicht.',
    photochemicalOzone: 'Das Produkt trägt zur Bildung von bodennahem Ozon bei.',
    avoidRelease: 'Freisetzung in die Umwelt vermeiden.',
    eutrophication: 'Große Mengen können zur Überdüngung von Gewässern beitragen.',

    // 13 Entsorgung
    disposeAuthorised:
      'Unter Beachtung der behördlichen Vorschriften einem zugelassenen Entsorgungsunternehmen übergeben.',
    disposeAtCollection: 'Reste bei der kommunalen Sammlung gefährlicher Abfälle aus Haushalten abgeben.',
    disposeByMunicipality: 'Reste nach den Regeln der Gemeinde entsorgen.',
    returnResidualGas:
      'Behälter mit dem restlichen Gas an den Lieferanten zurückgeben; Gas nicht ablassen, wo es sich ansammeln kann oder wo dies nicht erlaubt ist.',
    noHouseholdWaste: 'Nicht mit dem Hausmüll entsorgen; nicht in die Kanalisation gelangen lassen.',
    smallAmountsDilute: 'Kleine Reste können, soweit behördlich erlaubt, verdünnt in das Abwasser gegeben werden.',
    wasteCodeByUse:
      'Die Abfallschlüsselnummer wird entsprechend der Verwendung zusammen mit dem Entsorgungsunternehmen zugeordnet.',
    noMixingWaste: 'Nicht mit anderen Abfällen vermischen.',
    wasteApartFromIncompatible: 'Den Abfall nicht mit folgenden Stoffen mischen: {materials}.',
    returnPressureReceptacles:
      'Wiederbefüllbare Druckgefäße an den Lieferanten zurückgeben; Druckgefäße nie durchstechen oder verbrennen, auch nicht leere.',
    emptyContainersRecycle:
      'Restentleerte Verpackungen der Wiederverwertung zuführen, soweit das Rücknahmesystem sie annimmt.',
    uncleanedLikeProduct: 'Nicht reinigungsfähige Verpackungen sind wie das Produkt zu entsorgen.',
    emptyContainersExplosive:
      'Entleerte Behälter können explosionsfähige Dämpfe enthalten: nicht schweißen, schneiden oder erhitzen.',
    aerosolDisposal:
      'Aerosoldosen nicht durchstechen oder verbrennen, auch nicht leere; restentleerte Dosen der Wiederverwertung, volle der Sammlung gefährlicher Abfälle zuführen.',
    hardenedResin: 'Ausgehärtete Reste können, soweit behördlich erlaubt, als Gewerbeabfall entsorgt werden.',
    paintDry:
      'Eingetrocknete Farbreste können mit dem Hausmüll entsorgt, flüssige bei der Sammelstelle abgegeben werden.',

    // 14.6, 14.7 Transport
    transportUpright:
      'Nur in geschlossenen, aufrecht stehenden und gegen Umfallen gesicherten Behältern befördern; siehe auch Abschnitte 6 bis 8.',
    transportGas:
      'Gasbehälter gegen Verrutschen sichern und vorzugsweise in offene oder belüftete Fahrzeuge verladen; siehe auch Abschnitte 6 bis 8.',
    noTransportPrecautions: 'Keine besonderen Vorsichtsmaßnahmen; siehe auch Abschnitte 6 bis 8.',
    transportAsHandling: 'Die Vorsichtsmaßnahmen der Abschnitte 6 bis 8 auch bei der Beförderung beachten.',
    noBulkTransport: 'Eine Massengutbeförderung gemäß IMO-Instrumenten ist nicht vorgesehen.',

    // 15.1 Rechtsvorschriften (Einträge einer Liste)
    youthAtWork: 'Richtlinie 94/33/EG über den Jugendarbeitsschutz: Beschäftigungsbeschränkungen beachten',
    maternity:
      'Richtlinie 92/85/EWG über Sicherheit und Gesundheitsschutz schwangerer und stillender Arbeitnehmerinnen: Beschäftigungsbeschränkungen beachten',
    carcinogensDirective:
      'Richtlinie 2004/37/EG über Karzinogene, Mutagene und reproduktionstoxische Stoffe bei der Arbeit',
    chemicalAgentsDirective: 'Richtlinie 98/24/EG über Gefährdung durch chemische Arbeitsstoffe bei der Arbeit',
    detergents: 'Verordnung (EG) Nr. 648/2004 über Detergenzien',
    aerosolDirective: 'Richtlinie 75/324/EWG über Aerosolpackungen',
    explosivesPrecursorReportable:
      'Verordnung (EU) 2019/1148 über Ausgangsstoffe für Explosivstoffe, Anhang II: verdächtige Transaktionen, Abhandenkommen und Diebstahl sind zu melden',
    explosivesPrecursorRestricted:
      'Verordnung (EU) 2019/1148 über Ausgangsstoffe für Explosivstoffe, Anhang I: oberhalb des Grenzwerts nicht für Mitglieder der Allgemeinheit',
    drugPrecursor3:
      'Verordnung (EG) Nr. 273/2004 und Verordnung (EG) Nr. 111/2005 betreffend Drogenausgangsstoffe: Kategorie 3',
    decorativePaints: 'Richtlinie 2004/42/EG über flüchtige organische Verbindungen in Farben und Lacken',
    industrialEmissionsVoc: 'Richtlinie 2010/75/EU über Industrieemissionen: flüchtige organische Verbindung',
    poisonCentreNotification: 'Meldung an die Giftinformationszentren gemäß CLP Artikel 45 und Anhang VIII',
    biocides: 'Verordnung (EU) Nr. 528/2012 über Biozidprodukte',
    sheetOnRequest: 'Gewerblichen Verwendern ist auf Anfrage ein Sicherheitsdatenblatt zur Verfügung zu stellen.',
    voluntarySheet:
      'Für dieses Produkt ist gemäß REACH Artikel 31 kein Sicherheitsdatenblatt erforderlich; dieses wird freiwillig bereitgestellt.',

    // 15.2
    csaCarriedOut: 'Für diesen Stoff wurde eine Stoffsicherheitsbeurteilung durchgeführt.',
    csaNotCarriedOut: 'Vom Lieferanten wurde keine Stoffsicherheitsbeurteilung durchgeführt.',
    csaNotRequired: 'Eine Stoffsicherheitsbeurteilung ist nicht erforderlich.',

    // 16
    sources:
      'Angaben der Rohstofflieferanten, von der Europäischen Chemikalienagentur veröffentlichte Registrierungsdossiers, harmonisierte Einstufungen der CLP-Verordnung, Anhang VI.',
    training:
      'Personen, die mit dem Produkt umgehen, vor Aufnahme der Arbeit und danach regelmäßig über die Gefahren und Schutzmaßnahmen unterweisen.',
    disclaimer:
      'Die Angaben beschreiben die Sicherheitserfordernisse des Produkts und stützen sich auf den heutigen Stand unserer Kenntnisse. Sie sind keine Zusicherung von Eigenschaften. Bestehende Gesetze und Bestimmungen hat der Empfänger in eigener Verantwortung zu beachten.',
  },
} satisfies Phrases;
