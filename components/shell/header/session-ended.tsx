import { useTranslations } from 'next-intl';
import { LoginLink } from '@/components/shell/header/login-link';
import { Notice } from '@/components/ui/notice';

/** Shows once that the session has expired; the page below is the anonymous one. */
export function SessionEnded({ interfaceLang }: { interfaceLang: string }) {
  const t = useTranslations('app');
  return (
    <div role="status" className="mb-5 print:hidden">
      <Notice>
        {t('session_expired')}{' '}
        <LoginLink interfaceLang={interfaceLang} className="font-semibold underline underline-offset-4">
          {t('log_in_again')}
        </LoginLink>
      </Notice>
    </div>
  );
}
