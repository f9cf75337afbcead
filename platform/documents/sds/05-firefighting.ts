import { messageTexts } from '../../languages/messages.ts';
import { unsuitableMedia } from '../../product/phrase-rules.ts';
import { definitions, paragraph, row } from '../blocks/builders.ts';
import {
  type Point,
  type Section,
  blocksOf,
  markHazardDependent,
  lacksPhrase,
  notFlammable,
  remedy,
  saysNothing,
} from './sheet/point.ts';
import { orNoInformation, sentencesAt } from './sheet/sentences.ts';
import { type Sheet, contents, slotBlocks, hasTrait } from './sheet/sheet.ts';

const subsections: Section<5>['subsections'] = {
  '5.1': (sheet) => {
    const { labels } = sheet.phrases;
    const { suitable, unsuitable, sentences } = extinguishingMedia(sheet);
    const named = suitable.length ? suitable : sentences.slice(0, 1);
    return [
      ...definitions(
        row(labels.suitableMedia, named, sentencesAt(sheet, 'empty', named)[0]),
        row(labels.unsuitableMedia, unsuitable, sentencesAt(sheet, 'empty', unsuitable)[0]),
      ),
      ...(suitable.length ? sentences : sentences.slice(1)).map(paragraph),
    ];
  },
  '5.2': (sheet) =>
    orNoInformation(sheet, [
      ...slotBlocks(sheet, '5.2', sheet.phrases.labels.fireGases),
      ...sentencesAt(sheet, '5.2.fireGases').map(paragraph),
    ]),
  '5.3': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '5.3')),
};

/** The contents of 5.1: suitable and unsuitable extinguishing media, and sentences about both. */
export function extinguishingMedia(sheet: Sheet) {
  const { standard } = sheet.phrases;
  const { keys, sentences, entries } = contents(sheet, '5.1');
  const media = keys.filter((key) => entries.includes(standard[key]));
  const print = (isUnsuitable: boolean) =>
    media.filter((key) => unsuitableMedia.includes(key) === isUnsuitable).map((key) => standard[key]);
  return { suitable: print(false), unsuitable: print(true), sentences };
}

const points: Point[] = [
  {
    id: '5.1-1',
    asks: messageTexts('5.1-1'),
    provision: 'REACH Annex II 5.1',
    missing: saysNothing('5.1', ({ labels }) => labels.suitableMedia),
    remedy: remedy('addPhrases', { subsection: '5.1' }),
  },
  {
    id: '5.1-2',
    asks: messageTexts('5.1-2'),
    provision: 'REACH Annex II 5.1',
    missing: saysNothing('5.1', ({ labels }) => labels.unsuitableMedia),
    remedy: remedy('addPhrases', { subsection: '5.1' }),
  },
  {
    id: '5.2-1',
    asks: messageTexts('5.2-1'),
    provision: 'REACH Annex II 5.2',
    missing: saysNothing('5.2'),
    remedy: remedy('addPhrasesOrText', { subsection: '5.2' }),
  },
  {
    id: '5.2-2',
    asks: messageTexts('5.2-2'),
    provision: 'REACH Annex II 5.2',
    exempt: (sheet) => !sheet.traits.has('combustible') && notFlammable(sheet) && 'the product is not known to burn',
    missing: (sheet) =>
      !blocksOf(sheet, '5.2').some(
        (block) => block.kind === 'list' && block.label === sheet.phrases.labels.fireGases,
      ) && messageTexts('noCombustionProduct'),
    remedy: remedy('addCombustionProducts'),
  },
  {
    id: '5.3-1',
    asks: messageTexts('5.3-1'),
    provision: 'REACH Annex II 5.3',
    missing: lacksPhrase('5.3', 'noFireEquipment', 'selfContainedBreathing', 'chemicalSuit'),
    remedy: remedy('addPhrasesOrText', { subsection: '5.3' }),
  },
  {
    id: '5.3-2',
    asks: messageTexts('5.3-2'),
    provision: 'REACH Annex II 5.3',
    exempt: (sheet) =>
      hasTrait(sheet, 'waterUnsuitable') && !hasTrait(sheet, 'pressurised', 'aerosol')
        ? 'water is unsuitable'
        : !hasTrait(sheet, 'flammable', 'oxidising', 'pressurised', 'aerosol') && 'containers do not burst or ignite',
    missing: lacksPhrase('5.3', 'noCooling', 'coolContainers', 'coolContainersFromDistance'),
    remedy: remedy('addText', { subsection: '5.3' }),
  },
];

/** Section 5, firefighting measures. */
export const firefighting: Section<5> = { subsections, points: markHazardDependent(points) };
