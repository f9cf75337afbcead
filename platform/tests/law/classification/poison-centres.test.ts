import { expectEach } from '../../../../tests/support/expect-each.ts';
import { needsUfi } from '../../../law/classification/needs-ufi.ts';

/** CLP Art. 45 and Annex VIII, Part A, 2.2. */
const cases: [classes: string[], needs: boolean][] = [
  [[], false],
  [['Press. Gas (Comp.) H280'], false],
  [['Press. Gas (Ref. Liq.) H281'], false],
  [['Expl. 1.4 H204'], false],
  [['Press. Gas (Liq.) H280', 'Unst. Expl. H200'], false],
  [['Aquatic Acute 1 H400', 'Ozone 1 H420'], false],
  [['Press. Gas (Liq.) H280', 'Flam. Gas 1A H220'], true],
  [['Press. Gas (Comp.) H280', 'STOT SE 3 H336'], true],
  [['Desen. Expl. 4 H208'], true],
  [['Met. Corr. 1 H290'], true],
  [['ED HH 1 EUH380'], true],
];

test('a UFI is for mixtures with a health or physical hazard other than gases under pressure and explosives', () =>
  expectEach(
    cases,
    ([classes]) => classes.join(', '),
    ([classes, needs]) => {
      const classification = classes.map((one) => {
        const [, category, code] = /^(.*) (\S+)$/.exec(one)!;
        return { category: category!, h: [code!] };
      });
      expect(needsUfi(classification)).toBe(needs);
    },
  ));
