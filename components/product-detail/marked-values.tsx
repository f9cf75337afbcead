import { Fragment, type ReactNode } from 'react';
import { Marked } from '@/components/product-detail/marked';
import type { Change, Marks } from '@/lib/domain/changes/marks';

/**
 * Marked values in a line, null where there are none. `within` is the change of the row that they are part of; `show`
 * says how one is written.
 */
export function markedValues<T extends string | number>(
  marks: Marks<T>,
  {
    within = null,
    separator = ' ',
    show = (value) => value,
  }: { within?: Change; separator?: string; show?: (value: T, change: Change) => ReactNode } = {},
): ReactNode {
  if (marks.length === 0) return null;
  return (
    <span>
      {marks.map(({ value, change }, index) => (
        <Fragment key={index}>
          {index > 0 && separator}
          <Marked change={change} isPart={within !== null}>
            {show(value, change)}
          </Marked>
        </Fragment>
      ))}
    </span>
  );
}
