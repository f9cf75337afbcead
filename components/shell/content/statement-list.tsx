import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';

/**
 * Statements as on the label, each with its code (CLP Annex II, III and IV). `codesBelow`: on phones the text comes
 * first, at full width.
 */
export function StatementList({
  label,
  statements,
  codesBelow = false,
}: {
  label: string;
  /** Elements are rendered as given. */
  statements: { code: ReactNode; text: ReactNode }[];
  codesBelow?: boolean;
}) {
  return (
    <ul
      aria-label={label}
      className={clsx(
        'grid grid-cols-[fit-content(5rem)_minmax(0,1fr)] gap-x-3 gap-y-1.5 leading-6',
        codesBelow && 'max-medium:block max-medium:space-y-3',
      )}
    >
      {statements.map(({ code, text }, index) => (
        <li
          key={index}
          className={clsx(
            'col-span-2 grid grid-cols-subgrid',
            codesBelow && 'max-medium:flex max-medium:flex-col-reverse',
          )}
        >
          <span
            className={clsx(
              'text-small leading-6 font-semibold tabular-nums',
              codesBelow && 'max-medium:font-normal max-medium:text-ink-soft',
            )}
          >
            {typeof code === 'string' ? <LineBreakOpportunities text={code} after="+" /> : code}
          </span>
          <span className="max-w-reading">
            {typeof text === 'string' ? <LineBreakOpportunities text={text} after="/" /> : text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A text with additional break opportunities after a sign that browsers do not break at: `P305+P351+P338`. */
export function LineBreakOpportunities({ text, after }: { text: string; after: '+' | '/' }) {
  return text.split(after).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && after}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
