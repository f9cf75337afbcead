import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { substances, type Substance } from '../../../demo/substances.ts';
import { publishingErrors } from '../../../product/check/check-mixture.ts';
import { checkProduct, completeProduct } from '../../../product/read/read-product-file.ts';
import { openClasses } from '../../../product/not-classified.ts';
import { productFile, type ProductFile } from '../../../product/product-file.ts';
import { placesOf } from '../../../law/classification/model/category-place.ts';
import { type Random, randomOf } from '../../law/classification/random.ts';
import { acetoneFile } from '../sample-file.ts';

type Facts = ProductFile['versions'][number]['facts'];
type Row = Facts['composition'][number];

/** The substances of the demo catalogue and of the examples. */
const rows: readonly (Substance & { name: Row['name'] })[] = [
  ...Object.values(substances),
  ...['butyl-acetate', 'citric-acid', 'descaler'].flatMap((name) => {
    const file = JSON.parse(
      readFileSync(join(import.meta.dirname, `../../../../examples/${name}.json`), 'utf8'),
    ) as ProductFile;
    return file.versions[0]!.facts.composition;
  }),
];

type State = 'gas' | 'liquid' | 'solid';
interface RandomProduct {
  file: ProductFile;
  state: State | null;
  composition: readonly Row[];
  flashPoint: number | null;
  viscosity: { value: number; temperature: number } | null;
  answered: readonly string[];
}

const celsius = (value: number) => ({ value, unit: '°C' });

/** A product of one to five substances, each measured value left out at random. */
function randomProduct(random: Random): RandomProduct {
  const count = random.whole(1, 5);
  const chosen = [...new Set(Array.from({ length: count }, () => random.pick(rows)))];
  let left = 100;
  const composition = chosen.map((row, index): Row => {
    const isLast = index === chosen.length - 1;
    const content = isLast ? left : random.pick([0.05, 0.5, 2, 5, 8, 12, 20, 35, 50].filter((part) => part < left));
    left = Number((left - content).toFixed(4));
    return { ...row, content, contentRange: `${content} %` };
  });
  const state = random.pick<State | null>(['liquid', 'liquid', 'liquid', 'solid', 'gas', null]);
  const points = has(composition, /^Flam\./) ? [-10, 10, 30, 62, 120] : [62, 120];
  const flashPoint = state === 'liquid' && random.chance(0.5) ? random.pick(points) : null;
  const viscosity = random.chance(0.5)
    ? { value: random.pick([1, 15, 20.5, 21, 60]), temperature: random.pick([20, 40, 100]) }
    : null;
  const answered = [
    'flammableLiquids',
    'aspiration',
    'gasesUnderPressure',
    'corrosiveToMetals',
    'oxidisingLiquids',
  ].filter(() => random.chance(0.3));
  const file = acetoneFile();
  const { facts } = file.versions[0]!;
  delete facts.classification;
  delete facts.label;
  file.state = 'published';
  file.versions[0]!.facts = {
    ...facts,
    kind: 'mixture',
    audience: random.pick(['public', 'industrial']),
    identifiers: { synonyms: [] },
    composition,
    basicProperties: {
      ...(state && { physicalState: { en: state } }),
      ...(flashPoint !== null && { flashPoint: celsius(flashPoint), boilingPoint: celsius(60) }),
      ...(viscosity && {
        kinematicViscosity: { value: viscosity.value, unit: 'mm²/s', condition: { en: `${viscosity.temperature} °C` } },
      }),
    },
    overrides: answered.map((hazardClass) => ({
      class: hazardClass as never,
      category: null,
      basis: 'expertJudgement',
      reason: { en: 'Assessed.' },
    })),
    transport: null,
  };
  return { file, state, composition, flashPoint, viscosity, answered };
}

const has = (composition: readonly Row[], pattern: RegExp): boolean =>
  composition.some(({ classification }) => classification.some(({ category }) => pattern.test(category)));
const contentOf = (composition: readonly Row[], pattern: RegExp): number =>
  composition
    .filter((row) => has([row], pattern))
    .reduce((sum, { content = 0 }) => sum + (content >= 1 ? content : 0), 0);

type Rule = (product: RandomProduct) => boolean;
const isOr = ({ state }: RandomProduct, ...states: State[]) => state === null || states.includes(state);

/** When each class is possible and open but for the author's answers, written from the law beside the rules. */
const openByLaw: Readonly<Record<string, Rule>> = {
  flammableGases: (product) =>
    (isOr(product, 'gas') || isMostlyGas(product)) && has(product.composition, /^Flam\. Gas/),
  gasesUnderPressure: (product) =>
    product.state === 'gas' ||
    isMostlyGas(product) ||
    (product.state === null && has(product.composition, /^Press\. Gas/)),
  flammableLiquids: ({ state, composition, flashPoint }) =>
    has(composition, /^(Flam|Pyr)\./) && (state === null || (state === 'liquid' && flashPoint === null)),
  aspiration: (product) =>
    isOr(product, 'liquid') && contentOf(product.composition, /^Asp\. Tox\./) >= 10 && !isDecided(product.viscosity),
  corrosiveToMetals: (product) =>
    has(product.composition, /^Met\. Corr\./) ||
    (isOr(product, 'liquid') && acidsAndBasesOf(product) >= 1 && !isSkinCorrosive(product)),
  oxidisingLiquids: (product) => {
    const content = peroxideOf(product);
    return isOr(product, 'liquid') && content > 0 && content < 50 && !isDiluted(product.composition, content);
  },
  // From 50 % on it is an oxidising liquid, so that the state is known.
  oxidisingSolids: (product) =>
    peroxideOf(product) > 0 &&
    isOr(product, 'solid') &&
    (product.state === 'solid' || peroxideOf(product) < 50 || product.answered.includes('oxidisingLiquids')),
};

