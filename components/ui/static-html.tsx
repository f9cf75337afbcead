import type { ReactNode } from 'react';
import { htmlOf } from '@/components/ui/html-of';
import { PageHtml, type PageHtmlAttributes } from '@/components/ui/page-html';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';

/**
 * An element whose content the server writes into the page as HTML, past the data of the page (docs/decisions/051). Content that
 * runs in the browser is rendered by React, and so is all content without `toPageHtml`.
 */
export function StaticHtml({
  as: Element = 'div',
  toPageHtml,
  children,
  ...attributes
}: PageHtmlAttributes & { toPageHtml?: ToPageHtml; children: ReactNode }) {
  const html = toPageHtml ? htmlOf(children) : null;
  if (!toPageHtml || html === null) return <Element {...attributes}>{children}</Element>;
  return <PageHtml as={Element} {...attributes} text={toPageHtml(html)} />;
}
