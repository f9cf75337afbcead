import { localisedTexts } from '@/lib/domain/studio/localised-texts';
import { pathOf, pointerOf, valueAt, withSectionValue, withValueAt } from '@/lib/domain/studio/pointers';
import { assignedFields, hasForm, isNullable, kindOf, partSchemas, propertyOf } from '@/lib/domain/studio/schema';
import { type JsonSchema, sectionNames, type Sections } from '@/lib/domain/studio/step-props';
import en from '@/messages/en.json';

// The schema that the platform serves; web app and platform share no types.
const { productFileSchema } = jest.requireActual<{ productFileSchema: () => JsonSchema }>(
  '../../../../platform/product/json-schema',
);
const root = productFileSchema();
const { facts } = partSchemas(root);

/** Fields whose values are shown as they are: codes of languages, classes and rules. */
const shownAsTheyAre = [
  'storageClass',
  'exceptedByNotes',
  'packingGroup',
  'exceptedQuantity',
  'stowageCategory',
  'segregationGroups',
  'wgk',
  'rule',
  'language',
  'sds',
  'tds',
  'phrases',
  'texts',
];

/** Names of the fields and of the values that a form shows, below a schema. */
function namesIn(schema: JsonSchema, name = ''): { fields: string[]; values: string[] } {
  const kind = kindOf(schema);
  const all = (parts: { fields: string[]; values: string[] }[]) => ({
    fields: parts.flatMap((part) => part.fields),
    values: parts.flatMap((part) => part.values),
  });
  switch (kind.kind) {
    case 'object': {
      const shown = Object.entries(kind.properties).filter(
        ([field]) => !assignedFields.includes(field) && field !== 'versions',
      );
      const fields = shown.map(([field]) => field);
      // Phrases are chosen by their texts (components/studio/steps/texts-step.tsx).
      const nested = shown
        .filter(([field]) => field !== 'phrases')
        .map(([field, fieldSchema]) => namesIn(fieldSchema, field));
      return all([{ fields, values: [] }, ...nested]);
    }
    case 'list':
      return namesIn(kind.items, name);
    case 'union':
      return all(kind.alternatives.map((alternative) => namesIn(alternative, name)));
    case 'record': {
      const keys = shownAsTheyAre.includes(name) ? [] : (kind.keys ?? []);
      const keyNames =
        name === 'basicProperties' ? { fields: [...keys], values: [] } : { fields: [], values: [...keys] };
      return all([keyNames, namesIn(kind.values, name)]);
    }
    case 'choice':
      return { fields: [], values: shownAsTheyAre.includes(name) ? [] : [...kind.options] };
    default:
      return { fields: [], values: [] };
  }
}

test('every field and every value that a form shows has a label', () => {
  const names = [namesIn(root), namesIn(propertyOf(root, 'versions').items ?? {})];
  const slots = propertyOf(facts, 'texts').propertyNames?.enum ?? [];
  const shown = [
    ...names.flatMap(({ fields }) => fields.map((name) => `field_${name}`)),
    ...names.flatMap(({ values }) => values.map((name) => `value_${name}`)),
    ...sectionNames.map((name) => `value_section_${name}`),
    ...slots.map((slot) => `slot_${String(slot).replaceAll('.', '_')}`),
  ].map((name) => `studio_${name}`);
  expect(slots.length).toBeGreaterThan(50);
  expect(shown.filter((key) => !(key in en.app))).toEqual([]);
});

/** The fields with a control of their own: the names that lead to them, and what the schema says of them. */
function controlsIn(schema: JsonSchema, path: string[] = []): { path: string[]; description: string }[] {
  const kind = kindOf(schema);
  switch (kind.kind) {
    case 'object':
      return Object.entries(kind.properties).flatMap(([name, fieldSchema]) =>
        assignedFields.includes(name) ? [] : controlsIn(fieldSchema, [...path, name]),
      );
    case 'list':
      if (!['text', 'choice'].includes(kindOf(kind.items).kind)) return controlsIn(kind.items, path);
      break;
    case 'record':
      return controlsIn(kind.values, path);
    case 'union':
      return kind.alternatives.flatMap((alternative) => controlsIn(alternative, path));
  }
  return [{ path, description: schema.description ?? '' }];
}

test('every help is that of a field; by its name alone, where the schema says the same of all fields with the name and no help of their own', () => {
  const controls = controlsIn(root);
  const wrong = Object.keys(en.app).filter((key) => {
    const [, outer, name] = /^studio_field_help_(?:([^_]+)_)?([^_]+)$/.exec(key) ?? [];
    if (!name) return false;
    const hasOwnHelp = (path: string[]) =>
      path.slice(0, -1).some((parent) => `studio_field_help_${parent}_${name}` in en.app);
    const namedControls = controls.filter(
      ({ path }) => path.at(-1) === name && (outer ? path.slice(0, -1).includes(outer) : !hasOwnHelp(path)),
    );
    return new Set(namedControls.map(({ description }) => description)).size !== 1;
  });
  expect(wrong).toEqual([]);
});

