/**
 * What an SDS says for an emergency, in the order in which a person needs it (REACH Annex II Part B). Of the elements named, the
 * first that the sheet has is shown: of section 8 the protective equipment, without the limit values.
 */
export const emergencyParts = [
  { key: 'first_aid', anchor: 'first-aid', section: 4, elements: ['section-4'] },
  { key: 'fire', anchor: 'fire', section: 5, elements: ['section-5'] },
  { key: 'spill', anchor: 'spill', section: 6, elements: ['section-6'] },
  { key: 'exposure', anchor: 'exposure', section: 8, elements: ['subsection-8.2', 'section-8'] },
] as const;

export type EmergencyPart = (typeof emergencyParts)[number];

/** The element with the UN number (REACH Annex II 14.1), and those that only lead to other sections (6.4). */
export const unNumberElement = 'subsection-14.1';
export const referenceElements: readonly string[] = ['subsection-6.4'];

/**
 * The UN numbers that a text names, each once, as the screen writes them: `UN 1090`, with a narrow space that never breaks.
 * French, Italian and Spanish sheets say ONU, Greek ones ΟΗΕ, Slovenian ones ZN.
 */
export function unNumbersIn(text: string): string[] {
  return [
    ...new Set(
      [...text.matchAll(/(?<![\p{L}\d])(?:UN|ONU|ΟΗΕ|ZN)\s?(\d{4})\b/gu)].map(([, digits]) => `UN\u202F${digits}`),
    ),
  ];
}
