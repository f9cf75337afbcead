import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Marked, markedList, markedValues } from '@/components/product-detail/marked';
import { LineBreakOpportunities, StatementList } from '@/components/shell/content/statement-list';
import { OpenClasses } from '@/components/shell/content/open-classes';
import { PictogramRow } from '@/components/shell/content/pictogram-row';
import type { DossierChanges } from '@/lib/domain/changes/changes';

/** Spec §3 "health_safety": classification, pictograms and statements, including those of the label. */
export function HealthAndSafety({ safety }: { safety: DossierChanges['safety'] }) {
  const t = useTranslations('app');
  const { classification, openClasses, signalWord, pictograms } = safety;
  const lists = [
    { label: t('hazard_statements'), statements: safety.hazards },
    { label: t('supplemental_statements'), statements: safety.supplemental },
    { label: t('precautionary_statements'), statements: safety.precautions },
  ].filter((list) => list.statements.length > 0);
  return (
    <div className="space-y-6">
      <OpenClasses
        names={openClasses.map(({ value, change }) => (
          <Marked key={value} change={change}>
            {value}
          </Marked>
        ))}
      />
      {classification.length > 0 && <Part title={t('classification')}>{markedList(classification)}</Part>}
      {(signalWord.length > 0 || pictograms.length > 0) && (
        <Part title={t(signalWord.length > 0 ? 'signal_word' : 'pictograms')}>
          {signalWord.length > 0 && <p className="mb-3 text-h2 font-bold">{markedValues(signalWord)}</p>}
          {pictograms.length > 0 && (
            <PictogramRow
              pictograms={pictograms.map(({ value: id, change }) => ({
                id,
                isGone: change === 'deleted',
                show: (name) => <Marked change={change}>{name}</Marked>,
              }))}
            />
          )}
        </Part>
      )}
      {lists.map((list) => (
        <Part key={list.label} title={list.label}>
          <StatementList
            label={list.label}
            statements={list.statements.map(({ code, text, change }) => ({
              code: (
                <Marked change={change}>
                  <LineBreakOpportunities text={code} sign="+" />
                </Marked>
              ),
              text: markedValues(text, {
                rowChange: change,
                show: (part) => <LineBreakOpportunities text={part} sign="/" />,
              }),
            }))}
          />
        </Part>
      ))}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="print:break-inside-avoid">
      <h3 className="mb-2 text-small text-ink-soft">{title}</h3>
      {children}
    </div>
  );
}
