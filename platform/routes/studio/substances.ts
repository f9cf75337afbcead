import { z } from '@hono/zod-openapi';
import { ingredient } from '../../product/facts.ts';
import { casNumber } from '../../product/field.ts';
import {
  addSubstance,
  changeSubstance,
  deleteSubstance,
  findSubstance,
  findSubstanceUses,
  type Substance,
} from '../../store/studio/substances.ts';
import { lookUpIngredient, searchIngredients } from '../../drafts/look-up-ingredient.ts';
import type { App, AppContext } from '../http/app-context.ts';
import type { User } from '../http/bearer.ts';
import { HttpError } from '../http/failure.ts';
import { searchText } from '../http/parameters.ts';
import { userOf } from '../http/bearer.ts';
import {
  expectedRevision,
  runInTurn,
  jsonBody,
  requireWorkgroup,
  type StudioContext,
  studioRoute,
  workgroupParameter,
} from './studio-call.ts';

const substance = z
  .object({ id: z.uuid(), revision: z.number(), content: z.object({}).loose() })
  .openapi('StudioSubstance', { description: 'An ingredient without its content in a product' });

/** A substance of a list of law, as it is proposed for an ingredient. */
const listedSubstance = z
  .object({
    name: z.string(),
    source: z.string().openapi({ example: 'CLP Annex VI (2026-07-23), 606-001-00-8' }),
    notes: z.string().nullable().openapi({ description: 'Notes of Annex VI on which the classification depends' }),
    deletedFrom: z.string().nullable(),
    appliesFrom: z.string().nullable().openapi({ description: 'Not null: the entry applies later' }),
    fields: z
      .object({})
      .loose()
      .openapi({ description: 'Fields of an ingredient; classification only of an entry that applies' }),
  })
  .openapi('ListedSubstance');

const fields = new Set(Object.keys(ingredient.shape).filter((name) => name !== 'content' && name !== 'contentRange'));
const maxContentLength = 65_536;

const content = z
  .record(z.string(), z.unknown())
  .refine(
    (value) => Object.keys(value).every((key) => fields.has(key)),
    'must have fields of an ingredient only, without its content',
  )
  .refine((value) => Object.keys(value).length > 0, 'must not be empty')
  .refine(
    (value) => JSON.stringify(value).length <= maxContentLength,
    `must have at most ${maxContentLength} characters`,
  );

const params = z.object({ id: z.uuid('must be the id of a substance') });
const headers = z.object({ 'if-match': z.string().optional().openapi({ example: '"1"' }) });

const list = studioRoute(
  'get',
  '/substances',
  'The substances of a workgroup, and for a search those of the shipped lists, by number or name',
  { query: z.object({ workgroup: workgroupParameter, search: searchText.optional() }) },
  {
    200: {
      description: 'The first 50 of the workgroup, the first 10 of the lists',
      schema: z.object({ substances: z.array(substance), listed: z.array(listedSubstance) }),
    },
  },
  400,
  429,
  503,
);
const add = studioRoute(
  'post',
  '/substances',
  'Adds a substance',
  { query: z.object({ workgroup: workgroupParameter }), body: jsonBody(z.strictObject({ content })) },
  { 201: { description: 'Added, with its revision as ETag', schema: substance } },
  400,
  413,
  415,
);
const change = studioRoute(
  'put',
  '/substances/{id}',
  'Changes a substance; products keep what they have',
  { params, headers, body: jsonBody(z.strictObject({ content })) },
  { 200: { description: 'Changed, with its revision as ETag', schema: substance } },
  400,
  412,
  413,
  415,
  428,
);
const remove = studioRoute(
  'delete',
  '/substances/{id}',
  'Deletes a substance; products keep what they have',
  { params, headers },
  { 204: { description: 'Deleted' } },
  400,
  412,
  428,
);
const uses = studioRoute(
  'get',
  '/substances/{id}/uses',
  'The products and drafts of the workgroup with a substance',
  { params },
  {
    200: {
      description: 'By code, at most 200',
      schema: z.object({
        uses: z.array(
          z.object({
            productId: z.number().nullable(),
            draft: z.uuid().nullable(),
            code: z.string(),
            name: z.record(z.string(), z.string()),
            content: z.number().nullable().openapi({ description: 'mass %; null: only a range is known' }),
          }),
        ),
      }),
    },
  },
  400,
  429,
  503,
);

