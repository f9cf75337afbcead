import type { BasicProperty, ProductFacts } from '../../product/facts.ts';
import { type Finding, type Path, warning } from '../../product/findings.ts';
import { inLanguage } from '../../phrases/languages.ts';
import { missingToxicity, type MissingToxicity } from '../../rules/acute-toxicity.ts';
import { type MissingClass, missingInMixture, sharesOf } from '../../rules/mixture-limits.ts';
import { readSpecificLimit } from '../../rules/specific-limits.ts';
import { type NumericRange, parseRange } from '../../product/numeric-range.ts';

/** Checks facts against a rule of law; `at` is their path in the file. */
export type LawRule = (facts: ProductFacts, at: Path) => (Finding | false)[];

/** The classes of CLP Art. 18(3)(b). */
const namedOnLabel = /^(Acute Tox|Skin Corr|Eye Dam|Muta|Carc|Repr|Resp\. Sens|Skin Sens|STOT|Asp\. Tox)/;

/** Checks what follows from a mixture's ingredients. */
export const mixture: LawRule = (facts, at) => {
  if (facts.kind !== 'mixture') return [];
  const { classification, composition, label } = facts;
  const sum = composition.reduce((total, { content = 0 }) => total + content, 0);
  const ingredients = composition.map((one) => ({ ...one, name: inLanguage(one.name, 'en') ?? '' }));
  const classes = [...at, 'classification'];
  const causing = classification.find(({ category }) => namedOnLabel.test(category));
  return [
    ...missingInMixture(ingredients, classification).map((missing) => warning(classes, lacksClass(missing))),
    ...missingToxicity(ingredients, classification).map((missing) => warning(classes, lacksToxicity(missing))),
    sum > 100.5 && warning([...at, 'composition'], `adds up to ${Number(sum.toFixed(3))} %`),
    causing !== undefined &&
      label.contains.length === 0 &&
      warning(
        [...at, 'label', 'contains'],
        `is empty; ${causing.category} requires the names of the substances that cause it (CLP Art. 18(3)(b))`,
      ),
    facts.ufi === undefined &&
      classification.some(({ h }) => h.some((code) => /^H[23]/.test(code))) &&
      warning(at, 'has no ufi; a mixture with health or physical hazards must have one (CLP Annex VIII)'),
  ];
};

const number = (value: number) => Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 20 });

/** With one ingredient: `lacks Carc. 1: formaldehyde has 0.5 %, the limit is 0.1 % (CLP Annex I …)`. */
function lacksClass({ is, provision, parts }: MissingClass): string {
  const [first, ...others] = parts;
  const why =
    others.length === 0
      ? `${first!.name} has ${number(first!.content)} %, the limit is ${number(first!.limit)} %`
      : `${parts.map(({ name, content, limit }) => `${number(content)} of ${number(limit)} % (${name})`).join(' + ')} = ${number(sharesOf(parts))} times the limit`;
  return `lacks ${is}: ${why} (${provision})`;
}

const lacksToxicity = ({ route, category, ate, unit }: MissingToxicity): string =>
  `lacks Acute Tox. ${category} (${route}): the ingredients give an ATE of ${number(ate)} ${unit} (CLP Annex I 3.1.3.6.1)`;

/** Limits of ingredients that cannot be parsed. */
export const specificLimits: LawRule = ({ composition }, at) =>
  composition.flatMap(({ limits }, place) =>
    limits.map(
      (text, inner) =>
        !readSpecificLimit(text) &&
        warning(
          [...at, 'composition', place, 'limits', inner],
          `'${text}' cannot be parsed, it is only printed; write it as 'Eye Irrit. 2; H319: C ≥ 50 %', 'M (acute) = 10' or 'ATE (H302) = 500 mg/kg'`,
        ),
    ),
  );

