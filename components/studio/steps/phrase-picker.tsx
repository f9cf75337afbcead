import { Plus } from 'lucide-react';
import { useId } from 'react';
import useSWR from 'swr';
import { FindingList, inputStyle } from '@/components/studio/fields/field-frame';
import { useForm } from '@/components/studio/fields/form-context';
import { EntryButtons, moveEntry } from '@/components/studio/fields/list-field';
import { maxSearchLength, useSearch } from '@/components/studio/steps/use-search';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { languageAttributes } from '@/lib/domain/languages/languages';
import { findingsAt, listOf, objectOf, pointerInFile } from '@/lib/domain/studio/pointers';
import { partSchemas, propertyOf } from '@/lib/domain/studio/schema';
import type { StepProps, StudioPhrase } from '@/lib/domain/studio/step-props';

/** The text of a phrase, and the code of its language. */
type TextOf = (name: string) => { text: string; code: string };

/** The standard phrases of a subsection: those that are chosen, in their order, and a search for others. */
export function PhrasePicker({ step, slot, title }: { step: StepProps; slot: string; title: string }) {
  const t = useScopedMessages('studio');
  const { change, isReadOnly } = useForm();
  const searchId = useId();
  const { language, calls, findings } = step;
  const schema = propertyOf(propertyOf(partSchemas(step.schema).facts, 'phrases'), slot).items;
  const chosen = listOf(objectOf(step.sections.texts.facts?.phrases)[slot]).map(String);
  const find = (search: string) => calls.searchPhrases({ search, subsection: slot, language });
  const { data: all } = useSWR(['studio-phrases-of', slot, language] as const, () => find(''), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const phraseSearch = useSearch<StudioPhrase>(`studio-phrases ${slot} ${language}`, find);
  const hasPhrases = schema !== undefined;
  if (!hasPhrases && chosen.length === 0) return null;

  const pointer = pointerInFile('facts', ['phrases', slot]);
  const store = (next: readonly string[]) =>
    change('facts', ['phrases', slot], next.length > 0 ? [...next] : undefined);
  const focusSearch = () => document.getElementById(searchId)?.focus();
  /** In the language that is edited, else in English, as the schema has it. */
  const textOf: TextOf = (name) => {
    const text = [...(phraseSearch.found ?? []), ...(all ?? [])].find((phrase) => phrase.name === name)?.text;
    const translation = text?.[language];
    if (translation !== undefined) return { text: translation, code: language };
    return {
      text: text?.en ?? schema?.oneOf?.find((option) => option.const === name)?.description ?? name,
      code: 'en',
    };
  };
  return (
    <div data-pointer={pointer} className="grid grid-cols-1 gap-2">
      {chosen.length > 0 && (
        <ol aria-label={t('studio_phrases_of', { title })} className="grid grid-cols-1 gap-1">
          {chosen.map((name, index) => {
            const { text, code } = textOf(name);
            return (
              <li key={`${index} ${name}`} className="flex items-start gap-1 rounded-control bg-sunken pl-3">
                <span {...languageAttributes(code)} className="min-w-0 grow py-2">
                  {text}
                </span>
                {!isReadOnly && (
                  <EntryButtons
                    name={text}
                    index={index}
                    total={chosen.length}
                    move={(from, step) => store(moveEntry(chosen, from, step))}
                    remove={(from) => {
                      store(chosen.filter((_, index) => index !== from));
                      focusSearch();
                    }}
                  />
                )}
              </li>
            );
          })}
        </ol>
      )}
      <FindingList findings={findingsAt(findings, pointer, true)} />
      {!isReadOnly && hasPhrases && (
        <PhraseSearch
          {...phraseSearch}
          id={searchId}
          title={title}
          chosen={chosen}
          textOf={textOf}
          onAdd={(name) => {
            store([...chosen, name]);
            phraseSearch.setSearch('');
            focusSearch();
          }}
        />
      )}
    </div>
  );
}

/** A search field, and what it finds as buttons that add a phrase to the chosen ones. */
function PhraseSearch({
  id,
  title,
  search,
  setSearch,
  found,
  failure,
  chosen,
  textOf,
  onAdd,
}: Omit<ReturnType<typeof useSearch<StudioPhrase>>, 'reload'> & {
  /** Of the search field. */
  id: string;
  /** Of the subsection. */
  title: string;
  chosen: readonly string[];
  textOf: TextOf;
  onAdd: (name: string) => void;
}) {
  const t = useScopedMessages('studio');
  const offered = (found ?? []).filter(({ name }) => !chosen.includes(name));
  return (
    <div>
      <label htmlFor={id} className="text-small text-ink-soft">
        {t('studio_phrase_search')}
        <span className="sr-only">: {title}</span>
      </label>
      <input
        id={id}
        type="search"
        maxLength={maxSearchLength}
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        className={inputStyle}
      />
      <div aria-live="polite">
        {failure && <p className="text-small text-danger">{failure}</p>}
        {found && offered.length === 0 && <p className="text-small text-ink-soft">{t('studio_phrase_nothing')}</p>}
        {offered.length > 0 && (
          <ul className="mt-1 max-h-80 divide-y divide-line overflow-y-auto rounded-control border border-line">
            {offered.map(({ name }) => {
              const { text, code } = textOf(name);
              return (
                <li key={name}>
                  <button
                    type="button"
                    onClick={() => onAdd(name)}
                    className="flex min-h-touch w-full items-center gap-2 px-3 py-1 text-left hover:bg-sunken"
                  >
                    <Plus aria-hidden className="size-4 shrink-0 text-accent" />
                    <span {...languageAttributes(code)}>{text}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
}
