import { DraftStore, saveDelayMs } from '@/lib/browser/studio/draft-store';
import { type SectionContent, type SectionName, sectionNames } from '@/lib/domain/studio/step-props';

const identity = (fields: Record<string, string>): SectionContent => ({ product: fields });
const id = '0b0e7a0e-6a52-4e7e-9b52-1a2b3c4d5e6f';
const sections = (content = identity({ code: 'A' }), revision = 1) =>
  Object.fromEntries(
    sectionNames.map((name) => [
      name,
      name === 'identity' ? { revision, content, changedBy: 'Eva' } : { revision: 0, content: {}, changedBy: null },
    ]),
  ) as Record<SectionName, { revision: number; content: SectionContent; changedBy: string | null }>;

interface Save {
  url: string;
  etag: string | undefined;
  body: SectionContent;
}
let saves: Save[] = [];
/** Responses to saves in their order; the last one repeats. */
let responses: (Response | Error)[] = [];
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const saved = (revision: number) => json({ revision, state: null });

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  document.cookie = 'XSRF-TOKEN=x';
  saves = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const { headers, body } = init as { headers: Record<string, string>; body: string };
    saves.push({ url: String(url), etag: headers['If-Match'], body: JSON.parse(body) as SectionContent });
    const response = responses.length > 1 ? responses.shift()! : responses[0]!;
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response.clone());
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function open(content?: SectionContent, revision?: number): DraftStore {
  const store = new DraftStore({ id, state: 'draft', sections: sections(content, revision) }, 'user 7');
  store.start();
  return store;
}
const type = (store: DraftStore, code: string) => store.change('identity', identity({ code }));
const wait = (ms = saveDelayMs) => jest.advanceTimersByTimeAsync(ms);
const codeOf = (store: DraftStore) => store.current().draft.sections.identity.content.product?.code;

test('a pause in typing saves once, with the revision that was changed', async () => {
  responses = [saved(2)];
  const store = open();
  for (const code of ['B', 'BC', 'BCD']) {
    type(store, code);
    await wait(200);
  }
  expect([saves, store.current().status]).toEqual([[], 'saving']);
  await wait();
  expect(saves).toEqual([
    { url: `/p/api/studio/drafts/${id}/sections/identity`, etag: '"1"', body: identity({ code: 'BCD' }) },
  ]);
  expect(store.current()).toMatchObject({ status: 'saved', savedAt: expect.any(Number) });
  expect(window.localStorage).toHaveLength(0);
});

test('somebody who never pauses is saved every five seconds', async () => {
  responses = [saved(2)];
  const store = open();
  for (let typed = 0; typed < 30; typed += 1) {
    type(store, 'x'.repeat(typed + 1));
    await wait(200);
  }
  expect(saves.length).toBe(1);
});

test('while the platform cannot be reached the changes are in the browser, and are saved when it can', async () => {
  responses = [new TypeError('failed to fetch')];
  const store = open();
  type(store, 'B');
  await wait();
  expect(store.current().status).toBe('offline');
  type(store, 'BC');
  expect(store.current().status).toBe('offline');
  expect(JSON.parse(window.localStorage.getItem(`studioDraft:user 7:${id}`)!)).toMatchObject({
    identity: { content: identity({ code: 'BC' }), stored: { revision: 1 } },
  });
  responses = [saved(2)];
  await wait(2_000);
  expect([store.current().status, window.localStorage.length]).toEqual(['saved', 0]);
});

test('a login that ends keeps what was typed; the next page continues with it and saves it', async () => {
  responses = [json({ tokenExpiredError: true }, 401)];
  type(open(), 'typed');
  await wait();
  responses = [saved(2)];
  const store = open();
  expect([codeOf(store), store.current().status]).toEqual(['typed', 'saving']);
  await wait();
  expect([store.current().status, saves.at(-1)?.body]).toEqual(['saved', identity({ code: 'typed' })]);
});

test('what another user typed in this browser stays with that user', async () => {
  responses = [json({}, 401)];
  type(open(), 'secret');
  await wait();
  const other = new DraftStore({ id, state: 'draft', sections: sections() }, 'user 8');
  other.start();
  expect(codeOf(other)).toBe('A');
});

test('what another person saved in another field is merged and saved without a question', async () => {
  const theirs = { revision: 5, content: identity({ code: 'A', gtin: '1' }), changedBy: 'Eva' };
  responses = [json({ error: 'conflict', ...theirs }, 412), saved(6)];
  const store = open();
  type(store, 'B');
  await wait();
  expect(saves.map(({ etag, body }) => [etag, body])).toEqual([
    ['"1"', identity({ code: 'B' })],
    ['"5"', identity({ code: 'B', gtin: '1' })],
  ]);
  expect(store.current()).toMatchObject({ status: 'saved', draft: { conflicts: [] } });
});

