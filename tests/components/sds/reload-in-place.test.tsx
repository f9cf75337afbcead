import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import {
  actions,
  address,
  choose,
  layOut,
  layout,
  sectionOf,
  settle,
  showSds,
  terms,
} from '@/tests/components/sds/show-sds';
import { dialogsLoaded } from '@/tests/support/dialogs-have-come';

beforeAll(dialogsLoaded);

/** What the application answers, by address. */
let answers: Record<string, () => Promise<Response> | Response>;
let requested: string[];

const api = (query: string) => `/p/api/sds/1001/1?${query}`;
const text = (content: string, sections = [1]) => Response.json({ html: sectionOf(1, content), sections });

beforeEach(() => {
  layOut();
  requested = [];
  answers = {
    [api('version=27&qr=1')]: () => text('version two'),
    [api('version=20&qr=1')]: () => text('version one'),
    [api('version=31&compare=27&qr=1')]: () => text('version three with <ins>changes</ins>'),
    [api('version=31&qr=0')]: () => text('without code'),
  };
  window.fetch = async (input) => {
    requested.push(String(input));
    return answers[String(input)]!();
  };
});

const show = (choice = {}) => showSds({ html: sectionOf(1, 'version three'), choice });
const isShown = (content: string) => screen.queryByText(content) !== null;
const news = () => document.querySelector('p[role="status"]')?.textContent;

describe('another choice reloads the sheet in place', () => {
  it('a version: text, facts, PDF and address follow, and it is announced', async () => {
    await show();
    await choose('Version v3.0', 'v2.0');
    expect(requested).toEqual([api('version=27&qr=1')]);
    expect(isShown('version two')).toBe(true);
    expect(isShown('version three')).toBe(false);
    expect(actions().getByRole('button', { name: 'Version v2.0' })).toBeInTheDocument();
    expect(actions().getByRole('link', { name: /^Download PDF/ })).toHaveAttribute(
      'href',
      '/p/api/download/sds/1001/1?version=27&qr=1',
    );
    expect(terms()).not.toContain('revision');
    expect(news()).toBe('Version 2.0, QR code visible');
    expect(address()).toBe('/p/1001/en/gh/1?version=27');
  });

  it('a version to compare with', async () => {
    await show();
    await choose(/^Compare version/, 'v2.0');
    expect(address()).toBe('/p/1001/en/gh/1?compare=27');
    expect(news()).toBe('Version 3.0 compared with 2.0, QR code visible');
    expect(screen.getByText('changes', { selector: 'ins' })).toBeInTheDocument();
    await waitFor(() => expect(layout.scrolledTo).toEqual(['changes']));
    expect(screen.getByText(/^Place 1 of 1/)).toBeInTheDocument();
  });

  it('a comparison that the address names stays where it is', async () => {
    await showSds({ html: sectionOf(1, 'version three with <ins>changes</ins>'), choice: { compare: '27' } });
    expect(layout.scrolledTo).toEqual([]);
    expect(screen.getByText('Places: 1')).toBeInTheDocument();
  });

  it('a new version clears the comparison', async () => {
    await show({ compare: '27' });
    await choose('Version v3.0', 'v2.0');
    expect(requested).toEqual([api('version=27&qr=1')]);
    expect(address()).toBe('/p/1001/en/gh/1?version=27');
    expect(screen.queryByText('Version 3.0 compared with 2.0')).not.toBeInTheDocument();
  });

  test.each<[string, () => Promise<void>]>([
    ['in its list', () => choose('Compare version v2.0', 'no comparison')],
    [
      'over the text',
      async () => {
        fireEvent.click(screen.getByRole('link', { name: 'End comparison' }));
        await settle();
      },
    ],
  ])('a comparison can be ended %s', async (_where, end) => {
    answers[api('version=31&qr=1')] = () => text('version three, plain');
    await show({ compare: '27' });
    await end();
    expect(isShown('version three, plain')).toBe(true);
    expect(address()).toBe('/p/1001/en/gh/1');
    expect(screen.queryByRole('link', { name: 'End comparison' })).not.toBeInTheDocument();
  });

  it('the QR choice', async () => {
    await show();
    await choose('QR visibility visible', 'not visible');
    expect(isShown('without code')).toBe(true);
    expect(address()).toBe('/p/1001/en/gh/1?qr=0');
    expect(news()).toBe('Version 3.0, QR code not visible');
  });

  it('from an older version to the newest, by its notice', async () => {
    answers[api('version=31&qr=1')] = () => text('the newest');
    await show({ version: '27' });
    fireEvent.click(screen.getByRole('link', { name: 'Show version 3.0' }));
    await settle();
    expect(isShown('the newest')).toBe(true);
    expect(address()).toBe('/p/1001/en/gh/1');
  });

  it('who follows a link as soon as it is there is led by it', async () => {
    answers[api('version=31&qr=1')] = () => text('the newest');
    // Before the page has compared itself with its address, which comes after the first picture.
    const Hasty = () => {
      useLayoutEffect(() => screen.getByRole('link', { name: 'Show version 3.0' }).click(), []);
      return null;
    };
    await showSds({ html: sectionOf(1, 'version two'), choice: { version: '27' }, sibling: <Hasty /> });
    expect(isShown('the newest')).toBe(true);
    expect(address()).toBe('/p/1001/en/gh/1');
  });

  it('the browser’s back and forward lead through the choices', async () => {
    await show();
    await choose('Version v3.0', 'v2.0');
    await choose('Version v2.0', 'v1.0');
    expect(isShown('version one')).toBe(true);
    const go = async (back: boolean) => {
      await act(async () => {
        const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
        if (back) window.history.back();
        else window.history.forward();
        await moved;
      });
      await settle();
    };
    await go(true);
    expect([isShown('version two'), address()]).toEqual([true, '/p/1001/en/gh/1?version=27']);
    await go(true);
    expect([isShown('version three'), address()]).toEqual([true, '/p/1001/en/gh/1']);
    await go(false);
    expect([isShown('version two'), address()]).toEqual([true, '/p/1001/en/gh/1?version=27']);
    expect(requested).toEqual([api('version=27&qr=1'), api('version=20&qr=1')]);
  });

  it('a page that is come back to shows what its address says', async () => {
    await showSds({ html: sectionOf(1, 'version three'), initialAddress: { version: '27' } });
    await settle();
    expect(isShown('version two')).toBe(true);
    expect(address()).toBe('/p/1001/en/gh/1?version=27');
  });

  it('the reader stays at the same section', async () => {
    await show();
    // The other text is shorter before it.
    layout.topOf = ({ textContent }) => (textContent?.includes('version two') ? -200 : -500);
    await choose('Version v3.0', 'v2.0');
    expect(layout.scrolledBy).toEqual([300]);
  });

  it('a reader who has not come to the first section stays at the top', async () => {
    await show();
    layout.topOf = () => 600;
    await choose('Version v3.0', 'v2.0');
    expect(layout.scrolledBy).toEqual([]);
  });
});

