import type { DocumentFailureCause, FailureCause } from '@/lib/domain/failures/failure-causes';
import type { FileErrorCause } from '@/lib/domain/failures/failure-causes';
import { fallbackInterfaceLanguage } from '@/lib/domain/languages/languages';
import { defaultListSort, type ListQuery } from '@/lib/domain/lists/list-query';
import { defaultQr, type Qr, type SdsChoice } from '@/lib/domain/sds/sds';
import type { ShareOutcome } from '@/lib/domain/share/share-outcome';
import type { DocType } from '@/lib/domain/pages/tabs';

/** What every address of the application begins with, on the site's origin (Spec §2). */
export const basePath = '/p';

type Query = Record<string, string | number | null | undefined>;

const withSearch = (path: string, search: string) => (search ? `${path}?${search}` : path);

/** A path with those query values that are there. */
function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return withSearch(path, search);
}

/** What an address says of the QR code; the default needs no words. */
const saidQr = (qr?: Qr) => (qr === defaultQr ? null : qr);

/** Every in-app path, without the base path. */
export const paths = {
  start: () => '/',
  /** The list, or a page of what a search in it found; the defaults need no words. */
  productList: ({ search, sort, pictogram, lang, sds, page, interfaceLang }: Partial<ListQuery> = {}) =>
    withQuery('/products', {
      ...{ search, sort: sort === defaultListSort ? null : sort, pictogram, lang, sds },
      ...{ page: page === 1 ? null : page, interfaceLang },
    }),
  /** What the user has shared, or a page of what a search in it found; `outcome` is what a form there was answered. */
  shareList: ({ search, state, page, interfaceLang }: Partial<ListQuery> = {}, outcome?: ShareOutcome) =>
    withQuery('/shares', { search, state, page: page === 1 ? null : page, interfaceLang, outcome }),
  /** `next` is the in-app path that follows, `failure` the message of a form that was sent without JavaScript. */
  login: ({ next, failure, interfaceLang }: { next?: string; failure?: string; interfaceLang?: string } = {}) =>
    withQuery('/login', { next: next === '/' ? null : next, interfaceLang, failure }),
  /** What the software does with data, and how accessible it is; without a language in the one that the visitor chose last. */
  privacy: ({ interfaceLang }: { interfaceLang?: string } = {}) => withQuery('/privacy', { interfaceLang }),
  accessibility: ({ interfaceLang }: { interfaceLang?: string } = {}) => withQuery('/accessibility', { interfaceLang }),
  dossier: (id: number, interfaceLang: string, docType: DocType, lang: number) =>
    `/${id}/${interfaceLang}/${docType}/${lang}`,
  /** The SDS viewer with what a link to it carries; the default needs no words. */
  sds: (id: number, interfaceLang: string, lang: number, { version, compare, qr }: Partial<SdsChoice> = {}) =>
    withQuery(`/${id}/${interfaceLang}/gh/${lang}`, { version, compare, qr: saidQr(qr) }),
  /** Product detail: in changes mode with `changes`, the id of an older version; in edit mode; as it is. */
  detail: (
    id: number,
    interfaceLang: string,
    lang: number,
    { changes = null, edit = false }: { changes?: string | null; edit?: boolean } = {},
  ) => withQuery(`/${id}/${interfaceLang}/pi/${lang}`, { changes, edit: edit ? 1 : null }),
  /** The TDS in a version, the newest without one. */
  tds: (id: number, interfaceLang: string, lang: number, version: string | null = null) =>
    withQuery(`/${id}/${interfaceLang}/th/${lang}`, { version }),
  /** The safety instructions with their QR code or without. */
  ipi: (id: number, interfaceLang: string, lang: number, qr: Qr) =>
    withQuery(`/${id}/${interfaceLang}/mh/${lang}`, { qr: saidQr(qr) }),
  /** A screen of the label with its settings (`labelSearch`). */
  label: (id: number, interfaceLang: string, screen: 'ee' | 'ed', lang: number, search = '') =>
    withSearch(`/${id}/${interfaceLang}/${screen}/${lang}`, search),
  /** The product as JSON-LD, in English unless it says otherwise. */
  json: (id: number, interfaceLang: string = fallbackInterfaceLanguage) =>
    withQuery(`/${id}.json`, { interfaceLang: interfaceLang === fallbackInterfaceLanguage ? null : interfaceLang }),
  sitemap: {
    index: () => '/sitemap.xml',
    /** Parts count from 1. */
    part: (number: number) => `/sitemap/${number}.xml`,
  },
  /** The GS1 Digital Link of a product with a GTIN (14 digits). */
  digitalLink: (gtin: string) => `/01/${gtin}`,
  sdsDownloadPage: (id: number, interfaceLang: string, lang: number) => `/${id}/${interfaceLang}/gh/${lang}/download`,
  /** The page that promotes saving and sharing the SDS; any other address below the SDS is the same page. */
  sdsPromoPage: (id: number, interfaceLang: string, lang: number) => `/${id}/${interfaceLang}/gh/${lang}/share`,
  error: {
    /** In English unless it says otherwise. */
    dossier: ({ id, interfaceLang, cause }: { id?: number; interfaceLang?: string; cause: FailureCause }) => {
      const otherLang = interfaceLang === fallbackInterfaceLanguage ? null : interfaceLang;
      return withQuery('/dossiererror', { id, interfaceLang: otherLang, cause });
    },
    /** `doc` is the document type that failed; the QR code is off on the way back (Spec §8). */
    sds: (failed: { id: number; interfaceLang: string; lang: number; doc: DocType; cause: DocumentFailureCause }) => {
      const { id, interfaceLang, lang, doc, cause } = failed;
      return withQuery('/sdserror', { id, interfaceLang, lang, doc, qr: 0, cause });
    },
    /** Without a cause: the visitor has no permission for the file. */
    file: (failed: { id: number; interfaceLang: string; lang: number; cause?: FileErrorCause }) => {
      const { id, interfaceLang, lang, cause } = failed;
      return withQuery('/fileerror', { id, interfaceLang, lang, cause });
    },
    /** `id` is the one in the log. */
    unhandled: ({ id, interfaceLang }: { id?: string; interfaceLang?: string } = {}) =>
      withQuery('/unhandlederror', { id, interfaceLang }),
  },
  /** A file of the platform: `kind` is `logos`, `pictograms` or `signs`. */
  asset: (kind: string, name: string) => `/api/assets/${encodeURIComponent(kind)}/${encodeURIComponent(name)}`,
  api: {
    session: () => '/api/session',
    sds: (id: number, lang: number, choice: Partial<SdsChoice> = {}) =>
      withQuery(`/api/sds/${id}/${lang}`, { ...choice }),
    sdsDownload: (id: number, lang: number, { version, qr }: Partial<Omit<SdsChoice, 'compare'>> = {}) =>
      withQuery(`/api/download/sds/${id}/${lang}`, { version, qr }),
    sdsXmlDownload: (id: number, lang: number, version: string | null = null) =>
      withQuery(`/api/download/sds-xml/${id}/${lang}`, { version }),
    tdsDownload: (id: number, lang: number, version: string | null = null) =>
      withQuery(`/api/download/tds/${id}/${lang}`, { version }),
    ipi: (id: number, lang: number, qr: Qr) => withQuery(`/api/ipi/${id}/${lang}`, { qr: saidQr(qr) }),
    /** Size `A2` is the poster: the interface calls it A3, and the platform prints it so (docs/platform-api.md 3.10). */
    ipiDownload: (id: number, lang: number, { size, qr }: { size: 'A2' | 'A4'; qr?: Qr }) =>
      withQuery(`/api/download/ipi/${id}/${lang}`, { size, qr }),
    /** The label with its settings (`labelSearch`); the PDF is an A4 page without `lp=1`. */
    label: (id: number, what: 'preview' | 'audit' | 'pdf' | 'docx' | 'xlsx', search: string) =>
      withSearch(`/api/label/${id}/${what}`, search),
    shareLanguages: () => '/api/share/languages',
    sharePreview: () => '/api/share/preview',
    shareSend: () => '/api/share/send',
    shareResend: () => '/api/share/resend',
    shareWithdraw: () => '/api/share/withdraw',
    /** `position` counts from 0 in the product's list. */
    attachment: (id: number, position: number) => `/api/attachments/${id}/${position}`,
    /** The picture of a product for links in social networks, in an interface language. */
    card: (id: number, interfaceLang: string) => `/api/card/${id}/${interfaceLang}`,
  },
};

/** The public address of an in-app path: `siteUrl` is the configured origin, never one that a request brought. */
export function publicUrl(siteUrl: string, path: string): string {
  return `${siteUrl.replace(/(?<!\/)\/+$/, '')}${basePath}${path === '/' ? '' : path}`;
}
