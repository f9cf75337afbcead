import { ChevronRight } from '@/components/ui/icons/icons';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table';
import { DefinitionList } from '@/components/ui/definition-list';
import { derivedFigure, appendColon } from '@/lib/domain/languages/formatting';
import type {
  Derivation,
  DerivationStep,
  DerivedClass,
  DerivedResult,
  NotClassified,
} from '@/lib/domain/product/formulation';

const outcomes = ['open', 'inconclusive', 'noData', 'conclusive', 'notApplicable'] as const;

/**
 * How the classification of a mixture was found, class by class, and why the other classes are not in it. Confidential: in edit mode
 * only. Native `<details>`, rendered on the server: no script.
 */
export function ClassificationDerivation({ derivation: { classes, notClassified } }: { derivation: Derivation }) {
  const t = useTranslations('app');
  return (
    <div className="mt-6 space-y-6">
      {classes.length > 0 && (
        <section aria-labelledby="derivation-title">
          <h3 id="derivation-title" className="font-semibold">
            {t('derivation_title')}
          </h3>
          <p className="mb-2 text-small text-ink-soft">{t('derivation_confidential')}</p>
          {classes.map((derivedClass, index) => (
            <Fold key={index} title={<ClassTitle derivedClass={derivedClass} />}>
              <ClassResult derivedClass={derivedClass} />
            </Fold>
          ))}
        </section>
      )}
      {notClassified.length > 0 && (
        <section aria-labelledby="not-classified-title">
          <h3 id="not-classified-title" className="mb-2 font-semibold">
            {t('derivation_not_classified')}
          </h3>
          {outcomes.map((outcome) => (
            <OutcomeGroup key={outcome} rows={notClassified.filter((row) => row.outcome === outcome)} />
          ))}
        </section>
      )}
    </div>
  );
}

function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group border-t border-line last:border-b">
      <summary className="flex min-h-touch cursor-pointer items-start gap-2 rounded-control py-2.5">
        <ChevronRight aria-hidden className="mt-0.5 size-5 shrink-0 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <div className="space-y-4 pt-1 pb-5 medium:pl-7">{children}</div>
    </details>
  );
}

function ClassTitle({ derivedClass }: { derivedClass: DerivedClass }) {
  const t = useTranslations('app');
  const { name, category, statements, basis, isDeclared } = derivedClass;
  return (
    <span className="min-w-0 flex-1 gap-x-5 medium:flex medium:justify-between">
      <span className="block min-w-0">
        <span className="font-semibold">{name}</span>
        <span className="block text-ink-soft">{[category, ...statements].join(' · ')}</span>
        {!isDeclared && <span className="block text-notice">{t('derivation_not_declared')}</span>}
      </span>
      {basis && <span className="block shrink-0 text-ink-soft medium:max-w-60 medium:text-end">{basis}</span>}
    </span>
  );
}

function ClassResult({ derivedClass }: { derivedClass: DerivedClass }) {
  const t = useTranslations('app');
  const { name, steps, basis, provision, reasons } = derivedClass;
  const { result } = useDerivationFigures();
  const found = result(derivedClass);
  return (
    <>
      {steps.length > 0 && <DerivationArithmetic name={name} steps={steps} />}
      <DefinitionList
        items={[
          ...(found ? [{ term: found.term, value: found.text }] : []),
          { term: t('derivation_basis'), value: basis },
          { term: t('derivation_provision'), value: provision },
          { term: t('derivation_reason'), value: reasons.join(' ') },
        ]}
      />
    </>
  );
}

/** The classes with one outcome; nothing without any. */
function OutcomeGroup({ rows }: { rows: NotClassified[] }) {
  const t = useTranslations('app');
  const [first] = rows;
  if (!first) return null;
  return (
    <Fold title={<span>{`${first.outcomeText} (${rows.length})`}</span>}>
      <DataTable
        label={first.outcomeText}
        columns={[
          { key: 'class', header: t('derivation_class'), cell: ({ name }) => name },
          { key: 'reason', header: t('derivation_reason'), cell: (row) => <Reason row={row} /> },
          { key: 'provision', header: t('derivation_provision'), cell: ({ provision }) => provision },
        ]}
        rows={rows}
        rowKey={(_, index) => String(index)}
      />
    </Fold>
  );
}

