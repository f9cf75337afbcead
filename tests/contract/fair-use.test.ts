import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from '../support/ask';
import { testInSoak } from '../support/in-soak';
import { metricsOf } from '../support/read-metrics';
import { type RunningPlatform, startPlatform } from '../support/start-platform';

jest.setTimeout(300_000);

let platform: RunningPlatform;
beforeAll(async () => void (platform = await startPlatform({ PLATFORM_METRICS_PORT: '0' })));
afterAll(() => platform.stop());

const sendFrom = (address: string, path: string) =>
  sendRequest(platform.url, path, { headers: { 'X-Forwarded-For': address } });

let packs = 0;
/** A label that nobody has asked for before. */
const newLabel = (kind: 'view' | 'pdf') =>
  `/api/v1/productLabelRender/${kind}/-${1001 + (packs % 17)}?dim=4&vseb=${(packs += 1)}+L`;

const sheets = Array.from({ length: 40 }, (_, index) => ({
  id: 1001 + (index % 5),
  lang: [1, 2, 3, 4, 5, 6, 7, 8][index % 8]!,
}));

/** Asks for new labels as fast as one client can be answered, and leaves every third before its answer. */
async function flood(address: string, signal: AbortSignal) {
  const responses: { status: number; retryAfter: string | undefined }[] = [];
  let turn = 0;
  while (!signal.aborted) {
    const call = request(platform.url + newLabel(turn % 2 ? 'pdf' : 'view'), {
      headers: { 'X-Forwarded-For': address },
      agent: false,
    });
    call.on('error', () => undefined);
    call.on('response', (response) => {
      responses.push({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      response.on('error', () => undefined).resume();
    });
    call.end();
    if ((turn += 1) % 3 === 0) setTimeout(() => call.destroy(), (turn * 37) % 900);
    await pause(10);
  }
  return responses;
}

testInSoak(
  'one client that asks for 100 new labels a second gets 429, and every document of the others comes',
  async () => {
    const other = '203.0.113.5';
    const madeBefore = '/api/v1/sdsRender/sdsPdf/-1001/1';
    expect((await sendFrom(other, madeBefore)).status).toBe(200);
    const ends = new AbortController();
    const flooding = flood('198.51.100.7', ends.signal);
    await pause(500);
    const responses: [string, number][] = [];
    const waits: number[] = [];
    const end = performance.now() + 5_000;
    for (let turn = 0; performance.now() < end; turn += 1) {
      const { id, lang } = sheets[(turn + 1) % sheets.length]!;
      for (const path of [
        madeBefore,
        `/api/v1/sdsRender/sdsPdf/-${id}/${lang}?qrCode=0`,
        `/api/v1/p/tds/pdf/${lang}/-${id}`,
        `/api/sdsRender/pdf/-${id}/${lang}`,
        `/api/v1/sdsRender/xml/-${id}/${lang}`,
        `/api/v1/sdsRender/view/-${id}/${lang}`,
      ]) {
        const requested = performance.now();
        const { status } = await sendFrom(other, path);
        waits.push(performance.now() - requested);
        responses.push([path, status]);
      }
    }
    ends.abort();
    const flooded = await flooding;
    const metrics = await metricsOf(platform);
    expect(responses.filter(([, status]) => status !== 200 && status !== 404)).toEqual([]);
    expect(Math.max(...waits)).toBeLessThan(5_000);
    const refused = flooded.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    expect(refused.every(({ retryAfter }) => /^[1-9]\d?$/.test(retryAfter ?? ''))).toBe(true);
    expect(metrics('dossier_queue_refused_total', { queue: 'typesetter', reason: 'client' })).toBeGreaterThanOrEqual(
      refused.length,
    );
    expect(metrics('dossier_queue_dropped_total', { queue: 'typesetter' })).toBeGreaterThan(10);
  },
);

test('twenty people behind one address who each draw labels are never refused', async () => {
  const turns = process.env.SOAK ? 3 : 1;
  const statuses: number[] = [];
  const person = async () => {
    for (let turn = 0; turn < turns; turn += 1) statuses.push((await sendFrom('192.0.2.20', newLabel('view'))).status);
  };
  await Promise.all(Array.from({ length: 20 }, person));
  expect(statuses).toEqual(Array<number>(20 * turns).fill(200));
});
