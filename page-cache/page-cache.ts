import type { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { acceptsGzip } from '@/page-cache/accepts-gzip';
import { BufferPool } from '@/page-cache/buffer-pool';
import type { CapturedRequest, CapturedResponse } from '@/page-cache/capture';
import { leanPage, inlineDrawings } from '@/page-cache/lean-page';
import { NonceTemplate } from '@/page-cache/nonce-template';
import type { PageStyles } from '@/page-cache/page-styles';
import { isCatalogueKey, pageCacheKey, permalinkKey } from '@/page-cache/page-cache-key';

const maxBytes = 40 * 1024 * 1024;
/** Of these, the pages of the public catalogue have a part of their own, so that endless searches evict no dossier. */
const maxCatalogueBytes = 8 * 1024 * 1024;
/** Memory of a cached page in addition to its text, in bytes. */
const pageOverheadBytes = 4_096;
/** Headers of one response, which are not cached with the page. */
const responseHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'date'];
/** The only headers of a request with which its page is rendered: nothing else of the first visitor gets into it (reliability D6, R16). */
const passedHeaders = ['x-request-id', 'x-forwarded-for'];
const fixedHeaders = { accept: 'text/html', 'user-agent': 'Mozilla/5.0' };
/** Maximum of bytes in responses that clients have not read yet, over all connections. */
const maxUnsentBytes = 32 * 1024 * 1024;
/** Time without a read by the client after which a connection is closed. */
const unreadTimeoutMs = 30_000;
/** Maximum of pages that wait to be renewed ahead. */
const maxAhead = 100;
/** A change of one product is reported more than once: by the platform, and by the other web apps. */
const aheadDelayMs = 500;
/** Maximum of memory in unused buffers. */
const maxFreeBufferBytes = 8 * 1024 * 1024;

/** `stale`: the page may be served while its data are fetched again; `expired`: the page must be rendered first. */
export type Freshness = 'fresh' | 'stale' | 'expired';

/** A response with the result of the page cache; undefined for a response of another source. */
type PageResponse = ServerResponse & { page?: 'fresh' | 'stale' | 'rendered' };

/** The data that a page was rendered from, by key. */
type Dependencies<D> = ReadonlyMap<string, D>;

interface PageCacheOptions<D> {
  /** Renders a page; the nonce is in the header `x-nonce`. @throws {LimitError} when the page may not be rendered now */
  render: (request: CapturedRequest) => Promise<CapturedResponse>;
  /** The storage in which the data cache records the dependencies of the current render. A value is undefined while its fetch is in flight and when it failed. */
  cacheDependencies: AsyncLocalStorage<Map<string, D | undefined>>;
  /** The freshness of a page rendered at `madeAt`; `triedAt` is the time of the last revalidation. Times in ms since 1970. */
  freshnessOf: (dependencies: Dependencies<D>, madeAt: number, triedAt: number) => Freshness;
  /** Fetches stale data again for a request, and for its host; resolves with whether the data are still those that the page was rendered from. */
  revalidate: (dependencies: Dependencies<D>, headers: IncomingHttpHeaders) => Promise<boolean>;
  /** Headers of every response, unless the page sets them. */
  headers?: Readonly<Record<string, string>>;
  /** The styles of a sheet of the build, by its address. */
  stylesOf?: (address: string) => PageStyles | undefined;
  /** The SVG of a pictogram or sign that a page shows. @throws when it cannot be loaded */
  loadDrawing?: (kind: 'pictograms' | 'signs', name: string) => Promise<Buffer>;
  /** The public host for which a request's page is rendered: pages of different domains differ. */
  hostOf?: (headers: IncomingHttpHeaders) => string;
}

interface RenderedPage<D> {
  head: PageHead;
  template: NonceTemplate;
  /** Null when a part of the page could not be loaded. */
  dependencies: Dependencies<D> | null;
  madeAt: number;
  triedAt: number;
}
type CachedPage<D> = RenderedPage<D> & { dependencies: Dependencies<D> };

/**
 * Caches dossier pages that are the same for every anonymous visitor, and sends each response with a nonce of its own
 * (docs/decisions/021). A cached page is valid as long as the data that it was rendered from (lib/upstream/data-cache.ts); the
 * page has no lifetime of its own.
 */
