import type { ProductFacts } from '../../product/facts.ts';
import { textInLanguage, type Sheet } from '../../documents/sds/sheet.ts';
import { studyText, termsText } from '../../documents/sds/studies.ts';
import { parseQuantity, type Quantity } from './quantity.ts';

export type Study = ProductFacts['studies'][number];

/** The parts of a test result, in the sheet's language. */
export interface StudyParts {
  /** `LC50` */
  effect: string | undefined;
  value: Quantity | null;
  duration: Quantity | null;
  /** The test species. */
  species: string | undefined;
  /** Further remarks. */
  more: string[];
  /** The complete text as printed on the sheet. */
  printed: string;
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

/** Parses `LC50: 5 540 mg/l, 96 h, Oncorhynchus mykiss` into the parts that have elements. */
export function studyParts(sheet: Sheet, study: Study): StudyParts {
  const { value: written = '', substance, source } = study;
  const [, effect, rest = ''] = /^(?:(\w+): )?(.*)$/s.exec(written) ?? [];
  const [first = '', ...others] = rest.split(', ');
  const second = parseQuantity(others[0] ?? '');
  const [species, ...more] = second ? others.slice(1) : others;
  return {
    effect: effect && effects[effect],
    value: parseQuantity(first),
    duration: second,
    species: species && termsText(sheet, species),
    more: more.map((part) => termsText(sheet, part)),
    printed: studyText(sheet, written),
    substance: textInLanguage(sheet, substance),
    source: source && termsText(sheet, source),
  };
}

/** Whether effect and figure have elements in the schema. */
export const isRead = ({ effect, value }: StudyParts): boolean => effect !== undefined && value !== null;

export const studiesOf = (sheet: Sheet, endpoint: Study['endpoint']): StudyParts[] =>
  sheet.facts.studies.filter((study) => study.endpoint === endpoint).map((study) => studyParts(sheet, study));

/** A line of text, for a result whose parts have no elements: `acetone: 91 %, 28 d (OECD 301 B)` */
export const studyLine = (sheet: Sheet, { substance, printed, source }: StudyParts): string =>
  [substance && `${substance}${sheet.phrases.colon}`, printed, source && ` (${source})`].filter(Boolean).join('');
