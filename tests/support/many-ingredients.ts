import { readFileSync } from 'node:fs';
import { join } from 'node:path';
interface Ingredient {
  name: { en: string };
  cas: string;
  content?: number | undefined;
  contentRange: string;
  classification: { category: string; h: string[] }[];
  limits?: string[];
  corrosion?: 'additive';
  isClassificationUnknown?: boolean;
}

/** A product file as far as tests change it. */
export interface LargeFile {
  languages: { sds: string[]; tds: string[] };
  versions: [{ facts: Record<string, unknown> & { composition: Ingredient[] } }];
}

/** What the ingredients of a mixture bring, one after another: every way to add up, limits, M factors and estimates. */
const kinds: readonly Pick<Ingredient, 'classification' | 'limits' | 'corrosion' | 'isClassificationUnknown'>[] = [
  { classification: [{ category: 'Skin Irrit. 2', h: ['H315'] }], limits: ['Skin Irrit. 2; H315: C ≥ 5 %'] },
  { classification: [{ category: 'Eye Irrit. 2', h: ['H319'] }] },
  { classification: [{ category: 'Acute Tox. 4', h: ['H302'] }], limits: ['ATE (H302) = 500 mg/kg'] },
  {
    classification: [
      { category: 'Aquatic Acute 1', h: ['H400'] },
      { category: 'Aquatic Chronic 1', h: ['H410'] },
    ],
    limits: ['M (acute) = 10', 'M (chronic) = 1'],
  },
  { classification: [{ category: 'Skin Sens. 1', h: ['H317'] }] },
  { classification: [{ category: 'Aquatic Chronic 3', h: ['H412'] }] },
  { classification: [], isClassificationUnknown: false },
  {
    classification: [{ category: 'Skin Corr. 1B', h: ['H314'] }],
    limits: ['Skin Corr. 1B; H314: C ≥ 10 %'],
    corrosion: 'additive',
  },
];
/** The kind with an oral estimate, of which there are test results. */
const oral = 2;

/** A CAS number with its check digit. */
function casNumber(index: number): string {
  const digits = `${50_000 + index}${String((index * 7) % 100).padStart(2, '0')}`;
  const sum = [...digits].reverse().reduce((total, digit, position) => total + (position + 1) * Number(digit), 0);
  return `${digits.slice(0, -2)}-${digits.slice(-2)}-${sum % 10}`;
}

const nameOf = (index: number) => ({ en: `substance ${index + 1}` });

/** A composition of so many ingredients, all with CAS numbers; the first is the balance. */
export const ingredientsOf = (count: number): Ingredient[] =>
  Array.from({ length: count }, (_, index) => ({
    name: nameOf(index),
    cas: casNumber(index),
    content: Number((95 / count).toFixed(4)),
    contentRange: index === 0 ? 'balance' : '≤ 10 %',
    ...kinds[index % kinds.length]!,
  }));

/** A product that can be published, of so many ingredients; every eighth has an exposure limit, a DNEL, a PNEC and a test result. */
export function fileOfManyIngredients(count: number): LargeFile {
  const file = JSON.parse(readFileSync(join('examples', 'descaler.json'), 'utf8')) as LargeFile;
  const [version] = file.versions;
  const { basicProperties, transport, uses, audience, name, description, classificationData, ufi } = version.facts;
  const named = Array.from({ length: Math.floor(count / kinds.length) }, (_, index) => nameOf(index * 8 + oral));
  const facts = {
    kind: 'mixture',
    audience,
    name,
    description,
    identifiers: {},
    ufi,
    uses,
    basicProperties,
    transport,
    classificationData,
    label: {},
    composition: ingredientsOf(count),
    exposureLimits: named.map((agent, index) => ({
      agent,
      law: 'TRGS 900',
      country: index % 2 === 0 ? 'EU' : 'DE',
      twa: { mgPerM3: 10 },
    })),
    noEffectLevels: named.map((substance) => ({
      substance,
      population: 'workers',
      route: 'inhalation',
      duration: 'longTerm',
      effect: 'systemic',
      value: 12,
      unit: 'mg/m³',
    })),
    noEffectConcentrations: named.map((substance) => ({
      substance,
      compartment: 'freshWater',
      value: 0.1,
      unit: 'mg/l',
    })),
    studies: named.map((substance) => ({ endpoint: 'acuteOral', substance, value: 'LD50: 500 mg/kg', species: 'rat' })),
  };
  return { ...file, languages: { sds: ['en'], tds: [] }, versions: [{ ...version, facts }] };
}
