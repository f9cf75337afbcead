'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useSdsReading } from '@/components/sds/sds-reader';
import { PageLink } from '@/components/ui/page-link';
import type { ChangedPanel } from '@/lib/domain/changes/changes';
import { pluralSuffix } from '@/lib/domain/languages/formatting';

const link = 'inline-flex min-h-touch items-center text-accent underline underline-offset-4';

/**
 * Above a comparison: the compared versions, the legend of the marks, and the changed facts of the product and sections
 * of the sheet.
 */
export function ChangeLegend({
  panelTitles,
  newest,
  className,
}: {
  panelTitles: Record<ChangedPanel['panel'], string>;
  /** Id of the newest version, the one that product detail compares with. */
  newest: string | undefined;
  className?: string;
}) {
  const { t, shown, version, compared, detailOf } = useSdsReading();
  const countText = (count: number) => t(`changes_${pluralSuffix(count)}`, { count });
  const { sections, panels } = shown;
  const detailPath = compared && version?.id === newest ? detailOf(compared.id) : null;
  const older = compared?.text ?? '';
  const total = panels?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold">{t('version_compared', { version: version?.text ?? '', older })}</strong>
        {sections.length === 0 ? (
          <span>{t('nothing_changed')}</span>
        ) : (
          <>
            <ins>
              <span aria-hidden className="change-sign">
                +
              </span>
              {t('change_added')}
            </ins>
            <del>
              <span aria-hidden className="change-sign">
                −
              </span>
              {t('change_deleted')}
            </del>
          </>
        )}
      </p>
      {panels && total > 0 && (
        <Summary label={t('changes_summary', { changes: countText(total), version: older })} name={t('changes_places')}>
          {panels.map(({ panel, count }) => (
            <li key={panel}>
              {detailPath ? (
                <PageLink href={`${detailPath}#${panel}`} className={link}>
                  {panelTitles[panel]}
                </PageLink>
              ) : (
                <span className="inline-flex min-h-touch items-center">{panelTitles[panel]}</span>
              )}{' '}
              <span aria-hidden className="text-ink-soft tabular-nums">
                {count}
              </span>
              <span className="sr-only">{countText(count)}</span>
            </li>
          ))}
        </Summary>
      )}
      {sections.length > 0 && (
        <Summary label={t('changed_sections')} name={t('changed_sections')}>
          {sections.map((number) => (
            <li key={number}>
              <a href={`#section-${number}`} className={clsx(link, 'gap-1')}>
                <span className="whitespace-nowrap">§ {number}</span> {t.find(`section_${number}`)}
              </a>
            </li>
          ))}
        </Summary>
      )}
    </div>
  );
}

function Summary({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4">
      <p className="text-small text-ink-soft">{label}</p>
      <ul aria-label={name} className="flex flex-wrap gap-x-4">
        {children}
      </ul>
    </div>
  );
}
