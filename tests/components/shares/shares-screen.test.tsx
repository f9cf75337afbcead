import { brands } from '@/tests/support/brands';
import type { ComponentProps } from 'react';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SharesScreen } from '@/components/shares/shares-screen';
import { LocalMoment } from '@/components/ui/local-moment';
import { anonymousViewer } from '@/lib/domain/session/viewer';
import { type MailState, type SharePage, shareStates } from '@/lib/domain/share/share-list';
import { renderIn } from '@/tests/components/render-in';

jest.mock('next/navigation', () => ({
  usePathname: () => '/shares',
  useSearchParams: () => new URLSearchParams(),
}));

const share: SharePage['shares'][number] = {
  id: 's1',
  created: '2026-02-01T09:30:00.000Z',
  target: 'sds',
  language: 'de',
  products: [{ id: 1001, name: 'Acetone', version: '3.0' }],
  mails: [
    ...(
      [
        ['a', 'accepted'],
        ['b', 'written'],
        ['c', 'sent'],
        ['d', 'refused', '550 5.1.1 No such mailbox'],
        ['e', 'failed'],
        ['f', 'sending'],
        ['g', 'trying', '450 come later'],
      ] as [string, MailState, string?][]
    ).map(([name, state, response = null]) => ({ recipient: `${name}@b.example`, state, delivered: null, response })),
  ],
};
const viewer = { name: 'Ada', workgroups: [{ id: 3, text: 'Laboratory' }], workgroup: 3, antiForgery: 'good' };
const states = [...shareStates];
const show = (
  page: SharePage | null,
  failureId: string | null = null,
  more: Partial<ComponentProps<typeof SharesScreen>> = {},
) =>
  renderIn(
    'en',
    <SharesScreen
      brand={brands.dossier}
      interfaceLang="en"
      languages={[]}
      viewing={{ ...anonymousViewer, viewer }}
      query={{ search: '', state: null, page: 1, interfaceLang: null }}
      newKey={() => 'key'}
      page={page}
      failureId={failureId}
      {...more}
    />,
  );

test('the time of a share is that of the visitor’s time zone, and in UTC on the server', async () => {
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: 'Asia/Tokyo', locale: 'en-GB' } as Intl.ResolvedDateTimeFormatOptions);
  const moment = <LocalMoment date={share.created} locale="en-GB" text="1 Feb 2026, 09:30 UTC" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(moment);
  expect(container).toHaveTextContent('1 Feb 2026, 09:30 UTC');
  render(moment, { container, hydrate: true });
  expect(container).toHaveTextContent('1 Feb 2026, 18:30');
  expect(container.querySelector('time')).toHaveAttribute('datetime', share.created);
  jest.restoreAllMocks();
});

test('a share says when, what, in which language, and what became of each mail', () => {
  show({ shares: [share], pages: 1, total: 1, states });
  const [entry] = within(screen.getByRole('list', { name: 'Shared products' })).getAllByRole('listitem');
  expect(entry).toHaveTextContent(/1 Feb 2026, 09:30 UTC · Safety data sheet · Deutsch/);
  expect(screen.getByRole('link', { name: 'Acetone' })).toHaveAttribute('href', '/p/1001/en/pd/1');
  const recipients = within(screen.getByRole('list', { name: 'Recipients' })).getAllByRole('listitem');
  expect(screen.getByText(/accepted it is not known here\.$/)).toBeInTheDocument();
  expect(recipients.map(({ textContent }) => textContent)).toEqual([
    'a@b.exampleaccepted by the mail server',
    'b@b.examplewritten to a file: there is no mail server',
    'c@b.examplesent',
    'd@b.examplerefused by the mail serverThe mail server said: 550 5.1.1 No such mailbox',
    'e@b.examplegiven up',
    'f@b.examplewaiting',
    'g@b.examplewaiting, tried againThe mail server said: 450 come later',
  ]);
});

test('who has shared nothing is told how to', () => {
  show({ shares: [], pages: 1, total: 0, states });
  expect(screen.getByText('You have not shared anything yet.')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('press Share');
});

test('a list that cannot be had says so, with its id, and can be asked for again', () => {
  show(null, 'x7k');
  expect(screen.getByRole('alert')).toHaveTextContent('x7k');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/p/shares');
});

/** What a form posts, by the name of its button. */
const posted = (name: string) => {
  const form = screen.getByText(name).closest('form')!;
  const fields = [...form.querySelectorAll('input')].map((input) => [input.name, input.value]);
  return [form.method, form.getAttribute('action'), Object.fromEntries(fields)];
};
const fields = { share: 's1', xsrf: 'good', next: '/shares' };

test('a share can be sent again, to all or to those that it did not reach, and be withdrawn, by plain forms that say what they do', () => {
  show({ shares: [{ ...share, withdrawn: null }], pages: 1, total: 1, states });
  const resend = '/p/api/share/resend';
  expect(posted('Send again to all')).toEqual(['post', resend, { ...fields, key: 'key', to: 'all' }]);
  expect(posted('Send again where it failed')).toEqual(['post', resend, { ...fields, key: 'key', to: 'failed' }]);
  expect(posted('Withdraw now')).toEqual(['post', '/p/api/share/withdraw', fields]);
  expect(screen.getByText(/What has been sent stays with its recipients/)).toBeInTheDocument();
});

test('of a share that was withdrawn this is said, and nothing more can be done with it', () => {
  show({ shares: [{ ...share, withdrawn: '2026-02-02T10:00:00.000Z' }], pages: 1, total: 1, states });
  expect(screen.getByText(/This share was withdrawn\./)).toHaveTextContent('2 Feb 2026, 10:00 UTC');
  expect(screen.queryByText('Withdraw now')).not.toBeInTheDocument();
  expect(screen.queryByText('Send again to all')).not.toBeInTheDocument();
});

test('a platform that can neither filter nor send again is not asked to', () => {
  show({ shares: [share], pages: 1, total: 1, states: [] });
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByText('Withdraw now')).not.toBeInTheDocument();
});

test('the list has an entry of its own in the navigation, and is filtered by its address', () => {
  const query = { search: 'b.example', state: 'failed', page: 1, interfaceLang: null } as const;
  show({ shares: [], pages: 1, total: 0, states }, null, { query });
  const nav = within(screen.getByRole('navigation', { name: 'Lists' }));
  expect(nav.getByRole('link', { name: 'Shared products' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/p/products');
  expect(screen.getByRole('searchbox')).toHaveValue('b.example');
  expect(screen.getByRole('combobox', { name: 'State:' })).toHaveValue('failed');
  expect(screen.getByText('No share was found.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All shares' })).toHaveAttribute('href', '/p/shares');
});

test.each([
  ['resent', 'status', 'The share was sent again.'],
  ['withdrawn', 'status', 'The share was withdrawn.'],
  ['SHARE_WITHDRAWN', 'alert', 'This share was withdrawn.'],
] as const)('what a form was answered is said: %s', (outcome, role, text) => {
  show({ shares: [share], pages: 1, total: 1, states }, null, { outcome });
  expect(screen.getByRole(role)).toHaveTextContent(text);
});
