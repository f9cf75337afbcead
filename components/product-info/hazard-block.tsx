import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { EmergencyFold } from '@/components/product-info/emergency-fold';
import { PictogramRow } from '@/components/shell/pictogram-row';
import { StatementList } from '@/components/shell/statement-list';
import { Notice } from '@/components/ui/notice';
import type { Dossier } from '@/lib/domain/dossier';
import { needsAdvertisementSentence } from '@/lib/domain/hazards';

/**
 * The hazards as advertising must show them (CLP Art. 48): pictograms, signal word, H and EUH statements. It stands
 * on the landing page of both brands, what to do in an emergency first. A product that is not classified says so.
 */
export function HazardBlock({ dossier, showsEmergency }: { dossier: Dossier; showsEmergency: boolean }) {
  const t = useTranslations('app');
  const { signalWord, statements, pictograms, classification } = dossier.hazards;
  const isClassified = classification.length > 0 || statements.some(({ code }) => code.startsWith('H'));
  return (
    <section
      aria-label={t('hazards')}
      className={clsx(
        'space-y-5 rounded-card border border-line bg-surface p-5',
        signalWord?.code === 'danger' && 'border-t-4 border-t-danger-rule',
        signalWord?.code === 'warning' && 'border-t-4 border-t-notice-rule',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <h2 className={clsx(signalWord ? 'text-h1 font-bold' : 'text-h2 font-semibold')}>
          {signalWord ? (
            <>
              <span className="sr-only">{t('signal_word')}: </span>
              {signalWord.text}
            </>
          ) : (
            t('hazards')
          )}
        </h2>
        {pictograms.length > 0 && <PictogramRow pictograms={pictograms.map((id) => ({ id }))} />}
      </div>
      {!isClassified && <Notice>{t('not_classified')}</Notice>}
      {showsEmergency && <EmergencyFold dossier={dossier} />}
      {statements.length > 0 && <StatementList label={t('hazard_statements')} statements={statements} />}
      {needsAdvertisementSentence(statements.map(({ code }) => code)) && (
        <p className="text-small text-ink-soft">{t('always_follow_label')}</p>
      )}
    </section>
  );
}
