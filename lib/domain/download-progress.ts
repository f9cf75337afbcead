/** A download that takes no longer shows no progress. */
export const progressAfterMs = 1000;

/** A file over this size goes from the server to the disk by the browser's own download; others are gathered in the page. */
export const maxBufferedBytes = 200_000_000;

/** How much of a file has come, 0 to 100 in whole numbers; null where its size is not known. */
export function percentOf(loadedBytes: number, sizeInBytes: number | null): number | null {
  if (!sizeInBytes) return null;
  return Math.min(100, Math.floor((loadedBytes / sizeInBytes) * 100));
}
