import { readFileSync, readdirSync } from 'node:fs';
import { Agent, get } from 'node:http';

/** CPU time of a process and its children in milliseconds, from Linux's /proc (in hundredths of a second). */
export function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  // proc(5): utime and stime, the 14th and 15th.
  return (Number(fields[11]) + Number(fields[12])) * 10 + children.reduce((sum, child) => sum + cpuMs(child), 0);
}

/** CPU time of the threads of a process in nanoseconds. */
const cpuNs = (pid) =>
  readdirSync(`/proc/${pid}/task`).reduce(
    (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    0,
  );

const connections = 20;

/**
 * CPU time in nanoseconds of one response of each web app, for each turn. The web apps take turns of a tenth of a second, so that a machine
 * that is slower for seconds does not affect their comparison.
 */
export async function cpuOfTurns(
  apps,
  path,
  { headers = {}, warmUpRequests = 10_000, turns = 200, requestsInTurn = 200 } = {},
) {
  const agents = apps.map(() => new Agent({ keepAlive: true, maxSockets: connections }));
  const send = (app, agent) =>
    new Promise((resolve, reject) => {
      const options = { agent, headers: { 'accept-encoding': 'gzip', ...headers } };
      const request = get(`${app.url}${path}`, options, (response) => response.resume().on('end', resolve));
      // The web app closes a connection that was idle during the turn of another one.
      request.on('error', (error) => (request.reusedSocket ? resolve(send(app, agent)) : reject(error)));
    });
  const turn = async (position, count) => {
    const startNs = cpuNs(apps[position].pid);
    let remaining = count;
    const connection = async () => {
      while (remaining-- > 0) await send(apps[position], agents[position]);
    };
    await Promise.all(Array.from({ length: connections }, connection));
    return (cpuNs(apps[position].pid) - startNs) / count;
  };
  const positions = [...apps.keys()];
  for (const position of positions) await turn(position, warmUpRequests);
  const allTimes = [];
  for (let index = 0; index < turns; index += 1) {
    const times = [];
    for (const position of index % 2 ? positions : positions.toReversed())
      times[position] = await turn(position, requestsInTurn);
    allTimes.push(times);
  }
  for (const agent of agents) agent.destroy();
  return allTimes;
}
