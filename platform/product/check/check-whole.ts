import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { LanguageCode, Localised } from '../../languages/languages.ts';
import { languageTexts, messageTexts, type Texts } from '../../languages/messages.ts';
import { isMailAddress, toAsciiAddress } from '../../runtime/mail-address.ts';
import { logoFile, logos } from '../../runtime/assets.ts';
import { eachValue, isObject } from './check-characters.ts';
import { scenarioFindings } from './check-knowledge.ts';
import { labelTextFindings } from './check-label-texts.ts';
import { didYouMean } from './nearest.ts';
import type { ReadProductFile } from '../product-file.ts';
import { error, type Finding, type Path, pathText, warning } from '../findings.ts';

/** Findings about a file as a whole: duplicates, the order of dates and versions, languages without a product name. */
export const wholeFindings = (product: ReadProductFile): Finding[] => [
  ...duplicates(product.versions, 'text', ['versions'], ({ text }) => text),
  ...duplicates(product.versions, 'id', ['versions'], ({ id }) => id),
  ...duplicates(product.tdsVersions, 'version', ['tdsVersions'], ({ version }) => version),
  ...duplicates(product.articles, 'id', ['articles'], ({ id }) => id),
  ...duplicates(product.articles, 'gtin', ['articles'], ({ gtin }) => gtin, 'gtinTwice'),
  ...duplicates(product.attachments, 'key', ['attachments'], ({ key }) => key),
  ...duplicates(product.attachments, 'file', ['attachments'], ({ file }) => posix.basename(file)),
  ...datesInOrder(product.versions, 'versions'),
  ...datesInOrder(product.tdsVersions, 'tdsVersions'),
  ...datesAhead(product.versions, 'versions'),
  ...datesAhead(product.tdsVersions, 'tdsVersions'),
  ...product.tdsVersions.flatMap(({ version }, index, all) =>
    index > 0 && version > all[index - 1]!.version
      ? [error(['tdsVersions', index, 'version'], messageTexts('newerThanAbove'))]
      : [],
  ),
  ...product.attachments.flatMap(({ file }, index) => attachmentPath(file, ['attachments', index, 'file'])),
  ...mailAddress(product.supplier.email, ['supplier', 'email']),
  ...(product.producer ? mailAddress(product.producer.email, ['producer', 'email']) : []),
  ...emptyTexts(product),
  ...longNames(product),
  ...labelTextFindings(product),
  ...languages(product),
  ...figureFindings(product),
  ...logo(product),
  ...packArticles(product),
  ...scenarioFindings(product),
];

function duplicates<Item>(
  items: readonly Item[],
  field: string | null,
  path: Path,
  valueOf: (item: Item) => string | number | undefined,
  message: 'duplicate' | 'gtinTwice' = 'duplicate',
): Finding[] {
  const seen = new Set<string | number>();
  return items.map(valueOf).flatMap((value, index) => {
    if (value === undefined) return [];
    if (seen.has(value))
      return [error([...path, index, ...(field === null ? [] : [field])], messageTexts(message, { value }))];
    seen.add(value);
    return [];
  });
}

const datesInOrder = (versions: readonly { created: string }[], name: string): Finding[] =>
  versions.flatMap(({ created }, index) =>
    index > 0 && created > versions[index - 1]!.created
      ? [error([name, index, 'created'], messageTexts('dateAfterAbove', { date: created }))]
      : [],
  );

/** The current day in the earliest time zone, UTC+14. */
const latestToday = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

const datesAhead = (versions: readonly { created: string }[], name: string): Finding[] =>
  versions.flatMap(({ created }, index) =>
    created > latestToday() ? [warning([name, index, 'created'], messageTexts('dateAhead', { date: created }))] : [],
  );

