// A flooding client in a worker thread, so that it does not slow down the measurement:
// `new Worker(flood, {workerData: {origin, paths, perSecond, connections, seconds, leaves, localAddress}})`, which posts the statuses at the end.
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { origin, paths, perSecond, connections, seconds, leaves, localAddress } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections ?? 1_000 });
const { hostname, port } = new URL(origin);
const statuses = {};
let missingRetryAfter = 0;
let index = 0;

const ask = () =>
  new Promise((resolve) => {
    const done = (status) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      resolve();
    };
    const path = paths[index++ % paths.length];
    const headers = { 'accept-encoding': 'gzip' };
    const call = get({ hostname, port, path, agent, localAddress, headers }, (response) => {
      if (response.statusCode === 429 && !response.headers['retry-after']) missingRetryAfter += 1;
      response.resume().once('close', () => done(response.complete ? response.statusCode : 'left'));
    }).on('error', () => done('left'));
    if (leaves && Math.random() < 0.5) setTimeout(() => call.destroy(), Math.random() * 300);
  });

const end = Date.now() + seconds * 1_000;
if (perSecond) {
  const calls = [];
  while (Date.now() < end) {
    calls.push(ask());
    await pause(1_000 / perSecond);
  }
  await Promise.race([Promise.all(calls), pause(5_000)]);
} else {
  const loop = async () => {
    while (Date.now() < end) await ask();
  };
  await Promise.all(Array.from({ length: connections }, loop));
}
parentPort.postMessage({ statuses, missingRetryAfter });
process.exit();
