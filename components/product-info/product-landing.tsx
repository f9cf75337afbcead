import { useLocale, useTranslations } from 'next-intl';
import { QrTile, Tiles } from '@/components/product-info/tiles';
import { tabPath } from '@/components/shell/dossier/tab-bar';
import { labelTextId } from '@/lib/domain/label/label-text';
import { basePath } from '@/lib/domain/pages/paths';
import type { Dossier } from '@/lib/domain/product/dossier';
import { Day } from '@/components/ui/day';
import { issueOf } from '@/lib/domain/pages/documents';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';
import { permalinkFile } from '@/lib/domain/pages/permalink';
import { isTabAvailable } from '@/lib/domain/pages/tabs';
import { appendColon, joinUnits } from '@/lib/domain/languages/formatting';
import clsx from 'clsx';
import { ContactSupplier } from '@/components/shell/content/contact-supplier';
import { OpenClasses } from '@/components/shell/content/open-classes';
import { PictogramRow } from '@/components/shell/content/pictogram-row';
import { StatementList } from '@/components/shell/content/statement-list';
import { Notice } from '@/components/ui/notice';
import { PageLink } from '@/components/ui/page-link';
import { StaticHtml } from '@/components/ui/static-html';
import { StyledText } from '@/components/ui/styled-text';
import {
  hasUnknownHazards,
  isUnclassified,
  needsAdvertisementSentence,
  sheetOnRequest,
} from '@/lib/domain/product/hazards';

/** The landing page of a product: its identity, its hazards, and links to its documents. */
export function ProductLanding({
  dossier,
  interfaceLang,
  lang,
  permalink,
  toPageHtml,
}: {
  dossier: Dossier;
  interfaceLang: string;
  lang: number;
  /** The absolute URL of the QR code. */
  permalink: string;
  toPageHtml?: ToPageHtml;
}) {
  const hasLabel = isTabAvailable(dossier, 'ee');
  const labelPath = hasLabel ? `${tabPath(dossier, interfaceLang, 'ee', lang)}#${labelTextId}` : null;
  const facts = [dossier.code, dossier.ufi && `UFI ${dossier.ufi}`, dossier.supplierName].filter(Boolean);
  return (
    <div className="grid gap-6 split:grid-cols-[minmax(0,1fr)_minmax(0,23rem)] split:grid-rows-[auto_1fr] split:gap-x-10 large:gap-x-14">
      <StaticHtml toPageHtml={toPageHtml}>
        {dossier.logo && (
          <img
            src={basePath + dossier.logo}
            alt={dossier.supplierName ?? ''}
            width={144}
            height={48}
            className="mb-3 h-9 w-27 rounded-control bg-paper object-contain medium:mb-4 medium:h-12 medium:w-36"
          />
        )}
        <h1 className="text-h1-phone font-semibold wrap-break-word hyphens-auto medium:text-h1">
          {joinUnits(dossier.name)}
        </h1>
        {facts.length > 0 && (
          <p className="mt-1 text-ink-soft">
            {facts.map((fact, index) => (
              <span key={index}>
                {index > 0 && ' · '}
                <span className={index < facts.length - 1 ? 'whitespace-nowrap' : undefined}>{fact}</span>
              </span>
            ))}
          </p>
        )}
      </StaticHtml>
      <HazardBlock
        dossier={dossier}
        labelPath={labelPath}
        toPageHtml={toPageHtml}
        summaryPath={isTabAvailable(dossier, 'hazards') ? tabPath(dossier, interfaceLang, 'hazards', lang) : null}
        className="self-start split:col-start-2 split:row-span-2 split:row-start-1"
      />
      <div className="space-y-6">
        {dossier.description && <p className="max-w-reading text-lead">{dossier.description}</p>}
        <Tiles dossier={dossier} interfaceLang={interfaceLang} lang={lang} toPageHtml={toPageHtml}>
          <QrTile product={dossier} permalink={permalink} toPageHtml={toPageHtml} />
        </Tiles>
        <PrintedOrigin dossier={dossier} lang={lang} permalink={permalink} toPageHtml={toPageHtml} />
      </div>
    </div>
  );
}

