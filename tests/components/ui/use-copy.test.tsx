import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCopy } from '@/lib/browser/feedback/use-copy-link';

const address = 'https://dossier.example/p/1001/en/gh/1';

function CopyLink() {
  const { copied, copy } = useCopy();
  return (
    <button type="button" onClick={() => void copy(address)}>
      {copied ? 'Copied' : 'Copy link'}
    </button>
  );
}

const clickOnCopy = () => act(async () => void fireEvent.click(screen.getByRole('button')));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = () => screen.getByRole('button');

function giveClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

/** The browser's old way; `copies` gets what was selected. */
function mockExecCommand(copies: (selected: string | undefined) => boolean) {
  document.execCommand = () => copies(document.getSelection()?.toString());
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

describe('copying a text', () => {
  it('says so for 2000 ms', async () => {
    const written: string[] = [];
    giveClipboard(async (text) => void written.push(text));
    render(<CopyLink />);
    await clickOnCopy();
    expect(written).toEqual([address]);
    expect(button()).toHaveTextContent('Copied');
    wait(1999);
    expect(button()).toHaveTextContent('Copied');
    wait(1);
    expect(button()).toHaveTextContent('Copy link');
  });

  it('a second time begins the 2000 ms anew', async () => {
    giveClipboard(async () => {});
    render(<CopyLink />);
    await clickOnCopy();
    wait(1500);
    await clickOnCopy();
    wait(1500);
    expect(button()).toHaveTextContent('Copied');
    wait(500);
    expect(button()).toHaveTextContent('Copy link');
  });

  test.each([
    { what: 'refused', give: () => giveClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError'))) },
    { what: 'not there, as without https', give: () => {} },
  ])('goes by a selection where the clipboard is $what', async ({ give }) => {
    give();
    const selected: (string | undefined)[] = [];
    mockExecCommand((text) => selected.push(text) > 0);
    render(<CopyLink />);
    await clickOnCopy();
    expect(selected).toEqual([address]);
    expect(button()).toHaveTextContent('Copied');
    expect(document.body).not.toHaveTextContent(address);
  });

  it('gives back what the visitor had selected', async () => {
    mockExecCommand(() => true);
    render(
      <>
        <p>CAS 67-64-1</p>
        <CopyLink />
      </>,
    );
    document.getSelection()!.selectAllChildren(screen.getByText('CAS 67-64-1'));
    await clickOnCopy();
    expect(document.getSelection()!.toString()).toBe('CAS 67-64-1');
  });

  it('says nothing where neither way works', async () => {
    mockExecCommand(() => false);
    render(<CopyLink />);
    await clickOnCopy();
    expect(button()).toHaveTextContent('Copy link');
  });
});
