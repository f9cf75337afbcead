import { labelNotices } from '../../rules/label-hazards.ts';
import { endocrineDisruption, persistence, procedureNames } from '../../documents/sds/hazards.ts';
import { textInLanguage, slotLines, type Sheet } from '../../documents/sds/sheet.ts';
import { pictogramName } from '../../documents/sds/hazard-names.ts';
import { classificationElement } from './classification.ts';
import { element, flag, phrases, required, textElement, type XmlElement } from './xml.ts';
import { codelessPrecautions, precautionElements, singleStatements, statementOf } from './statement-elements.ts';

/** Maximum number of pictograms of a label (`HazardPictogram`); further ones are named in words. */
const maxPictograms = 6;

/** Section 2, type `HazardIdentification`. */
export function hazards(sheet: Sheet): XmlElement {
  const { facts, phrases: words } = sheet;
  const { sentences } = words;
  const sentence = facts.classification.length ? sentences.classified : sentences.notClassified;
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
      phrases('ClassificationAdditionalInformation', [sentence[facts.kind]]),
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
  const notices = labelNotices([...h, ...euh], facts.composition);
  const further = pictograms.slice(maxPictograms).map((code) => `${code} (${pictogramName(code, words)})`);
  const names = contains.flatMap((name) => textInLanguage(sheet, name) ?? []);
  const inPlace = (name: string, place: Parameters<typeof statementOf>[3]) =>
    hazardStatements.map((code) => statementOf(sheet, name, code, place));
  return [
    ...pictograms.slice(0, maxPictograms).map((code) => element('HazardPictogram', code)),
    element(
      'SignalWord',
      signalWord && required('PhraseCode', signalWord === 'danger' ? 'DGR' : 'WNG'),
      signalWord && textElement('FullText', words.signalWords[signalWord], 1024),
    ),
    ...inPlace('HazardStatement', 'hazard'),
    ...precautionElements(sheet, p),
    ...inPlace('SupplementalHazardInformation', 'supplemental'),
    ...inPlace('SpecialSupplementalLabelInfoMixtures', 'special'),
    ...phrases('AdditionalLabellingInfo', [
      further.length ? `${words.labels.pictograms}${words.colon}${further.join(', ')}` : null,
      names.length ? `${words.labels.contains}${words.colon}${names.join(', ')}` : null,
      ...codelessPrecautions(sheet, p),
    ]),
    ...(facts.audience === 'public'
      ? [flag('TactileWarning', notices.tactileWarning), flag('ChildResistantOpening', notices.childResistantFastening)]
      : []),
  ];
}
