import clsx from 'clsx';
import { Siren } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';

/**
 * What to do in an emergency, one tap away: in the header of a dossier's pages, a row of its own where there is no room beside the
 * rest; on large screens in the bar of the tabs, which stays there when one scrolls (`inBar`).
 */
export function EmergencyLink({ href, inBar = false }: { href: string; inBar?: boolean }) {
  const t = useTranslations('app');
  return (
    <PageLink
      href={href}
      className={clsx(
        'min-h-touch items-center justify-center gap-2 font-semibold whitespace-nowrap text-danger hover:underline',
        'max-split:bg-danger-soft max-split:-outline-offset-3 split:rounded-control split:border split:border-danger-rule split:px-3 split:hover:bg-danger-soft',
        inBar ? 'hidden shrink-0 large:flex' : 'flex large:hidden',
      )}
    >
      <Siren aria-hidden className="size-5 shrink-0" />
      {t('screen_emergency')}
    </PageLink>
  );
}
