import { z } from 'zod';
import { languageCode, localised } from '../languages/languages.ts';
import { messageTexts } from '../languages/messages.ts';
import { classificationEntry, label, productFacts } from './facts.ts';
import { field, formattedText, gtin14, isoDay, problem } from './field.ts';
import type { Path } from './findings.ts';
import { tdsFacts } from './tds-facts.ts';

/**
 * A product as one JSON file, in the schemas in which the platform stores it. Values that the platform can assign or derive may be
 * omitted: ids, and the label's elements that follow from the classification.
 */

const text = z.string().min(1);
/** Range of the database's integer type. */
/** The highest id of a version: an integer of PostgreSQL. */
export const maxVersionId = 2_147_483_647;
const smallId = z.int().positive().max(maxVersionId);

/** A row of the formulation mixer or of the material composer. */
export const confidentialRow = z.strictObject({
  name: field(localised.nullable(), 'Name of the material; null in an instruction.', { en: 'water' }),
  supplier: field(z.string().nullable(), 'Supplier of the material.', 'Demo Chemicals GmbH'),
  purpose: field(localised.nullable(), 'Purpose of the material.', { en: 'Solvent' }),
  content: field(z.number().nullable(), 'Content.', 87, 'mass %'),
  volume: field(z.number().nullable(), 'Volume in a batch of 100 kg.', 87, 'l'),
  price: field(z.number().nullable(), 'Price of the amount in a batch.', 0.26, 'EUR'),
  instruction: field(localised.nullable(), 'Instruction; null in a material.', { en: 'Let cool to below 30 °C.' }),
  childId: field(z.number().int(), 'Number of the row.', 1),
  source: field(z.enum(['M', 'N']), 'M: a material; N: an instruction, of which only `instruction` is shown.', 'M'),
});

export type ConfidentialRow = z.infer<typeof confidentialRow>;

const party = z.strictObject({
  name: field(text, 'Name of the company.', 'Demo Chemicals GmbH'),
  address: field(text, 'Street and number.', 'Musterkai 12'),
  city: field(text, 'Postal code and town.', '20457 Hamburg'),
  country: field(formattedText(/^[A-Z]{2}$/, 'value.country'), 'ISO 3166 country code.', 'DE'),
  telephone: field(text, 'Telephone number.', '+49 40 66969 100'),
  // Checked in check-whole.ts.
  email: field(
    text.meta({ format: 'email' }),
    'Mail address of the person responsible for the safety data sheet.',
    'sds@company.example',
  ),
  website: field(z.string(), 'Address of the website; empty: none.', 'https://company.example'),
});

/** A label without the elements that can be derived (product/read/read-product-file.ts). */
const labelInFile = label
  .extend({
    euh: field(
      label.shape.euh.unwrap().optional(),
      'Supplemental statements of the label. Omitted: for a mixture those that follow from its composition.',
      ['EUH066'],
    ),
    contains: field(
      label.shape.contains.unwrap().optional(),
      'Substances named on the label (CLP Art. 18(3)(b)). Omitted: for a mixture those that bring its classes.',
      [{ en: 'methanol' }],
    ),
  })
  .partial();

const factsInFile = productFacts.extend({
  classification: field(
    z.array(classificationEntry).optional(),
    'Section 2.1: classification of the product; empty: none. Of a mixture it may be omitted: it is derived from the composition.',
  ),
  label: field(
    labelInFile.prefault({}),
    'Section 2.2: elements of the label. What is omitted follows from the classification and, for a mixture, from its composition.',
  ),
});

const version = z.strictObject({
  id: field(smallId.optional(), 'Number of the version in links; omitted: the platform assigns one.', 10013),
  text: field(formattedText(/^[\w.-]{1,32}$/, 'value.version'), 'Version as printed.', '3.0'),
  created: field(isoDay, 'Day of issue.', '2026-02-18'),
  issued: field(
    z.boolean().default(true),
    'False: the version only contains the product’s data and is not a safety data sheet.',
    true,
  ),
  facts: field(factsInFile, 'Facts of this version.'),
});

