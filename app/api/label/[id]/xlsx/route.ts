import { spreadsheetForm } from '@/lib/domain/label/label-query';
import { downloadLabel } from '@/lib/loaders/responses/label-response';
import { withSession } from '@/lib/session/with-session';
import { openLabelSpreadsheet } from '@/lib/upstream/document-file';

/** The label's texts for a label-printing program; the platform gives them to who is logged in. */
export const POST = withSession((request, asked) =>
  downloadLabel(request, asked, 'spreadsheet', (id, settings, asker) =>
    openLabelSpreadsheet(spreadsheetForm(id, settings), asker),
  ),
);
