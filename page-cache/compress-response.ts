import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createGzip, type Gzip, gzipSync } from 'node:zlib';
import { acceptsGzip } from '@/page-cache/accepts-gzip';

/** Takes two thirds of the time of zlib's default level, and 5 % more bytes for a page. */
const level = 4;
/** Maximum of bytes that are compressed at once, in two milliseconds; longer texts are compressed in parts of this length, in another thread. */
const partBytes = 256 * 1024;
/** Shorter texts are sent as they are. */
const minBytes = 1_024;
const textTypes = /^\s*text\/|[/+](?:json|javascript|xml)\s*(?:;|$)/i;
/** Responses without a body, and parts of files. */
const unchangedStatuses = [204, 206, 304];

type WriteArguments = [chunk?: unknown, encodingOrCallback?: unknown, callback?: unknown];

/**
 * Compresses the texts that Next writes to a response. Next writes a page in about fifty parts, and its own compression sends each
 * part alone, as soon as it is written. All parts of a page are written at once, so this function compresses the page as a whole
 * (docs/decisions/021).
 */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  const { write, end, writeHead, flushHeaders } = response;
  let isDecided = false;
  let isCompressed = false;
  let gzip: Gzip | null = null;
  let parts: Buffer[] = [];
  let partsLength = 0;

  /** Decides before the headers are sent. @param length of the body, if it is known */
  const decide = (length = Number(response.getHeader('content-length') ?? Infinity)) => {
    if (isDecided) return;
    isDecided = true;
    if (!textTypes.test(String(response.getHeader('content-type')))) return;
    const vary = String(response.getHeader('vary') ?? '');
    if (!/\baccept-encoding\b/i.test(vary)) response.setHeader('Vary', `${vary && `${vary}, `}Accept-Encoding`);
    isCompressed =
      length >= minBytes &&
      request.method !== 'HEAD' &&
      !unchangedStatuses.includes(response.statusCode) &&
      !response.hasHeader('content-encoding') &&
      !/\bno-transform\b/.test(String(response.getHeader('cache-control'))) &&
      acceptsGzip(request.headers['accept-encoding']);
    if (!isCompressed) return;
    response.setHeader('Content-Encoding', 'gzip');
    response.removeHeader('Content-Length');
    // A range of the file is not one of these bytes.
    const tag = String(response.getHeader('etag') ?? '');
    if (tag.startsWith('"')) response.setHeader('ETag', `W/${tag}`);
  };

  const startStream = (): Gzip => {
    const stream = createGzip({ level });
    stream.on('data', (chunk: Buffer) => write.call(response, chunk, 'latin1') || stream.pause());
    stream.on('end', () => end.call(response, undefined, 'latin1'));
    stream.on('drain', () => response.emit('drain'));
    response.on('drain', () => stream.resume());
    response.on('close', () => stream.destroy());
    return stream;
  };

  const takeParts = () => {
    const joinedParts = Buffer.concat(parts);
    parts = [];
    partsLength = 0;
    return joinedParts;
  };

  /** Whether more may be written at once. */
  const add = ([chunk, encoding, last]: WriteArguments): boolean => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
      const part = bytesOf(chunk, encoding);
      parts.push(part);
      partsLength += part.length;
    }
    const callback = [chunk, encoding, last].find((argument) => typeof argument === 'function');
    if (callback) process.nextTick(callback as () => void);
    if (partsLength < partBytes) return true;
    gzip ??= startStream();
    return gzip.write(takeParts());
  };

  Object.assign(response, {
    writeHead(status: number, ...rest: (string | OutgoingHttpHeaders)[]) {
      const headers = rest.at(-1);
      response.statusCode = status;
      if (typeof rest[0] === 'string') response.statusMessage = rest[0];
      for (const [name, value] of Object.entries(typeof headers === 'object' ? headers : {}))
        if (value !== undefined) response.setHeader(name, value);
      decide();
      return writeHead.call(response, status);
    },
    flushHeaders() {
      decide();
      // Headers of compressed texts are sent with the first part.
      if (!isCompressed) flushHeaders.call(response);
      else if (!response.headersSent) writeHead.call(response, response.statusCode);
    },
    write(...args: WriteArguments) {
      decide();
      return isCompressed ? add(args) : write.apply(response, args as Parameters<typeof write>);
    },
    end(...args: WriteArguments) {
      const [chunk, encoding] = args;
      const isText = typeof chunk === 'string' || chunk instanceof Uint8Array;
      if (!response.headersSent && !response.hasHeader('content-length'))
        decide(isText ? bytesOf(chunk, encoding).length : 0);
      else decide();
      if (!isCompressed || response.writableEnded || gzip?.writableEnded)
        return end.apply(response, args as Parameters<typeof end>);
      add(args);
      if (gzip) gzip.end(takeParts());
      else end.call(response, gzipSync(takeParts(), { level }), 'latin1');
      return response;
    },
  });
}

const bytesOf = (text: string | Uint8Array, encoding: unknown): Buffer =>
  typeof text === 'string'
    ? Buffer.from(text, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8')
    : Buffer.from(text.buffer, text.byteOffset, text.byteLength);
