import { z } from '@hono/zod-openapi';
import { localise, type LanguageCode } from '../../languages/languages.ts';
import type { ConfidentialRow } from '../../product/product-file.ts';
import { derivationSchema } from './derivation.ts';

/** docs/platform-api.md, section 4.1. */
const confidentialRowSchema = z
  .object({
    product_name: z.string().nullable(),
    supplier: z.string().nullable(),
    purpose: z.string().nullable(),
    content: z.number().nullable().openapi({ description: 'Mass %' }),
    volume: z.number().nullable().openapi({ description: 'Litres' }),
    price: z.number().nullable().openapi({ description: 'Euro' }),
    instruction: z.string().nullable(),
    child_id: z.number(),
    child_source: z.enum(['M', 'N']).openapi({ description: 'M: a material; N: an instruction' }),
  })
  .openapi('ConfidentialRow');

/** Rows of the formulation mixer or the material composer, with texts in `lang`. */
export const confidentialRows = (
  rows: ConfidentialRow[],
  lang: LanguageCode,
): z.infer<typeof confidentialRowSchema>[] =>
  rows.map(({ name, supplier, purpose, content, volume, price, instruction, childId, source }) => ({
    product_name: localise(name ?? undefined, lang),
    supplier,
    purpose: localise(purpose ?? undefined, lang),
    content,
    volume,
    price,
    instruction: localise(instruction ?? undefined, lang),
    child_id: childId,
    child_source: source,
  }));

const option = z.object({ id: z.number(), text: z.string() });
const party = z.object({ name: z.string(), address: z.string(), city: z.string(), country: z.string() });
const panel = z.object({ title: z.string(), data: z.string().nullable() });
/** 1: from the classification; 2: set manually; 0 and 3 are not shown. */
const origin = z.number();
const confidential = z.array(confidentialRowSchema).openapi({ description: 'Empty in the public detail' });

const basic = z.object({
  id: z.number(),
  text: z.string(),
  code_name: z.string(),
  description: z.string().nullable(),
  supplier: z.string(),
  logo: z.string().nullable(),
  qr: z.string(),
  brand_style: z.string(),
  revision: z.string(),
  ufi: z.string().optional().openapi({ description: 'Mixtures only' }),
  gtin: z.string().nullable(),
  emergency_telephone: z.string().nullable(),
  synonym: z.object({
    synonym_id: z.number(),
    articles: z.array(z.object({ code: z.string(), synonym_code_id: z.number(), gtin: z.string().nullable() })),
  }),
  versions: z
    .array(option.extend({ created: z.string().openapi({ description: 'Date of issue', example: '2026-02-16' }) }))
    .openapi({ description: 'Newest first' }),
  tds_versions: z.array(z.object({ version: z.number() })),
});

const substance = z.object({
  text: z.string(),
  casnr: z.string().nullable(),
  ecnr: z.string().nullable(),
  indexnr: z.string().nullable(),
  reachnr: z.string().nullable(),
  content: z.number().nullable().openapi({ description: 'Mass %; null where the figure is confidential' }),
  content_range: z.string(),
  rshp: z.string(),
});

const healthSafety = z.object({
  signal_word: z.object({ code: z.enum(['danger', 'warning']).nullable(), text: z.string() }),
  classification: z
    .array(option)
    .nullable()
    .openapi({ description: 'Null: it is not known whether the product is hazardous' }),
  open_classes: z.array(z.string()).openapi({
    description:
      'Names of the hazard classes that are possible and of which it is not known whether they apply, beside those of `classification`',
    example: ['Flammable liquids'],
  }),
  rshp: z.array(z.object({ rshp_id: z.string(), text: z.string(), inProd: origin })),
  pictograms: z.array(z.object({ id: z.string(), text: z.string(), inProd: origin })),
});

