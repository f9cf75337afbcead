// Measures the rows R, D and E of docs/spec/reliability.md while parts of the product fail or are attacked, one line per figure.
// npm run bench:faults [-- --minutes 60 --kills 200 --mail-seconds 600 --requests 10000] [--only hostile, clocks, rest, E1 to E6 or E12]
// `hostile` are the rows D, `clocks` the rows E, `rest` the rows R.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startFaultProxy } from './fault-proxy.mjs';
import { clocksAndSizes, rowNames } from './faults/clocks-and-sizes.mjs';
import { hostile } from './faults/hostile.mjs';
import { hangs, slowBodies } from './faults/slow-bodies.mjs';
import { mixedLoad, poisoning } from './faults/load.mjs';
import { badWay, crowd, hanging, leaving, outage, recovery, retries } from './faults/outages.mjs';
import { kills, mailServerDown, secondPlatform } from './faults/platform-faults.mjs';
import { fullDisk, restarts } from './faults/restarts.mjs';
import { slowSuite } from './faults/slow-suite.mjs';
import { startPlatform } from './platform.mjs';
import { freePort, startWebApp } from './web-app.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    kills: { type: 'string', default: '20' },
    'mail-seconds': { type: 'string', default: '60' },
    requests: { type: 'string', default: '2000' },
    only: { type: 'string' },
  },
});

const minutes = Number(values.minutes);
const seconds = Number(values['mail-seconds']);
const outageSeconds = Math.max(75, minutes * 10);
const scale = { outage: `${outageSeconds} s`, 'mixed load': `${minutes} min`, kills: values.kills };
console.log({ ...scale, 'without a mail server': `${seconds} s`, 'interleaved requests': values.requests });
console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);
console.log('In full: --minutes 60 --kills 200 --mail-seconds 600 --requests 10000\n');

const password = 'a password for faults';
const platformMetricsPort = await freePort();
const environment = { DEMO_PASSWORD: password, PLATFORM_METRICS_PORT: String(platformMetricsPort) };
const platform = await startPlatform({ environment });
const proxy = await startFaultProxy(platform.url);
const settings = { SITE_URL: 'http://dossier.example', LOG_LEVEL: 'silent' };
const app = await startWebApp(proxy.url, settings, 'ignore');
const reference = await startWebApp(platform.url, settings, 'ignore');
const services = { app, proxy, reference, password };
async function faults() {
  await crowd(services);
  await leaving(services);
  await badWay(services);
  await retries(services);
  await outage(services, outageSeconds);
  await recovery(services, '500', { seenIsOld: true });
  await hanging(services);
  await recovery(services, 'hanging', { seenIsOld: false });
  await poisoning(services, Number(values.requests));
  const mails = mailServerDown(seconds);
  await mixedLoad(services, minutes);
  await mails;
}

const isRun = (part) => values.only === undefined || values.only === part;

try {
  if (isRun('hostile')) {
    await hostile(platform.url, platformMetricsPort);
    await slowBodies();
    await hangs();
  }
  if (isRun('clocks')) {
    await slowSuite(platform.url);
    await clocksAndSizes();
    await restarts();
    await fullDisk();
  }
  if (isRun('rest')) await faults();
  if (rowNames.includes(values.only)) await clocksAndSizes([values.only]);
  if (values.only === 'E12') await slowSuite(platform.url);
} finally {
  app.stop();
  reference.stop();
  await proxy.close();
  await platform.stop();
}
if (isRun('rest')) {
  await secondPlatform();
  await kills(Number(values.kills));
}
