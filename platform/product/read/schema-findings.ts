import { z } from 'zod';
import { labelLanguageCode, languageCode } from '../../languages/languages.ts';
import { phraseTexts } from '../../languages/phrases.ts';
import { basicProperties } from '../../law/properties.ts';
import { either, inEveryLanguage, inNumbersOf, messageTexts, type Texts } from '../../languages/messages.ts';
import { issueTexts } from '../field.ts';
import { didYouMean, closestNames } from '../check/nearest.ts';
import { error, type Finding, maxProblems, type Path } from '../findings.ts';

type Issue = z.core.$ZodIssue;

const textByLanguage = 'a text by language';

/**
 * Error map for `safeParse` with `reportInput`: the message of unknown keys lists the known ones, and that of a wrong type marks texts
 * by language.
 */
export const knownFields = (issue: z.core.$ZodRawIssue): string | undefined => {
  const { inst } = issue;
  if (issue.code === 'invalid_type')
    return inst instanceof z.ZodRecord && isByLanguage(inst) ? textByLanguage : undefined;
  if (issue.code !== 'unrecognized_keys') return undefined;
  const known =
    inst instanceof z.ZodObject
      ? Object.keys(inst.shape)
      : inst instanceof z.ZodRecord
        ? [...((inst.keyType as z.ZodType)._zod.values ?? [])]
        : [];
  return known.join(' ');
};

/** Zod clones the key schema of a partial record; its definition stays the same object. */
const isByLanguage = ({ keyType }: z.ZodRecord) =>
  [languageCode, labelLanguageCode].some((code) => (keyType as z.ZodType)._zod.def === code._zod.def);

/** Names of Zod's types in messages. */
const kinds: Record<string, Texts> = {
  string: messageTexts('aText'),
  number: messageTexts('aNumber'),
  int: messageTexts('aWholeNumber'),
  boolean: messageTexts('trueOrFalse'),
  object: messageTexts('anObject'),
  record: messageTexts('anObject'),
  array: messageTexts('aList'),
};

/** Converts issues of a schema to findings, one per field; at most one more than are reported. */
export const schemaFindings = (issues: readonly Issue[], at: Path = []): Finding[] =>
  issues.slice(0, maxProblems + 1).flatMap((issue) => findings(issue, [...at, ...issue.path]));

function findings(issue: Issue, path: Path): Finding[] {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys
        .slice(0, maxProblems + 1)
        .map((key) =>
          error([...path, key], messageTexts('noField', { hint: suggestField(key, issue.message.split(' ')) })),
        );
    case 'invalid_union':
      return ofUnion(issue, path);
    case 'invalid_type': {
      const expectedText = kindOf(issue);
      if (issue.input === undefined) return [error(path, missing(issue.expected, expectedText))];
      return [error(path, otherKind(expectedText, issue.input))];
    }
    case 'invalid_value':
      return [
        error(
          path,
          issue.input === undefined
            ? messageTexts('missing', { kind: oneOf(issue.values) })
            : otherKind(oneOf(issue.values), issue.input),
        ),
      ];
    case 'too_small':
      return [
        error(
          path,
          issue.origin === 'string'
            ? messageTexts('emptyText')
            : messageTexts(issue.inclusive ? 'atLeast' : 'greaterThan', { limit: String(issue.minimum) }),
        ),
      ];
    case 'too_big':
      return [
        error(path, messageTexts(issue.origin === 'string' ? 'tooLong' : 'atMost', { limit: String(issue.maximum) })),
      ];
    case 'invalid_key':
      return issue.issues.map((one) => error(path, schemaTexts(one)));
    default:
      return [error(path, schemaTexts(issue))];
  }
}

/** Kinds of values of which a form tells no author what to enter: there it says only that the value is missing. */
const plainKinds: readonly string[] = ['string', 'object', 'record', 'array'];

function missing(expected: string, kind: Texts): Texts {
  const texts = messageTexts('missing', { kind });
  return plainKinds.includes(expected) ? inFormMissing(texts) : texts;
}

const inFormMissing = ({ en }: Texts): Texts => {
  const texts = messageTexts('missingValue');
  return { ...texts, form: texts.en, en };
};

