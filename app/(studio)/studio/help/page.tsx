import { getLocale } from 'next-intl/server';
import { studioFrameProps, studioMetadata } from '@/app/(studio)/studio-frame-props';
import { HelpScreen } from '@/components/studio/help-screen';
import { StudioFrame, StudioGapNotice } from '@/components/studio/studio-frame';
import { studioPaths } from '@/lib/domain/studio/studio-paths';
import { openStudioPage } from '@/lib/loaders/pages/open-studio';

export const generateMetadata = () => studioMetadata('studio_help_title');

/** The way of a first product through the Studio. */
export default async function HelpPage() {
  const path = studioPaths.help();
  const { viewing, content } = await openStudioPage(path, null, await getLocale(), 'help');
  const frame = await studioFrameProps(viewing, path);
  if ('kind' in content)
    return (
      <StudioFrame {...frame} page="help" workgroup={null} isAdministrator={false}>
        <StudioGapNotice gap={content} path={path} />
      </StudioFrame>
    );
  const { workgroup, isAdministrator } = content;
  return (
    <StudioFrame {...frame} workgroup={workgroup} isAdministrator={isAdministrator} page="help">
      <HelpScreen />
    </StudioFrame>
  );
}
