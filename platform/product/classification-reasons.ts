import { fill, localise, type LanguageCode, longDate } from '../languages/languages.ts';
import { formatMessage, interfaceText } from '../languages/messages.ts';
import { languages } from '../languages/registry.ts';
import type { Phrases } from '../languages/en/sheet.ts';
import { derivationPhrases, hazardClassTexts, phrasesFor, provisionText } from '../languages/phrases.ts';
import type { ProductFacts } from './facts.ts';
import { ingredientNames } from './mixture.ts';
import type { Difference } from '../law/classification/differences.ts';
import { type HazardClass, hazardClassRow, hazardClassRows } from '../law/hazard-classes.ts';
import type { Step, Verdict } from '../law/classification/model/model.ts';
import { isNote } from '../law/classification/tables/annex-vi-notes.ts';

/*
 * Texts that explain why a class follows or does not. The rules give codes and figures; languages/{language}/derivation.ts has the texts.
 */

type Classified = Extract<Verdict, { kind: 'classified' }>;
type Unclassified = Exclude<Verdict, Classified>;

/** The language of a reason, with the names and formats of that language. */
export interface ReasonFormat {
  lang: LanguageCode;
  /** Returns the name of an ingredient for its English name, which the rules use. */
  name: (english: string) => string;
  /** Returns the author's reason for a class that was decided by other means than calculation; '' without one. */
  words: (verdict: Verdict) => string;
  day: (iso: string) => string;
}

/** The format of commands and logs. */
export const english: ReasonFormat = {
  lang: 'en',
  name: (name) => name,
  words: (verdict) => String((verdict.kind === 'classified' ? verdict.reason : verdict.values?.because) ?? ''),
  day: (iso) => iso,
};

/** The format for the verdicts on a product in a language. */
export function reasonFormatOf(
  { composition, overrides = [] }: Pick<ProductFacts, 'composition' | 'overrides'>,
  lang: LanguageCode,
): ReasonFormat {
  const local = ingredientNames(
    composition.map((ingredient) => ({ ...ingredient, name: { en: localise(ingredient.name, lang) ?? '' } })),
  );
  const names = new Map(ingredientNames(composition).map((name, index) => [name, local[index]!]));
  return {
    lang,
    name: (name) => names.get(name) ?? name,
    words: (verdict) => {
      const words = english.words(verdict);
      const override = overrides.find(
        ({ class: hazardClass, reason }) => hazardClass === verdict.hazardClass && localise(reason, 'en') === words,
      );
      return (override && localise(override.reason, lang)) ?? words;
    },
    day: (iso) => longDate(iso, phrasesFor(lang).locale),
  };
}

/** Cached number formats, since creating one takes most of the time of a classification; English has thousands separators. */
const formats = new Map<LanguageCode, Intl.NumberFormat>();
function numberText(value: number, lang: LanguageCode): string {
  const known = formats.get(lang);
  const format = known ?? new Intl.NumberFormat(lang, { maximumFractionDigits: 20, useGrouping: lang === 'en' });
  if (!known) formats.set(lang, format);
  return format.format(value);
}

/** A plain space in English, as in commands and logs; else a no-break space. */
const spaceOf = (lang: LanguageCode) => (lang === 'en' ? ' ' : '\u00A0');

/** Formats a value with three significant digits, or up to ten so that it stays on its side of `limit`; else as `< 1`. */
export function figure(value: number, limit?: number | null, lang: LanguageCode = 'en'): string {
  if (limit === undefined || limit === null) return numberText(Number(value.toPrecision(3)), lang);
  for (let digits = 3; digits <= 10; digits += 1) {
    const rounded = Number(value.toPrecision(digits));
    if (Math.sign(rounded - limit) === Math.sign(value - limit)) return numberText(rounded, lang);
  }
  return value === limit
    ? numberText(value, lang)
    : `${value < limit ? '<' : '>'}${spaceOf(lang)}${numberText(limit, lang)}`;
}

/** `5 %`; a pH has no unit. */
const quantity = (number: string, unit: string | null | undefined, lang: LanguageCode): string =>
  unit === 'pH' ? number : `${number}${spaceOf(lang)}${String(unit)}`;

/** ` × 10` */
const timesFactor = ({ factor }: Step, lang: LanguageCode): string =>
  factor === 1 ? '' : `${spaceOf(lang)}×${spaceOf(lang)}${numberText(factor, lang)}`;

