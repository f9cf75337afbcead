import type { DemoProduct } from '../demo/demo-product.ts';
import type { Settings } from '../env.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { createDemoAccount } from './demo-account.ts';
import { productFacts } from './facts.ts';
import { attachments, products, productVersions, tdsVersions } from './schema.ts';

/**
 * Fills a platform without products with the demo catalogue and the demo account, as a whole or not at all.
 * @throws ZodError when a product's facts are no facts
 */
export async function seedWhenEmpty(
  database: Database,
  catalogue: readonly DemoProduct[],
  settings: Settings,
  log: Log,
): Promise<void> {
  if ((await database.$count(products)) > 0) return;
  await database.transaction(async (transaction) => {
    await transaction.insert(products).values(catalogue.map(productRow));
    await transaction.insert(productVersions).values(catalogue.flatMap(versionRows));
    const tds = catalogue.flatMap((product) => product.tdsVersions.map((row) => ({ ...row, productId: product.id })));
    if (tds.length > 0) await transaction.insert(tdsVersions).values(tds);
    const files = catalogue.flatMap(attachmentRows);
    if (files.length > 0) await transaction.insert(attachments).values(files);
    await createDemoAccount(transaction, settings);
  });
  log.info({ products: catalogue.length }, 'filled with the demo catalogue');
}

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
});

/** The catalogue has the newest version first. */
const versionRows = (product: DemoProduct) =>
  product.versions.map((version, position) => ({
    productId: product.id,
    id: version.id,
    text: version.text,
    number: product.versions.length - position,
    created: version.created,
    listed: product.sdsVersionsExist,
    facts: productFacts.parse(version.facts),
  }));

const attachmentRows = (product: DemoProduct) =>
  product.attachments.map((file, position) => ({
    key: file.key,
    productId: product.id,
    position,
    description: file.description,
    category: file.category,
    langCode: file.langCode,
    status: file.status,
    sizeInBytes: file.content.byteLength,
    created: file.created,
    permission: file.permitted ? ('public' as const) : ('restricted' as const),
    content: file.content,
  }));
