import { useTranslations } from 'next-intl';
import { emergencyIcons } from '@/components/emergency/emergency-icons';
import type { EmergencyPart } from '@/lib/domain/emergency';

/** The way to each part that the sheet has. */
export function EmergencyJumps({ parts }: { parts: EmergencyPart[] }) {
  const t = useTranslations('app');
  return (
    <nav aria-label={t('contents')} className="print:hidden">
      <ul className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2">
        {parts.map(({ key, anchor }) => {
          const Icon = emergencyIcons[key];
          return (
            <li key={key}>
              <a
                href={`#${anchor}`}
                className="flex h-full min-h-14 items-center gap-2.5 rounded-control border-2 border-line-strong bg-surface px-3 py-2 leading-6 font-semibold hover:bg-sunken"
              >
                <Icon aria-hidden className="size-6 shrink-0 text-danger" />
                <span className="min-w-0 wrap-break-word hyphens-auto">{t(`emergency_${key}`)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
