import { createRoute, z } from '@hono/zod-openapi';
import { renderSdsHtml, sdsPrintData, sdsSections } from '../../documents/sds/writers.ts';
import { UnknownCountryError } from '../../esdscom/write/country-code.ts';
import { partResponses } from '../http/conditional.ts';
import { failures, HttpError } from '../http/failure.ts';
import { findPublished } from '../http/find-published.ts';
import type { App, AppContext } from '../http/app-context.ts';
import {
  documentLanguageId,
  marketChoice,
  publicProductId,
  qrCodeChoice,
  requiredVersionId,
  versionId,
} from '../http/parameters.ts';
import { callerOf } from '../http/bearer.ts';
import { printedLogo } from './printed-logo.ts';
import { pdfContent, printedResponse } from '../http/pdf-response.ts';
import { compareSds } from '../../documents/compare/compare-sds.ts';
import { documentLanguages, localise, type LanguageCode } from '../../languages/languages.ts';
import { readFacts, type StoredProduct } from '../../store/products/stored-products.ts';
import { writeEsdscom } from '../../esdscom/write/feed.ts';
import { permalinkOf } from '../../documents/permalink.ts';
import type { SdsDocument } from '../../documents/blocks/sds-document.ts';
import { buildSds } from '../../documents/sds/view-model.ts';

const route = createRoute({
  method: 'get',
  path: '/api/v1/sdsRender/view/{id}/{lang}',
  summary: 'The safety data sheet as HTML',
  request: {
    params: z.object({ id: publicProductId, lang: documentLanguageId }),
    query: z.object({ version: versionId, qrCode: qrCodeChoice, market: marketChoice }),
  },
  responses: {
    200: {
      description: 'Each section is an element with the id section-{number}',
      content: {
        'application/json': {
          schema: z.object({ html: z.string(), sections: z.array(z.object({ id: z.number(), title: z.string() })) }),
        },
      },
    },
    ...failures(400, 404, 410),
  },
});

/** 3.8 `GET /api/v1/sdsRender/view/-{id}/{lang}?version=&qrCode=&market=` */
export function addSdsView(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const { id, lang } = c.req.valid('param');
    const { version, qrCode, market } = c.req.valid('query');
    const product = await findPublished(appContext.database, id);
    const document = await writeSds(appContext, product, chooseSds(product, lang, { version, market }), qrCode === '1');
    return c.json({ html: renderSdsHtml(document), sections: sdsSections(document) }, 200);
  });
}

const pdfRoute = createRoute({
  method: 'get',
  path: '/api/v1/sdsRender/sdsPdf/{id}/{lang}',
  summary: 'The safety data sheet as PDF, A4',
  request: {
    params: z.object({ id: publicProductId, lang: documentLanguageId }),
    query: z.object({ version: versionId, qrCode: qrCodeChoice, market: marketChoice }),
  },
  responses: {
    200: { description: 'Tagged PDF (PDF/UA-1 and PDF/A-3a), the sheet as eSDScom XML in it', content: pdfContent },
    ...partResponses,
    ...failures(400, 404, 410, 422, 429, 503),
  },
});

/** 3.8 `GET /api/v1/sdsRender/sdsPdf/-{id}/{lang}?version=&qrCode=&market=` */
export function addSdsPdf(app: App, appContext: AppContext): void {
  app.openapi(pdfRoute, async (c) => {
    const { id, lang } = c.req.valid('param');
    const { version: requestedVersion, qrCode, market } = c.req.valid('query');
    const product = await findPublished(appContext.database, id);
    const choice = chooseSds(product, lang, { version: requestedVersion, market });
    const { version, code } = choice;
    const edition = { product, version: version.id, lang: code, options: `qrCode=${qrCode} market=${market ?? ''}` };
    return printedResponse(c, appContext, 'sds', edition, async () => {
      const { text, created } = version;
      const sheet = await writeSds(appContext, product, choice, qrCode === '1');
      const xml = await writeSdsXml(appContext, product, choice).catch(ignoreUnknownCountry);
      return sdsPrintData(
        sheet,
        { version: text, created, supplier: product.supplier.name, logo: printedLogo(appContext.assets, product) },
        xml,
      );
    });
  });
}

