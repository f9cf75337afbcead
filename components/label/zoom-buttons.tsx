import clsx from 'clsx';
import { Minus, Plus, Scan } from '@/components/ui/icons/icons';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { percentage } from '@/lib/domain/languages/formatting';

/** A zoom factor, 1 being true scale, or 'fit': the largest up to true scale that fits. */
export type Zoom = number | 'fit';

const button =
  'flex min-h-touch min-w-touch cursor-pointer items-center justify-center rounded-control border border-line-strong px-3 hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent';

/** Zoom controls of a drawing: step by step, fit, true scale. */
export function ZoomButtons({
  zoom,
  onStep,
  onZoom,
  isCompact = false,
}: {
  zoom: Zoom;
  /** 1 larger, -1 smaller. */
  onStep: (direction: 1 | -1) => void;
  onZoom: (zoom: Zoom) => void;
  /** On phones icons replace the words, so that all controls fit on one line. */
  isCompact?: boolean;
}) {
  const t = useScopedMessages('label');
  const word = clsx(isCompact && 'max-medium:sr-only');
  const sign = clsx('medium:hidden', !isCompact && 'hidden');
  return (
    <div
      role="group"
      aria-label={t('zoom')}
      className={clsx(
        'needs-script mb-3 flex flex-wrap items-center gap-2 print:hidden',
        isCompact && 'shrink-0 max-medium:group-data-folded:hidden',
      )}
    >
      <button
        type="button"
        aria-label={t('zoom_out')}
        title={t('zoom_out')}
        onClick={() => onStep(-1)}
        className={button}
      >
        <Minus aria-hidden className="size-5" />
      </button>
      <button type="button" aria-label={t('zoom_in')} title={t('zoom_in')} onClick={() => onStep(1)} className={button}>
        <Plus aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-pressed={zoom === 'fit'}
        title={t('zoom_fit')}
        onClick={() => onZoom('fit')}
        className={button}
      >
        <Scan aria-hidden className={clsx('size-5', sign)} />
        <span className={word}>{t('zoom_fit')}</span>
      </button>
      <button
        type="button"
        aria-pressed={zoom === 1}
        title={t('zoom_true')}
        onClick={() => onZoom(1)}
        className={button}
      >
        <span aria-hidden className={sign}>
          1:1
        </span>
        <span className={word}>{t('zoom_true')}</span>
      </button>
      <span className={clsx('text-small text-ink-soft tabular-nums', word)} aria-live="polite">
        {zoom === 'fit' ? '' : percentage(zoom * 100, t.lang)}
      </span>
    </div>
  );
}
