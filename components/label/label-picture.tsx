'use client';

import clsx from 'clsx';
import { ChevronUp, LoaderCircle } from '@/components/ui/icons/icons';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Ruler } from '@/components/label/ruler';
import { type Zoom, ZoomButtons } from '@/components/label/zoom-buttons';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { useDelayed } from '@/lib/browser/interaction/use-delayed';
import { cssPixels, type LabelSize, nextZoom } from '@/lib/domain/label/label-size';

/** Delay of the progress indicator, so that a fast preview does not flash. */
const showAfterMs = 300;

/**
 * The label's drawing: at true scale if it fits, else at the page's width; buttons and the keys + − and 0 (fit) zoom. A
 * label of unknown size cannot be zoomed.
 */
export function LabelPicture({
  src,
  alt,
  size,
  hasRuler = false,
  isSticky = false,
  isDrawing = false,
  isMissing = false,
}: {
  /** URL of the drawing, with the base path. */
  src: string;
  alt: string;
  size: LabelSize | null;
  hasRuler?: boolean;
  /** On phones it stays at the top of the window, and can be folded (label-drawing.css). */
  isSticky?: boolean;
  /** Whether a new drawing is loading. */
  isDrawing?: boolean;
  /** Whether loading the current drawing failed. */
  isMissing?: boolean;
}) {
  const t = useScopedMessages('label');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [isFolded, setFolded] = useState(false);
  const region = useId();
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const isLong = useDelayed(isDrawing, showAfterMs);

  const step = (direction: 1 | -1) => {
    if (!size) return;
    const shown = (image.current?.clientWidth ?? 0) / cssPixels(size.widthMm) || 1;
    setZoom(nextZoom(zoom === 'fit' ? shown : zoom, direction));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') step(1);
    else if (event.key === '-') step(-1);
    else if (event.key === '0') setZoom('fit');
    else return;
    event.preventDefault();
  };
  const pixels = (mm: number) => Math.round(cssPixels(mm) * (zoom === 'fit' ? 1 : zoom));
  const isFailed = isMissing || broken === src;
  const cell = hasRuler && size ? 'col-start-2 row-start-2' : 'col-start-1 row-start-1';

  return (
    <div
      onKeyDown={handleKeyDown}
      data-folded={isFolded || undefined}
      className={clsx('min-w-0', isSticky && 'label-drawing group max-medium:-order-2')}
    >
      <div className={clsx(isSticky && 'max-medium:flex max-medium:items-start max-medium:justify-between')}>
        {isSticky && (
          <button
            type="button"
            aria-expanded={!isFolded}
            aria-controls={region}
            onClick={() => setFolded(!isFolded)}
            className="needs-script flex min-h-touch min-w-0 cursor-pointer items-center gap-1 rounded-control font-semibold medium:hidden print:hidden"
          >
            <ChevronUp aria-hidden className="size-5 shrink-0 group-data-folded:rotate-180" />
            <span className="truncate">{t('label_drawing_toggle')}</span>
          </button>
        )}
        {size && <ZoomButtons zoom={zoom} onStep={step} onZoom={setZoom} isCompact={isSticky} />}
      </div>
      <div
        id={region}
        role="region"
        aria-label={t('label_drawing')}
        aria-busy={isDrawing}
        tabIndex={0}
        className="relative overflow-auto rounded-card border border-line bg-sunken p-3 medium:p-5 print:border-0 print:p-0"
      >
        <div
          className={clsx(
            'grid justify-center',
            hasRuler && size
              ? 'grid-cols-[1.5rem_minmax(0,max-content)] grid-rows-[1.5rem_auto] gap-1'
              : 'grid-cols-[minmax(0,max-content)]',
            // Reserves the drawing's width before it loads: no layout shift.
            zoom === 'fit' ? 'w-full' : 'w-max min-w-full',
          )}
        >
          {size && (
            // Reserves the drawing's size before it loads.
            <svg
              aria-hidden
              width={pixels(size.widthMm)}
              height={pixels(size.heightMm)}
              viewBox={`0 0 ${size.widthMm} ${size.heightMm}`}
              className={clsx('h-auto', cell, zoom === 'fit' ? 'fit max-w-full' : 'max-w-none')}
            />
          )}
          <img
            ref={image}
            src={src}
            fetchPriority="high"
            alt={alt}
            width={size ? pixels(size.widthMm) : undefined}
            height={size ? pixels(size.heightMm) : undefined}
            onError={() => setBroken(src)}
            className={clsx(
              'bg-paper shadow-float print:shadow-none',
              cell,
              size ? 'size-full contain-size' : 'h-auto max-w-full',
            )}
          />
          {hasRuler && size && (
            <>
              <Ruler lengthMm={size.widthMm} className="col-start-2 row-start-1" />
              <Ruler lengthMm={size.heightMm} className="col-start-1 row-start-2" vertical />
            </>
          )}
        </div>
        {isLong && (
          <span className="absolute top-2 right-2 flex items-center gap-2 rounded-control border border-line bg-surface px-3 py-1.5 text-small">
            <LoaderCircle aria-hidden className="size-4 animate-spin text-accent" />
            {t('label_drawing_now')}
          </span>
        )}
      </div>
      <p role="status" className="mt-2 font-semibold text-danger empty:hidden">
        {isFailed ? t('label_not_drawn') : null}
      </p>
    </div>
  );
}
