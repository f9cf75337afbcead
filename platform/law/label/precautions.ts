import { singleCodes } from '../statement-codes.ts';

/** Input of the selection of precautionary statements. */
export interface PrecautionCase {
  audience: 'industrial' | 'professionalOnly' | 'public';
  /** The label's H statements. */
  h: readonly string[];
}

interface PrecautionChoice {
  /** In the order of the input. */
  selected: string[];
  /** Statements that the label does not need, those of the lowest priority first. */
  omitted: { code: string; reason: 'redundant' | 'overSix'; provision: string }[];
}

/** Maximum on a label 'unless necessary to reflect the nature and the severity of the hazards' (CLP Art. 28(3)). */
export const maxPrecautions = 6;

/** Whether a label has hazards other than by mouth for which P312 requires advice. */
const harmsOtherwise = (h: readonly string[]) =>
  h.flatMap(singleCodes).some((code) => /^(H31[12]|H33[1256])/.test(code));

/** Statements that a stricter or fuller one on the same label makes redundant (CLP Art. 28(1)). */
const redundant: readonly { drop: string; keep: string; condition?: (h: readonly string[]) => boolean }[] = [
  { drop: 'P261', keep: 'P260' },
  { drop: 'P311', keep: 'P310' },
  { drop: 'P312', keep: 'P310' },
  { drop: 'P312', keep: 'P311' },
  { drop: 'P311', keep: 'P308+P311' },
  { drop: 'P312', keep: 'P308+P311' },
  { drop: 'P301+P312', keep: 'P301+P310' },
  { drop: 'P301+P312', keep: 'P312', condition: harmsOtherwise },
  { drop: 'P312', keep: 'P301+P312', condition: (h) => !harmsOtherwise(h) },
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
  { drop: 'P235', keep: 'P403+P235' },
  { drop: 'P410', keep: 'P410+P403' },
  { drop: 'P410', keep: 'P410+P412' },
];

const disposal: readonly string[] = ['P501', 'P502'];

/** A condition of `required`: the label has the hazard. */
const hasHazard = (hazard: RegExp) => (label: PrecautionCase) =>
  label.h.some((codes) => codes.split('+').some((code) => hazard.test(code)));

/** Statements that the law requires, or that reflect the nature and the severity of a hazard (Art. 28(3)), regardless of the maximum. */
const required: readonly {
  codes: readonly string[];
  applies: (label: PrecautionCase) => boolean;
  provision: string;
}[] = [
  { codes: disposal, applies: ({ audience }) => audience === 'public', provision: 'CLP Art. 28(2)' },
  { codes: ['P102'], applies: ({ audience }) => audience === 'public', provision: 'CLP Annex IV, Part 1, Table 6.1' },
  {
    codes: ['P210', 'P211', 'P251', 'P410+P412'],
    applies: ({ h }) => h.some((code) => /^H22[23]$|^H229$/.test(code)),
    provision: 'Directive 75/324/EEC, Annex, 2.2',
  },
  // Without this row, the required statements of a corrosive liquid would leave none about fire.
  { codes: ['P210'], applies: hasHazard(/^H22[0-8]/), provision: 'CLP Art. 28(3); Annex I 2.6.5, Table 2.6.2' },
  {
    codes: ['P260', 'P280', 'P301+P330+P331', 'P303+P361+P353', 'P304+P340', 'P305+P351+P338', 'P310'],
    applies: hasHazard(/^H314/),
    provision: 'CLP Annex I 3.2.4, Table 3.2.5',
  },
  { codes: ['P305+P351+P338', 'P310'], applies: hasHazard(/^H318/), provision: 'CLP Annex I 3.3.4, Table 3.3.5' },
  { codes: ['P301+P310'], applies: hasHazard(/^H30[01]/), provision: 'CLP Annex I 3.1.4, Table 3.1.3' },
  { codes: ['P280', 'P302+P352', 'P310'], applies: hasHazard(/^H310/), provision: 'CLP Annex I 3.1.4, Table 3.1.3' },
  {
    codes: ['P260', 'P284', 'P304+P340', 'P310'],
    applies: hasHazard(/^H330/),
    provision: 'CLP Annex I 3.1.4, Table 3.1.3',
  },
  { codes: ['P261', 'P304+P340', 'P311'], applies: hasHazard(/^H331/), provision: 'CLP Annex I 3.1.4, Table 3.1.3' },
  { codes: ['P304+P340', 'P342+P311'], applies: hasHazard(/^H334/), provision: 'CLP Annex I 3.4.4, Table 3.4.5' },
  { codes: ['P201', 'P308+P313'], applies: hasHazard(/^H3[456]0/), provision: 'CLP Annex I 3.5.4, 3.6.4, 3.7.4' },
  { codes: ['P260', 'P308+P311'], applies: hasHazard(/^H370/), provision: 'CLP Annex I 3.8.4, Table 3.8.4' },
  { codes: ['P260'], applies: hasHazard(/^H372/), provision: 'CLP Annex I 3.9.4, Table 3.9.5' },
  { codes: ['P273'], applies: hasHazard(/^H4(00|10|11)/), provision: 'CLP Annex I 4.1.4, Table 4.1.4' },
  { codes: ['P301+P310', 'P331'], applies: hasHazard(/^H304/), provision: 'CLP Annex I 3.10.4, Table 3.10.2' },
];

