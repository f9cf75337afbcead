import type { ReadProductFile } from '../../product/product-file.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { error, type Finding, type Path } from '../../product/findings.ts';
import { type Place, placesOf } from '../../rules/classification/category-place.ts';

type FactsInFile = ReadProductFile['versions'][number]['facts'];
type Override = NonNullable<ProductFacts['overrides']>[number];

/** Classes that may have several overrides, one for each effect. */
const withEffects = ['stotSingleNarcoticIrritant', 'pbt', 'pmt'];

/** Errors in overrides: of another class, twice for the same class, other than the typed classification. */
export const overrideFindings = ({ overrides = [], classification }: FactsInFile, at: Path): Finding[] =>
  overrides.flatMap((override, place) => {
    const path = [...at, 'overrides', place];
    const { class: hazardClass, category, h } = override;
    const places = category === null ? [] : placesOf({ category, h });
    if (category !== null && !places.some((one) => one.hazardClass === hazardClass)) {
      const own = places[0]?.hazardClass;
      return [
        error(
          [...path, 'category'],
          `'${category}' is not of the class ${hazardClass}${own ? `; it is of ${own}` : ''}`,
        ),
      ];
    }
    const first = overrides.findIndex((one) => one.class === hazardClass);
    if (first < place && !withEffects.includes(hazardClass))
      return [error([...path, 'class'], `the class ${hazardClass} has an override already, overrides[${first}]`)];
    return classification ? contradictions(override, places, classification, path) : [];
  });

/** A typed category of the override's class that is another than that of the override, or its absence. */
function contradictions(
  override: Override,
  places: readonly Place[],
  classification: ProductFacts['classification'],
  path: Path,
): Finding[] {
  const { class: hazardClass, category, h } = override;
  const effects = category === null ? h : places.flatMap(({ effect }) => effect ?? []);
  const typed = classification.filter((entry) =>
    placesOf(entry).some(
      (one) =>
        one.hazardClass === hazardClass &&
        (effects.length === 0 || one.effect === undefined || effects.includes(one.effect)),
    ),
  );
  if (category === null ? typed.length === 0 : typed.some((entry) => entry.category === category)) return [];
  const found = category ?? 'no class';
  const has = typed.length > 0 ? `has ${typed.map((entry) => entry.category).join(' and ')}` : `lacks it`;
  return [error([...path, 'category'], `is ${found}, but the classification ${has}`)];
}