/** Mass % of the acids and bases among the substances. No random product has a pH. */
const acidsAndBasesOf = ({ composition }: RandomProduct): number =>
  composition.filter(({ cas = '' }) => acidsAndBases.includes(cas)).reduce((sum, { content = 0 }) => sum + content, 0);
const acidsAndBases = [
  '1310-73-2',
  '7647-01-0',
  '1336-21-6',
  '6834-92-0',
  '2855-13-2',
  '77-92-9',
  '7664-38-2',
  '64-19-7',
];
/** Transport class 8 in any case. */
const isSkinCorrosive = ({ file }: RandomProduct): boolean =>
  completeProduct(productFile.parse(file)).versions[0]!.facts.classification.some(({ category }) =>
    category.startsWith('Skin Corr.'),
  );

/** CLP Annex I 1.0: what is called a liquid and consists of gases for the most part. */
const isMostlyGas = ({ state, composition }: RandomProduct): boolean =>
  state === 'liquid' && contentOf(composition, /^(Flam|Press|Ox)\. Gas/) >= 50;

/** CLP Annex I 3.10: 20.5 mm²/s at 40 °C, to which the viscosity of a liquid falls when it is warmed. */
function isDecided(viscosity: RandomProduct['viscosity']): boolean {
  if (viscosity === null) return false;
  const { temperature, value } = viscosity;
  return temperature === 40 || (temperature < 40 ? value <= 20.5 : value > 20.5);
}

const peroxideOf = ({ composition }: RandomProduct) => composition.find(({ cas }) => cas === '7722-84-1')?.content ?? 0;

/** ADR special provision 65: an aqueous solution of less than 8 %, of which water is the largest part. */
const isDiluted = (composition: readonly Row[], peroxide: number): boolean => {
  const water = composition.find(({ cas }) => cas === '7732-18-5')?.content ?? 0;
  return peroxide < 8 && composition.every(({ cas, content = 0 }) => cas === '7732-18-5' || content < water);
};

const expectedOf = (product: RandomProduct): string[] =>
  Object.keys(openByLaw).filter((name) => openByLaw[name]!(product) && !product.answered.includes(name));

/** The classes that a message asks for. */
const classAsked = ({ message }: { message: string }): string[] => {
  const [, name = ''] = /in overrides for (\w+);/.exec(message) ?? [];
  return name in openByLaw ? [name] : [];
};

/** A quarter of the random products, and all with SOAK=1. */
const share = process.env.SOAK ? 1 : 1 / 4;
const products = Array.from({ length: 2_000 * share }, (_, seed) => ({ seed, product: randomProduct(randomOf(seed)) }));

test('each class is asked for of some random products, so that every rule is tried', () => {
  const openNames = new Set(products.flatMap(({ product }) => expectedOf(product)));
  expect([...openNames].sort()).toEqual(Object.keys(openByLaw).sort());
});

test('of random products each class that is possible and open is asked for, and no other', () => {
  const differences = products.flatMap(({ seed, product }) => {
    const { facts } = completeProduct(productFile.parse(product.file)).versions[0]!;
    const [expected, found] = [expectedOf(product), publishingErrors(facts, []).flatMap(classAsked)];
    return expected.toSorted().join() === found.toSorted().join() ? [] : [{ seed, expected, found }];
  });
  expect(differences).toEqual([]);
});

test('no random product is published with an open class, and some without are', () => {
  const results = products.slice(0, 150).map(({ product }) => ({
    isOpen: expectedOf(product).length > 0,
    isPublished: checkProduct(product.file).product !== null,
  }));
  expect(results.filter(({ isOpen, isPublished }) => isOpen && isPublished)).toEqual([]);
  expect(results.filter(({ isPublished }) => isPublished).length).toBeGreaterThan(10);
});

const severity = (category: string) => Number(/(\d)[A-C]?$/.exec(category)?.[1] ?? 1);
const classesOf = (product: RandomProduct) => {
  const { facts } = completeProduct(productFile.parse(product.file)).versions[0]!;
  return {
    isOpen: openClasses(facts).length > 0,
    places: new Map(
      facts.classification.flatMap((entry) =>
        placesOf(entry).map(({ hazardClass, effect }) => [`${hazardClass} ${effect ?? ''}`, severity(entry.category)]),
      ),
    ),
  };
};

test('leaving out a measured value never makes a random product milder that can be published without it', () => {
  const milder = products.slice(0, 400 * share).flatMap(({ seed, product }) => {
    const { basicProperties } = product.file.versions[0]!.facts;
    const whole = classesOf(product).places;
    return Object.keys(basicProperties).flatMap((name) => {
      const file = structuredClone(product.file);
      const properties: Record<string, unknown> = file.versions[0]!.facts.basicProperties;
      delete properties[name];
      const { isOpen, places } = classesOf({ ...product, file });
      const lost = [...whole].filter(([hazardClass, found]) => (places.get(hazardClass) ?? 9) > found);
      return isOpen || lost.length === 0 ? [] : [{ seed, name, lost }];
    });
  });
  expect(milder).toEqual([]);
});
