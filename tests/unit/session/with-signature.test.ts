import { createHmac } from 'node:crypto';
import { withSignature } from '@/lib/session/with-session';
import { freshProcess } from '@/tests/support/one-process';

const secret = 'a secret of the platform, for purges only';
const now = 1_800_000_000;
const body = '{"type":"products.changed","data":{"products":[1001]}}';
const sign = (text: string, key = secret) => `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
const signed = {
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(now),
  'webhook-signature': sign(`msg_1.${now}.${body}`),
};

const handler = jest.fn<Response, [unknown]>(() => new Response(null, { status: 204 }));
const call = async (headers: Record<string, string>, text = body) =>
  (await withSignature(handler)(new Request('http://web/', { method: 'POST', headers, body: text }))).status;

beforeEach(() => {
  freshProcess({ PURGE_SECRET: secret });
  handler.mockClear();
  jest.spyOn(Date, 'now').mockReturnValue(now * 1000);
});

test('a signed message is taken', async () => {
  expect(await call(signed)).toBe(204);
  expect(handler).toHaveBeenCalledWith({ type: 'products.changed', data: { products: [1001] } });
});

test('so is one that is signed with two secrets while they change', async () => {
  const both = `${sign('x')} ${signed['webhook-signature']}`;
  expect(await call({ ...signed, 'webhook-signature': both })).toBe(204);
});

const signAt = (seconds: number) => ({
  ...signed,
  'webhook-timestamp': String(seconds),
  'webhook-signature': sign(`msg_1.${seconds}.${body}`),
});

test.each<[string, Record<string, string>, string?]>([
  ['no signature', {}],
  ['another secret', { ...signed, 'webhook-signature': sign(`msg_1.${now}.${body}`, 'another secret') }],
  ['another text', signed, body.replace('1001', '1002')],
  ['another id', { ...signed, 'webhook-id': 'msg_2' }],
  ['another time', { ...signed, 'webhook-timestamp': String(now + 1) }],
  ['a time that is long ago', signAt(now - 301)],
  ['a time that is far ahead', signAt(now + 301)],
  ['a time that is none', { ...signed, 'webhook-timestamp': 'soon', 'webhook-signature': sign(`msg_1.soon.${body}`) }],
  ['half a signature', { ...signed, 'webhook-signature': signed['webhook-signature'].slice(0, 20) }],
])('a message with %s is refused', async (_, headers, ...[text]) => {
  expect(await call(headers, text)).toBe(403);
  expect(handler).not.toHaveBeenCalled();
});

test('without a secret of one’s own every message is refused', async () => {
  freshProcess({ PURGE_SECRET: '' });
  expect(await call({ ...signed, 'webhook-signature': sign(`msg_1.${now}.${body}`, '') })).toBe(403);
});

test('a signed text that is no JSON is a bad request, and one that is too long is not read', async () => {
  expect(await call({ ...signed, 'webhook-signature': sign(`msg_1.${now}.{`) }, '{')).toBe(400);
  expect(await call(signed, 'x'.repeat(65 * 1024))).toBe(413);
});
