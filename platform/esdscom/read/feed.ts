import { languageCode, type LanguageCode } from '../../languages/languages.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import { languagesOf, Part, type Sheet, sheetIn } from './part.ts';
import { readXml, XmlError, type XmlNode } from '../../runtime/xml-tree.ts';
import { messageTexts, type Texts, numbersInWords, textsOf } from '../../languages/messages.ts';
import { error, type Finding, type Path, warning } from '../../product/findings.ts';

/** One data sheet of a feed in each language of its texts. */
export interface FeedSheet {
  /** The element `Datasheet` of the file. */
  node: XmlNode;
  /** The elements that have been read. */
  read: Set<XmlNode>;
  sheets: Sheet[];
}

/** A file is not a feed that can be read. `line` is counted from 1. */
export class FeedError extends Error {
  override name = 'FeedError';
  /** The message in every language. */
  readonly texts: Texts;
  readonly line: number | null;

  constructor(texts: Texts, line: number | null) {
    super(texts.en);
    this.texts = texts;
    this.line = line;
  }
}

/** Messages for the most frequent reasons of the parser, which are in English. */
const parserReasons: Readonly<Record<string, 'xml.noRoot' | 'xml.textOutside' | 'xml.endsEarly' | 'xml.otherClose'>> = {
  'document must contain a root element': 'xml.noRoot',
  'text data outside of root node': 'xml.textOutside',
  'unexpected end': 'xml.endsEarly',
  'unexpected close tag': 'xml.otherClose',
};

function parseXml(bytes: Uint8Array): XmlNode {
  try {
    return readXml(bytes);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const { issue, line } = error;
    if (issue.code !== 'xml.malformed') throw new FeedError(textsOf(issue, numbersInWords), line);
    const { reason: en } = issue.values;
    const code = en.startsWith('unclosed tag') ? 'xml.endsEarly' : (parserReasons[en] ?? 'xml.otherReason');
    throw new FeedError(messageTexts('xml.malformed', { reason: { ...messageTexts(code), en, form: en } }), line);
  }
}

/** Maximum number per file: each is read in each of its languages. */
const maxDatasheets = 100;

const namespace = 'http://www.esdscom.eu/eSDScom';
const information = 'InformationFromExportingSystem';

/**
 * Reads the data sheets of an eSDScom feed.
 * @throws FeedError when the file is not eSDScom XML 5.6 or has no language of product files
 */
export function readFeed(bytes: Uint8Array): FeedSheet[] {
  const root = parseXml(bytes);
  if (root.name !== 'DatasheetFeed')
    throw new FeedError(messageTexts('feed.otherRoot', { root: root.name, expected: 'DatasheetFeed' }), root.line);
  if (root.namespace !== namespace)
    throw new FeedError(
      messageTexts('feed.otherNamespace', { namespace: root.namespace, expected: namespace }),
      root.line,
    );
  const feed = new Part(root, new Set());
  const version = feed.first(`${information}/SdscomVersionNo`);
  if (version?.node.text !== '5.6')
    throw new FeedError(
      messageTexts('feed.otherVersion', { version: version?.node.text ?? messageTexts('feed.withoutVersion') }),
      version?.node.line ?? root.line,
    );
  const language = feed.first(`${information}/Language/FreetextLanguageCode`);
  const feedLanguage = language?.node.text ?? '';
  const country = feed.first(
    `${information}/RegulationsRelatedToCountryOrRegion/RegulationsRelatedToCountryOrRegionCode`,
  );
  const datasheets = feed.all('Datasheet');
  if (datasheets.length === 0) throw new FeedError(messageTexts('feed.noDatasheet'), root.line);
  if (datasheets.length > maxDatasheets)
    throw new FeedError(messageTexts('feed.tooManyDatasheets', { limit: maxDatasheets }), root.line);
  return datasheets.map(({ node }) => {
    const read = new Set<XmlNode>();
    const languages = [feedLanguage, ...languagesOf(node).filter((lang) => lang !== feedLanguage)];
    const supported = languages.filter((lang): lang is LanguageCode => languageCode.safeParse(lang).success);
    if (supported.length === 0)
      throw new FeedError(
        messageTexts('feed.otherLanguage', { language: feedLanguage, languages: languageCode.options }),
        language?.node.line ?? root.line,
      );
    const sheets = supported.map((lang) => ({
      part: new Part(sheetIn(node, lang, feedLanguage), read),
      lang,
      words: phrasesFor(lang),
      country: country?.node.text,
    }));
    return { node, read, sheets };
  });
}

