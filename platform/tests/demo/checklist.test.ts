import { expectEach } from '../../../tests/support/expect-each.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { checklist, checkSheet } from '../../documents/checklist/check-sheet.ts';
import { openForCheck } from '../../documents/checklist/point.ts';
import { documentLanguages } from '../../phrases/languages.ts';
import { productFacts } from '../../product/facts.ts';

test('the sheet of every product of the demo catalogue, issued or not, meets every point that applies', () => {
  expect(demoCatalogue).toHaveLength(24);
  return expectEach(
    demoCatalogue,
    ({ id, code }) => `${id} ${code}`,
    (product) => {
      const { versions, validLangs } = product;
      const [version, ...previousVersions] = versions;
      const languages = documentLanguages.filter(({ id }) => validLangs.includes(id)).map(({ code }) => code);
      const options = { qrCode: false, permalink: '', version: version!, previousVersions };
      const sheet = openForCheck(product, productFacts.parse(version!.facts), languages, options);
      const results = checkSheet(sheet);
      expect(results.filter(({ result }) => result === 'notMet').map(({ id, why }) => `${id}: ${why}`)).toEqual([]);
    },
  );
});

test('the checklist has at least 106 points with their own ids and provisions', () => {
  expect(checklist.length).toBeGreaterThanOrEqual(106);
  expect(new Set(checklist.map(({ id }) => id)).size).toBe(checklist.length);
});
