import { sendRequest } from '@/tests/support/ask';
import { json, minimalDetail, startScriptedPlatform } from '@/tests/support/scripted-platform';
import { startWebApp } from '@/tests/support/start-app';

jest.setTimeout(60_000);

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

/** A web app whose configuration file has these flags. */
async function appWith(featureFlags: Record<string, boolean>) {
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

test('labels are edited where the flag is not off; else the editor is a page of status 404, and no link leads there', async () => {
  for (const [isOn, status] of [
    [true, 200],
    [false, 404],
  ] as const) {
    const app = await appWith({ label_edit: isOn });
    try {
      const editor = await app.send('ed');
      expect([editor.status, editor.text.includes('Labels cannot be edited here')]).toEqual([status, !isOn]);
      expect((await app.page('ee')).includes('/1001/en/ed/1')).toBe(isOn);
    } finally {
      await app.stop();
    }
  }
});

test('an emergency screen whose flag is off is a page of status 404', async () => {
  for (const [isOn, status] of [
    [true, 200],
    [false, 404],
  ] as const) {
    const app = await appWith({ emergency: isOn });
    try {
      const page = await app.send('emergency');
      expect([page.status, page.text.includes('There is no emergency page here')]).toEqual([status, !isOn]);
    } finally {
      await app.stop();
    }
  }
});

test('a feature whose flag is off is on no page, every other one is', async () => {
  const features = [
    ['pd', 'share', 'aria-label="Share"'],
    ['pd', 'emergency', 'In an emergency'],
    ['gh', 'emergency', '/1001/en/emergency/1'],
    ['pi', 'changes', 'Show changes'],
    ['gh', 'sds_compare', 'Compare version'],
  ] as const;
  for (const isOn of [true, false]) {
    const app = await appWith(Object.fromEntries(features.map(([, flag]) => [flag, isOn])));
    try {
      for (const [path, flag, sign] of features)
        expect([flag, (await app.page(path)).includes(sign)]).toEqual([flag, isOn]);
    } finally {
      await app.stop();
    }
  }
});
