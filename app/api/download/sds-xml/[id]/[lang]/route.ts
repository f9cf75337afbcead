import { badRequest } from '@/lib/loaders/bad-request';
import { download } from '@/lib/loaders/download';
import { documentParams, queryOf, versionQuery } from '@/lib/loaders/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { openSdsXml } from '@/lib/upstream/document-file';

const asked = documentParams.extend({ version: versionQuery });

/** The safety data sheet as eSDScom XML. */
export const GET = withSession(async (request, { params, visit }) => {
  const given = asked.safeParse({ ...(await params), ...queryOf(request, 'version') });
  if (!given.success) return badRequest();
  const { id, lang, version } = given.data;
  return download(
    {
      ...{ id, lang, prefix: 'sds_', docType: 'gh' },
      open: (asker) => openSdsXml({ id, lang, version: version ?? undefined }, asker),
    },
    request,
    visit,
    new Date(),
  );
});

export { noHead as HEAD } from '@/lib/loaders/no-head';
