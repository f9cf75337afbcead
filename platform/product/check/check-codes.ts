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

/** Findings about unknown codes of CLP, slots of the safety data sheet and standard phrases; `base` is the path of the facts. */
export const codeFindings = (facts: FactsInFile, base: Path): Finding[] => [
  ...classification(facts.classification, [...base, 'classification']),
  ...overridden(facts.overrides, [...base, 'overrides']),
  ...facts.composition.flatMap((ingredient, index) => [
    ...classification(ingredient.classification, [...base, 'composition', index, 'classification']),
    ...statements(ingredient.euh, 'EUH', [...base, 'composition', index, 'euh']),
  ]),
  ...pictograms(facts.label.pictograms ?? [], [...base, 'label', 'pictograms']),
  ...statements(facts.label.h ?? [], 'H', [...base, 'label', 'h']),
  ...statements(facts.label.euh ?? [], 'EUH', [...base, 'label', 'euh']),
  ...statements(facts.label.p ?? [], 'P', [...base, 'label', 'p']),
  ...places(facts, [...base, 'statementPlaces']),
  ...phrases(facts, base),
];

/** Categories have H statements; those of the classes added in 2023, such as ED HH 1, have EUH statements. */
const classification = (entries: Classification = [], path: Path): Finding[] =>
  entries.flatMap(({ category, h }, index) => {
    const unknown = h.flatMap((code, inner) =>
      isStatementCode(code) ? [] : [error([...path, index, 'h', inner], messageTexts('noStatement', { code }))],
    );
    if (unknown.length > 0 || hazardCategory(category, h)) return unknown;
    if (isStatementCode(category))
      return [error([...path, index], messageTexts('statementAsCategory', { code: category }))];
    const hint = suggestCategory(category, h);
    const listed = h.length > 0 ? h : messageTexts('noStatements');
    return [error([...path, index], messageTexts('noCategoryOf', { category, statements: listed, hint }))];
  });

const overridden = (overrides: FactsInFile['overrides'] = [], path: Path): Finding[] =>
  overrides.flatMap(({ category, h }, index) =>
    category === null
      ? []
      : classification([{ category, h }], path).map((finding) => ({
          ...finding,
          path: [...path, index, ...finding.path.slice(path.length + 1)],
        })),
  );

/** Suggests the statements of a known category, or similar categories, those with the same statements first. */
function suggestCategory(category: string, h: readonly string[]): Texts | '' {
  const rows = hazardCategories.filter((row) => row.category === category);
  if (rows.length > 0)
    return messageTexts('itHas', { names: either(rows.map((row) => row.h.join(', ') || messageTexts('none'))) });
  const names = (rows: typeof hazardCategories) => [...new Set(rows.map((row) => row.category))];
  const withStatements = names(hazardCategories.filter((row) => hazardCategory(row.category, h) === row));
  return didYouMean(category, withStatements) || didYouMean(category, names(hazardCategories));
}

const statements = (codes: readonly string[], kind: 'H' | 'EUH' | 'P', path: Path): Finding[] =>
  codes.flatMap((code, index) => {
    if (!isStatementCode(code)) return [error([...path, index], unknownStatement(code))];
    const isOfKind = new RegExp(`^${kind}\\d`).test(code);
    const isOfNewClass = kind === 'H' && /^EUH(380|381|430|431|440|441|450|451)$/.test(code);
    return isOfKind || isOfNewClass ? [] : [error([...path, index], messageTexts(notOfKind[kind], { code }))];
  });

const notOfKind = { H: 'notHazard', EUH: 'notSupplemental', P: 'notPrecaution' } as const;

/** The message about an unknown code; for a wrong combination of known codes it names the order of the law or the separate codes. */
const unknownStatement = (code: string): Texts => {
  const parts = code.split('+');
  const sorted = parts.toSorted().join();
  const right = statementCodes.find((known) => known.split('+').toSorted().join() === sorted);
  if (right !== undefined) return messageTexts('combinationOrder', { code, right });
  return parts.length > 1 && parts.every(isStatementCode)
    ? messageTexts('noCombination', { code, parts: bothOf(parts) })
    : messageTexts('noStatement', { code });
};

const pictograms = (codes: readonly string[], path: Path): Finding[] =>
  codes.flatMap((code, index) =>
    pictogramCodes.some((known) => known === code)
      ? []
      : [error([...path, index], messageTexts('noPictogram', { code }))],
  );

const places = ({ statementPlaces }: FactsInFile, base: Path): Finding[] =>
  Object.entries(statementPlaces).flatMap(([code, texts]) => {
    if (!isStatementCode(code)) return [error([...base, code], messageTexts('noStatement', { code }))];
    const known = statementPlaceNames(code, 'en');
    return Object.keys(texts)
      .filter((name) => !known.includes(name))
      .map((name) =>
        error(
          [...base, code, name],
          messageTexts('noPlace', { code, name, names: known.length > 0 ? known : messageTexts('noneAtAll') }),
        ),
      );
  });

const phrases = (facts: FactsInFile, base: Path): Finding[] => [
  ...(['phrases', 'texts'] as const).flatMap((field) =>
    Object.keys(facts[field])
      .filter((slot) => !slots.some((known) => known === slot))
      .map((slot) => error([...base, field, slot], messageTexts('noSlot', { slot }))),
  ),
  ...Object.entries(facts.phrases).flatMap(([slot, keys]) =>
    keys.flatMap((key, index) =>
      Object.hasOwn(en.standard, key)
        ? []
        : [
            error(
              [...base, 'phrases', slot, index],
              messageTexts('noPhrase', { phrase: key, hint: didYouMean(key, Object.keys(en.standard)) }),
            ),
          ],
    ),
  ),
];

/** Findings about standard phrases in the wrong subsection. Unknown subsections and phrases are reported by `codeFindings`. */
export const phraseFindings = ({ phrases }: Pick<ProductFacts, 'phrases'>, base: Path): Finding[] =>
  Object.entries(phrases)
    .filter(([slot]) => slots.some((known) => known === slot))
    .flatMap(([slot, keys]) =>
      keys.flatMap((key, index) =>
        !Object.hasOwn(en.standard, key) || takesPhrase(slot, key)
          ? []
          : [
              error(
                [...base, 'phrases', slot, index],
                messageTexts('phraseElsewhere', { phrase: key, slot, places: either(placesOfPhrase(key)) }),
              ),
            ],
      ),
    );
