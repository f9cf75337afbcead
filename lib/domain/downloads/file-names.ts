/**
 * Characters that file names must not contain (Spec §5), and those that can disguise a name: bidi controls, lone
 * surrogates.
 */
const forbiddenCharacters = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu;

/** Substitutes for forbidden characters that carry meaning; applied in this order. */
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
 * A name without forbidden characters. Those that carry meaning are replaced by look-alikes that are clear in every
 * language: `methanol < 1 %` becomes `methanol ‹ 1 %` (docs/decisions/030-file-names.md).
 */
export function cleanFileName(name: string): string {
  return substitutes
    .reduce((text, [from, to]) => text.replace(from, to), name)
    .replace(forbiddenCharacters, '')
    .trim();
}

/**
 * Name of a download, without extension: prefix, parts and the UTC time, `sds_Acetone,
 * technical_v2.0_en_2026-02-01_09-05-00` (Spec §7). Empty parts are omitted.
 */
export function timestampedName(prefix: string, parts: string[], date: Date): string {
  const words = [...parts.map(cleanFileName).filter(Boolean), timestampOf(date)];
  return `${cleanFileName(prefix)}${words.join('_')}`;
}

/** In UTC. */
const timestampOf = (date: Date) => date.toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-');

const timestamp = /(\d{4}-\d\d-\d\d)_(\d\d)-(\d\d)-(\d\d)(?=\.\w+$)/;
/** Maximum time to generate a file; a name with an earlier or later timestamp is not one of ours. */
const maxMakingMs = 60 * 60_000;

/** The name of a download with its timestamp converted to the browser's time zone. */
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
  /** Programs for thermal printers; not allowed for attachments. */
  zpl: 'application/zpl',
  /** eSDScom; not allowed for attachments. */
  xml: 'application/xml',
  /** Codes of several products; not allowed for attachments. */
  zip: 'application/zip',
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
 * The file name of a Content-Disposition header (RFC 6266: `filename*` takes precedence over `filename`), without
 * forbidden characters; null for none.
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
