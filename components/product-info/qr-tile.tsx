import { QrCode } from '@/components/ui/icons/icons';
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
      drawing={drawing}
      leadsTo={t('qr_leads_to')}
      permalink={permalink}
      downloads={downloads.map(({ file, messageKey }) => {
        const { path, fileName } = permalinkFile(product, file);
        return { href: basePath + path, fileName, text: t(messageKey) };
      })}
    >
      <span className="min-w-0 flex-[1_1_9rem] self-start">
        <span className="tile-head">
          <QrCode aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          <span>{t('qr_code')}</span>
        </span>
        <span className="block text-small text-ink-soft">{t('tile_qr')}</span>
      </span>
      <img src={drawing} alt="" width={128} height={128} loading="lazy" className="size-32 rounded-control bg-paper" />
    </QrModal>
  );
}
