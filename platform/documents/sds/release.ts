import { subheading } from '../blocks/builders.ts';
import { orNotAvailable, slotBlocks, type Builders } from './sheet.ts';

/** Section 6. */
export const release = {
  '6.1': (sheet) => {
    const { subheadings } = sheet.phrases;
    return [
      subheading(subheadings['6.1.1'], '6.1.1'),
      ...orNotAvailable(sheet, slotBlocks(sheet, '6.1')),
      subheading(subheadings['6.1.2'], '6.1.2'),
      ...orNotAvailable(sheet, slotBlocks(sheet, '6.1.responders')),
    ];
  },
  '6.2': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '6.2')),
  '6.3': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '6.3')),
  '6.4': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '6.4')),
} satisfies Builders;
