import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StructuredData } from '@/app/(dossier)/structured-data';
import { ShareHost } from '@/components/share/share-host';
import { useShareTexts } from '@/components/share/use-share-texts';
import { CacheForOffline } from '@/components/shell/keep-offline';
import { tabPath } from '@/components/shell/tab-path';
import { DossierShell } from '@/components/shell/dossier-shell';
import { canonicalPath } from '@/lib/domain/canonical';
import { footerLinks } from '@/lib/domain/footer-links';
import { type InterfaceLanguage, interfaceLanguages, nativeName } from '@/lib/domain/languages';
import { basePath, paths, publicUrl } from '@/lib/domain/paths';
import { readingPaths } from '@/lib/domain/reading-paths';
import { sharedPage } from '@/lib/domain/shared-page';
import { isDocument, isTabAvailable } from '@/lib/domain/tabs';
import { ogTitle } from '@/lib/domain/titles';
import { inAppMessages } from '@/lib/i18n/in-app-messages';
import { deployment } from '@/lib/loaders/deployment';
import type { DossierScreen } from '@/lib/loaders/dossier-screen';

/** The frame around a dossier's screen: header, tabs, the same page in the other interface languages. */
export function ScreenShell({ screen, children }: { screen: DossierScreen; children: ReactNode }) {
  const { dossier, brand, interfaceLang, docType, lang, features, viewing, back, canSend } = screen;
  const t = useTranslations('app');
  const shareTexts = useShareTexts();
  const { siteUrl, isBuilt, operator } = deployment();
  const kept = (['pd', 'emergency', 'gh'] as const).filter(
    (one) => isTabAvailable(dossier, one) && (one !== 'emergency' || features.emergency),
  );
  const page = sharedPage(dossier, screen);
  // A document stays in its language; other pages take the document language that goes with the interface's.
  const pathIn = (code: InterfaceLanguage) =>
    isDocument(docType)
      ? paths.dossier(dossier.id, code, docType, lang)
      : canonicalPath(dossier, { interfaceLang: code, docType, lang });
  const address = publicUrl(siteUrl, paths.dossier(dossier.id, interfaceLang, docType, lang));
  const languages = interfaceLanguages.map((code) => ({ code, name: nativeName(code), href: pathIn(code) }));
  const readIn = readingPaths(dossier, screen).map((one) => ({
    ...one,
    text: inAppMessages[one.code].app.read_in_language,
  }));
  return (
    <DossierShell
      dossier={dossier}
      brand={brand}
      interfaceLang={interfaceLang}
      lang={lang}
      active={docType}
      languages={languages}
      readIn={readIn}
      viewing={viewing}
      footerLinks={footerLinks(operator, interfaceLang)}
      back={back}
      canSend={canSend}
      hasEmergency={features.emergency}
      address={address}
      shared={
        features.share
          ? {
              url: publicUrl(siteUrl, paths.dossier(dossier.id, interfaceLang, page.docType, page.lang)),
              page: address,
              title: ogTitle({
                name: dossier.name,
                screen: t(`screen_${page.docType}`),
              }),
              leadsTo: page.docType === 'gh' ? 'sds' : 'page',
              promo: page.docType === 'gh' ? paths.sdsPromoPage(dossier.id, interfaceLang, page.lang) : undefined,
            }
          : undefined
      }
    >
      {children}
      <StructuredData screen={screen} />
      {canSend && <ShareHost texts={shareTexts} pageUrl={address} />}
      {isBuilt && (
        <CacheForOffline
          options={{
            id: dossier.id,
            pages: kept.map((one) => basePath + tabPath(dossier, interfaceLang, one, lang)),
            texts: {
              lang: interfaceLang,
              title: t('offline_title'),
              text: t('offline_text'),
              list: t('offline_list'),
              again: t('try_again'),
            },
          }}
        />
      )}
    </DossierShell>
  );
}
