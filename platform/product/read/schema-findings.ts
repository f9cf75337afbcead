import { z } from 'zod';
import { labelLanguageCode, languageCode } from '../../languages/languages.ts';
import { phraseTexts } from '../../languages/phrases.ts';
import { basicProperties } from '../../law/properties.ts';
import { either, translateAll, numberTexts, messageTexts, type Texts } from '../../languages/messages.ts';
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
export const schemaFindings = (issues: readonly Issue[], base: Path = []): Finding[] =>
  issues.slice(0, maxProblems + 1).flatMap((issue) => findings(issue, [...base, ...issue.path]));

function findings(issue: Issue, path: Path): Finding[] {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys
        .slice(0, maxProblems + 1)
        .map((key) =>
          error([...path, key], messageTexts('noField', { hint: suggestField(key, issue.message.split(' ')) })),
        );
    case 'invalid_union':
      return unionFindings(issue, path);
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
            : messageTexts(issue.inclusive ? 'tooSmall' : 'greaterThan', { limit: String(issue.minimum) }),
        ),
      ];
    case 'too_big':
      return [
        error(path, messageTexts(issue.origin === 'string' ? 'tooLong' : 'tooLarge', { limit: String(issue.maximum) })),
      ];
    case 'invalid_key':
      return issue.issues.map((keyIssue) => error(path, schemaTexts(keyIssue)));
    default:
      return [error(path, schemaTexts(issue))];
  }
}

/** Kinds of values that mean nothing to the user of a form, which only says that the value is missing. */
const plainKinds: readonly string[] = ['string', 'object', 'record', 'array'];

function missing(expected: string, kind: Texts): Texts {
  const texts = messageTexts('missing', { kind });
  return plainKinds.includes(expected) ? createMissingTexts(texts) : texts;
}

const createMissingTexts = ({ en }: Texts): Texts => {
  const texts = messageTexts('missingValue');
  return { ...texts, form: texts.en, en };
};

/** `; did you mean basicProperties.flashPoint?`: also suggests properties that are one level too high. */
function suggestField(key: string, known: readonly string[]): Texts | '' {
  const suggestion = didYouMean(key, known);
  const [property] = known.includes('basicProperties') ? closestNames(key, basicProperties) : [];
  const isProperty = property !== undefined && (suggestion === '' || property === key);
  return isProperty ? messageTexts('didYouMean', { names: `basicProperties.${property}` }) : suggestion;
}

/** A problem of the schema in every language, or of Zod itself, which has no words for an author. */
const schemaTexts = (issue: Issue): Texts => issueTexts(issue) ?? { ...messageTexts('notValid'), en: issue.message };

const kindOf = ({ message, expected, input }: z.core.$ZodIssueInvalidType): Texts => {
  if (message !== textByLanguage) return kinds[expected] ?? translateAll(() => expected);
  const text = typeof input === 'string' && input.length <= 40 ? input : '…';
  return createFormTexts(
    'aTextInALanguage',
    messageTexts('aTextByLanguage', { example: JSON.stringify({ en: text }) }),
  );
};

/** A message with the text of a form, and the English text of commands about the product file. */
const createFormTexts = (code: 'aChoice' | 'aTextInALanguage', { en }: Texts): Texts => {
  const texts = messageTexts(code);
  return { ...texts, form: texts.en, en };
};

const words = phraseTexts((phrases) => phrases.notApplicable);
/** 'Not applicable' as the choice of a form, and as the word of a product file. */
const notApplicable: Texts = { ...words, en: 'notApplicable', form: words.en };

const oneOf = (values: readonly unknown[]): Texts =>
  values.length === 1
    ? values[0] === 'notApplicable'
      ? notApplicable
      : translateAll(() => String(values[0]))
    : createFormTexts('aChoice', messageTexts('oneOf', { values: values.map(String) }));

/** Maximum length of a wrong value in a message in characters. */
const maxWritten = 60;
const shortened = (text: string) => (text.length > maxWritten ? `${text.slice(0, maxWritten - 3)}…` : text);

/** The message about a value of the wrong kind: as written in the file for commands, as a text or number for a form. */
function otherKind(kind: string | Texts, value: unknown): Texts {
  const isText = typeof value === 'string';
  const { en } = messageTexts('wrongKind', { kind, value: shortened(JSON.stringify(value)) });
  const translated = isText
    ? messageTexts('wrongKind', { kind, value: messageTexts('quotedValue', { value: shortened(value) }) })
    : typeof value === 'number'
      ? messageTexts('wrongKind', { kind, value: numberTexts(value) })
      : messageTexts('wrongValue', { kind });
  return { ...translated, en, form: translated.form ?? translated.en };
}

/** The findings of the intended branch of a union: the one of the value's type with the fewest findings. */
function unionFindings(issue: Extract<Issue, { code: 'invalid_union' }>, path: Path): Finding[] {
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
    issues.map((branchIssue) => {
      if (branchIssue.code === 'invalid_type') return kindOf({ ...branchIssue, input: issue.input });
      return branchIssue.code === 'invalid_value' ? oneOf(branchIssue.values) : schemaTexts(branchIssue);
    }),
  );
  const kind = either([...new Map(expected.map((kindTexts) => [kindTexts.en, kindTexts])).values()]);
  const { input } = issue;
  if (input !== undefined) return [error(path, otherKind(kind, input))];
  const texts = messageTexts('wrongValue', { kind });
  const isPlain = issue.errors
    .flat()
    .every((branchIssue) => branchIssue.code === 'invalid_type' && plainKinds.includes(branchIssue.expected));
  return [error(path, isPlain ? createMissingTexts(texts) : texts)];
}

const isAllUnknown = (issues: readonly Issue[]) => issues.every(({ code }) => code === 'unrecognized_keys');
