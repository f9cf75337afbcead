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
      const visitChild = (key: string | number, childSchema: JsonSchema, childValue: JsonValue | undefined) =>
        visit(part, [...path, key], childSchema, childValue);
      if (kind.kind === 'localised') {
        const texts = Object.entries(objectOf(value)).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        );
        found.push({ section, pointer: pointerInFile(part, path), path, texts: Object.fromEntries(texts) });
      } else if (kind.kind === 'list' && Array.isArray(value)) {
        (value as readonly JsonValue[]).forEach((child, index) => visitChild(index, kind.items, child));
      } else if (kind.kind === 'object') {
        for (const [name, child] of Object.entries(objectOf(value)))
          visitChild(name, propertyOf(schemaOf(schema), name), child);
      } else if (kind.kind === 'record') {
        for (const [key, child] of Object.entries(objectOf(value))) visitChild(key, kind.values, child);
      } else if (kind.kind === 'union') {
        const alternative = kind.alternatives.find((candidate) => hasForm(value, candidate));
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