const lookUp = studioRoute(
  'get',
  '/ingredient',
  'What the workgroup’s substances and the lists in force know of a CAS number',
  { query: z.object({ workgroup: workgroupParameter, cas: casNumber }) },
  {
    200: {
      description: '`listed`: the entries of Annex VI, which may be several; `loaded`: the lists in force',
      schema: z.object({
        substance: substance.nullable(),
        listed: z.array(listedSubstance),
        limits: z.array(z.object({ law: z.string(), country: z.string() }).loose()),
        lists: z.array(z.object({ list: z.string(), name: z.string(), published: z.string() }).loose()),
        loaded: z.array(z.object({ list: z.string(), published: z.string() })),
      }),
    },
  },
  400,
  429,
  503,
);

const toResponse = ({ id, revision, content: value }: Substance) => ({ id, revision, content: value });

/** 3.20 `/api/v1/studio/substances`, `GET /api/v1/studio/ingredient` */
export function addSubstanceCalls(app: App, appContext: AppContext): void {
  const { database } = appContext;
  app.openapi(list, async (c) => {
    const user = userOf(c);
    const { workgroup, search = '' } = c.req.valid('query');
    const { id } = requireWorkgroup(user, workgroup);
    const { substances, listed } = await runInTurn(appContext, user, c, () => searchIngredients(database, id, search));
    return c.json({ substances: substances.map(toResponse), listed }, 200);
  });
  app.openapi(add, async (c) => {
    const { id } = requireWorkgroup(userOf(c), c.req.valid('query').workgroup, 'author');
    const added = await addSubstance(database, id, c.req.valid('json').content);
    c.header('ETag', `"${added.revision}"`);
    return c.json(toResponse(added), 201);
  });
  app.openapi(change, async (c) => {
    const substance = await requireSubstance(userOf(c), c.req.valid('param').id, 'author');
    const changed = await changeSubstance(database, substance.id, expectedRevision(c), c.req.valid('json').content);
    if (!changed) return conflict(c, substance.id);
    c.header('ETag', `"${changed.revision}"`);
    return c.json(toResponse(changed), 200);
  });
  app.openapi(remove, async (c) => {
    const substance = await requireSubstance(userOf(c), c.req.valid('param').id, 'author');
    if (await deleteSubstance(database, substance.id, expectedRevision(c))) return c.body(null, 204);
    return conflict(c, substance.id);
  });
  app.openapi(uses, async (c) => {
    const user = userOf(c);
    const substance = await requireSubstance(user, c.req.valid('param').id);
    return c.json({ uses: await runInTurn(appContext, user, c, () => findSubstanceUses(database, substance)) }, 200);
  });
  app.openapi(lookUp, async (c) => {
    const user = userOf(c);
    const { workgroup, cas } = c.req.valid('query');
    const { id } = requireWorkgroup(user, workgroup);
    const found = await runInTurn(appContext, user, c, () => lookUpIngredient(database, id, cas));
    return c.json({ ...found, substance: found.substance && toResponse(found.substance) }, 200);
  });

  /** A substance of one of the user's workgroups. @throws HttpError 404 for any other, 403 without the role */
  async function requireSubstance(user: User, id: string, role?: 'author'): Promise<Substance> {
    const found = await findSubstance(database, id);
    if (!found) throw new HttpError(404, 'not_found');
    requireWorkgroup(user, found.workgroupId, role);
    return found;
  }

  async function conflict(c: StudioContext, id: string) {
    const stored = await findSubstance(database, id);
    if (!stored) throw new HttpError(404, 'not_found');
    c.header('ETag', `"${stored.revision}"`);
    return c.json({ error: 'conflict', ...toResponse(stored) }, 412);
  }
}
