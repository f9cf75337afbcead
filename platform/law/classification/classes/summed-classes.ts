import type { Component } from '../model/components.ts';
import { hasClass, lowestLimit } from './corrosion-parts.ts';
import { compare, divide, type Fraction, fraction, isAtLeast, min, sum, toNumber } from '../model/fraction.ts';
import type { HazardClass } from '../../hazard-classes.ts';
import type { Derived, MeasuredFacts, Verdict } from '../model/model.ts';
import { type SumLimit, sumLimits } from '../tables/sum-limits.ts';
import { belowLimit, classified, ignoredPart, namesOf, part, type Part, unclassified } from '../model/verdicts.ts';

interface Sum {
  parts: Part[];
  ignored: Part[];
  total: Fraction;
}

function sumUp(parts: readonly { part: Part; cutOff: Fraction }[]): Sum {
  const isCounted = ({ part: { component }, cutOff }: (typeof parts)[number]) => isAtLeast(component.content, cutOff);
  const all = parts.filter(isCounted).map((each) => each.part);
  const ignored = parts.filter((each) => !isCounted(each)).map((each) => ignoredPart(each.part.component));
  return { parts: all, ignored, total: sum(all.map(({ share }) => share)) };
}

const figuresOf = ({ total }: Sum) => ({ value: toNumber(total), limit: 1, unit: '×' });
const unknownFrom = (components: readonly Component[], cutOff: Fraction) =>
  components.filter(({ isUnknown, content }) => isUnknown && isAtLeast(content, cutOff));

const effects = [
  { h: 'H335', effect: 'respiratoryTractIrritation' },
  { h: 'H336', effect: 'narcoticEffects' },
] as const;

/** STOT SE 3: irritation of the respiratory tract and narcotic effects, each with its own sum (CLP Annex I 3.8.3.4.5). */
export const narcoticIrritantVerdicts = (components: readonly Component[]): Verdict[] =>
  effects.map(({ h, effect }) => {
    const row = sumLimits.find(({ hazardClass }) => hazardClass === 'stotSingleNarcoticIrritant')!;
    const result = sumUp(components.flatMap((component) => narcoticIrritantPart(component, h, row) ?? []));
    const parts = [...result.parts, ...result.ignored];
    if (isAtLeast(result.total, fraction(1)))
      return classified(row.hazardClass, 'STOT SE 3', [h], row.provision, parts, {
        ...figuresOf(result),
        detail: effect,
      });
    const unknown = unknownFrom(components, fraction(1));
    const reached = isReachable(result.total, unknown, fraction(row.limit));
    const more = { values: { h }, ...(parts.length > 0 && figuresOf(result)) };
    return belowLimit(row.hazardClass, row.provision, parts, reached ? unknown : [], more);
  });

/** Whether the class would be reached if the unknown ingredients had it with the generic limit. */
const isReachable = (total: Fraction, unknown: readonly Component[], limit: Fraction): boolean =>
  isAtLeast(sum([total, ...unknown.map(({ content }) => divide(content, limit))]), fraction(1));

function narcoticIrritantPart(component: Component, h: string, row: SumLimit) {
  const lines = component.limits.filter((line) => line.category === 'STOT SE 3' && line.h.includes(h));
  if (lines.length > 0) {
    const limit = lines.map((line) => line.limit).reduce(min);
    return { part: part(component, limit, 'specific'), cutOff: min(limit, fraction(1)) };
  }
  const isOfEffect = component.entries.some((entry) => entry.category === 'STOT SE 3' && entry.h.includes(h));
  return isOfEffect ? { part: part(component, fraction(row.limit), 'generic'), cutOff: fraction(row.cutOff) } : null;
}

/** Kinematic viscosity at 40 °C up to which an aspiration hazard exists, mm²/s (CLP Annex I 3.10.3.3.1.1). */
export const aspirationViscosity = 20.5;

