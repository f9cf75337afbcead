import type { ClassificationTexts, DerivationPhrases } from '../en/derivation.ts';

export const derivationIt: DerivationPhrases = {
  outcomes: {
    conclusive: 'Criteri non soddisfatti',
    open: 'Non noto',
    noData: 'Dati mancanti',
    inconclusive: 'Dati non conclusivi',
    notApplicable: 'Non applicabile',
  },
  limitSources: {
    generic: 'limite generico',
    specific: 'limite specifico',
    ate: 'STA',
    converted: 'STA convertita dalla categoria',
    cutOff: 'sotto il valore soglia',
  },
  notes: {
    worstCaseOfRange: 'Di un intervallo conta il tenore che dà il risultato più grave.',
    unknownIngredient: 'La classificazione di altri componenti non è nota.',
    unknownToxicity: 'La tossicità di altri componenti non è nota.',
    'viscosityAtMost20.5': 'La viscosità cinematica a 40 °C è al massimo 20,5 mm²/s.',
    viscosityBelow40: 'È stata misurata al di sotto di 40 °C; a 40 °C è ancora più bassa.',
    coveredBySkinCorrosion: 'L’etichetta non ripete H318: H314 lo comprende.',
    reserveUnknown: 'La riserva acida o alcalina non è indicata.',
    reserveCorrosive: 'La riserva acida o alcalina conferma il risultato.',
    reserveNeedsConfirmation:
      'La riserva acida o alcalina è bassa. Da sola non elimina la classe: altri dati devono confermarlo.',
    inhalationFormUnknown: 'La forma in cui un componente viene inalato (gas, vapore, polvere o nebbia) è presunta.',
    volumePercentAssumed: 'La % in massa è usata al posto della % in volume.',
    metalContent: 'Il tenore e il limite si riferiscono al metallo contenuto nel composto (CLP, allegato VI, nota 1).',
  },
  tests: {
    test: 'prova ONU {test}',
    series: 'serie di prove ONU {test}',
    receptacle: 'stato fisico nel recipiente, pressione, temperatura critica',
    burningRate: 'velocità di combustione corretta (Manuale ONU, parte V)',
    or: 'o',
    to: 'a',
  },
  provisionWords: {
    Annex: 'allegato',
    'Art.': 'art.',
    Table: 'tabella',
    Tables: 'tabelle',
    Figures: 'figure',
    note: 'nota',
    and: 'e',
    to: 'a',
    Part: 'parte',
    Parts: 'parti',
    introduction: 'introduzione',
    Decision: 'decisione',
    Directive: 'direttiva',
    Directives: 'direttive',
    Regulation: 'regolamento',
    column: 'colonna',
    columns: 'colonne',
    entries: 'voci',
    EC: 'CE',
    EEC: 'CEE',
    EU: 'UE',
    'Agreement of June 2026 on CLP (Omnibus VI), not adopted':
      'Accordo del giugno 2026 sul CLP (Omnibus VI), non adottato',
  },
};

