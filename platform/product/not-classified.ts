import { placesOf, severityOf } from '../law/classification/model/category-place.ts';
import { type HazardClass, hazardClasses } from '../law/hazard-classes.ts';
import type { Derived, Verdict } from '../law/classification/model/model.ts';
import type { BasicProperty } from '../law/properties.ts';
import type { ProductFacts } from './facts.ts';
import type { Path } from './findings.ts';
import { areIngredientsKnown } from './ingredients.ts';
import { derivedFrom, ingredientPlaces, type MixtureFacts } from './mixture.ts';
import { endpointsOfClass } from './studies.ts';

/** Whether the facts have data about a class: a source of its reason, or a result of one of its endpoints. */
export const hasDataFor = (
  { notClassified, studies }: Pick<ProductFacts, 'notClassified' | 'studies'>,
  hazardClass: HazardClass,
): boolean =>
  notClassified?.[hazardClass]?.source !== undefined ||
  studies.some(({ endpoint }) => endpointsOfClass(hazardClass).includes(endpoint));

export type OpenVerdict = Extract<Verdict, { kind: Exclude<Verdict['kind'], 'classified'> }>;

/**
 * The open classes of a mixture: an ingredient, the state of matter or a measured value makes them possible, and neither a measured value, nor
 * the classification, nor a reason of the author (`overrides`, or `notClassified` with a source) decides them. Documents must not say that they
 * do not apply. Substances, which are classified by their own data, have none.
 */
export const openClasses = (facts: MixtureFacts): OpenVerdict[] =>
  facts.kind === 'mixture' ? openVerdicts(facts, derivedFrom(facts)) : [];

/** As {@link openClasses}, for the verdicts of a calculation. */
export function openVerdicts(facts: MixtureFacts, { verdicts }: Pick<Derived, 'verdicts'>): OpenVerdict[] {
  const isShown = ({ hazardClass }: OpenVerdict) =>
    facts.notClassified?.[hazardClass]?.reason === 'conclusive' && hasDataFor(facts, hazardClass);
  return verdicts
    .filter((verdict): verdict is OpenVerdict => verdict.kind === 'open')
    .filter((verdict) => !isShown(verdict) && !isClassifiedAs(verdict, facts.classification ?? []));
}

/** Whether a typed category decides an open class; it must not be milder than the most severe possible category. */
function isClassifiedAs({ hazardClass, reason, values }: OpenVerdict, typed: ProductFacts['classification']): boolean {
  const [gravest] = [values?.['categories'] ?? []].flat();
  const isMilder = (category: string) => gravest !== undefined && severityOf(category) > severityOf(String(gravest));
  // Skin corrosives damage the eyes (CLP Annex I 3.3.2.1).
  const isCorrosive = typed.some(({ category }) => category.startsWith('Skin Corr.'));
  if (isCorrosive && hazardClass === 'eye') return true;
  // By its pH alone a skin corrosive is not asked for metals: it is of transport class 8 in any case.
  if (isCorrosive && hazardClass === 'corrosiveToMetals' && reason !== 'testNeeded') return true;
  return typed.some(
    (entry) =>
      placesOf(entry).some((classEffect) => classEffect.hazardClass === hazardClass) && !isMilder(entry.category),
  );
}

/** The property of section 9.1 that decides an open class, by the reason of its verdict. */
const answeringProperties: Readonly<Record<string, BasicProperty>> = {
  viscosityUnknown: 'kinematicViscosity',
  flashPointUnknown: 'flashPoint',
  flashPointOpen: 'flashPoint',
  physicalStateUnknown: 'physicalState',
  phOpen: 'ph',
  phUnknown: 'ph',
};

/** The path, below the facts, of the field that decides an open class; for several ingredients the field of the first. */
export function answeringField(
  { reason, values }: OpenVerdict,
  { composition }: Pick<MixtureFacts, 'composition'>,
): Path {
  const property = answeringProperties[reason];
  if (property) return ['basicProperties', property];
  if (reason !== 'additivityOpen') return ['overrides'];
  const [first] = [values?.['names'] ?? []].flat();
  return ['composition', ingredientPlaces(composition).get(String(first)) ?? -1, 'corrosion'];
}

/** Whether the hazards are known and no class is open; only then documents may say that a class does not apply. */
export const isClassificationComplete = (facts: ProductFacts): boolean =>
  unknownHazards(facts) === null && openClasses(facts).length === 0;

/**
 * Why it is unknown whether a product without classes is hazardous: open classes, ingredients without a stated classification, or no basis for
 * all classes; null: it is known. Data on some classes are no basis for the others.
 */
export function unknownHazards(
  facts: Omit<MixtureFacts, 'classification'> & {
    classification: ProductFacts['classification'];
    label?: { h?: readonly string[] | undefined };
  },
): 'open' | 'ingredients' | 'basis' | null {
  const { classification, label, overrides = [] } = facts;
  if (classification.length > 0 || (label?.h ?? []).length > 0) return null;
  if (openClasses(facts).length > 0) return 'open';
  if (areIngredientsKnown(facts)) return null;
  const isShown = (hazardClass: HazardClass) =>
    overrides.some((override) => override.class === hazardClass && override.category === null) ||
    (facts.notClassified?.[hazardClass]?.reason === 'conclusive' && hasDataFor(facts, hazardClass));
  if (hazardClasses.every(isShown)) return null;
  return facts.composition.length > 0 ? 'ingredients' : 'basis';
}
