import { z } from '@hono/zod-openapi';
import { invalidParameter } from '../../routes/http/invalid-parameter.ts';

const schema = z.object({
  sort: z.enum(['name', '-name']).default('name'),
  sds: z.enum(['none']).optional(),
  id: z.string().default('1'),
  emails: z.array(z.string()).min(1).default(['a']),
  labels: z.array(z.object({ dim: z.number().max(6) })).default([]),
  text: z.string({ error: 'must be a line' }).default(''),
  positive: z.int().positive().default(1),
  below: z.number().lt(5).default(1),
  nothing: z.literal(null).default(null),
  empty: z.literal('').default(''),
  code: z.string().length(3).default('abc'),
  lines: z.array(z.string()).max(2).default([]),
  pattern: z.string().regex(/^x/).default('x'),
  uuid: z.uuid().optional(),
  day: z.iso.date().optional(),
  strict: z.strictObject({ a: z.string().optional() }).default({}),
  either: z.union([z.string(), z.number()]).default(''),
  forms: z.union([z.object({ x: z.string() }), z.number()]).default(1),
  kind: z.discriminatedUnion('k', [z.object({ k: z.literal('x') }), z.object({ k: z.literal('z') })]).optional(),
  multiple: z.number().multipleOf(3).default(3),
});

test.each([
  ['sort', { sort: 'foo' }, 'must be one of name, -name'],
  ['sds', { sds: 'foo' }, 'must be none'],
  ['id', { id: [] }, 'must be a text'],
  ['emails', { emails: [] }, 'must be a list of at least 1'],
  ['emails[1]', { emails: ['a', 1] }, 'must be a text'],
  ['labels[0].dim', { labels: [{ dim: 7 }] }, 'must be at most 6'],
  ['labels[0]', { labels: ['x'] }, 'must be an object'],
  ['text', { text: 1 }, 'must be a line'],
  ['positive', { positive: 0 }, 'must be more than 0'],
  ['below', { below: 5 }, 'must be less than 5'],
  ['nothing', { nothing: 1 }, 'must be null'],
  ['empty', { empty: 'a' }, 'must be empty'],
  ['code', { code: 'abcd' }, 'must be a text of exactly 3 characters'],
  ['lines', { lines: ['a', 'b', 'c'] }, 'must be a list of at most 2'],
  ['pattern', { pattern: 'y' }, 'must be in another form'],
  ['uuid', { uuid: 'y' }, 'must be a UUID'],
  ['day', { day: 'y' }, 'must be a date such as 2026-01-31'],
  ['strict.b', { strict: { b: 1, c: 1 } }, 'is not known'],
  ['either', { either: {} }, 'must be a text or a number'],
  ['forms', { forms: {} }, 'has none of the allowed forms'],
  ['kind.k', { kind: { k: 'y' } }, 'must be one of x, z'],
  ['multiple', { multiple: 4 }, 'is not allowed'],
])('the field %s of %j is named with its reason', (field, input, message) => {
  const { status, body } = invalidParameter(schema.safeParse(input).error!);
  expect([status, body]).toEqual([400, { error: 'invalid_parameter', field, message }]);
});

test('the words of other messages of the library stay as they are', () => {
  expect(z.number().safeParse('x').error!.issues[0]!.message).toBe('Invalid input: expected number, received string');
});
