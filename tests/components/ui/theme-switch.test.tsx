import { act, fireEvent, render, screen } from '@testing-library/react';
import { themeScript } from '@/components/shell/document/root-document';
import { ThemeSwitch } from '@/components/shell/header/theme-switch';
import { dialogsLoaded } from '@/tests/support/dialogs-have-come';

const names = { light: 'Light', dark: 'Dark', system: 'As the device' };
const root = document.documentElement;

beforeAll(dialogsLoaded);
beforeEach(() => {
  window.localStorage.clear();
  root.dataset.theme = 'light';
});

async function choose(name: string) {
  fireEvent.click(screen.getByLabelText(/^Appearance:/, { selector: 'summary' }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name }));
  // Radix gives the focus back from the next turn on.
  await act(() => new Promise((done) => setTimeout(done, 1)));
}
/** What a new page does before it is painted. */
const openPage = () => {
  root.dataset.theme = 'light';
  new Function(themeScript)();
};

describe('theme', () => {
  it('is light at start', () => {
    render(<ThemeSwitch label="Appearance:" names={names} />);
    expect(screen.getByLabelText('Appearance: Light')).toBeInTheDocument();
  });

  it('changes the page, says so, and is kept with the time of the choice', async () => {
    render(<ThemeSwitch label="Appearance:" names={names} />);
    await choose('Dark');
    expect(root.dataset.theme).toBe('dark');
    expect(screen.getByLabelText('Appearance: Dark')).toBeInTheDocument();
    expect(JSON.parse(window.localStorage.getItem('theme')!)).toEqual({ value: 'dark', timestamp: expect.any(Number) });
  });

  it('is there again on the next page', async () => {
    render(<ThemeSwitch label="Appearance:" names={names} />);
    await choose('As the device');
    openPage();
    expect(root.dataset.theme).toBe('system');
  });

  test.each(['"dark"', '{"value":"purple"}', 'not JSON', 'null'])('a kept value of %s counts as none', (stored) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    window.localStorage.setItem('theme', stored);
    openPage();
    expect(root.dataset.theme).toBe('light');
  });

  it('stays light where storage cannot be read, and the console says which key failed', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    openPage();
    expect(root.dataset.theme).toBe('light');
    expect(warn.mock.calls.map(([error]) => String(error))).toEqual(['Error: Storage: can not read theme']);
  });

  it('changes for this page where nothing can be kept, and the console says which key failed', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<ThemeSwitch label="Appearance:" names={names} />);
    await choose('Dark');
    expect(root.dataset.theme).toBe('dark');
    expect(String(warn.mock.calls[0])).toContain('theme');
  });
});
