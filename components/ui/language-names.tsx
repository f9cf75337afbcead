import { Fragment } from 'react';
import { languageAttributes } from '@/lib/domain/languages/languages';

/** Names of languages, each in the language itself with its `lang` attribute: `Deutsch, Ελληνικά`. */
export function LanguageNames({ languages }: { languages: { code: string | null; name: string }[] }) {
  return languages.map(({ code, name }, index) => (
    <Fragment key={`${code} ${name}`}>
      {index > 0 && ', '}
      <span {...languageAttributes(code)}>{name}</span>
    </Fragment>
  ));
}
