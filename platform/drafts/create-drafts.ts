import { exportProduct, productDigest } from '../import/export-products.ts';
import { type DraftSource, type SourceProblem, sourceProblem } from './convert-sources.ts';
import type { DraftReader } from './draft-reader.ts';
import type { LanguageCode } from '../languages/languages.ts';
import { messageTexts } from '../languages/messages.ts';
import { type Finding, isError, warning } from '../product/findings.ts';
import type { ProductFile } from '../product/product-file.ts';
import { listOf, splitFile } from '../product/file-sections.ts';
import { findInLists } from '../store/lists/listed-products.ts';
import type { Database } from '../store/database.ts';
import { findOpenDraft, insertDraft, type NewDraft } from '../store/studio/drafts.ts';
import { fillHashes } from '../store/products/attachments.ts';
import {
  type CopiedFile,
  copyProductFiles,
  FileChangedError,
  type FileLimit,
  uploadedPath,
  removeHashes,
} from '../store/studio/files.ts';
import { findSupplierOf } from '../store/studio/published-product.ts';
import type { Actor } from '../store/trail.ts';
import { draftInput, isoToday } from './draft-input.ts';

/** Of what a draft is made. */
type NewDraftFrom =
  | { kind: 'empty'; code: string; name: string; language: LanguageCode; productKind: 'mixture' | 'substance' }
  | { kind: 'product'; productId: number }
  | { kind: 'copy' | 'demo'; productId: number; code: string }
  | DraftSource;

type NotOpened = Exclude<NewDraftFrom, { kind: 'product' }>;

/** A product from which a draft is made does not exist, or is in no list of the workgroup. */
export class UnknownProductError extends Error {
  override name = 'UnknownProductError';
}

/** The product has a draft in another workgroup. */
export class OpenElsewhereError extends Error {
  override name = 'OpenElsewhereError';
}

/** There are more products than one call makes drafts of. */
export class TooManyProductsError extends Error {
  override name = 'TooManyProductsError';
}

/** The files of a product that is copied exceed a limit of files of drafts. */
export class FilesFullError extends Error {
  override name = 'FilesFullError';
  readonly limit: FileLimit;

  constructor(limit: FileLimit) {
    super();
    this.limit = limit;
  }
}

export interface CreatedDrafts {
  drafts: string[];
  problems: SourceProblem[];
  /** Whether the product had a draft already. */
  isKnown: boolean;
}

/** Maximum number of drafts of one call. */
export const maxDrafts = 100;

/** So often a copy is begun when its product's files change while it is made. */
const maxAttempts = 3;

type Json = Record<string, unknown>;

export interface DraftMaker {
  database: Database;
  reader: DraftReader;
  /** The demo products as product files. */
  demoFile: (id: number) => { code: string } | undefined;
}

/**
 * Makes drafts of a product or of what was sent, together or not at all, without those whose history has errors.
 * @param language of the problems
 * @throws UnknownProductError, OpenElsewhereError, TooManyProductsError, FilesFullError, FileChangedError, the errors of a reader
 */
export async function createDrafts(
  maker: DraftMaker,
  user: Actor,
  workgroupId: number,
  from: NewDraftFrom,
  language: LanguageCode,
): Promise<CreatedDrafts> {
  if (from.kind === 'product') return openProduct(maker, user, workgroupId, from.productId);
  for (let attempt = 1; ; attempt += 1)
    try {
      return await createFrom(maker, user, workgroupId, from, language);
    } catch (reason) {
      if (!(reason instanceof FileChangedError) || attempt === maxAttempts) throw reason;
    }
}

async function createFrom(
  maker: DraftMaker,
  user: Actor,
  workgroupId: number,
  from: NotOpened,
  language: LanguageCode,
): Promise<CreatedDrafts> {
  const { database } = maker;
  const { products, problems, comment, copied } = await productsOf(maker, workgroupId, from, language);
  if (products.length > maxDrafts) throw new TooManyProductsError();
  const drafts: NewDraft[] = [];
  for (const product of products) {
    const { file, history } = product;
    const draft = { ...blank(workgroupId), sections: splitFile(file), history, comment };
    const { findings, summary } = await readNew(maker, draft);
    const historyErrors = findings.filter((finding) => isError(finding) && isInHistory(finding));
    if (historyErrors.length === 0) drafts.push({ ...draft, summary });
    problems.push(...historyErrors.map((finding) => sourceProblem(finding, language)));
  }
  const ids = await database.transaction(async (transaction) => {
    const made: string[] = [];
    for (const draft of drafts) {
      const id = await insertDraft(transaction, user, draft);
      const full = copied && (await copyProductFiles(transaction, id, workgroupId, copied));
      if (full) throw new FilesFullError(full);
      made.push(id);
    }
    return made;
  });
  return { drafts: ids, problems, isKnown: false };
}

