import { dividedBy, fractionOf, isAtLeast, isAtMost, times, total, type Fraction } from './exact-fractions.ts';
import { acuteToxicity } from './second-acute-toxicity.ts';
import {
  contentOf,
  hasCategory,
  multiplyingFactor,
  specificLimit,
  specificLimits,
  type Classes,
  type MixtureInput,
  type Temperature,
} from './second-input.ts';
import { eye, skin } from './second-skin-eye.ts';

/**
 * A second implementation of the classification of mixtures, written from the tables of CLP Annex I without knowledge of the first: plain
 * and slow. Both are compared on random mixtures. Only what is classified is in the result.
 */
export function classifySecond(mixture: MixtureInput): Classes {
  const all: [string, string[]][] = [
    ['flammableLiquids', flammableLiquids(mixture)],
    ...acuteToxicity(mixture),
    ['skin', skin(mixture)],
    ['eye', eye(mixture)],
    ['respiratorySensitisation', sensitiser(mixture, 'Resp. Sens.', respiratoryLimits(mixture))],
    ['skinSensitisation', sensitiser(mixture, 'Skin Sens.', skinSensitiserLimits)],
    ['mutagenicity', oneByOne(mixture, mutagenLimits)],
    ['carcinogenicity', oneByOne(mixture, carcinogenLimits)],
    ['reproductiveToxicity', oneByOne(mixture, reproductiveLimits)],
    ['lactation', oneByOne(mixture, [['Lact.', '0.3']])],
    ['stotSingle', targetOrgan(mixture, 'STOT SE')],
    ['stotSingleNarcoticIrritant', ['H335', 'H336'].flatMap((h) => singleExposureCategory3(mixture, h))],
    ['stotRepeated', targetOrgan(mixture, 'STOT RE')],
    ['aspiration', aspiration(mixture)],
    [
      'endocrineHuman',
      oneByOne(mixture, [
        ['ED HH 1', '0.1'],
        ['ED HH 2', '1'],
      ]),
    ],
    [
      'endocrineEnvironment',
      oneByOne(mixture, [
        ['ED ENV 1', '0.1'],
        ['ED ENV 2', '1'],
      ]),
    ],
    ['aquaticAcute', aquaticAcute(mixture)],
    ['aquaticChronic', aquaticChronic(mixture)],
    ['pbt', [...oneByOne(mixture, [['PBT', '0.1']]), ...oneByOne(mixture, [['vPvB', '0.1']])]],
    ['pmt', [...oneByOne(mixture, [['PMT', '0.1']]), ...oneByOne(mixture, [['vPvM', '0.1']])]],
    ['ozone', oneByOne(mixture, [['Ozone 1', '0.1']])],
  ];
  return Object.fromEntries(all.filter(([, categories]) => categories.length > 0));
}

/** Categories from grave to mild with the generic limit in mass % from which one ingredient classifies the mixture. */
type Limits = [category: string, percent: string][];

/** Table 3.4.5; of a mixture whose state is unknown only the limit that holds in each state decides. */
const respiratoryLimits = (mixture: MixtureInput): Limits => {
  const limit = mixture.measured.physicalState === 'gas' ? '0.2' : '1';
  return [
    ['Resp. Sens. 1A', '0.1'],
    ['Resp. Sens. 1', limit],
    ['Resp. Sens. 1B', limit],
  ];
};
/** Table 3.4.5. */
const skinSensitiserLimits: Limits = [
  ['Skin Sens. 1A', '0.1'],
  ['Skin Sens. 1', '1'],
  ['Skin Sens. 1B', '1'],
];
/** Table 3.5.2. */
const mutagenLimits: Limits = [
  ['Muta. 1A', '0.1'],
  ['Muta. 1B', '0.1'],
  ['Muta. 2', '1'],
];
/** Table 3.6.2. */
const carcinogenLimits: Limits = [
  ['Carc. 1A', '0.1'],
  ['Carc. 1B', '0.1'],
  ['Carc. 2', '1'],
];
/** Table 3.7.2. */
const reproductiveLimits: Limits = [
  ['Repr. 1A', '0.3'],
  ['Repr. 1B', '0.3'],
  ['Repr. 2', '3'],
];

