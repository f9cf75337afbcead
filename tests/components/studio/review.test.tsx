import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { AuditTrail } from '@/components/studio/review/audit-trail';
import { ReviewActions, type ReviewProps } from '@/components/studio/review/review-actions';
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

test('the trail says where a draft came from in the language of the page', async () => {
  const notes = ['new', 'version 2.0', 'copy of the demo product 1004', 'of another platform'];
  const events = notes.map((comment, id) => ({
    id,
    at: '2026-11-26T05:00:00Z',
    user: 'eva',
    action: 'created',
    comment,
  }));
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify({ events, hasMore: false })));
  renderIn('de', <AuditTrail draft="d" revision={1} state="draft" />, ['studio', 'studioFields']);
  const said = (await screen.findAllByRole('listitem')).map(({ lastChild }) => lastChild!.textContent);
  expect(said).toEqual(['', 'Aus Version 2.0', 'Kopie des Demoprodukts 1004', 'of another platform']);
});
