/** @jest-environment jest-fixed-jsdom */
import { sendRequest } from '@/tests/support/ask';
import { json, startScriptedPlatform } from '@/tests/support/scripted-platform';
import { startWebApp } from '@/tests/support/start-app';
import { bootSite } from '@/tests/support/boot-site';

jest.setTimeout(180_000);
const site = bootSite();

/** Acetone, 1001; citric acid descaler, 1019; trichloroethylene, 1023, which was removed. */
const [acetone, descaler, removed] = ['09521234000013', '09521234000112', '09521234000129'];

test.each([
  ['nothing said: in English', `${acetone}`, undefined, '/p/1001/en/pd/1'],
  ['in the visitor’s language', `${acetone}`, 'de-AT,de;q=0.9,en;q=0.5', '/p/1001/de/pd/2'],
  ['in the next one that we speak', `${descaler}`, 'hr,sl;q=0.8', '/p/1019/sl/pd/4'],
  ['in English where we speak none', `${acetone}`, 'ja', '/p/1001/en/pd/1'],
  ['with variant, batch and serial number', `${acetone}/22/2A/10/L7/21/1`, 'fr', '/p/1001/fr/pd/3'],
  ['without the data behind it', `${acetone}?17=270101&3103=000500`, 'it', '/p/1001/it/pd/5'],
  ['to the product page', `${acetone}?linkType=gs1:pip`, 'el', '/p/1001/el/pd/8'],
  ['to the safety data sheet', `${acetone}?linkType=gs1:safetyInfo`, 'pl', '/p/1001/pl/gh/7'],
  ['to the sheet in a language of ours', `${acetone}?linkType=gs1:safetyInfo`, 'ja,es', '/p/1001/es/gh/6'],
  ['to the safety instructions', `${acetone}?linkType=https://gs1.org/voc/instructions`, 'de', '/p/1001/de/mh/2'],
])('a GS1 Digital Link leads %s', async (_, link, language, location) => {
  const headers: Record<string, string> = language ? { 'accept-language': language } : {};
  const response = await sendRequest(site.app.url, `/p/01/${link}`, { headers });
  expect(response).toMatchObject({ status: 307, headers: { location, vary: 'Accept, Accept-Language' } });
  expect(response.headers.link).toMatch(
    /^<https:\/\/dossier\.example\/p\/01\/\d{14}\?linkType=linkset>; rel="linkset"; /,
  );
  expect((await sendRequest(site.app.url, location)).status).toBe(200);
});

test.each([
  ['linkType=linkset', '?linkType=linkset', '*/*'],
  ['linkType=all', '?linkType=all', '*/*'],
  ['its media type', '', 'application/linkset+json'],
])('the linkset, asked for by %s, has every link with title, type and language', async (_, query, accept) => {
  const { status, headers, ...response } = await sendRequest(site.app.url, `/p/01/${acetone}/10/L7${query}`, {
    headers: { accept },
  });
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/linkset+json' });
  interface Link {
    href: string;
    title: string;
  }
  const { linkset } = response.json() as { linkset: Record<string, Link[]>[] };
  const [links, ...others] = linkset;
  const { origin } = new URL(site.app.url);
  expect(others).toEqual([]);
  expect(links).toMatchObject({
    anchor: `https://dossier.example/p/01/${acetone}`,
    itemDescription: expect.any(String),
  });
  expect(links?.['https://gs1.org/voc/defaultLink']).toEqual([links?.['https://gs1.org/voc/pip']?.[0]]);
  expect(links?.['https://gs1.org/voc/safetyInfo']).toContainEqual({
    href: 'https://dossier.example/p/1001/de/gh/2',
    title: 'Sicherheitsdatenblatt',
    type: 'text/html',
    hreflang: ['de'],
  });
  for (const type of ['pip', 'safetyInfo', 'instructions']) {
    const targets = links?.[`https://gs1.org/voc/${type}`] ?? [];
    expect(targets).toHaveLength(8);
    for (const { href } of targets) {
      expect((await sendRequest(origin, new URL(href).pathname)).status).toBe(200);
    }
  }
});

test('a browser of another site may read the linkset', async () => {
  const { headers } = await sendRequest(site.app.url, `/p/01/${acetone}?linkType=linkset`);
  expect(headers['access-control-allow-origin']).toBe('*');
});

const wrong: [string, string, number, string][] = [
  ['9521234000013', 'GTIN_FORM', 404, 'This is not a GTIN of 14 digits. A shorter number has zeros before it.'],
  ['acetone', 'GTIN_FORM', 404, 'This is not a GTIN of 14 digits. A shorter number has zeros before it.'],
  ['09521234000014', 'GTIN_CHECK_DIGIT', 404, 'The check digit of this GTIN is wrong.'],
  [`${acetone}/10`, 'GTIN_QUALIFIER', 404, 'What follows the GTIN in this link cannot be read.'],
  ['00012345678905', 'GTIN_UNKNOWN', 404, 'No product here has this GTIN.'],
  [`${acetone}?linkType=gs1:recipeInfo`, 'GTIN_LINK_TYPE', 404, 'This product has no document of that kind.'],
  [removed, 'NOT_AVAILABLE', 410, 'This dossier was removed'],
];

test.each(wrong)('01/%s is a page that says why: %s', async (link, _message, status, says) => {
  const response = await sendRequest(site.app.url, `/p/01/${link}`, { headers: { accept: 'text/html,*/*;q=0.8' } });
  const page = new DOMParser().parseFromString(response.text, 'text/html');
  expect({ status: response.status, says: page.querySelector('h1')?.textContent }).toEqual({ status, says });
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/);
});

test.each(wrong)('01/%s tells a program why: %s', async (link, message, status) => {
  const response = await sendRequest(site.app.url, `/p/01/${link}`);
  expect({ status: response.status, body: response.json() }).toMatchObject({
    status,
    body: { uiMessage: `error_message_${message}`, message: expect.stringMatching(/\.$/) },
  });
});

test('the reason is in the visitor’s language, whatever a client says under internal names', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'de', 'x-digital-link-issue': 'unavailable' };
  const { status, text } = await sendRequest(site.app.url, '/p/01/09521234000014', { headers });
  const page = new DOMParser().parseFromString(text, 'text/html');
  expect(status).toBe(404);
  expect(page.documentElement.lang).toBe('de');
  expect(page.querySelector('h1')?.textContent).toBe('Die Prüfziffer dieser GTIN ist falsch.');
});

test('a link type that the product lacks leaves the way to its page', async () => {
  const { text } = await sendRequest(site.app.url, `/p/01/${acetone}?linkType=gs1:recipeInfo`, {
    headers: { accept: 'text/html' },
  });
  const page = new DOMParser().parseFromString(text, 'text/html');
  expect([...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'))).toContain(`/p/01/${acetone}`);
});

test('without the platform the link is a 503 that says when to come again; a wrong one is not asked for', async () => {
  const down = await startScriptedPlatform(json({ error: 'busy' }, 503));
  const alone = await startWebApp(down.url);
  try {
    for (const accept of ['text/html', '*/*']) {
      const { status, headers } = await sendRequest(alone.url, `/p/01/${acetone}`, { headers: { accept } });
      expect({ status, waits: Number(headers['retry-after']) > 0 }).toEqual({ status: 503, waits: true });
    }
    const requested = down.requests.length;
    expect((await sendRequest(alone.url, '/p/01/09521234000014')).status).toBe(404);
    expect(down.requests.slice(requested).filter(({ url }) => url.includes('gtin'))).toEqual([]);
  } finally {
    await alone.stop();
    await down.close();
  }
});