/** An attachment must be in the folder of the JSON file or below it. */
function attachmentPath(file: string, path: Path): Finding[] {
  const parts = file.split('/');
  const isInside =
    !file.includes('\\') && !/^[A-Za-z]:/.test(file) && !parts.some((part) => ['', '.', '..'].includes(part));
  return isInside ? [] : [error(path, messageTexts('fileElsewhere', { file }))];
}

/** Recipient of replies (Reply-To). The check is not part of the schema, so that addresses stored earlier can be read. */
function mailAddress(email: string, path: Path): Finding[] {
  if (isMailAddress(email)) return [];
  const ascii = toAsciiAddress(email);
  const example = isMailAddress(ascii) ? ascii : 'sds@company.example';
  return [error(path, messageTexts('noMailAddress', { email, example }))];
}

/** Fields in which an empty object is valid. */
const mayBeEmpty = new Set<unknown>([
  'basicProperties',
  'classificationData',
  'notClassified',
  'label',
  'statementPlaces',
  'phrases',
  'texts',
  'markets',
  'rail',
  'inlandWaterways',
  'sea',
  'air',
]);

/** A market about which nothing more is said, `{ AT: {} }`. */
const isMarket = (path: Path) => path.at(-2) === 'markets';

/** `{}` instead of a text by language. */
function emptyTexts(product: ReadProductFile): Finding[] {
  const findings: Finding[] = [];
  eachValue(product, [], (value, path) => {
    if (isObject(value) && Object.keys(value).length === 0 && !mayBeEmpty.has(path.at(-1)) && !isMarket(path))
      findings.push(error([...path], messageTexts('emptyByLanguage')));
  });
  return findings;
}

/** Maximum length in characters: longer than any real value, and short enough for lists of all products. */
const maxLengths = {
  /** Names and addresses of companies and products. */
  name: 500,
  /** The longest name of CLP Annex VI has 1,122 characters. */
  ingredientName: 2_000,
  articleCode: 200,
};

function longNames({ supplier, producer, articles, versions }: ReadProductFile): Finding[] {
  const tooLong = (path: Path, values: object, limit: number) =>
    Object.entries(values).flatMap(([field, value]) =>
      String(value).length > limit ? [error([...path, field], messageTexts('tooLong', { limit: String(limit) }))] : [],
    );
  return [
    ...tooLong(['supplier'], supplier, maxLengths.name),
    ...tooLong(['producer'], producer ?? {}, maxLengths.name),
    ...articles.flatMap(({ code }, index) => tooLong(['articles', index], { code }, maxLengths.articleCode)),
    ...versions.flatMap(({ facts: { name, composition } }, version) => {
      const facts: Path = ['versions', version, 'facts'];
      return [
        ...tooLong([...facts, 'name'], name, maxLengths.name),
        ...composition.flatMap((ingredient, index) =>
          tooLong([...facts, 'composition', index, 'name'], ingredient.name, maxLengths.ingredientName),
        ),
      ];
    }),
  ];
}

/** Logos are files of the platform. Without the file pages show no logo, and a label for Word cannot be created. */
function logo({ logo: name }: ReadProductFile): Finding[] {
  if (name === null || existsSync(logoFile(name))) return [];
  return [warning(['logo'], messageTexts('noLogo', { name, hint: didYouMean(name, logos()) }))];
}

/** Warnings about packs of the newest technical data sheet with an unknown article code. */
function packArticles({ tdsVersions, articles }: ReadProductFile): Finding[] {
  const codes = articles.map(({ code }) => code);
  const isKnown = new Set(codes);
  return (tdsVersions[0]?.facts.packaging ?? []).flatMap(({ article }, index) =>
    article === null || isKnown.has(article)
      ? []
      : [
          warning(
            ['tdsVersions', 0, 'facts', 'packaging', index, 'article'],
            messageTexts('noArticle', { article, hint: didYouMean(article, codes) }),
          ),
        ],
  );
}

