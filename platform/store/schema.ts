import { relations, sql, type SQLWrapper } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgTableCreator,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Localised } from '../languages/languages.ts';
import type { ConfidentialRow, SettledFinding } from '../product/product-file.ts';
import type { ProductFacts } from '../product/facts.ts';
import { type SectionContent, type SectionName, sectionNames } from '../product/file-sections.ts';
import { type RegulatoryEntryData, regulatoryListKinds } from '../tables/regulatory-lists.ts';
import {
  type DraftSummary,
  draftStates,
  presencePlaces,
  studioActions,
  studioRoles,
  trailWays,
} from '../product/studio.ts';
import type { TdsFacts } from '../product/tds-facts.ts';

/**
 * The tables, the same for PGlite and PostgreSQL. Change them here, then `npx drizzle-kit generate` in platform/. Functions and triggers are
 * changed in a migration, `npx drizzle-kit generate --custom`, and in triggers/, which has the definitions in force.
 */

/** A company of section 1.3, as printed on documents and labels. */
export interface Party {
  name: string;
  address: string;
  city: string;
  country: string;
  telephone: string;
  email: string;
  website: string;
}

export interface Article {
  code: string;
  id: number;
  /** GTIN of the pack, 14 digits; undefined: none. */
  gtin?: string;
}

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
/** Any JSON value. Drizzle's own type would read a text such as `3.0` as a number. */
const jsonValue = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});
const moment = () => timestamp({ withTimezone: true }).notNull();
/** Permalink ids have up to 12 digits. */
const permalinkId = () => bigint({ mode: 'number' });

const productColumns = {
  /** The permalink id, the contract's synonym id. */
  id: permalinkId().primaryKey(),
  state: text({ enum: ['published', 'removed'] }).notNull(),
  /** Whether the product was ever public; set by store/triggers/shown-products.sql and never reset. */
  wasShown: boolean().notNull().default(false),
  code: text().notNull(),
  brandStyle: text().notNull().default('dossier'),
  /** File name under assets/logos. */
  logo: text(),
  tdsEnabled: boolean().notNull(),
  sdsDocument: boolean().notNull(),
  tdsDocument: boolean().notNull(),
  labelDocument: boolean().notNull(),
  ipiDocument: boolean().notNull(),
  sdsExists: boolean().notNull(),
  languageExists: boolean().notNull(),
  /** Document language ids, in the order in which they are offered. */
  validLangs: integer().array().notNull(),
  validTdsLangs: integer().array().notNull(),
  articles: jsonb().$type<Article[]>().notNull(),
  supplier: jsonb().$type<Party>().notNull(),
  producer: jsonb().$type<Party>().notNull(),
  /** 14 digits; one of the articles may have the same. */
  gtin: text(),
  emergencyTelephone: text(),
  /** Warnings that the author left as they are. */
  settledFindings: jsonb().$type<SettledFinding[]>().notNull().default([]),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Last change of the product or its versions; set by store/triggers/updated-products.sql. */
  updated: timestamp({ withTimezone: true }).notNull().defaultNow(),
};
export const products = pgTable('products', productColumns, (table) => [
  index().on(table.gtin),
  index().using('gin', table.articles.op('jsonb_path_ops')),
]);

const productId = () =>
  permalinkId()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });

const productVersionColumns = {
  productId: productId(),
  id: integer().notNull(),
  /** As printed, `3.0`. */
  text: text().notNull(),
  /** 1 is the oldest. */
  number: integer().notNull(),
  created: date({ mode: 'string' }).notNull(),
  /** Issued; only issued versions are in the list of versions. */
  listed: boolean().notNull(),
  facts: jsonb().$type<ProductFacts>().notNull(),
};
export const productVersions = pgTable('product_versions', productVersionColumns, (table) => [
  primaryKey({ columns: [table.productId, table.id] }),
]);

