import { z } from '@hono/zod-openapi';
import { invalidParameter } from '../../routes/http/invalid-parameter.ts';

const schema = z.object({
  sort: z.enum(['name', '-name']).default('name'),
  sds: z.enum(['none']).optional(),
  id: z.string().default('1'),
  emails: z.array(z.string()).min(1).default(['a']),
  labels: z.array(z.object({ dim: z.number().max(6) })).default([]),
  text: z.string({ error: 'must be a line' }).default(''),
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
])('%s of %j', (field, input, message) => {
  const { status, body } = invalidParameter(schema.safeParse(input).error!);
  expect([status, body]).toEqual([400, { error: 'invalid_parameter', field, message }]);
});
