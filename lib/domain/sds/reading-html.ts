/** The words for change marks, for screen readers (provider-html.css), and the label of the link of section `{number}`. */
export interface ReadingWords {
  ins: string;
  del: string;
  link: string;
}

const sectionOpening = /<(\w+)\b([^<>]*\sid="section-(\d{1,2})"[^<>]*)>/g;
const subsectionOpening = /<section\b[^<>]*\sid="(subsection-([\d.-]{1,8}))"[^<>]*>/g;
const changedClass = 'sds-changed';

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * A heading's link to itself, styled by provider-html.css; it precedes the heading, so the heading's accessible name is
 * unchanged.
 */
const linkTo = (id: string, number: string, words: string) =>
  `<a class="sds-anchor" href="#${id}" aria-label="${escapeAttribute(words.replace('{number}', number))}"></a>`;

/**
 * The sanitised sheet as the viewer shows it: sections are focusable link targets and begin with a link to themselves,
 * changed ones are marked, and a deletion is separated from the addition after it.
 */
export function readingHtml(html: string, { changed, words }: { changed: number[]; words: ReadingWords }): string {
  const sectionedHtml = html.replace(sectionOpening, (_tag, name: string, attributes: string, number: string) => {
    const marked = changed.includes(Number(number)) ? addClass(attributes, changedClass) : attributes;
    return `<${name}${marked} tabindex="-1">${name === 'section' ? linkTo(`section-${number}`, number, words.link) : ''}`;
  });
  const linkedHtml = sectionedHtml.replace(
    subsectionOpening,
    (tag, id: string, number: string) => tag + linkTo(id, number, words.link),
  );
  return linkedHtml
    .replace(/<\/(?:ins|del)>(?=<(?:ins|del)\b)/g, '$& ')
    .replace(/<(ins|del)\b/g, (tag, name: 'ins' | 'del') => `${tag} data-mark="${escapeAttribute(words[name])}"`);
}

function addClass(attributes: string, name: string): string {
  const match = /\sclass="([^"]*)"/.exec(attributes);
  if (!match) return `${attributes} class="${name}"`;
  const names = match[1]!.split(/\s+/);
  return names.includes(name) ? attributes : attributes.replace(match[0], ` class="${[...names, name].join(' ')}"`);
}
