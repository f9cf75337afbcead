import { basePath } from '@/lib/domain/pages/paths';

/** Message to the service worker (public/sw.js): the pages of a product to cache, or the list of a site. */
export interface OfflineCacheOptions {
  id: number | 'site';
  /** Paths with the base path; of a product the landing page first. */
  pages: string[];
  /** Texts of the page for URLs that are not cached. */
  texts: { lang: string; title: string; text: string; list: string; again: string };
}

/** A page that is never idle is cached after this time. */
const maxIdleWaitMs = 10_000;

/**
 * When the page is idle, requests the service worker to cache pages for offline use; not for visitors with data
 * saving on. The returned function cancels the request if it has not started.
 */
export function cacheForOffline(options: OfflineCacheOptions): () => void {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!serviceWorker || connection?.saveData) return () => {};
  let isActive = true;
  const registerProduct = async () => {
    if (!isActive) return;
    await serviceWorker.register(`${basePath}/sw.js`);
    (await serviceWorker.ready).active?.postMessage(options);
  };
  // A failed registration is ignored: with a network nothing is missing.
  const start = () => void registerProduct().catch(() => {});
  const startWhenIdle = () =>
    // Safari has no idle callbacks.
    window.requestIdleCallback ? window.requestIdleCallback(start, { timeout: maxIdleWaitMs }) : setTimeout(start);
  if (document.readyState === 'complete') startWhenIdle();
  else window.addEventListener('load', startWhenIdle, { once: true });
  return () => {
    isActive = false;
  };
}
