import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { headers } from 'next/headers';
import { SharePart } from '@/components/share/share-part';
import { RememberDossier } from '@/components/shell/dossier/remember-dossier';
import { offlineTexts } from '@/components/shell/dossier/offline-texts';
import { CacheForOffline } from '@/components/shell/dossier/saved-page';
import { tabPath } from '@/components/shell/dossier/tab-bar';
import { DossierShell } from '@/components/shell/dossier/dossier-shell';
import { canonicalPath, readingPaths } from '@/lib/domain/pages/product-pages';
import { footerLinks } from '@/lib/domain/pages/footer-links';
import { type InterfaceLanguage, interfaceLanguages, nativeName } from '@/lib/domain/languages/languages';
import { basePath, paths, publicUrl } from '@/lib/domain/pages/paths';
import { marketFor } from '@/lib/domain/sds/markets';
import { sharedPage } from '@/lib/domain/discovery/indexable-pages';
import { isDocument, isTabAvailable, tabs } from '@/lib/domain/pages/tabs';
import { ogTitle } from '@/lib/domain/discovery/page-head';
import { inAppMessages } from '@/lib/i18n/in-app-messages';
import { PageHtml } from '@/components/ui/page-html';
import { pageHtml } from '@/lib/loaders/html/page-html';
import { currentAddress } from '@/lib/loaders/request/current-address';
import { deployment } from '@/lib/loaders/request/deployment';
import type { DossierScreen } from '@/lib/loaders/pages/dossier-screen';
import { pageGraph, scriptText } from '@/lib/domain/discovery/page-graph';
import { jsonLdContext } from '@/lib/loaders/pages/json-ld';

/** The frame around a dossier's screen: header, tabs, links to the other interface languages. */
export async function ScreenShell({
  screen,
  market = null,
  children,
}: {
  screen: DossierScreen;
  /** The country of the address; null: the default of the language. */
  market?: string | null;
  children: ReactNode;
}) {
  const { dossier, brand, interfaceLang, docType, lang, features, viewing, back, canSend } = screen;
  const t = await getTranslations('app');
  const { siteUrl, isBuilt, hasCatalogue, operator } = deployment();
  const opened = docType === 'hazards' || docType === 'history' ? [docType] : [];
  const offlinePages = [...(['pd', 'emergency', 'gh'] as const), ...opened].filter(
    (one) => isTabAvailable(dossier, one) && (one !== 'emergency' || features.emergency),
  );
  const page = sharedPage(dossier, screen);
  // A document page keeps its document language; other pages use the document language of the interface language.
  const pathIn = (code: InterfaceLanguage) =>
    isDocument(docType)
      ? paths.dossier(dossier.id, code, docType, lang, market)
      : canonicalPath(dossier, { interfaceLang: code, docType, lang });
  const address = publicUrl(siteUrl, paths.dossier(dossier.id, interfaceLang, docType, lang, market));
  const sharedMarket = page.docType !== 'gh' || page.lang === lang ? market : marketFor(dossier, page.lang, market);
  const languages = interfaceLanguages.map((code) => ({ code, name: nativeName(code), href: pathIn(code) }));
  const readIn = readingPaths(dossier, screen).map((one) => ({
    text: inAppMessages[one.code].app.read_in_language,
    ...one,
  }));
  return (
    <DossierShell
      dossier={dossier}
      brand={brand}
      interfaceLang={interfaceLang}
      lang={lang}
      active={docType}
      market={market}
      current={await currentAddress()}
      languages={languages}
      readIn={readIn}
      viewing={viewing}
      footerLinks={footerLinks(operator, interfaceLang)}
      back={back}
      canSend={canSend}
      toPageHtml={pageHtml}
      hasEmergency={features.emergency}
      address={address}
      shared={
        features.share
          ? {
              url: publicUrl(siteUrl, paths.dossier(dossier.id, interfaceLang, page.docType, page.lang, sharedMarket)),
              page: address,
              title: ogTitle({
                name: dossier.name,
                screen: t(`screen_${page.docType}`),
              }),
              target: page.docType === 'gh' ? 'sds' : 'page',
              promo:
                page.docType === 'gh'
                  ? paths.sdsPromoPage(dossier.id, interfaceLang, page.lang, sharedMarket)
                  : undefined,
            }
          : undefined
      }
    >
      {children}
      <StructuredData screen={screen} />
      {canSend && <SharePart pageUrl={address} />}
      {hasCatalogue && <RememberDossier id={dossier.id} name={dossier.name} />}
      {isBuilt && (
        <CacheForOffline
          options={{
            id: dossier.id,
            pages: offlinePages.map((one) => basePath + tabPath(dossier, interfaceLang, one, lang)),
            texts: offlineTexts(t, interfaceLang),
          }}
        />
      )}
    </DossierShell>
  );
}

/** JSON-LD of a screen; only screens with a tab have it. */
export async function StructuredData({ screen }: { screen: DossierScreen }) {
  const { dossier, docType, lang, interfaceLang } = screen;
  const tab = tabs.find(({ segment }) => segment === docType);
  if (!tab) return null;
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const graph = pageGraph(dossier, { docType: tab.segment, lang }, await jsonLdContext(interfaceLang));
  return <PageHtml as="script" type="application/ld+json" nonce={nonce} text={pageHtml(scriptText(graph))} />;
}
