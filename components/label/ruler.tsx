import clsx from 'clsx';

/** Length of a mark in pixels, by its position in millimetres. */
const markPx = (mm: number) => (mm % 10 === 0 ? 9 : mm % 5 === 0 ? 6 : 3);

/** A millimetre ruler along a drawing: as long as its container, at any zoom. Hidden from assistive technology. */
export function Ruler({
  lengthMm,
  className,
  vertical = false,
}: {
  lengthMm: number;
  className: string;
  vertical?: boolean;
}) {
  const marks = Array.from({ length: Math.floor(lengthMm) + 1 }, (_, mm) => mm);
  const at = (mm: number) => `${(100 * mm) / lengthMm}%`;
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
          ? { x1: from, x2: to, y1: at(mm), y2: at(mm) }
          : { x1: at(mm), x2: at(mm), y1: from, y2: to };
        return <line key={mm} {...ends} stroke="currentColor" strokeWidth={mm % 10 === 0 ? 1 : 0.5} />;
      })}
      {marks
        .filter((mm) => mm % 10 === 0 && mm > 0 && lengthMm - mm > 2)
        .map((mm) => (
          <text
            key={mm}
            {...(vertical ? { x: 13, y: at(mm), dominantBaseline: 'middle' } : { x: at(mm), y: 12 })}
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
