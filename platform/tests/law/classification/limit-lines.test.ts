import { expectEach } from '../../../../tests/support/expect-each.ts';
import { unlessEndless } from '../../../../tests/support/unless-endless.ts';
import { textsOf } from '../../../languages/messages.ts';
import { type LimitLine, readLimitLine, readLimits } from '../../../law/classification/model/limit-lines.ts';

const nbsp = '\u00A0';

const classed = (category: string, h: string, from: number | null, below: number | null, more = {}): LimitLine => ({
  kind: 'class',
  category,
  h: [h],
  from,
  below,
  ...more,
});
const ate = (
  route: 'oral' | 'dermal' | 'inhalation',
  value: number,
  unit: 'mg/kg' | 'mg/l' | 'ppmV',
  form: 'gas' | 'vapour' | 'dustOrMist' | null = null,
): LimitLine => ({ kind: 'ate', route, form, value, unit });
const factor = (effect: 'acute' | 'chronic' | 'both', value: number): LimitLine => ({
  kind: 'factor',
  effect,
  factor: value,
});
const euh031: LimitLine = { kind: 'statement', code: 'EUH031', from: 5, below: null };

/** Lines of CLP Annex VI, Table 3, in its printed form and in those of ECHA's tables; lines of product files and data sheets. */
const lines: [text: string, read: LimitLine[]][] = [
  // concentration limits of Annex VI
  [`STOT SE 3; H335: C ≥ 5${nbsp}%`, [classed('STOT SE 3', 'H335', 5, null)]],
  [`Skin Irrit. 2; H315: 0,5${nbsp}% ≤ C <${nbsp}2${nbsp}%`, [classed('Skin Irrit. 2', 'H315', 0.5, 2)]],
  ['Skin Sens. 1A; H317: C ≥ 0,0015 %', [classed('Skin Sens. 1A', 'H317', 0.0015, null)]],
  ['Carc. 1B; H350: C ≥ 0,001 %', [classed('Carc. 1B', 'H350', 0.001, null)]],
  ['Carc. 1B; H350: C ≥ 5.0E-4%', [classed('Carc. 1B', 'H350', 0.0005, null)]],
  ['Repr. 1A; H360D: C ≥ 0,03 %', [classed('Repr. 1A', 'H360D', 0.03, null)]],
  ['Repr. 1B; H360FD: C ≥ 3,1 %', [classed('Repr. 1B', 'H360FD', 3.1, null)]],
  ['Eye Irrit. 2; H319: 14.0% ≤ C < 22.0%', [classed('Eye Irrit. 2', 'H319', 14, 22)]],
  ['Org. Perox. C; H242: C ≥ 10 %', [classed('Org. Perox. C', 'H242', 10, null)]],
  [`Ox. Liq. 1; H271: C ≥ 70${nbsp}%****`, [classed('Ox. Liq. 1', 'H271', 70, null)]],
  [`Ox. Liq. 2; H272: 50${nbsp}% ≤ C <${nbsp}70${nbsp}% ****`, [classed('Ox. Liq. 2', 'H272', 50, 70)]],
  ['Ox. Liq. 3; H272: 99 % > C ≥ 65 %', [classed('Ox. Liq. 3', 'H272', 65, 99)]],
  ['STOT SE 3; H335: C < 10 %', [classed('STOT SE 3', 'H335', null, 10)]],
  ['Carc. 1B; H350: C ≥ 0,01 % * oral', [classed('Carc. 1B', 'H350', 0.01, null)]],
  ['Resp. Sens.; H334: C ≥ 0,2 %', [classed('Resp. Sens. 1', 'H334', 0.2, null)]],
  ['EUH031: C ≥ 5 %', [euh031]],
  ['EUH031; C≥5%', [euh031]],
  // irregular spellings in ECHA's tables
  [`STOT SE 3; H335; C ≥ 35${nbsp}%`, [classed('STOT SE 3', 'H335', 35, null)]],
  ['Skin Corr. 1C; : C ≥ ,6 %', [classed('Skin Corr. 1C', 'H314', 0.6, null)]],
  ['Skin Irrit. 2; H315: ,06 % ≤ C < ,6 %', [classed('Skin Irrit. 2', 'H315', 0.06, 0.6)]],
  ['Skin. Corr. 1b; H314: C ≥ 5 %', [classed('Skin Corr. 1B', 'H314', 5, null)]],
  ['Carc. 1Β; H350: С ≥ 0,1 %', [classed('Carc. 1B', 'H350', 0.1, null)]],
  ['Muta 2; H341: C ≥ 1 %', [classed('Muta. 2', 'H341', 1, null)]],
  ['STOT RE 1; H372 **: C ≥ 1 %', [classed('STOT RE 1', 'H372', 1, null)]],
  ['STOT RE 1; H372 (blood): C ≥ 1 %', [classed('STOT RE 1', 'H372', 1, null, { detail: 'blood' })]],
  // misprints of the consolidated table (1 July 2026) whose meaning is certain: 082-001-00-6, 016-023-00-4, 048-006-00-2, 050-021-00-4,
  // 607-001-00-0, 615-012-00-7, 017-006-00-4
  ['Repr.2 H361f: C ≥ 2,5 %', [classed('Repr. 2', 'H361f', 2.5, null)]],
  [
    'Carc. 1B; H350: C ≥ 0,01 % Muta. 2 H341: C ≥ 0,01 % STOT SE 3; H335: C ≥ 5 %',
    [
      classed('Carc. 1B', 'H350', 0.01, null),
      classed('Muta. 2', 'H341', 0.01, null),
      classed('STOT SE 3', 'H335', 5, null),
    ],
  ],
  [
    'STOT RE 1; H372: C ≥ 7 % STOT RE 2:\n0,1 % ≤ C <7 %',
    [classed('STOT RE 1', 'H372', 7, null), classed('STOT RE 2', 'H373', 0.1, 7)],
  ],
  ['Repr. 1B; H360 D: C ≥ 0,03 %', [classed('Repr. 1B', 'H360D', 0.03, null)]],
  ['Skin Corr. 1B; 314: 10 % ≤ C < 90 %', [classed('Skin Corr. 1B', 'H314', 10, 90)]],
  ['Eye Irrit.; H319: C ≥ 5 %', [classed('Eye Irrit. 2', 'H319', 5, null)]],
  ['Ox. Liq. 1; H271: C > 50 %:', [classed('Ox. Liq. 1', 'H271', 50, null, { fromExclusive: true })]],
  // operators and spaces of data sheets
  ['Eye Irrit. 2;H319:C>=5%', [classed('Eye Irrit. 2', 'H319', 5, null)]],
  ['Eye Irrit. 2; H319: 5% <= C<10%', [classed('Eye Irrit. 2', 'H319', 5, 10)]],
  ['Eye Irrit. 2; H319: C > 5 %', [classed('Eye Irrit. 2', 'H319', 5, null, { fromExclusive: true })]],
  [
    'Eye Irrit. 2; H319: 5 % < C ≤ 10 %',
    [classed('Eye Irrit. 2', 'H319', 5, 10, { fromExclusive: true, belowInclusive: true })],
  ],
  ['Eye Irrit. 2; H319: 10 % ≥ C ≥ 5 %', [classed('Eye Irrit. 2', 'H319', 5, 10, { belowInclusive: true })]],
  ['Eye Irrit. 2; H319: ≥ 5 - < 10 %', [classed('Eye Irrit. 2', 'H319', 5, 10)]],
  ['Eye Irrit. 2; H319: 5 % ≤ C', [classed('Eye Irrit. 2', 'H319', 5, null)]],
  ['Eye Irrit. 2; H319: C ≥ 5 % (w/w)', [classed('Eye Irrit. 2', 'H319', 5, null)]],
  // several in one line
  [
    'Skin Corr. 1B; H314: C ≥ 5 %; Eye Dam. 1; H318: C ≥ 5 %; Eye Irrit. 2; H319: 1 % ≤ C < 5 %',
    [
      classed('Skin Corr. 1B', 'H314', 5, null),
      classed('Eye Dam. 1', 'H318', 5, null),
      classed('Eye Irrit. 2', 'H319', 1, 5),
    ],
  ],
  [
    'Skin Corr. 1B; H314, Eye Dam. 1; H318: C ≥ 5 %',
    [classed('Skin Corr. 1B', 'H314', 5, null), classed('Eye Dam. 1', 'H318', 5, null)],
  ],
  [
    'Skin Corr. 1B, Eye Dam. 1; H314, H318: C ≥ 5 %',
    [classed('Skin Corr. 1B', 'H314', 5, null), classed('Eye Dam. 1', 'H318', 5, null)],
  ],
  ['Repr. 1B; H360D: C ≥ 0,3 %\r\nM=10\r\n*', [classed('Repr. 1B', 'H360D', 0.3, null), factor('both', 10)]],
  // M factors
  ['M=10', [factor('both', 10)]],
  ['M = 1000', [factor('both', 1000)]],
  ['M = 10.0', [factor('both', 10)]],
  ['M = 1 000', [factor('both', 1000)]],
  ['M (Chronic)=1', [factor('chronic', 1)]],
  ['M(acute) = 10', [factor('acute', 10)]],
  ['M = 10 (chronic)', [factor('chronic', 10)]],
  ['M (acute) = 100; M (chronic) = 10', [factor('acute', 100), factor('chronic', 10)]],
  ['M-factor (acute): 10', [factor('acute', 10)]],
  ['Aquatic Acute 1: M = 100', [factor('acute', 100)]],
  ['Aquatic Chronic 1; H410: M = 10', [factor('chronic', 10)]],
  // 017-011-00-1 in ECHA's table: the acute one first
  ['M=10\nM=1', [factor('acute', 10), factor('chronic', 1)]],
  ['M = 10\nM (Chronic) = 1', [factor('acute', 10), factor('chronic', 1)]],
  // acute toxicity estimates
  ['Oral: ATE = 500 mg/kg bw', [ate('oral', 500, 'mg/kg')]],
  ['oral: ATE = 890,0 mg/kg bw', [ate('oral', 890, 'mg/kg')]],
  ['dermal: ATE = 300 mg/kg bw', [ate('dermal', 300, 'mg/kg')]],
  ['inhalation: ATE = 0,5 mg/L (dusts or mists)', [ate('inhalation', 0.5, 'mg/l', 'dustOrMist')]],
  ['inhalation: ATE = 0.75 mg/L dusts or mists', [ate('inhalation', 0.75, 'mg/l', 'dustOrMist')]],
  ['inhalation: ATE = 11 mg/L (vapours)', [ate('inhalation', 11, 'mg/l', 'vapour')]],
  ['inhalation: ATE = 2,65 mg/L', [ate('inhalation', 2.65, 'mg/l')]],
  ['inhalation: ATE = 700 ppmV (gases)', [ate('inhalation', 700, 'ppmV', 'gas')]],
  // 603-023-00-X
  ['inhalation: ATE = 700  (gases)', [ate('inhalation', 700, 'ppmV', 'gas')]],
  // 028-018-00-4
  [
    'oral: ATE = 1098.0 mg/kg bw (tetrahydrate)',
    [{ kind: 'ate', route: 'oral', form: null, value: 1098, unit: 'mg/kg', condition: 'tetrahydrate' }],
  ],
  [
    'oral: ATE = 100 mg/kg bw inhalation: ATE = 0,05 mg/L (dusts or mists)',
    [ate('oral', 100, 'mg/kg'), ate('inhalation', 0.05, 'mg/l', 'dustOrMist')],
  ],
  ['ATE (H302) = 1 200 mg/kg', [ate('oral', 1200, 'mg/kg')]],
  ['ATE (H312) = 1100 mg/kg', [ate('dermal', 1100, 'mg/kg')]],
  ['ATE (H330) = 100 ppmV', [ate('inhalation', 100, 'ppmV', 'gas')]],
  ['ATE (H330) = 0.21 mg/l', [ate('inhalation', 0.21, 'mg/l')]],
  ['ATE (H332) = 11 mg/l (vapour)', [ate('inhalation', 11, 'mg/l', 'vapour')]],
  ['ATE (oral): 500 mg/kg', [ate('oral', 500, 'mg/kg')]],
  ['ATE inhalation (dust/mist) = 1.5 mg/l', [ate('inhalation', 1.5, 'mg/l', 'dustOrMist')]],
  // footnotes alone
  ['*', []],
  ['* oral', []],
  ['****', []],
  ['', []],
];

