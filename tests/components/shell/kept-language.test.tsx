import { fireEvent, screen } from '@testing-library/react';
import { LanguageAtStart } from '@/components/shell/document/document-effects';
import { LanguageMenu } from '@/components/shell/header/language-menu';
import { renderIn } from '@/tests/components/render-in';

jest.mock('next/navigation', () => ({
  usePathname: () => '/1001/en/pd/1',
  useSearchParams: () => new URLSearchParams(),
}));

const stored = () => JSON.parse(window.localStorage.getItem('__locale__') ?? 'null') as unknown;

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.lang = 'en';
  for (const name of ['language', 'language_chosen']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

describe('the kept language', () => {
  it('is en at the start, in the cookie en_US', () => {
    renderIn('en', <LanguageAtStart />);
    expect(stored()).toEqual({ value: 'en', timestamp: expect.any(Number) });
    expect(document.cookie).toBe('language=en_US');
  });

  it('is that of the page that was read last, until the visitor chooses one', () => {
    for (const code of ['de', 'fr'] as const) {
      document.documentElement.lang = code;
      const { unmount } = renderIn(code, <LanguageAtStart />);
      expect(stored()).toEqual({ value: code, timestamp: expect.any(Number) });
      expect(document.cookie).toContain(`language=${code}_${code.toUpperCase()}`);
      unmount();
    }
  });

  it('is the one that the visitor chose, and no later page takes it back', () => {
    const languages = [{ code: 'de', name: 'Deutsch', href: '#de' }];
    renderIn('en', <LanguageMenu label="Language" current="en" languages={languages} />);
    fireEvent.click(screen.getByRole('link', { name: 'Deutsch', hidden: true }));
    renderIn('en', <LanguageAtStart />);
    expect(stored()).toEqual({ value: 'de', timestamp: expect.any(Number) });
    expect(document.cookie.split('; ').sort()).toEqual(['language=de_DE', 'language_chosen=de_DE']);
  });

  it('holds for the page only where nothing can be kept; the console names the key', () => {
    const refusal = new Error('quota');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw refusal;
    });
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderIn('en', <LanguageAtStart />);
    expect(warn).toHaveBeenCalledWith(new Error('Storage: can not write __locale__', { cause: refusal }));
    jest.restoreAllMocks();
  });
});
