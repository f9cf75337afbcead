import { definitions, paragraph, row } from '../blocks/builders.ts';
import { slotLines, type Builders } from './sheet.ts';

/** Section 13. */
export const disposal = {
  '13.1': (sheet) => {
    const { labels, sentences, notAvailable } = sheet.phrases;
    const { wasteCode } = sheet.facts;
    return [
      ...definitions(
        row(labels.productDisposal, slotLines(sheet, '13.1'), notAvailable),
        row(labels.wasteCode, wasteCode, notAvailable),
        row(labels.packagingDisposal, slotLines(sheet, '13.1.packaging'), notAvailable),
      ),
      ...(wasteCode?.includes('*') ? [paragraph(sentences.hazardousWaste)] : []),
    ];
  },
} satisfies Builders;