/** Omits the XML from a printed sheet whose country eSDScom does not know. */
function ignoreUnknownCountry(error: unknown): null {
  if (error instanceof UnknownCountryError) return null;
  throw error;
}

const xmlRoute = createRoute({
  method: 'get',
  path: '/api/v1/sdsRender/xml/{id}/{lang}',
  summary: 'The safety data sheet as eSDScom XML 5.6',
  request: {
    params: z.object({ id: publicProductId, lang: documentLanguageId }),
    query: z.object({ version: versionId, market: marketChoice }),
  },
  responses: {
    200: {
      description: 'eSDScom XML 5.6, for the regulations of the European Union',
      content: { 'application/xml': { schema: z.string() } },
    },
    ...partResponses,
    ...failures(400, 404, 410, 422, 429, 503),
  },
});

/** 3.8 `GET /api/v1/sdsRender/xml/-{id}/{lang}?version=&market=` */
export function addSdsXml(app: App, appContext: AppContext): void {
  app.openapi(xmlRoute, async (c) => {
    const { id, lang } = c.req.valid('param');
    const product = await findPublished(appContext.database, id);
    const choice = chooseSds(product, lang, c.req.valid('query'));
    const caller = await callerOf(appContext, c);
    const run = () => writeSdsXml(appContext, product, choice).catch(throwUnprocessable);
    const xml = await appContext.queues.exports.run({ caller, rank: 'any', run });
    return c.body(xml, 200, { 'Content-Type': 'application/xml' });
  });
}

function throwUnprocessable(error: unknown): never {
  if (error instanceof UnknownCountryError) throw new HttpError(422, 'unknown_country', { message: error.message });
  throw error;
}

/** Maximum number of versions that are compared with the previous one: a comparison takes tens of milliseconds. */
const maxComparisons = 12;

const history = z
  .object({
    versions: z
      .array(
        z.object({
          id: z.number(),
          text: z.string(),
          created: z.string(),
          changes: z.array(z.string()).openapi({ description: 'What its author recorded as changed' }),
          sections: z
            .array(z.object({ id: z.number(), title: z.string() }))
            .nullable()
            .openapi({ description: 'The sections that differ from the version before; null: not compared' }),
        }),
      )
      .openapi({ description: 'Newest first' }),
  })
  .openapi('SdsHistory');

const historyRoute = createRoute({
  method: 'get',
  path: '/api/v1/sdsRender/history/{id}/{lang}',
  summary: 'The versions of the safety data sheet, with the sections that changed in each',
  request: {
    params: z.object({ id: publicProductId, lang: documentLanguageId }),
    query: z.object({ market: marketChoice }),
  },
  responses: {
    200: { description: 'The issued versions', content: { 'application/json': { schema: history } } },
    ...failures(400, 404, 410, 429, 503),
  },
});

/** 3.8 `GET /api/v1/sdsRender/history/-{id}/{lang}?market=` */
export function addSdsHistory(app: App, appContext: AppContext): void {
  app.openapi(historyRoute, async (c) => {
    const { id, lang } = c.req.valid('param');
    const product = await findPublished(appContext.database, id);
    const newest = chooseSds(product, lang, c.req.valid('query'));
    const run = async () => ({ versions: await describeVersions(appContext, product, newest) });
    return c.json(
      await appContext.queues.exports.run({ caller: await callerOf(appContext, c), rank: 'any', run }),
      200,
    );
  });
}

async function describeVersions(appContext: AppContext, product: StoredProduct, newest: SdsChoice) {
  const issued = [newest.version, ...newest.previousVersions];
  const writeVersion = (position: number) =>
    writeSds(
      appContext,
      product,
      { ...newest, version: issued[position]!, previousVersions: issued.slice(position + 1) },
      false,
    );
  const described = [];
  let sheet = await writeVersion(0);
  for (const [position, { id, text, created }] of issued.entries()) {
    const { changes } = await readFacts(appContext.database, product, id);
    const isCompared = position < maxComparisons && position + 1 < issued.length;
    const older = isCompared ? await writeVersion(position + 1) : undefined;
    described.push({
      id,
      text,
      created,
      changes: changes.map((change) => localise(change, newest.code) ?? '').filter(Boolean),
      sections: older ? (await compareSds(older, sheet)).sections : null,
    });
    if (older) sheet = older;
  }
  return described;
}

