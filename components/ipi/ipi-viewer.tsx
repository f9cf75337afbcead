'use client';

import clsx from 'clsx';
import { Download } from '@/components/ui/icons/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import useSWRMutation from 'swr/mutation';
import { ChoiceButton } from '@/components/shell/content/choice-button';
import { languageOptions, qrOptions } from '@/components/shell/content/document-options';
import { ProviderHtml } from '@/components/shell/content/provider-html';
import { DownloadLink } from '@/components/ui/download-link';
import { Spinner } from '@/components/ui/spinner';
import { readPageHtml } from '@/lib/browser/page-html';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { PageHtml } from '@/lib/domain/pages/page-html';
import type { NamedLanguage } from '@/lib/domain/pages/documents';
import { basePath, paths } from '@/lib/domain/pages/paths';
import { parseQr, type Qr, qrKeys } from '@/lib/domain/sds/sds';

/**
 * Text key and requested size of each download, the printable A4 first. On wide screens they are aligned with the
 * poster's right edge.
 */
const sizes = [
  { text: 'download_a4', size: 'A4', className: 'bg-accent text-accent-on hover:opacity-90 medium:ml-auto' },
  { text: 'download_poster_a3', size: 'A2', className: 'border border-line-strong hover:bg-sunken' },
] as const;

/** The actions (language, QR choice, downloads) and the poster, which a QR choice reloads in place. */
export function IpiViewer({
  id,
  interfaceLang,
  lang,
  langCode,
  languages,
  market,
  markets,
  first,
}: {
  id: number;
  interfaceLang: string;
  lang: number;
  langCode: string | null;
  /** Languages in which the instructions are valid. */
  languages: NamedLanguage[];
  /** The requested country; null: the default of the language. */
  market: string | null;
  /** By language: the country that its instructions keep; null: the default. */
  markets: Record<number, string | null>;
  /** The server-rendered text. */
  first: { text: PageHtml; qr: Qr };
}) {
  const t = useScopedMessages('ipi');
  const [initial] = useState(() => ({ html: readPageHtml(first.text), qr: first.qr }));
  const { text, reload, isLoading } = useIpiText({
    id,
    lang,
    market,
    first: initial,
    // The URL names the text in view, unless the page was left meanwhile.
    onReload: (qr) => {
      const { href, pathname } = new URL(
        basePath + paths.ipi(id, interfaceLang, lang, qr, market),
        window.location.href,
      );
      if (pathname === window.location.pathname) window.history.replaceState(null, '', href);
    },
  });
  return (
    <>
      <div
        role="group"
        aria-label={t('actions')}
        className="mb-5 grid grid-cols-2 gap-2 medium:flex medium:flex-wrap print:hidden"
      >
        <ChoiceButton
          name={t('language')}
          value={String(lang)}
          options={languageOptions(languages, (other) =>
            paths.ipi(id, interfaceLang, other, text.qr, markets[other] ?? null),
          )}
        />
        <ChoiceButton
          name={t('qr_code')}
          value={String(text.qr)}
          options={qrOptions(t, (qr) => paths.ipi(id, interfaceLang, lang, qr, market))}
          onChoose={(value) => reload(parseQr(value))}
        />
        {sizes.map(({ text: name, size, className }) => (
          <DownloadLink
            key={size}
            href={paths.api.ipiDownload(id, lang, { size, qr: text.qr, market })}
            className={clsx(
              'inline-flex min-h-touch items-center justify-center gap-2 rounded-control px-4 py-1.5 font-semibold transition-[background-color,opacity] duration-150 max-medium:col-span-2',
              className,
            )}
          >
            <Download aria-hidden className="size-5 shrink-0" />
            {t(name)}
          </DownloadLink>
        ))}
      </div>
      <div
        aria-busy={isLoading}
        className="-mx-4 border-y border-line bg-surface px-4 py-6 medium:mx-0 medium:rounded-card medium:border medium:px-8 medium:py-8 large:px-12 large:py-10 print:m-0 print:border-0 print:p-0"
      >
        <ProviderHtml html={text.html} lang={langCode} id={text === initial ? first.text.id : undefined} />
      </div>
      <p role="status" className="sr-only">
        {isLoading ? null : `${t('qr_code')} ${t(qrKeys[text.qr])}`}
      </p>
      <Spinner active={isLoading} label={t('loading')} />
    </>
  );
}

interface IpiText {
  /** Sanitised. */
  html: string;
  qr: Qr;
}

/**
 * The text in view, and `reload`, which replaces it with the text for another QR choice. The current text stays while
 * loading, and also if loading fails, without a message (Spec §8 "SDS reload failure").
 */
function useIpiText({
  id,
  lang,
  market,
  first,
  onReload,
}: {
  id: number;
  lang: number;
  market: string | null;
  /** The server-rendered text. */
  first: IpiText;
  /** Called after each reload with the choice of the text in view. */
  onReload: (qr: Qr) => void;
}): { text: IpiText; reload: (qr: Qr) => void; isLoading: boolean } {
  const { data, trigger, isMutating } = useSWRMutation(
    ['ipi', id, lang, market],
    (_key, { arg: qr }: { arg: Qr }) => fetchText(paths.api.ipi(id, lang, qr, market), qr),
    { throwOnError: false, onSuccess: ({ qr }) => onReload(qr), onError: () => onReload(text.qr) },
  );
  const text = data ?? first;
  // After navigation back to this page, the URL may contain a later choice than the page's props.
  const follow = useEffectEvent(() => {
    const qr = parseQr(new URLSearchParams(window.location.search).get('qr'));
    if (qr !== first.qr) void trigger(qr);
  });
  useEffect(() => follow(), []);
  return { text, reload: (qr) => void trigger(qr), isLoading: isMutating };
}

async function fetchText(path: string, qr: Qr): Promise<IpiText> {
  const response = await fetch(basePath + path);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { html } = (await response.json()) as { html?: unknown };
  if (typeof html !== 'string') throw new TypeError('malformed response');
  return { html, qr };
}
