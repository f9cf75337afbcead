import { checklistDe } from './checklist/de.ts';
import { checklistEl } from './checklist/el.ts';
import { checklistEn } from './checklist/en.ts';
import { checklistEs } from './checklist/es.ts';
import { checklistFr } from './checklist/fr.ts';
import { checklistIt } from './checklist/it.ts';
import { checklistPl } from './checklist/pl.ts';
import { checklistSl } from './checklist/sl.ts';
import { contradictionDe } from './contradictions/de.ts';
import { contradictionEl } from './contradictions/el.ts';
import { contradictionEn } from './contradictions/en.ts';
import { contradictionEs } from './contradictions/es.ts';
import { contradictionFr } from './contradictions/fr.ts';
import { contradictionIt } from './contradictions/it.ts';
import { contradictionPl } from './contradictions/pl.ts';
import { contradictionSl } from './contradictions/sl.ts';
import { classificationDe } from './derivation/de.ts';
import { classificationEl } from './derivation/el.ts';
import { classificationEn } from './derivation/en.ts';
import { classificationEs } from './derivation/es.ts';
import { classificationFr } from './derivation/fr.ts';
import { classificationIt } from './derivation/it.ts';
import { classificationPl } from './derivation/pl.ts';
import { classificationSl } from './derivation/sl.ts';
import { missingValueDe } from './missing-values/de.ts';
import { missingValueEl } from './missing-values/el.ts';
import { missingValueEn } from './missing-values/en.ts';
import { missingValueEs } from './missing-values/es.ts';
import { missingValueFr } from './missing-values/fr.ts';
import { missingValueIt } from './missing-values/it.ts';
import { missingValuePl } from './missing-values/pl.ts';
import { missingValueSl } from './missing-values/sl.ts';
import { documentLanguages, fill, inLanguage, type LanguageCode, type Localised } from './languages.ts';

/**
 * Messages about a product for those who make it, in every language of the interface. Each kind of message is a folder, with a file for each
 * language; the English one gives the codes, and the others lack none of them.
 */
const en = { ...checklistEn, ...classificationEn, ...contradictionEn, ...missingValueEn };
type Messages = typeof en;
export const messages: Record<LanguageCode, Record<keyof Messages, string>> = {
  en,
  de: { ...checklistDe, ...classificationDe, ...contradictionDe, ...missingValueDe },
  fr: { ...checklistFr, ...classificationFr, ...contradictionFr, ...missingValueFr },
  sl: { ...checklistSl, ...classificationSl, ...contradictionSl, ...missingValueSl },
  it: { ...checklistIt, ...classificationIt, ...contradictionIt, ...missingValueIt },
  es: { ...checklistEs, ...classificationEs, ...contradictionEs, ...missingValueEs },
  pl: { ...checklistPl, ...classificationPl, ...contradictionPl, ...missingValuePl },
  el: { ...checklistEl, ...classificationEl, ...contradictionEl, ...missingValueEl },
};

/** A message in every language; English is that of commands and logs. */
export type Texts = Record<LanguageCode, string>;

/** What stands in a place of a message: the same in every language, a text by language, or a list of them. */
type Value = string | number | Localised | readonly Value[];

/** The places of a message: `'content'` of `section {content} is empty`. */
type PlacesOf<Message extends string> = Message extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;
type Values<Code extends keyof Messages> = Record<PlacesOf<Messages[Code]>, Value>;

/** Codes of messages with these places: `MessageWith<'names'>`. */
export type MessageWith<Place extends string> = {
  [Code in keyof Messages]: [PlacesOf<Messages[Code]>] extends [Place]
    ? [Place] extends [PlacesOf<Messages[Code]>]
      ? Code
      : never
    : never;
}[keyof Messages];

type ValuesOf<Code extends keyof Messages> = PlacesOf<Messages[Code]> extends never ? [] : [values: Values<Code>];

/** The message of a code, in a language, with its places filled in. */
export function tell<Code extends keyof Messages>(lang: LanguageCode, code: Code, ...[values]: ValuesOf<Code>): string {
  const filled = Object.entries<Value>(values ?? {}).map(([place, value]) => [place, valueText(value, lang)]);
  return fill(messages[lang][code], Object.fromEntries(filled) as Record<string, string>);
}

/** The message of a code, in every language, with its places filled in. */
export const say = <Code extends keyof Messages>(code: Code, ...values: ValuesOf<Code>): Texts =>
  inEveryLanguage((lang) => tell(lang, code, ...values));

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

function valueText(value: Value, lang: LanguageCode): string {
  if (isList(value)) return value.map((one) => valueText(one, lang)).join(', ');
  return typeof value === 'object' ? (inLanguage(value, lang) ?? '') : String(value);
}

/** `A or B or C` */
export const either = ([first = '', ...others]: readonly (string | Texts)[]): string | Texts =>
  others.reduce<string | Texts>((one, other) => say('either', { one, other }), first);

export const inEveryLanguage = (textIn: (lang: LanguageCode) => string): Texts =>
  Object.fromEntries(documentLanguages.map(({ code }) => [code, textIn(code)])) as Texts;
