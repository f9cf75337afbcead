import { paths } from '@/lib/domain/paths';

const withVersion = (path: string, version: string | null) =>
  version === null ? path : `${path}?${new URLSearchParams({ version }).toString()}`;

/** In-app paths of a TDS; of the newest version where `version` is null. */
export const tdsPaths = {
  screen: (id: number, interfaceLang: string, lang: number, version: string | null) =>
    withVersion(paths.dossier(id, interfaceLang, 'th', lang), version),
  pdf: (id: number, lang: number, version: string | null) => withVersion(`/api/download/tds/${id}/${lang}`, version),
};
