'use client';

import { Check, Link } from 'lucide-react';
import { useCopyLink, type CopyTexts } from '@/lib/browser/use-copy-link';

/** Copies the link; says so for 2000 ms in its own name and in a notification. */
export function ShareCopy({
  url,
  names,
  texts,
  className,
}: {
  url: string;
  names: { copy: string; copied: string };
  texts: CopyTexts;
  className: string;
}) {
  const { copied, copyLink } = useCopyLink(texts);
  const Icon = copied ? Check : Link;
  return (
    <button type="button" onClick={() => void copyLink(url)} className={`needs-script ${className}`}>
      <Icon aria-hidden className="size-6" strokeWidth={1.75} />
      {copied ? names.copied : names.copy}
    </button>
  );
}
