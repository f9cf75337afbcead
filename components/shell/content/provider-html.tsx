import { languageAttributes } from '@/lib/domain/languages/languages';

/** Tables wider than the screen scroll by themselves; focusable, so that the keyboard scrolls them too. */
const withScrollableTables = (html: string) =>
  html.replaceAll('<div class="sds-table">', '<div class="sds-table" tabindex="0">');

/**
 * The only place that inserts a provider's document into the page. `html` must be sanitised (lib/loaders);
 * provider-html.css styles it. `lang` is the document's language.
 */
export function ProviderHtml({
  html,
  lang,
  id,
}: {
  html: string;
  lang: string | null;
  /** The id of a PageHtml. */
  id?: string;
}) {
  return (
    <div
      className="provider-html"
      data-html={id}
      {...languageAttributes(lang)}
      dangerouslySetInnerHTML={{ __html: withScrollableTables(html) }}
    />
  );
}
