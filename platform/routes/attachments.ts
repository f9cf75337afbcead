import { createRoute, z } from '@hono/zod-openapi';
import { create as contentDisposition } from 'content-disposition';
import { findAttachment, readAttachment } from '../store/attachments.ts';
import { callerOf } from './caller-of.ts';
import { HttpError, failures } from './failure.ts';
import type { App, AppContext } from './house.ts';

/** Types by extension. None that a browser would run: what is not here can only be saved. */
const types: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};
const unknownType = 'application/octet-stream';

const route = createRoute({
  method: 'get',
  path: '/api/v1/attachments/{key}',
  summary: 'An attached file',
  request: { params: z.object({ key: z.string().regex(/^[\w-]{1,64}$/, 'wants the key of an attachment') }) },
  responses: { 200: { description: 'The file, with its own type' }, ...failures(400, 403, 404, 410, 429, 503) },
});

/** 3.13: the file behind an attachment's `link`; it is read only for who may have it. */
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
      'Content-Type': types[file.description.split('.').at(-1)?.toLowerCase() ?? ''] ?? unknownType,
      'Content-Length': String(content.byteLength),
      'Content-Disposition': contentDisposition(file.description),
    });
  });
}
