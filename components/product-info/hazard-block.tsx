import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { ContactSupplier } from '@/components/shell/content/contact-supplier';
import { PictogramRow } from '@/components/shell/content/pictogram-row';
import { StatementList } from '@/components/shell/content/statement-list';
import { Notice } from '@/components/ui/notice';
import { PageLink } from '@/components/ui/page-link';
import { StaticHtml } from '@/components/ui/static-html';
import { StyledText } from '@/components/ui/styled-text';
import type { Dossier } from '@/lib/domain/product/dossier';
import {
  hasUnknownHazards,
  isUnclassified,
  needsAdvertisementSentence,
  sheetOnRequest,
} from '@/lib/domain/product/hazards';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';
import { withColon } from '@/lib/domain/languages/formatting';

/**
 * The hazards as advertising must show them (CLP Art. 48): pictograms, signal word, H and EUH statements, on the
 * landing page of both brands. A product that is not classified, or of which nobody knows it, is described as such.
 */
export function HazardBlock({
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
  const { signalWord, statements, pictograms } = dossier.hazards;
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
              <span className="sr-only">{withColon(t('signal_word'), interfaceLang)} </span>
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
          <StyledText of="not_classified" />
        </Notice>
      )}
      {hasUnknownHazards(dossier.hazards) && <Notice>{t('hazards_unknown')}</Notice>}
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
