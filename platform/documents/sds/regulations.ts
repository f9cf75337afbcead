import type { Phrases } from '../../phrases/en.ts';
import { definitions, list, paragraph, row } from '../blocks/builders.ts';
import type { Trait } from '../../product/product-traits.ts';
import { listCheckBlocks } from './list-check.ts';
import { nationalLegislation, sevesoLines } from './national-legislation.ts';
import { contents, orNotAvailable, textInLanguage, slotBlocks, type Builders, type Sheet } from './sheet.ts';

/** The classes of entry 3: STOT SE 3 without narcotic effects, Ox. Liq. without category 3. */
const entry3: readonly Trait[] = [
  'flammableLiquid',
  'H228',
  'H240',
  'H241',
  'H250',
  'H260',
  'H261',
  'category Ox. Liq. 1',
  'category Ox. Liq. 2',
  'acutelyToxic',
  'harmful',
  'H304',
  'H314',
  'H315',
  'H317',
  'H318',
  'H319',
  'H334',
  'H335',
  'cmr',
  'harmsOrgans',
  'aquatic',
  'H420',
];

/** REACH Annex XVII: applies if the product has one of `when` and one of `and`. */
const restrictions: Record<keyof Phrases['restrictions'], { when: readonly Trait[]; and?: readonly Trait[] }> = {
  3: { when: entry3, and: ['liquid'] },
  28: { when: ['H350'] },
  29: { when: ['H340'] },
  30: { when: ['H360'] },
  40: { when: ['H220', 'H221', 'flammableLiquid', 'H228', 'H250', 'H260', 'H261'] },
};

/** Section 15. */
export const regulations = {
  '15.1': (sheet) => {
    const { phrases, marketPhrases, facts } = sheet;
    const { labels, listCheck } = phrases;
    const { sentences, entries } = contents(sheet, '15.1');
    return [
      ...list([...entries, ...facts.regulatory.map((act) => textInLanguage(sheet, act))], labels.euLegislation),
      ...sentences.map(paragraph),
      ...definitions(
        row(labels.reachRestrictions, restrictionLines(sheet), listCheck.noneByClass),
        row(marketPhrases.seveso, sevesoLines(sheet), marketPhrases.noSeveso),
      ),
      ...listCheckBlocks(sheet),
      ...nationalLegislation(sheet),
    ];
  },
  '15.2': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '15.2')),
} satisfies Builders;

const hasAny = ({ traits }: Sheet, candidates: readonly Trait[]) => candidates.some((trait) => traits.has(trait));

const entries = [3, 28, 29, 30, 40] as const satisfies readonly (keyof typeof restrictions)[];

export function restrictionLines(sheet: Sheet): string[] {
  return entries
    .filter(
      (entry) =>
        hasAny(sheet, restrictions[entry].when) && hasAny(sheet, restrictions[entry].and ?? restrictions[entry].when),
    )
    .map((entry) => sheet.phrases.restrictions[entry]);
}
