'use client';

import { useEffect } from 'react';
import { keepLanguage } from '@/lib/browser/keep-language';
import { cookieValueOf, languageAtStart, languageChosenKey, languageCookie } from '@/lib/domain/kept-language';
import { isInterfaceLanguage } from '@/lib/domain/languages';

/**
 * Before the visitor has chosen a language, that of the page is kept: at the start `en` (Spec §9), and who reads a dossier in another
 * one gets the product list in it, too.
 */
export function LanguageAtStart() {
  useEffect(() => {
    if (isChosen()) return;
    const { lang } = document.documentElement;
    const code = isInterfaceLanguage(lang) ? lang : languageAtStart;
    if (!document.cookie.split('; ').includes(`${languageCookie}=${cookieValueOf(code)}`))
      keepLanguage(code, Date.now());
  }, []);
  return null;
}

function isChosen(): boolean {
  try {
    return window.localStorage.getItem(languageChosenKey) !== null;
  } catch {
    return false;
  }
}
