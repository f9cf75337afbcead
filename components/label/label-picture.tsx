'use client';

import clsx from 'clsx';
import { ChevronUp, LoaderCircle, Minus, Plus, Scan } from '@/components/ui/icons/icons';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { useDelayed } from '@/lib/browser/interaction/use-delayed';
import { cssPixels, type LabelSize, nextZoom } from '@/lib/domain/label/label-size';
import { percentage } from '@/lib/domain/languages/formatting';

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
  onBroken,
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
  /** Called when the browser could not load the drawing. */
  onBroken?: () => void;
}) {
  const t = useScopedMessages('label');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [isFolded, setFolded] = useState(false);
  const region = useId();
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const fail = () => {
    setBroken(src);
    onBroken?.();
  };
  // A drawing in the HTML of the server may have failed before React listens.
  const failAtFirst = useRef(fail);
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) failAtFirst.current();
  }, []);
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
  const isFailed = isMissing || broken === src;

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
        <Drawing ref={image} src={src} alt={alt} size={size} zoom={zoom} hasRuler={hasRuler} onError={fail} />
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

/** The drawing in the size of its zoom, with the place reserved before it loads, and with rulers if it has any. */
function Drawing({
  ref,
  src,
  alt,
  size,
  zoom,
  hasRuler,
  onError,
}: {
  ref: Ref<HTMLImageElement>;
  src: string;
  alt: string;
  size: LabelSize | null;
  zoom: Zoom;
  hasRuler: boolean;
  onError: () => void;
}) {
  const ruled = hasRuler ? size : null;
  const pixels = (mm: number) => Math.round(cssPixels(mm) * (zoom === 'fit' ? 1 : zoom));
  const cell = ruled ? 'col-start-2 row-start-2' : 'col-start-1 row-start-1';
  return (
    <div
      className={clsx(
        'grid justify-center',
        ruled
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
        ref={ref}
        src={src}
        fetchPriority="high"
        alt={alt}
        width={size ? pixels(size.widthMm) : undefined}
        height={size ? pixels(size.heightMm) : undefined}
        onError={onError}
        className={clsx(
          'bg-paper shadow-float print:shadow-none',
          cell,
          size ? 'size-full contain-size' : 'h-auto max-w-full',
        )}
      />
      {ruled && (
        <>
          <Ruler lengthMm={ruled.widthMm} className="col-start-2 row-start-1" />
          <Ruler lengthMm={ruled.heightMm} className="col-start-1 row-start-2" vertical />
        </>
      )}
    </div>
  );
}

/** Length of a mark in pixels, by its position in millimetres. */
const markPx = (mm: number) => (mm % 10 === 0 ? 9 : mm % 5 === 0 ? 6 : 3);

/** A millimetre ruler along a drawing: as long as its container, at any zoom. Hidden from assistive technology. */
function Ruler({ lengthMm, className, vertical = false }: { lengthMm: number; className: string; vertical?: boolean }) {
  const marks = Array.from({ length: Math.floor(lengthMm) + 1 }, (_, mm) => mm);
  const toPercent = (mm: number) => `${(100 * mm) / lengthMm}%`;
  return (
    <svg
      aria-hidden
      className={clsx('block overflow-visible text-ink-soft', vertical ? 'h-full w-6' : 'h-6 w-full', className)}
      // The container determines the size; an intrinsic size would stretch the container.
      width={vertical ? 24 : 1}
      height={vertical ? 1 : 24}
    >
      {marks.map((mm) => {
        const [from, to] = [24 - markPx(mm), 24];
        const ends = vertical
          ? { x1: from, x2: to, y1: toPercent(mm), y2: toPercent(mm) }
          : { x1: toPercent(mm), x2: toPercent(mm), y1: from, y2: to };
        return <line key={mm} {...ends} stroke="currentColor" strokeWidth={mm % 10 === 0 ? 1 : 0.5} />;
      })}
      {marks
        .filter((mm) => mm % 10 === 0 && mm > 0 && lengthMm - mm > 2)
        .map((mm) => (
          <text
            key={mm}
            {...(vertical ? { x: 13, y: toPercent(mm), dominantBaseline: 'middle' } : { x: toPercent(mm), y: 12 })}
            textAnchor={vertical ? 'end' : 'middle'}
            fill="currentColor"
            fontSize={10}
          >
            {mm}
          </text>
        ))}
    </svg>
  );
}

/** A zoom factor, 1 being true scale, or 'fit': the largest up to true scale that fits. */
type Zoom = number | 'fit';

const button =
  'flex min-h-touch min-w-touch cursor-pointer items-center justify-center rounded-control border border-line-strong px-3 hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent';

/** Zoom controls of a drawing: step by step, fit, true scale. */
function ZoomButtons({
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
