import type { Derived, Ingredient, MeasuredFacts, Mixture, Verdict } from '../../../law/classification/model/model.ts';

/** Statement of a category, as far as one statement is enough for the tests. */
const statements: Readonly<Record<string, string>> = {
  'Skin Corr. 1': 'H314',
  'Skin Irrit. 2': 'H315',
  'Eye Dam. 1': 'H318',
  'Eye Irrit. 2': 'H319',
  'Resp. Sens. 1': 'H334',
  'Skin Sens. 1': 'H317',
  'Muta. 1': 'H340',
  'Muta. 2': 'H341',
  'Carc. 1': 'H350',
  'Carc. 2': 'H351',
  'Repr. 1': 'H360',
  'Repr. 2': 'H361',
  'Lact.': 'H362',
  'STOT SE 1': 'H370',
  'STOT SE 2': 'H371',
  'STOT RE 1': 'H372',
  'STOT RE 2': 'H373',
  'Asp. Tox. 1': 'H304',
  'Flam. Liq. 2': 'H225',
};

/** `Skin Corr. 1B` or, with its statement, `STOT SE 3 H335`. */
function entryOf(text: string) {
  const [, category = text, h] = /^(.*?) ((?:EU)?H\d.*)$/.exec(text) ?? [];
  return { category, h: [h ?? statements[category.replace(/(?<=\d)[ABC]$/, '')] ?? 'H000'] };
}

export type IngredientInput = Partial<Omit<Ingredient, 'content' | 'classification'>> & {
  content: number | [number, number];
  /** `Acute Tox. 3 H301, Skin Irrit. 2`; null: unknown. */
  is?: string | null;
};

let number = 0;
export function ingredient({ content, is = '', ...more }: IngredientInput): Ingredient {
  const [min, max] = Array.isArray(content) ? content : [content, content];
  number += 1;
  return {
    name: `ingredient ${number}`,
    content: { min, max },
    classification: is === null ? null : is === '' ? [] : is.split(', ').map(entryOf),
    limits: [],
    euh: [],
    ...more,
  };
}

export const unmeasured: MeasuredFacts = {
  physicalState: 'liquid',
  isAerosol: false,
  ph: null,
  reserve: null,
  kinematicViscosity40: null,
  flashPoint: null,
  initialBoilingPoint: null,
  sustainsCombustion: null,
};

export const mixture = (
  ingredients: readonly IngredientInput[],
  measured: Partial<MeasuredFacts> = {},
  more: Partial<Mixture> = {},
): Mixture => ({
  ingredients: ingredients.map(ingredient),
  measured: { ...unmeasured, ...measured },
  determinations: [],
  placedOnMarket: null,
  isForPublic: false,
  ...more,
});

/** `Skin Corr. 1B H314` of a classified verdict, else its kind and reason: `conclusive belowLimit`. */
export const textOf = (verdict: Verdict): string =>
  verdict.kind === 'classified' ? `${verdict.category} ${verdict.h.join(' ')}` : `${verdict.kind} ${verdict.reason}`;

export const verdictsOf = ({ verdicts }: Derived, hazardClass: Verdict['hazardClass']): string[] =>
  verdicts.filter((verdict) => verdict.hazardClass === hazardClass).map(textOf);

/** All that the mixture is classified as. */
export const classesOf = ({ verdicts }: Derived): string[] =>
  verdicts.filter(({ kind }) => kind === 'classified').map(textOf);
