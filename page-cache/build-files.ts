import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { acceptsBrotli, acceptsGzip } from '@/page-cache/accepts-gzip';
import { PageStyles, type Rule } from '@/page-cache/page-styles';

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  // Compressed in itself.
  '.woff2': 'font/woff2',
};

/** The paths of all files in a folder and its subfolders, relative to it. */
export const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));

/**
 * Style sheets, scripts and fonts of a build, kept in the encodings that were asked for (0.8 MB each): Brotli, an eighth shorter, from the files that the
 * build has written beside them, and gzip, compressed at their first request. Next would read and compress a file for each
 * request of it, while the browser shows nothing before it has the style sheet and waits for the font.
 */
export class BuildFiles {
  readonly #files = new Map<
    string,
    { path: string; mediaType: string; sent: Record<string, Promise<Buffer>>; styles?: PageStyles }
  >();
  readonly #addresses = new Set<string>();

  /** @param prefix of the addresses: that of a file is `prefix` and its path in `directory` */
  constructor(directory: string, prefix: string) {
    for (const name of filesIn(directory)) {
      this.#addresses.add(prefix + name);
      const mediaType = mediaTypes[extname(name)];
      if (mediaType) this.#files.set(prefix + name, { path: join(directory, name), mediaType, sent: {} });
    }
  }

  /** Whether the build has a file with this address, of any type. */
  has(path: string): boolean {
    return this.#addresses.has(path);
  }

  /** The styles of a style sheet, of which the build has written the rules beside it; undefined for another address. */
  stylesOf(address: string): PageStyles | undefined {
    const file = this.#files.get(address);
    if (!file || !this.has(`${address}.json`)) return undefined;
    file.styles ??= new PageStyles(JSON.parse(readFileSync(`${file.path}.json`, 'latin1')) as Rule[]);
    return file.styles;
  }

  /** Responds if it has the file; a part of a file, or one that the browser may have already, is left to Next. */
  respond(path: string, { method, headers }: IncomingMessage, response: ServerResponse): boolean {
    const file = this.#files.get(path);
    const isWhole = !headers.range && !headers['if-none-match'] && !headers['if-modified-since'];
    if (!file || !isWhole) return false;
    const accepted = headers['accept-encoding'];
    const isFont = file.mediaType === mediaTypes['.woff2'];
    const isBrotli = !isFont && this.has(`${path}.br`) && acceptsBrotli(accepted);
    if (!isFont && !isBrotli && !acceptsGzip(accepted)) return false;
    const encoding = isFont ? 'identity' : isBrotli ? 'br' : 'gzip';
    const sent = (file.sent[encoding] ??= isBrotli
      ? readFile(`${file.path}.br`)
      : readFile(file.path).then((bytes) =>
          isFont ? bytes : promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
        ));
    const send = (bytes: Buffer) =>
      response
        .writeHead(200, {
          'Content-Type': file.mediaType,
          'Content-Length': bytes.length,
          'Cache-Control': 'public, max-age=31536000, immutable',
          ...(isFont ? {} : { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' }),
        })
        .end(method === 'HEAD' ? undefined : bytes);
    sent.then(send).catch(() => {
      delete file.sent[encoding];
      response.destroy();
    });
    return true;
  }
}
