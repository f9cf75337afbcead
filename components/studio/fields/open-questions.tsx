'use client';

import clsx from 'clsx';
import { CircleCheck, CircleHelp } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { buttonStyle, inputStyle } from '@/components/studio/fields/field-frame';
import { focusField } from '@/components/studio/fields/focus-field';
import { type FieldQuestion, type FieldState, useFieldTexts, useStep } from '@/components/studio/fields/form-context';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { appendColon } from '@/lib/domain/languages/formatting';
import { languageAttributes } from '@/lib/domain/languages/languages';
import { listOf, objectOf, withSectionValue, withValueAt } from '@/lib/domain/studio/pointers';
import type { JsonObject, JsonValue } from '@/lib/domain/studio/step-props';

/** How the author can know that a class does not apply, or which category does; `harmonised` is of substances. */
const bases = ['test', 'bridging', 'expertJudgement'] as const;

/**
 * The questions that a field answers. Each can be answered by an own decision, too, which has a basis and a reason: its form edits the entry of
 * `overrides` itself, so that it is saved as it is typed. An answered question stays while the author is at the field.
 */
export function OpenQuestions({ field }: { field: Pick<FieldState, 'pointer' | 'questions' | 'isReadOnly'> }) {
  const { pointer, questions, isReadOnly } = field;
  const step = useStep();
  const [known, setKnown] = useState(questions);
  const [opened, setOpened] = useState<string | null>(null);
  const added = questions.filter(({ id }) => !known.some((question) => question.id === id));
  if (added.length > 0) setKnown([...known, ...added]);
  if (known.length === 0) return null;

  const { classification } = step.sections;
  const overrides = listOf(classification.facts?.overrides);
  const classOf = (entry: JsonValue) => String(objectOf(entry).class);
  const entryOf = ({ classes }: FieldQuestion) =>
    overrides.map(objectOf).find((entry) => classes.includes(classOf(entry)));
  const store = (next: readonly JsonValue[]) => {
    const value = next.length > 0 ? next : undefined;
    step.onChange('classification', withSectionValue(classification, 'facts', ['overrides'], value));
  };
  const decide = ({ classes, categories }: FieldQuestion, change: JsonObject) => {
    // A class that a value decides has no category here: the question is why it does not apply.
    const begun = categories.length > 0 ? {} : { category: null, h: [] };
    const missing = classes.filter((name) => !overrides.some((entry) => classOf(entry) === name));
    store([
      ...overrides.map((entry) => (classes.includes(classOf(entry)) ? { ...objectOf(entry), ...change } : entry)),
      ...missing.map((name) => ({ class: name, ...begun, ...change })),
    ]);
  };
  const close = () => {
    setOpened(null);
    void focusField(`${pointer}/value`);
  };
  const takeBack = ({ classes }: FieldQuestion) => {
    store(overrides.filter((entry) => !classes.includes(classOf(entry))));
    close();
  };

  const shown = known
    .map((question) => questions.find(({ id }) => id === question.id) ?? question)
    .filter((question) => questions.includes(question) || opened === question.id || entryOf(question));
  if (shown.length === 0) return null;
  return (
    <ul className="mt-2 mb-3 grid grid-cols-1 gap-3">
      {shown.map((question) => (
        <Question
          key={question.id}
          question={question}
          isAsked={questions.includes(question)}
          isOpen={opened === question.id}
          isReadOnly={isReadOnly}
          entry={entryOf(question)}
          language={step.language}
          onOpen={() => setOpened(opened === question.id ? null : question.id)}
          onDecide={(change) => decide(question, change)}
          onTakeBack={() => takeBack(question)}
          onClose={close}
        />
      ))}
    </ul>
  );
}

interface DecisionProps {
  question: FieldQuestion;
  isAsked: boolean;
  /** The own decision about its classes. */
  entry: JsonObject | undefined;
  /** In which the reason is written. */
  language: string;
  onDecide: (change: JsonObject) => void;
  onTakeBack: () => void;
  onClose: () => void;
}

