const sectionOpening = /<(\w+)\b([^<>]*\sid="section-(\d{1,2})"[^<>]*)>/g;
const subsectionOpening = /<section\b[^<>]*\sid="(subsection-([\d.-]{1,8}))"[^<>]*>/g;
const changedClass = 'sds-changed';

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** A link of a heading to itself, drawn by provider-html.css; it stands before the heading, whose name stays what it is. */
const linkTo = (id: string, number: string, words: string) =>
  `<a class="sds-anchor" href="#${id}" aria-label="${escapeAttribute(words.replace('{number}', number))}"></a>`;

/**
 * A sanitised sheet as the viewer shows it: a section can take the focus of a link that leads to it and begins with one to
 * itself, one that changed is marked as such, and a deletion stands apart from the addition after it. `words` is what a
 * mark is called, for a screen reader (provider-html.css), and what the link of section `{number}` is called.
 */
export function readingHtml(
  html: string,
  { changed, words }: { changed: number[]; words: { ins: string; del: string; link: string } },
): string {
  const withSections = html.replace(sectionOpening, (_tag, name: string, attributes: string, number: string) => {
    const marked = changed.includes(Number(number)) ? withClass(attributes, changedClass) : attributes;
    return `<${name}${marked} tabindex="-1">${name === 'section' ? linkTo(`section-${number}`, number, words.link) : ''}`;
  });
  const withLinks = withSections.replace(
    subsectionOpening,
    (tag, id: string, number: string) => tag + linkTo(id, number, words.link),
  );
  return withLinks
    .replace(/<\/(?:ins|del)>(?=<(?:ins|del)\b)/g, '$& ')
    .replace(/<(ins|del)\b/g, (tag, name: 'ins' | 'del') => `${tag} data-mark="${escapeAttribute(words[name])}"`);
}

function withClass(attributes: string, name: string): string {
  const given = /\sclass="([^"]*)"/.exec(attributes);
  if (!given) return `${attributes} class="${name}"`;
  const names = given[1]!.split(/\s+/);
  return names.includes(name) ? attributes : attributes.replace(given[0], ` class="${[...names, name].join(' ')}"`);
}
