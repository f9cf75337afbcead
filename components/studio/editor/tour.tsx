'use client';

import { X, Compass } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { primaryButton, quietButton } from '@/components/studio/button-styles';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { type StepId, tourStations } from '@/lib/domain/studio/steps';
import { useRouter } from 'next/navigation';
import { useStudioFailure } from '@/components/studio/use-studio-failure';
import { callStudio } from '@/lib/browser/studio/call-studio';
import type { CreatedDrafts } from '@/lib/domain/studio/drafts';
import { studioPaths } from '@/lib/domain/studio/studio-paths';
import { writeStoredValue } from '@/lib/browser/storage/write-stored-value';

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

/** On the first visit: a tour over a draft of a demo product, which changes nothing that is published. */
export function TourInvitation({ workgroup, demo }: { workgroup: number; demo: number }) {
  const t = useScopedMessages('studio');
  const router = useRouter();
  const { report } = useStudioFailure();
  const isNew = useSyncExternalStore(studioTour.subscribe, studioTour.isNew, () => false);
  const [isStarting, setStarting] = useState(false);
  if (!isNew) return null;
  const start = async () => {
    setStarting(true);
    try {
      const code = `TOUR-${Date.now().toString(36).toUpperCase()}`;
      const body = { workgroup, from: { kind: 'demo', productId: demo, code } };
      const { drafts } = await callStudio<CreatedDrafts>(studioPaths.api.drafts(), { method: 'POST', body });
      if (drafts[0]) router.push(studioPaths.step(drafts[0], 'start', { isTour: true }));
    } catch (error) {
      report(error);
      setStarting(false);
    }
  };
  return (
    <section
      aria-labelledby="tour-invitation"
      className="mb-5 flex flex-wrap items-center gap-4 rounded-card border border-line bg-accent-soft p-4"
    >
      <Compass aria-hidden className="size-6 shrink-0 text-accent" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="tour-invitation" className="text-h3 font-semibold">
          {t('studio_tour_title')}
        </h2>
        <p className="max-w-reading">{t('studio_tour_text')}</p>
      </div>
      <button type="button" disabled={isStarting} onClick={() => void start()} className={primaryButton}>
        {t('studio_tour_start')}
      </button>
      <button
        type="button"
        aria-label={t('studio_tour_dismiss')}
        onClick={studioTour.dismiss}
        className="flex size-touch cursor-pointer items-center justify-center rounded-control hover:bg-sunken"
      >
        <X aria-hidden className="size-5" />
      </button>
    </section>
  );
}

/** Key of localStorage; the value is wrapped: `{"value":"seen","timestamp":1772323200000}`. */
export const studioTourKey = 'studioTour';

const listeners = new Set<() => void>();

/** Whether the visitor has been offered the tour of the Studio on this device. */
export const studioTour = {
  isNew(): boolean {
    try {
      return window.localStorage.getItem(studioTourKey) === null;
    } catch {
      return false;
    }
  },
  dismiss(): void {
    writeStoredValue(studioTourKey, 'seen', Date.now());
    for (const changed of listeners) changed();
  },
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};
