import { placesOf, severityOf } from '../law/classification/model/category-place.ts';
import { type HazardClass, hazardClasses } from '../law/hazard-classes.ts';
import type { Derived, Verdict } from '../law/classification/model/model.ts';
import type { BasicProperty } from '../law/properties.ts';
import type { ProductFacts } from './facts.ts';
import type { Path } from './findings.ts';
import { areIngredientsKnown } from './ingredients.ts';
import { derivedFrom, ingredientPlaces, type MixtureFacts } from './mixture.ts';
import { endpointsOfClass } from './studies.ts';

/** Whether the facts name data that show that a class is not met: the source, or a result of an endpoint of the class. */
export const hasDataFor = (
  { notClassified, studies }: Pick<ProductFacts, 'notClassified' | 'studies'>,
  hazardClass: HazardClass,
): boolean =>
  notClassified?.[hazardClass]?.source !== undefined ||
  studies.some(({ endpoint }) => endpointsOfClass(hazardClass).includes(endpoint));

export type OpenVerdict = Extract<Verdict, { kind: Exclude<Verdict['kind'], 'classified'> }>;

/**
 * The classes of a mixture that an ingredient, its state of matter or a measured value makes possible and that nothing answers: neither a
 * measured value, nor a class in the classification, nor the author with a reason (`overrides`, or `notClassified` with its source). None of
 * them may be said not to apply. Of a substance, which is classified by its own data, none.
 */
export const openClasses = (facts: MixtureFacts): OpenVerdict[] =>
  facts.kind === 'mixture' ? openVerdicts(facts, derivedFrom(facts)) : [];

/** As {@link openClasses}, of the verdicts of a calculation. */
export function openVerdicts(facts: MixtureFacts, { verdicts }: Pick<Derived, 'verdicts'>): OpenVerdict[] {
  const isShown = ({ hazardClass }: OpenVerdict) =>
    facts.notClassified?.[hazardClass]?.reason === 'conclusive' && hasDataFor(facts, hazardClass);
  return verdicts
    .filter((verdict): verdict is OpenVerdict => verdict.kind === 'open')
    .filter((verdict) => !isShown(verdict) && !isClassifiedAs(verdict, facts.classification ?? []));
}

/** Whether a typed category answers what is open: where categories are possible it is not milder than the gravest of them. */
function isClassifiedAs({ hazardClass, values }: OpenVerdict, typed: ProductFacts['classification']): boolean {
  const [gravest] = [values?.['categories'] ?? []].flat();
  const isMilder = (category: string) => gravest !== undefined && severityOf(category) > severityOf(String(gravest));
  // What corrodes the skin damages the eyes (CLP Annex I 3.3.2.1).
  if (hazardClass === 'eye' && typed.some(({ category }) => category.startsWith('Skin Corr.'))) return true;
  return typed.some(
    (entry) => placesOf(entry).some((place) => place.hazardClass === hazardClass) && !isMilder(entry.category),
  );
}

/** The property of section 9.1 that answers what is open, by its reason; a test is answered by a determination of the author. */
const answeringProperties: Readonly<Record<string, BasicProperty>> = {
  viscosityUnknown: 'kinematicViscosity',
  flashPointUnknown: 'flashPoint',
  flashPointOpen: 'flashPoint',
  physicalStateUnknown: 'physicalState',
  phOpen: 'ph',
  phUnknown: 'ph',
};

/** The path within the facts of the field that answers an open class; of several ingredients that of the first. */
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

/** Whether no class that is possible is open and, where there is no class, that is known: only then anything may be said not to apply. */
export const isClassificationComplete = (facts: ProductFacts): boolean =>
  unknownHazards(facts) === null && openClasses(facts).length === 0;

/**
 * Why it is not known whether a product without classes is hazardous: classes that are possible and open, ingredients of which the facts do
 * not say what they are classified as, or nothing that speaks for all classes; null: it is known. Data on some of the classes say nothing of
 * the others.
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
  const isShown = (one: HazardClass) =>
    overrides.some((override) => override.class === one && override.category === null) ||
    (facts.notClassified?.[one]?.reason === 'conclusive' && hasDataFor(facts, one));
  if (hazardClasses.every(isShown)) return null;
  return facts.composition.length > 0 ? 'ingredients' : 'basis';
}
