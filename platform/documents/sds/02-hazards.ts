import { fill, type LanguageCode, longDate } from '../../languages/languages.ts';
import { interfaceText, messageTexts } from '../../languages/messages.ts';
import { hazardClassTexts, phraseTexts } from '../../languages/phrases.ts';
import { isNamedOnLabel } from '../../law/classification/consequences/label-names.ts';
import { hazardClassRows, hazardClasses } from '../../law/hazard-classes.ts';
import { precautionsOf } from '../../law/label/class-precautions.ts';
import { missingPrecautions } from '../../law/label/precautions.ts';
import { labelHazardStatements, labelPictograms, labelSignalWord } from '../../law/label/precedence.ts';
import { reachListLimits, readArticle57 } from '../../law/reach-lists.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { isComparedWith, listNumber, reachListsOn } from '../../product/ingredients.ts';
import { missingSupplemental } from '../../product/check/check-mixture.ts';
import { ingredientPlaces, isContentBelow } from '../../product/mixture.ts';
import { openClasses, unknownHazards } from '../../product/not-classified.ts';
import { precautionCaseOf } from '../../product/statement-choices.ts';
import { prescribedTextsOf } from '../../product/restrictions/restriction-words.ts';
import type { Block } from '../blocks/block.ts';
import { definitions, paragraph, row, statements, table } from '../blocks/builders.ts';
import { supplementalTextsOf } from '../label/supplemental-texts.ts';
import {
  type Point,
  type Section,
  type SheetUnderCheck,
  blocksOf,
  hasStatement,
  isClassified,
  isNotIdentified,
  onlyClassified,
  onlyMixtures,
  remedy,
  saysNothing,
  tableRows,
  textsOf,
  valuesOf,
  withPlainSpaces,
} from './sheet/point.ts';
import { proceduresOf } from './sheet/class-results.ts';
import { hazardClassName, pictogramName } from './sheet/hazard-names.ts';
import { notClassifiedSentence, outcomeOf, withSource } from './sheet/not-classified.ts';
import { type NamedOrAbsent, sentencesAt } from './sheet/sentences.ts';
import { type Sheet, slotBlocks, statement, textInLanguage } from './sheet/sheet.ts';

const subsections: Section<2>['subsections'] = {
  '2.1': (sheet) => {
    const { facts, phrases } = sheet;
    const { columns, labels, noValue } = phrases;
    const procedures = facts.classification.map((entry) => procedureNames(sheet, entry));
    const hasProcedures = procedures.some(({ length }) => length > 0);
    const unknown = unknownHazardsSentence(sheet);
    if (unknown !== null) return [unknown, ...excludedClasses(sheet)].map(paragraph);
    const stated = sentencesAt(sheet, '2.1').map(paragraph);
    if (!facts.classification.length) return stated;
    return [
      ...stated,
      ...table(
        labels.classification,
        [
          columns.hazardClass,
          columns.abbreviation,
          columns.hazardStatement,
          ...(hasProcedures ? [columns.procedure] : []),
        ],
        facts.classification.map(({ category, h, detail }, index) => [
          hazardClassName(category, h, phrases),
          category,
          h.map((code) => `${code}${phrases.colon}${statement(sheet, code, detail)}`),
          ...(hasProcedures ? [procedures[index] ?? []] : []),
        ]),
        noValue,
      ),
      ...openSentences(sheet).map(paragraph),
    ];
  },
  '2.2': (sheet) => {
    const { facts, phrases, lang, day } = sheet;
    const { labels, signalWords } = phrases;
    const { signalWord, pictograms, h, euh, p, contains } = facts.label;
    const texts = [
      ...prescribedTextsOf(facts, lang, day),
      ...supplementalTextsOf(facts, lang, day),
      ...sentencesAt(sheet, '2.2.prescribed'),
    ];
    if (!signalWord && ![pictograms, h, euh, p, texts].flat().length)
      return [paragraph(sentencesAt(sheet, '2.2')[0] ?? phrases.notAvailable)];
    const statementsOf = (label: string, codes: string[]) =>
      statements(
        label,
        codes.map((code) => ({ code, text: statement(sheet, code) })),
        sentencesAt(sheet, '2.2.statements', codes)[0],
      );
    return [
      paragraph(labels.labelling),
      ...pictogramBlock(sheet),
      ...definitions(
        row(labels.signalWord, signalWord ? signalWords[signalWord] : sentencesAt(sheet, '2.2.signalWord')),
        row(
          labels.contains,
          contains.map((name) => textInLanguage(sheet, name)),
        ),
      ),
      ...statementsOf(labels.hazardStatements, h),
      ...(euh.length ? statementsOf(labels.supplementalStatements, euh) : []),
      ...texts.map(paragraph),
      ...statementsOf(labels.precautionaryStatements, p),
      ...openSentences(sheet).map(paragraph),
    ];
  },
  '2.3': (sheet) => {
    const { labels, standard } = sheet.phrases;
    return [
      ...slotBlocks(sheet, '2.3'),
      ...definitions(
        row(labels.pbtAssessment, persistence(sheet), standard.pbtInorganic),
        row(labels.endocrine, endocrineDisruption(sheet)),
      ),
    ];
  },
};

