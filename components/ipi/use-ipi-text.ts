import useSWRMutation from 'swr/mutation';
import { basePath, paths } from '@/lib/domain/pages/paths';
import type { Qr } from '@/lib/domain/sds/sds';

interface IpiText {
  /** Sanitised. */
  html: string;
  qr: Qr;
}

/**
 * The text in view, and `reload`, which puts the one with another QR choice in its place. The text in view stays while
 * the other is on its way and, silently, when it cannot be had (Spec §8 "SDS reload failure").
 */
export function useIpiText({
  id,
  lang,
  first,
  onReload,
}: {
  id: number;
  lang: number;
  /** The text that the page came with. */
  first: IpiText;
  onReload: (qr: Qr) => void;
}): { text: IpiText; reload: (qr: Qr) => void; isLoading: boolean } {
  const { data, trigger, isMutating } = useSWRMutation(
    ['ipi', id, lang],
    (_key, { arg: qr }: { arg: Qr }) => fetchText(id, lang, qr),
    { throwOnError: false, onSuccess: ({ qr }) => onReload(qr) },
  );
  return { text: data ?? first, reload: (qr) => void trigger(qr), isLoading: isMutating };
}

async function fetchText(id: number, lang: number, qr: Qr): Promise<IpiText> {
  const response = await fetch(basePath + paths.api.ipi(id, lang, qr));
  if (!response.ok) throw new Error(`the text's answer is ${response.status}`);
  const { html } = (await response.json()) as { html?: unknown };
  if (typeof html !== 'string') throw new TypeError('the answer has no text');
  return { html, qr };
}
