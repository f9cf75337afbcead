import { orNotAvailable, slotBlocks, type Builders } from './sheet.ts';

/** Section 10. */
export const reactivity = {
  '10.1': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '10.1')),
  '10.2': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '10.2')),
  '10.3': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '10.3')),
  '10.4': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '10.4')),
  '10.5': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '10.5')),
  '10.6': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '10.6')),
} satisfies Builders;
