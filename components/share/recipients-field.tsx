'use client';

import clsx from 'clsx';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useEffect, useId, useRef } from 'react';
import { CircleAlert, X } from '@/components/ui/icons/icons';
import { type Translate, useScopedMessages } from '@/lib/browser/scoped-messages';
import type { MessageKey } from '@/lib/domain/message-scopes';
import { appendColon } from '@/lib/domain/languages/formatting';
import { addRecipients, looksLikeAddress, maxRecipients, recipientsIssue } from '@/lib/domain/share/share-form';

/** The entered recipients: those added, and the text being typed. */
export interface EnteredRecipients {
  added: string[];
  draft: string;
}

/** All recipients, including the text being typed. */
export const recipientsOf = ({ added, draft }: EnteredRecipients): string[] => addRecipients(added, draft);

const separator = /[\s,;]/;

/**
 * Mail addresses as chips. A comma, a semicolon, white space, Enter or leaving the field turns the text into a chip, a
 * pasted list into several; Backspace in the empty field removes the last one.
 */
export function RecipientsField({
  value,
  onChange,
  onBlur,
  isIssueShown,
  refused,
  inputRef,
}: {
  value: EnteredRecipients;
  onChange: (value: EnteredRecipients) => void;
  onBlur: () => void;
  /** Issues are shown only after the visitor has left the field. */
  isIssueShown: boolean;
  /** Addresses that the platform rejected. */
  refused: string[];
  inputRef: Ref<HTMLInputElement>;
}) {
  const t = useScopedMessages('share');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { added, draft } = value;
  const isWrong = (recipient: string) => !looksLikeAddress(recipient) || refused.includes(recipient);
  const issue = issueText(recipientsOf(value), refused, t);
  const isShown = issue !== null && (isIssueShown || added.some(isWrong));

  const remove = (recipient: string) => {
    onChange({ added: added.filter((other) => other !== recipient), draft });
    root.current?.querySelector('input')?.focus();
  };

  return (
    <div ref={root}>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {t('share_dialog_recipients')}
      </label>
      <div
        className={clsx(
          'flex flex-wrap gap-1.5 rounded-control border bg-surface p-1.5 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent',
          isShown ? 'border-danger-rule' : 'border-line-strong',
        )}
      >
        {added.length > 0 && (
          <ul aria-label={t('share_dialog_recipients')} className="contents">
            {added.map((recipient) => (
              <RecipientChip
                key={recipient}
                recipient={recipient}
                isWrong={isWrong(recipient)}
                onRemove={() => remove(recipient)}
              />
            ))}
          </ul>
        )}
        <RecipientInput ref={inputRef} id={id} value={value} onChange={onChange} onBlur={onBlur} isInvalid={isShown} />
      </div>
      <p id={`${id}-about`} className="mt-1 text-small text-ink-soft">
        {t('share_dialog_recipients_hint', { most: maxRecipients })}
      </p>
      <p id={`${id}-issue`} aria-live="polite" className="text-small wrap-anywhere text-danger">
        {isShown ? issue : null}
      </p>
    </div>
  );
}

/** The text being typed, which becomes a chip. */
function RecipientInput({
  ref,
  id,
  value: { added, draft },
  onChange,
  onBlur,
  isInvalid,
}: {
  ref: Ref<HTMLInputElement>;
  id: string;
  value: EnteredRecipients;
  onChange: (value: EnteredRecipients) => void;
  onBlur: () => void;
  isInvalid: boolean;
}) {
  const addTyped = (text: string) => onChange({ added: addRecipients(added, text), draft: '' });
  const handleInput = (text: string) => (separator.test(text) ? addTyped(text) : onChange({ added, draft: text }));
  const handlePaste = (event: ClipboardEvent) => {
    // The browser would join pasted lines without a separator in a single-line field.
    const text = event.clipboardData.getData('text');
    if (!separator.test(text.trim())) return;
    event.preventDefault();
    addTyped(`${draft} ${text}`);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      addTyped(draft);
    }
    if (event.key === 'Backspace' && draft === '') onChange({ added: added.slice(0, -1), draft });
  };
  const handleBlur = useAfterPress(() => {
    if (draft !== '') addTyped(draft);
    onBlur();
  });

  return (
    <input
      ref={ref}
      id={id}
      data-initial-focus=""
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={draft}
      onChange={({ target }) => handleInput(target.value)}
      onPaste={handlePaste}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      aria-required
      aria-invalid={isInvalid}
      aria-describedby={`${id}-about ${id}-issue`}
      className="min-h-8 min-w-40 flex-1 bg-transparent px-1.5 outline-none"
    />
  );
}

const issueKeys = {
  none: 'share_dialog_mandatory_field',
  'no-address': 'share_dialog_valid_email',
  'too-many': 'share_dialog_too_many_recipients',
} as const;

/** Message for an issue with the recipients, including the addresses concerned; null for none. */
function issueText(recipients: string[], refused: string[], t: Translate<MessageKey<'share'>>): string | null {
  const issue = recipientsIssue(recipients);
  const rejected = refused.filter((address) => recipients.includes(address));
  const invalid = issue ? recipients.filter((address) => !looksLikeAddress(address)) : rejected;
  if (!issue && rejected.length === 0) return null;
  return t(issue ? issueKeys[issue] : 'share_dialog_invalid_emails', {
    emails: invalid.join(', '),
    most: maxRecipients,
  });
}

/** A recipient with its remove button. */
function RecipientChip({
  recipient,
  isWrong,
  onRemove,
}: {
  recipient: string;
  /** Whether mail cannot be sent to it. */
  isWrong: boolean;
  onRemove: () => void;
}) {
  const t = useScopedMessages('share');
  return (
    <li
      className={clsx(
        'inline-flex max-w-full items-center rounded-control border pl-2 text-small',
        isWrong ? 'border-danger-rule bg-danger-soft text-danger' : 'border-transparent bg-sunken',
      )}
    >
      {isWrong && (
        <>
          <CircleAlert aria-hidden className="mr-1 size-4 shrink-0" />
          <span className="sr-only">{appendColon(t('share_dialog_invalid_email'), t.lang)} </span>
        </>
      )}
      <span className="min-w-0 py-1 wrap-anywhere">{recipient}</span>
      <button
        type="button"
        aria-label={t('share_dialog_remove', { name: recipient })}
        onClick={onRemove}
        className="flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-line pointer-coarse:size-touch"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}

/**
 * Returns a function that calls `run`, deferred until a pressed pointer is released: a layout shift between mousedown
 * and mouseup would lose the click.
 */
function useAfterPress(run: () => void): () => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const press = useRef({ isPressed: false, isPending: false });
  useEffect(() => {
    const handleMouseDown = () => {
      press.current.isPressed = true;
    };
    const end = () => {
      if (press.current.isPending) setTimeout(() => latest.current());
      press.current = { isPressed: false, isPending: false };
    };
    window.addEventListener('mousedown', handleMouseDown, true);
    window.addEventListener('mouseup', end, true);
    return () => {
      window.removeEventListener('mousedown', handleMouseDown, true);
      window.removeEventListener('mouseup', end, true);
    };
  }, []);
  return () => {
    if (press.current.isPressed) press.current.isPending = true;
    else latest.current();
  };
}
