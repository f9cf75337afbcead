import { slots } from '../slots.ts';
import { en } from '../../languages/en/sheet.ts';
import { bothOf, either, messageTexts, type Texts } from '../../languages/messages.ts';
import { isStatementCode, statementCodes, statementPlaceNames } from '../../languages/statements.ts';
import { hazardCategories, hazardCategory, pictogramCodes } from '../../law/hazard-classes.ts';
import { didYouMean } from './nearest.ts';
import type { ReadProductFile } from '../product-file.ts';
import { error, type Finding, type Path } from '../findings.ts';
import { placesOfPhrase, takesPhrase } from '../phrase-rules.ts';
import type { ProductFacts } from '../facts.ts';

type FactsInFile = ReadProductFile['versions'][number]['facts'];
type Classification = FactsInFile['classification'];

/** Findings about codes that CLP, the safety data sheet or the phrase library does not have. */
export const codeFindings = (facts: FactsInFile, at: Path): Finding[] => [
  ...classification(facts.classification, [...at, 'classification']),
  ...overridden(facts.overrides, [...at, 'overrides']),
  ...facts.composition.flatMap((ingredient, place) => [
    ...classification(ingredient.classification, [...at, 'composition', place, 'classification']),
    ...statements(ingredient.euh, 'EUH', [...at, 'composition', place, 'euh']),
  ]),
  ...pictograms(facts.label.pictograms ?? [], [...at, 'label', 'pictograms']),
  ...statements(facts.label.h ?? [], 'H', [...at, 'label', 'h']),
  ...statements(facts.label.euh ?? [], 'EUH', [...at, 'label', 'euh']),
  ...statements(facts.label.p ?? [], 'P', [...at, 'label', 'p']),
  ...places(facts, [...at, 'statementPlaces']),
  ...phrases(facts, at),
];

/** Categories have H statements; those of the classes added in 2023, such as ED HH 1, have EUH statements. */
const classification = (entries: Classification = [], at: Path): Finding[] =>
  entries.flatMap(({ category, h }, place) => {
    const unknown = h.flatMap((code, inner) =>
      isStatementCode(code) ? [] : [error([...at, place, 'h', inner], messageTexts('noStatement', { code }))],
    );
    if (unknown.length > 0 || hazardCategory(category, h)) return unknown;
    if (isStatementCode(category))
      return [error([...at, place], messageTexts('statementAsCategory', { code: category }))];
    const given = h.length > 0 ? h : messageTexts('withoutStatement');
    const hint = suggestCategory(category, h);
    return [error([...at, place], messageTexts('noCategoryOf', { category, statements: given, hint }))];
  });

const overridden = (overrides: FactsInFile['overrides'] = [], at: Path): Finding[] =>
  overrides.flatMap(({ category, h }, place) =>
    category === null
      ? []
      : classification([{ category, h }], at).map((finding) => ({
          ...finding,
          path: [...at, place, ...finding.path.slice(at.length + 1)],
        })),
  );

/** Suggests the statements of a known category, or similar categories, those with the same statements first. */
function suggestCategory(category: string, h: readonly string[]): Texts | '' {
  const own = hazardCategories.filter((row) => row.category === category);
  if (own.length > 0)
    return messageTexts('itHas', { names: either(own.map((row) => row.h.join(', ') || messageTexts('none'))) });
  const names = (rows: typeof hazardCategories) => [...new Set(rows.map((row) => row.category))];
  const withStatements = names(hazardCategories.filter((row) => hazardCategory(row.category, h) === row));
  return didYouMean(category, withStatements) || didYouMean(category, names(hazardCategories));
}

const statements = (codes: readonly string[], kind: 'H' | 'EUH' | 'P', at: Path): Finding[] =>
  codes.flatMap((code, place) => {
    if (!isStatementCode(code)) return [error([...at, place], unknownStatement(code))];
    const isOfKind = new RegExp(`^${kind}\\d`).test(code);
    const isOfNewClass = kind === 'H' && /^EUH(380|381|430|431|440|441|450|451)$/.test(code);
    return isOfKind || isOfNewClass ? [] : [error([...at, place], messageTexts(notOfKind[kind], { code }))];
  });

const notOfKind = { H: 'notHazard', EUH: 'notSupplemental', P: 'notPrecaution' } as const;

/** Of a combination that does not exist although its parts do, what to write instead: it in the order of the law, or its parts. */
const unknownStatement = (code: string): Texts => {
  const parts = code.split('+');
  const sorted = parts.toSorted().join();
  const right = statementCodes.find((one) => one.split('+').toSorted().join() === sorted);
  if (right !== undefined) return messageTexts('combinationOrder', { code, right });
  return parts.length > 1 && parts.every(isStatementCode)
    ? messageTexts('noCombination', { code, parts: bothOf(parts) })
    : messageTexts('noStatement', { code });
};

const pictograms = (codes: readonly string[], at: Path): Finding[] =>
  codes.flatMap((code, place) =>
    pictogramCodes.some((known) => known === code)
      ? []
      : [error([...at, place], messageTexts('noPictogram', { code }))],
  );

const places = ({ statementPlaces }: FactsInFile, at: Path): Finding[] =>
  Object.entries(statementPlaces).flatMap(([code, given]) => {
    if (!isStatementCode(code)) return [error([...at, code], messageTexts('noStatement', { code }))];
    const known = statementPlaceNames(code, 'en');
    return Object.keys(given)
      .filter((name) => !known.includes(name))
      .map((name) =>
        error(
          [...at, code, name],
          messageTexts('noPlace', { code, name, names: known.length > 0 ? known : messageTexts('noneAtAll') }),
        ),
      );
  });

const phrases = (facts: FactsInFile, at: Path): Finding[] => [
  ...(['phrases', 'texts'] as const).flatMap((field) =>
    Object.keys(facts[field])
      .filter((slot) => !slots.some((known) => known === slot))
      .map((slot) => error([...at, field, slot], messageTexts('noSlot', { slot }))),
  ),
  ...Object.entries(facts.phrases).flatMap(([slot, keys]) =>
    keys.flatMap((key, place) =>
      Object.hasOwn(en.standard, key)
        ? []
        : [
            error(
              [...at, 'phrases', slot, place],
              messageTexts('noPhrase', { phrase: key, hint: didYouMean(key, Object.keys(en.standard)) }),
            ),
          ],
    ),
  ),
];

/** Findings about standard phrases in the wrong subsection. Unknown subsections and phrases are reported by `codeFindings`. */
export const phraseFindings = ({ phrases }: Pick<ProductFacts, 'phrases'>, at: Path): Finding[] =>
  Object.entries(phrases)
    .filter(([slot]) => slots.some((known) => known === slot))
    .flatMap(([slot, keys]) =>
      keys.flatMap((key, place) =>
        !Object.hasOwn(en.standard, key) || takesPhrase(slot, key)
          ? []
          : [
              error(
                [...at, 'phrases', slot, place],
                messageTexts('phraseElsewhere', { phrase: key, slot, places: either(placesOfPhrase(key)) }),
              ),
            ],
      ),
    );
