import type { StepId } from '@/lib/domain/studio/steps';

/** The stations of the tour: a step of the editor, and what is said there. */
export const tourStations = [
  { id: 'steps', step: 'start' },
  { id: 'ingredients', step: 'ingredients' },
  { id: 'classification', step: 'classification' },
  { id: 'preview', step: 'label' },
  { id: 'texts', step: 'texts' },
  { id: 'review', step: 'review' },
] as const satisfies readonly { id: string; step: StepId }[];