/** Ingredients that a sentence names; the others are counted. */
const maxNamed = 5;

/** `5 of 25 % (A) + 1 × 10 of 25 % (B) = 0.6 times the limit`; of one ingredient `A has 5 %, the limit is 25 %`. */
function sumText(steps: readonly Step[], value: number, { lang, name }: ReasonFormat): string {
  const counted = steps.filter(({ limit, contribution, isAlone }) => limit !== null && contribution > 0 && !isAlone);
  const [first] = counted;
  if (!first) return formatMessage(lang, 'figures.none');
  const limitText = ({ limit }: Step) => quantity(numberText(limit!, lang), '%', lang);
  if (counted.length === 1)
    return formatMessage(lang, 'figures.content', {
      ingredient: name(first.ingredient),
      content: `${quantity(figure(first.content, first.limit, lang), '%', lang)}${timesFactor(first, lang)}`,
      limit: limitText(first),
    });
  const terms = counted.slice(0, maxNamed).map((step) =>
    formatMessage(lang, 'figures.term', {
      content: `${figure(step.content, null, lang)}${timesFactor(step, lang)}`,
      limit: limitText(step),
      ingredient: name(step.ingredient),
    }),
  );
  const more = counted.length - terms.length;
  const all = more > 0 ? [...terms, formatMessage(lang, 'figures.more', { count: more })] : terms;
  return formatMessage(lang, 'figures.sum', { terms: all.join(' + '), sum: figure(value, 1, lang) });
}

const measured = {
  pH: 'figures.ph',
  '°C': 'figures.flashPoint',
  'mm²/s': 'figures.viscosity',
  'kJ/g': 'figures.heat',
} as const;
const isMeasured = (unit: unknown): unit is keyof typeof measured => String(unit) in measured;

/** The arithmetic of a verdict as a clause; null when it has no figures. */
export function figuresText(
  { hazardClass, value, limit, unit, steps }: Verdict,
  reasonFormat: ReasonFormat = english,
): string | null {
  const { lang, name } = reasonFormat;
  if (value === null || value === undefined || limit === null || limit === undefined) return null;
  if (unit === '×') return sumText(steps, value, reasonFormat);
  const figures = {
    value: quantity(figure(value, limit, lang), unit, lang),
    limit: quantity(numberText(limit, lang), unit, lang),
  };
  if (unit === '%') {
    const decisive = steps.find(({ isAlone, content }) => isAlone && content === value) ?? steps[0];
    const ingredient = decisive ? name(decisive.ingredient) : formatMessage(lang, 'figures.ingredient');
    return formatMessage(lang, 'figures.content', { ingredient, content: figures.value, limit: figures.limit });
  }
  const { route } = hazardClassRow(hazardClass);
  if (route)
    return formatMessage(lang, 'figures.estimate', {
      route: phrasesFor(lang).hazardCategories.routes[route],
      ...figures,
    });
  return formatMessage(lang, isMeasured(unit) ? measured[unit] : 'figures.value', figures);
}

/** The name of a kind of evidence within a sentence. */
export const basisText = (basis: string, lang: LanguageCode = 'en'): string => {
  const texts: Record<string, string> = languages[lang].messages;
  return texts[`basis.${basis}`] ?? basis;
};

/** `UN test O.1 or O.3` in a language. */
function testText(needs: string, lang: LanguageCode): string {
  if (lang === 'en') return needs;
  const { tests } = derivationPhrases(lang);
  const [, series, test] = /^UN test (series )?(.+)$/.exec(needs) ?? [];
  if (test !== undefined) {
    const named = test.replace(' to ', ` ${tests.to} `).replace(' or ', ` ${tests.or} `);
    return fill(series ? tests.series : tests.test, { test: named });
  }
  if (needs.startsWith('physical state in the receptacle')) return tests.receptacle;
  return needs.startsWith('corrected burning rate') ? tests.burningRate : needs;
}

