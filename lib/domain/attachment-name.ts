import { truncateToBytes } from '@/lib/domain/cut-to-bytes';
import { cleanFileName, type DownloadType } from '@/lib/domain/file-names';

/** Endings that fit a type, beside its own. */
const otherEndings: Partial<Record<DownloadType, string>> = { jpeg: 'jpg' };

/** With an ending of 4 letters and its dot 185 bytes, which every file system takes. */
const maxStemLength = 180;

/**
 * The name under which an attachment is saved: its own, cleaned and cut, behind which the ending of its type always
 * stands: `approval.pdf`, `approval.exe.pdf`.
 */
export function attachmentName(given: string, type: DownloadType): string {
  const name = cleanFileName(given);
  const ending = /\.\w+$/.exec(name)?.[0] ?? '';
  const isOwn = [type, otherEndings[type]].includes(ending.slice(1).toLowerCase());
  const stem = truncateToBytes(isOwn ? name.slice(0, -ending.length) : name, maxStemLength).trim();
  return `${stem || 'attachment'}${isOwn ? ending : `.${type}`}`;
}
