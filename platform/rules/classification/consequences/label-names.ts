import type { Component } from '../model/components.ts';
import type { HazardClass, Verdict } from '../model/model.ts';
import { isCause } from '../model/verdicts.ts';
import { furtherSensitisers } from './sensitisers.ts';

type Classified = Extract<Verdict, { kind: 'classified' }>;

/** The classes whose causes the label names (CLP Art. 18(3)(b)), the gravest first. */
const named: readonly HazardClass[] = [
  'acuteOral',
  'acuteDermal',
  'acuteInhalation',
  'mutagenicity',
  'carcinogenicity',
  'reproductiveToxicity',
  'respiratorySensitisation',
  'stotSingle',
  'stotRepeated',
  'skin',
  'eye',
  'skinSensitisation',
  'aspiration',
  'lactation',
  'stotSingleNarcoticIrritant',
];

/** At most this many names are enough, unless more are needed to reflect the nature and severity of the hazards. */
export const maxLabelNames = 4;

const isNamed = (verdict: Verdict): verdict is Classified =>
  verdict.kind === 'classified' &&
  named.includes(verdict.hazardClass) &&
  !/^(Skin|Eye) Irrit\./.test(verdict.category) &&
  !(verdict.hazardClass === 'eye' && verdict.notes?.includes('coveredBySkinCorrosion') === true);

/** The ingredients that the label names: those of CLP Art. 18(3)(b), and every sensitiser that can elicit a reaction (Annex II 2.8). */
export const labelNames = (verdicts: readonly Verdict[], components: readonly Component[]): string[] => [
  ...new Set([...causeNames(verdicts), ...furtherSensitisers(components, verdicts).map(({ name }) => name)]),
];

/**
 * All ingredients that contribute when they are four or fewer; else for each class its main cause, and those of
 * the gravest classes up to four. Sensitisers, CMR and STOT 1 and 2 that reach their limit by themselves are all main causes.
 */
function causeNames(verdicts: readonly Verdict[]): string[] {
  const classes = verdicts.filter(isNamed).sort((a, b) => rankOf(a) - rankOf(b));
  const causes = classes.map((verdict) => causesOf(verdict));
  const all = [...new Set(causes.flat())];
  if (all.length <= maxLabelNames) return all;
  const needed: string[] = [];
  for (const some of causes) if (some.length > 0 && !some.some((name) => needed.includes(name))) needed.push(some[0]!);
  const filled = [...needed, ...all.filter((name) => !needed.includes(name))].slice(
    0,
    Math.max(maxLabelNames, needed.length),
  );
  return all.filter((name) => filled.includes(name));
}

/** By severity of the category, then by class. */
const rankOf = ({ category, hazardClass }: Classified) =>
  Number(/(\d)[A-C]?$/.exec(category)?.[1] ?? 1) * 100 + named.indexOf(hazardClass);

/** Contributing ingredients, the largest share first; of a class that each brings by itself only those that reach the limit. */
function causesOf({ steps, unit }: Classified): string[] {
  const counted = steps.filter(isCause);
  return (unit === '%' ? counted.filter(({ contribution }) => contribution >= 1) : counted).map(
    ({ ingredient }) => ingredient,
  );
}
