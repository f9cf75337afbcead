import { singleCodes } from '../statement-codes.ts';
import { fasteningAndTactile } from './hazards.ts';

/** Input of the selection of precautionary statements. */
export interface PrecautionCase {
  audience: 'industrial' | 'professionalOnly' | 'public';
  /** The label's H statements. */
  h: readonly string[];
  /** The label's supplemental statements. */
  euh?: readonly string[];
  /** Omitted or null: unknown. */
  state?: 'gas' | 'liquid' | 'solid' | 'aerosol' | null;
}

interface PrecautionChoice {
  /** In the order of the input. */
  selected: string[];
  /** Statements that the label does not need, those of the lowest priority first. */
  omitted: { code: string; reason: 'redundant' | 'unnecessary' | 'overSix'; provision: string }[];
}

/** Maximum on a label 'unless necessary to reflect the nature and the severity of the hazards' (CLP Art. 28(3)). */
export const maxPrecautions = 6;

/** A condition: the label has the hazard. */
const hasHazard = (hazard: RegExp) => (label: PrecautionCase) =>
  [...label.h, ...(label.euh ?? [])].flatMap(singleCodes).some((code) => hazard.test(code));

/** Whether a label has hazards other than by mouth for which P312 requires advice. */
const harmsOtherwise = hasHazard(/^(H31[12]|H33[1256])/);

/**
 * Statements that a stricter or fuller one on the same label, or several together, make redundant (CLP Art. 28(1); Annex IV, Part 1, 'may be
 * omitted if').
 */
const redundant: readonly {
  drop: string;
  keep: string | readonly string[];
  condition?: (label: PrecautionCase) => boolean;
}[] = [
  { drop: 'P261', keep: 'P260' },
  { drop: 'P311', keep: 'P310' },
  { drop: 'P312', keep: 'P310' },
  { drop: 'P312', keep: 'P311' },
  { drop: 'P311', keep: 'P308+P311' },
  { drop: 'P312', keep: 'P308+P311' },
  { drop: 'P301+P312', keep: 'P301+P310' },
  { drop: 'P301+P312', keep: 'P312', condition: harmsOtherwise },
  { drop: 'P312', keep: 'P301+P312', condition: (label) => !harmsOtherwise(label) },
  { drop: 'P301+P310', keep: ['P301+P330+P331', 'P310'] },
  { drop: 'P301+P312', keep: ['P301+P330+P331', 'P310'] },
  { drop: 'P313', keep: 'P308+P313' },
  { drop: 'P330', keep: 'P301+P330+P331' },
  { drop: 'P331', keep: 'P301+P330+P331' },
  { drop: 'P302+P352', keep: 'P303+P361+P353' },
  { drop: 'P332+P313', keep: 'P333+P313' },
  { drop: 'P362+P364', keep: 'P361+P364' },
  { drop: 'P363', keep: 'P361+P364' },
  { drop: 'P363', keep: 'P362+P364' },
  { drop: 'P233', keep: 'P403+P233' },
  { drop: 'P403', keep: 'P403+P233' },
  { drop: 'P403', keep: 'P403+P235' },
  { drop: 'P403', keep: 'P410+P403' },
  // A receptacle of a gas under pressure is closed.
  { drop: 'P403+P233', keep: 'P410+P403' },
  { drop: 'P406', keep: 'P234' },
  { drop: 'P235', keep: 'P403+P235' },
  { drop: 'P410', keep: 'P410+P403' },
  { drop: 'P410', keep: 'P410+P412' },
];

/** Gases, by their state or by their classes. */
const isGas = (label: PrecautionCase) => label.state === 'gas' || hasHazard(/^H2(2[01]|3[0-2]|70|8[01])/)(label);

/** Statements that are unnecessary for the particular product (CLP Art. 28(1)). */
const unnecessary: readonly { codes: readonly string[]; applies: (label: PrecautionCase) => boolean }[] = [
  // Gloves, clothing and goggles protect from a gas only where it harms skin or eyes, or ignites in air.
  { codes: ['P280'], applies: (label) => isGas(label) && !hasHazard(/^H(31[0-24578]|319|232)/)(label) },
  // A gas is neither swallowed nor collected, and leaves nothing on the hands.
  {
    codes: ['P264', 'P301+P310', 'P301+P312', 'P301+P330+P331', 'P330', 'P331', 'P391'],
    applies: isGas,
  },
  // Work clothing and workplaces are not for consumers.
  { codes: ['P272'], applies: ({ audience }) => audience === 'public' },
];