const comparisonRoute = createRoute({
  method: 'get',
  path: '/api/v1/sdsRender/compare/{id}/{lang}',
  summary: 'Two versions of the safety data sheet compared, as HTML',
  request: {
    params: z.object({ id: publicProductId, lang: documentLanguageId }),
    query: z.object({
      compare_version_id: requiredVersionId,
      orig_version_id: requiredVersionId,
      market: marketChoice,
    }),
  },
  responses: {
    200: {
      description:
        'Text that only the newer version has is in ins, text that only the older one has in del; the changed sections',
      content: {
        'application/json': {
          schema: z.object({ html: z.string(), sections: z.array(z.object({ id: z.number(), title: z.string() })) }),
        },
      },
    },
    ...failures(400, 404, 410, 429, 503),
  },
});

/** 3.8 `GET /api/v1/sdsRender/compare/-{id}/{lang}?compare_version_id=&orig_version_id=&market=` */
export function addSdsCompare(app: App, appContext: AppContext): void {
  app.openapi(comparisonRoute, async (c) => {
    const { id, lang } = c.req.valid('param');
    const { compare_version_id, orig_version_id, market } = c.req.valid('query');
    const product = await findPublished(appContext.database, id);
    const compared = chooseSds(product, lang, { version: compare_version_id, market });
    const original = chooseSds(product, lang, { version: orig_version_id, market });
    const isChronological = compared.previousVersions.length < original.previousVersions.length;
    const run = async () => {
      const [older, newer] = await Promise.all([
        writeSds(appContext, product, isChronological ? compared : original, true),
        writeSds(appContext, product, isChronological ? original : compared, true),
      ]);
      const { document, sections } = await compareSds(older, newer);
      return { html: renderSdsHtml(document), sections };
    };
    return c.json(
      await appContext.queues.exports.run({ caller: await callerOf(appContext, c), rank: 'any', run }),
      200,
    );
  });
}

export interface SdsChoice {
  code: LanguageCode;
  version: StoredProduct['versions'][number];
  /** Newest first. */
  previousVersions: StoredProduct['versions'];
  /** ISO 3166 code; undefined: the default of product and language. */
  market: string | undefined;
}

/**
 * Chooses the SDS of a product in a language and for a market. `version` is an id; undefined selects the newest version.
 * @throws HttpError 404 when the product has no SDS, not in this language, or not in this version
 */
export function chooseSds(
  product: StoredProduct,
  lang: number,
  { version: requestedVersion, market }: { version?: number | undefined; market?: string | undefined },
): SdsChoice {
  const language = documentLanguages.find(({ id }) => id === lang && product.validLangs.includes(id));
  const listed = product.versions.filter((version) => version.listed);
  const position = requestedVersion === undefined ? 0 : listed.findIndex(({ id }) => id === requestedVersion);
  const version = listed[position];
  const available = product.sdsExists && product.sdsDocument && product.languageExists;
  if (!available || !language || !version) throw new HttpError(404, 'No valid SDS version');
  return { code: language.code, version, previousVersions: listed.slice(position + 1), market };
}

/**
 * Writes the chosen SDS as eSDScom XML.
 * @throws UnknownCountryError
 */
async function writeSdsXml(
  { database }: AppContext,
  product: StoredProduct,
  { code, version, previousVersions, market }: SdsChoice,
): Promise<string> {
  const facts = await readFacts(database, product, version.id);
  const today = new Date().toISOString().slice(0, 10);
  return writeEsdscom(product, facts, code, { version, previousVersions, market, gtin: product.gtin, today });
}

/** Builds the chosen SDS, without a layout. `qrCode`: whether it has a QR code that links to the current edition. */
async function writeSds(
  { database, siteUrl }: AppContext,
  product: StoredProduct,
  { code, version, previousVersions, market }: SdsChoice,
  qrCode: boolean,
): Promise<SdsDocument> {
  const facts = await readFacts(database, product, version.id);
  const permalink = permalinkOf(siteUrl, product.id);
  return buildSds(product, facts, code, { qrCode, permalink, market, version, previousVersions });
}
