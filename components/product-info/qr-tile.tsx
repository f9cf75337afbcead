import { Download, QrCode } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import { QrModal } from '@/components/product-info/qr-modal';
import { basePath } from '@/lib/domain/pages/paths';
import { permalinkFile, type PermalinkFile } from '@/lib/domain/pages/permalink';

const downloads = [
  { file: 'code.svg', messageKey: 'save_svg' },
  { file: 'code.png', messageKey: 'save_png' },
  { file: 'link.url', messageKey: 'save_url' },
] as const satisfies { file: PermalinkFile; messageKey: string }[];

/**
 * Spec §2 "Product info landing page": a tile that opens the product's QR code in a modal, with its download. Without
 * JavaScript it is a link to the image.
 */
export function QrTile({
  product,
  permalink,
}: {
  product: { id: number; name: string };
  /** The absolute URL of the QR code. */
  permalink: string;
}) {
  const t = useTranslations('app');
  const drawing = basePath + permalinkFile(product, 'code.svg').path;
  return (
    <QrModal
      title={t('qr_code')}
      closeLabel={t('close')}
      href={drawing}
      tile={
        <>
          <span className="min-w-0 flex-[1_1_9rem] self-start">
            <span className="mb-1.5 flex flex-col items-start gap-1.5 text-small font-semibold medium:flex-row medium:gap-2.5 medium:text-body medium:leading-6">
              <QrCode aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
              {t('qr_code')}
            </span>
            <span className="block text-small text-ink-soft">{t('tile_qr')}</span>
          </span>
          <img
            src={drawing}
            alt=""
            width={128}
            height={128}
            loading="lazy"
            className="size-32 rounded-control bg-paper"
          />
        </>
      }
    >
      <figure className="flex flex-col items-center gap-3">
        <img
          src={drawing}
          alt={t('qr_code')}
          width={288}
          height={288}
          className="size-72 max-w-full rounded-control bg-paper"
        />
        <figcaption className="text-center text-small text-ink-soft">
          {t('qr_leads_to')} <span className="wrap-anywhere text-ink">{permalink}</span>
        </figcaption>
      </figure>
      <ul className="mx-auto mt-5 grid max-w-72 gap-2">
        {downloads.map(({ file, messageKey }) => {
          const { path, fileName } = permalinkFile(product, file);
          return (
            <li key={file}>
              <a
                href={basePath + path}
                download={fileName}
                className="flex min-h-touch items-center gap-3 rounded-control border border-line-strong px-4 py-2 font-semibold hover:bg-sunken"
              >
                <Download aria-hidden className="size-5 shrink-0 text-ink-soft" />
                {t(messageKey)}
              </a>
            </li>
          );
        })}
      </ul>
    </QrModal>
  );
}
