'use client';

import type { AllHTMLAttributes } from 'react';
import { readPageHtml } from '@/lib/browser/page-html';
import type { PageHtml as PageHtmlText } from '@/lib/domain/pages/page-html';

export type PageHtmlAttributes = Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'children' | 'dangerouslySetInnerHTML'> & {
  as?: 'a' | 'article' | 'div' | 'footer' | 'nav' | 'noscript' | 'script' | 'section' | 'span' | 'ul';
  /** Of the script before the first paint; the page cache puts its text before the style sheet of the catalogue. */
  'data-early'?: '';
  /** Of the script of a page without those of the framework (components/shell/document/plain-page.tsx). */
  'data-plain'?: '';
};

/** An element of which the server has written the content into the page. */
export function PageHtml({ as: Element = 'div', text, ...attributes }: PageHtmlAttributes & { text: PageHtmlText }) {
  // Browsers hide the nonce attribute after parsing, which hydration would report as a mismatch.
  return (
    <Element
      data-html={text.id}
      dangerouslySetInnerHTML={{ __html: readPageHtml(text) }}
      suppressHydrationWarning
      {...attributes}
    />
  );
}
