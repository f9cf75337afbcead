import type { LanguageCode } from '../../phrases/languages.ts';

const en = {
  classification: 'Classification',
  substances: 'Substances',
  recommendedUse: 'Recommended use',
  recommendedLevels: 'Recommended levels',
  specialFeatures: 'Special features',
  created: 'Creation date',
  revision: 'Revision',
  regulation: 'Regulation (EC) No 1907/2006 (REACH), Annex II, as amended by Regulation (EU) 2020/878',
};
export type DetailTitle = keyof typeof en;

const de: Record<DetailTitle, string> = {
  classification: 'Einstufung',
  substances: 'Stoffe',
  recommendedUse: 'Empfohlene Verwendung',
  recommendedLevels: 'Empfohlene Mengen',
  specialFeatures: 'Besonderheiten',
  created: 'Erstellungsdatum',
  revision: 'Überarbeitung',
  regulation: 'Verordnung (EG) Nr. 1907/2006 (REACH), Anhang II, geändert durch Verordnung (EU) 2020/878',
};

/** What the product detail calls its panels and dates. */
export const detailTitles: Record<LanguageCode, Record<DetailTitle, string>> = { en, de };
