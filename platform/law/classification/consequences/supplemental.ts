import type { Component } from '../model/components.ts';
import { compare, fraction, isAtLeast, multiply, sum } from '../model/fraction.ts';
import type { Derived, Mixture, Problem, StatementProblem, Verdict } from '../model/model.ts';
import { activeChlorine, isOf } from '../tables/named-substances.ts';
import { isCause } from '../model/verdicts.ts';
import { namedSensitisers } from './label-names.ts';
import { sdsDuty } from './sds-duty.ts';

type Statement = Derived['supplemental'][number];

interface Input {
  mixture: Mixture;
  components: readonly Component[];
  verdicts: readonly Verdict[];
}

const isClassified = (verdicts: readonly Verdict[]) => verdicts.some(({ kind }) => kind === 'classified');
const classOf = (verdicts: readonly Verdict[], hazardClass: Verdict['hazardClass']) =>
  verdicts.find((verdict) => verdict.hazardClass === hazardClass && verdict.kind === 'classified');

const statement = (code: string, causes: readonly Component[], reason: string, provision: string): Statement => ({
  code,
  names: causes.map(({ name }) => name),
  reason,
  provision,
});

/**
 * Supplemental statements (CLP Art. 25, Annex II Parts 1 and 2) that follow from the facts of the model.
 *
 * The composition can only exclude EUH201, 201A, 203 and 207; else a problem, such as `statementOfPaints`, names the fact that decides.
 * EUH401 is not derived; it is for plant protection products (Annex II Part 4). EUH211 and 212 (titanium dioxide) are left out because their
 * legal ground was annulled (Court of Justice, C-71/23 P and C-82/23 P, 1 August 2025). The law has no limit for EUH014, 018, 019, 029, 031,
 * 032 and 044 of an ingredient without a specific limit: a problem `statementToDecide` asks the author.
 */
export function supplementalOf(mixture: Mixture, components: readonly Component[], verdicts: readonly Verdict[]) {
  const input = { mixture, components, verdicts };
  const part1 = isClassified(verdicts) ? ingredientStatements(input) : { statements: [], problems: [] };
  const glue = cyanoacrylates(input);
  const flammable = flammableInUse(input);
  const statements = [
    ...part1.statements,
    ...respiratoryCorrosion(input, part1.statements),
    ...glue.statements,
    ...chemistryStatements(input),
    ...flammable.statements,
    ...sheetOnRequest(input),
    ...classStatements(verdicts),
  ].sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  return { statements, problems: [...part1.problems, ...glue.problems, ...openByUse(input), ...flammable.problems] };
}

/** Sections of Annex II Part 1; `from` is the content in mass % that applies when the ingredient has no specific limit. */
const part1: Readonly<Record<string, { section: string; from?: number; isAssumed?: true }>> = {
  EUH014: { section: '1.1.3' },
  EUH018: { section: '1.1.4' },
  EUH019: { section: '1.1.5' },
  EUH044: { section: '1.1.6' },
  EUH029: { section: '1.2.1' },
  EUH031: { section: '1.2.2' },
  EUH032: { section: '1.2.3' },
  // Assumed: the limit of skin irritation (Annex I, Table 3.2.3), because dryness is the milder form; the section names none.
  EUH066: { section: '1.2.4', from: 10, isAssumed: true },
  EUH070: { section: '1.2.5', from: 0.1 },
  EUH071: { section: '1.2.6' },
};

/** Statements that follow from ingredients, by their specific limit or else by the content that the section names. */
function ingredientStatements({ components, verdicts }: Input): { statements: Statement[]; problems: Problem[] } {
  const statements: Statement[] = [];
  const problems: Problem[] = [];
  for (const [code, { section, from, isAssumed }] of Object.entries(part1)) {
    if (code === 'EUH066' && classOf(verdicts, 'skin')) continue;
    const provision = `CLP Annex II ${section}`;
    const bearers = components.filter(
      ({ source, statements: lines }) => source.euh.includes(code) || lines.some((line) => line.code === code),
    );
    const limited = bearers.filter(({ statements: lines }) => lines.some((line) => line.code === code));
    const reached = limited.filter(({ content, statements: lines }) =>
      lines.some((line) => line.code === code && isAtLeast(content, fraction(line.from ?? 0))),
    );
    if (reached.length > 0) statements.push(statement(code, reached, 'specificLimit', provision));
    const others = bearers.filter((component) => !limited.includes(component));
    if (others.length === 0 || reached.length > 0) continue;
    const counted = code === 'EUH071' ? corrosiveByInhalation(others, verdicts) : others;
    const isReached =
      code === 'EUH071'
        ? counted.length > 0
        : from !== undefined && isAtLeast(sum(counted.map(({ content }) => content)), fraction(from));
    if (isReached) statements.push(statement(code, counted, isAssumed ? 'assumedLimit' : 'ingredient', provision));
    else if (code !== 'EUH070') problems.push(...others.map(({ name }) => toDecide(code, name, provision)));
  }
  return { statements, problems };
}

