import { singleCodes } from '../../../rules/statement-codes.ts';
import { parseUfi } from '../../../rules/ufi.ts';
import type { AuditCase, Check, Draft } from './audit-case.ts';

/** Hazards whose substances must be named by CLP Art. 18(3)(b): a mixture's acute toxicity, corrosion, sensitisation … */
const namesSubstances = [
  ...['H300', 'H301', 'H302', 'H310', 'H311', 'H312', 'H330', 'H331', 'H332'],
  ...['H304', 'H314', 'H317', 'H318', 'H334', 'H335', 'H336'],
  ...['H340', 'H341', 'H350', 'H351', 'H360', 'H361', 'H370', 'H371', 'H372', 'H373'],
];

/** CLP Art. 17(1)(a) to (c), and the UFI of the supplemental information. */
export const elementChecks: Check = (auditCase) => [
  ...supplier(auditCase),
  quantity(auditCase),
  identifier(auditCase),
  ...contains(auditCase),
  description(auditCase),
  ufi(auditCase),
];

const supplier = ({ content, settings }: AuditCase): (Draft | false)[] => [
  !content.supplier && {
    code: 'supplier-missing',
    level: 'error',
    provision: 'CLP Art. 17(1)(a)',
    setting: settings.flags.adrOFF ? 'adrOFF' : null,
  },
  content.supplier !== null &&
    !content.supplier.telephone && {
      code: 'telephone-missing',
      level: 'error',
      provision: 'CLP Art. 17(1)(a)',
      setting: null,
    },
];

const quantity = ({ content, facts }: AuditCase): Draft | false =>
  facts.audience === 'public' &&
  !content.quantity && {
    code: 'quantity-missing',
    level: 'warning',
    provision: 'CLP Art. 17(1)(b)',
    setting: 'vseb',
  };

const identifier = ({ content, facts }: AuditCase): Draft | false =>
  facts.kind === 'substance' &&
  content.identifiers.length === 0 && {
    code: 'identifier-missing',
    level: 'error',
    provision: 'CLP Art. 18(2)',
    setting: null,
  };

function contains({ content, facts }: AuditCase): (Draft | false)[] {
  const [texts] = content.languages;
  const count = texts?.contains.length ?? 0;
  const codes = facts.label.h.flatMap(singleCodes);
  return [
    facts.kind === 'mixture' &&
      count === 0 &&
      namesSubstances.some((code) => codes.includes(code)) && {
        code: 'contains-missing',
        level: 'error',
        provision: 'CLP Art. 18(3)(b)',
        setting: null,
      },
    count > 4 && {
      code: 'contains-many',
      level: 'info',
      provision: 'CLP Art. 18(3)',
      setting: null,
      values: { count: String(count) },
    },
  ];
}

const description = ({ settings }: AuditCase): Draft | false =>
  settings.flags.opisOFF && {
    code: 'description-off',
    level: 'info',
    provision: 'CLP Art. 18',
    setting: 'opisOFF',
  };

function ufi({ content, facts, settings }: AuditCase): Draft | null {
  const provision = 'CLP Annex VIII, Part A, 5';
  if (facts.kind !== 'mixture') return null;
  if (!facts.ufi) {
    const isHazardous = facts.label.h.some((code) => /^H[23]/.test(code));
    return isHazardous ? { code: 'ufi-missing', level: 'error', provision, setting: null } : null;
  }
  if (!content.ufi && settings.flags.ufiOFF) {
    return facts.audience === 'industrial'
      ? { code: 'ufi-off-industrial', level: 'info', provision, setting: 'ufiOFF' }
      : { code: 'ufi-off', level: 'error', provision, setting: 'ufiOFF' };
  }
  if (parseUfi(facts.ufi)) return null;
  return { code: 'ufi-wrong', level: 'error', provision, setting: null, values: { ufi: facts.ufi } };
}
