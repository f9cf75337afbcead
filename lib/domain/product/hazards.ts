import type { Dossier, Hazards, LabelStatement, Substance } from '@/lib/domain/product/dossier';

/** Values of `inProd` of the product's own statements and pictograms: 1 classified, 2 set by hand (Spec §9). */
export const allowedInProd: ReadonlySet<number> = new Set([1, 2]);

/**
 * Whether a product is known not to be classified as hazardous; supplemental statements (EUH) alone do not count. False
 * if the classification is unknown, or a class is open.
 */
export function isUnclassified({ classification, openClasses, statements }: Hazards): boolean {
  return (
    classification?.length === 0 && openClasses.length === 0 && !statements.some(({ code }) => code.startsWith('H'))
  );
}

/**
 * Whether a product is known not to be classified as hazardous, and its label does not warn of anything else: EUH210 only
 * offers the sheet, while other supplemental statements, such as EUH208, are warnings.
 */
export function isWithoutWarning(hazards: Hazards): boolean {
  const { signalWord, pictograms, statements } = hazards;
  return (
    isUnclassified(hazards) &&
    signalWord === null &&
    pictograms.length === 0 &&
    statements.every(({ code }) => code === sheetOnRequest)
  );
}

/**
 * Whether nothing says that a product is hazardous, nor that it is not; supplemental statements (EUH) alone say neither. False where the
 * classes that are open are known, which are named instead.
 */
export function hasUnknownHazards({ classification, openClasses, ...label }: Hazards): boolean {
  const { signalWord, statements, pictograms } = label;
  return (
    !classification &&
    openClasses.length === 0 &&
    !signalWord &&
    pictograms.length === 0 &&
    !statements.some(({ code }) => code.startsWith('H'))
  );
}

/** The response statements (P3xx, CLP Annex IV table 1.3), in the label's order. */
export function emergencyStatements(labelStatements: LabelStatement[]): LabelStatement[] {
  return labelStatements.filter(({ code }) => /^P3\d\d/.test(code));
}

/**
 * Whether a page must contain 'Always follow the information on the product label' (CLP Art. 48): it advertises a
 * hazardous product, or one with supplemental statements, that the general public may buy.
 */
export function needsAdvertisementSentence(codes: string[]): boolean {
  return !isProfessionalOnly(codes) && codes.some((code) => /^(?:H|EUH)\d{3}/.test(code));
}

/** 'Safety data sheet available on request' (CLP Annex II 2.10). */
export const sheetOnRequest = 'EUH210';

/** Spec §4 "Label hazard logic": codes of products that are not for general use (REACH Annex XVII 28 to 30). */
const restricted = ['H340', 'H350', 'H360'];

/** Codes that require a child-resistant fastening and a tactile warning (CLP Annex II 3.1.1 and 3.2.1). */
const fastening = ['H300', 'H301', 'H304', 'H310', 'H311', 'H314', 'H330', 'H331', 'H370', 'H372'];

/** Codes that require a tactile warning only (CLP Annex II 3.2.1). */
const tactile = [
  'H220',
  'H221',
  'H224',
  'H225',
  'H228',
  'H302',
  'H312',
  'H332',
  'H334',
  'H341',
  'H351',
  'H361',
  'H371',
  'H373',
];

/** Substances that require a child-resistant fastening from a mass % on, whatever the class (CLP Annex II 3.1.1.3). */
const fasteningByContent = [
  { cas: '67-56-1', minMassPercent: 3 }, // methanol
  { cas: '75-09-2', minMassPercent: 1 }, // dichloromethane
];

/** Splits combined codes and removes suffixes of the three digits: `H301+H311`, `H360FD` → H301, H311, H360. */
function baseCodes(codes: string[]): string[] {
  return codes.flatMap((code) => code.split('+')).map((code) => /^H\d{3}/.exec(code.trim())?.[0] ?? '');
}

const includesAny = (codes: string[], requested: string[]) => baseCodes(codes).some((code) => requested.includes(code));

/** Whether the label's codes restrict the product to professional users. */
export function isProfessionalOnly(codes: string[]): boolean {
  return includesAny(codes, restricted);
}

/** Whether a pack for the general public needs a tactile warning. */
export function needsTactileWarning(codes: string[]): boolean {
  return !isProfessionalOnly(codes) && includesAny(codes, [...fastening, ...tactile]);
}

/** Whether a pack for the general public needs a child-resistant fastening, by its codes or its contents. */
export function needsChildResistantFastening(
  codes: string[],
  substances: Pick<Substance, 'cas' | 'content'>[] = [],
): boolean {
  if (isProfessionalOnly(codes)) return false;
  const hasListedContent = fasteningByContent.some(({ cas, minMassPercent }) =>
    substances.some((substance) => substance.cas === cas && (substance.content ?? 0) >= minMassPercent),
  );
  return hasListedContent || includesAny(codes, fastening);
}

/** Notices on a label's screen. */
const labelNotices = ['professional_users', 'child_resistant_fastening', 'tactile_warning'] as const;
type LabelNotice = (typeof labelNotices)[number];

/** The notices that a product's label statements and contents require, in their order. */
export function labelNoticesOf({ labelStatements, substances }: Pick<Dossier, 'labelStatements' | 'substances'>) {
  const codes = labelStatements.map(({ code }) => code);
  const applies: Record<LabelNotice, boolean> = {
    professional_users: isProfessionalOnly(codes),
    child_resistant_fastening: needsChildResistantFastening(codes, substances.rows),
    tactile_warning: needsTactileWarning(codes),
  };
  return labelNotices.filter((notice) => applies[notice]);
}

const knownPictograms = ['ghs01', 'ghs02', 'ghs03', 'ghs04', 'ghs05', 'ghs06', 'ghs07', 'ghs08', 'ghs09'] as const;

/** Message key of a pictogram's name; null for a pictogram not in CLP. */
export function pictogramKey(id: string): `pictogram_${(typeof knownPictograms)[number]}` | null {
  const code = knownPictograms.find((known) => known === id.toLowerCase());
  return code ? `pictogram_${code}` : null;
}
