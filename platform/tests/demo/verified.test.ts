import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { illustrative, verifiedFigures } from '../../demo/verified.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import { documentLanguages, localise } from '../../languages/languages.ts';
import { productFacts } from '../../product/facts.ts';
import { expectEach } from '../../../tests/support/expect-each.ts';

const versions = demoCatalogue.flatMap(({ id, versions: all }) =>
  all.map(({ text, facts }) => ({ edition: `${id} ${text}`, facts: productFacts.parse(facts) })),
);

test('every limit, level and result of the demo catalogue was compared with a source, or says that it is illustrative', () =>
  expectEach(
    versions,
    ({ edition }) => edition,
    ({ facts }) => {
      const nameOf = (agent: Parameters<typeof localise>[0]) =>
        localise(agent ?? facts.composition[0]?.name, 'en') ?? '';
      const isVerified = (kind: string, agent: Parameters<typeof localise>[0]) =>
        verifiedFigures.some((figure) => figure.kind === kind && figure.substance === nameOf(agent));
      const limits = [...facts.exposureLimits, ...(facts.biologicalLimits ?? [])]
        .filter(({ law, agent }) => !isVerified(law, agent))
        .filter(({ note }) =>
          documentLanguages.some(({ code }) => !localise(note, code)?.endsWith(phrasesFor(code).terms[illustrative])),
        )
        .map(({ law, agent }) => `${law} ${nameOf(agent)}`);
      const figures = [
        ...(facts.noEffectLevels ?? []).map((level) => ({ ...level, kind: 'DNEL' })),
        ...(facts.noEffectConcentrations ?? []).map((level) => ({ ...level, kind: 'PNEC' })),
        ...facts.studies.map((study) => ({ ...study, kind: study.endpoint as string })),
      ]
        .filter(({ kind, substance, source }) => !isVerified(kind, substance) && source !== illustrative)
        .map(({ kind, substance }) => `${kind} ${nameOf(substance)}`);
      expect([...limits, ...figures]).toEqual([]);
    },
  ));

test('each figure that was compared names its source and when it was read', () => {
  expect(verifiedFigures.length).toBeGreaterThan(20);
  for (const { source, read } of verifiedFigures) expect([source.length > 5, read]).toEqual([true, '2026-11']);
});
