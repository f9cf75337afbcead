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
  /** The newest version's ingredients in the loaded lists of REACH; undefined: no list is loaded. */
  listCheck?: ProductFacts['listCheck'];
}

/** Hash (SHA-256, hexadecimal) and size of an attached file. */
export interface FileDigest {
  hash: string;
  sizeInBytes: number;
}

/** Compares a product file with the stored product. `files` are the digests of its attachments, in their order. */
export function planProduct(
  product: CompleteProduct,
  files: readonly FileDigest[],
  stored: StoredForImport | null,
  id: number,
  options: Options,
): ProductPlan {
  const row = productRow(product, stored, id, options);
  const versions = planVersions(product, stored, row, options);
  const tds = planTds(product, stored, id, options.today);
  const attached = options.preservesFiles ? { added: [], removed: [] } : planAttachments(product, files, stored, id);
  const confidential = planConfidential(product, stored, id);
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
    stored && stored.code !== product.code && !options.changeCodes
      ? [error(['id'], messageTexts('codeChanged', { id, code: stored.code }))]
      : [];
  return {
    outcome: stored === null ? 'new' : details.length > 0 ? 'changed' : 'unchanged',
    details: stored === null ? [] : details,
    findings: [
      ...codeFinding,
      ...versions.findings,
      ...tds.findings,
      ...publishingFindings(product, stored, row, {
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
 * Errors about lacking classes of a mixture, unreadable limits and contents, and contradictions, if this import publishes the product or changes
 * a public one. A file with `state: published` already has them from its own check.
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
  const factsPath = ['versions', 0, 'facts'];
  return [
    ...(hasNewSheet
      ? [
          ...publishingErrors(facts, factsPath),
          ...unreadLimits(facts, factsPath),
          ...unreadContents(facts, factsPath).filter(isError),
        ]
      : []),
    ...contradictionFindings({ facts, tds: tdsVersions[0]?.facts ?? null }, factsPath, true).filter(
      (finding) => isError(finding) && (hasNewSheet || isOfTds(finding)),
    ),
  ];
}

const languageIds = (codes: readonly LanguageCode[]) =>
  codes.map((languageCode) => documentLanguages.find(({ code }) => code === languageCode)!.id);

function productRow(product: CompleteProduct, stored: StoredForImport | null, id: number, { publish }: Options) {
  return {
    id,
    state: publish ? ('published' as const) : (product.state ?? stored?.state ?? ('removed' as const)),
    code: product.code,
    brandStyle: product.brandStyle,
    logo: product.logo,
    tdsEnabled: product.tdsEnabled,
    sdsDocument: product.documents.sds,
    tdsDocument: product.documents.tds,
    labelDocument: product.documents.label,
    ipiDocument: product.documents.ipi,
    sdsExists: product.sdsExists,
    languageExists: product.languageExists,
    validLangs: languageIds(product.languages.sds),
    validTdsLangs: languageIds(product.languages.tds),
    articles: articles(product, stored, id),
    supplier: product.supplier,
    producer: product.producer ?? product.supplier,
    gtin: product.gtin,
    emergencyTelephone: product.emergencyTelephone,
    settledFindings: product.settledFindings ?? stored?.settledFindings ?? [],
  };
}

/** Articles keep their numbers by their codes; new ones get the product's next numbers. */
function articles({ articles: entries }: CompleteProduct, stored: StoredForImport | null, id: number) {
  const used = new Set(entries.flatMap((article) => article.id ?? []));
  let next = Math.max(id * 1000, ...used, ...(stored?.articles ?? []).map((article) => article.id)) + 1;
  return entries.map(({ code, id: entryId, gtin }) => {
    const existingId = stored?.articles.find((article) => article.code === code && !used.has(article.id))?.id;
    const number = entryId ?? existingId ?? next++;
    used.add(number);
    return { code, id: number, ...(gtin !== undefined && { gtin }) };
  });
}

const changedFields = (row: ReturnType<typeof productRow>, stored: StoredForImport): string[] =>
  (Object.keys(row) as (keyof typeof row)[]).filter((key) => !isDeepStrictEqual(row[key], stored[key]));

/** Facts stored by an earlier version, with the defaults of the current schema. */
const readTdsFacts = (facts: TdsFacts): TdsFacts => tdsFacts.safeParse(facts).data ?? facts;

/** Removes the check of lists on the day of the import, which does not distinguish versions. */
function removeListCheck(facts: ProductFacts): ProductFacts {
  const result = { ...facts };
  delete result.listCheck;
  return result;
}

function planVersions(
  product: CompleteProduct,
  stored: StoredForImport | null,
  row: ProductRow,
  { today, listCheck }: Pick<Options, 'today' | 'listCheck'>,
) {
  const storedVersions = stored?.versions ?? [];
  const { added, rewritten, findings } = planHistory<ProductFacts>({
    stored: storedVersions.map(({ text, created, listed, facts }) => ({
      text,
      created,
      issued: listed,
      facts: removeListCheck(currentFacts(facts)),
    })),
    fileVersions: product.versions.map((version) => ({ ...version, facts: removeListCheck(version.facts) })),
    wasShown: stored?.wasShown ?? false,
    today,
    path: ['versions'],
  });
  const takenIds = new Set([...product.versions.flatMap(({ id }) => id ?? []), ...storedVersions.map(({ id }) => id)]);
  let assignedId = Math.max(0, ...takenIds);
  const assignId = () => {
    do assignedId = assignedId < maxVersionId ? assignedId + 1 : 1;
    while (takenIds.has(assignedId));
    return assignedId;
  };
  const number = storedVersions[0]?.number ?? 0;
  // A new product with a history, such as from another platform, keeps the list checks of its versions.
  const addListCheck = (version: Version<ProductFacts>, index: number): Version<ProductFacts> => {
    const fileCheck = product.versions[index]!.facts.listCheck;
    const newCheck = index === 0 ? listCheck : undefined;
    const check = stored === null ? (fileCheck ?? newCheck) : (newCheck ?? fileCheck);
    return check ? { ...version, facts: { ...version.facts, listCheck: check } } : version;
  };
  let newest: Version<ProductFacts> | undefined = storedVersions[0] && {
    ...storedVersions[0],
    issued: storedVersions[0].listed,
  };
  return {
    added: added.map(({ index: fileIndex, version: planned }, index) => {
      const version = addListCheck(planned, fileIndex ?? 0);
      const facts = stored ? addChanges(product, row, newest, version, fileIndex === null) : version.facts;
      newest = version;
      return {
        ...rowOf({ ...version, facts }),
        productId: row.id,
        id: (fileIndex === null ? undefined : product.versions[fileIndex]!.id) ?? assignId(),
        number: number + index + 1,
      };
    }),
    rewritten: rewritten.map(({ text, version }) => {
      const { id, number: existingId } = storedVersions.find((candidate) => candidate.text === text)!;
      const fileIndex = product.versions.findIndex((candidate) => candidate.text === text);
      return { ...rowOf(addListCheck(version, fileIndex)), productId: row.id, id, number: existingId };
    }),
    findings: [...findings, ...versionIdFindings(product, storedVersions)],
  };
}

const rowOf = ({ text, created, issued, facts }: Version<ProductFacts>) => ({ text, created, listed: issued, facts });

/** Rejects changed version ids, which are part of published URLs. */
const versionIdFindings = ({ versions }: CompleteProduct, stored: StoredForImport['versions']): Finding[] =>
  versions.flatMap(({ id, text }, index) => {
    const sameText = stored.find((version) => version.text === text);
    const sameId = stored.find((version) => version.id === id);
    if (id === undefined) return [];
    if (sameText && sameText.id !== id)
      return [error(['versions', index, 'id'], messageTexts('otherVersionId', { version: text, id: sameText.id }))];
    return sameId && sameId.text !== text
      ? [error(['versions', index, 'id'], messageTexts('idOfOther', { version: sameId.text }))]
      : [];
  });

/** Adds the changes since the previous version: those in the file, else the changed sections. */
function addChanges(
  { code, supplier, producer, emergencyTelephone }: CompleteProduct,
  { articles: packs }: ProductRow,
  previous: Version<ProductFacts> | undefined,
  { facts }: Version<ProductFacts>,
  isCreatedByImport: boolean,
): ProductFacts {
  const isCopied = isCreatedByImport && isDeepStrictEqual(facts.changes, previous?.facts.changes);
  if (!previous || (facts.changes.length > 0 && !isCopied)) return facts;
  const product = { code, articles: packs, supplier, producer: producer ?? supplier, emergencyTelephone };
  return { ...facts, changes: sectionChanges(product, previous.facts, facts) };
}

function planTds(product: CompleteProduct, stored: StoredForImport | null, productId: number, today: string) {
  const toVersion = <Facts>({ version, created, facts }: { version: number; created: string; facts: Facts }) => ({
    text: String(version),
    created,
    issued: true,
    facts,
  });
  const { added, rewritten, findings } = planHistory<TdsFacts>({
    stored: (stored?.tdsVersions ?? []).map((tds) => toVersion({ ...tds, facts: readTdsFacts(tds.facts) })),
    fileVersions: product.tdsVersions.map(toVersion),
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
  { attachments: entries }: CompleteProduct,
  files: readonly FileDigest[],
  stored: StoredForImport | null,
  productId: number,
) {
  const storedFiles = stored?.attachments ?? [];
  const taken = new Set(entries.flatMap(({ key }) => key ?? []));
  /** The key of the stored file with this name, unless another entry has it. */
  const keyByName = (name: string) => {
    const key = storedFiles.find((candidate) => candidate.description === name && !taken.has(candidate.key))?.key;
    if (key !== undefined) taken.add(key);
    return key;
  };
  const current = entries.map(({ key, file, category, language, status, created, permission }, position) => {
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
    added: current.filter(({ row }) => !storedFiles.some((storedFile) => isDeepStrictEqual(storedFile, row))),
    removed: storedFiles.filter(({ key }) => !current.some(({ row }) => row.key === key)).map(({ key }) => key),
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
      const [olderSheet, newerSheet] = [older, newer].map((facts) =>
        buildSds(product, { ...facts, changes: [] }, code, {
          qrCode: false,
          permalink: '',
          version: { text: '', created: '2000-01-01' },
        }),
      );
      return newerSheet!.sections
        .filter((section, index) => JSON.stringify(section) !== JSON.stringify(olderSheet!.sections[index]))
        .map(({ number }) => number);
    }),
  );
  // Section 16 repeats statements of the other sections.
  return ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const)
    .filter((number) => changed.has(number))
    .map((number) =>
      Object.fromEntries(documentLanguages.map(({ code }) => [code, phrasesFor(code).sections[number]])),
    );
}
