'use client';

import { ChevronDown, CircleAlert, CircleCheck, FileText } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { AuditTrail } from '@/components/studio/review/audit-trail';
import { ReviewActions, type ReviewProps } from '@/components/studio/review/review-actions';
import { useFieldTexts } from '@/components/studio/fields/form-context';
import { FindingList } from '@/components/studio/finding-list';
import { FactValue } from '@/components/studio/fact-value';
import { usePointerLabel } from '@/components/studio/use-pointer-label';
import { useStudioFailure } from '@/components/studio/use-studio-failure';
import { callStudio } from '@/lib/browser/studio/call-studio';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { fileSize } from '@/lib/domain/languages/formatting';
import { hrefOf } from '@/lib/domain/pages/paths';
import { draftRevision } from '@/lib/domain/studio/draft-state';
import type { Comparison } from '@/lib/domain/studio/drafts';
import { type StepId, stepOfSection } from '@/lib/domain/studio/steps';
import { draftDocuments, studioPaths } from '@/lib/domain/studio/studio-paths';

/** What a draft changes, what is missing, who decides next; it is also read on phones. */
export function ReviewScreen(props: ReviewProps) {
  const { info, snapshot, language, onFinding, onStep } = props;
  const t = useScopedMessages('studio');
  const { textOf } = useStudioFailure();
  const isIncomplete = useSearchParams().get('document') === 'incomplete';
  const { id } = info;
  const { data, error } = useSWR<Comparison, unknown>(
    [studioPaths.api.comparison(id, language), draftRevision(snapshot.draft), snapshot.state],
    ([path]: [string]) => callStudio<Comparison>(path),
    { keepPreviousData: true },
  );
  return (
    <div className="flex flex-col gap-6">
      <ReviewActions {...props} comparison={data ?? null} />
      {error !== undefined && (
        <p role="alert" className="font-semibold text-danger">
          {textOf(error)}
        </p>
      )}
      <Part id="documents" title={t('studio_documents')}>
        <p className="mb-2 max-w-reading text-ink-soft">{t('studio_documents_hint')}</p>
        {isIncomplete && (
          <p role="alert" className="mb-3 max-w-reading font-semibold text-danger">
            {t('studio_documents_incomplete')}
          </p>
        )}
        <ul className="flex flex-wrap gap-3">
          {draftDocuments.map((document) => (
            <li key={document}>
              <a
                href={hrefOf(studioPaths.api.document(id, document, language))}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-touch items-center gap-2 rounded-control border border-line-strong px-4 font-semibold hover:bg-sunken"
              >
                <FileText aria-hidden className="size-4" />
                {t(`studio_document_${document}`)}
              </a>
            </li>
          ))}
        </ul>
      </Part>
      {data && (
        <>
          {snapshot.state !== 'published' && (
            <Part id="changes" title={t('studio_changes')}>
              <Changes comparison={data} draft={id} onGo={onFinding} />
            </Part>
          )}
          {data.checklist && (
            <Part id="checklist" title={t('studio_checklist')}>
              <ChecklistPoints checklist={data.checklist} draft={id} onStep={onStep} />
            </Part>
          )}
          <Part id="objections" title={t('studio_objections')}>
            <p className="mb-3 max-w-reading text-ink-soft">{t('studio_objections_hint')}</p>
            <FindingList draft={id} findings={data.objections} onGo={onFinding} />
          </Part>
        </>
      )}
      <Part id="trail" title={t('studio_trail')}>
        <AuditTrail draft={id} revision={draftRevision(snapshot.draft)} state={snapshot.state} />
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`review-${id}`} className="min-w-0 border-t border-line pt-4">
      <h2 id={`review-${id}`} className="mb-2 text-h2 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Facts that differ from the published version, each with both values. */
function Changes({
  comparison: { version, facts, files, sections },
  draft,
  onGo,
}: {
  comparison: Comparison;
  draft: string;
  onGo: ReviewProps['onFinding'];
}) {
  const t = useScopedMessages('studio');
  const labelOf = usePointerLabel();
  const changedFiles = files.length > 0 && <ChangedFiles files={files} draft={draft} />;
  if (version === null)
    return (
      <>
        <p>{t('studio_first_version')}</p>
        {changedFiles}
      </>
    );
  if (facts.length === 0) return changedFiles || <p>{t('studio_no_changes', { version })}</p>;
  return (
    <>
      <p className="mb-3">
        {t('studio_changes_since', { version })}
        {sections.length > 0 && ` ${t('studio_changed_sections', { sections: sections.join(', ') })}`}
      </p>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {facts.map(({ section, pointer, before, after }) => (
          <li key={pointer} className="min-w-0 p-3">
            <button
              type="button"
              onClick={() => onGo({ section, pointer })}
              className="min-h-touch cursor-pointer text-left medium:min-h-7 font-semibold text-accent underline-offset-4 hover:underline"
            >
              {labelOf(pointer)}
            </button>
            <ComparedValues oldValue={<FactValue value={before} />} newValue={<FactValue value={after} />} />
          </li>
        ))}
      </ul>
      {changedFiles}
    </>
  );
}

/** A value in the published version and in the draft, beside each other. */
function ComparedValues({ oldValue, newValue }: { oldValue: ReactNode; newValue: ReactNode }) {
  const t = useScopedMessages('studio');
  return (
    <dl className="grid gap-x-5 gap-y-1 medium:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-small text-ink-soft">{t('studio_before')}</dt>
        <dd>{oldValue}</dd>
      </div>
      <div className="min-w-0">
        <dt className="text-small text-ink-soft">{t('studio_after')}</dt>
        <dd>{newValue}</dd>
      </div>
    </dl>
  );
}

/** Files that are new, gone or have another content, each to be opened. */
function ChangedFiles({ files, draft }: { files: Comparison['files']; draft: string }) {
  const t = useScopedMessages('studio');
  const { fieldLabel } = useFieldTexts();
  const link = (name: string, file: Comparison['files'][number]['before']) =>
    file ? (
      <a
        href={hrefOf(studioPaths.api.attached(draft, file.hash))}
        target="_blank"
        rel="noreferrer"
        className="wrap-anywhere text-accent underline underline-offset-4"
      >
        {name} ({fileSize(file.size, t.lang)})
      </a>
    ) : (
      <FactValue value={null} />
    );
  return (
    <>
      <h3 className="mt-4 mb-2 font-semibold">{fieldLabel('attachments')}</h3>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {files.map(({ name, before, after }) => (
          <li key={name} className="min-w-0 p-3">
            <ComparedValues oldValue={link(name, before)} newValue={link(name, after)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ChecklistPoints({
  checklist: { met, total, points },
  draft,
  onStep,
}: {
  checklist: NonNullable<Comparison['checklist']>;
  draft: string;
  onStep: (step: StepId) => void;
}) {
  const t = useScopedMessages('studio');
  const [notMet, notAssessed] = (['notMet', 'notAssessed'] as const).map((result) =>
    points.filter((point) => point.result === result),
  ) as [typeof points, typeof points];
  const open = [...notMet, ...notAssessed];
  const score = (
    <span className="flex items-center gap-2 font-semibold">
      {open.length === 0 ? (
        <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
      ) : (
        <CircleAlert aria-hidden className="size-5 shrink-0 text-notice" />
      )}
      {t('studio_checklist_met', { met, total, notMet: notMet.length, notAssessed: notAssessed.length })}
    </span>
  );
  if (open.length === 0) return score;
  return (
    <details>
      <summary className="flex min-h-touch items-center gap-2 underline-offset-4 hover:underline">
        {score}
        <ChevronDown aria-hidden className="size-5 in-open:rotate-180" />
      </summary>
      <ul className="mt-2 list-disc pl-5">
        {open.map(({ id, text, result, section, provision, why, remedy }) => (
          <li key={id} className="max-w-reading py-1">
            {result === 'notAssessed' && <strong>{t('studio_checklist_not_assessed')} </strong>}
            {[text, why, remedy, provision].filter(Boolean).join(' · ')}{' '}
            {section !== null && (
              <a
                href={hrefOf(studioPaths.step(draft, stepOfSection(section)))}
                onClick={(event) => {
                  event.preventDefault();
                  onStep(stepOfSection(section));
                }}
                className="whitespace-nowrap text-accent underline underline-offset-4"
              >
                {t(`studio_step_${stepOfSection(section)}`)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
