import { PageHtml } from '@/components/ui/page-html';
import type { OfflineCacheOptions } from '@/lib/browser/storage/cache-for-offline';
import { chosenLanguageCookie, cookieValueOf, languageCookie, localeKey } from '@/lib/domain/languages/language-cookie';
import { scriptText } from '@/lib/domain/discovery/page-graph';
import { interfaceLanguages } from '@/lib/domain/languages/languages';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';
import { basePath } from '@/lib/domain/pages/paths';

interface PlainPage {
  interfaceLang: string;
  /** The text of the line above a saved page, with the placeholder `{date}`. */
  saved: string;
  /** Null: nothing is kept for offline use. */
  offline: OfflineCacheOptions | null;
}

/**
 * Marks a page that reads and works without the framework's scripts, which the page cache then leaves out (page-cache/lean-page.ts), and has
 * what it runs in their place. Inert in a page with those scripts.
 */
export function PlainPageScript({
  nonce,
  toPageHtml,
  ...page
}: PlainPage & { nonce: string | undefined; toPageHtml: ToPageHtml }) {
  return (
    <PageHtml as="script" type="text/plain" data-plain="" nonce={nonce} text={toPageHtml(plainPageScript(page))} />
  );
}

/**
 * The language that was read or is chosen (`StoreLanguage`), an open menu closes (`useDismiss`), the line above a saved page (`SavedLine`), and
 * the pages for offline use (`cacheForOffline`): of these what a page needs that is loaded as a whole.
 */
export const plainPageScript = ({ interfaceLang, saved, offline }: PlainPage) => `{
  const { saved, offline } = ${scriptText({ saved, offline })};
  const cookieValues = ${JSON.stringify(Object.fromEntries(interfaceLanguages.map((code) => [code, cookieValueOf(code)])))};
  const setCookie = (name, code) =>
    (document.cookie = name + '=' + cookieValues[code] + '; Path=/; Max-Age=31536000; SameSite=Lax' + (location.protocol === 'https:' ? '; Secure' : ''));
  const store = (code) => {
    setCookie('${languageCookie}', code);
    try {
      localStorage.setItem('${localeKey}', JSON.stringify({ value: code, timestamp: Date.now() }));
    } catch {}
  };
  if (!/(?:^|; )${chosenLanguageCookie}=/.test(document.cookie)) store('${interfaceLang}');
  addEventListener('click', ({ target }) => {
    const link = target.closest('a[data-language]');
    if (!link) return;
    setCookie('${chosenLanguageCookie}', link.hreflang);
    store(link.hreflang);
  });
  const close = ({ type, key, target }) => {
    for (const menu of document.querySelectorAll('header details[open]'))
      if (type === 'keydown' ? key === 'Escape' : !menu.contains(target)) {
        menu.open = false;
        if (key) menu.querySelector('summary').focus();
      }
  };
  for (const type of ['pointerdown', 'focusin', 'keydown']) addEventListener(type, close);
  const savedOn = document.documentElement.dataset.saved;
  if (savedOn) {
    const date = new Intl.DateTimeFormat('${interfaceLang === 'en' ? 'en-GB' : interfaceLang}', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(savedOn));
    document.querySelector('.saved-line').textContent = saved.replace('{date}', date);
  }
  const { connection, serviceWorker } = navigator;
  if (offline && serviceWorker && !connection?.saveData)
    addEventListener('load', () =>
      (window.requestIdleCallback ?? setTimeout)(() =>
        serviceWorker.register('${basePath}/sw.js').then(() => serviceWorker.ready).then(({ active }) => active.postMessage(offline)).catch(() => {}),
      ),
    );
}`;
