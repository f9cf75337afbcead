// Memory of the whole product: after its first start, with 1,000 products, and under mixed load (reliability R10).
// Run on Linux: npm run bench:memory [-- --minutes 60]
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mixedLoad } from './faults/load.mjs';
import { report } from './figures.mjs';
import { productId, startFilledPlatform } from './many-products.mjs';
import { startPlatform } from './platform.mjs';
import { peakOf, processMemory } from './process-memory.mjs';
import { startWebApp } from './web-app.mjs';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, products: { type: 'string', default: '1000' } },
});
const count = Number(values.products);
const work = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
const dataDir = join(work, 'platform');
// A copy of Node: the pages of a program that other processes also run would count only in part (PSS).
const nodeCopy = join(work, 'node');
copyFileSync(process.execPath, nodeCopy);
process.execPath = nodeCopy;

/** V8 collects the garbage of the start when the program has been idle for eight seconds. */
const idleAfterMs = 12_000;

const row = (what, { webApp, platform, typesetting, total }) =>
  console.log(
    `${what.padEnd(40)} web app ${webApp.toFixed(0)}, platform ${platform.toFixed(0)}, typesetting ${typesetting.toFixed(0)}, together ${total.toFixed(0)} MB`,
  );

/** Samples while `work` runs. */
async function peakWhile(pids, work) {
  const samples = [];
  let isRunning = true;
  const watch = async () => {
    while (isRunning) {
      samples.push(processMemory(...pids));
      await pause(250);
    }
  };
  const watching = watch();
  await work().finally(() => (isRunning = false));
  await watching;
  return peakOf(samples);
}

try {
  const first = await startPlatform({ dataDir });
  const firstApp = await startWebApp(first.url);
  await pause(3_000);
  row('3 s after the first start', processMemory(firstApp.pid, first.pid));
  await pause(idleAfterMs);
  const idle = processMemory(firstApp.pid, first.pid);
  row('after the first start, idle', idle);
  firstApp.stop();
  await first.stop({ keep: true });

  const platform = await startFilledPlatform(dataDir, { count, areComplete: true });
  const app = await startWebApp(platform.url);
  try {
    await pause(idleAfterMs);
    const manyProducts = processMemory(app.pid, platform.pid);
    row(`after a start with ${count} products, idle`, manyProducts);
    report('idle, together', Math.max(idle.total, manyProducts.total), 'MB', 300);
    const password = readFileSync(join(dataDir, 'demo-password'), 'utf8').trim();
    const ids = Array.from({ length: count }, (_, index) => productId(index + 1));
    const peak = await peakWhile([app.pid, platform.pid], () =>
      mixedLoad({ app, password, ids }, Number(values.minutes)),
    );
    row(`peak in ${values.minutes} min of mixed load`, peak);
    report('peak, together', peak.total, 'MB', 512);
    await pause(5_000);
    row('5 s later', processMemory(app.pid, platform.pid));
  } finally {
    app.stop();
    await platform.stop();
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
