import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { ProductWithUfi } from '../../product/check/check-ufi.ts';
import { findForeignSuppliers } from '../accounts/suppliers.ts';
import { findProductsWithUfi } from '../products/products-with-ufi.ts';
import { findTakenNumbers } from '../products/stored-products.ts';
import type { Path } from '../../product/findings.ts';
import { attachments, products, productVersions, workgroupProducts } from '../schema.ts';

/** Stored data that the checks of a draft need. */
export interface StoredAround {
  /** Versions of the draft's product, the newest first; empty: a new product. */
  versions: { text: string; created: string; listed: boolean }[];
  /** Names of its attached files. */
  files: string[];
  /** Whether a new product has the code of another one. */
  isCodeTaken: boolean;
  /** GTINs of the product or its articles that another product has. */
  takenGtins: { path: Path; otherId: number }[];
  /** Products with the same UFI that the workgroup may see, including the draft's product. */
  withUfi: ProductWithUfi[];
  /** The supplier's name, if it is or looks like that of a supplier of others; null: it may be named. */
  foreignSupplier: { name: string; supplier: string } | null;
}

export async function findStoredAround(
  database: Database,
  productId: number | null,
  {
    code,
    gtins,
    ufi,
    supplier,
    workgroupId,
  }: {
    code: string;
    gtins: { gtin: string; path: Path }[];
    ufi: string | null;
    supplier: string | null;
    workgroupId: number;
  },
): Promise<StoredAround> {
  const { versions, files } =
    productId === null ? { versions: [], files: [] } : await findVersionsAndFiles(database, productId);
  // A product with an id may have the code of another one, as an import allows.
  const isCodeTaken =
    productId === null &&
    code !== '' &&
    (await database.select({ id: products.id }).from(products).where(eq(products.code, code)).limit(1)).length > 0;
  const taken = await findTakenNumbers(database, [{ id: productId ?? -1, numbers: gtins, keys: [] }]);
  const takenGtins = taken.flatMap(({ otherId, ...conflict }) =>
    'number' in conflict ? [{ path: conflict.number.path, otherId }] : [],
  );
  const withUfi = await findProductsWithUfi(database, ufi === null ? [] : [ufi], [workgroupId]);
  const foreignSupplier =
    supplier === null ? null : await findForeignSupplier(database, productId, supplier, workgroupId);
  return { versions, files, isCodeTaken, takenGtins, withUfi, foreignSupplier };
}

async function findForeignSupplier(database: Database, productId: number | null, name: string, workgroupId: number) {
  const supplier = (await findForeignSuppliers(database, [name], [workgroupId])).get(name);
  if (supplier === undefined) return null;
  const [stored] = await database
    .select({ supplier: products.supplier })
    .from(products)
    .where(eq(products.id, productId ?? -1));
  // A product that stands keeps its supplier.
  return stored?.supplier.name === name ? null : { name, supplier };
}

async function findVersionsAndFiles(
  database: Database,
  productId: number,
): Promise<Pick<StoredAround, 'versions' | 'files'>> {
  const versions = await database
    .select({ text: productVersions.text, created: productVersions.created, listed: productVersions.listed })
    .from(productVersions)
    .where(eq(productVersions.productId, productId))
    .orderBy(desc(productVersions.number));
  const files = await database
    .select({ description: attachments.description })
    .from(attachments)
    .where(eq(attachments.productId, productId));
  return { versions, files: files.map(({ description }) => description) };
}

type OwnSupplier = Partial<
  Pick<typeof products.$inferSelect, 'supplier' | 'emergencyTelephone' | 'logo' | 'brandStyle'>
>;

/** Supplier, emergency telephone and brand of the product that the workgroup changed last; empty: it has none. */
export async function findSupplierOf(database: Database, workgroupId: number): Promise<OwnSupplier> {
  const [supplier] = await database
    .select({
      supplier: products.supplier,
      emergencyTelephone: products.emergencyTelephone,
      logo: products.logo,
      brandStyle: products.brandStyle,
    })
    .from(workgroupProducts)
    .innerJoin(products, eq(products.id, workgroupProducts.productId))
    .where(eq(workgroupProducts.workgroupId, workgroupId))
    .orderBy(desc(products.updated), desc(products.id))
    .limit(1);
  return supplier ?? {};
}

/** The newest version of a product, as printed. */
export async function findNewestVersion(database: Database, productId: number): Promise<string> {
  const [row] = await database
    .select({ text: productVersions.text })
    .from(productVersions)
    .where(eq(productVersions.productId, productId))
    .orderBy(desc(productVersions.number))
    .limit(1);
  return row?.text ?? '';
}

/** Whether a product is public. */
export async function isPublished(database: Database, productId: number): Promise<boolean> {
  const [row] = await database.select({ state: products.state }).from(products).where(eq(products.id, productId));
  return row?.state === 'published';
}

/** Whether a product was ever public. */
export async function wasProductShown(database: Database, productId: number): Promise<boolean> {
  const [row] = await database.select({ wasShown: products.wasShown }).from(products).where(eq(products.id, productId));
  return row?.wasShown ?? false;
}
