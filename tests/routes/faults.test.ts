import { type Fault, startFaultProxy } from '@/bench/fault-proxy.mjs';
import { sendRequest } from '@/tests/support/ask';
import { movableClock, moveClock } from '@/tests/support/move-clock';
import {
  type ScriptedResponse,
  json,
  type ScriptedPlatform,
  startScriptedPlatform,
} from '@/tests/support/scripted-platform';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';

jest.setTimeout(180_000);

let platform: ScriptedPlatform;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
let app: RunningWebApp;
/** What every product and document of the platform says of itself. */
let edition: string;

const serve: ScriptedResponse = (request, response) => {
  const id = Number(/\/-(\d+)\/detail/.exec(request.url ?? '')?.[1]);
  // At 1 KB/s this takes longer than a page waits.
  const basic = { id, text: `Acetone, ${edition}`, versions: [{ id: 1, text: '1.0' }], remark: 'x'.repeat(4_000) };
  const edit_param = { sds_exists: 1, lang_exists: 1, doc: { sds: 1 } };
  if (id) return json({ basic, edit_param, validLangs: [1] })(request, response);
  if (request.url?.includes('/sdsRender/'))
    return json({ html: `<section id="section-1"><p>${edition}</p></section>` })(request, response);
  return json({ data: { app: {} }, appVersion: '1.0', featureFlags: {} })(request, response);
};

beforeAll(async () => {
  platform = await startScriptedPlatform(serve);
  proxy = await startFaultProxy(platform.url);
  app = await startWebApp(proxy.url, { PLATFORM_PAGE_TIMEOUT_MS: '2500', ...movableClock });
});
afterAll(async () => {
  await app.stop('SIGKILL');
  await proxy.close();
  await platform.close();
});
beforeEach(async () => {
  edition = 'first edition';
  await proxy.heal();
  await later(10_000);
});

const later = (ms: number) => moveClock(app, ms);

let lastProduct = 7_000;
const newProduct = () => (lastProduct += 1);
const pagesOf = (id: number) => ['pd', 'gh'].map((page) => `/p/${id}/en/${page}/1`);
/** Status and content of pages without the nonce; which scripts a page names, and in which order, is Next’s affair. */
const look = (paths: string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const { status, text } = await sendRequest(app.url, path);
      return { status, content: /<main[^]*<\/main>/.exec(text)?.[0].replaceAll(/nonce="[^"]+"/g, '') };
    }),
  );

/** Asks for a product that nobody has seen, and for the page that its visitor is led to. */
async function expectClearError() {
  const id = newProduct();
  const { status, headers } = await sendRequest(app.url, `/p/${id}/en/pd/1`);
  expect([status, headers.location]).toEqual([307, `/p/dossiererror?id=${id}&cause=unavailable`]);
  const page = await sendRequest(app.url, headers.location!);
  expect([page.status, page.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  return id;
}

test.each<[string, Fault]>([
  ['refuses connections', { refuses: true }],
  ['resets them', { resets: true }],
  ['answers 500', { status: 500 }],
  ['never answers', { hangs: true }],
  ['sends 1 KB a second', { bytesPerSecond: 1024 }],
  ['is cut off in the middle of each answer', { isCut: true }],
])(
  'while the platform %s a seen dossier stays as it was; within 10 s of its end all is new, by one call each',
  async (_what, fault) => {
    const pages = pagesOf(newProduct());
    const pagesBefore = await look(pages);
    expect(pagesBefore.map(({ status, content }) => [status, content?.includes(edition)])).toEqual(
      pages.map(() => [200, true]),
    );

    await later(61_000);
    await proxy.fail(fault);
    for (let round = 0; round < 2; round += 1) {
      expect(await look([...pages, ...pages])).toEqual([...pagesBefore, ...pagesBefore]);
      await later(2_001);
    }
    const unseen = await expectClearError();
    expect(await look(pages)).toEqual(pagesBefore);

    await proxy.heal();
    // What is under way is not asked for again.
    await Promise.all(proxy.calls.map(({ closed }) => closed));
    edition = 'second edition';
    platform.requests.length = 0;
    const expectedValue = [...pages, `/p/${unseen}/en/pd/1`];
    const isNew = async () => (await look(expectedValue)).every(({ content }) => content?.includes(edition));
    for (let second = 0; second < 10 && !(await isNew()); second += 1) await later(1_000);
    expect(await isNew()).toBe(true);
    const requested = platform.requests.map(({ url }) => url);
    expect(requested).toEqual([...new Set(requested)]);
  },
);

test('of many first visitors of a platform that hangs five wait for it; who comes after them costs no call', async () => {
  const logOffset = app.log().length;
  await proxy.fail({ hangs: true });
  await Promise.all(Array.from({ length: 20 }, expectClearError));
  const timeouts = app
    .log()
    .slice(logOffset)
    .match(/"kind":"timeout","call":\{"method":"GET","path":"[^"]*\/detail"/g);
  expect(timeouts).toHaveLength(5);
  proxy.calls.length = 0;
  for (let visitor = 0; visitor < 5; visitor += 1) await expectClearError();
  expect(proxy.calls).toEqual([]);
});
