'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { LabelPicture } from '@/components/label/label-picture';
import type { LabelSettings } from '@/lib/domain/label/label-settings';

/** The drawing of the label view; of a label that is refused: why, and the sizes in which it can be viewed. */
export function LabelViewPicture({
  page,
  settings,
  ...picture
}: Pick<ComponentProps<typeof LabelPicture>, 'src' | 'alt' | 'size'> & {
  page: { id: number; interfaceLang: string; lang: number };
  settings: LabelSettings;
}) {
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const explain = () =>
    void import('@/components/label/refused-label')
      .then(({ loadRefusal }) => loadRefusal(page, settings))
      .then(setRefusal, () => undefined);
  // The view hides the files of a label that is refused (label-view.tsx).
  return refusal ? <div data-refused>{refusal}</div> : <LabelPicture {...picture} onBroken={explain} />;
}
