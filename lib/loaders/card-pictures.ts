import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** A finished picture; `tag` is its HTTP entity tag. */
export interface Picture {
  bytes: Buffer;
  tag: string;
}

/** About 600 cards. */
const maxBytes = 32 * 1024 * 1024;
/** Behind this many a crawler is asked to come again: a picture takes about 0.2 s, and pages are first. */
const mayWait = 20;
/** Between two pictures, for pages that came meanwhile. */
const restMs = 50;

const makeState = () => ({
  cache: new LRUCache<string, Picture>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  }),
  underWay: new Map<string, Promise<Picture>>(),
  last: Promise.resolve() as Promise<unknown>,
});
const shared = globalThis as { [key: symbol]: unknown };
const symbol = Symbol.for('dossier.card-pictures');
const state = () => (shared[symbol] ??= makeState()) as ReturnType<typeof makeState>;

/**
 * The picture of what `shown` holds, drawn when it is not kept: the same for the same data, one at a time, each once.
 * Null while too many wait.
 */
export async function pictureOf(shown: unknown, draw: () => Promise<Buffer>): Promise<Picture | null> {
  const { cache, underWay } = state();
  const key = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  const known = cache.get(key) ?? underWay.get(key);
  if (known) return known;
  if (underWay.size > mayWait) return null;
  const drawing = runSequentially(async () => {
    const bytes = await draw();
    const picture = { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
    cache.set(key, picture);
    return picture;
  }).finally(() => underWay.delete(key));
  underWay.set(key, drawing);
  return drawing;
}

function runSequentially<T>(work: () => Promise<T>): Promise<T> {
  const turn = state().last.then(work);
  state().last = turn.catch(() => undefined).then(() => sleep(restMs));
  return turn;
}
