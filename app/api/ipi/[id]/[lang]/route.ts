import { askerOf } from '@/lib/loaders/request/call-context';
import { badRequest, textAnswer } from '@/lib/loaders/responses/handler-responses';
import { loadIpi } from '@/lib/loaders/html/document-text';
import { failureAnswer } from '@/lib/loaders/responses/failure-response';
import { askedFrom, documentParams, qrQuery, queryOf } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';

const asked = documentParams.extend({ qr: qrQuery });

/** The safety instructions to reload in place. */
export const GET = withSession(async (request, { params, visit }) => {
  const given = asked.safeParse({ ...(await params), ...queryOf(request, 'qr') });
  if (!given.success) return badRequest();
  try {
    return textAnswer(await loadIpi(given.data, askerOf(request.headers, askedFrom(request).interfaceLang, visit)));
  } catch (error) {
    return failureAnswer(error, request);
  }
});
