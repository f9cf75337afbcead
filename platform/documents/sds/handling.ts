import type { Phrases } from '../../phrases/en.ts';
import { definitions, paragraph, row } from '../blocks/builders.ts';
import type { Trait } from '../../product/product-traits.ts';
import { orNotAvailable, slotBlocks, type Builders, type Sheet } from './sheet.ts';

/**
 * TRGS 510, Annex 4, in its order of precedence, as far as the classification alone determines the class. The other classes
 * depend on the combustibility of the product: there the product's own text names the class.
 */
const storageClasses: readonly { storageClass: keyof Phrases['storageClasses']; when: Trait[]; unless?: Trait[] }[] = [
  { storageClass: '2B', when: ['aerosol'] },
  { storageClass: '2A', when: ['pressurised'] },
  { storageClass: '5.1A', when: ['H271'] },
  { storageClass: '3', when: ['flammableLiquid'], unless: ['H300', 'H310', 'H330'] },
  { storageClass: '5.1B', when: ['H272'], unless: ['H300', 'H310', 'H330'] },
];

/** The storage class of TRGS 510; undefined if the classification alone does not determine it. */
export function storageClass({ traits }: Sheet): keyof Phrases['storageClasses'] | undefined {
  const hasAny = (candidates: Trait[] = []) => candidates.some((trait) => traits.has(trait));
  return storageClasses.find(({ when, unless }) => hasAny(when) && !hasAny(unless))?.storageClass;
}

/** Section 7. */
export const handling = {
  '7.1': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '7.1')),
  '7.2': (sheet) => {
    const { labels, storageClasses: names } = sheet.phrases;
    const storage = storageClass(sheet);
    return orNotAvailable(sheet, [
      ...slotBlocks(sheet, '7.2'),
      ...definitions(row(labels.storageClass, storage && names[storage])),
    ]);
  },
  '7.3': (sheet) =>
    orNotAvailable(sheet, [
      ...slotBlocks(sheet, '7.3'),
      ...(sheet.facts.exposureScenarios?.length ? [paragraph(sheet.phrases.sentences.seeAnnex)] : []),
    ]),
} satisfies Builders;
