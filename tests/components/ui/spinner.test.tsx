import { act, render, screen } from '@testing-library/react';
import { Spinner } from '@/components/ui/spinner';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const spinner = () => screen.queryByRole('status');

describe('spinner', () => {
  it('comes after 200 ms and goes at once', () => {
    const { rerender } = render(<Spinner active label="One moment" />);
    wait(199);
    expect(spinner()).not.toBeInTheDocument();
    wait(1);
    expect(spinner()).toHaveTextContent('One moment');
    rerender(<Spinner active={false} label="One moment" />);
    expect(spinner()).not.toBeInTheDocument();
  });

  it('is not seen when the answer is quick, nor too early the next time', () => {
    const { rerender } = render(<Spinner active label="One moment" />);
    wait(150);
    rerender(<Spinner active={false} label="One moment" />);
    wait(1000);
    expect(spinner()).not.toBeInTheDocument();
    rerender(<Spinner active label="One moment" />);
    wait(199);
    expect(spinner()).not.toBeInTheDocument();
  });

  it('lies over the page: a click on it does not reach the link that it belongs to', () => {
    const follow = jest.fn();
    render(
      <div onClick={follow}>
        <Spinner active label="One moment" />
      </div>,
    );
    wait(200);
    spinner()!.click();
    expect(follow).not.toHaveBeenCalled();
  });
});
