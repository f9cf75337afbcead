import { callContextOf } from '@/lib/loaders/asker';
import { badRequest } from '@/lib/loaders/bad-request';
import { loadIpi } from '@/lib/loaders/document-text';
import { failureResponse } from '@/lib/loaders/failure-answer';
import { refererPage, documentParams, qrQuery, queryOf } from '@/lib/loaders/request-parameters';
import { textResponse } from '@/lib/loaders/text-answer';
import { withSession } from '@/lib/session/with-session';

const parameters = documentParams.extend({ qr: qrQuery });

/** The safety instructions to reload in place. */
export const GET = withSession(async (request, { params, requestSession }) => {
  const given = parameters.safeParse({ ...(await params), ...queryOf(request, 'qr') });
  if (!given.success) return badRequest();
  try {
    return textResponse(
      await loadIpi(given.data, callContextOf(request.headers, refererPage(request).interfaceLang, requestSession)),
    );
  } catch (error) {
    return failureResponse(error, request);
  }
});