test('limits, M factors and ATEs are read in each form', async () => {
  await expectEach(
    lines,
    ([text]) => text,
    ([text, read]) => {
      expect(readLimitLine(text)).toEqual(read);
    },
  );
});

test('what cannot be read is kept with its reason', async () => {
  const unreadable: [text: string, reason: string][] = [
    ['Skin Irrit. 3; H315: C ≥ 5 %', 'Skin Irrit. 3 is not a category of CLP Annex I'],
    ['Skin Irrit. 2; H314: C ≥ 5 %', 'H314 is not of Skin Irrit. 2'],
    ['Carc. 1B; H350x: C ≥ 5 %', 'H350x is not of Carc. 1B'],
    ['STOT SE 3; : C ≥ 5 %', 'STOT SE 3 lacks its statement'],
    ['Skin Irrit. 2; H315: C ≥ 5', 'its content has no %'],
    ['Skin Irrit. 2; H315: C ≥ 500 %', '500 % is more than 100 %'],
    ['Skin Irrit. 2; H315: 5 % ≤ C < 2 %', 'no content lies between its bounds'],
    ['Skin Irrit. 2; H315: 5 % ≤ C ≥ 2 %', 'it has two lower bounds'],
    ['Skin Irrit. 2; H315: C ≥ 5 % (v/v)', "'(v/v)' changes its meaning"],
    ['C ≥ 5 %', 'it has the form of no limit, M factor or ATE'],
    // 028-026-00-8
    ['Skin Sens. 1; H317:C;≥0,01 %', 'it has the form of no limit, M factor or ATE'],
    ['M = 20', '20 is not a power of ten'],
    ['M = 0', '0 is not a power of ten'],
    ['Oral: ATE > 2000 mg/kg bw', 'an ATE is one value, not a range'],
    ['Oral: ATE = 1,200 mg/kg bw', '1,200 can be read as two numbers'],
    ['Oral: ATE = 500', 'the unit of oral is missing'],
    ['Oral: ATE = 0 mg/kg', '0 is not an amount'],
    ['Oral: ATE = 5 mg/l', 'mg/l is not the unit of oral'],
    ['inhalation: ATE = 3 mg/L (gases)', 'mg/L is not the unit of gases'],
    ['inhalation: ATE = 3 ppmV (vapours)', 'ppmV is not the unit of vapours'],
    ['ATE (H319) = 5 mg/kg', 'H319 is not a statement of acute toxicity'],
    ['see section 3', 'it has the form of no limit, M factor or ATE'],
  ];
  await expectEach(
    unreadable,
    ([text]) => text,
    ([text, reason]) => {
      expect(readLimitLine(text)).toMatchObject([{ kind: 'unreadable', text }]);
      expect(readLimitLine(text).map((line) => line.kind === 'unreadable' && textsOf(line.reason).en)).toEqual([
        reason,
      ]);
    },
  );
});

