import type { ProductFacts } from '../../product/facts.ts';
import { formatFigure, textInLanguage, slotLines, type Sheet } from '../../documents/sds/sheet.ts';
import { classificationElement } from './classification.ts';
import { limitElements } from './exposure-limits.ts';
import { noEffectElements } from './no-effect-levels.ts';
import { substanceIdentifiers } from './identification.ts';
import { element, phrases, required, textElement, type XmlElement } from './xml.ts';
import { parseRange } from '../../product/numeric-range.ts';
import { parseQuantity, quantityElement, rangeElements } from './quantity.ts';

type Ingredient = ProductFacts['composition'][number];

/** Section 3, type `Composition`. The exact contents of a mixture belong to its formulation: only the ranges are exported. */
export function composition(sheet: Sheet): XmlElement {
  const { facts, phrases: words } = sheet;
  const lines = slotLines(sheet, facts.kind === 'substance' ? '3.1' : '3.2');
  if (!facts.composition.length) {
    return required('Composition', phrases('ChemicalCharacterization', [...lines, words.notAvailable]));
  }
  return required(
    'Composition',
    phrases('ChemicalCharacterization', lines),
    required('RegionEU', required('CompositionType', compositionType(facts)), constituents(sheet)),
  );
}

const compositionType = ({ kind, composition: { length } }: ProductFacts) =>
  kind === 'mixture' ? 'Mixture' : length > 1 ? 'MultiConstituent' : 'SingleConstituent';

const constituents = (sheet: Sheet): XmlElement[] => {
  const { facts } = sheet;
  const [only, ...others] = facts.composition;
  if (facts.kind === 'mixture' || !only || others.length) return facts.composition.map((one) => component(sheet, one));
  return [pureSubstance(sheet, only)];
};

/** Type `SubstanceEU`. Its classification is the product's, in section 2. */
function pureSubstance(sheet: Sheet, only: Ingredient): XmlElement {
  const { formula, molarMass } = sheet.facts.identifiers;
  return required(
    'Substance',
    substanceIdentifiers({ chemical: textInLanguage(sheet, only.name), others: [] }, only),
    textElement('Formula', formula, 256),
    quantityElement('MolecularWeight', molarMass === undefined ? null : parseQuantity(molarMass)),
    phrases('ChemicalPurity', [formatFigure(sheet, only.contentRange), nanoform(sheet, only)]),
  );
}

/** `Nanoform: d50 21 nm` */
function nanoform(sheet: Sheet, { nanoform: particles }: Ingredient): string | null {
  const text = textInLanguage(sheet, particles);
  return text === null ? null : `${sheet.phrases.labels.nanoform}${sheet.phrases.colon}${text}`;
}

/** Type `ComponentEU`. */
function component(sheet: Sheet, ingredient: Ingredient): XmlElement {
  const range = parseRange(ingredient.contentRange.replace(/(?<!\s)\s*%$/, ''));
  return required(
    'Component',
    required(
      'Substance',
      substanceIdentifiers({ chemical: textInLanguage(sheet, ingredient.name), others: [] }, ingredient),
    ),
    required('Concentration', range && rangeElements(range), required('Unit', 'Weight-%')),
    phrases('AdditionalInfo', [
      range ? null : formatFigure(sheet, ingredient.contentRange),
      nanoform(sheet, ingredient),
    ]),
    element(
      'ExposureControlPersonalProtection',
      element('ControlParameters', limitElements(sheet, ingredient)?.children, noEffectElements(sheet, ingredient)),
    ),
    classificationElement(sheet, ingredient),
  );
}
