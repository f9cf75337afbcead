import type { ProductFacts } from '../../product/facts.ts';
import { textInLanguage, type Sheet } from '../../documents/sds/sheet/sheet.ts';
import {
  endpointName,
  readAcrossText,
  sourceText,
  studyConditions,
  studyText,
  termsText,
} from '../../documents/sds/sheet/studies.ts';
import { parseQuantity, type Quantity } from './quantity.ts';
import { phrases, type XmlElement } from './xml.ts';

export type Study = ProductFacts['studies'][number];

/** The parts of a test result, in the sheet's language. */
export interface StudyParts {
  /** `LC50` */
  effect: string | undefined;
  value: Quantity | null;
  /** The value in words; undefined: none is written. */
  valueText: string | undefined;
  duration: Quantity | null;
  /** The test species. */
  species: string | undefined;
  method: string | undefined;
  /** The finding in words. */
  result: string | null;
  /** Further remarks: the tested ingredient, from what is read across, and what else is written. */
  info: (string | null | undefined)[];
  /** The complete text as printed on the sheet. */
  text: string;
  /** The tested ingredient. */
  substance: string | null;
  source: string | undefined;
}

/** Effects of `DoseEnum`; ErC50 is the inhibition of growth. */
export const effects: Record<string, string> = {
  ...Object.fromEntries(
    ['NOEC', 'LOEC', 'NOEL', 'LOEL', 'NOAEL', 'LOAEL', 'LC0', 'LC50', 'LC100', 'LD0', 'LD50', 'LD100', 'EC0', 'EC3']
      .concat(['EC10', 'EC20', 'EC25', 'EC50', 'EC80', 'IC50'])
      .map((effect) => [effect, effect]),
  ),
  ErC50: 'ERC50',
};

/**
 * The parts of a study. Those that are not in fields of their own are parsed out of its value, `LC50: 5 540 mg/l, 96 h, Oncorhynchus
 * mykiss`.
 */
export function studyParts(sheet: Sheet, study: Study): StudyParts {
  const { value: written = '', source, guideline, exposureTime } = study;
  const [, effect, rest = ''] = /^(?:(\w+): )?(.*)$/s.exec(written) ?? [];
  const [first = '', ...others] = rest.split(', ');
  const second = parseQuantity(others[0] ?? '');
  const further = second ? others.slice(1) : others;
  const [species, ...more] = study.species === undefined ? further : [study.species, ...further];
  const time = exposureTime === undefined ? second : parseQuantity(exposureTime);
  const substance = textInLanguage(sheet, study.substance);
  const result = textInLanguage(sheet, study.result);
  return {
    effect: effect && effects[effect],
    value: parseQuantity(first),
    valueText: written ? studyText(sheet, written) : undefined,
    duration: time,
    species: species && termsText(sheet, species),
    method: guideline && termsText(sheet, guideline),
    result,
    info: [
      substance,
      readAcrossText(sheet, study),
      ...more.map((part) => termsText(sheet, part)),
      study.dose && studyText(sheet, study.dose),
      exposureTime !== undefined && !time ? termsText(sheet, exposureTime) : null,
    ],
    text: [written && studyText(sheet, written), result, studyConditions(sheet, study)].filter(Boolean).join(', '),
    substance,
    source: source && sourceText(sheet, source),
  };
}

/** Whether effect and figure have elements in the schema. */
export const isRead = ({ effect, value }: StudyParts): boolean => effect !== undefined && value !== null;

export const studiesOf = (sheet: Sheet, endpoint: Study['endpoint']): StudyParts[] =>
  sheet.facts.studies.filter((study) => study.endpoint === endpoint).map((study) => studyParts(sheet, study));

/** A line of text, for a result whose parts have no elements: `acetone: 91 %, 28 d (OECD 301 B)` */
export const studyLine = (sheet: Sheet, { substance, text, info, method, source }: StudyParts): string => {
  const [, readAcross] = info;
  const origin = [readAcross, method, source].filter(Boolean).join('; ');
  return [substance && `${substance}${sheet.phrases.colon}`, text, origin && ` (${origin})`].filter(Boolean).join('');
};

/** The phrases `name` with the results of endpoints that have no elements: `Mobility in soil: acetone: Koc 1.5`. */
export const studyPhrases = (sheet: Sheet, name: string, ...endpoints: Study['endpoint'][]): XmlElement[] =>
  phrases(
    name,
    endpoints.flatMap((endpoint) => studyLines(sheet, endpoint)),
  );

/** The results of an endpoint as lines that begin with its name. */
export const studyLines = (sheet: Sheet, endpoint: Study['endpoint']): string[] =>
  studiesOf(sheet, endpoint).map(
    (study) => `${endpointName(sheet, endpoint)}${sheet.phrases.colon}${studyLine(sheet, study)}`,
  );
