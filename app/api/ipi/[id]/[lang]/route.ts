import { askerOf } from '@/lib/loaders/asker';
import { badRequest } from '@/lib/loaders/bad-request';
import { loadIpi } from '@/lib/loaders/document-text';
import { failureAnswer } from '@/lib/loaders/failure-answer';
import { askedFrom, documentParams, qrQuery, queryOf } from '@/lib/loaders/request-parameters';
import { textAnswer } from '@/lib/loaders/text-answer';
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
