'use client';

import { useEffect } from 'react';
import { recentDossiers } from '@/lib/browser/storage/recent-dossiers';

/** Adds the dossier to those that were opened last on this device. */
export function RememberDossier({ id, name }: { id: number; name: string }) {
  useEffect(() => recentDossiers.add({ id, name }), [id, name]);
  return null;
}
