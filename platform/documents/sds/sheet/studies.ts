import { en, type Phrases } from '../../../languages/en/sheet.ts';
import { atePattern, inhalationFormOf } from '../../../law/classification/model/limit-ate.ts';
import type { ProductFacts } from '../../../product/facts.ts';
import type { StudyEndpoint } from '../../../product/studies.ts';
import { sentencesAt } from './sentences.ts';
import { formatFigure, type Sheet, textInLanguage } from './sheet.ts';
import { table } from '../../blocks/builders.ts';
import type { Block } from '../../blocks/block.ts';

/** Translates a test result or limit: `LD50: 5 800 mg/kg, rat` → `LD50: 5 800 mg/kg, Ratte`. */
export function studyText(sheet: Sheet, value: string): string {
  return termsText(sheet, formatFigure(sheet, value));
}

/** The forms of an estimate as `terms` has them; authors write `(dusts/mists)`, `dust or mist` or `vapors` too. */
export const formTerms = { gas: 'gas', vapour: 'vapour', dustOrMist: 'dust/mist' } as const satisfies Record<
  string,
  keyof Terms
>;

/** A specific limit or an estimate as section 3 prints it: `inhalation: ATE = 1.5 mg/l (dust/mist)`. */
export function limitText(sheet: Sheet, limit: string): string {
  const written = new RegExp(`^${atePattern}$`, 'iu').exec(limit.trim())?.groups?.form;
  const words = written?.replace(/[(),]/g, ' ').trim();
  const form = words === undefined || words in en.terms ? null : inhalationFormOf(words);
  return studyText(sheet, form ? `${limit.trim().slice(0, -written!.length)} (${formTerms[form]})` : limit);
}

/** The English terms, the same for every language; the longest first. */
const termsPattern = new RegExp(
  `(?<![\\p{L}\\d-])(${Object.keys(en.terms)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\d-])`,
  'gu',
);

/** Translates the terms in laws and lists: `Directive 2000/39/EC` → `Richtlinie 2000/39/EG`. */
export function termsText({ phrases: { terms } }: Pick<Sheet, 'phrases'>, text: string): string {
  return text.replace(termsPattern, (term) => terms[term as keyof Phrases['terms']]);
}

type Terms = Phrases['terms'];

/** The terms that are translated in a source. Its words may be a title: only phrases, complete parts and names of law are translated. */
const sourceTerms = {
  phrases: ['ECHA registration dossier', 'illustrative entry of the demo catalogue', 'supplier data'],
  parts: ['literature', 'calculated'],
  acts: ['Directive', 'Regulation'],
  unions: ['EC', 'EEC', 'EU'],
  annex: ['Annex'],
  table: ['Table'],
} satisfies Record<string, (keyof Terms)[]>;

function sourcePattern(terms: Terms): RegExp {
  const anyOf = (kind: keyof typeof sourceTerms) => `(?:${sourceTerms[kind].map((key) => terms[key]).join('|')})`;
  const places = [
    anyOf('phrases'),
    `(?<=^|[;,(] ?)${anyOf('parts')}(?= ?(?:$|[;,)]))`,
    // `Regulation (EU) 2024/197`, `Regulation (EC) No 1272/2008`
    `${anyOf('acts')}(?= (?:\\(\\p{Lu}+\\) )?(?:\\p{L}+\\.? )?\\d)`,
    // `(EU)`, `98/24/EC`
    `(?<=\\()${anyOf('unions')}(?=\\))|(?<=\\d/)${anyOf('unions')}`,
    `${anyOf('annex')}(?= [IVX]+(?![\\p{L}]))`,
    `${anyOf('table')}(?= \\d)`,
  ];
  return new RegExp(`(?<![\\p{L}\\d-])(?:${places.join('|')})(?![\\p{L}\\d-])`, 'gu');
}

/** Translates a source from the terms of one language to those of another. */
export function translateSource(text: string, from: Terms, to: Terms): string {
  const keys = Object.values(sourceTerms).flat();
  return text.replace(sourcePattern(from), (term) => to[keys.find((key) => from[key] === term)!]);
}

/** Translates a source: `CLP Annex VI` → `CLP Anhang VI`. Titles stay as they are. */
export const sourceText = ({ phrases: { terms } }: Pick<Sheet, 'phrases'>, text: string): string =>
  translateSource(text, en.terms, terms);

type Study = ProductFacts['studies'][number];

/** The name of an endpoint; those that are hazard classes are named as such. */
export function endpointName({ phrases }: Pick<Sheet, 'phrases'>, endpoint: StudyEndpoint): string {
  const { endpoints, healthHazardClasses, hazardClasses, properties, subsections } = phrases;
  const others: Partial<Record<StudyEndpoint, string>> = {
    ...healthHazardClasses,
    respiratorySensitisation: hazardClasses['Resp. Sens.'],
    skinSensitisation: hazardClasses['Skin Sens.'],
    lactation: hazardClasses['Lact.'],
    endocrineHuman: hazardClasses['ED HH'],
    endocrineEnvironment: hazardClasses['ED ENV'],
    partitionCoefficient: properties.partitionCoefficient,
    otherEffects: subsections['12.7'],
  };
  const name = (endpoints as Partial<Record<StudyEndpoint, string>>)[endpoint] ?? others[endpoint];
  if (name === undefined) throw new RangeError(`The endpoint ${endpoint} has no name`);
  return name;
}

/** The conditions of a test: `rat, oral, 0.5 ml, 4 h`; empty if none is known. */
export const studyConditions = (sheet: Sheet, { species, route, dose, exposureTime }: Study): string =>
  [
    species && termsText(sheet, species),
    route && sheet.phrases.hazardCategories.routes[route],
    dose && studyText(sheet, dose),
    exposureTime && studyText(sheet, exposureTime),
  ]
    .filter(Boolean)
    .join(', ');

/** `Read-across from propan-1-ol`; null for a test of the substance itself. */
export const readAcrossText = (sheet: Sheet, { readAcrossFrom }: Study): string | null =>
  sentencesAt(sheet, 'study', textInLanguage(sheet, readAcrossFrom))[0] ?? null;

/** The test results for some endpoints, in the order of the endpoints; no block without results. */
export function studyTable(sheet: Sheet, caption: string, endpoints: readonly StudyEndpoint[]): Block[] {
  const { facts, phrases } = sheet;
  const { columns } = phrases;
  const rows = endpoints.flatMap((endpoint) =>
    facts.studies
      .filter((study) => study.endpoint === endpoint)
      .map((study) => [
        endpointName(sheet, endpoint),
        [textInLanguage(sheet, study.substance) ?? phrases.exposure.product, readAcrossText(sheet, study)],
        [
          study.value && studyText(sheet, study.value),
          textInLanguage(sheet, study.result),
          studyConditions(sheet, study),
        ],
        [study.guideline && termsText(sheet, study.guideline), study.source && sourceText(sheet, study.source)],
      ]),
  );
  return table(caption, [columns.test, columns.substance, columns.value, columns.method], rows, phrases.noValue);
}
