import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { AuditTrail } from '@/components/studio/review/audit-trail';
import { ReviewActions, type ReviewProps } from '@/components/studio/review/review-actions';
import { ReviewScreen } from '@/components/studio/review/review-screen';
import { StudioError } from '@/lib/browser/studio/call-studio';
import { openDraft } from '@/lib/domain/studio/draft-state';
import { mapSections, type Finding } from '@/lib/domain/studio/step-props';
import { renderIn } from '@/tests/components/render-in';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => {}, refresh: () => {} }),
  useSearchParams: () => new URLSearchParams('document=incomplete'),
}));
afterEach(() => jest.restoreAllMocks());

/** Submits a draft for review, whose state afterwards `reload` gives. */
async function submitForReview(reload: (setState: (state: string) => void) => Promise<void>) {
  const draft = openDraft(mapSections(() => ({ revision: 1, content: {} })));
  function Review() {
    const [state, setState] = useState('draft');
    const props = {
      info: { id: 'd', comment: null, productId: null, permissions: {}, refusals: {} },
      snapshot: { draft, state },
      store: { current: () => ({ draft }) },
      reload: () => reload(setState),
      language: 'en',
      findings: [],
      comparison: null,
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
}

test('after a step of the review the state that follows has the focus', async () => {
  const taken = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  await submitForReview((setState) => Promise.resolve(setState('inReview')));
  expect(taken).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'In review' })).toHaveFocus();
});

test('a step of the review that was taken is no failure where its draft cannot be loaded again', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  await submitForReview(() => Promise.reject(new StudioError(503, '', {})));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
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
  renderIn('de', <AuditTrail draft="d" revision={1} state="draft" />, ['studio']);
  const shown = (await screen.findAllByRole('listitem')).map(({ lastChild }) => lastChild!.textContent);
  expect(shown).toEqual(['', 'Aus Version 2.0', 'Kopie des Demoprodukts 1004', 'of another platform']);
});

test('a published draft leads to its public page in the reader’s language and changes nothing; a document that was refused is said', async () => {
  const facts = [{ section: 'identity', pointer: '/state', before: 'published', after: null }];
  const comparison = {
    version: '1.0',
    next: null,
    facts,
    sections: [],
    files: [],
    checklist: null,
    objections: [],
    recipients: 0,
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((path) => {
    const body = String(path).includes('comparison') ? comparison : { events: [], hasMore: false };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  const draft = openDraft(mapSections(() => ({ revision: 1, content: {} })));
  const props = {
    info: { id: 'd', comment: null, productId: 1025, permissions: {}, refusals: {} },
    snapshot: { draft, state: 'published' },
    language: 'de',
    findings: [],
  };
  renderIn('de', <ReviewScreen {...(props as unknown as ReviewProps)} />, ['studio']);
  expect(await screen.findByRole('heading', { name: 'Was eine Behörde beanstanden würde' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Was sich ändert' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Öffentliche Seite öffnen' })).toHaveAttribute('href', '/p/1025/de/pd/2');
  expect(screen.getByText(/^Dieses Dokument kann noch nicht erstellt werden/)).toHaveRole('alert');
});

test('the review shows files whose contents differ, each to be opened, and its checklist leads to a step of the same page', async () => {
  const [fileBefore, fileAfter] = ['a', 'b'].map((letter) => ({ size: 2_200_000, hash: letter.repeat(64) }));
  const comparison = {
    version: '1.0',
    next: null,
    facts: [],
    sections: [],
    objections: [],
    recipients: 0,
    files: [{ name: 'sheet.pdf', before: fileBefore, after: fileAfter }],
    checklist: {
      met: 1,
      total: 4,
      points: [
        { id: '1.1', text: 'A point', result: 'notMet', section: 'markets', provision: null, why: null, remedy: null },
        { id: '1.2', text: 'Another', result: 'met', section: null, provision: null, why: null, remedy: null },
        ...['8.1-1', '8.1-4'].map((id) => ({
          id,
          text: 'Limits',
          result: 'notAssessed',
          section: null,
          provision: null,
          why: 'no table',
          remedy: null,
        })),
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
  const draft = openDraft(mapSections(() => ({ revision: 1, content: {} })));
  const went = jest.fn();
  const props = {
    info: { id: 'd', comment: null, productId: 7, permissions: {}, refusals: {} },
    snapshot: { draft, state: 'draft' },
    store: { current: () => ({ draft }) },
    language: 'en',
    findings: [],
    onStep: went,
  };
  renderIn('en', <ReviewScreen {...(props as unknown as ReviewProps)} />, ['studio']);
  const links = await screen.findAllByRole('link', { name: /^sheet.pdf \(2.1.MB\)$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(new RegExp(`/drafts/d/files/${fileBefore!.hash}$`)),
    expect.stringMatching(new RegExp(`/drafts/d/files/${fileAfter!.hash}$`)),
  ]);
  expect(screen.getByText('Points met: 1 of 4; not met: 1; not assessed: 2')).toBeVisible();
  const open = screen.getByRole('group').querySelectorAll('li');
  expect([...open].map(({ textContent }) => textContent!.trim())).toEqual([
    'A point Markets and files',
    ...['8.1-1', '8.1-4'].map(() => 'Not assessed: Limits · no table'),
  ]);
  const link = screen.getByRole('link', { name: 'Markets and files', hidden: true });
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect([went.mock.calls, click.defaultPrevented]).toEqual([[['markets']], true]);
});

test('what is asked about an open class refuses to publish, and leads to the field that answers it', () => {
  const flashPoint: Finding = {
    section: 'properties',
    pointer: '/versions/0/facts/basicProperties/flashPoint',
    severity: 'error',
    isOpen: true,
    message: 'What is its flash point? (CLP Annex I 2.6.2)',
    question: { class: 'flammableLiquids', categories: [] },
  };
  const other: Finding = { section: 'identity', pointer: '/code', severity: 'warning', message: 'is unusual' };
  const went = jest.fn();
  const props = {
    info: { id: 'd', comment: null, productId: null, permissions: {}, refusals: {} },
    snapshot: { draft: openDraft(mapSections(() => ({ revision: 1, content: {} }))), state: 'approved' },
    language: 'en',
    findings: [other, flashPoint],
    comparison: null,
    onFinding: went,
  };
  renderIn('en', <ReviewActions {...(props as unknown as ReviewProps & { comparison: null })} />, ['studio']);
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  const questions = within(screen.getByRole('region', { name: 'Questions to be answered before publishing' }));
  expect(questions.getByText(flashPoint.message)).toBeVisible();
  expect(questions.getAllByRole('link')).toHaveLength(1);
  fireEvent.click(questions.getByRole('link'));
  expect(went).toHaveBeenCalledWith(flashPoint);
});
