import type { SearchParams } from '@/app/error-screen';
import { followLinkProps } from '@/app/(app)/follow/follow-page-props';
import { ConfirmFollow } from '@/components/follow/follow-link';
import { loadLogin } from '@/lib/loaders/request/page-session';

export { generateMetadata } from '@/app/(app)/follow/page';

/** Where the first mail leads: asks by a button whether `?token=` wants the mails. */
export default async function Confirm({ searchParams }: { searchParams: SearchParams }) {
  const { antiForgery } = await loadLogin();
  return <ConfirmFollow {...await followLinkProps(searchParams)} antiForgery={antiForgery} />;
}
