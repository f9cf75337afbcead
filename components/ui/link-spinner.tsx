'use client';

import { useLinkStatus } from 'next/link';
import { Spinner } from '@/components/ui/spinner';

/** Stands within a `Link`: the full-page spinner while the link's page is on its way. */
export function LinkSpinner({ label }: { label: string }) {
  const { pending } = useLinkStatus();
  return <Spinner active={pending} label={label} />;
}
