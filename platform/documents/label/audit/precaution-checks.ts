import { openStatements } from '../../../product/statement-choices.ts';
import { precautionsOf } from '../../../rules/class-precautions.ts';
import { choosePrecautions, maxPrecautions, missingPrecautions } from '../../../rules/precautions.ts';
import type { AuditCase, Check, Draft } from './audit-case.ts';

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

function choice({ facts: { label, audience } }: AuditCase): (Draft | false)[] {
  const { omitted } = choosePrecautions(label.p, { audience, h: label.h });
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
function needed({ facts: { label, audience, classification } }: AuditCase): Draft | null {
  const derived = precautionsOf(classification, audience).filter((code) => code !== 'P102' && code !== 'P501');
  const missing = missingPrecautions(label.p, derived, { audience, h: label.h });
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
