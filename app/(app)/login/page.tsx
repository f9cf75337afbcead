import { getLocale, getTranslations } from 'next-intl/server';
import { firstValue, type SearchParams } from '@/app/error-screen';
import { LoginScreen } from '@/components/login/login-screen';
import { footerLinks } from '@/lib/domain/pages/footer-links';
import { loginMessageOf } from '@/lib/domain/session/login';
import { nextPage } from '@/lib/domain/pages/navigation';
import { deployment } from '@/lib/loaders/request/deployment';
import { siteMetadata } from '@/lib/loaders/pages/site-metadata';
import { loadLogin } from '@/lib/loaders/request/page-session';

export async function generateMetadata() {
  const t = await getTranslations('app');
  return siteMetadata({ title: t('login_title'), description: t('login_text') });
}

/**
 * The login page; `?next=` is the in-app path after login, `?failure=` the message for a form sent without JavaScript.
 */
export default async function LoginPage({ searchParams }: { searchParams: SearchParams }) {
  const { viewing, antiForgery } = await loadLogin();
  const interfaceLang = await getLocale();
  return (
    <LoginScreen
      brand={deployment().brand}
      interfaceLang={interfaceLang}
      footerLinks={footerLinks(deployment().operator, interfaceLang)}
      viewing={viewing}
      antiForgery={antiForgery}
      next={nextPage(await firstValue(searchParams, 'next'))}
      failure={loginMessageOf(await firstValue(searchParams, 'failure'))}
    />
  );
}
