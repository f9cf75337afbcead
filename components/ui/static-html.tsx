import { type ReactNode, Fragment, isValidElement } from 'react';
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

const voidElements = new Set(['br', 'col', 'hr', 'img', 'wbr']);
/** Attributes that React and HTML spell differently; others are passed if they are one lower-case word, `aria-…` or `data-…`. */
const spelling: Record<string, string> = {
  className: 'class',
  colSpan: 'colspan',
  dateTime: 'datetime',
  hrefLang: 'hreflang',
  rowSpan: 'rowspan',
  tabIndex: 'tabindex',
};
/** Not written as text: `style` needs a nonce, `ref` the browser. */
const notAttributes = new Set(['style', 'ref']);
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);
/** As in React, which writes no such address into a page either. */
const scriptAddress = /^[\s\p{Cc}]*j[\s\p{Cc}]*a[\s\p{Cc}]*v[\s\p{Cc}]*a[\s\p{Cc}]*s/iu;

/**
 * The HTML of elements in which the browser runs nothing. Null with a client component, an asynchronous one, a handler or anything
 * else that is no plain element, component or text: React renders that. Components are called, so call it while a component renders.
 */
export function htmlOf(node: ReactNode): string | null {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return escape(String(node));
  if (Array.isArray(node)) return joined(node.map((one: ReactNode) => htmlOf(one)));
  if (!isValidElement<Record<string, unknown>>(node)) return null;
  const { type, props } = node;
  if (type === Fragment) return htmlOf(props.children as ReactNode);
  if (typeof type === 'function') {
    const isClientReference = '$$typeof' in type;
    const isClass = 'isReactComponent' in (type.prototype ?? {});
    return isClientReference || isClass ? null : htmlOf((type as (given: typeof props) => ReactNode)(props));
  }
  if (typeof type !== 'string') return null;
  const { children, ...given } = props;
  const attributes = joined(Object.entries(given).map(([name, value]) => attributeOf(name, value)));
  if (voidElements.has(type)) return joined(['<', type, attributes, '>']);
  return joined(['<', type, attributes, '>', htmlOf(children as ReactNode), '</', type, '>']);
}

function attributeOf(reactName: string, value: unknown): string | null {
  const name = spelling[reactName] ?? reactName;
  const isText = /^(?:aria|data)-/.test(name);
  if (notAttributes.has(name) || !(isText ? /^[a-z-]+$/ : /^[a-z]+$/).test(name)) return null;
  if (value === null || value === undefined || (value === false && !isText)) return '';
  if (value === true && !isText) return ` ${name}=""`;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  if ((name === 'href' || name === 'src') && scriptAddress.test(String(value))) return null;
  return ` ${name}="${escape(String(value))}"`;
}

const joined = (parts: (string | null)[]) => (parts.includes(null) ? null : parts.join(''));
