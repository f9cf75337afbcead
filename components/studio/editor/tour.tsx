'use client';

import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { primaryButton, quietButton } from '@/components/studio/button-styles';
import { studioTour } from '@/lib/browser/studio/studio-tour';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { type StepId, tourStations } from '@/lib/domain/studio/steps';

/** A short guide over a draft of a demo product: it walks through the steps and can be left at any time. */
export function Tour({ step, onGo }: { step: StepId; onGo: (step: StepId) => void }) {
  const t = useScopedMessages('studio');
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(true);
  const station = tourStations[index]!;
  useEffect(() => studioTour.dismiss(), []);
  if (!isOpen) return null;
  const go = (next: number) => {
    setIndex(next);
    const { step: to } = tourStations[next]!;
    if (to !== step) onGo(to);
  };
  const end = () => {
    setOpen(false);
    // The focus goes to the step.
    onGo(step);
  };
  const isLast = index === tourStations.length - 1;
  return (
    <section
      aria-labelledby="tour-title"
      className="fixed bottom-4 left-4 z-40 w-[min(26rem,calc(100vw-2rem))] rounded-card border border-line-strong bg-surface p-4 shadow-float print:hidden"
    >
      <div className="flex items-start gap-2">
        <h2 id="tour-title" className="min-w-0 flex-1 text-h3 font-semibold">
          {t(`studio_tour_${station.id}_title`)}
        </h2>
        <button
          type="button"
          aria-label={t('studio_tour_end')}
          onClick={end}
          className="-mt-2 -mr-2 flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-sunken"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <p role="status">{t(`studio_tour_${station.id}_text`)}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {index > 0 && (
          <button type="button" onClick={() => go(index - 1)} className={quietButton}>
            {t('studio_previous')}
          </button>
        )}
        <button type="button" onClick={() => (isLast ? end() : go(index + 1))} className={primaryButton}>
          {t(isLast ? 'studio_tour_end' : 'studio_next')}
        </button>
        <span className="text-small text-ink-soft">
          {t('position_of_total', { position: index + 1, total: tourStations.length })}
        </span>
      </div>
    </section>
  );
}
