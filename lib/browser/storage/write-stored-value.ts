/**
 * Stores a visitor's choice in localStorage, wrapped with its time: `{"value":"dark","timestamp":1772323200000}` (Spec
 * §9 "Stored values"). If storing fails, the choice applies to this page only, and the console names the key.
 */
export function writeStoredValue(key: string, value: unknown, timestamp: number): void {
  try {
    window.localStorage.setItem(key, JSON.stringify({ value, timestamp }));
  } catch (cause) {
    console.warn(new Error(`Storage: can not write ${key}`, { cause }));
  }
}
