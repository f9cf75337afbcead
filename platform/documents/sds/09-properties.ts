import type { Phrases } from '../../languages/en/sheet.ts';
import { localise } from '../../languages/languages.ts';
import { type Texts, messageTexts } from '../../languages/messages.ts';
import { phraseTexts } from '../../languages/phrases.ts';
import { type PhysicalHazard, hazardClassRows, isOfClass, physicalHazards } from '../../law/hazard-classes.ts';
import { type BasicProperty, basicProperties, propertyRow } from '../../law/properties.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { hasAerosolClass, type PhysicalState } from '../../product/physical-state.ts';
import { isGaseous } from '../../product/product-traits.ts';
import { type DefinitionRow, propertyCategories } from '../blocks/block.ts';
import { blockTexts, definitions, paragraph, row, subheading } from '../blocks/builders.ts';
import {
  type Point,
  type Section,
  type SheetUnderCheck,
  blocksBelow,
  dataLacking,
  hasStatement,
  isAbsence,
  remedy,
  textsOf,
  valuesOf,
} from './sheet/point.ts';
import { hazardClassName } from './sheet/hazard-names.ts';
import { notClassifiedSentence, outcomeOf } from './sheet/not-classified.ts';
import { orNoInformation, sentencesAt } from './sheet/sentences.ts';
import { type Sheet, contents, formatFigure, hasTrait, slotBlocks, textInLanguage } from './sheet/sheet.ts';

const subsections: Section<9>['subsections'] = {
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
      ...orNoInformation(sheet, [
        ...characteristics,
        ...slotBlocks(sheet, '9.2'),
        ...sentencesAt(sheet, '9.2.dust', { isStated: isDustExplosionStated(sheet) }).map(paragraph),
      ]),
    ];
  },
};

export type Property = NonNullable<ProductFacts['basicProperties'][BasicProperty]>;

