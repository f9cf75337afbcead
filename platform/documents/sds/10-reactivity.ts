import type { StandardPhrase } from '../../languages/en/sheet.ts';
import { messageTexts, type Texts } from '../../languages/messages.ts';
import type { Block } from '../blocks/block.ts';
import { paragraph } from '../blocks/builders.ts';
import {
  type Point,
  type Section,
  type SheetUnderCheck,
  hasOnlyPhrases,
  hasOwnText,
  hasPhrase,
  hasStatement,
  remedy,
  saysNothing,
} from './sheet/point.ts';
import { isDerivedOnly, orNoInformation, sentencesAt } from './sheet/sentences.ts';
import { type Sheet, slotBlocks, hasTrait } from './sheet/sheet.ts';

const subsections: Section<10>['subsections'] = {
  '10.1': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '10.1')),
  '10.2': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '10.2')),
  '10.3': (sheet) => reactions(sheet, '10.3'),
  '10.4': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '10.4')),
  '10.5': (sheet) => reactions(sheet, '10.5'),
  '10.6': (sheet) =>
    orNoInformation(sheet, [...slotBlocks(sheet, '10.6'), ...sentencesAt(sheet, '10.6').map(paragraph)]),
};

/** The contents of a slot, and that they are not complete where they are derived only. */
const reactions = (sheet: Sheet, slot: '10.3' | '10.5'): Block[] =>
  orNoInformation(sheet, [...slotBlocks(sheet, slot), ...sentencesAt(sheet, '10.groups', slot).map(paragraph)]);

/** The phrases that name the gas which a group of substances gives off. */
const gasesWithAcids: readonly StandardPhrase[] = [
  'chlorineWithAcids',
  'cyanideWithAcids',
  'sulphideWithAcids',
  'azideWithAcids',
  'fluorideWithAcids',
  'chlorineDioxideWithAcids',
];

const isDerivedAt =
  (slot: '10.3' | '10.5') =>
  (sheet: SheetUnderCheck): Texts | false =>
    isDerivedOnly(sheet, slot) && messageTexts('onlyDerived', { section: slot });

const points: Point[] = [
  {
    id: '10.1-1',
    asks: messageTexts('10.1-1'),
    provision: 'REACH Annex II 10.1',
    missing: saysNothing('10.1'),
    remedy: remedy('addPhrasesOrText', { subsection: '10.1' }),
  },
  {
    id: '10.2-1',
    asks: messageTexts('10.2-1'),
    provision: 'REACH Annex II 10.2',
    missing: saysNothing('10.2'),
    remedy: remedy('addPhrasesOrText', { subsection: '10.2' }),
  },
  {
    id: '10.3-1',
    asks: messageTexts('10.3-1'),
    provision: 'REACH Annex II 10.3',
    missing: saysNothing('10.3'),
    open: isDerivedAt('10.3'),
    remedy: remedy('addPhrasesOrText', { subsection: '10.3' }),
  },
  {
    id: '10.3-2',
    asks: messageTexts('10.3-2'),
    provision: 'REACH Annex II 10.3; CLP Annex II 1.2',
    exempt: (sheet) => !hasTrait(sheet, 'EUH029', 'EUH031', 'EUH032') && 'the label has none of these statements',
    missing: (sheet) =>
      !hasPhrase(sheet, '10.3', ...gasesWithAcids) && !hasOwnText(sheet, '10.3') && messageTexts('noGas'),
    isHazardDependent: true,
    remedy: remedy('addText', { subsection: '10.3' }),
  },
  {
    id: '10.4-1',
    asks: messageTexts('10.4-1'),
    provision: 'REACH Annex II 10.4',
    missing: (sheet) =>
      hasStatement(sheet, /^H22/) && hasPhrase(sheet, '10.4', 'noConditionsToAvoid')
        ? messageTexts('noConditionsThough')
        : saysNothing('10.4')(sheet),
    remedy: remedy('addPhrasesOrText', { subsection: '10.4' }),
  },
  {
    id: '10.5-1',
    asks: messageTexts('10.5-1'),
    provision: 'REACH Annex II 10.5',
    missing: (sheet) =>
      hasStatement(sheet, /^H2[27]|^H290/) && hasPhrase(sheet, '10.5', 'noIncompatibleMaterials')
        ? messageTexts('noMaterialsThough')
        : saysNothing('10.5')(sheet),
    open: isDerivedAt('10.5'),
    remedy: remedy('addPhrasesOrText', { subsection: '10.5' }),
  },
  {
    id: '10.6-1',
    asks: messageTexts('10.6-1'),
    provision: 'REACH Annex II 10.6',
    missing: saysNothing('10.6'),
    // Combustion products belong to 5.2; those of use, storage, spills and heat to 10.6.
    open: hasOnlyPhrases('10.6', 'combustionSeeSection5'),
    remedy: remedy('addPhrasesOrText', { subsection: '10.6' }),
  },
];

/** Section 10, stability and reactivity. */
export const reactivity: Section<10> = { subsections, points };
