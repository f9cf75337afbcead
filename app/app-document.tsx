import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RootDocument } from '@/components/shell/document/root-document';
import { brands } from '@/lib/domain/site/brands';
import { publicUrl } from '@/lib/domain/pages/paths';
import { deployment } from '@/lib/loaders/request/deployment';
import greek from '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2';
import latin from './fonts/body-latin.woff2';

/**
 * Addresses of the parts of the font, declared in globals.css, that a page in an interface language cannot be written without. The
 * page asks for them before its style sheet is read, so that they are there for the first paint, also on a first visit.
 */
export const fontParts = (lang: string): string[] => (lang === 'el' ? [latin, greek] : [latin]);

/** What all three root layouts share: the document around a page. */
export async function AppDocument({ children }: { children: ReactNode }) {
  const lang = await getLocale();
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const t = await getTranslations('app');
  return (
    <RootDocument lang={lang} brand={deployment().brand} nonce={nonce} loading={t('loading')}>
      {/*
       * Bold and regular come from one file; without it the first visit is in another font. As elements: what react-dom's `preload` is
       * told late in a first render is in neither the head nor the Link header.
       */}
      {fontParts(lang).map((part) => (
        <link key={part} rel="preload" href={part} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {children}
    </RootDocument>
  );
}

/** Addresses in metadata are built on the configured origin, never on one that a request brought. */
export function appMetadata(): Metadata {
  return {
    metadataBase: new URL(`${publicUrl(deployment().siteUrl, '')}/`),
    applicationName: brands[deployment().brand].name,
    formatDetection: { telephone: false, email: false, address: false },
  };
}
