import { singleClass, type IngredientKind, type Made } from './ingredient-kind.ts';
import type { Random } from './random.ts';

const behaviour = (random: Random): Pick<Made, 'corrosion'> =>
  random.chance(0.7)
    ? {}
    : { corrosion: random.pick(['additive', 'acid', 'base', 'nonAdditive', 'nonAdditive'] as const) };

export const corrosive: IngredientKind = (random) => ({
  ...singleClass(random.pick(['Skin Corr. 1', 'Skin Corr. 1A', 'Skin Corr. 1B', 'Skin Corr. 1C']), 'H314'),
  ...behaviour(random),
});

export const corrosiveAndDamaging: IngredientKind = (random) => ({
  classification: [
    { category: random.pick(['Skin Corr. 1A', 'Skin Corr. 1B', 'Skin Corr. 1C']), h: ['H314'] },
    { category: 'Eye Dam. 1', h: ['H318'] },
  ],
  ...behaviour(random),
});

export const irritant: IngredientKind = (random) => ({
  classification: random.pick([
    [{ category: 'Skin Irrit. 2', h: ['H315'] }],
    [{ category: 'Eye Irrit. 2', h: ['H319'] }],
    [{ category: 'Eye Dam. 1', h: ['H318'] }],
    [
      { category: 'Skin Irrit. 2', h: ['H315'] },
      { category: 'Eye Dam. 1', h: ['H318'] },
    ],
    [
      { category: 'Skin Irrit. 2', h: ['H315'] },
      { category: 'Eye Irrit. 2', h: ['H319'] },
    ],
  ]),
  ...behaviour(random),
});

/** Limits as Annex VI sets them, for the substances named beside them, and some sets with a part left out. */
const specificCorrosives: Made[] = [
  // Sodium hydroxide.
  singleClass('Skin Corr. 1A', 'H314', [
    'Skin Corr. 1A; H314: C ≥ 5 %',
    'Skin Corr. 1B; H314: 2 % ≤ C < 5 %',
    'Skin Irrit. 2; H315: 0.5 % ≤ C < 2 %',
    'Eye Irrit. 2; H319: 0.5 % ≤ C < 2 %',
  ]),
  // Acetic acid.
  singleClass('Skin Corr. 1A', 'H314', [
    'Skin Corr. 1A; H314: C ≥ 90 %',
    'Skin Corr. 1B; H314: 25 % ≤ C < 90 %',
    'Skin Irrit. 2; H315: 10 % ≤ C < 25 %',
    'Eye Irrit. 2; H319: 10 % ≤ C < 25 %',
  ]),
  // Hydrochloric acid.
  {
    classification: [
      { category: 'Skin Corr. 1B', h: ['H314'] },
      { category: 'STOT SE 3', h: ['H335'] },
    ],
    limits: [
      'Skin Corr. 1B; H314: C ≥ 25 %',
      'Skin Irrit. 2; H315: 10 % ≤ C < 25 %',
      'Eye Irrit. 2; H319: 10 % ≤ C < 25 %',
      'STOT SE 3; H335: C ≥ 10 %',
    ],
  },
  // Chloromethylisothiazolinone, mixture with methylisothiazolinone.
  {
    classification: [
      { category: 'Skin Corr. 1C', h: ['H314'] },
      { category: 'Eye Dam. 1', h: ['H318'] },
      { category: 'Skin Sens. 1A', h: ['H317'] },
    ],
    limits: [
      'Skin Corr. 1C; H314: C ≥ 0.6 %',
      'Skin Irrit. 2; H315: 0.06 % ≤ C < 0.6 %',
      'Eye Dam. 1; H318: C ≥ 0.6 %',
      'Eye Irrit. 2; H319: 0.06 % ≤ C < 0.6 %',
      'Skin Sens. 1A; H317: C ≥ 0.0015 %',
    ],
  },
  // Hydrogen peroxide.
  singleClass('Skin Corr. 1A', 'H314', [
    'Skin Corr. 1A; H314: C ≥ 70 %',
    'Skin Corr. 1B; H314: 50 % ≤ C < 70 %',
    'Skin Irrit. 2; H315: 35 % ≤ C < 50 %',
    'Eye Dam. 1; H318: 8 % ≤ C < 50 %',
    'Eye Irrit. 2; H319: 5 % ≤ C < 8 %',
  ]),
  // Parts of sets: the generic limit holds where no specific one stands.
  singleClass('Skin Corr. 1B', 'H314', ['Skin Corr. 1B; H314: C ≥ 10 %']),
  singleClass('Skin Corr. 1B', 'H314', ['Skin Corr. 1B; H314: C ≥ 3 %']),
  singleClass('Skin Corr. 1B', 'H314', ['Eye Dam. 1; H318: C ≥ 5 %']),
  singleClass('Skin Irrit. 2', 'H315', ['Skin Irrit. 2; H315: C ≥ 20 %']),
  singleClass('Skin Irrit. 2', 'H315', ['Skin Irrit. 2; H315: C ≥ 0.5 %']),
  singleClass('Eye Dam. 1', 'H318', ['Eye Dam. 1; H318: C ≥ 10 %']),
  singleClass('Eye Dam. 1', 'H318', ['Eye Dam. 1; H318: C ≥ 25 %', 'Eye Irrit. 2; H319: 5 % ≤ C < 25 %']),
  singleClass('Eye Irrit. 2', 'H319', ['Eye Irrit. 2; H319: C ≥ 5 %']),
  singleClass('Eye Irrit. 2', 'H319', ['Eye Irrit. 2; H319: C ≥ 25 %']),
];

export const corrosiveWithLimits: IngredientKind = (random) => ({
  ...random.pick(specificCorrosives),
  ...behaviour(random),
});
