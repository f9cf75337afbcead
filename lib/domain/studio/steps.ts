import { type Finding, type PresencePlace, type SectionName, sectionNames } from '@/lib/domain/studio/step-props';

/** The steps of the editor in their order, with the sections of the draft that each edits. */
export const steps = [
  { id: 'start', sections: ['version'] },
  { id: 'identity', sections: ['identity'] },
  { id: 'ingredients', sections: ['ingredients'] },
  { id: 'classification', sections: ['classification'] },
  { id: 'label', sections: ['label'] },
  { id: 'properties', sections: ['properties'] },
  { id: 'texts', sections: ['texts'] },
  { id: 'languages', sections: ['languages'] },
  { id: 'markets', sections: ['markets'] },
  { id: 'review', sections: [] },
] as const satisfies readonly { id: string; sections: readonly SectionName[] }[];

export type StepId = (typeof steps)[number]['id'];

export const stepIds = steps.map(({ id }) => id);
export const isStepId = (text: string): text is StepId => stepIds.some((id) => id === text);
export const isSectionName = (text: string): text is SectionName => sectionNames.some((name) => name === text);

/** The step that edits a section. */
export const stepOfSection = (section: SectionName): StepId =>
  steps.find(({ sections }) => (sections as readonly SectionName[]).includes(section))?.id ?? 'start';

/** The section that others see a person in, for the step that the person has open. */
export const placeOfStep = (step: StepId): PresencePlace =>
  steps.find(({ id }) => id === step)?.sections[0] ?? 'review';

/** The step that a person has open. */
export const stepOfPlace = (presence: PresencePlace): StepId =>
  presence === 'review' ? presence : stepOfSection(presence);

/** The steps before and after; null at either end. */
export function neighboursOf(step: StepId): { previous: StepId | null; next: StepId | null } {
  const index = stepIds.indexOf(step);
  return { previous: stepIds[index - 1] ?? null, next: stepIds[index + 1] ?? null };
}

/** Fields that the first step asks for, though they belong to another section. */
const fieldsOfStart = ['/versions/0/facts/kind', '/versions/0/facts/audience'];

/** The step that has the field of a finding. */
export const stepOfFinding = ({ section, pointer }: Pick<Finding, 'section' | 'pointer'>): StepId =>
  fieldsOfStart.includes(pointer) ? 'start' : stepOfSection(section);

export interface FindingCounts {
  /** Values and answers that are still to be given. */
  open: number;
  errors: number;
  warnings: number;
}

/** The number of findings of each step; the review has those of all. */
export function countFindings(findings: readonly Finding[]): Record<StepId, FindingCounts> {
  const countIn = (subset: readonly Finding[]): FindingCounts => ({
    open: subset.filter(({ isOpen }) => isOpen).length,
    errors: subset.filter(({ severity, isOpen }) => severity === 'error' && !isOpen).length,
    warnings: subset.filter(({ severity, isOpen }) => severity === 'warning' && !isOpen).length,
  });
  return Object.fromEntries(
    stepIds.map((id) => [
      id,
      countIn(id === 'review' ? findings : findings.filter((finding) => stepOfFinding(finding) === id)),
    ]),
  ) as Record<StepId, FindingCounts>;
}

/** The section of the safety data sheet that the preview shows first beside a step. */
const sheetSections: Partial<Record<StepId, number>> = {
  identity: 1,
  ingredients: 3,
  classification: 2,
  label: 2,
  properties: 9,
  texts: 4,
  markets: 15,
};
export const sheetSectionOf = (step: StepId): number => sheetSections[step] ?? 1;

/** The stations of the tour: a step of the editor, and what is said there. */
export const tourStations = [
  { id: 'steps', step: 'start' },
  { id: 'ingredients', step: 'ingredients' },
  { id: 'classification', step: 'classification' },
  { id: 'preview', step: 'label' },
  { id: 'texts', step: 'texts' },
  { id: 'review', step: 'review' },
] as const satisfies readonly { id: string; step: StepId }[];
