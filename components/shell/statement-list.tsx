import { Fragment } from 'react';

/** Statements as the label has them, each with its code (CLP Annex II, III and IV). */
export function StatementList({ label, statements }: { label: string; statements: { code: string; text: string }[] }) {
  return (
    <ul aria-label={label} className="grid grid-cols-[fit-content(4.5rem)_minmax(0,1fr)] gap-x-3 gap-y-1.5 leading-6">
      {statements.map(({ code, text }, index) => (
        <li key={`${index} ${code}`} className="col-span-2 grid grid-cols-subgrid">
          <span className="text-small leading-6 font-semibold tabular-nums">
            <CombinedCode code={code} />
          </span>
          <span className="max-w-reading max-medium:hyphens-auto">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** A combined code breaks after a plus sign, where it must. */
function CombinedCode({ code }: { code: string }) {
  return code.split('+').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && '+'}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
