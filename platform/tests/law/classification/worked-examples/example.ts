import type { HazardClass } from '../../../../law/hazard-classes.ts';
import type { ClassEntry, Ingredient, MeasuredFacts, Mixture } from '../../../../law/classification/model/model.ts';

/** What an example says of one hazard class. */
export interface Expected {
  hazardClass: HazardClass;
  /** Category; 'not classified': the data suffice and the criteria are not met; 'undecided': the data do not suffice. */
  category: string;
  /** Statement that tells categories of the same name apart, such as H335 and H336. */
  h?: string;
  /** As the source prints it: compared to half a unit of its last decimal. */
  value?: number;
  /** `×`: sum of content/limit, or the sum of the table divided by its limit. */
  unit?: 'mg/kg' | 'mg/l' | 'ppmV' | '%' | '×' | '°C';
}

/** A mixture whose classification is published or follows from a figure of the law. */
export interface WorkedExample {
  name: string;
  /** Document, section, address and date. */
  source: string;
  mixture: Mixture;
  expect: readonly Expected[];
  /** Supplemental statements that the label has; `names`: ingredients that the statement names. */
  supplemental?: readonly { code: string; names?: readonly string[] }[];
  /** Supplemental statements that it does not have. */
  absentSupplemental?: readonly string[];
  /** Ingredients that the label names, in any order (CLP Art. 18(3)(b)). */
  labelNames?: readonly string[];
  /** Mass % of unknown acute toxicity. */
  unknownToxicity?: readonly { route: 'oral' | 'dermal' | 'inhalation' | 'aquatic'; percent: number }[];
  /** The calculation, and where the source differs from the law, why. */
  arithmetic: string;
}

/** `Skin Corr. 1B H314`, `Aquatic Acute 1 H400`: a category and its statements. */
const entryOf = (text: string): ClassEntry => {
  const words = text.split(' ');
  const isCode = (word: string) => /^(EUH|H)\d{3}/.test(word);
  return { category: words.filter((word) => !isCode(word)).join(' '), h: words.filter(isCode) };
};

/** An ingredient with an exact content in mass %, or a range. */
export const part = (
  name: string,
  content: number | [min: number, max: number],
  classes: readonly string[] = [],
  more: Partial<Omit<Ingredient, 'name' | 'content' | 'classification'>> = {},
): Ingredient => ({
  name,
  content: typeof content === 'number' ? { min: content, max: content } : { min: content[0], max: content[1] },
  classification: classes.map(entryOf),
  limits: [],
  euh: [],
  ...more,
});

const nothingMeasured: MeasuredFacts = {
  physicalState: 'liquid',
  isAerosol: false,
  ph: null,
  reserve: null,
  kinematicViscosity40: null,
  flashPoint: null,
  initialBoilingPoint: null,
  sustainsCombustion: null,
};

const round = (percent: number) => Math.max(0, Math.round(percent * 1e9) / 1e9);

/** A liquid of these ingredients; what is missing to 100 % is water, which has no hazard. */
export const mixtureOf = (
  ingredients: readonly Ingredient[],
  measured: Partial<MeasuredFacts> = {},
  more: Partial<Omit<Mixture, 'ingredients' | 'measured'>> = {},
): Mixture => {
  const sum = (bound: 'min' | 'max') => ingredients.reduce((total, { content }) => total + content[bound], 0);
  const water = { min: round(100 - sum('max')), max: round(100 - sum('min')) };
  return {
    ingredients: water.max > 0 ? [...ingredients, part('Water', [water.min, water.max])] : ingredients,
    measured: { ...nothingMeasured, ...measured },
    determinations: [],
    placedOnMarket: null,
    isForPublic: null,
    ...more,
  };
};

/** A figure of the law itself: the limit, or the value next to it. */
export const clp = (section: string) =>
  `Regulation (EC) No 1272/2008 (CLP), ${section}, consolidated, https://eur-lex.europa.eu/eli/reg/2008/1272`;

/** The harmonised entry of a substance with its specific limits. */
export const annexVI = (index: string, section: string) => clp(`Annex VI Table 3, index ${index}, with ${section}`);

const github = 'https://github.com';

/** Tests of open projects: they name the case, the answer here is computed from the law. */
export const goClp = (file: string, test: string) =>
  `go-clp, internal/core/${file}, ${test}, ${github}/cpouldev/go-clp, commit e076ec6`;
export const lingua = (test: string) =>
  `lingua-oracle, tests/test_mixture_rules.py, ${test}, ${github}/Yusuf-Hridoy/lingua-oracle, commit b2ee73c`;
export const czech = (file: string, test: string) =>
  `CLP-classification, tests/${file}, ${test}, ${github}/lumek1-netizen/CLP-classification`;
export const eligibility = (file: string, test: string) =>
  `regulatory-eligibility-checker, ${file}, ${test}, ${github}/averhaven/regulatory-eligibility-checker`;
