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
const escape = (text: string) =>
  /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (character) => entities[character]!) : text;
/** As in React, which writes no such address into a page either. */
const scriptAddress = /^[\s\p{Cc}]*j[\s\p{Cc}]*a[\s\p{Cc}]*v[\s\p{Cc}]*a[\s\p{Cc}]*s/iu;

/**
 * The HTML of elements in which the browser runs nothing. Null with a client component, an asynchronous one, a handler or anything
 * else that is no plain element, component or text: React renders that. Components are called, so call it while a component renders.
 */
export function htmlOf(node: ReactNode): string | null {
  const parts: string[] = [];
  return write(node, parts) ? parts.join('') : null;
}

/** Adds the HTML of `node` to `parts`. @returns whether it has one */
function write(node: ReactNode, parts: string[]): boolean {
  if (node === null || node === undefined || typeof node === 'boolean') return true;
  if (typeof node === 'string' || typeof node === 'number') return parts.push(escape(String(node))) > 0;
  if (Array.isArray(node)) return node.every((child: ReactNode) => write(child, parts));
  if (!isValidElement<Record<string, unknown>>(node)) return false;
  const { type, props } = node;
  if (type === Fragment) return write(props.children as ReactNode, parts);
  if (typeof type === 'function') {
    const isClientReference = '$$typeof' in type;
    const isClass = 'isReactComponent' in (type.prototype ?? {});
    return !isClientReference && !isClass && write((type as (elementProps: typeof props) => ReactNode)(props), parts);
  }
  if (typeof type !== 'string') return false;
  const { children, dangerouslySetInnerHTML: inner, ...attributes } = props;
  parts.push('<', type);
  for (const [name, value] of Object.entries(attributes)) if (!writeAttribute(name, value, parts)) return false;
  parts.push('>');
  if (voidElements.has(type)) return true;
  if (inner) parts.push((inner as { __html: string }).__html);
  else if (!write(children as ReactNode, parts)) return false;
  return parts.push('</', type, '>') > 0;
}

function writeAttribute(reactName: string, value: unknown, parts: string[]): boolean {
  const name = attributeName(reactName);
  if (name === null) return false;
  const isText = name.includes('-');
  if (value === null || value === undefined || (value === false && !isText)) return true;
  if (value === true && !isText) return parts.push(` ${name}=""`) > 0;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return false;
  const text = String(value);
  if ((name === 'href' || name === 'src') && scriptAddress.test(text)) return false;
  return parts.push(' ', name, '="', escape(text), '"') > 0;
}

const attributeNames = new Map<string, string | null>();

/** The name of an attribute in HTML by its name in React; null if it is not written as text. */
function attributeName(reactName: string): string | null {
  const known = attributeNames.get(reactName);
  if (known !== undefined) return known;
  const name = spelling[reactName] ?? reactName;
  const isWritten = !notAttributes.has(name) && /^(?:(?:aria|data)-[a-z-]+|[a-z]+)$/.test(name);
  attributeNames.set(reactName, isWritten ? name : null);
  return isWritten ? name : null;
}