test('a value has the kind of field that its schema says, and a union knows the form of a value', () => {
  const property = kindOf(propertyOf(facts, 'basicProperties'));
  if (property.kind !== 'record') throw new TypeError('basicProperties is a record');
  const union = kindOf(property.values);
  if (union.kind !== 'union') throw new TypeError('a property is a union');
  const formOf = (value: Parameters<typeof hasForm>[0]) =>
    union.alternatives.findIndex((alternative) => hasForm(value, alternative));
  expect([{ value: 1, unit: '°C' }, { en: 'clear' }, 'notApplicable', 'clear', 7].map(formOf)).toEqual([
    0, 1, 2, -1, -1,
  ]);
  expect(kindOf(propertyOf(facts, 'transport')).kind).toBe('object');
  expect(kindOf(propertyOf(root, 'gtin')).kind).toBe('text');
  expect(kindOf(propertyOf(facts, 'name')).kind).toBe('localised');
});

test('a field that may be null has the kind of its other values, whether its schema lists types or alternatives', () => {
  const transport = kindOf(propertyOf(facts, 'transport'));
  const formulation = kindOf(propertyOf(propertyOf(root, 'confidential'), 'formulation'));
  if (transport.kind !== 'object' || formulation.kind !== 'list') throw new TypeError('an object and a list');
  const { packingGroup, hazardIdentificationNumber, tunnelCode } = transport.properties;
  const { supplier, content, purpose } = formulation.items.properties ?? {};
  const fields = { packingGroup, hazardIdentificationNumber, tunnelCode, supplier, content, purpose };
  expect(Object.entries(fields).map(([name, schema = {}]) => [name, kindOf(schema).kind, isNullable(schema)])).toEqual([
    ['packingGroup', 'choice', true],
    ['hazardIdentificationNumber', 'text', true],
    ['tunnelCode', 'text', true],
    ['supplier', 'text', true],
    ['content', 'number', true],
    ['purpose', 'localised', true],
  ]);
  expect(isNullable(propertyOf(root, 'code'))).toBe(false);
});

test('a change at a path keeps every other value, and undefined removes the field', () => {
  const file = { a: [{ b: 1 }, { 'c/d': 2 }], e: { f: null } };
  const path = pathOf('/a/1/c~1d');
  expect(pointerOf(path)).toBe('/a/1/c~1d');
  expect(valueAt(file, path)).toBe(2);
  const changed = withValueAt(file, path, 3) as typeof file;
  expect(changed).toEqual({ a: [{ b: 1 }, { 'c/d': 3 }], e: { f: null } });
  expect(changed.a[0]).toBe(file.a[0]);
  expect(withValueAt(file, ['e', 'f'], undefined)).toEqual({ a: file.a, e: {} });
  expect(withValueAt(file, ['a', 0], undefined)).toEqual({ a: [file.a[1]], e: file.e });
  expect(withSectionValue({}, 'facts', ['x', 'en'], 'y')).toEqual({ facts: { x: { en: 'y' } } });
  expect(withSectionValue({}, 'facts', ['x'], undefined)).toEqual({});
});

test('all texts by language of a draft are found, within lists, records and unions', () => {
  const empty = Object.fromEntries(sectionNames.map((name) => [name, {}])) as unknown as Sections;
  const sections: Sections = {
    ...empty,
    identity: {
      facts: { name: { en: 'Acetone', de: 'Aceton' }, uses: { identified: [{ en: 'Solvent' }], advisedAgainst: [] } },
    },
    properties: {
      facts: {
        basicProperties: {
          colour: { en: 'clear' },
          ph: 'notApplicable',
          density: { value: 1, condition: { en: 'at 20 °C' } },
        },
        transport: { un: 'UN1090', properShippingName: 'ACETONE' },
      },
    },
    markets: { facts: { markets: { DE: { national: { taLuft: { de: 'Nummer 5.2.5' } } } } } },
  };
  expect(localisedTexts(sections, root).map(({ pointer, texts }) => [pointer, Object.keys(texts).join()])).toEqual([
    ['/versions/0/facts/name', 'en,de'],
    ['/versions/0/facts/uses/identified/0', 'en'],
    ['/versions/0/facts/basicProperties/colour', 'en'],
    ['/versions/0/facts/basicProperties/density/condition', 'en'],
    ['/versions/0/facts/markets/DE/national/taLuft', 'de'],
  ]);
});
