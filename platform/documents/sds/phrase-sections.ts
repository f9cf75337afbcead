import type { StandardPhrase } from '../../languages/en/sheet.ts';
import type { ExposureRoute } from '../blocks/block.ts';
import { definitions, paragraph, row, subheading } from '../blocks/builders.ts';
import { orNoInformation, sentencesAt, slotRow } from './sentences.ts';
import { contents, slotBlocks, slotLines, type Builders, type Sheet } from './sheet.ts';
import { storageClass } from '../../product/markets/goods.ts';

/** Section 4. */
export const firstAid = {
  '4.1': (sheet) => {
    const { labels } = sheet.phrases;
    const routeRow = (route: ExposureRoute, term: string) =>
      slotRow(sheet, term, `4.1.${route}`).map((definition) =>
        slotLines(sheet, `4.1.${route}`).length ? { ...definition, route } : definition,
      );
    return definitions(
      slotRow(sheet, labels.generalNotes, '4.1'),
      routeRow('inhalation', labels.afterInhalation),
      routeRow('skin', labels.afterSkinContact),
      routeRow('eyes', labels.afterEyeContact),
      routeRow('ingestion', labels.afterIngestion),
    );
  },
  '4.2': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '4.2')),
  '4.3': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '4.3')),
} satisfies Builders;

/** Unsuitable extinguishing media; every other entry of 5.1 is a suitable one. */
const unsuitableMedia: readonly StandardPhrase[] = [
  'fullWaterJet',
  'waterUnsuitable',
  'foamUnsuitable',
  'carbonDioxideUnsuitable',
  'organicMediaUnsuitable',
  'noUnsuitableMedia',
];

/** Section 5. */
export const firefighting = {
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
  '5.2': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '5.2', sheet.phrases.labels.fireGases)),
  '5.3': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '5.3')),
} satisfies Builders;

/** The contents of 5.1: suitable and unsuitable extinguishing media, and sentences about both. */
export function extinguishingMedia(sheet: Sheet) {
  const { standard } = sheet.phrases;
  const { keys, sentences, entries } = contents(sheet, '5.1');
  const media = keys.filter((key) => entries.includes(standard[key]));
  const print = (isUnsuitable: boolean) =>
    media.filter((key) => unsuitableMedia.includes(key) === isUnsuitable).map((key) => standard[key]);
  return { suitable: print(false), unsuitable: print(true), sentences };
}

/** Section 6. */
export const release = {
  '6.1': (sheet) => {
    const { subheadings } = sheet.phrases;
    return [
      subheading(subheadings['6.1.1'], '6.1.1'),
      ...orNoInformation(sheet, slotBlocks(sheet, '6.1')),
      subheading(subheadings['6.1.2'], '6.1.2'),
      ...orNoInformation(sheet, slotBlocks(sheet, '6.1.responders')),
    ];
  },
  '6.2': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '6.2')),
  '6.3': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '6.3')),
  '6.4': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '6.4')),
} satisfies Builders;

/** Section 10. */
export const reactivity = {
  '10.1': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '10.1')),
  '10.2': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '10.2')),
  '10.3': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '10.3')),
  '10.4': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '10.4')),
  '10.5': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '10.5')),
  '10.6': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '10.6')),
} satisfies Builders;

/** Section 13. */
export const disposal = {
  '13.1': (sheet) => {
    const { labels, notAvailable } = sheet.phrases;
    return [
      ...definitions(
        slotRow(sheet, labels.productDisposal, '13.1'),
        row(labels.wasteCode, sheet.facts.wasteCode, notAvailable),
        slotRow(sheet, labels.packagingDisposal, '13.1.packaging'),
      ),
      ...sentencesAt(sheet, '13.1').map(paragraph),
    ];
  },
} satisfies Builders;

/** Section 7. */
export const handling = {
  '7.1': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '7.1')),
  '7.2': (sheet) => {
    // TRGS 510 is German law.
    const storage = sheet.market.country === 'DE' ? storageClass(sheet.facts) : null;
    return orNoInformation(sheet, [
      ...slotBlocks(sheet, '7.2'),
      ...definitions(row(sheet.phrases.labels.storageClass, storage && sheet.marketPhrases.storageClasses[storage])),
    ]);
  },
  '7.3': (sheet) => orNoInformation(sheet, [...slotBlocks(sheet, '7.3'), ...sentencesAt(sheet, '7.3').map(paragraph)]),
} satisfies Builders;
