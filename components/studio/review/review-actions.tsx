'use client';

import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { primaryButton, quietButton } from '@/components/studio/button-styles';
import { isWrong } from '@/components/studio/fields/finding-kinds';
import { FindingList } from '@/components/studio/finding-list';
import { useStudioFailure } from '@/components/studio/use-studio-failure';
import { Dialog } from '@/components/ui/dialog';
import { PageLink } from '@/components/ui/page-link';
import { callStudio } from '@/lib/browser/studio/call-studio';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { DraftSnapshot, DraftStore } from '@/lib/browser/studio/draft-store';
import { documentLanguageId } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import { type OfferedAction, offeredActions, refusalOf, roleOf } from '@/lib/domain/studio/draft-actions';
import { draftRevision, unsavedSections } from '@/lib/domain/studio/draft-state';
import type { Comparison, Draft } from '@/lib/domain/studio/drafts';
import type { Finding } from '@/lib/domain/studio/step-props';
import type { StepId } from '@/lib/domain/studio/steps';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

/** The state of the draft, the steps that it may take next, and why one is not possible. */
export function ReviewActions({
  info,
  snapshot,
  store,
  reload,
  findings,
  onFinding,
  comparison,
}: ReviewProps & { comparison: Comparison | null }) {
  const t = useScopedMessages('studio');
  const { opened, setOpened, run, isBusy, failure, mails, heading } = useDraftAction({ info, store, reload });
  const { draft, state } = snapshot;
  const isUnsaved = unsavedSections(draft).length > 0;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const caution =
    errors > 0 ? { text: t('studio_submit_errors', { count: errors }), isGrave: findings.some(isWrong) } : null;
  const questions = state === 'published' ? [] : findings.filter(({ question }) => question);
  const facts = { isUnsaved, hasConflict: draft.conflicts.length > 0, errors };

  return (
    <section aria-labelledby="review-state" className="rounded-card border border-line bg-surface p-4">
      <h2 ref={heading} id="review-state" tabIndex={-1} className="text-h2 font-semibold outline-none">
        {t(`studio_state_${state}`)}
      </h2>
      <p role="status" className="max-w-reading">
        {t(`studio_state_text_${state}`)}
      </p>
      {state === 'draft' && info.comment !== null && (
        <blockquote className="mt-3 border-l-4 border-notice-rule pl-3">
          <p className="text-small font-semibold text-notice">{t('studio_returned')}</p>
          <p className="whitespace-pre-wrap wrap-anywhere">{info.comment}</p>
        </blockquote>
      )}
      <NextVersion comparison={state === 'published' ? null : comparison} />
      {state === 'published' && info.productId !== null && (
        <p className="mt-3">
          <PageLink
            href={paths.dossier(info.productId, t.lang, 'pd', documentLanguageId(t.lang) ?? 1)}
            className="font-semibold text-accent underline underline-offset-4"
          >
            {t('studio_open_public')}
          </PageLink>
        </p>
      )}
      {questions.length > 0 && (
        <section aria-labelledby="review-questions" className="mt-4 border-t border-line pt-3">
          <h3 id="review-questions" className="mb-2 text-h3 font-semibold">
            {t('studio_questions')}
          </h3>
          <FindingList draft={info.id} findings={questions} onGo={onFinding} />
        </section>
      )}
      <ul className="mt-4 flex flex-col gap-3">
        {offeredActions(state).map((action, index) => (
          <ActionItem
            key={action}
            action={action}
            isPrimary={index === 0}
            refusal={refusalOf(action, info, facts)}
            caution={action === 'submit' ? caution : null}
            isBusy={isBusy}
            onOpen={() => setOpened(action)}
          />
        ))}
      </ul>
      <p role="alert" className="mt-3 font-semibold text-danger empty:hidden">
        {failure}
      </p>
      <p role="status" className="mt-3 font-semibold text-success empty:hidden">
        {mails === null ? null : t('studio_notified', { count: mails })}
      </p>
      {opened && (
        <ActionDialog
          action={opened}
          isBusy={isBusy}
          hint={opened === 'notify' && comparison ? t('studio_recipients', { count: comparison.recipients }) : null}
          caution={opened === 'submit' && caution ? caution.text : null}
          onRun={(comment) => void run(opened, comment)}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

/** The step whose dialog is open, the call that takes it, and its outcome. */
function useDraftAction({ info, store, reload }: Pick<ReviewProps, 'info' | 'store' | 'reload'>) {
  const router = useRouter();
  const { textOf } = useStudioFailure();
  const [opened, setOpened] = useState<OfferedAction | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** The number of notices that were sent. */
  const [mails, setMails] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isTaken = useRef(false);

  // The button disappears when its step is taken; the heading of the new state then gets the focus.
  useEffect(() => {
    if (opened !== null || !isTaken.current) return;
    isTaken.current = false;
    heading.current?.focus();
  }, [opened]);

  const run = async (action: OfferedAction, comment: string) => {
    setBusy(true);
    setFailure(null);
    try {
      const revision = draftRevision(store.current().draft);
      if (action === 'delete') {
        await callStudio(studioPaths.api.draft(info.id), { method: 'DELETE', revision });
        return router.push(studioPaths.products());
      }
      const body = comment === '' ? undefined : { comment };
      const path = studioPaths.api.action(info.id, action);
      if (action === 'notify') {
        const sent = await callStudio<{ mails: number }>(path, { method: 'POST' });
        setMails(sent.mails);
      } else await callStudio(path, { method: 'POST', body, revision });
      // The step is taken; if the new state cannot be loaded now, the next report of presence brings it.
      await reload().catch(() => undefined);
      isTaken.current = true;
    } catch (error) {
      setFailure(textOf(error));
      // Shows what others saved in the meantime before the user decides again.
      await reload().catch(() => undefined);
    } finally {
      setBusy(false);
      setOpened(null);
    }
  };

  return { opened, setOpened, run, isBusy, failure, mails, heading };
}

/** The number of the version that would be published, and how many people would be told. */
function NextVersion({ comparison }: { comparison: Comparison | null }) {
  const t = useScopedMessages('studio');
  if (comparison === null) return null;
  const { next, recipients } = comparison;
  return (
    <p className="mt-2 text-small text-ink-soft">
      {[
        next !== null && t('studio_next_version', { version: next }),
        recipients > 0 ? t('studio_recipients', { count: recipients }) : t('studio_no_recipients'),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

/** A step that the draft may take, with the reason why it cannot, or what speaks against it. */
function ActionItem({
  action,
  isPrimary,
  refusal,
  caution,
  isBusy,
  onOpen,
}: {
  action: OfferedAction;
  isPrimary: boolean;
  refusal: ReturnType<typeof refusalOf>;
  caution: { text: string; isGrave: boolean } | null;
  isBusy: boolean;
  onOpen: () => void;
}) {
  const t = useScopedMessages('studio');
  return (
    <li className="flex flex-col gap-1">
      <button
        type="button"
        disabled={refusal !== null || isBusy}
        aria-describedby={refusal ? `refusal-${action}` : caution ? 'caution-submit' : undefined}
        onClick={onOpen}
        className={`${isPrimary ? primaryButton : quietButton} self-start`}
      >
        {t(`studio_action_${action}`)}
      </button>
      {caution && refusal === null && (
        <p
          id="caution-submit"
          className={clsx('max-w-reading text-small font-semibold', caution.isGrave ? 'text-danger' : 'text-notice')}
        >
          {caution.text}
        </p>
      )}
      {refusal && (
        <p id={`refusal-${action}`} className="max-w-reading text-small text-ink-soft">
          {refusal === 'missing_role'
            ? t('studio_why_missing_role', { role: t(`studio_role_${roleOf[action]}`) })
            : t(`studio_why_${refusal}`)}
        </p>
      )}
    </li>
  );
}

/** Confirms a step; a return needs a comment for the author. */
function ActionDialog({
  action,
  isBusy,
  hint,
  caution,
  onRun,
  onClose,
}: {
  action: OfferedAction;
  isBusy: boolean;
  hint: string | null;
  /** What speaks against the step, which is possible. */
  caution: string | null;
  onRun: (comment: string) => void;
  onClose: () => void;
}) {
  const t = useScopedMessages('studio');
  const id = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { comment: '' } });
  const isReturn = action === 'return';
  const error = formState.errors.comment?.message;
  return (
    <Dialog
      title={t(`studio_action_${action}`)}
      closeLabel={t('close')}
      open
      onOpenChange={() => isBusy || onClose()}
      footer={
        <button type="submit" form={id} disabled={isBusy} className={primaryButton}>
          {t(`studio_action_${action}`)}
        </button>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => void handleSubmit(({ comment }) => onRun(comment.trim()))(event)}
        className="flex flex-col gap-3"
      >
        {caution && <p className="max-w-reading font-semibold">{caution}</p>}
        <p className="max-w-reading">{t(`studio_confirm_${action}`)}</p>
        {hint && <p className="text-ink-soft">{hint}</p>}
        {isReturn && (
          <div>
            <label htmlFor={`${id}-comment`} className="font-semibold">
              {t('studio_comment')}
            </label>
            <textarea
              id={`${id}-comment`}
              rows={4}
              maxLength={2_000}
              data-initial-focus
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className="mt-1 w-full rounded-control border border-line-strong bg-surface p-3"
              {...register('comment', {
                validate: (text) => text.trim() !== '' || t('studio_required_field'),
              })}
            />
            {error && (
              <p id={`${id}-error`} className="text-small font-semibold text-danger">
                {error}
              </p>
            )}
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** What the screen of a review and its actions share. */
export interface ReviewProps {
  info: Draft;
  snapshot: DraftSnapshot;
  store: DraftStore;
  /** Loads the draft again. */
  reload: () => Promise<void>;
  language: string;
  /** The findings of the draft in its current state. */
  findings: readonly Finding[];
  /** Opens the field of a finding. */
  onFinding: (finding: Pick<Finding, 'section' | 'pointer'>) => void;
  onStep: (step: StepId) => void;
}
