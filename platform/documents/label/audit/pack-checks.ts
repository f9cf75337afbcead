import { labelNotices } from '../../../rules/label-hazards.ts';
import { innerPackExemption, innerPackLitres, smallPackLitres } from '../../../rules/label-exemptions.ts';
import type { AuditCase, Check, Draft } from './audit-case.ts';

/** What a small pack may omit (CLP Art. 29), what the pack itself must have (Art. 35(2)), and who may buy it. */
export const packChecks: Check = (auditCase) => [
  smallPack(auditCase),
  innerPack(auditCase),
  auditCase.settings.flags.foldON && {
    code: 'fold-out',
    level: 'info',
    provision: 'CLP Art. 31(1a), Annex I 1.2.1.6',
    setting: 'foldON',
  },
  ...requirements(auditCase),
];

/** The categories whose elements a pack of at most 125 ml may omit, each with its item of Annex I 1.5.2.1. */
function smallPack({ exempt, litres }: AuditCase): Draft | null {
  if (!exempt || (litres ?? Infinity) > smallPackLitres) return null;
  const classes = exempt.exempt.map(
    ({ category, provision }) => `${category} (${provision.replace('CLP Annex I ', '')})`,
  );
  return {
    code: 'small-pack-exempt',
    level: 'info',
    provision: 'CLP Art. 29(2), Annex I 1.5.2.1',
    setting: 'vseb',
    values: { classes: classes.join(', ') },
  };
}

const innerPackCodes = { a: 'inner-pack-for-research', b: 'inner-pack', c: 'inner-pack-in-labelled' } as const;

/**
 * By which item of Annex I 1.5.2.4.1 a pack of at most 10 ml may omit elements if it is an inner pack. Its label is whole all the same:
 * nobody enters what pack is around it.
 */
function innerPack({ facts, litres }: AuditCase): Draft | null {
  if ((litres ?? Infinity) > innerPackLitres) return null;
  const { item, classes } = innerPackExemption(facts.classification, facts.label.euh);
  return {
    code: innerPackCodes[item],
    level: 'info',
    provision: `CLP Art. 29(2), Annex I 1.5.2.4.1(${item})`,
    setting: 'vseb',
    values: { classes: classes.map((one) => `${one.category} (${one.item})`).join(', ') },
  };
}

/** The rules of the notices that the label and its page show (rules/label-hazards.ts). */
function requirements({ facts, content }: AuditCase): (Draft | false)[] {
  const notices = labelNotices(facts.label.h, facts.composition);
  const isPublic = facts.audience === 'public';
  return [
    notices.notForGeneralUse &&
      content.languages.some((texts) => texts.notices.length > 0) && {
        code: 'professional-only',
        level: 'info',
        provision: 'REACH Annex XVII, entries 28 to 30',
        setting: null,
      },
    isPublic &&
      notices.childResistantFastening && {
        code: 'child-resistant',
        level: 'info',
        provision: 'CLP Art. 35(2), Annex II 3.1',
        setting: null,
      },
    isPublic &&
      notices.tactileWarning && {
        code: 'tactile-warning',
        level: 'info',
        provision: 'CLP Art. 35(2), Annex II 3.2',
        setting: null,
      },
  ];
}
