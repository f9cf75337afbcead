import type { ReactNode } from 'react';

export interface Definition {
  term: string;
  /** A term with the value null, undefined or '' is omitted. */
  value: ReactNode;
}

const isGiven = ({ value }: Definition) => value !== null && value !== undefined && value !== '';

/** Terms and values: below each other on phones, in two columns on wider screens. */
export function DefinitionList({ items }: { items: Definition[] }) {
  return (
    <dl>
      {items.filter(isGiven).map(({ term, value }, index) => (
        <div
          key={`${index} ${term}`}
          className="border-t border-line py-2 first:border-t-0 first:pt-0 last:pb-0 medium:grid medium:grid-cols-[11rem_minmax(0,1fr)] medium:gap-5"
        >
          <dt className="text-small text-ink-soft medium:text-body">{term}</dt>
          <dd className="min-w-0 max-w-reading wrap-break-word">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