/** The reason, with the figure that was compared and what each ingredient adds to it. */
function Reason({ row }: { row: NotClassified }) {
  const lang = useLocale();
  const { result, formatStep } = useDerivationFigures();
  const found = result(row);
  return (
    <div>
      {row.reasons.join(' ')}
      {found && (
        <span className="block">
          {appendColon(found.term, lang)} {found.text}
        </span>
      )}
      {row.steps.length > 0 && (
        <ul className="text-small text-ink-soft">
          {row.steps.map((step, index) => (
            <li key={index}>{formatStep(step)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What each ingredient adds to a hazard class: content × factor ÷ limit. */
function DerivationArithmetic({
  name,
  steps,
}: {
  /** Of the class. */
  name: string;
  steps: DerivationStep[];
}) {
  const t = useTranslations('app');
  const { figure, limit } = useDerivationFigures();
  return (
    <DataTable
      label={name}
      columns={[
        { key: 'ingredient', header: t('derivation_ingredient'), cell: ({ ingredient }) => ingredient },
        {
          key: 'content',
          header: t('mass_percent'),
          cell: (step) => figure(step.content, percentOf(step)),
          numeric: true,
        },
        { key: 'limit', header: t('derivation_limit'), cell: (step) => <Limit step={step} text={limit(step)} /> },
        { key: 'factor', header: t('derivation_factor'), cell: ({ factor }) => figure(factor), numeric: true },
        {
          key: 'contribution',
          header: t('derivation_contribution'),
          cell: ({ contribution, isInSum }) => (
            <span>
              {figure(contribution, 1)}
              {!isInSum && (
                <span className="block text-small whitespace-normal text-ink-soft">{t('derivation_by_itself')}</span>
              )}
            </span>
          ),
          numeric: true,
        },
      ]}
      rows={steps}
      rowKey={(_, index) => String(index)}
    />
  );
}

function Limit({ step: { limitSource }, text }: { step: DerivationStep; text: string | null }) {
  return (
    <span>
      {text && <span className="whitespace-nowrap">{text}</span>}
      {limitSource && <span className="block text-small text-ink-soft">{limitSource}</span>}
    </span>
  );
}

/** The limit where it is one of contents. */
const percentOf = ({ limit, limitUnit }: DerivationStep) => (limitUnit === '%' ? limit : null);

/** What the figure of a result is called, by its unit; all others are measured values. */
const terms: Partial<Record<string, 'derivation_sum' | 'derivation_content' | 'derivation_ate'>> = {
  '×': 'derivation_sum',
  '%': 'derivation_content',
  'mg/kg': 'derivation_ate',
  'mg/l': 'derivation_ate',
  ppmV: 'derivation_ate',
};

/** Writes the figures of a derivation in the language of the page. */
function useDerivationFigures() {
  const t = useTranslations('app');
  const lang = useLocale();
  const figure = (value: number | null, compared: number | null = null) =>
    value === null ? null : derivedFigure(value, lang, compared);
  /** `5 %`, `500 mg/kg`; a sum and a pH have no unit. Number and unit never break apart. */
  const withUnit = (value: number, unit: string | null, compared: number | null = null) => {
    const written = derivedFigure(value, lang, compared);
    return unit === null || unit === '×' || unit === 'pH' ? written : `${written}\u202f${unit}`;
  };
  const limit = ({ limit: value, limitUnit }: DerivationStep) => (value === null ? null : withUnit(value, limitUnit));
  return {
    figure,
    limit,
    /** The figure that was compared with the limit; null without one. */
    result: ({ value, limit: bound, unit }: DerivedResult) => {
      if (value === null) return null;
      const written = withUnit(value, unit, bound);
      const text =
        bound === null ? written : t('derivation_of_limit', { value: written, limit: withUnit(bound, unit) });
      return { term: t(terms[unit ?? ''] ?? 'derivation_measured'), text };
    },
    /** `Ammonia: 3 % × 10 ÷ 25 % = 1.2`; of an ingredient below the cut-off value the content and that it is. */
    formatStep: (step: DerivationStep) => {
      const { ingredient, content, factor, contribution, limitSource, isInSum } = step;
      const bound = limit(step);
      const share = content === null ? '–' : withUnit(content, '%', percentOf(step));
      if (bound === null) return `${appendColon(ingredient, lang)} ${[share, limitSource].filter(Boolean).join(', ')}`;
      const weighted = factor === null || factor === 1 ? share : `${share} × ${figure(factor)}`;
      const quotient = `${appendColon(ingredient, lang)} ${weighted} ÷ ${bound}`;
      const counted = contribution === null ? quotient : `${quotient} = ${figure(contribution, 1)}`;
      return isInSum ? counted : `${counted} (${t('derivation_by_itself')})`;
    },
  };
}
