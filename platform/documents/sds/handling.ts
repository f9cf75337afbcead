import { definitions, paragraph, row } from '../blocks/builders.ts';
import { storageClass } from '../../product/markets/goods.ts';
import { orNotAvailable, slotBlocks, type Builders } from './sheet.ts';

/** Section 7. */
export const handling = {
  '7.1': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '7.1')),
  '7.2': (sheet) => {
    // TRGS 510 is German law.
    const storage = sheet.market.country === 'DE' ? storageClass(sheet.facts) : null;
    return orNotAvailable(sheet, [
      ...slotBlocks(sheet, '7.2'),
      ...definitions(row(sheet.phrases.labels.storageClass, storage && sheet.marketPhrases.storageClasses[storage])),
    ]);
  },
  '7.3': (sheet) =>
    orNotAvailable(sheet, [
      ...slotBlocks(sheet, '7.3'),
      ...(sheet.facts.exposureScenarios?.length ? [paragraph(sheet.phrases.sentences.seeAnnex)] : []),
    ]),
} satisfies Builders;
