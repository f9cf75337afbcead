import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** schema.org's vocabulary as schema-dts writes it: a type's own properties with what each may hold, and what it extends. */
interface SchemaType {
  parents: string[];
  properties: Map<string, string[]>;
}

const file = join(process.cwd(), 'node_modules/schema-dts/dist/schema.d.ts');

/** `Product` from `ProductBase`. */
const plainName = (name: string) => name.replace(/(?:Base|Leaf)$/, '');

function readVocabulary(): Map<string, SchemaType> {
  const types = new Map<string, SchemaType>();
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  for (const statement of source.statements) {
    if (!ts.isInterfaceDeclaration(statement)) continue;
    const name = plainName(statement.name.text);
    const type = types.get(name) ?? { parents: [], properties: new Map<string, string[]>() };
    types.set(name, type);
    for (const { expression } of statement.heritageClauses?.flatMap((clause) => clause.types) ?? []) {
      if (ts.isIdentifier(expression) && plainName(expression.text) !== name) {
        type.parents.push(plainName(expression.text));
      }
    }
    for (const member of statement.members) {
      if (!ts.isPropertySignature(member) || !ts.isStringLiteral(member.name)) continue;
      type.properties.set(member.name.text, rangeOf(member.type));
    }
  }
  return types;
}

/** The names in the first argument of `SchemaValue<Text | URL, "gtin">`. */
function rangeOf(node: ts.TypeNode | undefined): string[] {
  const held = node && ts.isTypeReferenceNode(node) ? node.typeArguments?.[0] : undefined;
  const members = held && ts.isUnionTypeNode(held) ? held.types : held ? [held] : [];
  return members.flatMap((member) =>
    ts.isTypeReferenceNode(member) && ts.isIdentifier(member.typeName) ? [member.typeName.text] : [],
  );
}

const vocabulary = readVocabulary();

function lineage(name: string): string[] {
  return [name, ...(vocabulary.get(name)?.parents.flatMap(lineage) ?? [])];
}

/** What a value of schema.org's data types looks like; a text may also be an address. */
const dataTypes: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value),
  Number: (value) => typeof value === 'number',
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
};

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What is wrong with a node by schema.org's definitions, each with its place: a type that there is not, a property that the
 * type has not, a value that the property may not hold. None for a good one.
 */
export function schemaErrors(node: unknown, path = '$'): string[] {
  if (!isNode(node)) return [`${path} is no node`];
  if (Array.isArray(node['@graph']))
    return node['@graph'].flatMap((item, index) => schemaErrors(item, `${path}[${index}]`));
  const type = String(node['@type']);
  if (!vocabulary.has(type)) return [`${path} is of no type of schema.org: ${type}`];
  const known = new Map(lineage(type).flatMap((name) => [...(vocabulary.get(name)?.properties ?? [])]));
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const range = known.get(name);
      if (!range) return [`${path}.${name} is no property of ${type}`];
      const values = Array.isArray(value) ? (value as unknown[]) : [value];
      return values.flatMap((item) => valueErrors(item, range, `${path}.${name}`));
    });
}

function valueErrors(value: unknown, range: string[], path: string): string[] {
  if (!isNode(value)) {
    return range.some((name) => dataTypes[name]?.(value)) ? [] : [`${path} may not be ${JSON.stringify(value)}`];
  }
  if (Object.keys(value).join() === '@id')
    return range.includes('IdReference') ? [] : [`${path} may not be a reference`];
  const type = String(value['@type']);
  const fits = lineage(type).some((name) => range.includes(name));
  return fits ? schemaErrors(value, path) : [`${path} may not be a ${type}`];
}
