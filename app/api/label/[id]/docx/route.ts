import { labelCallQuery } from '@/lib/domain/label-query';
import { downloadLabel } from '@/lib/loaders/label-request';
import { openLabelDocx } from '@/lib/upstream/document-file';

/** The label for Word; the platform gives it to who is logged in. */
export const GET = (request: Request, context: { params: Promise<object> }): Promise<Response> =>
  downloadLabel(request, context, 'word', (id, settings, asker) =>
    openLabelDocx(id, labelCallQuery(settings, { timestamp: Date.now(), onePerPage: true }), asker),
  );

export { noHead as HEAD } from '@/lib/loaders/no-head';
