import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readPageHtml } from '@/lib/browser/page-html';
import type { ChangedPanel } from '@/lib/domain/changes/changes';
import type { Version } from '@/lib/domain/product/dossier';
import type { PageHtml } from '@/lib/domain/pages/page-html';
import { basePath, paths } from '@/lib/domain/pages/paths';
import { readingHtml, type ReadingWords } from '@/lib/domain/sds/reading-html';
import { chosenVersion, defaultSdsChoice, readSdsChoice, type SdsChoice } from '@/lib/domain/sds/sds';

/** A text with its choice. */
export interface SdsText {
  choice: SdsChoice;
  /** The HTML of `readingHtml`. */
  html: string;
  /** The id of the server-rendered text. */
  id?: string;
  /** Numbers of its sections; in a comparison, of the changed ones. */
  sections: number[];
  /** In a comparison: the changed panels of product detail; null or omitted if unknown. */
  panels?: ChangedPanel[] | null;
  /** A comparison that the visitor has just selected: scrolls to its first change. */
  isNewComparison?: boolean;
}

/** The server-rendered text. */
export type InitialSdsText = Omit<SdsText, 'html' | 'id'> & { text: PageHtml };

/**
 * The SDS text in place (Spec §4 "SDS view"): `choose` loads another version, comparison or QR choice under its own
 * URL; back and forward lead to it, too. `shown` is the previous text until the new one has loaded, and stays if
 * loading fails (Spec §8 "SDS reload failure"); `choose` returns whether it loaded.
 */
export function useSdsText({
  id,
  interfaceLang,
  lang,
  versions,
  initial,
  words,
}: {
  id: number;
  interfaceLang: string;
  lang: number;
  versions: Version[];
  initial: InitialSdsText;
  words: ReadingWords;
}): { shown: SdsText; isLoading: boolean; choose: (choice: SdsChoice) => Promise<boolean> } {
  const [first] = useState<SdsText>(() => ({ ...initial, html: readPageHtml(initial.text), id: initial.text.id }));
  const [shown, setShown] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const addressOf = (choice: SdsChoice) => basePath + paths.sds(id, interfaceLang, lang, choice);
  // The key has the version's id, so that a cached text never belongs to another version.
  const keyOf = (choice: SdsChoice) =>
    basePath + paths.api.sds(id, lang, { ...choice, version: chosenVersion(versions, choice.version)?.id });
  const cache = useRef(new Map([[keyOf(first.choice), first]]));
  const requested = useRef<SdsChoice>(null);

  /** `isNew`: selected on the page; otherwise the browser's history has already set the URL. */
  const load = async (choice: SdsChoice, isNew: boolean): Promise<boolean> => {
    requested.current = choice;
    const key = keyOf(choice);
    setIsLoading(key !== keyOf(shown.choice));
    const text = cache.current.get(key) ?? (await fetchText(key, choice, words).catch(() => null));
    if (text) cache.current.set(key, text);
    // A later choice is loading.
    if (requested.current !== choice) return text !== null;
    setIsLoading(false);
    const isNewComparison = isNew && choice.compare !== null && choice.compare !== shown.choice.compare;
    if (text) setShown({ ...text, isNewComparison });
    const address = addressOf((text ?? shown).choice);
    const { pathname, search } = window.location;
    if ((isNew || !text) && pathname + search !== address) window.history.pushState(null, '', address);
    return text !== null;
  };

  const path = addressOf(defaultSdsChoice);
  const follow = useEffectEvent(() => {
    const { pathname, searchParams } = new URL(window.location.href);
    if (pathname === path) void load(readSdsChoice(Object.fromEntries(searchParams), versions).choice, false);
  });
  useEffect(() => {
    const listen = () => follow();
    // After navigation back to this page, the URL may contain a later choice than the page's props; a choice made
    // meanwhile takes precedence.
    queueMicrotask(() => {
      if (!requested.current) listen();
    });
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);

  return { shown, isLoading, choose: (choice) => load(choice, true) };
}

async function fetchText(address: string, choice: SdsChoice, words: ReadingWords): Promise<SdsText> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { html, sections, panels } = (await response.json()) as { [Key in keyof SdsText]?: unknown };
  if (typeof html !== 'string' || !Array.isArray(sections)) throw new TypeError('malformed response');
  const changed = choice.compare === null ? [] : sections;
  return {
    choice,
    html: readingHtml(html, { changed, words }),
    sections,
    panels: Array.isArray(panels) ? panels : null,
  };
}
