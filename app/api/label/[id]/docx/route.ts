import { labelCallQuery } from '@/lib/domain/label/label-query';
import { downloadLabel } from '@/lib/loaders/responses/label-response';
import { withSession } from '@/lib/session/with-session';
import { openLabelDocx } from '@/lib/upstream/document-file';

/** The label for Word; the platform gives it to who is logged in. */
export const GET = withSession((request, asked) =>
  downloadLabel(request, asked, 'word', (id, settings, asker) =>
    openLabelDocx(id, labelCallQuery(settings, { timestamp: Date.now(), onePerPage: true }), asker),
  ),
);

export { noHead as HEAD } from '@/lib/loaders/responses/handler-responses';
