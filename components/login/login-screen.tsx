import { useTranslations } from 'next-intl';
import { LoginForm } from '@/components/login/login-form';
import { BrandLogo } from '@/components/shell/header/brand-logo';
import { CardPage } from '@/components/shell/pages/card-page';
import { SessionEnded } from '@/components/shell/header/session-ended';
import { ButtonLink } from '@/components/ui/button-link';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import type { Brand } from '@/lib/domain/site/brands';
import type { FooterLink } from '@/lib/domain/pages/footer-links';
import type { LoginMessage } from '@/lib/domain/session/login';
import type { Viewing } from '@/lib/domain/session/viewer';

/** The login form; a user who is already logged in may continue or log in as somebody else. */
export function LoginScreen({
  brand,
  interfaceLang,
  viewing,
  antiForgery,
  next,
  failure,
  footerLinks = [],
}: {
  brand: Brand;
  interfaceLang: string;
  viewing: Viewing;
  antiForgery: string;
  /** In-app path of the page after login. */
  next: string;
  failure: LoginMessage | null;
  footerLinks?: FooterLink[];
}) {
  const t = useTranslations('app');
  return (
    <CardPage width="narrow" links={footerLinks}>
      <BrandLogo brand={brand} />
      <div className="rounded-card border border-line bg-surface p-6 medium:p-8">
        {viewing.hasEnded && <SessionEnded interfaceLang={interfaceLang} />}
        <h1 className="mb-2 text-h1-phone font-semibold">{t('login_title')}</h1>
        {viewing.viewer ? (
          <div className="mb-6 flex flex-col items-start gap-3">
            <p>{t('login_already', { name: viewing.viewer.name })}</p>
            <ButtonLink href={next}>{t('go_on')}</ButtonLink>
          </div>
        ) : (
          <p className="mb-6 text-ink-soft">{t('login_text')}</p>
        )}
        <ScopedMessages scopes={['login']}>
          <LoginForm next={next} antiForgery={antiForgery} failure={failure} />
        </ScopedMessages>
        <p id="change-password" className="mt-6 text-ink-soft">
          {t('login_password')}
        </p>
      </div>
    </CardPage>
  );
}
