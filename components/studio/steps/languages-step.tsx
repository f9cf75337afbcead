'use client';

import { Check, CircleDashed, History } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '@/components/studio/fields/field-frame';
import { useFieldTexts } from '@/components/studio/fields/form-context';
import { SectionFields, StepForm, StepGroup } from '@/components/studio/steps/step-form';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { languageName } from '@/lib/domain/languages/language-name';
import { inLanguage } from '@/lib/domain/languages/languages';
import { type LocalisedText, localisedTexts } from '@/lib/domain/studio/localised-texts';
import type { StepProps } from '@/lib/domain/studio/step-props';
import { stepOfSection } from '@/lib/domain/studio/steps';

/** Rows on a page of the grid. */
const pageSize = 100;

type State = 'translated' | 'missing' | 'outdated';
const icons = { translated: Check, missing: CircleDashed, outdated: History } as const;
const colours = { translated: 'text-success', missing: 'text-danger', outdated: 'text-notice' } as const;

/** The languages of the documents, and which text is there in which language. */
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
  const { fieldLabel, valueLabel } = useFieldTexts();
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [page, setPage] = useState(0);
  const { languages, language } = step;
  const stateOf = ({ pointer, texts }: LocalisedText, code: string): State => {
    if (!texts[code]) return 'missing';
    return step.outdated?.some((one) => one.pointer === pointer && one.language === code) ? 'outdated' : 'translated';
  };
  const isOpen = (text: LocalisedText) => languages.some((code) => stateOf(text, code) !== 'translated');
  const all = localisedTexts(step.sections, step.schema);
  const rows = onlyOpen ? all.filter(isOpen) : all;
  const first = Math.min(page * pageSize, Math.max(0, rows.length - 1));
  const shown = rows.slice(first, first + pageSize);
  const names = { translated: t('studio_translated'), missing: t('studio_missing'), outdated: t('studio_outdated') };
  const labelOf = ({ path }: LocalisedText) => {
    const named = path.filter((key) => typeof key === 'string').map(String);
    return named.map(fieldLabel).join(' › ');
  };
  const snippetOf = ({ texts }: LocalisedText) => {
    const code = [language, 'en', ...Object.keys(texts)].find((one) => texts[one]);
    return { text: code ? texts[code]! : '', code };
  };
  const go = (text: LocalisedText, code: string) => {
    step.onLanguage(code);
    step.onGo({ step: stepOfSection(text.section), pointer: `${text.pointer}/${code}` });
  };
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
            {shown.map((text) => {
              const { text: snippet, code: snippetCode } = snippetOf(text);
              return (
                <tr key={text.pointer} className="border-t border-line">
                  <th scope="row" className="px-3 py-1 text-left font-normal">
                    <span className="block text-ink-soft">
                      {valueLabel(`section_${text.section}`)} › {labelOf(text)}
                    </span>
                    <span {...inLanguage(snippetCode)} className="line-clamp-1">
                      {snippet}
                    </span>
                  </th>
                  {languages.map((code) => {
                    const state = stateOf(text, code);
                    const Icon = icons[state];
                    return (
                      <td key={code} className="border-l border-line p-0 text-center">
                        <button
                          type="button"
                          onClick={() => go(text, code)}
                          aria-label={`${languageName(code, t.lang)}: ${names[state]}. ${labelOf(text)}`}
                          className="inline-grid size-11 place-content-center rounded-control hover:bg-sunken"
                        >
                          <Icon aria-hidden className={`size-5 ${colours[state]}`} />
                        </button>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
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
        <nav aria-label={t('studio_grid_pages')} className="mt-2 flex flex-wrap items-center gap-2">
          <button type="button" disabled={page === 0} onClick={() => setPage(page - 1)} className={buttonStyle}>
            {t('studio_previous_rows')}
          </button>
          <span className="tabular-nums">
            {t('studio_rows_of', { first: first + 1, last: first + shown.length, total: rows.length })}
          </span>
          <button
            type="button"
            disabled={first + pageSize >= rows.length}
            onClick={() => setPage(page + 1)}
            className={buttonStyle}
          >
            {t('studio_next_rows')}
          </button>
        </nav>
      )}
    </div>
  );
}
