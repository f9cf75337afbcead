import type { Phrases } from '../../languages/en/sheet.ts';
import type { HazardClass } from '../../law/classification/model/model.ts';

export interface Part {
  hazardClass: HazardClass;
  statements: readonly string[];
  /** The statement of one effect of a class that has several. */
  effect?: string;
  /** Its name beside the others of the row; a row of one part needs none. */
  name?: (phrases: Phrases) => string;
}

interface HealthHazard {
  parts: readonly Part[];
  /** Supplemental statements that are closest to the class. */
  supplemental: readonly string[];
  /** Statements of another class that imply this one: skin corrosion damages the eyes. (CLP Annex I, 3.3.2) */
  impliedBy?: readonly string[];
}

/** The classes of 11.1 (a) to (j) with their differentiations and statements. */
export const healthHazards: Record<keyof Phrases['healthHazardClasses'], HealthHazard> = {
  acuteToxicity: {
    parts: [
      {
        hazardClass: 'acuteOral',
        statements: ['H300', 'H301', 'H302'],
        name: ({ hazardCategories }) => hazardCategories.routes.oral,
      },
      {
        hazardClass: 'acuteDermal',
        statements: ['H310', 'H311', 'H312'],
        name: ({ hazardCategories }) => hazardCategories.routes.dermal,
      },
      {
        hazardClass: 'acuteInhalation',
        statements: ['H330', 'H331', 'H332'],
        name: ({ hazardCategories }) => hazardCategories.routes.inhalation,
      },
    ],
    supplemental: ['EUH029', 'EUH031', 'EUH032'],
  },
  skinCorrosion: { parts: [{ hazardClass: 'skin', statements: ['H314', 'H315'] }], supplemental: ['EUH066'] },
  eyeDamage: {
    parts: [{ hazardClass: 'eye', statements: ['H318', 'H319'] }],
    supplemental: ['EUH070'],
    impliedBy: ['H314'],
  },
  sensitisation: {
    parts: [
      {
        hazardClass: 'respiratorySensitisation',
        statements: ['H334'],
        name: ({ hazardClasses }) => hazardClasses['Resp. Sens.'],
      },
      {
        hazardClass: 'skinSensitisation',
        statements: ['H317'],
        name: ({ hazardClasses }) => hazardClasses['Skin Sens.'],
      },
    ],
    supplemental: ['EUH204', 'EUH205', 'EUH208'],
  },
  mutagenicity: { parts: [{ hazardClass: 'mutagenicity', statements: ['H340', 'H341'] }], supplemental: [] },
  carcinogenicity: { parts: [{ hazardClass: 'carcinogenicity', statements: ['H350', 'H351'] }], supplemental: [] },
  reproductiveToxicity: {
    parts: [
      {
        hazardClass: 'reproductiveToxicity',
        statements: ['H360', 'H361'],
        name: ({ hazardClasses }) => hazardClasses['Repr.'],
      },
      { hazardClass: 'lactation', statements: ['H362'], name: ({ hazardClasses }) => hazardClasses['Lact.'] },
    ],
    supplemental: [],
  },
  stotSingle: {
    parts: [
      { hazardClass: 'stotSingle', statements: ['H370', 'H371'], name: () => 'STOT SE 1, 2' },
      {
        hazardClass: 'stotSingleNarcoticIrritant',
        statements: ['H335'],
        effect: 'H335',
        name: ({ hazardCategories }) => `STOT SE 3 (${hazardCategories.effects.H335})`,
      },
      {
        hazardClass: 'stotSingleNarcoticIrritant',
        statements: ['H336'],
        effect: 'H336',
        name: ({ hazardCategories }) => `STOT SE 3 (${hazardCategories.effects.H336})`,
      },
    ],
    supplemental: ['EUH071'],
  },
  stotRepeated: { parts: [{ hazardClass: 'stotRepeated', statements: ['H372', 'H373'] }], supplemental: [] },
  aspiration: { parts: [{ hazardClass: 'aspiration', statements: ['H304'] }], supplemental: [] },
};

export type HealthHazardName = keyof typeof healthHazards;
