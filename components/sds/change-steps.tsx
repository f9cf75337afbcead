'use client';

import { useCallback, type RefObject } from 'react';
import { ChoiceLink } from '@/components/sds/older-version';
import { useSdsReading } from '@/components/sds/sds-reader';
import { StopButtons } from '@/components/sds/stop-buttons';
import { findSdsChanges } from '@/lib/browser/sds/find-sds-changes';
import { useSdsStops } from '@/lib/browser/sds/use-sds-stops';
import { sdsTransitions } from '@/lib/domain/sds/sds';

/** Navigation between the changes of a comparison, and a link that ends the comparison. */
export function ChangeSteps({
  text,
  html,
}: {
  text: RefObject<HTMLElement | null>;
  /** The HTML that `text` contains. */
  html: string;
}) {
  const { t, shown } = useSdsReading();
  const find = useCallback((root: HTMLElement) => (html ? findSdsChanges(root) : []), [html]);
  const stops = useSdsStops({ text, name: 'sds-change', find, jumpTo: shown.isNewComparison ? 'first' : null });
  const { position, count: total, section } = stops;
  return (
    <div className="flex flex-1 flex-wrap items-center justify-end gap-x-1">
      {shown.sections.length > 0 && (
        <span className="needs-script flex items-center gap-1 max-medium:mr-auto">
          <span role="status" className="text-small whitespace-nowrap text-ink-soft tabular-nums">
            {t(position === 0 ? 'change_places_total' : 'change_place_of_total', { position, total })}
            {section !== null && (
              <span className="sr-only">
                , § {section} {t.find(`section_${section}`)}
              </span>
            )}
          </span>
          <StopButtons stops={stops} texts={{ previous: t('previous_change'), next: t('next_change') }} />
        </span>
      )}
      <ChoiceLink
        choice={sdsTransitions.compare(shown.choice, null)}
        className="-mr-3 flex min-h-touch items-center rounded-control px-3 whitespace-nowrap text-accent underline underline-offset-4 hover:bg-sunken"
      >
        {t('end_comparison')}
      </ChoiceLink>
    </div>
  );
}
