import { isClassificationStated } from '../../product/ingredients.ts';
import { labelHazardStatements, labelPictograms, labelSignalWord } from '../../law/label/precedence.ts';
import { isNamedOnLabel } from '../../law/classification/consequences/label-names.ts';
import { precautionsOf } from '../../law/label/class-precautions.ts';
import { needsUfi } from '../../law/classification/needs-ufi.ts';
import { readLimits } from '../../law/classification/model/limit-lines.ts';
import { marketPhrases } from '../../languages/markets.ts';
import { missingMarketLanguages } from '../../law/market-languages.ts';
import {
  blocksOf,
  hasOwnText,
  hasStatement,
  isFilled,
  isClassified,
  isMixture,
  isNotIdentified,
  onlyClassified,
  onlyMixtures,
  onlySubstances,
  type Point,
  saysNothing,
  type SheetUnderCheck,
  tableRows,
  textsOf,
  valuesOf,
  remedy,
} from './point.ts';
import { blockTexts } from '../blocks/builders.ts';
import { readContent } from '../../product/contents/printed-content.ts';
import { languageName } from '../../languages/languages.ts';
import { inEveryLanguage, type MessageWith, messageTexts, type Texts } from '../../languages/messages.ts';
import { phraseTexts } from '../../languages/phrases.ts';

type Ingredient = SheetUnderCheck['facts']['composition'][number];

/** The ingredients for which something is missing, in a sentence. */
function ingredientsWithout(
  { facts }: SheetUnderCheck,
  isMissing: (ingredient: Ingredient) => boolean,
  what: MessageWith<'names'>,
): Texts | false {
  const names = facts.composition.filter(isMissing).map(({ name }) => name);
  return names.length > 0 && messageTexts(what, { names });
}

/** Commands know languages by their codes. */
const languageTexts = (code: string): Texts => ({
  ...inEveryLanguage((lang) => languageName(code, lang)),
  en: code,
});

const supplierFields = {
  name: phraseTexts(({ labels }) => labels.companyName),
  address: phraseTexts(({ labels }) => labels.address),
  city: messageTexts('city'),
  country: phraseTexts(({ labels }) => labels.country),
};

const allTexts = ({ sheet }: SheetUnderCheck): string[] =>
  sheet.sections.flatMap(({ blocks, subsections }) => [
    ...blocks.flatMap(blockTexts),
    ...subsections.flatMap((one) => one.blocks.flatMap(blockTexts)),
  ]);

/** Part A 0.2.4: what a sheet must not say. */
const playingDown = /\b(?:harmless|no health effects|may be dangerous|safe under most conditions)\b/i;
/** Units that Directive 80/181/EEC does not have; the °F of P410 to P413 is the wording of CLP. */
const foreignUnits = /\d\s?(?:(?<!°C\/\d{1,5}\s?)°F|psi|mm ?Hg|lb|gal|oz)(?![a-z])/;

