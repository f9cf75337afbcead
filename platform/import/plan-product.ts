import { randomBytes } from 'node:crypto';
import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { documentLanguages, type LanguageCode, type Localised } from '../languages/languages.ts';
import { messageTexts } from '../languages/messages.ts';
import { unreadContents, unreadLimits } from '../product/check/check-ingredients.ts';
import { publishingErrors } from '../product/check/check-mixture.ts';
import { contradictionFindings } from '../product/check/contradictions/find-contradictions.ts';
import { planHistory, type Version } from '../product/version-history.ts';
import { error, type Finding, isError } from '../product/findings.ts';
import { maxVersionId } from '../product/product-file.ts';
import type { CompleteProduct } from '../product/read/read-product-file.ts';
import { currentFacts, type ProductFacts } from '../product/facts.ts';
import type { StoredForImport } from '../store/products/stored-products.ts';
import type { attachments, confidentialData, products, productVersions, tdsVersions } from '../store/schema.ts';
import { tdsFacts, type TdsFacts } from '../product/tds-facts.ts';
import { buildSds } from '../documents/sds/view-model.ts';
import type { SdsProduct } from '../product/sds-product.ts';
import { phrasesFor } from '../languages/phrases.ts';

type ProductRow = typeof products.$inferInsert;
type VersionRow = typeof productVersions.$inferInsert;
type TdsRow = typeof tdsVersions.$inferInsert;
type AttachmentRow = Omit<typeof attachments.$inferInsert, 'content'>;
type ConfidentialRows = typeof confidentialData.$inferInsert;

/** The changes that an import makes to one product. */
export interface ProductPlan {
  outcome: 'new' | 'changed' | 'unchanged';
  /** Descriptions of the changes. */
  details: string[];
  findings: Finding[];
  row: ProductRow & { id: number };
  rowChanged: boolean;
  versions: { added: VersionRow[]; rewritten: VersionRow[] };
  tdsVersions: { added: TdsRow[]; rewritten: TdsRow[] };
  /** `added`: new or changed files with their paths; `removed`: keys. */
  attachments: { added: { row: AttachmentRow; path: string }[]; removed: string[] };
  confidential: ConfidentialRows | null;
}

interface Options {
  publish: boolean;
  changeCodes: boolean;
  preservesFiles?: boolean;
  today: string;
  /** What the loaded lists of REACH say of the newest version's ingredients; undefined: none is loaded. */
  listCheck?: ProductFacts['listCheck'];
}

/** Hash (SHA-256, hexadecimal) and size of an attached file. */
export interface FileDigest {
  hash: string;
  sizeInBytes: number;
}

/** Compares a product file with the stored product. `files` are the digests of its attachments, in their order. */
export function planProduct(
  given: CompleteProduct,
  files: readonly FileDigest[],
  stored: StoredForImport | null,
  id: number,
  options: Options,
): ProductPlan {
  const row = productRow(given, stored, id, options);
  const versions = planVersions(given, stored, row, options);
  const tds = planTds(given, stored, id, options.today);
  const attached = options.preservesFiles ? { added: [], removed: [] } : planAttachments(given, files, stored, id);
  const confidential = planConfidential(given, stored, id);
  const rowChanges = stored ? changedFields(row, stored) : [];
  const details = [
    ...rowChanges,
    ...versions.added.map(({ text }) => `version ${text}`),
    ...versions.rewritten.map(({ text }) => `version ${text} replaced`),
    ...tds.added.map(({ version }) => `technical data sheet ${version}`),
    ...tds.rewritten.map(({ version }) => `technical data sheet ${version} replaced`),
    ...attached.added.map(({ row }) => row.description),
    ...attached.removed.map((key) => `without file ${key}`),
    ...(confidential ? ['confidential data'] : []),
  ];
  const codeFinding =
    stored && stored.code !== given.code && !options.changeCodes
      ? [error(['id'], messageTexts('codeChanged', { id, code: stored.code }))]
      : [];
  return {
    outcome: stored === null ? 'new' : details.length > 0 ? 'changed' : 'unchanged',
    details: stored === null ? [] : details,
    findings: [
      ...codeFinding,
      ...versions.findings,
      ...tds.findings,
      ...publishingFindings(given, stored, row, {
        hasNewVersions: versions.added.length + versions.rewritten.length > 0,
        hasNewTds: tds.added.length + tds.rewritten.length > 0,
      }),
    ],
    row,
    rowChanged: rowChanges.length > 0,
    versions,
    tdsVersions: tds,
    attachments: attached,
    confidential,
  };
}

