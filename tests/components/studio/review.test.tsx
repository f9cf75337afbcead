import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ReviewActions, type ReviewProps } from '@/components/studio/review/review-actions';
import { ReviewScreen } from '@/components/studio/review/review-screen';
import { openDraft } from '@/lib/domain/studio/draft-state';
import { bySection } from '@/lib/domain/studio/step-props';
import { renderIn } from '@/tests/components/render-in';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, refresh: () => {} }) }));
afterEach(() => jest.restoreAllMocks());

test('after a step of the review the state that follows has the focus', async () => {
  const taken = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  const draft = openDraft(bySection(() => ({ revision: 1, content: {} })));
  function Review() {
    const [state, setState] = useState('draft');
    const props = {
      info: { id: 'd', comment: null, productId: null, permissions: {}, refusals: {} },
      snapshot: { draft, state },
      store: { current: () => ({ draft }) },
      reload: () => Promise.resolve(setState('inReview')),
      ...{ language: 'en', counts: { errors: 0, warnings: 0 }, comparison: null },
    };
    return <ReviewActions {...(props as unknown as ReviewProps & { comparison: null })} />;
  }
  renderIn('en', <Review />, ['studio']);
  const button = screen.getByRole('button', { name: 'Submit for review' });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog');
  fireEvent.submit(dialog.querySelector('form')!);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(taken).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'In review' })).toHaveFocus();
});

test('the review shows files whose contents differ, each to be opened, and its checklist leads to a step of the same page', async () => {
  const [before, after] = ['a', 'b'].map((letter) => ({ size: 2_200_000, hash: letter.repeat(64) }));
  const comparison = {
    ...{ version: '1.0', next: null, facts: [], sections: [], objections: [], recipients: 0 },
    files: [{ name: 'sheet.pdf', before, after }],
    checklist: {
      ...{ met: 0, total: 1 },
      points: [
        { id: '1.1', text: 'A point', isMet: false, section: 'markets', provision: null, why: null, remedy: null },
      ],
    },
  };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path) =>
      Promise.resolve(
        Response.json(String(path).includes('/comparison') ? comparison : { events: [], hasMore: false }),
      ),
    );
  const draft = openDraft(bySection(() => ({ revision: 1, content: {} })));
  const went = jest.fn();
  const props = {
    info: { id: 'd', comment: null, productId: 7, permissions: {}, refusals: {} },
    snapshot: { draft, state: 'draft' },
    store: { current: () => ({ draft }) },
    ...{ language: 'en', counts: { errors: 0, warnings: 0 }, onStep: went },
  };
  renderIn('en', <ReviewScreen {...(props as unknown as ReviewProps)} />, ['studio', 'studioFields']);
  const links = await screen.findAllByRole('link', { name: /^sheet.pdf \(2.1.MB\)$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining(`/drafts/d/files/${before!.hash}?name=sheet.pdf`),
    expect.stringContaining(`/drafts/d/files/${after!.hash}?name=sheet.pdf`),
  ]);
  const link = screen.getByRole('link', { name: 'Markets and files', hidden: true });
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect([went.mock.calls, click.defaultPrevented]).toEqual([[['markets']], true]);
});
