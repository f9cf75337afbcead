import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { pipeline } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { keptPage } from './kept-page.mjs';
import { Rooms } from './rooms.mjs';
import { StampedPage } from './stamped-page.mjs';

const maxBytes = 64 * 1024 * 1024;
/** What a page takes beside its text. */
const pageBytes = 4_096;
/** What belongs to one answer, not to the page. */
const ownOfAnAnswer = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'date'];
/** All that a page is told of the request that it is made for: who comes first leaves nothing in it (reliability D6, R16). */
const passedHeaders = ['x-request-id', 'x-forwarded-for'];
const fixedHeaders = { accept: 'text/html', 'user-agent': 'Mozilla/5.0' };
/** Of answers that clients have not taken yet, for all connections; one of which nothing is taken for so long ends. */
const maxUnsentBytes = 32 * 1024 * 1024;
const unreadTimeoutMs = 30_000;

const nonceBytes = 16;
let random = Buffer.alloc(0);

/** 128 random bits, each asked of the system once and for many nonces at a time. */
function newNonce() {
  if (random.length === 0) random = randomBytes(256 * nonceBytes);
  const nonce = random.toString('base64', 0, nonceBytes);
  random = random.subarray(nonceBytes);
  return nonce;
}

/**
 * Keeps dossier pages that are the same for every anonymous visitor, and answers with a nonce of its own each time
 * (docs/decisions/021). A page holds as long as the data that it was made of (lib/upstream/data-cache.ts), which have the
 * ages: it has none.
 */
export class PageCache {
  /** Which entries of the data cache the page in work was made of; the data cache writes them down. */
  used = new AsyncLocalStorage();
  #kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ page }) => page.sizeInBytes + pageBytes });
  #renewing = new Map();
  #render;
  #holdingOf;
  #isUnchanged;
  #refusalOf;
  #headers;
  #host;
  #unsent = new UnsentResponses(maxUnsentBytes);
  /** Stands where the nonce is to be; unknown outside, so that no text of a page can be taken for it. */
  #mark = randomBytes(18).toString('hex');

  /**
   * @param render asks Next for a page: `({url, headers}) => Promise<{status, headers, body}>`; the nonce is in `x-nonce`.
   *   It rejects with a LimitError when the page may not be made now
   * @param holdingOf how far a page's data still hold: `'fresh'`, `'stale'` while they are fetched again, `'spent'`
   * @param isUnchanged has old data fetched again; whether they are those that the page was made of
   * @param refusalOf headers and body of the answer to a request whose page may not be made now
   * @param headers what every answer has unless the page says otherwise
   * @param host the public one, which pages are made for
   */
  constructor({ render, holdingOf, isUnchanged, refusalOf, headers = {}, host = 'localhost' }) {
    this.#render = render;
    this.#holdingOf = holdingOf;
    this.#isUnchanged = isUnchanged;
    this.#refusalOf = refusalOf;
    this.#headers = headers;
    this.#host = host;
  }

  /** How much is kept, and how much is on its way. */
  sizes = {
    pageCacheBytes: () => this.#kept.calculatedSize,
    pageCachePages: () => this.#kept.size,
    unsentBytes: () => this.#unsent.bytes,
  };

  /** Answers a request for such a page, and says in `response.page` how it was had; false for every other. */
  answer(request, response) {
    const url = keptPage(request);
    if (url === null) return false;
    const kept = this.#kept.get(url);
    const holding = kept ? this.#holdingOf(kept.used, kept.madeAt, kept.triedAt) : 'spent';
    response.page = holding === 'spent' ? 'made' : holding;
    if (holding === 'spent') {
      this.#latest(url, request, kept).then(
        (page) => this.#send(request, response, page),
        (error) => (error instanceof LimitError ? this.#refuse(request, response, error) : response.destroy()),
      );
    } else {
      if (holding === 'stale') this.#renewOnce(url, request, kept).catch(() => {});
      this.#send(request, response, kept);
    }
    return true;
  }

