import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { studioFrameProps, studioMetadata } from '@/app/(studio)/studio-frame-props';
import { firstValue, type SearchParams } from '@/app/error-screen';
import { EditorFrame } from '@/components/studio/editor/editor-frame';
import { StudioEditor } from '@/components/studio/editor/studio-editor';
import { StudioGapNotice } from '@/components/studio/studio-frame';
import { isStepId } from '@/lib/domain/studio/steps';
import { studioPaths } from '@/lib/domain/studio/studio-paths';
import { openStudioDraft } from '@/lib/loaders/pages/open-studio';

export const generateMetadata = () => studioMetadata('studio_title');

/** A step of the editor: `?field=` is the JSON pointer of a field, `?tour=1` begins the tour. */
export default async function EditorPage({
  params,
  searchParams,
}: {
  params: Promise<{ draft: string; step: string }>;
  searchParams: SearchParams;
}) {
  const { draft: id, step } = await params;
  if (!isStepId(step)) return redirect(studioPaths.step(id, 'start'));
  const path = studioPaths.step(id, step);
  const { viewing, user, content } = await openStudioDraft(path, id, await getLocale());
  const frame = await studioFrameProps(viewing, path);
  if ('kind' in content)
    return (
      <EditorFrame {...frame}>
        <StudioGapNotice gap={content} path={path} />
      </EditorFrame>
    );
  return (
    <EditorFrame {...frame}>
      <StudioEditor
        draft={content.draft}
        user={user}
        step={step}
        field={(await firstValue(searchParams, 'field')) || null}
        isTour={(await firstValue(searchParams, 'tour')) === '1'}
      />
    </EditorFrame>
  );
}
