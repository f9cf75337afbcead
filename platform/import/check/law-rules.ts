import type { ProductFacts } from '../../product/facts.ts';
import { type Finding, type Path, warning } from '../../product/findings.ts';
import { mixtureOf } from '../../product/mixture.ts';
import { differencesOf } from '../../rules/classification/differences.ts';
import { flammableLiquidVerdict } from '../../rules/classification/classes/flammable-liquids.ts';

/** Checks facts against a rule of law; `at` is their path in the file, `isPublished` the state that the file gives the product. */
export type LawRule = (facts: ProductFacts, at: Path, product?: { isPublished?: boolean }) => (Finding | false)[];

/**
 * The category of a flammable liquid, of a substance; mixtures are compared as a whole (check-mixture.ts). Without a boiling point
 * both Flam. Liq. 1 and 2 are possible.
 */
const flashPoint: LawRule = (facts, at) => {
  if (facts.kind === 'mixture') return [];
  const own = facts.classification.filter(({ category }) => category.startsWith('Flam. Liq.'));
  const { measured } = mixtureOf(facts);
  if (measured.flashPoint === null) return [];
  const isOpen = measured.initialBoilingPoint === null && own.some(({ category }) => category === 'Flam. Liq. 2');
  const known = isOpen ? { ...measured, initialBoilingPoint: { above: 35 } } : measured;
  return differencesOf(own, { verdicts: [flammableLiquidVerdict(known, [])] }).map(({ kind, category, because }) =>
    warning([...at, 'classification'], `${kind === 'lacking' ? 'lacks' : 'has'} ${category}: ${because}`),
  );
};

const dangerousToWater = /^Aquatic (Acute 1|Chronic [12])/;

/** Classes that are always dangerous goods. */
const dangerousGoods: readonly { of: RegExp; goods: string; provision: string }[] = [
  { of: /^Flam\. Liq\. [12]/, goods: 'class 3', provision: 'ADR 2.2.3.1.1' },
  { of: dangerousToWater, goods: 'class 9 at least', provision: 'ADR 2.2.9.1.10' },
];

const transport: LawRule = ({ classification, transport: goods }, at) => {
  const first = (of: RegExp) => classification.find(({ category }) => of.test(category))?.category;
  const path = [...at, 'transport'];
  if (goods === null) {
    const found = dangerousGoods.find(({ of }) => first(of));
    return [
      found !== undefined &&
        warning(path, `is null; ${first(found.of)} is dangerous goods of ${found.goods} (${found.provision})`),
    ];
  }
  const aquatic = first(dangerousToWater);
  return [
    aquatic !== undefined &&
      !goods.environmentallyHazardous &&
      warning(
        [...path, 'environmentallyHazardous'],
        `is false; ${aquatic} requires the mark with fish and tree (ADR 2.2.9.1.10 and 5.2.1.8)`,
      ),
  ];
};

/** Checks measured values and transport against the classification. */
export const propertyRules: readonly LawRule[] = [flashPoint, transport];
