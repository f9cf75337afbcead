'use client';

import { Share2 } from '@/components/ui/icons/icons';
import { shareDialogState } from '@/lib/browser/share/share-dialog-state';
import type { ShareProduct } from '@/lib/domain/share/share-form';

/** Opens the share dialog with one product. */
export function ShareProductsButton({ product: { id, name }, label }: { product: ShareProduct; label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => shareDialogState.open([{ id, name }])}
      className="needs-script flex min-h-touch min-w-touch cursor-pointer items-center justify-center gap-2 rounded-control px-2.5 text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <Share2 aria-hidden className="size-5" />
      <span className="hidden medium:inline">{label}</span>
    </button>
  );
}
