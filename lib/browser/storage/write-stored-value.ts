/**
 * Keeps a choice of the visitor's for the next visit, wrapped with its time, `{"value":"dark","timestamp":1772323200000}` (Spec §9
 * "Stored values"). Where nothing can be kept it holds for this page only, and the console names the key.
 */
export function writeStoredValue(key: string, value: unknown, timestamp: number): void {
  try {
    window.localStorage.setItem(key, JSON.stringify({ value, timestamp }));
  } catch (cause) {
    console.warn(new Error(`Storage: can not write ${key}`, { cause }));
  }
}
