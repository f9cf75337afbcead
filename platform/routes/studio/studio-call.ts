import { createRoute, z, type RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { LanguageCode } from '../../languages/languages.ts';
import { hasRole, type StudioRole } from '../../product/studio.ts';
import { isStorable } from '../../product/read/json-text.ts';
import { ReaderBusyError, ReadingTooSlowError } from '../../import/read/task-thread.ts';
import { type DraftHead, findDraft, findDraftHead, type StoredDraft } from '../../store/studio/drafts.ts';
import type { StudioWorkgroup } from '../../store/accounts/users.ts';
import type { AppContext, RequestVariables } from '../http/app-context.ts';
import { type User, userCaller, requiresLogin } from '../http/bearer.ts';
import { failures, HttpError } from '../http/failure.ts';
import { interfaceLanguage } from '../http/preferences.ts';

/** What the calls of the Studio have in common: who calls, with which roles, on which draft. */

export type StudioContext = Context<RequestVariables>;

export const studioTag = 'Studio';

export const missingRole = (role: StudioRole) => new HttpError(403, 'missing_role', { role });

/**
 * A workgroup in which the user has a role.
 * @throws HttpError 404 for a workgroup that is not the user's, 403 without the role
 */
export function requireWorkgroup(user: User, id: number, role?: StudioRole): StudioWorkgroup {
  if (!user.workgroups.some((group) => group.id === id)) throw new HttpError(404, 'not_found');
  const group = user.studio.find((candidate) => candidate.id === id);
  if (!group) throw missingRole(role ?? 'author');
  if (role && !hasRole(group.roles, role)) throw missingRole(role);
  return group;
}

/**
 * A draft of one of the user's workgroups.
 * @throws HttpError 404 for any other, 403 without a role in its workgroup
 */
export async function requireDraft(
  { database }: Pick<AppContext, 'database'>,
  user: User,
  id: string,
): Promise<{ draft: StoredDraft; group: StudioWorkgroup }> {
  const draft = await findDraft(database, id);
  if (!draft) throw new HttpError(404, 'not_found');
  return { draft, group: requireWorkgroup(user, draft.workgroupId) };
}

/** As `requireDraft`, without the contents. */
export async function requireDraftHead(
  { database }: Pick<AppContext, 'database'>,
  user: User,
  id: string,
): Promise<{ draft: DraftHead; group: StudioWorkgroup }> {
  const draft = await findDraftHead(database, id);
  if (!draft) throw new HttpError(404, 'not_found');
  return { draft, group: requireWorkgroup(user, draft.workgroupId) };
}

export const draftId = z.uuid('must be the id of a draft').openapi({ type: 'string', format: 'uuid' });
export const workgroupParameter = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be the id of a workgroup')
  .transform(Number)
  .openapi({ type: 'string', pattern: '^[1-9]\\d{0,8}$', example: '1' });

/** The revision in `If-Match: "3"`. @throws HttpError 428 without the header, 400 for one that is no revision */
export function expectedRevision(c: StudioContext): number {
  const value = c.req.header('If-Match');
  if (value === undefined) throw new HttpError(428, 'precondition_required', { message: 'If-Match is missing' });
  const [, revision] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(value.trim()) ?? [];
  if (revision === undefined)
    throw new HttpError(400, 'invalid_parameter', { field: 'If-Match', message: 'must be a revision such as "3"' });
  return Number(revision);
}

/** The language of findings and reasons: the interface language of the caller. */
export function languageOf(c: StudioContext): LanguageCode {
  c.header('Vary', 'Accept-Language', { append: true });
  return interfaceLanguage(c.req.header('Accept-Language'));
}

/** Runs work of a user in its turn; it loses the turn when `signal` is aborted, by default because the caller has left. */
export const runInTurn = <Result>(
  { queues }: Pick<AppContext, 'queues'>,
  user: User,
  c: StudioContext,
  run: () => Promise<Result>,
  signal = c.req.raw.signal,
): Promise<Result> =>
  queues.exports.run({ caller: { ...userCaller(user, c), signal }, rank: 'any', run }) as Promise<Result>;

const retryAfterSeconds = '5';

/** The call is to be repeated. */
export const busy = () => new HttpError(503, 'busy', {}, { 'Retry-After': retryAfterSeconds });

/** The errors of a reader as responses. */
export function throwReaderError(reason: unknown): never {
  if (reason instanceof ReaderBusyError) throw busy();
  if (reason instanceof ReadingTooSlowError) throw new HttpError(422, 'too_complex', { message: reason.message });
  throw reason;
}

/** Of a call with a body. */
const bodyCodes = [408, 413, 415, 422, 429, 503] as const;

type Response = { description: string; schema?: z.ZodType; type?: string };

/** The description of a call of the Studio. */
export const studioRoute = <
  Path extends string,
  Method extends RouteConfig['method'],
  Request extends NonNullable<RouteConfig['request']>,
>(
  method: Method,
  path: Path,
  summary: string,
  request: Request,
  success: Record<number, Response>,
  ...codes: Parameters<typeof failures>
) =>
  createRoute({
    method,
    path: `/api/v1/studio${path}`,
    tags: [studioTag],
    security: requiresLogin,
    summary,
    request,
    responses: {
      ...Object.fromEntries(
        Object.entries(success).map(([status, { description, schema, type = 'application/json' }]) => [
          status,
          { description, ...(schema && { content: { [type]: { schema } } }) },
        ]),
      ),
      ...failures(401, 403, 404, ...(request.body ? bodyCodes : []), ...codes),
    },
  });

/** A JSON body, which must be there. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: {
    'application/json': {
      schema: schema.refine(isStorable, 'has a null character or an unpaired surrogate'),
    },
  },
});
