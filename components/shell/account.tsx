import { LogIn } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AccountMenu } from '@/components/shell/account-menu';
import { LoginLink } from '@/components/shell/login-link';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import type { Viewer } from '@/lib/domain/viewer';

/** In a header: who is logged in; for everybody else a quiet way to log in. */
export function Account({ viewer, interfaceLang }: { viewer: Viewer | null; interfaceLang: string }) {
  const t = useTranslations('app');
  if (viewer)
    return (
      <ScopedMessages scopes={['choice']}>
        <AccountMenu viewer={viewer} />
      </ScopedMessages>
    );
  return (
    <LoginLink
      interfaceLang={interfaceLang}
      className="flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-control px-2.5 text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <LogIn aria-hidden className="size-5 large:hidden" />
      <span className="sr-only large:not-sr-only">{t('log_in')}</span>
    </LoginLink>
  );
}
