import { relations, sql } from 'drizzle-orm';
import {
  bigint,
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
import type { Localised } from '../phrases/languages.ts';
import type { ConfidentialRow } from '../product/confidential-row.ts';
import type { ProductFacts } from '../product/facts.ts';
import type { TdsFacts } from '../product/tds-facts.ts';

/** The tables, the same for PGlite and PostgreSQL. Change them here, then `npx drizzle-kit generate` in platform/. */

/** A company of section 1.3, as it stands on documents and labels. */
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
}

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
const moment = () => timestamp({ withTimezone: true }).notNull();
/** Permalink ids have up to 12 digits. */
const permalinkId = () => bigint({ mode: 'number' });

const productColumns = {
  /** The permalink id, the contract's synonym id. */
  id: permalinkId().primaryKey(),
  state: text({ enum: ['published', 'removed'] }).notNull(),
  /** Whether visitors ever saw it; set by the database, and never back. */
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
  /** 14 digits. */
  gtin: text(),
  emergencyTelephone: text(),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updated: timestamp({ withTimezone: true }).notNull().defaultNow(),
};
export const products = pgTable('products', productColumns, (table) => [index().on(table.gtin)]);

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
  /** Issued: only then visitors find it in the list of versions. */
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
  /** `restricted`: listed, but not for every visitor. */
  permission: text({ enum: ['public', 'restricted'] }).notNull(),
  content: bytea().notNull(),
};
export const attachments = pgTable('attachments', attachmentColumns, (table) => [
  index().on(table.productId, table.position),
]);

/** Logos of senders' companies, each once by its content: accounts name theirs, and a share the one that it was sent with. */
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
  /** Named in the account's mails; null: none is. */
  company: text(),
  /** Of the company: null without one. */
  logo: senderLogo(),
  /** See password.ts. */
  passwordHash: text().notNull(),
  /** By the operator; locks after wrong passwords follow from `loginFailures`. */
  locked: boolean().notNull().default(false),
  /** `publisher`: may change products through the platform's HTTP interface. */
  role: text({ enum: ['publisher'] }),
  created: moment().defaultNow(),
});

export const workgroups = pgTable('workgroups', {
  id: serial().primaryKey(),
  name: text().notNull().unique(),
  /** Grows with every change of the workgroup's list of products, by the database's own hand. */
  listStamp: integer().notNull().default(0),
});

export const memberships = pgTable(
  'memberships',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workgroupId: integer()
      .notNull()
      .references(() => workgroups.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.workgroupId] })],
);

/** Wrong passwords of the last minutes, a row each. The name as a hash: people mistake the field and type their password. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: serial().primaryKey(),
    nameHash: text().notNull(),
    /** As in `loginTries`; empty in rows of a platform before, which may run beside this one for a while. */
    network: text().notNull().default(''),
    at: moment().defaultNow(),
  },
  (table) => [index().on(table.nameHash, table.at), index().on(table.at)],
);

/** Networks from which an account logged in: strangers' wrong passwords do not keep it out there (store/accounts/known-networks.ts). */
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

/** When a network last tried to log in, the oldest first: as many tries as are allowed in a minute. */
export const loginTries = pgTable('login_tries', {
  /** An address or an IPv6 network, `networkOf` of routes/client-address.ts. */
  network: text().primaryKey(),
  times: timestamp({ withTimezone: true }).array().notNull(),
});

/** What descends from one login: it lives and dies as a whole. */
export const tokenFamilies = pgTable(
  'token_families',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Successors are derived with it, so that a refresh that is asked for twice gives the same pair twice. */
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
    /** SHA-256; the token itself is nowhere. */
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

/** The list of a workgroup. All but the two ids is filled in by triggers, from the product. */
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
    /** What a search looks through: names, codes and numbers, folded. */
    search: text().notNull().default(''),
    /** By what the list is sorted: the names of each language, folded. */
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
    // Without a list of pending entries, which every search would have to read through.
    index('workgroup_products_search').using('gin', table.search.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
);

/** For the eyes of those who have the product in their list, and never part of a public answer. */
const confidentialColumns = {
  productId: productId().primaryKey(),
  formulation: jsonb().$type<ConfidentialRow[]>().notNull(),
  material: jsonb().$type<ConfidentialRow[]>().notNull(),
};
export const confidentialData = pgTable('confidential_data', confidentialColumns);

/** The tables that hold products, with the rows of `products` first: the others name them. */
export const productTables = { products, productVersions, tdsVersions, attachments, confidentialData };
export type ProductTables = typeof productTables;

/** Tables of the same columns under other names, `staged_products`: what an import gathers before it is part of the catalogue. */
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

/** Who shared what with whom, and what earlier recipients were told of (rules/former-recipients.ts); the mail as it went out. */
export const shares = pgTable(
  'shares',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** null: the account was deleted since, or it is a notice, which the supplier sends. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    workgroupId: integer().references(() => workgroups.id, { onDelete: 'set null' }),
    brand: text({ enum: ['dossier', 'chemcard'] }).notNull(),
    senderName: text().notNull(),
    senderEmail: text().notNull(),
    /** `ui` the product page, `sds` the safety data sheet. */
    target: text({ enum: ['ui', 'sds'] }).notNull(),
    messageLanguage: text().notNull(),
    documentLanguage: integer(),
    /** The sender's own words; null: none. */
    message: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** That the HTML shows, attached to each mail. */
    logo: senderLogo(),
    created: moment().defaultNow(),
    /** When the sender took it back: what has not gone out stays, and nobody is told of new versions because of it. */
    withdrawn: timestamp({ withTimezone: true }),
    /** The request that made it, where that named itself: it makes no second one. */
    requestKey: uuid(),
  },
  (table) => [
    index().on(table.userId, table.created),
    uniqueIndex('shares_request_key').on(table.userId, table.requestKey),
  ],
);

/** The products of a share, with the version that was the newest; a record that outlives the product. */
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
    /** Of a notice: whom it tells of this version, in lower case. Nobody is told of a version twice. */
    noticeTo: text(),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.position] }),
    uniqueIndex('share_products_told_once').on(table.productId, table.versionId, table.noticeTo),
  ],
);

/** One message a recipient, written in the transaction of its share and sent by the worker (mail/outbox-worker.ts). */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    shareId: uuid()
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    status: text({ enum: ['queued', 'sent', 'failed', 'withdrawn'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    nextAttempt: moment().defaultNow(),
    /** Until then a worker has it in hand. */
    claimedUntil: timestamp({ withTimezone: true }),
    delivered: timestamp({ withTimezone: true }),
    /** Why the last attempt failed. */
    error: text(),
    /** What took the mail: a mail server, or a file where there is none; null: it was sent before this was noted. */
    carrier: text({ enum: ['smtp', 'file'] }),
    /** The mail server's own words at the last attempt; null: it said nothing. */
    response: text(),
    /** The mail server refused it for good: it is not tried again. */
    refused: boolean().notNull().default(false),
    created: moment().defaultNow(),
  },
  (table) => [
    index().on(table.shareId),
    // What quotas count (store/shares/mail-quotas.ts).
    index('outbox_recipient').on(sql`lower(${table.recipient})`, table.created),
    index('outbox_created').on(table.created),
    index('outbox_queued')
      .on(table.nextAttempt)
      .where(sql`${table.status} = 'queued'`),
  ],
);

/** The provider's own wording of an interface text: it wins over the web app's. */
export const translations = pgTable(
  'translations',
  { language: text().notNull(), key: text().notNull(), text: text().notNull() },
  (table) => [primaryKey({ columns: [table.language, table.key] })],
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
