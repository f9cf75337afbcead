import { labelNotices } from '../../../rules/label-hazards.ts';
import { missingMarketLanguages } from '../../../rules/market-languages.ts';
import type { AuditCase, NotRun } from './audit-case.ts';
import { unknownCategory } from './classification-checks.ts';

/** What nobody looked at. */
export function checksNotRun(one: AuditCase): NotRun[] {
  const { facts, litres, market, profile, size } = one;
  const notices = labelNotices(facts.label.h, facts.composition);
  const category = unknownCategory(one);
  const all: [NotRun, boolean][] = [
    [{ code: 'classification', values: { category: category ?? '' } }, category !== null],
    [{ code: 'market-languages' }, !market || missingMarketLanguages(market, []) === null],
    [{ code: 'supplier-place' }, true],
    [{ code: 'placement' }, true],
    [{ code: 'print' }, true],
    [{ code: 'type-style' }, profile.typeSizes.length > 0],
    [{ code: 'small-pack' }, size.package === 1 && (litres === null || litres <= 0.125)],
    [{ code: 'fastening' }, facts.audience === 'public' && (notices.childResistantFastening || notices.tactileWarning)],
    [{ code: 'transport' }, facts.transport !== null],
    [{ code: 'other-acts' }, true],
  ];
  return all.filter(([, holds]) => holds).map(([notRun]) => notRun);
}
