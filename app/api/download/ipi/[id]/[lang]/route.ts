import { badRequest } from '@/lib/loaders/bad-request';
import { download } from '@/lib/loaders/download';
import { documentParams, ipiSizeQuery, qrQuery, queryOf } from '@/lib/loaders/request-parameters';
import { openIpiPdf } from '@/lib/upstream/document-file';

const asked = documentParams.extend({ size: ipiSizeQuery, qr: qrQuery });

/** The safety instructions as PDF: A4, or A2, the poster, which the platform prints as A3. */
export async function GET(request: Request, context: { params: Promise<object> }): Promise<Response> {
  const given = asked.safeParse({ ...(await context.params), ...queryOf(request, 'size', 'qr') });
  if (!given.success) return badRequest();
  const { id, lang, size, qr } = given.data;
  return download(
    {
      ...{ id, lang, prefix: `ipi_${size}_`, docType: 'mh' },
      open: (asker) => openIpiPdf({ id, lang, size, qrCode: qr }, asker),
    },
    request,
    new Date(),
  );
}

export { noHead as HEAD } from '@/lib/loaders/no-head';
