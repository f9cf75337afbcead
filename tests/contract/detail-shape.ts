import { z } from 'zod';

/** docs/platform-api.md, section 4, written down once more: what the public product detail must hold. */

const option = z.object({ id: z.number(), text: z.string().min(1) });
const day = z.iso.date();
const party = z.object({ name: z.string(), address: z.string(), city: z.string(), country: z.string() });
const panel = z.object({ title: z.string(), data: z.string().nullable() });

const basic = z.object({
  id: z.number(),
  text: z.string().min(1),
  code_name: z.string(),
  description: z.string().nullable(),
  supplier: z.string(),
  logo: z.string().startsWith('/v2/assets/logos/').nullable(),
  qr: z.url(),
  brand_style: z.string(),
  revision: z.string(),
  ufi: z
    .string()
    .regex(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)
    .optional(),
  gtin: z
    .string()
    .regex(/^\d{14}$/)
    .nullable(),
  emergency_telephone: z.string().nullable(),
  synonym: z.object({
    synonym_id: z.number(),
    articles: z.array(z.object({ code: z.string(), synonym_code_id: z.number(), gtin: z.string().nullable() })),
  }),
  versions: z.array(option.extend({ created: day })),
  tds_versions: z.array(z.object({ version: z.number() })),
});

const substance = z.object({
  text: z.string().min(1),
  casnr: z.string().nullable(),
  ecnr: z.string().nullable(),
  indexnr: z.string().nullable(),
  reachnr: z.string().nullable(),
  content: z.number().nullable(),
  content_range: z.string().min(1),
  rshp: z.string(),
});

const healthSafety = z.object({
  signal_word: z.object({ code: z.enum(['danger', 'warning']).nullable(), text: z.string() }),
  classification: z.array(option),
  rshp: z.array(z.object({ rshp_id: z.string().regex(/^(H|EUH)\d/), text: z.string().min(1), inProd: z.literal(1) })),
  pictograms: z.array(z.object({ id: z.string().regex(/^GHS0[1-9]$/), inProd: z.literal(1) })),
});

const attachment = z.object({
  description: z.string().regex(/\.\w+$/),
  category: z.string(),
  lang_code: z.string(),
  status: z.string(),
  size: z.number().int().positive(),
  created: day,
  link: z.string().startsWith('/api/v1/attachments/'),
});

const language = option.extend({
  code: z.string().length(2),
  valid: z.boolean(),
  created: day.nullable(),
  tds_valid: z.boolean(),
  tds_created: day.nullable(),
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
  feedback: z.boolean(),
  languages: z.array(language).min(1),
  defaults: z.object({ xlang: z.string() }),
  package_size: z.array(option).length(4),
  label_dim: z.array(option).length(6),
  font_size_product: z.array(option).min(1),
  font_size_title: z.array(option).min(1),
  label_languages: z.array(option.extend({ code: z.string().length(2) })).length(24),
  label_markets: z.array(
    z.object({ country: z.string().regex(/^[A-Z]{2}$/), languages: z.array(z.number().int().min(1).max(24)).min(1) }),
  ),
  label_notice: z.string().min(1).nullable(),
});

export const detailShape = z.object({
  basic,
  supplier: party.extend({ email: z.email() }),
  producer: party,
  synonyms: z.array(z.object({ identifiers: z.array(z.object({ identity: z.string().min(1) })) })),
  clasification: z.object({
    title: z.string(),
    standard: z.literal('clp'),
    data: z.record(z.string(), z.array(z.string().regex(/^H\d/))),
    names: z.record(z.string(), z.string().min(1)),
    statements: z.record(z.string().regex(/^H\d/), z.string().min(1)),
  }),
  substances: z.object({ title: z.string(), data: z.array(substance).min(1) }),
  material: z.object({ data: z.array(z.unknown()).length(0) }),
  steps: z.object({ formulation_mixer: z.array(z.unknown()).length(0) }),
  /** Confidential: never in the public detail. */
  derivation: z.undefined().optional(),
  parameters_preview: z.array(z.object({ name: z.string().min(1), value: z.string().min(1) })).min(1),
  health_safety: healthSafety,
  rshp: z.object({
    data: z.array(
      z.object({
        rshp_id: z.string(),
        rset: z.enum(['H', 'EUH', 'P']),
        text: z.string().min(1),
        inLabl: z.literal(1),
      }),
    ),
  }),
  attachments: z.object({ data: z.array(attachment) }),
  recommended_use: panel,
  recommended_levels: panel,
  special_features: panel,
  edit_param: editParameters,
  sds: z.object({
    markets: z.array(z.object({ lang: z.number(), countries: z.array(z.string()).min(1) })),
    regulation: z.string(),
    created: day.nullable(),
    created_lbl: z.string(),
    revision: day.nullable(),
    revision_lbl: z.string(),
  }),
  label: z.object({ label_dim: z.number() }),
  validLangs: z.array(z.number()),
  validTdsLangs: z.array(z.number()),
});

export type Detail = z.infer<typeof detailShape>;
