import { chosenLanguageCookie } from '@/lib/domain/languages/language-cookie';
import { interfaceLanguages } from '@/lib/domain/languages/languages';

/**
 * Runs before the first paint, so that nothing moves: writes the language in which the visitor reads, the chosen one, else
 * the best of the browser's, on the root. The page is the same for everybody; ReadInLine has the languages that it offers.
 */
export const readerLanguageScript = `{
  const chosen = /(?:^|; )${chosenLanguageCookie}=([a-z]+)_/.exec(document.cookie)?.[1];
  const wanted = [chosen ?? [], ...(navigator.languages ?? [])].map((tag) => String(tag).slice(0, 3).replace('-', '').toLowerCase());
  const reader = wanted.find((code) => ${JSON.stringify(interfaceLanguages)}.includes(code));
  if (reader) document.documentElement.dataset.reader = reader;
}`;