const disposal: readonly string[] = ['P501', 'P502'];

/** Whether a corrosive product is breathed in: it has a class or a statement for it, or one of some states. */
const isInhaled = (label: PrecautionCase, ...states: PrecautionCase['state'][]) =>
  hasHazard(/^(H33[0-6]|EUH071)/)(label) || states.includes(label.state ?? null);

/** Statements that the law requires, or that reflect the nature and the severity of a hazard (Art. 28(3)), regardless of the maximum. */
const required: readonly {
  codes: readonly string[];
  applies: (label: PrecautionCase) => boolean;
  provision: string;
}[] = [
  { codes: disposal, applies: ({ audience }) => audience === 'public', provision: 'CLP Art. 28(2)' },
  { codes: ['P102'], applies: ({ audience }) => audience === 'public', provision: 'CLP Annex IV, Part 1, Table 6.1' },
  // The hazards for which a pack has a child-resistant fastening; others with P405 are not kept from children by a lock.
  {
    codes: ['P405'],
    applies: (label) =>
      label.audience === 'public' && label.h.flatMap(singleCodes).some((code) => fasteningAndTactile.includes(code)),
    provision: 'CLP Art. 28(3); Annex IV, Part 1, Table 6.4',
  },
  {
    codes: ['P210', 'P211', 'P251', 'P410+P412'],
    applies: ({ h }) => h.some((code) => /^H22[23]$|^H229$/.test(code)),
    provision: 'Directive 75/324/EEC, Annex, 2.2',
  },
  // The six of an aerosol for the public would leave none about what is breathed in with its spray.
  {
    codes: ['P260', 'P261'],
    applies: (label) => hasHazard(/^H22[239]/)(label) && hasHazard(/^H3(3[0-6]|7[0-3])/)(label),
    provision: 'CLP Art. 28(3); Annex I 3.1.4, 3.4.4, 3.8.4, 3.9.4',
  },
  // Without these rows, the required statements of a corrosive liquid or a toxic gas would leave none about fire.
  {
    codes: ['P210'],
    applies: hasHazard(/^H2(2[0-8]|4[0-2])/),
    provision: 'CLP Art. 28(3); Annex I 2.2.3, 2.6.3, 2.7.3, 2.8.3, 2.15.3',
  },
  // A product that is corrosive, too, would leave none about water.
  {
    codes: ['P231+P232', 'P370+P378', 'P402+P404'],
    applies: (label) => hasHazard(/^H26[01]/)(label) && hasHazard(/^H31[48]/)(label),
    provision: 'CLP Art. 28(3); Annex I 2.12.3',
  },
  { codes: ['P377', 'P403'], applies: hasHazard(/^H22[01]/), provision: 'CLP Art. 28(3); Annex I 2.2.3, Table 2.2.2' },
  { codes: ['P220'], applies: hasHazard(/^H27[0-2]/), provision: 'CLP Art. 28(3); Annex I 2.4.3, 2.13.3, 2.14.3' },
  // Whatever the state of matter: Annex IV has a condition for P260 only, and that a liquid is not breathed in does not follow from its state.
  {
    codes: ['P280', 'P301+P330+P331', 'P303+P361+P353', 'P304+P340', 'P305+P351+P338', 'P310'],
    applies: hasHazard(/^H314/),
    provision: 'CLP Annex I 3.2.4, Table 3.2.5',
  },
  // Annex IV: P260 'if inhalable particles of dusts or mists may occur during use'.
  {
    codes: ['P260'],
    applies: (label) => hasHazard(/^H314/)(label) && isInhaled(label, 'gas', 'solid', 'aerosol', null),
    provision: 'CLP Annex I 3.2.4, Table 3.2.5; Annex IV, Part 1, Table 6.2',
  },
  {
    codes: ['P280', 'P305+P351+P338', 'P310'],
    applies: hasHazard(/^H318/),
    provision: 'CLP Annex I 3.3.4, Table 3.3.5',
  },
  { codes: ['P301+P310'], applies: hasHazard(/^H30[01]/), provision: 'CLP Annex I 3.1.4, Table 3.1.3' },
  { codes: ['P280', 'P302+P352'], applies: hasHazard(/^H31[01]/), provision: 'CLP Annex I 3.1.4, Table 3.1.3' },
  { codes: ['P310'], applies: hasHazard(/^H310/), provision: 'CLP Annex I 3.1.4, Table 3.1.3' },
  {
    codes: ['P260', 'P284', 'P304+P340', 'P310'],
    applies: hasHazard(/^H330/),
    provision: 'CLP Annex I 3.1.4, Table 3.1.3',
  },
  { codes: ['P261', 'P304+P340', 'P311'], applies: hasHazard(/^H331/), provision: 'CLP Annex I 3.1.4, Table 3.1.3' },
  {
    codes: ['P261', 'P304+P340', 'P342+P311'],
    applies: hasHazard(/^H334/),
    provision: 'CLP Annex I 3.4.4, Table 3.4.5',
  },
  {
    codes: ['P201', 'P280', 'P308+P313'],
    applies: hasHazard(/^H3[456]0/),
    provision: 'CLP Annex I 3.5.4, 3.6.4, 3.7.4',
  },
  { codes: ['P260', 'P308+P311'], applies: hasHazard(/^H370/), provision: 'CLP Annex I 3.8.4, Table 3.8.4' },
  { codes: ['P260'], applies: hasHazard(/^H372/), provision: 'CLP Annex I 3.9.4, Table 3.9.5' },
  { codes: ['P273'], applies: hasHazard(/^H4(00|10|11)/), provision: 'CLP Annex I 4.1.4, Table 4.1.4' },
  { codes: ['P301+P310', 'P331'], applies: hasHazard(/^H304/), provision: 'CLP Annex I 3.10.4, Table 3.10.2' },
];

