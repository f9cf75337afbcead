import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ConflictDialog } from '@/components/studio/editor/conflict-dialog';
import { SaveStatus } from '@/components/studio/editor/editor-head';
import { StudioEditor } from '@/components/studio/editor/studio-editor';
import { PreviewPane } from '@/components/studio/editor/preview-pane';
import { SubstancesScreen } from '@/components/studio/people/substances-screen';
import { NewProductDialog } from '@/components/studio/products/new-product-dialog';
import { usePreview } from '@/lib/browser/studio/use-preview';
import { openDraft, type SectionConflict } from '@/lib/domain/studio/draft-state';
import type { Draft } from '@/lib/domain/studio/drafts';
import { mapSections } from '@/lib/domain/studio/step-props';
import { renderIn } from '@/tests/components/render-in';
import { user } from '@/tests/components/studio/show-step';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push, refresh: () => {} }),
  usePathname: () => '/studio/d/identity',
}));

const draft = '0b0e7a0e-6a52-4e7e-9b52-1a2b3c4d5e6f';
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const bodiesOf = (fetched: jest.SpyInstance) =>
  (fetched.mock.calls as [string, { body?: string }][]).flatMap(([, { body }]) =>
    body === undefined ? [] : [JSON.parse(body) as object],
  );

beforeEach(() => push.mockClear());
afterEach(() => jest.restoreAllMocks());

test('two values of one field are both shown, and one is kept only when each is decided', async () => {
  const conflict = (pointer: string, mine: string, theirs: string): SectionConflict => ({
    section: 'identity',
    author: 'Eva',
    pointer,
    mine,
    theirs,
  });
  const conflicts = [conflict('/product/code', 'A-1', 'A-2'), conflict('/facts/name/en', 'Acetone', 'Propanone')];
  const decided = jest.fn();
  const closed = jest.fn();
  renderIn('en', <ConflictDialog conflicts={conflicts} onDecide={decided} onClose={closed} />, ['studio']);
  const keep = await screen.findByRole('button', { name: 'Keep the chosen values' });
  expect(screen.getByRole('group', { name: 'Identity: Code' })).toHaveTextContent('A-1');
  expect(screen.getByRole('group', { name: 'Identity: Name › English' })).toHaveTextContent('Propanone');
  fireEvent.click(screen.getByRole('radio', { name: /Eva.*A-2/ }));
  expect(keep).toBeDisabled();
  fireEvent.click(screen.getByRole('radio', { name: /Acetone/ }));
  fireEvent.click(keep);
  expect(decided.mock.calls).toEqual([
    [conflicts[0], 'theirs'],
    [conflicts[1], 'mine'],
  ]);
  expect(closed).toHaveBeenCalled();
});

