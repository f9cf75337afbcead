import { Readable } from 'node:stream';
import { readSheet } from 'read-excel-file/node';
import { createApp } from '../../app.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { createLog } from '../../runtime/log.ts';
import { callQueues } from '../../routes/http/call-queues.ts';
import { requireUser, type User } from '../../routes/http/bearer.ts';
import type { AppContext } from '../../routes/http/app-context.ts';
import { readAssets } from '../../runtime/assets.ts';
import { productFacts } from '../../product/facts.ts';
import { readZip } from '../demo/read-zip.ts';

jest.mock('../../routes/http/bearer.ts', () => {
  const actual = jest.requireActual<object & { requireUser: typeof requireUser }>('../../routes/http/bearer.ts');
  return { ...actual, requireUser: jest.fn(actual.requireUser) };
});
// Whether the text fits, the typesetter says: tests/contract/calls/label-exports.ts.
jest.mock('../../routes/documents/choose-label.ts', () => ({
  ...jest.requireActual<object>('../../routes/documents/choose-label.ts'),
  drawLabel: async () => ({}),
}));
jest.mock('../../store/products/stored-products.ts', () => ({
  findNewest: async (_: unknown, id: number) => {
    const product = demoCatalogue.find((candidate) => candidate.id === id);
    const versions = product?.versions.map((version) => ({ ...version, facts: productFacts.parse(version.facts) }));
    return (
      product && { ...product, versions, labelDocument: product.documents.label, isIssued: product.sdsVersionsExist }
    );
  },
}));

const app = createApp({
  assets: readAssets('platform/assets'),
  log: createLog('silent'),
  queues: callQueues(),
  demoProducts: [] as AppContext['demoProducts'],
  siteUrl: 'https://dossier.example',
  version: '0.1.0',
} as AppContext);

const socket = { remoteAddress: '127.0.0.1' };
const post = (fields: Record<string, string>) =>
  app.request(
    '/api/v1/label/nice_label',
    { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    // As Node's server has it.
    { incoming: Object.assign(Readable.from([Buffer.from(new URLSearchParams(fields).toString())]), { socket }) },
  );
const signIn = () => jest.mocked(requireUser).mockImplementation(async () => ({}) as User);

test.each([
  ['Word', () => app.request('/api/v1/label/docx/-1001?lp=1')],
  ['the spreadsheet', () => post({ synonym_id: '1001', 'xlang[0]': '1' })],
])('%s is for logged-in users only', async (_, ask) => {
  const response = await ask();
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ error: 'unauthorized' });
  expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
});

describe('for a logged-in user', () => {
  beforeEach(signIn);

  test('Word takes the label’s query', async () => {
    const query =
      'dim=3&emb=1&font=8&fontPN=12&padL=2&labType=2&lp=1&xlang=2,1&rlang=2&vseb=1+L&timestamp=1700000000000';
    const response = await app.request(`/api/v1/label/docx/-1001?${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
    const document = readZip(new Uint8Array(await response.arrayBuffer())).get('word/document.xml');
    expect(document).toContain('w:w="4195" w:h="5953"');
    expect(document).toContain('DE · Gefahr');
    expect(document).toContain('>1 L<');
  });

  test('the spreadsheet takes languages and flags from the form', async () => {
    const response = await post({
      opisOFF: '1',
      synonym_id: '1001',
      vlstorageON: '1',
      'xlang[0]': '2',
      'xlang[1]': '8',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const [titles = [], ...rows] = await readSheet(Buffer.from(await response.arrayBuffer()));
    const column = (title: string) => rows.map((row) => row[titles.indexOf(title)]);
    expect(column('language')).toEqual(['de', 'el']);
    expect(column('description')).toEqual([null, null]);
    expect(column('storage')).toEqual([expect.any(String), expect.any(String)]);
  });

  test.each([
    [{ synonym_id: 'x', 'xlang[0]': '1' }, 'synonym_id'],
    [{ synonym_id: '-1001', 'xlang[0]': '1' }, 'synonym_id'],
    [{ 'xlang[0]': '1' }, 'synonym_id'],
    [{ synonym_id: '1001' }, 'xlang'],
    [{ synonym_id: '1001', 'xlang[0]': '99' }, 'xlang'],
    [{ synonym_id: '1001', 'xlang[0]': 'en' }, 'xlang'],
    [{ synonym_id: '1001', 'xlang[0]': '1', opisOFF: 'true' }, 'opisOFF'],
  ])('the spreadsheet names what is wrong in %j: %s', async (fields, field) => {
    const response = await post(fields as Record<string, string>);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_parameter', field });
  });

  test.each([
    ['/api/v1/label/docx/-1001?dim=7', 400],
    ['/api/v1/label/docx/-1001?xlang=99', 400],
    ['/api/v1/label/docx/1001', 400],
    ['/api/v1/label/docx/-999', 404],
    ['/api/v1/label/docx/-1023', 410],
  ])('%s is refused with %i', async (path, status) => {
    expect((await app.request(path)).status).toBe(status);
  });

  test('the spreadsheet is asked for by POST alone', async () => {
    const response = await app.request('/api/v1/label/nice_label');
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  });
});
