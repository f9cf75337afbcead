import { Siren } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';

/** In the header of a dossier's pages: what to do in an emergency, one tap away; a row of its own where there is no room beside the rest. */
export function EmergencyLink({ href }: { href: string }) {
  const t = useTranslations('app');
  return (
    <PageLink
      href={href}
      className="flex min-h-touch items-center justify-center gap-2 font-semibold whitespace-nowrap text-danger hover:underline max-split:bg-danger-soft max-split:-outline-offset-3 split:rounded-control split:border split:border-danger-rule split:px-3 split:hover:bg-danger-soft"
    >
      <Siren aria-hidden className="size-5 shrink-0" />
      {t('screen_emergency')}
    </PageLink>
  );
}
