'use client';

import { Check, Link } from 'lucide-react';
import { useCopyLink, type CopyTexts } from '@/lib/browser/feedback/use-copy-link';

/** Copies the link; says so for 2000 ms in its own name and in a notification. */
export function ShareCopy({
  url,
  isOfPage = false,
  names,
  texts,
  className,
}: {
  url: string;
  /** The link is the page's own, as it is now: with the version, comparison or settings that its address names. */
  isOfPage?: boolean;
  names: { copy: string; copied: string };
  texts: CopyTexts;
  className: string;
}) {
  const { copied, copyLink } = useCopyLink(texts);
  const Icon = copied ? Check : Link;
  // The origin is the configured one; scripts may have changed the rest since the page was rendered.
  const current = () => new URL(location.pathname + location.search, url).href;
  return (
    <button
      type="button"
      onClick={() => void copyLink(isOfPage ? current() : url)}
      className={`needs-script ${className}`}
    >
      <Icon aria-hidden className="size-6" strokeWidth={1.75} />
      {copied ? names.copied : names.copy}
    </button>
  );
}
