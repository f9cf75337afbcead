import clsx from 'clsx';

export interface Step {
  /** Section number, 1 to 16. */
  id: number;
  title: string;
  /** The word for a section that changed; null for one that did not. */
  changed: string | null;
}

/** An entry of the step menu; the section itself takes the focus (reading-html.ts). */
export function StepLink({ step, isCurrent, className }: { step: Step; isCurrent: boolean; className: string }) {
  return (
    <a
      href={`#section-${step.id}`}
      aria-current={isCurrent ? 'location' : undefined}
      className={clsx('flex items-center', className)}
    >
      <span className="w-[2ch] shrink-0 text-right tabular-nums">{step.id}</span>
      {step.title}
      {step.changed && (
        <>
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-notice-rule" />
          <span className="sr-only">, {step.changed}</span>
        </>
      )}
    </a>
  );
}
