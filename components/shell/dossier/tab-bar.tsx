import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import {
  ClipboardList,
  FileChartColumn,
  FileText,
  HardHat,
  Home as HomeIcon,
  type Icon,
  Tag,
} from '@/components/ui/icons/icons';
import { PageLink } from '@/components/ui/page-link';
import { StaticHtml } from '@/components/ui/static-html';
import type { Dossier } from '@/lib/domain/product/dossier';
import { type DocType, isDocument, type TabKey, tabsOf } from '@/lib/domain/pages/tabs';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';
import { hasMarket } from '@/lib/domain/pages/page-query';
import { paths } from '@/lib/domain/pages/paths';
import { validLangsOf } from '@/lib/domain/pages/product-pages';
import { marketFor } from '@/lib/domain/sds/markets';

const reasonId = 'tab-not-available';
/** The tab of a page: the label's edit screen belongs to its view. */
const tabOf = (docType: DocType) => (docType === 'ed' ? 'ee' : docType);
/**
 * Grid columns of the bar at the foot, by the number of tabs; fixed, so that tabs do not move while the page streams
 * in.
 */
const footColumns: Record<number, string> = { 5: 'max-medium:grid-cols-5', 6: 'max-medium:grid-cols-6' };

/**
 * Spec §2 "Tab navigation": a bar at the top; on the smallest screens an icon bar at the foot, with short names. A
 * disabled tab states the reason. The short name is part of the full one, so that voice control recognises it.
 */
export function TabBar({
  dossier,
  interfaceLang,
  lang,
  active,
  market = null,
  toPageHtml,
  children,
}: {
  dossier: Dossier;
  interfaceLang: string;
  lang: number;
  active: DocType;
  /** The country in view; the tabs of the documents that depend on it keep it. */
  market?: string | null;
  toPageHtml?: ToPageHtml;
  /** Links beside the tabs on large screens. */
  children?: ReactNode;
}) {
  const t = useTranslations('app');
  const tabs = tabsOf(dossier);
  return (
    <div
      data-foot="tabs"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] medium:sticky medium:top-0 medium:bottom-auto medium:border-t-0 medium:border-b medium:pb-0 print:hidden"
    >
      <StaticHtml
        as="nav"
        toPageHtml={toPageHtml}
        aria-label={t('tabs')}
        className="mx-auto flex h-tabs max-w-page items-center gap-4 medium:h-bar large:pr-10"
      >
        <div className="min-w-0 flex-1 large:flex-none">
          <ul
            className={clsx(
              'h-tabs max-medium:grid medium:flex medium:h-bar medium:overflow-x-auto medium:px-3 large:px-7',
              footColumns[tabs.length],
            )}
          >
            {tabs.map(({ key, segment, messageKey, available }) => {
              const Icon = tabIcons[key];
              const name = t(messageKey);
              const content = (
                <>
                  <Icon
                    aria-hidden
                    className={clsx('size-5.5 medium:size-4.5 medium:max-split:hidden', !available && 'opacity-40')}
                  />
                  <span aria-hidden className="tab-short-name">
                    {t(`tab_short_${key}`)}
                  </span>
                  <span className="tab-name">{name}</span>
                </>
              );
              return (
                <li key={key} className="min-w-0">
                  {available ? (
                    <PageLink
                      href={tabPath(dossier, interfaceLang, segment, lang, market)}
                      aria-label={name}
                      aria-current={segment === tabOf(active) ? 'page' : undefined}
                      className="tab"
                    >
                      {content}
                    </PageLink>
                  ) : (
                    <span
                      role="link"
                      tabIndex={0}
                      aria-disabled
                      aria-label={name}
                      aria-describedby={reasonId}
                      title={t('content_is_not_available')}
                      className="tab"
                    >
                      {content}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
          <p id={reasonId} hidden>
            {t('content_is_not_available')}
          </p>
        </div>
        {children && <div className="ml-auto flex min-w-0 items-center gap-4 max-large:hidden">{children}</div>}
      </StaticHtml>
    </div>
  );
}

/** The icons of the tabs. */
export const tabIcons: Record<TabKey, Icon> = {
  home: HomeIcon,
  detail: ClipboardList,
  sds: FileText,
  tds: FileChartColumn,
  label: Tag,
  ipi: HardHat,
};

/**
 * Path of a tab: keeps the document language if the document is valid in it, else uses the first valid one; keeps the country
 * where the page depends on it.
 */
export function tabPath(
  dossier: Dossier,
  interfaceLang: string,
  docType: DocType,
  lang: number,
  market: string | null = null,
): string {
  const valid = validLangsOf(dossier, docType);
  const target = !isDocument(docType) || valid.includes(lang) ? lang : (valid[0] ?? lang);
  const targetMarket = target === lang ? market : marketFor(dossier, target, market);
  return paths.dossier(dossier.id, interfaceLang, docType, target, hasMarket(docType) ? targetMarket : null);
}
