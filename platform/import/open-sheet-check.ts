import { openForCheck } from '../documents/sds/check-sheet.ts';
import { type SheetUnderCheck } from '../documents/sds/sheet/point.ts';
import { documentLanguages } from '../languages/languages.ts';
import { currentFacts } from '../product/facts.ts';
import { type TdsFacts, tdsFacts } from '../product/tds-facts.ts';
import type { findForCheck } from '../store/products/stored-products.ts';
import type { CompleteProduct } from '../product/read/read-product-file.ts';
import type { Checked } from '../product/check/contradictions/contradiction.ts';

/** The newest version of a product's safety data sheet with all data that its checks read. */
export interface OpenSheetCheck extends Checked {
  sheet: SheetUnderCheck;
}

type StoredForCheck = NonNullable<Awaited<ReturnType<typeof findForCheck>>>;

/** Opens the sheet of a product file, for a market or else the first one of its language. @throws the errors of `buildSds` */
export function openFileForCheck(product: CompleteProduct, market?: string): OpenSheetCheck {
  const { supplier, producer = supplier, versions, languages, tdsVersions } = product;
  const [version, ...previousVersions] = versions;
  const { facts } = version!;
  const options = { qrCode: false, permalink: '', market, version: version!, previousVersions };
  // Articles without an id get one when they are stored; the sheet has only their codes.
  const sheet = openForCheck({ ...product, producer }, facts, languages.sds, options);
  return { facts, tds: tdsVersions[0]?.facts ?? null, sheet };
}

/** Opens the sheet of a stored product; null: it has no version. @throws the errors of `buildSds` */
export function openStoredForCheck(product: StoredForCheck, market?: string): OpenSheetCheck | null {
  const [version, ...previousVersions] = product.versions;
  if (!version) return null;
  const facts = currentFacts(version.facts);
  const languages = documentLanguages.filter(({ id }) => product.validLangs.includes(id)).map(({ code }) => code);
  const options = { qrCode: false, permalink: '', market, version, previousVersions };
  return {
    facts,
    tds: storedTds(product.tdsVersions[0]?.facts),
    sheet: openForCheck(product, facts, languages, options),
  };
}

/** Facts that an earlier version stored and that do not match the current schema are not compared. */
const storedTds = (facts: TdsFacts | undefined): TdsFacts | null => (facts && tdsFacts.safeParse(facts).data) ?? null;
