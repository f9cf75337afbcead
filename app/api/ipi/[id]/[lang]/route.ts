import { callContextOf } from '@/lib/loaders/request/call-context';
import { badRequest, textResponse } from '@/lib/loaders/responses/handler-responses';
import { loadIpi } from '@/lib/loaders/html/document-text';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { refererPage, documentParams, marketQuery, qrQuery, queryOf } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';

const parameters = documentParams.extend({ qr: qrQuery, market: marketQuery });

/** The safety instructions as JSON, for a reload in place. */
export const GET = withSession(async (request, { params, requestSession }) => {
  const parsed = parameters.safeParse({ ...(await params), ...queryOf(request, 'qr', 'market') });
  if (!parsed.success) return badRequest();
  try {
    return textResponse(
      await loadIpi(parsed.data, callContextOf(request.headers, refererPage(request).interfaceLang, requestSession)),
    );
  } catch (error) {
    return failureResponse(error, request);
  }
});
