import { isMailAddress, toAsciiAddress } from '../../runtime/mail-address.ts';
import { isHazardPictogram, type Pictogram, type PropertyCategory, type ValueKind } from './block.ts';
import type { Change, MarkedBlock, MarkedRow, MarkedText } from './marked.ts';

/** Path of a drawing, to which the web app adds its own prefix. */
export const drawingPath = (code: string) =>
  `/v2/assets/${isHazardPictogram(code) ? 'pictograms' : 'signs'}/${encodeURIComponent(code)}.svg`;

/**
 * Renders a block as semantic HTML: no inline styles, every value escaped, changes in `<ins>` and `<del>`. `level` is the
 * heading level.
 */
export function renderBlock(block: MarkedBlock, level: 3 | 4): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${renderText(block.text)}${typeof block.link === 'string' ? ` <a href="${escape(block.link)}">${escape(block.link)}</a>` : ''}</p>`;
    case 'subheading':
      return `<h${level}${renderCategory(block.category)}>${block.number ? `${renderText(block.number)} ` : ''}${renderText(block.text)}</h${level}>`;
    case 'list':
      return `${renderLabel(block.label)}<ul class="sds-list">${items(block.items.map(renderText))}</ul>`;
    case 'definitions':
      return renderDefinitions(block.rows);
    case 'table':
      return renderTable(block);
    case 'statements':
      return `${renderLabel(block.label)}<ul class="sds-statements">${items(
        block.items.map(({ code, text }) => `<span class="sds-code">${renderText(code)}</span> ${oneElement(text)}`),
      )}</ul>`;
    case 'pictograms':
      return `${renderLabel(block.label)}<ul class="sds-pictograms">${items(
        block.items.map(({ change, ...item }) => renderChange(renderPictogram(item), change)),
      )}</ul>`;
  }
}

/** A hazard pictogram is shown with its code; a sign or a transport label, whose code is the platform's own, with its name. */
function renderPictogram({ code, name, plate }: Pictogram): string {
  const caption = `<span class="sds-code">${escape(isHazardPictogram(code) ? code : name)}</span>`;
  if (plate)
    return `<span class="sds-plate"><span>${escape(plate.hazard)}</span><span>${escape(plate.un)}</span></span> ${caption}`;
  const alternative = isHazardPictogram(code) ? escape(name) : '';
  const shape = /^(GHS|ADR)/.test(code) ? 'sds-pictogram' : 'sds-sign';
  return `<img src="${drawingPath(code)}" alt="${alternative}" width="72" height="72" class="${shape}"> ${caption}`;
}

/** Renders space-separated codes by which programs find an element. */
export const renderCategory = (codes: PropertyCategory | undefined) => (codes ? ` data-category="${codes}"` : '');

const renderLabel = (label: MarkedText | null) => (label ? `<p class="sds-label">${renderText(label)}</p>` : '');

const items = (contents: string[]) => contents.map((content) => `<li>${content}</li>`).join('');

const rowClass = ({ route, isEmergencyTelephone }: Pick<MarkedRow, 'route' | 'isEmergencyTelephone'>) => {
  if (route) return ` class="sds-first-aid-${route}"`;
  return isEmergencyTelephone ? ' class="sds-emergency-telephone"' : '';
};

export const renderDefinitions = (rows: readonly MarkedRow[]) =>
  `<dl class="sds-facts">${rows
    .map(
      ({ term, values, ...row }) =>
        `<div${rowClass(row)}><dt>${renderText(term)}</dt>${values.map((value) => `<dd>${renderValue(value, row.valueKind)}</dd>`).join('')}</div>`,
    )
    .join('')}</dl>`;

/** A value with the changes of a comparison is text: no number is dialled and no address is opened. */
const renderValue = (value: MarkedText, kind: ValueKind | undefined): string =>
  typeof value === 'string' && kind ? renderers[kind](value) : renderText(value);

const unbroken = 'class="sds-unbroken"';
const country = /\(?(?:\+|00)\s?\d{1,3}\)?[\s./\u2010\u2011-]?(?:\(0\)[\s.-]?)?/.source;
/**
 * A telephone number as it is written, `+49 (0)30 1234-0`, at the end of the text or before a sign, since opening hours or a second number
 * would be dialled with it. A slash is allowed only after an area code. The web app has the same rule (components/ui/telephone-link.tsx).
 */
const telephone = new RegExp(
  [
    '(?<=^|[:.]\\s?|^[^\\d+]*\\s(?=\\+))',
    `(?:(?:${country}\\d{1,5}|\\(?0\\d{1,5}\\)?)\\s?/\\s?[1-9]|(?:${country}(?:\\([1-9]\\d*\\)\\s?)?|(?:\\(\\d+\\)\\s?)?)\\d)`,
    '(?:[\\s.\\u2010\\u2011-]?\\d)*',
    '(?<!\\s(?:24|7|365)(?=\\s*\\S))',
    '(?=\\s*(?:$|[(,;]|[–-]\\s\\p{L}))',
  ].join(''),
  'u',
);
const hour = /(?:[01]?\d|2[0-4])(?:\.\d\d)?/.source;
const hours = new RegExp(`(?:^|\\s)${hour}-${hour}$`);
/** By E.164 a number has at most 15 digits. */
const isDialled = (number: string) => /^(?:\+|00)?\d{3,15}$/.test(number);
const toDialString = (number: string) => number.replace(/^(\(?(?:\+|00)[\d\s.)-]*)\(0\)/, '$1').replace(/[^\d+]/g, '');

const renderers: Record<ValueKind, (text: string) => string> = {
  telephone(text) {
    const [number] = telephone.exec(text) ?? [];
    if (number === undefined || hours.test(number) || !isDialled(toDialString(number))) return escape(text);
    const [prefix = '', ...suffixes] = text.split(number);
    return `${escape(prefix)}<a href="tel:${toDialString(number)}" ${unbroken}>${escape(number)}</a>${escape(suffixes.join(number))}`;
  },
  mailAddress(text) {
    const address = toAsciiAddress(text);
    return isMailAddress(address)
      ? `<a href="mailto:${encodeURIComponent(address).replace('%40', '@')}">${escape(text)}</a>`
      : escape(text);
  },
  webAddress(text) {
    const url = URL.parse(/^www\./i.test(text) ? `https://${text}` : text);
    const isPublic = url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
    return isPublic ? `<a href="${escape(url.href)}">${escape(text)}</a>` : escape(text);
  },
  codes: (text) =>
    text
      .split(/(?<=,) /)
      .map((code) => `<span ${unbroken}>${escape(code)}</span>`)
      .join(' '),
};

