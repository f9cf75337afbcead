import { type MessageWith, type Texts, messageTexts } from '../../languages/messages.ts';
import { readLimits } from '../../law/classification/model/limit-lines.ts';
import { readContent } from '../../product/contents/printed-content.ts';
import { isClassificationStated } from '../../product/ingredients.ts';
import { printedContent, publicContentOf } from '../../product/mixture.ts';
import type { Block } from '../blocks/block.ts';
import { definitions, paragraph, row, table } from '../blocks/builders.ts';
import {
  type Point,
  type Section,
  type SheetUnderCheck,
  hasOwnText,
  isMixture,
  onlyMixtures,
  onlySubstances,
  remedy,
  tableRows,
  textsOf,
} from './sheet/point.ts';
import { orNoInformation, sentencesAt } from './sheet/sentences.ts';
import { type Sheet, formatFigure, slotBlocks, textInLanguage } from './sheet/sheet.ts';
import { limitText } from './sheet/studies.ts';

const subsections: Section<3>['subsections'] = {
  '3.1': (sheet) => {
    const { phrases, facts } = sheet;
    return [
      ...ingredients(sheet, phrases.labels.substanceComposition),
      ...definitions(row(phrases.labels.formula, withSubscripts(facts.identifiers.formula))),
      ...slotBlocks(sheet, '3.1'),
      ...fullTextReference(sheet),
    ];
  },
  '3.2': (sheet) => {
    const { labels } = sheet.phrases;
    return [
      ...ingredients(sheet, labels.mixtureComposition),
      ...sentencesAt(sheet, '3.2.contents').map(paragraph),
      ...slotBlocks(sheet, '3.2'),
      ...fullTextReference(sheet),
    ];
  },
};

function ingredients(sheet: Sheet, caption: string): Block[] {
  const { facts, phrases } = sheet;
  const { columns, labels, numbers, noValue } = phrases;
  if (!facts.composition.length) return orNoInformation(sheet, []);
  const rows = sortedIngredients(facts).map((ingredient) => {
    const { name, cas, ec, index, reach, limits, nanoform } = ingredient;
    const identifiers = Object.entries({ cas, ec, index, reach } satisfies Record<keyof typeof numbers, unknown>);
    const particles = textInLanguage(sheet, nanoform);
    return [
      [textInLanguage(sheet, name), particles && `${labels.nanoform}${phrases.colon}${particles}`],
      identifiers.map(
        ([kind, number]) => number && `${numbers[kind as keyof typeof numbers]}${phrases.colon}${number}`,
      ),
      formatFigure(sheet, printedContent(ingredient, facts)),
      ingredientClasses(sheet, ingredient),
      limits.map((limit) => limitText(sheet, limit)),
    ];
  });
  const head = [columns.substance, columns.identifiers, columns.content, columns.classification, labels.specificLimits];
  return table(caption, head, rows, noValue);
}

/** The ingredients by the upper, then the lower bound of the printed contents, the largest first; equal ones as the author ordered them. */
const sortedIngredients = (facts: Sheet['facts']): Sheet['facts']['composition'] =>
  facts.composition
    .map((ingredient) => ({ ingredient, content: publicContentOf(ingredient, facts) }))
    .sort((a, b) => b.content.max - a.content.max || b.content.min - a.content.min)
    .map(({ ingredient }) => ingredient);

/** The classes of an ingredient; that it has none only where that is stated, else that the classification is not available. */
function ingredientClasses(sheet: Sheet, ingredient: Sheet['facts']['composition'][number]): string[] {
  const classes = [
    ...ingredient.classification.map(({ category, h }) => [category, ...h].join(', ')),
    ...ingredient.euh,
  ];
  if (classes.length > 0) return classes;
  return [sentencesAt(sheet, '3.ingredient', ingredient)[0] ?? sheet.phrases.notAvailable];
}

/** A reference to the full text of the table's statements, if it has any. (Annex II 3.2.3) */
const fullTextReference = (sheet: Sheet): Block[] => sentencesAt(sheet, '3').map(paragraph);

/** `C3H6O` → `C₃H₆O` */
const withSubscripts = (formula: string | undefined) =>
  formula?.replace(/(?<=[\p{L})\d])\d/gu, (digit) => String.fromCodePoint(0x2080 + Number(digit)));

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

const isToxic = ({ classification }: Ingredient) =>
  classification.some(({ category }) => category.startsWith('Acute Tox.'));

const hasEstimates = (ingredient: Ingredient) => {
  const routes = readLimits(ingredient.limits).flatMap((line) => (line.kind === 'ate' ? line.route : []));
  const required = ingredient.classification.flatMap(({ category, h }) =>
    category.startsWith('Acute Tox.')
      ? h.map((code) => (/^H30/.test(code) ? 'oral' : /^H31/.test(code) ? 'dermal' : 'inhalation'))
      : [],
  );
  return required.every((route) => routes.some((estimated) => estimated === route));
};

