import { fractionOf, type Fraction } from './exact-fractions.ts';

/** What the second implementation reads of a mixture; the fields are those of the first, written down again so that nothing is shared. */
export interface MixtureInput {
  ingredients: readonly IngredientInput[];
  measured: {
    physicalState: 'gas' | 'liquid' | 'solid' | null;
    isAerosol: boolean;
    ph: number | null;
    reserve: number | null;
    /** mm²/s at 40 °C. */
    kinematicViscosity40: number | null;
    /** °C. */
    flashPoint: Temperature | null;
    /** °C. */
    initialBoilingPoint: Temperature | null;
    sustainsCombustion: boolean | null;
  };
}

export type Temperature = { value: number } | { above: number } | { below: number };

export interface IngredientInput {
  name: string;
  /** Mass %. */
  content: { min: number; max: number };
  classification: readonly { category: string; h: readonly string[]; detail?: string }[] | null;
  limits: readonly string[];
  corrosion?: 'additive' | 'acid' | 'base' | 'nonAdditive';
  inhalationForm?: InhalationForm;
  unknownAcute?: readonly Route[];
}

export type Route = 'oral' | 'dermal' | 'inhalation';
export type InhalationForm = 'gas' | 'vapour' | 'dustOrMist';

/** Classified classes only: hazard class → categories. */
export type Classes = Record<string, string[]>;

/** `from`: C ≥ from; `below`: C < below, null: no upper bound. Mass %. */
export interface SpecificLimit {
  category: string;
  h: string;
  from: Fraction;
  below: Fraction | null;
}

const number = String.raw`(\d+(?:[.,]\d+)?)`;

const limitOf = ([, category = '', h = '', from = '', below]: RegExpExecArray): SpecificLimit => ({
  category,
  h,
  from: fractionOf(from),
  below: below === undefined ? null : fractionOf(below),
});

/** Lines such as `Skin Irrit. 2; H315: 1 % ≤ C < 5 %` and `Eye Dam. 1; H318: C ≥ 3 %`. */
export function specificLimits(ingredient: IngredientInput): SpecificLimit[] {
  const limits: SpecificLimit[] = [];
  for (const line of ingredient.limits) {
    const band = new RegExp(`^([^;]+); (EUH\\d+|H\\d+[A-Za-z]*): ${number} % ≤ C < ${number} %$`).exec(line);
    const open = new RegExp(`^([^;]+); (EUH\\d+|H\\d+[A-Za-z]*): C ≥ ${number} %$`).exec(line);
    if (band !== null) limits.push(limitOf(band));
    if (open !== null) limits.push(limitOf(open));
  }
  return limits;
}

/** The specific limit for a category, and for one of its statements if given. */
export const specificLimit = (ingredient: IngredientInput, category: string, h?: string): SpecificLimit | null =>
  specificLimits(ingredient).find((limit) => limit.category === category && (h === undefined || limit.h === h)) ?? null;

/** `M (acute) = 10`; 1 where no factor is given. */
export function multiplyingFactor(ingredient: IngredientInput, which: 'acute' | 'chronic'): Fraction {
  for (const line of ingredient.limits) {
    const match = new RegExp(`^M \\(${which}\\) = ${number}$`).exec(line);
    if (match?.[1] !== undefined) return fractionOf(match[1]);
  }
  return fractionOf(1);
}

export interface Estimate {
  route: Route;
  /** Of inhalation only. */
  form: InhalationForm | null;
  /** mg/kg; of inhalation mg/l, of gases ppmV. */
  value: Fraction;
}

/** `ATE (H302) = 500 mg/kg`, `inhalation: ATE = 0.5 mg/L (dusts or mists)`, `… mg/L (vapours)`, `… ppmV (gases)`. */
export function acuteToxicityEstimates(ingredient: IngredientInput): Estimate[] {
  const estimates: Estimate[] = [];
  for (const line of ingredient.limits) {
    const statementEstimate = new RegExp(`^ATE \\(H(30|31)[0-2]\\) = ${number} mg/kg$`).exec(line);
    if (statementEstimate !== null) {
      estimates.push({
        route: statementEstimate[1] === '30' ? 'oral' : 'dermal',
        form: null,
        value: fractionOf(statementEstimate[2] ?? ''),
      });
    }
    const inhaled = new RegExp(`^inhalation: ATE = ${number} (mg/L|ppmV) \\((dusts or mists|vapours|gases)\\)$`).exec(
      line,
    );
    if (inhaled !== null) {
      const form = inhaled[3] === 'gases' ? 'gas' : inhaled[3] === 'vapours' ? 'vapour' : 'dustOrMist';
      estimates.push({ route: 'inhalation', form, value: fractionOf(inhaled[1] ?? '') });
    }
  }
  return estimates;
}

/** Of a range the upper end counts: more of a hazardous ingredient is never a smaller hazard. */
export const contentOf = (ingredient: IngredientInput): Fraction => fractionOf(ingredient.content.max);

export const hasCategory = (ingredient: IngredientInput, category: string): boolean =>
  (ingredient.classification ?? []).some((entry) => entry.category === category);
