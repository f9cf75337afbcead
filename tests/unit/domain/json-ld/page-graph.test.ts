import { pageGraph, scriptText, subjectOf } from '@/lib/domain/discovery/page-graph';
import { productNode } from '@/lib/domain/discovery/product-node';
import { tabs } from '@/lib/domain/pages/tabs';
import { schemaErrors } from '@/tests/support/schema-org';
import { sampleDossier } from '@/tests/unit/domain/dossier-sample';
import { fullDossier, sampleContext } from './json-ld-sample';

const site = 'https://dossier.example/p';
const graphOf = (docType: (typeof tabs)[number]['segment'], lang = 1, dossier = fullDossier) =>
  pageGraph(dossier, { docType, lang }, sampleContext)['@graph'];

test('a product goes by its numbers, names who supplies and makes it, and says how dangerous it is', () => {
  const property = (propertyID: string, name: string, value: unknown) =>
    ({ '@type': 'PropertyValue', propertyID, name, value }) as const;
  expect(productNode(fullDossier, sampleContext)).toEqual({
    '@type': 'Product',
    '@id': `${site}/1001#product`,
    name: 'Acetone, technical',
    alternateName: ['DMK'],
    description: 'A solvent.',
    url: `${site}/1001/en/pd/1`,
    image: `${site}/api/card/1001/en`,
    sku: 'AC-100',
    mpn: 'AC-100',
    gtin14: '09521234000013',
    hasGS1DigitalLink: `${site}/01/09521234000013`,
    brand: {
      '@type': 'Organization',
      name: 'Demo Chemicals GmbH',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Musterkai 12',
        addressLocality: '20457 Hamburg',
        addressCountry: 'Germany',
      },
    },
    manufacturer: {
      '@type': 'Organization',
      name: 'Kemika Primer d.o.o.',
      address: { '@type': 'PostalAddress', addressCountry: 'Slovenia' },
    },
    identifier: [property('CAS', 'CAS No.', '67-64-1')],
    additionalProperty: [
      property('signalWord', 'Signal word', 'Danger'),
      property('classification', 'Classification', ['Flam. Liq. 2', 'Eye Irrit. 2']),
      property('hazardStatement', 'H225', 'Highly flammable liquid and vapour.'),
      property('pictogram', 'Pictograms', 'GHS02'),
    ],
  });
});

test('packs with GTINs are the variants of the product; one without, or with a wrong check digit, is none', () => {
  const articles = [
    { code: 'AC-100-1L', id: '1', gtin: '09521234009016' },
    { code: 'AC-100-5L', id: '2', gtin: null },
    { code: 'AC-100-25L', id: '3', gtin: '09521234009024' },
  ];
  const dossier = { ...fullDossier, articles };
  const node = productNode(dossier, sampleContext);
  expect(node).toMatchObject({ '@type': 'ProductGroup', productGroupID: 'AC-100', gtin14: '09521234000013' });
  expect(node).toHaveProperty('hasVariant', [
    {
      '@type': 'Product',
      name: 'Acetone, technical AC-100-1L',
      sku: 'AC-100-1L',
      gtin14: '09521234009016',
      hasGS1DigitalLink: `${site}/01/09521234009016`,
    },
  ]);
  expect(schemaErrors(pageGraph(dossier, { docType: 'pd', lang: 1 }, sampleContext))).toEqual([]);
});

test('what the platform does not say is left out', () => {
  const bare = sampleDossier({ code: null, supplierName: null });
  expect(Object.keys(productNode(bare, sampleContext))).toEqual(['@type', '@id', 'name', 'url', 'image']);
});

test('a supplier that also makes the product has its address there once', () => {
  const { brand, manufacturer } = productNode({ ...fullDossier, producer: fullDossier.supplier }, sampleContext);
  expect(brand).toEqual({ '@type': 'Organization', name: 'Demo Chemicals GmbH' });
  expect(manufacturer).toMatchObject({ address: { streetAddress: 'Musterkai 12' } });
});

test.each(['09521234000014', '9521234000013', 'none'])('%s is no GTIN, and no link is made of it', (gtin) => {
  const node = productNode({ ...fullDossier, gtin }, sampleContext);
  expect([node.gtin14, node.hasGS1DigitalLink]).toEqual([undefined, undefined]);
});

