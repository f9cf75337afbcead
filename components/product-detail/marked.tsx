import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Change } from '@/lib/domain/changes/marks';
import { withColon } from '@/lib/domain/languages/formatting';

const kinds = {
  added: { Tag: 'ins', word: 'change_added', sign: '+' },
  deleted: { Tag: 'del', word: 'change_deleted', sign: '−' },
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
  const { Tag, word, sign } = kinds[change];
  return (
    <Tag className="relative">
      {!isPart && (
        <>
          <span aria-hidden className="change-sign">
            {sign}
          </span>
          <span className="sr-only">{withColon(t(word), interfaceLang)} </span>
        </>
      )}
      {children}
    </Tag>
  );
}
