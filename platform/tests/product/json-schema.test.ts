import { productFileSchema } from '../../product/json-schema.ts';
import { productFile } from '../../product/product-file.ts';
import { acetoneFile } from './sample-file.ts';

interface Node {
  $ref?: string;
  description?: string;
  examples?: unknown[];
  unit?: string;
  type?: string;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  $defs?: Record<string, Node>;
}

const schema = productFileSchema() as Node;

/** Each field with its path: `versions.facts.ufi`. */
function fieldsOf(node: Node, path = ''): [path: string, field: Node][] {
  const ownFields = Object.entries(node.properties ?? {}).map(
    ([name, field]) => [`${path}${name}`, field] as [string, Node],
  );
  const inner = ownFields.flatMap(([name, field]) => fieldsOf(field, `${name}.`));
  const others = [node.items, ...(node.anyOf ?? [])].flatMap((inner) => (inner ? fieldsOf(inner, path) : []));
  return [...ownFields, ...inner, ...others];
}

const fields = [
  ...fieldsOf(schema),
  ...Object.entries(schema.$defs ?? {}).flatMap(([name, node]) => fieldsOf(node, `$defs.${name}.`)),
];
const hasFields = (node: Node): boolean =>
  node.properties !== undefined || [node.items, ...(node.anyOf ?? [])].some((inner) => inner && hasFields(inner));

test('the schema has the fields of a product', () => {
  const paths = fields.map(([path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['code', 'versions.facts.composition.cas', 'tdsVersions.facts.packaging.pack']),
  );
  expect(paths.length).toBeGreaterThan(100);
});

test('every field says what it is', () => {
  expect(fields.filter(([, { description }]) => !description).map(([path]) => path)).toEqual([]);
});

test('every field that is filled in by itself has an example', () => {
  expect(fields.filter(([, field]) => !hasFields(field) && !field.examples?.length).map(([path]) => path)).toEqual([]);
});

test.each([
  ['versions.facts.composition.content', 'mass %'],
  ['versions.facts.exposureLimits.twa.mgPerM3', 'mg/m³'],
  ['tdsVersions.facts.shelfLifeMonths', 'months'],
])('%s has its unit', (path, unit) => {
  expect(fields.find(([candidate]) => candidate === path)?.[1].unit).toBe(unit);
});

test('every example is one that the platform takes', () => {
  const wrong = examplesOf(productFile, acetoneFile());
  expect(wrong).toEqual([]);
});

/** The examples that their own fields refuse. */
function examplesOf(schema: typeof productFile, sample: object): string[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const { examples = [] } = (field.meta() ?? {}) as { examples?: unknown[] };
    return examples
      .filter((example) => !schema.safeParse({ ...sample, [name]: example }).success)
      .map((example) => `${name}: ${JSON.stringify(example)}`);
  });
}

test('the schema names the places of the sheet, and of each its standard phrases with what they say', () => {
  const facts = fields.find(([path]) => path === 'versions.facts')![1];
  const { phrases, texts } = facts.properties as unknown as Record<
    'phrases' | 'texts',
    { propertyNames: { enum: string[] }; properties: Record<string, { items: { oneOf: unknown[] } }> }
  >;
  const strongAlkalis = { const: 'strongAlkalis', description: 'strong alkalis' };
  expect(phrases.propertyNames.enum).toContain('10.5');
  expect(texts.propertyNames.enum).toContain('4.1.inhalation');
  expect(phrases.properties['10.5']!.items.oneOf).toContainEqual(strongAlkalis);
  expect(phrases.properties['10.4']!.items.oneOf).not.toContainEqual(strongAlkalis);
  expect(phrases.properties['1.1']).toMatchObject({ maxItems: 0 });
});

test('the schema asks for mail addresses', () => {
  expect(fields.find(([path]) => path === 'supplier.email')![1]).toMatchObject({ type: 'string', format: 'email' });
});