test('the landing page leads to each document in its language, with version, day and PDF', () => {
  expect(graphOf('pd', 2)[0]).toMatchObject({
    '@type': 'Product',
    subjectOf: [
      {
        '@type': 'DigitalDocument',
        name: 'SDS',
        url: `${site}/1001/de/gh/2`,
        encodingFormat: 'text/html',
        inLanguage: 'de',
        version: '2.0',
        dateModified: '2026-02-16',
        encoding: {
          '@type': 'MediaObject',
          encodingFormat: 'application/pdf',
          contentUrl: `${site}/api/download/sds/1001/2`,
        },
      },
      // Valid in English only.
      { name: 'TDS', inLanguage: 'en', version: '1', dateModified: '2026-02-18', url: `${site}/1001/en/th/1` },
      { name: 'Label', inLanguage: 'de', url: `${site}/1001/de/ee/2` },
      { name: 'Instructions', inLanguage: 'de', version: '2.0', url: `${site}/1001/de/mh/2` },
    ],
  });
});

test('a document that a visitor cannot open is not named', () => {
  const dossier = { ...fullDossier, sdsExists: false, tdsEnabled: false };
  expect(graphOf('pd', 1, dossier)[0]).toMatchObject({ subjectOf: [{ name: 'Label' }] });
});

test('a product by itself has its documents in all their languages', () => {
  const { subjectOf: documents = [] } = subjectOf(fullDossier, sampleContext, (valid) => valid);
  expect(documents.map(({ name, inLanguage: language }) => [name, language])).toEqual([
    ['SDS', 'en'],
    ['SDS', 'de'],
    ['TDS', 'en'],
    ['Label', 'en'],
    ['Label', 'de'],
    ['Instructions', 'en'],
    ['Instructions', 'de'],
  ]);
});

test('a document’s page speaks of the document, and of what product it is', () => {
  expect(graphOf('gh')[0]).toMatchObject({
    '@type': 'DigitalDocument',
    url: `${site}/1001/en/gh/1`,
    about: { '@type': 'Product', '@id': `${site}/1001#product`, name: 'Acetone, technical' },
  });
});

test.each([
  [
    'pd',
    [
      ['Dossier', ''],
      ['Acetone, technical', '/1001/en/pd/1'],
    ],
  ],
  [
    'pi',
    [
      ['Dossier', ''],
      ['Acetone, technical', '/1001/en/pd/1'],
      ['Detail', '/1001/en/pi/1'],
    ],
  ],
  [
    'gh',
    [
      ['Dossier', ''],
      ['Acetone, technical', '/1001/en/pd/1'],
      ['SDS', '/1001/en/gh/1'],
    ],
  ],
] as const)('%s says where it stands', (docType, steps) => {
  expect(graphOf(docType)[1]).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': site + path },
    })),
  });
});

test.each(tabs)('what the page $segment says is valid by schema.org’s definitions', ({ segment }) => {
  for (const dossier of [fullDossier, sampleDossier()]) {
    expect(schemaErrors({ '@graph': graphOf(segment, 1, dossier) })).toEqual([]);
  }
});

const product = { '@type': 'Product', name: 'Acetone' };
test.each<[string, object, string]>([
  ['a type that there is not', { '@type': 'Chemical' }, '$ is of no type of schema.org: Chemical'],
  ['a property of another type', { ...product, inLanguage: 'en' }, '$.inLanguage is no property of Product'],
  ['a property that there is not', { ...product, ufi: 'X' }, '$.ufi is no property of Product'],
  ['a text in place of a node', { ...product, subjectOf: 'SDS' }, '$.subjectOf may not be "SDS"'],
  ['a number in place of a text', { ...product, sku: 7 }, '$.sku may not be 7'],
  ['a word in place of an address', { ...product, url: 'here' }, '$.url may not be "here"'],
  [
    'a day that is none',
    { ...product, subjectOf: { '@type': 'DigitalDocument', dateModified: '16. 2. 2026' } },
    '$.subjectOf.dateModified may not be "16. 2. 2026"',
  ],
  ['a node of the wrong type', { ...product, identifier: [product] }, '$.identifier may not be a Product'],
  [
    'a fault deep inside',
    { ...product, brand: { '@type': 'Organization', address: { '@type': 'PostalAddress', city: 'Hamburg' } } },
    '$.brand.address.city is no property of PostalAddress',
  ],
])('the look at schema.org’s definitions finds %s', (_, node, schemaError) => {
  expect(schemaErrors(node)).toEqual([schemaError]);
});

test('no value ends the script element', () => {
  const text = scriptText({ name: '</script><script>alert(1)</script><!--' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' });
});

test('classes that are possible and open are named as such, never left out', () => {
  const open = { ...fullDossier, hazards: { ...fullDossier.hazards, openClasses: ['Aspiration hazard'] } };
  expect(productNode(open, sampleContext).additionalProperty).toContainEqual({
    '@type': 'PropertyValue',
    propertyID: 'openHazardClasses',
    name: 'Classification not complete',
    value: 'Aspiration hazard',
  });
});
