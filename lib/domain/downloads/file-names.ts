/** Characters that no file name holds (Spec §5), with those that hide what a name says: bidi controls, half characters. */
const unwanted = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu;

/** What stands for an unwanted character that carries meaning; applied in this order. */
const substitutes: [RegExp, string][] = [
  [/<=/g, '≤'],
  [/>=/g, '≥'],
  [/</g, '‹'],
  [/>/g, '›'],
  [/(?<=\d\s?)\*(?=\s?\d)/g, '×'],
  [/(?<=\d)\/(?=\d)/g, '⁄'],
  [/(?<=\d):(?=\d)/g, '∶'],
  [/(?<![\p{L}\p{N}])"([^"]*)"/gu, '$1'],
  [/(?<=\d)"/g, '″'],
  [/(?<=[\p{L}\p{N}])[\\/|](?=[\p{L}\p{N}])/gu, '-'],
];

/**
 * A name without the characters that no file name holds. Those that carry meaning become others that say the same in
 * every language: `methanol < 1 %` becomes `methanol ‹ 1 %` (docs/decisions/030-file-names.md).
 */
export function cleanFileName(name: string): string {
  return substitutes
    .reduce((text, [from, to]) => text.replace(from, to), name)
    .replace(unwanted, '')
    .trim();
}

/**
 * Name of a download, without extension: prefix, parts and the UTC time,
 * `sds_Acetone, technical_v2.0_en_2026-02-01_09-05-00` (Spec §7). Empty parts are left out.
 */
export function timestampedName(prefix: string, parts: string[], date: Date): string {
  const words = [...parts.map(cleanFileName).filter(Boolean), timestampOf(date)];
  return `${cleanFileName(prefix)}${words.join('_')}`;
}

/** In UTC. */
const timestampOf = (date: Date) => date.toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-');

const timestamp = /(\d{4}-\d\d-\d\d)_(\d\d)-(\d\d)-(\d\d)(?=\.\w+$)/;
/** How long at most a file is made; a name with any other time is its publisher's own. */
const maxMakingMs = 60 * 60_000;

/** The name of a download that was answered at a time, its timestamp in the time zone of the browser. */
export function nameInLocalTime(name: string, respondedAt: Date): string {
  return name.replace(timestamp, (utc, day, hours, minutes, seconds) => {
    const date = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
    if (!(Math.abs(respondedAt.getTime() - date.getTime()) <= maxMakingMs)) return utc;
    return timestampOf(new Date(date.getTime() - date.getTimezoneOffset() * 60_000));
  });
}

/** The file types that may be downloaded, by extension (Spec §7 "Download file types"). */
export const downloadTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  url: 'application/internet-shortcut',
  png: 'image/png',
  jpeg: 'image/jpeg',
  /** eSDScom; no type of attachments. */
  xml: 'application/xml',
} as const;
export type DownloadType = keyof typeof downloadTypes;

/**
 * The file type of a media type such as `application/pdf; charset=binary`.
 * @throws {Error} 'unsupported file type'
 */
export function downloadTypeOf(mediaType: string): DownloadType {
  const essence = mediaType.split(';')[0]!.trim().toLowerCase();
  const type = (Object.keys(downloadTypes) as DownloadType[]).find((key) => downloadTypes[key] === essence);
  if (!type) throw new Error('unsupported file type');
  return type;
}

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
