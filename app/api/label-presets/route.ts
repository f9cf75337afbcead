import { makeFailure, situations } from '@/lib/domain/failures/failures';
import { labelPresetRequest } from '@/lib/domain/label/label-preset-request';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { refererPage } from '@/lib/loaders/request/request-parameters';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { failureJson } from '@/lib/session/failure-json';
import { withSession } from '@/lib/session/with-session';
import { changeLabelPresets, fetchLabelPresets } from '@/lib/upstream/label-presets';

/** Changes the label presets of the user's workgroup; the response has all of them. For logged-in users. */
export const POST = withSession(async (request, { requestSession, body }) => {
  if (!requestSession.session) return failureJson(makeFailure(situations.refreshFailed.type, Math.random), 401);
  const change = labelPresetRequest.safeParse(body.value);
  if (!change.success) return badRequest(change.error.issues[0]?.path[0]?.toString());
  try {
    const callContext = callContextOf(request.headers, refererPage(request).interfaceLang, requestSession);
    await changeLabelPresets(change.data, callContext);
    const presets = await fetchLabelPresets(callContext);
    return Response.json(presets, { headers: { 'Cache-Control': 'private, no-store' } });
  } catch (error) {
    return failureResponse(error, request, null, { rejected: { status: 422, type: 'CLIENT_SERVER_COMMUNICATION' } });
  }
});
