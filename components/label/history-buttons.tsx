import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useScopedMessages } from '@/lib/browser/scoped-messages';

const tool =
  'flex min-h-touch cursor-pointer items-center gap-1.5 rounded-control border border-line-strong px-2.5 text-small hover:bg-sunken disabled:cursor-not-allowed disabled:border-line disabled:text-ink-soft disabled:opacity-60';

/** Undo, redo and reset; each is null where there is nothing to do. */
export function HistoryButtons({
  undo,
  redo,
  reset,
}: {
  undo: (() => void) | null;
  redo: (() => void) | null;
  reset: (() => void) | null;
}) {
  const t = useScopedMessages('labelEditor');
  return (
    <div className="needs-script mb-3 flex flex-wrap gap-2 px-2">
      <button type="button" disabled={!undo} onClick={() => undo?.()} className={tool}>
        <Undo2 aria-hidden className="size-4" />
        {t('undo')}
      </button>
      <button type="button" disabled={!redo} onClick={() => redo?.()} className={tool}>
        <Redo2 aria-hidden className="size-4" />
        {t('redo')}
      </button>
      <button type="button" disabled={!reset} onClick={() => reset?.()} className={tool}>
        <RotateCcw aria-hidden className="size-4" />
        {t('reset')}
      </button>
    </div>
  );
}
