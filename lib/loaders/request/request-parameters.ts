import 'server-only';
import { z } from 'zod';
import { isVersionId, parseLang, parseProductId } from '@/lib/domain/product/identifiers';
import { fallbackInterfaceLanguage, type InterfaceLanguage } from '@/lib/domain/languages/languages';
import { basePath } from '@/lib/domain/pages/paths';
import { parseDossierPath } from '@/lib/domain/pages/route';
import { isMarket } from '@/lib/domain/sds/markets';
import type { DocType } from '@/lib/domain/pages/tabs';

/** A string that `parse` accepts. */
const parsed = <T>(parse: (text: string) => T | null) =>
  z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: 'invalid' });
    return z.NEVER;
  });

/** The path of a document: product and document language. */
export const documentParams = z.object({ id: parsed(parseProductId), lang: parsed(parseLang) });

/** The path of an attachment. */
export const attachmentParams = z.object({
  id: parsed(parseProductId),
  position: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
});

export const versionQuery = z.string().refine(isVersionId).nullable();
/** A country; omitted: the default of the language. */
export const marketQuery = z.string().refine(isMarket).nullable();
/** 0 hidden, 1 visible; omitted: visible. */
export const qrQuery = z
  .enum(['0', '1'])
  .nullable()
  .transform((value) => (value === '0' ? 0 : 1));
export const ipiSizeQuery = z
  .enum(['A2', 'A4'])
  .nullable()
  .transform((value) => value ?? 'A4');

/** The query values of these names; null for an omitted one. */
export function queryOf<Name extends string>(request: Request, ...names: Name[]): Record<Name, string | null> {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name)])) as Record<Name, string | null>;
}

/**
 * The interface language, document language and document type of the page that sent a request (`Referer`); the defaults
 * without a referrer.
 */
export function refererPage(request: Request): {
  interfaceLang: InterfaceLanguage;
  lang: number;
  docType: DocType | null;
} {
  const referer = request.headers.get('referer') ?? '';
  const path = URL.canParse(referer) ? new URL(referer).pathname : '';
  const route = parseDossierPath(path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path);
  return route.kind === 'dossier' ? route : { interfaceLang: fallbackInterfaceLanguage, lang: 1, docType: null };
}
