import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from '@hono/zod-openapi';
import { HttpError } from './failure.ts';
import type { App, RequestVariables } from './app-context.ts';

/** A field's value; a list where its keys have indexes: `emails[0]=…&emails[1]=…`. */
type Form = Record<string, string | string[]>;

const key = /^(\w{1,64})(?:\[(\d{0,5})\])?$/;
const maxFormBytes = 1024 * 1024;

/** Refuses a body of more than 1 MiB before it is read whole. */
export const formLimit = bodyLimit({
  maxSize: maxFormBytes,
  onError: () => {
    throw new HttpError(413, 'too_large');
  },
});

/**
 * The form of a POST request (docs/platform-api.md, section 1, "POST bodies"), checked.
 * @throws HttpError 415 when the body is no form, 400 naming the first field that is wrong
 */
export async function readForm<Schema extends z.ZodType>(
  c: Context<RequestVariables>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new HttpError(415, 'unsupported_media_type');
  const parsed = schema.safeParse(parseForm(await c.req.text()));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new HttpError(400, 'invalid_parameter', { field: issue?.path.join('.'), message: issue?.message });
}

/** Fields under other names than words are left out; of a field that comes twice the last counts. */
export function parseForm(body: string): Form {
  const form: Form = Object.create(null) as Form;
  const lists = new Map<string, [number, string][]>();
  for (const [name, value] of new URLSearchParams(body)) {
    const [, field, index] = key.exec(name) ?? [];
    if (field === undefined) continue;
    if (index === undefined) form[field] = value;
    else {
      const list = lists.get(field) ?? [];
      list.push([Number(index), value]);
      lists.set(field, list);
    }
  }
  for (const [field, list] of lists) form[field] = list.sort(([a], [b]) => a - b).map(([, value]) => value);
  return form;
}

/** Answers every other method of an address that is for POST alone. To be added after its POST. */
export function onlyPost(app: App, path: string): void {
  app.all(path, () => {
    throw new HttpError(405, 'method_not_allowed', {}, { Allow: 'POST' });
  });
}
