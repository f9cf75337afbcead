'use client';

import { useEffect } from 'react';
import { storeLanguage } from '@/lib/browser/storage/store-language';
import {
  chosenLanguageCookie,
  cookieValueOf,
  languageAtStart,
  languageCookie,
} from '@/lib/domain/languages/language-cookie';
import { isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { logUncaught } from '@/lib/browser/feedback/log-failure';

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

/** Writes errors that no code of the page catches to the console as client error objects. Mounted once in each root layout. */
export function UncaughtErrors() {
  useEffect(logUncaught, []);
  return null;
}
