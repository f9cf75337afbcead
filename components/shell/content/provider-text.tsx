'use client';

import { useState } from 'react';
import { ProviderHtml } from '@/components/shell/content/provider-html';
import { readPageHtml } from '@/lib/browser/page-html';
import type { PageHtml } from '@/lib/domain/pages/page-html';

/** A part of a provider's document that does not change in the page. */
export function ProviderText({ text, lang }: { text: PageHtml; lang: string | null }) {
  const [html] = useState(() => readPageHtml(text));
  return <ProviderHtml html={html} lang={lang} id={text.id} />;
}
