import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { demoSource } from '../../demo/seed.ts';
import { classifyProduct } from '../../import/classify/classify-product.ts';
import { findKnownLists, numbersOf } from '../../import/classify/known-lists.ts';
import { proceduresOf, resultsOf } from '../../documents/sds/sheet/class-results.ts';
import { lawFindings, overrideFindings } from '../../product/check/check-law.ts';
import { ingredientFindings } from '../../product/check/check-ingredients.ts';
import { productFacts } from '../../product/facts.ts';
import { productFile } from '../../product/product-file.ts';
import { mixtureOf } from '../../product/mixture.ts';
import { classify } from '../../law/classification/classify.ts';
import { shippedLists } from '../../tables/shipped-lists.ts';
import { differencesOf } from '../../law/classification/differences.ts';

const mixtures = demoCatalogue
  .map(({ id, versions: [version] }) => ({ id, facts: productFacts.parse(version!.facts), day: version!.created }))
  .filter(({ facts }) => facts.kind === 'mixture');

describe.each(mixtures)('demo product $id', ({ facts, day }) => {
  const derived = classify(mixtureOf(facts));

  test('the classification follows from its composition or is overridden with a reason', () => {
    expect(differencesOf(facts.classification, derived)).toEqual([]);
    for (const { basis, reason } of facts.overrides ?? []) {
      expect(reason.en).toBeTruthy();
      // A calculation by a standard, what the filling decides, and an entry of ADR are neither a test nor the calculation of CLP.
      expect(basis === 'expertJudgement').toBe(/^(?:ISO 10156|Filled at|ADR names)/.test(reason.en!));
    }
  });

  test('the sheet says of each class how it was found', () => {
    const procedures = facts.classification.map((entry) => [
      entry.category,
      proceduresOf({ facts, results: resultsOf(facts, day), day }, entry),
    ]);
    expect(procedures.filter(([, found]) => found!.includes('notStated'))).toEqual([]);
  });

  test('nothing of its ingredients and overrides is left out', () => {
    expect(overrideFindings(facts, [])).toEqual([]);
    expect(ingredientFindings(facts, [])).toEqual([]);
    const classificationFindings = lawFindings(facts, []).filter(
      (finding) => finding !== false && /^(composition|classification|overrides)$/.test(String(finding.path[0])),
    );
    expect(classificationFindings).toEqual([]);
  });

  test('the label has the supplemental statements that follow', () => {
    expect([...facts.label.euh].sort()).toEqual(derived.supplemental.map(({ code }) => code));
  });
});

type ProductInFile = ReturnType<typeof productFile.parse>;

/** What `classify --on` says on the day before ATP 23 applies and not on its first day (`-`), and the other way (`+`). */
async function changesByATP23(file: ProductInFile): Promise<string[]> {
  const numbers = numbersOf([file.versions[0]!.facts.composition]);
  const linesOn = async (day: string) => {
    const { result, problems } = classifyProduct(file, await findKnownLists(null, numbers, day));
    const classes = result.classification.map(({ category, h }) => `${category} ${h.join()}`);
    return [...classes, ...problems.map(({ text }) => text)];
  };
  const earlierLines = await linesOn('2027-01-31');
  const laterLines = await linesOn('2027-02-01');
  return [
    ...earlierLines.filter((line) => !laterLines.includes(line)).map((line) => `- ${line}`),
    ...laterLines.filter((line) => !earlierLines.includes(line)).map((line) => `+ ${line}`),
  ];
}

test('ATP 23 changes no demo product on 1 February 2027: none has a substance of its rows; a mixture with one changes by it', async () => {
  const files = demoCatalogue.map((product) => productFile.parse(demoSource(product).file));
  for (const file of files) expect([file.code, await changesByATP23(file)]).toEqual([file.code, []]);
  const later = [...shippedLists.annexVI!.rows()]
    .filter(({ data }) => data.from === '2027-02-01')
    .flatMap(({ substances }) => substances);
  const cas = files.flatMap(({ versions }) => versions[0]!.facts.composition.map((ingredient) => ingredient.cas));
  expect(later.filter((substance) => cas.includes(substance.cas))).toEqual([]);
  const [mixture] = files.filter(({ versions }) => versions[0]!.facts.kind === 'mixture');
  const version = mixture!.versions[0]!;
  const composition = [{ ...version.facts.composition[0]!, name: { en: 'α-methylstyrene' }, cas: '98-83-9' }];
  const changed = { ...mixture!, versions: [{ ...version, facts: { ...version.facts, composition } }] };
  expect(await changesByATP23(changed)).toEqual(
    expect.arrayContaining([
      '+ Carc. 2 H351',
      '+ Skin Sens. 1 H317',
      expect.stringMatching(/^\+ .* Carc\. 2 \(H351\)/),
    ]),
  );
});