export function aspirationVerdict(measured: MeasuredFacts, components: readonly Component[]): Verdict {
  const row = sumLimits.find(({ hazardClass }) => hazardClass === 'aspiration')!;
  const { hazardClass, provision } = row;
  const { physicalState, kinematicViscosity40: viscosity, viscosityTemperature: temperature } = measured;
  if (physicalState === 'gas') return unclassified(hazardClass, 'notApplicable', 'isGas', 'CLP Annex I 3.10.1.2');
  // The definition includes solids, category 1 of mixtures does not.
  if (physicalState === 'solid')
    return unclassified(hazardClass, 'notApplicable', 'notLiquid', 'CLP Annex I 3.10.1.6.2a');
  const result = sumUp(
    components
      .filter((component) => hasClass(component, /^Asp\. Tox\. 1$/))
      .map((component) => {
        const specificLimit = lowestLimit(component, /^Asp\. Tox\. 1$/);
        const limit = specificLimit ?? fraction(row.limit);
        return {
          part: part(component, limit, specificLimit ? 'specific' : 'generic'),
          cutOff: specificLimit ? min(specificLimit, fraction(1)) : fraction(1),
        };
      }),
  );
  const parts = [...result.parts, ...result.ignored];
  const unknown = unknownFrom(components, fraction(1));
  const isPossible = isReachable(result.total, unknown, fraction(row.limit));
  const figures = parts.length > 0 ? figuresOf(result) : {};
  if (!isPossible) return belowLimit(hazardClass, provision, parts, [], figures);
  if (viscosity !== null && viscosity > aspirationViscosity)
    return unclassified(
      hazardClass,
      'conclusive',
      temperature ? 'warmViscosityOverLimit' : 'viscosityOverLimit',
      provision,
      parts,
      {
        value: viscosity,
        limit: aspirationViscosity,
        unit: 'mm²/s',
        ...(temperature && { values: { temperature, viscosity } }),
      },
    );
  if (!isAtLeast(result.total, fraction(1))) return belowLimit(hazardClass, provision, parts, unknown, figures);
  if (viscosity === null)
    return unclassified(hazardClass, 'open', 'viscosityUnknown', provision, parts, {
      ...figures,
      values: {
        needs: 'kinematicViscosity40',
        limit: aspirationViscosity,
        names: namesOf(result.parts.map(({ component }) => component)),
      },
    });
  return classified(hazardClass, 'Asp. Tox. 1', ['H304'], provision, parts, {
    ...figures,
    notes: [`viscosityAtMost${aspirationViscosity}`, ...(temperature ? ['viscosityBelow40'] : [])],
  });
}

const aquaticH: Readonly<Record<string, string>> = {
  'Aquatic Acute 1': 'H400',
  'Aquatic Chronic 1': 'H410',
  'Aquatic Chronic 2': 'H411',
  'Aquatic Chronic 3': 'H412',
  'Aquatic Chronic 4': 'H413',
};
const categoriesOf = (hazardClass: HazardClass) =>
  Object.keys(aquaticH).filter((category) =>
    sumLimits.some((row) => row.hazardClass === hazardClass && row.result === category),
  );

/** Summation method (CLP Annex I 4.1.3.5.5), the most severe category first. */
export const aquaticVerdicts = (components: readonly Component[]): Verdict[] =>
  (['aquaticAcute', 'aquaticChronic'] as const).map((hazardClass) => {
    const results = categoriesOf(hazardClass).map((category) => ({ category, ...aquaticSum(category, components) }));
    const found = results.find(({ total }) => isAtLeast(total, fraction(1)));
    const closest = found ?? results.reduce((a, b) => (isCloser(b, a) ? b : a));
    const parts = [...closest.parts, ...closest.ignored];
    const unknown = unknownAquatic(components);
    const { provision } = sumLimits.find((row) => row.hazardClass === hazardClass)!;
    if (found)
      return classified(hazardClass, found.category, [aquaticH[found.category]!], provision, parts, {
        ...figuresOf(found),
        ...(unknown.length > 0 && { notes: ['unknownToxicity'] }),
      });
    const figures = parts.length > 0 ? figuresOf(closest) : {};
    if (unknown.some(({ isUnknown }) => !isUnknown))
      return unclassified(hazardClass, 'noData', 'unknownToxicity', 'CLP Annex I 4.1.3.6.1', parts, {
        ...figures,
        values: { names: namesOf(unknown) },
      });
    return belowLimit(hazardClass, provision, parts, unknown, figures);
  });

/** Whether `a` is the higher sum or, among equal sums, has more ingredients. */
const isCloser = (a: Sum, b: Sum): boolean =>
  (compare(a.total, b.total) || a.parts.length + a.ignored.length - b.parts.length - b.ignored.length) > 0;

function aquaticSum(result: string, components: readonly Component[]): Sum {
  const rows = sumLimits.filter((row) => row.result === result);
  return sumUp(
    components.flatMap((component) => {
      const row = rows.find(({ ingredient }) => component.entries.some(({ category }) => category === ingredient));
      if (!row) return [];
      const effect = /Acute/.test(row.ingredient) ? 'acute' : 'chronic';
      const isFirst = /1$/.test(row.ingredient);
      const factor = row.weight * (row.m ? component.m[row.m] : 1);
      const cutOff = divide(fraction(row.cutOff), fraction(isFirst ? component.m[effect] : 1));
      return [{ part: part(component, fraction(row.limit), 'generic', { factor }), cutOff }];
    }),
  );
}

/** Ingredients whose aquatic hazard is unknown, 0.1 % or more each (CLP Annex I 4.1.3.1). */
const unknownAquatic = (components: readonly Component[]) =>
  components.filter(
    ({ isUnknown, source, content, entries }) =>
      (isUnknown || (source.unknownAquatic === true && !entries.some(({ category }) => /^Aquatic/.test(category)))) &&
      isAtLeast(content, fraction(0.1)),
  );

/** Share of unknown aquatic hazard, mass % (CLP Annex I 4.1.3.6.1). */
export function unknownAquaticPercent(components: readonly Component[]): Derived['unknownToxicity'] {
  const unknown = unknownAquatic(components);
  const percent = Math.min(100, toNumber(sum(unknown.map(({ content }) => content))));
  return unknown.length > 0 ? [{ route: 'aquatic', percent }] : [];
}
