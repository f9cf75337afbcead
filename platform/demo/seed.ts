import { readFileSync } from 'node:fs';
import type { DemoAttachment, DemoProduct } from './demo-product.ts';
import type { DemoFormulation } from './formulations.ts';
import type { Settings } from '../runtime/env.ts';
import type { Log } from '../runtime/log.ts';
import { StartupError } from '../runtime/start-error.ts';
import { drawLogo } from '../sharing/sender-logo.ts';
import type { Company } from '../store/accounts/users.ts';
import { logoFile } from '../runtime/assets.ts';
import type { Database } from '../store/database.ts';
import { addEvents } from '../store/trail.ts';
import { createDemoAccount } from './demo-account.ts';
import { productFacts } from '../product/facts.ts';
import { hashOf } from '../store/products/attachments.ts';
import { attachments, confidentialData, products, productVersions, tdsVersions } from '../store/schema.ts';
import { tdsFacts } from '../product/tds-facts.ts';
import { findKnownLists, listCheckOf, numbersOf } from '../import/classify/known-lists.ts';
import { attachmentFile } from '../documents/attachments/attachment-file.ts';
import type { PdfRenderer } from '../documents/pdf/pdf-renderer.ts';
import { documentLanguages, localise } from '../languages/languages.ts';
import type { ProductFile } from '../product/product-file.ts';

/** Renders the bytes of a product's attachment. */
type RenderFile = (product: DemoProduct, attachment: DemoAttachment) => Promise<Uint8Array>;

/**
 * Adds the demo catalogue and the demo account to a platform without products, in one transaction. The account belongs to the
 * company that supplies the first product. The attached files and the logo are rendered before the transaction starts.
 * @throws ZodError when a product's facts are invalid; StartupError when a file can't be rendered
 */
export async function seedWhenEmpty(
  database: Database,
  catalogue: readonly DemoProduct[],
  formulations: readonly DemoFormulation[],
  renderFile: RenderFile,
  settings: Settings,
  log: Log,
): Promise<void> {
  if ((await database.$count(products)) > 0) return;
  const files = await renderFiles(catalogue, renderFile);
  const company = catalogue[0] ? await supplierOf(catalogue[0]) : null;
  await database.transaction(async (transaction) => {
    // One statement per row, since the embedded database keeps the memory of the longest statement.
    for (const product of catalogue) {
      await transaction.insert(products).values(productRow(product));
      if (product.state === 'published')
        await addEvents(transaction, { draftId: null, productId: product.id, workgroupId: null }, demoAuthor, [
          { action: 'published', after: product.versions[0]?.text },
        ]);
      for (const version of await versionRows(product)) await transaction.insert(productVersions).values(version);
      for (const version of tdsVersionRows(product)) await transaction.insert(tdsVersions).values(version);
    }
    for (const file of files) await transaction.insert(attachments).values(file);
    if (formulations.length > 0) await transaction.insert(confidentialData).values([...formulations]);
    await createDemoAccount(
      transaction,
      settings,
      company,
      catalogue.map(({ id }) => id),
    );
  });
  log.info({ products: catalogue.length }, 'filled with the demo catalogue');
}

const demoAuthor = { id: null, name: 'demo catalogue', via: 'demo' } as const;

const productRow = (product: DemoProduct) => ({
  id: product.id,
  state: product.state,
  code: product.code,
  logo: product.logo,
  tdsEnabled: product.tdsEnabled,
  sdsDocument: product.documents.sds,
  tdsDocument: product.documents.tds,
  labelDocument: product.documents.label,
  ipiDocument: product.documents.ipi,
  sdsExists: product.sdsExists,
  languageExists: product.languageExists,
  validLangs: product.validLangs,
  validTdsLangs: product.validTdsLangs,
  articles: product.articles,
  supplier: product.supplier,
  producer: product.producer,
  gtin: product.gtin,
  emergencyTelephone: product.emergencyTelephone,
  settledFindings: product.settledFindings ?? [],
});

/**
 * Numbers the versions in ascending order: the catalogue has the newest first. They are compared with the shipped lists, as an import
 * compares them.
 */
const versionRows = (product: DemoProduct) =>
  Promise.all(
    product.versions.map(async (version, position) => {
      const facts = productFacts.parse(version.facts);
      const lists = await findKnownLists(null, numbersOf([facts.composition]), version.created);
      const listCheck = listCheckOf(facts.composition, lists);
      return {
        productId: product.id,
        id: version.id,
        text: version.text,
        number: product.versions.length - position,
        created: version.created,
        listed: product.sdsVersionsExist,
        facts: listCheck ? { ...facts, listCheck } : facts,
      };
    }),
  );

const tdsVersionRows = ({ id, tdsVersions: all }: DemoProduct) =>
  all.map(({ version, created, facts }) => ({ productId: id, version, created, facts: tdsFacts.parse(facts) }));

const supplierOf = async ({ supplier, logo }: DemoProduct): Promise<Company> => ({
  name: supplier.name,
  logo: await drawLogo(readFileSync(logoFile(logo))),
});

async function renderFiles(catalogue: readonly DemoProduct[], renderFile: RenderFile) {
  try {
    return (await Promise.all(catalogue.map((product) => attachmentRows(product, renderFile)))).flat();
  } catch (error) {
    throw new StartupError(`The files of the demo catalogue can't be rendered: ${String(error)}`, { cause: error });
  }
}

const attachmentRows = (product: DemoProduct, renderFile: RenderFile) =>
  Promise.all(
    product.attachments.map(async (file, position) => {
      const content = await renderFile(product, file);
      return {
        key: file.key,
        productId: product.id,
        position,
        description: file.description,
        category: file.category,
        langCode: file.langCode,
        status: file.status,
        sizeInBytes: content.byteLength,
        created: file.created,
        permission: file.permitted ? ('public' as const) : ('restricted' as const),
        hash: hashOf(content),
        content,
      };
    }),
  );

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
    id: product.id,
    code: product.code,
    logo: product.logo,
    supplier: product.supplier,
    producer: product.producer,
    emergencyTelephone: product.emergencyTelephone,
    articles: product.articles,
    documents: product.documents,
    tdsEnabled: product.tdsEnabled,
    sdsExists: product.sdsExists,
    ...(product.settledFindings && { settledFindings: product.settledFindings }),
    languageExists: product.languageExists,
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
      product: localise(facts?.name, 'en') ?? product.code,
      code: product.code,
      cas: facts?.identifiers.cas ?? null,
    };
    return attachmentFile(content, issuer, renderPdf, root);
  };
