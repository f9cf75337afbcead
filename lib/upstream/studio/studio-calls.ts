import { z } from 'zod';
import { isMarket } from '@/lib/domain/sds/markets';
import { draftDocuments, productStates } from '@/lib/domain/studio/studio-paths';
import { studioRoles } from '@/lib/domain/studio/drafts';
import { maxReasonLength, presencePlaces, sectionNames } from '@/lib/domain/studio/step-props';
import * as responses from '@/lib/upstream/studio/studio-responses';

/** A call that a browser may make of the platform's Studio: `/p/api/studio{path}` is `/api/v1/studio{path}` there. */
export interface StudioCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` is a parameter of `parameters`. */
  path: string;
  /** Names of `queries`; others are dropped. */
  query?: readonly (keyof typeof queries)[];
  /** What a body is; `passedOn`: JSON, which the platform alone reads. */
  body?: z.ZodType | 'passedOn';
  /** `If-Match` with the revision of the changed resource is required. */
  hasIfMatch?: true;
  response: z.ZodType | { file: keyof typeof fileTypes | 'attached' };
  /** The body is a file, which is passed on. */
  isUpload?: true;
  /** Publishing, importing and comparing make documents. */
  isLong?: true;
}

/** Media types of files by their extension. */
export const fileTypes = { pdf: 'application/pdf', csv: 'text/csv', json: 'application/json' } as const;
/** Media types of attached files, which a browser may show: it runs none of them. */
export const attachedTypes: readonly string[] = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'image/png',
  'image/jpeg',
];

const language = z.string().regex(/^[a-z]{2}$/);
const nothing = z.undefined();
const comment = z.string().trim().max(2_000);

/** Schemas of path parameters. */
const parameters: Record<string, z.ZodType<string>> = {
  draft: z.uuid(),
  substance: z.uuid(),
  section: z.enum(sectionNames),
  document: z.enum(draftDocuments),
  user: z.string().regex(/^[1-9]\d{0,9}$/),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  finding: z.string().regex(/^[A-Za-z][\w.]{0,63}$/),
  basis: z.string().regex(/^[0-9a-f]{16}$/),
};

const number = z.string().regex(/^[1-9]\d{0,9}$/);
const queries = {
  workgroup: number,
  page: number,
  search: z.string().trim().max(100),
  state: z.enum(productStates),
  language,
  subsection: z.string().regex(/^\d[\da-z.]{0,30}$/i),
  cas: z.string().regex(/^\d{2,7}-\d{2}-\d$/),
  market: z.string().refine(isMarket),
  name: z.string().max(255),
  company: z.string().trim().max(40),
  formulation: z.string().trim().max(20),
};

/** All calls of the Studio; there is no other way through. */
export const studioCalls: readonly StudioCall[] = [
  {
    method: 'GET',
    path: '/products',
    query: ['workgroup', 'search', 'state', 'page'],
    response: responses.studioProducts,
  },
  {
    method: 'POST',
    path: '/drafts',
    body: 'passedOn',
    response: responses.createdDrafts,
    isLong: true,
  },
  { method: 'GET', path: '/drafts/{draft}', response: responses.draft },
  { method: 'DELETE', path: '/drafts/{draft}', body: nothing, hasIfMatch: true, response: responses.nothing },
  {
    method: 'PUT',
    path: '/drafts/{draft}/sections/{section}',
    body: 'passedOn',
    hasIfMatch: true,
    response: responses.savedSection,
  },
  {
    method: 'PUT',
    path: '/drafts/{draft}/presence',
    body: z.strictObject({ section: z.enum(presencePlaces) }),
    response: responses.presence,
  },
  { method: 'POST', path: '/drafts/{draft}/preview', body: 'passedOn', response: responses.preview },
  {
    method: 'GET',
    path: '/drafts/{draft}/comparison',
    query: ['language'],
    response: responses.comparison,
    isLong: true,
  },
  {
    method: 'POST',
    path: '/drafts/{draft}/submit',
    body: nothing,
    hasIfMatch: true,
    response: responses.nothing,
  },
  {
    method: 'POST',
    path: '/drafts/{draft}/return',
    body: z.strictObject({ comment: comment.min(1) }),
    hasIfMatch: true,
    response: responses.nothing,
  },
  {
    method: 'POST',
    path: '/drafts/{draft}/approve',
    body: nothing,
    hasIfMatch: true,
    response: responses.nothing,
  },
  {
    method: 'POST',
    path: '/drafts/{draft}/publish',
    body: nothing,
    hasIfMatch: true,
    response: responses.published,
    isLong: true,
  },
  { method: 'POST', path: '/drafts/{draft}/notify', body: nothing, response: responses.notified, isLong: true },
  { method: 'GET', path: '/drafts/{draft}/files', response: responses.draftFiles },
  {
    method: 'POST',
    path: '/drafts/{draft}/files',
    query: ['name'],
    isUpload: true,
    response: responses.draftFile,
  },
  { method: 'GET', path: '/drafts/{draft}/files/{hash}', response: { file: 'attached' } },
  { method: 'GET', path: '/drafts/{draft}/events', response: responses.events },
  { method: 'GET', path: '/drafts/{draft}/events.csv', response: { file: 'csv' } },
  { method: 'GET', path: '/drafts/{draft}/file', response: { file: 'json' } },
  { method: 'GET', path: '/drafts/{draft}/documents/{document}', query: ['language'], response: { file: 'pdf' } },
  {
    method: 'PUT',
    path: '/settled-findings/{finding}/{basis}',
    query: ['workgroup'],
    body: z.strictObject({ reason: z.string().trim().min(1).max(maxReasonLength) }),
    response: responses.nothing,
  },
  {
    method: 'DELETE',
    path: '/settled-findings/{finding}/{basis}',
    query: ['workgroup'],
    body: nothing,
    response: responses.nothing,
  },
  { method: 'GET', path: '/phrases', query: ['search', 'subsection', 'language'], response: responses.phrases },
  { method: 'GET', path: '/substances', query: ['workgroup', 'search'], response: responses.substances },
  {
    method: 'POST',
    path: '/substances',
    query: ['workgroup'],
    body: 'passedOn',
    response: responses.substance,
  },
  {
    method: 'PUT',
    path: '/substances/{substance}',
    body: 'passedOn',
    hasIfMatch: true,
    response: responses.substance,
  },
  { method: 'DELETE', path: '/substances/{substance}', body: nothing, hasIfMatch: true, response: responses.nothing },
  { method: 'GET', path: '/substances/{substance}/uses', response: responses.substanceUses },
  { method: 'GET', path: '/ingredient', query: ['workgroup', 'cas'], response: responses.ingredient },
  { method: 'GET', path: '/ufi', query: ['company', 'formulation'], response: responses.ufi },
  { method: 'GET', path: '/table.csv', query: ['language'], response: { file: 'csv' } },
  { method: 'GET', path: '/members', query: ['workgroup'], response: responses.members },
  {
    method: 'PUT',
    path: '/members/{user}',
    query: ['workgroup'],
    body: z.strictObject({ roles: z.array(z.enum(studioRoles)).max(4) }),
    response: responses.nothing,
  },
];

/** A call with its parameters filled in, or why it is none. */
export type FoundCall =
  | { kind: 'found'; call: StudioCall; path: string }
  | { kind: 'unknown' }
  | { kind: 'method'; allowed: string[] };

/** Finds the call of a method and a path below `/p/api/studio`; parameters are validated, so that `path` is safe. */
export function findStudioCall(method: string, path: string): FoundCall {
  const matching = studioCalls.filter((call) => matches(call.path, path));
  const call = matching.find((candidate) => candidate.method === method);
  if (call) return { kind: 'found', call, path };
  return matching.length > 0
    ? { kind: 'method', allowed: matching.map((candidate) => candidate.method) }
    : { kind: 'unknown' };
}

function matches(template: string, path: string): boolean {
  const names = template.split('/');
  const values = path.split('/');
  return (
    names.length === values.length &&
    names.every((name, index) => {
      const parameter = /^\{(\w+)\}$/.exec(name)?.[1];
      return parameter === undefined ? name === values[index] : parameters[parameter]!.safeParse(values[index]).success;
    })
  );
}

/** The allowed query of a call; null for an invalid value, with its name. */
export function studioQuery(call: StudioCall, search: URLSearchParams): Record<string, string> | { invalid: string } {
  const query: Record<string, string> = {};
  for (const name of call.query ?? []) {
    const value = search.get(name);
    if (value === null || value === '') continue;
    const parsed = queries[name].safeParse(value);
    if (!parsed.success) return { invalid: name };
    query[name] = parsed.data;
  }
  return query;
}
