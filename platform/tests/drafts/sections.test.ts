import { demoSource } from '../../demo/seed.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import {
  fileSections,
  joinSections,
  pointerOf,
  sectionNames,
  sectionOf,
  splitFile,
  strangeKeys,
} from '../../product/file-sections.ts';
import { productFileSchema } from '../../product/json-schema.ts';

interface Node {
  properties?: Record<string, Node>;
  items?: Node;
}

const schema = productFileSchema() as Node;
const version = schema.properties!.versions!.items!;
const fieldsOf = (part: 'product' | 'facts' | 'version') =>
  sectionNames.flatMap((name) => (fileSections[name] as Record<string, readonly string[]>)[part] ?? []);
const propertiesOf = (node: Node) => Object.keys(node.properties!);

describe('the sections of the Studio', () => {
  test('are a partition of the fields of a product file, its newest version and that version’s facts', () => {
    const expected = {
      product: propertiesOf(schema).filter((field) => field !== 'versions'),
      version: propertiesOf(version).filter((field) => field !== 'facts'),
      facts: propertiesOf(version.properties!.facts!),
    };
    for (const part of ['product', 'version', 'facts'] as const)
      expect([part, fieldsOf(part).toSorted()]).toEqual([part, expected[part].toSorted()]);
  });

  test('give the file again that was split, whatever its product', () => {
    for (const product of demoCatalogue) {
      const { file } = demoSource(product);
      const json = JSON.parse(JSON.stringify(file)) as typeof file;
      expect(joinSections(splitFile(json), [])).toEqual(json);
    }
  });

  test.each([
    [['code'], 'identity', '/code'],
    [['versions', 0, 'facts', 'composition', 2, 'content'], 'ingredients', '/versions/0/facts/composition/2/content'],
    [['versions', 0, 'facts', 'phrases', 'a/b~c'], 'texts', '/versions/0/facts/phrases/a~1b~0c'],
    [['versions', 0, 'facts', 'markets', 'DE'], 'markets', '/versions/0/facts/markets/DE'],
    [['versions', 0, 'facts'], 'identity', '/versions/0/facts'],
    [['versions', 1, 'created'], 'version', '/versions/1/created'],
    [['tdsVersions', 0], 'markets', '/tdsVersions/0'],
    [[], 'identity', ''],
  ])('%j is in %s, at %s', (path, section, pointer) => {
    expect([sectionOf(path), pointerOf(path)]).toEqual([section, pointer]);
  });

  test('take no field of another section', () => {
    expect(strangeKeys('label', { facts: { label: {}, ufi: '' }, product: {} })).toEqual(['facts.ufi', 'product']);
    expect(strangeKeys('version', { version: { text: '1.0' } })).toEqual([]);
    expect(strangeKeys('version', { version: [] })).toEqual(['version']);
  });
});
