/** Abbreviations of the English texts with their meanings; each language has its own. */
const abbreviations: Record<string, string> = {
  ADN: 'European Agreement concerning the International Carriage of Dangerous Goods by Inland Waterways',
  ADR: 'Agreement concerning the International Carriage of Dangerous Goods by Road',
  ATE: 'Acute toxicity estimate',
  ATEmix: 'Acute toxicity estimate of the mixture',
  AwSV: 'German ordinance on installations for handling substances hazardous to water',
  BCF: 'Bioconcentration factor',
  CAS: 'Chemical Abstracts Service',
  CLP: 'Classification, Labelling and Packaging, Regulation (EC) No 1272/2008',
  DNEL: 'Derived no-effect level',
  EC: 'European Community; EC number: number of the substance in the European inventories',
  EC50: 'Half maximal effective concentration',
  ECHA: 'European Chemicals Agency',
  EEC: 'European Economic Community',
  EmS: 'Emergency schedules for fire and spillage (IMDG Code)',
  EN: 'European standard',
  EQ: 'Excepted quantity',
  ErC50: 'Concentration that reduces the growth rate by half',
  EU: 'European Union',
  EUH: 'Supplemental hazard statement of the European Union',
  GHS: 'Globally Harmonised System of Classification and Labelling of Chemicals',
  IATA: 'International Air Transport Association',
  'IATA-DGR': 'Dangerous Goods Regulations of the IATA',
  'ICAO-TI':
    'Technical Instructions for the Safe Transport of Dangerous Goods by Air (International Civil Aviation Organization)',
  IMDG: 'International Maritime Dangerous Goods Code',
  IMO: 'International Maritime Organization',
  ISO: 'International Organization for Standardization',
  Koc: 'Adsorption coefficient, normalised to organic carbon',
  LC50: 'Lethal concentration for 50 % of the test animals',
  LD50: 'Lethal dose for 50 % of the test animals',
  LQ: 'Limited quantity',
  NOAEL: 'No observed adverse effect level',
  NOEC: 'No observed effect concentration',
  OECD: 'Organisation for Economic Co-operation and Development',
  PBT: 'Persistent, bioaccumulative and toxic',
  PMT: 'Persistent, mobile and toxic',
  PNEC: 'Predicted no-effect concentration',
  RE: 'STOT RE: specific target organ toxicity, repeated exposure',
  REACH: 'Registration, Evaluation, Authorisation and Restriction of Chemicals, Regulation (EC) No 1907/2006',
  RID: 'Regulation concerning the International Carriage of Dangerous Goods by Rail',
  SE: 'STOT SE: specific target organ toxicity, single exposure',
  SGG: 'Segregation group (IMDG Code)',
  STEL: 'Short-term exposure limit',
  STOT: 'Specific target organ toxicity',
  TRGS: 'Technical Rules for Hazardous Substances (Germany)',
  TWA: 'Time-weighted average',
  UFI: 'Unique formula identifier',
  UN: 'United Nations',
  VOC: 'Volatile organic compounds',
  WGK: 'Water hazard class (Germany)',
  ppm: 'Parts per million',
  vPvB: 'Very persistent and very bioaccumulative',
  vPvM: 'Very persistent and very mobile',
};

/**
 * All phrases of the documents in English: headings and names in the wording of the law (Regulation (EU) 2020/878,
 * Annex II Part B; CLP Annexes I, V and VI), all others in our own. The type of this object is the type of all languages.
 *
 * `standard` are the phrases that `facts.phrases` names by key, `{'10.5': ['strongOxidisers']}`; the slots for
 * them are listed in product/slots.ts. A phrase that ends with a full stop is a sentence and becomes a paragraph;
 * one without is an entry of the list in its subsection (5.1 media, 5.2 and 10.6 gases, 10.4 conditions, 10.5 materials,
 * 15.1 acts).
 */
