import type { ReactNode } from 'react';

interface Definition {
  term: string;
  /** A term with the value null, undefined or '' is omitted. */
  value: ReactNode;
}

const isGiven = ({ value }: Definition) => value !== null && value !== undefined && value !== '';

/** Terms and values: below each other on phones, in two columns on wider screens. */
export function DefinitionList({ items }: { items: Definition[] }) {
  return (
    <dl className="definitions">
      {items.filter(isGiven).map(({ term, value }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
