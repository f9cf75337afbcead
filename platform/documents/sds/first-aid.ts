import type { ExposureRoute } from '../blocks/block.ts';
import { definitions, row } from '../blocks/builders.ts';
import { orNotAvailable, slotBlocks, slotLines, type Builders } from './sheet.ts';

/** Section 4. */
export const firstAid = {
  '4.1': (sheet) => {
    const { labels, notAvailable } = sheet.phrases;
    const routeRow = (route: ExposureRoute, term: string) => {
      const lines = slotLines(sheet, `4.1.${route}`);
      return row(term, lines, notAvailable).map((found) => (lines.length ? { ...found, route } : found));
    };
    return definitions(
      row(labels.generalNotes, slotLines(sheet, '4.1'), notAvailable),
      routeRow('inhalation', labels.afterInhalation),
      routeRow('skin', labels.afterSkinContact),
      routeRow('eyes', labels.afterEyeContact),
      routeRow('ingestion', labels.afterIngestion),
    );
  },
  '4.2': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '4.2')),
  '4.3': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '4.3')),
} satisfies Builders;
