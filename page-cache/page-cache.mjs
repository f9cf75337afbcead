import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { keptPage } from './kept-page.mjs';
import { Rooms } from './rooms.mjs';
import { StampedPage } from './stamped-page.mjs';

const maxBytes = 64 * 1024 * 1024;
/** What a page takes beside its text. */
const pageBytes = 4_096;
/** What belongs to one answer, not to the page. */
const ownOfAnAnswer = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'date'];
/** What of a request does not change the page: it is compressed here, and the same for everybody. */
const ownOfARequest = ['accept-encoding', 'cookie', 'range', 'if-none-match', 'if-modified-since'];

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
  #headers;
  /** Stands where the nonce is to be; unknown outside, so that no text of a page can be taken for it. */
  #mark = randomBytes(18).toString('hex');

  /**
   * @param render asks Next for a page: `({url, headers}) => Promise<{status, headers, body}>`; the nonce is in `x-nonce`
   * @param holdingOf how far a page's data still hold: `'fresh'`, `'stale'` while they are fetched again, `'spent'`
   * @param isUnchanged has old data fetched again; whether they are those that the page was made of
   * @param headers what every answer has unless the page says otherwise
   */
  constructor({ render, holdingOf, isUnchanged, headers = {} }) {
    this.#render = render;
    this.#holdingOf = holdingOf;
    this.#isUnchanged = isUnchanged;
    this.#headers = headers;
  }

  /** How much is kept. */
  sizes = { pageCacheBytes: () => this.#kept.calculatedSize, pageCachePages: () => this.#kept.size };

  /** Answers a request for such a page, and says in `response.page` how it was had; false for every other. */
  answer(request, response) {
    const url = keptPage(request);
    if (url === null) return false;
    const kept = this.#kept.get(url);
    const holding = kept ? this.#holdingOf(kept.used, kept.madeAt, kept.triedAt) : 'spent';
    response.page = holding === 'spent' ? 'made' : holding;
    if (holding === 'spent') {
      this.#latest(url, request, kept).then(
        (page) => send(request, response, page),
        () => response.destroy(),
      );
    } else {
      if (holding === 'stale') this.#renewOnce(url, request, kept).catch(() => {});
      send(request, response, kept);
    }
    return true;
  }

  /** A page that was already being made when its product changed is made once more. */
  async #latest(url, request, kept) {
    const page = await this.#renewOnce(url, request, kept);
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
    const asked = { ...headers, 'x-nonce': this.#mark };
    for (const name of ownOfARequest) delete asked[name];
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

function send(request, response, { head, page }) {
  const nonce = newNonce();
  const isGzipped = page.hasText && takesGzip(request.headers['accept-encoding']);
  const body = isGzipped ? gzipped(page, nonce, response) : page.plain(nonce);
  const lines = head.with(nonce);
  if (isGzipped) lines.push('Content-Encoding', 'gzip');
  lines.push('Content-Length', body.length, 'X-Request-Id', request.headers['x-request-id']);
  response.writeHead(head.status, lines);
  response.end(request.method === 'HEAD' ? undefined : body);
}

const rooms = new Rooms(8 * 1024 * 1024);

/** In a room that is free again when the answer has been sent, or nobody waits for it any more. */
function gzipped(page, nonce, response) {
  const room = rooms.take(page.sizeInBytes);
  response.once('close', () => rooms.giveBack(room));
  return page.gzipped(nonce, room);
}
