import { Fragment } from 'react';
import { Marked } from '@/components/product-detail/marked';
import { markedValues } from '@/components/product-detail/marked-values';
import type { DossierChanges } from '@/lib/domain/changes';

/** Statements as the label has them, each with its code (CLP Annex II, III and IV). */
export function Statements({ label, statements }: { label: string; statements: DossierChanges['safety']['hazards'] }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[fit-content(5rem)_minmax(0,1fr)] medium:grid-cols-[fit-content(6rem)_minmax(0,1fr)] gap-x-3 gap-y-1.5 leading-6"
    >
      {statements.map(({ code, text, change }, index) => (
        <li key={index} className="col-span-2 grid grid-cols-subgrid">
          <span className="text-small leading-6 font-semibold tabular-nums">
            <Marked change={change}>
              <Code code={code} />
            </Marked>
          </span>
          <span className="max-w-reading">{markedValues(text, { within: change })}</span>
        </li>
      ))}
    </ul>
  );
}

/** A combined code, `P305+P351+P338`, may break after a plus. */
function Code({ code }: { code: string }) {
  return code.split('+').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && '+'}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
