import { cleanFileName, downloadTypes } from '@/lib/domain/downloads/file-names';
import { parseProductId } from '@/lib/domain/product/identifiers';
import { documentLanguageId, type InterfaceLanguage } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';

/** A product's permalink as files to save, by the last part of their address. */
export const permalinkFiles = {
  'code.svg': { mediaType: 'image/svg+xml', prefix: 'qr_', extension: 'svg' },
  'code.png': { mediaType: downloadTypes.png, prefix: 'qr_', extension: 'png' },
  'link.url': { mediaType: downloadTypes.url, prefix: '', extension: 'url' },
} as const;
export type PermalinkFile = keyof typeof permalinkFiles;

/** In-app path to which QR codes, labels and shortcuts lead, for good: it names no language. */
export function permalinkPath(id: number): string {
  return `/${id}`;
}

/** The product whose permalink a path is; null for every other path. */
export function productOfPermalink(pathname: string): number | null {
  const [id = '', ...rest] = pathname.split('/').filter(Boolean);
  return rest.length === 0 ? parseProductId(id) : null;
}

/** In-app path of the page that a permalink opens: the landing page in the visitor's language. */
export function permalinkTarget(id: number, interfaceLang: InterfaceLanguage): string {
  return paths.dossier(id, interfaceLang, 'pd', documentLanguageId(interfaceLang) ?? 1);
}

/** In-app path of a file, and the name under which it is saved: `qr_Acetone, technical.svg`. */
export function permalinkFile(
  { id, name }: { id: number; name: string },
  file: PermalinkFile,
): { path: string; fileName: string } {
  const { prefix, extension } = permalinkFiles[file];
  return { path: `/api/qr/${id}/${file}`, fileName: `${prefix}${cleanFileName(name) || id}.${extension}` };
}

/** An internet shortcut, the content of a `.url` file: desktops open the address by a double click. */
export function internetShortcut(address: string): string {
  return `[InternetShortcut]\r\nURL=${new URL(address).href}\r\n`;
}
