import type { LabelLanguageCode } from './languages.ts';
import { placeAlternatives } from './statements.ts';

/** Equipment that P280 names. */
export type Equipment = 'gloves' | 'clothing' | 'eyes' | 'face';

/** The words of P280 for its equipment, and those for two pieces together where a language joins them. */
interface EquipmentWords extends Record<Equipment, string> {
  glovesAndClothing?: string;
  eyesAndFace?: string;
  /** Follows the last piece. */
  after?: string;
}

/** CLP Annex IV, Part 2, P280: the slash separates pieces from which the supplier chooses. */
const words: Partial<Record<LabelLanguageCode, EquipmentWords>> = {
  en: {
    gloves: 'protective gloves',
    clothing: 'protective clothing',
    eyes: 'eye protection',
    face: 'face protection',
  },
  de: { gloves: 'Schutzhandschuhe', clothing: 'Schutzkleidung', eyes: 'Augenschutz', face: 'Gesichtsschutz' },
  fr: {
    gloves: 'des gants de protection',
    clothing: 'des vêtements de protection',
    eyes: 'un équipement de protection des yeux',
    face: 'un équipement de protection du visage',
    eyesAndFace: 'un équipement de protection des yeux/du visage',
  },
  it: {
    gloves: 'Indossare guanti protettivi',
    clothing: 'Indossare indumenti protettivi',
    glovesAndClothing: 'Indossare guanti/indumenti protettivi',
    eyes: 'Proteggere gli occhi',
    face: 'Proteggere il viso',
    eyesAndFace: 'Proteggere gli occhi/il viso',
  },
  es: { gloves: 'guantes', clothing: 'prendas', eyes: 'gafas', face: 'máscara', after: ' de protección' },
  pl: { gloves: 'rękawice ochronne', clothing: 'odzież ochronną', eyes: 'ochronę oczu', face: 'ochronę twarzy' },
  sl: { gloves: 'zaščitne rokavice', clothing: 'zaščitno obleko', eyes: 'zaščito za oči', face: 'zaščito za obraz' },
  el: {
    gloves: 'προστατευτικά γάντια',
    clothing: 'προστατευτικά ενδύματα',
    eyes: 'μέσα ατομικής προστασίας για τα μάτια',
    face: 'μέσα ατομικής προστασίας για το πρόσωπο',
    eyesAndFace: 'μέσα ατομικής προστασίας για τα μάτια/πρόσωπο',
  },
  lt: {
    gloves: 'mūvėti apsaugines pirštines',
    clothing: 'dėvėti apsauginius drabužius',
    eyes: 'naudoti akių apsaugos priemones',
    face: 'naudoti veido apsaugos priemones',
    eyesAndFace: 'naudoti akių (veido) apsaugos priemones',
  },
};

/** The words of a language whose P280 has them one by one, in this order. */
function wordsOfLaw(lang: LabelLanguageCode): EquipmentWords | undefined {
  const [gloves, clothing, eyes, face, ...others] = placeAlternatives('P280', 'equipment', lang);
  return gloves && clothing && eyes && face && others.length === 0 ? { gloves, clothing, eyes, face } : undefined;
}

/** The place of P280 for some equipment, `protective gloves/eye protection`; undefined in a language without words for it. */
export function equipmentText(equipment: readonly Equipment[], lang: LabelLanguageCode): string | undefined {
  const own = words[lang] ?? wordsOfLaw(lang);
  if (!own || equipment.length === 0) return undefined;
  const pair = (both: string | undefined, ...names: [Equipment, Equipment]) =>
    both !== undefined && names.every((name) => equipment.includes(name))
      ? [both]
      : names.filter((name) => equipment.includes(name)).map((name) => own[name]);
  const parts = [...pair(own.glovesAndClothing, 'gloves', 'clothing'), ...pair(own.eyesAndFace, 'eyes', 'face')];
  return parts.join('/') + (own.after ?? '');
}
