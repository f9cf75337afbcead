import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** The button of a setting: its name and value; opens the setting's dialog. */
export function settingTrigger({ name, value, issueId }: { name: string; value: ReactNode; issueId?: string }) {
  return (
    <button
      type="button"
      aria-describedby={issueId}
      className="needs-script flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 text-left -outline-offset-3 hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-small text-ink-soft">{name}</span>{' '}
        <span className="block leading-6 font-semibold wrap-break-word">{value}</span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
    </button>
  );
}
