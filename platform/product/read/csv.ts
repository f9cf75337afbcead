import { CsvError, parse } from 'csv-parse/sync';
import { documentLanguages } from '../../languages/languages.ts';
import { numberTexts, messageTexts, type Texts } from '../../languages/messages.ts';
import { error, isError, maxProblems, type Path, type Problem } from '../findings.ts';
import { hasOtherCode, notAProductFile, productFileName } from '../product-file.ts';
import { withPlainHyphens } from '../../law/identifiers.ts';
import { checkProduct } from './read-product-file.ts';

/** A column of a table with basic data of products, one product per row. List items are separated by |. */
interface Column {
  name: string;
  path: Path;
  read?: (cell: string) => unknown;
}

const facts = ['versions', 0, 'facts'];
const parts = (cell: string) =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);
/** `Flam. Liq. 2; H225 | Eye Irrit. 2; H319` */
const classification = (cell: string) =>
  parts(cell).map((part) => {
    const [category = '', ...h] = part.split(';').map((item) => item.trim());
    return { category, h: h.flatMap((codes) => codes.split(/[\s,]+/)).filter(Boolean) };
  });
const languageColumns = (name: string, path: Path): Column[] =>
  documentLanguages.map(({ code }) => ({ name: `${name}_${code}`, path: [...path, code] }));

export const csvColumns: readonly Column[] = [
  { name: 'code', path: ['code'] },
  { name: 'state', path: ['state'] },
  { name: 'gtin', path: ['gtin'] },
  ...['name', 'address', 'city', 'country', 'telephone', 'email', 'website'].map((field) => ({
    name: `supplier_${field}`,
    path: ['supplier', field],
  })),
  { name: 'emergency_telephone', path: ['emergencyTelephone'] },
  { name: 'version', path: ['versions', 0, 'text'] },
  { name: 'created', path: ['versions', 0, 'created'] },
  { name: 'kind', path: [...facts, 'kind'] },
  { name: 'audience', path: [...facts, 'audience'] },
  ...languageColumns('name', [...facts, 'name']),
  ...languageColumns('description', [...facts, 'description']),
  ...['cas', 'ec', 'index', 'reach'].map((name) => ({
    name,
    path: [...facts, 'identifiers', name],
    read: withPlainHyphens,
  })),
  { name: 'ufi', path: [...facts, 'ufi'], read: withPlainHyphens },
  ...languageColumns('use', [...facts, 'uses', 'identified', 0]),
  { name: 'classification', path: [...facts, 'classification'], read: classification },
  { name: 'p', path: [...facts, 'label', 'p'], read: parts },
  { name: 'euh', path: [...facts, 'label', 'euh'], read: parts },
  { name: 'wgk', path: [...facts, 'wgk'] },
];

export interface ReadTable {
  /** Product files by their names, `AC-1.json`. */
  files: { name: string; product: object }[];
  problems: Problem[];
}

interface Row {
  record: readonly string[];
  line: number;
}

/** The line that states the separator of the columns for spreadsheet programs. */
const statedSeparator = /^\uFEFF?"?sep=([,;\t|])"?[,;\t|]*\r?\n/i;

/** A row without the empty cells after the last column. */
function trimEmptyEnd(record: readonly string[], columnCount: number): readonly string[] {
  const last = record.findLastIndex((cell) => cell !== '');
  return record.slice(0, Math.max(last + 1, Math.min(columnCount, record.length)));
}

/** The same limit as for product files (open-source.ts). */
const maxRows = 50_000;
/** Maximum length of a row in characters. */
const maxRowLength = 100_000;

/**
 * Converts a table to product files. Columns are separated by comma, semicolon or tab, or by what a first line `sep=;` says; empty columns
 * at the end are ignored. `known` returns the existing product file of a name, which is updated with the cells that are not empty.
 * `isDraft`: rows may be incomplete or wrong.
 */
