'use client';

import clsx from 'clsx';
import { CircleHelp, Plus } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { kindOfFinding } from '@/components/studio/fields/finding-kinds';
import type { FieldState } from '@/components/studio/fields/form-context';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { exampleOf } from '@/lib/domain/studio/schema';
import type { Finding } from '@/lib/domain/studio/step-props';

export const inputStyle =
  'min-h-touch w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 py-2 aria-invalid:border-2 aria-invalid:border-danger [&[readonly]]:bg-sunken disabled:bg-sunken disabled:text-ink-soft';
export const buttonStyle =
  'inline-flex min-h-touch items-center justify-center gap-2 rounded-control border border-line-strong px-4 py-2 font-semibold hover:bg-sunken disabled:cursor-not-allowed disabled:text-ink-soft disabled:hover:bg-transparent';
export const iconButtonStyle =
  'inline-grid size-11 shrink-0 place-content-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-40';

/** What the platform says of a field, below it. */
export function FindingList({ id, findings }: { id?: string; findings: readonly Finding[] }) {
  const t = useScopedMessages('studio');
  if (findings.length === 0) return null;
  return (
    <ul id={id} className="mt-1 grid grid-cols-1 gap-1 text-small">
      {findings.map((finding, index) => {
        const { message, pointer, provision } = finding;
        const { Icon, color, label } = kindOfFinding(finding);
        return (
          <li key={`${index} ${pointer}`} className={clsx('flex gap-1.5', color)}>
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 max-w-reading wrap-break-word">
              <span className="sr-only">{t(label)}: </span>
              {message}
              {provision && !message.includes(provision) && <span className="whitespace-nowrap"> ({provision})</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The buttons of a field without a value, or of a list: one adds, the other states that there is none. */
export function AddButtons({
  ref,
  label,
  onAdd,
  onNone,
}: {
  /** The button that adds. */
  ref?: Ref<HTMLButtonElement>;
  label: string;
  onAdd: () => void;
  /** Undefined where that cannot be stated. */
  onNone?: () => void;
}) {
  const t = useScopedMessages('studio');
  return (
    <>
      <button ref={ref} type="button" onClick={onAdd} className={buttonStyle}>
        <Plus aria-hidden className="size-4" />
        {t('studio_add')}
        <span className="sr-only">: {label}</span>
      </button>
      {onNone && (
        <button type="button" onClick={onNone} className={buttonStyle}>
          {t('studio_none')}
          <span className="sr-only">: {label}</span>
        </button>
      )}
    </>
  );
}

/** The help of a hard field, with the example of the schema. */
function useHelp({ schema, id, label, help }: FieldState) {
  const t = useScopedMessages('studio');
  const [isOpen, setOpen] = useState(false);
  const example = exampleOf(schema);
  if (!help) return { button: null, text: null, helpId: undefined };
  const helpId = `${id}-help`;
  const button = (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? helpId : undefined}
      aria-label={t('studio_help', { field: label })}
      onClick={() => setOpen(!isOpen)}
      className="inline-grid size-6 shrink-0 place-content-center rounded-full text-ink-soft hover:text-accent"
    >
      <CircleHelp aria-hidden className="size-4" />
    </button>
  );
  const text = isOpen && (
    <p id={helpId} className="mb-1 max-w-reading text-small text-ink-soft">
      {help}
      {example !== null && (
        <>
          {' '}
          {t('studio_example')} <code className="font-sans font-semibold wrap-break-word">{example}</code>
        </>
      )}
    </p>
  );
  return { button, text, helpId: isOpen ? helpId : undefined };
}

/** A field with its label, help and findings. The control gets the ids of the texts that describe it. */
export function FieldFrame({
  field,
  isRequired,
  isLabelHidden,
  isGroup = false,
  children,
}: {
  field: FieldState;
  isRequired?: boolean;
  isLabelHidden?: boolean;
  /** The control is a group: it is named by `aria-labelledby` instead of a label. */
  isGroup?: boolean;
  children: (described: {
    'aria-describedby'?: string;
    'aria-invalid'?: true;
    'aria-labelledby'?: string;
  }) => ReactNode;
}) {
  const t = useScopedMessages('studio');
  const { button, text, helpId } = useHelp(field);
  const { id, label, findings, findingsId, describedBy, isInvalid, pointer } = field;
  const described = [helpId, describedBy].filter((id) => id !== undefined).join(' ') || undefined;
  const name = (
    <>
      {label}
      {isRequired && (
        <>
          {' '}
          <span className="font-normal text-ink-soft">{t('studio_required')}</span>
        </>
      )}
    </>
  );
  return (
    <div data-pointer={pointer} className="min-w-0">
      <div className={clsx('mb-1 flex min-h-6 items-center gap-1 font-semibold', isLabelHidden && 'sr-only')}>
        {isGroup ? <span id={`${id}-label`}>{name}</span> : <label htmlFor={id}>{name}</label>}
        {button}
      </div>
      {text}
      {children({
        'aria-describedby': described,
        'aria-invalid': (!isGroup && isInvalid) || undefined,
        'aria-labelledby': isGroup ? `${id}-label` : undefined,
      })}
      <FindingList id={findingsId} findings={findings} />
    </div>
  );
}