const tdsVersionColumns = {
  productId: productId(),
  version: integer().notNull(),
  created: date({ mode: 'string' }).notNull(),
  facts: jsonb().$type<TdsFacts>().notNull(),
};
export const tdsVersions = pgTable('tds_versions', tdsVersionColumns, (table) => [
  primaryKey({ columns: [table.productId, table.version] }),
]);

const attachmentColumns = {
  key: text().primaryKey(),
  productId: productId(),
  position: integer().notNull(),
  /** The file's name, `certificate.pdf`. */
  description: text().notNull(),
  category: text().notNull(),
  langCode: text().notNull(),
  status: text().notNull(),
  sizeInBytes: integer().notNull(),
  created: date({ mode: 'string' }).notNull(),
  /** `restricted`: the file is listed, but not every visitor may download it. */
  permission: text({ enum: ['public', 'restricted'] }).notNull(),
  /** SHA-256 of `content`, hexadecimal; null: a version without hashes stored it (`fillHashes`, store/triggers/file-hashes.sql). */
  hash: text(),
  content: bytea().notNull(),
};
export const attachments = pgTable('attachments', attachmentColumns, (table) => [
  index().on(table.productId, table.position),
]);

/** Logos of senders' companies, unique by content; accounts and shares refer to them. */
export const senderLogos = pgTable('sender_logos', {
  /** SHA-256 of `png`. */
  id: text().primaryKey(),
  png: bytea().notNull(),
});
const senderLogo = () => text().references(() => senderLogos.id);

export const users = pgTable('users', {
  id: serial().primaryKey(),
  name: text().notNull().unique(),
  email: text().notNull(),
  /** Company name in the account's mails; null: none. */
  company: text(),
  /** Logo of the company; null: none. */
  logo: senderLogo(),
  /** See store/accounts/users.ts. */
  passwordHash: text().notNull(),
  /** Locked by the operator; locks after wrong passwords follow from `loginFailures`. */
  locked: boolean().notNull().default(false),
  /** `publisher`: may change products through the HTTP API. */
  role: text({ enum: ['publisher'] }),
  created: moment().defaultNow(),
});

export const workgroups = pgTable('workgroups', {
  id: serial().primaryKey(),
  name: text().notNull().unique(),
  /** Incremented by store/triggers/workgroup-lists.sql with every change of the workgroup's list of products. */
  listStamp: integer().notNull().default(0),
  /** Whether imports of its publishers publish at once, also where four eyes are required. */
  importsPublish: boolean().notNull().default(false),
});

/**
 * The suppliers that products name, each with the workgroup that may name it; store/triggers/suppliers.sql adds those that are new.
 */
export const suppliers = pgTable(
  'suppliers',
  {
    id: serial().primaryKey(),
    name: text().notNull().unique(),
    /** How the name looks, by `supplier_keys` of the trigger: names with a common one are told apart by nobody. */
    keys: text().array().notNull(),
    /** null: nobody's; no workgroup may name it. */
    workgroupId: integer().references(() => workgroups.id, { onDelete: 'set null' }),
  },
  (table) => [index('suppliers_keys').using('gin', table.keys).with({ fastupdate: false })],
);

export const memberships = pgTable(
  'memberships',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workgroupId: integer()
      .notNull()
      .references(() => workgroups.id, { onDelete: 'cascade' }),
    /** What the user may do in the Studio with the workgroup's products; empty: nothing. */
    studioRoles: text({ enum: studioRoles }).array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.userId, table.workgroupId] })],
);

