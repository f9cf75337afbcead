import { act, fireEvent, render, screen } from '@testing-library/react';
import { PageLink } from '@/components/ui/page-link';
import { PageSpinner } from '@/components/ui/spinner';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => router }));
const router = { push: (...requested: unknown[]) => push(...requested) as unknown };

const spinner = () => screen.queryByRole('status');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('spinner between pages', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('comes 200 ms after a link was followed and goes when its page is there', async () => {
    // To a transition a page on its way is what a promise is.
    let arrive = () => {};
    push.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
    render(
      <>
        <PageLink href="/1001/en/pi/1">detail</PageLink>
        <PageSpinner label="One moment" />
      </>,
    );
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'detail' })));
    expect(push).toHaveBeenCalledWith('/1001/en/pi/1', {});
    wait(199);
    expect(spinner()).not.toBeInTheDocument();
    wait(1);
    expect(spinner()).toHaveTextContent('One moment');
    await act(async () => arrive());
    expect(spinner()).not.toBeInTheDocument();
  });
});
