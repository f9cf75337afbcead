import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PictogramRow } from '@/components/shell/pictogram-row';
import { StatementList } from '@/components/shell/statement-list';
import type { Dossier } from '@/lib/domain/dossier';

/** Whether there is anything to say about health and safety. */
export function hasHealthAndSafety({ hazards, labelStatements }: Dossier): boolean {
  const lists = [hazards.classification, hazards.pictograms, hazards.statements, labelStatements];
  return lists.some((list) => list.length > 0) || hazards.signalWord !== null;
}

/** Spec §3 "health_safety": classification, pictograms and statements, with those of the label beside them. */
export function HealthAndSafety({ dossier }: { dossier: Dossier }) {
  const t = useTranslations('app');
  const { classification, pictograms, signalWord, statements } = dossier.hazards;
  const hazards = statements.filter(({ code }) => !code.startsWith('EUH'));
  const labelled = (set: string) => dossier.labelStatements.filter((statement) => statement.set === set);
  const supplemental = [...statements.filter(({ code }) => code.startsWith('EUH')), ...labelled('S')];
  const lists = [
    { label: t('hazard_statements'), statements: hazards },
    { label: t('supplemental_statements'), statements: supplemental },
    { label: t('precautionary_statements'), statements: labelled('P') },
  ].filter((list) => list.statements.length > 0);
  return (
    <div className="space-y-6">
      {classification.length > 0 && (
        <Part title={t('classification')}>
          <ul>
            {classification.map(({ text }, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        </Part>
      )}
      {(signalWord !== null || pictograms.length > 0) && (
        <Part title={t(signalWord ? 'signal_word' : 'pictograms')}>
          {signalWord && <p className="mb-3 text-h2 font-bold">{signalWord.text}</p>}
          {pictograms.length > 0 && <PictogramRow pictograms={pictograms} />}
        </Part>
      )}
      {lists.map((list) => (
        <Part key={list.label} title={list.label}>
          <StatementList {...list} />
        </Part>
      ))}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 text-small text-ink-soft">{title}</h3>
      {children}
    </div>
  );
}
