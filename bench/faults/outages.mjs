// Reliability R1 to R6 and R8: responses to visitors while the platform fails, behind a proxy that injects faults.
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile, report } from '../figures.mjs';
import { content, each, logIn, requestPage } from '../visitor.mjs';

const pageTimeoutMs = 5_000;
const products = Array.from({ length: 24 }, (_, index) => 1001 + index);
const seen = products.slice(0, 10).flatMap((id) => ['pd', 'pi', 'gh'].map((page) => `/p/${id}/en/${page}/1`));
let lastUnseen = 500_000;
/** A product that is not cached. */
const unseen = () => `/p/${(lastUnseen += 1)}/en/pd/1`;
const slowest = (times) => Math.max(...times);

/** Requests an unavailable page and its error page; returns whether that is a clear error, and the duration of both in ms. */
async function visitFailing(app, path) {
  const first = await requestPage(app.url, path);
  const second = await requestPage(app.url, first.headers.location ?? '/');
  const isClear = first.status === 307 && second.status === 503 && 'retry-after' in second.headers;
  return { isClear, firstMs: first.ms, ms: first.ms + second.ms };
}

/** R1: refused, reset, 500, one after the other, for a number of seconds in total. */
export async function outage({ app, proxy }, seconds) {
  await each(seen, 4, (path) => requestPage(app.url, path));
  for (const [name, fault] of [
    ['refused', { refuses: true }],
    ['reset', { resets: true }],
    ['500', { status: 500 }],
  ]) {
    await proxy.fail(fault);
    const cachedVisits = [];
    const failedVisits = [];
    const end = performance.now() + (seconds * 1000) / 3;
    const visitor = async () => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        cachedVisits.push(await requestPage(app.url, seen[Math.floor(Math.random() * seen.length)]));
        if (turn % 20 === 0) failedVisits.push(await visitFailing(app, unseen()));
        await pause(50);
      }
    };
    await Promise.all(Array.from({ length: 5 }, visitor));
    const ms = cachedVisits.map(({ ms }) => ms);
    report(
      `R1 ${name}: of ${cachedVisits.length} cached pages not 200`,
      cachedVisits.filter(({ status }) => status !== 200).length,
      '',
      0,
    );
    report(`R1 ${name}: cached pages, p99`, quantile(ms, 0.99), 'ms', 300);
    report(
      `R1 ${name}: of ${failedVisits.length} others without a clear error`,
      failedVisits.filter(({ isClear }) => !isClear).length,
      '',
      0,
    );
    report(`R1 ${name}: clear error, slowest`, slowest(failedVisits.map(({ ms }) => ms)), 'ms', 2000);
  }
}

/** R4, called during a fault, which it removes: the time until a failed page loads again and, with `seenIsOld`, stale data are fetched. */
export async function recovery({ app, proxy }, name, { seenIsOld }) {
  const failedPath = `/p/${products.at(-1)}/${seenIsOld ? 'sl' : 'fr'}/pd/1`;
  const stalePaths = seenIsOld ? seen.map((path) => `/api/v1/products/-${path.split('/')[2]}/detail?m`) : [];
  await requestPage(app.url, failedPath);
  proxy.calls.length = 0;
  await proxy.heal();
  const healed = performance.now();
  const isBack = async () => {
    await each(seen, 4, (path) => requestPage(app.url, path));
    const { status } = await requestPage(app.url, failedPath);
    const requested = proxy.calls.map(({ path }) => path);
    return status === 200 && stalePaths.every((path) => requested.includes(path));
  };
  while (!(await isBack())) await pause(50);
  report(`R4 after ${name}: until all is fresh`, (performance.now() - healed) / 1000, 's', 10);
  const calls = new Map();
  for (const { path } of proxy.calls) calls.set(path, (calls.get(path) ?? 0) + 1);
  report(`R4 after ${name}: calls a key`, slowest([...calls.values()]), '', 1);
}

/** R2: the platform hangs. */
export async function hanging({ app, proxy }) {
  await proxy.fail({ hangs: true });
  const first = [];
  await each(Array.from({ length: 50 }, unseen), 50, async (path) => first.push(await visitFailing(app, path)));
  report(
    'R2 hangs: of 50 uncached pages that wait for the timeout',
    first.filter(({ firstMs }) => firstMs > pageTimeoutMs - 200).length,
    '',
    5,
  );
  const later = [];
  await each(Array.from({ length: 50 }, unseen), 5, async (path) => later.push(await visitFailing(app, path)));
  report('R2 hangs: then, slowest of 50', slowest(later.map(({ firstMs }) => firstMs)), 'ms', 300);
  report('R2 hangs: without a clear error', [...first, ...later].filter(({ isClear }) => !isClear).length, '', 0);
}

