import { labelHazardStatements, labelPictograms, labelSignalWord } from '../../rules/precedence.ts';
import { precautionsOf } from '../../rules/class-precautions.ts';
import { readLimits } from '../../rules/classification/model/limit-lines.ts';
import { marketPhrases } from '../../phrases/markets.ts';
import { missingMarketLanguages } from '../../rules/market-languages.ts';
import {
  blocksOf,
  hasOwnText,
  hasStatement,
  isFilled,
  isClassified,
  isMixture,
  onlyClassified,
  onlyMixtures,
  onlySubstances,
  type Point,
  saysNothing,
  type SheetUnderCheck,
  tableRows,
  textsOf,
  valuesOf,
} from './point.ts';
import { blockTexts } from '../blocks/builders.ts';
import { parseRange } from '../../product/numeric-range.ts';
import { inLanguage } from '../../phrases/languages.ts';

type Ingredient = SheetUnderCheck['facts']['composition'][number];

const nameOf = ({ name }: Ingredient) => inLanguage(name, 'en') ?? '';
/** The ingredients for which something is missing, in a sentence. */
function ingredientsWithout(
  { facts }: SheetUnderCheck,
  isMissing: (ingredient: Ingredient) => boolean,
  what: string,
): string | false {
  const names = facts.composition.filter(isMissing).map(nameOf);
  return names.length > 0 && `${what}: ${names.join(', ')}`;
}

const allTexts = ({ sheet }: SheetUnderCheck): string[] =>
  sheet.sections.flatMap(({ blocks, subsections }) => [
    ...blocks.flatMap(blockTexts),
    ...subsections.flatMap((one) => one.blocks.flatMap(blockTexts)),
  ]);

/** Part A 0.2.4: what a sheet must not say. */
const playingDown = /\b(?:harmless|no health effects|may be dangerous|safe under most conditions)\b/i;
/** Units that Directive 80/181/EEC does not have; the °F of P410 to P413 is the wording of CLP. */
const foreignUnits = /\d\s?(?:(?<!°C\/\d{1,5} ?)°F|psi|mm ?Hg|lb|gal|oz)(?![a-z])/;