/** Named settings of labels, which the users of a workgroup share. */
export const labelPresets = pgTable(
  'label_presets',
  {
    id: serial().primaryKey(),
    workgroupId: integer()
      .notNull()
      .references(() => workgroups.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name without regard to case and Unicode composition. */
    nameKey: text().notNull(),
    /** The settings as the query of a label. */
    query: text().notNull(),
  },
  (table) => [uniqueIndex('label_presets_name').on(table.workgroupId, table.nameKey)],
);

/** Recent wrong passwords, one row each. The name is hashed, since users may type their password into the wrong field. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: serial().primaryKey(),
    nameHash: text().notNull(),
    /** As in `loginTries`; empty in rows of an earlier version, which may run at the same time during an update. */
    network: text().notNull().default(''),
    at: moment().defaultNow(),
  },
  (table) => [index().on(table.nameHash, table.at), index().on(table.at)],
);

/** Networks from which an account logged in, where throttling of its name does not apply (store/accounts/users.ts). */
export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    networkHash: text().notNull(),
    lastLogin: moment().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.networkHash] })],
);

/** Times of the last login attempts of a network, the oldest first, as many as are allowed in a minute. */
export const loginTries = pgTable('login_tries', {
  /** An address or an IPv6 network, `networkOf` of routes/http/client-address.ts. */
  network: text().primaryKey(),
  times: timestamp({ withTimezone: true }).array().notNull(),
});

/** All tokens of one login, which expire and are revoked together. */
export const tokenFamilies = pgTable(
  'token_families',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Successors are derived with it, so that a repeated refresh returns the same pair. */
    secret: bytea().notNull(),
    created: moment().defaultNow(),
    expires: moment(),
    revoked: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId), index().on(table.expires)],
);

const familyId = () =>
  uuid()
    .notNull()
    .references(() => tokenFamilies.id, { onDelete: 'cascade' });

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256; the token itself is not stored. */
    hash: text().primaryKey(),
    familyId: familyId(),
    used: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.familyId)],
);

export const accessTokens = pgTable(
  'access_tokens',
  { hash: text().primaryKey(), familyId: familyId(), expires: moment() },
  (table) => [index().on(table.familyId)],
);

/** The list of a workgroup. All columns but the two ids are set by store/triggers/workgroup-lists.sql from the product. */
export const workgroupProducts = pgTable(
  'workgroup_products',
  {
    workgroupId: integer()
      .notNull()
      .references(() => workgroups.id, { onDelete: 'cascade' }),
    productId: productId(),
    /** False: the product was removed. */
    listed: boolean().notNull().default(false),
    code: text().notNull().default(''),
    /** Text for the search: names, codes and numbers, folded. */
    search: text().notNull().default(''),
    /** Sort keys of the list: the folded names by language. */
    names: jsonb().$type<Localised>(),
    pictograms: text().array().notNull().default([]),
    /** Document language ids in which it has a valid SDS. */
    sdsLangs: integer().array().notNull().default([]),
    /** Day of the newest version of its valid SDS. */
    sdsDate: date({ mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.workgroupId, table.productId] }),
    index().on(table.productId),
    index('workgroup_products_order').on(table.workgroupId, sql`${table.code} COLLATE "C"`, table.productId),
    // Without a pending list, which every search would have to scan.
    index('workgroup_products_search').using('gin', table.search.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
);

/** Only for users who have the product in their list; never part of a public response. */
const confidentialColumns = {
  productId: productId().primaryKey(),
  formulation: jsonb().$type<ConfidentialRow[]>().notNull(),
  material: jsonb().$type<ConfidentialRow[]>().notNull(),
};
export const confidentialData = pgTable('confidential_data', confidentialColumns);

/** The tables of products; `products` is first, since the others refer to it. */
export const productTables = { products, productVersions, tdsVersions, attachments, confidentialData };
export type ProductTables = typeof productTables;

/** Staging tables of an import: the same columns under other names, `staged_products`. */
export function productTablesNamed(prefix: string): ProductTables {
  const table = pgTableCreator((name) => `${prefix}_${name}`);
  return {
    products: table('products', productColumns),
    productVersions: table('product_versions', productVersionColumns),
    tdsVersions: table('tds_versions', tdsVersionColumns),
    attachments: table('attachments', attachmentColumns),
    confidentialData: table('confidential_data', confidentialColumns),
  };
}

/** Shares of users and notices to former recipients (sharing/former-recipients.ts), with the mail as it was sent. */
export const shares = pgTable(
  'shares',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** null: the account was deleted, or it is a notice of a supplier or a visitor's feedback. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    workgroupId: integer().references(() => workgroups.id, { onDelete: 'set null' }),
    /** Id of the brand. */
    brand: text().notNull(),
    senderName: text().notNull(),
    senderEmail: text().notNull(),
    /** `ui` the product page, `sds` the safety data sheet; `feedback`: it is a visitor's mail to the supplier. */
    target: text({ enum: ['ui', 'sds', 'feedback'] }).notNull(),
    messageLanguage: text().notNull(),
    documentLanguage: integer(),
    /** Personal message of the sender; null: none. */
    message: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** Logo in the HTML, attached to each mail. */
    logo: senderLogo(),
    created: moment().defaultNow(),
    /** When the sender withdrew it: unsent mails are not sent, and it causes no notices about new versions. */
    withdrawn: timestamp({ withTimezone: true }),
    /** Idempotency key of the request that created it; of feedback, for a day a hash of the visitor's network. */
    requestKey: uuid(),
  },
  (table) => [
    index().on(table.userId, table.created),
    uniqueIndex('shares_request_key').on(table.userId, table.requestKey),
  ],
);

