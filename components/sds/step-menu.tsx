'use client';

import clsx from 'clsx';
import { ChevronUp } from '@/components/ui/icons/icons';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSdsReading } from '@/components/sds/sds-reader';
import { useDismiss } from '@/lib/browser/interaction/use-dismiss';
import { isStepMenuOffset, sectionsOf } from '@/lib/domain/sds/sds';

/**
 * Spec §2 "SDS screen", step menu: links to the sections; the current and the changed ones are marked. From 1280 px it
 * is a list at the side, from 640 px a row below the header, on phones a bar at the foot that opens the list.
 */
export function StepMenu() {
  const { t, shown } = useSdsReading();
  const { html, sections, choice } = shown;
  const changed = choice.compare === null ? [] : sections;
  const steps = sectionsOf(html).map((id) => ({
    id,
    title: t.find(`section_${id}`) ?? '',
    changed: changed.includes(id) ? t('changed') : null,
  }));
  const currentId = useSectionInView(
    steps.map(({ id }) => id),
    html,
  );
  const current = steps.find(({ id }) => id === currentId) ?? steps[0];
  if (!current) return null;
  return (
    <>
      <StepRow steps={steps} current={current} />
      <StepBar steps={steps} current={current} />
    </>
  );
}

interface Step {
  /** Section number, 1 to 17. */
  id: number;
  title: string;
  /** The word that marks a changed section; null for an unchanged one. */
  changed: string | null;
}

interface StepListProps {
  steps: Step[];
  /** The step of the section in view. */
  current: Step;
}

/** The list at the side, or the row below the header. */
function StepRow({ steps, current }: StepListProps) {
  const { t } = useSdsReading();
  const isOffset = useStepMenuOffset();
  const row = useRef<HTMLOListElement>(null);

  // Keeps the current section visible in the row; scrolls the row only, never the page.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 2 + link.clientWidth / 2;
  }, [current.id]);

  return (
    <nav
      id="sidebar-left"
      data-sidebar="left"
      aria-label={t('sections')}
      data-offset={isOffset || undefined}
      className="sticky top-bar z-20 -mx-6 hidden border-b border-line bg-ground transition-[box-shadow,background-color,top] duration-150 medium:block medium:data-offset:shadow-float large:top-18 large:data-offset:top-14 large:data-offset:rounded-card large:data-offset:bg-surface large:mr-14 large:ml-0 large:w-58 large:shrink-0 large:max-h-[calc(100dvh-5.5rem)] large:data-offset:max-h-[calc(100dvh-4.5rem)] large:self-start large:overflow-y-auto large:border-b-0 print:hidden"
    >
      <ol
        ref={row}
        className="relative flex overflow-x-auto px-3 large:block large:overflow-visible large:border-l large:border-line large:px-0"
      >
        {steps.map((step) => (
          <li key={step.id} className="shrink-0">
            <StepLink
              step={step}
              isCurrent={step === current}
              className={clsx(
                'h-11 gap-2 -outline-offset-3 border-b-3 px-3 text-small whitespace-nowrap large:-ml-px large:h-auto large:min-h-9 large:gap-3 large:border-b-0 large:border-l-3 large:py-1 large:pr-1 large:pl-4 large:whitespace-normal',
                step === current
                  ? 'border-accent font-semibold text-accent'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The phone's bar with the current section, which opens the list. */
function StepBar({ steps, current }: StepListProps) {
  const { t } = useSdsReading();
  const bar = useRef<HTMLDetailsElement>(null);
  useDismiss(bar);

  // Opens the list at the current section.
  const showCurrent = () => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    const panel = link?.offsetParent;
    if (bar.current?.open && link && panel)
      panel.scrollTop = link.offsetTop - panel.clientHeight / 2 + link.clientHeight / 2;
  };

  return (
    <details
      ref={bar}
      onToggle={showCurrent}
      data-foot="steps"
      className="group fixed inset-x-0 bottom-[calc(theme(spacing.tabs)+env(safe-area-inset-bottom))] z-30 border-t border-line bg-surface medium:hidden print:hidden"
    >
      <summary
        aria-label={`${t('sections')}: § ${current.id} ${current.title}`}
        className="flex min-h-touch items-center gap-2 px-4"
      >
        <span className="text-ink-soft">§ {current.id}</span>
        <span className="min-w-0 truncate font-semibold">{current.title}</span>
        <ChevronUp aria-hidden className="ml-auto size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <nav
        aria-label={t('sections')}
        className="absolute inset-x-0 bottom-full z-40 max-h-[60dvh] overflow-y-auto rounded-t-card border-t border-line bg-surface shadow-float"
      >
        <ol className="p-2">
          {steps.map((step) => (
            <li key={step.id}>
              <StepLink
                step={step}
                isCurrent={step === current}
                className={clsx(
                  'min-h-touch gap-3 rounded-control px-3',
                  step === current && 'bg-accent-soft font-semibold text-accent',
                )}
              />
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

/** An entry of the step menu; following it focuses the section (sds-sheet.tsx). */
function StepLink({ step, isCurrent, className }: { step: Step; isCurrent: boolean; className: string }) {
  return (
    <a
      href={`#section-${step.id}`}
      aria-current={isCurrent ? 'location' : undefined}
      className={clsx('flex items-center', className)}
    >
      <span className="w-[2ch] shrink-0 text-right tabular-nums">{step.id}</span>
      {step.title}
      {step.changed && (
        <>
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-notice-rule" />
          <span className="sr-only">, {step.changed}</span>
        </>
      )}
    </a>
  );
}

/** A section counts as being read once its beginning is within the upper third of the window. */
const readingLine = 1 / 3;

/** The last section that begins above the reading line, else the first one. */
function sectionAtReadingLine(ids: number[]): number | undefined {
  const above = ids.filter((id) => {
    const section = document.getElementById(`section-${id}`);
    return section !== null && section.getBoundingClientRect().top <= window.innerHeight * readingLine;
  });
  return above.at(-1) ?? ids[0];
}

/** Events by which the visitor scrolls. */
const scrollEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * The number of the current section, of elements `section-1` … `section-17` of a text. A section that the visitor
 * selects is current until the visitor scrolls, even if the end of the page keeps it from reaching the reading line.
 */
function useSectionInView(ids: number[], text: string): number | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const isChosen = useRef(false);
  const key = ids.join();

  useEffect(() => {
    const sections = key.split(',').map(Number);
    const follow = () => {
      if (!isChosen.current) setCurrent(sectionAtReadingLine(sections));
    };
    const choose = () => {
      const chosen = Number(window.location.hash.replace('#section-', ''));
      if (!sections.includes(chosen)) return;
      isChosen.current = true;
      setCurrent(chosen);
    };
    const release = () => {
      isChosen.current = false;
    };
    const observer = new IntersectionObserver(follow, { rootMargin: `0px 0px -${(1 - readingLine) * 100}% 0px` });
    for (const id of sections) {
      const section = document.getElementById(`section-${id}`);
      if (section) observer.observe(section);
    }
    window.addEventListener('hashchange', choose);
    for (const event of scrollEvents) window.addEventListener(event, release, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('hashchange', choose);
      for (const event of scrollEvents) window.removeEventListener(event, release);
    };
  }, [key, text]);

  return current;
}

function watchScrolling(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Whether the page is scrolled so far that the step menu is offset (Spec §2 "SDS screen"). */
function useStepMenuOffset(): boolean {
  return useSyncExternalStore(
    watchScrolling,
    () => isStepMenuOffset(window.scrollY),
    () => false,
  );
}
