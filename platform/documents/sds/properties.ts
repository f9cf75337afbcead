import { hazardClassRows, isOfClass, type PhysicalHazard, physicalHazards } from '../../law/hazard-classes.ts';
import { basicProperties, type BasicProperty, propertyRow } from '../../law/properties.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { definitions, row, subheading } from '../blocks/builders.ts';
import { hazardClassName } from './hazard-names.ts';
import { hasAerosolClass } from '../../product/physical-state.ts';
import { type DefinitionRow, propertyCategories } from '../blocks/block.ts';
import { notClassifiedSentence } from './not-classified.ts';
import { orNoInformation, sentencesAt } from './sentences.ts';
import { formatFigure, textInLanguage, slotBlocks, type Builders, type Sheet } from './sheet.ts';

/** Section 9. */
export const properties = {
  '9.1': (sheet) =>
    definitions(...basicProperties.map((name) => row(sheet.phrases.properties[name], basicProperty(sheet, name)))),
  '9.2': (sheet) => {
    const { facts, phrases } = sheet;
    // The molar mass of a solution would be that of its solute.
    const molarMass = facts.kind === 'substance' ? facts.identifiers.molarMass : undefined;
    const others = facts.otherProperties.map(({ name, value }) =>
      row(textInLanguage(sheet, name) ?? phrases.columns.property, propertyText(sheet, value)),
    );
    const characteristics = definitions(
      row(phrases.labels.molarMass, molarMass && formatFigure(sheet, molarMass)),
      row(phrases.labels.reserve, reserveText(sheet)),
      ...others,
    );
    return [
      subheading(phrases.subheadings['9.2.1'], '9.2.1', propertyCategories['9.2.1']),
      ...orNoInformation(sheet, definitions(physicalHazardRows(sheet))),
      subheading(phrases.subheadings['9.2.2'], '9.2.2', propertyCategories['9.2.2']),
      ...orNoInformation(sheet, [...characteristics, ...slotBlocks(sheet, '9.2')]),
    ];
  },
} satisfies Builders;

export type Property = NonNullable<ProductFacts['basicProperties'][BasicProperty]>;

function basicProperty(sheet: Sheet, name: BasicProperty): string {
  if (name === 'physicalState' && hasAerosolClass(sheet.facts)) return aerosolState(sheet);
  const property = statedProperty(sheet, name);
  return property ? propertyText(sheet, property) : sheet.phrases.notAvailable;
}

/**
 * The physical state of a product with an aerosol class and of its contents, `aerosol; contents: liquid`, or that the latter is not
 * recorded. (REACH Annex II 9.1(a))
 */
export function aerosolState(sheet: Sheet): string {
  const aerosol = aerosolText(sheet);
  return sentencesAt(sheet, '9.1.aerosol', aerosol)[0] ?? aerosol;
}

/** The author's words for the state, else 'aerosol'. */
function aerosolText(sheet: Sheet): string {
  const stated = sheet.facts.basicProperties.physicalState;
  return stated && stated !== 'notApplicable' ? propertyText(sheet, stated) : sheet.phrases.physicalStates.aerosol;
}

/** A property of 9.1 from the facts, or 'not applicable' to such a product; undefined if it is not known. */
export const statedProperty = (
  { facts, traits }: Pick<Sheet, 'facts' | 'traits'>,
  name: BasicProperty,
): Property | undefined =>
  facts.basicProperties[name] ??
  (propertyRow(name).notFor?.some((trait) => traits.has(trait)) ? 'notApplicable' : undefined);

/** `−20 °C (closed cup)` */
export function propertyText(sheet: Sheet, property: Property): string {
  if (property === 'notApplicable') return sheet.phrases.notApplicable;
  if (!('value' in property)) return textInLanguage(sheet, property) ?? sheet.phrases.notAvailable;
  const { value, unit, condition } = property;
  const measured = unit ? `${formatFigure(sheet, value)}\u202F${unit}` : formatFigure(sheet, value);
  const conditions = textInLanguage(sheet, condition);
  return conditions ? `${measured} (${conditions})` : measured;
}

/** The acid or alkaline reserve, `3.2 g NaOH/100 g`; undefined if it is not known. */
export function reserveText(sheet: Sheet): string | undefined {
  const reserve = sheet.facts.classificationData?.reserve;
  return reserve === undefined ? undefined : formatFigure(sheet, `${reserve} g NaOH/100 g`);
}

const physicalHazardRows = (sheet: Sheet): DefinitionRow[] =>
  physicalHazardNames(sheet).flatMap(({ hazard, names }) =>
    row(sheet.phrases.physicalHazardClasses[hazard], names, notClassifiedSentence(sheet, hazard)),
  );

/** The classes of 9.2.1 for the product's physical state, with the names of its categories in each. */
export function physicalHazardNames({ facts, phrases, traits }: Sheet): { hazard: PhysicalHazard; names: string[] }[] {
  return physicalHazards.flatMap((hazard) => {
    const entries = facts.classification.filter(({ category }) => isOfClass(hazard, category));
    if (!entries.length && !hazardClassRows[hazard].states.some((state) => traits.has(state))) return [];
    return [{ hazard, names: entries.map(({ category, h }) => hazardClassName(category, h, phrases)) }];
  });
}
