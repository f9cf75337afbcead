import { desc, inArray, sql } from 'drizzle-orm';
import { error, type Finding, type Problem } from '../../product/findings.ts';
import { lineIn } from '../../import/read/read-product-file.ts';
import type { Database } from '../database.ts';
import type { StoredForImport } from '../../import/plan-product.ts';
import type { ProductSource } from '../../import/read/product-source.ts';
import { attachments, confidentialData, products, productVersions, tdsVersions } from '../schema.ts';

/** The products that the files may mean, with all that a plan compares. */
export async function findStored(
  database: Database,
  given: readonly { id?: number | undefined; code: string }[],
): Promise<StoredForImport[]> {
  const ids = given.flatMap(({ id }) => id ?? []);
  const codes = given.filter(({ id }) => id === undefined).map(({ code }) => code);
  const rows = await database.query.products.findMany({
    where: sql`${inArray(products.id, ids.length > 0 ? ids : [-1])} or ${inArray(products.code, codes.length > 0 ? codes : [''])}`,
    with: {
      versions: { orderBy: desc(productVersions.number) },
      tdsVersions: { orderBy: desc(tdsVersions.version) },
      attachments: {
        columns: { content: false },
        extras: { hash: sql<string>`encode(sha256(${attachments.content}), 'hex')`.as('hash') },
        orderBy: attachments.position,
      },
    },
  });
  const confidential = rows.length
    ? await database
        .select()
        .from(confidentialData)
        .where(
          inArray(
            confidentialData.productId,
            rows.map(({ id }) => id),
          ),
        )
    : [];
  return rows.map((row) => ({
    ...row,
    confidential: confidential.find(({ productId }) => productId === row.id) ?? null,
  }));
}

/** What no other product may have. */
export interface Claim {
  id: number;
  gtin: string | null;
  /** Of attached files. */
  keys: string[];
  source: ProductSource;
}

const claimsAtOnce = 1000;

/** What products that are not imported have already. Those that are were compared with each other when they were read. */
export async function conflicts(database: Database, claims: readonly Claim[]): Promise<Problem[]> {
  const own = new Set(claims.map(({ id }) => id));
  const problems: Problem[] = [];
  for (let from = 0; from < claims.length; from += claimsAtOnce) {
    const some = claims.slice(from, from + claimsAtOnce);
    const gtins = some.flatMap(({ gtin }) => gtin ?? []);
    const twins = await database
      .select({ id: products.id, gtin: products.gtin })
      .from(products)
      .where(inArray(products.gtin, gtins));
    const keys = some.flatMap((claim) => claim.keys);
    const files = await database
      .select({ key: attachments.key, productId: attachments.productId })
      .from(attachments)
      .where(inArray(attachments.key, keys));
    for (const { id, gtin, keys, source } of some) {
      for (const twin of twins)
        if (twin.gtin === gtin && !own.has(twin.id))
          problems.push(await placed(source, error(['gtin'], `product ${twin.id} has this GTIN`)));
      for (const { key, productId } of files)
        if (keys.includes(key) && productId !== id)
          problems.push(
            await placed(source, error(['attachments'], `product ${productId} has a file with the key '${key}'`)),
          );
    }
  }
  return problems;
}

/** With its line: the file is read again, so that not all lines of all files are held for the few that are asked for. */
async function placed(source: ProductSource, finding: Finding): Promise<Problem> {
  return { ...finding, file: source.file, line: lineIn(await source.read(), finding.path) };
}
