'use client';

import clsx from 'clsx';
import { useState, useId } from 'react';
import { Field } from '@/components/studio/fields/field';
import { useReveal } from '@/components/studio/fields/focus-field';
import { SectionFields, StepForm } from '@/components/studio/steps/step-form';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { languageAttributes } from '@/lib/domain/languages/languages';
import { listOf, objectOf, pathOf, pointerInFile, findingsAt } from '@/lib/domain/studio/pointers';
import { partSchemas, propertyOf } from '@/lib/domain/studio/schema';
import type { StepProps, StudioPhrase } from '@/lib/domain/studio/step-props';
import { Plus } from 'lucide-react';
import useSWR from 'swr';
import { FindingList, inputStyle } from '@/components/studio/fields/field-frame';
import { useForm } from '@/components/studio/fields/form-context';
import { EntryButtons, moveEntry } from '@/components/studio/fields/list-field';
import { maxSearchLength, useSearch } from '@/components/studio/steps/use-search';

const sheetSections = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
type SheetSection = (typeof sheetSections)[number];

/** Fields besides phrases and texts that are paragraphs of a section. */
const paragraphFields: Partial<Record<SheetSection, string>> = { 15: 'regulatory', 16: 'changes' };

const sectionOf = (slot: string) => Number(slot.split('.')[0]) as SheetSection;

