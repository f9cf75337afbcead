import type { ReactNode } from 'react';
import { StoreLanguage, UncaughtErrors } from '@/components/shell/document/document-effects';
import { PageSpinner } from '@/components/ui/spinner';
import { ToastStack } from '@/components/ui/toast-stack';
import type { Brand } from '@/lib/domain/site/brands';
import { basePath } from '@/lib/domain/pages/paths';
import { chosenLanguageCookie } from '@/lib/domain/languages/language-cookie';
import { interfaceLanguages } from '@/lib/domain/languages/languages';
import { sidebarsKey, sides } from '@/lib/browser/storage/sidebars';
import { themeKey, themes } from '@/components/shell/document/theme';

/** `<html>` and `<body>` of every page; the root element has language, brand and theme. */
export function RootDocument({
  lang,
  brand,
  nonce,
  script,
  loading,
  children,
}: {
  lang: string;
  brand: Brand;
  /** Nonce of this response's Content Security Policy. */
  nonce: string | undefined;
  /** An element with `earlyScript`. */
  script: ReactNode;
  /** Label of the spinner during navigation. */
  loading: string;
  children: ReactNode;
}) {
  // The script sets theme and sidebars before the first paint and before hydration.
  return (
    <html
      lang={lang}
      dir="ltr"
      data-brand={brand.id}
      data-theme="light"
      className="data-locked:overflow-hidden data-locked:pr-(--scroll-bar)"
      suppressHydrationWarning
    >
      <body>
        {/* Browsers hide the nonce attribute after parsing. */}
        <style nonce={nonce} suppressHydrationWarning>{`
          :root {
            ${brand.css}
          }
        `}</style>
        {/* Next removes its own icon link during navigation, and the browser would request /favicon.ico. */}
        <link rel="icon" href={`${basePath}/icon.svg`} type="image/svg+xml" sizes="any" />
        {script}
        {children}
        <StoreLanguage />
        <ToastStack />
        <UncaughtErrors />
        <PageSpinner label={loading} />
      </body>
    </html>
  );
}

/**
 * Runs before the first paint, so that the layout does not shift: writes the visitor's reading language (the chosen
 * one, else the browser's best match) to the root element. The page is the same for everybody; ReadInLine has the
 * languages that it offers.
 */
const readerLanguageScript = `{
  const chosen = /(?:^|; )${chosenLanguageCookie}=([a-z]+)_/.exec(document.cookie)?.[1];
  const preferred = [chosen ?? [], ...(navigator.languages ?? [])].map((tag) => String(tag).slice(0, 3).replace('-', '').toLowerCase());
  const reader = preferred.find((code) => ${JSON.stringify(interfaceLanguages)}.includes(code));
  if (reader) document.documentElement.dataset.reader = reader;
}`;

/**
 * Runs before the first paint, so that the layout does not shift: a page from the service worker has its date in
 * Server-Timing (public/sw.js), and gets space for the line that shows it.
 */
const savedScript = `{
  const { serverTiming = [] } = performance.getEntriesByType('navigation')[0] ?? {};
  const kept = serverTiming.find(({ name }) => name === 'kept');
  if (kept) document.documentElement.dataset.saved = kept.description;
}`;

/**
 * Runs before the first paint, so that the layout does not shift: on large screens the sidebars have their previous
 * state, initially both open; on smaller ones they are closed (Spec §4 "Screen size").
 */
export const sidebarScript = `{
  let open = ${JSON.stringify(sides)};
  try {
    const kept = JSON.parse(localStorage.getItem(${JSON.stringify(sidebarsKey)}))?.value;
    if (Array.isArray(kept)) open = ${JSON.stringify(sides)}.filter((side) => kept.includes(side));
  } catch (cause) {
    console.warn(new Error(${JSON.stringify(`Storage: can not read ${sidebarsKey}`)}, { cause }));
  }
  const { dataset } = document.documentElement;
  dataset.sidebarsBeside = open.join(' ');
  const isWide = (px) => matchMedia('(min-width: ' + px + 'px)').matches;
  dataset.screen = isWide(1280) ? 'large' : isWide(640) ? 'medium' : 'small';
  dataset.sidebars = dataset.screen === 'large' ? dataset.sidebarsBeside : '';
}`;

/** Runs before the first paint, so that a stored theme does not flash; `theme.ts` stores it. */
export const themeScript = `try {
  const kept = JSON.parse(localStorage.getItem(${JSON.stringify(themeKey)}));
  if (${JSON.stringify(themes)}.includes(kept?.value)) document.documentElement.dataset.theme = kept.value;
} catch (cause) {
  console.warn(new Error(${JSON.stringify(`Storage: can not read ${themeKey}`)}, { cause }));
}`;

/** What runs before the first paint of every page. */
export const earlyScript = themeScript + sidebarScript + savedScript + readerLanguageScript;
