import { planProduct } from '../../import/plan-product.ts';
import { checkProduct } from '../../product/read/read-product-file.ts';
import type { ProductFacts } from '../../product/facts.ts';
import type { StoredForImport } from '../../store/products/stored-products.ts';
import { acetoneFile } from '../product/sample-file.ts';

const checkOf = (published: string): NonNullable<ProductFacts['listCheck']> => ({
  checked: ['67-64-1'],
  lists: [{ list: 'candidateList', published, entries: [] }],
});
const [older, newer] = [checkOf('2026-01-01'), checkOf('2026-08-24')];

function plan(
  listCheck: ProductFacts['listCheck'],
  { change = (facts: object) => facts, stored = null as StoredForImport | null } = {},
) {
  const file = acetoneFile();
  file.versions[0]!.facts = change(file.versions[0]!.facts) as (typeof file.versions)[0]['facts'];
  const product = checkProduct(file).product!;
  const options = { publish: true, changeCodes: false, today: '2026-11-25', listCheck };
  return planProduct(product, [], stored, 1001, options);
}

/** A product as it stands in the database after an import. */
function storedWith(listCheck: ProductFacts['listCheck']): StoredForImport {
  const { row, versions, tdsVersions } = plan(listCheck);
  const newestFirst = <Row extends object>(rows: readonly Row[]) => [...rows].reverse();
  return {
    ...row,
    wasShown: true,
    confidential: null,
    attachments: [],
    versions: newestFirst(versions.added),
    tdsVersions: newestFirst(tdsVersions.added),
  } as unknown as StoredForImport;
}

test('a version keeps what the lists said when it was stored; a newer list makes no other version of it', () => {
  const stored = storedWith(older);
  expect(stored.versions[0]!.facts.listCheck).toEqual(older);
  for (const later of [newer, undefined]) {
    const { versions, findings } = plan(later, { stored });
    expect([versions.added, versions.rewritten, findings]).toEqual([[], [], []]);
  }
});

test('the next version has what they say then, and the changes name section 15', () => {
  const change = (facts: object) => ({ ...facts, wgk: '2', listCheck: older });
  const [added] = plan(newer, { change, stored: storedWith(older) }).versions.added;
  expect(added!.facts.listCheck).toEqual(newer);
  expect(added!.facts.changes.map(({ en }) => en)).toEqual([expect.stringContaining('Regulatory information')]);
});

test('a product that comes with its history keeps what its versions say', () => {
  const change = (facts: object) => ({ ...facts, listCheck: older });
  expect(plan(newer, { change }).versions.added.at(-1)!.facts.listCheck).toEqual(older);
});
