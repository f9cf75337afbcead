import { notify } from '@/lib/browser/notify';
import { useCopy } from '@/lib/browser/use-copy';
import { noticeDelaysMs } from '@/lib/domain/notices';

/** What is said when a link was copied, and when it could not be. */
export interface CopyTexts {
  done: string;
  failed: string;
}

/** Copies a link and says so (Spec §8 "Notifications"); `copied` is true for 2000 ms afterwards. */
export function useCopyLink({ done, failed }: CopyTexts): {
  copied: boolean;
  copyLink: (url: string) => Promise<void>;
} {
  const { copied, copy } = useCopy();
  const copyLink = async (url: string) => {
    if (await copy(url)) notify({ type: 'success', text: done, delayMs: noticeDelaysMs.linkCopied });
    else notify({ type: 'error', text: failed, delayMs: noticeDelaysMs.failed });
  };
  return { copied, copyLink };
}
