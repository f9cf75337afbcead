import { formEn } from './en/form.ts';
import { languageEn } from './en/language.ts';
import { documentLanguages, fill, localise, type LanguageCode, languageName, type Localised } from './languages.ts';
import { languages } from './registry.ts';

/** The English messages about a product; their codes are those of every language. */
const { messages: en } = languageEn;
type Messages = typeof en;
export type MessageCode = keyof Messages;

/**
 * A message in every language; English is that of commands and logs, which name fields as the product file does. `form` is that of the
 * Studio, whose user sees the labels of a form; omitted: the same. `proposal`: the value that the message names as the right one. `source`:
 * the message's code, and its English placeholders as JSON.
 */
export type Texts = Record<LanguageCode, string> & {
  form?: string;
  proposal?: string;
  source?: { code: MessageCode; values: string };
};

/** The text for a user of the Studio. */
export const interfaceText = (texts: Texts, lang: LanguageCode): string =>
  lang === 'en' ? (texts.form ?? texts.en) : texts[lang];

/** The value of a placeholder in a message: the same in every language, a text by language, or a list of them. */
type Value = string | number | Localised | Texts | readonly Value[];

/** The placeholders of a message: `'content'` of `section {content} is empty`. */
type PlaceholdersOf<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;
type Values<Code extends keyof Messages> = Record<PlaceholdersOf<Messages[Code]>, Value>;

/** Codes of messages with these placeholders: `MessageWith<'names'>`. */
export type MessageWith<Names extends string> = {
  [Code in keyof Messages]: [PlaceholdersOf<Messages[Code]>] extends [Names]
    ? [Names] extends [PlaceholdersOf<Messages[Code]>]
      ? Code
      : never
    : never;
}[keyof Messages];

type ValuesOf<Code extends keyof Messages> = PlaceholdersOf<Messages[Code]> extends never ? [] : [values: Values<Code>];

/** The message of a code, in a language, with its placeholders filled in. */
export const formatMessage = <Code extends keyof Messages>(
  lang: LanguageCode,
  code: Code,
  ...[values]: ValuesOf<Code>
): string => filled(languages[lang].messages[code], values ?? {}, lang);

function filled(message: string, values: Record<string, Value>, lang: LanguageCode, isForForm = false): string {
  const texts = Object.entries(values).map(([name, value]) => [name, valueText(value, lang, isForForm)]);
  return fill(message, Object.fromEntries(texts) as Record<string, string>);
}

/** The message of a code, in every language, with its placeholders filled in. */
export const messageTexts = <Code extends keyof Messages>(code: Code, ...[values]: ValuesOf<Code>): Texts =>
  filledIn(code, values ?? {});

function filledIn(code: keyof Messages, values: Record<string, Value>): Texts {
  const texts = translateAll((lang) => filled(languages[lang].messages[code], values, lang));
  const form = filled(formEn[code] ?? en[code], values, 'en', true);
  const english = Object.entries(values).map(([name, value]) => [name, valueText(value, 'en', false)]);
  return {
    ...texts,
    source: { code, values: JSON.stringify(english) },
    ...(form !== texts.en && { form }),
    ...(typeof values.right === 'string' && { proposal: values.right }),
  };
}

/** A message before it is translated, as rules and schemas report it. */
export type Message = {
  [Code in keyof Messages]: PlaceholdersOf<Messages[Code]> extends never
    ? { code: Code; values?: undefined }
    : { code: Code; values: Values<Code> };
}[keyof Messages];

/**
 * A message in every language.
 * @param translate translates the value of a placeholder; omitted: it is the same in every language
 */
export function textsOf(
  { code, values }: Message,
  translate: (name: string, value: Value) => Value = (_, value) => value,
): Texts {
  const translated = Object.entries<Value>(values ?? {}).map(
    ([name, value]) => [name, translate(name, value)] as const,
  );
  return filledIn(code, Object.fromEntries(translated));
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

function valueText(value: Value, lang: LanguageCode, isForForm: boolean): string {
  if (isList(value)) return value.map((item) => valueText(item, lang, isForForm)).join(', ');
  if (isForForm && typeof value === 'object' && 'form' in value) return String(value.form);
  return typeof value === 'object' ? (localise(value, lang) ?? '') : String(value);
}

const joinedBy =
  (code: 'either' | 'bothOf') =>
  ([first = '', ...others]: readonly (string | Texts)[]): string | Texts =>
    others.reduce<string | Texts>((joined, next) => messageTexts(code, { first: joined, second: next }), first);

/** `A or B or C` */
export const either = joinedBy('either');
/** `A and B and C` */
export const bothOf = joinedBy('bothOf');

/** Texts one behind the other. */
export const concatenate = (parts: readonly Texts[]): Texts => ({
  ...translateAll((lang) => parts.map((texts) => texts[lang]).join('')),
  form: parts.map((texts) => interfaceText(texts, 'en')).join(''),
});

/** The position of an entry in a list: counted from 1 for readers, from 0 as in product files. */
export const placeOf = (index: number): Texts => {
  const position = String(index + 1);
  return { ...translateAll(() => position), en: String(index), form: position };
};

/** The name of a language; commands say its code. */
export const languageTexts = (code: LanguageCode): Texts => ({
  ...translateAll((lang) => languageName(code, lang)),
  en: code,
  form: languageName(code, 'en'),
});

/** A number with the separators of each language: `1,000`, `1.000`. */
export const numberTexts = (value: number): Texts => translateAll((lang) => value.toLocaleString(lang));

/** A figure with the decimal separator of each language, not grouped: `1210.5`, `1210,5`. */
export const figureTexts = (value: number): Texts =>
  translateAll((lang) => value.toLocaleString(lang, { maximumFractionDigits: 20, useGrouping: false }));

/** For `textsOf`: numbers with the separators of each language. */
export const numbersInWords = (_name: string, value: Value): Value =>
  typeof value === 'number' ? numberTexts(value) : value;

export const translateAll = (textIn: (lang: LanguageCode) => string): Texts =>
  Object.fromEntries(documentLanguages.map(({ code }) => [code, textIn(code)])) as Record<LanguageCode, string>;
