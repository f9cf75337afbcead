import { Minus, Plus } from 'lucide-react';
import { percentage } from '@/lib/domain/amounts';

/** A magnification, 1 being true scale, or as large as there is room for up to that. */
export type Zoom = number | 'fit';

const button =
  'flex min-h-touch min-w-touch cursor-pointer items-center justify-center rounded-control border border-line-strong px-3 hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent';

/** The magnification of a drawing: by steps, what fits, true scale. */
export function ZoomButtons({
  zoom,
  onStep,
  onZoom,
  texts,
}: {
  zoom: Zoom;
  /** 1 larger, -1 smaller. */
  onStep: (direction: 1 | -1) => void;
  onZoom: (zoom: Zoom) => void;
  texts: { lang: string; zoom: string; zoomIn: string; zoomOut: string; fit: string; trueSize: string };
}) {
  return (
    <div
      role="group"
      aria-label={texts.zoom}
      className="needs-script mb-3 flex flex-wrap items-center gap-2 print:hidden"
    >
      <button
        type="button"
        aria-label={texts.zoomOut}
        title={texts.zoomOut}
        onClick={() => onStep(-1)}
        className={button}
      >
        <Minus aria-hidden className="size-5" />
      </button>
      <button type="button" aria-label={texts.zoomIn} title={texts.zoomIn} onClick={() => onStep(1)} className={button}>
        <Plus aria-hidden className="size-5" />
      </button>
      <button type="button" aria-pressed={zoom === 'fit'} onClick={() => onZoom('fit')} className={button}>
        {texts.fit}
      </button>
      <button type="button" aria-pressed={zoom === 1} onClick={() => onZoom(1)} className={button}>
        {texts.trueSize}
      </button>
      <span className="text-small text-ink-soft tabular-nums" aria-live="polite">
        {zoom === 'fit' ? '' : percentage(zoom * 100, texts.lang)}
      </span>
    </div>
  );
}
