import { languageCode, type LanguageCode } from '../../phrases/languages.ts';
import { phrasesFor } from '../../phrases/phrases.ts';
import { languagesOf, Part, type Sheet, sheetIn } from './part.ts';
import { readXml, XmlError, type XmlNode } from '../../runtime/xml-tree.ts';
import { error, type Finding, type Path, warning } from '../../product/findings.ts';

/** One data sheet of a feed in each language that it has texts in. */
export interface FeedSheet {
  /** The element `Datasheet` as it stands in the file. */
  node: XmlNode;
  /** What has been read of it. */
  read: Set<XmlNode>;
  sheets: Sheet[];
}

/** Of a file: each is read in each of its languages. */
const maxDatasheets = 100;

const namespace = 'http://www.esdscom.eu/eSDScom';
const information = 'InformationFromExportingSystem';

/**
 * The data sheets of an eSDScom feed.
 * @throws XmlError for what is no eSDScom XML 5.6, or in no language of product files
 */
export function readFeed(bytes: Uint8Array): FeedSheet[] {
  const root = readXml(bytes);
  if (root.name !== 'DatasheetFeed')
    throw new XmlError(`is no eSDScom XML: its root is '${root.name}' instead of 'DatasheetFeed'`, root.line);
  if (root.namespace !== namespace)
    throw new XmlError(
      `is no eSDScom XML: its root is in the namespace '${root.namespace}' instead of '${namespace}'`,
      root.line,
    );
  const feed = new Part(root, new Set());
  const version = feed.one(`${information}/SdscomVersionNo`);
  if (version?.node.text !== '5.6')
    throw new XmlError(
      `is eSDScom XML ${version?.node.text ?? 'without a version'}; version 5.6 is read`,
      version?.node.line ?? root.line,
    );
  const language = feed.one(`${information}/Language/FreetextLanguageCode`);
  const own = language?.node.text ?? '';
  const country = feed.one(
    `${information}/RegulationsRelatedToCountryOrRegion/RegulationsRelatedToCountryOrRegionCode`,
  );
  const datasheets = feed.all('Datasheet');
  if (datasheets.length === 0) throw new XmlError('has no Datasheet', root.line);
  if (datasheets.length > maxDatasheets)
    throw new XmlError(`has more than ${maxDatasheets} Datasheets; divide it`, root.line);
  return datasheets.map(({ node }) => {
    const read = new Set<XmlNode>();
    const languages = [own, ...languagesOf(node).filter((lang) => lang !== own)];
    const known = languages.filter((lang): lang is LanguageCode => languageCode.safeParse(lang).success);
    if (known.length === 0)
      throw new XmlError(
        `is in the language '${own}'; product files have ${languageCode.options.join(', ')}`,
        language?.node.line ?? root.line,
      );
    const sheets = known.map((lang) => ({
      part: new Part(sheetIn(node, lang, own), read),
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

/** What two sheets of one version can't say differently. All else is words, which each language may choose. */
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
 * What two sheets of a product say, each in its language: texts by language, all else once. Where they differ, the first counts,
 * and the difference is told.
 */
export function together(first: unknown, second: unknown, findings: Finding[], path: Path = []): unknown {
  if (first === undefined || second === undefined) return first ?? second;
  const differ = (message: string): unknown => {
    const name = path.findLast((part) => typeof part === 'string');
    findings.push((mustAgree.includes(String(name)) ? error : warning)(path, message));
    return first;
  };
  if (Array.isArray(first) && Array.isArray(second)) {
    if (first.length !== second.length)
      return differ(`entries here: ${second.length}, in the sheet before: ${first.length}`);
    return first.map((one, place) => together(one, second[place], findings, [...path, place]));
  }
  if (isObject(first) && isObject(second)) {
    const keys = [...new Set([...Object.keys(first), ...Object.keys(second)])];
    return Object.fromEntries(keys.map((key) => [key, together(first[key], second[key], findings, [...path, key])]));
  }
  return first === second ? first : differ(`is ${shown(second)} here, ${shown(first)} in the sheet before`);
}

const shown = (value: unknown) => (typeof value === 'object' ? 'something else' : `'${String(value)}'`);

/**
 * A product file's value with what a sheet says set in it: all else stays. An entry of a list, a value of section 9 and dangerous
 * goods that say something else than before are the sheet's alone, so that no text of the one is left beside a figure of the other.
 */
export function setIn(known: unknown, given: unknown, isWhole = false): unknown {
  if (given === undefined) return known;
  if (Array.isArray(known) && Array.isArray(given))
    return known.length === given.length ? given.map((one, place) => setIn(known[place], one, true)) : given;
  if (!isObject(known) || !isObject(given)) return given;
  const isEntry = isWhole || entryKeys.some((key) => key in known || key in given);
  if (isEntry && contradicts(known, given)) return given;
  const keys = [...new Set([...Object.keys(known), ...Object.keys(given)])];
  return Object.fromEntries(keys.map((key) => [key, setIn(known[key], given[key], isEntry)]));
}

/** What a measured value and dangerous goods have. */
const entryKeys = ['value', 'un'];

/** Whether two entries say something else of the same. */
function contradicts(known: unknown, given: unknown): boolean {
  if (known === undefined || given === undefined) return false;
  if (Array.isArray(known) && Array.isArray(given))
    return known.length !== given.length || known.some((one, place) => contradicts(one, given[place]));
  if (!isObject(known) || !isObject(given)) return known !== given;
  if (isText(known) !== isText(given)) return true;
  return Object.keys(known).some((key) => contradicts(known[key], given[key]));
}