/** Classes without additivity: the gravest category that one ingredient reaches by its specific limit or else the generic one. */
function oneByOne(mixture: MixtureInput, limits: Limits): string[] {
  for (const [category, generic] of limits) {
    for (const ingredient of mixture.ingredients) {
      const ownLimits = specificLimits(ingredient).filter((limit) => limit.category === category);
      if (ownLimits.some((limit) => isAtLeast(contentOf(ingredient), limit.from))) return [category];
      if (
        ownLimits.length === 0 &&
        hasCategory(ingredient, category) &&
        isAtLeast(contentOf(ingredient), fractionOf(generic))
      )
        return [category];
    }
  }
  return [];
}

/** Table 3.4.5 heads its columns category 1: only a specific limit that is reached gives the mixture a sub-category. */
function sensitiser(mixture: MixtureInput, name: string, limits: Limits): string[] {
  const reached: string[] = [];
  for (const [category, generic] of limits) {
    for (const ingredient of mixture.ingredients) {
      const content = contentOf(ingredient);
      const ownLimits = specificLimits(ingredient).filter((limit) => limit.category === category);
      if (ownLimits.some((limit) => isAtLeast(content, limit.from))) reached.push(category);
      else if (ownLimits.length === 0 && hasCategory(ingredient, category) && isAtLeast(content, fractionOf(generic)))
        reached.push(`${name} 1`);
    }
  }
  return ['1A', '1', '1B']
    .map((subcategory) => `${name} ${subcategory}`)
    .filter((category) => reached.includes(category))
    .slice(0, 1);
}

/** Tables 3.8.3 and 3.9.4: category 1 brings category 1 from 10 % and category 2 from 1 %, category 2 brings category 2 from 10 %. */
function targetOrgan(mixture: MixtureInput, name: 'STOT SE' | 'STOT RE'): string[] {
  let category: 1 | 2 | null = null;
  for (const ingredient of mixture.ingredients) {
    const content = contentOf(ingredient);
    const first = specificLimit(ingredient, `${name} 1`);
    const second = specificLimit(ingredient, `${name} 2`);
    if (hasCategory(ingredient, `${name} 1`)) {
      if (isAtLeast(content, first?.from ?? second?.below ?? fractionOf(10))) category = 1;
      else if (isAtLeast(content, second?.from ?? fractionOf(1))) category ??= 2;
    }
    if (hasCategory(ingredient, `${name} 2`) && isAtLeast(content, second?.from ?? fractionOf(10))) category ??= 2;
  }
  return category === null ? [] : [`${name} ${category}`];
}

/** 3.8.3.4.5 and 3.8.3.4.6: contents add up to 20 %, each effect apart, ingredients from 1 % or a lower specific limit. */
function singleExposureCategory3(mixture: MixtureInput, h: string): string[] {
  const shares: Fraction[] = [];
  for (const ingredient of mixture.ingredients) {
    const isClassified = (ingredient.classification ?? []).some(
      (entry) => entry.category === 'STOT SE 3' && entry.h.includes(h),
    );
    if (!isClassified) continue;
    const ownLimit = specificLimit(ingredient, 'STOT SE 3', h);
    const content = contentOf(ingredient);
    if (isAtLeast(content, fractionOf(1)) || (ownLimit !== null && isAtLeast(content, ownLimit.from))) {
      shares.push(dividedBy(content, ownLimit?.from ?? fractionOf(20)));
    }
  }
  return isAtLeast(total(shares), fractionOf(1)) ? [`STOT SE 3 (${h})`] : [];
}

/** 3.10.3.3.1: 10 % in sum of ingredients from 1 %, and at most 20.5 mm²/s at 40 °C. */
function aspiration(mixture: MixtureInput): string[] {
  const viscosity = mixture.measured.kinematicViscosity40;
  if (viscosity === null || !isAtMost(fractionOf(viscosity), fractionOf('20.5'))) return [];
  const contents = mixture.ingredients
    .filter((ingredient) => hasCategory(ingredient, 'Asp. Tox. 1'))
    .map(contentOf)
    .filter((content) => isAtLeast(content, fractionOf(1)));
  return isAtLeast(total(contents), fractionOf(10)) ? ['Asp. Tox. 1'] : [];
}