const labelStatement = z.object({
  rshp_id: z.string(),
  rset: z.enum(['H', 'EUH', 'P', 'S']),
  text: z.string(),
  inLabl: z.number(),
});

const attachment = z.object({
  description: z.string(),
  category: z.string(),
  lang_code: z.string(),
  status: z.string(),
  size: z.number().openapi({ description: 'Bytes' }),
  created: z.string(),
  link: z.string(),
});

const language = option.extend({
  code: z.string(),
  valid: z.boolean(),
  created: z.string().nullable(),
  tds_valid: z.boolean(),
  tds_created: z.string().nullable(),
});

const editParameters = z.object({
  tds_enabled: z.boolean(),
  sds_exists: z.boolean(),
  lang_exists: z.boolean(),
  tds_exists: z.boolean(),
  doc: z.object({
    sds: z.boolean(),
    sds_xml: z.boolean(),
    sds_hazards: z.boolean(),
    sds_history: z.boolean(),
    tds: z.boolean(),
    lbl: z.boolean(),
    ipi: z.boolean(),
  }),
  feedback: z.boolean().openapi({ description: 'Whether visitors can write to the supplier (3.22)' }),
  languages: z.array(language),
  defaults: z.object({ xlang: z.string() }),
  package_size: z.array(option),
  label_dim: z.array(option),
  label_sheet: z.array(option).openapi({
    description:
      'Sheets of labels; with `label_dpi`: the label calls take the marks of a pack and the settings of a printer',
  }),
  label_dpi: z.array(option).openapi({ description: 'Resolutions of thermal printers' }),
  font_size_product: z.array(option),
  font_size_title: z.array(option),
  label_languages: z.array(option.extend({ code: z.string() })).openapi({ description: 'The languages of labels' }),
  label_markets: z
    .array(z.object({ country: z.string(), languages: z.array(z.number()) }))
    .openapi({ description: 'The languages with which a label can be sold in a country' }),
  label_notice: z.string().nullable().openapi({ description: 'What the law asks of all labels from a later day' }),
});

/** docs/platform-api.md, section 4, "Product detail". */
export const detailSchema = z
  .object({
    basic,
    supplier: party.extend({ email: z.string() }),
    producer: party,
    synonyms: z.array(z.object({ identifiers: z.array(z.object({ identity: z.string() })) })),
    clasification: z.object({
      title: z.string(),
      standard: z.enum(['clp', 'clp+osha']),
      data: z.record(z.string(), z.array(z.string())),
      names: z.record(z.string(), z.string()),
      statements: z.record(z.string(), z.string()),
    }),
    substances: z.object({ title: z.string(), data: z.array(substance) }),
    material: z.object({ data: confidential }),
    steps: z.object({ formulation_mixer: confidential }),
    derivation: derivationSchema.optional(),
    parameters_preview: z.array(z.object({ name: z.string(), value: z.string() })),
    health_safety: healthSafety,
    rshp: z.object({ data: z.array(labelStatement) }),
    attachments: z.object({ data: z.array(attachment) }),
    recommended_use: panel,
    recommended_levels: panel,
    special_features: panel,
    edit_param: editParameters,
    sds: z.object({
      markets: z
        .array(z.object({ lang: z.number(), countries: z.array(z.string()) }))
        .openapi({ description: 'Countries for which the sheet is offered, by document language, the default first' }),
      regulation: z.string(),
      created: z.string().nullable(),
      created_lbl: z.string(),
      revision: z.string().nullable(),
      revision_lbl: z.string(),
    }),
    follow: z
      .object({ languages: z.array(z.string()).openapi({ description: 'Of the mails' }) })
      .optional()
      .openapi({ description: 'Its safety data sheet can be followed' }),
    label: z.object({ label_dim: z.number() }),
    validLangs: z.array(z.number()),
    validTdsLangs: z.array(z.number()),
  })
  .openapi('ProductDetail');

export type ProductDetail = z.infer<typeof detailSchema>;
