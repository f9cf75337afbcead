import 'server-only';
import { type PageQuery, readPageQuery } from '@/lib/domain/pages/page-query';
import type { BackLink } from '@/lib/domain/pages/navigation';
import type { Brand } from '@/lib/domain/site/brands';
import type { Dossier } from '@/lib/domain/product/dossier';
import type { Features } from '@/lib/domain/site/feature-flags';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import type { DocType } from '@/lib/domain/pages/tabs';
import type { Viewing } from '@/lib/domain/session/viewer';

/** The parameters of a dossier's route from Next, not yet validated. */
export type ScreenParams = Promise<{ id: string; interfaceLang: string; lang: string }>;

/** The query of a screen from Next; `screenQuery` parses it. */
export type RawScreenQuery = Promise<unknown>;

/** The parsed query of a screen (lib/domain/pages/page-query.ts). */
export type ScreenQuery<D extends DocType = DocType> = Promise<PageQuery<D>>;

/** The query of a screen, without the parameters that it does not read. */
export const screenQuery = async <D extends DocType>(docType: D, query: RawScreenQuery): ScreenQuery<D> =>
  readPageQuery(docType, await query);

/** The data of every screen of a dossier. */
export interface DossierScreen {
  dossier: Dossier;
  id: number;
  interfaceLang: InterfaceLanguage;
  docType: DocType;
  lang: number;
  brand: Brand;
  features: Features;
  viewing: Viewing;
  /** Null for an anonymous visitor. */
  back: BackLink | null;
  /** Spec §6: whether the visitor can open the share dialog, for a product of the workgroup's list. */
  canSend: boolean;
}
