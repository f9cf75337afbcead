import { cleanFileName, downloadTypes } from '@/lib/domain/downloads/file-names';
import { parseProductId } from '@/lib/domain/product/identifiers';
import { documentLanguageId, type InterfaceLanguage } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';

/** The downloads of a product's permalink, by the last segment of their path. */
export const permalinkFiles = {
  'code.svg': { mediaType: 'image/svg+xml', prefix: 'qr_', extension: 'svg' },
  'code.png': { mediaType: downloadTypes.png, prefix: 'qr_', extension: 'png' },
  'link.url': { mediaType: downloadTypes.url, prefix: '', extension: 'url' },
} as const;
export type PermalinkFile = keyof typeof permalinkFiles;

/** In-app path of QR codes, labels and shortcuts; permanent, and without a language. */
export function permalinkPath(id: number): string {
  return `/${id}`;
}

/** The product of a permalink path; null for every other path. */
export function productOfPermalink(pathname: string): number | null {
  const [id = '', ...rest] = pathname.split('/').filter(Boolean);
  return rest.length === 0 ? parseProductId(id) : null;
}

/** In-app path that a permalink redirects to: the landing page in the visitor's language. */
export function permalinkTarget(id: number, interfaceLang: InterfaceLanguage): string {
  return paths.dossier(id, interfaceLang, 'pd', documentLanguageId(interfaceLang) ?? 1);
}

/** In-app path of a download, and its file name: `qr_Acetone, technical.svg`. */
export function permalinkFile(
  { id, name }: { id: number; name: string },
  file: PermalinkFile,
): { path: string; fileName: string } {
  const { prefix, extension } = permalinkFiles[file];
  return { path: `/api/qr/${id}/${file}`, fileName: `${prefix}${cleanFileName(name) || id}.${extension}` };
}

/** An internet shortcut, the content of a `.url` file, which desktops open in the browser. */
export function internetShortcut(address: string): string {
  return `[InternetShortcut]\r\nURL=${new URL(address).href}\r\n`;
}
