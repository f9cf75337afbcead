import type { LinkedOption } from '@/components/shell/content/choice-button';
import type { NamedLanguage } from '@/lib/domain/pages/documents';
import { type Qr, qrKeys } from '@/lib/domain/sds/sds';

/** Options of a document's languages; `hrefOf` returns the in-app path of the document in a language. */
export const languageOptions = (languages: NamedLanguage[], hrefOf: (lang: number) => string): LinkedOption[] =>
  languages.map(({ id, name, code }) => ({ value: String(id), text: name, lang: code, href: hrefOf(id) }));

/** Options of the QR code's visibility; `hrefOf` returns the in-app path of the document with a choice. */
export const qrOptions = (t: (key: (typeof qrKeys)[number]) => string, hrefOf: (qr: Qr) => string): LinkedOption[] =>
  ([1, 0] as const).map((qr) => ({ value: String(qr), text: t(qrKeys[qr]), href: hrefOf(qr) }));
