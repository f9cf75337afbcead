import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ArrowLeft, Siren } from '@/components/ui/icons/icons';
import { Account } from '@/components/shell/header/account';
import type { LanguageLink } from '@/components/shell/header/language-link';
import { ReadInLine, type ReadInLink } from '@/components/shell/dossier/read-in-line';
import { SavedLine } from '@/components/shell/dossier/saved-page';
import { SessionEnded } from '@/components/shell/header/session-ended';
import { ShareButton } from '@/components/share/links/share-button';
import type { SharedLink } from '@/components/share/links/share-services';
import { SiteFooter } from '@/components/shell/footer/site-footer';
import { SiteHeader } from '@/components/shell/header/site-header';
import { TabBar, tabPath } from '@/components/shell/dossier/tab-bar';
import { PageLink, pageLinkTo } from '@/components/ui/page-link';
import { SkipLink } from '@/components/ui/skip-link';
import { StaticHtml } from '@/components/ui/static-html';
import { type BackLink, samePage } from '@/lib/domain/pages/navigation';
import { type FeedbackPage, feedbackPath, isFeedbackPage } from '@/lib/domain/pages/feedback';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';
import { hrefOf } from '@/lib/domain/pages/paths';
import type { Brand } from '@/lib/domain/site/brands';
import type { Dossier } from '@/lib/domain/product/dossier';
import { isWithoutWarning } from '@/lib/domain/product/hazards';
import type { FooterLink } from '@/lib/domain/pages/footer-links';
import { type DocType, isTabAvailable } from '@/lib/domain/pages/tabs';
import { anonymousViewer, type Viewing } from '@/lib/domain/session/viewer';

interface DossierShellProps {
  dossier: Dossier;
  brand: Brand;
  interfaceLang: string;
  lang: number;
  active: DocType;
  /** The country in view; null: the default of the language. */
  market?: string | null;
  /** The address of the request: in-app path, and query without '?'. */
  current?: { pathname: string; search: string };
  /** The same page in the interface languages, including the current one. */
  languages: LanguageLink[];
  /** The page in the other languages in which its content exists. */
  readIn?: ReadInLink[];
  /** The page's absolute public URL, printed at the top of the page. */
  address?: string;
  /** Target of the share button; without it there is none. */
  shared?: SharedLink;
  /** Target of the back button; null for none. */
  back?: BackLink | null;
  /** Whether the share button opens the share dialog, which the page then includes. */
  canSend?: boolean;
  /** Whether the emergency screen is enabled; its link is shown if the product has emergency information. */
  hasEmergency?: boolean;
  viewing?: Viewing;
  footerLinks?: FooterLink[];
  toPageHtml?: ToPageHtml;
  children: ReactNode;
}

/** The frame around every page of a product. */
export function DossierShell({
  dossier,
  brand,
  interfaceLang,
  lang,
  active,
  market = null,
  current,
  languages,
  readIn = [],
  address,
  shared,
  back = null,
  canSend,
  hasEmergency = true,
  viewing = anonymousViewer,
  footerLinks = [],
  toPageHtml,
  children,
}: DossierShellProps) {
  const t = useTranslations('app');
  const withAddress = <Link extends { href: string }>(link: Link) => {
    const address = current && samePage(link.href, current);
    return address === link.href ? link : { address, ...link };
  };
  const links = languages.map(withAddress);
  const home = tabPath(dossier, interfaceLang, 'pd', lang);
  const emergency =
    hasEmergency && active !== 'emergency' && isTabAvailable(dossier, 'emergency')
      ? { href: tabPath(dossier, interfaceLang, 'emergency', lang, market), isQuiet: isWithoutWarning(dossier.hazards) }
      : null;
  return (
    <div className="flex min-h-dvh flex-col pb-tabs medium:pb-0 not-print:max-medium:has-data-[foot=steps]:pb-[calc(theme(spacing.tabs)+theme(spacing.touch)+1px)] print:block print:pb-0">
      <SkipLink href="#content">{t('skip_to_content')}</SkipLink>
      <SavedLine interfaceLang={interfaceLang} text={t('offline_saved', { date: '{date}' })} />
      <SiteHeader
        brand={brand}
        home={home}
        interfaceLang={interfaceLang}
        languages={links}
        back={back && <BackButton link={back} />}
        share={
          shared && (
            <ShareButton
              shared={shared}
              product={dossier}
              canSend={canSend}
              isLoggedIn={viewing.viewer !== null}
              toPageHtml={toPageHtml}
            />
          )
        }
        account={<Account viewer={viewing.viewer} interfaceLang={interfaceLang} />}
        emergency={emergency && <EmergencyLink {...emergency} toPageHtml={toPageHtml} />}
        toPageHtml={toPageHtml}
      />
      <TabBar
        dossier={dossier}
        interfaceLang={interfaceLang}
        lang={lang}
        active={active}
        market={market}
        toPageHtml={toPageHtml}
      >
        {active !== 'pd' && (
          <PageLink
            href={home}
            className="hidden min-h-touch min-w-0 items-center text-small text-ink-soft hover:text-ink large:flex"
          >
            <span className="truncate">{dossier.name}</span>
          </PageLink>
        )}
        {emergency && <EmergencyLink {...emergency} isInTabBar />}
      </TabBar>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 py-6 outline-none medium:px-6 medium:py-8 large:px-10 print:max-w-none print:p-0"
      >
        <StaticHtml toPageHtml={toPageHtml}>
          {address && <p className="mb-4 hidden text-small print:block">{address}</p>}
          <ReadInLine links={readIn.map(withAddress)} />
        </StaticHtml>
        {viewing.hasEnded && <SessionEnded interfaceLang={interfaceLang} />}
        {children}
        {isFeedbackPage(active) && isTabAvailable(dossier, 'feedback') && (
          <FeedbackLink dossier={dossier} page={active} interfaceLang={interfaceLang} lang={lang} market={market} />
        )}
      </main>
      <SiteFooter
        brand={brand}
        regulation={dossier.sds.regulation}
        interfaceLang={interfaceLang}
        languages={links}
        links={footerLinks}
        toPageHtml={toPageHtml}
      />
    </div>
  );
}

