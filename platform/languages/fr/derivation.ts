import type { ClassificationTexts, DerivationPhrases } from '../en/derivation.ts';

export const derivationFr: DerivationPhrases = {
  outcomes: {
    conclusive: 'Critères non remplis',
    open: 'Non connu',
    noData: 'Données manquantes',
    inconclusive: 'Données non concluantes',
    notApplicable: 'Sans objet',
  },
  limitSources: {
    generic: 'limite générique',
    specific: 'limite spécifique',
    ate: 'ETA',
    converted: 'ETA convertie à partir de la catégorie',
    cutOff: 'sous la valeur seuil',
  },
  notes: {
    worstCaseOfRange: 'Dans un intervalle, la teneur qui donne le résultat le plus grave compte.',
    unknownIngredient: 'La classification d’autres composants est inconnue.',
    unknownToxicity: 'La toxicité d’autres composants est inconnue.',
    'viscosityAtMost20.5': 'La viscosité cinématique à 40 °C est au plus de 20,5 mm²/s.',
    viscosityBelow40: 'Elle a été mesurée au-dessous de 40 °C ; à 40 °C, elle est encore plus basse.',
    coveredBySkinCorrosion: 'L’étiquette ne répète pas H318 : H314 l’inclut.',
    reserveUnknown: 'La réserve acide ou alcaline n’est pas indiquée.',
    reserveCorrosive: 'La réserve acide ou alcaline confirme le résultat.',
    reserveNeedsConfirmation:
      'La réserve acide ou alcaline est faible. Cela seul ne lève pas la classe : d’autres données doivent le confirmer.',
    inhalationFormUnknown:
      'La forme sous laquelle un composant est inhalé (gaz, vapeur, poussière ou brouillard) est supposée.',
    volumePercentAssumed: 'Les % en masse sont utilisés à la place des % en volume.',
    metalContent: 'La teneur et la limite se rapportent au métal contenu dans le composé (CLP, annexe VI, note 1).',
  },
  tests: {
    test: 'épreuve ONU {test}',
    series: 'séries d’épreuves ONU {test}',
    receptacle: 'état physique dans le récipient, pression, température critique',
    burningRate: 'vitesse de combustion corrigée (Manuel ONU, partie V)',
    or: 'ou',
    to: 'à',
  },
  provisionWords: {
    Annex: 'annexe',
    'Art.': 'art.',
    Table: 'tableau',
    Tables: 'tableaux',
    Figures: 'figures',
    note: 'note',
    and: 'et',
    to: 'à',
    Part: 'partie',
    Parts: 'parties',
    introduction: 'introduction',
    Decision: 'décision',
    Directive: 'directive',
    Directives: 'directives',
    Regulation: 'règlement',
    column: 'colonne',
    columns: 'colonnes',
    entries: 'entrées',
    EC: 'CE',
    EEC: 'CEE',
    EU: 'UE',
    'Agreement of June 2026 on CLP (Omnibus VI), not adopted':
      'Accord de juin 2026 sur le CLP (Omnibus VI), non adopté',
  },
};