/** The clause of a reason's code; null for a reason without a text, such as the author's words. */
function reasonClause(code: string | undefined, verdict: Verdict, reasonFormat: ReasonFormat): string | null {
  const texts: Record<string, string> = languages[reasonFormat.lang].messages;
  const text = texts[`reason.${code}`];
  if (text === undefined) return null;
  const {
    names = [],
    needs = '',
    category = '',
    until: firstDay = '',
    limit = 20.5,
    temperature = '',
    viscosity = '',
  } = verdict.kind === 'classified' ? {} : (verdict.values ?? {});
  return fill(text, {
    names: [names]
      .flat()
      .map((name) => reasonFormat.name(String(name)))
      .join(', '),
    needs: testText(String(needs), reasonFormat.lang),
    category: String(category),
    until: typeof firstDay === 'string' && firstDay !== '' ? reasonFormat.day(firstDay) : '',
    limit: numberText(Number(limit), reasonFormat.lang),
    temperature: numberText(Number(temperature), reasonFormat.lang),
    viscosity: numberText(Number(viscosity), reasonFormat.lang),
    basis: basisText(String(verdict.basis), reasonFormat.lang),
    words: reasonFormat.words(verdict),
  });
}

/** Reasons that the figures of the verdict replace. */
const saidByFigures = ['belowLimit', 'flashPointOverLimit', 'viscosityOverLimit'];

/** Why a class has no category, without the provision: `phenol has 0.5 %, the limit is 1 %`. */
export function reasonText(verdict: Unclassified, reasonFormat: ReasonFormat = english): string {
  const figures = saidByFigures.includes(verdict.reason) ? figuresText(verdict, reasonFormat) : null;
  return figures ?? reasonClause(verdict.reason, verdict, reasonFormat) ?? verdict.reason;
}

/** The question for a possible and open class: the one of its reason, else the one for a test. */
export function questionText(verdict: Unclassified, reasonFormat: ReasonFormat = english): string {
  const { lang } = reasonFormat;
  const texts: Record<string, string> = languages[lang].messages;
  const { names = [], needs = '' } = verdict.values ?? {};
  return fill(texts[`question.${verdict.reason}`] ?? texts['question.testNeeded']!, {
    names: [names]
      .flat()
      .map((name) => reasonFormat.name(String(name)))
      .join(', '),
    class: interfaceText(hazardClassTexts(verdict.hazardClass), lang),
    needs: testText(String(needs), lang),
  });
}

/** Appends the provision of a verdict to a text. */
const withProvision = (text: string, { provision }: Verdict, { lang }: ReasonFormat): string =>
  `${text} (${provisionText(provision, lang)})`;

const outcomes = {
  open: 'outcome.open',
  noData: 'outcome.noData',
  inconclusive: 'outcome.inconclusive',
  notApplicable: 'outcome.notApplicable',
} as const;

/** The statement or category that a verdict is about, for classes with several effects: `H335`, `vPvB`. */
export function effectOf({ values, reason }: Unclassified): string | undefined {
  const effect = values?.h ?? (reason === 'transition' ? undefined : values?.category);
  return effect === undefined ? undefined : String(effect);
}

/** `no data: the flash point is unknown (CLP Annex I …)` */
export function whyNot(verdict: Unclassified, reasonFormat: ReasonFormat = english): string {
  const { lang } = reasonFormat;
  const reason = reasonText(verdict, reasonFormat);
  const text = verdict.kind === 'conclusive' ? reason : formatMessage(lang, outcomes[verdict.kind], { reason });
  return withProvision(text, verdict, reasonFormat);
}

const isDetermined = ({ basis, provision }: Verdict): boolean =>
  provision === 'CLP Art. 9' && basis !== undefined && basis !== 'calculation' && basis !== 'measured';

/** Reasons of a classified verdict that are added to its figures. */
const saidBesideFigures = [
  'skinCorrosion',
  'boilingPointUnknown',
  'flashPointRange',
  'notSubmitted',
  'enclosedSpaceUnknown',
];

/** Explains in one sentence why a class follows: by its figures or another basis, with the provision. */
export function because(verdict: Classified, reasonFormat: ReasonFormat = english): string {
  const { lang } = reasonFormat;
  if (isDetermined(verdict)) {
    const [basis, words] = [basisText(verdict.basis, lang), reasonFormat.words(verdict)];
    const text = words
      ? formatMessage(lang, 'because.words', { basis, words })
      : formatMessage(lang, 'because.override', { basis });
    return withProvision(text, verdict, reasonFormat);
  }
  const { reason = '' } = verdict;
  const figures = reason === 'skinCorrosion' ? null : figuresText(verdict, reasonFormat);
  const note = saidBesideFigures.includes(reason) ? reasonClause(reason, verdict, reasonFormat) : null;
  const text =
    figures && note ? formatMessage(lang, 'because.both', { first: figures, second: note }) : (figures ?? note);
  const named = lang === 'en' ? verdict.hazardClass : classNameOf(verdict, phrasesFor(lang));
  return withProvision(text ?? formatMessage(lang, 'because.follows', { class: named }), verdict, reasonFormat);
}

