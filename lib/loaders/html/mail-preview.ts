import 'server-only';
import sanitizeHtml from 'sanitize-html';
import type { MailPreview } from '@/lib/domain/share/share-form';

const allowedTags = [
  'table',
  'tbody',
  'thead',
  'tfoot',
  'tr',
  'td',
  'th',
  'p',
  'div',
  'span',
  'a',
  'br',
  'hr',
  'img',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'small',
  'center',
];
const layout = ['width', 'height', 'align', 'valign', 'bgcolor', 'border', 'cellpadding', 'cellspacing', 'colspan'];

/** The mail's `<style>` elements; `<` is escaped so that the CSS cannot end the element that it is inserted into. */
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const escapeStyle = (css: string) => css.replaceAll('<', '\\3c ');

/** Sanitises a mail for its preview: it looks as in a mail program, without scripts, external resources and links. */
export function mailPreview(mail: string): MailPreview {
  const classes = new Map<string, string>();
  const classOf = (style: string) => {
    const name = classes.get(style) ?? `own-${classes.size + 1}`;
    classes.set(style, name);
    return name;
  };
  const html = sanitizeHtml(mail, {
    allowedTags,
    allowedAttributes: { '*': ['class', 'lang', 'dir', 'role', ...layout], img: ['src', 'alt'] },
    allowedSchemesByTag: { img: ['data'] },
    nonTextTags: ['style', 'script', 'title', 'textarea', 'option', 'noscript'],
    transformTags: {
      // The body has the mail's background.
      body: 'div',
      '*': (tagName, { style, class: className = '', ...rest }) => {
        const name = [className, style ? classOf(style) : ''].filter(Boolean).join(' ');
        return { tagName, attribs: name ? { ...rest, class: name } : rest };
      },
    },
  }).trim();
  const inlineRules = [...classes].map(([style, name]) => `.${name}{${style}}`);
  const shared = [...mail.matchAll(styleElement)].map(([, css = '']) => css.trim());
  // The mail's own style elements override by `!important`, as they override attributes.
  const lang = /<html\b[^>]*\slang="([\w-]+)"/i.exec(mail)?.[1] ?? null;
  return { html, lang, css: escapeStyle([...shared, ...inlineRules].join('\n')) };
}
