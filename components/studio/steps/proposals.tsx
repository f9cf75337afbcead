import { Check, ChevronDown, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { buttonStyle } from '@/components/studio/fields/field-frame';
import { focusField } from '@/components/studio/fields/focus-field';
import { useFieldTexts } from '@/components/studio/fields/form-context';
import { StepGroup } from '@/components/studio/steps/step-form';
import { WhatFollows } from '@/components/studio/steps/what-follows';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { Notice } from '@/components/ui/notice';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { figureText } from '@/lib/domain/studio/entered-values';
import { isSame } from '@/lib/domain/studio/merge';
import { listOf, objectOf, pointerInFile, withSectionValue } from '@/lib/domain/studio/pointers';
import type {
  ClassificationPreview,
  DerivedCategory,
  JsonObject,
  JsonValue,
  StepProps,
} from '@/lib/domain/studio/step-props';

/** The classification that the recipe leads to; the author accepts all of it, single categories of it, or follows it. */
export function Proposals({ step }: { step: StepProps }) {
  const t = useScopedMessages('studio');
  const { classification: preview, isReadOnly } = step;
  const isAccepted = step.sections.classification.facts?.classification !== undefined;
  const derived = preview?.classification ?? [];
  const acceptAll = useRef<HTMLButtonElement>(null);
  return (
    <StepGroup
      id="proposals"
      title={t('studio_classification_derived')}
      hint={isAccepted ? t('studio_classification_accepted') : t('studio_classification_follows')}
    >
      {preview === null && <Notice>{t('studio_classification_none_yet')}</Notice>}
      {preview?.warnings?.map((warning) => (
        <Notice key={warning} icon={TriangleAlert}>
          <span lang={preview.language}>{warning}</span>
        </Notice>
      ))}
      {preview && (
        <p className="empty:hidden">
          <WhatFollows step={step} hasClasses={derived.length > 0} />
        </p>
      )}
      <Categories step={step} onRemoved={() => acceptAll.current?.focus()} />
      {preview && <OtherResults preview={preview} />}
      {preview && !isReadOnly && (
        <p>
          <button
            ref={acceptAll}
            type="button"
            className={buttonStyle}
            onClick={() => storeFact(step, 'classification', isAccepted ? undefined : derived.map(entryOf))}
          >
            {isAccepted ? t('studio_follow_again') : t('studio_accept_all')}
          </button>
        </p>
      )}
    </StepGroup>
  );
}

const storeFact = (step: StepProps, name: string, value: JsonValue | undefined) =>
  step.onChange('classification', withSectionValue(step.sections.classification, 'facts', [name], value));

type Entry = Pick<DerivedCategory, 'category' | 'h'>;
const entryOf = ({ category, h }: Entry): JsonObject => ({ category, h });
const isSameEntry = (entry: JsonValue, { category, h }: Entry): boolean =>
  objectOf(entry).category === category && isSame(objectOf(entry).h, h);

/** The derived categories, and those that are accepted beyond them. */
function Categories({ step, onRemoved }: { step: StepProps; onRemoved: () => void }) {
  const { classification: preview, isReadOnly } = step;
  const { facts } = step.sections.classification;
  const isAccepted = facts?.classification !== undefined;
  const accepted = listOf(facts?.classification);
  const derived = preview?.classification ?? [];
  const overrides = listOf(facts?.overrides);
  const override = (category: DerivedCategory) => {
    const known = overrides.findIndex((entry) => objectOf(entry).class === category.class);
    const index = known >= 0 ? known : overrides.length;
    if (known < 0) {
      const entry = entryOf(category);
      const added = category.class === null ? entry : { class: category.class, ...entry };
      storeFact(step, 'overrides', [...overrides, added]);
    }
    void focusField(pointerInFile('facts', ['overrides', index]));
  };
  const lackingOf = (category: DerivedCategory) =>
    preview?.differences.find(
      (difference) =>
        difference.kind === 'lacking' &&
        difference.category === category.category &&
        difference.class === category.class,
    );
  /** Why the accepted classification differs from a derived category; '' if the platform has not said it yet. */
  const differenceOf = (category: DerivedCategory): string | undefined => {
    const isFound = step.isCurrent || accepted.some((entry) => isSameEntry(entry, category));
    return lackingOf(category)?.because ?? (isFound ? undefined : '');
  };
  const accept = (category: DerivedCategory) => {
    const replaced = lackingOf(category)?.replaces ?? [];
    const others = accepted.filter((entry) => !replaced.some((former) => isSameEntry(entry, former)));
    storeFact(step, 'classification', [...others, entryOf(category)]);
  };
  const remove = (name: string) => {
    const others = accepted.filter((entry) => objectOf(entry).category !== name);
    storeFact(step, 'classification', others);
    onRemoved();
  };
  const extraNames = accepted
    .map(objectOf)
    .filter(({ category }) => !derived.some((known) => known.category === category))
    .map(({ category }) => String(category ?? ''));
  return (
    <ul className="grid grid-cols-1 gap-3">
      {derived.map((category) => (
        <Proposal
          key={`${category.category} ${category.h.join()}`}
          derived={category}
          lang={preview?.language}
          difference={isAccepted ? differenceOf(category) : undefined}
          onAdd={isAccepted && !isReadOnly ? () => accept(category) : undefined}
          onOverride={isReadOnly ? undefined : () => override(category)}
        />
      ))}
      {extraNames.map((name) => (
        <ExtraCategory
          key={`extra ${name}`}
          name={name}
          because={preview?.differences.find(({ category, kind }) => category === name && kind === 'extra')?.because}
          lang={preview?.language}
          onRemove={isReadOnly ? undefined : () => remove(name)}
        />
      ))}
    </ul>
  );
}

/** What follows beside categories: supplemental statements, and the share of unknown toxicity. */
function OtherResults({ preview }: { preview: ClassificationPreview }) {
  const t = useScopedMessages('studio');
  const { valueLabel } = useFieldTexts();
  return (
    <>
      {preview.supplemental.length > 0 && (
        <p>
          <span className="font-semibold">{t('studio_supplemental')}</span>{' '}
          {preview.supplemental
            .map(({ h, for: names }) => (names.length > 0 ? `${h} (${names.join(', ')})` : h))
            .join(', ')}
        </p>
      )}
      {preview.unknownToxicity.map(({ route, percent }) => (
        <p key={route} className="text-notice">
          {t('studio_unknown_toxicity', { route: valueLabel(route), percent: figureText(percent, t.lang) })}
        </p>
      ))}
    </>
  );
}

function Proposal({
  derived,
  lang,
  difference,
  onAdd,
  onOverride,
}: {
  derived: DerivedCategory;
  /** Language of the platform's sentences. */
  lang: string | undefined;
  /** Why the accepted classification differs. */
  difference: string | undefined;
  onAdd?: () => void;
  onOverride?: () => void;
}) {
  const t = useScopedMessages('studio');
  const { valueLabel } = useFieldTexts();
  const overrideButton = useRef<HTMLButtonElement>(null);
  const { category, h, basis, provision, sentence } = derived;
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-h3 font-semibold">{category}</h3>
        <span>{h.join(', ')}</span>
        <Badge>{valueLabel(basis)}</Badge>
        {onAdd && difference === undefined && (
          <span className="inline-flex items-center gap-1.5 text-success">
            <Check aria-hidden className="size-4" />
            {t('studio_accepted')}
          </span>
        )}
      </div>
      <p className="mt-1 max-w-reading">
        {sentence && <span lang={lang}>{sentence} </span>}
        {!sentence?.includes(provision) && <span className="text-ink-soft">{provision}</span>}
      </p>
      {difference !== undefined && (
        <p className="mt-1 flex gap-2 text-notice">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          <span>
            {t('studio_difference_lacking')}
            {/* The reason usually repeats the sentence above. */}
            {difference !== sentence && (
              <span lang={lang} className="block">
                {difference}
              </span>
            )}
          </span>
        </p>
      )}
      <Arithmetic derived={derived} />
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {onAdd && difference !== undefined && (
          <button
            type="button"
            className={buttonStyle}
            onClick={() => {
              onAdd();
              overrideButton.current?.focus();
            }}
          >
            {t('studio_accept')}
            <span className="sr-only">: {category}</span>
          </button>
        )}
        {onOverride && (
          <button ref={overrideButton} type="button" className={buttonStyle} onClick={onOverride}>
            {t('studio_override')}
            <span className="sr-only">: {category}</span>
          </button>
        )}
      </div>
    </li>
  );
}

