import 'server-only';
import { z } from 'zod';
import type { Dossier, Party } from '@/lib/domain/product/dossier';
import { positive } from '@/lib/upstream/lenient';
import { get } from '@/lib/upstream/transport/client';
import { parseJson } from '@/lib/upstream/transport/response-body';
import type { CallContext } from '@/lib/upstream/transport/call';
import { type ProductDetail, productDetailSchema } from '@/lib/upstream/product-detail-schema';
import { allowedInProd } from '@/lib/domain/product/hazards';
import { paths } from '@/lib/domain/pages/paths';

export const maxJsonBytes = 2_000_000;

/**
 * Fetches the public product detail (docs/platform-api.md 3.5), its texts in the caller's interface language; with the id of
 * a version the values of that version, else the current ones.
 * @throws {UpstreamError} `not-found`, `removed`, or an outage
 */
export async function fetchProduct(id: number, callContext: CallContext, version?: string): Promise<Dossier> {
  const path = `/api/v1/products/-${id}/detail`;
  const call = {
    callClass: 'product',
    path,
    bareKey: 'm',
    query: { version },
    callContext,
    maxBytes: maxJsonBytes,
  } as const;
  const detailSchema = productDetailSchema.refine(({ basic }) => basic.id === id, 'another product');
  return reshapeDossier(await get(call, parseJson(detailSchema)));
}

