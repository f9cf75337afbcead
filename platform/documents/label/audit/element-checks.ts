import { singleCodes } from '../../../law/statement-codes.ts';
import { needsUfi } from '../../../law/classification/needs-ufi.ts';
import { parseUfi } from '../../../law/ufi.ts';
import type { AuditCase, Check, Draft } from './audit-case.ts';
import { openStatements, precautionCaseOf } from '../../../product/statement-choices.ts';
import { precautionsOf } from '../../../law/label/class-precautions.ts';
import { choosePrecautions, maxPrecautions, missingPrecautions } from '../../../law/label/precautions.ts';

/** Hazards whose substances must be named by CLP Art. 18(3)(b): a mixture's acute toxicity, corrosion, sensitisation … */
const namesSubstances = [
  'H300',
  'H301',
  'H302',
  'H310',
  'H311',
  'H312',
  'H330',
  'H331',
  'H332',
  'H304',
  'H314',
  'H317',
  'H318',
  'H334',
  'H335',
  'H336',
  'H340',
  'H341',
  'H350',
  'H351',
  'H360',
  'H361',
  'H370',
  'H371',
  'H372',
  'H373',
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
    return needsUfi(facts.classification) ? { code: 'ufi-missing', level: 'error', provision, setting: null } : null;
  }
  if (!content.ufi && settings.flags.ufiOFF) {
    return facts.audience === 'industrial'
      ? { code: 'ufi-off-industrial', level: 'info', provision, setting: 'ufiOFF' }
      : { code: 'ufi-off', level: 'error', provision, setting: 'ufiOFF' };
  }
  if (parseUfi(facts.ufi)) return null;
  return { code: 'ufi-wrong', level: 'error', provision, setting: null, values: { ufi: facts.ufi } };
}

/** CLP Art. 17(1)(g) and 28. */
export const precautionChecks: Check = (auditCase) => {
  if (auditCase.settings.flags.stavkiOFF) return [precautionsOff(auditCase)];
  return [...choice(auditCase), needed(auditCase), alternatives(auditCase), disposal(auditCase)];
};

const precautionsOff = ({ facts }: AuditCase): Draft | false =>
  facts.label.p.length > 0 && {
    code: 'precautions-off',
    level: 'error',
    provision: 'CLP Art. 17(1)(g)',
    setting: 'stavkiOFF',
  };

function choice({ facts }: AuditCase): (Draft | false)[] {
  const { label } = facts;
  const { omitted } = choosePrecautions(label.p, precautionCaseOf(facts, label));
  const codes = (reason: 'redundant' | 'overSix') =>
    omitted
      .filter((statement) => statement.reason === reason)
      .map(({ code }) => code)
      .join(', ');
  return [
    codes('overSix') !== '' && {
      code: 'too-many-precautions',
      level: 'warning',
      provision: 'CLP Art. 28(3)',
      setting: null,
      values: { count: String(label.p.length), codes: codes('overSix') },
    },
    codes('redundant') !== '' && {
      code: 'redundant-precautions',
      level: label.p.length > maxPrecautions ? 'warning' : 'info',
      provision: 'CLP Art. 28(1)',
      setting: null,
      values: { codes: codes('redundant') },
    },
  ];
}

/** Statements that the severity of the hazards requires; those on disposal and for the public have findings of their own. */
function needed({ facts }: AuditCase): Draft | null {
  const { label, audience, classification } = facts;
  const derived = precautionsOf(classification, audience).filter((code) => code !== 'P102' && code !== 'P501');
  const missing = missingPrecautions(label.p, derived, precautionCaseOf(facts, label));
  return missing.length === 0
    ? null
    : {
        code: 'precautions-needed',
        level: 'warning',
        provision: ['CLP Art. 22, 28', ...new Set(missing.map(({ provision }) => provision))].join('; '),
        setting: null,
        values: { codes: missing.map(({ code }) => code).join(', ') },
      };
}

function alternatives({ facts }: AuditCase): Draft | false {
  const open = openStatements(facts);
  return (
    open.length > 0 && {
      code: 'alternatives-open',
      level: 'warning',
      provision: 'CLP Annex IV, Part 2',
      setting: null,
      values: { codes: open.join(', ') },
    }
  );
}

const disposal = ({ facts: { label, audience } }: AuditCase): Draft | false =>
  audience === 'public' &&
  label.h.length > 0 &&
  !label.p.some((code) => code === 'P501' || code === 'P502') && {
    code: 'disposal-missing',
    level: 'warning',
    provision: 'CLP Art. 28(2)',
    setting: null,
  };
