import 'server-only';
import { create } from 'content-disposition';
import { downloadTypes } from '@/lib/domain/downloads/file-names';
import { setResponseStatus } from '@/lib/loaders/request/response-status';
import type { UpstreamFile } from '@/lib/upstream/document-file';

/** The file name for clients that support ASCII only: letters without accents, `_` for every other character. */
const toAscii = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|%/gu, '_');

/**
 * The response with a file of the platform as a download (RFC 6266), streamed, with our own file name and headers. No header of
 * the platform is passed on.
 */
export function fileResponse(
  { body, sizeInBytes, type }: UpstreamFile,
  name: string,
  headers: Record<string, string> = {},
): Response {
  // Next removes the length from a handler's response.
  if (sizeInBytes !== null) setResponseStatus(200, { 'Content-Length': String(sizeInBytes) });
  return new Response(body, {
    headers: {
      'Content-Type': downloadTypes[type],
      'Content-Disposition': create(name, { fallback: toAscii(name) }),
      'Cache-Control': 'private, no-store',
      ...headers,
    },
  });
}
