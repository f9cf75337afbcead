import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { FindingList } from '@/components/studio/finding-list';
import type { DraftSnapshot, DraftStore } from '@/lib/browser/studio/draft-store';
import { useSettling } from '@/lib/browser/studio/use-settling';
import { mapSections, type Finding } from '@/lib/domain/studio/step-props';
import { renderIn } from '@/tests/components/render-in';
import { user } from '@/tests/components/studio/show-step';

const draft = '0b0e7a0e-6a52-4e7e-9b52-1a2b3c4d5e6f';
const warning = (message: string, weight: Finding['weight'], more: Partial<Finding> = {}): Finding => ({
  section: 'label',
  pointer: '/versions/0/facts/label/p',
  severity: 'warning',
  message,
  weight,
  ...more,
});
const key = { finding: 'extraPictogram', basis: '0123456789abcdef' };
const findings = [
  warning('has seven statements', 'appearance', { key: { finding: 'tooMany', basis: 'fedcba9876543210' } }),
  warning('lacks GHS05', 'injury'),
  warning('has GHS09', 'provision', { key }),
];

const change = jest.fn<void, Parameters<DraftStore['change']>>();
const sections = mapSections(() => ({}));
const store = { current: () => ({ sections }) as DraftSnapshot, change };

function List({ all, reload }: { all: readonly Finding[]; reload: () => void }) {
  return <FindingList draft={draft} findings={all} onGo={() => {}} settling={useSettling(store, 7, reload)} />;
}
const show = (all: readonly Finding[], reload = () => {}) =>
  renderIn('en', <List all={all} reload={reload} />, ['studio']);

afterEach(() => {
  jest.restoreAllMocks();
  change.mockClear();
});

test('the gravest finding comes first, each with what may come of it, and only those with a key can be settled', async () => {
  show(findings);
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => /Warning · ([A-Za-z ]+?)Label/.exec(textContent)?.[1])).toEqual([
    'May injure somebody',
    'May break a provision',
    'Wording and order',
  ]);
  expect(within(items[0]!).queryByText('Settle with a reason')).toBeNull();
  expect(within(items[1]!).getAllByText('Settle with a reason')).not.toHaveLength(0);
});

test('a warning is settled for the product by a change of the draft, with a reason only', async () => {
  show([findings[2]!]);
  user.click(await screen.findByText('Settle with a reason', { selector: 'summary' }));
  expect(screen.getByRole('button', { name: 'Settle with a reason' })).toBeDisabled();
  user.enter(screen.getByRole('textbox', { name: 'Why is nothing to be done?' }), '  Overpack.  ');
  user.click(screen.getByRole('button', { name: 'Settle with a reason' }));
  const entries = [{ ...key, reason: 'Overpack.' }];
  expect(change.mock.calls).toEqual([['classification', { product: { settledFindings: entries } }]]);
});

test('a warning is settled for all products by a call, whose failure is told', async () => {
  const fetched = jest.spyOn(global, 'fetch').mockResolvedValue(new Response('{"error":"too_many"}', { status: 409 }));
  show([findings[2]!]);
  user.click(await screen.findByText('Settle with a reason', { selector: 'summary' }));
  user.enter(screen.getByRole('textbox'), 'Overpack.');
  user.click(screen.getByRole('checkbox'));
  user.click(screen.getByRole('button', { name: 'Settle with a reason' }));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  const [path, sent] = fetched.mock.calls[0] as [string, { method: string; body: string }];
  expect([path, sent.method, sent.body]).toEqual([
    '/p/api/studio/settled-findings/extraPictogram/0123456789abcdef?workgroup=7',
    'PUT',
    '{"reason":"Overpack."}',
  ]);
  expect(change).not.toHaveBeenCalled();
});