const hasMFactor = ({ limits }: Ingredient, effect: 'acute' | 'chronic') =>
  readLimits(limits).some((line) => line.kind === 'factor' && (line.effect === effect || line.effect === 'both'));

const namesNoIngredient = ({ facts }: SheetUnderCheck) => facts.composition.length === 0 && 'no ingredient is named';

const needsMFactor = ({ classification }: Ingredient, effect: 'acute' | 'chronic') =>
  classification.some(({ category }) => category === (effect === 'acute' ? 'Aquatic Acute 1' : 'Aquatic Chronic 1'));

const lacksFigures = (ingredient: Ingredient) =>
  (isToxic(ingredient) && !hasEstimates(ingredient)) ||
  (['acute', 'chronic'] as const).some((effect) => needsMFactor(ingredient, effect) && !hasMFactor(ingredient, effect));

const needsFigures = ({ facts }: SheetUnderCheck) =>
  facts.composition.some(
    (ingredient) => isToxic(ingredient) || needsMFactor(ingredient, 'acute') || needsMFactor(ingredient, 'chronic'),
  );

const points: Point[] = [
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
    exempt: (sheet) => onlySubstances(sheet) || (!needsFigures(sheet) && 'no class of the substance asks for them'),
    missing: (sheet) => ingredientsWithout(sheet, lacksFigures, 'noAteOrMFactor'),
    isHazardDependent: true,
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
    isHazardDependent: true,
    missing: (sheet) =>
      ingredientsWithout(sheet, ({ contentRange }) => readContent(contentRange).kind === 'unreadable', 'noFigureFor'),
    remedy: remedy('fillInContent'),
  },
  {
    id: '3.2-3',
    asks: messageTexts('3.2-3'),
    provision: 'REACH Annex II 3.2.3',
    exempt: (sheet) => onlyMixtures(sheet) || namesNoIngredient(sheet),
    isHazardDependent: true,
    missing: (sheet) =>
      ingredientsWithout(sheet, (ingredient) => !isClassificationStated(ingredient), 'nobodyClassified'),
    remedy: remedy('askSupplier'),
  },
  {
    id: '3.2-4',
    asks: messageTexts('3.2-4'),
    provision: 'REACH Annex II 3.2.4',
    exempt: (sheet) => onlyMixtures(sheet) || namesNoIngredient(sheet),
    isHazardDependent: true,
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
    isHazardDependent: true,
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
    missing: (sheet) =>
      ingredientsWithout(sheet, (ingredient) => isToxic(ingredient) && !hasEstimates(ingredient), 'noAteFor'),
    isHazardDependent: true,
    remedy: remedy('addAte'),
  },
  {
    id: '3.2-7',
    asks: messageTexts('3.2-7'),
    provision: 'REACH Annex II 3.2.3; CLP Art. 10(2)',
    exempt: (sheet) =>
      onlyMixtures(sheet) ||
      (!sheet.facts.composition.some(
        (ingredient) => needsMFactor(ingredient, 'acute') || needsMFactor(ingredient, 'chronic'),
      ) &&
        'no ingredient is of these categories'),
    missing: (sheet) =>
      ingredientsWithout(
        sheet,
        (ingredient) =>
          (['acute', 'chronic'] as const).some(
            (effect) => needsMFactor(ingredient, effect) && !hasMFactor(ingredient, effect),
          ),
        'noMFactorFor',
      ),
    isHazardDependent: true,
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
    isHazardDependent: true,
    remedy: remedy('renderAnew'),
  },
  {
    id: '3.2-10',
    asks: messageTexts('3.2-10'),
    provision: 'REACH Annex II 3.1, 3.2.1',
    exempt: ({ facts }) =>
      !facts.composition.some(({ nanoform }) => nanoform) && 'no ingredient is named as a nanoform',
    missing: (sheet) => {
      const text = textsOf(sheet, isMixture(sheet) ? '3.2' : '3.1').join('\n');
      return !text.includes(sheet.phrases.labels.nanoform) && messageTexts('nanoformNotNamed');
    },
    isHazardDependent: true,
    remedy: remedy('renderAnew'),
  },
  {
    id: '3.2-9',
    asks: messageTexts('3.2-9'),
    provision: 'REACH Annex II 3.2.4; Art. 31(5)',
    exempt: namesNoIngredient,
    isHazardDependent: true,
    missing: (sheet) =>
      ingredientsWithout(sheet, ({ name }) => sheet.languages.some((code) => !name[code]), 'noNameFor'),
    remedy: remedy('translateNames'),
  },
];

/** Section 3, composition. */
export const composition: Section<3> = { subsections, points };
