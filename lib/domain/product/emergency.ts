/**
 * The ways by which a product reaches a person, those that cannot wait first. `className` finds what the SDS says for it
 * (docs/platform-api.md 3.8), `statements` what the label says (CLP Annex IV table 1.3).
 */
export const exposureRoutes = [
  { key: 'eyes', className: 'sds-first-aid-eyes', statements: /^P305/ },
  { key: 'skin', className: 'sds-first-aid-skin', statements: /^P30[23]/ },
  { key: 'inhaled', className: 'sds-first-aid-inhalation', statements: /^P304/ },
  { key: 'swallowed', className: 'sds-first-aid-ingestion', statements: /^P301/ },
] as const;

export type ExposureRouteKey = (typeof exposureRoutes)[number]['key'];

/**
 * What an SDS says for an emergency, in the order in which a person needs it (REACH Annex II Part B). Of the elements named, the
 * first that the sheet has is shown: of section 8 the protective equipment, without the limit values.
 */
export const emergencyParts = [
  { key: 'first_aid', section: 4, elements: ['section-4'] },
  { key: 'fire', section: 5, elements: ['section-5'] },
  { key: 'spill', section: 6, elements: ['section-6'] },
  { key: 'exposure', section: 8, elements: ['subsection-8.2', 'section-8'] },
] as const;

export type EmergencyPart = (typeof emergencyParts)[number];

/** The element in which the parts of `exposureRoutes` stand. */
export const firstAidElement = 'section-4';

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
