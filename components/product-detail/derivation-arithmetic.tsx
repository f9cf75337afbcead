import { useTranslations } from 'next-intl';
import { useDerivationFigures } from '@/components/product-detail/use-derivation-figures';
import { DataTable } from '@/components/ui/data-table';
import type { DerivationStep } from '@/lib/domain/product/derivation';

/** What each ingredient adds to a hazard class: content × factor ÷ limit. */
export function DerivationArithmetic({
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
        { key: 'content', header: t('mass_percent'), cell: ({ content }) => figure(content), numeric: true },
        { key: 'limit', header: t('derivation_limit'), cell: (step) => <Limit of={step} text={limit(step)} /> },
        { key: 'factor', header: t('derivation_factor'), cell: ({ factor }) => figure(factor), numeric: true },
        {
          key: 'contribution',
          header: t('derivation_contribution'),
          cell: ({ contribution, isInSum }) => (
            <span>
              {figure(contribution)}
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

function Limit({ of: { limitSource }, text }: { of: DerivationStep; text: string | null }) {
  return (
    <span>
      {text && <span className="whitespace-nowrap">{text}</span>}
      {limitSource && <span className="block text-small text-ink-soft">{limitSource}</span>}
    </span>
  );
}
