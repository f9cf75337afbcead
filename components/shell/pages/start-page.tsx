import { useTranslations } from 'next-intl';
import { Account } from '@/components/shell/header/account';
import { BrandLogo } from '@/components/shell/header/brand-logo';
import { CardPage } from '@/components/shell/pages/card-page';
import { SessionEnded } from '@/components/shell/header/session-ended';
import type { Brand } from '@/lib/domain/site/brands';
import type { FooterLink } from '@/lib/domain/pages/footer-links';
import { fallbackInterfaceLanguage } from '@/lib/domain/languages/languages';
import { basePath } from '@/lib/domain/pages/paths';
import { anonymousViewer, type Viewing } from '@/lib/domain/session/viewer';

/** The entry for visitors without a product's link: a product number leads to its dossier, without JavaScript too. */
export function StartPage({
  brand,
  wrongNumber,
  interfaceLang = fallbackInterfaceLanguage,
  viewing = anonymousViewer,
  footerLinks = [],
}: {
  brand: Brand;
  wrongNumber: string | null;
  interfaceLang?: string;
  viewing?: Viewing;
  footerLinks?: FooterLink[];
}) {
  const t = useTranslations('app');
  return (
    <CardPage links={footerLinks}>
      <div className="flex items-center justify-between gap-4">
        <BrandLogo brand={brand} />
        <Account viewer={viewing.viewer} interfaceLang={interfaceLang} />
      </div>
      {viewing.hasEnded && <SessionEnded interfaceLang={interfaceLang} />}
      <form action={basePath} className="rounded-card border border-line bg-surface p-6 medium:p-8">
        <h1 className="mb-2 text-h1-phone font-semibold">{t('start_title')}</h1>
        <p className="mb-6 text-ink-soft">{t('start_text')}</p>
        <label htmlFor="id" className="mb-1 block font-semibold">
          {t('start_product_number')}
        </label>
        <div className="flex flex-col gap-3 medium:flex-row">
          <div className="w-full">
            <input
              id="id"
              name="id"
              inputMode="numeric"
              autoComplete="off"
              required
              maxLength={12}
              defaultValue={wrongNumber ?? ''}
              aria-invalid={wrongNumber !== null}
              aria-describedby={wrongNumber === null ? undefined : 'id-error'}
              className="aria-invalid:border-2 aria-invalid:border-danger min-h-touch w-full rounded-control border border-line-strong bg-surface px-3 tabular-nums"
            />
            {wrongNumber !== null && (
              <p id="id-error" className="mt-2 text-small text-danger">
                {t('start_wrong_number')}
              </p>
            )}
          </div>
          <button
            type="submit"
            className="min-h-touch shrink-0 cursor-pointer medium:self-start rounded-control bg-accent px-5 font-semibold text-accent-on hover:opacity-90"
          >
            {t('start_open')}
          </button>
        </div>
      </form>
    </CardPage>
  );
}
