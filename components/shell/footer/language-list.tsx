'use client';

import clsx from 'clsx';
import type { LanguageLink } from '@/components/shell/header/language-menu';
import { LanguageSwitchLink } from '@/components/shell/header/language-switch-link';

/** The page in every interface language. */
export function LanguageList({ current, languages }: { current: string; languages: LanguageLink[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {languages.map(({ code, name, href }) => (
        <li key={code}>
          <LanguageSwitchLink
            code={code}
            href={href}
            aria-current={code === current ? 'true' : undefined}
            className={clsx(
              'flex min-h-touch items-center underline-offset-4 hover:underline',
              code === current && 'font-semibold text-ink',
            )}
          >
            {name}
          </LanguageSwitchLink>
        </li>
      ))}
    </ul>
  );
}