/** States that it is not known whether the product is hazardous, and why; null: it is known. */
export function unknownHazardsSentence(sheet: Sheet): string | null {
  if (unknownHazards(sheet.facts) === null) return null;
  return [...sentencesAt(sheet, '2.1'), ...openSentences(sheet)][0] ?? null;
}

/** Names the classes that are possible and open, besides the known ones; null: none. */
export const openClassesSentence = (sheet: Sheet): string | null => openSentences(sheet)[0] ?? null;

const openSentences = (sheet: Sheet): string[] =>
  sentencesAt(sheet, '2.1.open', openClassNames(sheet.facts, sheet.lang));

/** `Flammable liquids`: the names of the classes that are possible and open. */
export const openClassNames = (facts: ProductFacts, lang: LanguageCode): string[] => [
  ...new Set(openClasses(facts).map(({ hazardClass }) => interfaceText(hazardClassTexts(hazardClass), lang))),
];

/** The classes that are shown not to be met, where the others are not known. */
function excludedClasses(sheet: Sheet): string[] {
  const excluded = hazardClasses.filter((hazardClass) => outcomeOf(sheet, hazardClass) === 'conclusive');
  const names = excluded.map((hazardClass) => interfaceText(hazardClassTexts(hazardClass), sheet.lang));
  return sentencesAt(sheet, '2.1.excluded', names);
}

function pictogramBlock(sheet: Sheet): Block[] {
  const { facts, phrases } = sheet;
  const { labels } = phrases;
  const items = facts.label.pictograms.map((code) => ({ code, name: pictogramName(code, phrases) }));
  if (!items.length) return definitions(row(labels.pictograms, sentencesAt(sheet, '2.2.pictograms')));
  return [{ kind: 'pictograms', label: labels.pictograms, items }];
}

/**
 * How a class was found, in words. For a mixture this is always stated, at least as 'not stated'; for a substance, whose classification
 * comes from its own data, only where the facts have it.
 */
export function procedureNames(sheet: Sheet, entry: Sheet['facts']['classification'][number]): string[] {
  const { facts, phrases } = sheet;
  return proceduresOf(sheet, entry)
    .filter((procedure) => facts.kind === 'mixture' || procedure !== 'notStated')
    .map((procedure) => phrases.procedures[procedure]);
}

/**
 * PBT, vPvB, PMT and vPvM of the product and its ingredients (CLP Annex I, 4.3 and 4.4). No line where the author says in 12.5 that the
 * criteria do not apply to the substance.
 */
export function persistence(sheet: Sheet): string[] {
  const substances = namesWith(sheet, [...hazardClassRows.pbt.beginnings, ...hazardClassRows.pmt.beginnings]);
  if (substances.length === 0 && sheet.facts.phrases['12.5']?.includes('pbtInorganic')) return [];
  return [namedOrAbsent(sheet, 'pbt', substances)];
}

const endocrineClasses = ['endocrineHuman', 'endocrineEnvironment'] as const;

type EndocrineClass = (typeof endocrineClasses)[number];

const abbreviationOf = (hazardClass: EndocrineClass) => hazardClassRows[hazardClass].abbreviation;

/** Endocrine disruption for people and for the environment. (CLP Annex I, 3.11 and 4.2) */
export function endocrineDisruption(sheet: Sheet, classes: readonly EndocrineClass[] = endocrineClasses): string[] {
  const { hazardClasses: names, colon } = sheet.phrases;
  // The named substances are those of both classes.
  const substances = namesWith(sheet, endocrineClasses.map(abbreviationOf));
  const lines = classes.map((hazardClass) => namedOrAbsent(sheet, hazardClass, substances));
  if (new Set(lines).size === 1) return lines.slice(0, 1);
  return lines.map((line, index) => `${names[abbreviationOf(classes[index]!)]}${colon}${line}`);
}