export class PageCache<D> {
  readonly #dossiers = pagesOf<D>(maxBytes - maxCatalogueBytes);
  readonly #catalogue = pagesOf<D>(maxCatalogueBytes);
  readonly #renewals = new Map<string, Promise<RenderedPage<D>>>();
  /** Keys of the pages to renew ahead, in their order. */
  readonly #ahead = new Set<string>();
  #isRenewingAhead = false;
  readonly #options: PageCacheOptions<D>;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #unsent = new UnsentResponses();
  readonly #buffers = new BufferPool(maxFreeBufferBytes);
  /** The placeholder of the nonce while a page is rendered; random, so that no text of a page can contain it. */
  readonly #mark = randomBytes(18).toString('hex');

  constructor(options: PageCacheOptions<D>) {
    this.#options = options;
    this.#headers = options.headers ?? {};
  }

  /** How much memory the cached pages take, how many there are, and how many bytes clients have not read yet. */
  readonly sizes = {
    pageCacheBytes: () => this.#dossiers.calculatedSize + this.#catalogue.calculatedSize,
    pageCachePages: () => this.#dossiers.size + this.#catalogue.size,
    unsentBytes: () => this.#unsent.bytes,
  };

  /** Responds to a request for a cacheable page and sets `response.page` to the result; false for every other request. */
  respond(request: IncomingMessage, response: PageResponse): boolean {
    const permalinkPath = permalinkKey(request);
    const path = permalinkPath ?? pageCacheKey(request);
    if (path === null) return false;
    const key = hostKey(path, this.#options.hostOf?.(request.headers) ?? 'localhost');
    const cached = this.#pagesFor(key).get(key);
    const freshness = cached ? this.#freshnessOf(cached) : 'expired';
    // A page that is not known yet may not be there: a redirect leads to it.
    if (permalinkPath !== null && freshness === 'expired') return false;
    const lines =
      permalinkPath === null
        ? []
        : ['Content-Location', permalinkPath, 'Vary', 'Accept-Language, Cookie, Sec-Fetch-Dest'];
    response.page = freshness === 'expired' ? 'rendered' : freshness;
    if (cached && freshness !== 'expired') {
      if (freshness === 'stale') this.#renewOnce(key, request.headers, cached).catch(() => {});
      this.#send(request, response, cached, lines);
    } else {
      this.#latest(key, request.headers, cached).then(
        (page) => this.#send(request, response, page),
        (error: unknown) => (error instanceof LimitError ? this.#refuse(request, response, error) : response.destroy()),
      );
    }
    return true;
  }

  /**
   * Renews the cached dossier pages whose path `isSelected` and whose data have changed, so that no visitor waits for them: those visited last
   * first, one after the other, each followed by a pause as long as it took. The rest of many is rendered when it is visited.
   */
  renewAhead(isSelected: (path: string) => boolean): void {
    for (const key of this.#dossiers.keys()) {
      if (this.#ahead.size >= maxAhead) break;
      if (isSelected(readKey(key).path)) this.#ahead.add(key);
    }
    if (!this.#isRenewingAhead && this.#ahead.size > 0) void this.#renewWaiting();
  }

  async #renewWaiting(): Promise<void> {
    this.#isRenewingAhead = true;
    await pause(aheadDelayMs);
    for (const key of this.#ahead) {
      // Removed first: a change meanwhile adds it again, at the end.
      this.#ahead.delete(key);
      const page = this.#dossiers.peek(key);
      if (!page || this.#freshnessOf(page) !== 'expired') continue;
      const startedAt = performance.now();
      const headers = { host: readKey(key).host, 'x-request-id': randomUUID() };
      await this.#latest(key, headers, page).catch(() => {});
      await pause(performance.now() - startedAt);
    }
    this.#isRenewingAhead = false;
  }

  #freshnessOf = ({ dependencies, madeAt, triedAt }: CachedPage<D>): Freshness =>
    this.#options.freshnessOf(dependencies, madeAt, triedAt);

  #pagesFor = (key: string) => (isCatalogueKey(key) ? this.#catalogue : this.#dossiers);

  /** @param more names and values of further headers, by turns */
  #send(request: IncomingMessage, response: ServerResponse, page: RenderedPage<D>, more: string[] = []): void {
    const { head, template } = page;
    if (response.closed) return;
    const nonce = createNonce();
    const isGzipped = template.hasText && acceptsGzip(request.headers['accept-encoding']);
    const lines = [...head.withNonce(nonce), ...more];
    if (isGzipped) lines.push('Content-Encoding', 'gzip');
    lines.push('Content-Length', String(isGzipped ? template.sizeInBytes : template.plainLength));
    lines.push('X-Request-Id', requestIdOf(request.headers));
    response.writeHead(head.status, lines);
    if (request.method === 'HEAD' || !template.hasText) return void response.end();
    this.#unsent.add(response, template.sizeInBytes);
    if (isGzipped) response.end(this.#gzipped(template, nonce, response));
    else pipeline(template.plain(nonce), response, () => {});
  }

  /** Uses a buffer that is released when the response was sent or the client has disconnected. */
  #gzipped(template: NonceTemplate, nonce: string, response: ServerResponse): Buffer {
    const buffer = this.#buffers.acquire(template.sizeInBytes);
    response.once('close', () => this.#buffers.release(buffer));
    return template.gzipped(nonce, buffer);
  }

  #refuse(request: IncomingMessage, response: ServerResponse, { status, messageFor }: LimitError): void {
    const { headers, body } = messageFor(request);
    const requestId = { 'X-Request-Id': requestIdOf(request.headers) };
    response.writeHead(status, { ...this.#headers, ...headers, ...requestId }).end(body);
  }

  /**
   * A page whose product changed while it was being rendered is rendered once more, and so is a page that was refused to the
   * client that came first.
   */
  async #latest(key: string, headers: IncomingHttpHeaders, cached?: CachedPage<D>): Promise<RenderedPage<D>> {
    const isJoined = this.#renewals.has(key);
    const page = await this.#renewOnce(key, headers, cached).catch((error: unknown) => {
      if (isJoined && error instanceof LimitError) return this.#renewOnce(key, headers, cached);
      throw error;
    });
    const isOutdated = isWhole(page) && this.#freshnessOf(page) === 'expired';
    return isOutdated ? this.#renewOnce(key, headers, page) : page;
  }

  /** Renews a page once at a time: requests for it meanwhile wait for the same result. */
  #renewOnce(key: string, headers: IncomingHttpHeaders, cached?: CachedPage<D>): Promise<RenderedPage<D>> {
    const renewal =
      this.#renewals.get(key) ?? this.#renew(key, headers, cached).finally(() => this.#renewals.delete(key));
    this.#renewals.set(key, renewal);
    return renewal;
  }

