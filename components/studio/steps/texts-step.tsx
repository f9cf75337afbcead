'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { Field } from '@/components/studio/fields/field';
import { useReveal } from '@/components/studio/fields/focus-field';
import { PhrasePicker } from '@/components/studio/steps/phrase-picker';
import { SectionFields, StepForm } from '@/components/studio/steps/step-form';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { languageAttributes } from '@/lib/domain/languages/languages';
import { listOf, objectOf, pathOf, pointerInFile } from '@/lib/domain/studio/pointers';
import { partSchemas, propertyOf } from '@/lib/domain/studio/schema';
import type { StepProps } from '@/lib/domain/studio/step-props';

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
