import clsx from 'clsx';
import { CircleCheck, CircleDot, CircleOff, Clock, type LucideIcon, PencilLine } from 'lucide-react';
import type { ProductStateName } from '@/lib/domain/studio/studio-paths';

const styles: Record<ProductStateName, [LucideIcon, string]> = {
  draft: [PencilLine, 'bg-sunken text-ink'],
  inReview: [Clock, 'bg-notice-soft text-notice'],
  approved: [CircleDot, 'bg-accent-soft text-accent'],
  published: [CircleCheck, 'bg-sunken text-success'],
  removed: [CircleOff, 'bg-sunken text-ink-soft'],
};

/** The state of a draft in words and colour. */
export function StateBadge({ state, text }: { state: ProductStateName; text: string }) {
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
