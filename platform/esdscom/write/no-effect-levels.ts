import type { ProductFacts } from '../../product/facts.ts';
import { textInLanguage, type Sheet } from '../../documents/sds/sheet/sheet.ts';
import { sourceText } from '../../documents/sds/sheet/studies.ts';
import type { Localised } from '../../languages/languages.ts';
import { unitOf } from './quantity.ts';
import { entriesByIngredient } from './by-ingredient.ts';
import { element, phrase, required, type XmlElement } from './xml.ts';

type Ingredient = ProductFacts['composition'][number];
export type Level = NonNullable<ProductFacts['noEffectLevels']>[number];
export type Concentration = NonNullable<ProductFacts['noEffectConcentrations']>[number];

/** `EffectLevelGroupEnum` */
export const groups: Record<Level['population'], string> = { workers: 'Worker', generalPopulation: 'Consumer' };
export const durations: Record<Level['duration'], string> = { longTerm: 'Long-term', acute: 'Acute' };

/** `EffectLevelTypeEnum`, `Long-term inhalation (systemic)`; null: by mouth it has no local effects. */
export const levelType = ({ duration, route, effect }: Pick<Level, 'duration' | 'route' | 'effect'>): string | null =>
  route === 'oral' && effect === 'local' ? null : `${durations[duration]} ${route} (${effect})`;

/** `PNECTypeEnum` */
export const concentrationTypes: Record<Concentration['compartment'], string> = {
  freshWater: 'Aquatic, freshwater',
  seaWater: 'Aquatic, marine water',
  intermittentRelease: 'Aquatic, intermittent release',
  sewageTreatment: 'Sewage treatment plant (STP)',
  freshWaterSediment: 'Sediment, freshwater',
  marineSediment: 'Sediment, marine water',
  soil: 'Soil',
  air: 'Air',
  secondaryPoisoning: 'Secondary poisoning',
};

/** DNEL and PNEC of an ingredient (`ControlParametersEU`); without one, those of the product and of substances that are not ingredients. */
export function noEffectElements(sheet: Sheet, ingredient?: Ingredient): XmlElement | null {
  const name = (text: Localised | undefined) => textInLanguage(sheet, text);
  const about = ({ substance, source }: { substance?: Localised | undefined; source?: string | undefined }) => [
    phrase('Reference', source && sourceText(sheet, source)),
    ingredient ? null : phrase('AdditionalInfo', name(substance)),
  ];
  const levels = levelsOf(sheet, ingredient).flatMap((level) => {
    const type = levelType(level);
    const value = valueElement('DnelValue', level);
    if (type === null || value === null) return [];
    return required(
      'DerivedNoEffectLevel',
      required('ExposureGroup', required('Group', groups[level.population])),
      required('ExposureRouteFrequencyAndEffect', required('Type', type)),
      value,
      about(level),
    );
  });
  const concentrations = concentrationsOf(sheet, ingredient).flatMap((concentration) => {
    const value = valueElement('PnecValue', concentration);
    if (value === null) return [];
    return required(
      'PredictedNoEffectConcentration',
      required('Type', concentrationTypes[concentration.compartment]),
      value,
      about(concentration),
    );
  });
  return element('RegionEU', levels, concentrations);
}

const levelsOf = entriesByIngredient<Level>(
  ({ noEffectLevels = [] }) => noEffectLevels,
  ({ substance }) => substance,
);
const concentrationsOf = entriesByIngredient<Concentration>(
  ({ noEffectConcentrations = [] }) => noEffectConcentrations,
  ({ substance }) => substance,
);

const units: Record<string, string> = {
  'mg/kg bw/day': 'mg/kg bw.d',
  'mg/kg/day': 'mg/kg bw.d',
  'mg/cm²': 'mg/cm2',
};

/** `mg/kg bw.d` → `mg/kg bw/day`; null: eSDScom has the unit, but not for these levels. */
export const levelUnit = (unit: string): string | null =>
  Object.entries(units).find(([, theirs]) => theirs === unit)?.[0] ?? null;

/** Type `NumericValueWithUnit`; null for a unit that eSDScom does not have. */
function valueElement(name: string, { value, unit }: { value: number; unit: string }): XmlElement | null {
  const theirs = units[unit] ?? unitOf(unit);
  return theirs === null ? null : required(name, element('ExactValue', value), required('Unit', theirs));
}

/** The levels that have no element, as lines: `acetone: 5 mg/person`. */
export const levelsInWords = (sheet: Sheet): string[] => {
  const { exposure, hazardCategories, labels, colon } = sheet.phrases;
  const line = (label: string, substance: Localised | undefined, about: string[], value: string) =>
    `${label}${colon}${[textInLanguage(sheet, substance), ...about, value].filter(Boolean).join(', ')}`;
  return [
    ...(sheet.facts.noEffectLevels ?? [])
      .filter((level) => levelType(level) === null || valueElement('DnelValue', level) === null)
      .map(({ substance, population, route, duration, effect, value, unit }) =>
        line(
          labels.dnel,
          substance,
          [
            exposure.populations[population],
            hazardCategories.routes[route],
            exposure.durations[duration],
            exposure.effects[effect],
          ],
          `${value} ${unit}`,
        ),
      ),
    ...(sheet.facts.noEffectConcentrations ?? [])
      .filter((concentration) => valueElement('PnecValue', concentration) === null)
      .map(({ substance, compartment, value, unit }) =>
        line(labels.pnec, substance, [exposure.compartments[compartment]], `${value} ${unit}`),
      ),
  ];
};
