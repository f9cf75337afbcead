// Response times and failures of an unrelated visitor, idle and during an attack on the product.
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile, report } from '../figures.mjs';

const agent = new Agent({ keepAlive: true });

/** Reads a page as a visitor of the address 127.0.0.2; status 0: no whole response. */
export const read = (origin, path) =>
  new Promise((resolve) => {
    const started = performance.now();
    const { hostname, port } = new URL(origin);
    const done = (status) => resolve({ status, ms: performance.now() - started });
    const headers = { 'accept-encoding': 'gzip' };
    const call = get({ hostname, port, path, agent, headers, localAddress: '127.0.0.2' }, (response) => {
      response.resume().once('close', () => done(response.complete ? response.statusCode : 0));
    });
    call.setTimeout(30_000, () => call.destroy()).on('error', () => done(0));
  });

/** Calls `ask` with one item after the other for a number of seconds: `{status, ms}` of each. */
export async function watch(ask, items, seconds, pauseMs) {
  const responses = [];
  const end = Date.now() + seconds * 1_000;
  for (let index = 0; Date.now() < end; index += 1) {
    responses.push(await ask(items[index % items.length]));
    await pause(pauseMs);
  }
  return responses;
}

/**
 * Reports the responses to others during an attack, their p95 as a multiple of the p95 before it, since its effects may outlast it. `attack`
 * starts it, and resolves to the function that ends it, whose result is returned.
 */
export async function reportOthers(name, { ask, items, attack, times, seconds = 8, pauseMs = 20 }) {
  await watch(ask, items, 1, pauseMs);
  const idle = await watch(ask, items, Math.min(seconds, 10), pauseMs);
  const end = await attack();
  const responses = await watch(ask, items, seconds, pauseMs);
  const result = await end();
  const p95 = (calls) =>
    quantile(
      calls.map(({ ms }) => ms),
      0.95,
    );
  report(`${name}: p95 of others, × ${p95(idle).toFixed(1)} ms idle`, p95(responses) / p95(idle), '×', times);
  const failed = responses.filter(({ status }) => status !== 200).map(({ status }) => status);
  report(`${name}: of ${responses.length} calls of others not 200`, failed.length, '', 0);
  if (failed.length > 0) console.log(`   ${failed.join(' ')}`);
  return result;
}
