'use client';

import { Check, CircleDashed, History } from 'lucide-react';
import { useState } from 'react';
import { useFieldTexts } from '@/components/studio/fields/form-context';
import { RowPages } from '@/components/studio/steps/row-pages';
import { SectionFields, StepForm, StepGroup } from '@/components/studio/steps/step-form';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { languageName } from '@/lib/domain/languages/language-name';
import { languageAttributes } from '@/lib/domain/languages/languages';
import { type LocalisedText, localisedTexts } from '@/lib/domain/studio/localised-texts';
import type { StepProps } from '@/lib/domain/studio/step-props';
import { stepOfSection } from '@/lib/domain/studio/steps';

/** Rows on a page of the grid. */
const pageSize = 100;

type State = 'translated' | 'missing' | 'outdated';
const icons = { translated: Check, missing: CircleDashed, outdated: History } as const;
const colours = { translated: 'text-success', missing: 'text-danger', outdated: 'text-notice' } as const;

/** The languages of the documents, and which text is translated into which of them. */
export function LanguagesStep(step: StepProps) {
  const t = useScopedMessages('studio');
  return (
    <div className="grid grid-cols-1 gap-8">
      <StepForm step={step} section="languages">
        <StepGroup id="languages" title={t('studio_start_languages')}>
          <SectionFields step={step} section="languages" part="product" names={['languages']} />
        </StepGroup>
      </StepForm>
      <StepGroup id="translations" title={t('studio_translations')} hint={t('studio_translations_hint')}>
        <Translations step={step} />
      </StepGroup>
    </div>
  );
}

function Translations({ step }: { step: StepProps }) {
  const t = useScopedMessages('studio');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [page, setPage] = useState(0);
  const { languages } = step;
  const stateOf = ({ pointer, texts }: LocalisedText, code: string): State => {
    if (!texts[code]) return 'missing';
    return step.outdated?.some((text) => text.pointer === pointer && text.language === code)
      ? 'outdated'
      : 'translated';
  };
  const isOpen = (text: LocalisedText) => languages.some((code) => stateOf(text, code) !== 'translated');
  const all = localisedTexts(step.sections, step.schema);
  const rows = onlyOpen ? all.filter(isOpen) : all;
  const first = Math.min(page * pageSize, Math.max(0, rows.length - 1));
  const shown = rows.slice(first, first + pageSize);
  const names = { translated: t('studio_translated'), missing: t('studio_missing'), outdated: t('studio_outdated') };
  if (all.length === 0) return <p className="text-ink-soft">{t('studio_translations_none')}</p>;
  return (
    <div>
      <label className="flex min-h-touch w-fit cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          checked={onlyOpen}
          onChange={({ target }) => {
            setOnlyOpen(target.checked);
            setPage(0);
          }}
        />
        {t('studio_translations_open', { count: all.filter(isOpen).length })}
      </label>
      <div
        className="mt-2 overflow-x-auto rounded-control border border-line"
        tabIndex={0}
        role="group"
        aria-label={t('studio_translations')}
      >
        <table className="w-full border-collapse text-small">
          <thead>
            <tr className="bg-sunken text-left">
              <th scope="col" className="min-w-60 px-3 py-2 font-semibold">
                {t('studio_column_text')}
              </th>
              {languages.map((code) => {
                const done = all.filter((text) => stateOf(text, code) === 'translated').length;
                return (
                  <th key={code} scope="col" className="px-2 py-2 text-center font-semibold">
                    {languageName(code, t.lang)}
                    <span className="block font-normal text-ink-soft tabular-nums">
                      {done}/{all.length}
                    </span>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map((text) => (
              <TranslationRow key={text.pointer} step={step} text={text} stateOf={stateOf} names={names} />
            ))}
          </tbody>
        </table>
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
        {(['translated', 'missing', ...(step.outdated ? (['outdated'] as const) : [])] as const).map((state) => {
          const Icon = icons[state];
          return (
            <li key={state} className="flex items-center gap-1.5">
              <Icon aria-hidden className={`size-4 ${colours[state]}`} />
              {names[state]}
            </li>
          );
        })}
      </ul>
      {rows.length > pageSize && (
        <RowPages
          first={first}
          last={first + shown.length - 1}
          total={rows.length}
          hasNext={first + pageSize < rows.length}
          onPage={(direction) => setPage(page + direction)}
        />
      )}
    </div>
  );
}

/** A text with the state of its translation in each language; a click goes to the text in that language. */
function TranslationRow({
  step,
  text,
  stateOf,
  names,
}: {
  step: StepProps;
  text: LocalisedText;
  stateOf: (text: LocalisedText, code: string) => State;
  names: Record<State, string>;
}) {
  const t = useScopedMessages('studio');
  const { fieldLabel, valueLabel } = useFieldTexts();
  const label = text.path
    .filter((key) => typeof key === 'string')
    .map((key) => fieldLabel(key))
    .join(' › ');
  const shownLanguage = [step.language, 'en', ...Object.keys(text.texts)].find((code) => text.texts[code]);
  const go = (code: string) => {
    step.onLanguage(code);
    step.onGo({ step: stepOfSection(text.section), pointer: `${text.pointer}/${code}` });
  };
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-3 py-1 text-left font-normal">
        <span className="block text-ink-soft">
          {valueLabel(`section_${text.section}`)} › {label}
        </span>
        <span {...languageAttributes(shownLanguage)} className="line-clamp-1">
          {shownLanguage ? text.texts[shownLanguage] : ''}
        </span>
      </th>
      {step.languages.map((code) => {
        const state = stateOf(text, code);
        const Icon = icons[state];
        return (
          <td key={code} className="border-l border-line p-0 text-center">
            <button
              type="button"
              onClick={() => go(code)}
              aria-label={`${languageName(code, t.lang)}: ${names[state]}. ${label}`}
              className="inline-grid size-11 place-content-center rounded-control hover:bg-sunken"
            >
              <Icon aria-hidden className={`size-5 ${colours[state]}`} />
            </button>
          </td>
        );
      })}
    </tr>
  );
}
