import { phrasesFor } from '../../../languages/phrases.ts';
import { minXHeightMm } from '../../../law/label/profiles.ts';
import { isLargeEnough, isOfPackageSize } from '../../../law/label/sizes.ts';
import type { AuditCase, Check, Draft } from './audit-case.ts';
import { noticesOf } from '../../../product/mixture.ts';
import { innerPackExemption, innerPackLitres, smallPackLitres } from '../../../law/label/exemptions.ts';

const table = 'CLP Annex I 1.2.1.4, Table 1.3';

/** Tolerance for the typesetter's rounding, in mm. */
const tolerance = 0.01;

/** Minimum x-height of easily read type (ECHA, 'Guidance on labelling and packaging', section 5.2). */
const easilyReadMm = 1.2;

export const sizeChecks: Check = (auditCase) => [
  doesNotFit(auditCase),
  labelSize(auditCase),
  pictogramSize(auditCase),
  type(auditCase),
  pack(auditCase),
];

/** The text does not fit within the label's edges. */
export const doesNotFit = ({ fit, lang }: AuditCase): Draft | false =>
  !fit.fits && {
    code: 'does-not-fit',
    level: 'error',
    provision: 'CLP Art. 31(3)',
    setting: 'dim',
    values: { points: figure(fit.smallestFontPt, lang) },
  };

const labelSize = ({ fit, size, lang }: AuditCase): Draft | false =>
  !isLargeEnough(fit.widthMm + tolerance, fit.heightMm + tolerance, size) && {
    code: 'label-too-small',
    level: size.labelIfPossible ? 'warning' : 'error',
    provision: table,
    setting: 'dim',
    values: {
      width: figure(fit.widthMm, lang),
      height: figure(fit.heightMm, lang),
      pack: phrasesFor(lang).packageSizes[size.package],
      short: figure(size.label.short, lang),
      long: figure(size.label.long, lang),
    },
  };

function pictogramSize({ fit, size, lang }: AuditCase): Draft | null {
  const edge = fit.pictogramEdgeMm;
  const { pictogramEdgeIfPossible: preferredEdge } = size;
  if (edge === null) return null;
  const finding = { provision: table, setting: 'dim' };
  if (preferredEdge === null || edge + tolerance >= preferredEdge) return null;
  const values = { edge: figure(edge, lang), wished: figure(preferredEdge, lang) };
  return { code: 'pictogram-below-wish', level: 'info', ...finding, values };
}

/** Checks the type against the law in force, then against the easily read size. */
function type({ fit, profile, size, litres, facts, lang }: AuditCase): Draft | null {
  const pack = { size: size.package, litres, audience: facts.audience };
  const height = fit.smallestXHeightMm;
  if (!fit.fits) return null;
  const isBelow = (minimum: number | null | undefined): minimum is number =>
    typeof minimum === 'number' && height + tolerance < minimum;
  const values = (minimum: number) => ({ height: figure(height, lang), least: figure(minimum, lang) });

  const minimum = minXHeightMm(profile, pack);
  if (isBelow(minimum)) {
    return {
      code: 'type-too-small',
      level: 'error',
      provision: profile.provision,
      setting: 'font',
      values: values(minimum),
    };
  }
  if (minimum === null && isBelow(easilyReadMm)) {
    const provision = 'CLP Art. 31(3)';
    return { code: 'type-small', level: 'warning', provision, setting: 'font', values: values(easilyReadMm) };
  }
  return null;
}

const pack = ({ litres, size, lang }: AuditCase): Draft | false =>
  litres !== null &&
  !isOfPackageSize(litres, size.package) && {
    code: 'pack-size-differs',
    level: 'warning',
    provision: table,
    setting: 'emb',
    values: { litres: figure(litres, lang), pack: phrasesFor(lang).packageSizes[size.package] },
  };

const figure = (value: number, lang: AuditCase['lang']): string =>
  new Intl.NumberFormat(phrasesFor(lang).locale, { maximumFractionDigits: 2 }).format(value);

/** 'a black symbol on a white background with a red frame sufficiently wide to be clearly visible' */
const provision = 'CLP Annex I 1.2.1.2';

/** The colours of the printer. */
export const printChecks: Check = (auditCase) => [frames(auditCase)];

function frames({ settings: { ink }, content, fit, lang }: AuditCase): Draft | null {
  if (ink === 1 || content.pictograms.length === 0) return null;
  if (ink === 2) return { code: 'frames-black', level: 'error', provision, setting: 'ink' };
  const figure = new Intl.NumberFormat(phrasesFor(lang).locale, { maximumFractionDigits: 2 });
  const values = { edge: figure.format(fit.pictogramEdgeMm ?? 0) };
  return { code: 'frames-on-stock', level: 'info', provision, setting: 'ink', values };
}

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
 * The item of Annex I 1.5.2.4.1 by which a pack of at most 10 ml may omit elements if it is an inner pack. Its label is complete all the
 * same, since the outer packaging is not entered.
 */
function innerPack({ facts, litres }: AuditCase): Draft | null {
  if ((litres ?? Infinity) > innerPackLitres) return null;
  const { item, classes } = innerPackExemption(facts.classification, facts.label.euh);
  return {
    code: innerPackCodes[item],
    level: 'info',
    provision: `CLP Art. 29(2), Annex I 1.5.2.4.1(${item})`,
    setting: 'vseb',
    values: { classes: classes.map(({ category, item: point }) => `${category} (${point})`).join(', ') },
  };
}

/** The rules of the notices that the label and its page show (law/label/hazards.ts). */
function requirements({ facts, content }: AuditCase): (Draft | false)[] {
  const notices = noticesOf(facts);
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
