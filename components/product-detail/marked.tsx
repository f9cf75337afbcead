import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import type { Change, Marks } from '@/lib/domain/changes/marks';
import { appendColon } from '@/lib/domain/languages/formatting';

const kinds = {
  added: { Tag: 'ins', word: 'change_added', sign: '+' },
  deleted: { Tag: 'del', word: 'change_deleted', sign: '−' },
} as const;

/**
 * Spec §1: additions in red, deletions struck through; with a sign for readers who do not see colours and a word for
 * screen readers. `isPart`: a part of a row whose first part already carries the word. `children` must not be
 * decorated.
 */
export function Marked({ change, ...mark }: { change: Change; isPart?: boolean; children: ReactNode }) {
  return change === null ? mark.children : <Mark change={change} {...mark} />;
}

function Mark({
  change,
  isPart = false,
  children,
}: {
  change: NonNullable<Change>;
  isPart?: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('app');
  const interfaceLang = useLocale();
  const { Tag, word, sign } = kinds[change];
  return (
    <Tag className="relative">
      {!isPart && (
        <>
          <span aria-hidden className="change-sign">
            {sign}
          </span>
          <span className="sr-only">{appendColon(t(word), interfaceLang)} </span>
        </>
      )}
      {children}
    </Tag>
  );
}

/** Marked values in a line, null if there are none. `rowChange` is the change of their row; `show` renders a value. */
export function markedValues<T extends string | number>(
  marks: Marks<T>,
  {
    rowChange = null,
    separator = ' ',
    show = (value) => value,
  }: { rowChange?: Change; separator?: string; show?: (value: T, change: Change) => ReactNode } = {},
): ReactNode {
  if (marks.length === 0) return null;
  const [first] = marks;
  if (marks.length === 1 && first?.change === null) return show(first.value, null);
  return (
    <span>
      {marks.map(({ value, change }, index) => (
        <Fragment key={index}>
          {index > 0 && separator}
          <Marked change={change} isPart={rowChange !== null}>
            {show(value, change)}
          </Marked>
        </Fragment>
      ))}
    </span>
  );
}

/** Marked values below each other, null if there are none. `rowChange` is the change of their row. */
export function markedList(marks: Marks, { rowChange = null }: { rowChange?: Change } = {}): ReactNode {
  if (marks.length === 0) return null;
  return (
    <ul>
      {marks.map(({ value, change }, index) => (
        <li key={index}>
          <Marked change={change} isPart={rowChange !== null}>
            {value}
          </Marked>
        </li>
      ))}
    </ul>
  );
}