/** R3: only correct pages or clear errors, no truncated file that looks complete. Each fault has pages of its own. */
export async function badWay({ app, reference, proxy }) {
  for (const [name, fault, language] of [
    ['slow and jittery', { delayMs: 200, jitterMs: 1500 }, 'it'],
    ['1 KB/s', { bytesPerSecond: 1024 }, 'pl'],
    ['cut in the middle', { isCut: true }, 'el'],
  ]) {
    const paths = products.slice(0, 12).map((id) => `/p/${id}/${language}/pi/1`);
    const references = new Map();
    for (const path of paths) references.set(path, content(await requestPage(reference.url, path)));
    await proxy.fail(fault);
    const counts = { right: 0, clear: 0 };
    const wrong = [];
    await each(paths, 4, async (path) => {
      const page = await requestPage(app.url, path);
      const isClear = page.status === 307 && (await requestPage(app.url, page.headers.location)).status === 503;
      if (page.status === 200 && content(page) === references.get(path)) counts.right += 1;
      else if (isClear) counts.clear += 1;
      else wrong.push(`${page.status} ${path}`);
    });
    report(`R3 ${name}: ${counts.right} right pages, ${counts.clear} clear errors, others`, wrong.length, '', 0);
    for (const page of wrong) console.log(`   ${page}`);
    // At 1 KB/s a file would take minutes.
    if (!fault.bytesPerSecond) await downloads(app, name);
    await proxy.heal();
    await breakerPause();
  }
}

/** A truncated response counts as none; an error response must say what failed. */
async function downloads(app, name) {
  const files = await Promise.all(
    products.slice(0, 5).map((id) => requestPage(app.url, `/p/api/download/sds/${id}/1`)),
  );
  const isWhole = ({ text }) => text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF');
  const wholeCount = files.filter((file) => file.status === 200 && isWhole(file)).length;
  const truncatedCount = files.filter((file) => file.status === 200 && !isWhole(file)).length;
  report(`R3 ${name}: ${wholeCount} of ${files.length} files whole; cut, and told as whole`, truncatedCount, '', 0);
}

/** The time that a breaker stays open, and a margin. */
const breakerPause = () => pause(6_000);

/** R5: a total failure causes hardly more calls than requests; a POST is sent once. */
export async function retries({ app, proxy }) {
  await proxy.fail({ resets: true });
  proxy.calls.length = 0;
  const paths = Array.from({ length: 300 }, unseen);
  await each(paths, 10, (path) => requestPage(app.url, path));
  report('R5 reset: calls for 100 requests', (100 * proxy.calls.length) / paths.length, '', 110);
  proxy.calls.length = 0;
  const logins = 3;
  for (let login = 0; login < logins; login += 1) await logIn(app.url, 'demo', 'a wrong password');
  report(
    `R5 reset: calls of ${logins} logins`,
    proxy.calls.filter(({ method }) => method === 'POST').length,
    '',
    logins,
  );
  await proxy.heal();
  await breakerPause();
}

/** R6. */
export async function crowd({ app, proxy }) {
  proxy.calls.length = 0;
  const paths = Array.from({ length: 200 }, (_, index) => `/p/1020/es/${index % 2 ? 'pd' : 'pi'}/1`);
  const statuses = [];
  await each(paths, paths.length, async (path) => statuses.push((await requestPage(app.url, path)).status));
  report('R6 200 at once, one uncached product: not 200', statuses.filter((status) => status !== 200).length, '', 0);
  report('R6 … detail calls', proxy.calls.filter(({ path }) => path.includes('/detail')).length, '', 1);
}

/** R8: the time from a visitor's disconnect to that of the platform's connection; at 1 KB/s no file completes by itself. */
export async function leaving({ app, proxy }) {
  await each(seen, 4, (path) => requestPage(app.url, path));
  await proxy.fail({ bytesPerSecond: 1024 });
  const times = [];
  for (const product of products.slice(0, 10)) {
    proxy.calls.length = 0;
    const call = request(`${app.url}/p/api/download/sds/${product}/1`, { agent: false }).on('error', () => undefined);
    await new Promise((resolve) => call.on('response', (response) => response.once('data', resolve)).end());
    const leftAt = performance.now();
    call.destroy();
    await proxy.calls.find(({ path }) => path.includes('/sdsPdf/')).closed;
    times.push(performance.now() - leftAt);
  }
  report('R8 download left: upstream connection gone, slowest of 10', slowest(times), 'ms', 1000);
  await proxy.heal();
}
