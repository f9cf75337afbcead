'use client';

import { X } from '@/components/ui/icons/icons';
import { useSyncExternalStore } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { recentDossiers, type RecentDossier } from '@/lib/browser/storage/recent-dossiers';
import { documentLanguageId } from '@/lib/domain/languages/languages';
import { sitePath } from '@/lib/domain/pages/site-path';
import { paths } from '@/lib/domain/pages/paths';
import { joinUnits } from '@/lib/domain/languages/formatting';

const none: readonly RecentDossier[] = [];

/** Links to the dossiers opened last on this device; nothing without any, and on the server. */
export function RecentDossiers({
  interfaceLang,
  texts,
}: {
  interfaceLang: string;
  texts: { title: string; clear: string; poster: string };
}) {
  const dossiers = useSyncExternalStore(recentDossiers.subscribe, recentDossiers.current, () => none);
  if (dossiers.length === 0) return null;
  return (
    <section aria-label={texts.title} className="mt-5 print:hidden">
      <div className="flex items-center gap-1">
        <h2 className="text-small text-ink-soft">{texts.title}</h2>
        <button
          type="button"
          onClick={recentDossiers.clear}
          title={texts.clear}
          className="flex size-11 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-4.5" />
          <span className="sr-only">{texts.clear}</span>
        </button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {dossiers.map(({ id, name }) => (
          <li key={id} className="max-w-full">
            <PageLink
              href={paths.dossier(id, interfaceLang, 'pd', documentLanguageId(interfaceLang) ?? 1)}
              className="flex min-h-touch max-w-full items-center rounded-control border border-line bg-surface px-3 text-small wrap-anywhere hover:border-line-strong"
            >
              {joinUnits(name)}
            </PageLink>
          </li>
        ))}
      </ul>
      <PageLink
        href={sitePath(
          dossiers.map(({ id }) => id),
          interfaceLang,
        )}
        className="mt-1 inline-flex min-h-touch items-center text-small text-accent underline underline-offset-4"
      >
        {texts.poster}
      </PageLink>
    </section>
  );
}
