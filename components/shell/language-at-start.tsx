'use client';

import { useEffect } from 'react';
import { keepLanguage } from '@/lib/browser/keep-language';
import { languageAtStart, languageCookie } from '@/lib/domain/kept-language';

/** Before the visitor has chosen a language the one of the start is kept (Spec §9). */
export function LanguageAtStart() {
  useEffect(() => {
    const isKept = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${languageCookie}=`));
    if (!isKept) keepLanguage(languageAtStart, Date.now());
  }, []);
  return null;
}
