import type { Context } from 'hono';
import type { z } from '@hono/zod-openapi';
import { bodyRoom, withBody } from './body.ts';
import { HttpError } from './failure.ts';
import { invalidParameter } from './invalid-parameter.ts';
import type { App, RequestVariables } from './app-context.ts';

/** A field's value; a list where its keys have indexes: `emails[0]=…&emails[1]=…`. */
type Form = Record<string, string | string[]>;

const key = /^(\w{1,64})(?:\[(\d{0,5})\])?$/;
const maxFormBytes = 1024 * 1024;

/** A job of labels has some hundred fields. */
const maxFields = 10_000;

/**
 * The validated form of a POST request (docs/platform-api.md, section 1, "POST bodies").
 * @throws HttpError 415 when the body is not a form, 413 for one that is too large, 400 with the first invalid field
 */
export async function readForm<Schema extends z.ZodType>(
  c: Context<RequestVariables>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new HttpError(415, 'unsupported_media_type');
  const bounds = { maxBytes: maxFormBytes, room: bodyRoom, owner: c.get('network')() };
  return withBody(c, bounds, async (bytes) => {
    const body = Buffer.from(bytes.buffer).toString();
    if (body.split('&', maxFields + 1).length > maxFields)
      throw new HttpError(413, 'too_large', { message: `must have at most ${maxFields} fields` });
    const parsed = schema.safeParse(parseForm(body));
    if (parsed.success) return parsed.data;
    throw invalidParameter(parsed.error);
  });
}

/** Ignores fields whose names are not words; the last of repeated fields counts. */
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

/** Responds with 405 to every method but POST. Must be added after the POST handler of the path. */
export const onlyPost = (app: App, path: string): void => onlyMethods(app, path, 'POST');

/** Responds with 405 to every method but those of `Allow`. Must be added after their handlers. */
export function onlyMethods(app: App, path: string, allow: string): void {
  app.all(path, () => {
    throw new HttpError(405, 'method_not_allowed', {}, { Allow: allow });
  });
}
