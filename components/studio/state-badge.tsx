import clsx from 'clsx';
import { CircleCheck, CircleDot, Clock, type LucideIcon, PencilLine } from 'lucide-react';
import type { DraftStateName } from '@/lib/domain/studio/studio-paths';

const styles: Record<DraftStateName, [LucideIcon, string]> = {
  draft: [PencilLine, 'bg-sunken text-ink'],
  inReview: [Clock, 'bg-notice-soft text-notice'],
  approved: [CircleDot, 'bg-accent-soft text-accent'],
  published: [CircleCheck, 'bg-sunken text-success'],
};

/** The state of a draft in words and colour. */
export function StateBadge({ state, text }: { state: DraftStateName; text: string }) {
  const [Icon, tone] = styles[state];
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-control px-2 py-0.5 text-small font-semibold whitespace-nowrap',
        tone,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {text}
    </span>
  );
}
