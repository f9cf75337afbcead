import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

const shape = 'flex h-full flex-col rounded-card border border-line px-2.5 py-3 medium:p-4';

/** A document or page of the product; the whole tile is the link. Without `href` it is greyed and says why. */
export function Tile({
  icon: Icon,
  title,
  href,
  children,
}: {
  icon: LucideIcon;
  title: string;
  /** In-app path; null where there is nothing to open. */
  href: string | null;
  /** What is behind it. */
  children: ReactNode;
}) {
  const t = useTranslations('app');
  const head = (
    <span className="mb-1.5 flex flex-col items-start gap-1.5 medium:flex-row medium:gap-2.5">
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', href && 'text-accent')} />
      <span className="max-w-full min-w-0 text-small font-semibold wrap-break-word hyphens-auto medium:text-body medium:leading-6">
        {title}
      </span>
    </span>
  );
  if (href === null) {
    return (
      <div className={clsx(shape, 'border-dashed text-ink-soft')}>
        {head}
        <span className="block text-small first-letter:uppercase">{t('content_is_not_available')}</span>
      </div>
    );
  }
  return (
    <Link
      href={href}
      prefetch={false}
      className={clsx(shape, 'bg-surface transition-colors duration-150 hover:border-accent hover:bg-accent-soft')}
    >
      {head}
      <span className="space-y-0.5 text-small text-ink-soft">{children}</span>
    </Link>
  );
}
