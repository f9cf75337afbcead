import { GET } from '@/app/api/qr/[id]/[file]/route';
import { qrSvg } from '@/lib/loaders/drawings/qr-code';
import { freshProcess } from '@/tests/support/one-process';

beforeEach(() => freshProcess({ SITE_URL: 'https://dossier.example' }));

const get = (id: string, file: string) =>
  GET(new Request(`http://other.example/p/api/qr/${id}/${file}`), { params: Promise.resolve({ id, file }) });

test('the QR code leads to the permalink on the configured origin, never on one that a request brought', async () => {
  const response = await get('1001', 'code.svg');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(await response.text()).toBe(await qrSvg('https://dossier.example/p/1001'));
});

test('the QR code is there as a picture, too', async () => {
  const response = await get('1001', 'code.png');
  expect(response.headers.get('content-type')).toBe('image/png');
  const start = Buffer.from(await response.arrayBuffer()).subarray(1, 4);
  expect(start.toString('latin1')).toBe('PNG');
});

test('the permalink is there as an internet shortcut', async () => {
  const response = await get('1001', 'link.url');
  expect(response.headers.get('content-type')).toBe('application/internet-shortcut');
  expect(await response.text()).toContain('URL=https://dossier.example/p/1001\r\n');
});

test.each([
  ['abc', 'code.svg'],
  ['0', 'code.svg'],
  ['-1001', 'code.svg'],
  ['1234567890123', 'link.url'],
  ['1001', 'code.gif'],
  ['1001', '__proto__'],
])('%s/%s is 404', async (id, file) => {
  expect((await get(id, file)).status).toBe(404);
});
