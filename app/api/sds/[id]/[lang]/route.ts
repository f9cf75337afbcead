import type { z } from 'zod';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { badRequest, textResponse } from '@/lib/loaders/responses/handler-responses';
import { loadChangedPanels } from '@/lib/loaders/pages/changes';
import { loadSds, loadSdsComparison } from '@/lib/loaders/html/document-text';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import {
  refererPage,
  documentParams,
  marketQuery,
  qrQuery,
  queryOf,
  versionQuery,
} from '@/lib/loaders/request/request-parameters';
import type { RequestSession } from '@/lib/session/request-session';
import { withSession } from '@/lib/session/with-session';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

const parameters = documentParams.extend({
  version: versionQuery,
  compare: versionQuery,
  qr: qrQuery,
  market: marketQuery,
});

/**
 * The SDS as JSON, for a reload in place: a version, or its comparison with an older one (docs/platform-api.md, section
 * 7).
 */
export const GET = withSession(async (request, { params, requestSession }) => {
  const parsed = parameters.safeParse({ ...(await params), ...queryOf(request, 'version', 'compare', 'qr', 'market') });
  if (!parsed.success) return badRequest();
  try {
    return textResponse(await loadRequestedText(parsed.data, request, requestSession));
  } catch (error) {
    return failureResponse(error, request);
  }
});

async function loadRequestedText(
  { compare, ...requested }: z.output<typeof parameters>,
  request: Request,
  requestSession: RequestSession,
) {
  const callContext = callContextOf(request.headers, refererPage(request).interfaceLang, requestSession);
  if (compare === null) return loadSds(requested, callContext);
  const version = requested.version ?? (await loadDossier(requested.id, callContext)).versions[0]?.id;
  if (version === undefined) throw new UpstreamError('not-found', { method: 'GET', path: 'the newest SDS version' });
  const compared = { ...requested, version, compareWith: compare };
  const [text, panels] = await Promise.all([
    loadSdsComparison(compared, callContext),
    loadChangedPanels(compared, callContext),
  ]);
  return { ...text, panels };
}