  /** Renders a page of newer data; without newer data, as in an outage, the cached page stays, since rendering is expensive. */
  async #renew(key: string, headers: IncomingHttpHeaders, cached?: CachedPage<D>): Promise<RenderedPage<D>> {
    if (!cached || !(await this.#options.revalidate(cached.dependencies, headers))) return this.#render(key, headers);
    cached.triedAt = Date.now();
    return cached;
  }

  async #render(key: string, headers: IncomingHttpHeaders): Promise<RenderedPage<D>> {
    const recorded = new Map<string, D | undefined>();
    const { path, host } = readKey(key);
    const passed = passedHeaders.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
    const sent: Record<string, string> = {
      ...Object.fromEntries(passed),
      ...fixedHeaders,
      host,
      'x-nonce': this.#mark,
    };
    const madeAt = Date.now();
    const { stylesOf = () => undefined, loadDrawing } = this.#options;
    const rendered = await this.#options.cacheDependencies.run(recorded, () =>
      this.#options.render({ url: path, headers: sent }),
    );
    // Past the dependencies: a page without a drawing is whole, and its address stays.
    const body = loadDrawing ? await inlineDrawings(rendered.body, loadDrawing) : rendered.body;
    const page = {
      head: new PageHead(rendered, this.#headers, this.#mark),
      template: new NonceTemplate(leanPage(body, { path, stylesOf, isEarlyFirst: isCatalogueKey(key) }), this.#mark),
      dependencies: wholeOf(recorded),
      madeAt,
      triedAt: Date.now(),
    };
    const isForEverybody = rendered.status === 200 && !('set-cookie' in rendered.headers);
    if (isForEverybody && isWhole(page) && page.dependencies.size > 0) this.#pagesFor(key).set(key, page);
    else this.#pagesFor(key).delete(key);
    return page;
  }
}

/** The key of a page and its domain; neither part contains spaces. */
const hostKey = (path: string, host: string) => `${path} ${host}`;
function readKey(key: string): { path: string; host: string } {
  const [path = '', host = ''] = key.split(' ');
  return { path, host };
}

const pagesOf = <D>(maxSize: number) =>
  new LRUCache<string, CachedPage<D>>({
    maxSize,
    sizeCalculation: ({ template }) => template.sizeInBytes + pageOverheadBytes,
  });

/** The dependencies of a page that lacks none of them, else null. */
const wholeOf = <D>(recorded: Map<string, D | undefined>): Dependencies<D> | null => {
  const whole = new Map<string, D>();
  for (const [key, dependency] of recorded) {
    if (dependency === undefined) return null;
    whole.set(key, dependency);
  }
  return whole;
};
const isWhole = <D>(page: RenderedPage<D>): page is CachedPage<D> => page.dependencies !== null;

const requestIdOf = (headers: IncomingHttpHeaders) => String(headers['x-request-id']);

const nonceBytes = 16;
let random = Buffer.alloc(0);

/** 128 random bits in Base64, taken from a block for many nonces. */
function createNonce(): string {
  if (random.length === 0) random = randomBytes(256 * nonceBytes);
  const nonce = random.toString('base64', 0, nonceBytes);
  random = random.subarray(nonceBytes);
  return nonce;
}

/** Status and headers of a page, in which the nonce differs in each response. */
class PageHead {
  readonly status: number;
  /** Names and values by turns, the form that Node writes without looking at each header. */
  readonly #lines: readonly string[];
  /** The lines that contain the nonce, with the text around it. */
  readonly #nonceLines: readonly { index: number; segments: string[] }[];

