import { Fragment } from 'react';

/** A text that may also break after a sign that browsers do not break at by themselves: `P305+P351+P338`. */
export function LineBreakOpportunities({ text, after }: { text: string; after: '+' | '/' }) {
  return text.split(after).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && after}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
