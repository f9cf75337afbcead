/**
 * Spec §4 "Label edit modal types", those of label edit: 0 to 4 are the choices of one (labelChoices), which close on
 * selection; a text that is only read has nothing to confirm; the others need OK.
 */
export const labelModals = {
  margins: 5,
  packText: 6,
  languages: 7,
  readOnly: 10,
  productCodes: 12,
} as const;

/** Whether a modal of this type closes as soon as something is chosen. */
export function closesOnSelection(modalType: number): boolean {
  return modalType >= 0 && modalType <= 4;
}

/** Whether a modal of this type takes over what was entered only with OK. */
export function needsOk(modalType: number): boolean {
  return !closesOnSelection(modalType) && modalType !== labelModals.readOnly;
}
