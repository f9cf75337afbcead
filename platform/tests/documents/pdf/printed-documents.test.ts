import { createHash } from 'node:crypto';
import type { PdfRenderer } from '../../../documents/pdf/pdf-renderer.ts';
import { type Edition, createDocumentCache, type Pdf } from '../../../documents/pdf/printed-documents.ts';
import { typesetterQueue } from '../../../routes/http/call-queues.ts';
import type { TemplateName } from '../../../documents/pdf/typesetter.ts';

const edition: Edition = {
  product: { id: 1001, updated: new Date('2026-02-01T10:00:00Z') },
  version: 31,
  lang: 'en',
  options: 'qrCode=1',
};
const data = async () => ({ title: 'Acetone' });
const caller = async () => ({ client: '192.0.2.1', signal: new AbortController().signal });
const queue = () => typesetterQueue({ renderQueuePerClient: 40, renderQueue: 200 });
const bytes = (length: number) => new Uint8Array(length).fill(37);

const renderSvg: PdfRenderer['renderSvg'] = async (template) => ({
  svg: Buffer.from(`<svg>${template}</svg>`),
  reports: [template],
});

/** Makes a document when it is told to. */
function renderer() {
  const requested: TemplateName[] = [];
  const waiting: ((pdf: Pdf) => void)[] = [];
  return {
    requested,
    finish: (pdf: Pdf) => waiting.shift()?.(pdf),
    renderPdf: (template: TemplateName) => {
      requested.push(template);
      return new Promise<Pdf>((resolve) => waiting.push(resolve));
    },
  };
}

/** Makes each document at once, with a byte more than the one before. */
function quickRenderer(firstSize = 10) {
  let made = 0;
  return {
    made: () => made,
    renderPdf: async () => {
      made += 1;
      return bytes(firstSize + made - 1);
    },
  };
}

/** Lets everything go on that waits for nothing. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a document that twenty ask for at once is made once, and all get it', async () => {
  const { requested, finish, renderPdf } = renderer();
  const { print } = createDocumentCache({ renderPdf, renderSvg }, queue());
  const data = jest.fn(async () => ({}));
  const responses = Array.from({ length: 20 }, () => print('sds', { ...edition }, caller, data));
  await settled();
  const pdf = bytes(10);
  finish(pdf);
  for (const response of responses) expect(await response).toBe(pdf);
  expect(requested).toEqual(['sds']);
  expect(data).toHaveBeenCalledTimes(1);
});

test('a finished document is kept', async () => {
  const { made, renderPdf } = quickRenderer();
  const { print } = createDocumentCache({ renderPdf, renderSvg }, queue());
  const first = await print('sds', edition, caller, data);
  expect(await print('sds', { ...edition, product: { ...edition.product } }, caller, data)).toBe(first);
  expect(made()).toBe(1);
});

test.each<[string, TemplateName, Partial<Edition>]>([
  ['another document of the product', 'ipi', {}],
  ['another product', 'sds', { product: { ...edition.product, id: 1002 } }],
  ['a changed product', 'sds', { product: { id: 1001, updated: new Date('2026-02-01T10:00:00.001Z') } }],
  ['another version', 'sds', { version: 32 }],
  ['another language', 'sds', { lang: 'de' }],
  ['other options', 'sds', { options: 'qrCode=0' }],
])('%s is a document of its own', async (_, template, difference) => {
  const { made, renderPdf } = quickRenderer();
  const { print } = createDocumentCache({ renderPdf, renderSvg }, queue());
  const first = await print('sds', edition, caller, data);
  const other = await print(template, { ...edition, ...difference }, caller, data);
  expect(other).not.toBe(first);
  expect(made()).toBe(2);
  expect(await print('sds', edition, caller, data)).toBe(first);
});

test.each([
  ['can’t be made', (error: Error) => ({ renderPdf: async () => Promise.reject(error), data })],
  ['has no data', (error: Error) => ({ renderPdf: async () => bytes(10), data: async () => Promise.reject(error) })],
])('a document that %s is an error for all who asked, and is tried again for the next', async (_, broken) => {
  const error = new Error('no such phrase');
  const { data: brokenData, renderPdf } = broken(error);
  const attempts = jest.fn(renderPdf);
  const { print } = createDocumentCache({ renderPdf: attempts, renderSvg }, queue());
  const responses = [print('sds', edition, caller, brokenData), print('sds', edition, caller, brokenData)];
  for (const response of responses) await expect(response).rejects.toBe(error);
  attempts.mockImplementation(async () => bytes(7));
  expect(await print('sds', edition, caller, data)).toHaveLength(7);
});

test('the documents that were asked for longest ago go when there is no more room', async () => {
  const { made, renderPdf } = quickRenderer();
  const { print } = createDocumentCache({ renderPdf, renderSvg }, queue(), 35);
  const version = (version: number) => print('sds', { ...edition, version }, caller, data);
  for (const each of [1, 2, 3]) await version(each);
  await version(1);
  await version(4);
  expect(made()).toBe(4);
  await version(1);
  expect(made()).toBe(4);
  await version(2);
  expect(made()).toBe(5);
});

test('the hash of a document is known after the document has gone, and that of a changed product is not', async () => {
  const { renderPdf } = quickRenderer();
  const { print, hashOf } = createDocumentCache({ renderPdf, renderSvg }, queue(), 35);
  const version = (version: number) => print('sds', { ...edition, version }, caller, data);
  expect(hashOf('sds', { ...edition, version: 1 })).toBeUndefined();
  const first = await version(1);
  for (const each of [2, 3, 4]) await version(each);
  expect(hashOf('sds', { ...edition, version: 1 })).toBe(createHash('sha256').update(first).digest('hex'));
  const changed = { ...edition.product, updated: new Date('2026-02-01T10:00:00.001Z') };
  expect(hashOf('sds', { ...edition, version: 1, product: changed })).toBeUndefined();
});

test('a document larger than the whole room is made and not kept', async () => {
  const { made, renderPdf } = quickRenderer(100);
  const { print } = createDocumentCache({ renderPdf, renderSvg }, queue(), 35);
  expect(await print('sds', edition, caller, data)).toHaveLength(100);
  expect(await print('sds', edition, caller, data)).toHaveLength(101);
  expect(made()).toBe(2);
});

test('a document in work reaches who asked for it, though others take its place meanwhile', async () => {
  const { renderPdf } = quickRenderer();
  const { print } = createDocumentCache({ renderPdf, renderSvg }, queue(), 15);
  let giveData: ((data: object) => void) | undefined;
  const slowData = new Promise<object>((resolve) => (giveData = resolve));
  const slow = print('sds', edition, caller, () => slowData);
  for (const version of [32, 33]) await print('sds', { ...edition, version }, caller, data);
  giveData?.({});
  expect(await slow).toHaveLength(12);
});

test('a drawing is kept beside the document of the same edition, with what the template reported', async () => {
  const { made, renderPdf } = quickRenderer();
  const drawn = jest.fn(renderSvg);
  const { draw, print } = createDocumentCache({ renderPdf, renderSvg: drawn }, queue());
  const [first, again] = await Promise.all([
    draw('label', edition, caller, data),
    draw('label', edition, caller, data),
  ]);
  expect(first).toEqual({ svg: Buffer.from('<svg>label</svg>'), reports: ['label'] });
  expect(again).toBe(first);
  expect(await draw('label', edition, caller, data)).toBe(first);
  expect(drawn).toHaveBeenCalledTimes(1);
  await print('label', edition, caller, data);
  expect(made()).toBe(1);
});