const generalPoints: Point[] = [
  {
    id: '0-1',
    asks: messageTexts('0-1'),
    provision: 'REACH Annex II Part B; Art. 31(6)',
    missing: ({ sheet, facts, phrases }) => {
      const numbers = sheet.sections.flatMap(({ subsections }) => subsections.map(({ number }) => number));
      const required = Object.keys(phrases.subsections).filter(
        (number) => number !== (facts.kind === 'mixture' ? '3.1' : '3.2'),
      );
      const lacking = required.filter((number) => !numbers.includes(number));
      return (
        (lacking.length > 0 || sheet.sections.length !== 16) && messageTexts('subsectionsMissing', { numbers: lacking })
      );
    },
    remedy: remedy('renderAnew'),
  },
  {
    id: '0-2',
    asks: messageTexts('0-2'),
    provision: 'REACH Annex II Part B, introduction',
    missing: ({ sheet }) => {
      const empty = sheet.sections
        .flatMap(({ subsections }) => subsections)
        .filter(({ blocks }) => blocks.flatMap(blockTexts).length === 0)
        .map(({ number }) => number);
      return empty.length > 0 && messageTexts('subsectionsEmpty', { numbers: empty });
    },
    remedy: remedy('fillInSubsections'),
  },
  {
    id: '0-3',
    asks: messageTexts('0-3'),
    provision: 'REACH Annex II Part A 0.2.5; Art. 31(6)',
    missing: ({ sheet, phrases }) =>
      !sheet.header.some(({ term, values }) => term === phrases.labels.compiled && values.some(Boolean)) &&
      messageTexts('headLacksDate'),
    remedy: remedy('giveDay'),
  },
  {
    id: '0-4',
    asks: messageTexts('0-4'),
    provision: 'REACH Annex II Part A 0.2.5',
    exempt: ({ options }) => !options.previousVersions?.length && 'it is the first version',
    missing: ({ sheet, phrases }) => {
      const terms = sheet.header.map(({ term }) => term);
      const lacking = (['version', 'revised', 'replaces'] as const).filter(
        (key) => !terms.includes(phrases.labels[key]),
      );
      return (
        lacking.length > 0 &&
        messageTexts('headLacks', { terms: lacking.map((key) => phraseTexts(({ labels }) => labels[key])) })
      );
    },
    remedy: remedy('keepVersions'),
  },
  {
    id: '0-5',
    asks: messageTexts('0-5'),
    provision: 'REACH Art. 31(5)',
    exempt: ({ product: { supplier } }) =>
      missingMarketLanguages(supplier.country, []) === null && 'the languages of the market are not known',
    missing: ({ product: { supplier }, languages }) => {
      const lacking = missingMarketLanguages(supplier.country, languages) ?? [];
      return (
        lacking.length > 0 &&
        messageTexts('notInLanguages', { languages: lacking.map(languageTexts), country: supplier.country })
      );
    },
    remedy: remedy('addLanguage'),
  },
  {
    id: '0-6',
    asks: messageTexts('0-6'),
    provision: 'REACH Art. 31(5)',
    missing: ({ facts, languages }) => {
      const lacking = languages.filter((code) => !facts.name[code] || !facts.uses.identified.every((use) => use[code]));
      return lacking.length > 0 && messageTexts('notTranslated', { languages: lacking.map(languageTexts) });
    },
    remedy: remedy('translateTexts'),
  },
  {
    id: '0-7',
    asks: messageTexts('0-7'),
    provision: 'REACH Annex II Part A 0.2.4',
    missing: (sheet) => {
      const found = allTexts(sheet).find((text) => playingDown.test(text));
      return found !== undefined && messageTexts('quoted', { text: found });
    },
    remedy: remedy('stateHazard'),
  },
  {
    id: '0-8',
    asks: messageTexts('0-8'),
    provision: 'REACH Annex II Part A 0.6',
    missing: (sheet) => {
      const found = allTexts(sheet).find((text) => foreignUnits.test(text));
      return found !== undefined && messageTexts('quoted', { text: found });
    },
    remedy: remedy('convertValue'),
  },
];

const section1: Point[] = [
  {
    id: '1.1-1',
    asks: messageTexts('1.1-1'),
    provision: 'REACH Annex II 1.1; CLP Art. 18',
    missing: saysNothing('1.1', ({ labels }) => labels.productName),
    remedy: remedy('fillInName'),
  },
  {
    id: '1.1-2',
    asks: messageTexts('1.1-2'),
    provision: 'REACH Annex II 1.1; CLP Art. 18(2)',
    exempt: onlySubstances,
    missing: (sheet) => {
      const { casNumber, ecNumber, indexNumber } = sheet.phrases.labels;
      const found = [casNumber, ecNumber, indexNumber].flatMap((term) => valuesOf(sheet, '1.1', term));
      return found.length === 0 && messageTexts('noSubstanceNumber');
    },
    remedy: remedy('fillInNumbers'),
  },
  {
    id: '1.1-3',
    asks: messageTexts('1.1-3'),
    provision: 'REACH Annex II 1.1; Art. 31(1), Art. 20(3)',
    exempt: (sheet) => onlySubstances(sheet) || (hasOwnText(sheet, '1.1') && 'texts 1.1 says why there is none'),
    missing: saysNothing('1.1', ({ labels }) => labels.reachNumber),
    remedy: remedy('fillInReach'),
  },
  {
    id: '1.1-4',
    asks: messageTexts('1.1-4'),
    provision: 'REACH Annex II 1.1; CLP Annex VIII Part A 5',
    exempt: (sheet) =>
      onlyMixtures(sheet) || (!needsUfi(sheet.facts.classification) && 'no class of the mixture asks for a UFI'),
    missing: ({ facts, phrases, ...sheet }) => {
      const found = valuesOf({ facts, phrases, ...sheet }, '1.1', phrases.labels.ufi);
      return (!facts.ufi || !found.includes(facts.ufi)) && messageTexts('noUfi');
    },
    isByHazards: true,
    remedy: remedy('fillInUfi'),
  },
  {
    id: '1.2-1',
    asks: messageTexts('1.2-1'),
    provision: 'REACH Annex II 1.2',
    missing: saysNothing('1.2', ({ labels }) => labels.identifiedUses),
    remedy: remedy('fillInUses'),
  },
  {
    id: '1.2-2',
    asks: messageTexts('1.2-2'),
    provision: 'REACH Annex II 1.2',
    missing: saysNothing('1.2', ({ labels }) => labels.usesAdvisedAgainst),
    remedy: remedy('fillInAdvisedAgainst'),
  },
  {
    id: '1.3-1',
    asks: messageTexts('1.3-1'),
    provision: 'REACH Annex II 1.3',
    missing: ({ product: { supplier } }) => {
      const lacking = (['name', 'address', 'city', 'country'] as const).filter((field) => !supplier[field]);
      return (
        lacking.length > 0 && messageTexts('supplierLacks', { fields: lacking.map((field) => supplierFields[field]) })
      );
    },
    remedy: remedy('fillInSupplier'),
  },
  {
    id: '1.3-2',
    asks: messageTexts('1.3-2'),
    provision: 'REACH Annex II 1.3',
    missing: saysNothing('1.3', ({ labels }) => labels.telephone),
    remedy: remedy('fillInTelephone'),
  },
  {
    id: '1.3-3',
    asks: messageTexts('1.3-3'),
    provision: 'REACH Annex II 1.3',
    missing: saysNothing('1.3', ({ labels }) => labels.email),
    remedy: remedy('fillInEmail'),
  },
  {
    id: '1.4-1',
    asks: messageTexts('1.4-1'),
    provision: 'REACH Annex II 1.4',
    missing: (sheet) =>
      !textsOf(sheet, '1.4').some((text) => /\d{3}/.test(text)) && messageTexts('noEmergencyTelephone'),
    remedy: remedy('fillInEmergencyTelephone'),
  },
  {
    id: '1.4-2',
    asks: messageTexts('1.4-2'),
    provision: 'REACH Annex II 1.4; CLP Art. 45',
    missing: (sheet) =>
      textsOf(sheet, '1.4').some(isFilled(marketPhrases(sheet.lang).unknownAdvisoryBody)) &&
      messageTexts('noAdvisoryBody'),
    remedy: remedy('addMarketPack'),
  },
];