/** At the end of the printed landing page: version and date of the SDS, and the QR code of the current page. */
function PrintedOrigin({
  dossier,
  lang,
  permalink,
  toPageHtml,
}: {
  dossier: Dossier;
  lang: number;
  permalink: string;
  toPageHtml?: ToPageHtml;
}) {
  const t = useTranslations('app');
  const interfaceLang = useLocale();
  const { version, date } = issueOf(dossier, 'gh', lang);
  return (
    <StaticHtml toPageHtml={toPageHtml} className="hidden items-center gap-5 print:flex print:break-inside-avoid">
      {/* The same file as in the tile: one request. */}
      <img
        src={basePath + permalinkFile(dossier, 'code.svg').path}
        alt={t('qr_code')}
        width={128}
        height={128}
        className="size-32 bg-paper"
      />
      <div>
        {dossier.documents.sds && version !== null && (
          <p>
            {appendColon(t('screen_gh'), interfaceLang)} {t('version_of', { version })}
            {date !== null && (
              <>
                {' · '}
                <Day date={date} />
              </>
            )}
          </p>
        )}
        <p className="text-small">
          {t('qr_leads_to')} <span className="wrap-anywhere">{permalink}</span>
        </p>
      </div>
    </StaticHtml>
  );
}

/**
 * The hazards as advertising must show them (CLP Art. 48): pictograms, signal word, H and EUH statements, on the
 * landing page of both brands. A product that is not classified, or of which nobody knows it, is described as such, and classes that are open are named.
 */
function HazardBlock({
  dossier,
  labelPath,
  summaryPath = null,
  className,
  toPageHtml,
}: {
  dossier: Dossier;
  /** In-app path of the label as text; null without a label. */
  labelPath: string | null;
  /** In-app path of the hazards in short; null without them. */
  summaryPath?: string | null;
  className?: string;
  toPageHtml?: ToPageHtml;
}) {
  const t = useTranslations('app');
  const interfaceLang = useLocale();
  const { signalWord, statements, pictograms, openClasses } = dossier.hazards;
  return (
    <StaticHtml
      as="section"
      toPageHtml={toPageHtml}
      aria-label={t('hazards')}
      className={clsx(
        className,
        'space-y-5 rounded-card border border-line bg-surface p-5',
        signalWord?.code === 'danger' && 'border-t-4 border-t-danger-rule',
        signalWord?.code === 'warning' && 'border-t-4 border-t-notice-rule',
      )}
    >
      <div className="space-y-3">
        <h2 className={clsx(signalWord ? 'text-h1-phone font-bold medium:text-h1' : 'text-h2 font-semibold')}>
          {signalWord ? (
            <>
              <span className="sr-only">{appendColon(t('signal_word'), interfaceLang)} </span>
              {signalWord.text}
            </>
          ) : (
            t('hazards')
          )}
        </h2>
        {pictograms.length > 0 && <PictogramRow pictograms={pictograms.map((id) => ({ id }))} isGrid />}
      </div>
      {isUnclassified(dossier.hazards) && (
        <Notice>
          <StyledText textKey="not_classified" />
        </Notice>
      )}
      {hasUnknownHazards(dossier.hazards) && <Notice>{t('hazards_unknown')}</Notice>}
      <OpenClasses names={openClasses} />
      {dossier.emergencyTelephone && (
        <p className="hidden print:block">
          <span className="block text-small text-ink-soft">{t('emergency_telephone')}</span>
          {dossier.emergencyTelephone}
        </p>
      )}
      {statements.length > 0 && <StatementList label={t('hazard_statements')} statements={statements} />}
      {statements.some(({ code }) => code === sheetOnRequest) && (
        <ContactSupplier product={dossier} document={t('screen_gh')} className="print:hidden" />
      )}
      {labelPath !== null && (
        <PageLink
          href={labelPath}
          className="flex min-h-touch items-center text-accent underline underline-offset-4 print:hidden"
        >
          {t('label_text_read')}
        </PageLink>
      )}
      {summaryPath !== null && (
        <PageLink
          href={summaryPath}
          className="mt-0! flex min-h-touch items-center text-accent underline underline-offset-4 print:hidden"
        >
          {t('hazards_read')}
        </PageLink>
      )}
      {needsAdvertisementSentence(statements.map(({ code }) => code)) && (
        <p className="text-small text-ink-soft">{t('always_follow_label')}</p>
      )}
    </StaticHtml>
  );
}
