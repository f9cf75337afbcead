import { singleCodes } from '../statement-codes.ts';

/** Requirements that follow from a label's hazards. The last two apply to packs that the public can buy. */
export interface LabelNotices {
  notForGeneralUse: boolean;
  childResistantFastening: boolean;
  tactileWarning: boolean;
}

interface LabelIngredient {
  cas?: string;
  /** Mass %; `isMaxExcluded` of a range up to `< 3 %`. */
  content: { max: number; isMaxExcluded?: true };
}

/** Carcinogenic, mutagenic or toxic for reproduction, category 1: the classes of REACH Annex XVII, entries 28 to 30. */
const professionalOnly = ['H340', 'H350', 'H360'];

/** Statements of classes for which a pack for the public is child-resistant and has a tactile warning (CLP Annex II 3.1.1.1, 3.1.1.2, 3.2.1). */
export const fasteningAndTactile: readonly string[] = [
  // acute toxicity 1 to 3
  'H300',
  'H301',
  'H310',
  'H311',
  'H330',
  'H331',
  // aspiration hazard, skin corrosion
  'H304',
  'H314',
  // specific target organ toxicity 1
  'H370',
  'H372',
];

const aerosol = ['H222', 'H223', 'H229'];

/** Statements of the further classes with a tactile warning (CLP Annex II 3.2.1). */
export const tactileOnly: readonly string[] = [
  // flammable gases, liquids and solids 1 and 2
  'H220',
  'H221',
  'H224',
  'H225',
  'H228',
  // acute toxicity 4
  'H302',
  'H312',
  'H332',
  // respiratory sensitisation
  'H334',
  // mutagenicity, carcinogenicity and reproductive toxicity 2
  'H341',
  'H351',
  'H361',
  // specific target organ toxicity 2
  'H371',
  'H373',
];

/** From this content, mass %, a pack for the public is child-resistant whatever its class (CLP Annex II 3.1.1.3). */
export const fasteningByContent = [
  { cas: '67-56-1', name: 'methanol', from: 3 },
  { cas: '75-09-2', name: 'dichloromethane', from: 1 },
] as const;

/**
 * The requirements that follow from the codes on a label (`H301+H311`, `H360FD`) and from the ingredients. A product that is
 * not for the general public needs neither fastening nor tactile warning. With `isNotForPublic` an entry of Annex XVII or the author
 * excludes the public; the class alone does not.
 */
export function labelNotices(
  codes: readonly string[],
  {
    ingredients = [],
    isNotForPublic = false,
  }: { ingredients?: readonly LabelIngredient[]; isNotForPublic?: boolean } = {},
): LabelNotices {
  const single = new Set(codes.flatMap(singleCodes));
  // 3.1.1.2 and 3.2.1: not an aerosol with an aspiration hazard alone.
  if (aerosol.some((code) => single.has(code))) single.delete('H304');
  const hasAny = (list: readonly string[]) => list.some((code) => single.has(code));
  if (isNotForPublic && hasAny(professionalOnly)) {
    return { notForGeneralUse: true, childResistantFastening: false, tactileWarning: false };
  }
  const both = hasAny(fasteningAndTactile);
  return {
    notForGeneralUse: false,
    childResistantFastening:
      both || fasteningByContent.some((limit) => ingredients.some((ingredient) => isReached(ingredient, limit))),
    tactileWarning: both || hasAny(tactileOnly),
  };
}

/** Whether the upper bound of a content reaches a limit; the bound of `< 3 %` does not reach 3 %. */
const isReached = ({ cas, content }: LabelIngredient, limit: (typeof fasteningByContent)[number]): boolean =>
  cas === limit.cas && (content.isMaxExcluded ? content.max > limit.from : content.max >= limit.from);