/** A statement at its position; with a hazard only for labels that have it, so that a later position holds for the others. */
type Position = string | readonly [code: string, hazard: RegExp];

/** Statements by priority, the highest first (after ECHA, 'Guidance on labelling and packaging', section 7). */
const priority: readonly Position[] = [
  // immediate first aid that prevents lasting harm
  'P301+P310',
  'P301+P330+P331',
  // a flammable liquid on the skin is not an emergency
  ['P303+P361+P353', /^H314/],
  ['P305+P351+P338', /^H31[48]/],
  'P331',
  'P336+P315',
  'P302+P334',
  'P302+P335+P334',
  'P306+P360',
  // fire and explosion, which also affect bystanders
  'P210',
  'P220',
  'P222',
  'P223',
  'P230',
  'P231+P232',
  'P244',
  'P250',
  'P212',
  'P211',
  'P251',
  'P370+P380+P375',
  'P371+P380+P375',
  'P370+P372+P380+P373',
  'P370+P376',
  'P377',
  'P381',
  // water increases the risk, heat starts the decomposition
  ['P370+P378', /^H2(50|6[01])/],
  ['P235', /^H2(4[0-2]|5[12])/],
  // prevention of harm that is severe or stays
  'P260',
  ['P280', /^H(31[0-2478]|3[456][01])/],
  ['P308+P313', /^H3[456][01]/],
  ['P284', /^H33[04]/],
  'P262',
  'P263',
  'P282',
  'P283',
  // first aid that can wait a minute; by inhalation prevention comes first
  'P310',
  'P305+P351+P338',
  ['P261', /^H33[1-6]/],
  'P304+P340',
  'P308+P311',
  'P342+P311',
  'P311',
  ['P302+P352', /^H31[0-25]/],
  'P361+P364',
  ['P280', /^H31[59]/],
  // long-term effects
  'P201',
  'P308+P313',
  ['P314', /^H372/],
  'P284',
  // the vapours of a volatile liquid, a gas that leaks
  ['P403+P233', /^H(22[45]|33[01])/],
  ['P410+P403', /^H280/],
  // contact allergy
  'P333+P313',
  'P302+P352',
  // the only statement that protects the aquatic environment
  'P273',
  // milder effects
  'P301+P312',
  'P261',
  'P337+P313',
  'P271',
  'P332+P313',
  'P312',
  'P314',
  'P330',
  'P391',
  'P280',
  // storage
  'P405',
  'P403+P233',
  'P303+P361+P353',
  'P403+P235',
  'P410+P403',
  'P410+P412',
  'P420',
  'P403',
  'P235',
  'P410',
  'P411',
  'P413',
  'P401',
  'P402+P404',
  'P406',
  'P407',
  // good practice at work
  'P233',
  'P234',
  'P240',
  'P370+P378',
  'P270',
  'P264',
  'P272',
  'P362+P364',
  'P363',
  'P390',
  'P202',
  'P241',
  'P242',
  'P243',
  // disposal, which professional users find in the safety data sheet
  'P501',
  'P502',
  // general advice
  'P101',
  'P103',
];