/** A link to the form to write to the supplier about a page. */
function FeedbackLink({
  dossier,
  page,
  interfaceLang,
  lang,
  market,
}: {
  dossier: Dossier;
  page: FeedbackPage;
  interfaceLang: string;
  lang: number;
  market: string | null;
}) {
  const t = useTranslations('app');
  const feedbackLang = dossier.validLangs.includes(lang) ? lang : (dossier.validLangs[0] ?? lang);
  return (
    <p className="mt-10 border-t border-line pt-2 print:hidden">
      {/* A document request: its referrer says which version is in view. */}
      <a
        href={hrefOf(feedbackPath({ id: dossier.id, interfaceLang, lang: feedbackLang }, { page, market }))}
        rel="nofollow"
        className="inline-flex min-h-touch items-center text-small text-ink-soft underline underline-offset-4 hover:text-ink"
      >
        {t('feedback_ask')}
      </a>
    </p>
  );
}

/**
 * A prominent link to the emergency screen: in the header of a dossier's pages, in a row of its own if it does not fit
 * beside the rest; on large screens in the tab bar, which is sticky (`isInTabBar`). It is red unless `isQuiet`.
 */
function EmergencyLink({
  href,
  isQuiet,
  isInTabBar = false,
  toPageHtml,
}: {
  href: string;
  isQuiet: boolean;
  isInTabBar?: boolean;
  toPageHtml?: ToPageHtml;
}) {
  const t = useTranslations('app');
  return (
    <StaticHtml
      as="a"
      toPageHtml={toPageHtml}
      {...pageLinkTo(href)}
      className={clsx(
        'min-h-touch items-center justify-center gap-2 font-semibold whitespace-nowrap text-danger hover:underline',
        'max-split:bg-danger-soft max-split:-outline-offset-3 split:rounded-control split:border split:border-danger-rule split:px-3 split:hover:bg-danger-soft',
        isInTabBar ? 'hidden shrink-0 large:flex' : 'flex large:hidden',
        isQuiet && 'without-warning',
      )}
    >
      <Siren aria-hidden className="size-5 shrink-0" />
      {t('screen_emergency')}
    </StaticHtml>
  );
}

const shape =
  '-ml-3 min-h-touch min-w-touch items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink medium:-mr-2';

/**
 * Spec §2 "back button": to the product's overview if there is one, on the smallest screens to the product list. CSS
 * shows one of the two links, by the screen's width.
 */
function BackButton({ link: { list, overview } }: { link: BackLink }) {
  const t = useTranslations('app');
  const toList = t('product_list_back_to_list');
  const toProduct = t('product_list_back_to_product');
  return (
    <>
      <PageLink
        href={list}
        aria-label={toList}
        title={toList}
        className={clsx(shape, overview === null ? 'flex' : 'flex medium:hidden')}
      >
        <ArrowLeft aria-hidden className="size-5" />
      </PageLink>
      {overview !== null && (
        <PageLink
          href={overview}
          aria-label={toProduct}
          title={toProduct}
          className={clsx(shape, 'hidden medium:flex')}
        >
          <ArrowLeft aria-hidden className="size-5" />
        </PageLink>
      )}
    </>
  );
}
