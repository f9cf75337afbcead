'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { productSelection } from '@/lib/browser/storage/product-selection';
import { basePath, paths } from '@/lib/domain/pages/paths';

/**
 * A session form that leads back to its page; buttons with its id as their `form` submit it. It clears the product
 * selection, which belongs to the previous user and workgroup.
 */
export function SessionForm({
  id,
  action,
  antiForgery,
}: {
  id: string;
  action: 'log-out' | 'workgroup';
  antiForgery: string;
}) {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  return (
    <form hidden id={id} method="post" action={basePath + paths.api.session()} onSubmit={productSelection.clear}>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="xsrf" value={antiForgery} />
      <input type="hidden" name="next" value={search ? `${pathname}?${search}` : pathname} />
    </form>
  );
}
