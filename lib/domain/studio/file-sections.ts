import { pathOf } from '@/lib/domain/studio/pointers';
import type { SectionName } from '@/lib/domain/studio/step-props';
import { type StepId, stepOfFinding } from '@/lib/domain/studio/steps';

type Fields = readonly (readonly [section: SectionName, names: readonly string[]])[];

/** Fields of a product file's facts by their sections, as the platform divides it; all others are in `markets`. */
const factsOf: Fields = [
  [
    'identity',
    [
      'kind',
      'audience',
      'name',
      'description',
      'identifiers',
      'ufi',
      'uses',
      'recommendedUse',
      'recommendedLevels',
      'specialFeatures',
    ],
  ],
  ['ingredients', ['composition']],
  ['classification', ['classification', 'overrides', 'notClassified', 'justifications', 'classificationData']],
  ['label', ['label', 'statementPlaces']],
  [
    'properties',
    [
      'basicProperties',
      'otherProperties',
      'exposureLimits',
      'noEffectLevels',
      'noEffectConcentrations',
      'biologicalLimits',
      'transport',
      'studies',
      'wasteCode',
      'wgk',
    ],
  ],
  ['texts', ['phrases', 'texts', 'regulatory', 'changes']],
];
/** The same for fields of the file. */
const fileFields: Fields = [
  [
    'identity',
    [
      '$schema',
      'id',
      'code',
      'state',
      'brandStyle',
      'logo',
      'gtin',
      'supplier',
      'producer',
      'emergencyTelephone',
      'articles',
      'documents',
      'tdsEnabled',
      'sdsExists',
      'languageExists',
    ],
  ],
  ['ingredients', ['confidential']],
  ['languages', ['languages']],
];

const sectionIn = (table: Fields, name: string): SectionName =>
  table.find(([, names]) => names.includes(name))?.[0] ?? 'markets';

/** The section that has the value with a JSON pointer in a product file. */
export function sectionOfPointer(pointer: string): SectionName {
  const [first = '', , part, field] = pathOf(pointer);
  if (first !== 'versions') return sectionIn(fileFields, first);
  return part === 'facts' && field !== undefined ? sectionIn(factsOf, field) : 'version';
}

/** The step that edits it. */
export const stepOfPointer = (pointer: string): StepId =>
  stepOfFinding({ section: sectionOfPointer(pointer), pointer });
