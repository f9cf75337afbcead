import 'server-only';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { makeFailure } from '@/lib/domain/failures/failures';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import type { Viewing } from '@/lib/domain/session/viewer';
import type { Draft, StudioAccess, StudioProducts } from '@/lib/domain/studio/drafts';
import type { StudioQuery } from '@/lib/domain/studio/studio-paths';
import { loadStudioAccess, loadViewer, pageCallContext, pageSession } from '@/lib/loaders/request/page-session';
import { setResponseStatus } from '@/lib/loaders/request/response-status';
import { log } from '@/lib/observability/log';
import type { CallContext } from '@/lib/upstream/transport/call';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';
import { fetchDraft, fetchStudioProducts } from '@/lib/upstream/studio/studio';

/** Why a page of the Studio has no content. */
type StudioGap =
  /** The platform has no Studio, or the user no role in it. */
  | { kind: 'no-role' }
  /** There is no such draft, or it belongs to another workgroup. */
  | { kind: 'not-found' }
  | { kind: 'failed'; failureId: string };

interface StudioScope {
  access: StudioAccess;
  workgroup: number;
  /** The user's roles in the workgroup. */
  isAdministrator: boolean;
  canWrite: boolean;
}

interface OpenedStudio<Content> {
  viewing: Viewing;
  /** Identifies the user for what the browser keeps. */
  user: string;
  content: (StudioScope & Content) | StudioGap;
}

/** The workgroup of a page: the requested one, else the one that the user has chosen, else the first with a role. */
function workgroupOf(access: StudioAccess, requested: number | null, chosen: number | null): number | null {
  const ids = access.workgroups.filter(({ roles }) => roles.length > 0).map(({ id }) => id);
  return [requested, chosen].find((id) => id !== null && ids.includes(id)) ?? ids[0] ?? null;
}

/** Opens a page of the Studio; an anonymous visitor gets the login, which leads back to `path`. */
async function openStudio<Content extends object>(
  path: string,
  requestedWorkgroup: number | null,
  interfaceLang: InterfaceLanguage,
  load: (scope: StudioScope, callContext: CallContext) => Promise<Content>,
): Promise<OpenedStudio<Content>> {
  const { session } = await pageSession();
  if (!session) return redirect(paths.login({ next: path }));
  const [viewing, callContext] = await Promise.all([loadViewer(), pageCallContext(interfaceLang)]);
  const opened = { viewing, user: String(session.user.id) };
  try {
    const access = await loadStudioAccess(callContext);
    const workgroup = access && workgroupOf(access, requestedWorkgroup, session.workgroup);
    if (!access || workgroup === null) return { ...opened, content: { kind: 'no-role' } };
    const { roles = [] } = access.workgroups.find(({ id }) => id === workgroup) ?? {};
    const isAdministrator = roles.includes('administrator');
    const scope = { access, workgroup, isAdministrator, canWrite: isAdministrator || roles.includes('author') };
    return { ...opened, content: { ...scope, ...(await load(scope, callContext)) } };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.kind === 'unauthorized') return redirect(paths.login({ next: path, failure: 'SESSION_EXPIRED' }));
    if (error.kind === 'not-found') {
      setResponseStatus(404);
      return { ...opened, content: { kind: 'not-found' } };
    }
    const { id: failureId, type } = makeFailure('SERVER_DOWN_ERROR', Math.random, { wasDisplayedInTheUi: true });
    log().warn({ err: error, failureId, type }, 'a page of the Studio was not loaded');
    setResponseStatus(503, { 'Retry-After': '5' });
    return { ...opened, content: { kind: 'failed', failureId } };
  }
}

/** The products screen. */
export const openStudioProducts = (
  path: string,
  query: StudioQuery,
  interfaceLang: InterfaceLanguage,
): Promise<OpenedStudio<{ page: StudioProducts & { pages: number } }>> =>
  openStudio(path, query.workgroup, interfaceLang, async ({ workgroup }, callContext) => ({
    page: await fetchStudioProducts({ ...query, workgroup }, callContext),
  }));

/** The editor of a draft. */
export const openStudioDraft = (
  path: string,
  id: string,
  interfaceLang: InterfaceLanguage,
): Promise<OpenedStudio<{ draft: Draft }>> =>
  openStudio(path, null, interfaceLang, async (_scope, callContext) => {
    // The platform refuses the id of none as a bad call, which is no failure of its own.
    if (!isDraftId(id)) throw new UpstreamError('not-found', { method: 'GET', path: 'a draft' });
    return { draft: await fetchDraft(id, callContext) };
  });

const isDraftId = (id: string) => z.uuid().safeParse(id).success;

/** A page without data of its own; its members are for administrators. */
export const openStudioPage = (
  path: string,
  workgroup: number | null,
  interfaceLang: InterfaceLanguage,
  page: 'members' | 'substances' | 'help',
): Promise<OpenedStudio<object>> =>
  openStudio(path, workgroup, interfaceLang, ({ isAdministrator }) => {
    if (page === 'members' && !isAdministrator)
      throw new UpstreamError('not-found', { method: 'GET', path: 'the members of a workgroup' });
    return Promise.resolve({});
  });
