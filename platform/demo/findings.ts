import type { Localised } from '../phrases/languages.ts';

/** Findings of tests in words, in every language of the documents. */

const finding = (
  ...[en, de, fr, it, es, pl, sl, el]: [string, string, string, string, string, string, string, string]
): Localised => ({ en, de, fr, it, es, pl, sl, el });

export const vapour = finding('vapour', 'Dampf', 'vapeur', 'vapore', 'vapor', 'para', 'hlapi', 'ατμός');
export const notIrritating = finding(
  ...(['not irritating', 'nicht reizend', 'non irritant', 'non irritante'] as const),
  ...(['no irritante', 'nie działa drażniąco', 'ne draži', 'μη ερεθιστικό'] as const),
);
export const irritating = finding(
  ...(['irritating', 'reizend', 'irritant', 'irritante'] as const),
  ...(['irritante', 'działa drażniąco', 'draži', 'ερεθιστικό'] as const),
);
export const notSensitising = finding(
  ...(['not sensitising', 'nicht sensibilisierend', 'non sensibilisant', 'non sensibilizzante'] as const),
  ...(['no sensibilizante', 'nie działa uczulająco', 'ne povzroča preobčutljivosti', 'μη ευαισθητοποιητικό'] as const),
);
export const negative = finding(
  ...(['negative', 'negativ', 'négatif', 'negativo', 'negativo', 'ujemny', 'negativno', 'αρνητικό'] as const),
);
