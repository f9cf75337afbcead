// A thread that sends bodies until it is told to end, so that sending does not delay the visitors that the benchmark watches.
import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as pause } from 'node:timers/promises';
import { sendParts } from './slow-clients.mjs';

const { origin, heads, body, connections } = workerData;
const bytes = Buffer.from(body);
const statuses = {};
let hasEnded = false;
parentPort.once('message', () => {
  hasEnded = true;
});

async function send(first) {
  for (let index = first; !hasEnded; index += 1) {
    const status = await sendParts(origin, [heads[index % heads.length], bytes]);
    statuses[status] = (statuses[status] ?? 0) + 1;
    await pause(50);
  }
}

await Promise.all(Array.from({ length: connections }, (_none, index) => send(index)));
parentPort.postMessage(statuses);
