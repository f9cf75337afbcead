import { badRequest } from '@/lib/loaders/bad-request';
import { download } from '@/lib/loaders/download';
import { documentParams, ipiSizeQuery, qrQuery, queryOf } from '@/lib/loaders/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { openIpiPdf } from '@/lib/upstream/document-file';

const asked = documentParams.extend({ size: ipiSizeQuery, qr: qrQuery });

/** The safety instructions as PDF: A4, or A2, the poster, which the platform prints as A3. */
export const GET = withSession(async (request, { params, visit }) => {
  const given = asked.safeParse({ ...(await params), ...queryOf(request, 'size', 'qr') });
  if (!given.success) return badRequest();
  const { id, lang, size, qr } = given.data;
  return download(
    {
      ...{ id, lang, prefix: `ipi_${size}_`, docType: 'mh' },
      open: (asker) => openIpiPdf({ id, lang, size, qrCode: qr }, asker),
    },
    request,
    visit,
    new Date(),
  );
});

export { noHead as HEAD } from '@/lib/loaders/no-head';
