import { X } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import { KeepSite } from '@/components/site/keep-site';
import { StorageMatrix } from '@/components/site/storage-matrix';
import { SmallPictograms } from '@/components/shell/content/small-pictograms';
import { offlineTexts } from '@/components/shell/dossier/offline-texts';
import { CacheForOffline, SavedLine } from '@/components/shell/dossier/saved-page';
import { PageFrame, type PageFrameProps } from '@/components/shell/page-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { PageLink } from '@/components/ui/page-link';
import { dialled, unbroken } from '@/components/ui/telephone-link';
import { appendColon, joinUnits } from '@/lib/domain/languages/formatting';
import { footerLinks, type OperatorPages } from '@/lib/domain/pages/footer-links';
import { basePath, hrefOf, paths } from '@/lib/domain/pages/paths';
import { permalinkFile } from '@/lib/domain/pages/permalink';
import { sitePath } from '@/lib/domain/pages/site-path';
import { isTabAvailable } from '@/lib/domain/pages/tabs';
import type { Dossier } from '@/lib/domain/product/dossier';

interface SiteProduct {
  id: number;
  dossier: Dossier | null;
  lang: number;
  storageClass: string | null | undefined;
  /** Statements of its label that say with what it reacts. */
  reactions: { code: string; text: string }[];
}

/** The products of a site as cards with QR codes; printed, it is a poster for the wall. */
export function SiteScreen({
  products,
  operator,
  isBuilt,
  ...frame
}: PageFrameProps & {
  products: SiteProduct[];
  operator: OperatorPages;
  /** Whether the service worker keeps pages. */
  isBuilt: boolean;
}) {
  const t = useTranslations('app');
  const { interfaceLang } = frame;
  const ids = products.map(({ id }) => id);
  const pathWithout = (id: number) =>
    sitePath(
      ids.filter((other) => other !== id),
      interfaceLang,
    );
  return (
    <PageFrame
      {...frame}
      links={footerLinks(operator, interfaceLang)}
      top={<SavedLine interfaceLang={interfaceLang} text={t('offline_saved', { date: '{date}' })} />}
      foot={
        isBuilt &&
        ids.length > 0 && (
          <CacheForOffline
            options={{
              id: 'site',
              pages: [basePath + sitePath(ids, interfaceLang)],
              texts: offlineTexts(t, interfaceLang),
            }}
          />
        )
      }
    >
      <h1 className="text-h1-phone font-semibold medium:text-h1">{t('site_title')}</h1>
      <p className="mt-1 mb-4 max-w-reading print:hidden">{t(ids.length > 0 ? 'site_text' : 'site_empty')}</p>
      {ids.length === 0 && <ButtonLink href={paths.start()}>{t('catalogue_title')}</ButtonLink>}
      {ids.length > 0 && (
        <KeepSite
          products={ids}
          interfaceLang={interfaceLang}
          texts={{
            keep: t('site_keep'),
            forget: t('site_forget'),
            add: t('site_add'),
            replace: t('site_replace'),
            print: t('site_print'),
          }}
        />
      )}
      <ul className="mt-5 grid grid-cols-1 gap-4 medium:grid-cols-2 large:grid-cols-3 print:grid-cols-2 print:gap-3">
        {products.map((product) => (
          <li
            key={product.id}
            className="relative flex gap-4 rounded-card border border-line bg-surface p-4 print:break-inside-avoid"
          >
            {product.dossier ? (
              <SiteProductCard {...product} dossier={product.dossier} interfaceLang={interfaceLang} />
            ) : (
              <p className="text-ink-soft">{t('site_missing', { id: product.id })}</p>
            )}
            <PageLink
              href={pathWithout(product.id)}
              title={t('site_remove', { product: product.dossier?.name ?? String(product.id) })}
              className="absolute top-0 right-0 flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink print:hidden"
            >
              <X aria-hidden className="size-4.5" />
              <span className="sr-only">
                {t('site_remove', { product: product.dossier?.name ?? String(product.id) })}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      <StorageMatrix
        products={products.map(({ dossier, ...product }) => ({
          ...product,
          name: dossier?.name ?? String(product.id),
        }))}
      />
    </PageFrame>
  );
}

function SiteProductCard({
  id,
  dossier,
  lang,
  storageClass,
  interfaceLang,
}: SiteProduct & { dossier: Dossier; interfaceLang: string }) {
  const t = useTranslations('app');
  const { signalWord, pictograms, openClasses } = dossier.hazards;
  const hasSummary = isTabAvailable(dossier, 'hazards');
  return (
    <>
      <img
        src={basePath + permalinkFile(dossier, 'code.svg').path}
        alt={t('qr_code')}
        width={112}
        height={112}
        className="size-28 shrink-0 rounded-control bg-paper print:size-32"
      />
      <div className="min-w-0 flex-1 space-y-1 pr-7 print:pr-0">
        <h2 className="leading-6 font-semibold wrap-break-word hyphens-auto">
          <a href={hrefOf(paths.dossier(id, interfaceLang, 'pd', lang))} className="underline-offset-4 hover:underline">
            {joinUnits(dossier.name)}
          </a>
        </h2>
        <p className="text-small text-ink-soft">{[dossier.code, dossier.supplierName].filter(Boolean).join(' · ')}</p>
        {signalWord && <p className="font-bold">{signalWord.text}</p>}
        <SmallPictograms ids={pictograms} />
        {openClasses.length > 0 && <p className="text-small">{t('classification_incomplete')}</p>}
        {storageClass !== undefined && (
          <p className="text-small">
            {appendColon(t('hazards_storage_class'), interfaceLang)} {storageClass ?? t('hazards_storage_unknown')}
          </p>
        )}
        {dossier.emergencyTelephone && (
          <p className="text-small">
            {appendColon(t('emergency_telephone'), interfaceLang)} <Telephone text={dossier.emergencyTelephone} />
          </p>
        )}
        {hasSummary && (
          <a
            href={hrefOf(paths.dossier(id, interfaceLang, 'hazards', lang))}
            className="inline-flex min-h-touch items-center text-small text-accent underline underline-offset-4 print:hidden"
          >
            {t('screen_hazards')}
          </a>
        )}
      </div>
    </>
  );
}

/** A telephone number to dial, without a break between its figures. */
function Telephone({ text }: { text: string }) {
  const number = dialled(text);
  const shown = unbroken(text);
  if (!number) return shown;
  return (
    <a
      href={`tel:${number}`}
      className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4 print:no-underline"
    >
      {shown}
    </a>
  );
}
