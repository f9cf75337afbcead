// Benchmarks the services of compose.yaml on loopback: two web apps, two platforms, PostgreSQL, Redis and nginx. Measures their
// shared state, that restarts and crashes lose no request, and the costs of a page and a PDF.
// Run: npm run bench:cluster (-- refresh logout: some checks only; ROUNDS=4: 4 restarts instead of 20)
import { setTimeout as pause } from 'node:timers/promises';
import { availableParallelism } from 'node:os';
import autocannon from 'autocannon';
import { share } from '../tests/contract/share-by-mail.ts';
import { bearer, form } from '../tests/contract/visitor.ts';
import { sendRequest } from '../tests/support/ask.ts';
import { HttpVisitor } from '../tests/support/http-visitor.ts';
import { cpuMs } from './cpu.mjs';
import { report } from './figures.mjs';
import { addSenders, senderTokens } from './many-senders.mjs';
import { password, startCluster } from './start-cluster.mjs';

const rounds = Number(process.env.ROUNDS ?? 20);
const demo = { username: 'demo', password };
const page = '/p/1001/en/pd/1';
const products = Array.from({ length: 17 }, (_, n) => 1001 + n);
const documentLanguages = [1, 2, 3, 4, 5, 6, 7, 8];

const cluster = await startCluster();
const { origin, platformOrigin, webs, platforms, smtp, sql, handedOn } = cluster;
const tally = (values) => [...new Set(values)].map((value) => `${countOf(values, value)} × ${value}`).join(', ');
sql(addSenders);

const countOf = (values, expected) => values.filter((value) => value === expected).length;
const runAll = (count, work) => Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));
const say = (what, figure) => console.log(`${what.padEnd(64)} ${figure}`);

/** T2: a burst of requests to both web apps causes one refresh. */
async function refreshTokens() {
  const visitor = await HttpVisitor.loggedIn(origin, demo);
  for (const { url } of webs)
    await Promise.all(['/p/products', '/p/api/session'].map((path) => visitor.call(url, path)));
  for (const size of [50, 200]) {
    sql(`update access_tokens set expires = now() - interval '1 second' where expires < now() + interval '1 hour'`);
    const firstLine = handedOn().length;
    const responses = await runAll(size, (turn) =>
      visitor.call(origin, turn % 3 === 0 ? '/p/products' : '/p/api/session'),
    );
    const lines = handedOn().slice(firstLine);
    const requested = lines.filter((line) => line.includes(' /p/')).map((line) => line.split('|')[2]);
    report(
      `T2 token calls, ${size} requests with an expired token`,
      lines.filter((line) => line.includes(' /api/oauth2/token ')).length,
      '',
      1,
    );
    report('   of these not 200 for the user', responses.filter((response) => !isDemo(response)).length, '', 0);
    say('   handed on', tally(requested));
    visitor.take(responses.at(-1));
  }
}
const isDemo = ({ status, text }) => status === 200 && /"name":"demo"|Account: demo/.test(text);

/** T11: a logout revokes a copied cookie on all instances. */
async function logOutEverywhere() {
  const visitor = await HttpVisitor.loggedIn(origin, demo);
  const showsUser = async (web) => isDemo(await visitor.call(web.url, '/p/api/session'));
  const instanceCount = countOf(await Promise.all(webs.map(showsUser)), true);
  await visitor.call(webs[0].url, '/p/api/session', { method: 'DELETE' });
  const ended = performance.now();
  while (await showsUser(webs[1])) await pause(5);
  say('T11 instances that knew the login before', instanceCount);
  report('    until a logout on one counts on the other', performance.now() - ended, 'ms', 1000);
}

/** A removed product disappears from all web apps. */
async function purgeEverywhere() {
  const urls = [
    `${platforms[0].url}/api/v1/products/-1017/detail?m`,
    ...webs.map(({ url }) => `${url}/p/1017/en/pd/1`),
  ];
  const shown = urls.map(async (url) => {
    while ((await fetch(url, { redirect: 'manual' })).ok) await pause(10);
    return performance.now();
  });
  await pause(500);
  await cluster.command('unpublish', '1017');
  const [removed, ...forgotten] = await Promise.all(shown);
  report('until all web apps forget a removed product', Math.max(...forgotten) - removed, 'ms', 1000);
  await cluster.command('publish', '1017');
}