/** Statements by priority, the highest first (after ECHA, 'Guidance on labelling and packaging', section 7). */
const priority: readonly string[] = [
  // immediate first aid that prevents lasting harm
  'P301+P310',
  'P301+P330+P331',
  'P303+P361+P353',
  'P305+P351+P338',
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
  // prevention
  'P260',
  'P280',
  'P201',
  'P308+P313',
  'P284',
  'P262',
  'P263',
  'P282',
  'P283',
  // first aid that can wait a minute
  'P310',
  'P304+P340',
  'P308+P311',
  'P342+P311',
  'P311',
  'P302+P352',
  'P361+P364',
  'P303+P361+P353',
  // the only statements that protect the aquatic environment
  'P273',
  'P391',
  // milder effects
  'P333+P313',
  'P261',
  'P308+P313',
  'P337+P313',
  'P271',
  'P332+P313',
  'P301+P312',
  'P312',
  'P314',
  'P330',
  // storage
  'P405',
  'P403+P233',
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
  'P264',
  'P270',
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

/** The hazards for which the first position applies, for statements that `priority` lists twice. */
const firstPositionHazards: Readonly<Record<string, RegExp>> = {
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
export function choosePrecautions(codes: readonly string[], label: PrecautionCase): PrecautionChoice {
  const isRedundant = (code: string) => makesRedundant(code, codes, label);
  const needed = codes.filter((code) => !isRedundant(code));
  const count = Math.max(maxPrecautions, needed.filter((code) => isRequired(code, label)).length);
  const ranked = needed.toSorted((a, b) => rank(a, label) - rank(b, label));
  const selected = new Set(ranked.slice(0, count));
  return {
    selected: codes.filter((code) => selected.has(code)),
    omitted: [
      ...codes.filter(isRedundant).map((code) => ({ code, reason: 'redundant' as const, provision: 'CLP Art. 28(1)' })),
      ...ranked
        .slice(count)
        .reverse()
        .map((code) => ({ code, reason: 'overSix' as const, provision: 'CLP Art. 28(3)' })),
    ],
  };
}

const makesRedundant = (code: string, codes: readonly string[], { h }: PrecautionCase): boolean =>
  redundant.some((rule) => rule.drop === code && codes.includes(rule.keep) && (rule.condition?.(h) ?? true));

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
    makesRedundant(code, labelCodes, label);
  return derived
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

function rank(code: string, label: PrecautionCase): number {
  if (isRequired(code, label)) return -1;
  const hazards = firstPositionHazards[code];
  const index =
    hazards && !label.h.some((hazard) => hazards.test(hazard)) ? priority.lastIndexOf(code) : priority.indexOf(code);
  return index === -1 ? priority.length : index;
}
