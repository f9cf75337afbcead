import type { z } from '@hono/zod-openapi';
import { HttpError } from './failure.ts';

type Issue = z.core.$ZodIssue;

const types: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const formats: Record<string, string> = {
  uuid: 'a UUID',
  email: 'a mail address',
  url: 'an address',
  date: 'a date such as 2026-01-31',
  datetime: 'a time such as 2026-01-31T12:00:00Z',
};

/** Matches messages of the library; messages of our schemas begin differently. */
const libraryMessage = /^(?:Invalid|Too (?:small|big)|Unrecognized) ?/;

/** Describes the allowed values: by the schema's message, or by one of ours for a message of the library. */
function describeAllowed(issue: Issue): string {
  if (!libraryMessage.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_type':
      return `must be ${types[issue.expected] ?? 'of another type'}`;
    case 'too_small':
      return bound(issue, issue.minimum, issue.inclusive === false ? 'more than' : 'at least');
    case 'too_big':
      return bound(issue, issue.maximum, issue.inclusive === false ? 'less than' : 'at most');
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? 'in another form'}`;
    case 'unrecognized_keys':
      return 'is not known';
    case 'invalid_union':
      return describeUnion(issue);
    default:
      return 'is not allowed';
  }
}

const oneOf = (values: readonly unknown[]) =>
  `must be ${values.length > 1 ? 'one of ' : ''}${values.map((value) => (value === '' ? 'empty' : String(value))).join(', ')}`;

function bound(
  { origin, exact }: Extract<Issue, { exact?: boolean }>,
  limit: number | bigint,
  comparison: string,
): string {
  const size = `${exact ? 'exactly' : comparison} ${limit}`;
  if (origin === 'string') return `must be a text of ${size} characters`;
  return origin === 'array' ? `must be a list of ${size}` : `must be ${size}`;
}

/** Describes a union by the values of its discriminator, or else by its members' messages. */
function describeUnion(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  if ('options' in issue && Array.isArray(issue.options)) return oneOf(issue.options);
  const forms = issue.errors.map(([first]) => first);
  const allowed = forms.map((form) => (form && form.path.length === 0 ? describeAllowed(form) : ''));
  if (allowed.length === 0 || allowed.some((text) => !text.startsWith('must be ')))
    return 'has none of the allowed forms';
  return `must be ${[...new Set(allowed.map((text) => text.slice('must be '.length)))].join(' or ')}`;
}

/** The response to a call with wrong parameters, which names the first: docs/platform-api.md, section 1, "Errors". */
export function invalidParameter({ issues: [issue] }: z.core.$ZodError): HttpError {
  const path = issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : (issue?.path ?? []);
  const [name, ...rest] = path;
  const inside = rest.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return new HttpError(400, 'invalid_parameter', {
    field: name === undefined ? '' : String(name) + inside.join(''),
    message: issue && describeAllowed(issue),
  });
}
