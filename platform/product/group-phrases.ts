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