const generalPoints: Point[] = [
  {
    id: '0-1',
    asks: 'The 16 sections with all their subsections, each under the heading of the law.',
    provision: 'REACH Annex II Part B; Art. 31(6)',
    missing: ({ sheet, facts, phrases }) => {
      const numbers = sheet.sections.flatMap(({ subsections }) => subsections.map(({ number }) => number));
      const required = Object.keys(phrases.subsections).filter(
        (number) => number !== (facts.kind === 'mixture' ? '3.1' : '3.2'),
      );
      const lacking = required.filter((number) => !numbers.includes(number));
      return (lacking.length > 0 || sheet.sections.length !== 16) && `subsections are missing: ${lacking.join(', ')}`;
    },
    remedy: 'render the sheet anew',
  },
  {
    id: '0-2',
    asks: 'No subsection is empty.',
    provision: 'REACH Annex II Part B, introduction',
    missing: ({ sheet }) => {
      const empty = sheet.sections
        .flatMap(({ subsections }) => subsections)
        .filter(({ blocks }) => blocks.flatMap(blockTexts).length === 0)
        .map(({ number }) => number);
      return empty.length > 0 && `nothing stands in ${empty.join(', ')}`;
    },
    remedy: 'fill in the subsections',
  },
  {
    id: '0-3',
    asks: 'The date of compilation on the first page.',
    provision: 'REACH Annex II Part A 0.2.5; Art. 31(6)',
    missing: ({ sheet, phrases }) =>
      !sheet.header.some(({ term, values }) => term === phrases.labels.compiled && values.some(Boolean)) &&
      'the head has no date of compilation',
    remedy: 'give the version its day of issue',
  },
  {
    id: '0-4',
    asks: 'A revised sheet says its date, its version and which version it replaces.',
    provision: 'REACH Annex II Part A 0.2.5',
    exempt: ({ options }) => !options.previousVersions?.length && 'it is the first version',
    missing: ({ sheet, phrases }) => {
      const terms = sheet.header.map(({ term }) => term);
      const { version, revised, replaces } = phrases.labels;
      const lacking = [version, revised, replaces].filter((term) => !terms.includes(term));
      return lacking.length > 0 && `the head lacks ${lacking.join(', ')}`;
    },
    remedy: 'keep the earlier versions in the product file',
  },
  {
    id: '0-5',
    asks: 'An official language of the Member State where the product is placed on the market.',
    provision: 'REACH Art. 31(5)',
    exempt: ({ product: { supplier } }) =>
      missingMarketLanguages(supplier.country, []) === null && 'the languages of the market are not known',
    missing: ({ product: { supplier }, languages }) => {
      const lacking = missingMarketLanguages(supplier.country, languages) ?? [];
      return (
        lacking.length > 0 && `the sheet is not issued in ${lacking.join(', ')}, the market is ${supplier.country}`
      );
    },
    remedy: 'add the language to languages.sds',
  },
  {
    id: '0-6',
    asks: 'The texts are in the language of the sheet.',
    provision: 'REACH Art. 31(5)',
    missing: ({ facts, languages }) => {
      const lacking = languages.filter((code) => !facts.name[code] || !facts.uses.identified.every((use) => use[code]));
      return lacking.length > 0 && `name or uses are not translated into ${lacking.join(', ')}`;
    },
    remedy: 'translate the texts',
  },
  {
    id: '0-7',
    asks: 'No statement that plays hazards down, such as ‘harmless’.',
    provision: 'REACH Annex II Part A 0.2.4',
    missing: (sheet) => {
      const found = allTexts(sheet).find((text) => playingDown.test(text));
      return found !== undefined && `‘${found}’`;
    },
    remedy: 'state the hazard, or that data are lacking',
  },
  {
    id: '0-8',
    asks: 'Units of measurement of Directive 80/181/EEC.',
    provision: 'REACH Annex II Part A 0.6',
    missing: (sheet) => {
      const found = allTexts(sheet).find((text) => foreignUnits.test(text));
      return found !== undefined && `‘${found}’`;
    },
    remedy: 'convert the value',
  },
];

