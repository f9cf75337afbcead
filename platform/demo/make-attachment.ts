import { attachmentFile } from '../documents/attachments/attachment-file.ts';
import type { PdfRenderer } from '../documents/pdf/pdf-renderer.ts';
import { inLanguage } from '../phrases/languages.ts';
import type { DemoAttachment, DemoProduct } from './demo-product.ts';

/**
 * Renders the files of the catalogue's attachments. `root` is the platform's folder.
 * @throws the errors of PdfRenderer.renderPdf
 */
export const makeAttachment =
  ({ renderPdf }: Pick<PdfRenderer, 'renderPdf'>, root: string) =>
  (product: DemoProduct, { content }: DemoAttachment): Promise<Uint8Array> => {
    const facts = product.versions[0]?.facts;
    const issuer = {
      supplier: product.supplier,
      logo: product.logo,
      product: inLanguage(facts?.name, 'en') ?? product.code,
      code: product.code,
      cas: facts?.identifiers.cas ?? null,
    };
    return attachmentFile(content, issuer, renderPdf, root);
  };
