import type { Writable } from 'node:stream';

const width = 30;

/**
 * Shows on a stream how far long work is: on a terminal a bar in one line, elsewhere a line for each tenth. Short work shows
 * nothing.
 */
export function showProgress(stream: Writable, total: number): (done: number, step: string) => void {
  const isTerminal = (stream as { isTTY?: boolean }).isTTY === true;
  let shown = '';
  return (done, step) => {
    if (total < 100) return;
    const tenths = Math.floor((done / total) * (isTerminal ? width : 10));
    const state = `${step} ${tenths}`;
    if (state === shown && done < total) return;
    shown = state;
    const bar = `${'#'.repeat(tenths)}${'.'.repeat(width - tenths)}`;
    if (isTerminal) stream.write(`\r[${bar}] ${done} of ${total} ${step}${done === total ? '\n' : ''}`);
    else stream.write(`${done} of ${total} ${step}\n`);
  };
}