type UnsummedDraft = Omit<NewDraft, 'summary'>;

const blank = (workgroupId: number) => ({
  workgroupId,
  productId: null,
  baseVersion: null,
  baseDigest: null,
  isChanged: true,
});

/** The findings about a draft that is to be stored, and its summary. */
export async function readNew({ database, reader }: Pick<DraftMaker, 'database' | 'reader'>, draft: UnsummedDraft) {
  const sections = Object.fromEntries(
    Object.entries(draft.sections).map(([name, content]) => [
      name,
      { revision: 1, content, changedBy: '', changed: new Date() },
    ]),
  ) as never;
  const input = await draftInput(database, { ...draft, sections });
  return reader.read({ task: 'draft', draft: input });
}

/** In an older version, of which the Studio changes nothing. */
const isInHistory = ({ path: [field, index] }: Finding) => field === 'versions' && Number(index) > 0;

/** Opens a product: its draft, if it has one. To open one that is not public is a change: publishing it makes it public. */
async function openProduct(
  maker: DraftMaker,
  user: Actor,
  workgroupId: number,
  productId: number,
): Promise<CreatedDrafts> {
  const { database } = maker;
  await requireListed(database, workgroupId, productId);
  const known = await ownOpenDraft(database, workgroupId, productId);
  if (known) return { drafts: [known], problems: [], isKnown: true };
  // The digest first: what is stored between the two is then told when the draft is published, not lost.
  const baseDigest = await productDigest(database, productId);
  const stored = await exportProduct(database, productId, true);
  if (!stored) throw new UnknownProductError();
  const { file } = stored;
  const baseVersion = file.versions[0]!.text;
  const opened = {
    workgroupId,
    productId,
    baseVersion,
    baseDigest,
    history: [],
    sections: splitFile(file),
    isChanged: file.state !== 'published',
    comment: `version ${baseVersion}`,
  };
  const { summary } = await readNew(maker, opened);
  try {
    const made = await database.transaction((transaction) => insertDraft(transaction, user, { ...opened, summary }));
    return { drafts: [made], problems: [], isKnown: false };
  } catch (reason) {
    // Two opened it at once: the unique index leaves one draft.
    const other = await ownOpenDraft(database, workgroupId, productId);
    if (!other) throw reason;
    return { drafts: [other], problems: [], isKnown: true };
  }
}

async function ownOpenDraft(database: Database, workgroupId: number, productId: number): Promise<string | undefined> {
  const open = await findOpenDraft(database, productId);
  if (open && open.workgroupId !== workgroupId) throw new OpenElsewhereError();
  return open?.id;
}

async function requireListed(database: Database, workgroupId: number, productId: number): Promise<void> {
  const listed = await findInLists(database, [workgroupId], [productId]);
  if (!listed.has(productId)) throw new UnknownProductError();
}

interface NewProducts {
  products: { file: Json; history: object[] }[];
  problems: SourceProblem[];
  comment: string;
  copied?: { files: CopiedFile[]; onlyPublic: boolean };
}

async function productsOf(
  { database, reader, demoFile }: DraftMaker,
  workgroupId: number,
  from: NotOpened,
  language: LanguageCode,
): Promise<NewProducts> {
  switch (from.kind) {
    case 'empty': {
      const supplier = await findSupplierOf(database, workgroupId);
      return { products: [{ file: emptyFile(from, supplier), history: [] }], problems: [], comment: 'new' };
    }
    case 'copy': {
      await requireListed(database, workgroupId, from.productId);
      const stored = await exportWithFiles(database, from.productId, true);
      if (!stored) throw new UnknownProductError();
      return {
        products: [{ file: copyOf(withUploadPaths(stored), from.code), history: [] }],
        problems: [],
        comment: `copy of product ${from.productId}`,
        copied: { files: stored.files, onlyPublic: false },
      };
    }
    case 'demo': {
      const file = demoFile(from.productId);
      if (!file) throw new UnknownProductError();
      // The files of a demo product are made when it is stored. With its id there may be a product of the operator, and its workgroup
      // may have added files: those that everybody may download are copied.
      const stored = await exportWithFiles(database, from.productId);
      const isDemo = stored?.file.code === file.code && stored.file.state === 'published';
      const shared = isDemo ? withPublicFiles(stored) : undefined;
      const attachments = shared && withUploadPaths(shared).attachments;
      return {
        products: [{ file: copyOf({ ...file, attachments }, from.code), history: [] }],
        problems: [],
        comment: `copy of the demo product ${from.productId}`,
        ...(shared && { copied: { files: shared.files, onlyPublic: true } }),
      };
    }
    default: {
      const { products, problems } = await reader.read({ task: 'convert', source: from, language });
      const supplier = from.kind === 'table' ? await findSupplierOf(database, workgroupId) : {};
      const made = products.map((file) => newProduct({ ...supplier, ...file, ...supplierOf(file, supplier) }));
      return {
        products: made,
        problems: [
          ...problems,
          ...made.flatMap(({ hadFiles }) =>
            hadFiles ? [sourceProblem(warning(['attachments'], messageTexts('filesNotInProductFile')), language)] : [],
          ),
        ],
        comment: { file: 'product file', esdscom: 'eSDScom', table: 'table' }[from.kind],
      };
    }
  }
}

