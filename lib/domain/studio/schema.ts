import type { JsonSchema, JsonValue } from '@/lib/domain/studio/step-props';

/** Fields that the platform assigns: they are kept, and no form shows them. */
export const assignedFields: readonly string[] = ['id', 'key', 'childId', 'listCheck', '$schema'];

/** Whether forms show a field. */
export const isShown = (name: string): boolean => !assignedFields.includes(name);

/** What a field of a form is made of. */
export type FieldKind =
  | { kind: 'text' }
  | { kind: 'number' }
  | { kind: 'boolean' }
  | { kind: 'choice'; options: readonly string[] }
  /** A text by language. */
  | { kind: 'localised' }
  | { kind: 'list'; items: JsonSchema }
  | { kind: 'object'; properties: Readonly<Record<string, JsonSchema>> }
  /** Values by key; the keys are a list of names, or free. */
  | { kind: 'record'; keys: readonly string[] | null; values: JsonSchema }
  /** One of several kinds of value. */
  | { kind: 'union'; alternatives: readonly JsonSchema[] };

const textReference = '#/$defs/text';

/** A schema with its reference replaced by what it names; own descriptions stay. */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (!schema.$ref) return schema;
  const target = root.$defs?.[schema.$ref.replace('#/$defs/', '')];
  return target ? { ...target, ...schema } : schema;
}

const isNull = (schema: JsonSchema) => schema.type === 'null';

/** The alternatives of a schema, which it lists as schemas or as types. */
const alternativesOf = ({ type, anyOf = [] }: JsonSchema): readonly JsonSchema[] =>
  typeof type === 'object' ? type.map((name) => ({ type: name })) : anyOf;

/** Whether null is a value of the field, and means 'none'. */
export const isNullable = (schema: JsonSchema): boolean => alternativesOf(schema).some(isNull);

/** The schema without null as an alternative. */
export function nonNullSchema(schema: JsonSchema): JsonSchema {
  if (!isNullable(schema)) return schema;
  const { anyOf, type, ...documentation } = schema;
  const others = alternativesOf({ anyOf, type }).filter((alternative) => !isNull(alternative));
  return others.length === 1 ? { ...others[0], ...documentation } : { ...documentation, anyOf: others };
}

const isNumber = ({ type }: JsonSchema) => type === 'number' || type === 'integer';

/** The kind of field for a schema. A number or a text is a text, whose figures are stored as numbers (`isNumberOrText`). */
export function kindOf(nullable: JsonSchema): FieldKind {
  const schema = nonNullSchema(nullable);
  if (schema.$ref === textReference) return { kind: 'localised' };
  if (schema.enum) return { kind: 'choice', options: schema.enum.map(String) };
  if (schema.anyOf) return isNumberOrText(schema) ? { kind: 'text' } : { kind: 'union', alternatives: schema.anyOf };
  if (schema.type === 'boolean') return { kind: 'boolean' };
  if (isNumber(schema)) return { kind: 'number' };
  if (schema.type === 'array') return { kind: 'list', items: schema.items ?? {} };
  if (schema.properties) return { kind: 'object', properties: schema.properties };
  if (schema.type === 'object') {
    const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
    return { kind: 'record', keys: schema.propertyNames?.enum?.map(String) ?? null, values };
  }
  return { kind: 'text' };
}

/** Whether a value is a number, or a text such as `< -20`. */
export const isNumberOrText = (schema: JsonSchema): boolean =>
  schema.anyOf?.length === 2 && schema.anyOf.some(isNumber) && schema.anyOf.some(({ type }) => type === 'string');

/** The schema of a property; an empty one, which accepts a text, for an unknown property. */
export const propertyOf = (schema: JsonSchema | undefined, name: string): JsonSchema =>
  schema?.properties?.[name] ?? {};

/** The schemas of the parts of a product file. */
export function partSchemas(root: JsonSchema): { product: JsonSchema; version: JsonSchema; facts: JsonSchema } {
  const version = propertyOf(root, 'versions').items ?? {};
  return { product: root, version, facts: propertyOf(version, 'facts') };
}

/** Whether a value has the form of an alternative of a union. */
export function hasForm(value: JsonValue | undefined, alternative: JsonSchema): boolean {
  if (alternative.const !== undefined) return value === alternative.const;
  if (typeof value === 'string') return alternative.type === 'string';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  if (alternative.properties)
    return names.length > 0 && names.every((name) => Object.hasOwn(alternative.properties!, name));
  return alternative.$ref === textReference && names.every((name) => /^[a-z]{2}$/.test(name));
}

/** The first example of a field, for a hint. */
export function exampleOf(schema: JsonSchema): string | null {
  const [example] = schema.examples ?? [];
  return typeof example === 'string' || typeof example === 'number' ? String(example) : null;
}