describe('while the sheet is on its way', () => {
  it('the old one stays, under the spinner', async () => {
    let arrive: (response: Response) => void = () => {};
    answers[api('version=27&qr=1')] = () => new Promise<Response>((resolve) => (arrive = resolve));
    await show();
    await choose('Version v3.0', 'v2.0');
    expect(await screen.findByText('Loading …')).toBeInTheDocument();
    expect(isShown('version three')).toBe(true);
    expect(address()).toBe('/p/1001/en/gh/1');
    await act(async () => arrive(text('version two')));
    expect(await screen.findByText('version two')).toBeInTheDocument();
    await waitFor(() => expect(isShown('Loading …')).toBe(false));
  });

  it('of two choices in a row the last one counts, whichever answer comes first', async () => {
    let arriveLate: (response: Response) => void = () => {};
    answers[api('version=27&qr=1')] = () => new Promise<Response>((resolve) => (arriveLate = resolve));
    await show();
    await choose('Version v3.0', 'v2.0');
    await choose('Version v3.0', 'v1.0');
    expect(isShown('version one')).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(async () => arriveLate(text('version two')));
    await settle();
    expect(isShown('version one')).toBe(true);
    expect(address()).toBe('/p/1001/en/gh/1?version=20');
  });
});

test.each<[string, () => Promise<Response> | Response]>([
  ['an error of the platform', () => Response.json({ id: 'a2b' }, { status: 503 })],
  ['an answer without a text', () => Response.json({})],
  ['a page in place of the answer', () => new Response('<p>Log in</p>')],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'after %s the list opens again with a message and a way to try again, and all else as it was',
  async (_what, failing) => {
    answers[api('version=27&qr=1')] = failing;
    await show();
    await choose('Version v3.0', 'v2.0');
    expect(isShown('version three')).toBe(true);
    expect(address()).toBe('/p/1001/en/gh/1');
    const dialog = within(screen.getByRole('dialog', { name: 'Version' }));
    expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName('v3.0');
    expect(dialog.getByRole('alert')).toHaveTextContent('This could not be loaded.');
    answers[api('version=27&qr=1')] = () => text('version two');
    fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(isShown('version two')).toBe(true);
  },
);

test('a version that cannot be loaded is forgotten when another was chosen', async () => {
  let fail: (reason: Error) => void = () => {};
  answers[api('version=27&qr=1')] = () => new Promise<Response>((_resolve, reject) => (fail = reject));
  await show();
  await choose('Version v3.0', 'v2.0');
  await choose('Version v3.0', 'v1.0');
  await act(async () => fail(new TypeError('Failed to fetch')));
  await settle();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(isShown('version one')).toBe(true);
});
