import type { StandardPhrase } from '../../phrases/en.ts';
import { definitions, paragraph, row } from '../blocks/builders.ts';
import { contents, orNotAvailable, slotBlocks, type Builders, type Sheet } from './sheet.ts';

/** Media that make a fire worse; every other entry of 5.1 is a suitable one. */
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
    const { suitable, sentences } = media;
    const [first, ...further] = sentences;
    return [
      ...definitions(
        row(labels.suitableMedia, suitable.length ? suitable : first, notAvailable),
        row(labels.unsuitableMedia, media.unsuitable, sheet.phrases.sentences.noneKnown),
      ),
      ...(suitable.length ? sentences : further).map(paragraph),
    ];
  },
  '5.2': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '5.2', sheet.phrases.labels.fireGases)),
  '5.3': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '5.3')),
} satisfies Builders;

/** What 5.1 says: media that suit, media that make a fire worse, and sentences about both. */
export function extinguishingMedia(sheet: Sheet) {
  const { standard } = sheet.phrases;
  const { keys, sentences, entries } = contents(sheet, '5.1');
  const media = keys.filter((key) => entries.includes(standard[key]));
  const print = (wanted: boolean) =>
    media.filter((key) => unsuitable.includes(key) === wanted).map((key) => standard[key]);
  return { suitable: print(false), unsuitable: print(true), sentences };
}
