import type { StandardPhrase } from '../languages/en/sheet.ts';
import type { SubstanceGroup } from '../law/substance-groups.ts';
import type { Trait } from './product-traits.ts';
import type { Slot } from './slots.ts';

interface Conditions {
  /** One of these traits beside the group. */
  and?: readonly Trait[];
  noneOf?: readonly Trait[];
  /** An act, a standard, or the source of the chemistry. Omitted: Annex II of REACH for the subsection. */
  law?: string;
}
type Row = StandardPhrase | readonly [phrase: StandardPhrase, conditions: Conditions];

/** Products of metals and hydrides that react with water: a little of them in a paint does not. */
const waterReacting: readonly Trait[] = ['H250', 'H260', 'H261', 'EUH014'];

/** What each group of substances adds to the subsections of the sheet; its members are in law/substance-groups.ts. */
const phrasesOfGroups: Partial<Record<SubstanceGroup, Partial<Record<Slot, readonly Row[]>>>> = {
  isocyanates: {
    '4.2': [['symptomIsocyanates', { law: 'CLP Annex II 2.4' }]],
    '4.3': ['observeAfterIsocyanates'],
    '5.2': ['burstsByMoisture', 'hydrogenCyanide', 'nitrogenOxides', 'isocyanateVapours'],
    '6.3': [['isocyanateSpill', { noneOf: ['gas'] }]],
    '7.1': [['noIsocyanatesWithAsthma', { noneOf: ['public'] }]],
    '7.2': ['protectFromMoisture', ['keepClosedAndDry', { noneOf: ['aerosol', 'pressurised', 'gas'] }]],
    '8.2.1': [['isocyanateSurveillance', { noneOf: ['public'], law: 'Directive 98/24/EC, Art. 10' }]],
    '10.1': ['reactsWithMoisture'],
    '10.3': ['isocyanateReactions', 'burstsByMoisture'],
    '10.4': ['moisture'],
    '10.5': ['water', 'amines', 'alcohols', 'alkalis'],
    '10.6': ['isocyanateVapours'],
  },
  activeChlorine: {
    '5.2': ['chlorine'],
    '10.3': ['chloraminesWithAmmonia'],
    '10.5': ['amines', 'ammoniumCompounds'],
    '10.6': ['chlorine'],
  },
  hydrogenPeroxide: {
    '5.2': ['oxygenRelease'],
    '7.1': ['neverReturnResidues', 'cleanEquipmentOnly'],
    '10.3': ['heavyMetalDecomposition'],
    '10.4': ['heat', 'sunlight', 'impurities'],
    '10.5': ['heavyMetals', 'reducingAgents', 'combustibleMaterials', 'alkalis'],
    '10.6': ['oxygen'],
  },
  inorganicPeroxides: {
    '5.2': ['oxygenRelease'],
    '7.1': ['neverReturnResidues'],
    '10.3': ['heavyMetalDecomposition'],
    '10.4': ['heat', 'moisture', 'impurities'],
    '10.5': ['acids', 'heavyMetals', 'reducingAgents'],
    '10.6': ['oxygen'],
  },
  strongAcids: {
    '7.2': ['apartFromAlkalis'],
    '10.3': [
      ['heatWithAlkalis', { noneOf: ['acidReserve'] }],
      [
        'chlorineFromBleach',
        { noneOf: ['activeChlorine'], law: 'CLP Annex VI, 017-011-00-1 (sodium hypochlorite: EUH031)' },
      ],
    ],
    '10.5': ['alkalis', ['hypochlorites', { noneOf: ['activeChlorine'] }]],
  },
  strongBases: {
    '7.2': ['apartFromAcids'],
    // Acids free more dangerous gases from these; their own sentences say so.
    '10.3': [['heatWithAcids', { noneOf: ['alkaliReserve', 'EUH031', 'EUH032', 'activeChlorine'] }]],
    '10.5': ['acids', 'ammoniumCompounds'],
  },
  hydrofluoricAcid: {
    '4.1': ['hydrofluoricEmergency'],
    '4.1.skin': ['calciumGluconateGel'],
    '4.2': ['symptomFluoride'],
    '4.3': ['calciumGluconateTreatment', 'fluorideTreatment'],
    '5.2': ['hydrogenFluoride'],
    '7.2': ['unsuitableGlass'],
    '8.2.1': ['keepCalciumGluconate'],
    '10.3': ['attacksGlass'],
    '10.5': ['alkalis', 'glassAndCeramics', 'metals'],
    '10.6': ['hydrogenFluoride'],
  },
  fluorides: {
    '4.2': ['symptomFluoride'],
    '4.3': ['fluorideTreatment'],
    '5.2': ['hydrogenFluoride'],
    '7.1': ['noMixingWithAcids'],
    '7.2': ['apartFromAcids'],
    '10.3': ['fluorideWithAcids'],
    '10.5': ['acids'],
    '10.6': ['hydrogenFluoride'],
  },
  carbonMonoxide: {
    '2.3': ['carbonMonoxideOdourless'],
    '4.1.inhalation': ['carbonMonoxideUrgent'],
    '4.2': ['symptomCarbonMonoxide'],
    '4.3': ['carbonMonoxideTreatment'],
    '8.2.1': ['carbonMonoxideAlarm'],
    '8.2.2.respiratory': [['carbonMonoxideFilters', { law: 'EN 14387' }]],
  },
  hydrogenSulphide: {
    '2.3': ['smellNoWarning'],
  },
  hydrogenCyanide: {
    '4.1': ['cyanideEmergency'],
    '4.2': ['symptomCyanide'],
    '4.3': ['cyanideAntidote'],
    '10.5': ['strongAlkalis'],
  },
  cyanides: {
    '4.1': ['cyanideEmergency'],
    '4.2': ['symptomCyanide'],
    '4.3': ['cyanideAntidote'],
    '5.2': ['hydrogenCyanide', 'nitrogenOxides'],
    '6.3': ['neverAcidOnSpill'],
    '7.1': ['noMixingWithAcids'],
    '7.2': ['apartFromAcids'],
    '10.3': ['cyanideWithAcids'],
    '10.5': ['acids', 'strongOxidisers', 'nitrites'],
    '10.6': ['hydrogenCyanide'],
  },
  sulphides: {
    '5.2': ['sulphurOxides'],
    '6.3': ['neverAcidOnSpill'],
    '7.1': ['noMixingWithAcids'],
    '7.2': ['apartFromAcids'],
    '10.3': ['sulphideWithAcids'],
    '10.5': ['acids', 'strongOxidisers'],
    '10.6': ['hydrogenSulphide'],
  },
  azides: {
    '5.2': ['nitrogenOxides'],
    '6.3': ['neverAcidOnSpill'],
    '7.1': ['noMixingWithAcids'],
    '7.2': ['apartFromAcids'],
    '10.3': ['azideWithAcids', 'azideWithMetals'],
    '10.5': ['acids', 'heavyMetals', 'halogenatedHydrocarbons'],
  },
  nitrites: {
    '4.2': ['symptomMethaemoglobin'],
    '4.3': ['methaemoglobinTreatment'],
    '5.2': ['nitrogenOxides'],
    '6.3': ['neverAcidOnSpill'],
    '7.1': ['noMixingWithAcids'],
    '7.2': ['apartFromAcids'],
    '10.3': ['nitriteWithAcids', 'nitrosamines', 'explodesWithAmmonium'],
    '10.5': ['acids', 'amines', 'ammoniumCompounds', 'reducingAgents'],
    '10.6': ['nitrogenOxides'],
  },
  nitrates: {
    '5.2': ['nitrogenOxides'],
    '10.5': ['reducingAgents'],
    '10.6': ['nitrogenOxides'],
  },
  chlorates: {
    '4.2': ['symptomMethaemoglobin'],
    '4.3': ['methaemoglobinTreatment'],
    '5.2': ['oxygenRelease', 'chlorine'],
    '6.3': ['neverAcidOnSpill'],
    '7.1': ['noMixingWithAcids'],
    '7.2': ['apartFromAcids'],
    '10.3': ['chlorineDioxideWithAcids', 'chlorateMixtures'],
    '10.5': ['acids', 'ammoniumCompounds', 'combustibleMaterials', 'reducingAgents'],
    '10.6': ['chlorineOxides', 'oxygen'],
  },
  ammoniumSalts: {
    '5.2': ['ammonia', 'nitrogenOxides'],
    '7.2': ['apartFromAlkalis'],
    '10.3': ['ammoniaWithAlkalis', 'chloraminesFromBleach'],
    '10.5': ['alkalis', 'hypochlorites', 'nitrites'],
    '10.6': ['ammonia'],
  },
  monomers: {
    '5.2': ['runawayPolymerisation'],
    '7.2': ['keepInhibited', 'protectFromHeat'],
    '10.3': ['runawayPolymerisation'],
    '10.4': ['heat', 'sunlight'],
    '10.5': ['peroxides', 'strongOxidisers', 'strongAcids', 'strongAlkalis'],
  },
  organicPeroxides: {
    '7.1': ['neverReturnResidues', 'cleanEquipmentOnly'],
    // The temperature is that of the product, which an ingredient in a solution does not show.
    '7.2': [['belowSadt', { and: ['H240', 'H241', 'H242'], law: 'CLP Annex I 2.15.2.3' }]],
    '10.3': ['decompositionByAccelerators'],
    '10.4': ['heat', 'impurities'],
    '10.5': ['amines', 'heavyMetals', 'acids', 'alkalis', 'reducingAgents'],
  },
  halogenatedSolvents: {
    '4.3': ['noAdrenaline'],
    '5.2': ['phosgene', 'hydrogenChloride'],
    '7.1': ['phosgeneOnHotSurfaces'],
    '10.3': ['halogenatedWithMetals'],
    '10.5': ['alkaliMetals', 'baseMetals', 'strongAlkalis'],
    '10.6': ['phosgene', 'hydrogenChloride'],
  },
  metalsAndHydrides: {
    '5.1': [
      ['waterUnsuitable', { and: waterReacting }],
      ['foamUnsuitable', { and: waterReacting }],
      ['carbonDioxideUnsuitable', { and: waterReacting }],
      ['drySand', { and: waterReacting }],
    ],
    '5.2': [['hydrogen', { and: waterReacting }]],
    '10.3': [['hydrogenWithWater', { and: waterReacting }]],
    '10.4': [['moisture', { and: waterReacting }]],
    '10.5': [
      ['water', { and: waterReacting }],
      ['acids', { and: waterReacting }],
      ['alcohols', { and: waterReacting }],
      ['halogenatedHydrocarbons', { and: waterReacting }],
    ],
  },
  amines: {
    '5.2': ['nitrogenOxides'],
    '10.3': ['amineReactions', 'nitrosaminesFromNitrites'],
    '10.5': ['acids', 'isocyanates', 'epoxides', 'acidChlorides', 'nitrites', 'strongOxidisers'],
  },
  phenols: {
    '4.1.skin': [['phenolOnSkin', { and: ['H314', 'toxicBySkin'] }]],
    '10.5': ['strongOxidisers', 'strongAlkalis', 'isocyanates'],
  },
  aldehydes: {
    '10.3': ['aldehydeReactions'],
    '10.5': ['amines', 'phenol', 'alkalis', 'acids', 'strongOxidisers'],
  },
  epoxides: {
    '10.3': ['epoxideReactions'],
    '10.5': ['amines', 'strongAcids', 'strongAlkalis', 'acidChlorides', 'strongOxidisers'],
  },
  enzymes: {
    '6.3': [['takeUpWithoutDust', { noneOf: ['gas'] }]],
    '7.1': ['noEnzymeAerosols'],
  },
  nanoforms: {
    '6.3': [['takeUpWithoutDust', { noneOf: ['liquid', 'aerosol', 'gas'] }]],
    '7.1': ['noDustOfNanomaterial'],
  },
};

export interface GroupPhrase extends Conditions {
  group: SubstanceGroup;
  slot: Slot;
  phrase: StandardPhrase;
}

/** The rows of all groups, each for a phrase in a slot. */
export const groupPhrases: readonly GroupPhrase[] = Object.entries(phrasesOfGroups).flatMap(([group, slots]) =>
  Object.entries(slots).flatMap(([slot, phrases]) =>
    phrases.map((row) => {
      const [phrase, conditions] = typeof row === 'string' ? [row, {}] : row;
      return { ...conditions, group: group as SubstanceGroup, slot: slot as Slot, phrase };
    }),
  ),
);