test('a part that cannot be read leaves the others of its line readable', () => {
  expect(readLimitLine('see note; Skin Irrit. 2; H315: C ≥ 5 %; or so\nM = 10')).toEqual([
    {
      kind: 'unreadable',
      text: 'see note; C ≥ 5 %',
      reason: { code: 'limit.noCategory', values: { category: 'see note' } },
    },
    classed('Skin Irrit. 2', 'H315', 5, null),
    { kind: 'unreadable', text: 'or so', reason: { code: 'limit.noForm' } },
    factor('both', 10),
  ]);
});

test('M factors without their hazard are those of acute and of chronic toxicity in this order', () => {
  expect(readLimits(['M=10', 'EUH031: C ≥ 5 %', 'M=1'])).toEqual([factor('acute', 10), euh031, factor('chronic', 1)]);
});

test('hostile texts are read in a moment', () => {
  const start = process.cpuUsage();
  for (const part of [
    'A',
    'A; ',
    'H314',
    '1 ',
    'M ',
    '(',
    'C ≥ ',
    'oral: ',
    'Skin Irrit. 2; H315: ',
    '5 % ≤ C ',
    '1 000 ',
  ]) {
    readLimitLine(part.repeat(5000).slice(0, 10_000));
  }
  readLimitLine('A'.repeat(1_000_000));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
});

test.each([
  ['statements without a limit', ['A H300B '.repeat(4000)]],
  ['statements before a sign without a figure', [`${'A H300B '.repeat(4000)}%`]],
  ['separators', Array.from({ length: 50 }, () => `x${';'.repeat(32_000)}`)],
])('thousands of %s are read', (_what, limits) => {
  expect(unlessEndless(() => readLimits(limits)).every(({ kind }) => kind === 'unreadable')).toBe(true);
});
