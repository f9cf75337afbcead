import { hazardClassRow } from '../../law/hazard-classes.ts';
import { basicProperties, type BasicProperty, type PropertyForm, propertyRow } from '../../law/properties.ts';
import { hasAerosolClass, physicalState, type PhysicalState } from '../../product/physical-state.ts';
import {
  aerosolState,
  physicalHazardNames,
  propertyText,
  reserveText,
  statedProperty,
  type Property,
} from '../../documents/sds/09-properties.ts';
import { notClassifiedSentence } from '../../documents/sds/sheet/not-classified.ts';
import { textInLanguage, slotLines, type Sheet } from '../../documents/sds/sheet/sheet.ts';
import { element, phrase, phrases, required, type XmlElement } from './xml.ts';
import { type NumericRange, parseRange } from '../../product/contents/numeric-range.ts';
import { quantity, quantityElement, rangeElements } from './quantity.ts';

type Measured = Extract<Property, { value: unknown }>;

const isMeasured = (property: Property | undefined): property is Measured =>
  typeof property === 'object' && 'value' in property;

/** Section 9, type `PhysicalChemicalProperties`. */
export function properties(sheet: Sheet): XmlElement {
  const { facts, phrases: words } = sheet;
  const reserve = reserveText(sheet);
  return required(
    'PhysicalChemicalProperties',
    appearance(sheet),
    required('SafetyRelevantInformation', propertyElements(sheet, 'SafetyRelevantInformation')),
    element('PhysicalHazards', physicalHazards(sheet)),
    element('OtherSafetyInformation', propertyElements(sheet, 'OtherSafetyInformation')),
    phrases('OtherPhysicalChemicalProperty', [
      ...(reserve === undefined ? [] : [`${words.labels.reserve}${words.colon}${reserve}`]),
      ...facts.otherProperties.map(
        ({ name, value }) =>
          `${textInLanguage(sheet, name) ?? words.columns.property}${words.colon}${propertyText(sheet, value)}`,
      ),
    ]),
    phrases('AdditionalInfo', slotLines(sheet, '9.2')),
  );
}

const states = { solid: 'solid', liquid: 'liquid', gas: 'gaseous' } as const;

/** Colours of `ColourEnum` that are one word. */
const colours = [
  'colourless',
  'black',
  'blue',
  'brown',
  'gold',
  'green',
  'grey',
  'orange',
  'pink',
  'purple',
  'red',
  'silver',
  'violet',
  'white',
  'yellow',
];

function appearance(sheet: Sheet): XmlElement | null {
  const state = physicalState(sheet.facts);
  const colour = statedProperty(sheet, 'colour');
  const plain = typeof colour === 'object' && !isMeasured(colour) ? colour.en : undefined;
  return element(
    'Appearance',
    state === 'aerosol' && element('Form', 'aerosol dispenser: not specified'),
    phrases(
      'FormDescription',
      state === 'aerosol' ? [hasAerosolClass(sheet.facts) ? aerosolState(sheet) : text(sheet, 'physicalState')] : [],
    ),
    state && state !== 'aerosol' && stateElement(sheet, state),
    plain && colours.includes(plain) && element('Colour', plain),
    phrases('ColourDescription', [text(sheet, 'colour')]),
    phrases('Odour', [text(sheet, 'odour')]),
  );
}

const stateElement = (sheet: Sheet, state: Exclude<PhysicalState, 'aerosol'>) =>
  required(
    'StateUnderStandardConditions',
    required('State', states[state]),
    phrase('StateFulltext', text(sheet, 'physicalState')),
  );

/** As printed on the sheet; null if it is not known. */
function text(sheet: Sheet, name: BasicProperty): string | null {
  const property = statedProperty(sheet, name);
  return property ? propertyText(sheet, property) : null;
}

/** Properties with elements of their own forms. */
const ownForms: Partial<Record<BasicProperty, (sheet: Sheet) => XmlElement>> = {
  explosionLimits,
  kinematicViscosity: (sheet) =>
    required('Viscosity', unitValue(sheet, 'Value', 'kinematicViscosity'), required('Type', 'Kinematic')),
  solubility,
};

/** The elements of properties in a group of section 9, in the schema's order. */
const propertyElements = (sheet: Sheet, group: string): XmlElement[] =>
  basicProperties
    .map((name) => ({ name, ...propertyRow(name).esdscom }))
    .filter(({ paths: [path] }) => path?.startsWith(`${group}/`))
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .flatMap(({ name, form, paths: [path = ''] }) => {
      if (form === undefined) return ownForms[name]?.(sheet) ?? [];
      const [element = '', ...parents] = path.split('/').slice(1).toReversed();
      if (form === 'text') return phrases(element, [text(sheet, name)]);
      return parents.reduce((child, parent) => required(parent, child), unitValue(sheet, element, name));
    });

