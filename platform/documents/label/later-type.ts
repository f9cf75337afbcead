import { fill, longDate, type LanguageCode } from '../../languages/languages.ts';
import { labelAuditPhrases, phrasesFor, provisionText } from '../../languages/phrases.ts';
import { labelProfile, nextLabelProfile } from '../../law/label/profiles.ts';
import { printFigure } from '../blocks/typography.ts';

/** What the next rules ask of the type of all labels, with their day; null: none are adopted. A list of products says it once. */
export function laterTypeNotice(today: string, lang: LanguageCode): string | null {
  const next = nextLabelProfile(labelProfile(today));
  const heights = next?.typeSizes.map(({ xHeightMm }) => xHeightMm) ?? [];
  if (!next || heights.length === 0) return null;
  const { locale } = phrasesFor(lang);
  return fill(labelAuditPhrases(lang).laterType, {
    day: longDate(next.from, locale),
    least: printFigure(Math.min(...heights), locale),
    most: printFigure(Math.max(...heights), locale),
    provision: provisionText(next.provision, lang),
  });
}
