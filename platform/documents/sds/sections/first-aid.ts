import { definitions, row } from '../../blocks/builders.ts';
import { orNotAvailable, slotBlocks, slotLines, type Builders } from '../sheet.ts';

/** Section 4. */
export const firstAid = {
  '4.1': (sheet) => {
    const { labels, notAvailable } = sheet.phrases;
    return definitions(
      row(labels.generalNotes, slotLines(sheet, '4.1'), notAvailable),
      row(labels.afterInhalation, slotLines(sheet, '4.1.inhalation'), notAvailable),
      row(labels.afterSkinContact, slotLines(sheet, '4.1.skin'), notAvailable),
      row(labels.afterEyeContact, slotLines(sheet, '4.1.eyes'), notAvailable),
      row(labels.afterIngestion, slotLines(sheet, '4.1.ingestion'), notAvailable),
    );
  },
  '4.2': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '4.2')),
  '4.3': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '4.3')),
} satisfies Builders;
