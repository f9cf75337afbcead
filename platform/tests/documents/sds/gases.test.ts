import { buildIpi } from '../../../documents/ipi/view-model.ts';
import { en } from '../../../phrases/en.ts';
import { documentLanguages } from '../../../phrases/languages.ts';
import { phrasesFor } from '../../../phrases/phrases.ts';
import { statementText } from '../../../phrases/statements.ts';
import { classified, factsOf, sampleOptions, sampleProduct, sampleSds, textsOf } from '../sample-product.ts';

const { standard } = en;
const propane = ['Flam. Gas 1A: H220', 'Press. Gas (Liq.): H280'];
const nitrogen = ['Press. Gas (Ref. Liq.): H281'];
const argon = ['Press. Gas (Comp.): H280'];
const ammonia = ['Flam. Gas 2: H221', 'Press. Gas (Liq.): H280', 'Acute Tox. 3: H331', 'Skin Corr. 1B: H314'];
const solvent = ['Flam. Liq. 2: H225'];

const printed = (number: string, entries: readonly string[]) =>
  textsOf(sampleSds({ classification: classified(...entries) }), number);

function instructions(entries: readonly string[], term: string, lang: 'en' | 'de' = 'en'): string[] {
  const { sections } = buildIpi(
    sampleProduct,
    factsOf({ classification: classified(...entries) }),
    lang,
    sampleOptions,
  );
  return sections.flatMap(({ rows }) => rows.filter((row) => row.term === term).flatMap(({ values }) => values));
}

test('a fire of flammable gas is not extinguished before the leak can be stopped', () => {
  const { leakingGasFire } = standard;
  for (const entry of ['Flam. Gas 1A: H220', 'Flam. Gas 2: H221']) {
    expect(printed('5.3', [entry])[0]).toBe(leakingGasFire);
    expect(instructions([entry], en.ipi.labels.fire)[0]).toBe(leakingGasFire);
  }
  for (const entries of [argon, solvent]) {
    expect(printed('5.3', entries)).not.toContain(leakingGasFire);
    expect(instructions(entries, en.ipi.labels.fire)).not.toContain(leakingGasFire);
  }
  for (const { code } of documentLanguages)
    expect(phrasesFor(code).standard.leakingGasFire).toBe(statementText('P377', code));
});
