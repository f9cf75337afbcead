import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { emergencyIcons } from '@/components/emergency/emergency-icons';

export interface EmergencyAnswer {
  key: Exclude<keyof typeof emergencyIcons, 'exposure'>;
  content: ReactNode;
}

/**
 * Large buttons, and under them the answer of the one that was tapped last: a link to a part of the page that is shown while
 * the address names it (emergency.css), so it works without JavaScript and on kept pages.
 */
export function EmergencyAnswers({ answers }: { answers: EmergencyAnswer[] }) {
  const t = useTranslations('app');
  if (answers.length === 0) return null;
  return (
    <div className="space-y-4">
      <ul
        className={clsx(
          'grid gap-2 medium:gap-3 print:hidden',
          answers.length > 1 && 'grid-cols-2 max-[19.99rem]:grid-cols-1',
          answers.length > 2 && 'medium:grid-cols-4',
        )}
      >
        {answers.map(({ key }) => {
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
      {answers.map(({ key, content }) => (
        <section
          key={key}
          id={anchorOf(key)}
          tabIndex={-1}
          aria-labelledby={`${anchorOf(key)}-title`}
          className="emergency-part emergency-answer outline-none"
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

const anchorOf = (key: EmergencyAnswer['key']) => key.replaceAll('_', '-');
