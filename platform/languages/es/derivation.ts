import type { ClassificationTexts, DerivationPhrases } from '../en/derivation.ts';

export const derivationEs: DerivationPhrases = {
  outcomes: {
    conclusive: 'Criterios no cumplidos',
    open: 'No se conoce',
    noData: 'Faltan datos',
    inconclusive: 'Datos no concluyentes',
    notApplicable: 'No aplicable',
  },
  limitSources: {
    generic: 'límite genérico',
    specific: 'límite específico',
    ate: 'ETA',
    converted: 'ETA convertida a partir de la categoría',
    cutOff: 'por debajo del valor de corte',
  },
  notes: {
    worstCaseOfRange: 'De un intervalo cuenta el contenido que da el resultado más grave.',
    unknownIngredient: 'Se desconoce la clasificación de otros componentes.',
    unknownToxicity: 'Se desconoce la toxicidad de otros componentes.',
    'viscosityAtMost20.5': 'La viscosidad cinemática a 40 °C es como máximo 20,5 mm²/s.',
    viscosityBelow40: 'Se midió por debajo de 40 °C; a 40 °C es aún menor.',
    coveredBySkinCorrosion: 'La etiqueta no repite H318: H314 lo incluye.',
    reserveUnknown: 'No se indica la reserva ácida o alcalina.',
    reserveCorrosive: 'La reserva ácida o alcalina respalda el resultado.',
    reserveNeedsConfirmation:
      'La reserva ácida o alcalina es baja. Por sí sola no elimina la clase: otros datos deben confirmarlo.',
    inhalationFormUnknown: 'La forma en que se inhala un componente (gas, vapor, polvo o niebla) es supuesta.',
    volumePercentAssumed: 'Se usa el % en masa en lugar del % en volumen.',
    metalContent: 'El contenido y el límite se refieren al metal del compuesto (CLP, anexo VI, nota 1).',
  },
  tests: {
    test: 'prueba {test} de la ONU',
    series: 'series de pruebas {test} de la ONU',
    receptacle: 'estado físico en el recipiente, presión, temperatura crítica',
    burningRate: 'velocidad de combustión corregida (Manual de la ONU, parte V)',
    or: 'o',
    to: 'a',
  },
  provisionWords: {
    Annex: 'anexo',
    'Art.': 'art.',
    Table: 'tabla',
    Tables: 'tablas',
    Figures: 'figuras',
    note: 'nota',
    and: 'y',
    to: 'a',
    Part: 'parte',
    Parts: 'partes',
    introduction: 'introducción',
    Decision: 'Decisión',
    Directive: 'Directiva',
    Directives: 'Directivas',
    Regulation: 'Reglamento',
    column: 'columna',
    columns: 'columnas',
    entries: 'entradas',
    EC: 'CE',
    EEC: 'CEE',
    EU: 'UE',
    'Agreement of June 2026 on CLP (Omnibus VI), not adopted':
      'Acuerdo de junio de 2026 sobre el CLP (Ómnibus VI), no adoptado',
  },
};

