import { areIngredientsKnown } from '../ingredients.ts';
import { isClassificationComplete } from '../not-classified.ts';
import { singleCodes } from '../../law/statement-codes.ts';
import type { SevesoGoods } from '../../law/seveso.ts';
import { storageClassOf, type StorageClass } from '../../law/storage-class.ts';
import type { ProductFacts } from '../facts.ts';
import { mixtureOf } from '../mixture.ts';
import { productState } from '../physical-state.ts';
import { isCombustible } from '../product-traits.ts';

/** What Directive 2012/18/EU and TRGS 510 ask of a product, from its facts. */

const acuteRoutes = /^H3[13]\d/;

/** @param isAcuteOpen whether there are no data on acute toxicity by skin and by inhalation (Annex I, note 7) */
export function sevesoGoods(facts: ProductFacts, isAcuteOpen: boolean): SevesoGoods {
  const { ingredients } = mixtureOf(facts);
  const hasOtherRoute = facts.classification.some(({ h }) =>
    h.flatMap(singleCodes).some((code) => acuteRoutes.test(code)),
  );
  return {
    isSubstance: facts.kind === 'substance',
    classes: facts.classification.map(({ category, h }) => ({ category, h: h.flatMap(singleCodes) })),
    euh: facts.label.euh,
    state: productState(facts),
    ingredients: [
      ...ingredients.map(({ cas, content, classification }) => ({
        cas: cas ?? null,
        content: content.max,
        categories: (classification ?? []).map(({ category }) => category),
        isUnknown: classification === null,
      })),
      ...substanceItself(facts),
    ],
    isAcuteOpen: isAcuteOpen && !hasOtherRoute,
  };
}

/** The substance itself as an ingredient, if section 3 has no row with its CAS number. */
function substanceItself({ kind, identifiers: { cas }, composition, classification }: ProductFacts) {
  if (kind !== 'substance' || cas === undefined || composition.some((ingredient) => ingredient.cas === cas)) return [];
  return [{ cas, content: 100, categories: classification.map(({ category }) => category), isUnknown: false }];
}

/** Whether all CAS numbers that the entries of Part 2 are compared with are known. */
export const isComparedWithPart2 = ({ kind, identifiers, composition }: ProductFacts): boolean =>
  (kind === 'substance' && identifiers.cas !== undefined) ||
  (composition.length > 0 && composition.every(({ cas }) => cas !== undefined));

/** CAS numbers of the nickel compounds of entry 11; whether they are an inhalable powder no fact says. */
const nickelPowders = ['1313-99-1', '12035-36-8', '16812-54-7', '12035-72-2', '1314-06-3'];

/** Numbers in which petroleum streams are registered, among them those of other substances of variable composition. */
const petroleumNumber = /^(?:6474[1-3]|68\d{3}|[89]\d{4}|80\d\d)-/;
const petroleumClass = /^(?:Flam\. Liq|Asp\. Tox|Carc)/;
const petroleumName = /petrol|naphtha|kerosi?ene?|gas ?oil|diesel|white spirit|hydrocarbons/i;
const fuelWord = /fuel|kraftstoff|brennstoff|treibstoff|heizöl|carburant|goriv|paliw|combustibile|καύσιμ/i;

/**
 * Whether an entry of Part 2 that is not compared may be one of the product: nickel compounds as a powder (11), dioxins (32), or petroleum
 * products and other fuels (34).
 */
export function mayBeUncomparedEntry(facts: ProductFacts): boolean {
  const product = { ...facts, ...facts.identifiers };
  return (
    [product, ...facts.composition].some(
      ({ cas = '', name, classification }) =>
        nickelPowders.includes(cas) ||
        (petroleumNumber.test(cas) && classification.some(({ category }) => petroleumClass.test(category))) ||
        Object.values(name).some((text) => /dioxin|dibenzofuran/i.test(text) || petroleumName.test(text)),
    ) ||
    [facts.name, facts.description, ...facts.uses.identified].some((texts) =>
      Object.values(texts).some((text) => fuelWord.test(text)),
    )
  );
}

/** The storage class of TRGS 510: the author's, else derived; null: the facts do not decide it. */
export function storageClass(facts: ProductFacts): StorageClass | null {
  const typed = facts.markets?.DE?.storageClass;
  if (typed) return typed;
  const { composition, classification, transport } = facts;
  return storageClassOf({
    categories: classification.map(({ category }) => category),
    h: classification.flatMap(({ h }) => h.flatMap(singleCodes)),
    state: productState(facts),
    isCombustible: isCombustible(facts),
    transportClass: transport?.hazardClass ?? null,
    hasAmmoniumNitrate: composition.some(({ cas }) => cas === '6484-52-2'),
    isComplete: isClassificationComplete(facts) && (facts.kind === 'substance' || areIngredientsKnown(facts)),
  });
}
