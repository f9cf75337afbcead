import { fileNameOf, nameInLocalTime } from '@/lib/domain/downloads/file-names';
import type { DossierFailure } from '@/lib/domain/failures/failures';

/** Progress is shown for downloads that take longer, in ms. */
export const progressAfterMs = 1000;

/**
 * Maximum size of a file that is buffered in the page; the browser's own download saves larger ones directly to disk.
 */
const maxBufferedBytes = 200_000_000;

/** Progress in percent, 0 to 100, as an integer; null if the size is unknown. */
export function percentOf(loadedBytes: number, sizeInBytes: number | null): number | null {
  if (!sizeInBytes) return null;
  return Math.min(100, Math.floor((loadedBytes / sizeInBytes) * 100));
}

type FetchedFile =
  /** The name's timestamp is in the visitor's time zone. */
  | { kind: 'file'; content: Blob; name: string | null }
  /** Too large to buffer in the page; the browser's own download must be used. */
  | { kind: 'too-large' }
  /** The response is a page, for instance an error page. */
  | { kind: 'page'; address: string }
  /**
   * `status` is 0 without a response or if it broke off; `failure` is from the server, its `id` is the one in the log.
   */
  | { kind: 'failed'; status: number; failure: Partial<DossierFailure> };

/** Downloads a file. `onProgress` gets the percentage received, 0 to 100, null if the size is unknown. */
export async function fetchFile(
  address: string,
  onProgress: (percent: number | null) => void,
  call?: RequestInit,
): Promise<FetchedFile> {
  try {
    const response = await fetch(address, call);
    if (!response.ok) return { kind: 'failed', status: response.status, failure: await failureOf(response) };
    if (response.redirected || isPage(response)) {
      await response.body?.cancel();
      return { kind: 'page', address: response.url || address };
    }
    const sizeInBytes = sizeOf(response);
    if ((sizeInBytes ?? 0) > maxBufferedBytes) {
      await response.body?.cancel();
      return { kind: 'too-large' };
    }
    const name = fileNameOf(response.headers.get('content-disposition'));
    const respondedAt = new Date(response.headers.get('date') ?? NaN);
    const content = await gather(response, sizeInBytes, onProgress);
    return { kind: 'file', content, name: name && nameInLocalTime(name, respondedAt) };
  } catch {
    return { kind: 'failed', status: 0, failure: {} };
  }
}

const isPage = ({ headers }: Response) => (headers.get('content-type') ?? '').startsWith('text/html');

/** Size of the received body; unknown for a compressed response, whose Content-Length is the compressed size. */
function sizeOf({ headers }: Response): number | null {
  const size = headers.get('content-encoding') ? NaN : Number(headers.get('content-length'));
  return Number.isSafeInteger(size) && size > 0 ? size : null;
}

async function gather(
  response: Response,
  sizeInBytes: number | null,
  onProgress: (percent: number | null) => void,
): Promise<Blob> {
  let loadedBytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      loadedBytes += chunk.byteLength;
      onProgress(percentOf(loadedBytes, sizeInBytes));
      controller.enqueue(chunk);
    },
    flush() {
      if (sizeInBytes !== null && loadedBytes < sizeInBytes) throw new Error('incomplete download');
    },
  });
  const { headers, body } = response;
  return new Response(body?.pipeThrough(counter), {
    headers: { 'Content-Type': headers.get('content-type') ?? '' },
  }).blob();
}

async function failureOf(response: Response): Promise<Partial<DossierFailure>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
}

/** Time after which the browser has begun to save. */
const revokeAfterMs = 60_000;

/** Saves a file under a name, by a link with `download`. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}
