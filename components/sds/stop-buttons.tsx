import { ChevronDown, ChevronUp } from '@/components/ui/icons/icons';
import type { SdsStops } from '@/lib/browser/sds/use-sds-stops';

const button =
  'flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-40';

/** Buttons for the previous and the next match. */
export function StopButtons({ stops, texts }: { stops: SdsStops; texts: { previous: string; next: string } }) {
  const isNone = stops.count === 0;
  return (
    <span className="flex">
      <button
        type="button"
        aria-label={texts.previous}
        disabled={isNone}
        onClick={() => stops.step(-1)}
        className={button}
      >
        <ChevronUp aria-hidden className="size-5" />
      </button>
      <button type="button" aria-label={texts.next} disabled={isNone} onClick={() => stops.step(1)} className={button}>
        <ChevronDown aria-hidden className="size-5" />
      </button>
    </span>
  );
}