test('a login that has ended leads to the login and back to the step, and says where the changes are', () => {
  const snapshot = { status: 'ended', savedAt: null, refusal: null, isKept: true } as const;
  renderIn('en', <SaveStatus snapshot={snapshot} page={`/studio/${draft}/label`} onConflict={() => {}} />, ['studio']);
  expect(screen.getByRole('status')).toHaveTextContent(/in this browser/);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/p/login?next=${encodeURIComponent(`/studio/${draft}/label`)}`,
  );
});

describe('where the fields of a product cannot be loaded', () => {
  const opened: Draft = {
    id: draft,
    workgroup: { id: 3, name: null },
    productId: null,
    state: 'draft',
    owner: null,
    version: null,
    permissions: {},
    refusals: {},
    comment: null,
    sections: mapSections(() => ({ revision: 1, content: {}, changedBy: null })),
  };
  const field = { step: 'identity', field: null, isTour: false } as const;
  const screens = {
    editor: <StudioEditor draft={opened} user="7" {...field} />,
    library: <SubstancesScreen workgroup={3} isReadOnly={false} />,
  };
  const open = (name: keyof typeof screens, status: number) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(json({}, status)));
    const screenOfStudio = <SWRConfig value={{ provider: () => new Map() }}>{screens[name]}</SWRConfig>;
    renderIn('en', screenOfStudio, ['studio']);
  };
  test.each(['editor', 'library'] as const)('the %s says so', async (name) => {
    open(name, 503);
    expect(await screen.findByRole('alert')).toHaveTextContent('The platform cannot be reached.');
  });
  test.each([
    ['editor', `/studio/${draft}/identity`],
    ['library', '/studio/substances?workgroup=3'],
  ] as const)('because the login has ended, the %s leads to the login and back', async (name, page) => {
    open(name, 401);
    const link = within(await screen.findByRole('alert')).getByRole('link', { name: 'Log in' });
    expect(link).toHaveAttribute('href', `/p/login?next=${encodeURIComponent(page)}`);
  });
});

describe('a new product', () => {
  const open = async (source: string) => {
    renderIn('en', <NewProductDialog workgroup={3} demoProducts={[]} interfaceLang="en" />, ['studio']);
    fireEvent.click(screen.getByRole('button', { name: 'New product' }));
    fireEvent.click(await screen.findByRole('radio', { name: source }));
  };
  const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  const choose = (name: RegExp, ...chosen: File[]) => {
    const entries = { ...chosen, length: chosen.length, [Symbol.iterator]: () => chosen.values() };
    const files = Object.create(FileList.prototype, Object.getOwnPropertyDescriptors(entries)) as FileList;
    fireEvent.change(screen.getByLabelText(name), { target: { files } });
  };
  const file = (text: string, name: string) =>
    Object.assign(new File([text], name), {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
    });

  test('as a copy is of a product that the author has chosen', async () => {
    const products = [{ productId: 7, code: 'A-7', name: { en: 'Acetone' } }];
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((_url, init) =>
        Promise.resolve(json(init?.method === 'POST' ? { drafts: [draft], problems: [] } : { total: 1, products })),
      );
    await open('a copy of a product');
    await screen.findByRole('option', { name: 'A-7 · Acetone' });
    user.enter(screen.getByRole('textbox', { name: 'Product code' }), 'B-8');
    create();
    expect(await screen.findByText('This field is required.')).toBeVisible();
    user.choose(screen.getByRole('combobox', { name: 'Product' }), 'A-7 · Acetone');
    create();
    await waitFor(() => expect(push).toHaveBeenCalledWith(`/studio/${draft}/start`));
    expect(bodiesOf(fetched)).toEqual([{ workgroup: 3, from: { kind: 'copy', productId: 7, code: 'B-8' } }]);
  });

  test('of data sheets says what could not be read, and leads to the draft', async () => {
    const location = { file: 'sheet.xml', line: null, field: null };
    const problems = [{ ...location, severity: 'warning', message: 'no emergency telephone', language: 'en' }];
    const unread = [{ ...problems[0], severity: 'error', message: 'is no data sheet' }];
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(json({ drafts: [], problems: unread }, 201))
      .mockResolvedValue(json({ drafts: [draft], problems }, 201));
    await open('safety data sheets as eSDScom XML');
    choose(/Files/, file('<a/>', 'sheet.xml'), file('<b/>', 'other.xml'));
    create();
    expect(await screen.findByText('is no data sheet')).toBeVisible();
    expect(screen.getByText('No draft was created.')).toBeVisible();
    create();
    expect(await screen.findByText('no emergency telephone')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('sheet.xml: no emergency telephone');
    expect(screen.getByRole('link', { name: 'Open the draft' })).toHaveAttribute('href', `/p/studio/${draft}/start`);
    const files = [
      { name: 'sheet.xml', text: '<a/>' },
      { name: 'other.xml', text: '<b/>' },
    ];
    expect(bodiesOf(fetched).at(-1)).toEqual({ workgroup: 3, from: { kind: 'esdscom', files } });
  });

  test('of a table begins with an empty one that has all columns', async () => {
    await open('a table');
    const link = screen.getByRole('link', { name: 'Download an empty table with all columns (CSV)' });
    expect(link).toHaveAttribute('href', '/p/api/studio/table.csv?language=en');
    expect(link).toHaveAttribute('download', 'products.csv');
  });

  test('keeps what was typed when its dialog is closed, but for files, until a draft was made', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(json({ drafts: [draft], problems: [] }, 201));
    await open('a table');
    choose(/Table/, file('code', 'table.csv'));
    fireEvent.click(screen.getByRole('radio', { name: 'nothing: four fields' }));
    user.enter(screen.getByRole('textbox', { name: 'Product code' }), 'AC-1');
    const reopen = async () => {
      fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      fireEvent.click(screen.getByRole('button', { name: 'New product' }));
    };
    await reopen();
    expect(screen.getByRole('textbox', { name: 'Product code' })).toHaveValue('AC-1');
    fireEvent.click(screen.getByRole('radio', { name: 'a table' }));
    create();
    expect(await screen.findByText('This field is required.')).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: 'nothing: four fields' }));
    user.enter(screen.getByRole('textbox', { name: 'Name' }), 'Acetone');
    create();
    await waitFor(() => expect(push).toHaveBeenCalledWith(`/studio/${draft}/start`));
    await reopen();
    expect(screen.getByRole('textbox', { name: 'Product code' })).toHaveValue('');
  });

  test('of a table that is too large is refused before it is sent', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    await open('a table');
    choose(/Table/, Object.defineProperty(file('code', 'table.csv'), 'size', { value: 6 * 1024 * 1024 }));
    create();
    expect(await screen.findByText('The files are larger than 5 MB.')).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });
});

test('the first key is asked about at once, of quick ones after it the last, and late responses are dropped', async () => {
  jest.useFakeTimers();
  const responses: ((response: Response) => void)[] = [];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((resolve) => responses.push(resolve)));
  const state = (code: string) => {
    const opened = openDraft(mapSections(() => ({ revision: 1, content: {} })));
    const content = { product: { code } };
    const identity = { ...opened.sections.identity, content };
    return {
      draft: { ...opened, sections: { ...opened.sections, identity } },
      sections: { ...mapSections(() => ({})), identity: content },
    };
  };
  const states = ['A', 'AB', 'ABC'].map(state);
  const request = { language: 'en', part: 'findings', sdsSection: 1 } as const;
  const { result, rerender } = renderHook(({ shown }) => usePreview(draft, shown, request), {
    initialProps: { shown: states[0]! },
  });
  expect(fetched).toHaveBeenCalledTimes(1);
  for (const shown of states.slice(1)) rerender({ shown });
  expect(fetched).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(bodiesOf(fetched)).toMatchObject([
    { sections: { identity: { product: { code: 'A' } } } },
    { sections: { identity: { product: { code: 'ABC' } } } },
  ]);
  const finding = (message: string) => json({ findings: [{ message }], classification: null });
  await act(async () => responses[1]!(finding('new')));
  await act(async () => responses[0]!(finding('old')));
  expect(result.current.preview.findings).toEqual([{ message: 'new' }]);
  jest.useRealTimers();
});

describe('a preview', () => {
  const shown = {
    draft: openDraft(mapSections(() => ({ revision: 1, content: {} }))),
    sections: mapSections(() => ({})),
  };
  const ask = () => renderHook(() => usePreview(draft, shown, { language: 'en', part: 'sds', sdsSection: 3 })).result;

  test('is asked for one part after another, and names the parts that were left out', async () => {
    const responses: ((response: Response) => void)[] = [];
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => new Promise((resolve) => responses.push(resolve)));
    const result = ask();
    expect(bodiesOf(fetched)).toMatchObject([{ want: ['findings', 'classification'] }]);
    await act(async () => responses[0]!(json({ findings: [], classification: null, leftOut: ['classification'] })));
    expect(bodiesOf(fetched)).toMatchObject([{}, { want: ['sds'] }]);
    expect(result.current.preview.leftOut).toEqual(['classification']);
    await act(async () => responses[1]!(json({ sds: { html: '', derived: [] }, leftOut: [] })));
    expect(result.current).toMatchObject({ isLoading: false, isFailed: false, preview: { findings: [] } });
  });

  test('that another window of the same user has replaced is asked for again', async () => {
    jest.useFakeTimers();
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(json({ error: 'replaced' }))
      .mockImplementation(() => Promise.resolve(json({ findings: [], classification: null, leftOut: [] })));
    const result = ask();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(result.current.isFailed).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(bodiesOf(fetched).map((body) => (body as { want: string[] }).want[0])).toEqual([
      'findings',
      'findings',
      'sds',
    ]);
    jest.useRealTimers();
  });
});

test('the preview says that its rest was left out, and of that part nothing else', async () => {
  const preview = {
    findings: [],
    ingredients: null,
    classification: null,
    label: null,
    sds: null,
    emergency: null,
    checklist: null,
    leftOut: ['label' as const],
  };
  const nothing = () => {};
  renderIn(
    'en',
    <PreviewPane
      draft={draft}
      preview={preview}
      isLoading={false}
      isFailed={false}
      tab="label"
      onTab={nothing}
      sdsSection={1}
      onSdsSection={nothing}
      language="en"
      onFinding={nothing}
    />,
    ['studio'],
  );
  expect(await screen.findByText(/^The draft takes long to calculate: after 2 seconds the rest/)).toBeVisible();
  expect(screen.queryByText(/^No label can be drawn yet/)).toBeNull();
});
