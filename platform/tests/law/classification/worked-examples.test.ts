import { classify } from '../../../law/classification/classify.ts';
import type { Derived, Verdict } from '../../../law/classification/model/model.ts';
import type { Expected, WorkedExample } from './worked-examples/example.ts';
import { workedExamples } from './worked-examples.ts';

/** Half a unit of the last decimal as printed. */
const roundingOf = (value: number) => 0.5 * 10 ** -(String(value).split('.')[1]?.length ?? 0);

const resultOf = (verdict: Verdict) => {
  if (verdict.kind === 'classified') return verdict.category;
  return verdict.kind === 'conclusive' || verdict.kind === 'notApplicable' ? 'not classified' : 'undecided';
};

/** Table 3.4.5 gives category 1 to a mixture; the sub-category of its ingredient is within it and has the same statement. */
const isCategory = (found: string, expected: string) =>
  found === expected || (expected.endsWith(' Sens. 1') && /^[AB]$/.test(found.replace(expected, '')));

/** A limit of rounding at 15 digits keeps 0.1 + 0.2 out of the comparison. */
const isSameValue = ({ value, unit }: Expected, verdict: Verdict) =>
  value === undefined ||
  (verdict.unit === unit &&
    verdict.value !== null &&
    verdict.value !== undefined &&
    Math.abs(verdict.value - value) <= roundingOf(value) * (1 + 1e-9));

const shown = (verdict: Verdict) => ({
  result: resultOf(verdict),
  h: verdict.kind === 'classified' ? verdict.h : undefined,
  reason: verdict.reason,
  value: verdict.value,
  unit: verdict.unit,
});

/** What of the classification differs from the example; empty when nothing does. */
function differencesOf(example: WorkedExample, derived: Derived): unknown[] {
  const classes = example.expect.flatMap((expected) => {
    const verdicts = derived.verdicts.filter(({ hazardClass }) => hazardClass === expected.hazardClass);
    const isAsExpected = (verdict: Verdict) =>
      isCategory(resultOf(verdict), expected.category) &&
      (expected.h === undefined || (verdict.kind === 'classified' && verdict.h.includes(expected.h)));
    const met =
      expected.category === 'not classified'
        ? verdicts.length > 0 && verdicts.every(isAsExpected)
        : verdicts.some(isAsExpected);
    const isValueMet = verdicts.some((verdict) => isAsExpected(verdict) && isSameValue(expected, verdict));
    return met && isValueMet ? [] : [{ expected, found: verdicts.map(shown) }];
  });
  const statements = (example.supplemental ?? []).flatMap(({ code, names = [] }) => {
    const found = derived.supplemental.filter((statement) => statement.code === code);
    const isMet = found.length > 0 && names.every((name) => found.some((statement) => statement.names.includes(name)));
    return isMet ? [] : [{ expected: { code, names }, found: derived.supplemental }];
  });
  const unwanted = (example.absentSupplemental ?? []).filter((code) =>
    derived.supplemental.some((statement) => statement.code === code),
  );
  const names = example.labelNames;
  const areNamesMet = !names || String([...names].sort()) === String([...derived.labelNames].sort());
  const unknown = (example.unknownToxicity ?? []).filter(
    ({ route, percent }) =>
      !derived.unknownToxicity.some((found) => found.route === route && Math.abs(found.percent - percent) < 1e-9),
  );
  return [
    ...classes,
    ...statements,
    ...unwanted.map((code) => ({ expected: `no ${code}`, found: derived.supplemental })),
    ...(areNamesMet ? [] : [{ expected: { labelNames: names }, found: derived.labelNames }]),
    ...unknown.map((expected) => ({ expected, found: derived.unknownToxicity })),
  ];
}

test('there are at least 90 worked examples, each with a name of its own, a source and its arithmetic', () => {
  expect(workedExamples.length).toBeGreaterThanOrEqual(90);
  const names = workedExamples.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  for (const { source, arithmetic } of workedExamples) {
    expect(source.length).toBeGreaterThan(20);
    expect(arithmetic).not.toContain('\n');
    expect(arithmetic).not.toBe('');
  }
});

test.each(workedExamples.map((example) => [example.name, example] as const))(
  'the published example is classified as the law says: %s',
  (_name, example) => {
    const differences = differencesOf(example, classify(example.mixture));
    expect({ source: example.source, arithmetic: example.arithmetic, differences }).toEqual({
      source: example.source,
      arithmetic: example.arithmetic,
      differences: [],
    });
  },
);