/** Contents of one category that count: 4.1.3.1 and Table 1.1, from 0.1 % / M of category 1, else from 1 %. */
function aquaticContents(mixture: MixtureInput, category: string): { content: Fraction; weighted: Fraction }[] {
  const counted: { content: Fraction; weighted: Fraction }[] = [];
  for (const ingredient of mixture.ingredients) {
    if (!hasCategory(ingredient, category)) continue;
    const content = contentOf(ingredient);
    const isFirst = category.endsWith(' 1');
    const factor = isFirst
      ? multiplyingFactor(ingredient, category === 'Aquatic Acute 1' ? 'acute' : 'chronic')
      : fractionOf(1);
    const cutOff = isFirst ? dividedBy(fractionOf('0.1'), factor) : fractionOf(1);
    if (isAtLeast(content, cutOff)) counted.push({ content, weighted: times(content, factor) });
  }
  return counted;
}

/** Table 4.1.1. */
function aquaticAcute(mixture: MixtureInput): string[] {
  const sum = total(aquaticContents(mixture, 'Aquatic Acute 1').map((part) => part.weighted));
  return isAtLeast(sum, fractionOf(25)) ? ['Aquatic Acute 1'] : [];
}

/** Table 4.1.2. */
function aquaticChronic(mixture: MixtureInput): string[] {
  const contentsOfCategory = (category: number) => aquaticContents(mixture, `Aquatic Chronic ${category}`);
  const [first, second, third, fourth] = [
    contentsOfCategory(1),
    contentsOfCategory(2),
    contentsOfCategory(3),
    contentsOfCategory(4),
  ];
  const sum = (parts: { weighted: Fraction }[]) => total(parts.map((part) => part.weighted));
  const tenfold = (value: Fraction) => times(fractionOf(10), value);
  const reaches = (...parts: Fraction[]) => isAtLeast(total(parts), fractionOf(25));
  if (reaches(sum(first))) return ['Aquatic Chronic 1'];
  if (reaches(tenfold(sum(first)), sum(second))) return ['Aquatic Chronic 2'];
  if (reaches(tenfold(tenfold(sum(first))), tenfold(sum(second)), sum(third))) return ['Aquatic Chronic 3'];
  const contents = [...first, ...second, ...third, ...fourth].map((part) => part.content);
  return reaches(...contents) ? ['Aquatic Chronic 4'] : [];
}

/** Whether a temperature is surely below a bound (°C), surely not, or unknown. */
function isBelow(temperature: Temperature | null, bound: number): boolean | null {
  if (temperature === null) return null;
  if ('value' in temperature) return temperature.value < bound;
  if ('below' in temperature) return temperature.below <= bound ? true : null;
  return temperature.above >= bound ? false : null;
}

/** Whether a temperature is surely at most a bound (°C), surely not, or unknown. */
function isUpTo(temperature: Temperature | null, bound: number): boolean | null {
  if (temperature === null) return null;
  if ('value' in temperature) return temperature.value <= bound;
  if ('below' in temperature) return temperature.below <= bound ? true : null;
  return temperature.above >= bound ? false : null;
}

/**
 * Table 2.6.1; 2.6.4.5 (no combustion sustained, above 35 °C); 2.3.1 (aerosols are none). What is flammable for certain is classified in the
 * gravest category that the unknown leaves open; where it may be not flammable, a test is needed (Art. 8(2)) and nothing is classified.
 */
function flammableLiquids(mixture: MixtureInput): string[] {
  const { physicalState, isAerosol, flashPoint, initialBoilingPoint, sustainsCombustion } = mixture.measured;
  if (physicalState !== 'liquid' || isAerosol) return [];
  if (isUpTo(flashPoint, 60) !== true) return [];
  if (sustainsCombustion === false && isUpTo(flashPoint, 35) !== true) return [];
  if (isBelow(flashPoint, 23) === false) return ['Flam. Liq. 3'];
  return [isUpTo(initialBoilingPoint, 35) === false ? 'Flam. Liq. 2' : 'Flam. Liq. 1'];
}
