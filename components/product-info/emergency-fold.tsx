import { ChevronDown, Siren } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { StatementList } from '@/components/shell/statement-list';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { Dossier } from '@/lib/domain/dossier';
import { emergencyStatements } from '@/lib/domain/hazards';

/** First aid within one tap: whom to call and the response statements of the label (P3xx). */
export function EmergencyFold({ dossier }: { dossier: Pick<Dossier, 'emergencyTelephone' | 'labelStatements'> }) {
  const t = useTranslations('app');
  const steps = emergencyStatements(dossier.labelStatements);
  return (
    <details className="group rounded-control border border-line-strong">
      <summary className="flex min-h-touch items-center gap-3 rounded-control px-3 font-semibold hover:bg-sunken">
        <Siren aria-hidden className="size-5 shrink-0 text-danger" />
        {t('in_an_emergency')}
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 shrink-0 transition-transform print:hidden duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="space-y-4 border-t border-line p-3">
        {dossier.emergencyTelephone ? (
          <div>
            <h3 className="text-small text-ink-soft">{t('emergency_telephone')}</h3>
            <TelephoneLink text={dossier.emergencyTelephone} />
          </div>
        ) : (
          <p>{t('emergency_no_telephone')}</p>
        )}
        {steps.length > 0 && (
          <div>
            <h3 className="mb-1 text-small text-ink-soft">{t('first_steps')}</h3>
            <StatementList label={t('first_steps')} statements={steps} codesBelow />
          </div>
        )}
      </div>
    </details>
  );
}
