import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { headers } from 'next/headers';
import { SharePart } from '@/components/share/share-part';
import { PackLine } from '@/components/shell/dossier/pack-line';
import { PlainPageScript } from '@/components/shell/document/plain-page';
import { RememberDossier } from '@/components/shell/dossier/remember-dossier';
import { offlineTexts } from '@/components/shell/dossier/offline-texts';
import { CacheForOffline } from '@/components/shell/dossier/saved-page';
import { tabPath } from '@/components/shell/dossier/tab-bar';
import { DossierShell } from '@/components/shell/dossier/dossier-shell';
import { canonicalPath, readingPaths } from '@/lib/domain/pages/product-pages';
import { footerLinks } from '@/lib/domain/pages/footer-links';
import type { Pack } from '@/lib/domain/pages/pack';
import { type InterfaceLanguage, interfaceLanguages, nativeName } from '@/lib/domain/languages/languages';
import { basePath, paths, publicUrl } from '@/lib/domain/pages/paths';
import { marketFor } from '@/lib/domain/sds/markets';
import { sharedPage } from '@/lib/domain/discovery/indexable-pages';
import { type DocType, isDocument, isTabAvailable, pageTypeOf, tabs } from '@/lib/domain/pages/tabs';
import { ogTitle } from '@/lib/domain/discovery/page-head';
import { appMessages } from '@/lib/i18n/in-app-messages';
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
  pack = null,
  children,
}: {
  screen: DossierScreen;
  /** The country of the address; null: the default of the language. */
  market?: string | null;
  /** The pack that the address is about. */
  pack?: Pack | null;
  children: ReactNode;
}) {
  const { dossier, brand, interfaceLang, docType, lang, features, viewing, back, canSend } = screen;
  const t = await getTranslations('app');
  const { siteUrl, isBuilt, hasCatalogue, operator } = deployment();
  // With every page the device keeps these three, the most needed first.
  const keptPages: DocType[] = ['pd', 'emergency', 'gh'];
  if (pageTypeOf(docType).isKeptOffline) keptPages.push(docType);
  const offlinePages = keptPages.filter(
    (page) => isTabAvailable(dossier, page) && (page !== 'emergency' || features.emergency),
  );
  const offline = {
    id: dossier.id,
    pages: offlinePages.map((page) => basePath + tabPath(dossier, interfaceLang, page, lang)),
    texts: offlineTexts(t, interfaceLang),
  };
  const sharedTarget = sharedPage(dossier, screen);
  // A document page keeps its document language; other pages use the document language of the interface language.
  const pathIn = (code: InterfaceLanguage) =>
    isDocument(docType)
      ? paths.dossier(dossier.id, code, docType, lang, market)
      : canonicalPath(dossier, { interfaceLang: code, docType, lang });
  const address = publicUrl(siteUrl, paths.dossier(dossier.id, interfaceLang, docType, lang, market));
  const sharedMarket =
    sharedTarget.docType !== 'gh' || sharedTarget.lang === lang
      ? market
      : marketFor(dossier, sharedTarget.lang, market);
  const languages = interfaceLanguages.map((code) => ({ code, name: nativeName(code), href: pathIn(code) }));
  const readIn = readingPaths(dossier, screen).map((link) => ({
    text: appMessages[link.code].app.read_in_language,
    ...link,
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
              url: publicUrl(
                siteUrl,
                paths.dossier(dossier.id, interfaceLang, sharedTarget.docType, sharedTarget.lang, sharedMarket),
              ),
              page: address,
              title: ogTitle({
                name: dossier.name,
                screen: t(`screen_${sharedTarget.docType}`),
              }),
              target: sharedTarget.docType === 'gh' ? 'sds' : 'page',
              promo:
                sharedTarget.docType === 'gh'
                  ? paths.sdsPromoPage(dossier.id, interfaceLang, sharedTarget.lang, sharedMarket)
                  : undefined,
            }
          : undefined
      }
    >
      {pack && <PackLine pack={pack} />}
      {children}
      <StructuredData screen={screen} />
      {canSend && <SharePart pageUrl={address} />}
      {hasCatalogue && <RememberDossier id={dossier.id} name={dossier.name} />}
      {isBuilt && <CacheForOffline options={offline} />}
      {pageTypeOf(docType).isPlain && (
        <PlainPageScript
          interfaceLang={interfaceLang}
          saved={t('offline_saved', { date: '{date}' })}
          offline={isBuilt ? offline : null}
          nonce={(await headers()).get('x-nonce') ?? undefined}
          toPageHtml={pageHtml}
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
