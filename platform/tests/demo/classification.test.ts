import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { proceduresOf, resultsOf } from '../../documents/sds/sheet/class-results.ts';
import { lawFindings, overrideFindings } from '../../product/check/check-law.ts';
import { ingredientFindings } from '../../product/check/check-ingredients.ts';
import { productFacts } from '../../product/facts.ts';
import { mixtureOf } from '../../product/mixture.ts';
import { classify } from '../../law/classification/classify.ts';
import { differencesOf } from '../../law/classification/differences.ts';

const mixtures = demoCatalogue
  .map(({ id, versions }) => ({ id, facts: productFacts.parse(versions[0]!.facts) }))
  .filter(({ facts }) => facts.kind === 'mixture');

describe.each(mixtures)('demo product $id', ({ facts }) => {
  const derived = classify(mixtureOf(facts));

  test('the classification follows from its composition or is overridden with a reason', () => {
    expect(differencesOf(facts.classification, derived)).toEqual([]);
    for (const { basis, reason } of facts.overrides ?? []) {
      expect(basis).not.toBe('expertJudgement');
      expect(reason.en).toBeTruthy();
    }
  });

  test('the sheet says of each class how it was found', () => {
    const procedures = facts.classification.map((entry) => [
      entry.category,
      proceduresOf({ facts, results: resultsOf(facts) }, entry),
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
