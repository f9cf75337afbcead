import { fireEvent, screen } from '@testing-library/react';
import { StoreLanguage } from '@/components/shell/document/document-effects';
import { LanguageMenu } from '@/components/shell/header/language-menu';
import { renderIn } from '@/tests/components/render-in';

const stored = () => JSON.parse(window.localStorage.getItem('__locale__') ?? 'null') as unknown;

function follow(name: string) {
  const link = screen.getByRole('link', { name, hidden: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  return link;
}

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.lang = 'en';
  for (const name of ['language', 'language_chosen']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

describe('the kept language', () => {
  it('is en at the start, in the cookie en_US', () => {
    renderIn('en', <StoreLanguage />);
    expect(stored()).toEqual({ value: 'en', timestamp: expect.any(Number) });
    expect(document.cookie).toBe('language=en_US');
  });

  it('is that of the page that was read last, until the visitor chooses one', () => {
    for (const code of ['de', 'fr'] as const) {
      document.documentElement.lang = code;
      const { unmount } = renderIn(code, <StoreLanguage />);
      expect(stored()).toEqual({ value: code, timestamp: expect.any(Number) });
      expect(document.cookie).toContain(`language=${code}_${code.toUpperCase()}`);
      unmount();
    }
  });

  it('is the one that the visitor chose, and no later page takes it back', () => {
    const languages = [{ code: 'de', name: 'Deutsch', href: '/1001/de/gh/2' }];
    renderIn('en', <LanguageMenu label="Language" current="en" languages={languages} />);
    const { unmount } = renderIn('en', <StoreLanguage />);
    follow('Deutsch');
    unmount();
    renderIn('en', <StoreLanguage />);
    expect(stored()).toEqual({ value: 'de', timestamp: expect.any(Number) });
    expect(document.cookie.split('; ').sort()).toEqual(['language=de_DE', 'language_chosen=de_DE']);
  });

  it('is chosen by a link to the page as scripts have changed it since, in the page or in a tab of its own', () => {
    renderIn('en', <StoreLanguage />);
    const languages = [
      { code: 'de', name: 'Deutsch', href: '/1001/de/gh/2', address: '/1001/de/gh/2?version=1' },
      { code: 'fr', name: 'Français', href: '/products?interfaceLang=fr' },
    ];
    renderIn('en', <LanguageMenu label="Language" current="en" languages={languages} />);
    const link = () => screen.getByRole('link', { name: 'Deutsch', hidden: true });
    expect(link()).toHaveAttribute('href', '/p/1001/de/gh/2?version=1');
    window.history.replaceState(null, '', '/p/1001/en/gh/1/share?version=2');
    fireEvent.pointerDown(link());
    expect(link()).toHaveAttribute('href', '/p/1001/de/gh/2/share?version=2');
    window.history.replaceState(null, '', '/p/1001/en/gh/1');
    follow('Deutsch');
    expect(link()).toHaveAttribute('href', '/p/1001/de/gh/2');
    expect(follow('Français')).toHaveAttribute('href', '/p/products?interfaceLang=fr');
    expect(stored()).toEqual({ value: 'fr', timestamp: expect.any(Number) });
  });

  it('holds for the page only where nothing can be kept; the console names the key', () => {
    const refusal = new Error('quota');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw refusal;
    });
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderIn('en', <StoreLanguage />);
    expect(warn).toHaveBeenCalledWith(new Error('Storage: can not write __locale__', { cause: refusal }));
    jest.restoreAllMocks();
  });
});
