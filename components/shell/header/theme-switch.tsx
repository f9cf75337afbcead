'use client';

import clsx from 'clsx';
import { Check, Moon, Sun, SunMoon } from '@/components/ui/icons/icons';
import { useSyncExternalStore } from 'react';
import { Menu } from '@/components/ui/selection/menu';
import { chooseTheme, currentTheme, themes, type Theme } from '@/components/shell/document/theme';

const icons = { light: Sun, dark: Moon, system: SunMoon };

function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The choice between light, dark and the device's setting. `label` ends in a colon. */
export function ThemeSwitch({ label, names }: { label: string; names: Record<Theme, string> }) {
  const current = useSyncExternalStore<Theme>(watchTheme, currentTheme, () => 'light');
  const CurrentIcon = icons[current];
  return (
    <Menu
      label={`${label} ${names[current]}`}
      button={<CurrentIcon aria-hidden className="size-5" />}
      needsScript
      buttonClassName="min-w-touch justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
      panelClassName="w-44 rounded-card p-1"
      groups={[
        {
          key: 'themes',
          entries: themes.map((theme) => {
            const Icon = icons[theme];
            return {
              key: theme,
              isChosen: theme === current,
              element: (
                <button
                  type="button"
                  aria-current={theme === current ? 'true' : undefined}
                  onClick={() => chooseTheme(theme, Date.now())}
                  className={clsx(
                    'flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left hover:bg-sunken',
                    theme === current && 'font-semibold',
                  )}
                >
                  <Icon aria-hidden className="size-5 text-ink-soft" />
                  {names[theme]}
                  {theme === current && <Check aria-hidden className="ml-auto size-4" />}
                </button>
              ),
            };
          }),
        },
      ]}
    />
  );
}
