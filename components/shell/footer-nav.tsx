import { useTranslations } from 'next-intl';
import type { FooterLink } from '@/lib/domain/pages/footer-links';

/** Who operates the site and what it does with data. Plain links: the pages have a root layout of their own, or are the operator's. */
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
