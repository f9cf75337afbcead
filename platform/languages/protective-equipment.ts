import type { Equipment, EquipmentWords } from './en/statements.ts';
import { isDocumentLanguage, loadedLabelLanguage } from './label-words.ts';
import type { LabelLanguageCode } from './languages.ts';
import { languages } from './registry.ts';
import { placeAlternatives } from './statements.ts';

/** The words for equipment of a language whose P280 lists them one by one, in this order. */
function wordsOfLaw(lang: LabelLanguageCode): EquipmentWords | undefined {
  const [gloves, clothing, eyes, face, ...others] = placeAlternatives('P280', 'equipment', lang);
  return gloves && clothing && eyes && face && others.length === 0 ? { gloves, clothing, eyes, face } : undefined;
}

/** The text of P280's placeholder for some equipment, `protective gloves/eye protection`; undefined in a language without words for it. */
export function equipmentText(equipment: readonly Equipment[], lang: LabelLanguageCode): string | undefined {
  const { equipment: words } = isDocumentLanguage(lang) ? languages[lang] : loadedLabelLanguage(lang);
  const names = words ?? wordsOfLaw(lang);
  if (!names || equipment.length === 0) return undefined;
  const pair = (jointName: string | undefined, ...pieces: [Equipment, Equipment]) =>
    jointName !== undefined && pieces.every((piece) => equipment.includes(piece))
      ? [jointName]
      : pieces.filter((piece) => equipment.includes(piece)).map((piece) => names[piece]);
  const parts = [...pair(names.glovesAndClothing, 'gloves', 'clothing'), ...pair(names.eyesAndFace, 'eyes', 'face')];
  return parts.join('/') + (names.suffix ?? '');
}
