import clsx from 'clsx';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { Day } from '@/components/ui/day';
import type { Dossier, Version } from '@/lib/domain/dossier';
import { paths } from '@/lib/domain/paths';

/** The facts over an SDS: under which regulation, from when, which version, in which languages. */
export function SdsFacts({
  dossier,
  version,
  interfaceLang,
  lang,
}: {
  dossier: Dossier;
  version: Version | null;
  interfaceLang: string;
  lang: number;
}) {
  const t = useTranslations('app');
  const { regulation, created, createdLabel, revision, revisionLabel } = dossier.sds;
  const languages = dossier.validLangs.flatMap((id) => dossier.languages.find((language) => language.id === id) ?? []);
  return (
    <dl className="mb-6 flex flex-wrap gap-x-8 gap-y-3 rounded-card border border-line bg-surface px-5 py-3.5 print:mb-4 print:p-0 print:border-0">
      {dossier.emergencyTelephone && (
        <Fact term={t('emergency_telephone')} wide onPhones>
          <TelephoneLink text={dossier.emergencyTelephone} />
        </Fact>
      )}
      <Fact term={t('regulation')} wide>
        {regulation ?? t('sds_according_to_regulation')}
      </Fact>
      {created && (
        <Fact term={createdLabel ?? t('creation_date')}>
          <Day date={created} />
        </Fact>
      )}
      {revision && (
        <Fact term={revisionLabel ?? t('revision')}>
          <Day date={revision} />
        </Fact>
      )}
      {dossier.code && (
        <Fact term={t('product_code')} onPhones>
          {dossier.code}
        </Fact>
      )}
      {dossier.supplierName && (
        <Fact term={t('supplier')} onPhones>
          {dossier.supplierName}
        </Fact>
      )}
      {version && <Fact term={t('version')}>{version.text}</Fact>}
      {languages.length > 0 && (
        <Fact term={t('language')}>
          <ul className="flex flex-wrap gap-x-4">
            {languages.map(({ id, name, code }) => (
              <li key={id} className={clsx(id !== lang && 'print:hidden')}>
                <Link
                  href={paths.sds(dossier.id, interfaceLang, id)}
                  prefetch={false}
                  hrefLang={code ?? undefined}
                  aria-current={id === lang ? 'true' : undefined}
                  className={clsx(
                    'relative after:absolute after:-inset-x-1.5 after:-inset-y-2.5',
                    id === lang ? 'font-semibold' : 'text-accent underline underline-offset-4',
                  )}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

/** `onPhones`: the basic information, which only the smallest screens show here (Spec §2 "SDS screen"). */
function Fact({
  term,
  wide = false,
  onPhones = false,
  children,
}: {
  term: string;
  wide?: boolean;
  onPhones?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={clsx('min-w-0', wide && 'max-medium:w-full', onPhones && 'medium:hidden')}>
      <dt className="text-small text-ink-soft first-letter:uppercase">{term}</dt>
      <dd className="leading-6">{children}</dd>
    </div>
  );
}