function renderTable({ caption, head, rows }: Extract<MarkedBlock, { kind: 'table' }>): string {
  const lines = (cell: readonly MarkedText[]) => cell.map(renderText).join('<br>');
  const body = rows.map(([first = [], ...others]) => {
    const cells = others.map((cell) => `<td>${lines(cell)}</td>`).join('');
    return `<tr><th scope="row">${lines(first)}</th>${cells}</tr>`;
  });
  return [
    '<div class="sds-table"><table>',
    `<caption>${renderText(caption)}</caption>`,
    `<thead><tr>${head.map((title) => `<th scope="col">${renderText(title)}</th>`).join('')}</tr></thead>`,
    `<tbody>${body.join('')}</tbody>`,
    '</table></div>',
  ].join('');
}

/** Renders an escaped text with its changes in `<ins>` and `<del>`. */
export const renderText = (text: MarkedText): string =>
  typeof text === 'string' ? escape(text) : text.map((run) => renderChange(escape(run.text), run.change)).join('');

/** Wraps HTML that only one version has in `<ins>` or `<del>`. */
export const renderChange = (html: string, change: Change | undefined): string =>
  change ? `<${change}>${html}</${change}>` : html;

/** Renders a text as one element, since it is one cell of a grid. */
const oneElement = (text: MarkedText) => (typeof text === 'string' ? escape(text) : `<span>${renderText(text)}</span>`);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
