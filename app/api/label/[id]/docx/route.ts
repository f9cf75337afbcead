import { labelCallQuery } from '@/lib/domain/label/label-query';
import { labelDownloadResponse } from '@/lib/loaders/responses/label-response';
import { withSession } from '@/lib/session/with-session';
import { openLabelDocx } from '@/lib/upstream/document-file';

/** The label as a Word file; the platform requires a login. */
export const GET = withSession((request, context) =>
  labelDownloadResponse(request, context, 'word', (id, settings, callContext) =>
    openLabelDocx(id, labelCallQuery(settings, { timestamp: Date.now(), onePerPage: true }), callContext),
  ),
);
