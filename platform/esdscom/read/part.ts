import type { LanguageCode, Localised } from '../../languages/languages.ts';
import type { XmlNode } from '../../runtime/xml-tree.ts';
import { en, type Phrases } from '../../languages/en/sheet.ts';
import { translateSource } from '../../documents/sds/sheet/studies.ts';

/** An element with a record of what has been read: unread elements are reported to the user. */
export class Part {
  readonly node: XmlNode;
  private readonly read: Set<XmlNode>;

  constructor(node: XmlNode, read: Set<XmlNode>) {
    this.node = node;
    this.read = read;
  }

  /** Every element at a path below this one, `Composition/RegionEU`. */
  all(path: string): Part[] {
    return path
      .split('/')
      .reduce(
        (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
        [this.node],
      )
      .map((node) => this.wrap(node));
  }

  /** The first element at a path; undefined if there is none. */
  first(path: string): Part | undefined {
    return this.all(path)[0];
  }

  /** Wraps a descendant of this element, with the same record. */
  wrap(node: XmlNode): Part {
    return new Part(node, this.read);
  }

  /** Marks this element and its descendants as read. */
  take(): void {
    this.read.add(this.node);
    this.node.children.forEach((child) => this.wrap(child).take());
  }

  /** The first text at a path that matches; undefined if there is none. */
  text(path: string, matches: (text: string) => boolean = () => true): string | undefined {
    return this.texts(path, matches, 1)[0];
  }

  texts(path: string, matches: (text: string) => boolean = () => true, max = Infinity): string[] {
    return this.all(path)
      .filter(({ node }) => node.text !== '' && matches(node.text))
      .slice(0, max)
      .map((part) => {
        part.take();
        return part.node.text;
      });
  }

  /** The text of the first phrase at a path (type `Phrase`). */
  phrase(path: string): string | undefined {
    return this.phrases(path, 1)[0];
  }

  /** The texts of the phrases at a path. A phrase with only a code is not read. */
  phrases(path: string, max = Infinity): string[] {
    return this.all(path)
      .flatMap((part) => {
        const text = part.fullText;
        return text === undefined ? [] : [{ part, text }];
      })
      .slice(0, max)
      .map(({ part, text }) => {
        part.take();
        return text;
      });
  }

  /** The text of a phrase, which is not marked as read. */
  get fullText(): string | undefined {
    return this.node.children.find(({ name, text }) => name === 'FullText' && text !== '')?.text;
  }
}

/** A leaf with a text, and its path relative to the datasheet. */
export interface Leaf {
  path: string;
  node: XmlNode;
}

export function leavesOf(node: XmlNode, path = ''): Leaf[] {
  if (node.children.length === 0) return node.text === '' ? [] : [{ path, node }];
  return node.children.flatMap((child) => leavesOf(child, path === '' ? child.name : `${path}/${child.name}`));
}

/** eSDScom 5.6 misspells the attribute as `Languange`. */
const languageOf = ({ attributes }: XmlNode) => attributes['Languange'] ?? attributes['Language'];

/** The languages of a sheet's texts besides the feed's own: a phrase may have a text in each (type `PhraseText`). */
export const languagesOf = (node: XmlNode): string[] => [
  ...new Set([...(languageOf(node) ? [languageOf(node)!] : []), ...node.children.flatMap(languagesOf)]),
];

/** The sheet with phrases in one language only; other elements are in each. Leaves stay the same objects. */
export function sheetIn(node: XmlNode, lang: LanguageCode, ownLanguage: string): XmlNode {
  if (node.children.length === 0) return node;
  const isOther = (child: XmlNode) => child.name === 'FullText' && (languageOf(child) ?? ownLanguage) !== lang;
  const children = node.children.filter((child) => !isOther(child));
  return { ...node, children: children.map((child) => sheetIn(child, lang, ownLanguage)) };
}

/** A data sheet of a feed, read in one language. */
export interface Sheet {
  /** The element `Datasheet`. */
  part: Part;
  lang: LanguageCode;
  words: Phrases;
  /** ISO 3166 code of the country for whose law the feed was written, if given. */
  country: string | undefined;
}

/** A text of the sheet by its language. */
export const localisedText = ({ lang }: Sheet, text: string): Localised => ({ [lang]: text });

export const localisedTextOrUndefined = (sheet: Sheet, text: string | undefined): Localised | undefined =>
  text === undefined ? undefined : localisedText(sheet, text);

/** The inverse of termsText: `Richtlinie 2000/39/EG` → `Directive 2000/39/EC`. */
export function untranslateTerms({ words }: Pick<Sheet, 'words'>, text: string): string {
  const terms = Object.entries(words.terms).sort(([, a], [, b]) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\d-])(${terms.map(([, term]) => term).join('|')})(?![\\p{L}\\d-])`, 'gu');
  return text.replace(pattern, (term) => terms.find(([, translation]) => translation === term)?.[0] ?? term);
}

/** The inverse of sourceText: `CLP Anhang VI` → `CLP Annex VI`. */
export const untranslateSource = ({ words }: Pick<Sheet, 'words'>, text: string): string =>
  translateSource(text, words.terms, en.terms);
