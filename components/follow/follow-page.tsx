import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BrandLogo } from '@/components/shell/header/brand-logo';
import { CardPage } from '@/components/shell/pages/card-page';
import type { FooterLink } from '@/lib/domain/pages/footer-links';
import { joinUnits } from '@/lib/domain/languages/formatting';
import { basePath, paths } from '@/lib/domain/pages/paths';
import type { Brand } from '@/lib/domain/site/brands';

export interface FollowPageProps {
  brand: Brand;
  footerLinks: FooterLink[];
}

/** The card of every page about following a safety data sheet. They have no scripts of their own, and work without any. */
export function FollowPage({
  brand,
  footerLinks,
  title,
  failure,
  sheet,
  children,
}: FollowPageProps & {
  title: string;
  /** Why the form did not succeed. */
  failure?: string | null;
  /** In-app path of the product's safety data sheet; without one a link leads to the start page. */
  sheet?: string | undefined;
  children: ReactNode;
}) {
  const t = useTranslations('app');
  return (
    <CardPage links={footerLinks}>
      <BrandLogo brand={brand} />
      <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6 medium:p-8">
        <h1 className="text-h1-phone font-semibold wrap-anywhere hyphens-auto">{joinUnits(title)}</h1>
        {failure && (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        )}
        {children}
        <a
          href={basePath + (sheet ?? paths.start())}
          className="inline-flex min-h-touch items-center text-accent underline underline-offset-4"
        >
          {t(sheet ? 'follow_open' : 'catalogue_title')}
        </a>
      </div>
    </CardPage>
  );
}

/** A button that sends a form with hidden fields. */
export function FollowButton({
  action,
  fields,
  isQuiet = false,
  children,
}: {
  /** In-app path of the handler. */
  action: string;
  fields: Record<string, string>;
  /** The less usual choice. */
  isQuiet?: boolean;
  children: ReactNode;
}) {
  return (
    <form method="post" action={basePath + action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton isQuiet={isQuiet}>{children}</SubmitButton>
    </form>
  );
}

export function SubmitButton({ isQuiet = false, children }: { isQuiet?: boolean; children: ReactNode }) {
  const kind = isQuiet ? 'border border-line-strong hover:bg-sunken' : 'bg-accent text-accent-on hover:opacity-90';
  return (
    <button type="submit" className={`min-h-touch cursor-pointer rounded-control px-5 py-2 font-semibold ${kind}`}>
      {children}
    </button>
  );
}
