import { isClassificationStated } from '../../product/not-classified.ts';
import { definitions, paragraph, row, table } from '../blocks/builders.ts';
import type { Block } from '../blocks/block.ts';
import { formatFigure, textInLanguage, slotBlocks, type Builders, type Sheet } from './sheet.ts';
import { studyText } from './studies.ts';

/** Section 3: 3.1 for substances, 3.2 for mixtures. */
export const composition = {
  '3.1': (sheet) => {
    const { phrases, facts } = sheet;
    return [
      ...ingredients(sheet, phrases.labels.substanceComposition),
      ...definitions(row(phrases.labels.formula, withSubscripts(facts.identifiers.formula))),
      ...slotBlocks(sheet, '3.1'),
      ...whereInFull(sheet),
    ];
  },
  '3.2': (sheet) => {
    const { labels } = sheet.phrases;
    return [...ingredients(sheet, labels.mixtureComposition), ...slotBlocks(sheet, '3.2'), ...whereInFull(sheet)];
  },
} satisfies Builders;

function ingredients(sheet: Sheet, caption: string): Block[] {
  const { facts, phrases } = sheet;
  const { columns, labels, numbers, noValue } = phrases;
  if (!facts.composition.length) return [paragraph(phrases.sentences.noInformation)];
  const rows = facts.composition.map((ingredient) => {
    const { name, cas, ec, index, reach, contentRange, limits, nanoform } = ingredient;
    const identifiers = Object.entries({ cas, ec, index, reach } satisfies Record<keyof typeof numbers, unknown>);
    const particles = textInLanguage(sheet, nanoform);
    return [
      [textInLanguage(sheet, name), particles && `${labels.nanoform}${phrases.colon}${particles}`],
      identifiers.map(
        ([kind, number]) => number && `${numbers[kind as keyof typeof numbers]}${phrases.colon}${number}`,
      ),
      formatFigure(sheet, contentRange),
      ingredientClasses(sheet, ingredient),
      limits.map((limit) => studyText(sheet, limit)),
    ];
  });
  const head = [columns.substance, columns.identifiers, columns.content, columns.classification, labels.specificLimits];
  return table(caption, head, rows, noValue);
}

/** Its classes; that it has none only where that is stated, else that the classification is not available. */
function ingredientClasses({ phrases }: Sheet, one: Sheet['facts']['composition'][number]): string[] {
  const classes = [...one.classification.map(({ category, h }) => [category, ...h].join(', ')), ...one.euh];
  if (classes.length > 0) return classes;
  return [isClassificationStated(one) ? phrases.sentences.notClassifiedIngredient : phrases.notAvailable];
}

/** A reference to the full text of the table's statements, if it has any. (Annex II 3.2.3) */
const whereInFull = ({ facts, phrases }: Sheet): Block[] =>
  facts.composition.some(({ classification, euh }) => classification.length || euh.length)
    ? [paragraph(phrases.sentences.substanceNote)]
    : [];

/** `C3H6O` → `C₃H₆O` */
const withSubscripts = (formula: string | undefined) =>
  formula?.replace(/(?<=[\p{L})\d])\d/gu, (digit) => String.fromCodePoint(0x2080 + Number(digit)));
