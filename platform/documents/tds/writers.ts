import { escape, renderBlock, renderDefinitions } from '../blocks/html.ts';
import type { TdsDocument, TdsSection } from './view-model.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import { longDate } from '../../languages/languages.ts';
import { printable, printedQrCode, runningText, type PrintedLogo } from '../pdf/print-data.ts';

/**
 * Renders the technical data sheet as a fragment of semantic HTML: no scripts, no inline styles, every value escaped. Each
 * section is an element with the id `tds-description` … `tds-safety`. The permalink is on the printed sheet only.
 */
export function renderTdsHtml(document: TdsDocument): string {
  return [
    `<article class="tds" lang="${escape(document.lang)}">`,
    '<header class="tds-header">',
    `<p class="tds-title">${escape(document.title)}</p>`,
    `<p class="tds-product">${escape(document.product)}</p>`,
    renderDefinitions(document.header),
    '</header>',
    ...document.sections.map(renderSection),
    `<p class="tds-disclaimer">${escape(document.disclaimer)}</p>`,
    '</article>',
  ].join('\n');
}

const renderSection = ({ id, title, blocks }: TdsSection) =>
  [
    `<section id="tds-${id}" class="tds-section" aria-labelledby="tds-${id}-title">`,
    `<h2 id="tds-${id}-title">${escape(title)}</h2>`,
    ...blocks.map((block) => renderBlock(block, 3)),
    '</section>',
  ].join('\n');

/** The data of `templates/tds.typ`. `edition.supplier` is in the footer of each page, `edition.logo` on the first. */
export async function tdsPrintData(
  document: TdsDocument,
  edition: { version: number; created: string; supplier: string; logo?: PrintedLogo | null },
): Promise<object> {
  const phrases = phrasesFor(document.lang);
  const { permalink, lang, ...texts } = document;
  return {
    ...printable({
      ...texts,
      subtitle: null,
      running: runningText(phrases, {
        product: document.product,
        version: String(edition.version),
        date: longDate(edition.created, phrases.locale),
        foot: edition.supplier,
      }),
    }),
    lang,
    logo: edition.logo ?? null,
    qr: await printedQrCode(permalink?.url ?? null, permalink?.label ?? ''),
  };
}
