import { labelDimensions } from '../../../law/label/sizes.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { readWords } from '../pdf/read-words.ts';
import { expectEach } from '../../../../tests/support/expect-each.ts';
import { layoutsOf, pdfOf } from './printed-label.ts';
import { sampleLabel, type SampleLabel } from './sample-label.ts';

/** As long as the prescribed texts of entries 56 and 57 of REACH Annex XVII together. */
const long = {
  de: 'Nur in gut belüfteten Räumen verwenden und nach der Arbeit lüften. Nicht mit anderen Reinigern mischen, da gefährliche Gase entstehen können. Bei Hautproblemen Berührung mit dem Produkt vermeiden. Behälter vor der Entsorgung vollständig leeren und nicht für Lebensmittel verwenden.',
  el: 'Να χρησιμοποιείται μόνο σε καλά αεριζόμενους χώρους και να αερίζεται ο χώρος μετά την εργασία. Να μην αναμειγνύεται με άλλα καθαριστικά, επειδή μπορεί να σχηματιστούν επικίνδυνα αέρια. Σε δερματικά προβλήματα να αποφεύγεται η επαφή με το προϊόν.',
};
const short = {
  de: 'Inhaltsstoffe: unter 5 % nichtionische Tenside.',
  el: 'Συστατικά: λιγότερο από 5 % μη ιοντικά επιφανειοδραστικά.',
};
const languages = { de: '2', el: '8' };

/** A label in a language, with a content for the public of 500 ml, or 5 l where its size is for larger packs. */
function labelOf(id: number, dim: number, lang: 'de' | 'el', hasTexts: boolean): SampleLabel {
  const plain = sampleLabel(id);
  const supplementalTexts = [
    { act: 'detergents' as const, wording: { [lang]: short[lang] } },
    { act: 'supplier' as const, wording: { [lang]: long[lang] } },
  ];
  const voc = { subcategory: 'A/a', limitValue: 30, maxContent: 1 };
  const texts = hasTexts ? { supplementalTexts, voc } : { supplementalTexts: undefined, voc: undefined };
  const query = {
    dim: String(dim),
    emb: dim < 3 ? '1' : '2',
    vseb: dim < 3 ? '500 ml' : '5 l',
    xlang: languages[lang],
  };
  return sampleLabel(id, query, { facts: { label: { ...plain.facts.label, ...texts } } });
}

const products = Array.from({ length: 16 }, (_, index) => 1001 + index);
const rows = products.flatMap((id) => labelDimensions.map(({ id: dim }) => [id, dim, id % 2 ? 'de' : 'el'] as const));

test('16 labels in all sizes: supplemental texts take part in the choice of type, and what does not fit is not drawn', async () => {
  const measure = (hasTexts: boolean) => layoutsOf(rows.map(([id, dim, lang]) => labelOf(id, dim, lang, hasTexts)));
  const [bare, full] = [await measure(false), await measure(true)];
  await expectEach(
    rows.map((row, index) => [row, bare[index]!, full[index]!] as const),
    ([row]) => row.join(' '),
    ([, bareLayout, layout]) => {
      // More text never fits where less does not, nor in larger type with as much given up.
      expect(layout.fits && !bareLayout.fits).toBe(false);
      if (!layout.fits) return;
      expect(layout.smallestXHeightMm).toBeGreaterThanOrEqual(0.899);
      // Numbers and addresses, too, are easily read while anything is left to give up.
      if (layout.smallestXHeightMm < 1.19)
        expect(layout.givenUp).toEqual(expect.arrayContaining(['optional', 'margins']));
      if (layout.givenUp.join() === bareLayout.givenUp.join())
        expect(layout.fontPt).toBeLessThanOrEqual(bareLayout.fontPt + 0.26);
    },
  );
  expect(full.filter(({ fits }) => fits).length).toBeGreaterThan(rows.length / 2);
});

test.each([
  [1017, 3, 'de'],
  [1015, 4, 'el'],
  [1012, 5, 'de'],
  [1003, 6, 'el'],
] as const)('the label of %i in size %i has all its texts on one page', async (id, dim, lang) => {
  const label = labelOf(id, dim, lang, true);
  const bytes = await pdfOf(label);
  const { text, pages } = await readPdf(bytes);
  const plain = (words: string) => words.normalize('NFC').replace(/[\s\u200B\u2060\u00AD-]+/g, '');
  const { supplementalTexts, supplemental } = label.content.languages[0]!;
  const due = [...supplementalTexts, ...supplemental.map((statement) => statement.text)];
  expect([pages, due.filter((words) => !plain(text).includes(plain(words)))]).toEqual([1, []]);
  expect(due.length).toBeGreaterThanOrEqual(3);
  // No line ends within a unit.
  expect(readWords(bytes).filter((word) => /g\/$/.test(word.text))).toEqual([]);
});
