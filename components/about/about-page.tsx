import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Account } from '@/components/shell/header/account';
import type { LanguageLink } from '@/components/shell/header/language-menu';
import { SessionEnded } from '@/components/shell/header/session-ended';
import { SiteFooter } from '@/components/shell/footer/site-footer';
import { SiteHeader } from '@/components/shell/header/site-header';
import { SkipLink } from '@/components/ui/skip-link';
import type { Brand } from '@/lib/domain/site/brands';
import { footerLinks, type OperatorPages } from '@/lib/domain/pages/footer-links';
import { paths } from '@/lib/domain/pages/paths';
import type { Viewing } from '@/lib/domain/session/viewer';

export interface AboutPageProps {
  brand: Brand;
  interfaceLang: string;
  languages: LanguageLink[];
  viewing: Viewing;
  operator: OperatorPages;
}

/** A text page about the site, in one reading column; a link to the operator's own page on the subject comes first. */
export function AboutPage({
  brand,
  interfaceLang,
  languages,
  viewing,
  operator,
  title,
  text,
  operatorPage,
  children,
}: AboutPageProps & {
  title: string;
  text: string;
  operatorPage: { label: string; href: string | null };
  children: ReactNode;
}) {
  const t = useTranslations('app');
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <SkipLink href="#content">{t('skip_to_content')}</SkipLink>
      <SiteHeader
        brand={brand}
        home={paths.start()}
        interfaceLang={interfaceLang}
        languages={languages}
        account={<Account viewer={viewing.viewer} interfaceLang={interfaceLang} />}
      />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 py-6 outline-none medium:px-6 medium:py-8 large:px-10 print:max-w-none print:p-0"
      >
        <div className="max-w-reading wrap-break-word print:max-w-none">
          {viewing.hasEnded && <SessionEnded interfaceLang={interfaceLang} />}
          <h1 className="mb-5 text-h1-phone font-semibold medium:text-h1">{title}</h1>
          <p>{text}</p>
          {operatorPage.href && <OperatorLink href={operatorPage.href}>{operatorPage.label}</OperatorLink>}
          {children}
        </div>
      </main>
      <SiteFooter
        brand={brand}
        regulation={null}
        interfaceLang={interfaceLang}
        languages={languages}
        links={footerLinks(operator, interfaceLang)}
      />
    </div>
  );
}

/** A section with a heading and a rule above it. */
export function AboutSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-8 flex flex-col gap-3 border-t border-line pt-6">
      <h2 id={id} className="text-h2 font-semibold print:break-after-avoid">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A link to one of the operator's pages or addresses, on a line of its own. */
export function OperatorLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <a href={href} className="inline-flex min-h-touch items-center text-accent underline underline-offset-4">
        {children}
      </a>
    </p>
  );
}
