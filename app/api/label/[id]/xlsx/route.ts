import { spreadsheetForm } from '@/lib/domain/label-query';
import { refuseForged } from '@/lib/loaders/anti-forgery';
import { downloadLabel } from '@/lib/loaders/label-request';
import { openLabelSpreadsheet } from '@/lib/upstream/document-file';

/** The label's texts for a label-printing program; the platform gives them to who is logged in. */
export async function POST(request: Request, context: { params: Promise<object> }): Promise<Response> {
  return (
    refuseForged(request) ??
    downloadLabel(request, context, 'spreadsheet', (id, settings, asker) =>
      openLabelSpreadsheet(spreadsheetForm(id, settings), asker),
    )
  );
}
