import 'server-only';
import { create } from 'content-disposition';
import { downloadTypes } from '@/lib/domain/downloads/file-names';
import { setResponseStatus } from '@/lib/loaders/request/response-status';
import type { UpstreamFile } from '@/lib/upstream/document-file';

/** The name for clients that read ASCII only: letters without their accents, a line for every other character. */
const inAscii = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|%/gu, '_');

/**
 * A file of the platform as a download under a name of ours (RFC 6266), with headers of ours, handed on as it comes. No header of
 * the platform goes along.
 */
export function fileResponse(
  { body, sizeInBytes, type }: UpstreamFile,
  name: string,
  headers: Record<string, string> = {},
): Response {
  // Next takes the length out of a handler's answer.
  if (sizeInBytes !== null) setResponseStatus(200, { 'Content-Length': String(sizeInBytes) });
  return new Response(body, {
    headers: {
      'Content-Type': downloadTypes[type],
      'Content-Disposition': create(name, { fallback: inAscii(name) }),
      'Cache-Control': 'private, no-store',
      ...headers,
    },
  });
}
