import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { discoveryPaths } from '@/lib/domain/discovery/discovery-paths';
import { canonicalPage, marketAlternates } from '@/lib/domain/discovery/page-links';
import { metaDescription, ogTitle, pageTitle, screenTitle } from '@/lib/domain/discovery/page-head';
import { interfaceLanguages, openGraphLocale } from '@/lib/domain/languages/languages';
import { alternatesOf, indexablePages } from '@/lib/domain/discovery/indexable-pages';
import { paths, publicUrl } from '@/lib/domain/pages/paths';
import { isForm } from '@/lib/domain/pages/tabs';
import { deployment } from '@/lib/loaders/request/deployment';
import { env } from '@/lib/settings/env';
import type { DossierScreen, ScreenQuery } from '@/lib/loaders/pages/dossier-screen';

/**
 * The head of a dossier's screen: title, OG title, description and canonical link (Spec §2 "Other UI", §5 "Titles"), its
 * image for shared links, and the alternates in other languages. Only a canonical page has alternates: a page with another query than a market, one
 * of a document in another interface language, and one below a screen (`query` null) is a duplicate. Forms and edit mode
 * are not indexed. A page below a screen has title and description of its own, by its message key.
 */
export async function screenMetadata(
  screen: DossierScreen,
  query: ScreenQuery | null,
  ownTitle?: 'download_sds' | 'promo_sds',
): Promise<Metadata> {
  const { dossier, docType, interfaceLang, lang } = screen;
  const t = await getTranslations({ locale: interfaceLang, namespace: 'app' });
  const screenName = screenTitle(t(ownTitle ?? `screen_${docType}`), dossier, screen);
  const brand = screen.brand.name;
  const signalWord = dossier.hazards.signalWord?.text ?? null;
  const description = metaDescription({
    document: t(`meta_${ownTitle ?? docType}`, { product: dossier.name }),
    signalWord,
    hazards: dossier.hazards.statements.map(({ text }) => text),
    supplier: dossier.supplierName,
  });
  const requestedQuery = await query;
  const { market, ...otherQuery } = requestedQuery ?? {};
  const canonical = canonicalPage(dossier, screen, market);
  const hasNoQuery = requestedQuery !== null && Object.keys(otherQuery).length === 0;
  const alternates = marketAlternates(dossier, docType, alternatesOf(indexablePages(dossier, docType)));
  const ownPath = paths.dossier(dossier.id, interfaceLang, docType, lang);
  const path = market === undefined ? ownPath : `${ownPath}?market=${String(market)}`;
  const isCanonical = hasNoQuery && Object.values(alternates).includes(path);
  const languages = isCanonical ? alternates : {};
  const siteUrl = deployment().siteUrl;
  const oembed = { 'application/json+oembed': publicUrl(siteUrl, discoveryPaths.oembed(publicUrl(siteUrl, ownPath))) };
  const feed = publicUrl(siteUrl, discoveryPaths.feed(dossier.id, interfaceLang));
  const types = {
    ...(docType === 'pd' && env().EMBED_ORIGINS !== 'none' && oembed),
    ...((docType === 'pd' || docType === 'gh') &&
      dossier.versions.some(({ date }) => date) && { 'application/atom+xml': feed }),
  };
  const title = ogTitle({ name: dossier.name, screen: screenName });
  return {
    title: pageTitle({ name: dossier.name, screen: screenName, brand }),
    description,
    alternates: { canonical, languages, types },
    robots: { index: !isForm(docType) && requestedQuery?.edit === undefined, follow: true },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: brand,
      locale: openGraphLocale(interfaceLang),
      alternateLocale: interfaceLanguages
        .filter((code) => code !== interfaceLang && code in languages)
        .map((code) => openGraphLocale(code)),
      type: 'website',
      images: [
        {
          url: publicUrl(siteUrl, discoveryPaths.card(dossier.id, interfaceLang)),
          width: 1200,
          height: 630,
          alt: [dossier.name, signalWord, dossier.supplierName].filter(Boolean).join(' · '),
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
  };
}