const section1: Point[] = [
  {
    id: '1.1-1',
    asks: 'The product identifier as on the label: the trade name.',
    provision: 'REACH Annex II 1.1; CLP Art. 18',
    missing: saysNothing('1.1', ({ labels }) => labels.productName),
    remedy: 'fill in name',
  },
  {
    id: '1.1-2',
    asks: 'Of a substance its CAS, EC or index number.',
    provision: 'REACH Annex II 1.1; CLP Art. 18(2)',
    exempt: onlySubstances,
    missing: (sheet) => {
      const { casNumber, ecNumber, indexNumber } = sheet.phrases.labels;
      const found = [casNumber, ecNumber, indexNumber].flatMap((term) => valuesOf(sheet, '1.1', term));
      return found.length === 0 && 'section 1.1 has no number of the substance';
    },
    remedy: 'fill in identifiers.cas, ec or index',
  },
  {
    id: '1.1-3',
    asks: 'Of a registered substance its registration number.',
    provision: 'REACH Annex II 1.1; Art. 31(1), Art. 20(3)',
    exempt: (sheet) => onlySubstances(sheet) || (hasOwnText(sheet, '1.1') && 'texts 1.1 says why there is none'),
    missing: saysNothing('1.1', ({ labels }) => labels.reachNumber),
    remedy: 'fill in identifiers.reach, or say in texts 1.1 why there is none',
  },
  {
    id: '1.1-4',
    asks: 'The UFI of a mixture with health or physical hazards.',
    provision: 'REACH Annex II 1.1; CLP Annex VIII Part A 5',
    exempt: (sheet) =>
      onlyMixtures(sheet) || (!hasStatement(sheet, /^H[23]/) && 'the mixture has no health or physical hazard'),
    missing: ({ facts, phrases, ...sheet }) => {
      const found = valuesOf({ facts, phrases, ...sheet }, '1.1', phrases.labels.ufi);
      return (!facts.ufi || !found.includes(facts.ufi)) && 'section 1.1 has no UFI';
    },
    remedy: 'fill in ufi',
  },
  {
    id: '1.2-1',
    asks: 'The relevant identified uses in a few words.',
    provision: 'REACH Annex II 1.2',
    missing: saysNothing('1.2', ({ labels }) => labels.identifiedUses),
    remedy: 'fill in uses.identified',
  },
  {
    id: '1.2-2',
    asks: 'Uses that the supplier advises against.',
    provision: 'REACH Annex II 1.2',
    missing: saysNothing('1.2', ({ labels }) => labels.usesAdvisedAgainst),
    remedy: 'fill in uses.advisedAgainst, or write that there are none',
  },
  {
    id: '1.3-1',
    asks: 'Name and full address of the supplier.',
    provision: 'REACH Annex II 1.3',
    missing: ({ product: { supplier } }) => {
      const lacking = (['name', 'address', 'city', 'country'] as const).filter((field) => !supplier[field]);
      return lacking.length > 0 && `the supplier has no ${lacking.join(', ')}`;
    },
    remedy: 'fill in supplier',
  },
  {
    id: '1.3-2',
    asks: 'Telephone number of the supplier.',
    provision: 'REACH Annex II 1.3',
    missing: saysNothing('1.3', ({ labels }) => labels.telephone),
    remedy: 'fill in supplier.telephone',
  },
  {
    id: '1.3-3',
    asks: 'E-mail address of a competent person responsible for the sheet.',
    provision: 'REACH Annex II 1.3',
    missing: saysNothing('1.3', ({ labels }) => labels.email),
    remedy: 'fill in supplier.email',
  },
  {
    id: '1.4-1',
    asks: 'An emergency telephone number.',
    provision: 'REACH Annex II 1.4',
    missing: (sheet) =>
      !textsOf(sheet, '1.4').some((text) => /\d{3}/.test(text)) && 'section 1.4 has no telephone number',
    remedy: 'fill in emergencyTelephone',
  },
  {
    id: '1.4-2',
    asks: 'The official advisory body of the market with its hours, or that there is none.',
    provision: 'REACH Annex II 1.4; CLP Art. 45',
    missing: (sheet) =>
      textsOf(sheet, '1.4').some(isFilled(marketPhrases(sheet.lang).unknownAdvisoryBody)) &&
      'section 1.4 says that the body is not recorded',
    remedy: 'add a pack of the market by MARKETS_FILE',
  },
];

const labelCodes = ({ facts: { label } }: SheetUnderCheck) =>
  [...label.h, ...label.euh].flatMap((code) => code.split('+'));

/** The classes of CLP Art. 18(3)(b). */
const namedOnLabel = /^(?:Acute Tox|Skin Corr|Eye Dam|Muta|Carc|Repr|Resp\. Sens|Skin Sens|STOT|Asp\. Tox)/;

