import type { SearchParams } from '@/app/error-screen';
import { followLinkProps } from '@/app/(app)/follow/follow-page-props';
import { StopFollow } from '@/components/follow/follow-link';

export { generateMetadata } from '@/app/(app)/follow/page';

/** Where each mail leads: asks by a button whether the mails to `?token=` are to end. */
export default async function Stop({ searchParams }: { searchParams: SearchParams }) {
  return <StopFollow {...await followLinkProps(searchParams)} />;
}