/** Names the substances that have a class; otherwise that none has it, with the source that the author names, or why that is not known. */
function namedOrAbsent(sheet: Sheet, hazardClass: 'pbt' | EndocrineClass, substances: readonly string[]): string {
  const absence = absenceOf(sheet, hazardClass);
  const kind = hazardClass === 'pbt' ? 'pbt' : 'endocrine';
  const list = isNoneListed(sheet, kind) ? candidateListText(sheet) : null;
  const [sentence, ...others] = sentencesAt(sheet, kind, { named: substances, absence, list });
  if (sentence === undefined) return notClassifiedSentence(sheet, hazardClass);
  if (others.length > 0) return [sentence, ...others].join(' ');
  return substances.length === 0 && absence === 'stated' ? withSource(sheet, sentence, hazardClass) : sentence;
}

/**
 * `stated`: the author names data by which nothing is identified. `ofIngredients`: the calculation found no ingredient with the class, which
 * says no more than that, since substances are identified by Candidate List and assessment too.
 */
function absenceOf(sheet: Sheet, hazardClass: 'pbt' | EndocrineClass): NamedOrAbsent['absence'] {
  const outcome = outcomeOf(sheet, hazardClass);
  const isStated = sheet.facts.kind === 'substance' || sheet.facts.notClassified?.[hazardClass] !== undefined;
  if (outcome === 'conclusive' && isStated) return 'stated';
  // A class that is not in force yet for the mixture does not change the classes of its ingredients.
  const isOfIngredients =
    (outcome === 'conclusive' || outcome === 'notApplicable') && sheet.traits.has('ingredientsKnown');
  return isOfIngredients ? 'ofIngredients' : 'open';
}

/**
 * `acetone (PBT)`: the product and the ingredients that are classified in `classes`, and those of 0.1 % or more that the Candidate List names
 * for one of them (REACH Annex II 2.3, 11.2.1, 12.6), with the list and its day.
 */
function namesWith(sheet: Sheet, classes: readonly string[]): string[] {
  const { facts, phrases } = sheet;
  const isAsked = (category: string) => classes.some((prefix) => category.startsWith(prefix));
  const parts = [
    { ...facts, concerns: [] },
    ...facts.composition.map((row) => ({
      ...row,
      concerns: isContentBelow(row, facts, reachListLimits.candidateList) ? [] : concernsOf(sheet, row).filter(isAsked),
    })),
  ];
  return parts.flatMap(({ name, classification, concerns }) => {
    const categories = classification.map(({ category }) => category).filter(isAsked);
    const listed = concerns.map((concern) => phrases.hazardClasses[concern]).join(', ');
    const reasons = [...categories, ...(listed ? [candidateListText(sheet) + phrases.colon + listed] : [])];
    return reasons.length > 0 ? [`${textInLanguage(sheet, name)} (${reasons.join('; ')})`] : [];
  });
}

const candidateListOf = ({ facts, day }: Sheet) =>
  reachListsOn(facts, day).find(({ list }) => list === 'candidateList');

/** The classes for which the Candidate List names an ingredient. */
const concernsOf = (sheet: Sheet, ingredient: Sheet['facts']['composition'][number]) =>
  (candidateListOf(sheet)?.entries ?? [])
    .filter(({ number }) => number === listNumber(ingredient))
    .flatMap(({ reason = '' }) => readArticle57(reason).flatMap(({ concern }) => concern ?? []));

/** `Candidate List (REACH Article 59(10)), as of 1 April 2026` */
function candidateListText(sheet: Sheet): string {
  const { listCheck: words, locale } = sheet.phrases;
  const date = longDate(candidateListOf(sheet)?.published ?? '', locale);
  return fill(words.listDate, { list: words.candidateList, date });
}

/** Whether all ingredients were compared with the Candidate List, and it names none of them for a class. */
const isNoneListed = (sheet: Sheet, kind: 'pbt' | 'endocrine'): boolean =>
  sheet.facts.composition.length > 0 &&
  sheet.facts.composition.every(
    (row) =>
      isComparedWith(sheet.facts, 'candidateList', row) &&
      !concernsOf(sheet, row).some((concern) => concern.startsWith('ED ') === (kind === 'endocrine')),
  );

