import { Phone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { dialled } from '@/components/ui/telephone-link';

/** Whom to call: one button, the number as the supplier writes it. */
export function EmergencyCall({ telephone }: { telephone: string | null }) {
  const t = useTranslations('app');
  const number = telephone && dialled(telephone);
  if (!telephone || !number) {
    return (
      <p className="rounded-card border-2 border-danger p-4 font-semibold">
        {telephone ?? t('emergency_no_telephone')}
      </p>
    );
  }
  return (
    <a
      href={`tel:${number}`}
      className="flex min-h-18 items-center gap-4 rounded-card bg-danger px-5 py-3 text-surface hover:opacity-90 print:border-2 print:bg-transparent print:text-ink"
    >
      <Phone aria-hidden className="size-8 shrink-0" />
      <span className="min-w-0">
        <span className="block">{t('emergency_telephone')}</span>{' '}
        <span className="block text-h1-phone font-bold medium:text-h1">{telephone}</span>
      </span>
    </a>
  );
}