test('two values of one field wait for a decision, and nothing is overwritten before it', async () => {
  const theirs = { revision: 5, content: identity({ code: 'C' }), changedBy: 'Eva' };
  responses = [json({ error: 'conflict', ...theirs }, 412), saved(6)];
  const store = open();
  type(store, 'B');
  await wait(60_000);
  const { conflicts } = store.current().draft;
  expect(conflicts).toEqual([{ section: 'identity', pointer: '/product/code', mine: 'B', theirs: 'C', author: 'Eva' }]);
  expect([store.current().status, saves.length]).toEqual(['conflict', 1]);
  store.resolve(conflicts[0]!, 'mine');
  await wait();
  expect([store.current().status, saves.at(-1)]).toMatchObject([
    'saved',
    { etag: '"5"', body: identity({ code: 'B' }) },
  ]);
});

test('a save of which the response was lost is no conflict with oneself', async () => {
  const ownDraft = { revision: 2, content: identity({ code: 'AB' }), changedBy: 'Me' };
  responses = [new TypeError('failed to fetch'), json({ error: 'conflict', ...ownDraft }, 412), saved(3)];
  const store = open();
  type(store, 'AB');
  await wait();
  type(store, 'ABC');
  await wait(2_000);
  expect(store.current()).toMatchObject({ status: 'saved', draft: { conflicts: [] } });
  expect(saves.map(({ etag, body }) => [etag, body])).toEqual([
    ['"1"', identity({ code: 'AB' })],
    ['"1"', identity({ code: 'ABC' })],
    ['"2"', identity({ code: 'ABC' })],
  ]);
});

test('several saves whose responses were lost, or one that a reload finds, are no conflict with oneself', async () => {
  const ownDraft = { revision: 2, content: identity({ code: 'AB' }), changedBy: 'Me' };
  const failed = new TypeError('failed to fetch');
  responses = [failed, failed, json({ error: 'conflict', ...ownDraft }, 412), saved(3)];
  const store = open();
  for (const code of ['AB', 'ABC', 'ABCD']) {
    type(store, code);
    await wait(code === 'AB' ? saveDelayMs : 10_000);
  }
  expect([store.current().status, codeOf(store)]).toEqual(['saved', 'ABCD']);

  responses = [failed, saved(3)];
  const other = open();
  type(other, 'AB');
  await wait();
  type(other, 'ABC');
  other.receive({ state: 'draft', sections: sections(ownDraft.content, ownDraft.revision) });
  expect(other.current().draft.conflicts).toEqual([]);
  await wait(2_000);
  expect([other.current().status, codeOf(other)]).toEqual(['saved', 'ABC']);
});

test('of 50 conflicting edits none is lost without a word', async () => {
  const store = open();
  for (let edit = 1; edit <= 50; edit += 1) {
    const theirs = { revision: edit * 2, content: identity({ code: `theirs ${edit}` }), changedBy: 'Eva' };
    responses = [json({ error: 'conflict', ...theirs }, 412), saved(edit * 2 + 1)];
    type(store, `mine ${edit}`);
    await wait();
    expect(store.current().draft.conflicts).toMatchObject([{ mine: `mine ${edit}`, theirs: `theirs ${edit}` }]);
    store.resolve(store.current().draft.conflicts[0]!, edit % 2 ? 'mine' : 'theirs');
    await wait();
    expect([codeOf(store), store.current().status]).toEqual([`${edit % 2 ? 'mine' : 'theirs'} ${edit}`, 'saved']);
  }
});

test('what the platform refuses is kept, said, and sent again only when it has changed', async () => {
  responses = [json({ error: 'not_editable', message: 'It is in review.' }, 409)];
  const store = open();
  type(store, 'B');
  await wait(60_000);
  expect(store.current()).toMatchObject({
    status: 'refused',
    refusal: { code: 'not_editable', message: 'It is in review.' },
  });
  expect([codeOf(store), saves.length, window.localStorage.length]).toEqual(['B', 1, 1]);
  responses = [saved(2)];
  type(store, 'BC');
  await wait();
  expect(store.current().status).toBe('saved');
});

test('a browser that keeps nothing is said so, and the save still happens', async () => {
  responses = [saved(2)];
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = open();
  type(store, 'x'.repeat(100));
  expect(store.current().isKept).toBe(false);
  await wait();
  expect(store.current()).toMatchObject({ status: 'saved', isKept: true });
});

test('presence says when there is something new to load', () => {
  responses = [saved(2)];
  const store = open();
  const others = [{ name: 'Eva', section: 'label' as const }];
  expect(store.notePresence({ others, revisions: { identity: 1 }, state: 'draft' })).toBe(false);
  expect(store.current().others).toBe(others);
  expect(store.notePresence({ others, revisions: { identity: 2 }, state: 'draft' })).toBe(true);
  expect(store.notePresence({ others, revisions: {}, state: 'inReview' })).toBe(true);
  store.receive({ sections: sections(identity({ code: 'Z' }), 2), state: 'inReview' });
  expect([codeOf(store), store.current().state]).toEqual(['Z', 'inReview']);
});