/** The products of a share with their newest versions at that time; the rows are kept when a product is deleted. */
export const shareProducts = pgTable(
  'share_products',
  {
    shareId: uuid()
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: permalinkId().notNull(),
    names: jsonb().$type<Localised>().notNull(),
    versionId: integer(),
    versionText: text(),
    /** Of a notice: the recipient in lower case. Nobody is notified of a version twice. */
    noticeTo: text(),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.position] }),
    uniqueIndex('share_products_told_once').on(table.productId, table.versionId, table.noticeTo),
  ],
);

/** One message per recipient, inserted in the transaction of its share and sent by the worker (sharing/outbox-worker.ts). */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    shareId: uuid()
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    /** `mailboxOf` the recipient, for the quotas; empty in rows of an earlier version, which may run at the same time during an update. */
    mailbox: text().notNull().default(''),
    status: text({ enum: ['queued', 'sent', 'failed', 'withdrawn'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    nextAttempt: moment().defaultNow(),
    /** Until then the message is claimed by a worker. */
    claimedUntil: timestamp({ withTimezone: true }),
    delivered: timestamp({ withTimezone: true }),
    /** Why the last attempt failed. */
    error: text(),
    /** What accepted the mail: a mail server or, without one, a file; null: sent before this column existed. */
    carrier: text({ enum: ['smtp', 'file'] }),
    /** The mail server's response at the last attempt; null: none. */
    response: text(),
    /** Permanently refused by the mail server; there is no further attempt. */
    refused: boolean().notNull().default(false),
    created: moment().defaultNow(),
  },
  (table) => [
    index().on(table.shareId),
    // For the quotas (store/shares/add-share.ts).
    index('outbox_mailbox').on(table.mailbox, table.created),
    index('outbox_created').on(table.created),
    index('outbox_queued')
      .on(table.nextAttempt)
      .where(sql`${table.status} = 'queued'`),
  ],
);

/** Who follows the safety data sheet of a product: an address, and nothing else of the person. */
export const followers = pgTable(
  'followers',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: productId(),
    address: text().notNull(),
    /** Mailbox of the address (`mailboxOf`): nobody follows a product twice. */
    addressKey: text().notNull(),
    /** Language of the mails. */
    language: text().notNull(),
    brand: text().notNull(),
    /** Number of the newest version when it was followed, then of the last one that was mailed; set by store/triggers/follower-notices.sql. */
    version: integer().notNull(),
    /** The number before the last change of `version`, for the trigger. */
    before: integer().notNull().default(0),
    /** When the last request was made; one that is not confirmed is deleted after two days. */
    requested: moment().defaultNow(),
    /** null: waits for the confirmation. */
    confirmed: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('followers_address').on(table.productId, table.addressKey),
    index('followers_of_address').on(table.addressKey),
    index('followers_waiting')
      .on(table.requested)
      .where(sql`${table.confirmed} is null`),
  ],
);

