import { FairQueue } from '@/lib/limits/fair-queue';
import { ServedClients, Turns } from '@/lib/limits/turns';

let nowMs: number;
let served: ServedClients;
let turns: Turns;
beforeEach(() => {
  nowMs = 0;
  served = new ServedClients(() => nowMs);
  turns = new Turns({ burst: 3, refillPerSecond: 2 }, served, () => nowMs);
});

/** How often a client may begin now. */
function beginnings(client: string): number {
  let count = 0;
  for (; count < 20 && turns.hasTurn(client); count += 1) turns.take(client);
  return count;
}

test('a client that is served alone begins as often as it likes', () => {
  served.seen('a');
  expect(beginnings('a')).toBe(20);
});

test('while another client is served it begins some times at once, then at a rate, each client by itself', () => {
  served.seen('a');
  served.seen('b');
  expect([beginnings('a'), beginnings('b')]).toEqual([3, 3]);
  nowMs = 900;
  expect(beginnings('a')).toBe(1);
  served.seen('b');
  nowMs = 1_900;
  expect(beginnings('b')).toBe(20);
  expect(beginnings('a')).toBe(2);
});

test('a client that came a second ago is not served any more', () => {
  served.seen('b');
  nowMs = 500;
  served.seen('a');
  expect(served.hasOther('a')).toBe(true);
  nowMs = 1_100;
  served.seen('a');
  expect([served.hasOther('a'), served.hasOther('b')]).toEqual([false, true]);
});

test('people behind one address count as one client', () => {
  served.seen('192.0.2.1 session-a');
  served.seen('192.0.2.1');
  expect(served.hasOther('192.0.2.1 session-b')).toBe(false);
  expect(served.hasOther('192.0.2.2')).toBe(true);
});

test('in a queue a client that asks for one thing after the other starts twenty times as often as one with many', async () => {
  served.seen('other');
  const queue = new FairQueue(
    { maxRunning: 50, maxRunningPerClient: 50, maxWaiting: 50, maxWaitingPerClient: 50 },
    undefined,
    turns,
  );
  for (let count = 0; count < 40; count += 1) (await queue.acquire('modest'))();
  const started = Array.from({ length: 10 }, () => queue.acquire('flooding'));
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(queue.waitingCount).toBeGreaterThan(4);
  nowMs = 60_000;
  await Promise.all(started);
  expect([queue.runningCount, queue.waitingCount]).toEqual([10, 0]);
});
