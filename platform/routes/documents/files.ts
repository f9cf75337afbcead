import { createRoute, z } from '@hono/zod-openapi';
import { create as contentDisposition } from 'content-disposition';
import type { App, AppContext } from '../http/app-context.ts';
import { failures, HttpError } from '../http/failure.ts';
import { findAttachment, readAttachment } from '../../store/products/attachments.ts';
import { callerOf } from '../http/bearer.ts';

/** An SVG file that is opened directly runs no script and loads nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** 3.13 `GET /v2/assets{path}`: logos, pictograms and signs. */
export function addAssets(app: App, { assets }: AppContext): void {
  app.get('/v2/assets/:folder/:name', (c) => {
    const asset = assets.get(`${c.req.param('folder')}/${c.req.param('name')}`);
    if (!asset) throw new HttpError(404, 'not_found');
    const headers = {
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': drawingPolicy,
      ETag: asset.etag,
    };
    if (c.req.header('If-None-Match') === asset.etag) return c.body(null, 304, headers);
    return c.body(asset.content, 200, { ...headers, 'Content-Type': asset.type });
  });
}

/** Media types by extension. A browser runs none of them; a file with any other extension can only be saved. */
const types: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};
const unknownType = 'application/octet-stream';
export const mediaTypeOf = (name: string): string => types[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? unknownType;

const route = createRoute({
  method: 'get',
  path: '/api/v1/attachments/{key}',
  summary: 'An attached file',
  request: { params: z.object({ key: z.string().regex(/^[\w-]{1,64}$/, 'must be the key of an attachment') }) },
  responses: { 200: { description: 'The file, with its media type' }, ...failures(400, 403, 404, 410, 429, 503) },
});

/** 3.13: the file of an attachment's `link`; its content is read only after the permission check. */
export function addAttachments(app: App, appContext: AppContext): void {
  const { database, queues } = appContext;
  app.openapi(route, async (c) => {
    const { key } = c.req.valid('param');
    const file = await findAttachment(database, key);
    if (!file) throw new HttpError(404, 'not_found');
    if (file.productState === 'removed') throw new HttpError(410, 'removed');
    if (file.permission !== 'public') throw new HttpError(403, 'no_permission');
    const caller = await callerOf(appContext, c);
    const content = await queues.queries.run({ caller, rank: 'any', run: () => readAttachment(database, key) });
    if (!content) throw new HttpError(404, 'not_found');
    return c.body(content, 200, {
      'Content-Type': mediaTypeOf(file.description),
      'Content-Length': String(content.byteLength),
      'Content-Disposition': contentDisposition(file.description),
    });
  });
}
