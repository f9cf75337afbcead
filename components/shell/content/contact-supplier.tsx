import clsx from 'clsx';
import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Dossier } from '@/lib/domain/product/dossier';

/**
 * What is missing names who can help: a mail to the supplier (RFC 6068) that names product and document. Nothing where the
 * platform tells no address.
 */
export function ContactSupplier({
  product: { name, code, supplierEmail },
  document,
  className,
}: {
  product: Pick<Dossier, 'name' | 'code' | 'supplierEmail'>;
  /** The document's name. */
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
