import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Sidebar, SidebarToggle } from '@/components/shell/content/sidebar';
import { sidebarScript } from '@/components/shell/document/root-document';

/** A page as a browser opens it: the script first, its controls later, when the window may have another width. */
function open(widthPx: number, laterPx = widthPx) {
  window.innerWidth = widthPx;
  window.eval(sidebarScript);
  window.innerWidth = laterPx;
  return render(
    <>
      <SidebarToggle side="left">Contents</SidebarToggle>
      <SidebarToggle side="right">Facts</SidebarToggle>
      <Sidebar side="left" label="Contents" closeLabel="Close">
        <a href="#basic">Basic information</a>
      </Sidebar>
      <Sidebar side="right" label="Facts" closeLabel="Close">
        AC-100
      </Sidebar>
      <main>text</main>
    </>,
  );
}

async function becomes(widthPx: number) {
  window.innerWidth = widthPx;
  fireEvent(window, new Event('resize'));
  await act(() => jest.advanceTimersByTimeAsync(200));
}

const toggle = (name: string) => screen.getByRole('button', { name });
const openOnes = () => document.documentElement.dataset.sidebars;
/** Observers of the root answer in a microtask. */
const press = (name: string) => act(async () => fireEvent.click(toggle(name)));

describe('sidebars', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    window.localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    delete document.documentElement.dataset.sidebars;
    delete document.documentElement.dataset.sidebarsBeside;
    delete document.documentElement.dataset.screen;
  });

  it.each([
    [375, ''],
    [800, ''],
    [1279, ''],
    [1280, 'left right'],
  ])('at first on a screen of %d px the open ones are "%s"', (width, expected) => {
    open(width);
    expect(openOnes()).toBe(expected);
    for (const name of ['Contents', 'Facts'])
      expect(toggle(name)).toHaveAttribute('aria-expanded', String(expected !== ''));
  });

  it('on a large screen fold and open by their buttons, and are as they were on the next page', async () => {
    const { unmount } = open(1400);
    await press('Contents');
    expect(toggle('Contents')).toHaveAttribute('aria-expanded', 'false');
    expect(toggle('Facts')).toHaveAttribute('aria-expanded', 'true');
    unmount();
    open(1400);
    expect(openOnes()).toBe('right');
  });

  it('what is kept is wrapped with the time of the choice', async () => {
    open(1400);
    await press('Contents');
    expect(JSON.parse(window.localStorage.getItem('sidebars')!)).toEqual({ value: ['right'], timestamp: Date.now() });
  });

  it.each([375, 800])(
    'close on a screen that becomes %d px wide, and are as they were when it is large again',
    async (width) => {
      open(1400);
      await becomes(width);
      expect(openOnes()).toBe('');
      await becomes(1400);
      expect(openOnes()).toBe('left right');
      await press('Contents');
      await becomes(width);
      await becomes(1400);
      expect(openOnes()).toBe('right');
    },
  );

  it('close in a window that becomes smaller before the page answers', async () => {
    await act(async () => void open(1400, 800));
    expect(openOnes()).toBe('');
  });

  it('over the text one is open at a time, has the focus, and is not kept', async () => {
    open(800);
    await press('Contents');
    expect(screen.getByRole('complementary', { name: 'Contents' })).toHaveFocus();
    await press('Facts');
    expect(openOnes()).toBe('right');
    expect(window.localStorage.getItem('sidebars')).toBeNull();
  });

  it('over the text close when the screen becomes large, which has those of large screens', async () => {
    open(800);
    await press('Facts');
    await becomes(1400);
    expect(openOnes()).toBe('left right');
    await press('Facts');
    await becomes(800);
    await press('Contents');
    await becomes(1400);
    expect(openOnes()).toBe('left');
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
    ['a link in it', () => fireEvent.click(screen.getByRole('link'))],
    ['a tap on the text', () => fireEvent.pointerDown(screen.getByRole('main'))],
    ['its close button', () => fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!)],
  ])('over the text are closed by %s', async (_what, close) => {
    open(800);
    await press('Contents');
    await act(async () => close());
    expect(openOnes()).toBe('');
  });

  it('beside the text are not closed by Escape or a link', async () => {
    open(1400);
    fireEvent.keyDown(document, { key: 'Escape' });
    fireEvent.click(screen.getByRole('link'));
    expect(openOnes()).toBe('left right');
  });

  it('Escape gives the focus back to the button', async () => {
    open(800);
    await press('Contents');
    await act(async () => fireEvent.keyDown(document, { key: 'Escape' }));
    expect(toggle('Contents')).toHaveFocus();
  });
});
