import { labelJob, labelJobForm } from '@/lib/domain/label/label-job';
import { timestampedName } from '@/lib/domain/downloads/file-names';
import { makeFailure, situations } from '@/lib/domain/failures/failures';
import { labelOptionsOf } from '@/lib/domain/label/label-settings';
import { isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { labelLanguagesOf } from '@/lib/domain/pages/label-languages';
import { parseProductId } from '@/lib/domain/product/identifiers';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { queryOf, refererPage } from '@/lib/loaders/request/request-parameters';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { fileResponse } from '@/lib/loaders/responses/file-response';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { failureJson } from '@/lib/session/failure-json';
import { withSession } from '@/lib/session/with-session';
import { openLabelJob } from '@/lib/upstream/document-file';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** What labels of a job can be, by the product `id`: sizes, sheets, resolutions and languages, and what the law asks of all labels later, in the interface language `lang`. */
export const GET = withSession(async (request, { requestSession }) => {
  const { id: product, lang } = queryOf(request, 'id', 'lang');
  const id = parseProductId(product ?? '');
  if (id === null) return badRequest('id');
  try {
    const interfaceLang = isInterfaceLanguage(lang) ? lang : refererPage(request).interfaceLang;
    const callContext = callContextOf(request.headers, interfaceLang, requestSession);
    const dossier = await loadDossier(id, callContext);
    const { choices, resolutions, languages } = labelOptionsOf(dossier);
    const { dimension, packageSize, sheet } = choices;
    const named = labelLanguagesOf(dossier, languages);
    return Response.json(
      { dimension, packageSize, sheet, resolutions, languages: named, notice: dossier.label.notice },
      { headers: { 'Cache-Control': 'private, no-store' } },
    );
  } catch (error) {
    return failureResponse(error, request);
  }
});

/** Labels of several products as one file; for logged-in users. */
export const POST = withSession(async (request, { requestSession, body }) => {
  if (!requestSession.session) return failureJson(makeFailure(situations.refreshFailed.type, Math.random), 401);
  const job = labelJob.safeParse(body.value);
  if (!job.success) return badRequest(job.error.issues[0]?.path[0]?.toString());
  try {
    const callContext = callContextOf(request.headers, refererPage(request).interfaceLang, requestSession);
    const file = await openLabelJob(labelJobForm(job.data), { ...callContext, signal: request.signal });
    return fileResponse(file, `${timestampedName('labels_', [], new Date())}.${file.type}`);
  } catch (error) {
    const field = error instanceof UpstreamError && error.call.status === 400 ? error.call.field : undefined;
    return field ? badRequest(field) : failureResponse(error, request);
  }
});

export { headNotAllowed as HEAD } from '@/lib/loaders/responses/handler-responses';