/** Converts the platform's product detail to a dossier. No other code uses the platform's field names. */
export function reshapeDossier(detail: ProductDetail): Dossier {
  const { basic, edit_param: edit, health_safety: health, sds } = detail;
  const { email: supplierEmail, ...supplier } = detail.supplier;
  return {
    id: basic.id,
    name: basic.text,
    code: basic.code_name,
    description: basic.description,
    supplierName: basic.supplier,
    logo: assetPath(basic.logo),
    ufi: basic.ufi,
    gtin: basic.gtin,
    emergencyTelephone: basic.emergency_telephone,
    revision: basic.revision,
    articles: basic.synonym.articles.map(({ code, synonym_code_id: id, gtin }) => ({ code, id, gtin })),
    identifiers: detail.synonyms.flatMap((synonym) => synonym.identifiers.map(({ identity }) => identity)),
    versions: basic.versions.map(({ id, text, created }) => ({
      id,
      text: text ?? id,
      ...(created && { date: created }),
    })),
    tdsVersions: basic.tds_versions.map(({ version }) => version),
    supplier: party(supplier),
    supplierEmail: supplierEmail ?? null,
    mailLanguages: detail.follow.languages,
    producer: party(detail.producer),
    classification: {
      title: detail.clasification.title,
      standard: detail.clasification.standard ?? null,
      categories: Object.entries(detail.clasification.data ?? {})
        .slice(0, maxCategories)
        .map(([category, statements]) => ({
          category,
          name: detail.clasification.names?.[category] ?? null,
          statements,
        })),
      statements: Object.entries(detail.clasification.statements ?? {})
        .slice(0, maxCategories)
        .map(([code, text]) => ({ code, text })),
    },
    substances: {
      title: detail.substances.title,
      rows: detail.substances.data.map((row) => ({
        name: row.text,
        cas: row.casnr,
        ec: row.ecnr,
        index: row.indexnr,
        reach: row.reachnr,
        content: row.content,
        contentRange: row.content_range,
        classification: row.rshp,
      })),
    },
    parameters: detail.parameters_preview,
    hazards: {
      signalWord:
        health.signal_word.code && health.signal_word.text
          ? { code: health.signal_word.code, text: health.signal_word.text }
          : null,
      classification: health.classification,
      openClasses: health.open_classes,
      statements: health.rshp
        .filter(({ inProd }) => allowedInProd.has(inProd ?? 0))
        .map((statement) => ({ code: statement.rshp_id, text: statement.text })),
      pictograms: unique(
        health.pictograms
          .filter((pictogram) => allowedInProd.has(pictogram.inProd ?? 0) && pictogramCode.test(pictogram.id))
          .map((pictogram) => pictogram.id),
      ),
    },
    labelStatements: detail.rshp.data
      .filter(({ inLabl }) => inLabl)
      .map((statement) => ({ code: statement.rshp_id, set: statement.rset, text: statement.text })),
    attachments: detail.attachments.data.map((attachment) => ({
      position: attachment.position,
      name: attachment.description,
      category: attachment.category,
      languageCode: attachment.lang_code,
      status: attachment.status,
      sizeInBytes: attachment.size,
      created: attachment.created,
      link: attachment.link,
    })),
    recommendations: (['recommended_use', 'recommended_levels', 'special_features'] as const).flatMap((key) => {
      const { title, data } = detail[key];
      return data ? [{ key, title, text: data }] : [];
    }),
    tdsEnabled: edit.tds_enabled,
    sdsExists: edit.sds_exists,
    hasSdsXml: edit.doc.sds_xml,
    hasHazardSummary: edit.doc.sds_hazards,
    hasSdsHistory: edit.doc.sds_history,
    takesFeedback: edit.feedback,
    languageExists: edit.lang_exists,
    tdsExists: edit.tds_exists,
    documents: { sds: edit.doc.sds, tds: edit.doc.tds, label: edit.doc.lbl, ipi: edit.doc.ipi },
    languages: edit.languages.map((language) => ({
      id: language.id,
      name: language.text,
      code: language.code,
      created: language.created,
      tdsCreated: language.tds_created,
    })),
    // The two lists take precedence over the flags of the languages (docs/platform-api.md, 'settled choices').
    validLangs: unique(detail.validLangs ?? edit.languages.filter(({ valid }) => valid).map(({ id }) => id)),
    validTdsLangs: unique(
      detail.validTdsLangs ?? edit.languages.filter((language) => language.tds_valid).map(({ id }) => id),
    ),
    label: {
      dimension: detail.label.label_dim ?? null,
      languages: unique(edit.defaults.xlang),
      dimensions: edit.label_dim,
      packageSizes: edit.package_size,
      fontSizes: edit.font_size_product,
      titleFontSizes: edit.font_size_title,
      sheets: edit.label_sheet,
      resolutions: edit.label_dpi,
      offeredLanguages: edit.label_languages.map(({ id, text, code }) => ({ id, name: text, code })),
      markets: edit.label_markets.filter(({ languages }) => languages.length > 0),
      notice: edit.label_notice,
    },
    sds: {
      regulation: sds.regulation,
      created: sds.created,
      createdLabel: sds.created_lbl,
      revision: sds.revision,
      revisionLabel: sds.revision_lbl,
      markets: sds.markets,
    },
  };
}

const maxCategories = 200;
const unique = <T>(values: T[]) => [...new Set(values)];
const pictogramCode = /^GHS0[1-9]$/;

/** The in-app path of a platform asset; null for any other link (another host, a path traversal). */
function assetPath(link: string | null): string | null {
  const match = /^\/v2\/assets\/(logos)\/([\w-]{1,64}\.(?:svg|png|jpg))$/.exec(link ?? '');
  return match ? paths.asset(match[1]!, match[2]!) : null;
}

function party(value: Party): Party | null {
  return Object.values(value).some(Boolean) ? value : null;
}

/**
 * Fetches the permalink id of the product with a GTIN of 14 digits, and whether that is the GTIN of an article (docs/platform-api.md 3.15).
 * @throws {UpstreamError} `not-found`, `removed`, or an outage
 */
export const fetchProductOfGtin = (gtin: string): Promise<{ id: number; isOfArticle: boolean }> =>
  get(
    {
      callClass: 'product',
      path: `/api/v1/p/gtin/${gtin}`,
      callContext: { interfaceLang: 'en' },
      maxBytes: maxJsonBytes,
    },
    parseJson(
      z
        .object({ id: positive, article: z.unknown().nullish() })
        .transform(({ id, article }) => ({ id, isOfArticle: Boolean(article) })),
    ),
  );