/** `; did you mean basicProperties.flashPoint?`: also suggests properties that are one level too high. */
function suggestField(key: string, known: readonly string[]): Texts | '' {
  const own = didYouMean(key, known);
  const [property] = known.includes('basicProperties') ? closestNames(key, basicProperties) : [];
  const isProperty = property !== undefined && (own === '' || property === key);
  return isProperty ? messageTexts('didYouMean', { names: `basicProperties.${property}` }) : own;
}

/** A problem of the schema in every language, or of Zod itself, which has no words for an author. */
const schemaTexts = (issue: Issue): Texts => issueTexts(issue) ?? { ...messageTexts('notValid'), en: issue.message };

const kindOf = ({ message, expected, input }: z.core.$ZodIssueInvalidType): Texts => {
  if (message !== textByLanguage) return kinds[expected] ?? inEveryLanguage(() => expected);
  const text = typeof input === 'string' && input.length <= 40 ? input : '…';
  return inForm('aTextInALanguage', messageTexts('aTextByLanguage', { example: JSON.stringify({ en: text }) }));
};

/** What a form asks for, and in commands what a product file must contain. */
const inForm = (code: 'aChoice' | 'aTextInALanguage', { en }: Texts): Texts => {
  const texts = messageTexts(code);
  return { ...texts, form: texts.en, en };
};

const words = phraseTexts((phrases) => phrases.notApplicable);
/** The choice of a form, and the word of a product file. */
const notApplicable: Texts = { ...words, en: 'notApplicable', form: words.en };

const oneOf = (values: readonly unknown[]): Texts =>
  values.length === 1
    ? values[0] === 'notApplicable'
      ? notApplicable
      : inEveryLanguage(() => String(values[0]))
    : inForm('aChoice', messageTexts('oneOf', { values: values.map(String) }));

/** Maximum length of a wrong value in a message in characters. */
const maxWritten = 60;
const shortened = (text: string) => (text.length > maxWritten ? `${text.slice(0, maxWritten - 3)}…` : text);

/** A value of another kind: as written in the file for commands, a text or a number for a form. */
function otherKind(kind: string | Texts, value: unknown): Texts {
  const isText = typeof value === 'string';
  const { en } = messageTexts('wrongKind', { kind, value: shortened(JSON.stringify(value)) });
  const inWords = isText
    ? messageTexts('wrongKind', { kind, value: messageTexts('quotedValue', { value: shortened(value) }) })
    : typeof value === 'number'
      ? messageTexts('wrongKind', { kind, value: inNumbersOf(value) })
      : messageTexts('wrongValue', { kind });
  return { ...inWords, en, form: inWords.form ?? inWords.en };
}

/** The findings of the intended branch of a union: the one of the value's type with the fewest findings. */
function ofUnion(issue: Extract<Issue, { code: 'invalid_union' }>, path: Path): Finding[] {
  const branches = issue.errors.map((issues) => ({
    issues,
    isCandidate: issues.every(
      ({ path: inner, code }) => inner.length > 0 || (code !== 'invalid_type' && code !== 'invalid_value'),
    ),
  }));
  const intended = branches
    .filter(({ isCandidate }) => isCandidate)
    .sort(
      (a, b) => Number(isAllUnknown(a.issues)) - Number(isAllUnknown(b.issues)) || a.issues.length - b.issues.length,
    )[0];
  if (intended) return schemaFindings(intended.issues, path);
  const expected = issue.errors.flatMap((issues) =>
    issues.map((one) => {
      if (one.code === 'invalid_type') return kindOf({ ...one, input: issue.input });
      return one.code === 'invalid_value' ? oneOf(one.values) : schemaTexts(one);
    }),
  );
  const kind = either([...new Map(expected.map((one) => [one.en, one])).values()]);
  const { input } = issue;
  if (input !== undefined) return [error(path, otherKind(kind, input))];
  const texts = messageTexts('wrongValue', { kind });
  const isPlain = issue.errors.flat().every((one) => one.code === 'invalid_type' && plainKinds.includes(one.expected));
  return [error(path, isPlain ? inFormMissing(texts) : texts)];
}

const isAllUnknown = (issues: readonly Issue[]) => issues.every(({ code }) => code === 'unrecognized_keys');
