/** What a selector needs: all of these elements, classes (`.class`), ids (`#id`) and types (`=type`), and one of each list of alternatives. */
interface Needs {
  all: string[];
  oneOf: Needs[][];
}

/** A rule for elements. */
interface StyleRule {
  selectors: { text: string; needs: Needs }[];
  content: string;
}

/** An at-rule; one without content is a statement, such as the order of layers, and that of a group are its rules. */
interface AtRule {
  head: string;
  content?: string | Rule[];
}

export type Rule = StyleRule | AtRule;

/** Queries of a page that runs no script, or runs them. */
const [noScriptQuery, scriptQuery] = [
  /^@media ?\(scripting: ?none\)$/,
  /^@media not (?:all and )?\(scripting: ?none\)$/,
];

/** A style sheet, of which a page gets the rules that can apply to it (docs/decisions/093). */
export class PageStyles {
  readonly #rules: readonly Rule[];

  /** @param rules of the sheet, as the build has read them (scripts/style-rules.mjs); their texts in Latin-1, as pages are */
  constructor(rules: readonly Rule[]) {
    this.#rules = rules;
  }

  /**
   * The rules whose selectors can match elements of the page, in their order: those for a screen, and those for paper.
   * @param isPlain the page runs no script but its own: what is hidden without scripting is hidden, and no font is loaded
   */
  usedIn(html: string, { isPlain }: { isPlain: boolean }): { screen: string; print: string } {
    const names = namesIn(html);
    const writeRules = (isPrint: boolean) => write(this.#rules, { names, isPlain, isPrint });
    const [screen, print] = [writeRules(false), writeRules(true)];
    const references = new Set([...(html + screen + print).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    // Values that nothing uses: of the theme, and the properties by which utilities speak with each other.
    const needed = (text: string) =>
      text
        .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (references.has(name) ? rule : ''))
        .replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (value, name: string) =>
          references.has(name) ? value : '',
        )
        .replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]|\{[^}]*\})*\}/g, (rule, name: string) =>
          new RegExp(`animation[^;}]*\\b${name}\\b`).test(text) ? rule : '',
        );
    return { screen: needed(screen), print: needed(print) };
  }
}

interface Use {
  names: ReadonlySet<string>;
  isPlain: boolean;
  /** Whether the rules for paper alone are written, or all others. */
  isPrint: boolean;
}

const write = (rules: readonly Rule[], use: Use, isForPaper = false): string =>
  rules
    .map((rule) => ('head' in rule ? writeAtRule(rule, use, isForPaper) : writeStyleRule(rule, use, isForPaper)))
    .join('');

function writeStyleRule({ selectors, content }: StyleRule, { names, isPrint }: Use, isForPaper: boolean): string {
  if (isPrint !== isForPaper) return '';
  const matching = selectors.filter(({ needs }) => isMet(needs, names)).map(({ text }) => text);
  return matching.length > 0 ? `${matching.join()}{${content}}` : '';
}

function writeAtRule({ head, content }: AtRule, use: Use, isForPaper: boolean): string {
  const { isPlain, isPrint } = use;
  if (typeof content === 'object') {
    if (isPlain && scriptQuery.test(head)) return '';
    const inner = write(content, use, isForPaper || head === '@media print');
    return inner && isPlain && noScriptQuery.test(head) ? inner : inner && `${head}{${inner}}`;
  }
  if (isPrint !== (isForPaper || head === '@page')) return '';
  if (content === undefined) return `${head};`;
  return isPlain && head === '@font-face' && !content.includes('local(') ? '' : `${head}{${content}}`;
}

const isMet = ({ all, oneOf }: Needs, names: ReadonlySet<string>): boolean =>
  all.every((name) => names.has(name)) &&
  oneOf.every((needs) => needs.some((alternative) => isMet(alternative, names)));

/** The elements, classes, ids and types of a page, as selectors need them. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, element, type, id, classes] of html.matchAll(
    /<([a-z][\w-]*)|\stype="([^"]*)"|\sid="([^"]*)"|\sclass="([^"]*)"/gi,
  )) {
    if (element) names.add(element.toLowerCase());
    else if (type) names.add(`=${type}`);
    else if (id) names.add(`#${id}`);
    else for (const name of unescapeHtml(classes ?? '').split(/\s+/)) names.add(`.${name}`);
  }
  return names;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const unescapeHtml = (text: string) =>
  text.replaceAll(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);
