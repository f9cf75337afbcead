import { messageTexts } from '../../languages/messages.ts';
import { definitions, paragraph, row } from '../blocks/builders.ts';
import {
  type Point,
  type Section,
  markHazardDependent,
  hasOwnText,
  hasPhrase,
  remedy,
  saysNothing,
  slotText,
  valuesOf,
} from './sheet/point.ts';
import { sentencesAt, slotRow } from './sheet/sentences.ts';
import { type Sheet, slotLines, statement } from './sheet/sheet.ts';

const subsections: Section<13>['subsections'] = {
  '13.1': (sheet) => {
    const { labels, notAvailable } = sheet.phrases;
    return [
      ...definitions(
        row(labels.productDisposal, [labelStatement(sheet), ...slotLines(sheet, '13.1')], notAvailable),
        row(labels.wasteCode, sheet.facts.wasteCode, notAvailable),
        slotRow(sheet, labels.packagingDisposal, '13.1.packaging'),
      ),
      ...sentencesAt(sheet, '13.1.properties').map(paragraph),
      ...sentencesAt(sheet, '13.1').map(paragraph),
    ];
  },
};

/** P501 as on the label, which is what the public reads; null: not on the label, or for professionals only. */
const labelStatement = (sheet: Sheet): string | null =>
  sheet.facts.audience === 'public' && sheet.facts.label.p.includes('P501') ? statement(sheet, 'P501') : null;

const points: Point[] = [
  {
    id: '13.1-1',
    asks: messageTexts('13.1-1'),
    provision: 'REACH Annex II 13.1(a)',
    missing: saysNothing('13.1', ({ labels }) => labels.productDisposal),
    remedy: remedy('addPhrasesOrText', { subsection: '13.1' }),
  },
  {
    id: '13.1-2',
    asks: messageTexts('13.1-2'),
    provision: 'REACH Annex II 13.1(a)',
    missing: saysNothing('13.1', ({ labels }) => labels.packagingDisposal),
    remedy: remedy('addPhrasesOrText', { subsection: slotText('13.1.packaging') }),
  },
  {
    id: '13.1-3',
    asks: messageTexts('13.1-3'),
    provision: 'REACH Annex II 13.1; Decision 2000/532/EC',
    missing: (sheet) =>
      valuesOf(sheet, '13.1', sheet.phrases.labels.wasteCode).length === 0 &&
      !hasPhrase(sheet, '13.1', 'wasteCodeByUse') &&
      messageTexts('noWasteCode'),
    remedy: remedy('fillInWasteCode'),
  },
  {
    id: '13.1-4',
    asks: messageTexts('13.1-4'),
    provision: 'REACH Annex II 13.1(c)',
    exempt: (sheet) => sheet.facts.classification.length === 0 && 'the product is not classified',
    missing: (sheet) =>
      !hasPhrase(sheet, '13.1', 'noHouseholdWaste', 'returnResidualGas', 'smallAmountsDilute', 'paintDry') &&
      !hasOwnText(sheet, '13.1') &&
      messageTexts('notKeptOutOfDrains'),
    remedy: remedy('addText', { subsection: '13.1' }),
  },
];

/** Section 13, disposal considerations. */
export const disposal: Section<13> = { subsections, points: markHazardDependent(points) };
