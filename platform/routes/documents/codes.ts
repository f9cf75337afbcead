import { createRoute, z } from '@hono/zod-openapi';
import { codesPdf, codesZip } from '../../documents/codes/code-files.ts';
import { codedPacks, codeKinds, productCode } from '../../documents/codes/product-code.ts';
import { sheetQuery } from '../../documents/label/print-settings.ts';
import { documentLanguages, localise } from '../../languages/languages.ts';
import { sheetFormats } from '../../law/sheet-formats.ts';
import { findNewest } from '../../store/products/stored-products.ts';
import { requireUser, userCaller, requiresLogin } from '../http/bearer.ts';
import { failures, HttpError } from '../http/failure.ts';
import { onlyPost, readForm } from '../http/form.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { documentLanguageId, productId } from '../http/parameters.ts';
import { toHttpError } from '../http/pdf-response.ts';

const maxProducts = 100;
/** A product may have many packs. */
const maxCodes = 1000;
const zipType = 'application/zip';

const form = z.object({
  products: z.preprocess(
    (ids) => [ids ?? []].flat(),
    z
      .array(productId)
      .min(1, 'must have at least one product')
      .max(maxProducts, `must have at most ${maxProducts} products`),
  ),
  kind: z.enum(codeKinds, { error: 'must be qr or datamatrix' }),
  output: z.enum(['pdf', 'zip'], { error: 'must be pdf or zip' }).default('pdf'),
  lang: documentLanguageId.default(1),
  sheet: z
    .string()
    .default('12')
    .transform((id) => sheetFormats.find((format) => String(format.id) === id))
    .refine((format) => format !== undefined, `must be one of ${sheetFormats.map(({ id }) => id).join(', ')}`),
  ...sheetQuery,
});

const description = createRoute({
  method: 'post',
  path: '/api/v1/codes',
  security: requiresLogin,
  summary: 'QR codes or GS1 DataMatrix of several products and their packs, on sheets of labels or as drawings',
  request: {
    body: { content: { 'application/x-www-form-urlencoded': { schema: z.object({ products: z.array(z.string()) }) } } },
  },
  responses: {
    200: {
      description: 'One code for each product, or for each of its articles with a GTIN',
      content: {
        'application/pdf': { schema: z.string().openapi({ format: 'binary' }) },
        [zipType]: { schema: z.string().openapi({ format: 'binary' }) },
      },
    },
    ...failures(400, 401, 413, 415, 429, 503),
  },
});

/** 3.23 `POST /api/v1/codes`, for logged-in users */
export function addCodes(app: App, appContext: AppContext): void {
  const { database, siteUrl, queues, withJobRenderer } = appContext;
  app.openAPIRegistry.registerPath(description);
  app.post(description.path, async (c) => {
    const user = await requireUser(appContext, c);
    const { products: ids, kind, output, lang: langId, sheet: format, start, offX, offY } = await readForm(c, form);
    const places = format!.columns * format!.rows;
    if (start > places) throw invalid('start', `must be 1 to ${places}: the sheet has ${places} labels`);
    const lang = documentLanguages.find(({ id }) => id === langId)?.code;
    if (!lang) throw invalid('lang', 'must be a document language id');
    const caller = userCaller(user, c);
    const run = async () => {
      const codes: Parameters<typeof codesZip>[0][number][] = [];
      for (const [index, id] of ids.entries()) {
        const product = await findNewest(database, id);
        if (product?.state !== 'published') throw invalid(`products[${index}]`, 'must be a published product');
        const name = localise(product.versions[0]?.facts.name, lang) ?? product.code;
        for (const [position, { code, gtin }] of codedPacks(product).entries()) {
          const drawing = await productCode({ id, name, code, gtin }, kind, { siteUrl, lang });
          const number = position === 0 ? String(id) : `${id}-${position + 1}`;
          codes.push({ ...drawing, fileName: fileNameOf(code, number, drawing.kind) });
        }
        if (codes.length > maxCodes) throw invalid('products', `must have at most ${maxCodes} packs`);
      }
      if (output === 'zip') return codesZip(codes);
      const title = kind === 'qr' ? 'QR' : 'GS1 DataMatrix';
      const sheet = { format: format!, start: { start, offsetX: offX, offsetY: offY }, lang, title };
      return withJobRenderer((renderer) => codesPdf(codes, sheet, renderer));
    };
    const file = (await toHttpError(queues.jobs.run({ caller, rank: 'any', run }))) as Uint8Array<ArrayBuffer>;
    return c.body(file, 200, {
      'Content-Type': output === 'zip' ? zipType : 'application/pdf',
      'Content-Length': String(file.byteLength),
    });
  });
  onlyPost(app, description.path);
}

const invalid = (field: string, message: string) => new HttpError(400, 'invalid_parameter', { field, message });

/** `AC-100_1001_qr`: letters, digits, dots and hyphens, so that every system can unpack it. */
const fileNameOf = (code: string, id: string, kind: string) =>
  `${code.replace(/[^\w.-]+/g, '-').slice(0, 60) || 'product'}_${id}_${kind}`;
