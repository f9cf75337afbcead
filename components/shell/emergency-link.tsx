import { Siren } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';

/** In the header of a dossier's pages: what to do in an emergency, one tap away; a row of its own on phones. */
export function EmergencyLink({ href }: { href: string }) {
  const t = useTranslations('app');
  return (
    <PageLink
      href={href}
      className="flex min-h-touch items-center justify-center gap-2 font-semibold whitespace-nowrap text-danger hover:underline max-medium:bg-danger-soft max-medium:-outline-offset-3 medium:rounded-control medium:border medium:border-danger-rule medium:px-3 medium:hover:bg-danger-soft"
    >
      <Siren aria-hidden className="size-5 shrink-0" />
      {t('in_an_emergency')}
    </PageLink>
  );
}