function basicProperty(sheet: Sheet, name: BasicProperty): string {
  if (name === 'physicalState' && hasAerosolClass(sheet.facts)) return aerosolState(sheet);
  const property = statedProperty(sheet, name);
  if (property !== undefined) return propertyText(sheet, property, name);
  return sentencesAt(sheet, '9.1', name)[0] ?? sheet.phrases.notAvailable;
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

/** A property of 9.1 from the facts, or 'not applicable' if it does not apply to the product; undefined if it is not known. */
export const statedProperty = (sheet: Sheet, name: BasicProperty): Property | undefined =>
  sheet.facts.basicProperties[name] ??
  (sentencesAt(sheet, '9.1.derived', name).length > 0 ? 'notApplicable' : undefined);

/** `−20 °C (closed cup)`; of a property that does not apply with the reason, as far as it is known: `not applicable (physical state: gas)`. */
export function propertyText(sheet: Sheet, property: Property, name?: BasicProperty): string {
  if (property === 'notApplicable') {
    const [reason] = name
      ? [...sentencesAt(sheet, '9.1.derived', name), ...sentencesAt(sheet, '9.1.stated', name)]
      : [];
    // An aerosol contains a liquid or a gas, of which every property without a reason is one that was not determined.
    return reason ?? (hasTrait(sheet, 'aerosol') ? sheet.phrases.notAvailable : sheet.phrases.notApplicable);
  }
  if (!('value' in property)) return textInLanguage(sheet, property) ?? sheet.phrases.notAvailable;
  const { value, unit, condition } = property;
  const measured = unit ? `${formatFigure(sheet, value)}\u202F${unit}` : formatFigure(sheet, value);
  const conditions = textInLanguage(sheet, condition);
  return conditions ? `${measured} (${conditions})` : measured;
}

/** Whether the author says that the dust explodes with air or that it does not; a text of 9.2 may say either. */
const isDustExplosionStated = (sheet: Sheet): boolean =>
  textInLanguage(sheet, sheet.facts.texts['9.2']) !== null ||
  contents(sheet, '9.2').keys.some((key) => key === 'dustExplosion' || key === 'noDustExplosion');

/** The acid or alkaline reserve, `3.2 g NaOH/100 g`; undefined if it is not known. */
export function reserveText(sheet: Sheet): string | undefined {
  const reserve = sheet.facts.classificationData?.reserve;
  return reserve === undefined ? undefined : formatFigure(sheet, `${reserve} g NaOH/100 g`);
}

const physicalHazardRows = (sheet: Sheet): DefinitionRow[] =>
  physicalHazardNames(sheet).flatMap(({ hazard, names }) =>
    row(sheet.phrases.physicalHazardClasses[hazard], names, notClassifiedSentence(sheet, hazard)),
  );

/** The classes of 9.2.1 for the product's physical state, with the names of its categories in each. A liquefied gas is a gas. */
export function physicalHazardNames({ facts, phrases, traits }: Sheet): { hazard: PhysicalHazard; names: string[] }[] {
  const isOfState = (state: PhysicalState) => (isGaseous(traits) ? state === 'gas' : traits.has(state));
  return physicalHazards.flatMap((hazard) => {
    const entries = facts.classification.filter(({ category }) => isOfClass(hazard, category));
    if (!entries.length && !hazardClassRows[hazard].states.some(isOfState)) return [];
    return [{ hazard, names: entries.map(({ category, h }) => hazardClassName(category, h, phrases)) }];
  });
}

/** `open` where a subsection, or a term of it, says only that something is not known. */
export const saysOnlyAbsence =
  (number: string, term?: (phrases: Phrases) => string) =>
  (sheet: SheetUnderCheck): Texts | false => {
    const texts = term ? valuesOf(sheet, number, term(sheet.phrases)) : textsOf(sheet, number);
    return texts.every(isAbsence(sheet)) && messageTexts('onlyAbsence', { section: number });
  };

/** A property that does not apply to the physical state is printed as 'not applicable' (law/properties.ts). */
const propertyPoint = (name: BasicProperty): Point => ({
  id: `9.1-${propertyRow(name).letter}`,
  asks: messageTexts('propertyPoint', { property: propertyTexts(name) }),
  provision: `REACH Annex II 9.1(${propertyRow(name).letter})`,
  missing: (sheet) =>
    valuesOf(sheet, '9.1', sheet.phrases.properties[name]).every((text) => text === sheet.phrases.notApplicable) &&
    messageTexts('propertyWithoutReason'),
  open: saysOnlyAbsence('9.1', ({ properties }) => properties[name]),
  remedy: remedy('fillInProperty', {
    property: { ...propertyTexts(name), en: `basicProperties.${name}`, form: propertyTexts(name).en },
  }),
});

const propertyTexts = (name: BasicProperty) => phraseTexts(({ properties }) => properties[name]);

const isMeasured = (property: Property | undefined): property is Extract<Property, { value: unknown }> =>
  typeof property === 'object' && 'value' in property;

/** Values that mean nothing without the condition of their measurement. */
const conditional = basicProperties.filter((name) => propertyRow(name).needsCondition);

const points: Point[] = [
  ...basicProperties.map(propertyPoint),
  {
    id: '9.1-units',
    asks: messageTexts('9.1-units'),
    provision: 'REACH Annex II 9.1',
    exempt: ({ facts }) =>
      !conditional.some((name) => isMeasured(facts.basicProperties[name])) && 'no value depends on the temperature',
    missing: ({ facts }) => {
      const lacking = conditional.filter((name) => {
        const property = facts.basicProperties[name];
        return isMeasured(property) && !localise(property.condition, 'en');
      });
      return lacking.length > 0 && messageTexts('noTemperatureOf', { properties: lacking.map(propertyTexts) });
    },
    remedy: remedy('fillInCondition'),
  },
  {
    id: '9.2-1',
    asks: messageTexts('9.2-1'),
    provision: 'REACH Annex II 9.2.1',
    missing: (sheet) => {
      const rows = blocksBelow(sheet, '9.2', '9.2.1').flatMap((block) =>
        block.kind === 'definitions' ? block.rows : [],
      );
      const isKnown =
        rows.length > 0 && rows.every(({ values }) => values.every((value) => value !== sheet.phrases.notAvailable));
      return !isKnown && messageTexts('noPhysicalHazardClass');
    },
    open: (sheet) =>
      dataLacking(
        physicalHazardNames(sheet)
          .filter(({ hazard, names }) => names.length === 0 && outcomeOf(sheet, hazard) === 'noData')
          .map(({ hazard }) => phraseTexts(({ physicalHazardClasses }) => physicalHazardClasses[hazard])),
      ),
    remedy: remedy('addClassData'),
  },
  {
    id: '9.2-2',
    asks: messageTexts('9.2-2'),
    provision: 'REACH Annex II 9.2.1',
    exempt: (sheet) => !hasStatement(sheet, /^H2/) && 'no physical hazard',
    missing: (sheet) => {
      const text = blocksBelow(sheet, '9.2', '9.2.1').flatMap(blockTexts).join('\n');
      const abbreviations = new Set(Object.keys(sheet.phrases.hazardClasses));
      const lacking = sheet.facts.classification
        .filter(({ h }) => h.some((code) => code.startsWith('H2')))
        .filter(({ category }) => {
          const [abbreviation] = [...abbreviations]
            .filter((candidate) => category.startsWith(candidate))
            .sort((a, b) => b.length - a.length);
          const name = sheet.phrases.hazardClasses[abbreviation as keyof Phrases['hazardClasses']];
          return !text.includes(name);
        });
      return (
        lacking.length > 0 && messageTexts('lacks', { section: '9.2.1', what: lacking.map(({ category }) => category) })
      );
    },
    isHazardDependent: true,
    remedy: remedy('renderAnew'),
  },
];

/** Section 9, physical and chemical properties. */
export const physicalProperties: Section<9> = { subsections, points };
