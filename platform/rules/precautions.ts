/** Input of the selection of precautionary statements. */
export interface PrecautionCase {
  audience: 'industrial' | 'professionalOnly' | 'public';
  /** The label's H statements. */
  h: readonly string[];
}

export interface PrecautionChoice {
  /** In the order of the input. */
  selected: string[];
  /** Statements that the label does not need, those of the lowest priority first. */
  omitted: { code: string; reason: 'redundant' | 'overSix'; provision: string }[];
}

/** Maximum on a label 'unless necessary to reflect the nature and the severity of the hazards' (CLP Art. 28(3)). */
export const maxPrecautions = 6;

/** Statements that a stricter or fuller one on the same label makes redundant (CLP Art. 28(1)). */
const redundant: readonly { drop: string; where: string }[] = [
  { drop: 'P261', where: 'P260' },
  { drop: 'P311', where: 'P310' },
  { drop: 'P312', where: 'P310' },
  { drop: 'P312', where: 'P311' },
  { drop: 'P301+P312', where: 'P301+P310' },
  { drop: 'P313', where: 'P308+P313' },
  { drop: 'P330', where: 'P301+P330+P331' },
  { drop: 'P331', where: 'P301+P330+P331' },
  { drop: 'P302+P352', where: 'P303+P361+P353' },
  { drop: 'P332+P313', where: 'P333+P313' },
  { drop: 'P362+P364', where: 'P361+P364' },
  { drop: 'P363', where: 'P361+P364' },
  { drop: 'P363', where: 'P362+P364' },
  { drop: 'P233', where: 'P403+P233' },
  { drop: 'P403', where: 'P403+P233' },
  { drop: 'P403', where: 'P403+P235' },
  { drop: 'P403', where: 'P410+P403' },
  { drop: 'P235', where: 'P403+P235' },
  { drop: 'P410', where: 'P410+P403' },
  { drop: 'P410', where: 'P410+P412' },
];

/** Statements that the law requires, regardless of the maximum. */
const required: readonly { codes: readonly string[]; when: (one: PrecautionCase) => boolean; provision: string }[] = [
  { codes: ['P501', 'P502'], when: ({ audience }) => audience === 'public', provision: 'CLP Art. 28(2)' },
  { codes: ['P102'], when: ({ audience }) => audience === 'public', provision: 'CLP Annex IV, Part 1, Table 6.1' },
  {
    codes: ['P210', 'P211', 'P251', 'P410+P412'],
    when: ({ h }) => h.some((code) => /^H22[23]$|^H229$/.test(code)),
    provision: 'Directive 75/324/EEC, Annex, 2.2',
  },
];

/** Statements by priority, the highest first (after ECHA, 'Guidance on labelling and packaging', section 7). */
const priority: readonly string[] = [
  // immediate first aid that prevents lasting harm
  ...['P301+P310', 'P301+P330+P331', 'P303+P361+P353', 'P305+P351+P338', 'P331', 'P336+P315'],
  ...['P302+P334', 'P302+P335+P334', 'P306+P360'],
  // fire and explosion, which also affect bystanders
  ...['P210', 'P220', 'P222', 'P223', 'P230', 'P231+P232', 'P244', 'P250', 'P212', 'P211', 'P251'],
  ...['P370+P380+P375', 'P371+P380+P375', 'P370+P372+P380+P373', 'P370+P376', 'P377', 'P381'],
  // prevention
  ...['P260', 'P280', 'P201', 'P308+P313', 'P284', 'P262', 'P263', 'P282', 'P283'],
  // first aid that can wait a minute
  ...['P310', 'P304+P340', 'P308+P311', 'P342+P311', 'P311', 'P302+P352', 'P361+P364', 'P303+P361+P353'],
  // the only statements that protect the aquatic environment
  ...['P273', 'P391'],
  // milder effects
  ...['P333+P313', 'P261', 'P308+P313', 'P337+P313', 'P271', 'P332+P313', 'P301+P312', 'P312', 'P314', 'P330'],
  // storage
  ...['P405', 'P403+P233', 'P403+P235', 'P410+P403', 'P410+P412', 'P420', 'P403', 'P235', 'P410', 'P411', 'P413'],
  ...['P401', 'P402+P404', 'P406', 'P407'],
  // good practice at work
  ...['P233', 'P234', 'P240', 'P370+P378', 'P264', 'P270', 'P272', 'P362+P364', 'P363', 'P390'],
  ...['P202', 'P241', 'P242', 'P243'],
  // disposal, which professional users find in the safety data sheet
  ...['P501', 'P502'],
  // general advice
  ...['P101', 'P103'],
];

/** For statements listed twice in `priority`: the hazards with which the first position applies. */
const firstPlace: Readonly<Record<string, RegExp>> = {
  // corrosion; a flammable liquid on the skin is not an emergency
  'P303+P361+P353': /^H314/,
  // category 1 of mutagenicity, carcinogenicity and reproductive toxicity
  'P308+P313': /^H3[456]0/,
};

/**
 * Selects among the precautionary statements that follow from a product's classification: without the redundant ones
 * (CLP Art. 28(1)), with those that the law requires, at most six where possible (Art. 28(3)). Codes that `priority` does
 * not contain come last.
 */
export function choosePrecautions(codes: readonly string[], one: PrecautionCase): PrecautionChoice {
  const isRedundant = (code: string) => redundant.some(({ drop, where }) => drop === code && codes.includes(where));
  const needed = codes.filter((code) => !isRedundant(code));
  const places = Math.max(maxPrecautions, needed.filter((code) => isRequired(code, one)).length);
  const ranked = needed.toSorted((a, b) => rank(a, one) - rank(b, one));
  const selected = new Set(ranked.slice(0, places));
  return {
    selected: codes.filter((code) => selected.has(code)),
    omitted: [
      ...codes.filter(isRedundant).map((code) => ({ code, reason: 'redundant' as const, provision: 'CLP Art. 28(1)' })),
      ...ranked
        .slice(places)
        .reverse()
        .map((code) => ({ code, reason: 'overSix' as const, provision: 'CLP Art. 28(3)' })),
    ],
  };
}

const isRequired = (code: string, one: PrecautionCase): boolean =>
  required.some(({ codes, when }) => codes.includes(code) && when(one));

function rank(code: string, one: PrecautionCase): number {
  if (isRequired(code, one)) return -1;
  const hazards = firstPlace[code];
  const place =
    hazards && !one.h.some((hazard) => hazards.test(hazard)) ? priority.lastIndexOf(code) : priority.indexOf(code);
  return place === -1 ? priority.length : place;
}
