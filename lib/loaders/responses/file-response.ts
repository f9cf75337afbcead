import 'server-only';
import { create } from 'content-disposition';
import { downloadTypes } from '@/lib/domain/downloads/file-names';
import { setResponseStatus } from '@/lib/loaders/request/response-status';
import { failureTypeOfStatus, makeFailure } from '@/lib/domain/failures/failures';
import { failureJson } from '@/lib/session/failure-json';
import { hasFile, type UpstreamFile } from '@/lib/upstream/document-file';

/** The file name for clients that support ASCII only: letters without accents, `_` for every other character. */
const toAscii = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|%/gu, '_');

/**
 * The response with a file of the platform as a download (RFC 6266), streamed, with our own file name and headers; 304 when the
 * visitor has it, 416 for a range beyond its end. Of the platform's headers those of RFC 9110 13 and 14 are passed on. What has an ETag is
 * the same for everybody, and may be kept by a browser that asks whether it is current.
 */
export function fileResponse(file: UpstreamFile, name: string, headers: Record<string, string> = {}): Response {
  const { status, partHeaders, body, sizeInBytes, type } = file;
  const isKept = partHeaders.ETag !== undefined;
  const caching = { ...partHeaders, 'Cache-Control': isKept ? 'private, no-cache' : 'private, no-store' };
  if (!hasFile(file)) {
    void body.cancel().catch(() => undefined);
    if (status === 304) return new Response(null, { status, headers: caching });
    return failureJson(makeFailure(failureTypeOfStatus(status), Math.random), status, { headers: partHeaders });
  }
  // Next removes the length from a handler's response.
  if (sizeInBytes !== null) setResponseStatus(status, { 'Content-Length': String(sizeInBytes) });
  return new Response(body, {
    status,
    headers: {
      'Content-Type': downloadTypes[type],
      'Content-Disposition': create(name, { fallback: toAscii(name) }),
      ...caching,
      ...(isKept && { 'Accept-Ranges': 'bytes' }),
      ...headers,
    },
  });
}
