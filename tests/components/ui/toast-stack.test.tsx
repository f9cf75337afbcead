import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastStack } from '@/components/ui/toast-stack';
import { notify, toastStore } from '@/lib/browser/feedback/notices';

beforeEach(() => {
  jest.useFakeTimers();
});

// What one test said is gone before the next.
afterEach(() => {
  for (const { id } of toastStore.current()) toastStore.remove(id);
  jest.useRealTimers();
});

const say = (text: string, { type = 'info', delayMs = 1000 }: Partial<Parameters<typeof notify>[0]> = {}) =>
  act(() => notify({ type, text, delayMs }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const toast = (text: string) => screen.getByText(text).closest<HTMLElement>('[data-toast]')!;
const isFading = (text: string) => toast(text).classList.contains('opacity-0');

describe('notifications', () => {
  it('fade after their delay and are gone 400 ms later', () => {
    render(<ToastStack />);
    say('Shared', { delayMs: 1000 });
    wait(999);
    expect(isFading('Shared')).toBe(false);
    wait(1);
    expect(isFading('Shared')).toBe(true);
    wait(399);
    expect(screen.getByText('Shared')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Shared')).not.toBeInTheDocument();
  });

  it('stand 60 px higher for each newer one, and come down when it goes', () => {
    render(<ToastStack />);
    say('First', { delayMs: 5000 });
    say('Second', { type: 'error', delayMs: 1000 });
    say('Third', { delayMs: 5000 });
    const lift = (text: string) => toast(text).style.getPropertyValue('--lift');
    expect(['First', 'Second', 'Third'].map(lift)).toEqual(['120px', '60px', '0px']);
    wait(1000);
    wait(400);
    expect(['First', 'Third'].map(lift)).toEqual(['60px', '0px']);
  });

  test.each([
    ['info', 'status'],
    ['success', 'status'],
    ['cta', 'status'],
    ['extra', 'status'],
    ['error', 'alert'],
  ] as const)('of type %s are heard as %s, in a region that was there before', (type, role) => {
    render(<ToastStack />);
    const region = screen.getByRole(role);
    expect(region).toBeEmptyDOMElement();
    say('It is done', { type });
    expect(region).toHaveTextContent('It is done');
  });

  test.each([
    { what: 'pointed at', hold: fireEvent.pointerEnter, release: fireEvent.pointerLeave },
    { what: 'in focus', hold: fireEvent.focus, release: fireEvent.blur },
  ])('stay while they are $what, and then for the rest of their time', ({ hold, release }) => {
    render(<ToastStack />);
    say('Read me', { delayMs: 1000 });
    wait(600);
    hold(toast('Read me'));
    wait(60_000);
    expect(isFading('Read me')).toBe(false);
    release(toast('Read me'));
    wait(399);
    expect(isFading('Read me')).toBe(false);
    wait(1);
    expect(isFading('Read me')).toBe(true);
  });

  test.each([
    { what: 'a tap', how: (node: HTMLElement) => fireEvent.click(node) },
    { what: 'Escape', how: (node: HTMLElement) => fireEvent.keyDown(node, { key: 'Escape' }) },
  ])('are taken away by $what', ({ how }) => {
    render(<ToastStack />);
    say('In the way', { delayMs: 60_000 });
    how(toast('In the way'));
    wait(400);
    expect(screen.queryByText('In the way')).not.toBeInTheDocument();
  });

  it('said before the page was ready are shown when it is', () => {
    say('Early');
    render(<ToastStack />);
    expect(screen.getByText('Early')).toBeInTheDocument();
  });
});
