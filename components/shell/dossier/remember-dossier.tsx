'use client';

import { useEffect } from 'react';

/** Adds the dossier to those that were opened last on this device, by a script that comes after the page's own. */
export function RememberDossier({ id, name }: { id: number; name: string }) {
  useEffect(() => {
    void import('@/lib/browser/storage/recent-dossiers').then(({ recentDossiers }) => recentDossiers.add({ id, name }));
  }, [id, name]);
  return null;
}
