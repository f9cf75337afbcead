import { createHash } from 'node:crypto';
import { labelPicture } from '../documents/label/label-picture.ts';
import type { PrintedDocuments } from '../documents/pdf/printed-documents.ts';
import type { Finding } from '../product/findings.ts';
import type { Caller } from '../runtime/fair-queue.ts';
import type { Database } from '../store/database.ts';
import type { StoredDraft } from '../store/studio/drafts.ts';
import type { DocumentRequest } from './draft-documents.ts';
import { draftInput } from './draft-input.ts';
import type { DraftReader } from './draft-reader.ts';

/** The size of a printed label of a draft: A6. */
const printedLabel = { widthMm: 105, heightMm: 148 };

/**
 * The data with which a document of a draft is printed, or the findings for which it cannot be.
 * @throws the errors of a reader
 */
export const readPrintData = async (
  database: Database,
  reader: DraftReader,
  draft: StoredDraft,
  { document, language, logo }: Omit<DocumentRequest, 'label'>,
  siteUrl: string,
): Promise<{ data: object } | { findings: Finding[] }> =>
  reader.read({
    task: 'document',
    draft: await draftInput(database, draft),
    request: { document, language, logo, label: { ...printedLabel, languages: [language] } },
    siteUrl,
  });

/** The edition of a document of a draft: equal data are one document. */
export const draftEdition = (data: object) => ({
  product: { id: 0, updated: new Date(0) },
  version: 0,
  lang: '',
  options: createHash('sha256').update(JSON.stringify(data)).digest('hex'),
});

/**
 * The label of a draft as a picture, or why it cannot be printed.
 * @throws as `PrintedDocuments.draw`
 */
export async function drawDraftLabel(
  documents: Pick<PrintedDocuments, 'draw'>,
  caller: Caller,
  data: object,
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
): Promise<{ svg: string } | { refusal: string }> {
  const drawing = await documents.draw(
    'label',
    draftEdition(data),
    async () => caller,
    async () => data,
  );
  const { svg, fit } = labelPicture(drawing);
  return fit.fits
    ? { svg: svg.toString() }
    : {
        refusal: `A label of ${widthMm} × ${heightMm} mm has no room for the mandatory text (CLP Art. 17, 31(3)); choose a larger one or fewer languages.`,
      };
}
