import type { Dossier, Substance } from '@/lib/domain/dossier';

/** Spec §4 "Label hazard logic": the flagged codes that mean 'not for general use' (REACH Annex XVII 28 to 30). */
const restricted = ['H340', 'H350', 'H360'];

/** Codes that ask for a child-resistant fastening and a tactile warning (CLP Annex II 3.1.1 and 3.2.1). */
const fastening = ['H300', 'H301', 'H304', 'H310', 'H311', 'H314', 'H330', 'H331', 'H370', 'H372'];

/** Codes that ask for a tactile warning only (CLP Annex II 3.2.1). */
const tactile = [
  ...['H220', 'H221', 'H224', 'H225', 'H228', 'H302', 'H312', 'H332'],
  ...['H334', 'H341', 'H351', 'H361', 'H371', 'H373'],
];

/** Substances that ask for a child-resistant fastening from a mass % on, whatever the class (CLP Annex II 3.1.1.3). */
const fasteningByContent = [
  { cas: '67-56-1', fromMassPercent: 3 }, // methanol
  { cas: '75-09-2', fromMassPercent: 1 }, // dichloromethane
];

/** Splits combined codes and drops what follows the three digits: `H301+H311`, `H360FD` → H301, H311, H360. */
function baseCodes(codes: string[]): string[] {
  return codes.flatMap((code) => code.split('+')).map((code) => /^H\d{3}/.exec(code.trim())?.[0] ?? '');
}

const includesAny = (codes: string[], requested: string[]) => baseCodes(codes).some((code) => requested.includes(code));

/** Whether the label's codes restrict the product to professional users. */
export function notForGeneralUse(codes: string[]): boolean {
  return includesAny(codes, restricted);
}

/** Whether a pack for the general public needs a tactile warning. */
export function needsTactileWarning(codes: string[]): boolean {
  return !notForGeneralUse(codes) && includesAny(codes, [...fastening, ...tactile]);
}

/** Whether a pack for the general public needs a child-resistant fastening, by its codes or by what it contains. */
export function needsChildResistantFastening(
  codes: string[],
  substances: Pick<Substance, 'cas' | 'content'>[] = [],
): boolean {
  if (notForGeneralUse(codes)) return false;
  const byContent = fasteningByContent.some(({ cas, fromMassPercent }) =>
    substances.some((substance) => substance.cas === cas && (substance.content ?? 0) >= fromMassPercent),
  );
  return byContent || includesAny(codes, fastening);
}

/** What a label's screen has to say beside the label. */
const labelNotices = ['professional_users', 'child_resistant_fastening', 'tactile_warning'] as const;
type LabelNotice = (typeof labelNotices)[number];

/** The notices that the statements on a product's label, and what it contains, ask for; in their order. */
export function labelNoticesOf({ labelStatements, substances }: Pick<Dossier, 'labelStatements' | 'substances'>) {
  const codes = labelStatements.map(({ code }) => code);
  const applies: Record<LabelNotice, boolean> = {
    professional_users: notForGeneralUse(codes),
    child_resistant_fastening: needsChildResistantFastening(codes, substances.rows),
    tactile_warning: needsTactileWarning(codes),
  };
  return labelNotices.filter((notice) => applies[notice]);
}