const section2: Point[] = [
  {
    id: '2.1-1',
    asks: 'The classification with classes and categories, or that the product is not classified.',
    provision: 'REACH Annex II 2.1',
    missing: (sheet) => {
      const { classified, notClassified } = sheet.phrases.sentences;
      const { kind } = sheet.facts;
      const texts = textsOf(sheet, '2.1');
      if (!isClassified(sheet))
        return !texts.includes(notClassified[kind]) && 'section 2.1 does not say that it is not classified';
      const lacking = sheet.facts.classification.filter(({ category }) => !texts.includes(category));
      return (
        (!texts.includes(classified[kind]) || lacking.length > 0) &&
        `section 2.1 lacks ${lacking.map(({ category }) => category).join(', ')}`
      );
    },
    remedy: 'fill in classification',
  },
  {
    id: '2.1-2',
    asks: 'The hazard statements of each class, with their text here or in section 16.',
    provision: 'REACH Annex II 2.1',
    exempt: onlyClassified,
    missing: (sheet) => {
      const texts = [...textsOf(sheet, '2.1'), ...textsOf(sheet, '16')].join('\n');
      const lacking = sheet.facts.classification.flatMap(({ h }) => h).filter((code) => !texts.includes(code));
      return lacking.length > 0 && `section 2.1 lacks ${lacking.join(', ')}`;
    },
    remedy: 'give each category its statements',
  },
  {
    id: '2.1-3',
    asks: 'How each class of a mixture was found.',
    provision: 'REACH Annex II 2.1, 16(d); CLP Art. 9',
    exempt: (sheet) => onlyMixtures(sheet) || onlyClassified(sheet),
    missing: (sheet) => {
      const found = tableRows(sheet, '2.1').filter((row) => row.flat().includes(sheet.phrases.procedures.notStated));
      return found.length > 0 && `the method is not stated for ${found.map((row) => row[1]?.join(' ')).join(', ')}`;
    },
    remedy: 'add an override with its basis and reason, or complete the composition',
  },
  {
    id: '2.2-1',
    asks: 'The pictograms that follow from the classification.',
    provision: 'REACH Annex II 2.2; CLP Art. 19, 26',
    exempt: (sheet) => labelPictograms(sheet.facts.classification).length === 0 && 'the classes have no pictogram',
    missing: (sheet) => {
      const printed = blocksOf(sheet, '2.2').flatMap((block) =>
        block.kind === 'pictograms' ? block.items.map(({ code }) => code) : [],
      );
      const lacking = labelPictograms(sheet.facts.classification).filter((code) => !printed.includes(code));
      return lacking.length > 0 && `section 2.2 lacks ${lacking.join(', ')}`;
    },
    remedy: 'remove label.pictograms: they are then derived',
  },
  {
    id: '2.2-2',
    asks: 'The signal word.',
    provision: 'REACH Annex II 2.2; CLP Art. 20',
    exempt: (sheet) => labelSignalWord(sheet.facts.classification) === null && 'the classes have no signal word',
    missing: (sheet) => {
      const word = labelSignalWord(sheet.facts.classification)!;
      const printed = valuesOf(sheet, '2.2', sheet.phrases.labels.signalWord);
      return !printed.includes(sheet.phrases.signalWords[word]) && `section 2.2 lacks '${word}'`;
    },
    remedy: 'remove label.signalWord: it is then derived',
  },
  {
    id: '2.2-3',
    asks: 'The hazard statements of the label.',
    provision: 'REACH Annex II 2.2; CLP Art. 21, 27',
    exempt: onlyClassified,
    missing: (sheet) => {
      const printed = labelCodes(sheet);
      const lacking = labelHazardStatements(sheet.facts.classification).filter((code) => !printed.includes(code));
      return lacking.length > 0 && `section 2.2 lacks ${lacking.join(', ')}`;
    },
    remedy: 'remove label.h: they are then derived',
  },
  {
    id: '2.2-4',
    asks: 'Precautionary statements of the label.',
    provision: 'REACH Annex II 2.2; CLP Art. 22, 28',
    exempt: (sheet) =>
      precautionsOf(sheet.facts.classification, sheet.facts.audience).length === 0 && 'the classes have none',
    missing: ({ facts }) => facts.label.p.length === 0 && 'section 2.2 has no precautionary statement',
    remedy: 'remove label.p: they are then derived',
  },
  {
    id: '2.2-5',
    asks: 'The names of the substances that cause severe classes.',
    provision: 'REACH Annex II 2.2; CLP Art. 18(3)(b)',
    exempt: (sheet) =>
      onlyMixtures(sheet) ||
      (!sheet.facts.classification.some(({ category }) => namedOnLabel.test(category)) && 'no class asks for names'),
    missing: saysNothing('2.2', ({ labels }) => labels.contains),
    remedy: 'remove label.contains: it is then derived',
  },
  {
    id: '2.2-6',
    asks: 'The supplemental statements of CLP Annex II that ingredients bring.',
    provision: 'REACH Annex II 2.2; CLP Art. 25',
    exempt: ({ facts }) => facts.label.euh.length === 0 && 'the label has no supplemental statement',
    missing: (sheet) => {
      const printed = textsOf(sheet, '2.2').join('\n');
      const lacking = sheet.facts.label.euh.filter((code) => !printed.includes(code));
      return lacking.length > 0 && `section 2.2 lacks ${lacking.join(', ')}`;
    },
    remedy: 'remove label.euh: it is then derived',
  },
  {
    id: '2.3-1',
    asks: 'Whether the product is, or contains at 0.1 % or more, a PBT or vPvB substance.',
    provision: 'REACH Annex II 2.3',
    missing: saysNothing('2.3', ({ labels }) => labels.pbtAssessment),
    remedy: 'complete the classification of the ingredients',
  },
  {
    id: '2.3-2',
    asks: 'Whether the product is, or contains at 0.1 % or more, a substance with endocrine disrupting properties.',
    provision: 'REACH Annex II 2.3',
    missing: saysNothing('2.3', ({ labels }) => labels.endocrine),
    remedy: 'complete the classification of the ingredients',
  },
  {
    id: '2.3-3',
    asks: 'Other hazards that do not lead to a class, such as explosive vapours.',
    provision: 'REACH Annex II 2.3',
    exempt: (sheet) => !hasStatement(sheet, /^H22[2-6]$/) && 'no such hazard follows from the facts',
    missing: (sheet) => {
      const { pbtAssessment, endocrine } = sheet.phrases.labels;
      const others = blocksOf(sheet, '2.3').filter(
        (block) =>
          block.kind !== 'definitions' || block.rows.some(({ term }) => term !== pbtAssessment && term !== endocrine),
      );
      return others.length === 0 && 'section 2.3 says nothing of explosive vapours';
    },
    remedy: 'add phrases or a text to 2.3',
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

const section3: Point[] = [
  {
    id: '3.1-1',
    asks: 'The identity of the main constituent of a substance.',
    provision: 'REACH Annex II 3.1',
    exempt: onlySubstances,
    missing: (sheet) => tableRows(sheet, '3.1').length === 0 && 'section 3.1 names no constituent',
    remedy: 'fill in composition',
  },
  {
    id: '3.1-2',
    asks: 'Specific limits, M factors and acute toxicity estimates of the substance.',
    provision: 'REACH Annex II 3.1',
    exempt: (sheet) => onlySubstances(sheet) || (!hasAsked(sheet) && 'no class of the substance asks for them'),
    missing: (sheet) => ingredientsWithout(sheet, lacksFigures, 'no ATE or M factor for'),
    remedy: "add limits such as 'ATE (H301) = 100 mg/kg' or 'M (acute) = 10'",
  },
  {
    id: '3.2-1',
    asks: 'The ingredients that have to be listed, or that there are none.',
    provision: 'REACH Annex II 3.2.1',
    exempt: onlyMixtures,
    missing: (sheet) => textsOf(sheet, '3.2').length === 0 && 'section 3.2 is empty',
    remedy: 'fill in composition',
  },
  {
    id: '3.2-2',
    asks: 'The content of each ingredient as a figure or range.',
    provision: 'REACH Annex II 3.2.1',
    exempt: onlyMixtures,
    missing: (sheet) =>
      ingredientsWithout(
        sheet,
        ({ contentRange }) => parseRange(contentRange.replaceAll('%', '')) === null,
        'no figure for',
      ),
    remedy: 'fill in contentRange',
  },
  {
    id: '3.2-3',
    asks: 'The classification of each ingredient.',
    provision: 'REACH Annex II 3.2.3',
    exempt: onlyMixtures,
    missing: (sheet) =>
      ingredientsWithout(
        sheet,
        ({ isClassificationUnknown }) => isClassificationUnknown === true,
        'nobody has classified',
      ),
    remedy: 'ask the supplier of the ingredient for its classification',
  },
  {
    id: '3.2-4',
    asks: 'CAS or EC number of each ingredient.',
    provision: 'REACH Annex II 3.2.4',
    exempt: onlyMixtures,
    missing: (sheet) => ingredientsWithout(sheet, ({ cas, ec, index }) => !cas && !ec && !index, 'no number for'),
    remedy: 'fill in cas, ec or index of the ingredient',
  },
  {
    id: '3.2-5',
    asks: 'The registration number of each hazardous ingredient where it is known.',
    provision: 'REACH Annex II 3.2.4',
    exempt: (sheet) => onlyMixtures(sheet) || (hasOwnText(sheet, '3.2') && 'texts 3.2 says why there is none'),
    missing: (sheet) =>
      ingredientsWithout(
        sheet,
        ({ reach, classification }) => !reach && classification.length > 0,
        'no registration number for',
      ),
    remedy: 'fill in reach of the ingredient, or say in texts 3.2 why there is none',
  },
  {
    id: '3.2-6',
    asks: 'The acute toxicity estimate of each acutely toxic ingredient, by route.',
    provision: 'REACH Annex II 3.2.3',
    exempt: (sheet) =>
      onlyMixtures(sheet) || (!sheet.facts.composition.some(isToxic) && 'no ingredient is acutely toxic'),
    missing: (sheet) => ingredientsWithout(sheet, (one) => isToxic(one) && !hasEstimates(one), 'no ATE for a route of'),
    remedy: "add limits such as 'ATE (H302) = 500 mg/kg'",
  },
  {
    id: '3.2-7',
    asks: 'The M factors of ingredients of Aquatic Acute 1 or Aquatic Chronic 1.',
    provision: 'REACH Annex II 3.2.3; CLP Art. 10(2)',
    exempt: (sheet) =>
      onlyMixtures(sheet) ||
      (!sheet.facts.composition.some((one) => asksFactor(one, 'acute') || asksFactor(one, 'chronic')) &&
        'no ingredient is of these categories'),
    missing: (sheet) =>
      ingredientsWithout(
        sheet,
        (one) => (['acute', 'chronic'] as const).some((effect) => asksFactor(one, effect) && !hasMFactor(one, effect)),
        'no M factor for',
      ),
    remedy: "add limits such as 'M (acute) = 10'",
  },
  {
    id: '3.2-8',
    asks: 'The full text of the statements of section 3, or a reference to section 16.',
    provision: 'REACH Annex II 3.2.3',
    exempt: ({ facts }) =>
      !facts.composition.some(({ classification, euh }) => classification.length + euh.length > 0) &&
      'section 3 has no statement',
    missing: (sheet) =>
      !textsOf(sheet, isMixture(sheet) ? '3.2' : '3.1').includes(sheet.phrases.sentences.substanceNote) &&
      'section 3 does not say where the texts are',
    remedy: 'render the sheet anew',
  },
  {
    id: '3.2-10',
    asks: 'Particle characteristics of each ingredient in nanoform.',
    provision: 'REACH Annex II 3.1, 3.2.1',
    exempt: ({ facts }) =>
      !facts.composition.some(({ nanoform }) => nanoform) && 'no ingredient is named as a nanoform',
    missing: (sheet) => {
      const printed = textsOf(sheet, isMixture(sheet) ? '3.2' : '3.1').join('\n');
      return !printed.includes(sheet.phrases.labels.nanoform) && 'section 3 does not name the nanoform';
    },
    remedy: 'render the sheet anew',
  },
  {
    id: '3.2-9',
    asks: 'The name of each ingredient in the language of the sheet.',
    provision: 'REACH Annex II 3.2.4; Art. 31(5)',
    missing: (sheet) =>
      ingredientsWithout(
        sheet,
        ({ name }) => sheet.languages.some((code) => !name[code]),
        'no name in every language for',
      ),
    remedy: 'translate the names',
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
