import { fill, type LanguageCode } from '../../../languages/languages.ts';
import type { FindingCode, NotCheckedCode } from '../../../languages/en/label-audit.ts';
import { labelAuditPhrases, provisionText } from '../../../languages/phrases.ts';
import { labelProfile, minXHeightMm } from '../../../law/label/profiles.ts';
import { labelSizeRule, packLitres } from '../../../law/label/sizes.ts';
import type { ProductFacts } from '../../../product/facts.ts';
import { isClassificationComplete } from '../../../product/not-classified.ts';
import { withNonBreakingSpaces } from '../../blocks/typography.ts';
import { openClassNames } from '../../sds/02-hazards.ts';
import type { AuditCase, Check, Draft } from './audit-case.ts';
import { checksNotRun, classificationChecks } from './classification-checks.ts';
import { elementChecks, precautionChecks } from './element-checks.ts';
import { languageChecks } from './language-checks.ts';
import { packChecks, printChecks, doesNotFit, sizeChecks } from './size-checks.ts';
import { type FittingSize, isTooSmallForPack, nextLargerSize } from '../fitting-sizes.ts';
import { exemptContent, flagsWithoutEffect, type LabelContent } from '../label-content.ts';
import type { LabelFit } from '../label-picture.ts';
import type { LabelFlag, LabelParameters } from '../label-settings.ts';
import { type GivenUp, givenUp } from './given-up.ts';

export interface LabelFinding {
  code: FindingCode;
  level: 'error' | 'warning' | 'info';
  /** `CLP Annex I 1.2.1.4, Table 1.3`, in the language of the messages. */
  provision: string;
  message: string;
  /** The query parameter of the setting that fixes it, `dim`; null if there is none. */
  setting: string | null;
}

export interface LabelAudit {
  /** The applied rules, an id of law/label/profiles.ts. */
  profile: string;
  /** Why the label is not printed: it is too small for its pack, or for its mandatory text; null: it is printed. */
  refused: 'pack' | 'text' | null;
  /** The measures of the printed label; null where it is refused. */
  printed: PrintedMeasures | null;
  /** What the label gave up for its mandatory text. */
  givenUp: GivenUp[];
  /** The sizes that carry the mandatory text of a refused label, or the next larger size of a label that gave something up. */
  sizes: FittingSize[];
  /** Flags of the label's query that change nothing for this product. */
  withoutEffect: LabelFlag[];
  /** Errors first. */
  findings: LabelFinding[];
  notChecked: { code: NotCheckedCode; why: string }[];
}

/** In mm, type in pt. */
export interface PrintedMeasures extends Omit<LabelFit, 'fits' | 'givenUp'> {
  /** Minimum x-height by the profile in force; null where the law names none. */
  minXHeightMm: number | null;
}

export interface LabelAuditInput {
  settings: LabelParameters;
  content: LabelContent;
  facts: ProductFacts;
  fit: LabelFit;
  /** The sizes that carry the mandatory text, for a label that is refused. */
  sizes?: FittingSize[];
  /** ISO date, which selects the rules in force. */
  today: string;
  /** Selects the rules of this profile instead. */
  profile?: string;
  /** ISO 3166 code of the country in which the product is to be sold, if known. */
  market?: string;
  /** Language of the messages. */
  lang: LanguageCode;
}

const checks: readonly Check[] = [
  sizeChecks,
  printChecks,
  elementChecks,
  classificationChecks,
  precautionChecks,
  packChecks,
  languageChecks,
];
const levels: readonly LabelFinding['level'][] = ['error', 'warning', 'info'];

/**
 * The findings on a label as it was drawn, and the checks that did not run. An aid for printing, not an approval.
 * @throws RangeError for a profile that does not exist
 */
export function auditLabel({
  profile: profileId,
  market = '',
  today,
  sizes = [],
  ...input
}: LabelAuditInput): LabelAudit {
  const auditCase: AuditCase = {
    ...input,
    exempt: exemptContent(input.content, input.facts, input.settings),
    market: market || null,
    profile: labelProfile(today, profileId),
    size: labelSizeRule(input.settings.packageSize),
    litres: packLitres(input.settings.packText),
  };
  const phrases = labelAuditPhrases(input.lang);
  const unknownHazardDraft = unknownHazard(auditCase);
  const drafts = requiresLabel(auditCase.facts)
    ? [unknownHazardDraft, ...checks.flatMap((check) => check(auditCase))]
    : [unknownHazardDraft ?? notHazardous, doesNotFit(auditCase)];
  const { settings, facts, fit, profile } = auditCase;
  const refused = isTooSmallForPack(settings.dimension, settings) ? 'pack' : fit.fits ? null : 'text';
  const gaveUp = refused ? [] : givenUp(auditCase);
  const largerSize = gaveUp.some(({ setting, step }) => step !== 'type' || setting)
    ? nextLargerSize(settings.dimension)
    : null;
  return {
    profile: profile.id,
    refused,
    printed: refused ? null : measures(auditCase),
    givenUp: gaveUp,
    sizes: refused ? sizes : largerSize ? [sizeOf(largerSize)] : [],
    withoutEffect: flagsWithoutEffect(facts),
    findings: drafts
      .filter((draft) => draft !== null && draft !== false)
      .map(({ values = {}, ...draft }) => ({
        ...draft,
        // The sheet of labels sets the size.
        setting: draft.setting === 'dim' && input.settings.sheet ? 'sheet' : draft.setting,
        provision: provisionText(draft.provision, input.lang),
        message: withNonBreakingSpaces(fill(phrases.findings[draft.code], values)),
      }))
      .sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level)),
    notChecked: checksNotRun(auditCase).map(({ code, values = {} }) => ({
      code,
      why: withNonBreakingSpaces(fill(phrases.notChecked[code], values)),
    })),
  };
}

function measures({ fit, profile, settings, litres, facts }: AuditCase): PrintedMeasures {
  const pack = { size: settings.packageSize, litres, audience: facts.audience };
  const { fontPt, titlePt, smallestFontPt, smallestXHeightMm, pictogramEdgeMm, qrEdgeMm } = fit;
  const { paddingMm, widthMm, heightMm, panels } = fit;
  return {
    fontPt,
    titlePt,
    smallestFontPt,
    smallestXHeightMm,
    minXHeightMm: minXHeightMm(profile, pack),
    pictogramEdgeMm,
    qrEdgeMm,
    paddingMm,
    widthMm,
    heightMm,
    panels,
  };
}

const sizeOf = ({ id, widthMm, heightMm }: LabelParameters['dimension']): FittingSize => ({
  dim: id,
  widthMm,
  heightMm,
  foldOut: false,
  panels: 1,
});

/** Classified, or with a supplemental statement of Annex II (CLP Art. 4(4), 25(6)). */
const requiresLabel = ({ classification, label }: ProductFacts): boolean =>
  classification.length + label.h.length + label.euh.length > 0;

/**
 * Warns that the label may lack elements, because classes are possible and open or nothing says whether the product is hazardous: a product
 * is classified before it is placed on the market (CLP Art. 4(1)). Null: its classification is complete.
 */
function unknownHazard({ facts, lang }: AuditCase): Draft | null {
  const finding = { level: 'error', provision: 'CLP Art. 4(1)', setting: null } as const;
  const classes = openClassNames(facts, lang);
  if (classes.length > 0) return { code: 'classification-open', values: { classes: classes.join('; ') }, ...finding };
  return isClassificationComplete(facts) ? null : { code: 'hazards-unknown', ...finding };
}

const notHazardous: Draft = { code: 'not-hazardous', level: 'info', provision: 'CLP Art. 4(4)', setting: null };
