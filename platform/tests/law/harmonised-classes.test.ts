import { expectEach } from '../../../tests/support/expect-each.ts';
import { milderThanHarmonised, missingLimits } from '../../law/classification/harmonised.ts';

const classes = (text: string) =>
  text === ''
    ? []
    : text.split(', ').map((entry) => {
        const [, category, h] = /^(.*?)(?: \((.*)\))?$/.exec(entry)!;
        return { category: category!, h: h ? [h] : [] };
      });

/** CLP Art. 4(3); Annex VI 1.2. */
const cases: [entered: string, harmonised: string, milder: string][] = [
  ['', 'Carc. 1B (H350)', 'Carc. 1B (H350)'],
  ['Carc. 2 (H351)', 'Carc. 1B (H350)', 'Carc. 1B (H350)'],
  ['Carc. 1B (H350)', 'Carc. 1B (H350)', ''],
  ['Carc. 1A (H350)', 'Carc. 1B (H350)', ''],
  ['Acute Tox. 3 (H301)', 'Acute Tox. 3 (H311)', 'Acute Tox. 3 (H311)'],
  ['Acute Tox. 4 (H302)', 'Acute Tox. 3 (H301)', 'Acute Tox. 3 (H301)'],
  ['Acute Tox. 2 (H300)', 'Acute Tox. 3 (H301)', ''],
  ['Skin Irrit. 2 (H315)', 'Skin Corr. 1B (H314)', 'Skin Corr. 1B (H314)'],
  ['Skin Corr. 1 (H314)', 'Skin Corr. 1B (H314)', ''],
  ['Skin Corr. 1C (H314)', 'Skin Corr. 1 (H314)', ''],
  ['Skin Corr. 1C (H314)', 'Skin Corr. 1A (H314)', 'Skin Corr. 1A (H314)'],
  ['Skin Corr. 1B (H314)', 'Eye Dam. 1 (H318)', ''],
  ['Eye Irrit. 2 (H319)', 'Eye Dam. 1 (H318)', 'Eye Dam. 1 (H318)'],
  ['Skin Sens. 1B (H317)', 'Skin Sens. 1A (H317)', 'Skin Sens. 1A (H317)'],
  ['Skin Sens. 1A (H317)', 'Skin Sens. 1 (H317)', ''],
  ['Skin Sens. 1 (H317)', 'Skin Sens. 1A (H317)', 'Skin Sens. 1A (H317)'],
  ['Skin Sens. 1 (H317)', 'Skin Sens. 1B (H317)', ''],
  ['Resp. Sens. 1 (H334)', 'Resp. Sens. 1A (H334)', 'Resp. Sens. 1A (H334)'],
  ['STOT SE 3 (H335)', 'STOT SE 3 (H336)', 'STOT SE 3 (H336)'],
  ['STOT SE 3 (H335)', 'STOT SE 1 (H370)', 'STOT SE 1 (H370)'],
  ['Flam. Gas 1A (H220)', 'Flam. Gas 1 (H220), Press. Gas', ''],
  ['Flam. Liq. 3 (H226)', 'Flam. Liq. 2 (H225)', 'Flam. Liq. 2 (H225)'],
  ['Org. Perox. D (H242)', 'Org. Perox. C (H242)', 'Org. Perox. C (H242)'],
  ['Repr. 1B (H360D)', 'Repr. 1B (H360FD)', 'Repr. 1B (H360FD)'],
  ['Repr. 1B (H360)', 'Repr. 1B (H360FD)', ''],
  ['Repr. 1B (H360FD)', 'Repr. 1B (H360D)', ''],
  ['Repr. 2 (H361d)', 'Repr. 1B (H360D)', 'Repr. 1B (H360D)'],
  [
    'Aquatic Chronic 2 (H411)',
    'Aquatic Acute 1 (H400), Aquatic Chronic 1 (H410)',
    'Aquatic Acute 1 (H400), Aquatic Chronic 1 (H410)',
  ],
];

test('harmonised classes that a substance lacks or has in a milder category are named', async () => {
  await expectEach(
    cases,
    (row) => row.join(' | '),
    ([entered, harmonised, milder]) => {
      expect(milderThanHarmonised(classes(entered), classes(harmonised))).toEqual(classes(milder));
    },
  );
});

/** CLP Art. 10(4), Annex VI 1.1.2.3. */
const limitCases: [entered: string[], harmonised: string[], missing: string[]][] = [
  [[], ['Skin Corr. 1B; H314: C ≥ 25 %', '*'], ['Skin Corr. 1B; H314: C ≥ 25 %']],
  [['Skin Corr. 1B; H314: C ≥ 25 %'], ['Skin Corr. 1B; H314: C ≥ 25 %'], []],
  [['Skin Corr. 1B; H314: C ≥ 10 %'], ['Skin Corr. 1B; H314: C ≥ 25 %'], []],
  [['Skin Sens. 1; H317: C ≥ 1 %'], ['Skin Sens. 1; H317: C ≥ 0,2 %'], ['Skin Sens. 1; H317: C ≥ 0,2 %']],
  [[], ['M=10', 'M=1'], ['M (acute) = 10', 'M (chronic) = 1']],
  [['M (acute) = 100'], ['M = 10'], ['M (chronic) = 10']],
  [['ATE (H302) = 500 mg/kg'], ['oral: ATE = 500 mg/kg bw'], []],
  [['ATE (H302) = 700 mg/kg'], ['oral: ATE = 500 mg/kg bw'], ['oral: ATE = 500 mg/kg bw']],
  [
    ['ATE (H331) = 3 mg/l (vapour)'],
    ['inhalation: ATE = 0,5 mg/L (dusts or mists)'],
    ['inhalation: ATE = 0,5 mg/L (dusts or mists)'],
  ],
  [[], ['EUH031: C ≥ 5 %', 'no limit at all'], ['EUH031: C ≥ 5 %']],
];

test('harmonised limits, M factors and estimates that a substance lacks or has less strict are named', async () => {
  await expectEach(
    limitCases,
    (row) => JSON.stringify(row),
    ([entered, harmonised, missing]) => {
      expect(missingLimits(entered, harmonised)).toEqual(missing);
    },
  );
});
