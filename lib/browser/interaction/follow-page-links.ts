import { pathOfHref } from '@/lib/domain/pages/paths';

/**
 * Calls `navigate` with the in-app path of each link to a page (components/ui/page-link.tsx) that is followed in this window:
 * one listener for all links, which are plain elements and work without it. The returned function removes it.
 */
export function followPageLinks(navigate: (path: string, options: { scroll?: boolean }) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-page]') : null;
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || isModified || event.defaultPrevented || link.target) return;
    event.preventDefault();
    navigate(pathOfHref(link.getAttribute('href')!), link.dataset.page === 'keep-scroll' ? { scroll: false } : {});
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
