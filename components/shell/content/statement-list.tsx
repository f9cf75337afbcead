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
    <ul aria-label={label} className={clsx('statements', codesBelow && 'statements-codes-below')}>
      {statements.map(({ code, text }, index) => (
        <li key={index}>
          <span>{typeof code === 'string' ? <LineBreakOpportunities text={code} sign="+" /> : code}</span>
          <span>{typeof text === 'string' ? <LineBreakOpportunities text={text} sign="/" /> : text}</span>
        </li>
      ))}
    </ul>
  );
}

/** A text with additional break opportunities after a sign that browsers do not break at: `P305+P351+P338`. */
export function LineBreakOpportunities({ text, sign }: { text: string; sign: '+' | '/' }) {
  const parts = text.split(sign);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && sign}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
