'use client';

import { type FieldProps, useFieldTexts } from '@/components/studio/fields/form-context';
import { ObjectField, RecordField, UnionField } from '@/components/studio/fields/group-fields';
import { ListField } from '@/components/studio/fields/list-field';
import { LocalisedField } from '@/components/studio/fields/localised-field';
import {
  BooleanField,
  ChoiceField,
  SeveralField,
  TextField,
  TextListField,
} from '@/components/studio/fields/simple-fields';
import { languageName } from '@/lib/domain/languages/language-name';
import { kindOf } from '@/lib/domain/studio/schema';

/** The field for a schema. */
export function Field(props: FieldProps) {
  const { lang } = useFieldTexts();
  const kind = kindOf(props.schema);
  switch (kind.kind) {
    case 'localised':
      return <LocalisedField {...props} />;
    case 'choice':
      return <ChoiceField {...props} options={kind.options} />;
    case 'boolean':
      return <BooleanField {...props} />;
    case 'object':
      return <ObjectField {...props} properties={kind.properties} />;
    case 'record':
      return <RecordField {...props} keys={kind.keys} values={kind.values} />;
    case 'union':
      return <UnionField {...props} alternatives={kind.alternatives} />;
    case 'list': {
      const items = kindOf(kind.items);
      if (items.kind === 'choice') {
        const isLanguage = items.options.includes('en') && items.options.includes('de');
        const nameOf = isLanguage ? (code: string) => languageName(code, lang) : undefined;
        return <SeveralField {...props} options={items.options} nameOf={nameOf} />;
      }
      if (items.kind === 'text') return <TextListField {...props} />;
      return <ListField {...props} items={kind.items} />;
    }
    default:
      return <TextField {...props} isNumber={kind.kind === 'number'} />;
  }
}

/** Renders a field within another one, which cannot import this file. */
export const renderField = (props: FieldProps) => <Field {...props} />;
