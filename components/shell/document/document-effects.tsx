'use client';

import { useEffect } from 'react';
import { storeChosenLanguage, storeLanguage } from '@/lib/browser/storage/store-language';
import {
  chosenLanguageCookie,
  cookieValueOf,
  languageAtStart,
  languageCookie,
} from '@/lib/domain/languages/language-cookie';
import { isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { logUncaught } from '@/lib/browser/feedback/log-failure';
import { samePage } from '@/lib/domain/pages/navigation';
import { hrefOf, pathOfHref } from '@/lib/domain/pages/paths';

/**
 * Stores the language that the visitor chooses by a link to the page in another one (`languageLinkTo`), and until then the language of
 * the page: initially `en` (Spec §9), so that the product list follows the language of the last dossier.
 */
export function StoreLanguage() {
  useEffect(() => {
    const cookies = document.cookie.split('; ');
    if (cookies.some((cookie) => cookie.startsWith(`${chosenLanguageCookie}=`))) return;
    const { lang } = document.documentElement;
    const code = isInterfaceLanguage(lang) ? lang : languageAtStart;
    if (!cookies.includes(`${languageCookie}=${cookieValueOf(code)}`)) storeLanguage(code, Date.now());
  }, []);
  useEffect(followLanguageLinks, []);
  return null;
}

/**
 * One listener for all links to the page in another language. Before one is followed, opened in another tab or copied, it gets the
 * query of the current address. The returned function removes the listener.
 */
function followLanguageLinks(): () => void {
  const follow = ({ target, type }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (!link) return;
    const current = { pathname: pathOfHref(location.pathname), search: String(new URLSearchParams(location.search)) };
    link.setAttribute('href', hrefOf(samePage(link.dataset.language!, current)));
    if (type === 'click') storeChosenLanguage(link.hreflang, Date.now());
  };
  const events = ['pointerdown', 'focusin', 'click'];
  // Before the listeners that navigate.
  for (const event of events) document.addEventListener(event, follow, true);
  return () => {
    for (const event of events) document.removeEventListener(event, follow, true);
  };
}

/** Logs uncaught errors to the console as client error objects. Mounted once in each root layout. */
export function UncaughtErrors() {
  useEffect(logUncaught, []);
  return null;
}
