'use client';

import clsx from 'clsx';
import { fillText } from '@/components/sds/fill-text';
import { useSdsReading } from '@/components/sds/sds-context';

export interface ChangeLegendTexts {
  /** With `{version}` and `{older}`. */
  compared: string;
  added: string;
  deleted: string;
  nothing: string;
}

/** Over a comparison: what is compared, and what its marks mean. */
export function ChangeLegend({ texts, className }: { texts: ChangeLegendTexts; className?: string }) {
  const { shown, version, compared } = useSdsReading();
  return (
    <p className={clsx('flex flex-wrap items-baseline gap-x-3', className)}>
      <strong className="font-semibold">
        {fillText(texts.compared, { version: version?.text ?? '', older: compared?.text ?? '' })}
      </strong>
      {shown.sections.length === 0 ? (
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
  );
}
