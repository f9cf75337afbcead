import { badRequest } from '@/lib/loaders/bad-request';
import { download } from '@/lib/loaders/download';
import { documentParams, qrQuery, queryOf, versionQuery } from '@/lib/loaders/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { openSdsPdf } from '@/lib/upstream/document-file';

const asked = documentParams.extend({ version: versionQuery, qr: qrQuery });

/** The safety data sheet as PDF. */
export const GET = withSession(async (request, { params, visit }) => {
  const given = asked.safeParse({ ...(await params), ...queryOf(request, 'version', 'qr') });
  if (!given.success) return badRequest();
  const { id, lang, version, qr } = given.data;
  return download(
    {
      ...{ id, lang, prefix: 'sds_', docType: 'gh' },
      open: (asker) => openSdsPdf({ id, lang, version: version ?? undefined, qrCode: qr }, asker),
    },
    request,
    visit,
    new Date(),
  );
});

export { noHead as HEAD } from '@/lib/loaders/no-head';
