'use client';

import { readPageHtml } from '@/lib/browser/page-html';
import type { PageHtml as PageHtmlText } from '@/lib/domain/pages/page-html';

/** An element of which the server has written the content into the page. */
export function PageHtml({
  as: Element = 'div',
  text,
  ...attributes
}: {
  as?: 'div' | 'script';
  text: PageHtmlText;
  hidden?: boolean;
  nonce?: string;
  type?: string;
}) {
  // Browsers hide the nonce attribute after parsing, which hydration would report as a mismatch.
  return (
    <Element
      {...attributes}
      data-html={text.id}
      dangerouslySetInnerHTML={{ __html: readPageHtml(text) }}
      suppressHydrationWarning
    />
  );
}
