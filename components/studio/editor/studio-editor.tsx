'use client';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { usePathname } from 'next/navigation';
import {
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import useSWRImmutable from 'swr/immutable';
import { primaryButton, quietButton } from '@/components/studio/button-styles';
import { CallFailed } from '@/components/studio/call-failed';
import { ConflictDialog } from '@/components/studio/editor/conflict-dialog';
import { EditorHead } from '@/components/studio/editor/editor-head';
import { PreviewPane, type PreviewTab } from '@/components/studio/editor/preview-pane';
import { StepNav } from '@/components/studio/editor/step-nav';
import { Tour } from '@/components/studio/editor/tour';
import { focusField } from '@/components/studio/fields/focus-field';
import { ReviewScreen } from '@/components/studio/review/review-screen';
import { useStudioFailure } from '@/components/studio/use-studio-failure';
import { callStudio, createStudioCalls } from '@/lib/browser/studio/call-studio';
import type { DraftStore } from '@/lib/browser/studio/draft-store';
import { useDraft } from '@/lib/browser/studio/use-draft';
import { usePreview } from '@/lib/browser/studio/use-preview';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { documentLanguages } from '@/lib/domain/languages/languages';
import { hrefOf } from '@/lib/domain/pages/paths';
import { type Draft, nameOf } from '@/lib/domain/studio/drafts';
import { listOf, objectOf } from '@/lib/domain/studio/pointers';
import type { JsonSchema, Sections, StepProps } from '@/lib/domain/studio/step-props';
import {
  countFindings,
  isStepId,
  neighboursOf,
  sheetSectionOf,
  type StepId,
  stepOfFinding,
  placeOfStep,
} from '@/lib/domain/studio/steps';
import { studioPaths } from '@/lib/domain/studio/studio-paths';
import { ClassificationStep } from '@/components/studio/steps/classification-step';
import { IdentityStep } from '@/components/studio/steps/identity-step';
import { IngredientsStep } from '@/components/studio/steps/ingredients-step';
import { LabelStep } from '@/components/studio/steps/label-step';
import { LanguagesStep } from '@/components/studio/steps/languages-step';
import { MarketsStep } from '@/components/studio/steps/markets-step';
import { PropertiesStep } from '@/components/studio/steps/properties-step';
import { StartStep } from '@/components/studio/steps/start-step';
import { TextsStep } from '@/components/studio/steps/texts-step';

interface EditorProps {
  draft: Draft;
  /** Identifies the user for what the browser keeps. */
  user: string;
  step: StepId;
  /** JSON pointer of the field that gets the focus. */
  field: string | null;
  isTour: boolean;
}

/** The editor of a draft. Its steps change without the server, so that it works while the network is away. */
export function StudioEditor({ draft: opened, user, step: firstStep, field, isTour }: EditorProps) {
  const t = useScopedMessages('studio');
  const { id } = opened;
  const step = useStep(firstStep);
  const { store, snapshot, change, info, reload } = useDraft(opened, user, placeOfStep(step));
  const { sections } = snapshot;
  const languages = languagesOf(sections, t.lang);
  const [chosenLanguage, setLanguage] = useState<string | null>(null);
  const language = languages.find((code) => code === (chosenLanguage ?? t.lang)) ?? languages[0]!;
  const [tab, setTab] = useState<PreviewTab>('findings');
  const [chosenSection, setSdsSection] = useState<{ step: StepId; section: number } | null>(null);
  const sdsSection = chosenSection?.step === step ? chosenSection.section : sheetSectionOf(step);
  // The step of the texts shows the derived paragraphs, which are in the preview of the SDS.
  const part = step === 'texts' && tab === 'findings' ? 'sds' : tab;
  const { preview, isLoading, isFailed } = usePreview(id, snapshot, { language, part, sdsSection });
  const { data: schema, error } = useSWRImmutable<JsonSchema, unknown>(studioPaths.api.schema(), (path: string) =>
    callStudio<JsonSchema>(path),
  );
  const { textOf } = useStudioFailure();
  const workgroup = opened.workgroup.id;
  const [failureText] = useState(() => textOf);
  const calls = useMemo(() => createStudioCalls(workgroup, id, failureText), [workgroup, id, failureText]);
  const [isConflictOpen, setConflictOpen] = useState(true);
  const { conflicts } = snapshot.draft;
  // The next conflict opens the dialog by itself.
  if (conflicts.length === 0 && !isConflictOpen) setConflictOpen(true);
  const findings = preview.findings ?? [];
  const isReadOnly = info.permissions.edit === false || (snapshot.state !== 'draft' && snapshot.state !== 'approved');
  const { heading, go } = useStepFocus({ id, step, field, isReady: schema !== undefined });
  const { previous, next } = neighboursOf(step);

  const onKeyDown = (event: KeyboardEvent) =>
    handleShortcut(event, {
      store,
      isReadOnly,
      onPrevious: previous && (() => go(previous)),
      onNext: next && (() => go(next)),
    });
  const facts = objectOf(sections.identity.facts);
  const counts = countFindings(findings);
  return (
    <div onKeyDown={onKeyDown}>
      <EditorHead
        name={nameOf(objectOf(facts.name) as Record<string, string>, t.lang)}
        code={String(sections.identity.product?.code ?? '')}
        version={info.version}
        page={studioPaths.step(id, step)}
        onConflict={() => setConflictOpen(true)}
        snapshot={snapshot}
        store={store}
        isReadOnly={isReadOnly}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 large:grid-cols-[13rem_minmax(0,1fr)_26rem] large:items-start">
        <StepNav draft={id} current={step} counts={counts} onGo={go} />
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="mb-4 text-h1-phone font-semibold outline-none">
            {t(`studio_step_${step}`)}
          </h1>
          {step === 'review' ? (
            <ReviewScreen
              info={info}
              snapshot={snapshot}
              store={store}
              reload={reload}
              language={language}
              findings={findings}
              onFinding={(finding) => go(stepOfFinding(finding), finding.pointer)}
              onStep={go}
            />
          ) : schema ? (
            <>
              {isReadOnly && (
                <p className="mb-4 rounded-control bg-sunken p-3">{t(`studio_read_only_${snapshot.state}`)}</p>
              )}
              <div className="[&>.grid]:grid-cols-[minmax(0,1fr)]">
                <StepContent
                  key={step}
                  step={step}
                  sections={sections}
                  schema={schema}
                  findings={findings}
                  language={language}
                  languages={languages}
                  isReadOnly={isReadOnly}
                  calls={calls}
                  isChecked={preview.findings !== null}
                  isCurrent={!isLoading && !isFailed}
                  classification={preview.classification}
                  ingredients={preview.ingredients}
                  onChange={change}
                  onGo={({ step: to, pointer }) => go(isStepId(to) ? to : step, pointer)}
                  onLanguage={setLanguage}
                  derived={preview.sds?.derived ?? []}
                  onSheetSection={(number) => setSdsSection({ step, section: number })}
                />
              </div>
            </>
          ) : (
            <CallFailed error={error} page={studioPaths.step(id, step)} />
          )}
          <StepLinks previous={previous} next={next} onGo={go} />
        </div>
        <aside className="min-w-0 large:sticky large:top-4 print:hidden">
          <LanguageSelect languages={languages} language={language} onLanguage={setLanguage} />
          <PreviewPane
            draft={id}
            onTab={setTab}
            onSdsSection={(number) => setSdsSection({ step, section: number })}
            onFinding={(finding) => go(stepOfFinding(finding), finding.pointer)}
            preview={preview}
            isLoading={isLoading}
            isFailed={isFailed}
            tab={tab}
            sdsSection={sdsSection}
            language={language}
          />
        </aside>
      </div>
      {conflicts.length > 0 && isConflictOpen && (
        <ConflictDialog conflicts={conflicts} onDecide={store.resolve} onClose={() => setConflictOpen(false)} />
      )}
      {isTour && <Tour step={step} onGo={go} />}
    </div>
  );
}

/** The keys of the editor: Alt with PageUp and PageDown for the steps, Ctrl with S to save, Z to undo and Y to redo. */
function handleShortcut(
  event: KeyboardEvent,
  {
    store,
    isReadOnly,
    onPrevious,
    onNext,
  }: { store: DraftStore; isReadOnly: boolean; onPrevious: (() => void) | null; onNext: (() => void) | null },
) {
  const key = event.key.toLowerCase();
  const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
  if (isInDialog) return;
  if (event.altKey && (key === 'pagedown' || key === 'pageup')) {
    const go = key === 'pagedown' ? onNext : onPrevious;
    go?.();
    return event.preventDefault();
  }
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  if (key === 's') {
    event.preventDefault();
    return void store.flush();
  }
  // In a text field the browser undoes what was typed there.
  const isTyping = event.target instanceof Element && event.target.matches('input:not([type=checkbox]), textarea');
  if (isTyping || isReadOnly || event.defaultPrevented) return;
  const run = key === 'y' || (key === 'z' && event.shiftKey) ? store.redo : key === 'z' ? store.undo : null;
  if (!run) return;
  event.preventDefault();
  run();
}

/** Buttons to the steps before and after the current one. */
function StepLinks({
  previous,
  next,
  onGo,
}: {
  previous: StepId | null;
  next: StepId | null;
  onGo: (step: StepId) => void;
}) {
  const t = useScopedMessages('studio');
  return (
    <div className="mt-8 flex flex-wrap justify-between gap-3 border-t border-line pt-4 print:hidden">
      {previous ? (
        <button type="button" title="Alt+PageUp" onClick={() => onGo(previous)} className={quietButton}>
          <ArrowLeft aria-hidden className="size-4" />
          {t(`studio_step_${previous}`)}
        </button>
      ) : (
        <span />
      )}
      {next && (
        <button type="button" title="Alt+PageDown" onClick={() => onGo(next)} className={primaryButton}>
          {t(`studio_step_${next}`)}
          <ArrowRight aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}

/** The document language in which the preview and the localised texts are shown. */
function LanguageSelect({
  languages,
  language,
  onLanguage,
}: {
  languages: string[];
  language: string;
  onLanguage: (language: string) => void;
}) {
  const t = useScopedMessages('studio');
  return (
    <label className="mb-2 flex items-center gap-2 text-small text-ink-soft">
      {t('studio_document_language')}
      <select
        value={language}
        onChange={({ target }) => onLanguage(target.value)}
        className="min-h-touch rounded-control border border-line-strong bg-surface px-3 text-body text-ink"
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {documentLanguages.find((known) => known.code === code)?.name ?? code}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Goes to a step, or a field of it, and moves the focus there. `field` gets the focus when the steps can be shown. */
function useStepFocus({
  id,
  step,
  field,
  isReady,
}: {
  id: string;
  step: StepId;
  field: string | null;
  isReady: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const go = (to: StepId, pointer?: string) => {
    if (to !== step) window.history.pushState(null, '', hrefOf(studioPaths.step(id, to)));
    // After the step is rendered.
    requestAnimationFrame(() => {
      if (pointer) void focusField(pointer);
      else heading.current?.focus();
    });
  };
  // After a navigation the control that led here is gone, so the heading gets the focus; a loaded document begins at its top.
  const isLoaded = useIsLoaded();
  useEffect(() => {
    if (!isLoaded && field === null) heading.current?.focus();
  }, [isLoaded, field]);
  useEffect(() => {
    if (field !== null && isReady) void focusField(field);
  }, [field, isReady]);
  return { heading, go };
}

const noChanges = () => () => {};

/** Whether the page came with the document, and not by a navigation within it: only then is it hydrated. */
function useIsLoaded(): boolean {
  const isHydrating = useSyncExternalStore(
    noChanges,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}

/** The step of the address, which changes without the server. */
function useStep(first: StepId): StepId {
  const last = usePathname().split('/').at(-1) ?? '';
  return isStepId(last) ? last : first;
}

/** The document languages of the product, at least one. */
function languagesOf(sections: Sections, interfaceLang: string): string[] {
  const { sds, tds } = objectOf(objectOf(sections.languages.product).languages);
  const stated = [...new Set([...listOf(sds), ...listOf(tds)])].filter((code) => typeof code === 'string');
  if (stated.length > 0) return stated;
  const nameLanguages = Object.keys(objectOf(objectOf(sections.identity.facts).name));
  return nameLanguages.length > 0 ? nameLanguages : [interfaceLang];
}

/** In the code of the editor, so that every step opens while the network is away. */
const forms: Record<Exclude<StepId, 'review'>, ComponentType<StepProps>> = {
  start: StartStep,
  identity: IdentityStep,
  ingredients: IngredientsStep,
  classification: ClassificationStep,
  label: LabelStep,
  properties: PropertiesStep,
  texts: TextsStep,
  languages: LanguagesStep,
  markets: MarketsStep,
};

/** The form of a step. */
function StepContent({ step, ...props }: StepProps & { step: Exclude<StepId, 'review'> }) {
  const Form = forms[step];
  return <Form {...props} />;
}
