'use client';

import { ProviderHtml } from '@/components/shell/content/provider-html';
import { readPageHtml } from '@/lib/browser/page-html';
import type { PageHtml } from '@/lib/domain/pages/page-html';

/** A provider's document, or a part of it. */
export function ProviderText({ text, lang }: { text: PageHtml; lang: string | null }) {
  return <ProviderHtml html={readPageHtml(text)} lang={lang} id={text.id} />;
}
