'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { pageTurner } from '@/lib/browser/interaction/page-turner';

/**
 * Spec §2 "Full-page spinner while requests run": between pages. It turns them itself, so that it also knows of a link that
 * is gone before its page is there, as in a list that closes. Mounted once in each root layout.
 */
export function PageSpinner({ label }: { label: string }) {
  const router = useRouter();
  const [isTurning, startTurning] = useTransition();
  useEffect(() => pageTurner.take((href, options) => startTurning(() => router.push(href, options))), [router]);
  return <Spinner active={isTurning} label={label} />;
}