/** The mails to followers. Their texts are written when they are sent, so that no token is stored. */
export const followMails = pgTable(
  'follow_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    followerId: uuid()
      .notNull()
      .references(() => followers.id, { onDelete: 'cascade' }),
    /** Number of the version that it reports; null: it asks for the confirmation. */
    version: integer(),
    /** Number of the version that the follower knows. */
    since: integer(),
    /** SHA-256 of the token in the mail; null: not sent yet. */
    tokenHash: text(),
    status: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    nextAttempt: moment().defaultNow(),
    /** Until then the mail is claimed by a worker. */
    claimedUntil: timestamp({ withTimezone: true }),
    /** Why the last attempt failed. */
    error: text(),
    created: moment().defaultNow(),
  },
  (table) => [
    uniqueIndex('follow_mails_once').on(table.followerId, table.version),
    uniqueIndex('follow_mails_token').on(table.tokenHash),
    index('follow_mails_queued')
      .on(table.nextAttempt)
      .where(sql`${table.status} = 'queued'`),
  ],
);

/** The requests to follow of the last day that a mail was sent for, to limit them; addresses and clients are hashed. */
export const followRequests = pgTable(
  'follow_requests',
  {
    id: serial().primaryKey(),
    addressHash: text().notNull(),
    clientHash: text().notNull(),
    productId: permalinkId().notNull(),
    at: moment().defaultNow(),
  },
  (table) => [index().on(table.addressHash, table.at), index().on(table.clientHash, table.at), index().on(table.at)],
);

/**
 * The public catalogue: a row of each published product, filled by store/triggers/catalogue.sql from the product and its newest version.
 * The search (products/search-catalogue.ts) reads nothing else of products that do not match.
 */
export const catalogue = pgTable(
  'catalogue',
  {
    productId: permalinkId()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Numbers, codes and names as a whole, folded and without separators: `67641`, `acetonetechnical`; trade names also as `=acetonetechnical`. */
    keys: text().array().notNull(),
    /** The words of names, codes, numbers and supplier, folded. */
    words: text().array().notNull(),
    /** The words and whole names of the ingredients that section 3 of the sheet shows, and their CAS and EC numbers, folded. */
    ingredients: text().array().notNull().default([]),
    /** What the filters select: `pictogram:GHS02`, `signal:danger`, `lang:1`, `supplier:demo-chemicals`, `audience:public`. */
    facets: text().array().notNull(),
    /** The supplier's part of `facets`: its folded name with hyphens. */
    supplierKey: text().notNull(),
    names: jsonb().$type<Localised>(),
    /** Length of the shortest name: of products that match alike, the one with the shorter name is meant. */
    nameLength: integer().notNull(),
    signalWord: text({ enum: ['danger', 'warning'] }),
    pictograms: text().array().notNull(),
    /** Document language ids in which it has a valid SDS. */
    sdsLangs: integer().array().notNull(),
    /** Day of the newest version of its valid SDS. */
    sdsDate: date({ mode: 'string' }),
    /** Whether there is anything to show in an emergency. */
    hasEmergency: boolean().notNull(),
  },
  (table) => [
    index('catalogue_keys').using('gin', table.keys).with({ fastupdate: false }),
    index('catalogue_words').using('gin', table.words).with({ fastupdate: false }),
    index('catalogue_ingredients').using('gin', table.ingredients).with({ fastupdate: false }),
    index('catalogue_facets').using('gin', table.facets).with({ fastupdate: false }),
    index('catalogue_newest').on(sql`${table.sdsDate} desc nulls last`, table.productId),
    index('catalogue_supplier').on(table.supplierKey, table.productId),
  ],
);

