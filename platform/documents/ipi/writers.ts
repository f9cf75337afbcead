import type { Pictogram } from '../blocks/block.ts';
import { drawingPath, escape, renderDefinitions } from '../blocks/html.ts';
import { printable, type PrintedLogo, printedQrCode } from '../pdf/print-data.ts';
import type { IpiDocument, IpiSection } from './view-model.ts';

/**
 * Renders the safety instructions as a fragment of semantic HTML: no scripts, no inline styles, every value escaped. `qrCode`
 * is the picture of the permalink as a data URL.
 */
export function renderIpiHtml(document: IpiDocument, qrCode: string | null = null): string {
  const { permalink } = document;
  return [
    `<article class="ipi" lang="${escape(document.lang)}">`,
    '<header class="ipi-header">',
    `<p class="ipi-title">${escape(document.title)}</p>`,
    `<p class="ipi-product">${escape(document.product)}</p>`,
    `<p class="ipi-basis">${escape(document.basis)}</p>`,
    `<p class="ipi-edition">${escape(document.edition)}</p>`,
    renderBlanks(document.fields.head),
    '</header>',
    ...document.sections.map(renderSection),
    '<footer class="ipi-footer">',
    renderBlanks(document.fields.foot),
    ...(permalink
      ? [
          `<p class="ipi-permalink">${qrCode ? `<img src="${escape(qrCode)}" alt="" width="116" height="116" class="ipi-qr"> ` : ''}${escape(permalink.label)} <a href="${escape(permalink.url)}">${escape(permalink.url)}</a></p>`,
        ]
      : []),
    '</footer>',
    '</article>',
  ].join('\n');
}

const renderSection = ({ id, title, signs, lead, lines, rows }: IpiSection) =>
  [
    `<section id="ipi-${id}" class="ipi-section" aria-labelledby="ipi-${id}-title">`,
    `<h2 id="ipi-${id}-title">${escape(title)}</h2>`,
    ...(signs.length ? [`<ul class="ipi-signs">${signs.map(renderSign).join('')}</ul>`] : []),
    ...(lead ? [`<p class="ipi-lead">${escape(lead)}</p>`] : []),
    ...(lines.length ? [`<ul class="ipi-lines">${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`] : []),
    ...(rows.length ? [renderDefinitions(rows)] : []),
    '</section>',
  ].join('\n');

/** The name is next to the drawing, which therefore has an empty text alternative. */
const renderSign = ({ code, name }: Pictogram) =>
  `<li><img src="${drawingPath(code)}" alt="" width="72" height="72" class="ipi-sign"> <span>${escape(name)}</span></li>`;

/** Blank lines for handwritten entries. */
const renderBlanks = (labels: string[]) =>
  `<dl class="ipi-blanks">${labels.map((label) => `<div><dt>${escape(label)}</dt><dd></dd></div>`).join('')}</dl>`;

/** A3 is the poster, requested as A2 (docs/platform-api.md, 3.10). */
type IpiPaper = 'a3' | 'a4';

/** The data of `templates/ipi.typ`. */
export const ipiPrintData = async (
  document: IpiDocument,
  paper: IpiPaper,
  logo: PrintedLogo | null = null,
): Promise<object> => ({
  // A number is on one line with the word before it, `Article 8`.
  ...printable({ ...document, basis: document.basis.replace(/ (?=\d)/g, '\u00A0'), permalink: null }),
  paper,
  logo,
  qr: await printedQrCode(document.permalink?.url ?? null, document.permalink?.label ?? ''),
});
