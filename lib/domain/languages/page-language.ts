import { acceptedLanguages, bestInterfaceLanguage } from '@/lib/domain/languages/interface-language';
import { languageCookie, languageOfCookie } from '@/lib/domain/languages/language-cookie';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';

const cookie = new RegExp(`(?:^|;)\\s*${languageCookie}=([^;]*)`);

/** The language of the start page: that of the page that was read last, else the best one that the browser accepts. */
export const pageLanguage = (cookies = '', accepted: string | null = null): InterfaceLanguage =>
  languageOfCookie(cookie.exec(cookies)?.[1]?.trim()) ?? bestInterfaceLanguage(acceptedLanguages(accepted));
