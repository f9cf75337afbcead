import type { Phrases } from '../en/sheet.ts';

/**
 * All words of the documents in Spanish: headings and names as in the Spanish text of Regulation (EU) 2020/878 and of
 * CLP Annexes I, V and VI.
 */
export const es: Phrases = {
  locale: 'es-ES',
  title: 'Ficha de datos de seguridad',
  regulation: 'conforme al Reglamento (CE) n.º 1907/2006 (REACH), anexo II, modificado por el Reglamento (UE) 2020/878',
  notAvailable: 'no disponible',
  notApplicable: 'no aplicable',
  noValue: '–',
  colon: ': ',
  yes: 'sí',
  no: 'no',

  signalWords: { danger: 'Peligro', warning: 'Atención' },

  pictogramNames: {
    GHS01: 'Bomba explotando',
    GHS02: 'Llama',
    GHS03: 'Llama sobre un círculo',
    GHS04: 'Bombona de gas',
    GHS05: 'Corrosión',
    GHS06: 'Calavera y tibias cruzadas',
    GHS07: 'Signo de exclamación',
    GHS08: 'Peligro para la salud',
    GHS09: 'Medio ambiente',
  },

  sections: {
    1: 'SECCIÓN 1: Identificación de la sustancia o la mezcla y de la sociedad o la empresa',
    2: 'SECCIÓN 2: Identificación de los peligros',
    3: 'SECCIÓN 3: Composición/información sobre los componentes',
    4: 'SECCIÓN 4: Primeros auxilios',
    5: 'SECCIÓN 5: Medidas de lucha contra incendios',
    6: 'SECCIÓN 6: Medidas en caso de vertido accidental',
    7: 'SECCIÓN 7: Manipulación y almacenamiento',
    8: 'SECCIÓN 8: Controles de exposición/protección individual',
    9: 'SECCIÓN 9: Propiedades físicas y químicas',
    10: 'SECCIÓN 10: Estabilidad y reactividad',
    11: 'SECCIÓN 11: Información toxicológica',
    12: 'SECCIÓN 12: Información ecológica',
    13: 'SECCIÓN 13: Consideraciones relativas a la eliminación',
    14: 'SECCIÓN 14: Información relativa al transporte',
    15: 'SECCIÓN 15: Información reglamentaria',
    16: 'SECCIÓN 16: Otra información',
  },

  subsections: {
    '1.1': 'Identificador del producto',
    '1.2': 'Usos pertinentes identificados de la sustancia o de la mezcla y usos desaconsejados',
    '1.3': 'Datos del proveedor de la ficha de datos de seguridad',
    '1.4': 'Teléfono de emergencia',
    '2.1': 'Clasificación de la sustancia o de la mezcla',
    '2.2': 'Elementos de la etiqueta',
    '2.3': 'Otros peligros',
    '3.1': 'Sustancias',
    '3.2': 'Mezclas',
    '4.1': 'Descripción de los primeros auxilios',
    '4.2': 'Principales síntomas y efectos, agudos y retardados',
    '4.3': 'Indicación de toda atención médica y de los tratamientos especiales que deban dispensarse inmediatamente',
    '5.1': 'Medios de extinción',
    '5.2': 'Peligros específicos derivados de la sustancia o la mezcla',
    '5.3': 'Recomendaciones para el personal de lucha contra incendios',
    '6.1': 'Precauciones personales, equipo de protección y procedimientos de emergencia',
    '6.2': 'Precauciones relativas al medio ambiente',
    '6.3': 'Métodos y material de contención y de limpieza',
    '6.4': 'Referencia a otras secciones',
    '7.1': 'Precauciones para una manipulación segura',
    '7.2': 'Condiciones de almacenamiento seguro, incluidas posibles incompatibilidades',
    '7.3': 'Usos específicos finales',
    '8.1': 'Parámetros de control',
    '8.2': 'Controles de la exposición',
    '9.1': 'Información sobre propiedades físicas y químicas básicas',
    '9.2': 'Otros datos',
    '10.1': 'Reactividad',
    '10.2': 'Estabilidad química',
    '10.3': 'Posibilidad de reacciones peligrosas',
    '10.4': 'Condiciones que deben evitarse',
    '10.5': 'Materiales incompatibles',
    '10.6': 'Productos de descomposición peligrosos',
    '11.1': 'Información sobre las clases de peligro definidas en el Reglamento (CE) n.º 1272/2008',
    '11.2': 'Información sobre otros peligros',
    '12.1': 'Toxicidad',
    '12.2': 'Persistencia y degradabilidad',
    '12.3': 'Potencial de bioacumulación',
    '12.4': 'Movilidad en el suelo',
    '12.5': 'Resultados de la valoración PBT y mPmB',
    '12.6': 'Propiedades de alteración endocrina',
    '12.7': 'Otros efectos adversos',
    '13.1': 'Métodos para el tratamiento de residuos',
    '14.1': 'Número ONU o número ID',
    '14.2': 'Designación oficial de transporte de las Naciones Unidas',
    '14.3': 'Clase(s) de peligro para el transporte',
    '14.4': 'Grupo de embalaje',
    '14.5': 'Peligros para el medio ambiente',
    '14.6': 'Precauciones particulares para los usuarios',
    '14.7': 'Transporte marítimo a granel con arreglo a los instrumentos de la OMI',
    '15.1':
      'Reglamentación y legislación en materia de seguridad, salud y medio ambiente específicas para la sustancia o la mezcla',
    '15.2': 'Evaluación de la seguridad química',
  },

  subheadings: {
    '6.1.1': 'Para el personal que no forma parte de los servicios de emergencia',
    '6.1.2': 'Para el personal de emergencia',
    '8.2.1': 'Controles técnicos apropiados',
    '8.2.2': 'Medidas de protección individual, tales como equipos de protección personal',
    '8.2.3': 'Controles de exposición medioambiental',
    '9.2.1': 'Información relativa a las clases de peligro físico',
    '9.2.2': 'Otras características de seguridad',
    '11.2.1': 'Propiedades de alteración endocrina',
    '11.2.2': 'Otros datos',
  },

  properties: {
    physicalState: 'Estado físico',
    colour: 'Color',
    odour: 'Olor',
    meltingPoint: 'Punto de fusión/punto de congelación',
    boilingPoint: 'Punto de ebullición o punto inicial de ebullición e intervalo de ebullición',
    flammability: 'Inflamabilidad',
    explosionLimits: 'Límite inferior y superior de explosividad',
    flashPoint: 'Punto de inflamación',
    autoIgnitionTemperature: 'Temperatura de autoinflamación',
    decompositionTemperature: 'Temperatura de descomposición',
    ph: 'pH',
    kinematicViscosity: 'Viscosidad cinemática',
    solubility: 'Solubilidad',
    partitionCoefficient: 'Coeficiente de reparto n-octanol/agua (valor logarítmico)',
    vapourPressure: 'Presión de vapor',
    density: 'Densidad y/o densidad relativa',
    relativeVapourDensity: 'Densidad de vapor relativa',
    particleCharacteristics: 'Características de las partículas',
  },

  physicalStates: { solid: 'sólido', liquid: 'líquido', gas: 'gas', aerosol: 'aerosol' },
  segregationGroups: {
    SGG1: 'ácidos',
    SGG2: 'compuestos de amonio',
    SGG3: 'bromatos',
    SGG4: 'cloratos',
    SGG5: 'cloritos',
    SGG6: 'cianuros',
    SGG7: 'metales pesados y sus sales (incluidos sus compuestos organometálicos)',
    SGG8: 'hipocloritos',
    SGG9: 'plomo y sus compuestos',
    SGG10: 'hidrocarburos halogenados líquidos',
    SGG11: 'mercurio y compuestos de mercurio',
    SGG12: 'nitritos y sus mezclas',
    SGG13: 'percloratos',
    SGG14: 'permanganatos',
    SGG15: 'metales en polvo',
    SGG16: 'peróxidos',
    SGG17: 'azidas',
    SGG18: 'álcalis',
  },

  hazardClasses: {
    'Unst. Expl.': 'Explosivo inestable',
    'Expl.': 'Explosivo',
    'Flam. Gas': 'Gas inflamable',
    'Pyr. Gas': 'Gas pirofórico',
    'Chem. Unst. Gas': 'Gas químicamente inestable',
    Aerosol: 'Aerosol',
    'Ox. Gas': 'Gas comburente',
    'Press. Gas': 'Gas a presión',
    'Flam. Liq.': 'Líquido inflamable',
    'Flam. Sol.': 'Sólido inflamable',
    'Self-react.': 'Sustancia o mezcla que reacciona espontáneamente',
    'Pyr. Liq.': 'Líquido pirofórico',
    'Pyr. Sol.': 'Sólido pirofórico',
    'Self-heat.': 'Sustancia o mezcla que experimenta calentamiento espontáneo',
    'Water-react.': 'Sustancia o mezcla que, en contacto con el agua, desprende gases inflamables',
    'Ox. Liq.': 'Líquido comburente',
    'Ox. Sol.': 'Sólido comburente',
    'Org. Perox.': 'Peróxido orgánico',
    'Met. Corr.': 'Sustancia o mezcla corrosiva para los metales',
    'Desen. Expl.': 'Explosivo insensibilizado',
    'Acute Tox.': 'Toxicidad aguda',
    'Skin Corr.': 'Corrosión cutánea',
    'Skin Irrit.': 'Irritación cutánea',
    'Eye Dam.': 'Lesiones oculares graves',
    'Eye Irrit.': 'Irritación ocular',
    'Resp. Sens.': 'Sensibilización respiratoria',
    'Skin Sens.': 'Sensibilización cutánea',
    'Muta.': 'Mutagenicidad en células germinales',
    'Carc.': 'Carcinogenicidad',
    'Repr.': 'Toxicidad para la reproducción',
    'Lact.':
      'Toxicidad para la reproducción, categoría adicional: efectos sobre la lactancia o a través de la lactancia',
    'STOT SE': 'Toxicidad específica en determinados órganos – exposición única',
    'STOT RE': 'Toxicidad específica en determinados órganos – exposiciones repetidas',
    'Asp. Tox.': 'Peligro por aspiración',
    'Aquatic Acute': 'Peligroso para el medio ambiente acuático – peligro agudo',
    'Aquatic Chronic': 'Peligroso para el medio ambiente acuático – peligro crónico',
    Ozone: 'Peligroso para la capa de ozono',
    'ED HH': 'Alteración endocrina para la salud humana',
    'ED ENV': 'Alteración endocrina para el medio ambiente',
    PBT: 'Propiedades persistentes, bioacumulables y tóxicas',
    vPvB: 'Propiedades muy persistentes y muy bioacumulables',
    PMT: 'Propiedades persistentes, móviles y tóxicas',
    vPvM: 'Propiedades muy persistentes y muy móviles',
  },

  hazardCategories: {
    category: '{class}, categoría {category}',
    division: '{class}, división {category}',
    type: '{class}, tipo {category}',
    typeJoin: 'o',
    routes: { oral: 'oral', dermal: 'cutánea', inhalation: 'por inhalación' },
    effects: { H335: 'irritación de las vías respiratorias', H336: 'efectos narcóticos' },
    gases: {
      'Comp.': 'gas comprimido',
      'Liq.': 'gas licuado',
      'Ref. Liq.': 'gas licuado refrigerado',
      'Diss.': 'gas disuelto',
    },
  },

  physicalHazardClasses: {
    explosives: 'Explosivos',
    flammableGases: 'Gases inflamables',
    aerosols: 'Aerosoles',
    oxidisingGases: 'Gases comburentes',
    gasesUnderPressure: 'Gases a presión',
    flammableLiquids: 'Líquidos inflamables',
    flammableSolids: 'Sólidos inflamables',
    selfReactive: 'Sustancias y mezclas que reaccionan espontáneamente',
    pyrophoricLiquids: 'Líquidos pirofóricos',
    pyrophoricSolids: 'Sólidos pirofóricos',
    selfHeating: 'Sustancias y mezclas que experimentan calentamiento espontáneo',
    waterReactive: 'Sustancias y mezclas que, en contacto con el agua, desprenden gases inflamables',
    oxidisingLiquids: 'Líquidos comburentes',
    oxidisingSolids: 'Sólidos comburentes',
    organicPeroxides: 'Peróxidos orgánicos',
    corrosiveToMetals: 'Sustancias y mezclas corrosivas para los metales',
    desensitisedExplosives: 'Explosivos insensibilizados',
  },

  healthHazardClasses: {
    acuteToxicity: 'Toxicidad aguda',
    skinCorrosion: 'Corrosión o irritación cutáneas',
    eyeDamage: 'Lesiones oculares graves o irritación ocular',
    sensitisation: 'Sensibilización respiratoria o cutánea',
    mutagenicity: 'Mutagenicidad en células germinales',
    carcinogenicity: 'Carcinogenicidad',
    reproductiveToxicity: 'Toxicidad para la reproducción',
    stotSingle: 'Toxicidad específica en determinados órganos (STOT) – exposición única',
    stotRepeated: 'Toxicidad específica en determinados órganos (STOT) – exposiciones repetidas',
    aspiration: 'Peligro por aspiración',
  },

  endpoints: {
    acuteOral: 'Toxicidad aguda por vía oral',
    acuteDermal: 'Toxicidad aguda por vía cutánea',
    acuteInhalation: 'Toxicidad aguda por inhalación',
    fish: 'Toxicidad para los peces',
    daphnia: 'Toxicidad para los invertebrados acuáticos',
    algae: 'Toxicidad para las algas',
    biodegradation: 'Biodegradabilidad',
    bioconcentration: 'Bioconcentración',
    soilAdsorption: 'Adsorción en el suelo',
    fishChronic: 'Toxicidad a largo plazo para los peces',
    daphniaChronic: 'Toxicidad a largo plazo para los invertebrados acuáticos',
    microorganisms: 'Toxicidad para los microorganismos',
    soilOrganisms: 'Toxicidad para los organismos del suelo y las plantas',
    otherOrganisms: 'Toxicidad para otros organismos',
    abioticDegradation: 'Degradación abiótica',
    surfaceTension: 'Tensión superficial',
  },

  labels: {
    productName: 'Nombre comercial',
    articleNumber: 'Código del producto',
    articles: 'Números de artículo',
    synonyms: 'Otros medios de identificación',
    casNumber: 'Número CAS',
    ecNumber: 'Número CE',
    indexNumber: 'Número de índice',
    reachNumber: 'Número de registro REACH',
    formula: 'Fórmula molecular',
    reserve: 'Reserva ácida/alcalina',
    molarMass: 'Masa molar',
    ufi: 'Identificador único de fórmula (UFI)',
    identifiedUses: 'Usos pertinentes identificados',
    usesAdvisedAgainst: 'Usos desaconsejados',
    supplier: 'Proveedor',
    producer: 'Fabricante',
    companyName: 'Empresa',
    address: 'Dirección',
    country: 'País',
    telephone: 'Teléfono',
    email: 'Correo electrónico',
    website: 'Sitio web',
    emergencyTelephone: 'Teléfono de emergencia',
    version: 'Versión',
    compiled: 'Fecha de emisión',
    revised: 'Fecha de revisión',
    replaces: 'Sustituye a la versión',
    permalink: 'Edición vigente de esta ficha de datos de seguridad',
    classification: 'Clasificación conforme al Reglamento (CE) n.º 1272/2008 (CLP)',
    labelling: 'Etiquetado conforme al Reglamento (CE) n.º 1272/2008 (CLP)',
    pictograms: 'Pictogramas de peligro',
    signalWord: 'Palabra de advertencia',
    contains: 'Componentes peligrosos que deben figurar en la etiqueta',
    hazardStatements: 'Indicaciones de peligro',
    supplementalStatements: 'Información suplementaria sobre los peligros',
    precautionaryStatements: 'Consejos de prudencia',
    pbtAssessment: 'Resultados de la valoración PBT y mPmB',
    endocrine: 'Propiedades de alteración endocrina',
    substanceComposition: 'Componente principal e impurezas',
    mixtureComposition: 'Componentes',
    specificLimits: 'Límites de concentración específicos, factores M, ATE',
    generalNotes: 'Indicaciones generales',
    firstAidInhalation: 'En caso de inhalación',
    firstAidSkin: 'En caso de contacto con la piel',
    firstAidEyes: 'En caso de contacto con los ojos',
    firstAidIngestion: 'En caso de ingestión',
    suitableMedia: 'Medios de extinción apropiados',
    unsuitableMedia: 'Medios de extinción no apropiados',
    fireGases: 'Sustancias peligrosas que pueden formarse en un incendio',
    storageClass: 'Clase de almacenamiento (TRGS 510, Alemania)',
    exposureLimits: 'Valores límite de exposición profesional',
    biologicalLimits: 'Valores límite biológicos',
    dnel: 'Niveles sin efecto derivados (DNEL)',
    pnec: 'Concentraciones previstas sin efecto (PNEC)',
    monitoring: 'Procedimientos de seguimiento',
    eyeProtection: 'Protección de los ojos y la cara',
    handProtection: 'Protección de las manos',
    skinProtection: 'Otra protección de la piel',
    respiratoryProtection: 'Protección respiratoria',
    thermalProtection: 'Peligros térmicos',
    basicProperties: 'Propiedades físicas y químicas básicas',
    healthBasis: 'Fundamento de la clasificación: peligros para la salud',
    acuteToxicityResults: 'Toxicidad aguda: resultados de ensayos',
    acuteEstimates: 'Estimaciones de la toxicidad aguda (ATE)',
    ecotoxicityResults: 'Toxicidad acuática: resultados de ensayos',
    degradationResults: 'Degradabilidad: resultados de ensayos',
    accumulationResults: 'Bioacumulación: resultados de ensayos',
    mobilityResults: 'Movilidad: resultados de ensayos',
    otherHealthResults: 'Otros efectos sobre la salud: resultados de ensayos',
    nanoform: 'Nanoforma',
    exposureScenarios: 'Escenarios de exposición',
    annex: 'ANEXO: Escenarios de exposición (REACH, artículo 31, apartado 7)',
    routesOfExposure: 'Vías de exposición probables',
    symptoms: 'Síntomas y efectos',
    courseOfEffects: 'Efectos retardados, inmediatos y crónicos',
    wasteCode: 'Código de residuo (Lista Europea de Residuos, Decisión 2000/532/CE)',
    productDisposal: 'Producto',
    packagingDisposal: 'Envases contaminados',
    road: 'Carretera (ADR)',
    rail: 'Ferrocarril (RID)',
    inlandWaterways: 'Vías navegables interiores (ADN)',
    sea: 'Mar (IMDG)',
    air: 'Aire (ICAO-TI/IATA-DGR)',
    classificationCode: 'Código de clasificación (ADR/RID)',
    hazardIdentificationNumber: 'Número de identificación de peligro (ADR/RID, cisternas y granel)',
    transportCategory: 'Categoría de transporte (ADR/RID 1.1.3.6)',
    tunnelCode: 'Código de restricción en túneles (ADR)',
    transportLabels: 'Etiquetas de peligro (ADR 5.2.2.2)',
    transportLabel: 'Etiqueta n.º {number}',
    orangePlate: 'Panel naranja (ADR 5.3.2)',
    protectiveSigns: 'Señales de seguridad (ISO 7010)',
    limitedQuantity: 'Cantidad limitada (LQ)',
    exceptedQuantity: 'Cantidades exceptuadas (EQ)',
    specialProvisions: 'Disposiciones especiales (ADR)',
    packingInstruction: 'Instrucción de embalaje',
    expressParcels: 'Paquetes exprés',
    vesselEquipment: 'Equipo exigido',
    ventilation: 'Ventilación',
    cones: 'Número de conos/luces azules',
    emergencySchedules: 'FEm (EmS)',
    stowage: 'Categoría de estiba',
    stowageCodes: 'Códigos de estiba',
    segregationGroups: 'Grupo de segregación',
    segregationCodes: 'Segregación',
    passengerAircraft: 'Aeronaves de pasajeros y de carga',
    cargoAircraft: 'Solo aeronaves de carga',
    transportExemption: 'Exención',
    transportNote: 'Observación',
    environmentallyHazardous: 'Peligroso para el medio ambiente',
    marinePollutant: 'Contaminante marino',
    euLegislation: 'Legislación de la UE',
    reachRestrictions: 'Restricciones según REACH, anexo XVII',
    wgk: 'Clase de peligro para las aguas (WGK, AwSV)',
    changes: 'Cambios respecto a la versión anterior',
    statementsInFull: 'Texto completo de las indicaciones de la sección 3 que no figuran en la sección 2',
    procedure: 'Procedimiento de clasificación de la mezcla (CLP, art. 9)',
    abbreviations: 'Abreviaturas y acrónimos',
    sources: 'Principales referencias bibliográficas y fuentes de datos',
    training: 'Indicaciones sobre la formación',
    disclaimer: 'Nota',
  },

  columns: {
    hazardClass: 'Clase y categoría de peligro',
    abbreviation: 'Abreviatura',
    hazardStatement: 'Indicación de peligro',
    substance: 'Sustancia',
    identifiers: 'Identificadores',
    content: 'Contenido',
    classification: 'Clasificación',
    agent: 'Agente',
    list: 'Norma',
    country: 'País',
    twa: 'Exposición diaria (8 h)',
    stel: 'Corta duración (15 min)',
    remarks: 'Observaciones',
    property: 'Propiedad',
    value: 'Valor',
    test: 'Ensayo',
    source: 'Fuente',
    population: 'Grupo',
    route: 'Vía',
    duration: 'Exposición, efecto',
    compartment: 'Compartimento',
    method: 'Método, fuente',
    file: 'Archivo',
    language: 'Idioma',
    procedure: 'Procedimiento',
  },

  numbers: { cas: 'CAS', ec: 'CE', index: 'Índice', reach: 'REACH' },

  exposure: {
    skin: 'piel: posible absorción a través de la piel',
    product: 'Producto',
    populations: { workers: 'trabajadores', generalPopulation: 'población general' },
    durations: { longTerm: 'a largo plazo', acute: 'aguda' },
    effects: { systemic: 'efectos sistémicos', local: 'efectos locales' },
    compartments: {
      freshWater: 'agua dulce',
      seaWater: 'agua marina',
      intermittentRelease: 'liberación intermitente al agua',
      sewageTreatment: 'depuradora de aguas residuales',
      freshWaterSediment: 'sedimento de agua dulce',
      marineSediment: 'sedimento marino',
      soil: 'suelo',
      air: 'aire',
      secondaryPoisoning: 'envenenamiento secundario',
    },
  },

  procedures: {
    test: 'A partir de datos de ensayos',
    calculation: 'Método de cálculo',
    measured: 'A partir de valores medidos',
    bridging: 'Principio de extrapolación',
    expertJudgement: 'Juicio de expertos',
    harmonised: 'Clasificación armonizada',
    notStated: 'Procedimiento no indicado',
  },

  wgk: {
    nwg: 'nwg – no peligroso para las aguas',
    1: 'WGK 1 – ligeramente peligroso para las aguas',
    2: 'WGK 2 – peligroso para las aguas',
    3: 'WGK 3 – muy peligroso para las aguas',
  },

  restrictions: {
    3: 'N.º 3: sustancias o mezclas líquidas que cumplen los criterios de determinadas clases de peligro',
    28: 'N.º 28: carcinógenos, categoría 1A o 1B (venta al público en general)',
    29: 'N.º 29: mutágenos, categoría 1A o 1B (venta al público en general)',
    30: 'N.º 30: tóxicos para la reproducción, categoría 1A o 1B (venta al público en general)',
    40: 'N.º 40: sustancias inflamables en generadores de aerosoles con fines recreativos y decorativos',
  },

  listCheck: {
    candidateList: 'Lista de sustancias candidatas (REACH, artículo 59, apartado 10)',
    annexXIV: 'REACH, anexo XIV (autorización)',
    annexXVII: 'REACH, anexo XVII (restricciones), entradas por sustancia',
    listDate: '{list}, a fecha de {date}',
    entry: 'entrada {entry}',
    included: 'inclusión el {date}',
    sunsetDate: 'fecha de expiración {date}',
    article57: 'REACH, artículo 57, letra {letters}',
    none: 'no se ha encontrado nada por número CAS o CE',
    noneFrom: 'no se ha encontrado nada por número CAS o CE a partir de {limit}',
    noneNamed: '{list} – ninguno de ellos figura en ella por esta propiedad (comparación por número CAS o CE).',
    groups: '{list}: no se han comparado las entradas de grupos de sustancias sin número.',
    incomplete: 'No comparados con {list}: {names}.',
    notChecked: 'No comparado con',
    notInAppendix:
      'no se aplica: no se conoce ninguna modificación de los apéndices {first} y {second} que incluya la sustancia',
    fromDate: 'a partir del {date}',
    unlessExempt: 'no determinado: {questions}',
    groupEntries:
      'Las entradas {entries} del anexo XVII de REACH restringen también grupos de sustancias que ningún número CAS designa, como sales o los compuestos de un elemento: los componentes no se han comparado con estos grupos.',
    openEntries:
      'No determinado: anexo XVII de REACH, entradas {entries}. Tienen otras condiciones; nombran un componente o pueden nombrar uno sin número CAS.',
    noneByClass: 'De la clasificación no se deriva ninguna entrada.',
    dependsOnAppendix:
      'no determinado: se aplica si una sustancia que da lugar a la clase figura en el apéndice {first} o {second}',
  },

  sentences: {
    notClassified: {
      substance: 'La sustancia no está clasificada como peligrosa conforme al Reglamento (CE) n.º 1272/2008 (CLP).',
      mixture: 'La mezcla no está clasificada como peligrosa conforme al Reglamento (CE) n.º 1272/2008 (CLP).',
    },
    classificationOpen: 'Clasificación incompleta. Se desconoce si el producto presenta estos peligros: {classes}.',
    hazardsUnknown:
      'No se indica ninguna clase de peligro; como no se conoce la clasificación de componentes, se desconoce si la mezcla es peligrosa.',
    hazardsWithoutBasis: {
      substance:
        'No se indica ninguna clase de peligro; como no constan pruebas para todas las clases de peligro, se desconoce si la sustancia es peligrosa.',
      mixture:
        'No se indica ninguna clase de peligro; como no constan pruebas para todas las clases de peligro, se desconoce si la mezcla es peligrosa.',
    },
    classified: {
      substance: 'La sustancia está clasificada como peligrosa conforme al Reglamento (CE) n.º 1272/2008 (CLP).',
      mixture: 'La mezcla está clasificada como peligrosa conforme al Reglamento (CE) n.º 1272/2008 (CLP).',
    },
    criteriaNotMet: 'A la vista de los datos disponibles, no se cumplen los criterios de clasificación.',
    criteriaNotMetFor:
      'A la vista de los datos disponibles, no se cumplen los criterios de estas clases de peligro: {classes}. De las demás se desconoce.',
    notClassifiedNoData: 'No clasificado: faltan datos.',
    notClassifiedOpen: 'No se conoce: esta clase es posible y faltan los datos que permitirían decidirlo.',
    notClassifiedInconclusive: 'No clasificado: los datos no son concluyentes.',
    notClassifiedSeeTests: 'No clasificado; véanse los resultados de los ensayos.',
    notClassifiedImpossible: 'No clasificado: es técnicamente imposible obtener los datos.',
    notForGas: 'No aplicable a los gases, que se inhalan.',
    readAcross: 'Extrapolación a partir de {name}',
    suitMaterials: 'Ropa de protección: material adecuado, como el de los guantes de la subsección 8.2: {materials}.',
    suitNotNatural: 'Ropa de protección: no adecuados: caucho natural, PVC, cuero y tejido.',
    suitNotLeather: 'Ropa de protección: no adecuados: cuero y tejido.',
    suitMaterialUnknown: 'No se conoce qué material de la ropa de protección resiste al producto.',
    seeAnnex: 'Los escenarios de exposición figuran en el anexo de esta ficha de datos de seguridad.',
    scenarioFiles: 'Los archivos forman parte de este anexo. Se adjuntan al producto en esta dirección:',
    basisEstimate: 'Estimación de la toxicidad aguda de la mezcla a partir de {ingredients} ({provision}).',
    basisSum: 'Suma de {ingredients} ({provision}).',
    basisFurther: 'También se cuentan en la suma: {ingredients}.',
    basisSpecificLimit: 'Límite de concentración específico ({limit}) alcanzado por {ingredients} ({provision}).',
    basisGenericLimit: 'Límite de concentración genérico ({limit}) alcanzado por {ingredients} ({provision}).',
    basisPh: 'pH extremo de la mezcla ({provision}).',
    basisSkinCorrosion: 'Se deriva de la corrosión cutánea ({provision}).',
    basisHarmonised: 'Clasificación armonizada ({provision}).',
    basisViscosity: 'Viscosidad cinemática {value}; límite: {limit} a 40 °C ({provision}).',
    untested: {
      substance: 'No consta ningún resultado de ensayo de la sustancia para esta clase.',
      mixture: 'No consta ningún resultado de ensayo de la propia mezcla para esta clase.',
    },
    effectsSingle: 'Tras una exposición única, de inmediato o con retraso: {classes}.',
    effectsRenewed: 'Tras la sensibilización, en una nueva exposición incluso a pequeñas cantidades: {classes}.',
    effectsLate: 'Tras una exposición repetida o prolongada, o mucho después de una exposición: {classes}.',
    organEffects: 'Efectos en órganos tras una exposición única, también con retraso: {statements}',
    lateEffects: 'Efectos retardados y crónicos: {statements}',
    unknownAcuteToxicity:
      'El {percent} % de la mezcla está constituido por uno o varios componentes de toxicidad aguda desconocida ({route}).',
    unknownAquaticHazard:
      'Contiene un {percent} % de componentes con peligros desconocidos para el medio ambiente acuático.',
    aquaticSum: '{class}: método sumatorio (CLP, anexo I, 4.1.3.5.5); la suma es {value} veces el límite.',
    aquaticSumWithheld: '{class}: método sumatorio (CLP, anexo I, 4.1.3.5.5).',
    aquaticUntested:
      'No constan resultados de ensayos acuáticos para: {names}. Su contribución a la clase se basa en su clasificación en la sección 3.',
    noSignalWord: 'Sin palabra de advertencia',
    noPictograms: 'Sin pictograma',
    noStatements: 'No hay',
    notForPublic: 'Suministro al público en general ({law})',
    prescribedText: 'El envase lleva además el texto prescrito por {law}.',
    childResistant: 'Envases destinados al público en general: cierre de seguridad para niños (CLP anexo II, 3.1)',
    tactileWarning: 'Envases destinados al público en general: advertencia de peligro táctil (CLP anexo II, 3.2)',
    fireGasesIncomplete: 'Esta lista se deriva de lo que se conoce de los componentes y no está completa.',
    noOtherDecomposition: 'Para este producto no constan otros productos de descomposición peligrosos, sin incendio.',
    decomposesFrom: 'Descomposición por calor: véase la temperatura de descomposición en la subsección 9.1.',
    reactionsIncomplete:
      'Esta lista se basa en las clases de peligro, en propiedades como el pH y en lo que se conoce de la composición, y no está completa: no se han evaluado otras reacciones de los componentes.',
    flammableByClass: 'inflamable ({classes})',
    combustibleNotClassified: 'combustible, no clasificado como inflamable',
    notFlammableLiquid: 'no es un líquido inflamable (punto de inflamación superior a 60 °C)',
    notApplicableState: 'no aplicable (estado físico: {state})',
    notApplicableMixture: 'no aplicable (mezcla)',
    notApplicableIncombustible: 'no aplicable (el producto no arde)',
    notApplicableCompressed: 'no aplicable (gas comprimido)',
    notApplicableReactive: 'no aplicable (el producto reacciona con el agua)',
    notApplicableWithoutWater: 'no aplicable (el producto no contiene agua)',
    noInformation: 'No se dispone de información.',
    noLabelElements: 'El Reglamento (CE) n.º 1272/2008 (CLP) no exige elementos de etiquetado.',
    notClassifiedIngredient: 'no clasificado',
    contentsByVolume: 'Los contenidos son porcentajes en volumen.',
    contentsUsedAsVolume:
      'Los contenidos del gas sin unidad indicada se usan como porcentajes en volumen para la clasificación.',
    pbtNone: {
      substance: 'Según los datos disponibles, la sustancia no está identificada como PBT ni como mPmB.',
      mixture:
        'Según los datos disponibles, la mezcla no contiene ninguna sustancia identificada como PBT o mPmB en una concentración igual o superior al 0,1 %.',
    },
    pbtOfIngredients:
      'Según los datos registrados, ninguno de los componentes de la sección 3 está clasificado como PBT o mPmB; esto no es el resultado de una valoración según el anexo XIII de REACH.',
    pbtFound: 'Valoración como PBT/mPmB o PMT/mPmM: {names}.',
    endocrineNone: {
      substance:
        'Según los datos disponibles, no se han identificado en la sustancia propiedades de alteración endocrina.',
      mixture:
        'Según los datos disponibles, la mezcla no contiene ninguna sustancia con propiedades de alteración endocrina identificadas en una concentración igual o superior al 0,1 %.',
    },
    endocrineOfIngredients: 'Ninguno de los componentes de la sección 3 está clasificado como alterador endocrino.',
    endocrineFound: 'Propiedades de alteración endocrina: {names}.',
    substanceNote: 'El texto completo de las indicaciones figura en la sección 2 o en la sección 16.',
    noExposureLimits: 'No constan valores límite de exposición profesional para este producto ni para sus componentes.',
    monitoring:
      'Medición y evaluación de la exposición en la atmósfera del lugar de trabajo: EN 689, EN 482. Se aplican los valores límite nacionales vigentes.',
    seeSection: 'Véase la subsección {number}.',
    exposureRoutes: 'Inhalación, contacto con la piel, contacto con los ojos, ingestión',
    exposureRoutesGas: 'Inhalación',
    exposureRoutesWithoutIngestion: 'Inhalación, contacto con la piel, contacto con los ojos',
    logPow: 'Coeficiente de reparto n-octanol/agua (valor logarítmico): {value}',
    notDangerousGoods:
      'El producto no está clasificado como mercancía peligrosa según ADR, RID, ADN, IMDG e ICAO-TI/IATA-DGR.',
    noPackingGroup: 'no asignado',
    diisocyanateTraining:
      'Diisocianatos (REACH, anexo XVII, entrada 74): antes de usar el producto, los usuarios industriales y profesionales completan una formación sobre su uso seguro, que se renueva cada cinco años.',
    nameAsRoad: 'véase carretera (ADR)',
    railAsRoad:
      'Código de clasificación, número de identificación de peligro, cantidades limitadas y exceptuadas: véase carretera (ADR)',
    inlandWaterwaysAsRoad: 'Código de clasificación, cantidades limitadas y exceptuadas: véase carretera (ADR)',
    carriageProhibited: 'transporte prohibido ({act})',
    notSubjectToAct: 'no sometido a {act}',
    specialProvision144:
      'Disposición especial 144 (ADR/RID/ADN, Código IMDG): una solución acuosa con un máximo del 24 % de alcohol en volumen no está sometida a las disposiciones.',
    specialProvision375:
      'Disposición especial 375 (ADR/RID/ADN): no sometido a las demás disposiciones en embalajes simples o interiores de 5 l como máximo de líquido o 5 kg de sólido que cumplan 4.1.1.1, 4.1.1.2 y 4.1.1.4 a 4.1.1.8; por mar, Código IMDG 2.10.2.7; por aire, disposición especial A197.',
    viscousLiquid:
      'Líquido viscoso (ADR/RID/ADN 2.2.3.1.5.1): no sometido a las disposiciones en recipientes de 450 l de capacidad como máximo, si en el ensayo de separación del disolvente la capa de disolvente es inferior al 3 % de la altura total y el tiempo de flujo con una boquilla de 6 mm es de 60 s como mínimo, o de 40 s como mínimo con un máximo del 60 % de materias de la clase 3; con un máximo del 20 % de nitrocelulosa con un 12,6 % de nitrógeno como máximo.',
    viscousEnvironment:
      'Si es peligroso para el medio ambiente, solo en embalajes simples o interiores de 5 l como máximo que cumplan 4.1.1.1, 4.1.1.2 y 4.1.1.4 a 4.1.1.8 (2.2.3.1.5.2).',
    seeSpecialProvision: 'véase disposición especial {number}',
    airNotRecorded: 'instrucciones de embalaje y cantidades máximas: no registradas',
    airForbidden: 'prohibido',
    airPackingInstruction: 'instrucción de embalaje {instruction}',
    airMaxQuantity: 'máximo {quantity} por bulto',
    firstVersion: 'Primera versión de esta ficha de datos de seguridad.',
    noChangesRecorded: 'No consta ningún cambio.',
    noFurtherStatements: 'En la sección 3 no se utilizan otras indicaciones.',
    hazardousWaste: 'El residuo marcado con un asterisco (*) es un residuo peligroso.',
    wasteProperties: 'Propiedades que pueden afectar al tratamiento del residuo: {properties}.',
    wastePropertiesUnknown: 'No se conocen las propiedades que pueden afectar al tratamiento del residuo.',
    versionOfDate: '{version} del {date}',
    aerosolContents: '{aerosol}; contenido: {state}',
    aerosolContentsUnknown: '{aerosol}; no consta el estado físico de su contenido',
    dustExplosionUnknown: 'No consta si el polvo puede formar mezclas explosivas con el aire.',
  },

  terms: {
    Annex: 'anexo',
    Table: 'tabla',
    LD50: 'DL50',
    LC50: 'CL50',
    EC50: 'CE50',
    ErC50: 'CEr50',
    Directive: 'Directiva',
    EC: 'CE',
    EEC: 'CEE',
    EU: 'UE',
    Regulation: 'Reglamento',
    rat: 'rata',
    mouse: 'ratón',
    rabbit: 'conejo',
    'guinea pig': 'cobaya',
    human: 'ser humano',
    fish: 'peces',
    algae: 'algas',
    daphnia: 'dafnias',
    vapour: 'vapor',
    vapours: 'vapores',
    'dust/mist': 'polvo/niebla',
    'dusts or mists': 'polvos o nieblas',
    gases: 'gases',
    dust: 'polvo',
    mist: 'niebla',
    gas: 'gas',
    oral: 'oral',
    dermal: 'cutánea',
    inhalation: 'inhalación',
    acute: 'agudo',
    chronic: 'crónico',
    'readily biodegradable': 'fácilmente biodegradable',
    'not readily biodegradable': 'no fácilmente biodegradable',
    'ECHA registration dossier': 'expediente de registro de la ECHA',
    'illustrative entry of the demo catalogue': 'dato de ejemplo del catálogo de demostración',
    'supplier data': 'datos del proveedor',
    literature: 'bibliografía',
    days: 'días',
    hours: 'horas',
    calculated: 'calculado',
    bw: 'pc',
    'bw/day': 'pc/día',
  },

  detail: {
    classification: 'Clasificación',
    substances: 'Sustancias',
    recommendedUse: 'Uso recomendado',
    recommendedLevels: 'Dosis recomendada',
    specialFeatures: 'Características especiales',
    created: 'Fecha de emisión',
    revision: 'Revisión',
    regulation: 'Reglamento (CE) n.º 1907/2006 (REACH), anexo II, modificado por el Reglamento (UE) 2020/878',
  },

  attachments: {
    valid: 'vigente',
    certificate: 'Certificado',
    certificateOfAnalysis: 'Certificado de análisis',
    picture: 'Imagen',
    technicalInformation: 'Información técnica',
    auditReport: 'Informe de auditoría',
  },

  packageSizes: { 1: 'hasta 3 l', 2: '> 3 hasta 50 l', 3: '> 50 hasta 500 l', 4: '> 500 l' },

  page: {
    pageNumber: 'página {page} / {pages}',
    version: 'Versión {version}',
    qrCode: 'Escanear: documentos vigentes de este producto',
    noGtin: 'Sin GTIN no hay GS1 DataMatrix: código QR de la página del producto',
  },

  label: {
    title: 'Etiqueta',
    telephone: 'Tel.',
    synonyms: 'Sinónimos',
    professionalOnly: 'Restringido a usos profesionales.',
    seeInside: 'Información de seguridad completa en el interior.',
    voc: 'Valor límite de la UE para este producto (cat. {subcategory}): {limit} g/l. Este producto contiene como máximo {content} g/l de COV.',
    batch: 'Lote',
    filled: 'Envasado el',
    serialNumber: 'N.º de serie',
    ruler: 'Imprimir sin ajustar el tamaño (100 %). Cada regla debe medir 100 mm; el marco, {width} × {height} mm.',
  },

  tds: {
    title: 'Ficha técnica',
    sections: {
      description: 'Descripción',
      uses: 'Campos de aplicación',
      properties: 'Datos técnicos',
      processing: 'Modo de empleo',
      packaging: 'Envases',
      storage: 'Almacenamiento y conservación',
      safety: 'Seguridad',
    },
    columns: {
      property: 'Propiedad',
      value: 'Valor',
      method: 'Método',
      article: 'Número de artículo',
      pack: 'Envase',
    },
    labels: {
      date: 'Fecha',
      shelfLife: 'Plazo de conservación',
      storageTemperature: 'Temperatura de almacenamiento',
    },
    sentences: {
      typicalValues: 'Valores típicos; no constituyen una especificación ni propiedades garantizadas.',
      shelfLifeMonths: '{months} meses en el envase original sin abrir',
      safety: 'Observar la etiqueta y la ficha de datos de seguridad vigente del producto.',
      disclaimer:
        'Los datos se basan en nuestros conocimientos y experiencia actuales. No eximen al usuario de realizar sus propios ensayos para el uso previsto ni del control de recepción.',
    },
  },

  ipi: {
    title: 'Instrucciones de seguridad',
    basis:
      'Trabajo con sustancias peligrosas: Directiva 98/24/CE, artículo 8; en Alemania, artículo 14 de la GefStoffV y TRGS 555',
    fields: {
      company: 'Empresa',
      number: 'N.º',
      date: 'Fecha',
      workplace: 'Lugar de trabajo',
      activity: 'Actividad',
      responsible: 'Persona responsable',
      telephone: 'Teléfono',
      emergencyCall: 'Llamada de emergencia',
      firstAider: 'Socorrista',
      signature: 'Firma',
    },
    sections: {
      substance: 'Sustancia peligrosa',
      hazards: 'Peligros para las personas y el medio ambiente',
      protection: 'Medidas de protección y normas de conducta',
      danger: 'Qué hacer en caso de peligro',
      firstAid: 'Primeros auxilios',
      disposal: 'Eliminación correcta',
    },
    product: 'Producto',
    labels: {
      contains: 'Contiene',
      gloves: 'Guantes de protección',
      preparation: 'Antes de empezar',
      restrictions: 'Restricciones de empleo y vigilancia de la salud',
      handling: 'Manipulación',
      storage: 'Almacenamiento',
      fire: 'Incendio',
      spill: 'Derrames y fugas',
      inhalation: 'Inhalación',
      skin: 'Contacto con la piel',
      eyes: 'Contacto con los ojos',
      ingestion: 'Ingestión',
    },
    sentences: {
      neverMix: 'No poner nunca en contacto con: {materials}.',
      employmentRestrictions:
        'Los jóvenes solo pueden trabajar con el producto para su formación profesional y bajo la supervisión de una persona competente, y las mujeres embarazadas o en período de lactancia solo dentro de las restricciones de empleo.',
      maternityRestrictions:
        'Las mujeres embarazadas o en período de lactancia solo pueden trabajar con el producto dentro de las restricciones de empleo.',
      youthRestrictions:
        'Los jóvenes solo pueden trabajar con el producto para su formación profesional y bajo la supervisión de una persona competente.',
      skinUptake: 'Posible absorción a través de la piel: {names}.',
      healthSurveillance: 'Participar en la vigilancia de la salud que ofrece el empleador.',
      readFirst: 'No trabajar con el producto antes de haber leído y comprendido estas instrucciones.',
      training:
        'Empezar solo después de recibir formación sobre los peligros y la protección; en caso de duda, preguntar.',
      trainingYearly:
        'Empezar solo después de una instrucción oral, que se repite al menos una vez al año; en caso de duda, preguntar.',
      diisocyanateTraining:
        'Trabajar con el producto solo tras haber completado la formación sobre diisocianatos; repetirla al menos cada cinco años.',
      checkGluconate: 'Ácido fluorhídrico: comprobar que el gel de gluconato de calcio está a mano.',
      authorisedOnly: 'Entrar en las zonas donde se usa solo si el trabajo lo exige.',
      reportPregnancy:
        'En caso de embarazo o lactancia, comunicarlo pronto al empresario para que pueda evaluar el trabajo.',
      notIfAllergic: 'No trabajar con el producto en caso de alergia a alguno de los componentes.',
      stopIfRash: 'Si la piel se enrojece, pica o presenta una erupción, dejar el trabajo y avisar al superior.',
      stopIfBreathless:
        'En caso de tos, respiración sibilante o falta de aire, incluso horas después, dejar el trabajo y avisar al superior.',
      useExtraction:
        'Usar el sistema cerrado o la extracción localizada previstos y comprobar antes del trabajo que funcionan.',
      ventilate: 'Ventilar bien el local durante el trabajo.',
      useExplosionProof: 'Usar solo ventiladores y aparatos eléctricos antideflagrantes.',
      findEyewashAndShower: 'Conocer el camino al lavaojos y a la ducha de seguridad y mantenerlo libre.',
      findEyewash: 'Conocer el camino al lavaojos y mantenerlo libre.',
      closedSystem: 'Trabajar, si es posible, en sistemas cerrados; no inhalar el producto y evitar que toque la piel.',
      respiratoryIfNeeded:
        'Llevar protección respiratoria si la ventilación no es suficiente o si se forman vapores o aerosoles.',
      respiratoryAsTold: 'Llevar protección respiratoria si el superior la prescribe para este trabajo.',
      glovesAsTold: 'Llevar guantes de protección si el superior los prescribe para este trabajo.',
      reportRelease: 'Si el producto llega a las aguas, al alcantarillado o al suelo, avisar de inmediato al superior.',
      collectWaste: 'Recoger los residuos en el recipiente etiquetado previsto para ello y cerrarlo.',
      sewerIfAllowed: 'Verter restos por el desagüe solo si el superior lo permite.',
      uncleanedLikeProduct: 'Tratar los envases con restos como el propio producto.',
      followExplosionRules: 'Seguir las normas de la empresa sobre protección contra explosiones.',
      adviceIfExposed:
        'Después de un contacto o de inhalarlo, o en caso de preocupación por la salud, consultar a un médico.',
      spillBreathing:
        'Abandonar de inmediato la zona de peligro y avisar a los demás; volver a entrar solo con un equipo de respiración autónomo.',
      spillProtection:
        'Llevar el equipo de protección indicado arriba; evitar el contacto con la piel, los ojos y la ropa.',
      spillProtectionGas: 'Llevar el equipo de protección indicado arriba; no entrar sin él en la nube de gas.',
      fireSmoke:
        'Si se propagan humo o gases, abandonar de inmediato la zona y avisar a los demás; en ese caso, solo los bomberos con equipo de respiración autónomo combaten el incendio.',
      medicalAdvice: 'En caso de duda o si los síntomas persisten, consultar a un médico y mostrarle la etiqueta.',
      severalPages: 'Estas instrucciones tienen {pages} páginas: colóquense todas.',
      noHazards:
        'No clasificado como peligroso. Deben tomarse las precauciones habituales al manipular productos químicos.',
      extinguish: 'Apagar con: {media}.',
      notWith: 'No apagar con: {media}.',
      wasteCode: 'Código de residuo: {code}',
    },
    signs: {
      M004: 'Usar protección ocular',
      M005: 'Conectar a tierra',
      M009: 'Usar guantes de protección',
      M010: 'Usar ropa de protección',
      M011: 'Lavarse las manos',
      M013: 'Usar pantalla facial',
      M017: 'Usar protección respiratoria',
      M028: 'Mantener cerrado con llave',
      M055: 'Mantener fuera del alcance de los niños',
      M057: 'Asegurar una ventilación continua',
      P003: 'Prohibidas las llamas abiertas y las fuentes de ignición; prohibido fumar',
      P022: 'Prohibido comer y beber',
      E003: 'Primeros auxilios',
      E011: 'Lavaojos',
      E012: 'Ducha de seguridad',
      F001: 'Extintor de incendios',
    },
  },

  abbreviations: {
    ADN: 'Acuerdo europeo relativo al transporte internacional de mercancías peligrosas por vías navegables interiores',
    ADR: 'Acuerdo relativo al transporte internacional de mercancías peligrosas por carretera',
    ATE: 'Estimación de la toxicidad aguda (Acute Toxicity Estimate)',
    ATEmix: 'Estimación de la toxicidad aguda de la mezcla',
    AwSV: 'Reglamento alemán sobre instalaciones para el manejo de sustancias peligrosas para las aguas',
    BCF: 'Factor de bioconcentración (Bioconcentration Factor)',
    CAS: 'Chemical Abstracts Service',
    CE: 'Comunidad Europea; número CE: número de la sustancia en los inventarios europeos',
    CE50: 'Concentración efectiva media',
    CEE: 'Comunidad Económica Europea',
    CEr50: 'Concentración que reduce a la mitad la tasa de crecimiento',
    CL50: 'Concentración letal para el 50 % de los animales de ensayo',
    CLP: 'Clasificación, etiquetado y envasado (Classification, Labelling and Packaging), Reglamento (CE) n.º 1272/2008',
    COV: 'Compuestos orgánicos volátiles',
    DL50: 'Dosis letal para el 50 % de los animales de ensayo',
    DNEL: 'Nivel sin efecto derivado (Derived No-Effect Level)',
    EC10: 'Concentración con efecto en el 10 % de los organismos de ensayo',
    ECHA: 'Agencia Europea de Sustancias y Mezclas Químicas',
    EL50: 'Tasa de carga con efecto en el 50 % de los organismos de ensayo (Effective Loading)',
    EmS: 'Fichas de emergencia para incendio y derrame (Emergency Schedules, Código IMDG)',
    EN: 'Norma europea',
    EQ: 'Cantidad exceptuada (Excepted Quantity)',
    EUH: 'Indicación de peligro suplementaria de la Unión Europea',
    EVAL: 'Copolímero de etileno y alcohol vinílico',
    FEm: 'Fichas de emergencia para incendio y derrame (EmS, Código IMDG)',
    FKM: 'Caucho fluorado',
    GHS: 'Sistema Globalmente Armonizado de clasificación y etiquetado de productos químicos (Globally Harmonised System)',
    GKV: 'Reglamento austriaco de valores límite en el trabajo (Grenzwerteverordnung)',
    IARC: 'Centro Internacional de Investigaciones sobre el Cáncer (International Agency for Research on Cancer)',
    IATA: 'Asociación de Transporte Aéreo Internacional',
    'IATA-DGR': 'Reglamentación sobre mercancías peligrosas (Dangerous Goods Regulations) de la IATA',
    'ICAO-TI':
      'Instrucciones Técnicas para el Transporte sin Riesgos de Mercancías Peligrosas por Vía Aérea (Organización de Aviación Civil Internacional)',
    IMDG: 'Código marítimo internacional de mercancías peligrosas',
    INSST: 'Instituto Nacional de Seguridad y Salud en el Trabajo',
    ISO: 'Organización Internacional de Normalización',
    Koc: 'Coeficiente de adsorción normalizado respecto al carbono orgánico',
    LL50: 'Tasa de carga letal para el 50 % de los animales de ensayo (Lethal Loading)',
    LOAEC: 'Concentración más baja con efecto adverso observado (Lowest Observed Adverse Effect Concentration)',
    LOAEL: 'Nivel más bajo con efecto adverso observado (Lowest Observed Adverse Effect Level)',
    LOEC: 'Concentración más baja con efecto observado (Lowest Observed Effect Concentration)',
    LQ: 'Cantidad limitada (Limited Quantity)',
    MDI: 'Diisocianato de metilendifenilo',
    'N.E.P.': 'No especificado en otra parte',
    'N.O.S.': 'No especificado en otra parte (Not Otherwise Specified)',
    NCO: 'Grupo isocianato',
    NOAEC: 'Concentración sin efecto adverso observado (No Observed Adverse Effect Concentration)',
    NOAEL: 'Nivel sin efecto adverso observado (No Observed Adverse Effect Level)',
    NOEC: 'Concentración sin efecto observado (No Observed Effect Concentration)',
    NOELR: 'Tasa de carga sin efecto observado (No Observed Effect Loading Rate)',
    OECD: 'Organización de Cooperación y Desarrollo Económicos (OCDE)',
    OMI: 'Organización Marítima Internacional',
    ONU: 'Organización de las Naciones Unidas',
    PBT: 'Persistente, bioacumulable y tóxico',
    PE: 'Polietileno',
    PMT: 'Persistente, móvil y tóxico',
    PNEC: 'Concentración prevista sin efecto (Predicted No-Effect Concentration)',
    QSAR: 'Relación cuantitativa estructura-actividad (Quantitative Structure–Activity Relationship)',
    PVC: 'Policloruro de vinilo',
    REACH:
      'Registro, evaluación, autorización y restricción de las sustancias y mezclas químicas, Reglamento (CE) n.º 1907/2006',
    RID: 'Reglamento relativo al transporte internacional de mercancías peligrosas por ferrocarril',
    SGG: 'Grupo de segregación (Código IMDG, Segregation Group)',
    STEL: 'Límite de exposición de corta duración (Short-Term Exposure Limit)',
    STOT: 'Toxicidad específica en determinados órganos (Specific Target Organ Toxicity)',
    TRGS: 'Reglas técnicas alemanas para sustancias peligrosas',
    TWA: 'Media ponderada en el tiempo (Time-Weighted Average)',
    UE: 'Unión Europea',
    UFI: 'Identificador único de fórmula (Unique Formula Identifier)',
    UN: 'Naciones Unidas (United Nations)',
    'V/V': 'Volumen por volumen',
    WGK: 'Clase de peligro para las aguas (Alemania)',
    'kg pc': 'Kilogramo de peso corporal',
    mPmB: 'Muy persistente y muy bioacumulable',
    mPmM: 'Muy persistente y muy móvil',
    ppm: 'Partes por millón',
    ppmV: 'Partes por millón en volumen',
    vPvB: 'Muy persistente y muy bioacumulable (mPmB)',
    vPvM: 'Muy persistente y muy móvil (mPmM)',
  },

  standard: {
    // 2.3 Otros peligros
    vapourAirMixtures: 'Los vapores pueden formar mezclas explosivas con el aire.',
    gasAirMixtures: 'El gas puede formar mezclas explosivas con el aire.',
    flammableVapoursInUse: 'Al usarlo pueden formarse mezclas de vapor y aire inflamables o explosivas.',
    staticIgnition: 'Los vapores pueden inflamarse por una descarga electrostática.',
    dustExplosion: 'El polvo finamente disperso puede formar mezclas explosivas con el aire.',
    slipHazard: 'El producto derramado hace que el suelo quede resbaladizo.',
    suffocationHazard: 'Las concentraciones elevadas pueden desplazar el oxígeno del aire y provocar asfixia.',
    carbonMonoxideOdourless:
      'El monóxido de carbono es incoloro e inodoro: nada advierte de su presencia antes de la intoxicación.',
    smellNoWarning: 'El sulfuro de hidrógeno paraliza el olfato: su olor no sirve de aviso.',
    oilyCloths:
      'Los trapos, el papel y el polvo empapados del producto pueden inflamarse espontáneamente, incluso horas después.',
    frostbiteHazard: 'El gas licuado que se escapa está muy frío y causa congelación.',
    hotMeltHazard: 'El producto fundido y caliente causa quemaduras.',
    crystallisation: 'Cristaliza al secarse; los residuos pueden limpiarse con agua.',

    // 4.1 Primeros auxilios
    medicalIfExposed: 'En caso de exposición manifiesta o presunta: consultar a un médico.',
    dangerToLife: 'Peligro de muerte: actuar de inmediato y llamar a los servicios de emergencia.',
    removeFromDanger: 'Retirar a la persona afectada de la zona de peligro y mantenerla en reposo.',
    removeContaminatedClothing: 'Quitar inmediatamente la ropa y el calzado contaminados o empapados.',
    firstAiderProtection: 'Los socorristas deben cuidar de su propia protección.',
    firstAiderContact:
      'Los socorristas llevan guantes de protección: el contacto con el producto o con ropa empapada es peligroso.',
    firstAiderInhalation: 'Los socorristas evitan respirar el producto y ventilan el lugar: inhalarlo es peligroso.',
    firstAiderMouth: 'Los socorristas no practican el boca a boca: el producto en la boca o en el vómito es peligroso.',
    rescuersBreathing:
      'El personal de rescate solo debe entrar con un equipo de respiración autónomo: falta de oxígeno.',
    hydrofluoricEmergency:
      'El ácido fluorhídrico intoxica también a través de la piel: tratar todo contacto como una urgencia, llamar de inmediato a los servicios de emergencia y nombrar la sustancia.',
    cyanideEmergency:
      'Los cianuros pueden matar en minutos: llamar de inmediato a los servicios de emergencia y nombrar la sustancia; no practicar el boca a boca.',
    rescuersToxicGas: 'El personal de rescate entra solo con un equipo de respiración autónomo: gas tóxico.',
    rescuersToxicNoOxygen:
      'El personal de rescate entra solo con un equipo de respiración autónomo: gas tóxico y falta de oxígeno.',
    recoveryPosition:
      'Colocar en posición lateral de seguridad a la persona inconsciente que respire; no administrar nunca nada por la boca a una persona inconsciente.',
    showSafetyDataSheet:
      'En caso de duda o si los síntomas persisten, consultar a un médico y mostrarle esta ficha de datos de seguridad.',
    noSpecialFirstAid: 'No se requieren medidas especiales.',
    freshAir:
      'Transportar a la persona al aire libre y mantenerla en reposo en una posición que le facilite la respiración.',
    inhalationMedicalIfSymptoms:
      'Consultar a un médico si la persona se encuentra mal o presenta irritación de las vías respiratorias.',
    inhalationMedicalAtOnce: 'Llamar inmediatamente a un médico o a un centro de toxicología.',
    carbonMonoxideUrgent:
      'Sospecha de intoxicación por monóxido de carbono: llamar de inmediato a los servicios de emergencia, incluso sin síntomas; oxígeno lo antes posible.',
    artificialRespiration:
      'Si la respiración es irregular o se ha detenido, practicar la respiración artificial con balón de reanimación o respirador y llamar a los servicios de emergencia.',
    oxygenByTrained: 'Si la respiración es difícil, personas formadas administran oxígeno.',
    inhalationDelayedEffects:
      'Los efectos pulmonares pueden aparecer con retraso: mantener a la persona bajo observación médica durante 48 horas.',
    washSkin: 'Lavar con abundante agua y jabón.',
    brushOffParticles: 'Sacudir las partículas que se hayan depositado en la piel.',
    coolOrWetBandages: 'Sumergir en agua fría o envolver en vendas húmedas.',
    rinseSkinAtOnce: 'Enjuagar inmediatamente la piel con abundante agua corriente durante al menos 15 minutos.',
    skinBurnsMedical:
      'Cubrir las quemaduras con un apósito estéril y buscar inmediatamente tratamiento médico: las quemaduras sin tratar cicatrizan mal.',
    skinMedicalIfIrritation: 'Consultar a un médico si persiste la irritación cutánea.',
    skinMedicalIfRash: 'Consultar a un médico en caso de irritación o erupción cutánea.',
    skinMedicalAtOnce:
      'Llamar inmediatamente a un médico o a un centro de toxicología, incluso sin síntomas: el producto se absorbe a través de la piel.',
    skinMedicalIfUnwell: 'Consultar a un médico en caso de malestar: el producto se absorbe por la piel.',
    skinMedicalExposed: 'Llamar inmediatamente a un médico o a un centro de toxicología.',
    calciumGluconateGel:
      'Tras el enjuague, aplicar con masaje gel de gluconato de calcio (2,5 %), aunque no haya dolor, y repetirlo hasta que un médico se haga cargo.',
    phenolOnSkin:
      'Fenol y cresoles en la piel: limpiar de inmediato con polietilenglicol (macrogol 300 o 400) si está a mano; si no, enjuagar con agua abundante.',
    skinCream: 'Después de la limpieza, aplicar una crema grasa para la piel.',
    wipeOffResin: 'Retirar primero el producto con un paño o papel; no utilizar disolventes ni diluyentes.',
    frozenClothing: 'Antes de quitar la ropa adherida a la piel por congelación, descongelarla con agua tibia.',
    frostbiteMedical: 'Cubrir las partes heladas con un apósito estéril y consultar a un médico inmediatamente.',
    thawFrostbite: 'Descongelar las partes heladas con agua tibia; no frotar.',
    gasContactMedical: 'Tras el contacto con el gas: consultar a un médico si aparecen molestias.',
    coolHotMelt:
      'Enfriar de inmediato con abundante agua fría la piel alcanzada por el producto fundido; no arrancar el producto solidificado sobre la piel; acudir al médico en caso de quemaduras.',
    rinseEyes:
      'Enjuagar el ojo abierto con agua corriente durante varios minutos; quitar las lentes de contacto si resulta fácil.',
    rinseEyesIrritant:
      'Enjuagar el ojo con cuidado bajo agua corriente durante varios minutos (al menos 10 minutos), manteniendo los párpados abiertos; quitar las lentes de contacto si resulta fácil. Si persiste la irritación, acudir al oftalmólogo.',
    rinseEyesAtOnce:
      'Enjuagar inmediatamente el ojo bajo agua corriente durante varios minutos (al menos 15 minutos), manteniendo los párpados bien abiertos y enjuagando también bajo ellos; proteger el ojo no afectado y quitar las lentes de contacto si resulta fácil.',
    eyeSpecialistAtOnce:
      'Acudir inmediatamente al oftalmólogo o a un servicio de oftalmología y seguir enjuagando durante el traslado.',
    rinseMouth: 'Enjuagar la boca con agua y escupir el agua.',
    drinkWater: 'Dar a beber a la persona consciente un vaso de agua a pequeños sorbos.',
    doNotInduceVomiting: 'No provocar el vómito.',
    vomitingHeadLow:
      'Si la persona vomita, mantenerle la cabeza baja para que el contenido del estómago no llegue a los pulmones.',
    ingestionMedicalIfUnwell: 'Consultar a un médico si la persona se encuentra mal.',
    ingestionMedicalAtOnce: 'Llamar inmediatamente a un médico o a un centro de toxicología.',
    perforationRisk:
      'Fuerte efecto corrosivo en la boca y la garganta, con peligro de perforación del esófago y el estómago.',
    ingestionUnlikelyGas: 'En los gases, la ingestión no se considera una vía de exposición probable.',
    ingestionUnlikelyAerosol: 'En los aerosoles, la ingestión no se considera una vía de exposición probable.',

    // 4.2 Síntomas
    symptomEyeIrritation: 'Contacto con los ojos: enrojecimiento, lagrimeo, dolor.',
    symptomEyeDamage: 'Contacto con los ojos: dolor intenso, opacidad de la córnea; riesgo de pérdida de la vista.',
    symptomSkinIrritation: 'Contacto con la piel: enrojecimiento, picor.',
    symptomBurns:
      'Contacto con la piel: quemaduras, dolor, ampollas; el efecto alcanza las capas más profundas de la piel.',
    symptomBurnsSwallowed:
      'Ingestión: quemaduras en la boca, la garganta, el esófago y el estómago, con peligro de perforación.',
    symptomFrostbite:
      'Contacto con el gas licuado: congelación con dolor, entumecimiento y ampollas; lesiones oculares.',
    symptomHotMelt: 'Contacto con el producto fundido y caliente: quemaduras de la piel y los ojos.',
    symptomDrySkin: 'Contacto repetido con la piel: piel desengrasada, seca y agrietada, con peligro de dermatitis.',
    symptomSkinAllergy:
      'Contacto con la piel: eczema alérgico con enrojecimiento, picor y ampollas, incluso días después del contacto.',
    symptomRespiratoryAllergy:
      'Inhalación: molestias de tipo asmático, dificultad para respirar, incluso horas después de la exposición.',
    symptomAllergy: 'Es posible una reacción alérgica de la piel o de las vías respiratorias.',
    symptomAlreadySensitised:
      'En personas ya sensibilizadas es posible una reacción alérgica de la piel o de las vías respiratorias.',
    symptomAlreadySensitisedSkin: 'En personas ya sensibilizadas es posible una reacción alérgica de la piel.',
    symptomAlreadySensitisedAirways:
      'En personas ya sensibilizadas es posible una reacción alérgica de las vías respiratorias.',
    symptomIsocyanates:
      'Isocianatos: las personas sensibilizadas pueden reaccionar a concentraciones muy bajas con molestias de tipo asmático, incluso horas después de la exposición.',
    symptomRespiratoryIrritation: 'Inhalación: tos, dolor de garganta, irritación de las mucosas.',
    symptomRespiratoryBurns:
      'Inhalación: quemaduras de las vías respiratorias, dificultad para respirar; es posible un edema pulmonar tardío.',
    symptomNarcosis:
      'Inhalación de concentraciones elevadas: dolor de cabeza, mareo, somnolencia, náuseas, pérdida del conocimiento.',
    symptomOxygenLack: 'Falta de oxígeno: mareo y pérdida del conocimiento.',
    symptomAspiration:
      'Ingestión y vómito: el producto que llega a los pulmones provoca neumonía química, también con retraso.',
    symptomFluoride:
      'Fluoruro: dolor intenso, que puede empezar solo horas después del contacto; falta de calcio con calambres y arritmias cardíacas.',
    symptomCarbonMonoxide:
      'Inhalación de monóxido de carbono: tóxico; dolor de cabeza, mareo, náuseas, confusión, pérdida de conocimiento; pueden aparecer daños en el corazón y el cerebro al cabo de días o semanas.',
    symptomCyanide:
      'Cianuro: dolor de cabeza, mareo, dificultad para respirar, convulsiones, pérdida de conocimiento, parada respiratoria en minutos.',
    symptomMethaemoglobin:
      'Formación de metahemoglobina en la sangre: labios azules, dolor de cabeza, mareo, dificultad para respirar, también con retraso.',
    symptomPoisoning: 'Signos de intoxicación: náuseas, vómitos, trastornos circulatorios, pérdida del conocimiento.',
    symptomPoisoningInhaled:
      'Inhalación: tóxico; son posibles signos de intoxicación como dolor de cabeza, mareo, náuseas y pérdida del conocimiento.',
    symptomFatalInhaled:
      'Inhalación: mortal; son posibles signos de intoxicación como dolor de cabeza, mareo, náuseas y pérdida del conocimiento.',
    symptomPoisoningSkin:
      'Contacto con la piel: tóxico; tras la absorción por la piel son posibles signos de intoxicación.',
    symptomFatalSkin:
      'Contacto con la piel: mortal; tras la absorción por la piel son posibles signos de intoxicación.',
    symptomPoisoningSwallowed:
      'Ingestión: tóxico; son posibles signos de intoxicación como náuseas, vómitos, trastornos circulatorios y pérdida del conocimiento.',
    symptomFatalSwallowed:
      'Ingestión: mortal; son posibles signos de intoxicación como náuseas, vómitos, trastornos circulatorios y pérdida del conocimiento.',
    symptomHarmful: 'Náuseas, vómitos, molestias de estómago, malestar general.',
    symptomHarmfulInhaled: 'Inhalación: nocivo; son posibles dolor de cabeza, mareo, náuseas y malestar general.',
    symptomHarmfulSkin: 'Contacto con la piel: nocivo; tras la absorción por la piel es posible un malestar general.',
    symptomHarmfulSwallowed:
      'Ingestión: nocivo; son posibles náuseas, vómitos, molestias de estómago y malestar general.',
    symptomOrganDamage: 'Daños en los órganos tras una exposición única, también con retraso.',
    symptomOrganDamageRepeated: 'Daños en los órganos tras exposiciones prolongadas o repetidas.',
    symptomDelayedCmr: 'Son posibles efectos tardíos al cabo de años: véase la sección 11.',
    symptomReproduction: 'Son posibles efectos sobre la fertilidad o el feto: véase la sección 11.',
    symptomMethanol:
      'Metanol: los signos aparecen con un retraso de hasta 24 horas: desde trastornos de la visión hasta ceguera, acidosis metabólica, convulsiones, coma.',
    symptomFoaming: 'Ingestión de sustancias tensioactivas: al vomitar, la espuma puede llegar a los pulmones.',
    symptomOxygenEmbolism: 'Ingestión: liberación de oxígeno, dilatación del estómago, peligro de embolia gaseosa.',
    noSymptomsKnown: 'Hasta ahora no se conocen síntomas ni efectos.',

    // 4.3 Atención médica
    treatSymptomatically: 'Aplicar un tratamiento sintomático.',
    attentionInhaled: 'Tras la inhalación se requiere atención médica inmediata.',
    attentionSkin: 'Tras el contacto con la piel se requiere atención médica inmediata.',
    attentionEyes: 'Tras el contacto con los ojos se requiere tratamiento inmediato por un oftalmólogo.',
    attentionSwallowed: 'Tras la ingestión se requiere atención médica inmediata.',
    attentionExposed: 'Tras cualquier exposición se requiere atención médica inmediata: pueden dañarse órganos.',
    oxygenTreatment: 'Tras falta de oxígeno: administrar oxígeno.',
    monitorLungs: 'Tras inhalación o aspiración: vigilar la aparición de neumonía y edema pulmonar.',
    methanolTreatment:
      'Tratamiento de la intoxicación por metanol: fomepizol o etanol como antídoto, corrección de la acidosis, ácido folínico y, en caso necesario, hemodiálisis.',
    observeAfterIsocyanates:
      'Tras la inhalación de isocianatos: vigilancia médica durante al menos 48 horas, ya que las molestias respiratorias pueden aparecer con retraso.',
    fluorideTreatment: 'El fluoruro fija calcio y magnesio: vigilar el ECG, el calcio, el magnesio y el potasio.',
    calciumGluconateTreatment:
      'Quemaduras por ácido fluorhídrico: gluconato de calcio en gel (2,5 %), en inyección o infusión; tras la inhalación, también en aerosol.',
    carbonMonoxideTreatment:
      'Monóxido de carbono: oxígeno al 100 % de inmediato; en casos graves y durante el embarazo, oxígeno hiperbárico; medir la carboxihemoglobina, ya que la pulsioximetría da valores falsos.',
    cyanideAntidote:
      'Intoxicación por cianuro: de inmediato oxígeno al 100 % y un antídoto (hidroxocobalamina, 4-dimetilaminofenol o tiosulfato de sodio).',
    methaemoglobinTreatment:
      'Metahemoglobinemia: oxígeno y, en caso necesario, azul de metileno o azul de toluidina como antídoto.',
    endoscopy:
      'Tras ingestión: endoscopia precoz para valorar los daños en el esófago y el estómago; no practicar un lavado gástrico sin ella.',
    antifoam: 'Tras ingestión de un producto espumante: antiespumante (dimeticona).',
    noAdrenaline: 'No administrar simpaticomiméticos (adrenalina, noradrenalina): peligro de arritmia cardíaca.',

    // 5.1 Medios de extinción
    alcoholResistantFoam: 'espuma resistente al alcohol',
    foam: 'espuma',
    dryPowder: 'polvo extintor seco',
    carbonDioxide: 'dióxido de carbono (CO₂)',
    waterSpray: 'agua pulverizada',
    waterFog: 'agua nebulizada',
    drySand: 'arena seca',
    fullWaterJet: 'chorro compacto de agua',
    waterUnsuitable: 'agua',
    foamUnsuitable: 'espuma de base acuosa',
    carbonDioxideUnsuitable: 'dióxido de carbono',
    organicMediaUnsuitable:
      'agentes extintores con compuestos orgánicos, polvo extintor a base de sales de amonio (polvo ABC)',
    noUnsuitableMedia: 'no se conocen',
    adaptToSurroundings: 'Elegir los medios de extinción en función del incendio del entorno.',

    // 5.2 Peligros específicos
    vapoursSpread:
      'Los vapores son más pesados que el aire, se extienden a ras del suelo y pueden provocar un retroceso de la llama a distancia.',
    containersBurst: 'El calor aumenta la presión: los recipientes cerrados pueden reventar.',
    aerosolsBurst:
      'Los generadores de aerosoles pueden reventar y salir despedidos si se calientan por encima de 50 °C.',
    explosionIfConfined: 'Calentamiento en ambiente confinado: peligro de explosión.',
    oxidiserFeedsFire: 'El producto aviva el fuego: el contacto con materias combustibles puede provocar su ignición.',
    oxygenRelease:
      'La descomposición por calentamiento libera oxígeno y puede hacer reventar los recipientes cerrados.',
    combustible: 'El producto es combustible.',
    notCombustible: 'El producto no es combustible.',
    hydrogenFromMetals: 'En contacto con metales no nobles puede formarse hidrógeno, que es extremadamente inflamable.',
    burstsByMoisture:
      'Reacciona con el agua y la humedad formando dióxido de carbono: los recipientes cerrados en los que haya entrado agua pueden reventar.',
    toxicGasEscapes: 'De los recipientes calentados o dañados puede escapar gas tóxico.',
    toxicGasesInFire: 'En caso de incendio pueden formarse gases y vapores tóxicos y corrosivos.',
    carbonOxides: 'monóxido de carbono y dióxido de carbono',
    nitrogenOxides: 'óxidos de nitrógeno (NOₓ)',
    sulphurOxides: 'óxidos de azufre',
    phosphorusOxides: 'óxidos de fósforo',
    metalOxides: 'óxidos metálicos',
    hydrogenChloride: 'cloruro de hidrógeno',
    phosgene: 'fosgeno',
    chlorine: 'cloro',
    chlorineOxides: 'óxidos de cloro',
    hydrogen: 'hidrógeno',
    oxygen: 'oxígeno',
    ammonia: 'amoníaco',
    formaldehyde: 'formaldehído',
    formicAcid: 'ácido fórmico',
    aldehydes: 'aldehídos',
    ketene: 'cetena',
    soot: 'hollín',
    phenols: 'fenoles',
    hydrogenCyanide: 'cianuro de hidrógeno',
    isocyanateVapours: 'vapores de isocianatos',
    hydrogenFluoride: 'fluoruro de hidrógeno',
    hydrogenSulphide: 'sulfuro de hidrógeno',
    sodiumOxides: 'óxidos de sodio',
    silicaFume: 'humo de sílice',
    unburntHydrocarbons: 'hidrocarburos sin quemar',

    // 5.3 Lucha contra incendios
    leakingGasFire: 'Fuga de gas en llamas: No apagar, salvo si la fuga puede detenerse sin peligro.',
    explosivesFire:
      'En caso de incendio: Riesgo de explosión. Evacuar la zona. NO combatir el incendio cuando este afecte a la carga.',
    selfContainedBreathing:
      'Llevar equipo de respiración autónomo (EN 137) y ropa de protección para bomberos (EN 469).',
    chemicalSuit:
      'Llevar traje de protección química cuando sea posible el contacto con el producto o con sus vapores.',
    coolContainers:
      'Enfriar los recipientes en peligro con agua pulverizada y, si es posible, retirarlos de la zona de peligro.',
    coolContainersFromDistance:
      'Enfriar desde lejos con agua pulverizada los recipientes en peligro; no dejar que entre agua en los recipientes ni que alcance las fugas.',
    knockDownVapours: 'Abatir los gases y vapores con agua pulverizada.',
    fireWater:
      'Recoger por separado el agua de extinción contaminada; no debe llegar al alcantarillado ni a las aguas.',
    fightFromDistance:
      'Combatir el incendio desde una distancia segura o desde un lugar protegido, dado el peligro de explosión.',

    // 6.1 Precauciones personales
    keepPersonsAway:
      'Mantener alejadas a las personas sin protección; permanecer en el lado desde el que sopla el viento.',
    evacuate: 'Evacuar la zona y avisar a las personas que se encuentren en ella.',
    enterAfterMeasuring: 'Volver a entrar solo cuando se haya medido el aire o con un equipo de respiración autónomo.',
    removeIgnitionSources:
      'Eliminar todas las fuentes de ignición y tomar precauciones contra las cargas electrostáticas.',
    ventilateArea: 'Ventilar bien la zona.',
    wearProtection:
      'Llevar equipo de protección individual (véase la subsección 8.2); evitar el contacto con la piel, los ojos y la ropa.',
    wearProtectionGas:
      'Llevar equipo de protección individual (véase la subsección 8.2); no entrar sin él en la nube de gas.',
    avoidVapours: 'No respirar los vapores, la niebla ni el aerosol.',
    avoidGas: 'No respirar el gas.',
    avoidDust: 'Evitar la formación de polvo y no respirarlo.',
    breathingProtectionRelease: 'Llevar protección respiratoria si se forman vapores, niebla o aerosol.',
    respondersChemicalSuit: 'Ropa de protección química y equipo de respiración autónomo.',
    respondersBreathing:
      'Equipo de respiración autónomo y equipo de protección individual conforme a la subsección 8.2.',
    respondersProtection: 'Equipo de protección individual conforme a la subsección 8.2.',
    stopLeak: 'Detener la fuga si es posible sin riesgo.',

    // 6.2 Medio ambiente
    keepOutOfDrains:
      'Evitar que el producto llegue al alcantarillado, a las aguas superficiales o subterráneas o al suelo.',
    gasCollects: 'Evitar que el gas se acumule en sótanos, fosos y otros lugares cerrados o bajos.',
    informAuthorities:
      'Si el producto llega a las aguas, al alcantarillado o al suelo, informar a las autoridades competentes.',
    informAuthoritiesGas: 'Si se escapa una gran cantidad de gas, informar a las autoridades competentes.',
    explosionInDrains: 'Peligro de explosión en alcantarillas y fosos.',
    coverDrains: 'Cubrir los sumideros y contener con diques los derrames de gran volumen.',

    // 6.3 Limpieza
    absorbInert:
      'Recoger con material absorbente (arena, tierra de diatomeas, absorbente universal) y depositar en recipientes con cierre.',
    absorbMineral:
      'Recoger con material absorbente mineral (arena, tierra de diatomeas) y depositar en recipientes que no se cierren herméticamente.',
    isocyanateSpill:
      'Cubrir con material absorbente húmedo (arena, tierra), dejar reaccionar y recoger en recipientes abiertos; dejarlos abiertos al aire libre durante varios días, ya que se forma dióxido de carbono.',
    noCombustibleAbsorbents: 'No recoger con serrín, trapos ni otros materiales combustibles.',
    collectMechanically: 'Recoger en seco, sin levantar polvo, y depositar en recipientes con cierre.',
    collectUnsealed:
      'Recoger en seco, sin levantar polvo, y depositar en recipientes secos que no se cierren herméticamente.',
    letMeltSolidify: 'Dejar enfriar y solidificar el producto fundido antes de recogerlo.',
    vacuumDust: 'Aspirar el polvo con un aspirador adecuado; no soplarlo con aire comprimido.',
    coverPowder: 'Cubrir el polvo derramado para que el viento y el agua no lo dispersen.',
    pumpOff: 'Bombear las cantidades grandes a otro recipiente.',
    nonSparkingTools: 'Utilizar equipos antideflagrantes y herramientas que no produzcan chispas.',
    neutraliseAcidSpill:
      'Neutralizar con precaución solo los restos que queden, con cal o carbonato de sodio: puede desprenderse calor. Enjuagar con abundante agua.',
    neutraliseAlkalineSpill:
      'Neutralizar con precaución solo los restos que queden, con un ácido diluido (ácido cítrico): puede desprenderse calor. Enjuagar con abundante agua.',
    takeUpWithoutDust: 'Recoger en húmedo o con una aspiradora de clase H; no barrer en seco ni usar aire comprimido.',
    diluteWithWater: 'Diluir los restos con abundante agua.',
    rinseResidues: 'Eliminar los restos con abundante agua y recoger el agua de lavado.',
    cleanSurfaces: 'Limpiar después las superficies y los objetos contaminados y recoger el líquido de limpieza.',
    neverAcidOnHypochlorite: 'No neutralizar nunca con ácido: se forma cloro gaseoso tóxico.',
    neverAcidOnSpill: 'No neutralizar nunca con ácido: se forma gas tóxico.',
    letResinCure: 'Recoger antes de que endurezca; limpiar las herramientas inmediatamente.',
    letGasDisperse: 'Seguir ventilando hasta que el gas se haya dispersado.',
    moveLeakingReceptacle:
      'Si es posible hacerlo sin riesgo, llevar el recipiente de gas con fuga al aire libre o a un lugar bien ventilado e informar al proveedor.',
    disposeAsSection13: 'Eliminar el material recogido según lo indicado en la sección 13.',

    // 6.4 Referencias
    referToOtherSections:
      'Manipulación segura: véase la sección 7. Equipo de protección individual: véase la sección 8. Eliminación: véase la sección 13.',

    // 7.1 Manipulación
    soakedCloths:
      'Dejar secar los trapos empapados extendidos al aire libre, o conservarlos bajo agua en un recipiente metálico cerrado hasta su eliminación.',
    useWithVentilation: 'Utilizar únicamente con buena ventilación o extracción.',
    avoidSkinAndEyeContact: 'Evitar el contacto con los ojos, la piel y la ropa.',
    avoidInhalation: 'No respirar los vapores ni la niebla de pulverización.',
    noEnzymeAerosols:
      'Evitar que se formen polvo o aerosoles: las enzimas pueden sensibilizar las vías respiratorias incluso en cantidades muy pequeñas.',
    noDustOfNanomaterial:
      'Evitar que se formen polvo o aerosoles del nanomaterial: manipular en sistemas cerrados o con extracción localizada.',
    avoidDustFormation: 'Evitar la formación y el depósito de polvo.',
    keepFromIgnition: 'Mantener alejado del calor, chispas, llamas abiertas y superficies calientes; no fumar.',
    phosgeneOnHotSurfaces:
      'Mantener los vapores lejos de llamas abiertas, arcos de soldadura y superficies calientes: allí se forman gases tóxicos como fosgeno y cloruro de hidrógeno.',
    earthEquipment:
      'Conectar a tierra los recipientes y equipos durante el llenado y el trasvase; utilizar equipos antideflagrantes.',
    antistaticMeasures: 'Tomar medidas contra las cargas electrostáticas.',
    noSprayOnFlames:
      'No pulverizar sobre llamas abiertas u objetos incandescentes; no perforar ni quemar, incluso después de su uso.',
    doNotPierceAerosol: 'No perforar ni quemar, incluso después de su uso.',
    keepFromCombustibles: 'Mantener alejado de la ropa y otros materiales combustibles.',
    neverReturnResidues: 'No devolver nunca al recipiente el producto ya extraído: peligro de descomposición.',
    cleanEquipmentOnly: 'Utilizar únicamente equipos limpios de material adecuado.',
    handleUnderInertGas: 'Manipular y almacenar en un medio de gas inerte; proteger de la humedad.',
    noContactWithAir: 'No dejar que entre en contacto con el aire.',
    valvesFreeFromGrease: 'Mantener las válvulas y los racores libres de aceite y grasa.',
    handleReceptacles:
      'Asegurar los recipientes de gas contra caídas; utilizar solo accesorios previstos para el gas y su presión; abrir las válvulas lentamente y cerrarlas después del uso.',
    noMixingWithAcids: 'No mezclar con ácidos ni con limpiadores ácidos: se forma gas tóxico.',
    apartOutsideDrain:
      'Salvo en el uso previsto en el desagüe, no poner en contacto con los siguientes materiales: {materials}.',
    handleApartFromIncompatible: 'No poner en contacto con los siguientes materiales: {materials}.',
    avoidSpillsInUse:
      'Evitar los derrames al llenar y vaciar los recipientes y mantener el producto alejado de los desagües.',
    addToWater: 'Al diluir, añadir siempre el producto al agua en porciones, nunca al revés.',
    specialInstructions:
      'Solicitar instrucciones especiales antes del uso; no manipular antes de haberlas leído y comprendido.',
    closedSystem: 'Manipular en sistemas cerrados siempre que sea posible; evitar toda exposición.',
    restrictPregnant:
      'Observar las restricciones de empleo aplicables a las mujeres embarazadas y en período de lactancia.',
    noWorkForSensitised:
      'Las personas con sensibilización conocida a algún componente no deben trabajar con el producto.',
    noIsocyanatesWithAsthma:
      'Las personas con asma, enfermedades respiratorias crónicas o sensibilización conocida a los isocianatos no deben trabajar con el producto.',
    hygiene:
      'No comer, beber ni fumar durante su utilización. Lavarse las manos antes de los descansos y al terminar el trabajo. Quitarse la ropa contaminada y el equipo de protección antes de entrar en las zonas para comer; lavar la ropa antes de volver a usarla.',
    hygieneGas: 'No comer, beber ni fumar durante su utilización.',
    skinCare: 'Aplicar un plan de protección de la piel con crema protectora y productos para el cuidado de la piel.',

    // 7.2 Almacenamiento
    keepTightlyClosed: 'Mantener el recipiente herméticamente cerrado en un lugar fresco y bien ventilado.',
    keepClosedAndDry:
      'Conservar los recipientes cerrados y secos en un lugar bien ventilado; no volver a cerrar nunca un recipiente en el que haya podido entrar agua: se forma dióxido de carbono, que puede reventarlo.',
    keepTightlyClosedWarm:
      'Mantener el recipiente herméticamente cerrado en un lugar bien ventilado, protegido del frío.',
    storeVentilated: 'Almacenar en un lugar bien ventilado.',
    pressureRelief:
      'Conservar únicamente en recipientes con dispositivo de alivio de presión; no cerrarlos nunca herméticamente.',
    pressureReliefOnly: 'Conservar únicamente en recipientes con dispositivo de alivio de presión.',
    originalContainer: 'Conservar únicamente en el recipiente original.',
    lockUp: 'Guardar bajo llave y accesible solo a personas cualificadas.',
    lockUpFromChildren: 'Guardar bajo llave y fuera del alcance de los niños.',
    protectFromHeat: 'Proteger del calor y de la luz solar directa.',
    protectFromFrost: 'Proteger de las heladas.',
    protectFromMoisture: 'Proteger de la humedad.',
    storageTemperature5to25: 'Temperatura de almacenamiento recomendada: de 5 °C a 25 °C.',
    storageBelow25: 'Temperatura de almacenamiento recomendada: inferior a 25 °C.',
    storeUpright: 'Mantener los recipientes en posición vertical y asegurados contra caídas.',
    aerosolStorage: 'Recipiente a presión: proteger de la luz del sol y no exponer a temperaturas superiores a 50 °C.',
    ventedContainer: 'Utilizar únicamente recipientes con tapón de ventilación: no cerrarlos nunca herméticamente.',
    corrosionResistantContainer:
      'Conservar en un recipiente resistente a la corrosión con revestimiento interior resistente.',
    keepInhibited:
      'Mantener estabilizado: comprobar con regularidad la temperatura y el contenido de inhibidor; dejar aire sobre el líquido, ya que muchos inhibidores necesitan oxígeno.',
    belowSadt:
      'Almacenar por debajo de la temperatura que indica el fabricante: a partir de la temperatura de descomposición autoacelerada (TDAA), el producto se descompone violentamente por sí mismo.',
    collectingTray: 'Almacenar sobre una cubeta de retención de material resistente.',
    explosionProtection: 'Observar las normas de protección contra explosiones.',
    apartFromFood: 'Mantener separado de alimentos, bebidas y piensos.',
    apartFromIncompatible: 'Mantener separado de los siguientes materiales: {materials}.',
    apartFromOxidisers: 'Mantener separado de sustancias comburentes y de inflamación espontánea.',
    apartFromAcids: 'Mantener separado de ácidos.',
    apartFromAlkalis: 'Mantener separado de álcalis.',
    apartFromHypochlorites: 'Mantener separado de hipocloritos (lejía) y sustancias comburentes.',
    apartFromCombustibles: 'Mantener separado de sustancias combustibles y reductoras.',
    storeSeparately: 'Almacenar separadamente.',
    suitableStainlessSteel: 'Materiales adecuados para los recipientes: acero, acero inoxidable.',
    suitablePolyethylene: 'Materiales adecuados para los recipientes: polietileno, polipropileno.',
    suitableGlass: 'Materiales adecuados para los recipientes: vidrio.',
    unsuitableLightMetals: 'Materiales no adecuados para los recipientes: aluminio, cinc, estaño y sus aleaciones.',
    unsuitableMetals: 'Materiales no adecuados para los recipientes: metales.',
    unsuitableGlass: 'Materiales no adecuados para los recipientes: vidrio y cerámica.',
    unsuitablePlastics: 'Materiales no adecuados para los recipientes: muchos plásticos y tipos de caucho.',

    // 7.3 Usos finales
    seeIdentifiedUses:
      'Los usos identificados figuran en la subsección 1.2; no constan otras recomendaciones para usos específicos finales.',

    // 8.1 Parámetros de control
    methanolBiologicalLimit: 'Valor límite biológico para el metanol en orina: consultar la lista nacional.',

    // 8.2.1 Controles técnicos
    generalVentilation: 'Buena ventilación general y, en caso necesario, extracción en el lugar de trabajo.',
    localExtraction:
      'Las medidas técnicas y los procedimientos de trabajo adecuados tienen prioridad sobre el equipo de protección individual: sistemas cerrados, extracción localizada.',
    isocyanateSurveillance:
      'Garantizar la vigilancia de la salud de los trabajadores expuestos a isocianatos conforme a la legislación nacional.',
    keepCalciumGluconate: 'Tener gel de gluconato de calcio (2,5 %) al alcance de la mano en el lugar de trabajo.',
    carbonMonoxideAlarm: 'Vigilar el aire con detectores de monóxido de carbono fijos o portátiles con alarma.',
    monitorOxygen: 'Controlar el contenido de oxígeno del aire donde el gas pueda acumularse.',
    gasDetectors: 'Utilizar detectores de gas donde el gas pueda alcanzar concentraciones peligrosas.',
    explosionProofVentilation: 'Ventilación y equipo eléctrico en ejecución antideflagrante.',
    eyewashAndShower: 'Disponer de lavaojos y ducha de seguridad en el lugar de trabajo.',
    eyewash: 'Disponer de lavaojos en el lugar de trabajo.',

    // 8.2.2 Protección individual
    generalProtection:
      'Elegir el equipo en función de la concentración y la cantidad de la sustancia en el lugar de trabajo y consultar su resistencia con el proveedor del equipo.',
    safetyGlasses: 'Gafas de protección con protección lateral (EN ISO 16321-1) si son posibles salpicaduras.',
    safetyGlassesDust: 'Gafas de protección con protección lateral (EN ISO 16321-1) si se forma polvo.',
    safetyGlassesGas: 'Gafas de protección con protección lateral (EN ISO 16321-1) al manipular recipientes de gas.',
    tightGoggles: 'Gafas de protección estancas (EN ISO 16321-1).',
    faceShield: 'Además, pantalla facial si se prevén salpicaduras.',
    gloves:
      'Guantes de protección química (EN ISO 374-1). Deben respetarse el tiempo de penetración y las condiciones de uso indicados por el fabricante de los guantes.',
    coldInsulatingGloves: 'Guantes aislantes contra el frío (EN 511) que puedan quitarse rápidamente.',
    mechanicalGloves: 'Guantes de trabajo contra riesgos mecánicos (EN 388) al manipular recipientes de gas.',
    glovesNotNeeded:
      'En condiciones normales de uso no se requieren guantes; en caso de contacto prolongado, llevar guantes de protección.',
    glovesByAssessment: 'Decidir sobre los guantes de protección según la evaluación de riesgos del puesto de trabajo.',
    glovesButyl: 'Caucho butílico, espesor mínimo 0,5 mm, tiempo de penetración mínimo 480 min (contacto total).',
    glovesNitrile: 'Caucho nitrílico, espesor mínimo 0,4 mm, tiempo de penetración mínimo 480 min (contacto total).',
    glovesNitrileSplash:
      'Caucho nitrílico, espesor mínimo 0,4 mm, como protección contra salpicaduras; cambiar tras el contacto.',
    glovesFluorocarbon:
      'Caucho fluorado (FKM), espesor mínimo 0,4 mm, tiempo de penetración mínimo 480 min (contacto total).',
    glovesChloroprene:
      'Caucho de cloropreno, espesor mínimo 0,5 mm, tiempo de penetración mínimo 480 min (contacto total).',
    glovesPvc:
      'Policloruro de vinilo (PVC), espesor mínimo 0,5 mm, tiempo de penetración mínimo 480 min (contacto total).',
    glovesLaminate: 'Laminado multicapa (PE/EVAL/PE), tiempo de penetración mínimo 480 min.',
    glovesUnsuitableNatural: 'No adecuados: guantes de caucho natural, PVC, cuero o tejido.',
    glovesUnsuitableLeather: 'No adecuados: guantes de cuero o tejido.',
    changeGloves: 'Comprobar los guantes antes del uso y cambiar inmediatamente los dañados o contaminados.',
    gloveMaterialUnknown:
      'El material, el espesor y el tiempo de penetración de los guantes no se conocen para este producto: consultarlos al fabricante de los guantes, indicando las sustancias de la sección 3.',
    protectiveClothing: 'Ropa de trabajo cerrada y resistente al producto.',
    safetyShoes: 'Calzado de seguridad (EN ISO 20345) al manipular recipientes de gas.',
    chemicalClothing: 'Ropa de protección química (EN 13034, EN 14605), delantal y botas resistentes al producto.',
    antistaticClothing: 'Ropa de protección ignífuga y antiestática (EN ISO 11612, EN 1149-5) y calzado conductor.',
    respiratoryByAssessment:
      'Decidir sobre la protección respiratoria según la evaluación de riesgos del puesto de trabajo.',
    respiratoryNotNeeded: 'Con ventilación suficiente no se requiere protección respiratoria.',
    respiratoryIfInsufficient:
      'Se requiere protección respiratoria si la ventilación es insuficiente, se superan los valores límite o se forman vapores o aerosoles.',
    respiratoryIfDust:
      'Se requiere protección respiratoria si se forma polvo y la extracción es insuficiente, o si se superan los valores límite.',
    respiratoryIfGas:
      'Se requiere protección respiratoria si la ventilación es insuficiente o pueden superarse los valores límite.',
    particleFilter: 'Si se forman aerosoles: filtro combinado que retenga también las partículas, clase P2 (EN 14387).',
    particleFilterP3:
      'Si se forman aerosoles: filtro combinado que retenga también las partículas, clase P3 (EN 14387).',
    gasFilterUnknown:
      'El tipo de filtro de gases no está determinado: elegirlo según los gases y vapores que puedan formarse (EN 14387).',
    filterA:
      'Filtro de tipo A (gases y vapores orgánicos con punto de ebullición superior a 65 °C), color marrón (EN 14387).',
    filterAX:
      'Filtro de tipo AX (compuestos orgánicos de bajo punto de ebullición, hasta 65 °C), color marrón (EN 14387).',
    filterB: 'Filtro de tipo B (gases y vapores inorgánicos), color gris (EN 14387).',
    filterBP2: 'Filtro combinado B-P2 (gases y vapores inorgánicos y partículas), colores gris y blanco (EN 14387).',
    filterE: 'Filtro de tipo E (dióxido de azufre, cloruro de hidrógeno), color amarillo (EN 14387).',
    filterK: 'Filtro de tipo K (amoníaco y derivados orgánicos del amoníaco), color verde (EN 14387).',
    filterAP2: 'Filtro combinado A-P2 (vapores orgánicos y partículas), colores marrón y blanco (EN 14387).',
    filterP2: 'Filtro de partículas P2, color blanco (EN 143).',
    filterDustP2: 'Si se forma polvo: filtro de partículas P2 (EN 143) o mascarilla autofiltrante FFP2 (EN 149).',
    filterDustP3: 'Si se forma polvo: filtro de partículas P3 (EN 143) o mascarilla autofiltrante FFP3 (EN 149).',
    filterP2WhenSpraying: 'Al pulverizar: filtro de partículas P2, color blanco (EN 143).',
    filterNOP3: 'Filtro combinado NO-P3 para vapor de peróxido de hidrógeno, según el fabricante.',
    selfContainedAtHighConcentration: 'A concentraciones elevadas o desconocidas: equipo de respiración autónomo.',
    filtersNoOxygen:
      'Donde pueda faltar oxígeno, solo protege un equipo de respiración autónomo; los filtros no protegen.',
    carbonMonoxideFilters:
      'Los filtros de tipo A, B, E y K no retienen el monóxido de carbono: llevar un equipo de respiración autónomo.',
    noThermalHazard: 'No se prevén peligros térmicos.',
    coldProtection:
      'El contacto con el gas licuado que se escapa puede causar congelación: llevar guantes aislantes contra el frío.',
    heatProtection:
      'El producto fundido y caliente causa quemaduras: llevar guantes aislantes del calor (EN 407), pantalla facial y ropa cerrada.',

    // 8.2.3 Medio ambiente
    environmentalControls:
      'Evitar que el producto llegue al medio ambiente; observar los límites de emisión a la atmósfera y al agua.',
    retainFireWaterFacilities:
      'Almacenar y trasvasar únicamente donde puedan retenerse el producto derramado y el agua de extinción.',

    // 9.2 Otros datos
    oxidisingPropertiesNone: 'No tiene propiedades comburentes.',
    explosivePropertiesNone:
      'El producto no es explosivo; es posible la formación de mezclas explosivas de vapor y aire.',
    noDustExplosion: 'El polvo no forma mezclas explosivas con el aire.',

    // 10.1 a 10.3 Reactividad
    noReactivity:
      'No se conoce ninguna reactividad particular en condiciones normales de almacenamiento y manipulación.',
    seeHazardousReactions: 'Reacciones peligrosas: véase la subsección 10.3.',
    corrosiveToMetals: 'El producto es corrosivo para los metales.',
    oxidisingEffect: 'Fuerte efecto comburente.',
    causesOrIntensifiesFire: 'Efecto comburente: puede provocar o agravar un incendio.',
    intensifiesFire: 'Efecto comburente: puede agravar un incendio.',
    reactsWithMoisture: 'Reacciona con la humedad.',
    stronglyAcidic: 'El producto es muy ácido.',
    stronglyAlkaline: 'El producto es muy alcalino.',
    stableAsRecommended: 'El producto es estable en las condiciones de almacenamiento y manipulación recomendadas.',
    decomposesSlowly:
      'El producto se descompone lentamente; el calor, la luz y las impurezas aceleran la descomposición.',
    lightSensitive: 'El producto es sensible a la luz.',
    stabilised: 'El producto está estabilizado.',
    noHazardousReactions:
      'No se conocen reacciones peligrosas en condiciones normales de almacenamiento y manipulación.',
    reactsWithOxidisers: 'Reacción violenta con agentes oxidantes fuertes.',
    reactsWithAcids: 'Reacción violenta y exotérmica con ácidos.',
    reactsWithAlkalis: 'Reacción violenta y exotérmica con álcalis.',
    heatWithAcids: 'Reacciona con ácidos desprendiendo calor.',
    heatWithAlkalis: 'Reacciona con álcalis desprendiendo calor.',
    reactsWithWater: 'Desprendimiento de calor al diluir con agua.',
    reactsWithMetals:
      'La reacción con metales no nobles (aluminio, cinc) puede formar hidrógeno: peligro de explosión.',
    reactsWithAlkaliMetals: 'Reacción violenta con metales alcalinos y alcalinotérreos.',
    reactsWithReducers: 'Reacción violenta con agentes reductores y sustancias orgánicas.',
    reactsWithAmines: 'Reacción exotérmica con aminas.',
    isocyanateReactions:
      'Reacción exotérmica con agua, aminas, alcoholes y bases; las bases fuertes pueden desencadenar una polimerización violenta.',
    amineReactions: 'Reacción exotérmica con isocianatos, epóxidos, ácidos, cloruros de ácido y anhídridos de ácido.',
    nitrosaminesFromNitrites:
      'Con nitritos y otros agentes nitrosantes pueden formarse nitrosaminas, muchas de ellas cancerígenas.',
    aldehydeReactions:
      'Reacción exotérmica con aminas, fenoles, álcalis, ácidos y agentes oxidantes; los álcalis y los ácidos pueden desencadenar una polimerización.',
    epoxideReactions:
      'Reacción exotérmica con aminas, ácidos, álcalis y anhídridos de ácido; las cantidades grandes se calientan mucho.',
    reactsWithEpoxides: 'Reacción exotérmica con epóxidos.',
    reactsWithChloroform:
      'Peligro de explosión con cloroformo y otros hidrocarburos halogenados en presencia de álcalis.',
    reactsWithHydrogenPeroxide: 'Forma peróxidos explosivos con peróxido de hidrógeno y perácidos.',
    chlorineWithAcids: 'En contacto con ácidos se libera cloro gaseoso tóxico.',
    violentWithWater: 'Reacciona violentamente con el agua.',
    metalAndAlkaliGas:
      'En contacto con agua o humedad, el metal y el álcali o el ácido del producto forman hidrógeno, extremadamente inflamable, y mucho calor.',
    metalHydrogen: 'Los ácidos y los álcalis forman con el metal del producto hidrógeno, extremadamente inflamable.',
    ammoniaFromNitrate: 'Con agua, el metal, el álcali y el nitrato del producto pueden formar también amoníaco.',
    heatWithWater: 'Desprende mucho calor con agua o humedad; puede salpicar líquido caliente y corrosivo.',
    flammableGasWithWater: 'En contacto con el agua desprende gases inflamables.',
    hydrogenWithWater: 'En contacto con agua, ácidos o alcoholes se forma hidrógeno, extremadamente inflamable.',
    toxicGasWithWater: 'En contacto con agua libera gases tóxicos.',
    toxicGasWithAcids: 'En contacto con ácidos libera gases tóxicos.',
    veryToxicGasWithAcids: 'En contacto con ácidos libera gases muy tóxicos.',
    fluorideWithAcids: 'En contacto con ácidos se libera fluoruro de hidrógeno muy tóxico.',
    fluorideInAcid:
      'En el producto ácido, los fluoruros forman ácido fluorhídrico, que provoca quemaduras profundas e intoxica a través de la piel, aunque el dolor aparezca tarde.',
    attacksGlass: 'Ataca el vidrio, la cerámica y otros silicatos.',
    cyanideWithAcids: 'En contacto con ácidos se libera cianuro de hidrógeno, muy tóxico y extremadamente inflamable.',
    sulphideWithAcids: 'En contacto con ácidos se libera sulfuro de hidrógeno, muy tóxico y extremadamente inflamable.',
    azideWithAcids: 'En contacto con ácidos se libera ácido hidrazoico, muy tóxico y explosivo.',
    azideWithMetals:
      'Forma azidas explosivas con metales pesados como el plomo y el cobre: no verter en tuberías de estos metales.',
    nitriteWithAcids: 'En contacto con ácidos se liberan óxidos de nitrógeno tóxicos.',
    nitrosamines: 'Forma nitrosaminas con aminas, sobre todo secundarias; muchas nitrosaminas son cancerígenas.',
    explodesWithAmmonium: 'Las mezclas con sales de amonio pueden explotar al calentarse.',
    explodesWithNitrites: 'Las mezclas con nitritos o nitratos pueden explotar al calentarse.',
    chlorineDioxideWithAcids: 'En contacto con ácidos se libera dióxido de cloro, tóxico y explosivo.',
    chlorateMixtures:
      'Las mezclas con sustancias combustibles, sales de amonio, azufre o polvos metálicos pueden explotar por choque, fricción o calor.',
    ammoniaWithAlkalis: 'En contacto con álcalis se libera amoníaco.',
    chloraminesFromBleach: 'En contacto con hipocloritos (lejía) se forman cloraminas tóxicas.',
    bleachGases: 'En contacto con hipocloritos (lejía) pueden formarse cloro gaseoso y cloraminas tóxicos.',
    chlorineWithHypochlorites:
      'En contacto con hipocloritos (lejía) y otros oxidantes fuertes se forma cloro gaseoso tóxico.',
    chlorineFromBleach: 'En contacto con hipocloritos (lejía) puede formarse cloro gaseoso tóxico.',
    chloraminesWithAmmonia: 'En contacto con amoníaco y aminas se forman cloraminas tóxicas.',
    explosivePeroxides: 'Puede formar peróxidos explosivos.',
    polymerisation: 'Es posible una polimerización exotérmica.',
    runawayPolymerisation:
      'El calor, la luz, la pérdida del inhibidor o iniciadores como los peróxidos pueden desencadenar una polimerización violenta: los recipientes cerrados pueden reventar.',
    decompositionByAccelerators:
      'El contacto con acelerantes (aminas, compuestos de cobalto), metales pesados, ácidos, álcalis o agentes reductores puede desencadenar una descomposición violenta.',
    halogenatedWithMetals: 'Reacción violenta con aluminio, magnesio y metales alcalinos, sobre todo en polvo.',
    carbonylsWithMetals:
      'Puede formar carbonilos metálicos tóxicos con níquel y hierro, sobre todo a presión o con sus polvos.',
    heavyMetalDecomposition:
      'Las impurezas y los metales pesados provocan una descomposición espontánea con liberación de oxígeno y calor.',
    aerosolBurstRisk: 'Peligro de reventón de los recipientes al calentarse.',

    // 10.4 Condiciones que deben evitarse
    heatAndIgnition: 'calor, llamas abiertas, chispas y otras fuentes de ignición',
    staticDischarge: 'descargas electrostáticas',
    heat: 'calor',
    heatingUnderConfinement: 'calentamiento en ambiente confinado (peligro de explosión)',
    sunlight: 'luz solar directa',
    frost: 'heladas',
    cold: 'frío',
    moisture: 'humedad',
    above50: 'temperaturas superiores a 50 °C',
    impurities: 'impurezas y contaminación',
    longExposureToAir: 'contacto prolongado con el aire',
    noConditionsToAvoid: 'No se conocen condiciones que deban evitarse si el producto se utiliza según lo previsto.',

    // 10.5 Materiales incompatibles
    strongOxidisers: 'agentes oxidantes fuertes',
    strongAcids: 'ácidos fuertes',
    acids: 'ácidos',
    air: 'aire',
    water: 'agua',
    strongAlkalis: 'álcalis fuertes',
    alkalis: 'álcalis',
    reducingAgents: 'agentes reductores',
    combustibleMaterials: 'materias combustibles y orgánicas',
    baseMetals: 'metales no nobles (aluminio, cinc, estaño)',
    metals: 'metales',
    heavyMetals: 'metales pesados y sus sales',
    nickelAndIron: 'níquel y hierro finamente divididos',
    alkaliMetals: 'metales alcalinos y alcalinotérreos',
    amines: 'aminas',
    epoxides: 'epóxidos',
    alcohols: 'alcoholes',
    ammoniumCompounds: 'amoníaco y compuestos de amonio',
    halogens: 'halógenos',
    halogenatedHydrocarbons: 'hidrocarburos halogenados',
    chloroform: 'cloroformo',
    peroxides: 'peróxidos',
    hydrogenPeroxide: 'peróxido de hidrógeno',
    nitricAcid: 'ácido nítrico y mezclas sulfonítricas',
    hypochlorites: 'hipocloritos',
    nitrites: 'nitritos y nitratos',
    isocyanates: 'isocianatos',
    acidChlorides: 'cloruros de ácido y anhídridos de ácido',
    phenol: 'fenol',
    glassAndCeramics: 'vidrio y cerámica',
    plasticsAndRubber: 'plásticos y caucho',
    noIncompatibleMaterials: 'No se conocen materiales incompatibles si el producto se utiliza según lo previsto.',

    // 10.6 Productos de descomposición
    noDecompositionProducts:
      'No se conocen productos de descomposición peligrosos si el producto se almacena y manipula según lo previsto.',
    combustionSeeSection5: 'Productos de combustión peligrosos: véase la subsección 5.2.',

    // 11 Toxicología
    mixtureNotTested:
      'No constan resultados de ensayos de la propia mezcla; las indicaciones se basan en los datos de sus componentes.',
    solventAbuse:
      'La inhalación de concentraciones elevadas de disolventes tiene efectos narcóticos; la inhalación deliberada puede ser mortal.',
    methanolHumanToxicity:
      'La ingestión de cantidades incluso pequeñas (a partir de unos 10 ml) puede causar ceguera en el ser humano; de 30 ml a 100 ml pueden ser mortales.',
    sensitisingIngredients:
      'Contiene pequeñas cantidades de sustancias sensibilizantes: son posibles reacciones alérgicas en personas ya sensibilizadas.',
    noFurtherData: 'No se dispone de otros datos pertinentes.',

    // 12 Ecología
    phHarmsWater:
      'La variación del pH es nociva para los organismos acuáticos; el efecto disminuye con la dilución o la neutralización.',
    readilyBiodegradable: 'Fácilmente biodegradable.',
    notReadilyBiodegradable: 'No fácilmente biodegradable.',
    inherentlyBiodegradable: 'Intrínsecamente biodegradable.',
    inorganicNotBiodegradable:
      'Los métodos para determinar la biodegradabilidad no son aplicables a las sustancias inorgánicas.',
    surfactantsBiodegradable:
      'Los tensioactivos cumplen los criterios de biodegradabilidad de la legislación de la UE sobre detergentes.',
    decomposesInWater: 'Se descompone rápidamente en el agua y en el suelo.',
    notBioaccumulative: 'No cabe esperar acumulación en los organismos.',
    bioaccumulationPossible: 'Es posible la acumulación en los organismos.',
    mobileInSoil: 'El producto es móvil en el suelo y puede llegar a las aguas subterráneas.',
    lowMobility: 'El producto se adsorbe en el suelo; su movilidad es baja.',
    volatile: 'El producto se evapora de las superficies del agua y del suelo.',
    gasDisperses: 'Por ser un gas, el producto se dispersa en el aire.',
    floatsOnWater: 'El producto flota en el agua.',
    pbtInorganic: 'Los criterios PBT y mPmB del anexo XIII de REACH no se aplican a las sustancias inorgánicas.',
    ozoneDamage: 'El producto daña la capa de ozono.',
    photochemicalOzone: 'El producto contribuye a la formación de ozono troposférico.',
    avoidRelease: 'Evitar su liberación al medio ambiente.',
    eutrophication: 'Las cantidades grandes pueden contribuir a la eutrofización de las aguas.',

    // 13 Eliminación
    disposeAuthorised: 'Entregar a un gestor de residuos autorizado, conforme a la normativa vigente.',
    disposeAtCollection: 'Entregar los restos en la recogida municipal de residuos peligrosos domésticos.',
    disposeByMunicipality: 'Eliminar los restos según las normas del municipio.',
    returnResidualGas:
      'Devolver al proveedor los recipientes con el gas restante; no liberar el gas donde pueda acumularse ni donde no esté permitido.',
    noHouseholdWaste: 'No eliminar con la basura doméstica; evitar que llegue al alcantarillado.',
    smallAmountsDilute:
      'Los restos pequeños pueden verterse diluidos al alcantarillado si las autoridades lo permiten.',
    wasteCodeByUse: 'El código de residuo se asigna según el uso, de acuerdo con el gestor de residuos.',
    noMixingWaste: 'No mezclar con otros residuos.',
    wasteApartFromIncompatible: 'No mezclar el residuo con los siguientes materiales: {materials}.',
    returnPressureReceptacles:
      'Devolver al proveedor los recipientes a presión recargables; no perforar ni quemar nunca los recipientes a presión, ni siquiera vacíos.',
    emptyContainersRecycle:
      'Entregar los envases completamente vacíos para su reciclado si el sistema de recogida los acepta.',
    uncleanedLikeProduct: 'Los envases que no puedan limpiarse se eliminan igual que el producto.',
    emptyContainersExplosive:
      'Los recipientes vacíos pueden contener vapores explosivos: no soldarlos, cortarlos ni calentarlos.',
    aerosolDisposal:
      'No perforar ni quemar los generadores de aerosoles, ni siquiera vacíos; entregar los vacíos para su reciclado y los llenos en la recogida de residuos peligrosos.',
    hardenedResin:
      'Los restos endurecidos pueden eliminarse con los residuos comerciales si las autoridades lo permiten.',
    paintDry:
      'Los restos secos de pintura pueden eliminarse con la basura doméstica; los líquidos se entregan en el punto de recogida.',

    // 14.6, 14.7 Transporte
    transportUpright:
      'Transportar únicamente en recipientes cerrados, en posición vertical y asegurados contra caídas; véanse también las secciones 6 a 8.',
    transportGas:
      'Asegurar los recipientes de gas contra desplazamientos y cargarlos preferentemente en vehículos abiertos o ventilados; véanse también las secciones 6 a 8.',
    noTransportPrecautions: 'Sin precauciones particulares; véanse también las secciones 6 a 8.',
    transportAsHandling: 'Observar también durante el transporte las precauciones de las secciones 6 a 8.',
    noBulkTransport: 'No está previsto el transporte a granel con arreglo a los instrumentos de la OMI.',

    // 15.1 Legislación (entradas de una lista)
    youthAtWork:
      'Directiva 94/33/CE relativa a la protección de los jóvenes en el trabajo: observar las restricciones de empleo',
    maternity:
      'Directiva 92/85/CEE relativa a la seguridad y la salud en el trabajo de la trabajadora embarazada o en período de lactancia: observar las restricciones de empleo',
    carcinogensDirective:
      'Directiva 2004/37/CE relativa a los agentes carcinógenos o mutágenos y las sustancias reprotóxicas durante el trabajo',
    chemicalAgentsDirective:
      'Directiva 98/24/CE relativa a los riesgos relacionados con los agentes químicos durante el trabajo',
    detergents: 'Reglamento (CE) n.º 648/2004 sobre detergentes',
    aerosolDirective: 'Directiva 75/324/CEE sobre los generadores de aerosoles',
    explosivesPrecursorReportable:
      'Reglamento (UE) 2019/1148 sobre precursores de explosivos, anexo II: deben notificarse las transacciones sospechosas, las desapariciones y los robos',
    explosivesPrecursorRestricted:
      'Reglamento (UE) 2019/1148 sobre precursores de explosivos, anexo I: no destinado a particulares por encima del valor límite',
    drugPrecursor3:
      'Reglamento (CE) n.º 273/2004 y Reglamento (CE) n.º 111/2005 sobre precursores de drogas: categoría 3',
    decorativePaints: 'Directiva 2004/42/CE sobre los compuestos orgánicos volátiles en pinturas y barnices',
    industrialEmissionsVoc: 'Directiva 2010/75/UE sobre las emisiones industriales: compuesto orgánico volátil',
    poisonCentreNotification:
      'Notificación a los centros de toxicología conforme al artículo 45 y al anexo VIII de CLP',
    biocides: 'Reglamento (UE) n.º 528/2012 relativo a los biocidas',
    sheetOnRequest: 'Debe facilitarse una ficha de datos de seguridad a los usuarios profesionales que la soliciten.',
    voluntarySheet:
      'Según el artículo 31 de REACH, este producto no requiere ficha de datos de seguridad; la presente se facilita voluntariamente.',

    // 15.2
    csaCarriedOut: 'Se ha llevado a cabo una evaluación de la seguridad química de esta sustancia.',
    csaNotCarriedOut: 'El proveedor no ha llevado a cabo una evaluación de la seguridad química.',
    csaNotRequired: 'No se requiere una evaluación de la seguridad química.',

    // 16
    sources:
      'Datos de los proveedores de materias primas, expedientes de registro publicados por la Agencia Europea de Sustancias y Mezclas Químicas, clasificaciones armonizadas del anexo VI de CLP.',
    training:
      'Informar a las personas que manipulan el producto sobre sus peligros y las medidas de protección antes de empezar el trabajo y, después, a intervalos regulares.',
    disclaimer:
      'La información describe los requisitos de seguridad del producto y se basa en el estado actual de nuestros conocimientos. No garantiza ninguna propiedad. El destinatario es responsable de cumplir las leyes y disposiciones vigentes.',
  },
};
