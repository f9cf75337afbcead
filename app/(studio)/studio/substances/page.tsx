import { getLocale } from 'next-intl/server';
import { studioFrameProps, studioMetadata } from '@/app/(studio)/studio-frame-props';
import type { SearchParams } from '@/app/error-screen';
import { SubstancesScreen } from '@/components/studio/people/substances-screen';
import { StudioFrame, StudioGapNotice } from '@/components/studio/studio-frame';
import { readStudioQuery, studioPaths } from '@/lib/domain/studio/studio-paths';
import { openStudioPage } from '@/lib/loaders/pages/open-studio';

export const generateMetadata = () => studioMetadata('studio_substances');

/** The substances of a workgroup: `?workgroup=`. */
export default async function SubstancesPage({ searchParams }: { searchParams: SearchParams }) {
  const { workgroup: requested } = readStudioQuery(await searchParams);
  const path = studioPaths.substances(requested);
  const { viewing, content } = await openStudioPage(path, requested, await getLocale(), 'substances');
  const frame = await studioFrameProps(viewing, path);
  if ('kind' in content)
    return (
      <StudioFrame {...frame} page="substances" workgroup={null} isAdministrator={false}>
        <StudioGapNotice gap={content} path={path} />
      </StudioFrame>
    );
  const { workgroup, isAdministrator, canWrite } = content;
  return (
    <StudioFrame {...frame} workgroup={workgroup} isAdministrator={isAdministrator} page="substances">
      <SubstancesScreen workgroup={workgroup} isReadOnly={!canWrite} />
    </StudioFrame>
  );
}
