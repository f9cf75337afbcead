import { createRoute, z } from '@hono/zod-openapi';
import { UnknownCountryError } from '../../esdscom/write/country-code.ts';
import { callerOf } from '../http/caller-of.ts';
import { chooseSds, writeSdsXml } from './choose-sds.ts';
import { Failure, failures } from '../http/failure.ts';
import { findPublished } from '../http/find-published.ts';
import type { App, House } from '../http/app-context.ts';
import { documentLanguageId, publicProductId, versionId } from '../http/parameters.ts';

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
export function addSdsXml(app: App, house: House): void {
  app.openapi(route, async (c) => {
    const { id, lang } = c.req.valid('param');
    const product = await findPublished(house.database, id);
    const choice = chooseSds(product, lang, c.req.valid('query').version);
    const caller = await callerOf(house, c);
    const run = () => writeSdsXml(house, product, choice).catch(refused);
    const xml = await house.queues.exports.run({ caller, rank: 'any', run });
    return c.body(xml, 200, { 'Content-Type': 'application/xml' });
  });
}

function refused(error: unknown): never {
  if (error instanceof UnknownCountryError) throw new Failure(422, 'unknown_country', { message: error.message });
  throw error;
}
