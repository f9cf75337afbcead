import { planProduct } from '../../import/plan-product.ts';
import { checkProduct } from '../../product/read/read-product-file.ts';
import type { StoredForImport } from '../../store/products/stored-products.ts';
import { acetoneFile } from '../product/sample-file.ts';

const options = { publish: false, changeCodes: false, today: '2026-03-01' };
const productWith = (changes: object) => checkProduct({ ...acetoneFile(), ...changes }).product!;
type Plan = ReturnType<typeof planProduct>;

/** A product as it is stored once a plan for it was carried out. */
function storedAs(plan: Plan, changes: Partial<StoredForImport> = {}): StoredForImport {
  const { row, versions, tdsVersions } = plan;
  return {
    ...row,
    wasShown: true,
    attachments: [],
    confidential: null,
    versions: versions.added.map((version) => ({ ...version, number: 1 })),
    tdsVersions: tdsVersions.added,
    ...changes,
  } as unknown as StoredForImport;
}

test('a new file does not replace the one that had its name before', () => {
  const entry = { category: 'Certificate', language: 'en', status: 'valid', created: '2026-01-15' } as const;
  const key = 'a'.repeat(24);
  const product = productWith({});
  const file = { hash: '1', sizeInBytes: 1 };
  const stored = storedAs(planProduct(product, [], null, 1001, options), {
    attachments: [{ key, description: 'coa.pdf', hash: '0' }] as never,
  });
  const imported = {
    ...product,
    attachments: [
      { ...entry, file: 'coa.pdf', permission: 'public' as const },
      { ...entry, file: 'coa-2025.pdf', key, permission: 'public' as const },
      { ...entry, file: 'folder/coa.pdf', permission: 'public' as const },
    ],
  };
  const { added } = planProduct(imported as never, [file, file, file], stored, 1001, options).attachments;
  const keys = added.map(({ row }) => row.key);
  expect(keys[1]).toBe(key);
  expect(new Set(keys).size).toBe(3);
});

test('the refusal of another code is true for the command and for the call, which has no options', () => {
  const stored = storedAs(planProduct(productWith({ code: 'AC-100' }), [], null, 1001, options));
  const { findings } = planProduct(productWith({ code: 'AC-200' }), [], stored, 1001, options);
  expect(findings.map(({ message }) => message)).toEqual([
    'product 1001 has the code AC-100; an import changes it only on the command line with --change-codes',
  ]);
});

test('a technical data sheet that contradicts the safety data sheet of a public product is refused', () => {
  const facts = { ...acetoneFile().versions[0]!.facts, phrases: { '7.2': ['storageBelow25'] } };
  const versions = [{ ...acetoneFile().versions[0]!, facts }];
  const stored = storedAs(planProduct(productWith({ versions }), [], null, 1001, options), { state: 'published' });
  const tdsVersions = [
    {
      version: 1,
      created: '2026-02-01',
      facts: { name: { en: 'Acetone' }, storageTemperature: { value: '5 – 40', unit: '°C' } },
    },
  ];
  const wrong = [{ ...versions[0]!, facts: { ...facts, transport: { ...facts.transport, packingGroup: 'III' } } }];
  const planOf = (changes: object) => planProduct(productWith({ versions, ...changes }), [], stored, 1001, options);
  expect(planOf({}).findings).toEqual([]);
  expect(
    planOf({ tdsVersions })
      .findings.map(({ message }) => message)
      .join(),
  ).toContain('rule storageTemperature');
  // What the public sheet has had is no obstacle to another technical data sheet.
  const older = storedAs(planProduct(productWith({ versions: wrong }), [], null, 1001, options), {
    state: 'published',
  });
  const added = [{ ...tdsVersions[0], facts: { name: { en: 'Acetone' } } }];
  const plan = planProduct(productWith({ versions: wrong, tdsVersions: added }), [], older, 1001, options);
  expect([plan.details, plan.findings]).toEqual([['technical data sheet 1'], []]);
});
