import { innerPackLitres } from '../../../law/label/exemptions.ts';
import { noticesOf } from '../../../product/mixture.ts';
import { missingMarketLanguages } from '../../../law/market-languages.ts';
import type { AuditCase, Check, Draft, NotRun } from './audit-case.ts';
import {
  combineStatements,
  labelHazardStatements,
  labelPictograms,
  labelSignalWord,
  UnknownCategoryError,
} from '../../../law/label/precedence.ts';

/** The checks that did not run. */
export function checksNotRun(auditCase: AuditCase): NotRun[] {
  const { facts, litres, market, profile, size } = auditCase;
  const notices = noticesOf(facts);
  const category = unknownCategory(auditCase);
  const all: [NotRun, boolean][] = [
    [{ code: 'classification', values: { category: category ?? '' } }, category !== null],
    [{ code: 'market-languages' }, !market || missingMarketLanguages(market, []) === null],
    [{ code: 'supplier-place' }, true],
    [{ code: 'placement' }, true],
    [{ code: 'print' }, true],
    [{ code: 'type-style' }, profile.typeSizes.length > 0],
    [{ code: 'small-pack' }, size.package === 1 && litres === null],
    [{ code: 'inner-pack' }, litres !== null && litres <= innerPackLitres],
    [{ code: 'fastening' }, facts.audience === 'public' && (notices.childResistantFastening || notices.tactileWarning)],
    [{ code: 'transport' }, facts.transport !== null],
    [{ code: 'other-acts' }, true],
  ];
  return all.filter(([, holds]) => holds).map(([notRun]) => notRun);
}

/** The label elements that the classification requires: CLP Art. 17(1)(d) to (f). */
export const classificationChecks: Check = (auditCase) => [
  pictogramsOff(auditCase),
  metals(auditCase),
  ...(unknownCategory(auditCase) === null ? [...pictograms(auditCase), signalWord(auditCase), hazards(auditCase)] : []),
];

/** The first category that CLP does not have, so that the label can't be compared with it; null if there is none. */
function unknownCategory({ facts }: AuditCase): string | null {
  for (const entry of facts.classification) {
    try {
      labelPictograms([entry]);
    } catch (error) {
      if (error instanceof UnknownCategoryError) return entry.category;
      throw error;
    }
  }
  return null;
}

const pictogramsOff = ({ settings, facts }: AuditCase): Draft | false =>
  settings.flags.picOFF &&
  facts.label.pictograms.length > 0 && {
    code: 'pictograms-off',
    level: 'error',
    provision: 'CLP Art. 17(1)(d)',
    setting: 'picOFF',
    values: { codes: facts.label.pictograms.join(', ') },
  };

/** GHS05 may be omitted if only 'corrosive to metals' requires it and the pack is finished for consumers. */
function metals({ settings, content, facts }: AuditCase): Draft | null {
  const finding = { provision: 'CLP Annex I 1.3.6', setting: 'picMetCorrOFF' };
  if (!settings.flags.picMetCorrOFF || settings.flags.picOFF || !facts.label.h.includes('H290')) return null;
  if (content.pictograms.includes('GHS05')) return { code: 'metals-pictogram-stays', level: 'info', ...finding };
  return facts.audience === 'public' ? null : { code: 'metals-pictogram-off', level: 'error', ...finding };
}

function pictograms({ settings, content, facts }: AuditCase): (Draft | false)[] {
  const requiredPictograms = labelPictograms(facts.classification);
  const mayMiss = settings.flags.picMetCorrOFF ? ['GHS05'] : [];
  const missing = requiredPictograms.filter((code) => !content.pictograms.includes(code) && !mayMiss.includes(code));
  const allowed = labelPictograms(facts.classification, 'allowed');
  const unrequired = content.pictograms.filter((code) => !requiredPictograms.includes(code) && !allowed.includes(code));
  return [
    !settings.flags.picOFF &&
      missing.length > 0 && {
        code: 'pictogram-missing',
        level: 'error',
        provision: 'CLP Art. 19',
        setting: null,
        values: { codes: missing.join(', ') },
      },
    unrequired.length > 0 && {
      code: 'pictogram-unexpected',
      level: 'warning',
      provision: 'CLP Art. 26',
      setting: null,
      values: { codes: unrequired.join(', ') },
    },
  ];
}

const signalWord = ({ facts }: AuditCase): Draft | false =>
  facts.label.signalWord !== labelSignalWord(facts.classification) &&
  facts.label.signalWord !== labelSignalWord(facts.classification, 'allowed') && {
    code: 'signal-word-wrong',
    level: 'error',
    provision: 'CLP Art. 20',
    setting: null,
  };

function hazards({ facts }: AuditCase): Draft | false {
  const labelCodes = facts.label.h.flatMap((code) => code.split('+'));
  const missing = labelHazardStatements(facts.classification).filter((code) => !labelCodes.includes(code));
  return (
    missing.length > 0 && {
      code: 'hazard-missing',
      level: 'error',
      provision: 'CLP Art. 21',
      setting: null,
      values: { codes: combineStatements(missing).join(', ') },
    }
  );
}
