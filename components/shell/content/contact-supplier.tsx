import clsx from 'clsx';
import { Mail } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import type { Dossier } from '@/lib/domain/product/dossier';

/**
 * A mailto link to the supplier of a missing document (RFC 6068), with product and document in the subject. Nothing
 * without an address.
 */
export function ContactSupplier({
  product: { name, code, supplierEmail },
  document,
  className,
}: {
  product: Pick<Dossier, 'name' | 'code' | 'supplierEmail'>;
  /** Name of the document. */
  document: string;
  className?: string;
}) {
  const t = useTranslations('app');
  if (!supplierEmail) return null;
  const subject = `${document}: ${code ? `${name} (${code})` : name}`;
  return (
    <a
      href={`mailto:${encodeURIComponent(supplierEmail)}?subject=${encodeURIComponent(subject)}`}
      className={clsx(
        'inline-flex min-h-touch items-center gap-2 font-semibold text-accent underline underline-offset-4',
        className,
      )}
    >
      <Mail aria-hidden className="size-4.5 shrink-0" />
      {t('ask_supplier')}
    </a>
  );
}