/** T13: the platforms share the count of login attempts. */
async function limitLogins() {
  const logIn = (turn, fields, address) => {
    const { headers, ...rest } = form({ client_id: 'dossier-web', grant_type: 'password', ...fields });
    return sendRequest(platforms[turn % 2].url, '/api/oauth2/token', {
      ...rest,
      headers: { ...headers, 'X-Forwarded-For': address },
    });
  };
  const statuses = await runAll(200, async (turn) => {
    return (await logIn(turn, { username: 'nobody', password: 'wrong' }, '203.0.113.7')).status;
  });
  report('T13 of 200 wrong passwords at two platforms, not 429', 200 - countOf(statuses, 429), '', 20);
  say('    another visitor logs in', (await logIn(0, demo, '203.0.113.8')).status);
}

/** M2, and one mail per recipient: shares over both platforms. */
async function mailOnce() {
  const [ownAuthorization, ...authorizations] = senderTokens.map((token) => bearer(token));
  const statuses = await runAll(30, (turn) => share(platforms[turn % 2], ownAuthorization, [`limit${turn}@b.example`]));
  report('M2 shares of one user in a minute, accepted', countOf(statuses, 200), '', 10);
  const shared = await runAll(80, (turn) => {
    const recipient = `once${turn}@b.example`;
    return share(platforms[turn % 2], authorizations[turn % authorizations.length], [recipient]);
  });
  await waitForMails((recipient) => recipient.startsWith('once'), 80, 30_000);
  await pause(3_000);
  const copies = recipients((recipient) => recipient.startsWith('once'));
  say('   80 shares at two platforms', tally(shared));
  report('   mails that did not come', 80 - new Set(copies).size, '', 0);
  report('   copies too many', copies.length - new Set(copies).size, '', 0);
}
const recipients = (matches) => smtp.received.flatMap(({ to }) => to).filter(matches);
async function waitForMails(matches, count, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  while (new Set(recipients(matches)).size < count && Date.now() < deadline) await pause(100);
}

/** R12: a platform is killed while dossiers are shared; the other one continues. */
async function killPlatforms() {
  const [, ...authorizations] = senderTokens.map((token) => bearer(token));
  const accepted = [];
  for (const [round, killed] of [...platforms, ...platforms].entries()) {
    const acceptedCount = accepted.length;
    let killing;
    await runAll(25, async (turn) => {
      const recipient = `killed${round}-${turn}@b.example`;
      const authorization = authorizations[(round * 25 + turn) % authorizations.length];
      // 0: the connection broke.
      const status = await share({ url: platformOrigin }, authorization, [recipient]).catch(() => 0);
      if (status === 200) accepted.push(recipient);
      if (accepted.length - acceptedCount >= 8) killing ??= killed.end('SIGKILL');
    });
    await (killing ?? killed.end('SIGKILL'));
    await killed.start();
  }
  const acceptedSet = new Set(accepted);
  const started = performance.now();
  await waitForMails((recipient) => acceptedSet.has(recipient), acceptedSet.size, 120_000);
  const copies = recipients((recipient) => acceptedSet.has(recipient));
  say('R12 of 100 shares with 4 × kill -9 of a platform, accepted', accepted.length);
  report('    accepted and never mailed', acceptedSet.size - new Set(copies).size, '', 0);
  say('    copies too many', copies.length - new Set(copies).size);
  report('    until the last was mailed', (performance.now() - started) / 1000, 's', 90);
}

/** R9: each service is restarted in turn while visitors read, search and download. */
async function restartInTurn() {
  const visitor = await HttpVisitor.loggedIn(origin, demo);
  const { headers } = visitor;
  const requests = [
    ...products.flatMap((id) => ['pd', 'pi', 'gh', 'ee'].map((screen) => ({ path: `/p/${id}/en/${screen}/1` }))),
    ...products.map((id) => ({ path: `/p/${id}/de/pd/2`, headers: uncached })),
    ...products.map((id) => ({ path: `/p/api/download/sds/${id}/1` })),
    ...products.map((id) => ({ path: `/p/api/products?page=1&search=${id}`, headers })),
    ...products.map((id) => ({
      method: 'POST',
      path: '/p/api/share/languages',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ synonymIds: [id] }),
    })),
  ];
  // Shuffled, the same each time.
  requests.sort((a, b) => hashOf(JSON.stringify(a)) - hashOf(JSON.stringify(b)));
  const statuses = {};
  let load;
  const loaded = new Promise((resolve, reject) => {
    const options = { url: origin, connections: 16, overallRate: 150, duration: 3600, timeout: 30, requests };
    load = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    load.on('response', (_client, status) => (statuses[status] = (statuses[status] ?? 0) + 1));
  });
  const exits = { webs: [], platforms: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, instances] of Object.entries({ webs, platforms })) {
      const ending = instances[round % 2];
      const started = performance.now();
      await ending.end('SIGTERM');
      exits[name].push((performance.now() - started) / 1000);
      await ending.start();
    }
  }
  load.stop();
  const { errors, timeouts } = await loaded;
  const failed = Object.entries(statuses).reduce((sum, [status, count]) => sum + (status < 400 ? 0 : count), 0);
  say(`R9 ${rounds} restarts of a web app and ${rounds} of a platform; answers`, JSON.stringify(statuses));
  report('   failed requests', failed + errors + timeouts, '', 0);
  report('   longest exit of a web app', Math.max(...exits.webs), 's', 15);
  report('   longest exit of a platform', Math.max(...exits.platforms), 's', 15);
}
const hashOf = (text) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);

