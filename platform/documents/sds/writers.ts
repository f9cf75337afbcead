import { escape, renderBlock, renderCategory, renderChange, renderDefinitions, renderText } from '../blocks/html.ts';
import type { MarkedSds, MarkedSection, MarkedSubsection } from '../blocks/marked.ts';
import { type Cell, propertyCategories } from '../blocks/block.ts';
import type { SdsDocument } from '../blocks/sds-document.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import { printable, printedQrCode, runningText, type PrintedLogo } from '../pdf/print-data.ts';
import { blockTexts } from '../blocks/builders.ts';
import { longDate } from '../../languages/languages.ts';

/**
 * Renders the safety data sheet as a fragment of semantic HTML: no scripts, no inline styles, every value escaped. Each section
 * is an element with the id `section-1` … `section-16`. The HTML has the permalink; its QR code is on the printed sheet. In a
 * comparison, changes are in `<ins>` and `<del>`, and changed sections have the class `sds-changed`.
 */
export function renderSdsHtml(document: MarkedSds): string {
  return [
    `<article class="sds" lang="${escape(`${document.lang}-${document.market}`)}">`,
    '<header class="sds-header">',
    `<p class="sds-title">${renderText(document.title)}</p>`,
    `<p class="sds-product">${renderText(document.product)}</p>`,
    `<p class="sds-regulation">${renderText(document.regulation)}</p>`,
    renderDefinitions(document.header),
    '</header>',
    ...document.sections.map((section) => renderSection(section, document)),
    '</article>',
  ].join('\n');
}

/** The step menu of a document: `{id: 1, title: 'SECTION 1: …'}`. */
export const sdsSections = (document: SdsDocument): { id: number; title: string }[] =>
  document.sections.map(({ number, title }) => ({ id: number, title }));

function renderSection(
  { number, title, blocks, subsections, changed }: MarkedSection,
  { permalink, lang }: MarkedSds,
): string {
  return [
    `<section id="section-${number}" class="sds-section${changed ? ' sds-changed' : ''}" aria-labelledby="section-${number}-title">`,
    `<h2 id="section-${number}-title">${renderText(title)}</h2>`,
    ...(number === 1 && permalink ? [renderPermalink(permalink, lang)] : []),
    ...blocks.map((block) => renderBlock(block, 3)),
    ...subsections.map(renderSubsection),
    '</section>',
  ].join('\n');
}

function renderSubsection({ number, title, blocks, change }: MarkedSubsection): string {
  const category = number === '9.1' ? propertyCategories[number] : undefined;
  const heading = `<h3>${renderChange(`${escape(number)} ${renderText(title)}`, change)}</h3>`;
  return [
    `<section id="subsection-${escape(number)}" class="sds-subsection"${renderCategory(category)}>`,
    heading,
    ...blocks.map((block) => renderBlock(block, 4)),
    '</section>',
  ].join('\n');
}

const renderPermalink = ({ label, url }: NonNullable<SdsDocument['permalink']>, lang: SdsDocument['lang']) =>
  `<p class="sds-permalink">${escape(label)}${phrasesFor(lang).colon}<a href="${escape(url)}">${escape(url)}</a></p>`;

/**
 * The data of `templates/sds.typ`. `edition.supplier` is in the footer of each page, `edition.logo` on the first; `esdscom` is the
 * embedded XML file.
 */
export async function sdsPrintData(
  document: SdsDocument,
  edition: { version: string; created: string; supplier: string; logo?: PrintedLogo | null },
  esdscom: string | null = null,
): Promise<object> {
  const phrases = phrasesFor(document.lang);
  return {
    ...printable({
      title: document.title,
      product: document.product,
      subtitle: document.regulation,
      header: document.header,
      sections: withWholeClasses(document.sections),
      names: [...substanceWords(document), ...wordsInCapitals(document)],
      running: runningText(phrases, {
        product: document.product,
        version: edition.version,
        date: longDate(edition.created, phrases.locale),
        foot: edition.supplier,
      }),
    }),
    lang: document.lang,
    esdscom,
    logo: edition.logo ?? null,
    qr: await printedQrCode(document.permalink?.url ?? null, phrases.page.qrCode),
  };
}

const classes = Object.keys(phrasesFor('en').hazardClasses).map((name) => name.replaceAll('.', '\\.'));
const classWithCategory = new RegExp(
  `(?<![\\p{L}\\d])(?:${classes.join('|')}) (?:\\d\\p{Lu}?|\\p{Lu})(?![\\p{L}\\d])`,
  'gu',
);

/** Keeps a class and its category on one line of a table, `Flam. Liq. 2`. */
const withWholeClasses = (sections: SdsDocument['sections']) =>
  sections.map((section) => ({
    ...section,
    subsections: section.subsections.map((part) => ({
      ...part,
      blocks: part.blocks.map((block) =>
        block.kind === 'table' ? { ...block, rows: wholeClasses(block.rows) } : block,
      ),
    })),
  }));
const wholeClasses = (rows: Cell[][]): Cell[][] =>
  rows.map((cells) =>
    cells.map((lines) =>
      lines.map((line) => line.replace(classWithCategory, (found) => found.replaceAll(' ', '\u00A0'))),
    ),
  );

/** Words of the names of section 3 that would be hyphenated. */
const hyphenatedWord = /\p{L}{10,}/gu;

/** The long words in the names of the ingredients. */
function substanceWords({ sections }: SdsDocument): string[] {
  const tables = (sections[2]?.subsections ?? []).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
  );
  const words = tables.flatMap(([name]) => (name ?? []).flatMap((line) => line.match(hyphenatedWord) ?? []));
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** Words in capitals that are hard to read in parts, `REACH`. Longer ones may be wider than a cell. */
const wordInCapitals = /(?<!\p{L})\p{Lu}{5,16}(?!\p{L})/gu;

/** Words of statements need no rule, since no line ends in them; templates/sds.typ does not hyphenate proper shipping names. */
function wordsInCapitals({ sections }: SdsDocument): string[] {
  const blocks = sections.flatMap((section) => [
    ...section.blocks,
    ...section.subsections.filter(({ number }) => number !== '14.2').flatMap((part) => part.blocks),
  ]);
  const texts = blocks.filter(({ kind }) => kind !== 'statements').flatMap(blockTexts);
  return [...new Set(texts.flatMap((text) => text.match(wordInCapitals) ?? []))];
}