/** The steps of a derivation in a table, and its result. */
function Arithmetic({ derived }: { derived: DerivedCategory }) {
  const t = useScopedMessages('studio');
  const { category, value, limit, unit, steps } = derived;
  const figure = (number: number | null) =>
    number === null ? null : figureText(Number(number.toPrecision(4)), t.lang);
  const percent = (number: number | null) => (number === null ? null : `${figure(number)}\u00A0%`);
  const withUnit = (number: number) => `${figure(number)}${unit ? `\u00A0${unit}` : ''}`;
  if (steps.length === 0 && value === null) return null;
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-touch items-center gap-2 font-semibold">
        <ChevronDown aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-180" />
        {t('studio_arithmetic')}
      </summary>
      {steps.length > 0 && (
        <DataTable
          label={`${t('studio_arithmetic')}: ${category}`}
          rows={[...steps]}
          rowKey={(row, index) => `${index} ${row.ingredient}`}
          columns={[
            { key: 'ingredient', header: t('studio_column_ingredient'), cell: (row) => row.ingredient },
            {
              key: 'content',
              header: t('studio_column_content'),
              numeric: true,
              cell: (row) => percent(row.content),
            },
            { key: 'limit', header: t('studio_column_limit'), numeric: true, cell: (row) => figure(row.limit) },
            { key: 'factor', header: t('studio_column_factor'), numeric: true, cell: (row) => figure(row.factor) },
            {
              key: 'contribution',
              header: t('studio_column_contribution'),
              numeric: true,
              cell: (row) => figure(row.contribution),
            },
          ]}
        />
      )}
      {value !== null && (
        <p className="mt-2 tabular-nums">
          {limit === null
            ? t('studio_result', { value: withUnit(value) })
            : t('studio_result_limit', { value: withUnit(value), limit: withUnit(limit) })}
        </p>
      )}
    </details>
  );
}

/** A category that the author accepted and that does not follow from the recipe. */
function ExtraCategory({
  name,
  because,
  lang,
  onRemove,
}: {
  name: string;
  /** Why it does not follow. */
  because: string | undefined;
  /** Language of the platform's sentences. */
  lang: string | undefined;
  onRemove?: () => void;
}) {
  const t = useScopedMessages('studio');
  return (
    <li className="rounded-card border border-notice-rule bg-surface p-4">
      <h3 className="text-h3 font-semibold">{name}</h3>
      <p className="mt-1 text-notice">
        {t('studio_difference_extra')}
        {because && (
          <span lang={lang} className="block">
            {because}
          </span>
        )}
      </p>
      {onRemove && (
        <button type="button" className={`${buttonStyle} mt-2`} onClick={onRemove}>
          {t('studio_remove', { name })}
        </button>
      )}
    </li>
  );
}
