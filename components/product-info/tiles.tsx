import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { QrModal } from '@/components/product-info/qr-modal';
import { ContactSupplier } from '@/components/shell/content/contact-supplier';
import { tabIcons, tabPath } from '@/components/shell/dossier/tab-bar';
import { Day } from '@/components/ui/day';
import { DownloadLink } from '@/components/ui/download-link';
import { Download, type Icon, QrCode } from '@/components/ui/icons/icons';
import { LanguageNames } from '@/components/ui/language-names';
import { pageLinkTo } from '@/components/ui/page-link';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import { StaticHtml } from '@/components/ui/static-html';
import { StyledText } from '@/components/ui/styled-text';
import { labelOptionsOf } from '@/lib/domain/label/label-settings';
import { issueOf, pdfOf } from '@/lib/domain/pages/documents';
import { labelLanguagesOf } from '@/lib/domain/pages/label-languages';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';
import { basePath } from '@/lib/domain/pages/paths';
import { permalinkFile, type PermalinkFile } from '@/lib/domain/pages/permalink';
import type { Dossier } from '@/lib/domain/product/dossier';
import { validLangsOf } from '@/lib/domain/pages/product-pages';
import { type TabSegment, tabsOf } from '@/lib/domain/pages/tabs';

/**
 * Spec §2 "Product info landing page": a tile for every tab but this page's own, in the tabs' order, then the pages
 * without a tab. The last tile fills its row.
 */
export function Tiles({
  dossier,
  interfaceLang,
  lang,
  toPageHtml,
  children,
}: {
  dossier: Dossier;
  interfaceLang: string;
  lang: number;
  toPageHtml?: ToPageHtml;
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
                  toPageHtml={toPageHtml}
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

/** The languages of a tile's document; a label may be in more languages than other documents. */
function languagesBehind(dossier: Dossier, segment: TabSegment): { name: string; code: string | null }[] {
  if (segment === 'pi') return [];
  if (segment === 'ee') return labelLanguagesOf(dossier, labelOptionsOf(dossier).languages);
  const valid = validLangsOf(dossier, segment);
  return dossier.languages.filter(({ id }) => valid.includes(id));
}

function Behind({ dossier, segment, lang }: { dossier: Dossier; segment: TabSegment; lang: number | undefined }) {
  const t = useTranslations('app');
  if (segment === 'pd') return null;
  const { version, date } = issueOf(dossier, segment, lang);
  const names = languagesBehind(dossier, segment);
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

/**
 * A tile for a document or page of the product; the whole tile is a link, except for the quick link to its PDF. Without
 * `href` it is greyed out and states the reason.
 */
function Tile({
  icon: Icon,
  title,
  href,
  pdf,
  supplierContact,
  toPageHtml,
  children,
}: {
  icon: Icon;
  title: string;
  /** In-app path; null if unavailable. */
  href: string | null;
  /** In-app path and full accessible name of the document's PDF; null if there is none. */
  pdf: { href: string; label: string } | null;
  /** Contact shown on an unavailable tile. */
  supplierContact?: ReactNode;
  toPageHtml?: ToPageHtml;
  /** The description of the tile's target. */
  children: ReactNode;
}) {
  const head = (
    <span className="tile-head">
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', href && 'text-accent')} />
      <span>{title}</span>
    </span>
  );
  if (href === null) {
    return (
      <div className="tile border-dashed text-ink-soft">
        {head}
        <span className="block text-small first-letter:capitalize">
          <StyledText textKey="content_is_not_available" />
        </span>
        {supplierContact}
      </div>
    );
  }
  return (
    <div className="tile tile-available">
      <StaticHtml as="a" toPageHtml={toPageHtml} {...pageLinkTo(href)} className="tile-link">
        {head}
        <span className="block space-y-0.5 text-small text-ink-soft">{children}</span>
      </StaticHtml>
      {pdf && (
        <DownloadLink href={pdf.href} label={pdf.label} className="tile-file">
          <Download aria-hidden className="size-4.5 shrink-0" />
          PDF
        </DownloadLink>
      )}
    </div>
  );
}

const downloads = [
  { file: 'code.svg', messageKey: 'save_svg' },
  { file: 'code.png', messageKey: 'save_png' },
  { file: 'link.url', messageKey: 'save_url' },
] as const satisfies { file: PermalinkFile; messageKey: string }[];

/**
 * Spec §2 "Product info landing page": a tile that opens the product's QR code in a modal, with its download. Without
 * JavaScript it is a link to the image.
 */
export function QrTile({
  product,
  permalink,
  toPageHtml,
}: {
  product: { id: number; name: string };
  /** The absolute URL of the QR code. */
  permalink: string;
  toPageHtml?: ToPageHtml;
}) {
  const t = useTranslations('app');
  const drawing = basePath + permalinkFile(product, 'code.svg').path;
  return (
    <QrModal
      title={t('qr_code')}
      closeLabel={t('close')}
      drawing={drawing}
      leadsTo={t('qr_leads_to')}
      permalink={permalink}
      downloads={downloads.map(({ file, messageKey }) => {
        const { path, fileName } = permalinkFile(product, file);
        return { href: basePath + path, fileName, text: t(messageKey) };
      })}
    >
      <StaticHtml as="span" toPageHtml={toPageHtml} className="contents">
        <span className="min-w-0 flex-[1_1_9rem] self-start">
          <span className="tile-head">
            <QrCode aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
            <span>{t('qr_code')}</span>
          </span>
          <span className="block text-small text-ink-soft">{t('tile_qr')}</span>
        </span>
        <img
          src={drawing}
          alt=""
          width={128}
          height={128}
          loading="lazy"
          className="size-32 rounded-control bg-paper"
        />
      </StaticHtml>
    </QrModal>
  );
}