const tdsVersion = z.strictObject({
  version: field(smallId, 'Number of the version.', 2),
  created: field(isoDay, 'Day of issue.', '2026-02-18'),
  facts: field(tdsFacts, 'Facts of this version.'),
});

const attachment = z.strictObject({
  key: field(
    formattedText(/^[\w-]{1,64}$/, 'value.key').optional(),
    'The last part of the file’s URL; omitted: the platform assigns one.',
    'ac100-coa-260417',
  ),
  file: field(
    text.max(1000),
    'Path of the file, relative to the folder of this JSON file. Visitors download it under its base name.',
    '1001/certificate.pdf',
  ),
  category: field(text, 'Kind of file.', 'Certificate of analysis'),
  language: field(z.string(), 'Its language; empty: none.', 'en'),
  status: field(text, 'Its status, as shown.', 'valid'),
  created: field(isoDay, 'Day of the file.', '2026-04-17'),
  permission: field(
    z.enum(['public', 'restricted']).default('public'),
    'restricted: the file is listed but cannot be downloaded.',
    'public',
  ),
});

const languages = (document: string) =>
  field(
    z.array(languageCode).default([]),
    `Languages in which the ${document} is valid, in the order in which they are offered.`,
    ['en', 'de'],
  );

const documents = z.strictObject({
  sds: field(z.boolean().default(true), 'There is a safety data sheet.', true),
  tds: field(z.boolean().default(true), 'There is a technical data sheet.', true),
  label: field(z.boolean().default(true), 'There is a label.', true),
  ipi: field(z.boolean().default(true), 'There are safety instructions.', true),
});

/** Maximum number of entries of a product, and characters of a reason. */
const maxSettled = 200;
const maxReasonLength = 1_000;

export const settledKey = z.strictObject({
  finding: field(z.string().regex(/^[A-Za-z][\w.]{0,63}$/), 'Kind of the finding, as the Studio names it.', 'usesOpen'),
  basis: field(
    z.string().regex(/^[0-9a-f]{16}$/),
    'What the finding rests on, as the Studio names it.',
    '0f3a5c7e9b1d2f40',
  ),
});
export type SettledKey = z.infer<typeof settledKey>;

export const settlementReason = z.string().trim().min(1).max(maxReasonLength);

export const settledFinding = settledKey.extend({
  reason: field(settlementReason, 'Why nothing is to be done.', 'Checked by the laboratory on 12 March.'),
  user: field(
    z.string().min(1).max(200).optional(),
    'Who decided it; omitted: not known. The Studio fills it in.',
    'ana',
  ),
  date: field(isoDay.optional(), 'Day of the decision; omitted: not known. The Studio fills it in.', '2026-11-30'),
});
export type SettledFinding = z.infer<typeof settledFinding>;

