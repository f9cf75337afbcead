import type { Equipment, EquipmentWords } from './en/statements.ts';
import { isDocumentLanguage, loadedLabelLanguage } from './label-words.ts';
import type { LabelLanguageCode } from './languages.ts';
import { languages } from './registry.ts';
import { placeAlternatives } from './statements.ts';

/** The words of a language whose P280 has them one by one, in this order. */
function wordsOfLaw(lang: LabelLanguageCode): EquipmentWords | undefined {
  const [gloves, clothing, eyes, face, ...others] = placeAlternatives('P280', 'equipment', lang);
  return gloves && clothing && eyes && face && others.length === 0 ? { gloves, clothing, eyes, face } : undefined;
}

/** The place of P280 for some equipment, `protective gloves/eye protection`; undefined in a language without words for it. */
export function equipmentText(equipment: readonly Equipment[], lang: LabelLanguageCode): string | undefined {
  const { equipment: words } = isDocumentLanguage(lang) ? languages[lang] : loadedLabelLanguage(lang);
  const own = words ?? wordsOfLaw(lang);
  if (!own || equipment.length === 0) return undefined;
  const pair = (both: string | undefined, ...names: [Equipment, Equipment]) =>
    both !== undefined && names.every((name) => equipment.includes(name))
      ? [both]
      : names.filter((name) => equipment.includes(name)).map((name) => own[name]);
  const parts = [...pair(own.glovesAndClothing, 'gloves', 'clothing'), ...pair(own.eyesAndFace, 'eyes', 'face')];
  return parts.join('/') + (own.after ?? '');
}
