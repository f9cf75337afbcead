import { choosePrecautions, maxPrecautions } from '../../../rules/precautions.ts';
import type { AuditCase, Check, Draft } from './audit-case.ts';

/** CLP Art. 17(1)(g) and 28. */
export const precautionChecks: Check = (auditCase) => {
  if (auditCase.settings.flags.stavkiOFF) return [precautionsOff(auditCase)];
  return [...choice(auditCase), disposal(auditCase)];
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

const disposal = ({ facts: { label, audience } }: AuditCase): Draft | false =>
  audience === 'public' &&
  label.h.length > 0 &&
  !label.p.some((code) => code === 'P501' || code === 'P502') && {
    code: 'disposal-missing',
    level: 'warning',
    provision: 'CLP Art. 28(2)',
    setting: null,
  };