const open = (problem: StatementProblem, code: string, name: string, provision: string): Problem => ({
  ingredient: name,
  code: problem,
  values: { code, name, provision },
});
const toDecide = (code: string, name: string, provision: string) => open('statementToDecide', code, name, provision);

/** Ingredients with EUH071 that count in the mixture's class for inhalation or skin corrosion. */
function corrosiveByInhalation(components: readonly Component[], verdicts: readonly Verdict[]): Component[] {
  const skin = classOf(verdicts, 'skin');
  const corrosive = skin?.kind === 'classified' && skin.category.startsWith('Skin Corr.') ? skin : undefined;
  const steps = [classOf(verdicts, 'acuteInhalation'), corrosive].flatMap((verdict) => verdict?.steps ?? []);
  return components.filter(({ name }) => steps.some((step) => step.ingredient === name && isCause(step)));
}

/** A corrosive mixture that is inhaled, without a test for inhalation (Annex II 1.2.6, second paragraph). */
function respiratoryCorrosion({ mixture, components, verdicts }: Input, former: readonly Statement[]): Statement[] {
  const skin = classOf(verdicts, 'skin');
  const { isAerosol, physicalState } = mixture.measured;
  const isInhaled = isAerosol || physicalState === 'gas';
  const isTested = mixture.determinations.some(
    ({ hazardClass, basis }) => hazardClass === 'acuteInhalation' && basis === 'test',
  );
  if (skin?.kind !== 'classified' || !skin.category.startsWith('Skin Corr.') || !isInhaled || isTested) return [];
  if (former.some(({ code }) => code === 'EUH071')) return [];
  const causes = components.filter(({ name }) => skin.steps.some((step) => step.ingredient === name && isCause(step)));
  return [statement('EUH071', causes, 'corrosiveAndInhaled', 'CLP Annex II 1.2.6')];
}

const present = (components: readonly Component[], group: Parameters<typeof isOf>[1]) =>
  components.filter((component) => isOf(component, group) && compare(component.content, fraction(0)) > 0);

/**
 * Problems of statements that depend on a use or a figure that no composition has. Lead compounds up to 0.15 % together have no more than
 * 0.15 % lead; a sensitising cement bears H317 instead of EUH203.
 */
function openByUse({ components, verdicts }: Input): Problem[] {
  const lead = present(components, 'lead');
  const isLead = compare(sum(lead.map(({ content }) => content)), fraction(0.15)) > 0;
  const cement = classOf(verdicts, 'skinSensitisation') ? [] : present(components, 'cement');
  const openOf = (problem: StatementProblem, code: string, causes: readonly Component[], section: string) =>
    causes.map(({ name }) => open(problem, code, name, `CLP Annex II ${section}`));
  return [
    ...openOf('statementOfPaints', 'EUH201', isLead ? lead : [], '2.1'),
    ...openOf('statementOfCements', 'EUH203', cement, '2.3'),
    ...openOf('statementOfAlloys', 'EUH207', present(components, 'cadmium'), '2.7'),
  ];
}

/** Adhesives based on cyanoacrylate (Annex II 2.2). A mixture with 50 % or more is assumed to be one; below, the author decides. */
function cyanoacrylates({ components }: Input): { statements: Statement[]; problems: Problem[] } {
  const found = present(components, 'cyanoacrylate');
  const provision = 'CLP Annex II 2.2';
  if (isAtLeast(sum(found.map(({ content }) => content)), fraction(50)))
    return { statements: [statement('EUH202', found, 'cyanoacrylate', provision)], problems: [] };
  return { statements: [], problems: found.map(({ name }) => toDecide('EUH202', name, provision)) };
}

