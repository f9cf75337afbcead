import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
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
