import type { z } from 'zod';
import { askerOf } from '@/lib/loaders/request/call-context';
import { badRequest, textAnswer } from '@/lib/loaders/responses/handler-responses';
import { loadChangedPanels } from '@/lib/loaders/pages/changes';
import { loadSds, loadSdsComparison } from '@/lib/loaders/html/document-text';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { failureAnswer } from '@/lib/loaders/responses/failure-response';
import { askedFrom, documentParams, qrQuery, queryOf, versionQuery } from '@/lib/loaders/request/request-parameters';
import type { Visit } from '@/lib/session/request-session';
import { withSession } from '@/lib/session/with-session';
import { UpstreamFailure } from '@/lib/upstream/transport/upstream-error';

const asked = documentParams.extend({ version: versionQuery, compare: versionQuery, qr: qrQuery });

/** The SDS text to reload in place: a version, or what changed in it since another (docs/platform-api.md, section 7). */
export const GET = withSession(async (request, { params, visit }) => {
  const given = asked.safeParse({ ...(await params), ...queryOf(request, 'version', 'compare', 'qr') });
  if (!given.success) return badRequest();
  try {
    return textAnswer(await loadWanted(given.data, request, visit));
  } catch (error) {
    return failureAnswer(error, request);
  }
});

async function loadWanted({ compare, ...wanted }: z.output<typeof asked>, request: Request, visit: Visit) {
  const asker = askerOf(request.headers, askedFrom(request).interfaceLang, visit);
  if (compare === null) return loadSds(wanted, asker);
  const version = wanted.version ?? (await loadDossier(wanted.id, asker)).versions[0]?.id;
  if (version === undefined) throw new UpstreamFailure('not-found', { method: 'GET', path: 'the newest SDS version' });
  const compared = { ...wanted, version, compareWith: compare };
  const [text, panels] = await Promise.all([loadSdsComparison(compared, asker), loadChangedPanels(compared, asker)]);
  return { ...text, panels };
}
