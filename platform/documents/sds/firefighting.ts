import type { StandardPhrase } from '../../phrases/en.ts';
import { definitions, paragraph, row } from '../blocks/builders.ts';
import { contents, orNotAvailable, slotBlocks, type Builders, type Sheet } from './sheet.ts';

/** Unsuitable extinguishing media; every other entry of 5.1 is a suitable one. */
const unsuitable: readonly StandardPhrase[] = [
  'fullWaterJet',
  'waterUnsuitable',
  'foamUnsuitable',
  'carbonDioxideUnsuitable',
  'organicMediaUnsuitable',
];

/** Section 5. */
export const firefighting = {
  '5.1': (sheet) => {
    const { labels, notAvailable } = sheet.phrases;
    const media = extinguishingMedia(sheet);
    const isKnown = sheet.traits.has('ingredientsKnown');
    const { suitable, sentences } = media;
    const [first, ...further] = sentences;
    return [
      ...definitions(
        row(labels.suitableMedia, suitable.length ? suitable : first, notAvailable),
        row(labels.unsuitableMedia, media.unsuitable, isKnown ? sheet.phrases.sentences.noneKnown : notAvailable),
      ),
      ...(suitable.length ? sentences : further).map(paragraph),
    ];
  },
  '5.2': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '5.2', sheet.phrases.labels.fireGases)),
  '5.3': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '5.3')),
} satisfies Builders;

/** The contents of 5.1: suitable and unsuitable extinguishing media, and sentences about both. */
export function extinguishingMedia(sheet: Sheet) {
  const { standard } = sheet.phrases;
  const { keys, sentences, entries } = contents(sheet, '5.1');
  const media = keys.filter((key) => entries.includes(standard[key]));
  const print = (isUnsuitable: boolean) =>
    media.filter((key) => unsuitable.includes(key) === isUnsuitable).map((key) => standard[key]);
  return { suitable: print(false), unsuitable: print(true), sentences };
}
