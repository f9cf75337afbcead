'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { fillText } from '@/components/sds/fill-text';
import { useSdsReading } from '@/components/sds/sds-reader';
import { PageLink } from '@/components/ui/page-link';
import type { ChangedPanel } from '@/lib/domain/changes/changes';
import { type PluralSuffix, pluralSuffix } from '@/lib/domain/languages/formatting';

export interface ChangeLegendTexts {
  /** With `{version}` and `{older}`. */
  compared: string;
  added: string;
  deleted: string;
  nothing: string;
  changedSections: string;
  changedPanels: string;
  /** With `{changes}` and `{version}`. */
  since: string;
  /** With `{count}`, by plural suffix. */
  counts: Record<PluralSuffix, string>;
}

const link = 'inline-flex min-h-touch items-center text-accent underline underline-offset-4';

/** Over a comparison: what is compared, what its marks mean, and what changed: facts of the product and sections of the sheet. */
export function ChangeLegend({
  titles,
  panelTitles,
  newest,
  texts,
  className,
}: {
  /** Short title by section number. */
  titles: Record<number, string>;
  panelTitles: Record<ChangedPanel['panel'], string>;
  /** Id of the newest version, the one that product detail compares. */
  newest: string | undefined;
  texts: ChangeLegendTexts;
  className?: string;
}) {
  const { shown, version, compared, detailOf } = useSdsReading();
  const { sections, panels } = shown;
  const detailPath = compared && version?.id === newest ? detailOf(compared.id) : null;
  const older = compared?.text ?? '';
  const total = panels?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const changes = fillText(texts.counts[pluralSuffix(total)], { count: total });
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold">{fillText(texts.compared, { version: version?.text ?? '', older })}</strong>
        {sections.length === 0 ? (
          <span>{texts.nothing}</span>
        ) : (
          <>
            <ins>
              <span aria-hidden className="change-sign">
                +
              </span>
              {texts.added}
            </ins>
            <del>
              <span aria-hidden className="change-sign">
                −
              </span>
              {texts.deleted}
            </del>
          </>
        )}
      </p>
      {panels && total > 0 && (
        <Summary label={fillText(texts.since, { changes, version: older })} name={texts.changedPanels}>
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
              <span className="sr-only">{fillText(texts.counts[pluralSuffix(count)], { count })}</span>
            </li>
          ))}
        </Summary>
      )}
      {sections.length > 0 && (
        <Summary label={texts.changedSections} name={texts.changedSections}>
          {sections.map((number) => (
            <li key={number}>
              <a href={`#section-${number}`} className={clsx(link, 'gap-1')}>
                <span className="whitespace-nowrap">§ {number}</span> {titles[number]}
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
