'use client';

import clsx from 'clsx';
import { Check, Languages } from '@/components/ui/icons/icons';
import { type LanguageLink, languageLinkTo } from '@/components/shell/header/language-link';
import { Menu } from '@/components/ui/selection/menu';

/** The same page in the other interface languages. */
export function LanguageMenu({
  label,
  current,
  languages,
}: {
  /** Accessible name; contains the current language's name. */
  label: string;
  current: string;
  languages: LanguageLink[];
}) {
  const name = languages.find(({ code }) => code === current)?.name ?? current;
  return (
    <Menu
      label={label}
      button={
        <>
          <Languages aria-hidden className="size-5" />
          <span className="hidden medium:inline">{name}</span>
          <span className="uppercase medium:hidden">{current}</span>
        </>
      }
      buttonClassName="rounded-control px-2.5 text-ink-soft hover:bg-sunken hover:text-ink"
      panelClassName="w-44 rounded-card p-1"
      groups={[
        {
          key: 'languages',
          entries: languages.map(({ code, name, ...link }) => ({
            key: code,
            isChosen: code === current,
            element: (
              <a
                className={clsx(
                  'flex min-h-touch items-center justify-between rounded-control px-3 hover:bg-sunken',
                  code === current && 'font-semibold',
                )}
                aria-current={code === current ? 'true' : undefined}
                {...languageLinkTo({ code, ...link })}
              >
                {name}
                {code === current && <Check aria-hidden className="size-4" />}
              </a>
            ),
          })),
        },
      ]}
    />
  );
}
