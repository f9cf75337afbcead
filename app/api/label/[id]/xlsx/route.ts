import { spreadsheetForm } from '@/lib/domain/label/label-query';
import { labelDownloadResponse } from '@/lib/loaders/responses/label-response';
import { withSession } from '@/lib/session/with-session';
import { openLabelSpreadsheet } from '@/lib/upstream/document-file';

/** The label's texts for a label-printing program; the platform requires a login. */
export const POST = withSession((request, context) =>
  labelDownloadResponse(request, context, 'spreadsheet', (id, settings, callContext) =>
    openLabelSpreadsheet(spreadsheetForm(id, settings), callContext),
  ),
);
