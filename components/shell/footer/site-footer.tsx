import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { BrandLogo } from '@/components/shell/header/brand-logo';
import { type LanguageLink, languageLinkTo } from '@/components/shell/header/language-link';
import { StaticHtml } from '@/components/ui/static-html';
import type { Brand } from '@/lib/domain/site/brands';
import type { FooterLink } from '@/lib/domain/pages/footer-links';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';

/**
 * The supplier, the applicable law, the other languages, and the operator's links. On a short page it is at the foot of
 * the window: its minimum height is close to its usual one, so that it does not shift while the page streams in.
 */
export function SiteFooter({
  brand,
  regulation,
  interfaceLang,
  languages,
  links,
  toPageHtml,
}: {
  brand: Brand;
  regulation: string | null;
  interfaceLang: string;
  languages: LanguageLink[];
  links: FooterLink[];
  toPageHtml?: ToPageHtml;
}) {
  const t = useTranslations('app');
  return (
    <StaticHtml
      as="footer"
      toPageHtml={toPageHtml}
      className="mt-8 min-h-70 border-t border-line medium:min-h-41 large:min-h-37 print:hidden"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-8 gap-y-3 px-4 py-6 text-small text-ink-soft medium:px-6 large:px-10">
        <BrandLogo brand={brand} />
        {regulation && <p className="min-w-60 flex-1">{regulation}</p>}
        <nav aria-label={t('languages')} className="max-large:basis-full large:ml-auto">
          <ul className="flex flex-wrap gap-x-4">
            {languages.map(({ name, ...link }) => {
              const isCurrent = link.code === interfaceLang;
              return (
                <li key={link.code}>
                  <a
                    className={clsx(
                      'flex min-h-touch items-center underline-offset-4 hover:underline',
                      isCurrent && 'font-semibold text-ink',
                    )}
                    aria-current={isCurrent ? 'true' : undefined}
                    {...languageLinkTo(link)}
                  >
                    {name}
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
        <div className="basis-full empty:hidden">
          <FooterNav links={links} />
        </div>
      </div>
    </StaticHtml>
  );
}

/**
 * Links about the operator and data processing. Plain links: these pages have another root layout, or are the
 * operator's.
 */
export function FooterNav({ links }: { links: FooterLink[] }) {
  const t = useTranslations('app');
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('about_site')}>
      <ul className="flex flex-wrap gap-x-4">
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} className="flex min-h-touch items-center underline-offset-4 hover:underline">
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