const labelCodes = ({ facts: { label } }: SheetUnderCheck) =>
  [...label.h, ...label.euh].flatMap((code) => code.split('+'));

/** Four names are enough, unless the nature and severity of the hazards need more (CLP Art. 18(3)(b)). */
const maxNames = 4;

const points: Point[] = [
  {
    id: '2.1-1',
    asks: messageTexts('2.1-1'),
    provision: 'REACH Annex II 2.1',
    missing: (sheet) => {
      const { classified, notClassified } = sheet.phrases.sentences;
      const { kind } = sheet.facts;
      const texts = textsOf(sheet, '2.1');
      if (!isClassified(sheet)) return !texts.includes(notClassified[kind]) && messageTexts('notSaidUnclassified');
      const lacking = sheet.facts.classification.filter(({ category }) => !texts.includes(category));
      return (
        (!texts.includes(classified[kind]) || lacking.length > 0) &&
        messageTexts('lacks', { section: '2.1', what: lacking.map(({ category }) => category) })
      );
    },
    remedy: remedy('fillInClassification'),
  },
  {
    id: '2.1-2',
    asks: messageTexts('2.1-2'),
    provision: 'REACH Annex II 2.1',
    exempt: onlyClassified,
    missing: (sheet) => {
      const texts = [...textsOf(sheet, '2.1'), ...textsOf(sheet, '16')].join('\n');
      const lacking = sheet.facts.classification.flatMap(({ h }) => h).filter((code) => !texts.includes(code));
      return lacking.length > 0 && messageTexts('lacks', { section: '2.1', what: lacking });
    },
    isHazardDependent: true,
    remedy: remedy('giveStatements'),
  },
  {
    id: '2.1-3',
    asks: messageTexts('2.1-3'),
    provision: 'REACH Annex II 2.1, 16(d); CLP Art. 9',
    exempt: (sheet) => onlyMixtures(sheet) || onlyClassified(sheet),
    missing: (sheet) => {
      const found = tableRows(sheet, '2.1').filter((row) => row.flat().includes(sheet.phrases.procedures.notStated));
      return (
        found.length > 0 && messageTexts('methodNotStated', { classes: found.map((row) => row[1]?.join(' ') ?? '') })
      );
    },
    isHazardDependent: true,
    remedy: remedy('addOverride'),
  },
  {
    id: '2.2-1',
    asks: messageTexts('2.2-1'),
    provision: 'REACH Annex II 2.2; CLP Art. 19, 26',
    exempt: (sheet) => labelPictograms(sheet.facts.classification).length === 0 && 'the classes have no pictogram',
    missing: (sheet) => {
      const codes = blocksOf(sheet, '2.2').flatMap((block) =>
        block.kind === 'pictograms' ? block.items.map(({ code }) => code) : [],
      );
      const lacking = labelPictograms(sheet.facts.classification).filter((code) => !codes.includes(code));
      return lacking.length > 0 && messageTexts('lacks', { section: '2.2', what: lacking });
    },
    isHazardDependent: true,
    remedy: remedy('derivePictograms'),
  },
  {
    id: '2.2-2',
    asks: messageTexts('2.2-2'),
    provision: 'REACH Annex II 2.2; CLP Art. 20',
    exempt: (sheet) => labelSignalWord(sheet.facts.classification) === null && 'the classes have no signal word',
    missing: (sheet) => {
      const word = labelSignalWord(sheet.facts.classification)!;
      const values = valuesOf(sheet, '2.2', sheet.phrases.labels.signalWord);
      return (
        !values.includes(sheet.phrases.signalWords[word]) &&
        messageTexts('lacks', { section: '2.2', what: phraseTexts(({ signalWords }) => `‘${signalWords[word]}’`) })
      );
    },
    isHazardDependent: true,
    remedy: remedy('deriveSignalWord'),
  },
  {
    id: '2.2-3',
    asks: messageTexts('2.2-3'),
    provision: 'REACH Annex II 2.2; CLP Art. 21, 27',
    exempt: onlyClassified,
    missing: (sheet) => {
      const codes = labelCodes(sheet);
      const lacking = labelHazardStatements(sheet.facts.classification).filter((code) => !codes.includes(code));
      return lacking.length > 0 && messageTexts('lacks', { section: '2.2', what: lacking });
    },
    isHazardDependent: true,
    remedy: remedy('deriveHazards'),
  },
  {
    id: '2.2-4',
    asks: messageTexts('2.2-4'),
    provision: 'REACH Annex II 2.2; CLP Art. 22, 28',
    exempt: (sheet) =>
      precautionsOf(sheet.facts.classification, sheet.facts.audience).length === 0 && 'the classes have none',
    missing: ({ facts }) => {
      const { label, classification, audience } = facts;
      if (label.p.length === 0) return messageTexts('noPrecaution');
      const derived = precautionsOf(classification, audience);
      const lacking = missingPrecautions(label.p, derived, precautionCaseOf(facts, label));
      return lacking.length > 0 && messageTexts('lacks', { section: '2.2', what: lacking.map(({ code }) => code) });
    },
    isHazardDependent: true,
    remedy: remedy('derivePrecautions'),
  },
  {
    id: '2.2-5',
    asks: messageTexts('2.2-5'),
    provision: 'REACH Annex II 2.2; CLP Art. 18(3)(b)',
    exempt: (sheet) =>
      onlyMixtures(sheet) ||
      (!sheet.facts.classification.some(({ category }) => isNamedOnLabel(category)) && 'no class asks for names'),
    missing: (sheet) => {
      const nothing = saysNothing('2.2', ({ labels }) => labels.contains)(sheet);
      const { labelNames } = sheet.results;
      const { composition, label } = sheet.facts;
      // The label may have another name of a substance than section 3.
      if (nothing !== false || label.contains.length >= Math.min(maxNames, labelNames.length)) return nothing;
      const names = valuesOf(sheet, '2.2', sheet.phrases.labels.contains).join('\n');
      const places = ingredientPlaces(composition);
      const lacking = labelNames
        .flatMap((name) => composition[places.get(name) ?? -1]?.name ?? [])
        .filter((name) => !names.includes(withPlainSpaces(textInLanguage(sheet, name) ?? '')));
      return messageTexts('lacks', { section: '2.2', what: lacking });
    },
    isHazardDependent: true,
    remedy: remedy('deriveContains'),
  },
  {
    id: '2.2-6',
    asks: messageTexts('2.2-6'),
    provision: 'REACH Annex II 2.2; CLP Art. 25',
    exempt: ({ facts, results }) =>
      facts.label.euh.length === 0 &&
      missingSupplemental(facts, results).length === 0 &&
      'the label has no supplemental statement, and none follows',
    missing: (sheet) => {
      const text = textsOf(sheet, '2.2').join('\n');
      const lacking = [
        ...sheet.facts.label.euh.filter((code) => !text.includes(code)),
        ...missingSupplemental(sheet.facts, sheet.results).map(({ code }) => code),
      ];
      return lacking.length > 0 && messageTexts('lacks', { section: '2.2', what: lacking });
    },
    isHazardDependent: true,
    remedy: remedy('deriveSupplemental'),
  },
  {
    id: '2.3-1',
    asks: messageTexts('2.3-1'),
    provision: 'REACH Annex II 2.3',
    missing: saysNothing('2.3', ({ labels }) => labels.pbtAssessment),
    open: isNotIdentified('pbt'),
    remedy: remedy('identify'),
  },
  {
    id: '2.3-2',
    asks: messageTexts('2.3-2'),
    provision: 'REACH Annex II 2.3',
    missing: saysNothing('2.3', ({ labels }) => labels.endocrine),
    open: (sheet) => isNotIdentified('endocrineHuman')(sheet) || isNotIdentified('endocrineEnvironment')(sheet),
    remedy: remedy('identify'),
  },
  {
    id: '2.3-3',
    asks: messageTexts('2.3-3'),
    provision: 'REACH Annex II 2.3',
    exempt: (sheet) => !hasStatement(sheet, /^H22[2-6]$/) && 'no such hazard follows from the facts',
    missing: (sheet) => {
      const { pbtAssessment, endocrine } = sheet.phrases.labels;
      const others = blocksOf(sheet, '2.3').filter(
        (block) =>
          block.kind !== 'definitions' || block.rows.some(({ term }) => term !== pbtAssessment && term !== endocrine),
      );
      return others.length === 0 && messageTexts('noVapours');
    },
    isHazardDependent: true,
    remedy: remedy('addPhrasesOrText', { subsection: '2.3' }),
  },
];

/** Section 2, hazards identification. */
export const hazards: Section<2> = { subsections, points };
