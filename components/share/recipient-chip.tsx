import clsx from 'clsx';
import { CircleAlert, X } from '@/components/ui/icons/icons';

/** A recipient with its remove button. */
export function RecipientChip({
  recipient,
  errorPrefix,
  removeLabel,
  onRemove,
}: {
  recipient: string;
  /** Prefix for an invalid address, ending in a colon. */
  errorPrefix: string | null;
  removeLabel: string;
  onRemove: () => void;
}) {
  return (
    <li
      className={clsx(
        'inline-flex max-w-full items-center rounded-control border pl-2 text-small',
        errorPrefix === null ? 'border-transparent bg-sunken' : 'border-danger-rule bg-danger-soft text-danger',
      )}
    >
      {errorPrefix !== null && (
        <>
          <CircleAlert aria-hidden className="mr-1 size-4 shrink-0" />
          <span className="sr-only">{errorPrefix} </span>
        </>
      )}
      <span className="min-w-0 py-1 wrap-anywhere">{recipient}</span>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-line pointer-coarse:size-touch"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}
