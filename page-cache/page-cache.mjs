import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { pageKey } from './page-key.mjs';
import { StampedPage } from './stamped-page.mjs';

const maxBytes = 128 * 1024 * 1024;
/** A page that has just been made is as new as it can be: in an outage nothing is asked for again so soon. */
const newMs = 2_000;
/** What belongs to one answer, not to the page. */
const ownOfAnAnswer = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'date'];
const newNonce = () => randomBytes(16).toString('base64');

/**
 * Keeps dossier pages that are the same for every anonymous visitor, and answers with a nonce of its own each time
 * (docs/decisions/021). A page holds as long as the data that it was made of (lib/upstream/data-cache.ts), which have the
 * ages: it has none.
 */
export class PageCache {
  /** Which entries of the data cache the page in work was made of; the data cache writes them down. */
  used = new AsyncLocalStorage();
  #kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ page }) => page.sizeInBytes + 4096 });
  #rendering = new Map();
  #render;
  #holdingOf;
  /** Stands where the nonce is to be; unknown outside, so that no text of a page can be taken for it. */
  #mark = randomBytes(18).toString('hex');

  /**
   * @param render asks Next for a page: `({url, headers}) => Promise<{status, headers, body}>`; the nonce is in `x-nonce`
   * @param holdingOf how far a page's data still hold: `'fresh'`, `'stale'` while they are fetched again, `'spent'`
   */
  constructor({ render, holdingOf }) {
    this.#render = render;
    this.#holdingOf = holdingOf;
  }

  /** Answers a request for such a page; false for every other. */
  async answer(request, response) {
    const key = pageKey(request);
    if (key === null) return false;
    const kept = this.#kept.get(key);
    const holding = kept ? this.#holding(kept) : 'spent';
    if (holding === 'spent') send(request, response, await this.#renderOnce(key, request));
    else {
      if (holding === 'stale') this.#renderOnce(key, request).catch(() => {});
      send(request, response, kept);
    }
    return true;
  }

  #holding({ used, madeAt }) {
    return Date.now() - madeAt < newMs ? 'fresh' : this.#holdingOf(used, madeAt);
  }

  /** One render in flight a page: who asks meanwhile waits for it. */
  #renderOnce(key, request) {
    const rendering = this.#rendering.get(key) ?? this.#make(key, request).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #make(key, { url, headers }) {
    const used = new Map();
    const asked = { ...headers, 'x-nonce': this.#mark };
    // Compressed here, and the same for everybody.
    for (const name of ['accept-encoding', 'cookie', 'range', 'if-none-match', 'if-modified-since']) delete asked[name];
    const answer = await this.used.run(used, () => this.#render({ url, headers: asked }));
    const vary = new Set([...String(answer.headers.vary ?? '').split(/,\s*/), 'Accept-Encoding'].filter(Boolean));
    answer.headers.vary = [...vary].join(', ');
    const own = Object.entries(answer.headers).filter(([name]) => !ownOfAnAnswer.includes(name.toLowerCase()));
    const stamped = own.map(([name, value]) => [name, stamperOf(value, this.#mark)]);
    const page = new StampedPage(answer.body, this.#mark);
    const made = {
      status: answer.status,
      headers: stamped,
      page,
      used,
      madeAt: Date.now(),
      isEmpty: !answer.body.length,
    };
    const isForEverybody = answer.status === 200 && !('set-cookie' in answer.headers);
    if (isForEverybody && used.size > 0 && [...used.values()].every(Boolean)) this.#kept.set(key, made);
    else this.#kept.delete(key);
    return made;
  }
}

/** A header's value with another nonce each time. */
function stamperOf(value, mark) {
  if (Array.isArray(value)) {
    const stampers = value.map((one) => stamperOf(one, mark));
    return (nonce) => stampers.map((stamp) => stamp(nonce));
  }
  const parts = String(value).split(mark);
  return parts.length === 1 ? () => value : (nonce) => parts.join(nonce);
}

/** RFC 9110 §12.5.3, as far as it is about gzip. */
const takesGzip = (accepted = '') => /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted);

function send(request, response, { status, headers, page, isEmpty }) {
  const nonce = newNonce();
  response.statusCode = status;
  for (const [name, stamp] of headers) response.setHeader(name, stamp(nonce));
  const isGzipped = !isEmpty && takesGzip(request.headers['accept-encoding']);
  const body = isGzipped ? page.gzipped(nonce) : page.plain(nonce);
  if (isGzipped) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