export const classificationFr: ClassificationTexts = {
  'figures.none': 'les composants sont inférieurs aux valeurs seuils',
  'figures.content': '{ingredient} : {content}, la limite de concentration est de {limit}',
  'figures.ingredient': 'le composant',
  'figures.term': '{content} sur {limit} ({ingredient})',
  'figures.more': '{count} autres',
  'figures.sum': '{terms} = {sum} fois la limite de concentration',
  'figures.estimate':
    'les composants donnent une estimation de la toxicité aiguë du mélange (ETAmél, {route}) de {value}, la limite est de {limit}',
  'figures.ph': 'le pH est de {value}, la limite est de {limit}',
  'figures.flashPoint': 'le point d’éclair est de {value}, la limite est de {limit}',
  'figures.viscosity': 'la viscosité cinématique à 40 °C est de {value}, la limite est de {limit}',
  'figures.heat': 'la chaleur de combustion est de {value}, la limite est de {limit}',
  'figures.value': 'la valeur est de {value}, la limite est de {limit}',
  'basis.calculation': 'calcul',
  'basis.measured': 'valeurs mesurées',
  'basis.test': 'essai',
  'basis.bridging': 'principe d’extrapolation',
  'basis.expertJudgement': 'jugement d’experts',
  'basis.harmonised': 'classification harmonisée',
  'because.words': 'décision propre (fondement : {basis}) : {words}',
  'because.override': 'décision propre (fondement : {basis})',
  'because.follows': 's’ensuit pour : {class}',
  'because.both': '{first} ; {second}',
  'difference.lacks': '{category} manque : {because}',
  'difference.byRanges':
    '{difference} : selon les teneurs les plus élevées de la rubrique 3, que décrit une fiche avec des plages ; indiquer des plages plus étroites, ou classer ainsi ({provision})',
  'difference.extra': '{category} ne découle pas de la composition : {because}',
  'difference.statement': 'la mention de danger est {derived}, et non {typed}',
  'difference.milder': 'il s’ensuit {category} : {because}',
  'difference.open': '{why} ; une décision propre devrait indiquer comment la classe a été établie',
  'override.differs':
    '{calculated} ; votre décision ({kept}) est conservée : confirmer sa justification ou supprimer la décision propre ({provision})',
  'override.follows': '{category} découle de la composition : {because}',
  'override.nothingFollows': 'aucune catégorie ne découle de la composition',
  'override.noClass': 'aucune classe',
  'outcome.noData': 'données manquantes : {reason}',
  'outcome.open': 'non connu : {reason}',
  'outcome.inconclusive': 'données non concluantes : {reason}',
  'outcome.notApplicable': 'sans objet : {reason}',
  'substance.given': 'comme indiqué',
  'substance.givenBy': 'comme indiqué ({provision})',
  'substance.notDerived': 'non déduit : la classification d’une substance est reprise comme indiquée',
  'substance.dutyOpen':
    'L’obligation de fournir une fiche dépend de la liste des substances candidates et des propriétés PBT et vPvB ({provision}), qui n’ont pas été consultées',
  'sheet.limitsOpen':
    'L’obligation de fournir une fiche sur demande dépend des limites d’exposition de l’Union ({provision}) : {names}',
  'sheet.listsOpen':
    'L’obligation de fournir une fiche sur demande dépend des limites d’exposition de l’Union et de la liste des substances candidates ({provision}) : {names}',
  'reason.belowLimit': 'les composants restent sous la limite',
  'reason.belowCutOff': 'la teneur est inférieure à la valeur seuil : {names}',
  'reason.estimateOverLimit': 'l’estimation du mélange est supérieure à la limite',
  'reason.noHazardousIngredient': 'aucun composant ne présente ce danger',
  'reason.unknownIngredient': 'la classification de ces composants est inconnue et pourrait être décisive : {names}',
  'reason.unknownToxicity': 'la toxicité de ces composants est inconnue et pourrait être décisive : {names}',
  'reason.physicalStateUnknown': 'l’état physique n’est pas indiqué',
  'reason.testNeeded': 'ces composants rendent le danger possible : {names} ; élément décisif : {needs}',
  'reason.notTested': 'la classe ne découle d’aucun calcul ; élément décisif : {needs}',
  'reason.flashPointUnknown': 'le point d’éclair n’est pas indiqué',
  'reason.flashPointOpen':
    'le point d’éclair n’est connu que comme intervalle, ce qui laisse ouvert si la classe s’applique',
  'reason.flashPointOverLimit': 'le point d’éclair est supérieur à la limite',
  'reason.noFlashPoint':
    'il est indiqué qu’il n’y a pas de point d’éclair ou qu’il n’est pas applicable, et aucun composant indiqué n’est inflammable',
  'reason.noFlammableIngredient': 'aucun composant n’est inflammable, et la composition est entièrement connue',
  'reason.doesNotSustainCombustion': 'le liquide n’entretient pas la combustion (épreuve ONU L.2)',
  'reason.viscosityUnknown':
    'la viscosité cinématique à 40 °C n’est pas indiquée ; jusqu’à {limit} mm²/s, le mélange est classé',
  'reason.viscosityOverLimit': 'la viscosité cinématique à 40 °C est supérieure à la limite',
  'reason.isGas': 'la classe ne concerne pas les gaz',
  'reason.notGas': 'la classe ne concerne que les gaz',
  'reason.notLiquid': 'la classe ne concerne que les liquides',
  'reason.notSolid': 'la classe ne concerne que les solides',
  'reason.isAerosol': 'la classe ne concerne pas les aérosols',
  'reason.notAerosol': 'la classe ne concerne que les aérosols',
  'reason.containsWater': 'le mélange contient de l’eau',
  'reason.liquidDoesNotHeat':
    'l’épreuve d’auto-échauffement porte sur des matières solides, et aucun composant n’est connu comme auto-échauffant',
  'reason.noGroup': 'ses molécules n’ont pas de groupes chimiques associés à de telles propriétés',
  'reason.noMetal': 'sa structure ne contient ni métaux ni métalloïdes',
  'reason.boundToCarbon': 'l’oxygène et les halogènes sont absents, ou liés uniquement au carbone ou à l’hydrogène',
  'reason.stableInAir': 'on sait qu’il n’y a pas d’inflammation spontanée à l’air à température normale',
  'reason.inertGas': 'on sait que le produit ne brûle pas',
  'reason.phMeasured': 'il contient de l’eau, dans laquelle son pH a été mesuré',
  'reason.flashPointOverRoom':
    'le point d’éclair a été mesuré à l’air au-dessus de la température ambiante, sans inflammation spontanée',
  'reason.noOrganicPeroxide': 'le mélange ne contient pas de peroxyde organique',
  'reason.noExplosiveIngredient': 'le mélange ne contient aucun composant explosible',
  'reason.pressureUnknown': 'c’est un gaz, dont le groupe dépend de la pression et de l’état dans le récipient',
  'reason.phOpen': 'le pH n’est connu que par une borne, qui ne permet pas de savoir s’il est extrême',
  'reason.phExtreme': 'le pH est extrême, et seul un essai montre si le produit corrode les métaux : {needs}',
  'reason.phUnknown': 'le pH est inconnu, et il est le critère pour ces composants : {names}',
  'reason.additivityOpen':
    'on ignore si l’effet s’additionne à celui d’autres composants, ce dont dépend la classe : {names}',
  'reason.noExplosiveGroup':
    'aucun composant n’est classé comme explosible, autoréactif, peroxyde organique ou comburant',
  'reason.noSelfReactiveGroup':
    'aucun composant n’est classé comme autoréactif, explosible, peroxyde organique ou comburant',
  'reason.noPyrophoricIngredient': 'aucun composant n’est classé comme pyrophorique',
  'reason.noOxidisingIngredient': 'aucun composant n’est classé comme comburant',
  'reason.dilutePeroxide':
    'les solutions aqueuses contenant moins de 8 % de peroxyde d’hydrogène ne sont pas des matières comburantes de la classe 5.1',
  'reason.littleActiveOxygen': 'si peu de peroxyde organique contient moins d’oxygène disponible que la limite',
  'reason.warmViscosityOverLimit':
    'la viscosité cinématique est de {viscosity} mm²/s à {temperature} °C, et plus élevée à 40 °C',
  'reason.classNotInForce': 'le CLP ne connaît pas cette classe',
  'reason.transition': '{category} ne s’applique à ce mélange qu’à partir du {until}, car il était déjà sur le marché',
  'reason.determined': 'non classé (fondement : {basis}) : {words}',
  'reason.extremePh': 'le pH est extrême',
  'reason.skinCorrosion': 'un mélange corrosif pour la peau provoque aussi des lésions oculaires',
  'reason.boilingPointUnknown':
    'le point initial d’ébullition n’est pas connu : la catégorie possible la plus grave compte',
  'reason.flashPointRange':
    'le point d’éclair n’est connu que par un intervalle : la catégorie possible la plus grave compte',
  'reason.notSubmitted': 'sans épreuve d’inflammabilité, la catégorie la plus grave est retenue',
  'reason.enclosedSpaceUnknown': 'l’épreuve d’inflammation dans un espace clos manque',
  'question.flashPointUnknown':
    'Ces composants peuvent faire du produit un liquide inflammable : {names}. Quel est son point d’éclair, ou pourquoi n’est-il pas inflammable ?',
  'question.flashPointOpen':
    'Le point d’éclair est donné par une borne qui ne permet pas de savoir si le produit est un liquide inflammable. Quel est le point d’éclair ?',
  'question.viscosityUnknown':
    'Ces composants peuvent léser les poumons en cas d’ingestion : {names}. Quelle est la viscosité cinématique à 40 °C, ou pourquoi n’y a-t-il pas de danger par aspiration ?',
  'question.physicalStateUnknown':
    'Avec {names}, l’application de cette classe dépend de l’état physique : {class}. Le produit est-il un gaz, un liquide ou un solide ?',
  'question.testNeeded':
    'Ces composants peuvent donner un danger au produit ({class}) : {names}. Quel est le résultat de l’essai ({needs}), ou pourquoi le danger n’existe-t-il pas ?',
  'question.pressureUnknown':
    'Le produit est un gaz. Est-il comprimé, liquéfié, liquéfié réfrigéré ou dissous, ou pourquoi n’est-il pas sous pression ?',
  'question.phOpen': 'Le pH est donné par une borne qui ne permet pas de savoir s’il est extrême. Quel est le pH ?',
  'question.phExtreme':
    'Un pH extrême peut donner ce danger au produit : {class}. Quel est le résultat de l’essai ({needs}), ou pourquoi le danger n’existe-t-il pas ?',
  'question.phUnknown':
    'Le pH est le critère pour les acides et les bases, et cette classe en dépend : {class} ({names}). Quel est le pH ?',
  'question.additivityOpen':
    'L’effet de {names} s’additionne-t-il à celui des autres composants, ou compte-t-il isolément, comme celui d’un acide fort, d’une base forte ou d’une autre substance de ce genre ? Cette classe en dépend : {class}.',
};
