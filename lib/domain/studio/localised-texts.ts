import { objectOf, type Path, pointerInFile, type SectionPart } from '@/lib/domain/studio/pointers';
import { hasForm, kindOf, partSchemas, propertyOf } from '@/lib/domain/studio/schema';
import {
  type JsonSchema,
  type JsonValue,
  type SectionName,
  sectionNames,
  type Sections,
} from '@/lib/domain/studio/step-props';

/** A text of a draft with its translations. */
export interface LocalisedText {
  section: SectionName;
  pointer: string;
  path: Path;
  texts: Readonly<Record<string, string>>;
}

/** All texts by language of a draft, in the order of its sections. */
export function localisedTexts(sections: Sections, root: JsonSchema): LocalisedText[] {
  const schemas = partSchemas(root);
  const found: LocalisedText[] = [];
  for (const section of sectionNames) {
    const visit = (part: SectionPart, path: Path, schema: JsonSchema, value: JsonValue | undefined): void => {
      if (value === undefined || value === null) return;
      const kind = kindOf(schema);
      const inner = (key: string | number, of: JsonSchema, one: JsonValue | undefined) =>
        visit(part, [...path, key], of, one);
      if (kind.kind === 'localised') {
        const texts = Object.entries(objectOf(value)).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        );
        found.push({ section, pointer: pointerInFile(part, path), path, texts: Object.fromEntries(texts) });
      } else if (kind.kind === 'list' && Array.isArray(value)) {
        (value as readonly JsonValue[]).forEach((one, index) => inner(index, kind.items, one));
      } else if (kind.kind === 'object') {
        for (const [name, one] of Object.entries(objectOf(value))) inner(name, propertyOf(schemaOf(schema), name), one);
      } else if (kind.kind === 'record') {
        for (const [key, one] of Object.entries(objectOf(value))) inner(key, kind.values, one);
      } else if (kind.kind === 'union') {
        const alternative = kind.alternatives.find((one) => hasForm(value, one));
        if (alternative) visit(part, path, alternative, value);
      }
    };
    const content = sections[section];
    for (const part of ['product', 'facts'] as const) {
      for (const [name, value] of Object.entries(content[part] ?? {}))
        visit(part, [name], propertyOf(schemas[part], name), value);
    }
  }
  return found;
}

/** The schema of an object that may be null. */
const schemaOf = (schema: JsonSchema): JsonSchema =>
  schema.properties ? schema : (schema.anyOf?.find(({ properties }) => properties) ?? schema);
