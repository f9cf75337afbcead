import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Tile } from '@/components/product-info/tile';
import { ContactSupplier } from '@/components/shell/content/contact-supplier';
import { tabIcons, tabPath } from '@/components/shell/dossier/tab-bar';
import { Day } from '@/components/ui/day';
import { LanguageNames } from '@/components/ui/language-names';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import { issueOf, pdfOf } from '@/lib/domain/pages/documents';
import type { Dossier } from '@/lib/domain/product/dossier';
import { validLangsOf } from '@/lib/domain/pages/product-pages';
import { tabsOf, type TabSegment } from '@/lib/domain/pages/tabs';

/**
 * Spec §2 "Product info landing page": a tile for every tab but this page's own, in the tabs' order, then the pages
 * without a tab. The last tile fills its row.
 */
export function Tiles({
  dossier,
  interfaceLang,
  lang,
  children,
}: {
  dossier: Dossier;
  interfaceLang: string;
  lang: number;
  /** An additional tile. */
  children?: ReactNode;
}) {
  const t = useTranslations('app');
  const tiles = tabsOf(dossier).filter((tab) => tab.key !== 'home');
  // Computed from the count, not by `:has` in CSS: a page that streams in would shift its columns.
  const isFull = tiles.length + (children ? 1 : 0) >= 6;
  return (
    <nav aria-label={t('documents')} className="print:hidden">
      <ScopedMessages scopes={['download']}>
        <ul className={clsx('grid grid-cols-2 gap-3 medium:gap-4', isFull && 'medium:grid-cols-3')}>
          {tiles.map(({ key, segment, messageKey, available }) => {
            const opened = langOf(dossier, segment, lang);
            const pdf = opened === undefined ? null : pdfOf(dossier, segment, opened);
            return (
              <li key={key}>
                <Tile
                  icon={tabIcons[key]}
                  title={t(`screen_${segment}`)}
                  href={available ? tabPath(dossier, interfaceLang, segment, lang) : null}
                  supplierContact={
                    (segment === 'gh' || segment === 'th') && (
                      <ContactSupplier product={dossier} document={t(`screen_${segment}`)} className="text-small" />
                    )
                  }
                  pdf={pdf === null ? null : { href: pdf, label: t('pdf_of', { document: t(messageKey) }) }}
                >
                  <Behind dossier={dossier} segment={segment} lang={opened} />
                </Tile>
              </li>
            );
          })}
          {children && <li className="[&:nth-child(odd)]:col-span-full">{children}</li>}
        </ul>
      </ScopedMessages>
    </nav>
  );
}

/** The document language in which a tile opens a document: the page's if the document is valid in it. */
function langOf(dossier: Dossier, segment: TabSegment, lang: number): number | undefined {
  const valid = validLangsOf(dossier, segment);
  return valid.includes(lang) ? lang : valid[0];
}

function Behind({ dossier, segment, lang }: { dossier: Dossier; segment: TabSegment; lang: number | undefined }) {
  const t = useTranslations('app');
  if (segment === 'pd') return null;
  const { version, date } = issueOf(dossier, segment, lang);
  const valid = segment === 'pi' ? [] : validLangsOf(dossier, segment);
  const names = dossier.languages.filter(({ id }) => valid.includes(id));
  return (
    <>
      {version === null && <span className="block">{t(`tile_${segment}`)}</span>}
      {version !== null && (
        <span className="block">
          {t('version_of', { version })}
          {date !== null && (
            <>
              {' · '}
              <Day date={date} />
            </>
          )}
        </span>
      )}
      {names.length > 0 && (
        <span className="block">
          {names.length > 2 ? t('tile_languages', { count: names.length }) : <LanguageNames languages={names} />}
        </span>
      )}
    </>
  );
}
