import { askerOf } from '@/lib/loaders/asker';
import { badRequest } from '@/lib/loaders/bad-request';
import { loadIpi } from '@/lib/loaders/document-text';
import { failureAnswer } from '@/lib/loaders/failure-answer';
import { askedFrom, documentParams, qrQuery, queryOf } from '@/lib/loaders/request-parameters';
import { textAnswer } from '@/lib/loaders/text-answer';

const asked = documentParams.extend({ qr: qrQuery });

/** The safety instructions to reload in place. */
export async function GET(request: Request, context: { params: Promise<object> }): Promise<Response> {
  const given = asked.safeParse({ ...(await context.params), ...queryOf(request, 'qr') });
  if (!given.success) return badRequest();
  try {
    return textAnswer(await loadIpi(given.data, askerOf(request.headers, askedFrom(request).interfaceLang)));
  } catch (error) {
    return failureAnswer(error, request);
  }
}
