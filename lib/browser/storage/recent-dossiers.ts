import { writeStoredValue } from '@/lib/browser/storage/write-stored-value';

/** Key of localStorage; the value is wrapped: `{"value":[{"id":1001,"name":"Acetone"}],"timestamp":1772323200000}`. */
export const recentKey = 'recentDossiers';
const maxRecent = 8;

/** A dossier that was opened on this device, with its name in the language in which it was read. */
export interface RecentDossier {
  id: number;
  name: string;
}

const none: readonly RecentDossier[] = [];
const isRecent = (value: unknown): value is RecentDossier => {
  const { id, name } = (value ?? {}) as Partial<RecentDossier>;
  return Number.isSafeInteger(id) && typeof name === 'string';
};
const listeners = new Set<() => void>();
let known: { text: string | null; list: readonly RecentDossier[] } = { text: null, list: none };

/** The dossiers opened last on this device, the last one first. */
export const recentDossiers = {
  current(): readonly RecentDossier[] {
    try {
      const text = window.localStorage.getItem(recentKey);
      if (text !== known.text) {
        const { value } = (JSON.parse(text ?? '{}') ?? {}) as { value?: unknown };
        known = { text, list: Array.isArray(value) ? value.filter(isRecent).slice(0, maxRecent) : none };
      }
      return known.list;
    } catch {
      return none;
    }
  },
  add({ id, name }: RecentDossier): void {
    const others = recentDossiers.current().filter((dossier) => dossier.id !== id);
    writeStoredValue(recentKey, [{ id, name }, ...others].slice(0, maxRecent), Date.now());
  },
  clear(): void {
    writeStoredValue(recentKey, [], Date.now());
    for (const changed of listeners) changed();
  },
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};