  constructor({ status, headers }: CapturedResponse, always: Readonly<Record<string, string>>, mark: string) {
    const vary = new Set([...String(headers.vary ?? '').split(/,\s*/), 'Accept-Encoding'].filter(Boolean));
    const pageHeaders: OutgoingHttpHeaders = { ...headers, vary: [...vary].join(', ') };
    // Without Next's hints, which fetch style sheet, font and images beside the page: it has them, or fetches them where the line is fast.
    pageHeaders.link = [headers.link ?? []]
      .flat()
      .filter((value) => !/;\s*as="/.test(String(value)))
      .map(String);
    for (const name of responseHeaders) delete pageHeaders[name];
    const others = Object.entries(always).filter(([name]) => !(name.toLowerCase() in pageHeaders));
    this.status = status;
    this.#lines = [...others, ...Object.entries(pageHeaders)].flatMap(([name, value]) =>
      [value].flat().flatMap((single) => [name, String(single)]),
    );
    this.#nonceLines = this.#lines.flatMap((line, index) =>
      line.includes(mark) ? [{ index, segments: line.split(mark) }] : [],
    );
  }

  /** A list of its own, names and values by turns. */
  withNonce(nonce: string): string[] {
    const lines = [...this.#lines];
    for (const { index, segments } of this.#nonceLines) lines[index] = segments.join(nonce);
    return lines;
  }
}

/** Thrown by a render that may not begin now. */
export class LimitError extends Error {
  override name = 'LimitError';

  /**
   * @param status 429 for this client, 503 for all
   * @param messageFor headers and body of the response to a request for the page
   */
  constructor(
    readonly status: number,
    readonly messageFor: (request: IncomingMessage) => { headers: OutgoingHttpHeaders; body: string },
  ) {
    super('too many renders');
  }
}

/** Responses that clients have not read yet. When they take too much memory, the oldest are ended. */
class UnsentResponses {
  bytes = 0;
  /** Bytes by response, the oldest first. */
  readonly #responses = new Map<ServerResponse, number>();

  add(response: ServerResponse, bytes: number): void {
    response.socket?.setTimeout(unreadTimeoutMs);
    this.#responses.set(response, bytes);
    this.bytes += bytes;
    response.once('close', () => this.#remove(response));
    for (const oldest of this.#responses.keys()) {
      if (this.bytes <= maxUnsentBytes || oldest === response) break;
      this.#remove(oldest);
      oldest.destroy();
    }
  }

  #remove(response: ServerResponse): void {
    this.bytes -= this.#responses.get(response) ?? 0;
    this.#responses.delete(response);
  }
}
