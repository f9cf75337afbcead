import type { Phrases } from '../../../phrases/en.ts';
import { definitions, row } from '../../blocks/builders.ts';
import type { Trait } from '../product-traits.ts';
import { orNotAvailable, slotBlocks, type Builders } from '../sheet.ts';

/**
 * TRGS 510, Annex 4, in its order of precedence, as far as the classification alone decides. Between the other classes
 * the combustibility of the product decides: there the product's own text names the class.
 */
const storageClasses: readonly { storageClass: keyof Phrases['storageClasses']; when: Trait[]; unless?: Trait[] }[] = [
  { storageClass: '2B', when: ['aerosol'] },
  { storageClass: '2A', when: ['pressurised'] },
  { storageClass: '5.1A', when: ['H271'] },
  { storageClass: '3', when: ['flammableLiquid'], unless: ['H300', 'H310', 'H330'] },
  { storageClass: '5.1B', when: ['H272'], unless: ['H300', 'H310', 'H330'] },
];

/** Section 7. */
export const handling = {
  '7.1': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '7.1')),
  '7.2': (sheet) => {
    const { phrases, traits } = sheet;
    const has = (wanted: Trait[] = []) => wanted.some((trait) => traits.has(trait));
    const found = storageClasses.find(({ when, unless }) => has(when) && !has(unless));
    return orNotAvailable(sheet, [
      ...slotBlocks(sheet, '7.2'),
      ...definitions(row(phrases.labels.storageClass, found && phrases.storageClasses[found.storageClass])),
    ]);
  },
  '7.3': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '7.3')),
} satisfies Builders;
