import { defaultListSort, type ListQuery } from '@/lib/domain/lists/list-query';
import { defaultQr, type Qr, type SdsChoice } from '@/lib/domain/sds/sds';
import type { ShareOutcome } from '@/lib/domain/share/share-outcome';
import type { DocType } from '@/lib/domain/pages/tabs';

/** The base path of the application on the site's origin (Spec §2). */
export const basePath = '/p';

type Query = Record<string, string | number | null | undefined>;

const appendSearch = (path: string, search: string) => (search ? `${path}?${search}` : path);

/** A path with the query values that are not null or undefined. */
export function appendQuery(path: string, query: Query): string {
  const entries = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return appendSearch(path, search);
}

/** The `qr` parameter; the default is omitted. */
const qrParameter = (qr?: Qr) => (qr === defaultQr ? null : qr);

/** All in-app paths, without the base path. */
export const paths = {
  start: () => '/',
  /** The product list, or a page of a search in it; defaults are omitted. */
  productList: ({ search, sort, pictogram, lang, sds, page, interfaceLang }: Partial<ListQuery> = {}) =>
    appendQuery('/products', {
      search,
      sort: sort === defaultListSort ? null : sort,
      pictogram,
      lang,
      sds,
      page: page === 1 ? null : page,
      interfaceLang,
    }),
  /** The user's shares, or a page of a search in them; `outcome` is the result of a form there. */
  shareList: ({ search, state, page, interfaceLang }: Partial<ListQuery> = {}, outcome?: ShareOutcome) =>
    appendQuery('/shares', { search, state, page: page === 1 ? null : page, interfaceLang, outcome }),
  /** `next` is the in-app path after login, `failure` the message for a form sent without JavaScript. */
  login: ({ next, failure, interfaceLang }: { next?: string; failure?: string; interfaceLang?: string } = {}) =>
    appendQuery('/login', { next: next === '/' ? null : next, interfaceLang, failure }),
  /** Privacy page and accessibility statement; without a language they use that of the page read last, else the browser's. */
  privacy: ({ interfaceLang }: { interfaceLang?: string } = {}) => appendQuery('/privacy', { interfaceLang }),
  accessibility: ({ interfaceLang }: { interfaceLang?: string } = {}) =>
    appendQuery('/accessibility', { interfaceLang }),
  /** The tables of law with which products are compared. */
  law: ({ interfaceLang }: { interfaceLang?: string } = {}) => appendQuery('/law', { interfaceLang }),
  /** A page of a product; `market` is for those that have it (`pageTypes`). */
  dossier: (id: number, interfaceLang: string, docType: DocType, lang: number, market: string | null = null) =>
    appendQuery(`/${id}/${interfaceLang}/${docType}/${lang}`, { market }),
  /** The SDS viewer with a choice; defaults are omitted. */
  sds: (id: number, interfaceLang: string, lang: number, { version, compare, qr, market }: Partial<SdsChoice> = {}) =>
    appendQuery(`/${id}/${interfaceLang}/gh/${lang}`, { version, compare, qr: qrParameter(qr), market }),
  /** Product detail: in changes mode with `changes`, the id of an older version; in edit mode; or plain. */
  detail: (
    id: number,
    interfaceLang: string,
    lang: number,
    { changes = null, edit = false }: { changes?: string | null; edit?: boolean } = {},
  ) => appendQuery(`/${id}/${interfaceLang}/pi/${lang}`, { changes, edit: edit ? 1 : null }),
  /** The TDS in a version, by default the newest. */
  tds: (id: number, interfaceLang: string, lang: number, version: string | null = null) =>
    appendQuery(`/${id}/${interfaceLang}/th/${lang}`, { version }),
  /** The safety instructions with or without their QR code. */
  ipi: (id: number, interfaceLang: string, lang: number, qr: Qr, market: string | null = null) =>
    appendQuery(`/${id}/${interfaceLang}/mh/${lang}`, { qr: qrParameter(qr), market }),
  /** A label screen with its settings (`labelSearch`). */
  label: (id: number, interfaceLang: string, screen: 'ee' | 'ed', lang: number, search = '') =>
    appendSearch(`/${id}/${interfaceLang}/${screen}/${lang}`, search),
  sdsDownloadPage: (id: number, interfaceLang: string, lang: number, market: string | null = null) =>
    appendQuery(`/${id}/${interfaceLang}/gh/${lang}/download`, { market }),
  /** The promotion page for saving and sharing the SDS; any other path below the SDS shows the same page. */
  sdsPromoPage: (id: number, interfaceLang: string, lang: number, market: string | null = null) =>
    appendQuery(`/${id}/${interfaceLang}/gh/${lang}/share`, { market }),
  /** A static file of the platform: `kind` is `logos`, `pictograms` or `signs`. */
  asset: (kind: string, name: string) => `/api/assets/${encodeURIComponent(kind)}/${encodeURIComponent(name)}`,
  api: {
    session: () => '/api/session',
    sds: (id: number, lang: number, choice: Partial<SdsChoice> = {}) =>
      appendQuery(`/api/sds/${id}/${lang}`, { ...choice }),
    sdsDownload: (id: number, lang: number, { version, qr, market }: Partial<Omit<SdsChoice, 'compare'>> = {}) =>
      appendQuery(`/api/download/sds/${id}/${lang}`, { version, qr, market }),
    sdsXmlDownload: (id: number, lang: number, { version, market }: Partial<SdsChoice> = {}) =>
      appendQuery(`/api/download/sds-xml/${id}/${lang}`, { version, market }),
    tdsDownload: (id: number, lang: number, version: string | null = null) =>
      appendQuery(`/api/download/tds/${id}/${lang}`, { version }),
    ipi: (id: number, lang: number, qr: Qr, market: string | null = null) =>
      appendQuery(`/api/ipi/${id}/${lang}`, { qr: qrParameter(qr), market }),
    /**
     * Size `A2` is the poster: the interface calls it A3, and the platform prints it as A3 (docs/platform-api.md 3.10).
     */
    ipiDownload: (id: number, lang: number, choice: { size: 'A2' | 'A4'; qr?: Qr; market?: string | null }) =>
      appendQuery(`/api/download/ipi/${id}/${lang}`, choice),
    /** The label with its settings (`labelSearch`); without `lp=1` the PDF is an A4 page. */
    label: (id: number, output: 'preview' | 'audit' | 'pdf' | 'zpl' | 'docx' | 'xlsx', search: string) =>
      appendSearch(`/api/label/${id}/${output}`, search),
    /** The options of labels in one job, by a product, in a language; without a product the job itself. */
    labelJob: (id?: number, lang?: string) => appendQuery('/api/label-job', { id, lang }),
    shareLanguages: () => '/api/share/languages',
    sharePreview: () => '/api/share/preview',
    shareSend: () => '/api/share/send',
    shareResend: () => '/api/share/resend',
    shareWithdraw: () => '/api/share/withdraw',
    /** `position` counts from 0 in the product's list. */
    attachment: (id: number, position: number) => `/api/attachments/${id}/${position}`,
  },
};

/** The href of an in-app path, with the base path. */
export const hrefOf = (path: string): string => basePath + path.replace(/^\/(?=\?|$)/, '');

/** The in-app path of an href with the base path. */
export const pathOfHref = (href: string): string => href.slice(basePath.length).replace(/^(?=[?#]|$)/, '/');

/** The public URL of an in-app path: `siteUrl` is the configured origin, never that of a request. */
export function publicUrl(siteUrl: string, path: string): string {
  return `${siteUrl.replace(/(?<!\/)\/+$/, '')}${hrefOf(path)}`;
}
