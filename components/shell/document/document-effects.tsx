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
 * Stores the language of the page until the visitor chooses one: initially `en` (Spec §9), so that the product list
 * follows the language of the last dossier.
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

/** Logs uncaught errors to the console as client error objects. Mounted once in each root layout. */
export function UncaughtErrors() {
  useEffect(logUncaught, []);
  return null;
}

/**
 * The colours of the brand. A navigation that writes the whole document again, to another language, is bound to the policy of the page that
 * the browser has, whose nonce is another one.
 */
export function BrandStyle({ css, nonce }: { css: string; nonce: string | undefined }) {
  const valid = typeof document === 'undefined' ? nonce : document.querySelector<HTMLElement>('[nonce]')?.nonce;
  return (
    <style nonce={valid ?? nonce} suppressHydrationWarning>
      {css}
    </style>
  );
}
