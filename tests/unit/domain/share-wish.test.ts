import { messageRoom } from '@/lib/domain/share/share-form';
import {
  previewPayload,
  sendPayload,
  sharedProducts,
  type ShareRequest,
  shareRequest,
} from '@/lib/domain/share/share-request';

const request: ShareRequest = {
  recipients: ['a@a.example', 'b@b.example'],
  target: 'sds',
  ui: 'de',
  sds: 2,
  synonymIds: [1001, 1002],
};

test('the preview payload has emails, languages, flag and synonym ids', () => {
  expect(previewPayload(request)).toEqual({
    emails: ['a@a.example', 'b@b.example'],
    language_doc: 2,
    language_msg: 'de',
    sds: 1,
    synonym_ids: [1001, 1002],
  });
});

test.each(['isDossier', 'isChemcard'])('the send payload has numeric products and the flag %s, always true', (flag) => {
  expect(sendPayload(request, flag)).toEqual({
    emails: ['a@a.example', 'b@b.example'],
    language_doc: 2,
    language_msg: 'de',
    sds: 1,
    products: [1001, 1002],
    [flag]: true,
  });
});

test('the target ui is 0, without a document language too', () => {
  const overview: ShareRequest = { ...request, target: 'ui', sds: null };
  expect(sendPayload(overview, 'isDossier')).toMatchObject({ sds: 0, language_doc: null });
  expect(previewPayload(overview)).toMatchObject({ sds: 0, language_doc: null });
});

test('a personal message goes along cleaned, an empty one not at all', () => {
  const parsed = shareRequest.parse({ ...request, message: ' 👩‍🔬 Hello,\r\nx\0\u001b ' });
  for (const payload of [previewPayload(parsed), sendPayload(parsed, 'isDossier')])
    expect(payload).toMatchObject({ message: '👩‍🔬 Hello,\nx' });
  expect(sendPayload(shareRequest.parse({ ...request, message: ' \n' }), 'isDossier')).not.toHaveProperty('message');
});

test('of a message 500 characters may be there, as they are counted after cleaning', () => {
  expect(messageRoom('')).toBe(500);
  expect(messageRoom(` ${'💧'.repeat(500)}\n`)).toBe(0);
  expect(messageRoom('a\r\nb'.padEnd(510, 'c'))).toBe(-9);
});

const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each([
  ['recipients', { recipients: [] }],
  ['recipients', { recipients: many(11).map((index) => `r${index}@a.example`) }],
  ['recipients', { recipients: ['a'] }],
  ['recipients', { recipients: ['a@a.example\r\nBcc: x@y.example'] }],
  ['recipients', { recipients: [`${'a'.repeat(250)}@b.example`] }],
  ['recipients', { recipients: 'a@a.example' }],
  ['target', { target: 'pi' }],
  ['target', { target: undefined }],
  ['ui', { ui: '' }],
  ['ui', { ui: 'en\r\n' }],
  ['ui', { ui: 'x'.repeat(17) }],
  ['sds', { sds: null }],
  ['sds', { sds: '1' }],
  ['sds', { sds: -1 }],
  ['sds', { sds: 10_000 }],
  ['synonymIds', { synonymIds: [] }],
  ['synonymIds', { synonymIds: ['1001'] }],
  ['synonymIds', { synonymIds: [1.5] }],
  ['synonymIds', { synonymIds: many(101) }],
  ['message', { message: 'ä'.repeat(501) }],
  ['message', { message: 5 }],
])('%s is wrong in %j', (field, wrong) => {
  expect(shareRequest.safeParse({ ...request, ...wrong }).error?.issues[0]?.path[0]).toBe(field);
});

test('a wish that is right is taken as it is', () => {
  expect(shareRequest.parse({ ...request, more: 1 })).toEqual(request);
  expect(sharedProducts.parse({ synonymIds: [1001] })).toEqual({ synonymIds: [1001] });
});
