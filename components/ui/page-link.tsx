import type { ComponentProps } from 'react';
import { hrefOf } from '@/lib/domain/pages/paths';

/**
 * A link to another page of the application: no prefetch; a spinner shows while the page loads (`followPageLinks`). An address
 * outside of the application is a plain link. `scroll={false}`: the next page keeps the scroll position.
 */
export function PageLink({
  href,
  scroll = true,
  ...link
}: ComponentProps<'a'> & {
  /** In-app path, without the base path. */
  href: string;
  scroll?: boolean;
}) {
  return <a {...Object.assign(pageLinkTo(href, scroll), link)} />;
}

/** The attributes by which an `<a>` is a PageLink. */
export const pageLinkTo = (href: string, scroll = true) =>
  href.startsWith('/') ? { href: hrefOf(href), 'data-page': scroll ? '' : 'keep-scroll' } : { href };