function Question({
  isOpen,
  isReadOnly,
  onOpen,
  ...decision
}: DecisionProps & { isOpen: boolean; isReadOnly: boolean; onOpen: () => void }) {
  const { question, isAsked } = decision;
  const t = useScopedMessages('studio');
  const { valueLabel } = useFieldTexts();
  const { id, text, provisions, classes, categories } = question;
  const names = classes.map(valueLabel).join(', ');
  const Icon = isAsked ? CircleHelp : CircleCheck;
  const begin = categories.length > 0 ? t('studio_question_decide') : t('studio_question_why_not');
  return (
    <li className={clsx('border-l-4 pl-3', isAsked ? 'border-notice-rule' : 'border-line-strong')}>
      <p id={id} className={clsx('flex gap-1.5 text-small', isAsked ? 'text-notice' : 'text-ink-soft')}>
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 max-w-reading wrap-break-word">
          <span className="sr-only">{appendColon(t('studio_finding_question'), t.lang)} </span>
          {isAsked
            ? [text, provisions.length > 0 && `(${provisions.join('; ')})`].filter(Boolean).join(' ')
            : t('studio_question_answered', { classes: names })}
        </span>
      </p>
      {!isReadOnly && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-decision` : undefined}
          onClick={onOpen}
          className="inline-flex min-h-touch items-center text-left text-small font-semibold text-accent underline underline-offset-4"
        >
          {isAsked ? begin : t('studio_question_change')}
          <span className="sr-only">: {names}</span>
        </button>
      )}
      {isOpen && !isReadOnly && <Decision {...decision} names={names} />}
    </li>
  );
}

/** The own decision: category or none, on which basis, and why. */
function Decision({
  question,
  isAsked,
  entry = {},
  names,
  language,
  onDecide,
  onTakeBack,
  onClose,
}: DecisionProps & { names: string }) {
  const t = useScopedMessages('studio');
  const { fieldLabel, valueLabel } = useFieldTexts();
  const { id } = question;
  const reason = objectOf(entry.reason);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <div
      id={`${id}-decision`}
      role="group"
      aria-label={names}
      onKeyDown={closeByKey}
      className="mt-1 grid max-w-reading grid-cols-1 gap-3 rounded-control border border-line bg-surface p-3"
    >
      <p className="text-small text-ink-soft">{t('studio_question_hint')}</p>
      {question.categories.length > 0 && <ResultField question={question} entry={entry} onDecide={onDecide} />}
      <fieldset className="min-w-0">
        <legend className="font-semibold">{fieldLabel('basis')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {bases.map((basis) => (
            <label key={basis} className="flex min-h-touch cursor-pointer items-center gap-2">
              <input
                type="radio"
                name={`${id}-basis`}
                checked={entry.basis === basis}
                onChange={() => onDecide({ basis })}
              />
              {valueLabel(basis)}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="grid grid-cols-1 gap-1">
        <span className="font-semibold">{fieldLabel('reason')}</span>
        <textarea
          {...languageAttributes(language)}
          rows={2}
          value={typeof reason[language] === 'string' ? reason[language] : ''}
          onChange={({ target: { value } }) =>
            onDecide({ reason: withValueAt(reason, [language], value === '' ? undefined : value) })
          }
          className={`${inputStyle} field-sizing-content`}
        />
      </label>
      <p role="status" className="flex gap-1.5 text-small text-success empty:hidden">
        {!isAsked && (
          <>
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('studio_question_done')}
          </>
        )}
      </p>
      <div className="flex flex-col items-start gap-3 medium:flex-row medium:gap-6">
        <button type="button" className={buttonStyle} onClick={onClose}>
          {t('studio_question_close')}
        </button>
        {Object.keys(entry).length > 0 && (
          <button
            type="button"
            onClick={onTakeBack}
            className="inline-flex min-h-touch items-center text-small font-semibold text-ink-soft underline"
          >
            {t('studio_question_take_back')}
          </button>
        )}
      </div>
    </div>
  );
}

/** The category that the author decides for, or that the class does not apply. */
function ResultField({
  question: { categories },
  entry,
  onDecide,
}: Pick<DecisionProps, 'question' | 'onDecide'> & { entry: JsonObject }) {
  const t = useScopedMessages('studio');
  const choose = (name: string) => {
    const chosen = categories.find(({ category }) => category === name);
    onDecide({ category: chosen?.category ?? null, h: chosen?.h ?? [] });
  };
  return (
    <label className="grid grid-cols-1 gap-1">
      <span className="font-semibold">{t('studio_question_result')}</span>
      <select
        value={entry.category === undefined ? '' : String(entry.category)}
        onChange={({ target }) => choose(target.value)}
        className={inputStyle}
      >
        {entry.category === undefined && <option value="">{t('studio_not_stated')}</option>}
        {categories.map(({ category, h, name }) => (
          <option key={category} value={category}>
            {`${name} (${[category, ...h].join(', ')})`}
          </option>
        ))}
        <option value="null">{t('studio_not_classified_cell')}</option>
      </select>
    </label>
  );
}