/**
 * Selects among the precautionary statements that follow from a product's classification: without the redundant and unnecessary ones
 * (CLP Art. 28(1)), with those that the law requires, at most six where possible (Art. 28(3)). A statement has the priority of those that it
 * makes redundant. Codes that `priority` does not contain come last.
 */
export function choosePrecautions(codes: readonly string[], label: PrecautionCase): PrecautionChoice {
  const reasonAgainst = (code: string) => {
    if (isUnnecessary(code, label)) return 'unnecessary' as const;
    return isReplaced(code, codes, label) ? ('redundant' as const) : null;
  };
  const needed = codes.filter((code) => reasonAgainst(code) === null);
  const rankOf = (code: string) => Math.min(...withReplaced(code, codes, label).map((other) => rank(other, label)));
  const ranks = new Map(needed.map((code) => [code, rankOf(code)]));
  const count = Math.max(maxPrecautions, needed.filter((code) => ranks.get(code) === requiredRank).length);
  const ranked = needed.toSorted((a, b) => ranks.get(a)! - ranks.get(b)!);
  const selected = new Set(ranked.slice(0, count));
  return {
    selected: codes.filter((code) => selected.has(code)),
    omitted: [
      ...codes.flatMap((code) => {
        const reason = reasonAgainst(code);
        return reason ? { code, reason, provision: 'CLP Art. 28(1)' } : [];
      }),
      ...ranked
        .slice(count)
        .reverse()
        .map((code) => ({ code, reason: 'overSix' as const, provision: 'CLP Art. 28(3)' })),
    ],
  };
}

const isUnnecessary = (code: string, label: PrecautionCase): boolean =>
  unnecessary.some(({ codes, applies }) => codes.includes(code) && applies(label));

/** The rules of `redundant` that hold for the statements of a label. */
const replacements = (codes: readonly string[], label: PrecautionCase) =>
  redundant.filter(
    ({ keep, condition }) => [keep].flat().every((kept) => codes.includes(kept)) && (condition?.(label) ?? true),
  );

const isReplaced = (code: string, codes: readonly string[], label: PrecautionCase): boolean =>
  replacements(codes, label).some(({ drop }) => drop === code);

/** A statement with those of the label, and those that the label needs, that it makes redundant, directly or by another. */
const withReplaced = (code: string, codes: readonly string[], label: PrecautionCase): string[] => [
  code,
  ...replacements(codes, label)
    .filter(({ drop, keep }) => [keep].flat().includes(code) && !isUnnecessary(drop, label))
    .filter(({ drop }) => codes.includes(drop) || isRequired(drop, label))
    .flatMap(({ drop }) => withReplaced(drop, codes, label)),
];

/**
 * The required statements among those that follow from the classes (`derived`) that a label leaves out: it has neither them nor a stricter
 * statement, alone or in another combination (CLP Annex IV, introduction).
 */
export function missingPrecautions(
  labelCodes: readonly string[],
  derived: readonly string[],
  label: PrecautionCase,
): { code: string; provision: string }[] {
  const parts = new Set(labelCodes.flatMap((code) => code.split('+')));
  const isStated = (code: string) =>
    labelCodes.includes(code) ||
    code.split('+').every((part) => parts.has(part)) ||
    isReplaced(code, labelCodes, label);
  return derived
    .filter((code) => !isUnnecessary(code, label))
    .filter(
      (code) => !isStated(code) && !(disposal.includes(code) && disposal.some((other) => labelCodes.includes(other))),
    )
    .flatMap((code) => {
      const rule = required.find(({ codes, applies }) => codes.includes(code) && applies(label));
      return rule ? [{ code, provision: rule.provision }] : [];
    });
}

const isRequired = (code: string, label: PrecautionCase): boolean =>
  required.some(({ codes, applies }) => codes.includes(code) && applies(label));

const requiredRank = -1;

function rank(code: string, label: PrecautionCase): number {
  if (isRequired(code, label)) return requiredRank;
  const index = priority.findIndex((position) =>
    typeof position === 'string' ? position === code : position[0] === code && hasHazard(position[1])(label),
  );
  return index === -1 ? priority.length : index;
}
