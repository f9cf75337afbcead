import { productFacts } from './facts.ts';
import type { Path } from './findings.ts';
import { productFile } from './product-file.ts';

/**
 * The sections in which the Studio edits a product file: a partition of the fields of the file, of its newest version and of that
 * version's facts.
 */

interface Fields {
  /** Fields of the file. */
  product?: readonly string[];
  /** Fields of the newest version's facts. */
  facts?: readonly string[];
  /** Fields of the newest version itself. */
  version?: readonly string[];
}

const named = {
  identity: {
    product: [
      '$schema',
      'id',
      'code',
      'state',
      'brandStyle',
      'logo',
      'gtin',
      'supplier',
      'producer',
      'emergencyTelephone',
      'articles',
      'documents',
      'tdsEnabled',
      'sdsExists',
      'languageExists',
    ],
    facts: [
      'kind',
      'audience',
      'name',
      'description',
      'identifiers',
      'ufi',
      'uses',
      'recommendedUse',
      'recommendedLevels',
      'specialFeatures',
    ],
  },
  ingredients: { product: ['confidential'], facts: ['composition', 'substanceGroups'] },
  classification: {
    product: ['settledFindings'],
    facts: ['classification', 'overrides', 'notClassified', 'justifications', 'classificationData'],
  },
  label: { facts: ['label', 'statementPlaces'] },
  properties: {
    facts: [
      'basicProperties',
      'otherProperties',
      'exposureLimits',
      'noEffectLevels',
      'noEffectConcentrations',
      'biologicalLimits',
      'transport',
      'studies',
      'wasteCode',
      'wgk',
    ],
  },
  texts: { facts: ['phrases', 'texts', 'regulatory', 'changes'] },
  languages: { product: ['languages'] },
} as const satisfies Record<string, Fields>;

const taken = new Set<string>(Object.values(named).flatMap((fields: Fields) => fields.facts ?? []));

/** The fields of each section; `markets` has the facts that no other section names. */
export const fileSections = {
  ...named,
  markets: {
    product: ['attachments', 'tdsVersions'],
    facts: Object.keys(productFacts.shape).filter((field) => !taken.has(field)),
  },
  version: { version: ['id', 'text', 'created', 'issued'] },
} as const satisfies Record<string, Fields>;

export type SectionName = keyof typeof fileSections;
export const sectionNames = Object.keys(fileSections) as [SectionName, ...SectionName[]];

type Values = Record<string, unknown>;

/** A section's part of a product file; a field that is absent is not in the file. */
export interface SectionContent {
  product?: Values;
  facts?: Values;
  version?: Values;
}
export type Sections = Record<SectionName, SectionContent>;

const parts = ['product', 'facts', 'version'] as const;
const fieldsOf = (section: SectionName): Fields => fileSections[section];

/** The keys of a content that its section does not have: `facts.label`. */
export function strangeKeys(section: SectionName, content: object): string[] {
  const fields = fieldsOf(section);
  return Object.entries(content).flatMap(([part, values]: [string, unknown]) => {
    const known = Object.hasOwn(fields, part) && (fields as Record<string, readonly string[] | undefined>)[part];
    if (!known || typeof values !== 'object' || values === null || Array.isArray(values)) return [part];
    return Object.keys(values)
      .filter((key) => !known.includes(key))
      .map((key) => `${part}.${key}`);
  });
}

const pick = (values: Values, fields: readonly string[]) =>
  Object.fromEntries(fields.filter((field) => values[field] !== undefined).map((field) => [field, values[field]]));

/** The values of a part of a file; none for a value that is no object. */
const valuesOf = (part: unknown): Values => (typeof part === 'object' && part !== null ? (part as Values) : {});

/** The entries of a value of a file; none for a value that is no list. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The sections of a product file, without its older versions. */
export function splitFile(file: object): Sections {
  const product = file as Values;
  const [newest] = listOf(product.versions);
  const version = valuesOf(newest);
  const values: Record<(typeof parts)[number], Values> = { product, version, facts: valuesOf(version.facts) };
  return Object.fromEntries(
    sectionNames.map((section) => {
      const fields = fieldsOf(section);
      const content = parts.flatMap((part) =>
        fields[part] ? [[part, pick(values[part], fields[part])] as const] : [],
      );
      return [section, Object.fromEntries(content)];
    }),
  ) as unknown as Sections;
}

/** The product file of sections, with the versions before its newest one. */
export function joinSections(sections: Sections, older: readonly object[]): Values {
  const all = (part: (typeof parts)[number]) =>
    sectionNames.reduce<Values>((values, section) => ({ ...values, ...sections[section]?.[part] }), {});
  const product = all('product');
  const version = { ...pick(all('version'), fileSections.version.version), facts: pick(all('facts'), factFields) };
  return pick({ ...product, versions: [version, ...older] }, Object.keys(productFile.shape));
}

const factFields = Object.keys(productFacts.shape);

const sectionOfField = new Map<string, SectionName>(
  sectionNames.flatMap((section) =>
    parts.flatMap((part) => (fieldsOf(section)[part] ?? []).map((field) => [`${part} ${field}`, section] as const)),
  ),
);

/** The section of a path in a product file; `identity` for the file or its facts as a whole. */
export function sectionOf(path: Path): SectionName {
  const [field, , versionField, fact] = path.map(String);
  if (field !== 'versions') return sectionOfField.get(`product ${field}`) ?? 'identity';
  if (versionField !== 'facts') return 'version';
  return sectionOfField.get(`facts ${fact}`) ?? 'identity';
}

/** The path of a section's value in the file: `facts`, `label` → versions, 0, facts, label. */
export const pathInFile = (part: string, path: Path): Path => {
  if (part === 'product') return path;
  return part === 'facts' ? ['versions', 0, 'facts', ...path] : ['versions', 0, ...path];
};

/** `/versions/0/facts/ufi` (RFC 6901) */
export const pointerOf = (path: Path): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
