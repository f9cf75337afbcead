'use client';

import clsx from 'clsx';
import { ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSectionInView } from '@/components/sds/use-section-in-view';
import { Menu } from '@/components/ui/menu';

export interface Step {
  /** Section number, 1 to 16. */
  id: number;
  title: string;
}

/**
 * Spec §2 "SDS screen", step menu: the sections as links, the one in view marked. From 1280 px a list at the side,
 * from 640 px a row under the header, on phones a bar at the foot that opens the list.
 */
export function StepMenu({ label, steps }: { label: string; steps: Step[] }) {
  const current = useSectionInView(steps.map(({ id }) => id));
  const row = useRef<HTMLOListElement>(null);
  const inView = steps.find(({ id }) => id === current) ?? steps[0];

  // The row follows the reader; only the row scrolls, never the page.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 2 + link.clientWidth / 2;
  }, [current]);

  return (
    <>
      <nav
        aria-label={label}
        className="sticky top-bar z-20 -mx-6 hidden border-b border-line bg-ground medium:block large:top-18 large:mx-0 large:max-h-[calc(100dvh-5.5rem)] large:self-start large:overflow-y-auto large:border-b-0 print:hidden"
      >
        <ol
          ref={row}
          className="relative flex overflow-x-auto px-3 large:block large:overflow-visible large:border-l large:border-line large:px-0"
        >
          {steps.map((step) => (
            <li key={step.id} className="shrink-0">
              <StepLink
                step={step}
                isCurrent={step.id === current}
                className={clsx(
                  'h-11 gap-2 -outline-offset-3 border-b-3 px-3 text-small whitespace-nowrap large:-ml-px large:h-auto large:min-h-9 large:gap-3 large:border-b-0 large:border-l-3 large:py-1 large:pr-1 large:pl-4 large:whitespace-normal',
                  step.id === current
                    ? 'border-accent font-semibold text-accent'
                    : 'border-transparent text-ink-soft hover:text-ink',
                )}
              />
            </li>
          ))}
        </ol>
      </nav>
      <Menu
        label={`${label}: § ${inView?.id} ${inView?.title}`}
        button={
          <>
            <span className="text-ink-soft">§ {inView?.id}</span>
            <span className="min-w-0 truncate font-semibold">{inView?.title}</span>
            <ChevronUp aria-hidden className="ml-auto size-5 shrink-0 group-open:rotate-180" />
          </>
        }
        className="fixed! inset-x-0 bottom-[calc(theme(spacing.tabs)+env(safe-area-inset-bottom))] z-30 border-t border-line bg-surface medium:hidden print:hidden"
        buttonClassName="px-4"
        panelClassName="inset-x-0 bottom-full max-h-[60dvh] overflow-y-auto rounded-t-card border-x-0 border-b-0"
      >
        <nav aria-label={label}>
          <ol className="p-2">
            {steps.map((step) => (
              <li key={step.id}>
                <StepLink
                  step={step}
                  isCurrent={step.id === current}
                  className={clsx(
                    'min-h-touch gap-3 rounded-control px-3',
                    step.id === current && 'bg-accent-soft font-semibold text-accent',
                  )}
                />
              </li>
            ))}
          </ol>
        </nav>
      </Menu>
    </>
  );
}

function StepLink({ step, isCurrent, className }: { step: Step; isCurrent: boolean; className: string }) {
  return (
    <a
      href={`#section-${step.id}`}
      aria-current={isCurrent ? 'location' : undefined}
      className={clsx('flex items-center', className)}
    >
      <span className="w-[2ch] shrink-0 text-right tabular-nums">{step.id}</span>
      {step.title}
    </a>
  );
}
