import { sendRequest } from '@/tests/support/ask';
import { json, minimalDetail, startScriptedPlatform } from '@/tests/support/scripted-platform';
import { startWebApp } from '@/tests/support/start-app';

jest.setTimeout(180_000);

const versions = [
  { id: 2, text: '2.0' },
  { id: 1, text: '1.0' },
];
const detail = {
  ...minimalDetail({
    edit_param: { sds_exists: 1, lang_exists: 1, doc: { sds: 1, lbl: 1, ipi: 1 } },
    validLangs: [1],
    basic: { id: 1001, text: 'Acetone', versions, emergency_telephone: '+49 30 19240' },
  }),
};
const sds = { html: '<section id="section-1"><h2>Identification</h2></section>', sections: [{ id: 1, title: '1' }] };

const features = ['share', 'emergency', 'changes', 'sds_compare', 'label_edit'];

/** A web app whose configuration file has all flags on or off. */
async function appWith(isOn: boolean) {
  const featureFlags = Object.fromEntries(features.map((flag) => [flag, isOn]));
  const platform = await startScriptedPlatform((request, response) => {
    const path = request.url ?? '';
    if (path.includes('/config/')) return json({ appVersion: '1', featureFlags })(request, response);
    return json(path.includes('/sdsRender/') ? sds : detail)(request, response);
  });
  const app = await startWebApp(platform.url);
  return {
    send: (path: string) => sendRequest(app.url, `/p/1001/en/${path}/1`),
    // What is read, without the texts that scripts bring along.
    page: async (path: string) =>
      (await sendRequest(app.url, `/p/1001/en/${path}/1`)).text.replaceAll(/<script[\s\S]*?<\/script>/g, ''),
    stop: async () => {
      await app.stop('SIGKILL');
      await platform.close();
    },
  };
}

const apps: { isOn: boolean; status: number; app: Awaited<ReturnType<typeof appWith>> }[] = [];
beforeAll(async () => {
  for (const isOn of [true, false]) apps.push({ isOn, status: isOn ? 200 : 404, app: await appWith(isOn) });
});
afterAll(() => Promise.all(apps.map(({ app }) => app.stop())));

test('labels are edited where the flag is not off; else the editor is a page of status 404, and no link leads there', async () => {
  for (const { isOn, status, app } of apps) {
    const editor = await app.send('ed');
    expect([editor.status, editor.text.includes('Labels cannot be edited here')]).toEqual([status, !isOn]);
    expect((await app.page('ee')).includes('/1001/en/ed/1')).toBe(isOn);
  }
});

test('an emergency screen whose flag is off is a page of status 404', async () => {
  for (const { isOn, status, app } of apps) {
    const page = await app.send('emergency');
    expect([page.status, page.text.includes('There is no emergency page here')]).toEqual([status, !isOn]);
  }
});

test('a feature whose flag is off is on no page, every other one is', async () => {
  const signs = [
    ['pd', 'share', 'aria-label="Share"'],
    ['pd', 'emergency', 'In an emergency'],
    ['gh', 'emergency', '/1001/en/emergency/1'],
    ['pi', 'changes', 'Show changes'],
    ['gh', 'sds_compare', 'Compare version'],
  ] as const;
  for (const { isOn, app } of apps)
    for (const [path, flag, sign] of signs) expect([flag, (await app.page(path)).includes(sign)]).toEqual([flag, isOn]);
});
