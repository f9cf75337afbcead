import clsx from 'clsx';
import { ChevronDown } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import { SwitchLink } from '@/components/product-detail/switch-link';
import { Day } from '@/components/ui/day';
import { Menu } from '@/components/ui/selection/menu';
import { PageLink } from '@/components/ui/page-link';
import type { Version } from '@/lib/domain/product/dossier';

/**
 * Turns changes mode on and off and selects the older version to compare with; every state has its URL
 * (`?changes={version id}`), so the controls are links. Nothing without an older version.
 */
export function ChangesSwitch({
  options,
  chosen,
  pathOf,
}: {
  /** Older versions, newest first. */
  options: Version[];
  /** The compared version; null when the mode is off. */
  chosen: Version | null;
  /** In-app path of the page with the changes since a version; null: without changes. */
  pathOf: (changes: string | null) => string;
}) {
  const t = useTranslations('app');
  const since = chosen ?? options[0];
  if (!since) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 print:hidden">
      <SwitchLink href={pathOf(chosen ? null : since.id)} isOn={chosen !== null}>
        {t('show_changes')}
      </SwitchLink>
      {options.length === 1 ? (
        <span className="text-ink-soft">{t('changes_since', { version: since.text })}</span>
      ) : (
        <Menu
          label={t('changes_since', { version: since.text })}
          button={
            <>
              {t('changes_since', { version: since.text })}
              <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180 in-aria-expanded:rotate-180" />
            </>
          }
          buttonClassName="rounded-control border border-line-strong px-3 hover:bg-sunken"
          panelClassName="rounded-control p-1 [--panel-height:20rem]"
          groups={[
            {
              key: 'versions',
              entries: options.map((version) => ({
                key: version.id,
                isChosen: version.id === chosen?.id,
                element: (
                  <PageLink
                    href={pathOf(version.id)}
                    scroll={false}
                    aria-current={version.id === chosen?.id ? 'true' : undefined}
                    className={clsx(
                      'flex min-h-touch items-center rounded-control px-3 whitespace-nowrap hover:bg-sunken',
                      version.id === chosen?.id && 'bg-accent-soft font-semibold text-accent',
                    )}
                  >
                    <span>
                      {t('version_of', { version: version.text })}
                      {version.date && (
                        <span className="block text-small font-normal text-ink-soft">
                          <Day date={version.date} />
                        </span>
                      )}
                    </span>
                  </PageLink>
                ),
              })),
            },
          ]}
        />
      )}
    </div>
  );
}