/** A measured value of section 9.1; null when it is not numeric or has another unit. */
function measured({ basicProperties }: ProductFacts, property: BasicProperty, unit?: string): NumericRange | null {
  const value = basicProperties[property];
  if (typeof value !== 'object' || !('value' in value) || typeof value.value === 'object') return null;
  return value.unit === unit ? parseRange(value.value ?? '') : null;
}

const isBelow = ({ exact, upper }: NumericRange, limit: number) =>
  (exact?.value ?? Infinity) < limit ||
  (upper !== undefined && (upper.value < limit || (upper.value === limit && upper.symbol === 'lt')));
const isAtMost = ({ exact, upper }: NumericRange, limit: number) =>
  (exact ?? upper ?? { value: Infinity }).value <= limit;
const isAtLeast = ({ exact, lower }: NumericRange, limit: number) =>
  (exact ?? lower ?? { value: -Infinity }).value >= limit;
const isAbove = (range: NumericRange, limit: number) => isAtLeast(range, limit) && !isAtMost(range, limit);

/** The categories that a flash point allows (CLP Annex I, Table 2.6.1); null: not determined. */
function categoriesOf(flashPoint: NumericRange, boilingPoint: NumericRange | null): string[] | null {
  if (isBelow(flashPoint, 23)) {
    if (boilingPoint && isAtMost(boilingPoint, 35)) return ['Flam. Liq. 1'];
    return boilingPoint && isAbove(boilingPoint, 35) ? ['Flam. Liq. 2'] : ['Flam. Liq. 1', 'Flam. Liq. 2'];
  }
  if (isAtLeast(flashPoint, 23) && isAtMost(flashPoint, 60)) return ['Flam. Liq. 3'];
  // Up to 75 °C gas oils, diesel and light heating oils may be Flam. Liq. 3.
  return isAbove(flashPoint, 75) ? [] : null;
}

/** Classes whose flash point is not checked. */
const otherThanLiquid = /^(Aerosol|Flam\. (Gas|Sol)|Press\. Gas|Pyr\.|Self-react|Org\. Perox|Expl|Unst|Desen)/;

const flashPoint: LawRule = (facts, at) => {
  const { classification, basicProperties } = facts;
  const flash = measured(facts, 'flashPoint', '°C');
  const state = basicProperties.physicalState;
  const isOther =
    classification.some(({ category }) => otherThanLiquid.test(category)) ||
    (typeof state === 'object' && !('value' in state) && /solid|gas|aerosol/i.test(inLanguage(state, 'en') ?? ''));
  const allowed = flash && !isOther ? categoriesOf(flash, measured(facts, 'boilingPoint', '°C')) : null;
  if (allowed === null) return [];
  const own = classification.find(({ category }) => category.startsWith('Flam. Liq.'))?.category;
  if (own === undefined ? allowed.length === 0 : allowed.includes(own)) return [];
  const reason =
    allowed.length > 0 ? `the flash point gives ${allowed.join(' or ')}` : 'the flash point is above 75 °C';
  const unless = own === undefined && !isAtMost(flash!, 35) ? ' unless it does not sustain combustion (2.6.4.5)' : '';
  const path = [...at, 'classification'];
  return [warning(path, `has ${own ?? 'no Flam. Liq.'}; ${reason} (CLP Annex I 2.6.2, Table 2.6.1)${unless}`)];
};

const ph: LawRule = (facts, at) => {
  const value = measured(facts, 'ph');
  const isExtreme = value && (isAtMost(value, 2) || isAtLeast(value, 11.5));
  return [
    facts.kind === 'mixture' &&
      isExtreme === true &&
      !facts.classification.some(({ category }) => /^(Skin Corr\.|Eye Dam\.)/.test(category)) &&
      warning(
        [...at, 'classification'],
        'lacks Skin Corr. 1 and Eye Dam. 1, which follow from a pH of 2 or less or of 11.5 or more unless a test or the acid or alkaline reserve shows otherwise (CLP Annex I 3.2.3.1.2 and 3.3.3.1.2)',
      ),
  ];
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
export const propertyRules: readonly LawRule[] = [flashPoint, ph, transport];