const isOfTds = ({ path, related }: Finding) => [path, related ?? []].some(([field]) => field === 'tdsVersions');

/**
 * Errors about classes that a mixture lacks, limits and contents that are not read and contradictions, where this import makes the product public or
 * changes a public one. A file that says `published` itself has them already.
 */
function publishingFindings(
  { state, versions, tdsVersions }: CompleteProduct,
  stored: StoredForImport | null,
  row: Pick<ProductRow, 'state'>,
  { hasNewVersions, hasNewTds }: { hasNewVersions: boolean; hasNewTds: boolean },
): Finding[] {
  if (state === 'published' || row.state !== 'published') return [];
  const hasNewSheet = stored?.state !== 'published' || hasNewVersions;
  if (!hasNewSheet && !hasNewTds) return [];
  const { facts } = versions[0]!;
  const at = ['versions', 0, 'facts'];
  return [
    ...(hasNewSheet
      ? [...publishingErrors(facts, at), ...unreadLimits(facts, at), ...unreadContents(facts, at).filter(isError)]
      : []),
    ...contradictionFindings({ facts, tds: tdsVersions[0]?.facts ?? null }, at, true).filter(
      (one) => isError(one) && (hasNewSheet || isOfTds(one)),
    ),
  ];
}

const languageIds = (codes: readonly LanguageCode[]) =>
  codes.map((languageCode) => documentLanguages.find(({ code }) => code === languageCode)!.id);

function productRow(given: CompleteProduct, stored: StoredForImport | null, id: number, { publish }: Options) {
  return {
    id,
    state: publish ? ('published' as const) : (given.state ?? stored?.state ?? ('removed' as const)),
    code: given.code,
    brandStyle: given.brandStyle,
    logo: given.logo,
    tdsEnabled: given.tdsEnabled,
    sdsDocument: given.documents.sds,
    tdsDocument: given.documents.tds,
    labelDocument: given.documents.label,
    ipiDocument: given.documents.ipi,
    sdsExists: given.sdsExists,
    languageExists: given.languageExists,
    validLangs: languageIds(given.languages.sds),
    validTdsLangs: languageIds(given.languages.tds),
    articles: articles(given, stored, id),
    supplier: given.supplier,
    producer: given.producer ?? given.supplier,
    gtin: given.gtin,
    emergencyTelephone: given.emergencyTelephone,
  };
}

/** Articles keep their numbers by their codes; new ones get the product's next numbers. */
function articles({ articles: given }: CompleteProduct, stored: StoredForImport | null, id: number) {
  const used = new Set(given.flatMap((article) => article.id ?? []));
  let next = Math.max(id * 1000, ...used, ...(stored?.articles ?? []).map((article) => article.id)) + 1;
  return given.map(({ code, id: own }) => {
    const existingId = stored?.articles.find((article) => article.code === code && !used.has(article.id))?.id;
    const number = own ?? existingId ?? next++;
    used.add(number);
    return { code, id: number };
  });
}

const changedFields = (row: ReturnType<typeof productRow>, stored: StoredForImport): string[] =>
  (Object.keys(row) as (keyof typeof row)[]).filter((key) => !isDeepStrictEqual(row[key], stored[key]));

