import { z } from 'zod';
import type { Random } from '../law/classification/random.ts';

/** Texts with characters that mean something in XML, in processing instructions or in JSON, or that XML does not have. */
const awkwardTexts = [
  'a?>b',
  '<a href="#">&amp;',
  ']]>',
  '  two  spaces ',
  'línea\n2\t',
  '"\\u003e\\',
  'ﬁ Å 😀',
  '\uFFFE',
  '-->',
];

/** Languages of documents, and one that only labels have. */
const languages = ['en', 'de', 'bg'];

const isText = (schema: z.core.$ZodType): boolean => schema instanceof z.ZodType && schema.meta()?.id === 'text';

/**
 * A value that a schema of the product file allows, or nothing where the field may be missing. Texts with a format are the examples of the
 * schema; others now and then have awkward characters.
 */
export function randomValue(schema: z.core.$ZodType, random: Random, inherited: readonly unknown[] = []): unknown {
  const examples = (schema instanceof z.ZodType ? schema.meta()?.examples : undefined) ?? inherited;
  const inner = (nested: z.core.$ZodType) => randomValue(nested, random, examples as unknown[]);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return random.chance(0.5) ? inner(schema.unwrap()) : undefined;
  if (schema instanceof z.ZodNullable) return random.chance(0.2) ? null : inner(schema.unwrap());
  if (isText(schema)) return randomText(random);
  if (schema instanceof z.ZodObject) return randomObject(schema, random);
  if (schema instanceof z.ZodArray) {
    const items = (examples as unknown[]).flatMap((example) => (Array.isArray(example) ? (example as unknown[]) : []));
    const count = random.whole(0, 3);
    return Array.from({ length: count }, () => randomValue(schema.element, random, items));
  }
  if (schema instanceof z.ZodEnum) return random.pick(schema.options);
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodBoolean) return random.chance(0.5);
  if (schema instanceof z.ZodNumber) return random.pick([0, 0.5, 12.25, 100]);
  if (schema instanceof z.ZodUnion) return inner(random.pick(schema.options));
  if (schema instanceof z.ZodRecord) return randomRecord(schema, random, examples as unknown[]);
  return randomString(schema, random, examples as unknown[]);
}

function randomObject({ shape }: z.ZodObject, random: Random): object {
  const entries = Object.entries(shape).map(([key, schema]) => [key, randomValue(schema, random)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function randomText(random: Random): object {
  const chosen = languages.filter(() => random.chance(0.7));
  const keys = chosen.length > 0 ? chosen : ['de'];
  return Object.fromEntries(keys.map((lang) => [lang, `${lang} ${random.pick(awkwardTexts)}`]));
}

/** Values of some keys; where any text may be a key, the example of the schema. */
function randomRecord(schema: z.ZodRecord, random: Random, examples: readonly unknown[]): unknown {
  const { keyType, valueType } = schema;
  if (!(keyType instanceof z.ZodEnum)) return examples.find((example) => schema.safeParse(example).success) ?? {};
  const keys = keyType.options.filter(() => random.chance(0.2));
  const entries = keys.map((key) => [key, randomValue(valueType, random)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function randomString(schema: z.core.$ZodType, random: Random, examples: readonly unknown[]): unknown {
  const texts = examples.filter((example) => typeof example === 'string');
  const isEntry = !(schema instanceof z.ZodType && schema.meta()?.examples);
  // Entries of lists are codes.
  if (texts.length > 0 && (isEntry || random.chance(0.8))) return random.pick(texts);
  const awkward = random.pick(awkwardTexts);
  return texts.length === 0 || z.safeParse(schema, awkward).success ? awkward : random.pick(texts);
}
