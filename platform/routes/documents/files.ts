import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { createRoute, z } from '@hono/zod-openapi';
import { create as contentDisposition } from 'content-disposition';
import type { Context } from 'hono';
import { CallerLeftError, QueueFullError } from '../../runtime/fair-queue.ts';
import type { OpenContent } from '../../store/file-contents.ts';
import type { App, AppContext, RequestVariables } from '../http/app-context.ts';
import { failures, HttpError } from '../http/failure.ts';
import { findAttachment, openAttachment } from '../../store/products/attachments.ts';
import { callerOf } from '../http/bearer.ts';
import { namesTag, noSuchRange, partHeaders, partResponses, selectPart, tagOfHash } from '../http/conditional.ts';

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
    if (namesTag(c.req.header('If-None-Match'), asset.etag)) return c.body(null, 304, headers);
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
const mediaTypeOf = (name: string): string => types[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? unknownType;

const route = createRoute({
  method: 'get',
  path: '/api/v1/attachments/{key}',
  summary: 'An attached file',
  request: { params: z.object({ key: z.string().regex(/^[\w-]{1,64}$/, 'must be the key of an attachment') }) },
  responses: {
    200: { description: 'The file, with its media type' },
    ...partResponses,
    ...failures(400, 403, 404, 410, 429, 503),
  },
});

/** 3.13: the file of an attachment's `link`; its content is read only after the permission check. */
export function addAttachments(app: App, appContext: AppContext): void {
  const { database, queues } = appContext;
  app.openapi(route, async (c) => {
    const { key } = c.req.valid('param');
    const caller = await callerOf(appContext, c);
    const runQueued: RunQueued = (run) => queues.pieces.run({ caller, rank: 'any', run }) as ReturnType<typeof run>;
    // Queued from the first query on: the queries of many downloads that begin at once would delay all other calls.
    const { file, content } = await runQueued(async () => {
      const file = await findAttachment(database, key);
      if (!file) throw new HttpError(404, 'not_found');
      if (file.productState === 'removed') throw new HttpError(410, 'removed');
      if (file.permission !== 'public') throw new HttpError(403, 'no_permission');
      const content = await openAttachment(database, file);
      if (!content) throw new HttpError(404, 'not_found');
      return { file, content };
    });
    return sendFile(appContext, c, file.description, content, runQueued);
  });
}

type RunQueued = <Result>(run: () => Promise<Result>) => Promise<Result>;

/** Delay of the next piece of a file while too many calls of its client, or of all, are waiting. */
const fullQueueMs = 500;

/**
 * Sends a file, or the part of it that the call wants, piece by piece; each is read, queued, when the client has received the previous one, so that a slow client holds little
 * memory. If the file is replaced or removed meanwhile, the connection is closed before the announced length is reached.
 */
export async function sendFile(
  { log }: Pick<AppContext, 'log'>,
  c: Context<RequestVariables>,
  name: string,
  { size, hash, readPiece }: OpenContent,
  runQueued: RunQueued,
) {
  const tag = tagOfHash(hash);
  const selection = selectPart(c, tag, size);
  const headers = partHeaders(selection, tag, size);
  if (selection.status === 304) return c.body(null, 304, headers);
  if (selection.status === 416) return c.body(noSuchRange, 416, headers);
  const { status, start, end } = selection;
  let offset = start;
  let hasLeft = false;
  // A failure can have a status only while nothing is sent.
  let first = await runQueued(() => readPiece(start));
  if (!first) throw new HttpError(404, 'not_found');
  const nextPiece = async () => {
    for (;;)
      try {
        return await runQueued(() => readPiece(offset));
      } catch (error) {
        if (!(error instanceof QueueFullError)) throw error;
        await pause(fullQueueMs);
      }
  };
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    try {
      const piece = first ?? (await nextPiece());
      first = undefined;
      if (hasLeft) return;
      if (!piece) throw new Error('The file was replaced or removed');
      if (size > 0) controller.enqueue(piece.subarray(0, end - offset));
      offset += piece.byteLength;
      if (offset >= end) controller.close();
    } catch (error) {
      if (hasLeft || error instanceof CallerLeftError) return;
      log.warn({ err: error, requestId: c.get('requestId') }, 'a file is not sent to its end');
      (c.env as HttpBindings).outgoing.destroy();
    }
  };
  const body = new ReadableStream({ pull, cancel: () => void (hasLeft = true) }, { highWaterMark: 0 });
  return c.body(body, status, {
    ...headers,
    'Content-Type': mediaTypeOf(name),
    'Content-Disposition': contentDisposition(name),
  });
}
