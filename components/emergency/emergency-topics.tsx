import {
  Droplets,
  Eye,
  Flame,
  Hand,
  HeartPulse,
  type Icon,
  Milk,
  Phone,
  ShieldAlert,
  Siren,
  Wind,
} from '@/components/ui/icons/icons';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { EmergencyPart, ExposureRouteKey } from '@/lib/domain/product/emergency';
import { dialled, unbroken } from '@/components/ui/telephone-link';

/** The icon of a part or an exposure route. */
export const emergencyIcons: Record<EmergencyPart['key'] | ExposureRouteKey, Icon> = {
  eyes: Eye,
  skin: Hand,
  inhaled: Wind,
  swallowed: Milk,
  first_aid: HeartPulse,
  fire: Flame,
  spill: Droplets,
  exposure: ShieldAlert,
};

export interface EmergencyTopic {
  key: Exclude<keyof typeof emergencyIcons, 'exposure'>;
  content: ReactNode;
}

/**
 * Large buttons with one section shown below: the one that the URL's fragment names (`:target`, emergency.css), so it
 * works without JavaScript and on pages saved for offline use.
 */
export function EmergencyTopics({ topics }: { topics: EmergencyTopic[] }) {
  const t = useTranslations('app');
  if (topics.length === 0) return null;
  return (
    <div className="space-y-4">
      <ul
        className={clsx(
          'grid gap-2 medium:gap-3 print:hidden',
          topics.length > 1 && 'grid-cols-2 max-[19.99rem]:grid-cols-1',
          topics.length > 2 && 'medium:grid-cols-4',
        )}
      >
        {topics.map(({ key }) => {
          const Icon = emergencyIcons[key];
          return (
            <li key={key}>
              <a
                href={`#${anchorOf(key)}`}
                className="emergency-choice flex h-full min-h-15 items-center gap-2 rounded-control border-2 border-line-strong bg-surface px-2.5 py-2 text-lead leading-6 font-semibold medium:px-4 hover:bg-sunken medium:min-h-18"
              >
                <Icon aria-hidden className="size-7 shrink-0 text-danger" />
                <span className="min-w-0 wrap-break-word hyphens-auto">{t(`emergency_${key}`)}</span>
              </a>
            </li>
          );
        })}
      </ul>
      {topics.map(({ key, content }) => (
        <section
          key={key}
          id={anchorOf(key)}
          tabIndex={-1}
          aria-labelledby={`${anchorOf(key)}-title`}
          className="emergency-part emergency-topic outline-none"
        >
          <h2 id={`${anchorOf(key)}-title`} className="mb-1 text-h2 font-bold">
            {t(`emergency_${key}`)}
          </h2>
          {content}
        </section>
      ))}
    </div>
  );
}

const anchorOf = (key: EmergencyTopic['key']) => key.replaceAll('_', '-');

const button =
  'flex min-h-15 items-center gap-2.5 rounded-card bg-danger-solid px-3 py-1.5 text-paper hover:opacity-90 medium:px-5 print:border-2 print:bg-transparent print:text-ink';

/**
 * The emergency call bar: the supplier's number as written, and the European emergency number (Directive (EU) 2018/1972
 * Art. 109). The bar is sticky. A number does not break: on narrow screens its icon and then the width of the other box give way.
 */
export function EmergencyCall({ telephone }: { telephone: string | null }) {
  const t = useTranslations('app');
  const number = telephone && dialled(telephone);
  return (
    <div className="sticky top-0 z-20 -mx-4 flex flex-wrap gap-2 bg-ground px-4 py-2 medium:top-bar medium:gap-3 print:static">
      {telephone && number ? (
        <a href={`tel:${number}`} className={`${button} min-w-min flex-1`}>
          <Phone aria-hidden className="size-6 shrink-0 max-[23rem]:hidden medium:size-8" />
          <span className="min-w-0">
            <span className="block text-small leading-4 hyphens-auto medium:text-body">{t('emergency_telephone')}</span>{' '}
            <span className="block text-lead leading-6 font-bold medium:text-h2">{unbroken(telephone)}</span>
          </span>
        </a>
      ) : (
        <p className="min-w-0 flex-1 self-center rounded-card border-2 border-danger px-3 py-1.5 text-body leading-6 font-semibold">
          {telephone ?? t('emergency_no_telephone')}
        </p>
      )}
      <a href="tel:112" className={`${button} max-w-1/3 min-w-min shrink-0`}>
        <Siren aria-hidden className="size-6 shrink-0 max-medium:hidden medium:size-8" />
        <span className="min-w-0">
          <span className="block text-small leading-4 hyphens-auto medium:text-body">{t('emergency_services')}</span>{' '}
          <span className="block text-lead leading-6 font-bold medium:text-h2">112</span>
        </span>
      </a>
    </div>
  );
}
