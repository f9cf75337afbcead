import { basePath } from '@/lib/domain/pages/paths';

/** What the service worker (public/sw.js) is asked to keep of a product. */
export interface OfflineCacheOptions {
  id: number;
  /** Addresses with the base path, the landing page first. */
  pages: string[];
  /** Of the page that says that one is not kept. */
  texts: { lang: string; title: string; text: string; list: string; again: string };
}

/**
 * Once the page is there and the browser has nothing else to do, asks the service worker to keep a product for the time without
 * a network; not for visitors who save data. What comes back takes the wish back as long as nothing has begun.
 */
export function cacheForOffline(options: OfflineCacheOptions): () => void {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!serviceWorker || connection?.saveData) return () => {};
  let isWanted = true;
  const registerProduct = async () => {
    if (!isWanted) return;
    await serviceWorker.register(`${basePath}/sw.js`);
    (await serviceWorker.ready).active?.postMessage(options);
  };
  // Without the worker there is nothing that a visitor would miss with a network.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => void registerProduct().catch(() => {}));
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
  return () => {
    isWanted = false;
  };
}