/** Facts stored by an earlier version, with the defaults of the current schema. */
const readTdsFacts = (facts: TdsFacts): TdsFacts => tdsFacts.safeParse(facts).data ?? facts;

/** Facts without what the lists said on the day of import: it makes no version differ from another. */
function unchecked(facts: ProductFacts): ProductFacts {
  const others = { ...facts };
  delete others.listCheck;
  return others;
}

function planVersions(
  given: CompleteProduct,
  stored: StoredForImport | null,
  row: ProductRow,
  { today, listCheck }: Pick<Options, 'today' | 'listCheck'>,
) {
  const before = stored?.versions ?? [];
  const { added, rewritten, findings } = planHistory<ProductFacts>({
    stored: before.map(({ text, created, listed, facts }) => ({
      text,
      created,
      issued: listed,
      facts: unchecked(currentFacts(facts)),
    })),
    fileVersions: given.versions.map((version) => ({ ...version, facts: unchecked(version.facts) })),
    wasShown: stored?.wasShown ?? false,
    today,
    path: ['versions'],
  });
  const takenIds = new Set([...given.versions.flatMap(({ id }) => id ?? []), ...before.map(({ id }) => id)]);
  let assignedId = Math.max(0, ...takenIds);
  const assignId = () => {
    do assignedId = assignedId < maxVersionId ? assignedId + 1 : 1;
    while (takenIds.has(assignedId));
    return assignedId;
  };
  const number = before[0]?.number ?? 0;
  // A product that comes with its history, such as from another platform, keeps what its versions say of the lists.
  const checked = (version: Version<ProductFacts>, place: number): Version<ProductFacts> => {
    const inFile = given.versions[place]!.facts.listCheck;
    const found = place === 0 ? listCheck : undefined;
    const check = stored === null ? (inFile ?? found) : (found ?? inFile);
    return check ? { ...version, facts: { ...version.facts, listCheck: check } } : version;
  };
  let newest: Version<ProductFacts> | undefined = before[0] && { ...before[0], issued: before[0].listed };
  return {
    added: added.map(({ index, version: planned }, addedIndex) => {
      const version = checked(planned, index ?? 0);
      const facts = stored ? withChanges(given, row, newest, version, index === null) : version.facts;
      newest = version;
      return {
        ...rowOf({ ...version, facts }),
        productId: row.id,
        id: (index === null ? undefined : given.versions[index]!.id) ?? assignId(),
        number: number + addedIndex + 1,
      };
    }),
    rewritten: rewritten.map(({ text, version }) => {
      const { id, number: existingId } = before.find((one) => one.text === text)!;
      const place = given.versions.findIndex((one) => one.text === text);
      return { ...rowOf(checked(version, place)), productId: row.id, id, number: existingId };
    }),
    findings: [...findings, ...versionIdFindings(given, before)],
  };
}

const rowOf = ({ text, created, issued, facts }: Version<ProductFacts>) => ({ text, created, listed: issued, facts });

/** Rejects changed version ids, which are part of published URLs. */
const versionIdFindings = ({ versions }: CompleteProduct, stored: StoredForImport['versions']): Finding[] =>
  versions.flatMap(({ id, text }, place) => {
    const sameText = stored.find((version) => version.text === text);
    const sameId = stored.find((version) => version.id === id);
    if (id === undefined) return [];
    if (sameText && sameText.id !== id)
      return [error(['versions', place, 'id'], messageTexts('otherVersionId', { version: text, id: sameText.id }))];
    return sameId && sameId.text !== text
      ? [error(['versions', place, 'id'], messageTexts('idOfOther', { version: sameId.text }))]
      : [];
  });

