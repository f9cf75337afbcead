import { createRoute, z } from '@hono/zod-openapi';
import { UnknownCountryError } from '../documents/esdscom/country-code.ts';
import { callerOf } from './caller-of.ts';
import { chooseSds, writeSdsXml } from './choose-sds.ts';
import { HttpError, failures } from './failure.ts';
import { findPublished } from './find-published.ts';
import type { App, AppContext } from './house.ts';
import { documentLanguageId, publicProductId, versionId } from './path-parameters.ts';

const route = createRoute({
  method: 'get',
  path: '/api/v1/sdsRender/xml/{id}/{lang}',
  summary: 'The safety data sheet as eSDScom XML 5.6',
  request: {
    params: z.object({ id: publicProductId, lang: documentLanguageId }),
    query: z.object({ version: versionId }),
  },
  responses: {
    200: {
      description: 'eSDScom XML 5.6, for the regulations of the European Union',
      content: { 'application/xml': { schema: z.string() } },
    },
    ...failures(400, 404, 410, 422, 429, 503),
  },
});

/** 3.8 `GET /api/v1/sdsRender/xml/-{id}/{lang}?version=` */
export function addSdsXml(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const { id, lang } = c.req.valid('param');
    const product = await findPublished(appContext.database, id);
    const choice = chooseSds(product, lang, c.req.valid('query').version);
    const caller = await callerOf(appContext, c);
    const run = () => writeSdsXml(appContext, product, choice).catch(toHttpError);
    const xml = await appContext.queues.exports.run({ caller, rank: 'any', run });
    return c.body(xml, 200, { 'Content-Type': 'application/xml' });
  });
}

function toHttpError(error: unknown): never {
  if (error instanceof UnknownCountryError) throw new HttpError(422, 'unknown_country', { message: error.message });
  throw error;
}