export function readTable(
  text: string,
  table: string,
  known: (name: string) => unknown,
  isDraft: boolean = false,
): ReadTable {
  const problems: Problem[] = [];
  const addProblem = (line: number, path: Path, texts: Texts | string) =>
    problems.push({ ...error(path, texts), file: table, line });
  const files: ReadTable['files'] = [];
  const rows: Row[] = [];
  try {
    const stated = statedSeparator.exec(text)?.[1];
    const [heading = ''] = text.split('\n', 1);
    const likely = [',', ';', '\t'].toSorted((a, b) => heading.split(b).length - heading.split(a).length)[0];
    parse(text.normalize('NFC'), {
      bom: true,
      delimiter: stated ?? likely,
      from_line: stated === undefined ? 1 : 2,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: maxRowLength,
      to: maxRows + 2,
      on_record: (record: string[], { lines }) => {
        rows.push({ record: trimEmptyEnd(record, rows[0]?.record.length ?? 0), line: lines });
        return null;
      },
    });
  } catch (reason) {
    if (!(reason instanceof CsvError)) throw reason;
    addProblem('lines' in reason ? Number(reason.lines) : 1, [], notCsv(reason));
    return { files, problems };
  }
  const [heading, ...products] = rows;
  if (products.length > maxRows) {
    addProblem(maxRows + 2, [], messageTexts('table.tooManyRows', { limit: numberTexts(maxRows) }));
    return { files, problems };
  }
  const headings = heading?.record ?? [];
  const uneven = products.find(({ record }) => record.length !== headings.length);
  if (uneven) {
    addProblem(uneven.line, [], notCsv(otherCells(uneven, headings.length)));
    return { files, problems };
  }
  if (headings.length > csvColumns.length) {
    addProblem(1, [], messageTexts('table.tooManyColumns', { count: headings.length, limit: csvColumns.length }));
    return { files, problems };
  }
  const columns = headings.map((name) => csvColumns.find((column) => column.name === name));
  columns.forEach((column, index) => {
    if (!column) addProblem(1, [heading!.record[index]!], messageTexts('table.noColumn'));
  });
  if (!columns.some((column) => column?.name === 'code')) addProblem(1, ['code'], messageTexts('table.noCode'));
  if (problems.length > 0) return { files, problems };

  const valid = columns.filter((column) => column !== undefined);
  /** The codes by the names of their files; drafts have no files. */
  const codes = new Map<string, string>();
  for (const { record, line } of products) {
    if (problems.length > maxProblems && problems.filter(isError).length > maxProblems) break;
    const code = record[columns.findIndex((column) => column?.name === 'code')]!;
    const name = productFileName(code);
    const existing = known(name);
    const key = isDraft ? code : name;
    const earlier = codes.get(key);
    if (earlier === code) addProblem(line, ['code'], messageTexts('duplicate', { value: code }));
    else if (earlier !== undefined || hasOtherCode(existing, code))
      addProblem(line, ['code'], messageTexts('feed.sameName', { code, name }));
    const product = applyRow(existing, valid, record);
    if (!product) {
      addProblem(line, [], notAProductFile);
      continue;
    }
    for (const finding of isDraft ? [] : checkProduct(product).findings) {
      const column = csvColumns.find(({ path }) => path.every((part, index) => finding.path[index] === part));
      problems.push({ ...finding, path: column ? [column.name] : finding.path, file: table, line });
    }
    codes.set(key, code);
    files.push({ name, product });
  }
  return { files, problems };
}

const csvReasons: Readonly<Partial<Record<string, 'table.otherCells' | 'table.longRow'>>> = {
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: 'table.otherCells',
  CSV_MAX_RECORD_SIZE: 'table.longRow',
};

const otherCells = ({ record, line }: Row, count: number) => ({
  code: 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH',
  message: `Invalid Record Length: expect ${count}, got ${record.length} on line ${line}`,
});

/** The parser speaks English; all its other reasons are about quotation marks. */
function notCsv({ code, message: en }: Pick<CsvError, 'message'> & { code: string }): Texts {
  const texts = messageTexts(csvReasons[code] ?? 'table.quotes');
  return messageTexts('table.notCsv', { reason: { ...texts, en, form: texts.en } });
}

/** Defaults of a new product for values that the table does not have. */
const emptyProduct = () => ({
  code: '',
  supplier: { website: '' },
  documents: { tds: false },
  languages: { sds: [] as string[], tds: [] },
  versions: [
    {
      text: '1.0',
      created: new Date().toISOString().slice(0, 10),
      facts: {
        kind: 'substance',
        audience: 'industrial',
        name: {},
        description: {},
        identifiers: {},
        composition: [] as object[],
        classification: [],
        label: {},
        uses: { identified: [], advisedAgainst: [] },
        basicProperties: {},
        transport: null,
      },
    },
  ],
});

/** Sets the cells of a row in a known or a new product; null if the known product has a value of another kind at a path. */
function applyRow(known: unknown, columns: readonly Column[], cells: readonly string[]): object | null {
  const product = (known === undefined ? emptyProduct() : structuredClone(known)) as ReturnType<typeof emptyProduct>;
  const areSet = cells.every((cell, index) => {
    const { path, read } = columns[index]!;
    return cell === '' || setAt(product, path, read ? read(cell) : cell);
  });
  if (!areSet) return null;
  if (known !== undefined) return product;
  const [version] = product.versions;
  const { kind, name, identifiers, classification } = version!.facts;
  product.languages.sds = Object.keys(name);
  if (kind === 'substance')
    version!.facts.composition = [{ name, ...identifiers, contentRange: '100 %', content: 100, classification }];
  return product;
}

/** Sets a value at a path and creates missing objects and lists; false if the path leads through another value. */
function setAt(root: unknown, path: Path, value: unknown): boolean {
  let target = root;
  for (const [index, part] of path.entries()) {
    if (typeof target !== 'object' || target === null) return false;
    const values = target as Record<PropertyKey, unknown>;
    if (index === path.length - 1) values[part] = value;
    else target = values[part] ??= typeof path[index + 1] === 'number' ? [] : {};
  }
  return true;
}
