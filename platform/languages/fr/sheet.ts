import type { Phrases } from '../en/sheet.ts';

/**
 * All words of the documents in French: headings and names as in the French text of Regulation (EU) 2020/878 and of
 * CLP Annexes I, V and VI.
 */
export const fr: Phrases = {
  locale: 'fr-FR',
  title: 'Fiche de données de sécurité',
  regulation: 'conformément au règlement (CE) n° 1907/2006 (REACH), annexe II, modifié par le règlement (UE) 2020/878',
  notAvailable: 'donnée non disponible',
  notApplicable: 'sans objet',
  noValue: '–',
  colon: '\u202F: ',
  yes: 'oui',
  no: 'non',

  signalWords: { danger: 'Danger', warning: 'Attention' },

  pictogramNames: {
    GHS01: 'Bombe explosant',
    GHS02: 'Flamme',
    GHS03: 'Flamme au-dessus d’un cercle',
    GHS04: 'Bouteille à gaz',
    GHS05: 'Corrosion',
    GHS06: 'Tête de mort sur deux tibias',
    GHS07: 'Point d’exclamation',
    GHS08: 'Danger pour la santé',
    GHS09: 'Environnement',
  },

  sections: {
    1: 'RUBRIQUE 1 : Identification de la substance/du mélange et de la société/de l’entreprise',
    2: 'RUBRIQUE 2 : Identification des dangers',
    3: 'RUBRIQUE 3 : Composition/informations sur les composants',
    4: 'RUBRIQUE 4 : Premiers secours',
    5: 'RUBRIQUE 5 : Mesures de lutte contre l’incendie',
    6: 'RUBRIQUE 6 : Mesures à prendre en cas de dispersion accidentelle',
    7: 'RUBRIQUE 7 : Manipulation et stockage',
    8: 'RUBRIQUE 8 : Contrôles de l’exposition/protection individuelle',
    9: 'RUBRIQUE 9 : Propriétés physiques et chimiques',
    10: 'RUBRIQUE 10 : Stabilité et réactivité',
    11: 'RUBRIQUE 11 : Informations toxicologiques',
    12: 'RUBRIQUE 12 : Informations écologiques',
    13: 'RUBRIQUE 13 : Considérations relatives à l’élimination',
    14: 'RUBRIQUE 14 : Informations relatives au transport',
    15: 'RUBRIQUE 15 : Informations relatives à la réglementation',
    16: 'RUBRIQUE 16 : Autres informations',
  },

  subsections: {
    '1.1': 'Identificateur de produit',
    '1.2': 'Utilisations identifiées pertinentes de la substance ou du mélange et utilisations déconseillées',
    '1.3': 'Renseignements concernant le fournisseur de la fiche de données de sécurité',
    '1.4': 'Numéro d’appel d’urgence',
    '2.1': 'Classification de la substance ou du mélange',
    '2.2': 'Éléments d’étiquetage',
    '2.3': 'Autres dangers',
    '3.1': 'Substances',
    '3.2': 'Mélanges',
    '4.1': 'Description des mesures de premiers secours',
    '4.2': 'Principaux symptômes et effets, aigus et différés',
    '4.3': 'Indication des éventuels soins médicaux immédiats et traitements particuliers nécessaires',
    '5.1': 'Moyens d’extinction',
    '5.2': 'Dangers particuliers résultant de la substance ou du mélange',
    '5.3': 'Conseils aux pompiers',
    '6.1': 'Précautions individuelles, équipement de protection et procédures d’urgence',
    '6.2': 'Précautions pour la protection de l’environnement',
    '6.3': 'Méthodes et matériel de confinement et de nettoyage',
    '6.4': 'Référence à d’autres rubriques',
    '7.1': 'Précautions à prendre pour une manipulation sans danger',
    '7.2': 'Conditions d’un stockage sûr, y compris les éventuelles incompatibilités',
    '7.3': 'Utilisation(s) finale(s) particulière(s)',
    '8.1': 'Paramètres de contrôle',
    '8.2': 'Contrôles de l’exposition',
    '9.1': 'Informations sur les propriétés physiques et chimiques essentielles',
    '9.2': 'Autres informations',
    '10.1': 'Réactivité',
    '10.2': 'Stabilité chimique',
    '10.3': 'Possibilité de réactions dangereuses',
    '10.4': 'Conditions à éviter',
    '10.5': 'Matières incompatibles',
    '10.6': 'Produits de décomposition dangereux',
    '11.1': 'Informations sur les classes de danger telles que définies dans le règlement (CE) n° 1272/2008',
    '11.2': 'Informations sur les autres dangers',
    '12.1': 'Toxicité',
    '12.2': 'Persistance et dégradabilité',
    '12.3': 'Potentiel de bioaccumulation',
    '12.4': 'Mobilité dans le sol',
    '12.5': 'Résultats des évaluations PBT et vPvB',
    '12.6': 'Propriétés perturbant le système endocrinien',
    '12.7': 'Autres effets néfastes',
    '13.1': 'Méthodes de traitement des déchets',
    '14.1': 'Numéro ONU ou numéro d’identification',
    '14.2': 'Désignation officielle de transport de l’ONU',
    '14.3': 'Classe(s) de danger pour le transport',
    '14.4': 'Groupe d’emballage',
    '14.5': 'Dangers pour l’environnement',
    '14.6': 'Précautions particulières à prendre par l’utilisateur',
    '14.7': 'Transport maritime en vrac conformément aux instruments de l’OMI',
    '15.1':
      'Réglementations/législation particulières à la substance ou au mélange en matière de sécurité, de santé et d’environnement',
    '15.2': 'Évaluation de la sécurité chimique',
  },

  subheadings: {
    '6.1.1': 'Pour les non-secouristes',
    '6.1.2': 'Pour les secouristes',
    '8.2.1': 'Contrôles techniques appropriés',
    '8.2.2': 'Mesures de protection individuelle, telles que les équipements de protection individuelle',
    '8.2.3': 'Contrôles d’exposition liés à la protection de l’environnement',
    '9.2.1': 'Informations concernant les classes de danger physique',
    '9.2.2': 'Autres caractéristiques de sécurité',
    '11.2.1': 'Propriétés perturbant le système endocrinien',
    '11.2.2': 'Autres informations',
  },

  properties: {
    physicalState: 'État physique',
    colour: 'Couleur',
    odour: 'Odeur',
    meltingPoint: 'Point de fusion/point de congélation',
    boilingPoint: 'Point d’ébullition ou point initial d’ébullition et intervalle d’ébullition',
    flammability: 'Inflammabilité',
    explosionLimits: 'Limites inférieure et supérieure d’explosion',
    flashPoint: 'Point d’éclair',
    autoIgnitionTemperature: 'Température d’auto-inflammation',
    decompositionTemperature: 'Température de décomposition',
    ph: 'pH',
    kinematicViscosity: 'Viscosité cinématique',
    solubility: 'Solubilité',
    partitionCoefficient: 'Coefficient de partage n-octanol/eau (valeur log)',
    vapourPressure: 'Pression de vapeur',
    density: 'Densité et/ou densité relative',
    relativeVapourDensity: 'Densité de vapeur relative',
    particleCharacteristics: 'Caractéristiques des particules',
  },

  physicalStates: { solid: 'solide', liquid: 'liquide', gas: 'gaz', aerosol: 'aérosol' },
  segregationGroups: {
    SGG1: 'acides',
    SGG2: 'composés de l’ammonium',
    SGG3: 'bromates',
    SGG4: 'chlorates',
    SGG5: 'chlorites',
    SGG6: 'cyanures',
    SGG7: 'métaux lourds et leurs sels (y compris leurs composés organométalliques)',
    SGG8: 'hypochlorites',
    SGG9: 'plomb et ses composés',
    SGG10: 'hydrocarbures halogénés liquides',
    SGG11: 'mercure et composés du mercure',
    SGG12: 'nitrites et leurs mélanges',
    SGG13: 'perchlorates',
    SGG14: 'permanganates',
    SGG15: 'métaux en poudre',
    SGG16: 'peroxydes',
    SGG17: 'azotures',
    SGG18: 'alcalis',
  },

  hazardClasses: {
    'Unst. Expl.': 'Explosif instable',
    'Expl.': 'Explosif',
    'Flam. Gas': 'Gaz inflammable',
    'Pyr. Gas': 'Gaz pyrophorique',
    'Chem. Unst. Gas': 'Gaz chimiquement instable',
    Aerosol: 'Aérosol',
    'Ox. Gas': 'Gaz comburant',
    'Press. Gas': 'Gaz sous pression',
    'Flam. Liq.': 'Liquide inflammable',
    'Flam. Sol.': 'Matière solide inflammable',
    'Self-react.': 'Substance ou mélange autoréactif',
    'Pyr. Liq.': 'Liquide pyrophorique',
    'Pyr. Sol.': 'Matière solide pyrophorique',
    'Self-heat.': 'Substance ou mélange auto-échauffant',
    'Water-react.': 'Substance ou mélange qui, au contact de l’eau, dégage des gaz inflammables',
    'Ox. Liq.': 'Liquide comburant',
    'Ox. Sol.': 'Matière solide comburante',
    'Org. Perox.': 'Peroxyde organique',
    'Met. Corr.': 'Substance ou mélange corrosif pour les métaux',
    'Desen. Expl.': 'Explosif désensibilisé',
    'Acute Tox.': 'Toxicité aiguë',
    'Skin Corr.': 'Corrosion cutanée',
    'Skin Irrit.': 'Irritation cutanée',
    'Eye Dam.': 'Lésions oculaires graves',
    'Eye Irrit.': 'Irritation oculaire',
    'Resp. Sens.': 'Sensibilisation respiratoire',
    'Skin Sens.': 'Sensibilisation cutanée',
    'Muta.': 'Mutagénicité sur les cellules germinales',
    'Carc.': 'Cancérogénicité',
    'Repr.': 'Toxicité pour la reproduction',
    'Lact.': 'Toxicité pour la reproduction, catégorie supplémentaire : effets sur ou via l’allaitement',
    'STOT SE': 'Toxicité spécifique pour certains organes cibles – exposition unique',
    'STOT RE': 'Toxicité spécifique pour certains organes cibles – exposition répétée',
    'Asp. Tox.': 'Danger par aspiration',
    'Aquatic Acute': 'Dangereux pour le milieu aquatique – danger aigu',
    'Aquatic Chronic': 'Dangereux pour le milieu aquatique – danger chronique',
    Ozone: 'Dangereux pour la couche d’ozone',
    'ED HH': 'Perturbation endocrinienne pour la santé humaine',
    'ED ENV': 'Perturbation endocrinienne pour l’environnement',
    PBT: 'Propriétés persistantes, bioaccumulables et toxiques',
    vPvB: 'Propriétés très persistantes et très bioaccumulables',
    PMT: 'Propriétés persistantes, mobiles et toxiques',
    vPvM: 'Propriétés très persistantes et très mobiles',
  },

  hazardCategories: {
    category: '{class}, catégorie {category}',
    division: '{class}, division {category}',
    type: '{class}, type {category}',
    typeJoin: 'ou',
    routes: { oral: 'voie orale', dermal: 'voie cutanée', inhalation: 'inhalation' },
    effects: { H335: 'irritation des voies respiratoires', H336: 'effets narcotiques' },
    gases: {
      'Comp.': 'gaz comprimé',
      'Liq.': 'gaz liquéfié',
      'Ref. Liq.': 'gaz liquéfié réfrigéré',
      'Diss.': 'gaz dissous',
    },
  },

  physicalHazardClasses: {
    explosives: 'Explosifs',
    flammableGases: 'Gaz inflammables',
    aerosols: 'Aérosols',
    oxidisingGases: 'Gaz comburants',
    gasesUnderPressure: 'Gaz sous pression',
    flammableLiquids: 'Liquides inflammables',
    flammableSolids: 'Matières solides inflammables',
    selfReactive: 'Substances et mélanges autoréactifs',
    pyrophoricLiquids: 'Liquides pyrophoriques',
    pyrophoricSolids: 'Matières solides pyrophoriques',
    selfHeating: 'Substances et mélanges auto-échauffants',
    waterReactive: 'Substances et mélanges qui, au contact de l’eau, dégagent des gaz inflammables',
    oxidisingLiquids: 'Liquides comburants',
    oxidisingSolids: 'Matières solides comburantes',
    organicPeroxides: 'Peroxydes organiques',
    corrosiveToMetals: 'Substances et mélanges corrosifs pour les métaux',
    desensitisedExplosives: 'Explosifs désensibilisés',
  },

  healthHazardClasses: {
    acuteToxicity: 'Toxicité aiguë',
    skinCorrosion: 'Corrosion cutanée/irritation cutanée',
    eyeDamage: 'Lésions oculaires graves/irritation oculaire',
    sensitisation: 'Sensibilisation respiratoire ou cutanée',
    mutagenicity: 'Mutagénicité sur les cellules germinales',
    carcinogenicity: 'Cancérogénicité',
    reproductiveToxicity: 'Toxicité pour la reproduction',
    stotSingle: 'Toxicité spécifique pour certains organes cibles – exposition unique',
    stotRepeated: 'Toxicité spécifique pour certains organes cibles – exposition répétée',
    aspiration: 'Danger par aspiration',
  },

  endpoints: {
    acuteOral: 'Toxicité aiguë par voie orale',
    acuteDermal: 'Toxicité aiguë par voie cutanée',
    acuteInhalation: 'Toxicité aiguë par inhalation',
    fish: 'Toxicité pour les poissons',
    daphnia: 'Toxicité pour les invertébrés aquatiques',
    algae: 'Toxicité pour les algues',
    biodegradation: 'Biodégradabilité',
    bioconcentration: 'Bioconcentration',
    soilAdsorption: 'Adsorption dans le sol',
    fishChronic: 'Toxicité à long terme pour les poissons',
    daphniaChronic: 'Toxicité à long terme pour les invertébrés aquatiques',
    microorganisms: 'Toxicité pour les micro-organismes',
    soilOrganisms: 'Toxicité pour les organismes du sol et les plantes',
    otherOrganisms: 'Toxicité pour d’autres organismes',
    abioticDegradation: 'Dégradation abiotique',
    surfaceTension: 'Tension superficielle',
  },

  labels: {
    productName: 'Nom commercial',
    articleNumber: 'Code du produit',
    articles: 'Références d’articles',
    synonyms: 'Autres moyens d’identification',
    casNumber: 'Numéro CAS',
    ecNumber: 'Numéro CE',
    indexNumber: 'Numéro index',
    reachNumber: 'Numéro d’enregistrement REACH',
    formula: 'Formule brute',
    reserve: 'Réserve acide/alcaline',
    molarMass: 'Masse molaire',
    ufi: 'Identifiant unique de formulation (UFI)',
    identifiedUses: 'Utilisations identifiées pertinentes',
    usesAdvisedAgainst: 'Utilisations déconseillées',
    supplier: 'Fournisseur',
    producer: 'Fabricant',
    companyName: 'Société',
    address: 'Adresse',
    country: 'Pays',
    telephone: 'Téléphone',
    email: 'Courriel',
    website: 'Site internet',
    emergencyTelephone: 'Numéro d’appel d’urgence',
    version: 'Version',
    compiled: 'Date d’établissement',
    revised: 'Date de révision',
    replaces: 'Remplace la version',
    permalink: 'Version en vigueur de cette fiche de données de sécurité',
    classification: 'Classification selon le règlement (CE) n° 1272/2008 (CLP)',
    labelling: 'Étiquetage selon le règlement (CE) n° 1272/2008 (CLP)',
    pictograms: 'Pictogrammes de danger',
    signalWord: 'Mention d’avertissement',
    contains: 'Composants dangereux à mentionner sur l’étiquette',
    hazardStatements: 'Mentions de danger',
    supplementalStatements: 'Informations additionnelles sur les dangers',
    precautionaryStatements: 'Conseils de prudence',
    pbtAssessment: 'Résultats des évaluations PBT et vPvB',
    endocrine: 'Propriétés perturbant le système endocrinien',
    substanceComposition: 'Constituant principal et impuretés',
    mixtureComposition: 'Composants',
    specificLimits: 'Limites de concentration spécifiques, facteurs M, ATE',
    generalNotes: 'Remarques générales',
    firstAidInhalation: 'Après inhalation',
    firstAidSkin: 'Après contact avec la peau',
    firstAidEyes: 'Après contact avec les yeux',
    firstAidIngestion: 'Après ingestion',
    suitableMedia: 'Moyens d’extinction appropriés',
    unsuitableMedia: 'Moyens d’extinction inappropriés',
    fireGases: 'Substances dangereuses pouvant se former en cas d’incendie',
    storageClass: 'Classe de stockage (TRGS 510, Allemagne)',
    exposureLimits: 'Valeurs limites d’exposition professionnelle',
    biologicalLimits: 'Valeurs limites biologiques',
    dnel: 'Doses dérivées sans effet (DNEL)',
    pnec: 'Concentrations prédites sans effet (PNEC)',
    monitoring: 'Procédures de surveillance',
    eyeProtection: 'Protection des yeux/du visage',
    handProtection: 'Protection des mains',
    skinProtection: 'Autre protection de la peau',
    respiratoryProtection: 'Protection respiratoire',
    thermalProtection: 'Dangers thermiques',
    basicProperties: 'Propriétés physiques et chimiques essentielles',
    healthBasis: 'Fondement de la classification : dangers pour la santé',
    acuteToxicityResults: 'Toxicité aiguë : résultats d’essais',
    acuteEstimates: 'Estimations de la toxicité aiguë (ATE)',
    ecotoxicityResults: 'Toxicité aquatique : résultats d’essais',
    degradationResults: 'Dégradabilité : résultats d’essais',
    accumulationResults: 'Bioaccumulation : résultats d’essais',
    mobilityResults: 'Mobilité : résultats d’essais',
    otherHealthResults: 'Autres effets sur la santé : résultats d’essais',
    nanoform: 'Nanoforme',
    exposureScenarios: 'Scénarios d’exposition',
    annex: 'ANNEXE : scénarios d’exposition (REACH, article 31, paragraphe 7)',
    routesOfExposure: 'Voies d’exposition probables',
    symptoms: 'Symptômes et effets',
    courseOfEffects: 'Effets différés, immédiats et chroniques',
    wasteCode: 'Code déchet (liste européenne des déchets, décision 2000/532/CE)',
    productDisposal: 'Produit',
    packagingDisposal: 'Emballages contaminés',
    road: 'Route (ADR)',
    rail: 'Rail (RID)',
    inlandWaterways: 'Voies de navigation intérieures (ADN)',
    sea: 'Mer (IMDG)',
    air: 'Air (ICAO-TI/IATA-DGR)',
    classificationCode: 'Code de classification (ADR/RID)',
    hazardIdentificationNumber: 'Numéro d’identification du danger (ADR/RID, citernes et vrac)',
    transportCategory: 'Catégorie de transport (ADR/RID 1.1.3.6)',
    tunnelCode: 'Code de restriction en tunnels (ADR)',
    transportLabels: 'Étiquettes de danger (ADR 5.2.2.2)',
    transportLabel: 'Étiquette n° {number}',
    orangePlate: 'Panneau orange (ADR 5.3.2)',
    protectiveSigns: 'Signaux de sécurité (ISO 7010)',
    limitedQuantity: 'Quantité limitée (LQ)',
    exceptedQuantity: 'Quantités exceptées (EQ)',
    specialProvisions: 'Dispositions spéciales (ADR)',
    packingInstruction: 'Instruction d’emballage',
    expressParcels: 'Colis express',
    vesselEquipment: 'Équipement exigé',
    ventilation: 'Ventilation',
    cones: 'Nombre de cônes/feux bleus',
    emergencySchedules: 'EmS',
    stowage: 'Catégorie d’arrimage',
    stowageCodes: 'Codes d’arrimage',
    segregationGroups: 'Groupe de séparation',
    segregationCodes: 'Séparation',
    passengerAircraft: 'Aéronefs de passagers et aéronefs cargos',
    cargoAircraft: 'Aéronefs cargos seulement',
    transportExemption: 'Exemption',
    transportNote: 'Remarque',
    environmentallyHazardous: 'Dangereux pour l’environnement',
    marinePollutant: 'Polluant marin',
    euLegislation: 'Législation de l’UE',
    reachRestrictions: 'Restrictions selon REACH, annexe XVII',
    wgk: 'Classe de danger pour l’eau (WGK, AwSV)',
    changes: 'Modifications par rapport à la version précédente',
    statementsInFull: 'Texte intégral des mentions de la rubrique 3 qui ne figurent pas à la rubrique 2',
    procedure: 'Procédure utilisée pour classer le mélange (CLP, article 9)',
    abbreviations: 'Abréviations et acronymes',
    sources: 'Principales références bibliographiques et sources de données',
    training: 'Conseils relatifs à la formation',
    disclaimer: 'Avis',
  },

  columns: {
    hazardClass: 'Classe et catégorie de danger',
    abbreviation: 'Abréviation',
    hazardStatement: 'Mention de danger',
    substance: 'Substance',
    identifiers: 'Identificateurs',
    content: 'Teneur',
    classification: 'Classification',
    agent: 'Agent',
    list: 'Réglementation',
    country: 'Pays',
    twa: 'VLEP (8 h)',
    stel: 'VLCT (15 min)',
    remarks: 'Remarques',
    property: 'Propriété',
    value: 'Valeur',
    test: 'Essai',
    source: 'Source',
    population: 'Groupe',
    route: 'Voie',
    duration: 'Exposition, effet',
    compartment: 'Compartiment',
    method: 'Méthode, source',
    file: 'Fichier',
    language: 'Langue',
    procedure: 'Procédure',
  },

  numbers: { cas: 'CAS', ec: 'CE', index: 'Index', reach: 'REACH' },

  exposure: {
    skin: 'peau : pénétration cutanée possible',
    product: 'Produit',
    populations: { workers: 'travailleurs', generalPopulation: 'population générale' },
    durations: { longTerm: 'long terme', acute: 'aiguë' },
    effects: { systemic: 'effets systémiques', local: 'effets locaux' },
    compartments: {
      freshWater: 'eau douce',
      seaWater: 'eau de mer',
      intermittentRelease: 'rejets intermittents dans l’eau',
      sewageTreatment: 'station d’épuration',
      freshWaterSediment: 'sédiments d’eau douce',
      marineSediment: 'sédiments marins',
      soil: 'sol',
      air: 'air',
      secondaryPoisoning: 'empoisonnement secondaire',
    },
  },

  procedures: {
    test: 'Sur la base de données d’essais',
    calculation: 'Méthode de calcul',
    measured: 'Sur la base de valeurs mesurées',
    bridging: 'Principe d’extrapolation',
    expertJudgement: 'Jugement d’experts',
    harmonised: 'Classification harmonisée',
    notStated: 'Procédure non indiquée',
  },

  wgk: {
    nwg: 'nwg – non dangereux pour l’eau',
    1: 'WGK 1 – faiblement dangereux pour l’eau',
    2: 'WGK 2 – nettement dangereux pour l’eau',
    3: 'WGK 3 – fortement dangereux pour l’eau',
  },

  restrictions: {
    3: 'Entrée 3 : substances ou mélanges liquides qui remplissent les critères de certaines classes de danger',
    28: 'Entrée 28 : cancérogène, catégorie 1A ou 1B (vente au grand public)',
    29: 'Entrée 29 : mutagène, catégorie 1A ou 1B (vente au grand public)',
    30: 'Entrée 30 : toxique pour la reproduction, catégorie 1A ou 1B (vente au grand public)',
    40: 'Entrée 40 : substances inflammables dans des générateurs d’aérosols à des fins de divertissement et de décoration',
  },

  listCheck: {
    candidateList: 'Liste des substances candidates (REACH, article 59, paragraphe 10)',
    annexXIV: 'REACH, annexe XIV (autorisation)',
    annexXVII: 'REACH, annexe XVII (restrictions), entrées par substance',
    listDate: '{list}, état au {date}',
    entry: 'entrée {entry}',
    included: 'inclusion le {date}',
    sunsetDate: 'date d’expiration {date}',
    article57: 'REACH, article 57, point {letters}',
    none: 'rien trouvé d’après le numéro CAS ou CE',
    noneFrom: 'rien trouvé d’après le numéro CAS ou CE à {limit} ou plus',
    noneNamed: '{list} – aucun d’eux n’y figure pour cette propriété (comparaison d’après le numéro CAS ou CE).',
    groups: '{list} : les entrées relatives à des groupes de substances sans numéro n’ont pas été comparées.',
    incomplete: 'Non comparés avec {list} : {names}.',
    notChecked: 'Non comparé avec',
    notInAppendix:
      'non appliquée : aucune modification des appendices {first} et {second} mentionnant la substance n’est connue',
    fromDate: 'à partir du {date}',
    unlessExempt: 'non déterminé : {questions}',
    groupEntries:
      'Les entrées {entries} de l’annexe XVII de REACH limitent aussi des groupes de substances qu’aucun numéro CAS ne désigne, tels que des sels ou les composés d’un élément : les composants n’ont pas été comparés avec ces groupes.',
    openEntries:
      'Non déterminé : annexe XVII de REACH, entrées {entries}. Elles comportent d’autres conditions ; elles désignent un composant ou peuvent en désigner un sans numéro CAS.',
    noneByClass: 'Aucune entrée ne découle de la classification.',
    dependsOnAppendix:
      'non déterminé : s’applique si une substance à l’origine de la classe figure à l’appendice {first} ou {second}',
  },

  sentences: {
    notClassified: {
      substance: 'La substance n’est pas classée comme dangereuse selon le règlement (CE) n° 1272/2008 (CLP).',
      mixture: 'Le mélange n’est pas classé comme dangereux selon le règlement (CE) n° 1272/2008 (CLP).',
    },
    classificationOpen: 'Classification incomplète. On ignore si le produit présente ces dangers : {classes}.',
    hazardsUnknown:
      'Aucune classe de danger n’est indiquée ; la classification de composants n’étant pas connue, on ignore si le mélange est dangereux.',
    hazardsWithoutBasis: {
      substance:
        'Aucune classe de danger n’est indiquée ; aucun élément probant n’étant renseigné pour l’ensemble des classes de danger, on ignore si la substance est dangereuse.',
      mixture:
        'Aucune classe de danger n’est indiquée ; aucun élément probant n’étant renseigné pour l’ensemble des classes de danger, on ignore si le mélange est dangereux.',
    },
    classified: {
      substance: 'La substance est classée comme dangereuse selon le règlement (CE) n° 1272/2008 (CLP).',
      mixture: 'Le mélange est classé comme dangereux selon le règlement (CE) n° 1272/2008 (CLP).',
    },
    criteriaNotMet: 'Compte tenu des données disponibles, les critères de classification ne sont pas remplis.',
    criteriaNotMetFor:
      'Compte tenu des données disponibles, les critères de ces classes de danger ne sont pas remplis : {classes}. Pour les autres, on l’ignore.',
    notClassifiedNoData: 'Non classé : données manquantes.',
    notClassifiedOpen: 'Non connu : cette classe est possible, et les données qui permettraient de décider manquent.',
    notClassifiedInconclusive: 'Non classé : les données ne sont pas concluantes.',
    notClassifiedSeeTests: 'Non classé ; voir les résultats d’essais.',
    notClassifiedImpossible: 'Non classé : il est techniquement impossible d’obtenir les données.',
    notForGas: 'Sans objet pour les gaz, qui sont inhalés.',
    readAcross: 'Références croisées : {name}',
    suitMaterials:
      'Vêtements de protection : matière appropriée, comme pour les gants de la sous-rubrique 8.2 : {materials}.',
    suitNotNatural: 'Vêtements de protection : inappropriés : caoutchouc naturel, PVC, cuir et textile.',
    suitNotLeather: 'Vêtements de protection : inappropriés : cuir et textile.',
    suitMaterialUnknown: 'La matière de vêtement de protection qui résiste au produit n’est pas connue.',
    seeAnnex: 'Les scénarios d’exposition figurent en annexe de la présente fiche de données de sécurité.',
    scenarioFiles: 'Les fichiers font partie de la présente annexe. Ils sont joints au produit à cette adresse :',
    basisEstimate: 'Estimation de la toxicité aiguë du mélange d’après {ingredients} ({provision}).',
    basisSum: 'Somme de {ingredients} ({provision}).',
    basisFurther: 'Également pris en compte dans la somme : {ingredients}.',
    basisSpecificLimit: 'Limite de concentration spécifique de {limit} atteinte par {ingredients} ({provision}).',
    basisGenericLimit: 'Limite de concentration générique de {limit} atteinte par {ingredients} ({provision}).',
    basisPh: 'pH extrême du mélange ({provision}).',
    basisSkinCorrosion: 'Découle de la corrosion cutanée ({provision}).',
    basisHarmonised: 'Classification harmonisée ({provision}).',
    basisViscosity: 'Viscosité cinématique {value} ; limite : {limit} à 40 °C ({provision}).',
    untested: {
      substance: 'Aucun résultat d’essai de la substance n’est enregistré pour cette classe.',
      mixture: 'Aucun résultat d’essai du mélange lui-même n’est enregistré pour cette classe.',
    },
    effectsSingle: 'Après une exposition unique, immédiatement ou de façon différée : {classes}.',
    effectsRenewed: 'Après sensibilisation, lors d’une nouvelle exposition même à de faibles quantités : {classes}.',
    effectsLate: 'Après une exposition répétée ou prolongée, ou longtemps après une exposition : {classes}.',
    organEffects: 'Effets sur des organes après une exposition unique, même différés : {statements}',
    lateEffects: 'Effets différés et chroniques : {statements}',
    unknownAcuteToxicity:
      '{percent} % du mélange sont constitués d’un ou de plusieurs composants de toxicité aiguë inconnue ({route}).',
    unknownAquaticHazard:
      'Contient {percent} % de composants présentant des dangers inconnus pour le milieu aquatique.',
    aquaticSum:
      '{class} : méthode de la somme (CLP, annexe I, 4.1.3.5.5) ; la somme est égale à {value} fois la limite.',
    aquaticSumWithheld: '{class} : méthode de la somme (CLP, annexe I, 4.1.3.5.5).',
    aquaticUntested:
      'Aucun résultat d’essai aquatique n’est enregistré pour : {names}. Leur contribution à la classe repose sur leur classification à la rubrique 3.',
    noSignalWord: 'Pas de mention d’avertissement',
    noPictograms: 'Pas de pictogramme',
    noStatements: 'Néant',
    notForPublic: 'Fourniture au grand public ({law})',
    prescribedText: 'L’emballage porte également la mention prescrite par {law}.',
    childResistant: 'Emballages destinés au grand public : fermeture de sécurité pour enfants (CLP annexe II, 3.1)',
    tactileWarning:
      'Emballages destinés au grand public : indication de danger détectable au toucher (CLP annexe II, 3.2)',
    fireGasesIncomplete: 'Cette liste découle de ce qui est connu des composants et n’est pas complète.',
    noOtherDecomposition:
      'Aucun autre produit de décomposition dangereux, sans incendie, n’est enregistré pour ce produit.',
    decomposesFrom: 'Décomposition par la chaleur : voir la température de décomposition à la sous-section 9.1.',
    reactionsIncomplete:
      'Cette liste repose sur les classes de danger, sur des propriétés telles que le pH et sur ce qui est connu de la composition, et n’est pas complète : les autres réactions des composants n’ont pas été évaluées.',
    flammableByClass: 'inflammable ({classes})',
    combustibleNotClassified: 'combustible, non classé comme inflammable',
    notFlammableLiquid: 'n’est pas un liquide inflammable (point d’éclair supérieur à 60 °C)',
    notApplicableState: 'sans objet (état physique\u202F: {state})',
    notApplicableMixture: 'sans objet (mélange)',
    notApplicableIncombustible: 'sans objet (le produit ne brûle pas)',
    notApplicableCompressed: 'sans objet (gaz comprimé)',
    notApplicableReactive: 'sans objet (le produit réagit avec l’eau)',
    notApplicableWithoutWater: 'sans objet (le produit ne contient pas d’eau)',
    noInformation: 'Aucune information n’est disponible.',
    noLabelElements: 'Aucun élément d’étiquetage n’est requis selon le règlement (CE) n° 1272/2008 (CLP).',
    notClassifiedIngredient: 'non classé',
    contentsByVolume: 'Les teneurs sont des pourcentages en volume.',
    contentsUsedAsVolume:
      'Les teneurs du gaz sans unité indiquée sont utilisées comme pourcentages en volume pour la classification.',
    pbtNone: {
      substance: 'D’après les données disponibles, la substance n’est pas identifiée comme PBT ou vPvB.',
      mixture:
        'D’après les données disponibles, le mélange ne contient aucune substance identifiée comme PBT ou vPvB à une concentration de 0,1 % ou plus.',
    },
    pbtOfIngredients:
      'Selon les données enregistrées, aucun des composants de la rubrique 3 n’est classé PBT ou vPvB ; il ne s’agit pas du résultat d’une évaluation selon l’annexe XIII de REACH.',
    pbtFound: 'Évalué comme PBT/vPvB ou PMT/vPvM : {names}.',
    endocrineNone: {
      substance:
        'D’après les données disponibles, la substance n’est pas identifiée comme ayant des propriétés perturbant le système endocrinien.',
      mixture:
        'D’après les données disponibles, le mélange ne contient aucune substance identifiée comme ayant des propriétés perturbant le système endocrinien à une concentration de 0,1 % ou plus.',
    },
    endocrineOfIngredients: 'Aucun des composants de la rubrique 3 n’est classé perturbateur endocrinien.',
    endocrineFound: 'Propriétés perturbant le système endocrinien : {names}.',
    substanceNote: 'Le texte intégral des mentions figure à la rubrique 2 ou à la rubrique 16.',
    noExposureLimits:
      'Aucune valeur limite d’exposition professionnelle n’est enregistrée pour ce produit ni pour ses composants.',
    monitoring:
      'Mesurage et évaluation de l’exposition dans l’air des lieux de travail : EN 689, EN 482. Les valeurs limites nationales en vigueur s’appliquent.',
    seeSection: 'Voir la sous-rubrique {number}.',
    exposureRoutes: 'Inhalation, contact avec la peau, contact avec les yeux, ingestion',
    exposureRoutesGas: 'Inhalation',
    exposureRoutesWithoutIngestion: 'Inhalation, contact avec la peau, contact avec les yeux',
    logPow: 'Coefficient de partage n-octanol/eau (valeur log) : {value}',
    notDangerousGoods:
      'Le produit n’est pas classé comme marchandise dangereuse au sens de l’ADR, du RID, de l’ADN, du code IMDG et des ICAO-TI/IATA-DGR.',
    noPackingGroup: 'non attribué',
    diisocyanateTraining:
      'Diisocyanates (REACH, annexe XVII, entrée 74) : avant d’utiliser le produit, les utilisateurs industriels et professionnels suivent une formation à leur utilisation sûre, à renouveler tous les cinq ans.',
    nameAsRoad: 'voir route (ADR)',
    railAsRoad:
      'Code de classification, numéro d’identification du danger, quantités limitées et exceptées : voir route (ADR)',
    inlandWaterwaysAsRoad: 'Code de classification, quantités limitées et exceptées : voir route (ADR)',
    carriageProhibited: 'transport interdit ({act})',
    notSubjectToAct: 'non soumis à {act}',
    specialProvision144:
      'Disposition spéciale 144 (ADR/RID/ADN, code IMDG) : une solution aqueuse ne contenant pas plus de 24 % d’alcool en volume n’est pas soumise aux prescriptions.',
    specialProvision375:
      'Disposition spéciale 375 (ADR/RID/ADN) : non soumis aux autres prescriptions en emballages simples ou intérieurs d’au plus 5 l de liquide ou 5 kg de solide satisfaisant aux 4.1.1.1, 4.1.1.2 et 4.1.1.4 à 4.1.1.8 ; par mer, code IMDG 2.10.2.7 ; par air, disposition particulière A197.',
    viscousLiquid:
      'Liquide visqueux (ADR/RID/ADN 2.2.3.1.5.1) : non soumis aux prescriptions en récipients d’une capacité d’au plus 450 l, si, lors de l’épreuve de séparation du solvant, la couche de solvant est inférieure à 3 % de la hauteur totale et si le temps d’écoulement avec un ajutage de 6 mm est d’au moins 60 s, ou d’au moins 40 s avec au plus 60 % de matières de la classe 3 ; au plus 20 % de nitrocellulose à 12,6 % d’azote au plus.',
    viscousEnvironment:
      'S’il est dangereux pour l’environnement, seulement en emballages simples ou intérieurs d’au plus 5 l satisfaisant aux 4.1.1.1, 4.1.1.2 et 4.1.1.4 à 4.1.1.8 (2.2.3.1.5.2).',
    seeSpecialProvision: 'voir disposition spéciale {number}',
    airNotRecorded: 'instructions d’emballage et quantités maximales : non renseignées',
    airForbidden: 'interdit',
    airPackingInstruction: 'instruction d’emballage {instruction}',
    airMaxQuantity: 'au plus {quantity} par colis',
    firstVersion: 'Première version de cette fiche de données de sécurité.',
    noChangesRecorded: 'Aucune modification n’est enregistrée.',
    noFurtherStatements: 'La rubrique 3 ne contient pas d’autres mentions.',
    hazardousWaste: 'Le déchet marqué d’un astérisque (*) est un déchet dangereux.',
    wasteProperties: 'Propriétés pouvant influer sur le traitement du déchet : {properties}.',
    wastePropertiesUnknown: 'Les propriétés pouvant influer sur le traitement du déchet ne sont pas connues.',
    versionOfDate: '{version} du {date}',
    aerosolContents: '{aerosol} ; contenu : {state}',
    aerosolContentsUnknown: '{aerosol} ; l’état physique de son contenu n’est pas enregistré',
    dustExplosionUnknown: 'Il n’est pas indiqué si la poussière peut former des mélanges explosifs avec l’air.',
  },

  terms: {
    Annex: 'annexe',
    Table: 'tableau',
    LD50: 'DL50',
    LC50: 'CL50',
    EC50: 'CE50',
    ErC50: 'CEr50',
    Directive: 'Directive',
    EC: 'CE',
    EEC: 'CEE',
    EU: 'UE',
    Regulation: 'Règlement',
    rat: 'rat',
    mouse: 'souris',
    rabbit: 'lapin',
    'guinea pig': 'cobaye',
    human: 'être humain',
    fish: 'poissons',
    algae: 'algues',
    daphnia: 'daphnies',
    vapour: 'vapeur',
    vapours: 'vapeurs',
    'dust/mist': 'poussières/brouillards',
    'dusts or mists': 'poussières ou brouillards',
    gases: 'gaz',
    dust: 'poussières',
    mist: 'brouillards',
    gas: 'gaz',
    oral: 'voie orale',
    dermal: 'voie cutanée',
    inhalation: 'inhalation',
    acute: 'aigu',
    chronic: 'chronique',
    'readily biodegradable': 'facilement biodégradable',
    'not readily biodegradable': 'non facilement biodégradable',
    'ECHA registration dossier': 'dossier d’enregistrement de l’ECHA',
    'illustrative entry of the demo catalogue': 'donnée d’exemple du catalogue de démonstration',
    'supplier data': 'données du fournisseur',
    literature: 'littérature',
    days: 'jours',
    hours: 'heures',
    calculated: 'calculé',
    bw: 'pc',
    'bw/day': 'pc/jour',
  },

  detail: {
    classification: 'Classification',
    substances: 'Substances',
    recommendedUse: 'Utilisation recommandée',
    recommendedLevels: 'Dosage recommandé',
    specialFeatures: 'Particularités',
    created: 'Date d’établissement',
    revision: 'Révision',
    regulation: 'Règlement (CE) n° 1907/2006 (REACH), annexe II, modifié par le règlement (UE) 2020/878',
  },

  attachments: {
    valid: 'valable',
    certificate: 'Certificat',
    certificateOfAnalysis: 'Certificat d’analyse',
    picture: 'Image',
    technicalInformation: 'Informations techniques',
    auditReport: 'Rapport d’audit',
  },

  packageSizes: { 1: 'jusqu’à 3 l', 2: '> 3 à 50 l', 3: '> 50 à 500 l', 4: '> 500 l' },

  page: {
    pageNumber: 'page {page} / {pages}',
    version: 'Version {version}',
    qrCode: 'À scanner : documents actuels de ce produit',
    noGtin: 'Sans GTIN, pas de GS1 DataMatrix : code QR de la page du produit',
  },

  label: {
    title: 'Étiquette',
    telephone: 'Tél.',
    synonyms: 'Synonymes',
    professionalOnly: 'Réservé aux utilisateurs professionnels.',
    seeInside: 'Informations de sécurité complètes à l’intérieur.',
    voc: 'Valeur limite UE pour ce produit (cat. {subcategory}) : {limit} g/l. Ce produit contient au maximum {content} g/l de COV.',
    batch: 'Lot',
    filled: 'Conditionné le',
    serialNumber: 'N° de série',
    ruler: 'Imprimer sans mise à l’échelle (100 %). Chaque règle doit mesurer 100 mm, le cadre {width} × {height} mm.',
  },

  tds: {
    title: 'Fiche technique',
    sections: {
      description: 'Description',
      uses: 'Domaines d’application',
      properties: 'Caractéristiques techniques',
      processing: 'Mise en œuvre',
      packaging: 'Conditionnement',
      storage: 'Stockage et durée de conservation',
      safety: 'Sécurité',
    },
    columns: {
      property: 'Propriété',
      value: 'Valeur',
      method: 'Méthode',
      article: 'Référence',
      pack: 'Conditionnement',
    },
    labels: {
      date: 'Date',
      shelfLife: 'Durée de conservation',
      storageTemperature: 'Température de stockage',
    },
    sentences: {
      typicalValues: 'Valeurs typiques ; elles ne constituent ni une spécification ni une garantie de propriétés.',
      shelfLifeMonths: '{months} mois dans l’emballage d’origine non ouvert',
      safety: 'Respecter l’étiquette et la fiche de données de sécurité en vigueur du produit.',
      disclaimer:
        'Ces informations reposent sur l’état actuel de nos connaissances et de notre expérience. Elles ne dispensent l’utilisateur ni de ses propres essais pour l’utilisation prévue ni du contrôle à réception.',
    },
  },

  ipi: {
    title: 'Notice de poste',
    basis:
      'Travail avec des substances dangereuses : directive 98/24/CE, article 8 ; en Allemagne, § 14 de la GefStoffV et TRGS 555',
    fields: {
      company: 'Entreprise',
      number: 'N°',
      date: 'Date',
      workplace: 'Poste de travail',
      activity: 'Activité',
      responsible: 'Responsable',
      telephone: 'Téléphone',
      emergencyCall: 'Appel d’urgence',
      firstAider: 'Secouriste',
      signature: 'Signature',
    },
    sections: {
      substance: 'Substance dangereuse',
      hazards: 'Dangers pour l’homme et l’environnement',
      protection: 'Mesures de protection et règles de conduite',
      danger: 'Conduite à tenir en cas de danger',
      firstAid: 'Premiers secours',
      disposal: 'Élimination correcte',
    },
    product: 'Produit',
    labels: {
      contains: 'Contient',
      gloves: 'Gants de protection',
      preparation: 'Avant de commencer',
      restrictions: 'Restrictions d’emploi et suivi médical',
      handling: 'Manipulation',
      storage: 'Stockage',
      fire: 'Incendie',
      spill: 'Fuites et déversements',
      inhalation: 'Inhalation',
      skin: 'Contact avec la peau',
      eyes: 'Contact avec les yeux',
      ingestion: 'Ingestion',
    },
    sentences: {
      neverMix: 'Ne jamais mettre en contact avec : {materials}.',
      employmentRestrictions:
        'Les jeunes ne peuvent travailler avec le produit que pour leur formation professionnelle et sous la surveillance d’une personne compétente, les femmes enceintes ou allaitantes que dans le cadre des restrictions d’emploi.',
      maternityRestrictions:
        'Les femmes enceintes ou allaitantes ne peuvent travailler avec ce produit que dans les limites des restrictions d’emploi.',
      youthRestrictions:
        'Les jeunes ne peuvent travailler avec le produit que pour leur formation professionnelle et sous la surveillance d’une personne compétente.',
      skinUptake: 'Pénétration cutanée possible : {names}.',
      healthSurveillance: 'Participer au suivi médical professionnel proposé par l’employeur.',
      readFirst: 'Ne pas travailler avec le produit avant d’avoir lu et compris ces instructions.',
      training: 'Ne commencer qu’après avoir été formé aux dangers et à la protection ; en cas de doute, demander.',
      trainingYearly:
        'Ne commencer qu’après une instruction orale, répétée au moins une fois par an ; en cas de doute, demander.',
      diisocyanateTraining:
        'Ne travailler avec le produit qu’après avoir suivi la formation sur les diisocyanates ; la renouveler au moins tous les cinq ans.',
      checkGluconate: 'Acide fluorhydrique : vérifier que le gel de gluconate de calcium est à portée de main.',
      authorisedOnly: 'N’entrer dans les zones où il est utilisé que si le travail l’exige.',
      reportPregnancy:
        'En cas de grossesse ou d’allaitement, en informer tôt l’employeur pour qu’il puisse évaluer le travail.',
      notIfAllergic: 'Ne pas travailler avec le produit en cas d’allergie à l’un de ses composants.',
      stopIfRash: 'Si la peau rougit, démange ou présente une éruption, arrêter le travail et prévenir le supérieur.',
      stopIfBreathless:
        'En cas de toux, de respiration sifflante ou d’essoufflement, même des heures plus tard, arrêter le travail et prévenir le supérieur.',
      useExtraction:
        'Utiliser le système clos ou l’aspiration locale prévus et vérifier avant le travail qu’ils fonctionnent.',
      ventilate: 'Bien aérer le local pendant le travail.',
      useExplosionProof: 'N’utiliser que des ventilateurs et appareils électriques antidéflagrants.',
      findEyewashAndShower: 'Repérer le chemin vers le rince-œil et la douche de sécurité et le garder libre.',
      findEyewash: 'Repérer le chemin vers le rince-œil et le garder libre.',
      closedSystem: 'Travailler si possible en système clos ; ne rien respirer et ne rien laisser toucher la peau.',
      respiratoryIfNeeded:
        'Porter une protection respiratoire si la ventilation est insuffisante ou si des vapeurs ou aérosols se forment.',
      respiratoryAsTold: 'Porter une protection respiratoire si le supérieur la prescrit pour ce travail.',
      glovesAsTold: 'Porter des gants de protection si le supérieur les prescrit pour ce travail.',
      reportRelease: 'Si le produit atteint les eaux, les égouts ou le sol, prévenir aussitôt le supérieur.',
      collectWaste: 'Recueillir les déchets dans le récipient étiqueté prévu à cet effet et le fermer.',
      sewerIfAllowed: 'Ne verser les restes dans l’évier que si le supérieur l’autorise.',
      uncleanedLikeProduct: 'Traiter les emballages avec restes comme le produit lui-même.',
      followExplosionRules: 'Suivre les règles de l’entreprise sur la protection contre les explosions.',
      adviceIfExposed:
        'Après un contact ou une inhalation, ou en cas d’inquiétude pour sa santé, consulter un médecin.',
      spillBreathing:
        'Quitter immédiatement la zone dangereuse et avertir les autres ; n’y rentrer qu’avec un appareil respiratoire autonome.',
      spillProtection:
        'Porter l’équipement de protection indiqué ci-dessus ; éviter le contact avec la peau, les yeux et les vêtements.',
      spillProtectionGas:
        'Porter l’équipement de protection indiqué ci-dessus ; ne pas entrer sans lui dans le nuage de gaz.',
      fireSmoke:
        'Si de la fumée ou des gaz se répandent, quitter immédiatement la zone et avertir les autres ; seuls les pompiers munis d’un appareil respiratoire autonome combattent alors l’incendie.',
      medicalAdvice: 'En cas de doute ou de symptômes persistants, consulter un médecin et lui présenter l’étiquette.',
      severalPages: 'Cette notice comporte {pages} pages : les afficher toutes.',
      noHazards:
        'Non classé comme dangereux. Observer les précautions habituelles pour la manipulation de produits chimiques.',
      extinguish: 'Éteindre avec : {media}.',
      notWith: 'Ne pas éteindre avec : {media}.',
      wasteCode: 'Code déchet : {code}',
    },
    signs: {
      M004: 'Lunettes de protection obligatoires',
      M005: 'Mise à la terre obligatoire',
      M009: 'Gants de protection obligatoires',
      M010: 'Vêtements de protection obligatoires',
      M011: 'Lavage des mains obligatoire',
      M013: 'Visière de protection obligatoire',
      M017: 'Protection des voies respiratoires obligatoire',
      M028: 'Garder sous clé',
      M055: 'Tenir hors de portée des enfants',
      M057: 'Assurer une ventilation continue',
      P003: 'Flammes nues et sources d’inflammation interdites, interdiction de fumer',
      P022: 'Interdiction de manger et de boire',
      E003: 'Premiers secours',
      E011: 'Équipement de rinçage des yeux',
      E012: 'Douche de sécurité',
      F001: 'Extincteur d’incendie',
    },
  },

  abbreviations: {
    ADN: 'Accord européen relatif au transport international des marchandises dangereuses par voies de navigation intérieures',
    ADR: 'Accord relatif au transport international des marchandises dangereuses par route',
    ATE: 'Estimation de la toxicité aiguë (Acute Toxicity Estimate)',
    ATEmix: 'Estimation de la toxicité aiguë du mélange',
    AwSV: 'Ordonnance allemande sur les installations de manipulation de substances dangereuses pour l’eau',
    BCF: 'Facteur de bioconcentration (Bioconcentration Factor)',
    CAS: 'Chemical Abstracts Service',
    CE: 'Communauté européenne ; numéro CE : numéro de la substance dans les inventaires européens',
    CE50: 'Concentration efficace médiane',
    CEE: 'Communauté économique européenne',
    CEr50: 'Concentration qui réduit de moitié le taux de croissance',
    CL50: 'Concentration létale pour 50 % des animaux d’essai',
    CLP: 'Classification, étiquetage et emballage (Classification, Labelling and Packaging), règlement (CE) n° 1272/2008',
    COV: 'Composés organiques volatils',
    DL50: 'Dose létale pour 50 % des animaux d’essai',
    DNEL: 'Dose dérivée sans effet (Derived No-Effect Level)',
    EC10: 'Concentration produisant un effet sur 10 % des organismes d’essai',
    ECHA: 'Agence européenne des produits chimiques',
    EL50: 'Taux de charge produisant un effet sur 50 % des organismes d’essai (Effective Loading)',
    EmS: 'Consignes d’urgence en cas d’incendie et de déversement (Emergency Schedules, Code IMDG)',
    EN: 'Norme européenne',
    EQ: 'Quantité exceptée (Excepted Quantity)',
    EUH: 'Mention de danger additionnelle de l’Union européenne',
    EVAL: 'Copolymère éthylène-alcool vinylique',
    FKM: 'Caoutchouc fluoré',
    GHS: 'Système général harmonisé de classification et d’étiquetage des produits chimiques (Globally Harmonised System)',
    GKV: 'Ordonnance autrichienne sur les valeurs limites au travail (Grenzwerteverordnung)',
    IARC: 'Centre international de recherche sur le cancer (International Agency for Research on Cancer)',
    IATA: 'Association internationale du transport aérien',
    'IATA-DGR': 'Réglementation de l’IATA pour le transport des marchandises dangereuses (Dangerous Goods Regulations)',
    'ICAO-TI':
      'Instructions techniques pour la sécurité du transport aérien des marchandises dangereuses (Organisation de l’aviation civile internationale)',
    ICPE: 'Installations classées pour la protection de l’environnement',
    IMDG: 'Code maritime international des marchandises dangereuses',
    INRS: 'Institut national de recherche et de sécurité',
    ISO: 'Organisation internationale de normalisation',
    Koc: 'Coefficient d’adsorption rapporté au carbone organique',
    LL50: 'Taux de charge létal pour 50 % des animaux d’essai (Lethal Loading)',
    LOAEC: 'Concentration minimale avec effet nocif observé (Lowest Observed Adverse Effect Concentration)',
    LOAEL: 'Dose minimale avec effet nocif observé (Lowest Observed Adverse Effect Level)',
    LOEC: 'Concentration minimale avec effet observé (Lowest Observed Effect Concentration)',
    LQ: 'Quantité limitée (Limited Quantity)',
    MDI: 'Diisocyanate de méthylènediphényle',
    'N.O.S.': 'Non spécifié par ailleurs (Not Otherwise Specified)',
    NCO: 'Groupe isocyanate',
    NOAEC: 'Concentration sans effet nocif observé (No Observed Adverse Effect Concentration)',
    NOAEL: 'Dose sans effet nocif observé (No Observed Adverse Effect Level)',
    NOEC: 'Concentration sans effet observé (No Observed Effect Concentration)',
    NOELR: 'Taux de charge sans effet observé (No Observed Effect Loading Rate)',
    OECD: 'Organisation de coopération et de développement économiques (OCDE)',
    OMI: 'Organisation maritime internationale',
    ONU: 'Organisation des Nations unies',
    PBT: 'Persistant, bioaccumulable et toxique',
    PE: 'Polyéthylène',
    PMT: 'Persistant, mobile et toxique',
    PNEC: 'Concentration prédite sans effet (Predicted No-Effect Concentration)',
    QSAR: 'Relation quantitative structure-activité (Quantitative Structure–Activity Relationship)',
    PVC: 'Polychlorure de vinyle',
    REACH:
      'Enregistrement, évaluation et autorisation des substances chimiques, et restrictions applicables à ces substances, règlement (CE) n° 1907/2006',
    RID: 'Règlement concernant le transport international ferroviaire des marchandises dangereuses',
    SGG: 'Groupe de séparation (Code IMDG, Segregation Group)',
    STOT: 'Toxicité spécifique pour certains organes cibles (Specific Target Organ Toxicity)',
    TRGS: 'Règles techniques pour les substances dangereuses (Allemagne)',
    UE: 'Union européenne',
    UFI: 'Identifiant unique de formulation (Unique Formula Identifier)',
    UN: 'Nations unies (United Nations)',
    'V/V': 'Volume par volume',
    VLCT: 'Valeur limite d’exposition à court terme',
    VLEP: 'Valeur limite d’exposition professionnelle',
    WGK: 'Classe de danger pour l’eau (Allemagne)',
    'kg pc': 'Kilogramme de poids corporel',
    ppm: 'Parties par million',
    ppmV: 'Parties par million en volume',
    vPvB: 'Très persistant et très bioaccumulable',
    vPvM: 'Très persistant et très mobile',
  },

  standard: {
    // 2.3 Autres dangers
    vapourAirMixtures: 'Les vapeurs peuvent former des mélanges explosifs avec l’air.',
    gasAirMixtures: 'Le gaz peut former des mélanges explosifs avec l’air.',
    flammableVapoursInUse:
      'Lors de l’utilisation, il peut se former des mélanges vapeur-air inflammables ou explosifs.',
    staticIgnition: 'Les vapeurs peuvent être enflammées par une décharge électrostatique.',
    dustExplosion: 'La poussière finement dispersée peut former des mélanges explosifs avec l’air.',
    slipHazard: 'Le produit répandu rend le sol glissant.',
    suffocationHazard: 'Des concentrations élevées peuvent chasser l’oxygène de l’air et provoquer une asphyxie.',
    carbonMonoxideOdourless:
      'Le monoxyde de carbone est incolore et inodore : rien n’avertit de sa présence avant l’intoxication.',
    smellNoWarning: 'Le sulfure d’hydrogène paralyse l’odorat : son odeur n’est pas un avertissement.',
    oilyCloths:
      'Les chiffons, le papier et les poussières imprégnés du produit peuvent s’enflammer spontanément, même après des heures.',
    frostbiteHazard: 'Le gaz liquéfié qui s’échappe est très froid et provoque des gelures.',
    hotMeltHazard: 'Le produit fondu et chaud provoque des brûlures.',
    crystallisation: 'Cristallise en séchant ; les résidus s’enlèvent à l’eau.',

    // 4.1 Premiers secours
    medicalIfExposed: 'En cas d’exposition prouvée ou suspectée : consulter un médecin.',
    dangerToLife: 'Danger de mort : agir immédiatement et appeler les secours.',
    removeFromDanger: 'Éloigner la victime de la zone dangereuse et la maintenir au repos.',
    removeContaminatedClothing: 'Enlever immédiatement les vêtements et les chaussures souillés ou imprégnés.',
    firstAiderProtection: 'Le secouriste doit veiller à sa propre protection.',
    firstAiderContact:
      'Le secouriste porte des gants de protection : le contact avec le produit ou avec des vêtements imprégnés est dangereux.',
    firstAiderInhalation: 'Le secouriste évite d’inhaler le produit et aère les lieux : son inhalation est dangereuse.',
    firstAiderMouth:
      'Le secouriste ne pratique pas le bouche-à-bouche : le produit dans la bouche ou dans les vomissures est dangereux.',
    rescuersBreathing:
      'Les sauveteurs n’entrent qu’avec un appareil de protection respiratoire isolant autonome : manque d’oxygène.',
    hydrofluoricEmergency:
      'L’acide fluorhydrique intoxique aussi par la peau : traiter tout contact comme une urgence, appeler immédiatement les secours et nommer la substance.',
    cyanideEmergency:
      'Les cyanures peuvent tuer en quelques minutes : appeler immédiatement les secours et nommer la substance ; pas de bouche-à-bouche.',
    rescuersToxicGas:
      'Les sauveteurs n’entrent qu’avec un appareil de protection respiratoire isolant autonome : gaz toxique.',
    rescuersToxicNoOxygen:
      'Les sauveteurs n’entrent qu’avec un appareil de protection respiratoire isolant autonome : gaz toxique et manque d’oxygène.',
    recoveryPosition:
      'Placer une personne inconsciente qui respire en position latérale de sécurité ; ne jamais rien faire avaler à une personne inconsciente.',
    showSafetyDataSheet:
      'En cas de doute ou de symptômes persistants, consulter un médecin et lui présenter cette fiche de données de sécurité.',
    noSpecialFirstAid: 'Aucune mesure particulière n’est requise.',
    freshAir:
      'Transporter la personne à l’air libre et la maintenir au repos dans une position où elle peut respirer confortablement.',
    inhalationMedicalIfSymptoms: 'Consulter un médecin en cas de malaise ou d’irritation des voies respiratoires.',
    inhalationMedicalAtOnce: 'Appeler immédiatement un médecin ou un centre antipoison.',
    carbonMonoxideUrgent:
      'Soupçon d’intoxication au monoxyde de carbone : appeler immédiatement les secours, même sans symptômes ; oxygène dès que possible.',
    artificialRespiration:
      'En cas de respiration irrégulière ou d’arrêt respiratoire, pratiquer la respiration artificielle avec un ballon ou un appareil de ventilation et appeler les secours.',
    oxygenByTrained: 'En cas de difficultés respiratoires, des personnes formées administrent de l’oxygène.',
    inhalationDelayedEffects:
      'Des effets sur les poumons peuvent apparaître de façon différée : maintenir sous surveillance médicale pendant 48 heures.',
    washSkin: 'Laver abondamment à l’eau et au savon.',
    brushOffParticles: 'Enlever avec précaution les particules déposées sur la peau.',
    coolOrWetBandages: 'Rincer à l’eau fraîche ou poser une compresse humide.',
    rinseSkinAtOnce: 'Rincer immédiatement la peau à grande eau sous l’eau courante pendant au moins 15 minutes.',
    skinBurnsMedical:
      'Couvrir les brûlures d’un pansement stérile et faire soigner immédiatement par un médecin : les brûlures chimiques non traitées guérissent mal.',
    skinMedicalIfIrritation: 'Consulter un médecin si l’irritation de la peau persiste.',
    skinMedicalIfRash: 'Consulter un médecin en cas d’irritation ou d’éruption cutanée.',
    skinMedicalAtOnce:
      'Appeler immédiatement un médecin ou un centre antipoison, même en l’absence de symptômes : le produit pénètre par la peau.',
    skinMedicalIfUnwell: 'Consulter un médecin en cas de malaise : le produit pénètre par la peau.',
    skinMedicalExposed: 'Appeler immédiatement un médecin ou un centre antipoison.',
    calciumGluconateGel:
      'Après le rinçage, faire pénétrer un gel de gluconate de calcium (2,5 %) en massant, même en l’absence de douleur, et répéter jusqu’à la prise en charge par un médecin.',
    phenolOnSkin:
      'Phénol et crésols sur la peau : tamponner immédiatement avec du polyéthylène glycol (macrogol 300 ou 400) s’il est à portée de main, sinon rincer abondamment à l’eau.',
    skinCream: 'Après le nettoyage, appliquer une crème grasse pour la peau.',
    wipeOffResin: 'Essuyer d’abord le produit avec un chiffon ou du papier ; ne pas utiliser de solvant ni de diluant.',
    frozenClothing: 'Dégeler à l’eau tiède les vêtements collés à la peau par le gel avant de les enlever.',
    frostbiteMedical: 'Couvrir les gelures d’un pansement stérile et consulter immédiatement un médecin.',
    thawFrostbite: 'Dégeler les parties gelées avec de l’eau tiède ; ne pas frotter.',
    gasContactMedical: 'Après contact avec le gaz : consulter un médecin en cas de troubles.',
    coolHotMelt:
      'Refroidir immédiatement à grande eau froide la peau touchée par le produit fondu ; ne pas arracher le produit solidifié sur la peau ; faire soigner les brûlures par un médecin.',
    rinseEyes:
      'Rincer l’œil ouvert sous l’eau courante pendant plusieurs minutes ; enlever les lentilles de contact si elles peuvent être facilement enlevées.',
    rinseEyesIrritant:
      'Rincer l’œil avec précaution sous l’eau courante pendant plusieurs minutes (au moins 10 minutes) en maintenant les paupières écartées ; enlever les lentilles de contact si elles peuvent être facilement enlevées. Si l’irritation persiste, consulter un ophtalmologue.',
    rinseEyesAtOnce:
      'Rincer immédiatement l’œil sous l’eau courante pendant plusieurs minutes (au moins 15 minutes) en maintenant les paupières bien écartées, y compris sous les paupières ; protéger l’œil indemne et enlever les lentilles de contact si elles peuvent être facilement enlevées.',
    eyeSpecialistAtOnce:
      'Se rendre immédiatement chez un ophtalmologue ou dans un service d’ophtalmologie et continuer à rincer pendant le trajet.',
    rinseMouth: 'Se rincer la bouche à l’eau et recracher.',
    drinkWater: 'Si la personne est consciente, lui faire boire un verre d’eau à petites gorgées.',
    doNotInduceVomiting: 'Ne pas faire vomir.',
    vomitingHeadLow:
      'En cas de vomissement, maintenir la tête basse pour éviter que le contenu de l’estomac ne pénètre dans les poumons.',
    ingestionMedicalIfUnwell: 'Consulter un médecin en cas de malaise.',
    ingestionMedicalAtOnce: 'Appeler immédiatement un médecin ou un centre antipoison.',
    perforationRisk:
      'Effet fortement corrosif dans la bouche et la gorge, avec risque de perforation de l’œsophage et de l’estomac.',
    ingestionUnlikelyGas: 'L’ingestion n’est pas considérée comme une voie d’exposition probable pour les gaz.',
    ingestionUnlikelyAerosol:
      'L’ingestion n’est pas considérée comme une voie d’exposition probable pour les aérosols.',

    // 4.2 Symptômes
    symptomEyeIrritation: 'Contact avec les yeux : rougeur, larmoiement, douleur.',
    symptomEyeDamage:
      'Contact avec les yeux : fortes douleurs, opacification de la cornée ; risque de perte de la vue.',
    symptomSkinIrritation: 'Contact avec la peau : rougeur, démangeaisons.',
    symptomBurns:
      'Contact avec la peau : brûlures, douleur, cloques ; l’effet atteint les couches profondes de la peau.',
    symptomBurnsSwallowed:
      'Ingestion : brûlures de la bouche, de la gorge, de l’œsophage et de l’estomac, avec risque de perforation.',
    symptomFrostbite:
      'Contact avec le gaz liquéfié : gelures avec douleur, engourdissement et cloques ; lésions des yeux.',
    symptomHotMelt: 'Contact avec le produit fondu et chaud : brûlures de la peau et des yeux.',
    symptomDrySkin: 'Contact répété avec la peau : peau dégraissée, sèche et gercée, risque de dermatite.',
    symptomSkinAllergy:
      'Contact avec la peau : eczéma allergique avec rougeur, démangeaisons et vésicules, même plusieurs jours après le contact.',
    symptomRespiratoryAllergy:
      'Inhalation : symptômes de type asthmatique, essoufflement, même plusieurs heures après l’exposition.',
    symptomAllergy: 'Une réaction allergique de la peau ou des voies respiratoires est possible.',
    symptomAlreadySensitised:
      'Chez les personnes déjà sensibilisées, une réaction allergique de la peau ou des voies respiratoires est possible.',
    symptomAlreadySensitisedSkin:
      'Chez les personnes déjà sensibilisées, une réaction allergique de la peau est possible.',
    symptomAlreadySensitisedAirways:
      'Chez les personnes déjà sensibilisées, une réaction allergique des voies respiratoires est possible.',
    symptomIsocyanates:
      'Isocyanates : les personnes sensibilisées peuvent réagir à de très faibles concentrations par des troubles asthmatiformes, même plusieurs heures après l’exposition.',
    symptomRespiratoryIrritation: 'Inhalation : toux, mal de gorge, irritation des muqueuses.',
    symptomRespiratoryBurns:
      'Inhalation : brûlures des voies respiratoires, essoufflement ; œdème pulmonaire différé possible.',
    symptomNarcosis:
      'Inhalation de concentrations élevées : maux de tête, vertiges, somnolence, nausées, perte de connaissance.',
    symptomOxygenLack: 'Manque d’oxygène : vertiges et perte de connaissance.',
    symptomAspiration:
      'Ingestion et vomissement : le produit qui pénètre dans les poumons provoque une pneumonie chimique, même de façon différée.',
    symptomFluoride:
      'Fluorure : douleurs intenses, qui peuvent n’apparaître que des heures après le contact ; hypocalcémie avec crampes et troubles du rythme cardiaque.',
    symptomCarbonMonoxide:
      'Inhalation de monoxyde de carbone : toxique ; maux de tête, vertiges, nausées, confusion, perte de connaissance ; des lésions du cœur et du cerveau peuvent apparaître après des jours ou des semaines.',
    symptomCyanide:
      'Cyanure : maux de tête, vertiges, essoufflement, convulsions, perte de connaissance, arrêt respiratoire en quelques minutes.',
    symptomMethaemoglobin:
      'Formation de méthémoglobine dans le sang : lèvres bleues, maux de tête, vertiges, essoufflement, même à retardement.',
    symptomPoisoning: 'Signes d’intoxication : nausées, vomissements, troubles circulatoires, perte de connaissance.',
    symptomPoisoningInhaled:
      'Inhalation : toxique ; des signes d’intoxication tels que maux de tête, vertiges, nausées et perte de connaissance sont possibles.',
    symptomFatalInhaled:
      'Inhalation : mortel ; des signes d’intoxication tels que maux de tête, vertiges, nausées et perte de connaissance sont possibles.',
    symptomPoisoningSkin:
      'Contact avec la peau : toxique ; des signes d’intoxication sont possibles après absorption par la peau.',
    symptomFatalSkin:
      'Contact avec la peau : mortel ; des signes d’intoxication sont possibles après absorption par la peau.',
    symptomPoisoningSwallowed:
      'Ingestion : toxique ; des signes d’intoxication tels que nausées, vomissements, troubles circulatoires et perte de connaissance sont possibles.',
    symptomFatalSwallowed:
      'Ingestion : mortel ; des signes d’intoxication tels que nausées, vomissements, troubles circulatoires et perte de connaissance sont possibles.',
    symptomHarmful: 'Nausées, vomissements, maux d’estomac, malaise général.',
    symptomHarmfulInhaled: 'Inhalation : nocif ; maux de tête, vertiges, nausées et malaise général sont possibles.',
    symptomHarmfulSkin: 'Contact avec la peau : nocif ; un malaise général est possible après absorption par la peau.',
    symptomHarmfulSwallowed:
      'Ingestion : nocif ; nausées, vomissements, maux d’estomac et malaise général sont possibles.',
    symptomOrganDamage: 'Atteinte d’organes après une exposition unique, même de façon différée.',
    symptomOrganDamageRepeated: 'Atteinte d’organes en cas d’exposition prolongée ou répétée.',
    symptomDelayedCmr: 'Des effets tardifs sont possibles après des années : voir la rubrique 11.',
    symptomReproduction: 'Des effets sur la fertilité ou sur l’enfant à naître sont possibles : voir la rubrique 11.',
    symptomMethanol:
      'Méthanol : les signes apparaissent avec un délai pouvant atteindre 24 heures : troubles visuels allant jusqu’à la cécité, acidose métabolique, convulsions, coma.',
    symptomFoaming:
      'Ingestion de substances tensioactives : en cas de vomissement, de la mousse peut pénétrer dans les poumons.',
    symptomOxygenEmbolism: 'Ingestion : libération d’oxygène, ballonnement de l’estomac, risque d’embolie gazeuse.',
    noSymptomsKnown: 'Aucun symptôme ni effet connu à ce jour.',

    // 4.3 Soins médicaux
    treatSymptomatically: 'Traitement symptomatique.',
    attentionInhaled: 'Après inhalation, une prise en charge médicale immédiate est nécessaire.',
    attentionSkin: 'Après contact avec la peau, une prise en charge médicale immédiate est nécessaire.',
    attentionEyes: 'Après contact avec les yeux, un traitement immédiat par un ophtalmologue est nécessaire.',
    attentionSwallowed: 'Après ingestion, une prise en charge médicale immédiate est nécessaire.',
    attentionExposed:
      'Après toute exposition, une prise en charge médicale immédiate est nécessaire : des organes peuvent être atteints.',
    oxygenTreatment: 'Après un manque d’oxygène : administrer de l’oxygène.',
    monitorLungs:
      'Après inhalation ou aspiration : surveillance en vue de détecter une pneumonie ou un œdème pulmonaire.',
    methanolTreatment:
      'Traitement de l’intoxication au méthanol : fomépizole ou éthanol comme antidote, correction de l’acidose, acide folinique, hémodialyse si nécessaire.',
    observeAfterIsocyanates:
      'Après inhalation d’isocyanates : surveillance médicale pendant au moins 48 heures, car les troubles respiratoires peuvent apparaître tardivement.',
    fluorideTreatment:
      'Le fluorure fixe le calcium et le magnésium : surveiller l’ECG, le calcium, le magnésium et le potassium.',
    calciumGluconateTreatment:
      'Brûlures par l’acide fluorhydrique : gluconate de calcium en gel (2,5 %), en injection ou en perfusion ; après inhalation, également en aérosol.',
    carbonMonoxideTreatment:
      'Monoxyde de carbone : oxygène à 100 % immédiatement, oxygène hyperbare dans les cas graves et en cas de grossesse ; mesurer la carboxyhémoglobine, car l’oxymétrie de pouls donne des valeurs fausses.',
    cyanideAntidote:
      'Intoxication au cyanure : immédiatement oxygène à 100 % et antidote (hydroxocobalamine, 4-diméthylaminophénol ou thiosulfate de sodium).',
    methaemoglobinTreatment:
      'Méthémoglobinémie : oxygène et, si nécessaire, bleu de méthylène ou bleu de toluidine comme antidote.',
    endoscopy:
      'Après ingestion : endoscopie précoce pour évaluer l’atteinte de l’œsophage et de l’estomac ; pas de lavage gastrique sans endoscopie.',
    antifoam: 'Après ingestion de produit moussant : agent antimousse (diméticone).',
    noAdrenaline: 'Pas de sympathomimétiques (adrénaline, noradrénaline) : risque de troubles du rythme cardiaque.',

    // 5.1 Moyens d’extinction
    alcoholResistantFoam: 'mousse résistante aux alcools',
    foam: 'mousse',
    dryPowder: 'poudre d’extinction sèche',
    carbonDioxide: 'dioxyde de carbone (CO₂)',
    waterSpray: 'eau pulvérisée',
    waterFog: 'brouillard d’eau',
    drySand: 'sable sec',
    fullWaterJet: 'jet d’eau bâton',
    waterUnsuitable: 'eau',
    foamUnsuitable: 'mousse à base d’eau',
    carbonDioxideUnsuitable: 'dioxyde de carbone',
    organicMediaUnsuitable:
      'agents d’extinction contenant des composés organiques, poudre d’extinction à base de sels d’ammonium (poudre ABC)',
    noUnsuitableMedia: 'aucun connu',
    adaptToSurroundings: 'Adapter les moyens d’extinction au feu environnant.',

    // 5.2 Dangers particuliers
    vapoursSpread:
      'Les vapeurs sont plus lourdes que l’air, se propagent au ras du sol et peuvent provoquer un retour de flamme à distance.',
    containersBurst: 'La chaleur fait monter la pression : les récipients fermés peuvent éclater.',
    aerosolsBurst: 'Les générateurs d’aérosols peuvent éclater et être projetés s’ils sont chauffés à plus de 50 °C.',
    explosionIfConfined: 'Chauffage en ambiance confinée : risque d’explosion.',
    oxidiserFeedsFire:
      'Le produit attise le feu : le contact avec des matières combustibles peut provoquer une inflammation.',
    oxygenRelease:
      'La décomposition sous l’effet de la chaleur libère de l’oxygène et peut faire éclater les récipients fermés.',
    combustible: 'Le produit est combustible.',
    notCombustible: 'Le produit n’est pas combustible.',
    hydrogenFromMetals:
      'Au contact de métaux non nobles, il peut se former de l’hydrogène, gaz extrêmement inflammable.',
    burstsByMoisture:
      'Réagit avec l’eau et l’humidité en formant du dioxyde de carbone : les récipients fermés dans lesquels de l’eau a pénétré peuvent éclater.',
    toxicGasEscapes: 'Un gaz toxique peut s’échapper de récipients chauffés ou endommagés.',
    toxicGasesInFire: 'En cas d’incendie, des gaz et vapeurs toxiques et corrosifs peuvent se former.',
    carbonOxides: 'monoxyde et dioxyde de carbone',
    nitrogenOxides: 'oxydes d’azote (NOₓ)',
    sulphurOxides: 'oxydes de soufre',
    phosphorusOxides: 'oxydes de phosphore',
    metalOxides: 'oxydes métalliques',
    hydrogenChloride: 'chlorure d’hydrogène',
    phosgene: 'phosgène',
    chlorine: 'chlore',
    chlorineOxides: 'oxydes de chlore',
    hydrogen: 'hydrogène',
    oxygen: 'oxygène',
    ammonia: 'ammoniac',
    formaldehyde: 'formaldéhyde',
    formicAcid: 'acide formique',
    aldehydes: 'aldéhydes',
    ketene: 'cétène',
    soot: 'suie',
    phenols: 'phénols',
    hydrogenCyanide: 'cyanure d’hydrogène',
    isocyanateVapours: 'vapeurs d’isocyanates',
    hydrogenFluoride: 'fluorure d’hydrogène',
    hydrogenSulphide: 'sulfure d’hydrogène',
    sodiumOxides: 'oxydes de sodium',
    silicaFume: 'fumée de silice',
    unburntHydrocarbons: 'hydrocarbures imbrûlés',

    // 5.3 Pompiers
    leakingGasFire: 'Fuite de gaz enflammé : Ne pas éteindre si la fuite ne peut pas être arrêtée sans danger.',
    explosivesFire:
      'En cas d’incendie : Risque d’explosion. Évacuer la zone. NE PAS combattre l’incendie lorsque le feu atteint les explosifs.',
    selfContainedBreathing:
      'Porter un appareil de protection respiratoire isolant autonome (EN 137) et des vêtements de protection pour pompiers (EN 469).',
    chemicalSuit:
      'Porter une combinaison de protection chimique si un contact avec le produit ou ses vapeurs est possible.',
    coolContainers:
      'Refroidir les récipients menacés à l’eau pulvérisée et, si possible, les éloigner de la zone dangereuse.',
    coolContainersFromDistance:
      'Refroidir à distance les récipients menacés à l’eau pulvérisée ; ne pas laisser d’eau pénétrer dans les récipients ni atteindre les fuites.',
    knockDownVapours: 'Rabattre les gaz et les vapeurs à l’eau pulvérisée.',
    fireWater:
      'Recueillir séparément l’eau d’extinction contaminée ; elle ne doit atteindre ni les égouts ni le milieu aquatique.',
    fightFromDistance:
      'En raison du risque d’explosion, combattre l’incendie à distance de sécurité ou depuis un endroit protégé.',

    // 6.1 Précautions individuelles
    keepPersonsAway: 'Éloigner les personnes non protégées ; rester au vent.',
    evacuate: 'Évacuer la zone et avertir les personnes présentes.',
    enterAfterMeasuring:
      'N’y rentrer qu’après une mesure de l’air ou avec un appareil de protection respiratoire isolant autonome.',
    removeIgnitionSources:
      'Éliminer toutes les sources d’inflammation et prendre des mesures contre les charges électrostatiques.',
    ventilateArea: 'Bien aérer la zone.',
    wearProtection:
      'Porter l’équipement de protection individuelle (voir la sous-rubrique 8.2) ; éviter le contact avec la peau, les yeux et les vêtements.',
    wearProtectionGas:
      'Porter l’équipement de protection individuelle (voir la sous-rubrique 8.2) ; ne pas entrer sans lui dans le nuage de gaz.',
    avoidVapours: 'Ne pas respirer les vapeurs, les brouillards ni les aérosols.',
    avoidGas: 'Ne pas respirer le gaz.',
    avoidDust: 'Éviter la formation de poussière et ne pas respirer la poussière.',
    breathingProtectionRelease:
      'Porter une protection respiratoire en cas de formation de vapeurs, de brouillards ou d’aérosols.',
    respondersChemicalSuit: 'Vêtements de protection chimique et appareil de protection respiratoire isolant autonome.',
    respondersBreathing:
      'Appareil de protection respiratoire isolant autonome, et équipement de protection individuelle selon la sous-rubrique 8.2.',
    respondersProtection: 'Équipement de protection individuelle selon la sous-rubrique 8.2.',
    stopLeak: 'Obturer la fuite si cela peut se faire sans danger.',

    // 6.2 Environnement
    keepOutOfDrains:
      'Ne pas laisser le produit atteindre les égouts, les eaux de surface, les eaux souterraines ou le sol.',
    gasCollects:
      'Empêcher le gaz de s’accumuler dans les caves, les fosses et les autres lieux clos ou situés en contrebas.',
    informAuthorities:
      'Si le produit atteint le milieu aquatique, les égouts ou le sol, avertir les autorités compétentes.',
    informAuthoritiesGas: 'Si une grande quantité de gaz s’échappe, avertir les autorités compétentes.',
    explosionInDrains: 'Risque d’explosion dans les égouts et les fosses.',
    coverDrains: 'Couvrir les bouches d’égout et endiguer les grandes quantités.',

    // 6.3 Nettoyage
    absorbInert:
      'Absorber avec un matériau absorbant (sable, kieselguhr, absorbant universel) et mettre dans des récipients refermables.',
    absorbMineral:
      'Absorber avec un matériau minéral (sable, kieselguhr) et mettre dans des récipients qui ne sont pas fermés de façon étanche aux gaz.',
    isocyanateSpill:
      'Recouvrir d’un matériau absorbant humide (sable, terre), laisser réagir et recueillir dans des récipients ouverts ; les laisser ouverts à l’extérieur pendant plusieurs jours, car du dioxyde de carbone se forme.',
    noCombustibleAbsorbents: 'Ne pas absorber avec de la sciure, des textiles ou d’autres matières combustibles.',
    collectMechanically: 'Ramasser à sec, sans soulever de poussière, et mettre dans des récipients refermables.',
    collectUnsealed:
      'Ramasser à sec, sans soulever de poussière, et mettre dans des récipients secs qui ne sont pas fermés de façon étanche aux gaz.',
    letMeltSolidify: 'Laisser le produit fondu refroidir et se solidifier avant de le ramasser.',
    vacuumDust: 'Aspirer la poussière avec un aspirateur prévu pour elle ; ne pas la souffler à l’air comprimé.',
    coverPowder: 'Couvrir la poudre répandue afin que le vent et l’eau ne la dispersent pas.',
    pumpOff: 'Pomper les grandes quantités.',
    nonSparkingTools: 'Utiliser du matériel antidéflagrant et des outils ne produisant pas d’étincelles.',
    neutraliseAcidSpill:
      'Neutraliser seulement les résidus restants, avec précaution, à la chaux ou au carbonate de sodium : dégagement de chaleur possible. Rincer abondamment à l’eau.',
    neutraliseAlkalineSpill:
      'Neutraliser seulement les résidus restants, avec précaution, à l’aide d’un acide dilué (acide citrique) : dégagement de chaleur possible. Rincer abondamment à l’eau.',
    takeUpWithoutDust:
      'Ramasser par voie humide ou avec un aspirateur de classe H ; ne pas balayer à sec et ne pas utiliser d’air comprimé.',
    diluteWithWater: 'Diluer les résidus avec beaucoup d’eau.',
    rinseResidues: 'Rincer les résidus à grande eau et recueillir l’eau de lavage.',
    cleanSurfaces: 'Nettoyer ensuite les surfaces et objets souillés et recueillir le liquide de nettoyage.',
    neverAcidOnHypochlorite: 'Ne jamais neutraliser avec un acide : il se forme du chlore gazeux toxique.',
    neverAcidOnSpill: 'Ne jamais neutraliser avec un acide : il se forme un gaz toxique.',
    letResinCure: 'Ramasser avant durcissement ; nettoyer immédiatement les outils.',
    letGasDisperse: 'Continuer à ventiler jusqu’à dissipation du gaz.',
    moveLeakingReceptacle:
      'Si cela est possible sans danger, transporter le récipient de gaz qui fuit à l’extérieur ou dans un endroit bien ventilé et avertir le fournisseur.',
    disposeAsSection13: 'Éliminer le matériau recueilli conformément à la rubrique 13.',

    // 6.4 Renvois
    referToOtherSections:
      'Manipulation sans danger : voir la rubrique 7. Équipement de protection individuelle : voir la rubrique 8. Élimination : voir la rubrique 13.',

    // 7.1 Manipulation
    soakedCloths:
      'Faire sécher les chiffons imprégnés étalés à l’extérieur, ou les conserver sous l’eau dans un récipient métallique fermé jusqu’à leur élimination.',
    useWithVentilation: 'N’utiliser qu’avec une bonne ventilation ou une aspiration.',
    avoidSkinAndEyeContact: 'Éviter le contact avec les yeux, la peau et les vêtements.',
    avoidInhalation: 'Ne pas respirer les vapeurs ni les brouillards de pulvérisation.',
    noEnzymeAerosols:
      'Ne pas laisser se former de poussières ni d’aérosols : les enzymes peuvent sensibiliser les voies respiratoires même en très petites quantités.',
    noDustOfNanomaterial:
      'Ne pas laisser se former de poussières ni d’aérosols du nanomatériau : manipuler en système clos ou sous aspiration locale.',
    avoidDustFormation: 'Éviter la formation et le dépôt de poussière.',
    keepFromIgnition:
      'Tenir à l’écart de la chaleur, des étincelles, des flammes nues et des surfaces chaudes ; ne pas fumer.',
    phosgeneOnHotSurfaces:
      'Tenir les vapeurs à l’écart des flammes nues, des arcs de soudage et des surfaces chaudes : il s’y forme des gaz toxiques tels que le phosgène et le chlorure d’hydrogène.',
    earthEquipment:
      'Mettre à la terre les récipients et le matériel lors du remplissage et du transvasement ; utiliser du matériel antidéflagrant.',
    antistaticMeasures: 'Prendre des mesures contre les charges électrostatiques.',
    noSprayOnFlames:
      'Ne pas vaporiser sur une flamme nue ou un corps incandescent ; ne pas perforer ni brûler, même après usage.',
    doNotPierceAerosol: 'Ne pas perforer, ni brûler, même après usage.',
    keepFromCombustibles: 'Tenir à l’écart des vêtements et d’autres matières combustibles.',
    neverReturnResidues: 'Ne jamais remettre dans son récipient du produit prélevé : risque de décomposition.',
    cleanEquipmentOnly: 'N’utiliser que du matériel propre en matériau approprié.',
    handleUnderInertGas: 'Manipuler et stocker sous gaz inerte ; protéger de l’humidité.',
    noContactWithAir: 'Ne pas laisser au contact de l’air.',
    valvesFreeFromGrease: 'Ni huile, ni graisse sur les robinets et raccords.',
    handleReceptacles:
      'Protéger les récipients de gaz contre la chute ; n’utiliser que des raccords prévus pour le gaz et sa pression ; ouvrir les robinets lentement et les fermer après usage.',
    noMixingWithAcids: 'Ne pas mélanger avec des acides ou des nettoyants acides : il se forme un gaz toxique.',
    apartOutsideDrain:
      'Sauf lors de l’utilisation prévue dans la canalisation, ne pas mettre en contact avec les matières suivantes : {materials}.',
    handleApartFromIncompatible: 'Ne pas mettre en contact avec les matières suivantes : {materials}.',
    avoidSpillsInUse:
      'Éviter les déversements lors du remplissage et de la vidange et tenir le produit à l’écart des égouts.',
    addToWater: 'Pour diluer, toujours verser le produit par portions dans l’eau, jamais l’inverse.',
    specialInstructions:
      'Se procurer les instructions spéciales avant utilisation ; ne pas manipuler avant de les avoir lues et comprises.',
    closedSystem: 'Manipuler si possible en système clos ; éviter toute exposition.',
    restrictPregnant: 'Respecter les restrictions d’emploi des femmes enceintes et allaitantes.',
    noWorkForSensitised:
      'Les personnes dont la sensibilisation à un composant est connue ne doivent pas travailler avec le produit.',
    noIsocyanatesWithAsthma:
      'Les personnes souffrant d’asthme ou d’une maladie respiratoire chronique, ou dont la sensibilisation aux isocyanates est connue, ne doivent pas travailler avec le produit.',
    hygiene:
      'Ne pas manger, boire ou fumer en manipulant le produit. Se laver les mains avant les pauses et à la fin du travail. Enlever les vêtements souillés et l’équipement de protection avant d’entrer dans les zones de restauration ; laver les vêtements avant réutilisation.',
    hygieneGas: 'Ne pas manger, boire ou fumer en manipulant le produit.',
    skinCare: 'Appliquer un plan de protection de la peau avec crème protectrice et soin de la peau.',

    // 7.2 Stockage
    keepTightlyClosed: 'Conserver le récipient bien fermé dans un endroit frais et bien ventilé.',
    keepClosedAndDry:
      'Conserver les récipients fermés et au sec dans un endroit bien ventilé ; ne jamais refermer un récipient dans lequel de l’eau a pu pénétrer : du dioxyde de carbone se forme et peut le faire éclater.',
    keepTightlyClosedWarm: 'Conserver le récipient bien fermé dans un endroit bien ventilé, à l’abri du froid.',
    storeVentilated: 'Stocker dans un endroit bien ventilé.',
    pressureRelief:
      'Conserver uniquement dans des récipients munis d’un dispositif de décompression ; ne jamais les fermer hermétiquement.',
    pressureReliefOnly: 'Conserver uniquement dans des récipients munis d’un dispositif de décompression.',
    originalContainer: 'Conserver uniquement dans le récipient d’origine.',
    lockUp: 'Garder sous clé et accessible aux seules personnes compétentes.',
    lockUpFromChildren: 'Garder sous clé et hors de portée des enfants.',
    protectFromHeat: 'Protéger de la chaleur et du rayonnement solaire direct.',
    protectFromFrost: 'Protéger du gel.',
    protectFromMoisture: 'Protéger de l’humidité.',
    storageTemperature5to25: 'Température de stockage recommandée : de 5 °C à 25 °C.',
    storageBelow25: 'Température de stockage recommandée : inférieure à 25 °C.',
    storeUpright: 'Conserver les récipients debout et protégés contre la chute.',
    aerosolStorage:
      'Récipient sous pression : protéger du rayonnement solaire et ne pas exposer à une température supérieure à 50 °C.',
    ventedContainer: 'N’utiliser que des récipients à bouchon de dégazage : ne jamais fermer hermétiquement.',
    corrosionResistantContainer:
      'Conserver dans un récipient résistant à la corrosion avec doublure intérieure résistante.',
    keepInhibited:
      'Maintenir stabilisé : contrôler régulièrement la température et la teneur en inhibiteur ; laisser de l’air au-dessus du liquide, car de nombreux inhibiteurs ont besoin d’oxygène.',
    belowSadt:
      'Stocker à une température inférieure à celle indiquée par le fabricant : à partir de la température de décomposition auto-accélérée (TDAA), le produit se décompose violemment de lui-même.',
    collectingTray: 'Stocker sur un bac de rétention en matériau résistant.',
    explosionProtection: 'Respecter les règles de protection contre les explosions.',
    apartFromFood: 'Tenir à l’écart des aliments, des boissons et des aliments pour animaux.',
    apartFromIncompatible: 'Tenir à l’écart des matières suivantes : {materials}.',
    apartFromOxidisers: 'Tenir à l’écart des substances comburantes et spontanément inflammables.',
    apartFromAcids: 'Tenir à l’écart des acides.',
    apartFromAlkalis: 'Tenir à l’écart des bases.',
    apartFromHypochlorites: 'Tenir à l’écart des hypochlorites (eau de Javel) et des substances comburantes.',
    apartFromCombustibles: 'Tenir à l’écart des substances combustibles et réductrices.',
    storeSeparately: 'Stocker séparément.',
    suitableStainlessSteel: 'Matériaux appropriés pour les récipients : acier, acier inoxydable.',
    suitablePolyethylene: 'Matériaux appropriés pour les récipients : polyéthylène, polypropylène.',
    suitableGlass: 'Matériaux appropriés pour les récipients : verre.',
    unsuitableLightMetals: 'Matériaux inappropriés pour les récipients : aluminium, zinc, étain et leurs alliages.',
    unsuitableMetals: 'Matériaux inappropriés pour les récipients : métaux.',
    unsuitableGlass: 'Matériaux inappropriés pour les récipients : verre et céramique.',
    unsuitablePlastics:
      'Matériaux inappropriés pour les récipients : de nombreuses matières plastiques et de nombreux caoutchoucs.',

    // 7.3 Utilisations finales
    seeIdentifiedUses:
      'Les utilisations identifiées figurent à la sous-rubrique 1.2 ; aucune autre recommandation pour des utilisations finales particulières n’est renseignée.',

    // 8.1 Paramètres de contrôle
    methanolBiologicalLimit: 'Valeur limite biologique pour le méthanol dans l’urine : consulter la liste nationale.',

    // 8.2.1 Contrôles techniques
    generalVentilation: 'Bonne ventilation générale, avec aspiration au poste de travail si nécessaire.',
    localExtraction:
      'Les mesures techniques et les procédés de travail appropriés priment sur l’équipement de protection individuelle : systèmes clos, aspiration locale.',
    isocyanateSurveillance:
      'Assurer la surveillance médicale des travailleurs exposés aux isocyanates conformément à la législation nationale.',
    keepCalciumGluconate: 'Garder du gel de gluconate de calcium (2,5 %) à portée de main sur le lieu de travail.',
    carbonMonoxideAlarm:
      'Surveiller l’air avec des détecteurs de monoxyde de carbone fixes ou portables munis d’une alarme.',
    monitorOxygen: 'Surveiller la teneur en oxygène de l’air là où le gaz peut s’accumuler.',
    gasDetectors: 'Utiliser des détecteurs de gaz là où le gaz peut atteindre des concentrations dangereuses.',
    explosionProofVentilation: 'Ventilation et matériel électrique en version antidéflagrante.',
    eyewashAndShower: 'Prévoir un rince-œil et une douche de sécurité au poste de travail.',
    eyewash: 'Prévoir un rince-œil au poste de travail.',

    // 8.2.2 Protection individuelle
    generalProtection:
      'Choisir l’équipement en fonction de la concentration et de la quantité de la substance au poste de travail et vérifier sa résistance auprès de son fournisseur.',
    safetyGlasses: 'Lunettes de protection à protections latérales (EN ISO 16321-1) si des projections sont possibles.',
    safetyGlassesDust:
      'Lunettes de protection à protections latérales (EN ISO 16321-1) en cas de formation de poussière.',
    safetyGlassesGas:
      'Lunettes de protection à protections latérales (EN ISO 16321-1) lors de la manipulation des récipients de gaz.',
    tightGoggles: 'Lunettes-masque étanches (EN ISO 16321-1).',
    faceShield: 'En complément, écran facial si des projections sont à prévoir.',
    gloves:
      'Gants de protection chimique (EN ISO 374-1). Respecter le temps de passage et les conditions d’utilisation indiqués par le fabricant des gants.',
    coldInsulatingGloves: 'Gants isolants contre le froid (EN 511) qui se retirent rapidement.',
    mechanicalGloves:
      'Gants de travail contre les risques mécaniques (EN 388) lors de la manipulation des récipients de gaz.',
    glovesNotNeeded:
      'Non requise dans les conditions normales d’utilisation ; porter des gants de protection en cas de contact prolongé.',
    glovesByAssessment: 'Décider des gants de protection selon l’évaluation des risques du poste de travail.',
    glovesButyl:
      'Caoutchouc butyle, épaisseur d’au moins 0,5 mm, temps de passage d’au moins 480 min (contact permanent).',
    glovesNitrile:
      'Caoutchouc nitrile, épaisseur d’au moins 0,4 mm, temps de passage d’au moins 480 min (contact permanent).',
    glovesNitrileSplash:
      'Caoutchouc nitrile, épaisseur d’au moins 0,4 mm, comme protection contre les projections ; changer de gants après contact.',
    glovesFluorocarbon:
      'Caoutchouc fluoré (FKM), épaisseur d’au moins 0,4 mm, temps de passage d’au moins 480 min (contact permanent).',
    glovesChloroprene:
      'Caoutchouc chloroprène, épaisseur d’au moins 0,5 mm, temps de passage d’au moins 480 min (contact permanent).',
    glovesPvc:
      'Polychlorure de vinyle (PVC), épaisseur d’au moins 0,5 mm, temps de passage d’au moins 480 min (contact permanent).',
    glovesLaminate: 'Stratifié multicouche (PE/EVAL/PE), temps de passage d’au moins 480 min.',
    glovesUnsuitableNatural: 'Inappropriés : gants en caoutchouc naturel, en PVC, en cuir ou en textile.',
    glovesUnsuitableLeather: 'Inappropriés : gants en cuir ou en textile.',
    changeGloves: 'Contrôler les gants avant utilisation, remplacer immédiatement les gants endommagés ou souillés.',
    gloveMaterialUnknown:
      'La matière, l’épaisseur et le temps de passage des gants ne sont pas connus pour ce produit : les demander au fabricant de gants en citant les substances de la rubrique 3.',
    protectiveClothing: 'Vêtements de travail fermés, résistant au produit.',
    safetyShoes: 'Chaussures de sécurité (EN ISO 20345) lors de la manipulation des récipients de gaz.',
    chemicalClothing: 'Vêtements de protection chimique (EN 13034, EN 14605), tablier et bottes résistant au produit.',
    antistaticClothing:
      'Vêtements de protection ignifuges et antistatiques (EN ISO 11612, EN 1149-5) et chaussures conductrices.',
    respiratoryByAssessment:
      'Décider de la protection respiratoire selon l’évaluation des risques du poste de travail.',
    respiratoryNotNeeded: 'Non requise si la ventilation est suffisante.',
    respiratoryIfInsufficient:
      'Requise en cas de ventilation insuffisante, de dépassement des valeurs limites ou de formation de vapeurs ou d’aérosols.',
    respiratoryIfDust:
      'Requise en cas de formation de poussière avec une aspiration insuffisante ou de dépassement des valeurs limites.',
    respiratoryIfGas: 'Requise en cas de ventilation insuffisante ou si les valeurs limites peuvent être dépassées.',
    particleFilter:
      'En cas de formation d’aérosols : filtre combiné qui retient aussi les particules, classe P2 (EN 14387).',
    particleFilterP3:
      'En cas de formation d’aérosols : filtre combiné qui retient aussi les particules, classe P3 (EN 14387).',
    gasFilterUnknown:
      'Le type de filtre à gaz n’est pas déterminé : le choisir selon les gaz et vapeurs qui peuvent se former (EN 14387).',
    filterA:
      'Filtre de type A (gaz et vapeurs organiques à point d’ébullition supérieur à 65 °C), couleur marron (EN 14387).',
    filterAX:
      'Filtre de type AX (composés organiques à bas point d’ébullition, jusqu’à 65 °C), couleur marron (EN 14387).',
    filterB: 'Filtre de type B (gaz et vapeurs inorganiques), couleur grise (EN 14387).',
    filterBP2: 'Filtre combiné B-P2 (gaz et vapeurs inorganiques, particules), couleurs grise et blanche (EN 14387).',
    filterE: 'Filtre de type E (dioxyde de soufre, chlorure d’hydrogène), couleur jaune (EN 14387).',
    filterK: 'Filtre de type K (ammoniac et dérivés organiques ammoniaqués), couleur verte (EN 14387).',
    filterAP2: 'Filtre combiné A-P2 (vapeurs organiques et particules), couleurs marron et blanche (EN 14387).',
    filterP2: 'Filtre à particules P2, couleur blanche (EN 143).',
    filterDustP2:
      'En cas de formation de poussière : filtre à particules P2 (EN 143) ou demi-masque filtrant FFP2 (EN 149).',
    filterDustP3:
      'En cas de formation de poussière : filtre à particules P3 (EN 143) ou demi-masque filtrant FFP3 (EN 149).',
    filterP2WhenSpraying: 'Lors de la pulvérisation : filtre à particules P2, couleur blanche (EN 143).',
    filterNOP3: 'Filtre combiné NO-P3 pour vapeurs de peroxyde d’hydrogène, selon les indications du fabricant.',
    selfContainedAtHighConcentration:
      'En cas de concentrations élevées ou inconnues : appareil de protection respiratoire isolant autonome.',
    filtersNoOxygen:
      'Là où l’oxygène peut manquer, seul un appareil de protection respiratoire isolant autonome protège ; les filtres ne protègent pas.',
    carbonMonoxideFilters:
      'Les filtres de types A, B, E et K ne retiennent pas le monoxyde de carbone : porter un appareil respiratoire autonome.',
    noThermalHazard: 'Aucun danger thermique à prévoir.',
    coldProtection:
      'Le contact avec du gaz liquéfié qui s’échappe peut provoquer des gelures : porter des gants isolants contre le froid.',
    heatProtection:
      'Le produit fondu et chaud provoque des brûlures : porter des gants isolants contre la chaleur (EN 407), un écran facial et des vêtements fermés.',

    // 8.2.3 Environnement
    environmentalControls:
      'Ne pas laisser le produit atteindre l’environnement ; respecter les limites d’émission dans l’air et dans l’eau.',
    retainFireWaterFacilities:
      'Ne stocker et ne transvaser que là où le produit répandu et l’eau d’extinction peuvent être retenus.',

    // 9.2 Autres informations
    oxidisingPropertiesNone: 'Pas de propriétés comburantes.',
    explosivePropertiesNone:
      'Le produit n’est pas explosif ; la formation de mélanges vapeur-air explosifs est possible.',
    noDustExplosion: 'La poussière ne forme pas de mélanges explosifs avec l’air.',

    // 10.1 à 10.3 Réactivité
    noReactivity:
      'Aucune réactivité particulière n’est connue dans les conditions normales de stockage et de manipulation.',
    seeHazardousReactions: 'Réactions dangereuses : voir la sous-rubrique 10.3.',
    corrosiveToMetals: 'Le produit est corrosif pour les métaux.',
    oxidisingEffect: 'Effet fortement comburant.',
    causesOrIntensifiesFire: 'Effet comburant : peut provoquer ou aggraver un incendie.',
    intensifiesFire: 'Effet comburant : peut aggraver un incendie.',
    reactsWithMoisture: 'Réagit avec l’humidité.',
    stronglyAcidic: 'Le produit est fortement acide.',
    stronglyAlkaline: 'Le produit est fortement alcalin.',
    stableAsRecommended: 'Le produit est stable dans les conditions recommandées de stockage et de manipulation.',
    decomposesSlowly:
      'Le produit se décompose lentement ; la chaleur, la lumière et les impuretés accélèrent la décomposition.',
    lightSensitive: 'Le produit est sensible à la lumière.',
    stabilised: 'Le produit est stabilisé.',
    noHazardousReactions:
      'Aucune réaction dangereuse connue dans les conditions normales de stockage et de manipulation.',
    reactsWithOxidisers: 'Réaction violente avec les oxydants forts.',
    reactsWithAcids: 'Réaction exothermique violente avec les acides.',
    reactsWithAlkalis: 'Réaction exothermique violente avec les bases.',
    heatWithAcids: 'Réagit avec les acides en dégageant de la chaleur.',
    heatWithAlkalis: 'Réagit avec les bases en dégageant de la chaleur.',
    reactsWithWater: 'Dégagement de chaleur lors de la dilution avec l’eau.',
    reactsWithMetals:
      'La réaction avec des métaux non nobles (aluminium, zinc) peut former de l’hydrogène : risque d’explosion.',
    reactsWithAlkaliMetals: 'Réaction violente avec les métaux alcalins et alcalino-terreux.',
    reactsWithReducers: 'Réaction violente avec les agents réducteurs et les substances organiques.',
    reactsWithAmines: 'Réaction exothermique avec les amines.',
    isocyanateReactions:
      'Réaction exothermique avec l’eau, les amines, les alcools et les bases ; les bases fortes peuvent déclencher une polymérisation violente.',
    amineReactions:
      'Réaction exothermique avec les isocyanates, les époxydes, les acides, les chlorures d’acides et les anhydrides d’acides.',
    nitrosaminesFromNitrites:
      'Des nitrosamines, dont beaucoup sont cancérogènes, peuvent se former avec les nitrites et d’autres agents nitrosants.',
    aldehydeReactions:
      'Réaction exothermique avec les amines, les phénols, les bases, les acides et les oxydants ; les bases et les acides peuvent déclencher une polymérisation.',
    epoxideReactions:
      'Réaction exothermique avec les amines, les acides, les bases et les anhydrides d’acides ; de grandes quantités s’échauffent fortement.',
    reactsWithEpoxides: 'Réaction exothermique avec les époxydes.',
    reactsWithChloroform:
      'Risque d’explosion avec le chloroforme et d’autres hydrocarbures halogénés en présence de bases.',
    reactsWithHydrogenPeroxide: 'Forme des peroxydes explosifs avec le peroxyde d’hydrogène et les peracides.',
    chlorineWithAcids: 'Le contact avec des acides libère du chlore gazeux toxique.',
    violentWithWater: 'Réagit violemment au contact de l’eau.',
    metalAndAlkaliGas:
      'Au contact de l’eau ou de l’humidité, le métal et la base ou l’acide contenus dans le produit forment de l’hydrogène, extrêmement inflammable, et beaucoup de chaleur.',
    metalHydrogen:
      'Les acides et les bases forment avec le métal contenu dans le produit de l’hydrogène, extrêmement inflammable.',
    ammoniaFromNitrate:
      'Avec l’eau, le métal, la base et le nitrate contenus dans le produit peuvent aussi former de l’ammoniac.',
    heatWithWater:
      'Dégage beaucoup de chaleur avec l’eau ou l’humidité ; du liquide chaud et corrosif peut être projeté.',
    flammableGasWithWater: 'Dégage au contact de l’eau des gaz inflammables.',
    hydrogenWithWater:
      'Le contact avec l’eau, des acides ou des alcools forme de l’hydrogène, extrêmement inflammable.',
    toxicGasWithWater: 'Au contact de l’eau, dégage des gaz toxiques.',
    toxicGasWithAcids: 'Au contact d’un acide, dégage un gaz toxique.',
    veryToxicGasWithAcids: 'Au contact d’un acide, dégage un gaz très toxique.',
    fluorideWithAcids: 'Le contact avec des acides libère du fluorure d’hydrogène très toxique.',
    fluorideInAcid:
      'Dans le produit acide, les fluorures forment de l’acide fluorhydrique, qui provoque des brûlures profondes et intoxique par la peau, même si la douleur n’apparaît que tardivement.',
    attacksGlass: 'Attaque le verre, la céramique et d’autres silicates.',
    cyanideWithAcids:
      'Le contact avec des acides libère du cyanure d’hydrogène, très toxique et extrêmement inflammable.',
    sulphideWithAcids:
      'Le contact avec des acides libère du sulfure d’hydrogène, très toxique et extrêmement inflammable.',
    azideWithAcids: 'Le contact avec des acides libère de l’acide azothydrique, très toxique et explosif.',
    azideWithMetals:
      'Forme avec les métaux lourds tels que le plomb et le cuivre des azotures explosifs : ne pas verser dans des conduites faites de ces métaux.',
    nitriteWithAcids: 'Le contact avec des acides libère des oxydes d’azote toxiques.',
    nitrosamines:
      'Forme des nitrosamines avec les amines, surtout secondaires ; de nombreuses nitrosamines sont cancérogènes.',
    explodesWithAmmonium: 'Les mélanges avec des sels d’ammonium peuvent exploser sous l’effet de la chaleur.',
    explodesWithNitrites: 'Les mélanges avec des nitrites ou des nitrates peuvent exploser sous l’effet de la chaleur.',
    chlorineDioxideWithAcids: 'Le contact avec des acides libère du dioxyde de chlore, toxique et explosif.',
    chlorateMixtures:
      'Les mélanges avec des matières combustibles, des sels d’ammonium, du soufre ou des poudres métalliques peuvent exploser sous l’effet d’un choc, du frottement ou de la chaleur.',
    ammoniaWithAlkalis: 'Le contact avec des bases libère de l’ammoniac.',
    chloraminesFromBleach: 'Le contact avec des hypochlorites (eau de Javel) forme des chloramines toxiques.',
    bleachGases:
      'Le contact avec des hypochlorites (eau de Javel) peut former du chlore gazeux et des chloramines toxiques.',
    chlorineWithHypochlorites:
      'Le contact avec des hypochlorites (eau de Javel) et d’autres oxydants forts forme du chlore gazeux toxique.',
    chlorineFromBleach: 'Le contact avec des hypochlorites (eau de Javel) peut former du chlore gazeux toxique.',
    chloraminesWithAmmonia: 'Le contact avec l’ammoniac et les amines forme des chloramines toxiques.',
    explosivePeroxides: 'Peut former des peroxydes explosifs.',
    polymerisation: 'Une polymérisation exothermique est possible.',
    runawayPolymerisation:
      'La chaleur, la lumière, la perte de l’inhibiteur ou des amorceurs tels que les peroxydes peuvent déclencher une polymérisation violente : les récipients fermés peuvent éclater.',
    decompositionByAccelerators:
      'Le contact avec des accélérateurs (amines, composés du cobalt), des métaux lourds, des acides, des bases ou des réducteurs peut déclencher une décomposition violente.',
    halogenatedWithMetals:
      'Réaction violente avec l’aluminium, le magnésium et les métaux alcalins, surtout en poudre.',
    carbonylsWithMetals:
      'Peut former avec le nickel et le fer des métaux carbonyles toxiques, surtout sous pression ou avec leurs poudres.',
    heavyMetalDecomposition:
      'Les impuretés et les métaux lourds déclenchent une décomposition spontanée avec libération d’oxygène et de chaleur.',
    aerosolBurstRisk: 'Risque d’éclatement des récipients en cas d’échauffement.',

    // 10.4 Conditions à éviter
    heatAndIgnition: 'chaleur, flammes nues, étincelles et autres sources d’inflammation',
    staticDischarge: 'décharges électrostatiques',
    heat: 'chaleur',
    heatingUnderConfinement: 'chauffage en ambiance confinée (risque d’explosion)',
    sunlight: 'rayonnement solaire direct',
    frost: 'gel',
    cold: 'froid',
    moisture: 'humidité',
    above50: 'températures supérieures à 50 °C',
    impurities: 'impuretés et contamination',
    longExposureToAir: 'contact prolongé avec l’air',
    noConditionsToAvoid: 'Aucune condition à éviter n’est connue en cas d’utilisation conforme.',

    // 10.5 Matières incompatibles
    strongOxidisers: 'oxydants forts',
    strongAcids: 'acides forts',
    acids: 'acides',
    air: 'air',
    water: 'eau',
    strongAlkalis: 'bases fortes',
    alkalis: 'bases',
    reducingAgents: 'agents réducteurs',
    combustibleMaterials: 'matières combustibles et organiques',
    baseMetals: 'métaux non nobles (aluminium, zinc, étain)',
    metals: 'métaux',
    heavyMetals: 'métaux lourds et leurs sels',
    nickelAndIron: 'nickel et fer finement divisés',
    alkaliMetals: 'métaux alcalins et alcalino-terreux',
    amines: 'amines',
    epoxides: 'époxydes',
    alcohols: 'alcools',
    ammoniumCompounds: 'ammoniac et composés d’ammonium',
    halogens: 'halogènes',
    halogenatedHydrocarbons: 'hydrocarbures halogénés',
    chloroform: 'chloroforme',
    peroxides: 'peroxydes',
    hydrogenPeroxide: 'peroxyde d’hydrogène',
    nitricAcid: 'acide nitrique et mélange sulfonitrique',
    hypochlorites: 'hypochlorites',
    nitrites: 'nitrites et nitrates',
    isocyanates: 'isocyanates',
    acidChlorides: 'chlorures d’acides et anhydrides d’acides',
    phenol: 'phénol',
    glassAndCeramics: 'verre et céramique',
    plasticsAndRubber: 'matières plastiques et caoutchouc',
    noIncompatibleMaterials: 'Aucune matière incompatible n’est connue en cas d’utilisation conforme.',

    // 10.6 Produits de décomposition
    noDecompositionProducts:
      'Aucun produit de décomposition dangereux n’est connu si le stockage et la manipulation sont conformes.',
    combustionSeeSection5: 'Produits de combustion dangereux : voir la sous-rubrique 5.2.',

    // 11 Toxicologie
    mixtureNotTested:
      'Aucun résultat d’essai du mélange lui-même n’est renseigné ; les indications reposent sur les données relatives à ses composants.',
    solventAbuse:
      'L’inhalation de concentrations élevées de solvants a des effets narcotiques ; une inhalation délibérée peut être mortelle.',
    methanolHumanToxicity:
      'Chez l’être humain, l’ingestion de faibles quantités (à partir d’environ 10 ml) peut déjà provoquer la cécité ; 30 ml à 100 ml peuvent être mortels.',
    sensitisingIngredients:
      'Contient de faibles quantités de substances sensibilisantes : des réactions allergiques sont possibles chez les personnes déjà sensibilisées.',
    noFurtherData: 'Aucune autre donnée pertinente n’est disponible.',

    // 12 Écologie
    phHarmsWater:
      'La modification du pH est nocive pour les organismes aquatiques ; l’effet diminue avec la dilution ou la neutralisation.',
    readilyBiodegradable: 'Facilement biodégradable.',
    notReadilyBiodegradable: 'Non facilement biodégradable.',
    inherentlyBiodegradable: 'Intrinsèquement biodégradable.',
    inorganicNotBiodegradable:
      'Les méthodes de détermination de la biodégradabilité ne s’appliquent pas aux substances inorganiques.',
    surfactantsBiodegradable:
      'Les agents de surface satisfont aux critères de biodégradabilité de la réglementation de l’UE sur les détergents.',
    decomposesInWater: 'Se décompose rapidement dans l’eau et dans le sol.',
    notBioaccumulative: 'Une accumulation dans les organismes n’est pas à prévoir.',
    bioaccumulationPossible: 'Une accumulation dans les organismes est possible.',
    mobileInSoil: 'Le produit est mobile dans le sol et peut atteindre les eaux souterraines.',
    lowMobility: 'Le produit s’adsorbe sur le sol ; sa mobilité est faible.',
    volatile: 'Le produit s’évapore de la surface de l’eau et du sol.',
    gasDisperses: 'En tant que gaz, le produit se disperse dans l’air.',
    floatsOnWater: 'Le produit flotte sur l’eau.',
    pbtInorganic: 'Les critères PBT et vPvB de l’annexe XIII de REACH ne s’appliquent pas aux substances inorganiques.',
    ozoneDamage: 'Le produit nuit à la couche d’ozone.',
    photochemicalOzone: 'Le produit contribue à la formation d’ozone troposphérique.',
    avoidRelease: 'Éviter le rejet dans l’environnement.',
    eutrophication: 'De grandes quantités peuvent contribuer à l’eutrophisation des eaux.',

    // 13 Élimination
    disposeAuthorised:
      'Remettre à une entreprise d’élimination agréée, dans le respect de la réglementation en vigueur.',
    disposeAtCollection: 'Remettre les restes à la collecte municipale des déchets dangereux des ménages.',
    disposeByMunicipality: 'Éliminer les restes selon les règles de la commune.',
    returnResidualGas:
      'Retourner au fournisseur les récipients avec le gaz restant ; ne pas laisser échapper le gaz là où il peut s’accumuler ou là où cela n’est pas autorisé.',
    noHouseholdWaste: 'Ne pas éliminer avec les ordures ménagères ; ne pas laisser pénétrer dans les égouts.',
    smallAmountsDilute: 'De petits restes peuvent être rejetés dilués à l’égout si les autorités l’autorisent.',
    wasteCodeByUse: 'Le code déchet est à attribuer selon l’utilisation, en accord avec l’entreprise d’élimination.',
    noMixingWaste: 'Ne pas mélanger avec d’autres déchets.',
    wasteApartFromIncompatible: 'Ne pas mélanger le déchet avec les matières suivantes : {materials}.',
    returnPressureReceptacles:
      'Retourner au fournisseur les récipients à pression rechargeables ; ne jamais perforer ni brûler les récipients à pression, même vides.',
    emptyContainersRecycle:
      'Remettre les emballages entièrement vidés au recyclage, dans la mesure où le système de collecte les accepte.',
    uncleanedLikeProduct: 'Les emballages qui ne peuvent pas être nettoyés sont à éliminer comme le produit.',
    emptyContainersExplosive:
      'Les récipients vidés peuvent contenir des vapeurs explosives : ne pas les souder, les découper ni les chauffer.',
    aerosolDisposal:
      'Ne pas perforer ni brûler les générateurs d’aérosols, même vides ; remettre au recyclage ceux qui sont vidés, à la collecte des déchets dangereux ceux qui sont pleins.',
    hardenedResin:
      'Les restes durcis peuvent être éliminés avec les déchets professionnels non dangereux si les autorités l’autorisent.',
    paintDry:
      'Les restes de peinture secs peuvent être éliminés avec les ordures ménagères ; les restes liquides sont à remettre au point de collecte.',

    // 14.6, 14.7 Transport
    transportUpright:
      'Ne transporter que dans des récipients fermés, placés debout et protégés contre la chute ; voir aussi les rubriques 6 à 8.',
    transportGas:
      'Arrimer les récipients de gaz et les charger de préférence dans des véhicules ouverts ou ventilés ; voir aussi les rubriques 6 à 8.',
    noTransportPrecautions: 'Aucune précaution particulière ; voir aussi les rubriques 6 à 8.',
    transportAsHandling: 'Respecter aussi les précautions des rubriques 6 à 8 pendant le transport.',
    noBulkTransport: 'Aucun transport en vrac selon les instruments de l’OMI n’est prévu.',

    // 15.1 Actes (entrées d’une liste)
    youthAtWork:
      'Directive 94/33/CE relative à la protection des jeunes au travail : respecter les restrictions d’emploi',
    maternity:
      'Directive 92/85/CEE concernant la sécurité et la santé au travail des travailleuses enceintes et allaitantes : respecter les restrictions d’emploi',
    carcinogensDirective:
      'Directive 2004/37/CE concernant les agents cancérigènes ou mutagènes et les substances reprotoxiques au travail',
    chemicalAgentsDirective:
      'Directive 98/24/CE concernant les risques liés à des agents chimiques sur le lieu de travail',
    detergents: 'Règlement (CE) n° 648/2004 relatif aux détergents',
    aerosolDirective: 'Directive 75/324/CEE relative aux générateurs aérosols',
    explosivesPrecursorReportable:
      'Règlement (UE) 2019/1148 relatif aux précurseurs d’explosifs, annexe II : les transactions suspectes, les disparitions et les vols sont à signaler',
    explosivesPrecursorRestricted:
      'Règlement (UE) 2019/1148 relatif aux précurseurs d’explosifs, annexe I : interdit aux membres du grand public au-dessus de la valeur limite',
    drugPrecursor3:
      'Règlement (CE) n° 273/2004 et règlement (CE) n° 111/2005 relatifs aux précurseurs de drogues : catégorie 3',
    decorativePaints: 'Directive 2004/42/CE relative aux composés organiques volatils dans les vernis et peintures',
    industrialEmissionsVoc: 'Directive 2010/75/UE relative aux émissions industrielles : composé organique volatil',
    poisonCentreNotification: 'Notification aux centres antipoison selon l’article 45 et l’annexe VIII du CLP',
    biocides: 'Règlement (UE) n° 528/2012 concernant les produits biocides',
    sheetOnRequest: 'Une fiche de données de sécurité doit être fournie sur demande aux utilisateurs professionnels.',
    voluntarySheet:
      'Une fiche de données de sécurité n’est pas requise pour ce produit selon l’article 31 de REACH ; celle-ci est fournie à titre volontaire.',

    // 15.2
    csaCarriedOut: 'Une évaluation de la sécurité chimique a été réalisée pour cette substance.',
    csaNotCarriedOut: 'Le fournisseur n’a pas réalisé d’évaluation de la sécurité chimique.',
    csaNotRequired: 'Une évaluation de la sécurité chimique n’est pas requise.',

    // 16
    sources:
      'Données des fournisseurs de matières premières, dossiers d’enregistrement publiés par l’Agence européenne des produits chimiques, classifications harmonisées de l’annexe VI du CLP.',
    training:
      'Informer les personnes qui manipulent le produit des dangers et des mesures de protection avant le début du travail, puis à intervalles réguliers.',
    disclaimer:
      'Ces informations décrivent les exigences de sécurité du produit et reposent sur l’état actuel de nos connaissances. Elles ne garantissent aucune propriété. Il incombe au destinataire de respecter les lois et règlements existants.',
  },
};