export const classificationIt: ClassificationTexts = {
  'figures.none': 'i componenti sono inferiori ai valori soglia',
  'figures.content': '{ingredient}: {content}, il limite di concentrazione è {limit}',
  'figures.ingredient': 'il componente',
  'figures.term': '{content} su {limit} ({ingredient})',
  'figures.more': 'altri {count}',
  'figures.sum': '{terms} = {sum} volte il limite di concentrazione',
  'figures.estimate':
    'dai componenti risulta una stima della tossicità acuta della miscela (STAmix, {route}) di {value}, il limite è {limit}',
  'figures.ph': 'il pH è {value}, il limite è {limit}',
  'figures.flashPoint': 'il punto di infiammabilità è {value}, il limite è {limit}',
  'figures.viscosity': 'la viscosità cinematica a 40 °C è {value}, il limite è {limit}',
  'figures.heat': 'il calore di combustione è {value}, il limite è {limit}',
  'figures.value': 'il valore è {value}, il limite è {limit}',
  'basis.calculation': 'calcolo',
  'basis.measured': 'valori misurati',
  'basis.test': 'prova',
  'basis.bridging': 'principio ponte',
  'basis.expertJudgement': 'giudizio di esperti',
  'basis.harmonised': 'classificazione armonizzata',
  'because.words': 'decisione propria (base: {basis}): {words}',
  'because.override': 'decisione propria (base: {basis})',
  'because.follows': 'risulta per: {class}',
  'because.both': '{first}; {second}',
  'difference.lacks': 'manca {category}: {because}',
  'difference.byRanges':
    '{difference}: secondo i contenuti più alti indicati nella sezione 3, che una scheda con intervalli descrive; indicare intervalli più stretti, o classificare così ({provision})',
  'difference.extra': '{category} non risulta dalla composizione: {because}',
  'difference.statement': 'l’indicazione di pericolo è {derived}, non {typed}',
  'difference.milder': 'risulta {category}: {because}',
  'difference.open': '{why}; una decisione propria dovrebbe dire come è stata stabilita la classe',
  'override.differs':
    '{calculated}; la Sua decisione ({kept}) resta: confermarne la motivazione o rimuovere la decisione propria ({provision})',
  'override.follows': 'dalla composizione risulta {category}: {because}',
  'override.nothingFollows': 'dalla composizione non risulta alcuna categoria',
  'override.noClass': 'nessuna classe',
  'outcome.noData': 'dati mancanti: {reason}',
  'outcome.open': 'non noto: {reason}',
  'outcome.inconclusive': 'dati non conclusivi: {reason}',
  'outcome.notApplicable': 'non applicabile: {reason}',
  'substance.given': 'come indicato',
  'substance.givenBy': 'come indicato ({provision})',
  'substance.notDerived': 'non dedotta: la classificazione di una sostanza è ripresa come indicata',
  'substance.dutyOpen':
    'L’obbligo di una scheda dipende dall’elenco delle sostanze candidate e dalle proprietà PBT e vPvB ({provision}), che non sono stati consultati',
  'sheet.limitsOpen':
    'L’obbligo di una scheda su richiesta dipende dai limiti di esposizione dell’Unione ({provision}): {names}',
  'sheet.listsOpen':
    'L’obbligo di una scheda su richiesta dipende dai limiti di esposizione dell’Unione e dall’elenco delle sostanze candidate ({provision}): {names}',
  'reason.belowLimit': 'i componenti restano sotto il limite',
  'reason.belowCutOff': 'il tenore è inferiore al valore soglia: {names}',
  'reason.estimateOverLimit': 'la stima della miscela è superiore al limite',
  'reason.noHazardousIngredient': 'nessun componente presenta questo pericolo',
  'reason.unknownIngredient': 'la classificazione di questi componenti non è nota e potrebbe essere decisiva: {names}',
  'reason.unknownToxicity': 'la tossicità di questi componenti non è nota e potrebbe essere decisiva: {names}',
  'reason.physicalStateUnknown': 'lo stato fisico non è indicato',
  'reason.testNeeded': 'questi componenti rendono possibile il pericolo: {names}; elemento decisivo: {needs}',
  'reason.notTested': 'la classe non risulta da alcun calcolo; elemento decisivo: {needs}',
  'reason.flashPointUnknown': 'il punto di infiammabilità non è indicato',
  'reason.flashPointOpen':
    'il punto di infiammabilità è noto solo come intervallo; resta aperto se la classe si applica',
  'reason.flashPointOverLimit': 'il punto di infiammabilità è superiore al limite',
  'reason.noFlashPoint':
    'è indicato che il punto di infiammabilità non esiste o non è applicabile, e nessun componente indicato è infiammabile',
  'reason.noFlammableIngredient': 'nessun componente è infiammabile e la composizione è nota per intero',
  'reason.doesNotSustainCombustion': 'il liquido non alimenta la combustione (prova ONU L.2)',
  'reason.viscosityUnknown':
    'la viscosità cinematica a 40 °C non è indicata; fino a {limit} mm²/s la miscela è classificata',
  'reason.viscosityOverLimit': 'la viscosità cinematica a 40 °C è superiore al limite',
  'reason.isGas': 'la classe non riguarda i gas',
  'reason.notGas': 'la classe riguarda solo i gas',
  'reason.notLiquid': 'la classe riguarda solo i liquidi',
  'reason.notSolid': 'la classe riguarda solo i solidi',
  'reason.isAerosol': 'la classe non riguarda gli aerosol',
  'reason.notAerosol': 'la classe riguarda solo gli aerosol',
  'reason.containsWater': 'la miscela contiene acqua',
  'reason.liquidDoesNotHeat':
    'la prova di autoriscaldamento riguarda i solidi e di nessun componente è noto l’autoriscaldamento',
  'reason.noGroup': 'le molecole non hanno gruppi chimici associati a tali proprietà',
  'reason.noMetal': 'la struttura non contiene metalli né metalloidi',
  'reason.boundToCarbon': 'ossigeno e alogeni sono assenti o legati solo a carbonio o idrogeno',
  'reason.stableInAir': 'è noto che non si accende spontaneamente all’aria a temperatura normale',
  'reason.inertGas': 'è noto che non brucia',
  'reason.phMeasured': 'contiene acqua, nella quale è stato misurato il pH',
  'reason.flashPointOverRoom':
    'il punto di infiammabilità è stato misurato all’aria al di sopra della temperatura ambiente, senza accensione spontanea',
  'reason.noOrganicPeroxide': 'la miscela non contiene perossidi organici',
  'reason.noExplosiveIngredient': 'la miscela non contiene componenti esplosivi',
  'reason.pressureUnknown': 'è un gas, il cui gruppo dipende dalla pressione e dallo stato nel recipiente',
  'reason.phOpen': 'il pH è noto solo come limite, che non consente di stabilire se sia estremo',
  'reason.phExtreme': 'il pH è estremo, e solo una prova mostra se il prodotto corrode i metalli: {needs}',
  'reason.phUnknown': 'il pH non è noto ed è il criterio per questi componenti: {names}',
  'reason.additivityOpen':
    'non è noto se l’effetto si sommi a quello di altri componenti, e da ciò dipende la classe: {names}',
  'reason.noExplosiveGroup':
    'nessun componente è classificato come esplosivo, autoreattivo, perossido organico o comburente',
  'reason.noSelfReactiveGroup':
    'nessun componente è classificato come autoreattivo, esplosivo, perossido organico o comburente',
  'reason.noPyrophoricIngredient': 'nessun componente è classificato come piroforico',
  'reason.noOxidisingIngredient': 'nessun componente è classificato come comburente',
  'reason.dilutePeroxide':
    'le soluzioni acquose con meno dell’8 % di perossido di idrogeno non sono materie comburenti della classe 5.1',
  'reason.littleActiveOxygen':
    'una quantità così piccola di perossido organico contiene meno ossigeno disponibile del limite',
  'reason.warmViscosityOverLimit': 'la viscosità cinematica è {viscosity} mm²/s a {temperature} °C, e più alta a 40 °C',
  'reason.classNotInForce': 'il CLP non prevede questa classe',
  'reason.transition': '{category} si applica a questa miscela solo dal {until}, perché era già sul mercato',
  'reason.determined': 'non classificata (base: {basis}): {words}',
  'reason.extremePh': 'il pH è estremo',
  'reason.skinCorrosion': 'una miscela corrosiva per la pelle danneggia anche gli occhi',
  'reason.boilingPointUnknown': 'il punto iniziale di ebollizione non è noto: conta la categoria possibile più grave',
  'reason.flashPointRange':
    'il punto di infiammabilità è noto solo come intervallo: conta la categoria possibile più grave',
  'reason.notSubmitted': 'senza prova di infiammabilità vale la categoria più grave',
  'reason.enclosedSpaceUnknown': 'manca la prova di accensione in spazio chiuso',
  'question.flashPointUnknown':
    'Questi componenti possono rendere il prodotto un liquido infiammabile: {names}. Qual è il punto di infiammabilità, o perché non è infiammabile?',
  'question.flashPointOpen':
    'Il punto di infiammabilità è indicato come limite che non consente di stabilire se il prodotto sia un liquido infiammabile. Qual è il punto di infiammabilità?',
  'question.viscosityUnknown':
    'Questi componenti possono danneggiare i polmoni in caso di ingestione: {names}. Qual è la viscosità cinematica a 40 °C, o perché non c’è pericolo in caso di aspirazione?',
  'question.physicalStateUnknown':
    'Con {names} dipende dallo stato fisico se questa classe si applica: {class}. Il prodotto è un gas, un liquido o un solido?',
  'question.testNeeded':
    'Questi componenti possono dare al prodotto un pericolo ({class}): {names}. Qual è il risultato della prova ({needs}), o perché il pericolo non esiste?',
  'question.pressureUnknown':
    'Il prodotto è un gas. È compresso, liquefatto, liquefatto refrigerato o disciolto, o perché non è sotto pressione?',
  'question.phOpen': 'Il pH è indicato come limite che non consente di stabilire se sia estremo. Qual è il pH?',
  'question.phExtreme':
    'Un pH estremo può dare al prodotto questo pericolo: {class}. Qual è il risultato della prova ({needs}), o perché il pericolo non esiste?',
  'question.phUnknown':
    'Per acidi e basi il criterio è il pH, e da esso dipende questa classe: {class} ({names}). Qual è il pH?',
  'question.additivityOpen':
    'L’effetto di {names} si somma a quello degli altri componenti, oppure conta da solo, come quello di un acido forte, di una base forte o di un’altra sostanza simile? Da ciò dipende questa classe: {class}.',
};
