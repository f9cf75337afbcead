import type { Context } from 'hono';
import { createRoute, z } from '@hono/zod-openapi';
import { labelQuery } from '../../documents/label/label-settings.ts';
import {
  addLabelPreset,
  deleteLabelPreset,
  listLabelPresets,
  maxLabelPresets,
  updateLabelPreset,
} from '../../store/accounts/label-presets.ts';
import type { App, AppContext, RequestVariables } from '../http/app-context.ts';
import { requireUser, requiresLogin } from '../http/bearer.ts';
import { failures, HttpError } from '../http/failure.ts';
import { onlyPost, readForm } from '../http/form.ts';

const maxNameLength = 60;
const maxQueryLength = 1000;

/** A preset has no settings of one product, one pack or one call. */
const settings = labelQuery
  .omit({
    pCodes: true,
    batch: true,
    filled: true,
    serial: true,
    lp: true,
    profile: true,
    labType: true,
    timestamp: true,
  })
  .strict();

const name = z
  .string({ error: 'must be a name' })
  .transform((text) => text.normalize().replace(/\s+/gu, ' ').trim())
  .refine(
    (text) => text !== '' && [...text].length <= maxNameLength && !/\p{Cc}/u.test(text),
    `must have 1 to ${maxNameLength} characters`,
  )
  .openapi({ type: 'string', example: 'Bottle 1 L, Belgium' });

const query = z
  .string({ error: 'must be settings of a label' })
  .max(maxQueryLength, `must have at most ${maxQueryLength} characters`)
  .superRefine((text, context) => {
    const entries = [...new URLSearchParams(text)];
    if (new Set(entries.map(([setting]) => setting)).size < entries.length)
      return context.addIssue('must be settings of a label, each once');
    const { error } = settings.safeParse(Object.fromEntries(entries));
    const [issue] = error?.issues ?? [];
    if (issue) context.addIssue(`must be settings of a label: ${[...issue.path, issue.message].join(' ')}`);
  })
  .openapi({ type: 'string', example: 'dim=3&emb=1&xlang=1%2C2&rlang=1' });

const presetSchema = z.object({ id: z.number(), name: z.string(), query: z.string() });
const stored = z.object({ id: z.number() });
const creation = z.object({ name, query });
const change = z
  .object({ name: name.optional(), query: query.optional() })
  .refine((fields) => fields.name !== undefined || fields.query !== undefined, {
    path: ['name'],
    message: 'must be given, or query',
  });

const path = '/api/v1/label/presets';
const params = z.object({ id: z.string().openapi({ pattern: '^[1-9]\\d{0,8}$', example: '7' }) });
const body = (schema: z.ZodType) => ({ content: { 'application/x-www-form-urlencoded': { schema } } });
const json = (description: string, schema: z.ZodType) => ({
  200: { description, content: { 'application/json': { schema } } },
});

const list = createRoute({
  method: 'get',
  path,
  security: requiresLogin,
  summary: 'The presets of the workgroup: named settings of labels',
  responses: {
    ...json(
      'By name',
      z.object({ data: z.array(presetSchema), max: z.number().openapi({ description: 'As many at most' }) }),
    ),
    ...failures(401, 403, 404),
  },
});
const descriptions = [
  createRoute({
    method: 'post',
    path,
    security: requiresLogin,
    summary: 'Saves settings of a label under a name',
    request: { body: body(creation) },
    responses: { ...json('Saved', stored), ...failures(400, 401, 403, 404, 413, 415, 422) },
  }),
  createRoute({
    method: 'post',
    path: `${path}/{id}`,
    security: requiresLogin,
    summary: 'Changes name or settings of a preset',
    request: { params, body: body(change) },
    responses: { ...json('Changed', stored), ...failures(400, 401, 403, 404, 413, 415, 422) },
  }),
  createRoute({
    method: 'post',
    path: `${path}/{id}/delete`,
    security: requiresLogin,
    summary: 'Deletes a preset',
    request: { params },
    responses: { ...json('Deleted', z.object({})), ...failures(401, 403, 404) },
  }),
];

/** 3.11 "Presets": for the users of a workgroup */
export function addLabelPresets(app: App, appContext: AppContext): void {
  const { database } = appContext;
  const workgroupOf = async (c: Context<RequestVariables>): Promise<number> => {
    const { workgroup } = await requireUser(appContext, c);
    if (!workgroup) throw new HttpError(404, 'not_found');
    return workgroup.id;
  };
  app.openapi(list, async (c) => {
    const data = await listLabelPresets(database, await workgroupOf(c));
    return c.json({ data, max: maxLabelPresets }, 200);
  });
  for (const description of descriptions) app.openAPIRegistry.registerPath(description);
  app.post(path, async (c) => {
    const workgroup = await workgroupOf(c);
    const id = await addLabelPreset(database, workgroup, await readForm(c, creation));
    if (id === 'too-many') throw new HttpError(422, 'too_many_presets', { message: `at most ${maxLabelPresets}` });
    if (id === 'name-taken') throw nameTaken();
    return c.json({ id }, 200);
  });
  app.post(`${path}/:id`, async (c) => {
    const workgroup = await workgroupOf(c);
    const id = presetIdOf(c);
    const outcome = await updateLabelPreset(database, workgroup, id, await readForm(c, change));
    if (outcome === 'name-taken') throw nameTaken();
    if (!outcome) throw new HttpError(404, 'not_found');
    return c.json({ id }, 200);
  });
  app.post(`${path}/:id/delete`, async (c) => {
    const workgroup = await workgroupOf(c);
    if (!(await deleteLabelPreset(database, workgroup, presetIdOf(c)))) throw new HttpError(404, 'not_found');
    return c.json({}, 200);
  });
  onlyPost(app, `${path}/:id`);
  onlyPost(app, `${path}/:id/delete`);
}

const nameTaken = () => new HttpError(422, 'preset_name_taken', { field: 'name' });

function presetIdOf(c: Context): number {
  const id = c.req.param('id') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new HttpError(404, 'not_found');
  return Number(id);
}
