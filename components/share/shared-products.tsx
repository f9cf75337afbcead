import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { ShareProduct } from '@/lib/domain/share-form';

/** The products that are shared; the last one stays (Spec §5). */
export function SharedProducts({
  products,
  onRemove,
}: {
  products: readonly ShareProduct[];
  onRemove: (id: number) => void;
}) {
  const t = useScopedMessages('share');
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-1 text-small font-semibold">
        {t('share_dialog_products')}
      </h3>
      <ul className="divide-y divide-line rounded-control border border-line">
        {products.map((product) => (
          <li key={product.id} className="flex items-center gap-2 py-0.5 pr-1 pl-3">
            <span className="min-w-0 flex-1 py-2 leading-6 wrap-break-word">{product.name}</span>
            <button
              type="button"
              disabled={products.length === 1}
              aria-label={t('share_dialog_remove', { name: product.name })}
              onClick={() => onRemove(product.id)}
              className="flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:bg-transparent disabled:opacity-40"
            >
              <Trash2 aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
