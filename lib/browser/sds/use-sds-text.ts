import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChangedPanel } from '@/lib/domain/changes/changes';
import type { Version } from '@/lib/domain/product/dossier';
import { basePath, paths } from '@/lib/domain/pages/paths';
import { chosenVersion, defaultSdsChoice, readSdsChoice, type SdsChoice } from '@/lib/domain/sds/sds';

/** A text with the choice that it belongs to. */
export interface SdsText {
  choice: SdsChoice;
  /** Sanitised. */
  html: string;
  /** Numbers of its sections; of a comparison, those that changed. */
  sections: number[];
  /** Of a comparison: what changed in product detail; null and left out where that cannot be said. */
  panels?: ChangedPanel[] | null;
  /** A comparison that the visitor has just chosen: it goes to its first change. */
  isNewComparison?: boolean;
}

/**
 * The SDS text in place (Spec §4 "SDS view"): `choose` loads another version, comparison or QR choice and gives it an
 * address of its own; back and forward lead to it, too. `shown` is the text before until the new one has come, and stays
 * when it does not come (Spec §8 "SDS reload failure"); `choose` says whether it came.
 */
export function useSdsText({
  id,
  interfaceLang,
  lang,
  versions,
  initial,
}: {
  id: number;
  interfaceLang: string;
  lang: number;
  versions: Version[];
  /** What the server sent. */
  initial: SdsText;
}): { shown: SdsText; isLoading: boolean; choose: (choice: SdsChoice) => Promise<boolean> } {
  const [shown, setShown] = useState(initial);
  const [isLoading, setIsLoading] = useState(false);
  const addressOf = (choice: SdsChoice) => basePath + paths.sds(id, interfaceLang, lang, choice);
  // With the version's id, so that the text kept for an address never becomes another.
  const keyOf = (choice: SdsChoice) =>
    basePath + paths.api.sds(id, lang, { ...choice, version: chosenVersion(versions, choice.version)?.id });
  const cache = useRef(new Map([[keyOf(initial.choice), initial]]));
  const requested = useRef<SdsChoice>(null);

  /** `isNew`: chosen in the page; else by the browser's history, whose address is there already. */
  const want = async (choice: SdsChoice, isNew: boolean): Promise<boolean> => {
    requested.current = choice;
    const key = keyOf(choice);
    setIsLoading(key !== keyOf(shown.choice));
    const text = cache.current.get(key) ?? (await fetchText(key, choice).catch(() => null));
    if (text) cache.current.set(key, text);
    // A later choice is on its way.
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
    if (pathname === path) void want(readSdsChoice(Object.fromEntries(searchParams), versions).choice, false);
  });
  useEffect(() => {
    const listen = () => follow();
    // Coming back from another page, the address may already be that of a later choice; who has chosen by now goes first.
    queueMicrotask(() => {
      if (!requested.current) listen();
    });
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);

  return { shown, isLoading, choose: (choice) => want(choice, true) };
}

async function fetchText(address: string, choice: SdsChoice): Promise<SdsText> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the text's answer is ${response.status}`);
  const { html, sections, panels } = (await response.json()) as { [Key in keyof SdsText]?: unknown };
  if (typeof html !== 'string' || !Array.isArray(sections)) throw new TypeError('the answer has no text');
  return { choice, html, sections, panels: Array.isArray(panels) ? panels : null };
}
