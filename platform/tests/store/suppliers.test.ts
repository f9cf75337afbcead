import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Row, runOnMigratedDatabase } from './migrated-database.ts';

const alike: [name: string, others: string[]][] = [
  [
    'Acme Coatings GmbH',
    [
      'ACME  COATINGS GMBH',
      ' acme coatings gmbh',
      'Acme-Coatings GmbH',
      'Acme Coatings G.m.b.H.',
      'Асme Cоatings GmbH',
      'ＡＣＭＥ Coatings GmbH',
      '𝐀cme Coatings GmbH',
      'Acme\u200b Coatings\u00ad GmbH',
      'Ácme Coatings GmbH',
      'Αcme Coatings GmbH',
      'Acme C0atings GmbH',
      'Acme Coat1ngs GmbH',
      'ᎪCME Coatings GmbH',
      'Acme Coatings\ufeff GmbH',
    ],
  ],
  ['Bernhard Ivo', ['Bemhard lvo', 'BERNHARD IVO', 'Bernhard lvo']],
  ['ΗΛΙΟΣ ΑΕ', ['Ηλιος αε', 'ηλιος αε', 'HΛIOΣ AE']],
  ['ВАСФ', ['васф', 'BACФ']],
  ['Alpha Chemie', ['α Chemie', 'ALPHA-Chemie']],
];
const different = [
  'Acme Coatings AG',
  'Acme Coating GmbH',
  'Bernhard Ida',
  'ΗΛΙΑΣ ΑΕ',
  'БАСФ',
  'Beta Chemie',
  '株式会社',
];

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
const product = (id: number, supplier: string, created: string) => `
  insert into products (id, state, code, tds_enabled, sds_document, tds_document, label_document, ipi_document,
    sds_exists, language_exists, valid_langs, valid_tds_langs, articles, supplier, producer, created)
  values (${id}, 'published', 'P-${id}', true, true, true, true, true, true, true, '{1}', '{1}', '[]', '{"name": "${supplier}"}', '{}', '${created}');`;
const published = (id: number, workgroup: number) => `
  insert into studio_events (product_id, workgroup_id, user_name, via, action) values (${id}, ${workgroup}, 'x', 'api', 'published');`;
const listing = (workgroup: number, id: number) =>
  `insert into workgroup_products (workgroup_id, product_id) values (${workgroup}, ${id});`;
const owners = `select suppliers.name, workgroups.name as owner from suppliers left join workgroups on workgroups.id = workgroup_id order by 1`;

const migration = readFileSync(join(import.meta.dirname, '../../store/migrations/0029_suppliers.sql'), 'utf8');
const assignment = migration.split('--> statement-breakpoint').find((statement) => statement.includes('DO $$'))!;

let looks: Row[];
let assigned: Row[];
let found: Row[];
beforeAll(() => {
  [looks, found, assigned] = runOnMigratedDatabase([
    `select a.name, b.name as other, supplier_keys(a.name) && supplier_keys(b.name) as alike
      from unnest(array[${alike.map(([name]) => text(name)).join()}]) as a (name),
      unnest(array[${[...alike.flatMap(([name, others]) => [name, ...others]), ...different].map(text).join()}]) as b (name)`,
    `insert into workgroups (id, name) values (1, 'A'), (2, 'B');
      ${product(1, 'Operator Ltd', '2026-01-01')} ${product(2, 'Listed Ltd', '2026-01-01')} ${listing(2, 2)}
      ${product(3, 'Operator Ltd', '2026-01-02')} ${product(4, 'LISTED  ltd', '2026-01-02')} ${listing(1, 4)}
      update products set supplier = '{"name": "Renamed Ltd"}' where id = 2; ${owners}`,
    `delete from products; delete from suppliers;
      ${product(11, 'Early Ltd', '2026-01-02')} ${product(12, 'EARLY LTD', '2026-01-01')} ${published(12, 77)} ${published(12, 2)} ${published(11, 1)}
      ${listing(1, 11)} ${listing(2, 12)}
      ${product(13, 'Two lists Ltd', '2026-01-01')} ${listing(2, 13)} ${listing(1, 13)}
      ${product(14, 'Nobody Ltd', '2026-01-01')}
      delete from suppliers; ${assignment} ${owners}`,
  ]) as [Row[], Row[], Row[]];
});

test('a supplier’s name in other spaces, case, signs and look-alike letters is that supplier, another name is not', () => {
  const wrong = looks.filter(({ name, other, alike: areAlike }) => {
    const [, others] = alike.find(([known]) => known === name)!;
    return areAlike !== (name === other || others.includes(String(other)));
  });
  expect(wrong).toEqual([]);
});

test('a supplier is noted with its first product, and belongs to the workgroup that first gets a product of it into its list', () => {
  expect(found).toEqual([
    { name: 'Listed Ltd', owner: 'B' },
    { name: 'Operator Ltd', owner: null },
    { name: 'Renamed Ltd', owner: 'B' },
  ]);
});

test('a supplier that stands is given to the workgroup that published it first, else to the one with its product in the list', () => {
  expect(assigned).toEqual([
    { name: 'EARLY LTD', owner: 'B' },
    { name: 'Nobody Ltd', owner: null },
    { name: 'Two lists Ltd', owner: 'A' },
  ]);
});