export const classificationEs: ClassificationTexts = {
  'figures.none': 'los componentes están por debajo de los valores de corte',
  'figures.content': '{ingredient}: {content}, el límite de concentración es {limit}',
  'figures.ingredient': 'el componente',
  'figures.term': '{content} de {limit} ({ingredient})',
  'figures.more': '{count} más',
  'figures.sum': '{terms} = {sum} veces el límite de concentración',
  'figures.estimate':
    'los componentes dan una estimación de la toxicidad aguda de la mezcla (ETAmezcla, {route}) de {value}, el límite es {limit}',
  'figures.ph': 'el pH es {value}, el límite es {limit}',
  'figures.flashPoint': 'el punto de inflamación es {value}, el límite es {limit}',
  'figures.viscosity': 'la viscosidad cinemática a 40 °C es {value}, el límite es {limit}',
  'figures.heat': 'el calor de combustión es {value}, el límite es {limit}',
  'figures.value': 'el valor es {value}, el límite es {limit}',
  'basis.calculation': 'cálculo',
  'basis.measured': 'valores medidos',
  'basis.test': 'ensayo',
  'basis.bridging': 'principio de extrapolación',
  'basis.expertJudgement': 'juicio de expertos',
  'basis.harmonised': 'clasificación armonizada',
  'because.words': 'decisión propia (base: {basis}): {words}',
  'because.override': 'decisión propia (base: {basis})',
  'because.follows': 'resulta para: {class}',
  'because.both': '{first}; {second}',
  'difference.lacks': 'falta {category}: {because}',
  'difference.byRanges':
    '{difference}: por los contenidos más altos que indica la sección 3, que una ficha con intervalos describe; indique intervalos más estrechos o clasifique así ({provision})',
  'difference.extra': '{category} no resulta de la composición: {because}',
  'difference.statement': 'la indicación de peligro es {derived}, no {typed}',
  'difference.milder': 'resulta {category}: {because}',
  'difference.open': '{why}; una decisión propia debería decir cómo se determinó la clase',
  'override.differs':
    '{calculated}; su decisión ({kept}) se mantiene: confirme su motivo o elimine la decisión propia ({provision})',
  'override.follows': 'de la composición resulta {category}: {because}',
  'override.nothingFollows': 'de la composición no resulta ninguna categoría',
  'override.noClass': 'ninguna clase',
  'outcome.noData': 'faltan datos: {reason}',
  'outcome.open': 'no se conoce: {reason}',
  'outcome.inconclusive': 'datos no concluyentes: {reason}',
  'outcome.notApplicable': 'no aplicable: {reason}',
  'substance.given': 'según lo indicado',
  'substance.givenBy': 'según lo indicado ({provision})',
  'substance.notDerived': 'no deducida: la clasificación de una sustancia se toma como está indicada',
  'substance.dutyOpen':
    'Que se deba una ficha depende de la lista de sustancias candidatas y de las propiedades PBT y mPmB ({provision}), que no se han consultado',
  'sheet.limitsOpen':
    'Que se deba una ficha a petición depende de los límites de exposición de la Unión ({provision}): {names}',
  'sheet.listsOpen':
    'Que se deba una ficha a petición depende de los límites de exposición de la Unión y de la lista de sustancias candidatas ({provision}): {names}',
  'reason.belowLimit': 'los componentes quedan por debajo del límite',
  'reason.belowCutOff': 'el contenido está por debajo del valor de corte: {names}',
  'reason.estimateOverLimit': 'la estimación de la mezcla supera el límite',
  'reason.noHazardousIngredient': 'ningún componente presenta este peligro',
  'reason.unknownIngredient': 'se desconoce la clasificación de estos componentes, que podría ser decisiva: {names}',
  'reason.unknownToxicity': 'se desconoce la toxicidad de estos componentes, que podría ser decisiva: {names}',
  'reason.physicalStateUnknown': 'no se indica el estado físico',
  'reason.testNeeded': 'estos componentes hacen posible el peligro: {names}; dato decisivo: {needs}',
  'reason.notTested': 'la clase no resulta de ningún cálculo; dato decisivo: {needs}',
  'reason.flashPointUnknown': 'no se indica el punto de inflamación',
  'reason.flashPointOpen':
    'el punto de inflamación solo se conoce como intervalo; queda abierto si la clase es aplicable',
  'reason.flashPointOverLimit': 'el punto de inflamación supera el límite',
  'reason.noFlashPoint':
    'se indica que no hay punto de inflamación o que no es aplicable, y ningún componente indicado es inflamable',
  'reason.noFlammableIngredient': 'ningún componente es inflamable y la composición se conoce por completo',
  'reason.doesNotSustainCombustion': 'el líquido no mantiene la combustión (prueba L.2 de la ONU)',
  'reason.viscosityUnknown':
    'no se indica la viscosidad cinemática a 40 °C; hasta {limit} mm²/s la mezcla se clasifica',
  'reason.viscosityOverLimit': 'la viscosidad cinemática a 40 °C supera el límite',
  'reason.isGas': 'la clase no es para gases',
  'reason.notGas': 'la clase es solo para gases',
  'reason.notLiquid': 'la clase es solo para líquidos',
  'reason.notSolid': 'la clase es solo para sólidos',
  'reason.isAerosol': 'la clase no es para aerosoles',
  'reason.notAerosol': 'la clase es solo para aerosoles',
  'reason.containsWater': 'la mezcla contiene agua',
  'reason.liquidDoesNotHeat':
    'el ensayo de calentamiento espontáneo es de sólidos y de ningún componente se conoce calentamiento espontáneo',
  'reason.noGroup': 'sus moléculas no tienen grupos químicos asociados a tales propiedades',
  'reason.noMetal': 'su estructura no contiene metales ni metaloides',
  'reason.boundToCarbon': 'no contiene oxígeno ni halógenos, o solo unidos a carbono o hidrógeno',
  'reason.stableInAir': 'se sabe que no se inflama espontáneamente en el aire a temperatura normal',
  'reason.inertGas': 'se sabe que no arde',
  'reason.phMeasured': 'contiene agua, en la que se midió su pH',
  'reason.flashPointOverRoom':
    'el punto de inflamación se midió en el aire por encima de la temperatura ambiente, sin inflamación espontánea',
  'reason.noOrganicPeroxide': 'la mezcla no contiene peróxidos orgánicos',
  'reason.noExplosiveIngredient': 'la mezcla no contiene componentes explosivos',
  'reason.pressureUnknown': 'es un gas, cuyo grupo depende de la presión y del estado en el recipiente',
  'reason.phOpen': 'el pH solo se conoce como límite, que no permite saber si es extremo',
  'reason.phExtreme': 'el pH es extremo, y solo un ensayo muestra si corroe los metales: {needs}',
  'reason.phUnknown': 'se desconoce el pH, que es el criterio para estos componentes: {names}',
  'reason.additivityOpen':
    'no se sabe si el efecto se suma al de otros componentes, y de ello depende la clase: {names}',
  'reason.noExplosiveGroup':
    'ningún componente está clasificado como explosivo, de reacción espontánea, peróxido orgánico o comburente',
  'reason.noSelfReactiveGroup':
    'ningún componente está clasificado como de reacción espontánea, explosivo, peróxido orgánico o comburente',
  'reason.noPyrophoricIngredient': 'ningún componente está clasificado como pirofórico',
  'reason.noOxidisingIngredient': 'ningún componente está clasificado como comburente',
  'reason.dilutePeroxide':
    'las soluciones acuosas con menos del 8 % de peróxido de hidrógeno no son materias comburentes de la clase 5.1',
  'reason.littleActiveOxygen': 'tan poca cantidad de peróxido orgánico contiene menos oxígeno disponible que el límite',
  'reason.warmViscosityOverLimit':
    'la viscosidad cinemática es de {viscosity} mm²/s a {temperature} °C, y mayor a 40 °C',
  'reason.classNotInForce': 'el CLP no tiene esta clase',
  'reason.transition': '{category} solo se aplica a esta mezcla a partir del {until}, porque ya estaba en el mercado',
  'reason.determined': 'no clasificada (base: {basis}): {words}',
  'reason.extremePh': 'el pH es extremo',
  'reason.skinCorrosion': 'una mezcla corrosiva para la piel también daña los ojos',
  'reason.boilingPointUnknown': 'no se conoce el punto inicial de ebullición: cuenta la categoría posible más grave',
  'reason.flashPointRange':
    'el punto de inflamación solo se conoce como intervalo: cuenta la categoría posible más grave',
  'reason.notSubmitted': 'sin ensayo de inflamabilidad vale la categoría más grave',
  'reason.enclosedSpaceUnknown': 'falta la prueba de ignición en espacio cerrado',
  'question.flashPointUnknown':
    'Estos componentes pueden hacer del producto un líquido inflamable: {names}. ¿Cuál es su punto de inflamación o por qué no es inflamable?',
  'question.flashPointOpen':
    'El punto de inflamación se indica como límite que no permite saber si el producto es un líquido inflamable. ¿Cuál es el punto de inflamación?',
  'question.viscosityUnknown':
    'Estos componentes pueden dañar los pulmones en caso de ingestión: {names}. ¿Cuál es la viscosidad cinemática a 40 °C o por qué no hay peligro por aspiración?',
  'question.physicalStateUnknown':
    'Con {names}, depende del estado físico que esta clase sea aplicable: {class}. ¿El producto es un gas, un líquido o un sólido?',
  'question.testNeeded':
    'Estos componentes pueden dar al producto un peligro ({class}): {names}. ¿Cuál es el resultado del ensayo ({needs}) o por qué no existe el peligro?',
  'question.pressureUnknown':
    'El producto es un gas. ¿Está comprimido, licuado, licuado refrigerado o disuelto, o por qué no está a presión?',
  'question.phOpen': 'El pH se indica como límite que no permite saber si es extremo. ¿Cuál es el pH?',
  'question.phExtreme':
    'Un pH extremo puede dar al producto este peligro: {class}. ¿Cuál es el resultado del ensayo ({needs}) o por qué no existe el peligro?',
  'question.phUnknown':
    'Para los ácidos y las bases el criterio es el pH, y de él depende esta clase: {class} ({names}). ¿Cuál es el pH?',
  'question.additivityOpen':
    '¿El efecto de {names} se suma al de los demás componentes o cuenta por sí solo, como el de un ácido fuerte, una base fuerte u otra sustancia de este tipo? De ello depende esta clase: {class}.',
};
