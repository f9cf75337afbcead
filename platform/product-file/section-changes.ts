import { buildSds } from '../documents/sds/view-model.ts';
import type { SdsProduct } from '../documents/sds/sds-product.ts';
import { documentLanguages, type Localised } from '../phrases/languages.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import type { ProductFacts } from '../store/facts.ts';

/**
 * What changed between two versions of a safety data sheet where nobody wrote it down: the headings of the sections that
 * differ, in every language.
 */
export function sectionChanges(product: SdsProduct, older: ProductFacts, newer: ProductFacts): Localised[] {
  const changed = new Set(
    documentLanguages.flatMap(({ code }) => {
      const [before, after] = [older, newer].map((facts) =>
        buildSds(product, { ...facts, changes: [] }, code, {
          qrCode: false,
          permalink: '',
          version: { text: '', created: '2000-01-01' },
        }),
      );
      return after!.sections
        .filter((section, place) => JSON.stringify(section) !== JSON.stringify(before!.sections[place]))
        .map(({ number }) => number);
    }),
  );
  // Section 16 lists the statements of the others.
  return ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const)
    .filter((number) => changed.has(number))
    .map((number) =>
      Object.fromEntries(documentLanguages.map(({ code }) => [code, phrasesFor(code).sections[number]])),
    );
}