const labelCodes = ({ facts: { label } }: SheetUnderCheck) =>
  [...label.h, ...label.euh].flatMap((code) => code.split('+'));

const section2: Point[] = [
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
    isByHazards: true,
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
    isByHazards: true,
    remedy: remedy('addOverride'),
  },
  {
    id: '2.2-1',
    asks: messageTexts('2.2-1'),
    provision: 'REACH Annex II 2.2; CLP Art. 19, 26',
    exempt: (sheet) => labelPictograms(sheet.facts.classification).length === 0 && 'the classes have no pictogram',
    missing: (sheet) => {
      const printed = blocksOf(sheet, '2.2').flatMap((block) =>
        block.kind === 'pictograms' ? block.items.map(({ code }) => code) : [],
      );
      const lacking = labelPictograms(sheet.facts.classification).filter((code) => !printed.includes(code));
      return lacking.length > 0 && messageTexts('lacks', { section: '2.2', what: lacking });
    },
    isByHazards: true,
    remedy: remedy('derivePictograms'),
  },
  {
    id: '2.2-2',
    asks: messageTexts('2.2-2'),
    provision: 'REACH Annex II 2.2; CLP Art. 20',
    exempt: (sheet) => labelSignalWord(sheet.facts.classification) === null && 'the classes have no signal word',
    missing: (sheet) => {
      const word = labelSignalWord(sheet.facts.classification)!;
      const printed = valuesOf(sheet, '2.2', sheet.phrases.labels.signalWord);
      return (
        !printed.includes(sheet.phrases.signalWords[word]) &&
        messageTexts('lacks', { section: '2.2', what: phraseTexts(({ signalWords }) => `‘${signalWords[word]}’`) })
      );
    },
    isByHazards: true,
    remedy: remedy('deriveSignalWord'),
  },
  {
    id: '2.2-3',
    asks: messageTexts('2.2-3'),
    provision: 'REACH Annex II 2.2; CLP Art. 21, 27',
    exempt: onlyClassified,
    missing: (sheet) => {
      const printed = labelCodes(sheet);
      const lacking = labelHazardStatements(sheet.facts.classification).filter((code) => !printed.includes(code));
      return lacking.length > 0 && messageTexts('lacks', { section: '2.2', what: lacking });
    },
    isByHazards: true,
    remedy: remedy('deriveHazards'),
  },
  {
    id: '2.2-4',
    asks: messageTexts('2.2-4'),
    provision: 'REACH Annex II 2.2; CLP Art. 22, 28',
    exempt: (sheet) =>
      precautionsOf(sheet.facts.classification, sheet.facts.audience).length === 0 && 'the classes have none',
    missing: ({ facts }) => facts.label.p.length === 0 && messageTexts('noPrecaution'),
    isByHazards: true,
    remedy: remedy('derivePrecautions'),
  },
  {
    id: '2.2-5',
    asks: messageTexts('2.2-5'),
    provision: 'REACH Annex II 2.2; CLP Art. 18(3)(b)',
    exempt: (sheet) =>
      onlyMixtures(sheet) ||
      (!sheet.facts.classification.some(({ category }) => isNamedOnLabel(category)) && 'no class asks for names'),
    missing: saysNothing('2.2', ({ labels }) => labels.contains),
    isByHazards: true,
    remedy: remedy('deriveContains'),
  },
  {
    id: '2.2-6',
    asks: messageTexts('2.2-6'),
    provision: 'REACH Annex II 2.2; CLP Art. 25',
    exempt: ({ facts }) => facts.label.euh.length === 0 && 'the label has no supplemental statement',
    missing: (sheet) => {
      const printed = textsOf(sheet, '2.2').join('\n');
      const lacking = sheet.facts.label.euh.filter((code) => !printed.includes(code));
      return lacking.length > 0 && messageTexts('lacks', { section: '2.2', what: lacking });
    },
    isByHazards: true,
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
    isByHazards: true,
    remedy: remedy('addPhrasesOrText', { subsection: '2.3' }),
  },
];

