'use client';

import { usePathname } from 'next/navigation';
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ConflictDialog } from '@/components/studio/editor/conflict-dialog';
import { EditorHead } from '@/components/studio/editor/editor-head';
import { PreviewColumn, usePreviewChoice } from '@/components/studio/editor/preview-column';
import { StepNav } from '@/components/studio/editor/step-nav';
import { StepPanel, useFileSchema } from '@/components/studio/editor/step-panel';
import { Tour } from '@/components/studio/editor/tour';
import { focusField } from '@/components/studio/fields/focus-field';
import type { DraftStore } from '@/lib/browser/studio/draft-store';
import { useDraft } from '@/lib/browser/studio/use-draft';
import { useSettling } from '@/lib/browser/studio/use-settling';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { hrefOf } from '@/lib/domain/pages/paths';
import { type Draft, nameOf } from '@/lib/domain/studio/drafts';
import { objectOf } from '@/lib/domain/studio/pointers';
import { countFindings, isStepId, neighboursOf, type StepId, placeOfStep } from '@/lib/domain/studio/steps';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

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
  const draft = useDraft(opened, user, placeOfStep(step));
  const { store, snapshot, info } = draft;
  const choice = usePreviewChoice(id, snapshot, step);
  const settling = useSettling(store, info.workgroup.id, choice.reload);
  const schema = useFileSchema();
  const { heading, go } = useStepFocus({ id, step, field, isReady: schema.data !== undefined });
  const [isConflictOpen, setConflictOpen] = useState(true);
  const { conflicts } = snapshot.draft;
  // The next conflict opens the dialog by itself.
  if (conflicts.length === 0 && !isConflictOpen) setConflictOpen(true);
  const isReadOnly = info.permissions.edit === false || (snapshot.state !== 'draft' && snapshot.state !== 'approved');

  const { previous, next } = neighboursOf(step);
  const onKeyDown = (event: KeyboardEvent) =>
    handleShortcut(event, {
      store,
      isReadOnly,
      onPrevious: previous && (() => go(previous)),
      onNext: next && (() => go(next)),
    });
  const { product, facts } = snapshot.sections.identity;
  return (
    <div onKeyDown={onKeyDown}>
      <EditorHead
        name={nameOf(objectOf(facts?.name) as Record<string, string>, t.lang)}
        code={String(product?.code ?? '')}
        version={info.version}
        page={studioPaths.step(id, step)}
        onConflict={() => setConflictOpen(true)}
        snapshot={snapshot}
        store={store}
        isReadOnly={isReadOnly}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 large:grid-cols-[13rem_minmax(0,1fr)_26rem] large:items-start">
        <StepNav draft={id} current={step} counts={countFindings(choice.openFindings)} onGo={go} />
        <StepPanel
          step={step}
          heading={heading}
          draft={draft}
          choice={choice}
          schema={schema}
          isReadOnly={isReadOnly}
          onGo={go}
        />
        <PreviewColumn draft={id} choice={choice} settling={isReadOnly ? undefined : settling} onGo={go} />
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
