import { type LanguageCode, languageCode } from '../../phrases/languages.ts';
import { phrasesFor } from '../../phrases/phrases.ts';
import { languagesOf, Part, type Sheet, sheetIn } from './part.ts';
import { readXml, XmlError, type XmlNode } from '../../runtime/xml-tree.ts';

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
