import { useEffect, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { Version } from '@/lib/domain/dossier';
import { basePath, paths } from '@/lib/domain/paths';
import { chosenVersion, defaultSdsChoice, readSdsChoice, type SdsChoice } from '@/lib/domain/sds';

/** A text with the choice that it belongs to. */
export interface SdsText {
  choice: SdsChoice;
  /** Sanitised. */
  html: string;
  /** Numbers of its sections; of a comparison, those that changed. */
  sections: number[];
}

interface Wish {
  choice: SdsChoice;
  /** Chosen in the page; else by the browser's history, whose address is there already. */
  isNew: boolean;
}

/**
 * The SDS text in place (Spec §4 "SDS view"): `choose` loads another version, comparison or QR choice and gives it an
 * address of its own; back and forward lead to it, too. `shown` is the text before until the new one has come, and stays
 * when it does not come (Spec §8 "SDS reload failure").
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
}): { shown: SdsText; isLoading: boolean; choose: (choice: SdsChoice) => void } {
  const [wish, setWish] = useState<Wish>({ choice: initial.choice, isNew: false });
  const addressOf = (choice: SdsChoice) => basePath + paths.sds(id, interfaceLang, lang, choice);
  // With the version's id, so that the text kept for an address never becomes another.
  const keyOf = (choice: SdsChoice) =>
    basePath + paths.api.sds(id, lang, { ...choice, version: chosenVersion(versions, choice.version)?.id });
  const key = keyOf(wish.choice);
  const load = () => (key === keyOf(initial.choice) ? initial : fetchText(key, wish.choice));
  const { data: shown = initial } = useSWRImmutable(key, load, {
    keepPreviousData: true,
    shouldRetryOnError: false,
    onError: () => setWish({ choice: shown.choice, isNew: true }),
  });
  const isLoading = keyOf(shown.choice) !== key;
  const path = addressOf(defaultSdsChoice);
  const address = addressOf(shown.choice);

  useEffect(() => {
    const { pathname, search } = window.location;
    if (!isLoading && wish.isNew && pathname + search !== address) window.history.pushState(null, '', address);
  }, [isLoading, wish, address]);

  useEffect(() => {
    const follow = () => {
      const { pathname, searchParams } = new URL(window.location.href);
      if (pathname !== path) return;
      const { choice } = readSdsChoice(Object.fromEntries(searchParams), versions);
      setWish({ choice, isNew: false });
    };
    // Coming back from another page, the address may already be that of a later choice.
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [path, versions]);

  return { shown, isLoading, choose: (choice) => setWish({ choice, isNew: true }) };
}

async function fetchText(address: string, choice: SdsChoice): Promise<SdsText> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the text's answer is ${response.status}`);
  const { html, sections } = (await response.json()) as { html?: unknown; sections?: unknown };
  if (typeof html !== 'string' || !Array.isArray(sections)) throw new TypeError('the answer has no text');
  return { choice, html, sections };
}