export const productFile = z.strictObject({
  $schema: field(z.string().optional(), 'Address of this schema, for editors.', './product-file.schema.json'),
  id: field(
    z.int().positive().max(999_999_999_999).optional(),
    'Number in the permalink (permalink id); omitted: the platform assigns the next one.',
    1001,
  ),
  code: field(text.max(200), 'Your code of the product. Without an id it identifies the product.', 'AC-100'),
  state: field(
    z.enum(['published', 'removed']).optional(),
    'Whether the product is public; omitted: unchanged, and a new product is not public until it is published.',
    'published',
  ),
  brandStyle: field(text.default('dossier'), 'Style of the provider’s brand.', 'dossier'),
  logo: field(
    formattedText(/^[\w-]+\.svg$/, 'value.svg')
      .nullable()
      .default(null),
    'The supplier’s logo, a file in platform/assets/logos; null: none.',
    'demo.svg',
  ),
  gtin: field(gtin14.nullable().default(null), 'Global Trade Item Number in 14 digits; null: none.', '09521234000013'),
  supplier: field(party, 'Section 1.3: supplier of the safety data sheet.'),
  producer: field(party.optional(), 'Manufacturer; omitted: the supplier.'),
  emergencyTelephone: field(
    text.nullable().default(null),
    'Section 1.4: emergency telephone number; null: none.',
    '+49 40 66969 112',
  ),
  articles: field(
    z
      .array(
        z.strictObject({
          code: field(text, 'Code of the article.', 'AC-100-5L'),
          id: field(z.int().positive().optional(), 'Number of the article; omitted: the platform assigns one.', 10101),
          gtin: field(
            gtin14.optional(),
            'Global Trade Item Number of the pack in 14 digits; omitted: none. No other article has it.',
            '09521234000174',
          ),
        }),
      )
      .default([]),
    'Articles (packs) of the product.',
  ),
  documents: field(documents.prefault({}), 'Which documents the product has.'),
  tdsEnabled: field(z.boolean().default(true), 'Whether the technical data sheet is offered.', true),
  sdsExists: field(z.boolean().default(true), 'Whether the product needs and has a safety data sheet.', true),
  languageExists: field(z.boolean().default(true), 'Whether documents exist in any language.', true),
  languages: field(
    z.strictObject({ sds: languages('safety data sheet'), tds: languages('technical data sheet') }),
    'Languages of the documents.',
  ),
  versions: field(
    z
      .array(version)
      .refine(({ length }) => length > 0, problem(messageTexts('value.noVersion')))
      .meta({ minItems: 1 }),
    'Versions of the safety data sheet, the newest first.',
  ),
  tdsVersions: field(z.array(tdsVersion).default([]), 'Versions of the technical data sheet, the newest first.'),
  attachments: field(z.array(attachment).default([]), 'Files that visitors can download, stored beside this one.'),
  settledFindings: field(
    z.array(settledFinding).max(maxSettled).optional(),
    'Warnings about the product that its author left as they are, each with the reason; omitted: unchanged.',
  ),
  confidential: field(
    z
      .strictObject({
        formulation: field(z.array(confidentialRow), 'Formulation of a batch.'),
        material: field(z.array(confidentialRow), 'Materials of a filled pack.'),
      })
      .optional(),
    'Visible to logged-in users who have the product in their list; omitted: unchanged.',
  ),
});

/** The contents of a product file, before defaults are applied. */
export type ProductFile = z.input<typeof productFile>;
/** The contents with defaults; derived label elements may still be missing (product/read/read-product-file.ts). */
export type ReadProductFile = z.output<typeof productFile>;

/**
 * The GTINs of a product and its articles, each with its field. One article may have the product's own: it then is the pack that the
 * product's code means.
 */
export function gtinsOf({ gtin, articles }: GtinHolder): { gtin: string; path: Path }[] {
  const articleGtins = articles.flatMap(({ gtin: own }, index) =>
    own ? [{ gtin: own, path: ['articles', index, 'gtin'] }] : [],
  );
  const isOfArticle = articleGtins.some((article) => article.gtin === gtin);
  return gtin && !isOfArticle ? [{ gtin, path: ['gtin'] }, ...articleGtins] : articleGtins;
}

interface GtinHolder {
  gtin: string | null;
  articles: readonly { gtin?: string | undefined }[];
}

/** The name of a product's file, such as `AC-1.json`. Codes that differ in other signs than letters and digits may share one. */
export const productFileName = (code: string): string => `${code.replace(/[^\p{L}\p{M}\p{N}_.-]/gu, '-')}.json`;

/** Whether a file of this name contains a product with another code. */
export function hasOtherCode(content: unknown, code: string): boolean {
  const other = (content as { code?: unknown } | null | undefined)?.code;
  return typeof other === 'string' && other !== code;
}

/** The message about a file of this name that contains no product. */
export const notAProductFile = 'the folder has a file of this name that is not a product file';