/** Cached pages per second: of one web app alone, of one behind nginx, and of both. */
async function throughput() {
  const perSecond = async (url) => {
    const { requests, non2xx } = await autocannon({ url: url + page, connections: 50, duration: 8, headers: gzip });
    if (non2xx > 0) throw new Error(`${non2xx} of ${requests.total} requests failed.`);
    return requests.average;
  };
  await perSecond(origin);
  const both = await perSecond(origin);
  const bare = await perSecond(webs[0].url);
  await webs[1].end('SIGTERM');
  const single = await perSecond(origin);
  await webs[1].start();
  say('cached pages a second, one web app without nginx', bare.toFixed(0));
  say('cached pages a second, one web app behind nginx', single.toFixed(0));
  say('cached pages a second, two web apps behind nginx', `${both.toFixed(0)} (× ${(both / single).toFixed(2)})`);
}
/** An invalid session: its pages bypass the page cache, and are rendered from cached data. */
const uncached = { cookie: 'token=none' };
const gzip = { 'accept-encoding': 'gzip' };

/** CPU time of the web app and the platforms per response. */
async function costs() {
  const pagesOf = products.flatMap((id) => ['pd', 'pi', 'gh'].map((screen) => `/p/${id}/fr/${screen}/3`));
  const documents = products.flatMap((id) =>
    documentLanguages.map((language) => `/p/api/download/sds/${id}/${language}`),
  );
  await cost('a page of a product that nobody asked for', pagesOf);
  await cost('a page rendered from cached data', pagesOf, uncached);
  await cost('a cached page', Array(100).fill(pagesOf).flat());
  await cost(
    'an SDS as PDF, typeset',
    documents.filter((_, index) => index % 3 === 0),
  );
  await cost(
    'an SDS as PDF, cached',
    Array(10)
      .fill(documents.filter((_, index) => index % 3 === 0))
      .flat(),
  );
}
async function cost(what, paths, headers = {}) {
  const readTimes = () => [webs[0], ...platforms].map(({ pid }) => cpuMs(pid));
  const startTimes = readTimes();
  let bytes = 0;
  for (let start = 0; start < paths.length; start += 4) {
    const responses = await Promise.all(
      paths.slice(start, start + 4).map((path) => sendRequest(webs[0].url, path, { headers: { ...gzip, ...headers } })),
    );
    for (const { status, body } of responses) {
      if (status !== 200) throw new Error(`${status} for one of ${paths.slice(start, start + 4).join(' ')}`);
      bytes += body.length;
    }
  }
  const [web, ...platform] = readTimes().map((ms, index) => (ms - startTimes[index]) / paths.length);
  const sum = platform.reduce((a, b) => a + b);
  say(
    `cost of ${what}`,
    `${web.toFixed(2)} ms web, ${sum.toFixed(2)} ms platform, ${(bytes / paths.length / 1024).toFixed(0)} KiB`,
  );
}

const checks = {
  refresh: refreshTokens,
  logout: logOutEverywhere,
  purge: purgeEverywhere,
  logins: limitLogins,
  mails: mailOnce,
  throughput,
  costs,
  restarts: restartInTurn,
  // Last, when the senders' limit per minute has been reset.
  kills: killPlatforms,
};
const chosen = process.argv.slice(2);
try {
  console.log(
    `${availableParallelism()} cores, Node ${process.version}, 2 web apps, 2 platforms, PostgreSQL, Redis, nginx`,
  );
  for (const [name, check] of Object.entries(checks)) if (chosen.length === 0 || chosen.includes(name)) await check();
} finally {
  await cluster.stop();
}