  #send(request, response, { head, page }) {
    const nonce = newNonce();
    const isGzipped = page.hasText && takesGzip(request.headers['accept-encoding']);
    const lines = head.with(nonce);
    if (isGzipped) lines.push('Content-Encoding', 'gzip');
    lines.push('Content-Length', isGzipped ? page.sizeInBytes : page.plainLength);
    lines.push('X-Request-Id', request.headers['x-request-id']);
    response.writeHead(head.status, lines);
    if (request.method === 'HEAD' || !page.hasText) return response.end();
    this.#unsent.add(response, page.sizeInBytes);
    if (isGzipped) response.end(gzipped(page, nonce, response));
    else pipeline(page.plain(nonce), response, () => {});
  }

  #refuse(request, response, { refusal }) {
    const { headers, body } = this.#refusalOf(request, refusal);
    const requestId = { 'X-Request-Id': request.headers['x-request-id'] };
    response.writeHead(refusal.status, { ...this.#headers, ...headers, ...requestId }).end(body);
  }

  /**
   * A page that was already being made when its product changed is made once more, and so is one that was refused to the
   * client that came first.
   */
  async #latest(url, request, kept) {
    const isJoined = this.#renewing.has(url);
    const page = await this.#renewOnce(url, request, kept).catch((error) => {
      if (isJoined && error instanceof LimitError) return this.#renewOnce(url, request, kept);
      throw error;
    });
    const isOutdated = isWhole(page.used) && this.#holdingOf(page.used, page.madeAt, page.triedAt) === 'spent';
    return isOutdated ? this.#renewOnce(url, request, page) : page;
  }

  /** Once at a time for a page: who asks meanwhile waits for it. */
  #renewOnce(url, request, kept) {
    const renewing =
      this.#renewing.get(url) ?? this.#renew(url, request, kept).finally(() => this.#renewing.delete(url));
    this.#renewing.set(url, renewing);
    return renewing;
  }

  /** Makes a page of newer data; where there are none, as in an outage, it stays: to make it costs more than all else. */
  async #renew(url, request, kept) {
    if (!kept || !(await this.#isUnchanged(kept.used))) return this.#make(url, request);
    kept.triedAt = Date.now();
    return kept;
  }

  async #make(url, { headers }) {
    const used = new Map();
    const passed = passedHeaders.filter((name) => headers[name]).map((name) => [name, headers[name]]);
    const asked = { ...Object.fromEntries(passed), ...fixedHeaders, host: this.#host, 'x-nonce': this.#mark };
    const madeAt = Date.now();
    const answer = await this.used.run(used, () => this.#render({ url, headers: asked }));
    const made = { head: new Head(answer, this.#headers, this.#mark), used, madeAt, triedAt: Date.now() };
    made.page = new StampedPage(answer.body, this.#mark);
    const isForEverybody = answer.status === 200 && !('set-cookie' in answer.headers);
    if (isForEverybody && used.size > 0 && isWhole(used)) this.#kept.set(url, made);
    else this.#kept.delete(url);
    return made;
  }
}

/** Whether all that the page was made of was had. */
const isWhole = (used) => [...used.values()].every(Boolean);

/** Status and header of a page, in which the nonce is another one in each answer. */
class Head {
  /** Name and value by turns, as Node takes them without looking at each. */
  #lines;
  /** Which of the lines the nonce stands in, and what stands around it. */
  #stamped;

  constructor({ status, headers }, always, mark) {
    const vary = new Set([...String(headers.vary ?? '').split(/,\s*/), 'Accept-Encoding'].filter(Boolean));
    const own = { ...headers, vary: [...vary].join(', ') };
    for (const name of ownOfAnAnswer) delete own[name];
    const others = Object.entries(always).filter(([name]) => !(name.toLowerCase() in own));
    this.status = status;
    this.#lines = [...others, ...Object.entries(own)].flatMap(([name, value]) =>
      [value].flat().flatMap((one) => [name, String(one)]),
    );
    this.#stamped = this.#lines.flatMap((line, index) =>
      line.includes(mark) ? [{ index, around: line.split(mark) }] : [],
    );
  }

  with(nonce) {
    const lines = [...this.#lines];
    for (const { index, around } of this.#stamped) lines[index] = around.join(nonce);
    return lines;
  }
}

/** RFC 9110 §12.5.3, as far as it is about gzip. */
const takesGzip = (accepted = '') => /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted);

/** Thrown by a render that may not be made now; `status` is 429 for this client, 503 for all. */
export class LimitError extends Error {
  /** @param {{status: number, retryAfterSeconds: number}} refusal as lib/limits has it */
  constructor(refusal) {
    super('too many renders');
    this.refusal = refusal;
  }
}

/** Answers that have not been taken yet. When there is too much of them, those that lie longest are ended. */
class UnsentResponses {
  bytes = 0;
  #maxBytes;
  /** Bytes by response, the oldest first. */
  #responses = new Map();

  constructor(maxBytes) {
    this.#maxBytes = maxBytes;
  }

  add(response, bytes) {
    response.socket?.setTimeout(unreadTimeoutMs);
    this.#responses.set(response, bytes);
    this.bytes += bytes;
    response.once('close', () => this.#remove(response));
    for (const oldest of this.#responses.keys()) {
      if (this.bytes <= this.#maxBytes || oldest === response) break;
      this.#remove(oldest);
      oldest.destroy();
    }
  }

  #remove(response) {
    this.bytes -= this.#responses.get(response) ?? 0;
    this.#responses.delete(response);
  }
}

const rooms = new Rooms(8 * 1024 * 1024);

/** In a room that is free again when the answer has been sent, or nobody waits for it any more. */
function gzipped(page, nonce, response) {
  const room = rooms.take(page.sizeInBytes);
  response.once('close', () => rooms.giveBack(room));
  return page.gzipped(nonce, room);
}
