import { attachmentFile } from '../documents/attachments/attachment-file.ts';
import type { PdfRenderer } from '../documents/pdf/pdf-renderer.ts';
import { documentLanguages, inLanguage } from '../phrases/languages.ts';
import type { ProductFile } from '../product/product-file.ts';
import type { DemoAttachment, DemoProduct } from './demo-product.ts';

const codesOf = (ids: readonly number[]) =>
  ids.flatMap((id) => documentLanguages.find((language) => language.id === id)?.code ?? []);

/** A demo product as a product file of its newest version, without its attached files. */
export function demoSource(product: DemoProduct): {
  id: number;
  name: DemoProduct['versions'][0]['facts']['name'];
  file: ProductFile;
} {
  const [{ text, created, facts } = product.versions[0]!] = product.versions;
  const file: ProductFile = {
    ...{
      id: product.id,
      code: product.code,
      logo: product.logo,
      supplier: product.supplier,
      producer: product.producer,
    },
    ...{ emergencyTelephone: product.emergencyTelephone, articles: product.articles, documents: product.documents },
    ...{ tdsEnabled: product.tdsEnabled, sdsExists: product.sdsExists, languageExists: product.languageExists },
    languages: { sds: codesOf(product.validLangs), tds: codesOf(product.validTdsLangs) },
    versions: [{ text, created, issued: product.sdsVersionsExist, facts }],
    tdsVersions: product.tdsVersions.slice(0, 1),
  };
  return { id: product.id, name: facts.name, file };
}

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
