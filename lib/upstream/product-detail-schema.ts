import { z } from 'zod';
import { classificationStandards } from '@/lib/domain/product/dossier';
import { marketPattern } from '@/lib/domain/sds/markets';
import {
  flag,
  group,
  isRecord,
  list,
  listOrNone,
  maxListLength,
  number,
  positive,
  required,
  text,
} from '@/lib/upstream/lenient';

/** More than there are countries. */
const maxMarkets = 300;
const maxLabelLanguagesListed = 100;

// The lenient schema of the platform's product detail (docs/platform-api.md, 'Product detail'): only `basic.id` and
// `basic.text` are required; any other value that is missing or of a wrong type reads as absent.

/** Adds its index to each entry of a list, before invalid entries are removed. */
const addPositions = (entries: unknown) =>
  Array.isArray(entries)
    ? entries
        .slice(0, maxListLength)
        .map((entry: unknown, position) => ({ ...(isRecord(entry) ? entry : {}), position }))
    : entries;

/** Document language ids; null without a list. */
const langs = z
  .unknown()
  .optional()
  .transform((value) => (Array.isArray(value) ? list(z.coerce.number().int().positive()).parse(value) : null));

const id = z.union([z.string(), z.number()]).transform(String);
/** The options of a select. */
const options = list(z.object({ id: positive, text: required }));
/** Comma-separated ids, `1,4`. */
const commaList = text.transform((value) => list(positive).parse(value?.split(',')));
const titled = group({ title: text, data: text });
/** The domain in its ASCII form (RFC 5890), which each mail program accepts. */
function toAsciiAddress(address: string): string {
  const separator = address.lastIndexOf('@');
  const host = address.slice(separator + 1);
  const isInternational = separator > 0 && /[^\x00-\x7f]/.test(host) && !/[/?#:\\\s]/.test(host);
  const url = isInternational ? URL.parse(`https://${host}`) : null;
  return url ? `${address.slice(0, separator + 1)}${url.hostname}` : address;
}
/** An invalid address reads as absent. */
const mailAddress = z.string().transform(toAsciiAddress).pipe(z.email()).nullish().catch(null);
const party = group({ name: text, address: text, city: text, country: text });

export const productDetailSchema = z.object({
  basic: z.object({
    id: z.coerce.number().int().positive(),
    text: z.string().trim().min(1),
    code_name: text,
    description: text,
    supplier: text,
    logo: text,
    revision: text,
    ufi: text,
    gtin: text,
    emergency_telephone: text,
    synonym: group({ articles: list(z.object({ code: required, synonym_code_id: id, gtin: text })) }),
    versions: list(z.object({ id, text, created: text })),
    tds_versions: list(z.object({ version: id })),
  }),
  supplier: group({ name: text, address: text, city: text, country: text, email: mailAddress }),
  producer: party,
  synonyms: list(z.object({ identifiers: list(z.object({ identity: required })) })),
  clasification: group({
    title: text,
    standard: z.enum(classificationStandards).nullish().catch(null),
    data: z.record(z.string(), z.array(z.string()).catch([])).nullish().catch({}),
    names: z.record(z.string(), z.string()).nullish().catch({}),
    statements: z.record(z.string(), z.string()).nullish().catch({}),
  }),
  substances: group({
    title: text,
    data: list(
      z.object({
        text: required,
        casnr: text,
        ecnr: text,
        indexnr: text,
        reachnr: text,
        content: number,
        content_range: text,
        rshp: text,
      }),
    ),
  }),
  parameters_preview: list(z.object({ name: required, value: required })),
  health_safety: group({
    signal_word: group({ code: z.enum(['danger', 'warning']).nullish().catch(null), text }),
    classification: listOrNone(z.object({ id, text: required })),
    open_classes: list(required),
    rshp: list(z.object({ rshp_id: z.string(), text: z.string(), inProd: number })),
    pictograms: list(z.object({ id: z.string(), inProd: number })),
  }),
  rshp: group({
    data: list(z.object({ rshp_id: z.string(), rset: z.enum(['H', 'EUH', 'P', 'S']), text: z.string(), inLabl: flag })),
  }),
  attachments: group({
    data: z.preprocess(
      addPositions,
      list(
        z.object({
          position: z.number(),
          description: required,
          category: text,
          lang_code: text,
          status: text,
          size: number,
          created: text,
          link: text,
        }),
      ),
    ),
  }),
  recommended_use: titled,
  recommended_levels: titled,
  special_features: titled,
  edit_param: group({
    tds_enabled: flag,
    sds_exists: flag,
    lang_exists: flag,
    tds_exists: flag,
    doc: group({ sds: flag, sds_xml: flag, sds_hazards: flag, sds_history: flag, tds: flag, lbl: flag, ipi: flag }),
    feedback: flag,
    languages: list(
      z.object({
        id: z.coerce.number().int().positive(),
        text: required,
        code: text,
        valid: flag,
        created: text,
        tds_valid: flag,
        tds_created: text,
      }),
    ),
    defaults: group({ xlang: commaList }),
    package_size: options,
    label_dim: options,
    label_sheet: options,
    label_dpi: options,
    font_size_product: options,
    font_size_title: options,
    label_languages: list(z.object({ id: positive, text: required, code: text }), maxLabelLanguagesListed),
    label_markets: list(
      z.object({ country: z.string().regex(marketPattern), languages: list(positive, maxLabelLanguagesListed) }),
      maxMarkets,
    ),
    label_notice: text,
  }),
  follow: group({ languages: list(z.string().regex(/^[a-z]{2}$/), 50) }),
  label: group({ label_dim: positive.nullish().catch(null) }),
  sds: group({
    regulation: text,
    created: text,
    created_lbl: text,
    revision: text,
    revision_lbl: text,
    markets: list(z.object({ lang: positive, countries: list(z.string().regex(marketPattern), maxMarkets) })),
  }),
  validLangs: langs,
  validTdsLangs: langs,
});

export type ProductDetail = z.output<typeof productDetailSchema>;
