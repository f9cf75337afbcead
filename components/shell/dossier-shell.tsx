import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Account } from '@/components/shell/account';
import { BackButton } from '@/components/shell/back-button';
import { EmergencyLink } from '@/components/shell/emergency-link';
import type { LanguageLink } from '@/components/shell/language-menu';
import { ReadInLine, type ReadInLink } from '@/components/shell/read-in-line';
import { SavedLine } from '@/components/shell/saved-line';
import { SessionEnded } from '@/components/shell/session-ended';
import { ShareButton, type SharedLink } from '@/components/shell/share-button';
import { SiteFooter } from '@/components/shell/site-footer';
import { SiteHeader } from '@/components/shell/site-header';
import { TabBar } from '@/components/shell/tab-bar';
import { tabPath } from '@/components/shell/tab-path';
import { PageLink } from '@/components/ui/page-link';
import { SkipLink } from '@/components/ui/skip-link';
import type { BackLink } from '@/lib/domain/back-link';
import type { BrandId } from '@/lib/domain/brands';
import type { Dossier } from '@/lib/domain/dossier';
import type { FooterLink } from '@/lib/domain/footer-links';
import { type DocType, isTabAvailable } from '@/lib/domain/tabs';
import { anonymousViewer, type Viewing } from '@/lib/domain/viewer';

/** The frame around every page of a product. */
export function DossierShell({
  dossier,
  brand,
  interfaceLang,
  lang,
  active,
  languages,
  readIn = [],
  address,
  shared,
  back = null,
  canSend,
  hasEmergency = true,
  viewing = anonymousViewer,
  footerLinks = [],
  children,
}: {
  dossier: Dossier;
  brand: BrandId;
  interfaceLang: string;
  lang: number;
  active: DocType;
  /** The same page in the interface languages, the current one among them. */
  languages: LanguageLink[];
  /** Its content in the other languages in which it is there. */
  readIn?: ReadInLink[];
  /** The page's whole public address, which a printed page begins with. */
  address?: string;
  /** What the share button shares; without it there is none. */
  shared?: SharedLink;
  /** Where the back button leads; null for none. */
  back?: BackLink | null;
  /** Whether it opens the share dialog, which the page has then. */
  canSend?: boolean;
  /** Whether the emergency screen is on; its link is there where it has something to say. */
  hasEmergency?: boolean;
  viewing?: Viewing;
  footerLinks?: FooterLink[];
  children: ReactNode;
}) {
  const t = useTranslations('app');
  const home = tabPath(dossier, interfaceLang, 'pd', lang);
  const emergency =
    hasEmergency && active !== 'emergency' && isTabAvailable(dossier, 'emergency')
      ? tabPath(dossier, interfaceLang, 'emergency', lang)
      : null;
  return (
    <div className="flex min-h-dvh flex-col pb-tabs medium:pb-0 not-print:max-medium:has-data-[foot=steps]:pb-[calc(theme(spacing.tabs)+theme(spacing.touch)+1px)] print:block print:pb-0">
      <SkipLink href="#content">{t('skip_to_content')}</SkipLink>
      <SavedLine interfaceLang={interfaceLang} text={t('offline_saved', { date: '{date}' })} />
      <SiteHeader
        brand={brand}
        home={home}
        interfaceLang={interfaceLang}
        languages={languages}
        back={back && <BackButton link={back} />}
        share={
          shared && (
            <ShareButton shared={shared} product={dossier} canSend={canSend} isLoggedIn={viewing.viewer !== null} />
          )
        }
        account={<Account viewer={viewing.viewer} interfaceLang={interfaceLang} />}
        emergency={emergency && <EmergencyLink href={emergency} />}
      />
      <TabBar dossier={dossier} interfaceLang={interfaceLang} lang={lang} active={active}>
        {active !== 'pd' && (
          <PageLink
            href={home}
            className="hidden min-h-touch min-w-0 items-center text-small text-ink-soft hover:text-ink large:flex"
          >
            <span className="truncate">{dossier.name}</span>
          </PageLink>
        )}
        {emergency && <EmergencyLink href={emergency} inBar />}
      </TabBar>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 py-6 outline-none medium:px-6 medium:py-8 large:px-10 print:max-w-none print:p-0"
      >
        {address && <p className="mb-4 hidden text-small print:block">{address}</p>}
        <ReadInLine links={readIn} />
        {viewing.hasEnded && <SessionEnded interfaceLang={interfaceLang} />}
        {children}
      </main>
      <SiteFooter
        brand={brand}
        regulation={dossier.sds.regulation}
        interfaceLang={interfaceLang}
        languages={languages}
        links={footerLinks}
      />
    </div>
  );
}
