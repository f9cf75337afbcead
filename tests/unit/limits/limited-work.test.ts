import { workOf } from '@/lib/limits/work-of';
import { rateLimitedWork, parseLimit } from '@/lib/settings/rate-limited-work';

test.each([
  ['/p/1001/en/pd/1', 'page'],
  ['/p/1001/en/ee/1?padT=5', 'page'],
  ['/p/1001/en/gh/1?version=2&compare=1', 'page'],
  ['/p/login', 'page'],
  ['/p/products', 'page'],
  ['/p', 'search'],
  ['/p?search=acetone', 'search'],
  ['/p/suppliers/demo-chemicals-gmbh', 'search'],
  ['/p/api/label/1001/preview?padT=1', 'label'],
  ['/p/api/label/1001/audit', 'label'],
  ['/p/api/label/1001/pdf?lp=1', 'file'],
  ['/p/api/label/1001/docx', 'file'],
  ['/p/api/label/1001/xlsx', 'file'],
  ['/p/api/download/sds/1001/1?version=2', 'file'],
  ['/p/api/download/sds-xml/1001/1', 'file'],
  ['/p/api/attachments/1001/0', 'attachment'],
  ['/p/api/sds/1009/1?version=2&compare=1', 'comparison'],
  ['/p/api/sds/1009/1?compare=1', 'comparison'],
  ['/p/api/sds/1009/1?version=compare=1', 'call'],
  ['/p/api/card/1001/en', 'card'],
  ['/p/api/products?page=2&search=a', 'search'],
  ['/p/api/products/1001/own', 'call'],
  ['/p/api/share/preview', 'mailPreview'],
  ['/p/api/share/send', 'call'],
  ['/p/api/session', 'call'],
  ['/p/1001.json', 'call'],
  ['/p/sitemap.xml', 'call'],
  ['/p/1001', 'call'],
  ['/p/1001/de/', 'call'],
  ['/p/01/09501101530003', 'call'],
])('a request for %s is work of the kind %s', (address, work) => {
  expect(workOf(address)).toBe(work);
});

test('a file that is sent to a draft is work of its own kind; the list of its files is not', () => {
  const files = '/p/api/studio/drafts/0b0e7a0e-6a52-4e7e-9b52-1a2b3c4d5e6f/files';
  expect([workOf(`${files}?name=a.pdf`, 'POST'), workOf(files, 'GET')]).toEqual(['upload', 'call']);
});

test.each([
  ['16/64/0', { perClient: 16, overall: 64, perMinute: 0 }],
  ['1/1/600', { perClient: 1, overall: 1, perMinute: 600 }],
  ['0/64/0', null],
  ['16/0/0', null],
  ['16/64', null],
  ['-1/64/0', null],
  ['16/64/1e3', null],
])('the limit %s is %j', (text, limit) => {
  expect(parseLimit(text)).toEqual(limit);
});

test('a client’s share is smaller than what is done for all, but for stored files, which count for all only while they are opened', () => {
  const { attachment: _stored, ...made } = rateLimitedWork;
  for (const { perClient, overall } of Object.values(made)) expect(perClient).toBeLessThan(overall);
});