/** Adds the changes since the previous version: those of the file, else the changed sections. */
function withChanges(
  { code, supplier, producer, emergencyTelephone }: CompleteProduct,
  { articles: packs }: ProductRow,
  before: Version<ProductFacts> | undefined,
  { facts }: Version<ProductFacts>,
  isCreatedByImport: boolean,
): ProductFacts {
  const isCopied = isCreatedByImport && isDeepStrictEqual(facts.changes, before?.facts.changes);
  if (!before || (facts.changes.length > 0 && !isCopied)) return facts;
  const product = { code, articles: packs, supplier, producer: producer ?? supplier, emergencyTelephone };
  return { ...facts, changes: sectionChanges(product, before.facts, facts) };
}

function planTds(given: CompleteProduct, stored: StoredForImport | null, productId: number, today: string) {
  const asVersion = <Facts>({ version, created, facts }: { version: number; created: string; facts: Facts }) => ({
    text: String(version),
    created,
    issued: true,
    facts,
  });
  const { added, rewritten, findings } = planHistory<TdsFacts>({
    stored: (stored?.tdsVersions ?? []).map((one) => asVersion({ ...one, facts: readTdsFacts(one.facts) })),
    fileVersions: given.tdsVersions.map(asVersion),
    wasShown: stored?.wasShown ?? false,
    today,
    path: ['tdsVersions'],
  });
  const toRow = ({ version }: { version: Version<TdsFacts> }) => ({
    productId,
    version: Number(version.text),
    created: version.created,
    facts: version.facts,
  });
  return { added: added.map(toRow), rewritten: rewritten.map(toRow), findings };
}

/** Files are identified by their keys, or else by their names; existing ones keep their URLs. */
function planAttachments(
  { attachments: given }: CompleteProduct,
  files: readonly FileDigest[],
  stored: StoredForImport | null,
  productId: number,
) {
  const before = stored?.attachments ?? [];
  const taken = new Set(given.flatMap(({ key }) => key ?? []));
  /** The key of the stored file with this name, unless another entry has it. */
  const keyByName = (name: string) => {
    const key = before.find((one) => one.description === name && !taken.has(one.key))?.key;
    if (key !== undefined) taken.add(key);
    return key;
  };
  const current = given.map(({ key, file, category, language, status, created, permission }, position) => {
    const { hash, sizeInBytes } = files[position]!;
    const description = posix.basename(file);
    const row = {
      key: key ?? keyByName(description) ?? randomBytes(12).toString('hex'),
      productId,
      position,
      description,
      category,
      langCode: language,
      status,
      sizeInBytes,
      created,
      permission,
      hash,
    };
    return { row, path: file };
  });
  return {
    added: current.filter(({ row }) => !before.some((one) => isDeepStrictEqual(one, row))),
    removed: before.filter(({ key }) => !current.some(({ row }) => row.key === key)).map(({ key }) => key),
  };
}

function planConfidential({ confidential }: CompleteProduct, stored: StoredForImport | null, productId: number) {
  if (!confidential) return null;
  const { formulation, material } = stored?.confidential ?? { formulation: [], material: [] };
  return isDeepStrictEqual(confidential, { formulation, material }) ? null : { productId, ...confidential };
}

/**
 * The changes between two versions of a safety data sheet without a list of changes: the headings of the sections that differ, in
 * every language.
 */
export function sectionChanges(product: SdsProduct, older: ProductFacts, newer: ProductFacts): Localised[] {
  const changed = new Set(
    documentLanguages.flatMap(({ code }) => {
      const [before, after] = [older, newer].map((facts) =>
        buildSds(product, { ...facts, changes: [] }, code, {
          qrCode: false,
          permalink: '',
          version: { text: '', created: '2000-01-01' },
        }),
      );
      return after!.sections
        .filter((section, place) => JSON.stringify(section) !== JSON.stringify(before!.sections[place]))
        .map(({ number }) => number);
    }),
  );
  // Section 16 lists the statements of the others.
  return ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const)
    .filter((number) => changed.has(number))
    .map((number) =>
      Object.fromEntries(documentLanguages.map(({ code }) => [code, phrasesFor(code).sections[number]])),
    );
}
