import { documentLanguages } from '@/lib/domain/languages/languages';

const localisedColumns = (name: string) => documentLanguages.map(({ code }) => `${name}_${code}`);

/** The columns of a table of products, as the platform reads them (docs/product-file.md, `csv-template`). */
export const tableColumns: readonly string[] = [
  'code',
  'state',
  'gtin',
  ...['name', 'address', 'city', 'country', 'telephone', 'email', 'website'].map((field) => `supplier_${field}`),
  'emergency_telephone',
  'version',
  'created',
  'kind',
  'audience',
  ...localisedColumns('name'),
  ...localisedColumns('description'),
  'cas',
  'ec',
  'index',
  'reach',
  'ufi',
  ...localisedColumns('use'),
  'classification',
  'p',
  'euh',
  'wgk',
];

/** The address of an empty table, as spreadsheets open it: with a byte order mark, and the list separator of the language. */
export const tableTemplateHref = (lang: string): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${tableColumns.join(lang === 'en' ? ',' : ';')}\r\n`)}`;
