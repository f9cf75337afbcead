/** What a selector needs: all of these elements, classes (`.class`), ids (`#id`) and types (`=type`), and one of each list of alternatives. */
interface Needs {
  all: string[];
  oneOf: Needs[][];
}

/** A rule or a group of rules of a style sheet; one without content is a statement, such as the order of layers. */
interface Rule {
  head: string;
  /** The declarations of a rule, or the rules of a group. */
  content?: string | Rule[];
  /** The selectors of a rule; null: it is not for elements. */
  selectors: { text: string; needs: Needs }[] | null;
}

/** At-rules with rules in them. */
const group = /^@(?:media|supports|layer|container|starting-style)\b/;
/** Parts of fields, of which most pages have none. */
const fieldPart = /::(?:placeholder|file-selector-button|-webkit-(?!details-marker|scrollbar)[\w-]+)/;
/** Queries of a page that runs no script, or runs them. */
const [noScriptQuery, scriptQuery] = [
  /^@media ?\(scripting: ?none\)$/,
  /^@media not (?:all and )?\(scripting: ?none\)$/,
];

/**
 * A style sheet of the build, of which a page gets the rules that can apply to it (docs/decisions/093). It is read as Latin-1, as pages are.
 */
export class PageStyles {
  readonly #rules: Rule[];

  /** @param address of the sheet, to which the addresses in it are relative */
  constructor(css: string, address: string) {
    const absolute = css.replaceAll(/url\((["']?)((?!data:|[/#])[^"')]+)\1\)/g, (_url, _quote, path: string) => {
      return `url(${new URL(path, `http://localhost${address}`).pathname})`;
    });
    this.#rules = parse(absolute);
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

function write(rules: Rule[], use: Use, isForPaper = false): string {
  const { names, isPlain, isPrint } = use;
  let text = '';
  for (const { head, content, selectors } of rules) {
    if (typeof content !== 'object' && isPrint !== isForPaper && head !== '@page') continue;
    if (head === '@page' && !isPrint) continue;
    if (content === undefined) text += `${head};`;
    else if (typeof content !== 'string') {
      if (isPlain && scriptQuery.test(head)) continue;
      const inner = write(content, use, isForPaper || head === '@media print');
      if (inner) text += isPlain && noScriptQuery.test(head) ? inner : `${head}{${inner}}`;
    } else if (selectors) {
      const matching = selectors.filter(({ needs }) => isMet(needs, names)).map((selector) => selector.text);
      if (matching.length > 0) text += `${matching.join()}{${content}}`;
    } else if (!isPlain || head !== '@font-face' || content.includes('local(')) text += `${head}{${content}}`;
  }
  return text;
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

/** The index after a string, a bracket or a character at `index` in CSS. */
function tokenEnd(css: string, index: number): number {
  const character = css[index]!;
  if (character === '\\') return index + 2;
  const end = { '"': '"', "'": "'", '(': ')', '[': ']', '{': '}' }[character];
  if (end === undefined) return index + 1;
  let next = index + 1;
  const isString = end === character;
  while (next < css.length && css[next] !== end) next = isString && css[next] !== '\\' ? next + 1 : tokenEnd(css, next);
  return next + 1;
}

function parse(css: string): Rule[] {
  const rules: Rule[] = [];
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (let index = 0, start = 0; index < text.length;) {
    const character = text[index];
    const end = tokenEnd(text, index);
    if (character === ';' || character === '{') {
      const head = text.slice(start, index).trim();
      if (head) rules.push(character === ';' ? { head, selectors: null } : rule(head, text.slice(index + 1, end - 1)));
      start = end;
    }
    index = end;
  }
  return rules;
}

const rule = (head: string, content: string): Rule =>
  group.test(head)
    ? { head, content: parse(content), selectors: null }
    : {
        head,
        content,
        selectors: head.startsWith('@') ? null : split(head).map((text) => ({ text, needs: needsOf(text) })),
      };

/** Splits a list of selectors at its commas. */
function split(selectors: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < selectors.length;) {
    const next = tokenEnd(selectors, index);
    if (selectors[index] === ',') {
      parts.push(selectors.slice(start, index).trim());
      start = next;
    }
    index = next;
  }
  return [...parts, selectors.slice(start).trim()];
}

function needsOf(selector: string): Needs {
  const needs: Needs = { all: [], oneOf: [] };
  let rest = '';
  for (let index = 0; index < selector.length;) {
    const next = tokenEnd(selector, index);
    if (selector[index] === '(') {
      const alternatives = selector.slice(index + 1, next - 1);
      if (/:(?:is|where|has|matches)$/.test(rest)) needs.oneOf.push(split(alternatives).map(needsOf));
      rest = rest.replace(/:[\w-]+$/, ':x');
    } else if (selector[index] === '[') {
      const [, type] = /^\[type=["']?(\w+)/.exec(selector.slice(index)) ?? [];
      if (type) needs.all.push(`=${type}`);
    } else rest += selector.slice(index, next);
    index = next;
  }
  if (fieldPart.test(rest)) needs.all.push('input');
  for (const [, mark, name] of rest.matchAll(/([.#]|::?|(?<![\w\\-]))((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)) {
    if (mark!.startsWith(':')) continue;
    const plain = name!.replaceAll(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_escape, hex?: string, character?: string) =>
      hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : character!,
    );
    needs.all.push(mark ? mark + plain : plain.toLowerCase());
  }
  return needs;
}
