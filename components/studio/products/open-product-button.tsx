'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useStudioFailure } from '@/components/studio/use-studio-failure';
import { callStudio } from '@/lib/browser/studio/call-studio';
import type { CreatedDrafts } from '@/lib/domain/studio/drafts';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

/** Opens a draft of a published product: the open one, or a new one. */
export function OpenProductButton({
  workgroup,
  productId,
  className,
  children,
}: {
  workgroup: number;
  productId: number;
  className: string;
  children: ReactNode;
}) {
  const router = useRouter();
  const { report } = useStudioFailure();
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      const body = { workgroup, from: { kind: 'product', productId } };
      const { drafts } = await callStudio<CreatedDrafts>(studioPaths.api.drafts(), { method: 'POST', body });
      if (drafts[0]) router.push(studioPaths.step(drafts[0], 'start'));
    } catch (error) {
      report(error);
      setOpening(false);
    }
  };
  return (
    <button type="button" disabled={isOpening} onClick={() => void open()} className={className}>
      {children}
    </button>
  );
}
