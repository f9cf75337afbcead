import { once } from 'node:events';
import type { RunningWebApp } from './start-app';

const clock = `
  const { now } = Date;
  let aheadMs = 0;
  Date.now = () => now() + aheadMs;
  process.on('message', (ms) => { aheadMs += ms; process.send('moved'); });`;

/** Settings of a web app whose clock `moveClock` can move: what is kept in it ages, its breakers close; its timers stay as they are. */
export const movableClock = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}` };

/** Sends the clock of a web app ahead. */
export async function moveClock(app: RunningWebApp, ms: number): Promise<void> {
  const moved = once(app.process, 'message');
  app.process.send(ms);
  await moved;
}
