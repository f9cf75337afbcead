import { getLocale } from 'next-intl/server';
import { studioFrameProps, studioMetadata } from '@/app/(studio)/studio-frame-props';
import type { SearchParams } from '@/app/error-screen';
import { MembersScreen } from '@/components/studio/people/members-screen';
import { StudioFrame, StudioGapNotice } from '@/components/studio/studio-frame';
import { readStudioQuery, studioPaths } from '@/lib/domain/studio/studio-paths';
import { openStudioPage } from '@/lib/loaders/pages/open-studio';

export const generateMetadata = () => studioMetadata('studio_members');

/** The members of a workgroup: `?workgroup=`. */
export default async function MembersPage({ searchParams }: { searchParams: SearchParams }) {
  const { workgroup: requested } = readStudioQuery(await searchParams);
  const path = studioPaths.members(requested);
  const { viewing, content } = await openStudioPage(path, requested, await getLocale(), 'members');
  const frame = await studioFrameProps(viewing, path);
  if ('kind' in content)
    return (
      <StudioFrame {...frame} page="members" workgroup={null} isAdministrator={false}>
        <StudioGapNotice gap={content} path={path} />
      </StudioFrame>
    );
  const { workgroup, isAdministrator } = content;
  return (
    <StudioFrame {...frame} workgroup={workgroup} isAdministrator={isAdministrator} page="members">
      <MembersScreen workgroup={workgroup} />
    </StudioFrame>
  );
}