/** The texts of the sheet by section: derived paragraphs, standard phrases, and free texts. */
export function TextsStep(step: StepProps) {
  const t = useScopedMessages('studio');
  const [open, setOpenSection] = useState<SheetSection>(4);
  const setOpen = (number: SheetSection) => {
    setOpenSection(number);
    step.onSheetSection?.(number);
  };
  const { facts: schema } = partSchemas(step.schema);
  const slots = (propertyOf(schema, 'texts').propertyNames?.enum ?? []).map(String);
  const facts = step.sections.texts.facts ?? {};
  const phrases = objectOf(facts.phrases);
  const texts = objectOf(facts.texts);
  const countIn = (number: SheetSection) =>
    slots
      .filter((slot) => sectionOf(slot) === number)
      .reduce((count, slot) => count + listOf(phrases[slot]).length + (texts[slot] === undefined ? 0 : 1), 0) +
    listOf(facts[paragraphFields[number] ?? '']).length;
  useReveal(pointerInFile('facts', []), (pointer) => {
    const [, , , field = '', slot = ''] = pathOf(pointer);
    if (field === 'phrases' || field === 'texts') setOpen(sectionOf(slot));
    const section = sheetSections.find((number) => paragraphFields[number] === field);
    if (section) setOpen(section);
  });
  const findingsIn = (number: SheetSection) =>
    step.findings.filter(({ pointer }) => {
      const [, , , field, slot = ''] = pathOf(pointer);
      return (field === 'phrases' || field === 'texts') && sectionOf(slot) === number;
    }).length;

  return (
    <StepForm step={step} section="texts">
      <div className="@container">
        <div className="grid grid-cols-1 items-start gap-6 @min-[36rem]:grid-cols-[12rem_minmax(0,1fr)]">
          <nav aria-label={t('studio_sheet_sections')}>
            <ol className="grid grid-cols-2 @min-[36rem]:grid-cols-1">
              {sheetSections.map((number) => (
                <li key={number}>
                  <button
                    type="button"
                    aria-current={number === open ? 'true' : undefined}
                    onClick={() => setOpen(number)}
                    className={clsx(
                      'flex min-h-touch w-full items-center gap-2 rounded-control px-3 py-1 text-left text-small hover:bg-sunken',
                      number === open && 'bg-accent-soft font-semibold',
                    )}
                  >
                    <span className="min-w-5 text-ink-soft tabular-nums">{number}</span>
                    <span className="min-w-0 grow hyphens-auto">{t(`section_${number}`)}</span>
                    {countIn(number) > 0 && <span className="text-ink-soft tabular-nums">{countIn(number)}</span>}
                    {findingsIn(number) > 0 && (
                      <span className="text-danger">
                        <span aria-hidden>!</span>
                        <span className="sr-only">{t('studio_findings_count', { count: findingsIn(number) })}</span>
                      </span>
                    )}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
          <div className="grid grid-cols-1 gap-6 min-w-0">
            <h2 className="text-h2 font-semibold">
              {open} {t(`section_${open}`)}
            </h2>
            {slots
              .filter((slot) => sectionOf(slot) === open)
              .map((slot) => (
                <Subsection key={slot} step={step} slot={slot} />
              ))}
            {paragraphFields[open] && (
              <SectionFields step={step} section="texts" part="facts" names={[paragraphFields[open]]} />
            )}
          </div>
        </div>
      </div>
    </StepForm>
  );
}

function Subsection({ step, slot }: { step: StepProps; slot: string }) {
  const t = useScopedMessages('studio');
  const { facts: schema } = partSchemas(step.schema);
  const facts = step.sections.texts.facts ?? {};
  const texts = propertyOf(schema, 'texts').additionalProperties;
  const title = t.find(`studio_slot_${slot.replaceAll('.', '_')}`) ?? '';
  const number = /^[\d.]*\d/.exec(slot)?.[0] ?? slot;
  const derived = step.derived?.filter(({ subsection, text }) => subsection === slot && text !== null) ?? [];
  return (
    <section aria-labelledby={`slot-${slot}`} className="rounded-card border border-line bg-surface p-4">
      <h3 id={`slot-${slot}`} className="text-h3 font-semibold">
        {number} {title}
      </h3>
      <div className="mt-3 grid grid-cols-1 gap-4">
        {derived.length > 0 && (
          <ul
            aria-label={t('studio_derived_paragraphs')}
            className="grid grid-cols-1 gap-1 border-l-2 border-line pl-3"
          >
            {derived.map(({ text, from, provision }, index) => (
              <li key={index}>
                <span {...languageAttributes(step.language)}>{text}</span>{' '}
                <span className="text-small text-ink-soft">
                  {from !== null && t('studio_from_source', { source: from })} {provision && `(${provision})`}
                </span>
              </li>
            ))}
          </ul>
        )}
        <PhrasePicker step={step} slot={slot} title={`${number} ${title}`} />
        <Field
          part="facts"
          path={['texts', slot]}
          schema={typeof texts === 'object' ? texts : {}}
          value={objectOf(facts.texts)[slot]}
          label={t('studio_free_text')}
        />
      </div>
    </section>
  );
}

/** The standard phrases of a subsection: those that are chosen, in their order, and a search for others. */
function PhrasePicker({ step, slot, title }: { step: StepProps; slot: string; title: string }) {
  const t = useScopedMessages('studio');
  const { change, isReadOnly } = useForm();
  const id = useId();
  const { language, calls, findings } = step;
  const schema = propertyOf(propertyOf(partSchemas(step.schema).facts, 'phrases'), slot).items;
  const chosen = listOf(objectOf(step.sections.texts.facts?.phrases)[slot]).map(String);
  const find = (search: string) => calls.searchPhrases({ search, subsection: slot, language });
  const { data: all } = useSWR(['studio-phrases-of', slot, language] as const, () => find(''), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const { search, setSearch, found, failure } = useSearch<StudioPhrase>(`studio-phrases ${slot} ${language}`, find);
  const hasPhrases = schema !== undefined;
  if (!hasPhrases && chosen.length === 0) return null;

  const pointer = pointerInFile('facts', ['phrases', slot]);
  const store = (next: readonly string[]) =>
    change('facts', ['phrases', slot], next.length > 0 ? [...next] : undefined);
  /** The phrase in the language that is edited, else in English, as the schema has it. */
  const textOf = (name: string): { text: string; code: string } => {
    const text = [...(found ?? []), ...(all ?? [])].find((phrase) => phrase.name === name)?.text;
    const translation = text?.[language];
    if (translation !== undefined) return { text: translation, code: language };
    return {
      text: text?.en ?? schema?.oneOf?.find((option) => option.const === name)?.description ?? name,
      code: 'en',
    };
  };
  const offered = (found ?? []).filter(({ name }) => !chosen.includes(name));
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
                      document.getElementById(id)?.focus();
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
                        onClick={() => {
                          store([...chosen, name]);
                          setSearch('');
                          document.getElementById(id)?.focus();
                        }}
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
      )}
    </div>
  );
}
