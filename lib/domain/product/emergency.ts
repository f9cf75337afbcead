/**
 * Exposure routes, most urgent first. `className` selects the first-aid text in the SDS (docs/platform-api.md 3.8),
 * `statements` those of the label (CLP Annex IV table 1.3).
 */
export const exposureRoutes = [
  { key: 'eyes', className: 'sds-first-aid-eyes', statements: /^P305/ },
  { key: 'skin', className: 'sds-first-aid-skin', statements: /^P30[23]/ },
  { key: 'inhaled', className: 'sds-first-aid-inhalation', statements: /^P304/ },
  { key: 'swallowed', className: 'sds-first-aid-ingestion', statements: /^P301/ },
] as const;

export type ExposureRouteKey = (typeof exposureRoutes)[number]['key'];

/**
 * The SDS parts for an emergency, in the order of need (REACH Annex II Part B). The first element that the sheet
 * contains is shown: of section 8 the protective equipment, without the limit values.
 */
export const emergencyParts = [
  { key: 'first_aid', section: 4, elements: ['section-4'] },
  { key: 'fire', section: 5, elements: ['section-5'] },
  { key: 'spill', section: 6, elements: ['section-6'] },
  { key: 'exposure', section: 8, elements: ['subsection-8.2', 'section-8'] },
] as const;

export type EmergencyPart = (typeof emergencyParts)[number];

/** The element that contains the elements of `exposureRoutes`. */
export const firstAidElement = 'section-4';

/** The class of the supplier's emergency number (1.4; docs/platform-api.md 3.8). */
export const telephoneClass = 'sds-emergency-telephone';

/** The element with the UN number (REACH Annex II 14.1), and those that only refer to other sections (6.4). */
export const unNumberElement = 'subsection-14.1';
export const referenceElements: readonly string[] = ['subsection-6.4'];

/**
 * The UN numbers in a text, each once, in the screen's format: `UN 1090`, with a narrow no-break space. French, Italian
 * and Spanish sheets use ONU, Greek ones ΟΗΕ, Slovenian ones ZN.
 */
export function unNumbersIn(text: string): string[] {
  return [
    ...new Set(
      [...text.matchAll(/(?<![\p{L}\d])(?:UN|ONU|ΟΗΕ|ZN)\s?(\d{4})\b/gu)].map(([, digits]) => `UN\u202F${digits}`),
    ),
  ];
}
