import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';

/** What of a content is sent (RFC 9110 13.2.2, 14.2): all of it, nothing since it is known, the bytes from `start` to before `end`, or a range that it does not have. */
export type Selection =
  | { status: 200; start: number; end: number }
  | { status: 206; start: number; end: number }
  | { status: 304 }
  | { status: 416 };

/** The ETag of a content, by its hash. */
export const tagOfHash = (hash: string): string => `"${hash.slice(0, 32)}"`;
export const tagOfContent = (content: Uint8Array): string =>
  tagOfHash(createHash('sha256').update(content).digest('hex'));

/** Whether `If-Match` or `If-None-Match` names the tag. */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')));

/** Selects by `If-None-Match`, `Range` and `If-Range` what of a content is sent. Of several ranges the whole is. */
export function selectPart(c: Context, tag: string, size: number): Selection {
  if (namesTag(c.req.header('If-None-Match'), tag)) return { status: 304 };
  const whole = { status: 200, start: 0, end: size } as const;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('Range')?.replaceAll(' ', '') ?? '') ?? [];
  if (c.req.method !== 'GET' || first === undefined || last === undefined || !(first || last)) return whole;
  if ((c.req.header('If-Range') ?? tag) !== tag) return whole;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return whole;
  return start < end ? { status: 206, start, end } : { status: 416 };
}

/** The headers of a selection of a content with an ETag. */
export const partHeaders = (selection: Selection, tag: string, size: number): Record<string, string> => ({
  ETag: tag,
  'Accept-Ranges': 'bytes',
  ...('start' in selection && { 'Content-Length': String(selection.end - selection.start) }),
  ...(selection.status === 206 && { 'Content-Range': `bytes ${selection.start}-${selection.end - 1}/${size}` }),
  ...(selection.status === 416 && { 'Content-Range': `bytes */${size}`, 'Content-Type': 'application/json' }),
});

/** The body of 416. */
export const noSuchRange = JSON.stringify({
  error: 'range_not_satisfiable',
  message: 'The file ends before this range; Content-Range has its length.',
});

/** The responses of a file to `If-None-Match` and `Range`, for the description of its route. */
export const partResponses = {
  206: { description: 'The bytes of `Range`, unless `If-Range` names another ETag' },
  304: { description: 'The file is as in the response with the ETag of `If-None-Match`' },
  416: { description: 'The file ends before this range; `Content-Range` has its length' },
};

/** Gives each public response an ETag of its content, and sends what `selectPart` selects. */
export const conditionalReads: MiddlewareHandler = async (c, next) => {
  await next();
  const { status, headers } = c.res;
  if (!['GET', 'HEAD'].includes(c.req.method) || status !== 200 || headers.has('ETag')) return;
  if (headers.get('Cache-Control')?.includes('no-store')) return;
  const content = new Uint8Array(await c.res.arrayBuffer());
  const tag = tagOfContent(content);
  const selection = selectPart(c, tag, content.byteLength);
  const kept = new Headers(headers);
  if (!('start' in selection))
    for (const name of ['Content-Type', 'Content-Length', 'Content-Disposition']) kept.delete(name);
  for (const [name, value] of Object.entries(partHeaders(selection, tag, content.byteLength))) kept.set(name, value);
  const body = 'start' in selection ? content.subarray(selection.start, selection.end) : null;
  // Otherwise the headers of the response before were added.
  c.res = undefined;
  c.res = new Response(selection.status === 416 ? noSuchRange : body, { status: selection.status, headers: kept });
};
