import type { HazardClass, Verdict } from './model.ts';

/** Where a category stands: its hazard class, and the effect by which a class has several verdicts (route excepted: it has own classes). */
export interface Place {
  hazardClass: HazardClass;
  /** H335 or H336 of STOT SE 3; PBT, vPvB, PMT, vPvM. */
  effect?: string;
}

/** Hazard classes by the beginnings of their categories (CLP Annex VI, Table 1.1); those with several places are in `placesOf`. */
const beginnings: readonly (readonly [beginning: string, hazardClass: HazardClass])[] = [
  ['Unst. Expl.', 'explosives'],
  ['Expl.', 'explosives'],
  ['Flam. Gas', 'flammableGases'],
  ['Aerosol', 'aerosols'],
  ['Ox. Gas', 'oxidisingGases'],
  ['Press. Gas', 'gasesUnderPressure'],
  ['Flam. Liq.', 'flammableLiquids'],
  ['Flam. Sol.', 'flammableSolids'],
  ['Self-react.', 'selfReactive'],
  ['Pyr. Liq.', 'pyrophoricLiquids'],
  ['Pyr. Sol.', 'pyrophoricSolids'],
  ['Self-heat.', 'selfHeating'],
  ['Water-react.', 'waterReactive'],
  ['Ox. Liq.', 'oxidisingLiquids'],
  ['Ox. Sol.', 'oxidisingSolids'],
  ['Org. Perox.', 'organicPeroxides'],
  ['Met. Corr.', 'corrosiveToMetals'],
  ['Desen. Expl.', 'desensitisedExplosives'],
  ['Skin Corr.', 'skin'],
  ['Skin Irrit.', 'skin'],
  ['Eye', 'eye'],
  ['Resp. Sens.', 'respiratorySensitisation'],
  ['Skin Sens.', 'skinSensitisation'],
  ['Muta.', 'mutagenicity'],
  ['Carc.', 'carcinogenicity'],
  ['Repr.', 'reproductiveToxicity'],
  ['Lact.', 'lactation'],
  ['STOT SE 1', 'stotSingle'],
  ['STOT SE 2', 'stotSingle'],
  ['STOT RE', 'stotRepeated'],
  ['Asp. Tox.', 'aspiration'],
  ['ED HH', 'endocrineHuman'],
  ['Aquatic Acute', 'aquaticAcute'],
  ['Aquatic Chronic', 'aquaticChronic'],
  ['ED ENV', 'endocrineEnvironment'],
  ['Ozone', 'ozone'],
];

/** Hazard classes of acute toxicity by their statements (CLP Annex I, Table 3.1.3). */
const routes: readonly (readonly [h: RegExp, hazardClass: HazardClass])[] = [
  [/^H30[0-2]/, 'acuteOral'],
  [/^H31[0-2]/, 'acuteDermal'],
  [/^H33[0-2]/, 'acuteInhalation'],
];

/** The places of a typed entry: `Acute Tox. 3` with H301 and H311 has two. Empty when CLP has no such class. */
export function placesOf({ category, h }: { category: string; h: readonly string[] }): Place[] {
  const codes = h.flatMap((code) => code.split('+')).map((code) => code.trim());
  if (category.startsWith('Acute Tox.'))
    return routes
      .filter(([pattern]) => codes.some((code) => pattern.test(code)))
      .map(([, hazardClass]) => ({ hazardClass }));
  if (category.startsWith('STOT SE 3'))
    return ['H335', 'H336']
      .filter((code) => codes.includes(code))
      .map((effect) => ({ hazardClass: 'stotSingleNarcoticIrritant', effect }));
  if (category === 'PBT' || category === 'vPvB') return [{ hazardClass: 'pbt', effect: category }];
  if (category === 'PMT' || category === 'vPvM') return [{ hazardClass: 'pmt', effect: category }];
  const hazardClass = beginnings.find(([beginning]) => category.startsWith(beginning))?.[1];
  return hazardClass ? [{ hazardClass }] : [];
}

/** Whether a verdict decides a place. One without an effect decides all of its class. */
export function decides(verdict: Verdict, { hazardClass, effect }: Place): boolean {
  if (verdict.hazardClass !== hazardClass) return false;
  if (verdict.kind === 'classified') return effect === undefined || [verdict.category, ...verdict.h].includes(effect);
  const own = verdict.values?.h ?? verdict.values?.category;
  return effect === undefined || own === undefined || own === effect;
}

/**
 * Severity within a class: the lowest is the gravest. Sub-categories with the statement of their category (Carc. 1A and 1B, Skin Corr.
 * 1A to 1C) are equal; those with statements of their own (Flam. Gas 1A and 1B) are not.
 */
export function severityOf(category: string): number {
  if (category.startsWith('Unst. Expl.')) return 0;
  const [, division] = /^Expl\. (\d\.\d)/.exec(category) ?? [];
  if (division) return Number(division);
  if (category.startsWith('Flam. Gas 1B')) return 1.5;
  const [, type] = /^(?:Self-react|Org\. Perox)\. ([A-G])/.exec(category) ?? [];
  if (type) return 'ABCDEFG'.indexOf(type) + 1;
  return Number(/ (\d)/.exec(category)?.[1] ?? 1);
}

/** Severity of verdicts that say of no category that it holds, behind those of categories; what is open may be any category. */
const severityOfKind = { open: 0, noData: 100, inconclusive: 101, conclusive: 102, notApplicable: 103 } as const;

/** Severity of a verdict: the lowest is the gravest. A category without a sub-category may be any of them but is not more than A. */
export function gravityOf(verdict: Verdict): number {
  if (verdict.kind !== 'classified') return severityOfKind[verdict.kind];
  const letter = /\d([A-C])$/.exec(verdict.category)?.[1] ?? '';
  return severityOf(verdict.category) + ['A', '', 'B', 'C'].indexOf(letter) / 100;
}

/** Of each place the gravest verdict; the lists have the same places. */
export const gravestOf = ([first = [], ...others]: readonly (readonly Verdict[])[]): Verdict[] =>
  first.map((verdict, place) =>
    others.reduce((a, verdicts) => (gravityOf(verdicts[place]!) < gravityOf(a) ? verdicts[place]! : a), verdict),
  );
