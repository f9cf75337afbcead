import { labelDownloadResponse } from '@/lib/loaders/responses/label-response';
import { RequestSession } from '@/lib/session/request-session';
import type { UpstreamFile } from '@/lib/upstream/document-file';
import { freshProcess } from '@/tests/support/one-process';
import { json, type ScriptedPlatform, startScriptedPlatform } from '@/tests/support/scripted-platform';

let platform: ScriptedPlatform;
const detail = (text: string) =>
  json({
    basic: { id: 1001, text },
    validLangs: [1, 2],
    edit_param: {
      languages: [
        { id: 1, text: 'English', code: 'en' },
        { id: 2, text: 'German', code: 'de' },
      ],
    },
  });

beforeEach(async () => {
  platform = await startScriptedPlatform();
  freshProcess({ PLATFORM_URL: platform.url, SITE_URL: 'https://dossier.example' });
});
afterEach(() => platform.close());

const file = (): Promise<UpstreamFile> =>
  Promise.resolve({ body: new Blob(['%PDF']).stream(), sizeInBytes: 4, type: 'pdf', status: 200, partHeaders: {} });

/** Requests the label in German from a page in English. */
async function ask(open: () => Promise<UpstreamFile>) {
  const headers = { referer: 'https://dossier.example/p/1001/en/ee/1' };
  const request = new Request('https://dossier.example/p/api/label/1001/pdf?rlang=2', { headers });
  const context = {
    params: Promise.resolve({ id: '1001' }),
    requestSession: await RequestSession.open(request.headers, 'handler'),
  };
  return labelDownloadResponse(request, context, 'single', open);
}

test('a label is saved with the product’s name in its primary language', async () => {
  platform.answer = (request, response) =>
    detail(request.headers['accept-language'] === 'de' ? 'Aceton' : 'Acetone')(request, response);
  const response = await ask(file);
  expect(response.headers.get('content-disposition')).toContain('Aceton_');
  await expect(response.text()).resolves.toBe('%PDF');
});

test('of a product whose name cannot be loaded in the label’s language no label is opened', async () => {
  platform.answer = (request, response) =>
    (request.headers['accept-language'] === 'de' ? json({}, 503) : detail('Acetone'))(request, response);
  const open = jest.fn(file);
  expect((await ask(open)).status).toBe(503);
  expect(open).not.toHaveBeenCalled();
});
