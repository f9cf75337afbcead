import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SharesScreen } from '@/components/share/shares-screen';
import { LocalMoment } from '@/components/ui/local-moment';
import { nobody } from '@/lib/domain/viewer';
import type { MailState, SharePage } from '@/lib/domain/share-list';
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
const show = (page: SharePage | null, failureId: string | null = null) =>
  renderIn(
    'en',
    <SharesScreen
      brand="dossier"
      interfaceLang="en"
      languages={[]}
      viewing={{ ...nobody, viewer }}
      query={{ page: 1, interfaceLang: null }}
      page={page}
      failureId={failureId}
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
  show({ shares: [share], pages: 1, total: 1 });
  const [entry] = within(screen.getByRole('list', { name: 'Shared products' })).getAllByRole('listitem');
  expect(entry).toHaveTextContent(/1 Feb 2026, 09:30 UTC · Safety data sheet · Deutsch/);
  expect(screen.getByRole('link', { name: 'Acetone' })).toHaveAttribute('href', '/1001/en/pd/1');
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
  show({ shares: [], pages: 1, total: 0 });
  expect(screen.getByText('You have not shared anything yet.')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('press Share');
});

test('a list that cannot be had says so, with its id, and can be asked for again', () => {
  show(null, 'x7k');
  expect(screen.getByRole('alert')).toHaveTextContent('x7k');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/shares');
});