/** Isocyanates, epoxy constituents, active chlorine over 1 % for the public, sensitisers below the limit. */
function chemistryStatements({ mixture, components, verdicts }: Input): Statement[] {
  const isocyanates = present(components, 'isocyanate');
  const epoxies = present(components, 'epoxy');
  const chlorine = present(components, 'activeChlorine');
  const active = chlorine.map(({ content, cas }) => multiply(content, fraction(activeChlorine[cas!]!)));
  const isChlorine = compare(sum(active), fraction(1)) > 0;
  const sensitisers = namedSensitisers(components, verdicts);
  return [
    ...(isocyanates.length > 0 ? [statement('EUH204', isocyanates, 'isocyanate', 'CLP Annex II 2.4')] : []),
    ...(epoxies.length > 0 ? [statement('EUH205', epoxies, 'epoxy', 'CLP Annex II 2.5')] : []),
    ...(isChlorine && mixture.isForPublic !== false
      ? [statement('EUH206', chlorine, 'activeChlorine', 'CLP Annex II 2.6')]
      : []),
    ...(sensitisers.length > 0 ? [statement('EUH208', sensitisers, 'sensitiser', 'CLP Annex II 2.8')] : []),
  ];
}

/**
 * Liquids with a halogenated hydrocarbon and more than 5 % of flammable substances, without a flash point or with one over 60 and up to
 * 93 °C (Annex II 2.9).
 */
function flammableInUse({ mixture: { measured }, components }: Input): {
  statements: Statement[];
  problems: Problem[];
} {
  const nothing = { statements: [], problems: [] };
  if (measured.physicalState !== 'liquid' || present(components, 'halogenatedHydrocarbon').length === 0) return nothing;
  const withCategory = (pattern: RegExp) =>
    components.filter(({ entries }) => entries.some(({ category }) => pattern.test(category)));
  const isOver5 = (some: readonly Component[]) => compare(sum(some.map(({ content }) => content)), fraction(5)) > 0;
  const highly = withCategory(/^Flam\. Liq\. [12]$/);
  const all = withCategory(/^Flam\. Liq\. [123]$/);
  const isDue = hasFlashPointOfUse(measured);
  if (isDue === false || !isOver5(all)) return nothing;
  const provision = 'CLP Annex II 2.9';
  const [code, causes] = isOver5(highly) ? ['EUH209', highly] : ['EUH209A', all];
  if (isDue) return { statements: [statement(code, causes, 'halogenatedWithFlammable', provision)], problems: [] };
  return { statements: [], problems: causes.map(({ name }) => open('statementByFlashPoint', code, name, provision)) };
}

/** Whether there is no flash point, or one over 60 and up to 93 °C; null: the known bounds leave it open. */
function hasFlashPointOfUse({ flashPoint, hasNoFlashPoint }: Mixture['measured']): boolean | null {
  if (hasNoFlashPoint) return true;
  if (flashPoint === null) return null;
  if ('value' in flashPoint) return flashPoint.value > 60 && flashPoint.value <= 93;
  if ('below' in flashPoint) return flashPoint.below <= 60 ? false : null;
  return flashPoint.above > 93 || (flashPoint.above === 93 && !flashPoint.isIncluded) ? false : null;
}

/** EUH210 of a mixture that is not classified, not known to be for the public, and needs a sheet on request (Annex II 2.10). */
function sheetOnRequest({ mixture, components, verdicts }: Input): Statement[] {
  if (mixture.isForPublic === true) return [];
  const { duty, ingredients } = sdsDuty(mixture, components, verdicts);
  return duty === 'onRequest' ? [statement('EUH210', ingredients, 'sheetOnRequest', 'CLP Annex II 2.10')] : [];
}

/** EUH380 to 451, the statements of the classes of (EU) 2023/707. */
const classStatements = (verdicts: readonly Verdict[]): Statement[] =>
  verdicts.flatMap((verdict) =>
    verdict.kind !== 'classified'
      ? []
      : verdict.h
          .filter((code) => code.startsWith('EUH'))
          .map((code) => ({
            code,
            names: verdict.steps.filter(({ contribution }) => contribution >= 1).map(({ ingredient }) => ingredient),
            reason: 'hazardClass',
            provision: verdict.provision,
          })),
  );
