import { timestampedName } from '@/lib/domain/downloads/file-names';
import { makeFailure, situations } from '@/lib/domain/failures/failures';
import { codeJob } from '@/lib/domain/label/label-job';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { refererPage } from '@/lib/loaders/request/request-parameters';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { fileResponse } from '@/lib/loaders/responses/file-response';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { failureJson } from '@/lib/session/failure-json';
import { withSession } from '@/lib/session/with-session';
import { openCodes } from '@/lib/upstream/document-file';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** QR codes or GS1 DataMatrix of several products as one file; for logged-in users. */
export const POST = withSession(async (request, { requestSession, body }) => {
  if (!requestSession.session) return failureJson(makeFailure(situations.refreshFailed.type, Math.random), 401);
  const job = codeJob.safeParse(body.value);
  if (!job.success) return badRequest(job.error.issues[0]?.path[0]?.toString());
  try {
    const callContext = callContextOf(request.headers, refererPage(request).interfaceLang, requestSession);
    const file = await openCodes(job.data, { ...callContext, signal: request.signal });
    return fileResponse(file, `${timestampedName(`codes_${job.data.kind}_`, [], new Date())}.${file.type}`);
  } catch (error) {
    const field = error instanceof UpstreamError && error.call.status === 400 ? error.call.field : undefined;
    return field ? badRequest(field) : failureResponse(error, request);
  }
});
