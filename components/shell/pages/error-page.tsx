import clsx from 'clsx';
import { CircleAlert, CloudOff, FileX, SearchX, type Icon } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BrandLogo } from '@/components/shell/header/brand-logo';
import { CardPage } from '@/components/shell/pages/card-page';
import { ButtonLink } from '@/components/ui/button-link';
import type { Brand } from '@/lib/domain/site/brands';
import type { ErrorPageCause } from '@/lib/domain/failures/failure-causes';
import type { FooterLink } from '@/lib/domain/pages/footer-links';

const icons: Record<ErrorPageCause, Icon> = {
  unknown: SearchX,
  removed: FileX,
  unavailable: CloudOff,
  invalid: FileX,
  market: SearchX,
  missing: SearchX,
  unsupported: FileX,
};

interface Step {
  label: string;
  href: string;
}

/** What happened in one sentence, what the visitor can do, and the failure's id in the log. */
export function ErrorPage({
  brand,
  title,
  text,
  help,
  action,
  second,
  errorId,
  cause,
  footerLinks = [],
}: {
  brand: Brand;
  title: ReactNode;
  text: ReactNode;
  /** Whom to contact. */
  help?: ReactNode;
  action: Step;
  /** A second action, shown first where a retry may help. */
  second?: Step;
  errorId?: string;
  cause?: ErrorPageCause;
  footerLinks?: FooterLink[];
}) {
  const t = useTranslations('app');
  const Icon = cause ? icons[cause] : CircleAlert;
  return (
    <CardPage links={footerLinks}>
      <BrandLogo brand={brand} />
      <div className="rounded-card border border-line bg-surface p-6 medium:p-8">
        <Icon aria-hidden className="mb-4 size-8 stroke-[1.5] text-ink-soft" />
        <h1 className="mb-2 text-h1-phone font-semibold">{title}</h1>
        <p className={clsx('text-ink-soft', !help && 'mb-6')}>{text}</p>
        {help && <div className="mb-4">{help}</div>}
        <div className="flex flex-col gap-3 medium:flex-row medium:flex-wrap">
          {second && <ButtonLink href={second.href}>{second.label}</ButtonLink>}
          <ButtonLink href={action.href} kind={second ? 'quiet' : 'primary'}>
            {action.label}
          </ButtonLink>
        </div>
        {errorId && <p className="mt-6 text-small text-ink-soft">{t('error_id', { id: errorId })}</p>}
      </div>
    </CardPage>
  );
}
