import type { Block, Cell, DefinitionRow } from './block.ts';

/** Where the web app finds the pictograms; it puts its own prefix in front. */
const pictogramPath = '/v2/assets/pictograms/';

/** A block as semantic HTML: no inline styles, every value escaped. `level` is that of a heading in this place. */
export function renderBlock(block: Block, level: 3 | 4): string {
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

export const renderDefinitions = (rows: DefinitionRow[]) =>
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

export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
