import { type Determination, hazardClasses, type Problem, type Verdict } from '../model/model.ts';
import { unclassified } from '../model/verdicts.ts';

/** Classes for which a test of the mixture never makes the result milder (CLP Art. 6(3) and (4)). */
const ingredientsDecide = [
  'mutagenicity',
  'carcinogenicity',
  'reproductiveToxicity',
  'endocrineHuman',
  'endocrineEnvironment',
  'pbt',
  'pmt',
];

/** Verdicts with the author's determinations in the place of those calculated (CLP Art. 9). */
export function applyDeterminations(
  calculated: readonly Verdict[],
  determinations: readonly Determination[],
): { verdicts: Verdict[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const usable = determinations.filter((one) => {
    const milder = isMilder(one, calculated);
    if (milder) problems.push(refused(one));
    return !milder;
  });
  const kept = calculated.filter((verdict) => !usable.some((one) => replaces(one, verdict)));
  const all = [...kept, ...usable.map((one) => verdictOf(one, calculated))];
  const place = ({ hazardClass }: Verdict) => hazardClasses.indexOf(hazardClass);
  return { verdicts: all.sort((a, b) => place(a) - place(b)), problems };
}

const refused = ({ hazardClass }: Determination): Problem => ({
  code: 'testNotAllowed',
  values: { class: hazardClass, provision: 'CLP Art. 6(3)' },
});

function isMilder({ hazardClass, category, basis }: Determination, calculated: readonly Verdict[]): boolean {
  if (basis !== 'test' || !ingredientsDecide.includes(hazardClass)) return false;
  const own = calculated.find((verdict) => verdict.hazardClass === hazardClass && verdict.kind === 'classified');
  if (own?.kind !== 'classified') return false;
  return category === null || levelOf(category) > levelOf(own.category);
}
/** 1 for 1, 1A and 1B; 2 for 2. */
const levelOf = (category: string) => Number(/(\d)[AB]?$/.exec(category)?.[1] ?? 1);

/** Of a class with several effects a determination replaces that of its statements; without statements all. */
function replaces({ hazardClass, category, h }: Determination, verdict: Verdict): boolean {
  if (verdict.hazardClass !== hazardClass) return false;
  if (hazardClass === 'stotSingleNarcoticIrritant')
    return h.length === 0 || h.some((code) => codesOf(verdict).includes(code));
  if (hazardClass === 'pbt' || hazardClass === 'pmt') return category === null || codesOf(verdict).includes(category);
  return true;
}
const codesOf = (verdict: Verdict): readonly unknown[] =>
  verdict.kind === 'classified'
    ? [verdict.category, ...verdict.h]
    : [verdict.values?.h, verdict.values?.category].flatMap((code) => code ?? []);

function verdictOf(
  { hazardClass, category, h, basis, reason }: Determination,
  calculated: readonly Verdict[],
): Verdict {
  const provision = 'CLP Art. 9';
  if (category === null)
    return unclassified(hazardClass, 'conclusive', 'determined', provision, [], {
      basis,
      values: { basis, because: reason },
    });
  const steps = calculated.find((verdict) => verdict.hazardClass === hazardClass)?.steps ?? [];
  const value = { value: null, limit: null, unit: null };
  return { hazardClass, kind: 'classified', category, h, basis, provision, ...value, steps, reason };
}
