/** A quantile of the values: `quantile(times, 0.95)`. */
export const quantile = (figures, share) =>
  [...figures].sort((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * share))];

export const median = (figures) => quantile(figures, 0.5);

/** Runs `work`; returns its duration in ms and its result. */
export async function timed(work) {
  const started = performance.now();
  const value = await work();
  return { ms: performance.now() - started, value };
}

/** Runs `work` on each item, one after another; returns the durations in ms. */
export async function timesOf(items, work) {
  const times = [];
  for (const item of items) times.push((await timed(() => work(item))).ms);
  return times;
}

/** Prints a line of the report: name, value, and the limit that it must meet. */
export const report = (what, figure, unit, promise) =>
  say(what, figure, unit, `≤ ${promise} ${unit}`, figure <= promise);

export const reportAtLeast = (what, figure, unit, promise) =>
  say(what, figure, unit, `≥ ${promise} ${unit}`, figure >= promise);

function say(what, figure, unit, promise, isKept) {
  const digits = figure.toFixed(Math.abs(figure) < 10 ? 2 : 1);
  console.log(`${what.padEnd(64)} ${digits.padStart(8)} ${unit}   ${promise}: ${isKept ? 'kept' : 'NOT KEPT'}`);
}
