import { z } from '@hono/zod-openapi';
import { HttpError } from './failure.ts';

const types: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** What a schema without a message of its own allows; undefined: the library's words. */
const whatIsAllowed: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_value')
    return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type') return types[issue.expected] && `must be ${types[issue.expected]}`;
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
  const bound = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  if (issue.origin === 'string') return `must be a text of ${bound} characters`;
  return issue.origin === 'array' ? `must be a list of ${bound}` : `must be ${bound}`;
};
z.config({ customError: whatIsAllowed });

/** The response to a call with wrong parameters, which names the first: docs/platform-api.md, section 1, "Errors". */
export function invalidParameter({ issues: [issue] }: z.core.$ZodError): HttpError {
  const [name, ...rest] = issue?.path ?? [];
  const inside = rest.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return new HttpError(400, 'invalid_parameter', {
    field: name === undefined ? '' : String(name) + inside.join(''),
    message: issue?.message,
  });
}
