import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { earlyScript, RootDocument } from '@/components/shell/document/root-document';
import { iconSprite } from '@/components/ui/icons/icon-sprite';
import { PageHtml } from '@/components/ui/page-html';
import { publicUrl } from '@/lib/domain/pages/paths';
import { pageHtml } from '@/lib/loaders/html/page-html';
import { deployment } from '@/lib/loaders/request/deployment';
import greek from '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2';
import latin from './fonts/body-latin.woff2';

/**
 * URLs of the font files, declared in globals.css, that pages in an interface language need. The page preloads them
 * before its style sheet is parsed, so that they are available for the first paint.
 */
const fontParts = (lang: string): string[] => (lang === 'el' ? [latin, greek] : [latin]);

/** The document around every page, shared by the three root layouts. */
export async function AppDocument({ children }: { children: ReactNode }) {
  const lang = await getLocale();
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const t = await getTranslations('app');
  return (
    <RootDocument
      lang={lang}
      brand={deployment().brand}
      nonce={nonce}
      loading={t('loading')}
      script={<PageHtml as="script" data-early="" nonce={nonce} text={pageHtml(earlyScript)} />}
    >
      <PageHtml hidden text={pageHtml(iconSprite)} />
      {/*
       * One file for bold and regular; without the preload a first visit uses the fallback font. Links as elements:
       * calls of react-dom's `preload` late in a first render reach neither the head nor the Link header.
       */}
      {fontParts(lang).map((part) => (
        <link key={part} rel="preload" href={part} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {children}
    </RootDocument>
  );
}

/** Metadata URLs use the configured origin, never the origin of a request. */
export function appMetadata(): Metadata {
  return {
    metadataBase: new URL(`${publicUrl(deployment().siteUrl, '')}/`),
    applicationName: deployment().brand.name,
    formatDetection: { telephone: false, email: false, address: false },
  };
}