/** Why a typed classification differs from the derived one, with figures and provision. */
export function differenceText({ verdict, statement }: Difference, reasonFormat: ReasonFormat = english): string {
  const { lang } = reasonFormat;
  if (verdict.kind !== 'classified') {
    const why = withProvision(reasonText(verdict, reasonFormat), verdict, reasonFormat);
    const isOpen = ['open', 'noData', 'inconclusive'].includes(verdict.kind);
    return isOpen ? formatMessage(lang, 'difference.open', { why }) : why;
  }
  const why = because(verdict, reasonFormat);
  if (!statement) return why;
  return statement === 'milder'
    ? formatMessage(lang, 'difference.milder', { category: verdict.category, because: why })
    : formatMessage(lang, 'because.both', {
        first: formatMessage(lang, 'difference.statement', statement),
        second: why,
      });
}

/** An estimate of acute toxicity is milder the higher it is: above the limit it does not classify. */
const isEstimateOverLimit = ({ reason, value, hazardClass }: Verdict): boolean =>
  reason === 'belowLimit' && typeof value === 'number' && 'route' in hazardClassRows[hazardClass];

const toSentence = (clause: string): string => {
  const [first = ''] = clause;
  return `${first.toUpperCase()}${clause.slice(first.length)}${/[.!?]$/.test(clause) ? '' : '.'}`;
};

/** The sentences that explain a verdict, with its notes but without its figures. */
export function reasonSentences(verdict: Verdict, reasonFormat: ReasonFormat): string[] {
  const { lang } = reasonFormat;
  const code = isEstimateOverLimit(verdict) ? 'estimateOverLimit' : verdict.reason;
  const clause = isDetermined(verdict) ? null : reasonClause(code, verdict, reasonFormat);
  const isStateOpen = verdict.kind !== 'classified' && verdict.values?.physicalState !== undefined;
  return [
    ...(isDetermined(verdict) ? [reasonFormat.words(verdict)].filter(Boolean) : []),
    ...(clause ? [toSentence(clause)] : []),
    ...(isStateOpen ? [toSentence(languages[lang].messages['reason.physicalStateUnknown'])] : []),
    ...notesText(verdict, lang),
  ];
}

/** The sentence of a note of CLP Annex VI by its code, `note.11`. */
function noteSentence(code: string, lang: LanguageCode): string | undefined {
  const note = code.replace(/^note\./, '');
  return isNote(note) ? toSentence(formatMessage(lang, `note.${note}`)) : undefined;
}

/** The notes on a verdict: that a range or an assumption counts, that data are missing, or what a note of CLP Annex VI says. */
export function notesText({ notes = [] }: Verdict, lang: LanguageCode): string[] {
  const texts: Record<string, string> = derivationPhrases(lang).notes;
  return notes.flatMap((note) => texts[note] ?? noteSentence(note, lang) ?? []);
}

/** The name of the hazard class that a verdict is about, without a category: `Acute toxicity (oral)`. */
export function classNameOf({ hazardClass, ...verdict }: Verdict, phrases: Phrases): string {
  const { hazardCategories, hazardClasses, healthHazardClasses } = phrases;
  const physical: Partial<Record<HazardClass, string>> = phrases.physicalHazardClasses;
  const row = hazardClassRows[hazardClass];
  const values = verdict.kind === 'classified' ? undefined : verdict.values;
  if ('route' in row) return `${healthHazardClasses.acuteToxicity} (${hazardCategories.routes[row.route]})`;
  if ('abbreviation' in row) return hazardClasses[row.abbreviation];
  if ('health' in row) {
    const effects: Record<string, string> = hazardCategories.effects;
    const effect = 'effects' in row ? effects[String(values?.h)] : undefined;
    return effect ? `${healthHazardClasses[row.health]} (${effect})` : healthHazardClasses[row.health];
  }
  const names: Record<string, string> = hazardClasses;
  return physical[hazardClass] ?? names[String(values?.category)] ?? names[hazardClass.toUpperCase()] ?? hazardClass;
}
