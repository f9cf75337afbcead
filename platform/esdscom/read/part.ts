import type { LanguageCode, Localised } from '../../phrases/languages.ts';
import type { XmlNode } from '../../runtime/xml-tree.ts';
import type { Phrases } from '../../phrases/en.ts';

/** An element that is read, and with it a note of what has been read: the rest is told to the user. */
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
        (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
        [this.node],
      )
      .map((node) => this.of(node));
  }

  one(path: string): Part | undefined {
    return this.all(path)[0];
  }

  /** An element in this one. */
  of(node: XmlNode): Part {
    return new Part(node, this.read);
  }

  /** Notes this element as read, with all that is in it. */
  take(): void {
    this.read.add(this.node);
    this.node.children.forEach((child) => this.of(child).take());
  }

  /** The text of the first element at a path that `isWanted`; undefined where there is none. */
  text(path: string, isWanted: (text: string) => boolean = () => true): string | undefined {
    return this.texts(path, isWanted, 1)[0];
  }

  texts(path: string, isWanted: (text: string) => boolean = () => true, max = Infinity): string[] {
    return this.all(path)
      .filter(({ node }) => node.text !== '' && isWanted(node.text))
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

  /** The texts of the phrases at a path. A phrase of which there is a code only is not read. */
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

  /** What a phrase says, without noting it as read. */
  get fullText(): string | undefined {
    return this.node.children.find(({ name, text }) => name === 'FullText' && text !== '')?.text;
  }
}

/** A leaf with a text, and its path from the datasheet on. */
export interface Leaf {
  path: string;
  node: XmlNode;
}

export function leavesOf(node: XmlNode, path = ''): Leaf[] {
  if (node.children.length === 0) return node.text === '' ? [] : [{ path, node }];
  return node.children.flatMap((child) => leavesOf(child, path === '' ? child.name : `${path}/${child.name}`));
}

/** eSDScom 5.6 writes the attribute so. */
const languageOf = ({ attributes }: XmlNode) => attributes['Languange'] ?? attributes['Language'];

/** The languages of a sheet's texts besides the feed's own: a phrase may have a text in each (type `PhraseText`). */
export const languagesOf = (node: XmlNode): string[] => [
  ...new Set([...(languageOf(node) ? [languageOf(node)!] : []), ...node.children.flatMap(languagesOf)]),
];

/** The sheet with its phrases in one language only; what is no phrase stands in each. Leaves stay the same objects. */
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
  /** ISO 3166 code of the country for whose law the feed was written, where it says one. */
  country: string | undefined;
}

/** A text of the sheet by its language. */
export const localisedText = ({ lang }: Sheet, text: string): Localised => ({ [lang]: text });

export const localisedTextOrUndefined = (sheet: Sheet, text: string | undefined): Localised | undefined =>
  text === undefined ? undefined : localisedText(sheet, text);

/** The way back of termsText: `Richtlinie 2000/39/EG` → `Directive 2000/39/EC`. */
export function untranslateTerms({ words }: Sheet, text: string): string {
  const terms = Object.entries(words.terms).sort(([, a], [, b]) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\d-])(${terms.map(([, term]) => term).join('|')})(?![\\p{L}\\d-])`, 'gu');
  return text.replace(pattern, (term) => terms.find(([, own]) => own === term)?.[0] ?? term);
}
