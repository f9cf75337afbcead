'use client';

import { Check, Link } from '@/components/ui/icons/icons';
import { useCopyLink, type CopyTexts } from '@/lib/browser/feedback/use-copy-link';

/** Copies the link; confirms it for 2000 ms in its label and in a notification. */
export function ShareCopy({
  url,
  isCurrent = false,
  names,
  texts,
  className,
}: {
  url: string;
  /** Whether to copy the page's current URL, including the version, comparison or settings in its query. */
  isCurrent?: boolean;
  names: { copy: string; copied: string };
  texts: CopyTexts;
  className: string;
}) {
  const { copied, copyLink } = useCopyLink(texts);
  const Icon = copied ? Check : Link;
  // The configured origin with the current path and query, which scripts may have changed since rendering.
  const current = () => new URL(location.pathname + location.search, url).href;
  return (
    <button
      type="button"
      onClick={() => void copyLink(isCurrent ? current() : url)}
      className={`needs-script ${className}`}
    >
      <Icon aria-hidden className="size-6 stroke-[1.75]" />
      {copied ? names.copied : names.copy}
    </button>
  );
}