/** The words of the catalogue, each at least once, for words that are typed in part or misspelled. */
export const catalogueVocabulary = pgTable('catalogue_vocabulary', { word: text().notNull() }, (table) => [
  index('catalogue_vocabulary_word').on(table.word),
  index('catalogue_vocabulary_part').using('gin', table.word.op('gin_trgm_ops')).with({ fastupdate: false }),
]);

/** The provider's own interface texts, which override those of the web app. */
export const translations = pgTable(
  'translations',
  { language: text().notNull(), key: text().notNull(), text: text().notNull() },
  (table) => [primaryKey({ columns: [table.language, table.key] })],
);

/** The lists of substances that the operator imported from ECHA's tables, one of each kind at a time. */
export const regulatoryLists = pgTable('regulatory_lists', {
  kind: text({ enum: regulatoryListKinds }).primaryKey(),
  /** Day of the list's state, from the file or from the operator. */
  published: date({ mode: 'string' }).notNull(),
  /** Name of the imported file. */
  file: text().notNull(),
  /** SHA-256 of the imported file, hexadecimal. */
  sha256: text().notNull(),
  imported: moment().defaultNow(),
  /** Rows of the table that were read, and those that were not. */
  rowsRead: integer().notNull(),
  rowsUnread: integer().notNull(),
});

/** A row of a list for each pair of numbers in it; a group without numbers is one row. */
export const regulatoryListEntries = pgTable(
  'regulatory_list_entries',
  {
    id: serial().primaryKey(),
    kind: text({ enum: regulatoryListKinds })
      .notNull()
      .references(() => regulatoryLists.kind, { onDelete: 'cascade' }),
    cas: text(),
    ec: text(),
    /** Index number of CLP Annex VI. */
    indexNumber: text(),
    name: text().notNull(),
    data: jsonb().$type<RegulatoryEntryData>().notNull(),
  },
  (table) => [index().on(table.cas), index().on(table.ec), index().on(table.kind)],
);

/** Drafts of the Studio: product files that may be incomplete, in sections that are saved one by one. */
export const studioDrafts = pgTable(
  'studio_drafts',
  {
    id: uuid().primaryKey().defaultRandom(),
    workgroupId: integer()
      .notNull()
      .references(() => workgroups.id, { onDelete: 'cascade' }),
    /** The product that it changes; null: a new one, until it is published. */
    productId: permalinkId().references(() => products.id, { onDelete: 'cascade' }),
    state: text({ enum: draftStates }).notNull().default('draft'),
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    created: moment().defaultNow(),
    updated: moment().defaultNow(),
    /** Everybody who changed it: none of them approves it where four eyes are required. */
    changedBy: integer().array().notNull().default([]),
    summary: jsonb().$type<DraftSummary>().notNull(),
    /** The newest version of the product when the draft was opened; null: a new product. */
    baseVersion: text(),
    /** Digest of the product when the draft was opened; null: a new product, or a draft that is older than digests. */
    baseDigest: text(),
    /** Older versions of a new product, from the file that it was made of, the newest first. */
    history: jsonb().$type<object[]>().notNull().default([]),
    /** Comment of the last return to the author. */
    comment: text(),
  },
  (table) => [
    index().on(table.workgroupId, table.state),
    uniqueIndex('studio_drafts_open')
      .on(table.productId)
      .where(sql`${table.state} <> 'published'`),
  ],
);

export const studioDraftSections = pgTable(
  'studio_draft_sections',
  {
    draftId: uuid()
      .notNull()
      .references(() => studioDrafts.id, { onDelete: 'cascade' }),
    section: text({ enum: sectionNames }).$type<SectionName>().notNull(),
    /** Counts the saved changes, from 1. */
    revision: integer().notNull().default(1),
    content: jsonb().$type<SectionContent>().notNull(),
    changedBy: text().notNull(),
    changed: moment().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.section] })],
);

