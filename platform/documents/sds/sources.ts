import { hazardClasses, type HazardClass } from '../../rules/classification/model/model.ts';
import { appliesIn } from '../../product/markets/markets.ts';
import { studyEndpoints } from '../../product/studies.ts';
import type { Sheet } from './sheet.ts';
import { termsText } from './studies.ts';

/** A source with the subsection that has the value. */
type Use = readonly [source: string | undefined, section: string];

/** The subsection of a class: those up to desensitised explosives are physical hazards. */
function sectionOfClass(hazardClass: HazardClass): string {
  const others: Partial<Record<HazardClass, string>> = {
    endocrineHuman: '11.2',
    aquaticAcute: '12.1',
    aquaticChronic: '12.1',
    endocrineEnvironment: '12.6',
    pbt: '12.5',
    pmt: '12.5',
    ozone: '12.7',
  };
  const isPhysical = hazardClasses.indexOf(hazardClass) < hazardClasses.indexOf('acuteOral');
  return others[hazardClass] ?? (isPhysical ? '9.2' : '11.1');
}

const sourceOf = (property: unknown): string | undefined =>
  typeof property === 'object' && property !== null && 'source' in property ? String(property.source) : undefined;

/** Every source in the facts, in the order of the sheet; of limits those of the market. */
function usesOf({ facts, market }: Sheet): Use[] {
  const section3 = facts.kind === 'substance' ? '3.1' : '3.2';
  const levels = [...(facts.noEffectLevels ?? []), ...(facts.noEffectConcentrations ?? [])];
  return [
    ...facts.composition.map(({ source }): Use => [source, section3]),
    ...[...facts.exposureLimits, ...(facts.biologicalLimits ?? [])]
      .filter(({ country }) => appliesIn(market, country))
      .map(({ law }): Use => [law, '8.1']),
    ...levels.map(({ source }): Use => [source, '8.1']),
    ...Object.values(facts.basicProperties).map((property): Use => [sourceOf(property), '9.1']),
    ...facts.otherProperties.map(({ value }): Use => [sourceOf(value), '9.2']),
    ...facts.studies.map(({ source, endpoint }): Use => [source, studyEndpoints[endpoint].section]),
    ...Object.entries(facts.notClassified ?? {}).map(([name, { source }]): Use => [
      source,
      sectionOfClass(name as HazardClass),
    ]),
  ];
}

/** The sources of the values with the subsections that have them, `ECHA registration dossier (8.1, 11.1)` (REACH Annex II 16(c)). */
export function sourceLines(sheet: Sheet): string[] {
  const sections = new Map<string, Set<string>>();
  for (const [source, section] of usesOf(sheet)) {
    if (source !== undefined) sections.set(source, (sections.get(source) ?? new Set()).add(section));
  }
  return [...sections].map(([source, used]) => `${termsText(sheet, source)} (${[...used].join(', ')})`);
}
