import { pictogramName } from '../../documents/sds/sheet/hazard-names.ts';
import {
  endocrineDisruption,
  persistence,
  procedureNames,
  openClassesSentence,
  unknownHazardsSentence,
} from '../../documents/sds/02-hazards.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { supplementalTextsOf } from '../../documents/label/supplemental-texts.ts';
import { sentencesAt } from '../../documents/sds/sheet/sentences.ts';
import { formatFigure, type Sheet, slotLines, textInLanguage } from '../../documents/sds/sheet/sheet.ts';
import { prescribedTextsOf } from '../../product/restrictions/restriction-words.ts';
import { noticesOf, printedContent } from '../../product/mixture.ts';
import { classificationElement } from './classification.ts';
import { limitElements } from './exposure-limits.ts';
import { noEffectElements } from './no-effect-levels.ts';
import { substanceIdentifiers } from './identification.ts';
import { codelessPrecautions, precautionElements, singleStatements, statementOf } from './statement-elements.ts';
import { element, flag, phrases, required, textElement, type XmlElement } from './xml.ts';
import { readContent } from '../../product/contents/printed-content.ts';
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
  const [substance, ...others] = facts.composition;
  if (facts.kind === 'mixture' || !substance || others.length)
    return facts.composition.map((ingredient) => component(sheet, ingredient));
  return [pureSubstance(sheet, substance)];
};

/** Type `SubstanceEU`. Its classification is the product's, in section 2. */
function pureSubstance(sheet: Sheet, substance: Ingredient): XmlElement {
  const { formula, molarMass } = sheet.facts.identifiers;
  return required(
    'Substance',
    substanceIdentifiers({ chemical: textInLanguage(sheet, substance.name), others: [] }, substance),
    textElement('Formula', formula, 256),
    quantityElement('MolecularWeight', molarMass === undefined ? null : parseQuantity(molarMass)),
    phrases('ChemicalPurity', [
      formatFigure(sheet, printedContent(substance, sheet.facts)),
      nanoform(sheet, substance),
    ]),
  );
}

/** `Nanoform: d50 21 nm` */
function nanoform(sheet: Sheet, { nanoform: particles }: Ingredient): string | null {
  const text = textInLanguage(sheet, particles);
  return text === null ? null : `${sheet.phrases.labels.nanoform}${sheet.phrases.colon}${text}`;
}

/** Type `ComponentEU`. */
function component(sheet: Sheet, ingredient: Ingredient): XmlElement {
  const contentText = printedContent(ingredient, sheet.facts);
  const read = readContent(contentText);
  const range = 'range' in read && read.range;
  return required(
    'Component',
    required(
      'Substance',
      substanceIdentifiers({ chemical: textInLanguage(sheet, ingredient.name), others: [] }, ingredient),
    ),
    required(
      'Concentration',
      range && rangeElements(range),
      required('Unit', read.kind === 'volume' ? 'Vol-%' : 'Weight-%'),
    ),
    phrases('AdditionalInfo', [
      range ? null : formatFigure(sheet, contentText),
      nanoform(sheet, ingredient),
      ...sentencesAt(sheet, '3.ingredient', ingredient),
    ]),
    element(
      'ExposureControlPersonalProtection',
      element('ControlParameters', limitElements(sheet, ingredient)?.children, noEffectElements(sheet, ingredient)),
    ),
    classificationElement(sheet, ingredient),
  );
}

/** Maximum number of pictograms of a label (`HazardPictogram`); further ones are named in words. */
const maxPictograms = 6;

/** Section 2, type `HazardIdentification`. */
export function hazards(sheet: Sheet): XmlElement {
  const { facts } = sheet;
  const [constituent, ...others] = facts.kind === 'substance' ? facts.composition : [];
  return required(
    'HazardIdentification',
    required(
      'RegionEU',
      classificationElement(sheet, {
        classification: facts.classification,
        euh: facts.label.euh,
        limits: others.length ? [] : (constituent?.limits ?? []),
        procedureOf: (entry) => procedureNames(sheet, entry).join(', ') || undefined,
      }),
      phrases('ClassificationAdditionalInformation', [
        unknownHazardsSentence(sheet) ?? openClassesSentence(sheet) ?? sentencesAt(sheet, '2.1')[0],
      ]),
      element('HazardLabelling', element('ClpHazardLabelling_2023_707', labelElements(sheet))),
      element(
        'OtherHazardsInfo',
        phrases('OtherHazards', [...slotLines(sheet, '2.3'), ...persistence(sheet), ...endocrineDisruption(sheet)]),
      ),
    ),
  );
}

/** The label elements (CLP Art. 17). */
function labelElements(sheet: Sheet): (XmlElement | null)[] {
  const { facts, phrases: words } = sheet;
  const { signalWord, pictograms, h, euh, p, contains } = facts.label;
  const hazardStatements = singleStatements([...h, ...euh]);
  const notices = noticesOf(facts, sheet.day);
  const further = pictograms.slice(maxPictograms).map((code) => `${code} (${pictogramName(code, words)})`);
  const names = contains.flatMap((name) => textInLanguage(sheet, name) ?? []);
  const statementElements = (name: string, kind: Parameters<typeof statementOf>[3]) =>
    hazardStatements.map((code) => statementOf(sheet, name, code, kind));
  return [
    ...pictograms.slice(0, maxPictograms).map((code) => element('HazardPictogram', code)),
    element(
      'SignalWord',
      signalWord && required('PhraseCode', signalWord === 'danger' ? 'DGR' : 'WNG'),
      signalWord && textElement('FullText', words.signalWords[signalWord], 1024),
    ),
    ...statementElements('HazardStatement', 'hazard'),
    ...precautionElements(sheet, p),
    ...statementElements('SupplementalHazardInformation', 'supplemental'),
    ...statementElements('SpecialSupplementalLabelInfoMixtures', 'special'),
    ...phrases('AdditionalLabellingInfo', [
      further.length ? `${words.labels.pictograms}${words.colon}${further.join(', ')}` : null,
      names.length ? `${words.labels.contains}${words.colon}${names.join(', ')}` : null,
      ...codelessPrecautions(sheet, p),
      ...prescribedTextsOf(facts, sheet.lang, sheet.day),
      ...supplementalTextsOf(facts, sheet.lang, sheet.day),
    ]),
    ...(facts.audience === 'public'
      ? [flag('TactileWarning', notices.tactileWarning), flag('ChildResistantOpening', notices.childResistantFastening)]
      : []),
  ];
}