/** The product with those of its attached files that everybody may download. */
function withPublicFiles({ file, files }: ProductWithFiles): ProductWithFiles {
  const attachments = (file.attachments ?? []).filter(({ permission }) => permission === 'public');
  return {
    file: { ...file, attachments },
    files: files.filter((copied) => attachments.some(({ key }) => key === copied.key)),
  };
}

/** Supplier, emergency telephone and brand are those of the workgroup's other products. */
function emptyFile(
  { code, name, language, productKind }: Extract<NewDraftFrom, { kind: 'empty' }>,
  supplier: Awaited<ReturnType<typeof findSupplierOf>>,
): Json {
  return {
    code,
    ...supplier,
    languages: { sds: [language], tds: [] },
    tdsEnabled: false,
    documents: { sds: true, tds: false, label: true, ipi: true },
    versions: [
      {
        text: '1.0',
        created: isoToday(),
        issued: true,
        facts: {
          kind: productKind,
          name: { [language]: name },
          identifiers: {},
          composition: [],
          basicProperties: {},
          uses: { identified: [], advisedAgainst: [] },
        },
      },
    ],
  };
}

interface ProductWithFiles {
  file: ProductFile;
  files: CopiedFile[];
}

/** A stored product's file and its attached files, as they were at one moment. @throws FileChangedError */
async function exportWithFiles(
  database: Database,
  id: number,
  withConfidential = false,
): Promise<ProductWithFiles | undefined> {
  await fillHashes(database, [id]);
  const stored = await exportProduct(database, id, withConfidential);
  if (!stored) return undefined;
  const files = stored.attachments.map(({ hash, ...attachment }): CopiedFile => {
    if (hash === null) throw new FileChangedError();
    return { ...attachment, hash };
  });
  return { file: stored.file, files };
}

/** The file with its attached files as those of a draft that has copies of them: without their URLs. */
const withUploadPaths = ({ file, files }: ProductWithFiles): ProductFile => ({
  ...file,
  ...(file.attachments && {
    attachments: file.attachments.map((entry) => ({
      ...(removeKey(entry) as typeof entry),
      file: uploadedPath(files.find(({ key }) => key === entry.key)!),
    })),
  }),
});

/** A product with the facts of another one, without what identifies that one. */
function copyOf(file: object, code: string): Json {
  const { versions = [], tdsVersions = [], ...product } = file as Json & { versions?: Json[]; tdsVersions?: Json[] };
  const facts = { ...(versions[0]?.facts as Json | undefined) };
  for (const field of ['ufi', 'listCheck', 'changes']) delete facts[field];
  const articles = listOf(product.articles).map(removeId);
  const copy: Json = { ...product, code, articles };
  for (const field of ['id', 'state', 'gtin']) delete copy[field];
  const created = isoToday();
  return {
    ...copy,
    versions: [{ text: '1.0', created, issued: true, facts }],
    ...(tdsVersions[0] && { tdsVersions: [{ version: 1, created, facts: tdsVersions[0].facts }] }),
  };
}

/** A product of a file, without the numbers that this platform assigns; its files are still to be uploaded. */
export function newProduct(file: Json): { file: Json; history: object[]; hadFiles: boolean } {
  const product = { ...file };
  const hadFiles = listOf(product.attachments).length > 0;
  for (const field of ['$schema', 'id', 'state']) delete product[field];
  if (hadFiles) product.attachments = (removeHashes(product.attachments, null) as unknown[]).map(removeKey);
  if (Array.isArray(product.articles)) product.articles = product.articles.map(removeId);
  const versions = listOf(product.versions).map(removeId);
  return {
    file: { ...product, versions: versions.slice(0, 1) },
    history: versions.slice(1).filter((version): version is object => typeof version === 'object' && version !== null),
    hadFiles,
  };
}

/** A table without a supplier is of the workgroup's. */
const supplierOf = ({ supplier }: Json, workgroup: Awaited<ReturnType<typeof findSupplierOf>>): Json =>
  workgroup.supplier && typeof (supplier as Json | undefined)?.name !== 'string'
    ? { supplier: workgroup.supplier }
    : {};

const removeId = (value: unknown) => removeField(value, 'id');
/** Its URL is another product's, perhaps. */
const removeKey = (value: unknown) => removeField(value, 'key');

function removeField(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const copy: Json = { ...value };
  delete copy[field];
  return copy;
}