type Entries = Record<string, unknown>;

const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{en: 'Solvent'}` */
const isText = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).every((key) => languageCode.safeParse(key).success) &&
  Object.keys(value).length > 0;

/** Keys whose values must agree in all sheets of one version. All other values are texts, which may differ by language. */
const mustAgree = [
  'text',
  'created',
  'kind',
  'ufi',
  'gtin',
  'cas',
  'ec',
  'category',
  'h',
  'un',
  'composition',
  'classification',
];

/**
 * Merges the values of two sheets of a product, each in its language: texts by language, all else once. Where they differ, the
 * first value is used and the difference is reported as a finding.
 */
export function mergeLanguages(first: unknown, second: unknown, findings: Finding[], path: Path = []): unknown {
  if (first === undefined || second === undefined) return first ?? second;
  const differ = (message: Texts): unknown => {
    const name = path.findLast((part) => typeof part === 'string');
    findings.push((mustAgree.includes(String(name)) ? error : warning)(path, message));
    return first;
  };
  if (Array.isArray(first) && Array.isArray(second)) {
    if (first.length !== second.length)
      return differ(messageTexts('feed.otherCount', { here: second.length, previous: first.length }));
    return first.map((item, index) => mergeLanguages(item, second[index], findings, [...path, index]));
  }
  if (isObject(first) && isObject(second)) {
    const keys = [...new Set([...Object.keys(first), ...Object.keys(second)])];
    return Object.fromEntries(
      keys.map((key) => [key, mergeLanguages(first[key], second[key], findings, [...path, key])]),
    );
  }
  return first === second
    ? first
    : differ(messageTexts('feed.otherValue', { here: shown(second), previous: shown(first) }));
}

const shown = (value: unknown) =>
  typeof value === 'object' ? messageTexts('somethingElse') : messageTexts('quotedValue', { value: String(value) });

/**
 * Updates a value of a product file with the value of a sheet; values that the sheet lacks stay. An entry of a list, a value of
 * section 9 and dangerous goods that contradict the existing ones replace them as a whole, so that no old text remains next to a
 * new figure.
 */
export function updateValue(existing: unknown, update: unknown, isInEntry = false): unknown {
  if (update === undefined) return existing;
  if (Array.isArray(existing) && Array.isArray(update))
    return existing.length === update.length
      ? update.map((item, index) => updateValue(existing[index], item, true))
      : update;
  if (!isObject(existing) || !isObject(update)) return update;
  const isEntry = isInEntry || entryKeys.some((key) => key in existing || key in update);
  if (isEntry && contradicts(existing, update)) return update;
  const keys = [...new Set([...Object.keys(existing), ...Object.keys(update)])];
  return Object.fromEntries(keys.map((key) => [key, updateValue(existing[key], update[key], isEntry)]));
}

/** Keys that identify a measured value and dangerous goods. */
const entryKeys = ['value', 'un'];

/** Whether two entries have different values for the same key. */
function contradicts(existing: unknown, update: unknown): boolean {
  if (existing === undefined || update === undefined) return false;
  if (Array.isArray(existing) && Array.isArray(update))
    return existing.length !== update.length || existing.some((item, index) => contradicts(item, update[index]));
  if (!isObject(existing) || !isObject(update)) return existing !== update;
  if (isText(existing) !== isText(update)) return true;
  return Object.keys(existing).some((key) => contradicts(existing[key], update[key]));
}