/** Elements of the types `PhysChemUnitValue` and the like. */
const unitValue = (sheet: Sheet, element: string, name: BasicProperty) =>
  required(element, valueOf(sheet, name, valueElements[propertyRow(name).esdscom.form ?? 'quantity']));

const plainValue = ({ value }: Measured) => {
  const range = parseRange(value);
  return range && required('Value', rangeElements(range));
};

const valueElements: Record<PropertyForm, (measured: Measured) => XmlElement | null> = {
  quantity: ({ value, unit }) => quantityElement('UnitValue', quantity(value, unit ?? '')),
  number: plainValue,
  numberAsText: () => null,
  text: () => null,
};

/** 'at 20 °C': in English, whatever the sheet's language. */
const temperature = /^at (-?\d+(?:\.\d+)?) °C$/;

/**
 * The contents of a value's element: the figure with its conditions, the property's text if it is not a figure for eSDScom, or
 * the reason why there is no value.
 */
function valueOf(
  sheet: Sheet,
  name: BasicProperty,
  valueElement: (measured: Measured) => XmlElement | null,
): (XmlElement | null)[] {
  const property = statedProperty(sheet, name);
  if (!property) return [element('ReasonForWaiving', 'no data')];
  if (property === 'notApplicable') return [element('ReasonForWaiving', 'not applicable')];
  const valueContents = isMeasured(property) ? valueElement(property) : null;
  if (!valueContents || !isMeasured(property)) return phrases('AdditionalInfo', [propertyText(sheet, property)]);
  const degrees = propertyRow(name).esdscom.hasTemperature
    ? temperature.exec(property.condition?.en ?? '')?.[1]
    : undefined;
  return [
    valueContents,
    ...(degrees === undefined ? phrases('AdditionalInfo', [textInLanguage(sheet, property.condition)]) : []),
    degrees === undefined
      ? null
      : required('Temperature', element('ExactValue', Number(degrees)), element('Unit', '°C')),
  ];
}

/** A range contains the lower and the upper limit: the limits themselves, or what they are above and below. */
function explosionLimits(sheet: Sheet): XmlElement {
  const property = statedProperty(sheet, 'explosionLimits');
  const measured = isMeasured(property) ? property : null;
  const { range: { lower, upper } = {}, unit = '' } = measured
    ? (quantity(measured.value, measured.unit ?? '') ?? {})
    : {};
  if (!lower && !upper) {
    return required('ExplosionLimit', unitValue(sheet, 'LowerExplosionLimit', 'explosionLimits'));
  }
  const limitElement = (name: string, end: NumericRange): XmlElement => {
    const { value, symbol } = (end.lower ?? end.upper)!;
    const isLimit = lower && upper && (symbol === 'ge' || symbol === 'le');
    return required(
      name,
      quantityElement('UnitValue', { unit, range: isLimit ? { exact: { value } } : end }),
      phrases('AdditionalInfo', [textInLanguage(sheet, measured?.condition)]),
    );
  };
  return required(
    'ExplosionLimit',
    lower && limitElement('LowerExplosionLimit', { lower }),
    upper && limitElement('UpperExplosionLimit', { upper }),
  );
}

/** Figures without a medium are for water (Annex II 9.1 (m)). */
function solubility(sheet: Sheet): XmlElement {
  const property = statedProperty(sheet, 'solubility');
  const measured = isMeasured(property) && quantity(property.value, property.unit ?? '');
  if (property && property !== 'notApplicable' && !measured) {
    return required('Solubilities', phrases('SolubilityDescription', [propertyText(sheet, property)]));
  }
  return required(
    'Solubilities',
    required('Solubility', required('Medium', 'Water'), unitValue(sheet, 'Value', 'solubility')),
  );
}

/** Annex II 9.2.1 (a) to (q). */
function physicalHazards(sheet: Sheet): (XmlElement | null)[] {
  const stated = physicalHazardNames(sheet);
  return stated.map(({ hazard, names }) => {
    const { element: name } = hazardClassRow(hazard);
    if (name === undefined) return null;
    const sentence = names.length
      ? phrase('Classification', names.join('; '))
      : phrase('Assessment', notClassifiedSentence(sheet, hazard));
    return required(name, required('GeneralInformation', sentence));
  });
}
