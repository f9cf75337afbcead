import type { ReactNode } from 'react';
import { LabelRefusal } from '@/components/label/label-refusal';
import { fetchAudit } from '@/components/label/use-label-editor';
import { labelSearch } from '@/lib/domain/label/label-query';
import type { LabelSettings } from '@/lib/domain/label/label-settings';
import { basePath, paths } from '@/lib/domain/pages/paths';

/** Why a label whose drawing failed is refused; null if it is not, or if that is not known. */
export async function loadRefusal(
  { id, interfaceLang, lang }: { id: number; interfaceLang: string; lang: number },
  settings: LabelSettings,
): Promise<ReactNode> {
  const { audit } = await fetchAudit(basePath + paths.api.label(id, 'audit', labelSearch(settings)));
  const hrefOf = (other: LabelSettings) => basePath + paths.label(id, interfaceLang, 'ee', lang, labelSearch(other));
  return audit?.refused ? <LabelRefusal audit={audit} settings={settings} hrefOf={hrefOf} /> : null;
}
