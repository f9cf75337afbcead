import type { ReactNode } from 'react';
import { Marked } from '@/components/product-detail/marked';
import type { Change, Marks } from '@/lib/domain/changes/marks';

/** Marked values below each other, null where there are none. `within` is the change of the row that they are part of. */
export function markedList(marks: Marks, { within = null }: { within?: Change } = {}): ReactNode {
  if (marks.length === 0) return null;
  return (
    <ul>
      {marks.map(({ value, change }, index) => (
        <li key={index}>
          <Marked change={change} isPart={within !== null}>
            {value}
          </Marked>
        </li>
      ))}
    </ul>
  );
}
