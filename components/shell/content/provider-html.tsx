import { inLanguage } from '@/lib/domain/languages/languages';

/** Tables that may be wider than a phone scroll by themselves; with the focus on them, by the keyboard too. */
const withScrollableTables = (html: string) =>
  html.replaceAll('<div class="sds-table">', '<div class="sds-table" tabindex="0">');

/**
 * The one place where a provider's document becomes part of the page. `html` is sanitised already (lib/loaders);
 * provider-html.css gives it its type. `lang` is the document's language.
 */
export function ProviderHtml({ html, lang }: { html: string; lang: string | null }) {
  return (
    <div
      className="provider-html"
      {...inLanguage(lang)}
      dangerouslySetInnerHTML={{ __html: withScrollableTables(html) }}
    />
  );
}
