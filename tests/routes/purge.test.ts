import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { waitFor } from '@/tests/contract/mails';
import { sendRequest } from '@/tests/support/ask';
import { describeWithRedis, startRedis, type ThrowAwayRedis } from '@/tests/support/redis';
import { json, type ScriptedPlatform, minimalDetail, startScriptedPlatform } from '@/tests/support/scripted-platform';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';

jest.setTimeout(180_000);
const secret = 'a secret of the platform, for purges only';

let platform: ScriptedPlatform;
let redis: ThrowAwayRedis;
let apps: RunningWebApp[];

/** Says to a web app which products changed, as the platform does. */
function purge(app: RunningWebApp, products: unknown, key = secret) {
  const body = JSON.stringify({ type: 'products.changed', timestamp: new Date().toISOString(), data: { products } });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`).digest('base64');
  return sendRequest(app.url, '/p/api/purge', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(body.length),
      'webhook-id': 'msg_1',
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  });
}
const named = (text: string) => json(minimalDetail({ basic: { id: 1001, text } }));
const cardFor = (app: RunningWebApp, address: string) =>
  sendRequest(app.url, '/p/api/card/1001/en', { headers: { 'X-Forwarded-For': address } });
const visitor = { headers: { 'X-Forwarded-For': '192.0.2.1' } };
const nameOn = async (app: RunningWebApp) =>
  /<h1[^>]*>([^<]+)/.exec((await sendRequest(app.url, '/p/1001/en/pd/1', visitor)).text)?.[1];

describeWithRedis('web apps that share a Redis', () => {
  beforeAll(async () => {
    [platform, redis] = await Promise.all([startScriptedPlatform(named('Acetone')), startRedis()]);
    const settings = { REDIS_URL: redis.url, PURGE_SECRET: secret, LIMIT_CARDS: '4/16/6', TRUST_PROXY: '1' };
    // Of two hosts, so that the platform sees which web app asks.
    const urls = [platform.url, platform.url.replace('127.0.0.1', 'localhost')];
    apps = await Promise.all(urls.map((url) => startWebApp(url, settings)));
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.stop()));
    await Promise.all([platform.close(), redis.stop()]);
  });

  test('show a product that changed at once, all of them', async () => {
    for (const app of apps) expect(await nameOn(app)).toBe('Acetone');
    platform.answer = named('Propanone');
    for (const app of apps) expect(await nameOn(app)).toBe('Acetone');
    expect((await purge(apps[0]!, [1001])).status).toBe(204);
    expect(await nameOn(apps[0]!)).toBe('Propanone');
    const end = Date.now() + 5_000;
    while ((await nameOn(apps[1]!)) !== 'Propanone' && Date.now() < end);
    expect(await nameOn(apps[1]!)).toBe('Propanone');
  });

  test('render its page again before anybody asks for it, in the name of nobody', async () => {
    platform.answer = named('Hexanone');
    const requestCount = platform.requests.length;
    expect((await purge(apps[0]!, [1001])).status).toBe(204);
    const end = Date.now() + 10_000;
    const requests = () => platform.requests.slice(requestCount).filter(({ url }) => url.includes('-1001'));
    await waitFor(() =>
      new Set(requests().map(({ headers }) => headers.host)).size === apps.length ? true : undefined,
    );
    expect(Date.now()).toBeLessThan(end);
    // The web app that told the other is told by Redis too, and fetches again when that takes long.
    for (let count = 0; count < requests().length; await sleep(1_500)) count = requests().length;
    platform.answer = named('Heptanone');
    expect(requests().filter(({ headers }) => 'x-forwarded-for' in headers)).toEqual([]);
    for (const app of apps) expect(await nameOn(app)).toBe('Hexanone');
  });

  test('believe the platform only', async () => {
    platform.answer = named('Butanone');
    expect((await purge(apps[0]!, [1001], 'not the secret of the platform, but as long')).status).toBe(403);
    expect((await purge(apps[0]!, ['1001'])).status).toBe(400);
    expect(await nameOn(apps[0]!)).toBe('Hexanone');
  });

  test('count the rates of a client together', async () => {
    // The first card of each takes longest: what is counted comes within seconds.
    for (const app of apps) await cardFor(app, '192.0.2.2');
    // A web app that waits longer than 200 ms for Redis counts by itself for 2 s, which is tried again with another client.
    let responses: Awaited<ReturnType<typeof sendRequest>>[] = [];
    const answers = () => responses.map(({ status }) => status);
    const counted = [200, 200, 200, 200, 200, 200, 429, 429];
    for (let round = 1; round <= 4 && !isDeepStrictEqual(answers(), counted); round += 1) {
      await sleep((round - 1) * 2_500);
      responses = [];
      for (let count = 0; count < 8; count += 1) responses.push(await cardFor(apps[count % 2]!, `203.0.113.${round}`));
    }
    expect(answers()).toEqual(counted);
    expect(Number(responses[7]!.headers['retry-after'])).toBeGreaterThan(0);
    expect((await cardFor(apps[0]!, '192.0.2.2')).status).toBe(200);
  });

  test('say when the others cannot be told, and have purged themselves', async () => {
    await redis.stop();
    expect((await purge(apps[0]!, [1001])).status).toBe(503);
    expect(await nameOn(apps[0]!)).toBe('Butanone');
  });

  test('count each for itself when Redis is gone', async () => {
    expect((await cardFor(apps[0]!, '192.0.2.1')).status).toBe(200);
  });
});
