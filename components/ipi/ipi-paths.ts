import { paths } from '@/lib/domain/paths';
import { defaultQr, type Qr } from '@/lib/domain/sds';

const withQr = (path: string, qr: Qr) => (qr === defaultQr ? path : `${path}?qr=${qr}`);

/** In-app paths of the safety instructions, with their QR code or without. */
export const ipiPaths = {
  screen: (id: number, interfaceLang: string, lang: number, qr: Qr) =>
    withQr(paths.dossier(id, interfaceLang, 'mh', lang), qr),
  text: (id: number, lang: number, qr: Qr) => withQr(`/api/ipi/${id}/${lang}`, qr),
  /** Size `A2` is the poster: the interface calls it A3, and the platform prints it so (docs/platform-api.md 3.10). */
  pdf: (id: number, lang: number, { size, qr }: { size: 'A2' | 'A4'; qr: Qr }) =>
    `/api/download/ipi/${id}/${lang}?size=${size}&qr=${qr}`,
};
