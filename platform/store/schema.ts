import { relations } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ProductFacts } from './facts.ts';
import type { TdsFacts } from './tds-facts.ts';

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
/** Permalink ids have up to 12 digits. */
const permalinkId = () => bigint({ mode: 'number' });

export const products = pgTable('products', {
  /** The permalink id, the contract's synonym id. */
  id: permalinkId().primaryKey(),
  state: text({ enum: ['published', 'removed'] }).notNull(),
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
});

const productId = () =>
  permalinkId()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });

export const productVersions = pgTable(
  'product_versions',
  {
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
  },
  (table) => [primaryKey({ columns: [table.productId, table.id] })],
);

export const tdsVersions = pgTable(
  'tds_versions',
  {
    productId: productId(),
    version: integer().notNull(),
    created: date({ mode: 'string' }).notNull(),
    facts: jsonb().$type<TdsFacts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.version] })],
);

export const attachments = pgTable(
  'attachments',
  {
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
  },
  (table) => [index().on(table.productId, table.position)],
);

export const users = pgTable('users', {
  id: serial().primaryKey(),
  name: text().notNull().unique(),
  email: text().notNull(),
  /** See password.ts. */
  passwordHash: text().notNull(),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const workgroups = pgTable('workgroups', { id: serial().primaryKey(), name: text().notNull().unique() });

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
