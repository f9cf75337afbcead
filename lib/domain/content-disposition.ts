import { cleanFileName } from '@/lib/domain/file-names';

const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i;
const token = /;\s*filename\s*=\s*([^\s;"]+)/i;
const extended = /;\s*filename\*\s*=\s*UTF-8'[^']*'([^\s;]+)/i;

/**
 * The file name in a Content-Disposition header (RFC 6266: `filename*` before `filename`), without what no file name
 * holds; null when there is none.
 */
export function fileNameOf(contentDisposition: string | null): string | null {
  if (contentDisposition === null) return null;
  const plain = quoted.exec(contentDisposition)?.[1]?.replace(/\\(.)/g, '$1') ?? token.exec(contentDisposition)?.[1];
  const name = decoded(extended.exec(contentDisposition)?.[1]) ?? plain ?? '';
  return cleanFileName(name) || null;
}

function decoded(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}
