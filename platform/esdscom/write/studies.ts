import type { ProductFacts } from '../../product/facts.ts';
import { textInLanguage, type Sheet } from '../../documents/sds/sheet.ts';
import { studyText, termsText } from '../../documents/sds/studies.ts';
import { parseQuantity, type Quantity } from './quantity.ts';

export type Study = ProductFacts['studies'][number];

/** A test result in its parts, its words in the sheet's language. */
export interface StudyParts {
  /** `LC50` */
  effect: string | undefined;
  value: Quantity | null;
  duration: Quantity | null;
  /** The animal or plant. */
  species: string | undefined;
  /** What else is said. */
  more: string[];
  /** All of it as the sheet prints it. */
  printed: string;
  /** The ingredient that it was measured on. */
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

/** `LC50: 5 540 mg/l, 96 h, Oncorhynchus mykiss`, and what of it has a place. */
export function studyParts(sheet: Sheet, { value: written, substance, source }: Study): StudyParts {
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

/** Have effect and figure a place in the schema? */
export const isRead = ({ effect, value }: StudyParts): boolean => effect !== undefined && value !== null;

export const studiesOf = (sheet: Sheet, endpoint: Study['endpoint']): StudyParts[] =>
  sheet.facts.studies.filter((study) => study.endpoint === endpoint).map((study) => studyParts(sheet, study));

/** As a line of text, where its parts have no place: `acetone: 91 %, 28 d (OECD 301 B)` */
export const studyLine = (sheet: Sheet, { substance, printed, source }: StudyParts): string =>
  [substance && `${substance}${sheet.phrases.colon}`, printed, source && ` (${source})`].filter(Boolean).join('');
