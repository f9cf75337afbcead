import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Change } from '@/lib/domain/marks';
import { withColon } from '@/lib/domain/punctuation';

const kinds = {
  added: {
    Tag: 'ins',
    word: 'change_added',
    sign: '+',
    look: 'text-danger decoration-1 underline underline-offset-4',
    signLook: 'bg-danger-soft text-danger',
  },
  deleted: {
    Tag: 'del',
    word: 'change_deleted',
    sign: '−',
    look: 'text-ink-soft decoration-ink-soft/60 decoration-1 line-through',
    signLook: 'bg-sunken text-ink-soft',
  },
} as const;

/**
 * Spec §1: additions in red, deletions struck through; with a sign for those who do not see colours and a word for those
 * who listen. `isPart`: a part of a row whose first part says it already. `children` bring no decoration of their own.
 */
export function Marked({
  change,
  isPart = false,
  children,
}: {
  change: Change;
  isPart?: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('app');
  const interfaceLang = useLocale();
  if (change === null) return children;
  const { Tag, word, sign, look, signLook } = kinds[change];
  return (
    <Tag className={clsx('relative', look)}>
      {!isPart && (
        <>
          <span
            aria-hidden
            className={clsx(
              'mr-1 inline-flex size-4 items-center justify-center rounded-sm text-small leading-none font-semibold select-none',
              signLook,
            )}
          >
            {sign}
          </span>
          <span className="sr-only">{withColon(t(word), interfaceLang)} </span>
        </>
      )}
      {children}
    </Tag>
  );
}
