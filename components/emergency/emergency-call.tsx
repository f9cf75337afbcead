import { Phone, Siren } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { dialled } from '@/components/ui/telephone-link';

const button =
  'flex min-h-15 items-center gap-2.5 rounded-card bg-danger-solid px-3 py-1.5 text-paper hover:opacity-90 medium:px-5 print:border-2 print:bg-transparent print:text-ink';

/**
 * Whom to call: the number as the supplier writes it, and beside it the European emergency number (Directive (EU) 2018/1972
 * Art. 109). The bar stays in the window.
 */
export function EmergencyCall({ telephone }: { telephone: string | null }) {
  const t = useTranslations('app');
  const number = telephone && dialled(telephone);
  return (
    <div className="sticky top-0 z-20 -mx-4 flex gap-2 bg-ground px-4 py-2 medium:top-bar medium:gap-3 print:static">
      {telephone && number ? (
        <a href={`tel:${number}`} className={`${button} min-w-0 flex-1`}>
          <Phone aria-hidden className="size-6 shrink-0 medium:size-8" />
          <span className="min-w-0">
            <span className="block text-small leading-4 hyphens-auto medium:text-body">{t('emergency_telephone')}</span>{' '}
            <span className="block text-lead leading-6 font-bold medium:text-h2">{telephone}</span>
          </span>
        </a>
      ) : (
        <p className="min-w-0 flex-1 self-center rounded-card border-2 border-danger px-3 py-1.5 text-body leading-6 font-semibold">
          {telephone ?? t('emergency_no_telephone')}
        </p>
      )}
      <a href="tel:112" className={`${button} max-w-2/5 shrink-0`}>
        <Siren aria-hidden className="size-6 shrink-0 max-medium:hidden medium:size-8" />
        <span className="min-w-0">
          <span className="block text-small leading-4 hyphens-auto medium:text-body">{t('emergency_services')}</span>{' '}
          <span className="block text-lead leading-6 font-bold medium:text-h2">112</span>
        </span>
      </a>
    </div>
  );
}
