/**
 * Runs before the first paint, so that nothing moves: a page that the service worker kept says in its Server-Timing of when it
 * is (public/sw.js), and has room for the line that tells the visitor.
 */
export const savedScript = `{
  const { serverTiming = [] } = performance.getEntriesByType('navigation')[0] ?? {};
  const kept = serverTiming.find(({ name }) => name === 'kept');
  if (kept) document.documentElement.dataset.saved = kept.description;
}`;
