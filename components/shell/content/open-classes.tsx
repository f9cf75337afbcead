import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';

/** That the classification is not complete: the classes that are possible and of which it is not known whether they apply; nothing without one. */
export function OpenClasses({
  names,
  lang = null,
  className,
}: {
  /** Names of the classes. */
  names: readonly ReactNode[];
  /** Code of the language of the names; null: that of the page. */
  lang?: string | null;
  className?: string;
}) {
  const t = useTranslations('app');
  const interfaceLang = useLocale();
  if (names.length === 0) return null;
  return (
    <div className={className}>
      <Notice>
        {t('hazards_open')}{' '}
        <span lang={lang === interfaceLang ? undefined : (lang ?? undefined)}>
          {names.map((name, index) => (
            <Fragment key={index}>
              {index > 0 && '; '}
              {name}
            </Fragment>
          ))}
        </span>
        .
      </Notice>
    </div>
  );
}
