import type { Block, Cell, DefinitionRow, SdsDocument, SdsSection, SdsSubsection } from './sds-document.ts';

/** Where the web app finds the pictograms; it puts its own prefix in front. */
const pictogramPath = '/v2/assets/pictograms/';

/**
 * The safety data sheet as a fragment of semantic HTML: no scripts, no inline styles, every value escaped. Each section is
 * an element with the id `section-1` … `section-16`. The HTML carries the permalink; its QR code is on the printed sheet.
 */
export function renderSdsHtml(document: SdsDocument): string {
  return [
    `<article class="sds" lang="${escape(document.lang)}">`,
    '<header class="sds-header">',
    `<p class="sds-title">${escape(document.title)}</p>`,
    `<p class="sds-product">${escape(document.product)}</p>`,
    `<p class="sds-regulation">${escape(document.regulation)}</p>`,
    renderDefinitions(document.header),
    '</header>',
    ...document.sections.map((section) => renderSection(section, document)),
    '</article>',
  ].join('\n');
}

/** The step menu of a document: `{id: 1, title: 'SECTION 1: …'}`. */
export const sdsSections = (document: SdsDocument): { id: number; title: string }[] =>
  document.sections.map(({ number, title }) => ({ id: number, title }));

function renderSection({ number, title, blocks, subsections }: SdsSection, { permalink }: SdsDocument): string {
  return [
    `<section id="section-${number}" class="sds-section" aria-labelledby="section-${number}-title">`,
    `<h2 id="section-${number}-title">${escape(title)}</h2>`,
    ...(number === 1 && permalink ? [renderPermalink(permalink)] : []),
    ...blocks.map((block) => renderBlock(block, 3)),
    ...subsections.map(renderSubsection),
    '</section>',
  ].join('\n');
}

function renderSubsection({ number, title, blocks }: SdsSubsection): string {
  const heading = `<h3>${escape(number)} ${escape(title)}</h3>`;
  return [
    `<section id="subsection-${escape(number)}" class="sds-subsection">`,
    heading,
    ...blocks.map((block) => renderBlock(block, 4)),
    '</section>',
  ].join('\n');
}

const renderPermalink = ({ label, url }: NonNullable<SdsDocument['permalink']>) =>
  `<p class="sds-permalink">${escape(label)}: <a href="${escape(url)}">${escape(url)}</a></p>`;

/** `level` is that of a heading in this place. */
function renderBlock(block: Block, level: 3 | 4): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escape(block.text)}</p>`;
    case 'subheading':
      return `<h${level}>${escape(block.number ? `${block.number} ${block.text}` : block.text)}</h${level}>`;
    case 'list':
      return `${renderLabel(block.label)}<ul class="sds-list">${items(block.items.map(escape))}</ul>`;
    case 'definitions':
      return renderDefinitions(block.rows);
    case 'table':
      return renderTable(block);
    case 'statements':
      return `${renderLabel(block.label)}<ul class="sds-statements">${items(
        block.items.map(({ code, text }) => `<span class="sds-code">${escape(code)}</span> ${escape(text)}`),
      )}</ul>`;
    case 'pictograms':
      return `${renderLabel(block.label)}<ul class="sds-pictograms">${items(
        block.items.map(
          ({ code, name }) =>
            `<img src="${pictogramPath}${encodeURIComponent(code)}.svg" alt="${escape(name)}" width="72" height="72" class="sds-pictogram"> <span class="sds-code">${escape(code)}</span>`,
        ),
      )}</ul>`;
  }
}

const renderLabel = (label: string | null) => (label ? `<p class="sds-label">${escape(label)}</p>` : '');

const items = (contents: string[]) => contents.map((content) => `<li>${content}</li>`).join('');

const renderDefinitions = (rows: DefinitionRow[]) =>
  `<dl class="sds-facts">${rows
    .map(
      ({ term, values }) =>
        `<div><dt>${escape(term)}</dt>${values.map((value) => `<dd>${escape(value)}</dd>`).join('')}</div>`,
    )
    .join('')}</dl>`;

function renderTable({ caption, head, rows }: Extract<Block, { kind: 'table' }>): string {
  const lines = (cell: Cell) => cell.map(escape).join('<br>');
  const body = rows.map(([first = [], ...others]) => {
    const cells = others.map((cell) => `<td>${lines(cell)}</td>`).join('');
    return `<tr><th scope="row">${lines(first)}</th>${cells}</tr>`;
  });
  return [
    '<div class="sds-table"><table>',
    `<caption>${escape(caption)}</caption>`,
    `<thead><tr>${head.map((title) => `<th scope="col">${escape(title)}</th>`).join('')}</tr></thead>`,
    `<tbody>${body.join('')}</tbody>`,
    '</table></div>',
  ].join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