export const en = {
  /** BCP 47, for dates, numbers and country names. */
  locale: 'en-GB',
  title: 'Safety data sheet',
  regulation: 'according to Regulation (EC) No 1907/2006 (REACH), Annex II, as amended by Regulation (EU) 2020/878',
  notAvailable: 'not available',
  notApplicable: 'not applicable',
  /** A table cell without a value. */
  noValue: '–',
  /** Separator between a term and its value. */
  colon: ': ',
  yes: 'yes',
  no: 'no',

  signalWords: { danger: 'Danger', warning: 'Warning' },

  pictogramNames: {
    GHS01: 'Exploding bomb',
    GHS02: 'Flame',
    GHS03: 'Flame over circle',
    GHS04: 'Gas cylinder',
    GHS05: 'Corrosion',
    GHS06: 'Skull and crossbones',
    GHS07: 'Exclamation mark',
    GHS08: 'Health hazard',
    GHS09: 'Environment',
  },

  sections: {
    1: 'SECTION 1: Identification of the substance/mixture and of the company/undertaking',
    2: 'SECTION 2: Hazards identification',
    3: 'SECTION 3: Composition/information on ingredients',
    4: 'SECTION 4: First aid measures',
    5: 'SECTION 5: Firefighting measures',
    6: 'SECTION 6: Accidental release measures',
    7: 'SECTION 7: Handling and storage',
    8: 'SECTION 8: Exposure controls/personal protection',
    9: 'SECTION 9: Physical and chemical properties',
    10: 'SECTION 10: Stability and reactivity',
    11: 'SECTION 11: Toxicological information',
    12: 'SECTION 12: Ecological information',
    13: 'SECTION 13: Disposal considerations',
    14: 'SECTION 14: Transport information',
    15: 'SECTION 15: Regulatory information',
    16: 'SECTION 16: Other information',
  },

  subsections: {
    '1.1': 'Product identifier',
    '1.2': 'Relevant identified uses of the substance or mixture and uses advised against',
    '1.3': 'Details of the supplier of the safety data sheet',
    '1.4': 'Emergency telephone number',
    '2.1': 'Classification of the substance or mixture',
    '2.2': 'Label elements',
    '2.3': 'Other hazards',
    '3.1': 'Substances',
    '3.2': 'Mixtures',
    '4.1': 'Description of first aid measures',
    '4.2': 'Most important symptoms and effects, both acute and delayed',
    '4.3': 'Indication of any immediate medical attention and special treatment needed',
    '5.1': 'Extinguishing media',
    '5.2': 'Special hazards arising from the substance or mixture',
    '5.3': 'Advice for firefighters',
    '6.1': 'Personal precautions, protective equipment and emergency procedures',
    '6.2': 'Environmental precautions',
    '6.3': 'Methods and material for containment and cleaning up',
    '6.4': 'Reference to other sections',
    '7.1': 'Precautions for safe handling',
    '7.2': 'Conditions for safe storage, including any incompatibilities',
    '7.3': 'Specific end use(s)',
    '8.1': 'Control parameters',
    '8.2': 'Exposure controls',
    '9.1': 'Information on basic physical and chemical properties',
    '9.2': 'Other information',
    '10.1': 'Reactivity',
    '10.2': 'Chemical stability',
    '10.3': 'Possibility of hazardous reactions',
    '10.4': 'Conditions to avoid',
    '10.5': 'Incompatible materials',
    '10.6': 'Hazardous decomposition products',
    '11.1': 'Information on hazard classes as defined in Regulation (EC) No 1272/2008',
    '11.2': 'Information on other hazards',
    '12.1': 'Toxicity',
    '12.2': 'Persistence and degradability',
    '12.3': 'Bioaccumulative potential',
    '12.4': 'Mobility in soil',
    '12.5': 'Results of PBT and vPvB assessment',
    '12.6': 'Endocrine disrupting properties',
    '12.7': 'Other adverse effects',
    '13.1': 'Waste treatment methods',
    '14.1': 'UN number or ID number',
    '14.2': 'UN proper shipping name',
    '14.3': 'Transport hazard class(es)',
    '14.4': 'Packing group',
    '14.5': 'Environmental hazards',
    '14.6': 'Special precautions for user',
    '14.7': 'Maritime transport in bulk according to IMO instruments',
    '15.1': 'Safety, health and environmental regulations/legislation specific for the substance or mixture',
    '15.2': 'Chemical safety assessment',
  },

  subheadings: {
    '6.1.1': 'For non-emergency personnel',
    '6.1.2': 'For emergency responders',
    '8.2.1': 'Appropriate engineering controls',
    '8.2.2': 'Individual protection measures, such as personal protective equipment',
    '8.2.3': 'Environmental exposure controls',
    '9.2.1': 'Information with regard to physical hazard classes',
    '9.2.2': 'Other safety characteristics',
    '11.2.1': 'Endocrine disrupting properties',
    '11.2.2': 'Other information',
  },

  /** Subsection 9.1 (a) to (r). */
  properties: {
    physicalState: 'Physical state',
    colour: 'Colour',
    odour: 'Odour',
    meltingPoint: 'Melting point/freezing point',
    boilingPoint: 'Boiling point or initial boiling point and boiling range',
    flammability: 'Flammability',
    explosionLimits: 'Lower and upper explosion limit',
    flashPoint: 'Flash point',
    autoIgnitionTemperature: 'Auto-ignition temperature',
    decompositionTemperature: 'Decomposition temperature',
    ph: 'pH',
    kinematicViscosity: 'Kinematic viscosity',
    solubility: 'Solubility',
    partitionCoefficient: 'Partition coefficient n-octanol/water (log value)',
    vapourPressure: 'Vapour pressure',
    density: 'Density and/or relative density',
    relativeVapourDensity: 'Relative vapour density',
    particleCharacteristics: 'Particle characteristics',
  },

  physicalStates: { solid: 'solid', liquid: 'liquid', gas: 'gas', aerosol: 'aerosol' },
  /** IMDG Code 3.1.4. */
  segregationGroups: {
    SGG1: 'acids',
    SGG2: 'ammonium compounds',
    SGG3: 'bromates',
    SGG4: 'chlorates',
    SGG5: 'chlorites',
    SGG6: 'cyanides',
    SGG7: 'heavy metals and their salts (including their organometallic compounds)',
    SGG8: 'hypochlorites',
    SGG9: 'lead and its compounds',
    SGG10: 'liquid halogenated hydrocarbons',
    SGG11: 'mercury and mercury compounds',
    SGG12: 'nitrites and their mixtures',
    SGG13: 'perchlorates',
    SGG14: 'permanganates',
    SGG15: 'powdered metals',
    SGG16: 'peroxides',
    SGG17: 'azides',
    SGG18: 'alkalis',
  },

  /** CLP Annex VI, table 1.1: the class behind each abbreviation. */
  hazardClasses: {
    'Unst. Expl.': 'Unstable explosive',
    'Expl.': 'Explosive',
    'Flam. Gas': 'Flammable gas',
    'Pyr. Gas': 'Pyrophoric gas',
    'Chem. Unst. Gas': 'Chemically unstable gas',
    Aerosol: 'Aerosol',
    'Ox. Gas': 'Oxidising gas',
    'Press. Gas': 'Gas under pressure',
    'Flam. Liq.': 'Flammable liquid',
    'Flam. Sol.': 'Flammable solid',
    'Self-react.': 'Self-reactive substance or mixture',
    'Pyr. Liq.': 'Pyrophoric liquid',
    'Pyr. Sol.': 'Pyrophoric solid',
    'Self-heat.': 'Self-heating substance or mixture',
    'Water-react.': 'Substance or mixture which, in contact with water, emits flammable gas',
    'Ox. Liq.': 'Oxidising liquid',
    'Ox. Sol.': 'Oxidising solid',
    'Org. Perox.': 'Organic peroxide',
    'Met. Corr.': 'Substance or mixture corrosive to metals',
    'Desen. Expl.': 'Desensitised explosive',
    'Acute Tox.': 'Acute toxicity',
    'Skin Corr.': 'Skin corrosion',
    'Skin Irrit.': 'Skin irritation',
    'Eye Dam.': 'Serious eye damage',
    'Eye Irrit.': 'Eye irritation',
    'Resp. Sens.': 'Respiratory sensitisation',
    'Skin Sens.': 'Skin sensitisation',
    'Muta.': 'Germ cell mutagenicity',
    'Carc.': 'Carcinogenicity',
    'Repr.': 'Reproductive toxicity',
    'Lact.': 'Reproductive toxicity, additional category: effects on or via lactation',
    'STOT SE': 'Specific target organ toxicity – single exposure',
    'STOT RE': 'Specific target organ toxicity – repeated exposure',
    'Asp. Tox.': 'Aspiration hazard',
    'Aquatic Acute': 'Hazardous to the aquatic environment – acute hazard',
    'Aquatic Chronic': 'Hazardous to the aquatic environment – chronic hazard',
    Ozone: 'Hazardous to the ozone layer',
    'ED HH': 'Endocrine disruption for human health',
    'ED ENV': 'Endocrine disruption for the environment',
    PBT: 'Persistent, bioaccumulative and toxic properties',
    vPvB: 'Very persistent, very bioaccumulative properties',
    PMT: 'Persistent, mobile and toxic properties',
    vPvM: 'Very persistent, very mobile properties',
  },

  /** Formats of a class with its category. */
  hazardCategories: {
    category: '{class}, category {category}',
    division: '{class}, division {category}',
    type: '{class}, type {category}',
    typeJoin: 'or',
    routes: { oral: 'oral', dermal: 'dermal', inhalation: 'inhalation' },
    effects: { H335: 'respiratory tract irritation', H336: 'narcotic effects' },
    gases: {
      'Comp.': 'compressed gas',
      'Liq.': 'liquefied gas',
      'Ref. Liq.': 'refrigerated liquefied gas',
      'Diss.': 'dissolved gas',
    },
  },

  /** Subsection 9.2.1 (a) to (q). */
  physicalHazardClasses: {
    explosives: 'Explosives',
    flammableGases: 'Flammable gases',
    aerosols: 'Aerosols',
    oxidisingGases: 'Oxidising gases',
    gasesUnderPressure: 'Gases under pressure',
    flammableLiquids: 'Flammable liquids',
    flammableSolids: 'Flammable solids',
    selfReactive: 'Self-reactive substances and mixtures',
    pyrophoricLiquids: 'Pyrophoric liquids',
    pyrophoricSolids: 'Pyrophoric solids',
    selfHeating: 'Self-heating substances and mixtures',
    waterReactive: 'Substances and mixtures which emit flammable gases in contact with water',
    oxidisingLiquids: 'Oxidising liquids',
    oxidisingSolids: 'Oxidising solids',
    organicPeroxides: 'Organic peroxides',
    corrosiveToMetals: 'Corrosive to metals',
    desensitisedExplosives: 'Desensitised explosives',
  },

  /** Subsection 11.1 (a) to (j). */
  healthHazardClasses: {
    acuteToxicity: 'Acute toxicity',
    skinCorrosion: 'Skin corrosion/irritation',
    eyeDamage: 'Serious eye damage/irritation',
    sensitisation: 'Respiratory or skin sensitisation',
    mutagenicity: 'Germ cell mutagenicity',
    carcinogenicity: 'Carcinogenicity',
    reproductiveToxicity: 'Reproductive toxicity',
    stotSingle: 'STOT-single exposure',
    stotRepeated: 'STOT-repeated exposure',
    aspiration: 'Aspiration hazard',
  },

  /** Test results of sections 11 and 12. */
  endpoints: {
    acuteOral: 'Acute toxicity, oral',
    acuteDermal: 'Acute toxicity, dermal',
    acuteInhalation: 'Acute toxicity, inhalation',
    fish: 'Toxicity to fish',
    daphnia: 'Toxicity to aquatic invertebrates',
    algae: 'Toxicity to algae',
    biodegradation: 'Biodegradability',
    bioconcentration: 'Bioconcentration',
    soilAdsorption: 'Adsorption in soil',
    fishChronic: 'Long-term toxicity to fish',
    daphniaChronic: 'Long-term toxicity to aquatic invertebrates',
    microorganisms: 'Toxicity to microorganisms',
    soilOrganisms: 'Toxicity to soil organisms and plants',
    otherOrganisms: 'Toxicity to other organisms',
    abioticDegradation: 'Abiotic degradation',
    surfaceTension: 'Surface tension',
  },

  /** Terms of a definition list, lead words of a list, captions. */
  labels: {
    productName: 'Trade name',
    articleNumber: 'Product code',
    articles: 'Article numbers',
    synonyms: 'Other means of identification',
    casNumber: 'CAS number',
    ecNumber: 'EC number',
    indexNumber: 'Index number',
    reachNumber: 'REACH registration number',
    formula: 'Molecular formula',
    reserve: 'Acid/alkaline reserve',
    molarMass: 'Molar mass',
    ufi: 'Unique formula identifier (UFI)',
    identifiedUses: 'Relevant identified uses',
    usesAdvisedAgainst: 'Uses advised against',
    supplier: 'Supplier',
    producer: 'Manufacturer',
    companyName: 'Company',
    address: 'Address',
    country: 'Country',
    telephone: 'Telephone',
    email: 'E-mail',
    website: 'Website',
    emergencyTelephone: 'Emergency telephone number',
    version: 'Version',
    compiled: 'Date of compilation',
    revised: 'Revision date',
    replaces: 'Replaces version',
    permalink: 'Current edition of this safety data sheet',
    classification: 'Classification according to Regulation (EC) No 1272/2008 (CLP)',
    labelling: 'Labelling according to Regulation (EC) No 1272/2008 (CLP)',
    pictograms: 'Hazard pictograms',
    signalWord: 'Signal word',
    contains: 'Hazardous components to be named on the label',
    hazardStatements: 'Hazard statements',
    supplementalStatements: 'Supplemental hazard information',
    precautionaryStatements: 'Precautionary statements',
    pbtAssessment: 'Results of PBT and vPvB assessment',
    endocrine: 'Endocrine disrupting properties',
    substanceComposition: 'Main constituent and impurities',
    mixtureComposition: 'Ingredients',
    specificLimits: 'Specific concentration limits, M factors, ATE',
    generalNotes: 'General notes',
    firstAidInhalation: 'Following inhalation',
    firstAidSkin: 'Following skin contact',
    firstAidEyes: 'Following eye contact',
    firstAidIngestion: 'Following ingestion',
    suitableMedia: 'Suitable extinguishing media',
    unsuitableMedia: 'Unsuitable extinguishing media',
    fireGases: 'Hazardous substances that can form in a fire',
    storageClass: 'Storage class (TRGS 510, Germany)',
    exposureLimits: 'Occupational exposure limit values',
    biologicalLimits: 'Biological limit values',
    dnel: 'Derived no-effect levels (DNEL)',
    pnec: 'Predicted no-effect concentrations (PNEC)',
    monitoring: 'Monitoring procedures',
    eyeProtection: 'Eye/face protection',
    handProtection: 'Hand protection',
    skinProtection: 'Other skin protection',
    respiratoryProtection: 'Respiratory protection',
    thermalProtection: 'Thermal hazards',
    basicProperties: 'Basic physical and chemical properties',
    healthBasis: 'Basis of the classification: health hazards',
    acuteToxicityResults: 'Acute toxicity: test results',
    acuteEstimates: 'Acute toxicity estimates (ATE)',
    ecotoxicityResults: 'Aquatic toxicity: test results',
    degradationResults: 'Degradability: test results',
    accumulationResults: 'Bioaccumulation: test results',
    mobilityResults: 'Mobility: test results',
    otherHealthResults: 'Other health effects: test results',
    nanoform: 'Nanoform',
    exposureScenarios: 'Exposure scenarios',
    annex: 'ANNEX: Exposure scenarios (REACH Article 31(7))',
    routesOfExposure: 'Likely routes of exposure',
    symptoms: 'Symptoms and effects',
    courseOfEffects: 'Delayed, immediate and chronic effects',
    wasteCode: 'Waste code (European List of Waste, Decision 2000/532/EC)',
    productDisposal: 'Product',
    packagingDisposal: 'Contaminated packaging',
    road: 'Road (ADR)',
    rail: 'Rail (RID)',
    inlandWaterways: 'Inland waterways (ADN)',
    sea: 'Sea (IMDG)',
    air: 'Air (ICAO-TI/IATA-DGR)',
    classificationCode: 'Classification code (ADR/RID)',
    hazardIdentificationNumber: 'Hazard identification number (ADR/RID)',
    transportCategory: 'Transport category (ADR/RID 1.1.3.6)',
    tunnelCode: 'Tunnel restriction code (ADR)',
    transportLabels: 'Labels (ADR 5.2.2.2)',
    transportLabel: 'Label {number}',
    orangePlate: 'Orange-coloured plate (ADR 5.3.2)',
    protectiveSigns: 'Safety signs (ISO 7010)',
    limitedQuantity: 'Limited quantity (LQ)',
    exceptedQuantity: 'Excepted quantities (EQ)',
    specialProvisions: 'Special provisions (ADR)',
    packingInstruction: 'Packing instruction',
    expressParcels: 'Express parcels',
    vesselEquipment: 'Equipment required',
    ventilation: 'Ventilation',
    cones: 'Number of blue cones/lights',
    emergencySchedules: 'EmS',
    stowage: 'Stowage category',
    stowageCodes: 'Stowage codes',
    segregationGroups: 'Segregation group',
    segregationCodes: 'Segregation',
    passengerAircraft: 'Passenger and cargo aircraft',
    cargoAircraft: 'Cargo aircraft only',
    transportExemption: 'Exemption',
    transportNote: 'Remark',
    environmentallyHazardous: 'Environmentally hazardous',
    marinePollutant: 'Marine pollutant',
    euLegislation: 'EU legislation',
    reachRestrictions: 'Restrictions according to REACH, Annex XVII',
    wgk: 'Water hazard class (WGK, AwSV)',
    changes: 'Changes since the previous version',
    statementsInFull: 'Full text of the statements in section 3 that are not in section 2',
    procedure: 'Procedure used to classify the mixture (CLP Art. 9)',
    abbreviations: 'Abbreviations and acronyms',
    sources: 'Key literature references and sources of data',
    training: 'Training advice',
    disclaimer: 'Note',
  },

  columns: {
    hazardClass: 'Hazard class and category',
    abbreviation: 'Abbreviation',
    hazardStatement: 'Hazard statement',
    substance: 'Substance',
    identifiers: 'Identifiers',
    content: 'Content',
    classification: 'Classification',
    agent: 'Agent',
    list: 'List',
    country: 'Country',
    twa: 'TWA (8 h)',
    stel: 'STEL (15 min)',
    remarks: 'Remarks',
    property: 'Property',
    value: 'Value',
    test: 'Test',
    source: 'Source',
    population: 'Group',
    route: 'Route',
    duration: 'Exposure, effect',
    compartment: 'Compartment',
    method: 'Method, source',
    file: 'File',
    language: 'Language',
    procedure: 'Procedure',
  },

  /** Short names in front of a number in a cell. */
  numbers: { cas: 'CAS', ec: 'EC', index: 'Index', reach: 'REACH' },

  exposure: {
    skin: 'skin: uptake through the skin possible',
    product: 'Product',
    populations: { workers: 'workers', generalPopulation: 'general population' },
    durations: { longTerm: 'long-term', acute: 'acute' },
    effects: { systemic: 'systemic effects', local: 'local effects' },
    compartments: {
      freshWater: 'fresh water',
      seaWater: 'sea water',
      intermittentRelease: 'intermittent release to water',
      sewageTreatment: 'sewage treatment plant',
      freshWaterSediment: 'fresh water sediment',
      marineSediment: 'marine sediment',
      soil: 'soil',
      air: 'air',
      secondaryPoisoning: 'secondary poisoning',
    },
  },

  /** How a class was found (CLP Art. 9); `measured`: by a figure of section 9, such as the flash point. */
  procedures: {
    test: 'On the basis of test data',
    calculation: 'Calculation method',
    measured: 'On the basis of measured values',
    bridging: 'Bridging principle',
    expertJudgement: 'Expert judgement',
    harmonised: 'Harmonised classification',
    notStated: 'Method not stated',
  },

  wgk: {
    nwg: 'nwg – not hazardous to water',
    1: 'WGK 1 – slightly hazardous to water',
    2: 'WGK 2 – clearly hazardous to water',
    3: 'WGK 3 – highly hazardous to water',
  },

  /** REACH Annex XVII. */
  restrictions: {
    3: 'No 3: liquid substances or mixtures fulfilling the criteria for certain hazard classes',
    28: 'No 28: carcinogenic, category 1A or 1B (supply to the general public)',
    29: 'No 29: mutagenic, category 1A or 1B (supply to the general public)',
    30: 'No 30: toxic for reproduction, category 1A or 1B (supply to the general public)',
    40: 'No 40: flammable substances in aerosol dispensers for entertainment and decoration',
  },

  /** Section 15.1: the ingredients in the lists of REACH that were loaded when the version was stored. */
  listCheck: {
    candidateList: 'Candidate List (REACH Article 59(10))',
    annexXIV: 'REACH Annex XIV (authorisation)',
    annexXVII: 'REACH Annex XVII (restrictions), entries by substance',
    listDate: '{list}, as of {date}',
    entry: 'entry {entry}',
    included: 'included on {date}',
    sunsetDate: 'sunset date {date}',
    article57: 'REACH Article 57({letters})',
    none: 'none found by CAS or EC number',
    noneFrom: 'none found by CAS or EC number at {limit} or more',
    noneNamed: '{list} – none of them is named there for this property (compared by CAS or EC number).',
    groups: 'Entries for groups of substances without numbers were not compared.',
    incomplete: 'Not compared: {names}.',
    notChecked: 'Not checked against',
    notInAppendix: 'not applied: no amendment of Appendices {first} and {second} that lists the substance is known',
    fromDate: 'from {date}',
    unlessExempt: 'not determined: {questions}',
    groupEntries:
      'Not compared with REACH Annex XVII, entries {entries}: they restrict groups of substances that no CAS number names, or have further conditions.',
    noneByClass: 'No entry follows from the classification.',
    /** REACH Annex XVII, entries 28 to 30. */
    dependsOnAppendix:
      'not determined: applies if a substance that causes the class is listed in Appendix {first} or {second}',
  },

  /** Sentences with placeholders, `{name}`. */
  sentences: {
    notClassified: {
      substance: 'The substance is not classified as hazardous according to Regulation (EC) No 1272/2008 (CLP).',
      mixture: 'The mixture is not classified as hazardous according to Regulation (EC) No 1272/2008 (CLP).',
    },
    classificationOpen:
      'Classification not complete. It is not known whether the product has these hazards: {classes}.',
    hazardsUnknown:
      'No hazard class is stated; as the classification of ingredients is not known, it is not known whether the mixture is hazardous.',
    hazardsWithoutBasis: {
      substance:
        'No hazard class is stated; as no evidence is recorded that covers all hazard classes, it is not known whether the substance is hazardous.',
      mixture:
        'No hazard class is stated; as no evidence is recorded that covers all hazard classes, it is not known whether the mixture is hazardous.',
    },
    classified: {
      substance: 'The substance is classified as hazardous according to Regulation (EC) No 1272/2008 (CLP).',
      mixture: 'The mixture is classified as hazardous according to Regulation (EC) No 1272/2008 (CLP).',
    },
    criteriaNotMet: 'Based on available data, the classification criteria are not met.',
    criteriaNotMetFor:
      'Based on available data, the criteria for these hazard classes are not met: {classes}. Of the others this is not known.',
    notClassifiedNoData: 'Not classified: data lacking.',
    notClassifiedOpen: 'Not known: this class is possible, and the data that would decide it are missing.',
    notClassifiedInconclusive: 'Not classified: the data are inconclusive.',
    notClassifiedSeeTests: 'Not classified; see the test results.',
    notClassifiedImpossible: 'Not classified: the data are technically impossible to obtain.',
    notForGas: 'Not applicable to gases, which are inhaled.',
    readAcross: 'Read-across from {name}',
    seeAnnex: 'The exposure scenarios are in the annex to this safety data sheet.',
    scenarioFiles: 'The files belong to this annex. They are attached to the product at this address:',
    basisEstimate: 'Acute toxicity estimate of the mixture from {ingredients} ({provision}).',
    basisSum: 'Sum of {ingredients} ({provision}).',
    basisSpecificLimit: 'Specific concentration limit of {limit} reached by {ingredients} ({provision}).',
    basisGenericLimit: 'Generic concentration limit of {limit} reached by {ingredients} ({provision}).',
    basisPh: 'Extreme pH of the mixture ({provision}).',
    basisSkinCorrosion: 'Follows from the skin corrosion ({provision}).',
    basisHarmonised: 'Harmonised classification ({provision}).',
    basisViscosity: 'Kinematic viscosity {value}; limit: {limit} at 40 °C ({provision}).',
    untested: {
      substance: 'No test results of the substance are recorded for this class.',
      mixture: 'No test results of the mixture itself are recorded for this class.',
    },
    effectsSingle: 'After a single exposure, at once or delayed: {classes}.',
    effectsRenewed: 'After sensitisation, on renewed exposure even to small amounts: {classes}.',
    effectsLate: 'After repeated or prolonged exposure, or long after an exposure: {classes}.',
    organEffects: 'Effects on organs after a single exposure, also after a delay: {statements}',
    lateEffects: 'Delayed and chronic effects: {statements}',
    /** CLP Annex I 3.1.3.6.2.2, by route as 3.1.4.2 allows. */
    unknownAcuteToxicity: '{percent} % of the mixture consists of ingredient(s) of unknown acute toxicity ({route}).',
    /** CLP Annex I 4.1.3.6.1. */
    unknownAquaticHazard: 'Contains {percent} % of components with unknown hazards to the aquatic environment.',
    aquaticSum: '{class}: summation method (CLP, Annex I, 4.1.3.5.5); the sum is {value} times the limit.',
    aquaticSumWithheld: '{class}: summation method (CLP, Annex I, 4.1.3.5.5).',
    noSignalWord: 'No signal word',
    noPictograms: 'No pictogram',
    noStatements: 'None',
    notForPublic: 'Supply to the general public ({law})',
    prescribedText: 'The packaging also carries the text that is prescribed by {law}.',
    childResistant: 'Packaging supplied to the general public: child-resistant fastening (CLP Annex II, 3.1)',
    tactileWarning: 'Packaging supplied to the general public: tactile warning of danger (CLP Annex II, 3.2)',
    reactionsIncomplete:
      'This list rests on the hazard classes, on properties such as the pH and on what is known of the composition, and is not complete: further reactions of the ingredients were not assessed.',
    flammableByClass: 'flammable ({classes})',
    combustibleNotClassified: 'combustible, not classified as flammable',
    notApplicableState: 'not applicable (physical state: {state})',
    notApplicableMixture: 'not applicable (mixture)',
    notApplicableIncombustible: 'not applicable (the product does not burn)',
    notApplicableCompressed: 'not applicable (compressed gas)',
    notApplicableReactive: 'not applicable (the product reacts with water)',
    notApplicableWithoutWater: 'not applicable (the product contains no water)',
    noInformation: 'No information is available.',
    noLabelElements: 'No label elements are required according to Regulation (EC) No 1272/2008 (CLP).',
    notClassifiedIngredient: 'not classified',
    contentsByVolume: 'The contents are percentages by volume.',
    contentsUsedAsVolume:
      'Contents of the gas that do not name their unit are used as percentages by volume for the classification.',
    pbtNone: {
      substance: 'According to the available data the substance is not identified as PBT or vPvB.',
      mixture:
        'According to the available data the mixture contains no substance in a concentration of 0.1 % or more that is identified as PBT or vPvB.',
    },
    pbtOfIngredients:
      'According to the recorded data none of the ingredients in section 3 is classified as PBT or vPvB; this is not the result of an assessment under REACH Annex XIII.',
    pbtFound: 'Assessed as PBT/vPvB or PMT/vPvM: {names}.',
    endocrineNone: {
      substance:
        'According to the available data the substance is not identified as having endocrine disrupting properties.',
      mixture:
        'According to the available data the mixture contains no substance in a concentration of 0.1 % or more that is identified as having endocrine disrupting properties.',
    },
    endocrineOfIngredients: 'None of the ingredients in section 3 is classified as an endocrine disruptor.',
    endocrineFound: 'Endocrine disrupting properties: {names}.',
    substanceNote: 'The full text of the statements is given in section 2 or section 16.',
    noExposureLimits: 'No occupational exposure limit values are recorded for this product or its ingredients.',
    monitoring:
      'Measurement and assessment of the exposure in the workplace atmosphere: EN 689, EN 482. The current national limit values apply.',
    seeSection: 'See subsection {number}.',
    exposureRoutes: 'Inhalation, skin contact, eye contact, ingestion',
    exposureRoutesGas: 'Inhalation',
    exposureRoutesWithoutIngestion: 'Inhalation, skin contact, eye contact',
    logPow: 'Partition coefficient n-octanol/water (log value): {value}',
    notDangerousGoods:
      'The product is not classified as dangerous goods under ADR, RID, ADN, IMDG and ICAO-TI/IATA-DGR.',
    noPackingGroup: 'not assigned',
    diisocyanateTraining:
      'Diisocyanates (REACH Annex XVII, entry 74): industrial and professional users complete a training on their safe use before they use the product, and repeat it every five years.',
    nameAsRoad: 'see road (ADR)',
    railAsRoad: 'Classification code, hazard identification number, limited and excepted quantities: see road (ADR)',
    inlandWaterwaysAsRoad: 'Classification code, limited and excepted quantities: see road (ADR)',
    carriageProhibited: 'carriage prohibited ({act})',
    notSubjectToAct: 'not subject to {act}',
    specialProvision144:
      'Special provision 144 (ADR/RID/ADN, IMDG Code): an aqueous solution with not more than 24 % of alcohol by volume is not subject to the provisions.',
    specialProvision375:
      'Special provision 375 (ADR/RID/ADN): not subject to any other provisions in single or inner packagings of not more than 5 l of a liquid or 5 kg of a solid that meet 4.1.1.1, 4.1.1.2 and 4.1.1.4 to 4.1.1.8; by sea IMDG Code 2.10.2.7, by air special provision A197.',
    viscousLiquid:
      'Viscous liquid (ADR/RID/ADN 2.2.3.1.5.1): not subject to the provisions in receptacles of not more than 450 l, if in the solvent separation test the layer of solvent is less than 3 % of the total height and the flow time with a jet of 6 mm is at least 60 s, or at least 40 s with not more than 60 % of class 3 substances; not more than 20 % of nitrocellulose with not more than 12.6 % of nitrogen.',
    viscousEnvironment:
      'Where it is environmentally hazardous, only in single or inner packagings of not more than 5 l that meet 4.1.1.1, 4.1.1.2 and 4.1.1.4 to 4.1.1.8 (2.2.3.1.5.2).',
    seeSpecialProvision: 'see special provision {number}',
    airNotRecorded: 'packing instructions and maximum quantities: not recorded',
    airForbidden: 'forbidden',
    airPackingInstruction: 'packing instruction {instruction}',
    airMaxQuantity: 'not more than {quantity} per package',
    firstVersion: 'First version of this safety data sheet.',
    noChangesRecorded: 'No changes are recorded.',
    noFurtherStatements: 'No further statements are used in section 3.',
    hazardousWaste: 'The waste marked with an asterisk (*) is hazardous waste.',
    versionOfDate: '{version} of {date}',
    aerosolContents: '{aerosol}; contents: {state}',
    aerosolContentsUnknown: '{aerosol}; the physical state of its contents is not recorded',
    dustExplosionUnknown: 'It is not recorded whether the dust can form explosive mixtures with air.',
  },

  /** Words of test results, limits and lists of limit values that differ between languages. */
  terms: {
    Annex: 'Annex',
    Table: 'Table',
    LD50: 'LD50',
    LC50: 'LC50',
    EC50: 'EC50',
    ErC50: 'ErC50',
    Directive: 'Directive',
    EC: 'EC',
    EEC: 'EEC',
    EU: 'EU',
    Regulation: 'Regulation',
    rat: 'rat',
    mouse: 'mouse',
    rabbit: 'rabbit',
    'guinea pig': 'guinea pig',
    human: 'human',
    fish: 'fish',
    algae: 'algae',
    daphnia: 'daphnia',
    vapour: 'vapour',
    vapours: 'vapours',
    'dust/mist': 'dust/mist',
    'dusts or mists': 'dusts or mists',
    gases: 'gases',
    dust: 'dust',
    mist: 'mist',
    gas: 'gas',
    oral: 'oral',
    dermal: 'dermal',
    inhalation: 'inhalation',
    acute: 'acute',
    chronic: 'chronic',
    'readily biodegradable': 'readily biodegradable',
    'not readily biodegradable': 'not readily biodegradable',
    'ECHA registration dossier': 'ECHA registration dossier',
    'illustrative entry of the demo catalogue': 'illustrative entry of the demo catalogue',
    'supplier data': 'supplier data',
    literature: 'literature',
    days: 'days',
    hours: 'hours',
    calculated: 'calculated',
    bw: 'bw',
    'bw/day': 'bw/day',
  },

  /** The product detail's panels and dates. */
  detail: {
    classification: 'Classification',
    substances: 'Substances',
    recommendedUse: 'Recommended use',
    recommendedLevels: 'Recommended levels',
    specialFeatures: 'Special features',
    created: 'Creation date',
    revision: 'Revision',
    regulation: 'Regulation (EC) No 1907/2006 (REACH), Annex II, as amended by Regulation (EU) 2020/878',
  },

  /** Usual values of attached files; other values are shown unchanged. */
  attachments: {
    valid: 'valid',
    certificate: 'Certificate',
    certificateOfAnalysis: 'Certificate of analysis',
    picture: 'Picture',
    technicalInformation: 'Technical information',
    auditReport: 'Audit report',
  },

  /** CLP Annex I table 1.3: the classes of package capacity. */
  packageSizes: { 1: 'up to 3 l', 2: '> 3 to 50 l', 3: '> 50 to 500 l', 4: '> 500 l' },

  /** Texts on every page of a printed document. */
  page: {
    pageNumber: 'page {page} / {pages}',
    version: 'Version {version}',
    qrCode: 'Scan: current documents of this product',
    /** Why a product has no GS1 DataMatrix. */
    noGtin: 'No GTIN, so no GS1 DataMatrix: QR code of the product’s page',
  },

  /** The label (CLP Art. 17). */
  label: {
    title: 'Label',
    /** Before the supplier's number. */
    telephone: 'Tel.',
    synonyms: 'Synonyms',
    /** REACH Annex XVII, entries 28 to 30. */
    professionalOnly: 'Restricted to professional users.',
    /** On the front of a fold-out label (CLP Annex I 1.2.1.6). */
    seeInside: 'Full safety information inside.',
    /** Of a paint (Directive 2004/42/EC Art. 4). */
    voc: 'EU limit value for this product (cat. {subcategory}): {limit} g/l. This product contains at most {content} g/l VOC.',
    /** Of one pack, before their values. The date is written as 2026-11-25. */
    batch: 'Batch',
    filled: 'Filled on',
    serialNumber: 'Serial no.',
    /** On the test page for the scale of a printer. */
    ruler: 'Print without scaling (100 %). Each ruler must be 100 mm long, the frame {width} × {height} mm.',
  },

  /** The technical data sheet. */
  tds: {
    title: 'Technical data sheet',
    sections: {
      description: 'Description',
      uses: 'Fields of application',
      properties: 'Technical data',
      processing: 'Processing',
      packaging: 'Packaging',
      storage: 'Storage and shelf life',
      safety: 'Safety',
    },
    columns: { property: 'Property', value: 'Value', method: 'Method', article: 'Article number', pack: 'Pack' },
    labels: { date: 'Date', shelfLife: 'Shelf life', storageTemperature: 'Storage temperature' },
    sentences: {
      typicalValues: 'Typical values; they are no specification and no assured properties.',
      shelfLifeMonths: '{months} months in the unopened original pack',
      safety: 'Observe the label and the current safety data sheet of the product.',
      disclaimer:
        'The information rests on our present knowledge and experience. It does not release the user from own tests for the intended use and from incoming inspection.',
    },
  },

  /** The safety instructions (TRGS 555, section 3: Betriebsanweisung), named as the web app's tab. */
  ipi: {
    title: 'Safety instructions',
    basis:
      'Work with hazardous substances: Directive 98/24/EC, Article 8; in Germany GefStoffV, section 14, and TRGS 555',
    fields: {
      company: 'Company',
      number: 'No.',
      date: 'Date',
      workplace: 'Workplace',
      activity: 'Activity',
      responsible: 'Responsible person',
      telephone: 'Telephone',
      emergencyCall: 'Emergency call',
      firstAider: 'First aider',
      signature: 'Signature',
    },
    sections: {
      substance: 'Hazardous substance',
      hazards: 'Hazards for people and the environment',
      protection: 'Protective measures and rules of conduct',
      danger: 'Conduct in danger',
      firstAid: 'First aid',
      disposal: 'Proper disposal',
    },
    /** Substance section of a product that is not classified as hazardous. */
    product: 'Product',
    labels: {
      contains: 'Contains',
      gloves: 'Protective gloves',
      preparation: 'Before you start',
      restrictions: 'Restrictions and medical check-ups',
      handling: 'Handling',
      storage: 'Storage',
      fire: 'Fire',
      spill: 'Spills and leaks',
      inhalation: 'Inhalation',
      skin: 'Skin contact',
      eyes: 'Eye contact',
      ingestion: 'Swallowing',
    },
    sentences: {
      neverMix: 'Never bring into contact with: {materials}.',
      employmentRestrictions:
        'Young people may work with it only for their vocational training and under the supervision of a competent person; pregnant and breastfeeding women only within the restrictions on their employment.',
      maternityRestrictions:
        'Pregnant or breastfeeding women may only work with it as the restrictions on their employment allow.',
      youthRestrictions:
        'Young people may work with it only for their vocational training and under the supervision of a competent person.',
      skinUptake: 'Can be taken up through the skin: {names}.',
      healthSurveillance: 'Take part in the occupational medical check-ups that the employer offers.',
      readFirst: 'Do not work with it until you have read and understood these instructions.',
      training:
        'Start only after you have been instructed on its hazards and on protection; ask if anything is unclear.',
      trainingYearly:
        'Start only after oral instruction, which is repeated at least once a year; ask if anything is unclear.',
      diisocyanateTraining:
        'Work with it only if you have completed the training on diisocyanates; repeat it at least every five years.',
      checkGluconate: 'Hydrofluoric acid: check that calcium gluconate gel is at hand.',
      authorisedOnly: 'Enter areas where it is used only if your work requires it.',
      reportPregnancy:
        'If you are pregnant or breastfeeding, tell your employer early, so that the work can be assessed.',
      notIfAllergic: 'Do not work with it if you are allergic to one of the ingredients.',
      stopIfRash: 'If your skin reddens, itches or gets a rash, stop work and tell your supervisor.',
      stopIfBreathless:
        'If you cough, wheeze or get short of breath, even hours later, stop work and tell your supervisor.',
      useExtraction: 'Use the closed system or local extraction provided and check before work that it runs.',
      ventilate: 'Ventilate the room well during work.',
      useExplosionProof: 'Use only explosion-proof fans and electrical equipment.',
      findEyewashAndShower: 'Know the way to the eyewash and safety shower and keep it clear.',
      findEyewash: 'Know the way to the eyewash and keep it clear.',
      closedSystem: 'Work in closed systems where possible; do not breathe it in and do not let it touch your skin.',
      respiratoryIfNeeded: 'Wear respiratory protection if ventilation is not sufficient or vapours or aerosols form.',
      respiratoryAsTold: 'Wear respiratory protection if your supervisor prescribes it for this work.',
      glovesAsTold: 'Wear protective gloves if your supervisor prescribes them for this work.',
      reportRelease: 'If the product reaches waters, drains or soil, tell your supervisor at once.',
      collectWaste: 'Collect waste in the closed, labelled container that is provided for it.',
      sewerIfAllowed: 'Pour residues into the drain only if your supervisor allows it.',
      uncleanedLikeProduct: 'Treat packaging with residues like the product itself.',
      followExplosionRules: 'Follow the company’s rules on explosion protection.',
      adviceIfExposed:
        'After contact or breathing it in, or if you are concerned about your health, get medical advice.',
      spillBreathing:
        'Leave the danger area at once and warn others; enter it again only with self-contained breathing apparatus.',
      spillProtection: 'Wear the protective equipment named above; avoid contact with skin, eyes and clothing.',
      spillProtectionGas: 'Wear the protective equipment named above; do not enter the cloud of gas without it.',
      fireSmoke:
        'Where smoke or gases spread, leave the area at once and warn others; only firefighters with self-contained breathing apparatus fight the fire then.',
      medicalAdvice: 'In case of doubt or lasting symptoms get medical advice and show the label.',
      severalPages: 'This instruction has {pages} pages: post all of them.',
      noHazards: 'Not classified as hazardous. The usual care in handling chemicals applies.',
      extinguish: 'Extinguish with: {media}.',
      notWith: 'Do not extinguish with: {media}.',
      wasteCode: 'Waste code: {code}',
    },
    /** ISO 7010. */
    signs: {
      M004: 'Wear eye protection',
      M005: 'Connect an earth terminal to the ground',
      M009: 'Wear protective gloves',
      M010: 'Wear protective clothing',
      M011: 'Wash your hands',
      M013: 'Wear a face shield',
      M017: 'Wear respiratory protection',
      M028: 'Keep locked',
      M055: 'Keep out of reach of children',
      M057: 'Ensure continuous ventilation',
      P003: 'No open flame, no ignition source, no smoking',
      P022: 'No eating or drinking',
      E003: 'First aid',
      E011: 'Eyewash station',
      E012: 'Safety shower',
      F001: 'Fire extinguisher',
    },
  },

  abbreviations,

  standard: {
    // 2.3 Other hazards
    vapourAirMixtures: 'Vapours can form explosive mixtures with air.',
    gasAirMixtures: 'The gas can form explosive mixtures with air.',
    flammableVapoursInUse: 'In use, flammable or explosive vapour-air mixtures can form.',
    staticIgnition: 'Vapours can be ignited by electrostatic discharge.',
    dustExplosion: 'Finely dispersed dust can form explosive mixtures with air.',
    slipHazard: 'Spilled product makes floors slippery.',
    suffocationHazard: 'High concentrations can displace the oxygen in the air and suffocate.',
    carbonMonoxideOdourless: 'Carbon monoxide has no colour and no smell: nothing warns of it before it poisons.',
    smellNoWarning: 'Hydrogen sulphide numbs the sense of smell: its smell is no warning.',
    frostbiteHazard: 'Escaping liquefied gas is very cold and causes frostbite.',
    hotMeltHazard: 'Hot melt causes burns.',
    crystallisation: 'Crystallises on drying; the residues can be wiped up with water.',

    // 4.1 First aid
    medicalIfExposed: 'If exposed or concerned: Get medical advice.',
    dangerToLife: 'Danger to life: act at once and call the emergency service.',
    removeFromDanger: 'Take the affected person out of the danger area and keep the person at rest.',
    removeContaminatedClothing: 'Take off contaminated or soaked clothing and shoes at once.',
    firstAiderProtection: 'First aiders: pay attention to self-protection.',
    firstAiderContact:
      'First aiders wear protective gloves: contact with the product or with soaked clothing is dangerous.',
    firstAiderInhalation: 'First aiders avoid breathing in the product and air the place: inhaling it is dangerous.',
    firstAiderMouth:
      'First aiders do not give mouth-to-mouth resuscitation: product in the mouth or in vomit is dangerous.',
    rescuersBreathing: 'Rescuers enter only with self-contained breathing apparatus: lack of oxygen.',
    hydrofluoricEmergency:
      'Hydrofluoric acid poisons through the skin, too: treat every contact as an emergency, call the emergency service at once and name the substance.',
    cyanideEmergency:
      'Cyanides can kill within minutes: call the emergency service at once and name the substance; no mouth-to-mouth resuscitation.',
    rescuersToxicGas: 'Rescuers enter only with self-contained breathing apparatus: toxic gas.',
    rescuersToxicNoOxygen: 'Rescuers enter only with self-contained breathing apparatus: toxic gas and lack of oxygen.',
    recoveryPosition:
      'An unconscious person who is breathing is brought into the recovery position; never give anything by mouth to an unconscious person.',
    showSafetyDataSheet: 'In case of doubt or lasting symptoms get medical advice and show this safety data sheet.',
    noSpecialFirstAid: 'No special measures are required.',
    freshAir: 'Bring the person to fresh air and keep at rest in a position comfortable for breathing.',
    inhalationMedicalIfSymptoms: 'Get medical advice if the person feels unwell or the airways are irritated.',
    inhalationMedicalAtOnce: 'Call a doctor or a poison centre at once.',
    carbonMonoxideUrgent:
      'Suspected poisoning by carbon monoxide: call the emergency service at once, also without symptoms; oxygen as soon as possible.',
    artificialRespiration:
      'If breathing is irregular or has stopped, give artificial respiration with a breathing bag or respirator and call the emergency service.',
    oxygenByTrained: 'If breathing is difficult, trained persons give oxygen.',
    inhalationDelayedEffects:
      'Effects on the lungs can appear after a delay: keep under medical observation for 48 hours.',
    washSkin: 'Wash with plenty of water and soap.',
    brushOffParticles: 'Brush off loose particles from skin.',
    coolOrWetBandages: 'Immerse in cool water or wrap in wet bandages.',
    rinseSkinAtOnce: 'Rinse the skin at once with plenty of running water for at least 15 minutes.',
    skinBurnsMedical:
      'Cover burns with a sterile dressing and get medical treatment at once: untreated burns heal badly.',
    skinMedicalIfIrritation: 'Get medical advice if the skin stays irritated.',
    skinMedicalIfRash: 'Get medical advice if the skin becomes irritated or a rash appears.',
    skinMedicalAtOnce:
      'Call a doctor or a poison centre at once, even without symptoms: the product is taken up through the skin.',
    skinMedicalIfUnwell: 'Get medical advice if the person feels unwell: the product is taken up through the skin.',
    skinMedicalExposed: 'Call a doctor or a poison centre at once.',
    calciumGluconateGel:
      'After rinsing, rub calcium gluconate gel (2.5 %) into the skin, also if there is no pain, and repeat this until a doctor takes over.',
    phenolOnSkin:
      'Phenol and cresols on the skin: dab off at once with polyethylene glycol (macrogol 300 or 400) if it is at hand, otherwise rinse with plenty of water.',
    skinCream: 'Apply a greasy skin cream after cleaning.',
    wipeOffResin: 'Wipe off product with a cloth or paper first; do not use solvents or thinners.',
    frozenClothing: 'Before taking off clothing that is frozen to the skin, thaw it with lukewarm water.',
    frostbiteMedical: 'Cover frostbite with a sterile dressing and get medical attention at once.',
    thawFrostbite: 'Thaw frostbitten parts with lukewarm water; do not rub.',
    gasContactMedical: 'After contact with the gas: get medical advice if complaints appear.',
    coolHotMelt:
      'Cool skin with hot melt on it at once with plenty of cold water; do not pull off product that has solidified on the skin; get medical treatment for burns.',
    // P351 of the label says 'several minutes' without a figure (CLP Annex IV part 2): its words and the minimum time are in one sentence.
    rinseEyes:
      'Rinse the open eye with running water for several minutes; remove contact lenses if this is easy to do.',
    rinseEyesIrritant:
      'Rinse the eye gently under running water for several minutes (at least 10 minutes) with the eyelids held open; remove contact lenses if this is easy to do. If the irritation lasts, see an eye specialist.',
    rinseEyesAtOnce:
      'Rinse the eye at once under running water for several minutes (at least 15 minutes) with the eyelids held wide open, also under the lids; protect the uninjured eye and remove contact lenses if this is easy to do.',
    eyeSpecialistAtOnce: 'Go to an eye specialist or an eye hospital at once and keep rinsing on the way.',
    rinseMouth: 'Rinse the mouth with water and spit the water out.',
    drinkWater: 'Let a conscious person drink one glass of water in small sips.',
    doNotInduceVomiting: 'Do not induce vomiting.',
    vomitingHeadLow: 'If the person vomits, keep the head low so that no stomach content reaches the lungs.',
    ingestionMedicalIfUnwell: 'Get medical advice if the person feels unwell.',
    ingestionMedicalAtOnce: 'Call a doctor or a poison centre at once.',
    perforationRisk:
      'Strong corrosive effect in mouth and throat with danger of perforation of oesophagus and stomach.',
    ingestionUnlikelyGas: 'Swallowing is not considered a likely route of exposure for gases.',
    ingestionUnlikelyAerosol: 'Swallowing is not considered a likely route of exposure for aerosols.',

    // 4.2 Symptoms
    symptomEyeIrritation: 'Eye contact: redness, watering, pain.',
    symptomEyeDamage: 'Eye contact: severe pain, clouding of the cornea; risk of loss of sight.',
    symptomSkinIrritation: 'Skin contact: redness, itching.',
    symptomBurns: 'Skin contact: burns, pain, blisters; the effect reaches into deeper layers of the skin.',
    symptomBurnsSwallowed: 'Swallowing: burns of mouth, throat, oesophagus and stomach, with danger of perforation.',
    symptomFrostbite: 'Contact with the liquefied gas: frostbite with pain, numbness and blisters; damage to the eyes.',
    symptomHotMelt: 'Contact with the hot melt: burns of skin and eyes.',
    symptomDrySkin: 'Repeated skin contact: degreased, dry and cracked skin, danger of dermatitis.',
    symptomSkinAllergy: 'Skin contact: allergic eczema with reddening, itching and blisters, also days after contact.',
    symptomRespiratoryAllergy: 'Inhalation: asthma-like complaints, shortness of breath, also hours after exposure.',
    symptomAllergy: 'Allergic reaction of the skin or the airways is possible.',
    symptomAlreadySensitised:
      'In persons already sensitised an allergic reaction of the skin or the airways is possible.',
    symptomAlreadySensitisedSkin: 'In persons already sensitised an allergic reaction of the skin is possible.',
    symptomAlreadySensitisedAirways: 'In persons already sensitised an allergic reaction of the airways is possible.',
    symptomIsocyanates:
      'Isocyanates: sensitised persons can react to very low concentrations with asthma-like complaints, also hours after exposure.',
    symptomRespiratoryIrritation: 'Inhalation: cough, sore throat, irritation of the mucous membranes.',
    symptomRespiratoryBurns:
      'Inhalation: burns of the airways, shortness of breath; pulmonary oedema after a delay is possible.',
    symptomNarcosis: 'Inhalation of high concentrations: headache, dizziness, drowsiness, nausea, unconsciousness.',
    symptomOxygenLack: 'Lack of oxygen: dizziness and unconsciousness.',
    symptomAspiration:
      'Swallowing and vomiting: product that reaches the lungs causes chemical pneumonia, also after a delay.',
    symptomFluoride:
      'Fluoride: severe pain, which can begin only hours after contact; lack of calcium with cramps and cardiac arrhythmia.',
    symptomCarbonMonoxide:
      'Inhalation of carbon monoxide: toxic; headache, dizziness, nausea, confusion, unconsciousness; damage to heart and brain can appear after days or weeks.',
    symptomCyanide:
      'Cyanide: headache, dizziness, shortness of breath, cramps, unconsciousness, respiratory arrest within minutes.',
    symptomMethaemoglobin:
      'Methaemoglobin in the blood: blue lips, headache, dizziness, shortness of breath, also after a delay.',
    symptomPoisoning: 'Signs of poisoning: nausea, vomiting, circulatory disorders, loss of consciousness.',
    symptomPoisoningInhaled:
      'Inhalation: toxic; signs of poisoning such as headache, dizziness, nausea and loss of consciousness are possible.',
    symptomFatalInhaled:
      'Inhalation: fatal; signs of poisoning such as headache, dizziness, nausea and loss of consciousness are possible.',
    symptomPoisoningSkin: 'Skin contact: toxic; signs of poisoning are possible after uptake through the skin.',
    symptomFatalSkin: 'Skin contact: fatal; signs of poisoning are possible after uptake through the skin.',
    symptomPoisoningSwallowed:
      'Swallowing: toxic; signs of poisoning such as nausea, vomiting, circulatory disorders and loss of consciousness are possible.',
    symptomFatalSwallowed:
      'Swallowing: fatal; signs of poisoning such as nausea, vomiting, circulatory disorders and loss of consciousness are possible.',
    symptomHarmful: 'Nausea, vomiting, stomach complaints, general feeling of illness.',
    symptomHarmfulInhaled:
      'Inhalation: harmful; headache, dizziness, nausea and a general feeling of illness are possible.',
    symptomHarmfulSkin:
      'Skin contact: harmful; a general feeling of illness is possible after uptake through the skin.',
    symptomHarmfulSwallowed:
      'Swallowing: harmful; nausea, vomiting, stomach complaints and a general feeling of illness are possible.',
    symptomOrganDamage: 'Damage to organs after a single exposure, also after a delay.',
    symptomOrganDamageRepeated: 'Damage to organs through long or repeated exposure.',
    symptomDelayedCmr: 'Delayed effects after years are possible: see section 11.',
    symptomReproduction: 'Effects on fertility or on the unborn child are possible: see section 11.',
    symptomMethanol:
      'Methanol: signs appear after a delay of up to 24 hours: visual disturbances to blindness, metabolic acidosis, cramps, coma.',
    symptomFoaming: 'Swallowing of washing-active substances: foam can reach the lungs when vomiting.',
    symptomOxygenEmbolism: 'Swallowing: release of oxygen, bloating of the stomach, danger of gas embolism.',
    noSymptomsKnown: 'No symptoms or effects are known so far.',

    // 4.3 Medical attention
    treatSymptomatically: 'Treat symptomatically.',
    attentionInhaled: 'After inhalation immediate medical attention is needed.',
    attentionSkin: 'After skin contact immediate medical attention is needed.',
    attentionEyes: 'After eye contact immediate treatment by an eye specialist is needed.',
    attentionSwallowed: 'After swallowing immediate medical attention is needed.',
    attentionExposed: 'After any exposure immediate medical attention is needed: organs can be damaged.',
    oxygenTreatment: 'After lack of oxygen: give oxygen.',
    monitorLungs: 'After inhalation or aspiration: monitoring for pneumonia and pulmonary oedema.',
    methanolTreatment:
      'Treatment of methanol poisoning: fomepizole or ethanol as antidote, correction of the acidosis, folinic acid, haemodialysis where needed.',
    observeAfterIsocyanates:
      'After inhalation of isocyanates: medical observation for at least 48 hours, since complaints of the airways can appear after a delay.',
    fluorideTreatment: 'Fluoride binds calcium and magnesium: monitor ECG, calcium, magnesium and potassium.',
    calciumGluconateTreatment:
      'Burns by hydrofluoric acid: calcium gluconate as gel (2.5 %), by injection or infusion; after inhalation also as aerosol.',
    carbonMonoxideTreatment:
      'Carbon monoxide: 100 % oxygen at once, in severe cases and in pregnancy hyperbaric oxygen; measure carboxyhaemoglobin, since pulse oximetry shows false values.',
    cyanideAntidote:
      'Cyanide poisoning: 100 % oxygen and an antidote at once (hydroxocobalamin, 4-dimethylaminophenol or sodium thiosulphate).',
    methaemoglobinTreatment:
      'Methaemoglobinaemia: oxygen, and methylene blue or toluidine blue as antidote where needed.',
    endoscopy:
      'After swallowing: early endoscopy to assess damage to oesophagus and stomach; no gastric lavage without it.',
    antifoam: 'After swallowing of foaming product: antifoaming agent (dimeticone).',
    noAdrenaline: 'No sympathomimetics (adrenaline, noradrenaline): danger of cardiac arrhythmia.',

    // 5.1 Extinguishing media
    alcoholResistantFoam: 'alcohol-resistant foam',
    foam: 'foam',
    dryPowder: 'dry extinguishing powder',
    carbonDioxide: 'carbon dioxide (CO₂)',
    waterSpray: 'water spray jet',
    waterFog: 'water mist',
    drySand: 'dry sand',
    fullWaterJet: 'full water jet',
    waterUnsuitable: 'water',
    foamUnsuitable: 'water-based foam',
    carbonDioxideUnsuitable: 'carbon dioxide',
    organicMediaUnsuitable:
      'extinguishing media with organic compounds, extinguishing powder based on ammonium salts (ABC powder)',
    noUnsuitableMedia: 'none known',
    adaptToSurroundings: 'Choose the extinguishing media for the surrounding fire.',

    // 5.2 Special hazards
    vapoursSpread: 'Vapours are heavier than air, spread along the floor and can flash back over a distance.',
    containersBurst: 'Heat raises the pressure: closed containers can burst.',
    aerosolsBurst: 'Aerosol containers can burst and fly off when heated above 50 °C.',
    explosionIfConfined: 'Heating under confinement: risk of explosion.',
    oxidiserFeedsFire: 'The product feeds fire: contact with combustible material can lead to ignition.',
    oxygenRelease: 'Decomposition on heating releases oxygen and can burst closed containers.',
    combustible: 'The product is combustible.',
    notCombustible: 'The product is not combustible.',
    hydrogenFromMetals: 'Contact with base metals can form hydrogen, which is extremely flammable.',
    burstsByMoisture:
      'Reacts with water and moisture and forms carbon dioxide: closed containers into which water has got can burst.',
    toxicGasEscapes: 'Toxic gas can escape from containers that are heated or damaged.',
    toxicGasesInFire: 'In case of fire toxic and corrosive gases and vapours can form.',
    carbonOxides: 'carbon monoxide and carbon dioxide',
    nitrogenOxides: 'nitrogen oxides (NOₓ)',
    sulphurOxides: 'sulphur oxides',
    phosphorusOxides: 'phosphorus oxides',
    metalOxides: 'metal oxides',
    hydrogenChloride: 'hydrogen chloride',
    phosgene: 'phosgene',
    chlorine: 'chlorine',
    chlorineOxides: 'chlorine oxides',
    hydrogen: 'hydrogen',
    oxygen: 'oxygen',
    ammonia: 'ammonia',
    formaldehyde: 'formaldehyde',
    formicAcid: 'formic acid',
    aldehydes: 'aldehydes',
    ketene: 'ketene',
    soot: 'soot',
    phenols: 'phenols',
    hydrogenCyanide: 'hydrogen cyanide',
    isocyanateVapours: 'isocyanate vapours',
    hydrogenFluoride: 'hydrogen fluoride',
    hydrogenSulphide: 'hydrogen sulphide',
    sodiumOxides: 'sodium oxides',
    silicaFume: 'silica fume',
    unburntHydrocarbons: 'unburnt hydrocarbons',

    // 5.3 Firefighters
    leakingGasFire: 'Leaking gas fire: Do not extinguish, unless leak can be stopped safely.',
    explosivesFire: 'In case of fire: Explosion risk. Evacuate area. DO NOT fight fire when fire reaches explosives.',
    selfContainedBreathing:
      'Wear self-contained breathing apparatus (EN 137) and protective clothing for firefighters (EN 469).',
    chemicalSuit: 'Wear a chemical protective suit where contact with the product or its vapours is possible.',
    coolContainers:
      'Cool containers at risk with a water spray jet and, if possible, take them out of the danger area.',
    coolContainersFromDistance:
      'Cool containers at risk with a water spray jet from a distance; let no water get into containers or on leaks.',
    knockDownVapours: 'Knock down gases and vapours with a water spray jet.',
    fireWater: 'Collect contaminated extinguishing water separately; it must not reach drains or waters.',
    fightFromDistance:
      'Fight the fire from a safe distance or from a protected place because of the danger of explosion.',

    // 6.1 Personal precautions
    keepPersonsAway: 'Keep unprotected persons away; stay upwind.',
    evacuate: 'Evacuate the area and warn the persons in it.',
    enterAfterMeasuring: 'Enter again only when the air has been measured, or with self-contained breathing apparatus.',
    removeIgnitionSources: 'Remove all sources of ignition and take precautions against electrostatic charging.',
    ventilateArea: 'Ventilate the area well.',
    wearProtection:
      'Wear personal protective equipment (see subsection 8.2); avoid contact with skin, eyes and clothing.',
    wearProtectionGas:
      'Wear personal protective equipment (see subsection 8.2); do not enter the cloud of gas without it.',
    avoidVapours: 'Do not breathe vapours, mist or spray.',
    avoidGas: 'Do not breathe the gas.',
    avoidDust: 'Avoid the formation of dust and do not breathe dust.',
    breathingProtectionRelease: 'Wear respiratory protection when vapours, mist or spray form.',
    respondersChemicalSuit: 'Chemical protective clothing and self-contained breathing apparatus.',
    respondersBreathing: 'Self-contained breathing apparatus, and personal protective equipment as in subsection 8.2.',
    respondersProtection: 'Personal protective equipment as in subsection 8.2.',
    stopLeak: 'Stop the leak if this is possible without risk.',

    // 6.2 Environment
    keepOutOfDrains: 'Do not let the product reach drains, surface water, groundwater or soil.',
    gasCollects: 'Do not let the gas collect in cellars, pits and other closed or low-lying places.',
    informAuthorities: 'If the product reaches waters, drains or soil, inform the authorities in charge.',
    informAuthoritiesGas: 'If a large amount of gas escapes, inform the authorities in charge.',
    explosionInDrains: 'Danger of explosion in drains and pits.',
    coverDrains: 'Cover drains and dam up large amounts.',

    // 6.3 Cleaning up
    absorbInert:
      'Take up with absorbent material (sand, kieselguhr, universal absorbent) and put into closable containers.',
    absorbMineral:
      'Take up with mineral absorbent (sand, kieselguhr) and put into containers that are not closed gas-tight.',
    isocyanateSpill:
      'Cover with moist absorbent material (sand, earth), let it react and take it up into open containers; leave these open outdoors for several days, since carbon dioxide forms.',
    noCombustibleAbsorbents: 'Do not take up with sawdust, cloth or other combustible materials.',
    collectMechanically: 'Take up dry, without raising dust, and put into closable containers.',
    collectUnsealed: 'Take up dry, without raising dust, and put into dry containers that are not closed gas-tight.',
    letMeltSolidify: 'Let molten product cool and solidify before it is taken up.',
    vacuumDust: 'Take up dust with a vacuum cleaner that is suitable for it; do not blow it off with compressed air.',
    pumpOff: 'Pump off large amounts.',
    nonSparkingTools: 'Use explosion-proof equipment and non-sparking tools.',
    neutraliseAcidSpill:
      'Neutralise only what is left after that, carefully, with lime or soda ash: heat can form. Rinse with plenty of water.',
    neutraliseAlkalineSpill:
      'Neutralise only what is left after that, carefully, with dilute acid (citric acid): heat can form. Rinse with plenty of water.',
    takeUpWithoutDust:
      'Take up wet or with a vacuum cleaner of dust class H; do not sweep dry and do not use compressed air.',
    diluteWithWater: 'Dilute residues with plenty of water.',
    rinseResidues: 'Rinse residues away with plenty of water and collect the washing water.',
    neverAcidOnHypochlorite: 'Never neutralise with acid: toxic chlorine gas forms.',
    neverAcidOnSpill: 'Never neutralise with acid: toxic gas forms.',
    letResinCure: 'Take up before it hardens; clean tools at once.',
    letGasDisperse: 'Keep ventilating until the gas has dispersed.',
    moveLeakingReceptacle:
      'Where this is possible without risk, move a leaking gas receptacle outdoors or to a well-ventilated place and inform the supplier.',
    disposeAsSection13: 'Dispose of the collected material as described in section 13.',

    // 6.4 References
    referToOtherSections:
      'Safe handling: see section 7. Personal protective equipment: see section 8. Disposal: see section 13.',

    // 7.1 Handling
    useWithVentilation: 'Use only with good ventilation or extraction.',
    avoidSkinAndEyeContact: 'Avoid contact with eyes, skin and clothing.',
    avoidInhalation: 'Do not breathe vapours or spray mist.',
    noEnzymeAerosols: 'Do not let dust or aerosols form: enzymes can sensitise the airways even in very small amounts.',
    noDustOfNanomaterial:
      'Do not let dust or aerosols of the nanomaterial form: handle in closed systems or with local extraction.',
    avoidDustFormation: 'Avoid the formation and deposit of dust.',
    keepFromIgnition: 'Keep away from heat, sparks, open flames and hot surfaces; do not smoke.',
    phosgeneOnHotSurfaces:
      'Keep vapours away from open flames, welding arcs and hot surfaces: toxic gases such as phosgene and hydrogen chloride form there.',
    earthEquipment: 'Earth containers and equipment when filling and transferring; use explosion-proof equipment.',
    antistaticMeasures: 'Take measures against electrostatic charging.',
    noSprayOnFlames: 'Do not spray on open flames or glowing objects; do not pierce or burn, even after use.',
    doNotPierceAerosol: 'Do not pierce or burn, even after use.',
    keepFromCombustibles: 'Keep away from clothing and other combustible materials.',
    neverReturnResidues: 'Never return product that has been taken out to its container: danger of decomposition.',
    cleanEquipmentOnly: 'Use clean equipment of suitable material only.',
    handleUnderInertGas: 'Handle and store under inert gas; protect from moisture.',
    noContactWithAir: 'Do not allow contact with air.',
    valvesFreeFromGrease: 'Keep valves and fittings free from oil and grease.',
    handleReceptacles:
      'Secure gas receptacles against falling; use only fittings that are made for the gas and its pressure; open valves slowly and close them after use.',
    noMixingWithAcids: 'Do not mix with acids or acidic cleaners: toxic gas forms.',
    addToWater: 'When diluting, always add the product to the water in portions, never the reverse.',
    specialInstructions:
      'Obtain special instructions before use; do not handle until they have been read and understood.',
    closedSystem: 'Handle in closed systems where possible; avoid any exposure.',
    restrictPregnant: 'Observe the restrictions on the employment of pregnant and breastfeeding women.',
    noWorkForSensitised: 'Persons with known sensitisation to an ingredient must not work with the product.',
    noIsocyanatesWithAsthma:
      'Persons with asthma, a chronic disease of the airways or a known sensitisation to isocyanates must not work with the product.',
    hygiene:
      'Do not eat, drink or smoke when using the product. Wash hands before breaks and after work. Take off contaminated clothing and wash it before reuse.',
    hygieneGas: 'Do not eat, drink or smoke when using the product.',
    skinCare: 'Use a skin protection plan with barrier cream and skin care.',

    // 7.2 Storage
    keepTightlyClosed: 'Keep the container tightly closed in a cool, well-ventilated place.',
    keepClosedAndDry:
      'Keep containers closed and dry in a well-ventilated place; never close again a container into which water may have got: carbon dioxide forms and can burst it.',
    keepTightlyClosedWarm: 'Keep the container tightly closed in a well-ventilated place, protected from cold.',
    storeVentilated: 'Store in a well-ventilated place.',
    pressureRelief: 'Keep only in vessels with pressure relief; never close them gas-tight.',
    pressureReliefOnly: 'Keep only in vessels with pressure relief.',
    originalContainer: 'Keep only in the original container.',
    lockUp: 'Keep locked up and accessible only to qualified persons.',
    lockUpFromChildren: 'Keep locked up and out of the reach of children.',
    protectFromHeat: 'Protect from heat and direct sunlight.',
    protectFromFrost: 'Protect from frost.',
    protectFromMoisture: 'Protect from moisture.',
    storageTemperature5to25: 'Recommended storage temperature: 5 °C to 25 °C.',
    storageBelow25: 'Recommended storage temperature: below 25 °C.',
    storeUpright: 'Keep containers upright and secured against falling.',
    aerosolStorage: 'Pressurised container: protect from sunlight and do not expose to temperatures above 50 °C.',
    ventedContainer: 'Use only containers with a vented cap: never close gas-tight.',
    corrosionResistantContainer: 'Keep in a corrosion-resistant container with a resistant inner lining.',
    keepInhibited:
      'Keep stabilised: check temperature and content of inhibitor regularly; leave air above the liquid, since many inhibitors need oxygen.',
    belowSadt:
      'Store below the temperature that the manufacturer gives: from the self-accelerating decomposition temperature (SADT) on, the product decomposes violently by itself.',
    collectingTray: 'Store over a collecting tray of resistant material.',
    explosionProtection: 'Observe the rules on explosion protection.',
    apartFromFood: 'Keep apart from food, drink and animal feed.',
    apartFromIncompatible: 'Keep apart from: {materials}.',
    apartFromOxidisers: 'Keep apart from oxidising and self-igniting substances.',
    apartFromAcids: 'Keep apart from acids.',
    apartFromAlkalis: 'Keep apart from alkalis.',
    apartFromHypochlorites: 'Keep apart from hypochlorites (chlorine bleach) and oxidising substances.',
    apartFromCombustibles: 'Keep apart from combustible and reducing substances.',
    storeSeparately: 'Store separately.',
    suitableStainlessSteel: 'Suitable container materials: steel, stainless steel.',
    suitablePolyethylene: 'Suitable container materials: polyethylene, polypropylene, glass.',
    unsuitableLightMetals: 'Unsuitable container materials: aluminium, zinc, tin and their alloys.',
    unsuitableMetals: 'Unsuitable container materials: metals.',
    unsuitableGlass: 'Unsuitable container materials: glass and ceramics.',
    unsuitablePlastics: 'Unsuitable container materials: many plastics and rubber types.',

    // 7.3 End uses
    seeIdentifiedUses:
      'The identified uses are in subsection 1.2; no further recommendations for specific end uses are recorded.',

    // 8.1 Control parameters
    methanolBiologicalLimit: 'Biological limit value for methanol in urine: observe the national list.',

    // 8.2.1 Engineering controls
    generalVentilation: 'Good general ventilation, where needed with extraction at the place of work.',
    localExtraction:
      'Technical measures and suitable working procedures come before personal protective equipment: closed systems, local extraction.',
    isocyanateSurveillance:
      'Provide health surveillance to workers who are exposed to isocyanates as national law requires.',
    keepCalciumGluconate: 'Keep calcium gluconate gel (2.5 %) within reach at the place of work.',
    carbonMonoxideAlarm: 'Monitor the air with fixed or portable detectors of carbon monoxide that give an alarm.',
    monitorOxygen: 'Monitor the oxygen in the air of places where the gas can collect.',
    gasDetectors: 'Use gas detectors where the gas can reach dangerous concentrations.',
    explosionProofVentilation: 'Ventilation and electrical equipment in explosion-proof design.',
    eyewashAndShower: 'Provide eyewash facilities and a safety shower at the place of work.',
    eyewash: 'Provide eyewash facilities at the place of work.',

    // 8.2.2 Individual protection
    generalProtection:
      'Choose the equipment according to the concentration and amount of the substance at the place of work, and clarify its resistance with its supplier.',
    safetyGlasses: 'Safety glasses with side protection (EN ISO 16321-1) where splashes are possible.',
    safetyGlassesDust: 'Safety glasses with side protection (EN ISO 16321-1) where dust forms.',
    safetyGlassesGas: 'Safety glasses with side protection (EN ISO 16321-1) when handling gas receptacles.',
    tightGoggles: 'Tightly fitting safety goggles (EN ISO 16321-1).',
    faceShield: 'In addition a face shield where splashes are to be expected.',
    gloves:
      'Chemical protective gloves (EN ISO 374-1). The breakthrough time and the conditions of use given by the glove manufacturer apply.',
    coldInsulatingGloves: 'Cold-insulating gloves (EN 511) that can be taken off quickly.',
    mechanicalGloves: 'Work gloves against mechanical risks (EN 388) when handling gas receptacles.',
    glovesNotNeeded: 'Not required for normal use; with long contact wear protective gloves.',
    glovesByAssessment: 'Decide on protective gloves by the risk assessment of the workplace.',
    glovesButyl: 'Butyl rubber, thickness at least 0.5 mm, breakthrough time at least 480 min (full contact).',
    glovesNitrile: 'Nitrile rubber, thickness at least 0.4 mm, breakthrough time at least 480 min (full contact).',
    glovesNitrileSplash: 'Nitrile rubber, thickness at least 0.4 mm, as splash protection; change after contact.',
    glovesFluorocarbon:
      'Fluorocarbon rubber (FKM), thickness at least 0.4 mm, breakthrough time at least 480 min (full contact).',
    glovesChloroprene:
      'Chloroprene rubber, thickness at least 0.5 mm, breakthrough time at least 480 min (full contact).',
    glovesPvc:
      'Polyvinyl chloride (PVC), thickness at least 0.5 mm, breakthrough time at least 480 min (full contact).',
    glovesLaminate: 'Multilayer laminate (PE/EVAL/PE), breakthrough time at least 480 min.',
    glovesUnsuitableNatural: 'Not suitable: gloves made of natural rubber, PVC, leather or textile.',
    glovesUnsuitableLeather: 'Not suitable: gloves made of leather or textile.',
    changeGloves: 'Check gloves before use, change damaged or contaminated gloves at once.',
    gloveMaterialUnknown:
      'Material, thickness and breakthrough time of the gloves are not known for this product: ask the glove manufacturer for them, naming the substances of section 3.',
    protectiveClothing: 'Closed work clothing that resists the product.',
    safetyShoes: 'Safety shoes (EN ISO 20345) when handling gas receptacles.',
    chemicalClothing: 'Chemical protective clothing (EN 13034, EN 14605), apron and boots resistant to the product.',
    antistaticClothing:
      'Flame-retardant, antistatic protective clothing (EN ISO 11612, EN 1149-5) and conductive shoes.',
    respiratoryByAssessment: 'Decide on respiratory protection by the risk assessment of the workplace.',
    respiratoryNotNeeded: 'Not required with sufficient ventilation.',
    respiratoryIfInsufficient:
      'Required where ventilation is insufficient, the limit values are exceeded or vapours or aerosols form.',
    respiratoryIfDust: 'Required where dust forms and extraction is insufficient, or the limit values are exceeded.',
    respiratoryIfGas: 'Required where ventilation is insufficient or the limit values can be exceeded.',
    particleFilter:
      'Where aerosols form: combination filter that also holds back particles, particle class P2 (EN 14387).',
    particleFilterP3:
      'Where aerosols form: combination filter that also holds back particles, particle class P3 (EN 14387).',
    filterA: 'Filter type A (organic gases and vapours with a boiling point above 65 °C), colour brown (EN 14387).',
    filterAX: 'Filter type AX (low-boiling organic compounds, boiling point up to 65 °C), colour brown (EN 14387).',
    filterB: 'Filter type B (inorganic gases and vapours), colour grey (EN 14387).',
    filterBP2: 'Combination filter B-P2 (inorganic gases, vapours and particles), colours grey and white (EN 14387).',
    filterE: 'Filter type E (sulphur dioxide, hydrogen chloride), colour yellow (EN 14387).',
    filterK: 'Filter type K (ammonia and organic ammonia derivatives), colour green (EN 14387).',
    filterAP2: 'Combination filter A-P2 (organic vapours and particles), colours brown and white (EN 14387).',
    filterP2: 'Particle filter P2, colour white (EN 143).',
    filterDustP2: 'Where dust forms: particle filter P2 (EN 143) or filtering half mask FFP2 (EN 149).',
    filterDustP3: 'Where dust forms: particle filter P3 (EN 143) or filtering half mask FFP3 (EN 149).',
    filterP2WhenSpraying: 'When spraying: particle filter P2, colour white (EN 143).',
    filterNOP3: 'Combination filter NO-P3 for hydrogen peroxide vapour, according to the manufacturer.',
    selfContainedAtHighConcentration: 'At high or unknown concentrations: self-contained breathing apparatus.',
    filtersNoOxygen: 'Where oxygen can be lacking, only self-contained breathing apparatus protects; filters do not.',
    carbonMonoxideFilters:
      'Filters of types A, B, E and K do not hold back carbon monoxide: wear self-contained breathing apparatus.',
    noThermalHazard: 'No thermal hazard to be expected.',
    coldProtection: 'Contact with escaping liquefied gas can cause frostbite: wear cold-insulating gloves.',
    heatProtection: 'Hot melt causes burns: wear heat-insulating gloves (EN 407), a face shield and closed clothing.',

    // 8.2.3 Environment
    environmentalControls:
      'Do not let the product reach the environment; observe the limits of emission to air and water.',
    retainFireWaterFacilities: 'Store and fill only where leaked product and extinguishing water can be retained.',

    // 9.2 Other information
    oxidisingPropertiesNone: 'No oxidising properties.',
    explosivePropertiesNone: 'The product is not explosive; explosive vapour/air mixtures are possible.',
    noDustExplosion: 'The dust does not form explosive mixtures with air.',

    // 10.1 to 10.3 Reactivity
    noReactivity: 'No particular reactivity is known under normal conditions of storage and handling.',
    seeHazardousReactions: 'Hazardous reactions: see subsection 10.3.',
    corrosiveToMetals: 'The product is corrosive to metals.',
    oxidisingEffect: 'Strong oxidising effect.',
    causesOrIntensifiesFire: 'Oxidising effect: can cause or intensify fire.',
    intensifiesFire: 'Oxidising effect: can intensify fire.',
    reactsWithMoisture: 'Reacts with moisture.',
    stronglyAcidic: 'The product is strongly acidic.',
    stronglyAlkaline: 'The product is strongly alkaline.',
    stableAsRecommended: 'The product is stable under the recommended conditions of storage and handling.',
    decomposesSlowly: 'The product decomposes slowly; heat, light and impurities speed the decomposition up.',
    lightSensitive: 'The product is sensitive to light.',
    stabilised: 'The product is stabilised.',
    noHazardousReactions: 'No hazardous reactions are known under normal conditions of storage and handling.',
    reactsWithOxidisers: 'Violent reaction with strong oxidisers.',
    reactsWithAcids: 'Violent, exothermic reaction with acids.',
    reactsWithAlkalis: 'Violent, exothermic reaction with alkalis.',
    heatWithAcids: 'Reacts with acids and gives off heat.',
    heatWithAlkalis: 'Reacts with alkalis and gives off heat.',
    reactsWithWater: 'Heat develops when diluting with water.',
    reactsWithMetals: 'Reaction with base metals (aluminium, zinc) can form hydrogen: danger of explosion.',
    reactsWithAlkaliMetals: 'Violent reaction with alkali and alkaline earth metals.',
    reactsWithReducers: 'Violent reaction with reducing agents and organic substances.',
    reactsWithAmines: 'Exothermic reaction with amines.',
    isocyanateReactions:
      'Exothermic reaction with water, amines, alcohols and bases; strong bases can trigger violent polymerisation.',
    amineReactions: 'Exothermic reaction with isocyanates, epoxides, acids, acid chlorides and acid anhydrides.',
    nitrosaminesFromNitrites:
      'Nitrosamines, many of which cause cancer, can form with nitrites and other nitrosating agents.',
    aldehydeReactions:
      'Exothermic reaction with amines, phenols, alkalis, acids and oxidising agents; alkalis and acids can trigger polymerisation.',
    epoxideReactions:
      'Exothermic reaction with amines, acids, alkalis and acid anhydrides; larger amounts heat up strongly.',
    reactsWithEpoxides: 'Exothermic reaction with epoxides.',
    reactsWithChloroform:
      'Danger of explosion with chloroform and other halogenated hydrocarbons in the presence of alkalis.',
    reactsWithHydrogenPeroxide: 'Forms explosive peroxides with hydrogen peroxide and peracids.',
    chlorineWithAcids: 'Contact with acids liberates toxic chlorine gas.',
    violentWithWater: 'Reacts violently with water.',
    flammableGasWithWater: 'In contact with water releases flammable gases.',
    hydrogenWithWater: 'Contact with water, acids or alcohols forms hydrogen, which is extremely flammable.',
    toxicGasWithWater: 'Contact with water liberates toxic gas.',
    toxicGasWithAcids: 'Contact with acids liberates toxic gas.',
    veryToxicGasWithAcids: 'Contact with acids liberates very toxic gas.',
    fluorideWithAcids: 'Contact with acids liberates very toxic hydrogen fluoride.',
    attacksGlass: 'Attacks glass, ceramics and other silicates.',
    cyanideWithAcids: 'Contact with acids liberates hydrogen cyanide, which is very toxic and extremely flammable.',
    sulphideWithAcids: 'Contact with acids liberates hydrogen sulphide, which is very toxic and extremely flammable.',
    azideWithAcids: 'Contact with acids liberates hydrazoic acid, which is very toxic and explosive.',
    azideWithMetals:
      'Forms explosive azides with heavy metals such as lead and copper: do not pour into pipes of these metals.',
    nitriteWithAcids: 'Contact with acids liberates toxic nitrogen oxides.',
    nitrosamines: 'Forms nitrosamines with amines, above all with secondary ones; many nitrosamines cause cancer.',
    explodesWithAmmonium: 'Mixtures with ammonium salts can explode when heated.',
    chlorineDioxideWithAcids: 'Contact with acids liberates chlorine dioxide, which is toxic and explosive.',
    chlorateMixtures:
      'Mixtures with combustible substances, ammonium salts, sulphur or metal powders can explode by impact, friction or heat.',
    ammoniaWithAlkalis: 'Contact with alkalis liberates ammonia.',
    chloraminesFromBleach: 'Contact with hypochlorites (chlorine bleach) forms toxic chloramines.',
    chlorineWithHypochlorites:
      'Contact with hypochlorites (chlorine bleach) and other strong oxidising agents forms toxic chlorine gas.',
    chlorineFromBleach: 'Contact with hypochlorites (chlorine bleach) can form toxic chlorine gas.',
    chloraminesWithAmmonia: 'Contact with ammonia and amines forms toxic chloramines.',
    explosivePeroxides: 'May form explosive peroxides.',
    polymerisation: 'Exothermic polymerisation is possible.',
    runawayPolymerisation:
      'Heat, light, loss of the inhibitor or initiators such as peroxides can trigger violent polymerisation: closed containers can burst.',
    decompositionByAccelerators:
      'Contact with accelerators (amines, cobalt compounds), heavy metals, acids, alkalis or reducing agents can trigger violent decomposition.',
    halogenatedWithMetals:
      'Violent reaction with aluminium, magnesium and alkali metals, above all with their powders.',
    carbonylsWithMetals:
      'Can form toxic metal carbonyls with nickel and iron, above all under pressure or with their powders.',
    heavyMetalDecomposition:
      'Impurities and heavy metals trigger spontaneous decomposition with release of oxygen and heat.',
    aerosolBurstRisk: 'Danger of bursting containers when heated.',

    // 10.4 Conditions to avoid
    heatAndIgnition: 'heat, open flames, sparks and other sources of ignition',
    staticDischarge: 'electrostatic discharge',
    heat: 'heat',
    heatingUnderConfinement: 'heating under confinement (risk of explosion)',
    sunlight: 'direct sunlight',
    frost: 'frost',
    moisture: 'moisture',
    above50: 'temperatures above 50 °C',
    impurities: 'impurities and contamination',
    longExposureToAir: 'long contact with air',
    noConditionsToAvoid: 'No conditions to avoid are known when the product is used as intended.',

    // 10.5 Incompatible materials
    strongOxidisers: 'strong oxidising agents',
    strongAcids: 'strong acids',
    acids: 'acids',
    air: 'air',
    water: 'water',
    strongAlkalis: 'strong alkalis',
    alkalis: 'alkalis',
    reducingAgents: 'reducing agents',
    combustibleMaterials: 'combustible and organic materials',
    baseMetals: 'base metals (aluminium, zinc, tin)',
    metals: 'metals',
    heavyMetals: 'heavy metals and their salts',
    nickelAndIron: 'finely divided nickel and iron',
    alkaliMetals: 'alkali and alkaline earth metals',
    amines: 'amines',
    epoxides: 'epoxides',
    alcohols: 'alcohols',
    ammoniumCompounds: 'ammonia and ammonium compounds',
    halogens: 'halogens',
    halogenatedHydrocarbons: 'halogenated hydrocarbons',
    chloroform: 'chloroform',
    peroxides: 'peroxides',
    hydrogenPeroxide: 'hydrogen peroxide',
    nitricAcid: 'nitric acid and nitrating acid',
    hypochlorites: 'hypochlorites',
    nitrites: 'nitrites and nitrates',
    isocyanates: 'isocyanates',
    acidChlorides: 'acid chlorides and acid anhydrides',
    phenol: 'phenol',
    glassAndCeramics: 'glass and ceramics',
    plasticsAndRubber: 'plastics and rubber',
    noIncompatibleMaterials: 'No incompatible materials are known when the product is used as intended.',

    // 10.6 Decomposition products
    noDecompositionProducts:
      'No hazardous decomposition products are known when the product is stored and handled as intended.',
    combustionSeeSection5: 'Hazardous combustion products: see subsection 5.2.',

    // 11 Toxicology
    mixtureNotTested:
      'No test results of the mixture itself are recorded; the statements rest on the data of its ingredients.',
    solventAbuse:
      'Inhaling high concentrations of solvents damages the nervous system; deliberate inhaling can be fatal.',
    methanolHumanToxicity:
      'Even small amounts swallowed (from about 10 ml) can cause blindness in humans, 30 ml to 100 ml can be fatal.',
    sensitisingIngredients:
      'Contains small amounts of sensitising substances: allergic reactions are possible in persons already sensitised.',
    noFurtherData: 'No further relevant data are available.',

    // 12 Ecology
    phHarmsWater:
      'The shift of the pH value harms aquatic organisms; the effect decreases with dilution or neutralisation.',
    readilyBiodegradable: 'Readily biodegradable.',
    notReadilyBiodegradable: 'Not readily biodegradable.',
    inherentlyBiodegradable: 'Inherently biodegradable.',
    inorganicNotBiodegradable: 'Methods for determining biodegradability are not applicable to inorganic substances.',
    surfactantsBiodegradable: 'The surfactants meet the criteria of biodegradability of the EU rules on detergents.',
    decomposesInWater: 'Decomposes quickly in water and soil.',
    notBioaccumulative: 'Accumulation in organisms is not to be expected.',
    bioaccumulationPossible: 'Accumulation in organisms is possible.',
    mobileInSoil: 'The product is mobile in soil and can reach groundwater.',
    lowMobility: 'The product adsorbs to soil; its mobility is low.',
    volatile: 'The product evaporates from water and soil surfaces.',
    floatsOnWater: 'The product floats on water.',
    pbtInorganic: 'The criteria for PBT and vPvB of REACH Annex XIII do not apply to inorganic substances.',
    ozoneDamage: 'The product harms the ozone layer.',
    photochemicalOzone: 'The product contributes to the formation of ground-level ozone.',
    avoidRelease: 'Avoid release to the environment.',
    eutrophication: 'Large amounts can contribute to the overfertilisation of waters.',

    // 13 Disposal
    disposeAuthorised: 'Hand over to an authorised waste disposal company, observing the official regulations.',
    disposeAtCollection: 'Take leftovers to the municipal collection of hazardous waste from households.',
    disposeByMunicipality: 'Dispose of leftovers by the rules of the municipality.',
    returnResidualGas:
      'Return receptacles with the remaining gas to the supplier; do not release the gas where it can collect or where this is not permitted.',
    noHouseholdWaste: 'Do not dispose of with household waste; do not let it reach drains.',
    smallAmountsDilute: 'Small residues can be put into the sewer, diluted, where the authorities allow it.',
    wasteCodeByUse: 'The waste code is assigned according to the use, together with the waste disposal company.',
    noMixingWaste: 'Do not mix with other waste.',
    returnPressureReceptacles:
      'Return refillable pressure receptacles to the supplier; never pierce or burn pressure receptacles, even when empty.',
    emptyContainersRecycle:
      'Hand over packaging that has been emptied completely for recycling where the collection system accepts it.',
    uncleanedLikeProduct: 'Packaging that cannot be cleaned is disposed of like the product.',
    emptyContainersExplosive: 'Emptied containers can hold explosive vapours: do not weld, cut or heat them.',
    aerosolDisposal:
      'Do not pierce or burn aerosol cans, even when empty; hand in emptied cans for recycling, full ones to the collection of hazardous waste.',
    hardenedResin: 'Hardened residues can be disposed of with commercial waste where the authorities allow it.',
    paintDry:
      'Dried residues of paint can be disposed of with household waste, liquid ones are handed in at the collection point.',

    // 14.6, 14.7 Transport
    transportUpright: 'Transport only in closed, upright containers secured against falling; see also sections 6 to 8.',
    transportGas:
      'Secure gas receptacles against moving and load them preferably in open or ventilated vehicles; see also sections 6 to 8.',
    noTransportPrecautions: 'No special precautions; see also sections 6 to 8.',
    transportAsHandling: 'Observe the precautions of sections 6 to 8 in transport, too.',
    noBulkTransport: 'No transport in bulk according to IMO instruments is intended.',

    // 15.1 Acts (entries of a list)
    youthAtWork: 'Directive 94/33/EC on the protection of young people at work: observe the restrictions on employment',
    maternity:
      'Directive 92/85/EEC on the safety and health at work of pregnant and breastfeeding workers: observe the restrictions on employment',
    carcinogensDirective: 'Directive 2004/37/EC on carcinogens, mutagens and reprotoxic substances at work',
    chemicalAgentsDirective: 'Directive 98/24/EC on the risks related to chemical agents at work',
    detergents: 'Regulation (EC) No 648/2004 on detergents',
    aerosolDirective: 'Directive 75/324/EEC on aerosol dispensers',
    explosivesPrecursorReportable:
      'Regulation (EU) 2019/1148 on explosives precursors, Annex II: suspicious transactions, disappearances and thefts have to be reported',
    explosivesPrecursorRestricted:
      'Regulation (EU) 2019/1148 on explosives precursors, Annex I: not for members of the general public above the limit value',
    drugPrecursor3: 'Regulation (EC) No 273/2004 and Regulation (EC) No 111/2005 on drug precursors: category 3',
    decorativePaints: 'Directive 2004/42/EC on volatile organic compounds in paints and varnishes',
    industrialEmissionsVoc: 'Directive 2010/75/EU on industrial emissions: volatile organic compound',
    poisonCentreNotification: 'Notification to the poison centres according to CLP Article 45 and Annex VIII',
    biocides: 'Regulation (EU) No 528/2012 on biocidal products',
    sheetOnRequest: 'A safety data sheet must be provided to professional users on request.',
    voluntarySheet:
      'A safety data sheet is not required for this product according to REACH Article 31; this one is given voluntarily.',

    // 15.2
    csaCarriedOut: 'A chemical safety assessment has been carried out for this substance.',
    csaNotCarriedOut: 'The supplier has not carried out a chemical safety assessment.',
    csaNotRequired: 'A chemical safety assessment is not required.',

    // 16
    sources:
      'Data of the suppliers of raw materials, registration dossiers published by the European Chemicals Agency, harmonised classifications of CLP Annex VI.',
    training:
      'Instruct the persons who handle the product about its hazards and the protective measures before they start work and at regular intervals after that.',
    disclaimer:
      'The information describes the safety requirements of the product and rests on the present state of our knowledge. It does not guarantee any properties. The recipient is responsible for observing existing laws and regulations.',
  },
};

/** The type of the phrases of all languages. */
export type Phrases = typeof en;
export type StandardPhrase = keyof Phrases['standard'];