/** Files that were uploaded for a draft, by the SHA-256 of their content; publishing moves those that it names into `attachments`. */
export const studioFiles = pgTable(
  'studio_files',
  {
    draftId: uuid()
      .notNull()
      .references(() => studioDrafts.id, { onDelete: 'cascade' }),
    /** Hexadecimal. */
    hash: text().notNull(),
    name: text().notNull(),
    sizeInBytes: integer().notNull(),
    uploaded: moment().defaultNow(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.hash] })],
);

/**
 * Audit trail: who did what with a draft or a product, when and how; store/triggers/audit-trail.sql refuses changes. It has no foreign keys,
 * so that it outlives drafts and accounts.
 */
export const studioEvents = pgTable(
  'studio_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** null: a product was changed without a draft. */
    draftId: uuid(),
    productId: permalinkId(),
    /** null: the operator did it, outside of workgroups. */
    workgroupId: integer(),
    /** null: no account, the operator. */
    userId: integer(),
    userName: text().notNull(),
    via: text({ enum: trailWays }).notNull().default('studio'),
    at: moment().defaultNow(),
    action: text({ enum: studioActions }).notNull(),
    /** JSON pointer in the product file; null: the draft as a whole. */
    field: text(),
    before: jsonValue(),
    after: jsonValue(),
    comment: text(),
  },
  (table) => [
    index().on(table.draftId, table.id),
    index().on(table.workgroupId, table.id),
    index().on(table.productId, table.id),
  ],
);

/** The beginning of a substance's search text, which an index can hold, by which lists are sorted. */
export const substanceOrder = ({ search }: { search: SQLWrapper }) => sql`left(${search}, 200)`;

/** A workgroup's own substances: ingredients without a content. */
export const studioSubstances = pgTable(
  'studio_substances',
  {
    id: uuid().primaryKey().defaultRandom(),
    workgroupId: integer()
      .notNull()
      .references(() => workgroups.id, { onDelete: 'cascade' }),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    cas: text(),
    /** Names and numbers, folded. */
    search: text().notNull(),
    revision: integer().notNull().default(1),
    changed: moment().defaultNow(),
  },
  (table) => [
    index().on(table.workgroupId, table.cas),
    index('studio_substances_order').on(table.workgroupId, substanceOrder(table), table.id),
    index('studio_substances_search').using('gin', table.search.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
);

/** Warnings that a workgroup settled for all of its products. */
export const settledFindings = pgTable(
  'settled_findings',
  {
    workgroupId: integer()
      .notNull()
      .references(() => workgroups.id, { onDelete: 'cascade' }),
    finding: text().notNull(),
    basis: text().notNull(),
    reason: text().notNull(),
    /** Name of the user. */
    user: text('settled_by').notNull(),
    date: date('settled_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workgroupId, table.finding, table.basis] })],
);

/** Who has which section of a draft open. */
export const studioPresence = pgTable(
  'studio_presence',
  {
    draftId: uuid()
      .notNull()
      .references(() => studioDrafts.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    section: text({ enum: presencePlaces }).notNull(),
    at: moment().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.userId] })],
);

export const productRelations = relations(products, ({ many }) => ({
  versions: many(productVersions),
  tdsVersions: many(tdsVersions),
  attachments: many(attachments),
}));
export const productVersionRelations = relations(productVersions, ({ one }) => ({
  product: one(products, { fields: [productVersions.productId], references: [products.id] }),
}));
export const tdsVersionRelations = relations(tdsVersions, ({ one }) => ({
  product: one(products, { fields: [tdsVersions.productId], references: [products.id] }),
}));
export const attachmentRelations = relations(attachments, ({ one }) => ({
  product: one(products, { fields: [attachments.productId], references: [products.id] }),
}));
