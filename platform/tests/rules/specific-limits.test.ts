import { readSpecificLimit } from '../../rules/specific-limits.ts';

test.each([
  ['Eye Irrit. 2; H319: C ≥ 50 %', { kind: 'class', category: 'Eye Irrit. 2', h: 'H319', from: 50 }],
  [
    'Skin Irrit. 2; H315: 0.5 % ≤ C < 2 %',
    { kind: 'class', category: 'Skin Irrit. 2', h: 'H315', from: 0.5, below: 2 },
  ],
  ['EUH031: C ≥ 5 %', { kind: 'statement', euh: 'EUH031', from: 5 }],
  ['M (acute) = 10', { kind: 'factor', effect: 'acute', factor: 10 }],
  ['M (chronic) = 1', { kind: 'factor', effect: 'chronic', factor: 1 }],
  ['ATE (H302) = 1 200 mg/kg', { kind: 'estimate', h: 'H302', value: '1 200 mg/kg' }],
  ['M (acute) = 20', null],
  ['Eye Irrit. 2; H319: C < 50 %', null],
  ['Eye Irrit. 2, H319, from 50 %', null],
])('%s', (text, read) => {
  expect(readSpecificLimit(text)).toEqual(read);
});