function languages({ versions, tdsVersions, languages: { sds, tds } }: ReadProductFile): Finding[] {
  const missingNames = (name: Localised, required: readonly LanguageCode[], list: 'sds' | 'tds') =>
    required.flatMap((code, index) =>
      name[code]
        ? []
        : [error(['languages', list, index], messageTexts('nameNotIn', { language: languageTexts(code) }))],
    );
  const [newest] = versions;
  // A missing name is a separate error.
  const untranslated = (newest ? missingTexts(newest.facts, sds) : []).filter(({ missing }) => missing.length > 0);
  return [
    ...duplicates(sds, null, ['languages', 'sds'], (code) => code),
    ...duplicates(tds, null, ['languages', 'tds'], (code) => code),
    ...(newest ? missingNames(newest.facts.name, sds, 'sds') : []),
    ...(tdsVersions[0] ? missingNames(tdsVersions[0].facts.name, tds, 'tds') : []),
    ...untranslated.map(({ code, missing }) =>
      warning(
        ['languages', 'sds', sds.indexOf(code)],
        messageTexts('textsNotIn', { language: languageTexts(code), fields: summary(missing) }),
      ),
    ),
  ];
}

/** The first three paths and the number of further ones; in the Studio only their number, since its form shows them. */
const summary = (paths: readonly Path[]): Texts => {
  const studioTexts = messageTexts('whichTexts', { count: paths.length });
  const fields = paths.slice(0, 3).map(pathText).join(', ');
  const { en } = paths.length > 3 ? messageTexts('andMore', { fields, count: paths.length - 3 }) : { en: fields };
  return { ...studioTexts, en, form: studioTexts.en };
};

const isText = (value: object) =>
  Object.keys(value).every(
    (key) => /^[a-z]{2}$/.test(key) && typeof (value as Record<string, unknown>)[key] === 'string',
  );

const nameOfProduct: Path = ['versions', 0, 'facts', 'name'];
const isName = (path: Path) =>
  path.length === nameOfProduct.length && nameOfProduct.every((part, index) => path[index] === part);

/** By language, the paths of texts that are not translated into it, except for the product's name. */
function missingTexts(facts: object, codes: readonly LanguageCode[]): { code: LanguageCode; missing: Path[] }[] {
  const lists = codes.map((code) => ({ code, missing: [] as Path[] }));
  eachValue(facts, ['versions', 0, 'facts'], (value, path) => {
    if (!isObject(value) || Object.keys(value).length === 0 || !isText(value)) return;
    if (isName(path)) return;
    for (const { code, missing } of lists) if (!(code in value)) missing.push([...path]);
  });
  return lists;
}

/** Fields whose numbers the documents format by language; check-ingredients.ts checks contents. */
const numericFields = new Set(['value', 'molarMass']);

/** `12,5`, but not locants: `1,2-dichloroethane`. */
const withComma = /(?<![\p{L}\d.,-])\d+,\d+(?!\d)(?![\d,]*-\p{L})/u;

/** Findings about numbers with a comma, which is ambiguous: decimal or thousands separator. */
const figureFindings = ({ versions, tdsVersions }: ReadProductFile): Finding[] => [
  ...commas(versions[0]?.facts, ['versions', 0, 'facts']),
  ...commas(tdsVersions[0]?.facts, ['tdsVersions', 0, 'facts']),
];

function commas(facts: unknown, from: Path): Finding[] {
  const findings: Finding[] = [];
  eachValue(facts, from, (value, path) => {
    if (typeof value !== 'string' || !numericFields.has(String(path.at(-1)))) return;
    const [found] = withComma.exec(value) ?? [];
    if (!found) return;
    const number = found.replace(',', '.');
    const replacement = /^\d{1,3},\d{3}$/.test(found)
      ? messageTexts('orThousands', { number, thousands: found.replace(',', ' ') })
      : number;
    findings.push(warning([...path], messageTexts('withComma', { number: found, replacement })));
  });
  return findings;
}