test('settled warnings stand closed at the end with who, when and why, and are opened again', async () => {
  const reload = jest.fn();
  const fetched = jest
    .spyOn(global, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  const signed = { user: 'ana', date: '2026-11-30' };
  show(
    [
      warning('has GHS09', 'provision', { key, settled: { scope: 'workgroup', reason: 'Overpack.', ...signed } }),
      warning('justified', 'appearance', { settled: { scope: 'product', reason: 'SP 375.' } }),
    ],
    reload,
  );
  expect(await screen.findByText('No findings')).toBeVisible();
  user.click(screen.getByText('Settled: 2'));
  expect(screen.getByText('Overpack.')).toBeVisible();
  expect(screen.getByText('ana · 30 Nov 2026 · for all products of the workgroup')).toBeVisible();
  // What a justification settles is opened where the justification stands.
  user.click(screen.getByRole('button', { name: /^Open again.*Precautionary statements$/ }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect((fetched.mock.calls[0] as [string, { method: string }])[1].method).toBe('DELETE');
});

test('a warning that was settled stays in its place with the focus on what takes it back, until the next one is settled', async () => {
  const other = { finding: 'tooMany', basis: 'fedcba9876543210' };
  const all = [warning('has GHS09', 'provision', { key }), warning('has GHS07', 'provision', { key: other })];
  const settledAs = (finding: Finding): Finding => ({ ...finding, settled: { scope: 'product', reason: 'Overpack.' } });
  const shown: { set?: (findings: readonly Finding[]) => void } = {};
  const show = (next: readonly Finding[]) => act(() => shown.set!(next));
  function Shown() {
    const [findings, setFindings] = useState<readonly Finding[]>(all);
    useEffect(() => void (shown.set = setFindings), []);
    return <List all={findings} reload={() => {}} />;
  }
  renderIn('en', <Shown />, ['studio']);
  const settle = async (index: number) => {
    const item = within((await screen.findAllByRole('listitem'))[index]!);
    user.click(item.getByText('Settle with a reason', { selector: 'summary' }));
    user.enter(item.getByRole('textbox'), 'Overpack.');
    item.getByRole('button', { name: 'Settle with a reason' }).focus();
    user.click(item.getByRole('button', { name: 'Settle with a reason' }));
    return item;
  };
  const first = await settle(0);
  // The platform sorts settled findings after the others.
  show([all[1]!, settledAs(all[0]!)]);
  expect((await screen.findAllByRole('listitem'))[0]).toHaveTextContent('has GHS09');
  expect(first.getByText('Overpack.')).toBeVisible();
  expect(first.getByRole('button', { name: /^Open again/ })).toHaveFocus();
  expect(screen.queryByText(/^Settled: /)).toBeNull();

  user.click(first.getByRole('button', { name: /^Open again/ }));
  show(all);
  expect(first.getByText('Settle with a reason', { selector: 'summary' })).toHaveFocus();

  await settle(0);
  show([all[1]!, settledAs(all[0]!)]);
  const second = await settle(1);
  show([settledAs(all[0]!), settledAs(all[1]!)]);
  expect(second.getByRole('button', { name: /^Open again/ })).toHaveFocus();
  expect(screen.getByText('Settled: 1')).toBeVisible();
  expect(screen.getByText('No findings')).toBeVisible();
});

test('a reason that is too long is kept, says by how much, and is not sent; Escape folds the form', async () => {
  show([findings[2]!]);
  const summary = await screen.findByText('Settle with a reason', { selector: 'summary' });
  user.click(summary);
  const reason = screen.getByRole('textbox');
  user.enter(reason, 'x'.repeat(1_012));
  expect(reason).toHaveValue('x'.repeat(1_012));
  expect(reason).toBeInvalid();
  expect(reason).toHaveAccessibleDescription('Characters too many: 12');
  expect(screen.getByRole('button', { name: 'Settle with a reason' })).toBeDisabled();
  reason.focus();
  user.press('Escape');
  expect(reason).not.toBeVisible();
  expect(summary).toHaveFocus();
});