const isToxic = ({ classification }: Ingredient) =>
  classification.some(({ category }) => category.startsWith('Acute Tox.'));
const hasEstimates = (ingredient: Ingredient) => {
  const routes = readLimits(ingredient.limits).flatMap((line) => (line.kind === 'ate' ? line.route : []));
  const required = ingredient.classification.flatMap(({ category, h }) =>
    category.startsWith('Acute Tox.')
      ? h.map((code) => (/^H30/.test(code) ? 'oral' : /^H31/.test(code) ? 'dermal' : 'inhalation'))
      : [],
  );
  return required.every((route) => routes.some((one) => one === route));
};
const hasMFactor = ({ limits }: Ingredient, effect: 'acute' | 'chronic') =>
  readLimits(limits).some((line) => line.kind === 'factor' && (line.effect === effect || line.effect === 'both'));

const namesNoIngredient = ({ facts }: SheetUnderCheck) => facts.composition.length === 0 && 'no ingredient is named';

const section3: Point[] = [
  {
    id: '3.1-1',
    asks: messageTexts('3.1-1'),
    provision: 'REACH Annex II 3.1',
    exempt: onlySubstances,
    missing: (sheet) => tableRows(sheet, '3.1').length === 0 && messageTexts('noConstituent'),
    remedy: remedy('fillInComposition'),
  },
  {
    id: '3.1-2',
    asks: messageTexts('3.1-2'),
    provision: 'REACH Annex II 3.1',
    exempt: (sheet) => onlySubstances(sheet) || (!hasAsked(sheet) && 'no class of the substance asks for them'),
    missing: (sheet) => ingredientsWithout(sheet, lacksFigures, 'noAteOrMFactor'),
    isByHazards: true,
    remedy: remedy('addAteOrMFactor'),
  },
  {
    id: '3.2-1',
    asks: messageTexts('3.2-1'),
    provision: 'REACH Annex II 3.2.1',
    exempt: onlyMixtures,
    missing: (sheet) => textsOf(sheet, '3.2').length === 0 && messageTexts('noText', { section: '3.2' }),
    remedy: remedy('fillInComposition'),
  },
  {
    id: '3.2-2',
    asks: messageTexts('3.2-2'),
    provision: 'REACH Annex II 3.2.1',
    exempt: (sheet) => onlyMixtures(sheet) || namesNoIngredient(sheet),
    isByHazards: true,
    missing: (sheet) =>
      ingredientsWithout(sheet, ({ contentRange }) => readContent(contentRange).kind === 'unreadable', 'noFigureFor'),
    remedy: remedy('fillInContent'),
  },
  {
    id: '3.2-3',
    asks: messageTexts('3.2-3'),
    provision: 'REACH Annex II 3.2.3',
    exempt: (sheet) => onlyMixtures(sheet) || namesNoIngredient(sheet),
    isByHazards: true,
    missing: (sheet) => ingredientsWithout(sheet, (one) => !isClassificationStated(one), 'nobodyClassified'),
    remedy: remedy('askSupplier'),
  },
  {
    id: '3.2-4',
    asks: messageTexts('3.2-4'),
    provision: 'REACH Annex II 3.2.4',
    exempt: (sheet) => onlyMixtures(sheet) || namesNoIngredient(sheet),
    isByHazards: true,
    missing: (sheet) => ingredientsWithout(sheet, ({ cas, ec, index }) => !cas && !ec && !index, 'noNumberFor'),
    remedy: remedy('fillInIngredientNumbers'),
  },
  {
    id: '3.2-5',
    asks: messageTexts('3.2-5'),
    provision: 'REACH Annex II 3.2.4',
    exempt: (sheet) =>
      onlyMixtures(sheet) ||
      namesNoIngredient(sheet) ||
      (hasOwnText(sheet, '3.2') && 'texts 3.2 says why there is none'),
    isByHazards: true,
    missing: (sheet) =>
      ingredientsWithout(
        sheet,
        ({ reach, classification }) => !reach && classification.length > 0,
        'noRegistrationFor',
      ),
    remedy: remedy('fillInIngredientReach'),
  },
  {
    id: '3.2-6',
    asks: messageTexts('3.2-6'),
    provision: 'REACH Annex II 3.2.3',
    exempt: (sheet) =>
      onlyMixtures(sheet) || (!sheet.facts.composition.some(isToxic) && 'no ingredient is acutely toxic'),
    missing: (sheet) => ingredientsWithout(sheet, (one) => isToxic(one) && !hasEstimates(one), 'noAteFor'),
    isByHazards: true,
    remedy: remedy('addAte'),
  },
  {
    id: '3.2-7',
    asks: messageTexts('3.2-7'),
    provision: 'REACH Annex II 3.2.3; CLP Art. 10(2)',
    exempt: (sheet) =>
      onlyMixtures(sheet) ||
      (!sheet.facts.composition.some((one) => asksFactor(one, 'acute') || asksFactor(one, 'chronic')) &&
        'no ingredient is of these categories'),
    missing: (sheet) =>
      ingredientsWithout(
        sheet,
        (one) => (['acute', 'chronic'] as const).some((effect) => asksFactor(one, effect) && !hasMFactor(one, effect)),
        'noMFactorFor',
      ),
    isByHazards: true,
    remedy: remedy('addMFactor'),
  },
  {
    id: '3.2-8',
    asks: messageTexts('3.2-8'),
    provision: 'REACH Annex II 3.2.3',
    exempt: ({ facts }) =>
      !facts.composition.some(({ classification, euh }) => classification.length + euh.length > 0) &&
      'section 3 has no statement',
    missing: (sheet) =>
      !textsOf(sheet, isMixture(sheet) ? '3.2' : '3.1').includes(sheet.phrases.sentences.substanceNote) &&
      messageTexts('noReferenceToTexts'),
    isByHazards: true,
    remedy: remedy('renderAnew'),
  },
  {
    id: '3.2-10',
    asks: messageTexts('3.2-10'),
    provision: 'REACH Annex II 3.1, 3.2.1',
    exempt: ({ facts }) =>
      !facts.composition.some(({ nanoform }) => nanoform) && 'no ingredient is named as a nanoform',
    missing: (sheet) => {
      const printed = textsOf(sheet, isMixture(sheet) ? '3.2' : '3.1').join('\n');
      return !printed.includes(sheet.phrases.labels.nanoform) && messageTexts('nanoformNotNamed');
    },
    isByHazards: true,
    remedy: remedy('renderAnew'),
  },
  {
    id: '3.2-9',
    asks: messageTexts('3.2-9'),
    provision: 'REACH Annex II 3.2.4; Art. 31(5)',
    exempt: namesNoIngredient,
    isByHazards: true,
    missing: (sheet) =>
      ingredientsWithout(sheet, ({ name }) => sheet.languages.some((code) => !name[code]), 'noNameFor'),
    remedy: remedy('translateNames'),
  },
];

const asksFactor = ({ classification }: Ingredient, effect: 'acute' | 'chronic') =>
  classification.some(({ category }) => category === (effect === 'acute' ? 'Aquatic Acute 1' : 'Aquatic Chronic 1'));
const lacksFigures = (one: Ingredient) =>
  (isToxic(one) && !hasEstimates(one)) ||
  (['acute', 'chronic'] as const).some((effect) => asksFactor(one, effect) && !hasMFactor(one, effect));
const hasAsked = ({ facts }: SheetUnderCheck) =>
  facts.composition.some((one) => isToxic(one) || asksFactor(one, 'acute') || asksFactor(one, 'chronic'));

/** The sheet as a whole and sections 1 to 3. */
export const identificationPoints: readonly Point[] = [...generalPoints, ...section1, ...section2, ...section3];
