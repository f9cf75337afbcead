'use client';

import { Compass, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState, useSyncExternalStore } from 'react';
import { primaryButton } from '@/components/studio/button-styles';
import { useStudioFailure } from '@/components/studio/use-studio-failure';
import { callStudio } from '@/lib/browser/studio/call-studio';
import { studioTour } from '@/lib/browser/studio/studio-tour';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { CreatedDrafts } from '@/lib/domain/studio/drafts';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

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
