import { createRoute, z } from '@hono/zod-openapi';
import { findAttachment } from '../store/attachments.ts';
import { Failure, failures } from './failure.ts';
import type { App, House } from './house.ts';

/** Types by extension. None that a browser would run: what is not here can only be saved. */
const types: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};
const unknownType = 'application/octet-stream';

const route = createRoute({
  method: 'get',
  path: '/api/v1/attachments/{key}',
  summary: 'An attached file',
  request: { params: z.object({ key: z.string().regex(/^[\w-]{1,64}$/, 'wants the key of an attachment') }) },
  responses: { 200: { description: 'The file, with its own type' }, ...failures(400, 403, 404, 410) },
});

/** 3.13: the file behind an attachment's `link`. */
export function addAttachments(app: App, { database }: House): void {
  app.openapi(route, async (c) => {
    const file = await findAttachment(database, c.req.valid('param').key);
    if (!file) throw new Failure(404, 'not_found');
    if (file.productState === 'removed') throw new Failure(410, 'removed');
    if (file.permission !== 'public') throw new Failure(403, 'no_permission');
    return c.body(new Uint8Array(file.content), 200, {
      'Content-Type': types[file.description.split('.').at(-1)?.toLowerCase() ?? ''] ?? unknownType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeFileName(file.description)}`,
    });
  });
}

/** RFC 8187: all but attr-char is escaped. */
const encodeFileName = (name: string) =>
  encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
