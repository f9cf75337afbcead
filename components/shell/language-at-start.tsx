'use client';

import { useEffect } from 'react';
import { storeLanguage } from '@/lib/browser/keep-language';
import { chosenLanguageCookie, cookieValueOf, languageAtStart, languageCookie } from '@/lib/domain/kept-language';
import { isInterfaceLanguage } from '@/lib/domain/languages';

/**
 * Before the visitor has chosen a language, that of the page is kept: at the start `en` (Spec §9), and who reads a dossier in another
 * one gets the product list in it, too.
 */
export function LanguageAtStart() {
  useEffect(() => {
    const cookies = document.cookie.split('; ');
    if (cookies.some((cookie) => cookie.startsWith(`${chosenLanguageCookie}=`))) return;
    const { lang } = document.documentElement;
    const code = isInterfaceLanguage(lang) ? lang : languageAtStart;
    if (!cookies.includes(`${languageCookie}=${cookieValueOf(code)}`)) storeLanguage(code, Date.now());
  }, []);
  return null;
}
