import { maxAlcoholPercent, exemptionProvisions, viscousFlashPoint } from '../../../law/transport/exemptions.ts';
import { either, figureTexts, messageTexts, type Texts } from '../../../languages/messages.ts';
import { phraseTexts, provisionTexts } from '../../../languages/phrases.ts';
import type { Phrases } from '../../../languages/en/sheet.ts';
import { roadRowsOf } from '../../../tables/transport.ts';
import type { ProductFacts } from '../../facts.ts';
import { contentOf, lowestOf, measuredRange } from '../../mixture.ts';
import { physicalState } from '../../physical-state.ts';
import { forbiddenByAir } from '../../transport-facts.ts';
import {
  actOfMode,
  carriageOf,
  listedValues,
  transportModes,
  typedFigures,
  typedValue,
} from '../../transport/transport-modes.ts';
import { classPath, type Finder } from './contradiction.ts';

type Goods = NonNullable<ProductFacts['transport']>;

const hasUn = ({ un }: Goods) => messageTexts('has', { section: '14.1', what: un });

export const carriageProhibitedFinder: Finder = ({ facts: { transport: goods } }) =>
  goods
    ? transportModes
        .filter((mode) => carriageOf(goods, mode) === 'prohibited')
        .map((mode) => ({
          path: ['transport', 'un'],
          other: ['transport', 'un'],
          says: messageTexts('carriageIsProhibited', { act: actOfMode[mode], un: goods.un }),
          but: hasUn(goods),
        }))
    : [];

const labelsOfFigures: Readonly<Record<(typeof typedFigures)[number], keyof Phrases['labels']>> = {
  exceptedQuantity: 'exceptedQuantity',
  'sea.emergencySchedules': 'emergencySchedules',
  'sea.stowageCategory': 'stowage',
  'sea.segregationGroups': 'segregationGroups',
  'sea.limitedQuantity': 'limitedQuantity',
  'sea.exceptedQuantity': 'exceptedQuantity',
};

/** Without spaces and in small letters; the parts of a list in one order. */
const plain = (text: string): string => text.toLowerCase().replace(/\s/g, '').split(',').sort().join();

/** What the author states of a mode against its list; a row without the figure leaves it open. */
export const modeConditionsFinder: Finder = ({ facts: { transport: goods } }) => {
  if (!goods) return [];
  if (goods.sea && carriageOf(goods, 'sea') === 'prohibited')
    return [
      {
        path: ['transport', 'sea'],
        other: ['transport', 'un'],
        says: messageTexts('carriageIsProhibited', { act: actOfMode.sea, un: goods.un }),
        but: messageTexts('has', { section: '14.6', what: phraseTexts(({ labels }) => labels.sea) }),
      },
    ];
  return typedFigures.flatMap((figure) => {
    const typed = typedValue(goods, figure);
    const listed = listedValues(goods, figure);
    const isOpen = listed.length === 0 || listed.includes('');
    if (typed === undefined || isOpen || listed.some((value) => plain(value) === plain(typed))) return [];
    return [
      {
        path: ['transport', ...figure.split('.')],
        other: ['transport', 'un'],
        says: messageTexts('unCondition', {
          un: goods.un,
          group: goods.packingGroup ?? messageTexts('none'),
          field: phraseTexts(({ labels }) => labels[labelsOfFigures[figure]]),
          expected: either(listed),
        }),
        but: messageTexts('has', { section: '14.6', what: typed }),
      },
    ];
  });
};

const airPackings = ['passenger', 'cargo', 'limitedQuantities'] as const;

/** The first figure of a packing instruction by air is the class; those of limited quantities begin with Y. */
export const airConditionsFinder: Finder = ({ facts: { transport: goods } }) => {
  const air = goods?.air;
  if (!goods || !air) return [];
  const has = (what: string) => messageTexts('has', { section: '14.6', what });
  const wrong = airPackings.flatMap((name) => {
    const { packingInstruction: instruction, maxQuantity } = air[name] ?? {};
    const path = ['transport', 'air', name, 'packingInstruction'];
    const found: { path: string[]; other: string[]; says: Texts; but: Texts }[] = [];
    if (instruction === forbiddenByAir && maxQuantity !== undefined)
      found.push({
        path: ['transport', 'air', name, 'maxQuantity'],
        other: path,
        says: messageTexts('airForbiddenQuantity'),
        but: has(maxQuantity),
      });
    if (instruction === undefined || instruction === forbiddenByAir) return found;
    const goodsClass = instruction.replace('Y', '').charAt(0);
    if (goodsClass !== goods.hazardClass.charAt(0))
      found.push({
        path,
        other: ['transport', 'hazardClass'],
        says: messageTexts('airInstructionOfClass', { instruction, class: goodsClass }),
        but: messageTexts('transportClassIs', { class: goods.hazardClass }),
      });
    if (instruction.startsWith('Y') !== (name === 'limitedQuantities'))
      found.push({ path, other: path, says: messageTexts('airLimitedInstruction'), but: has(instruction) });
    return found;
  });
  const isOnlyByPassengers =
    air.cargo?.packingInstruction === forbiddenByAir &&
    air.passenger !== undefined &&
    air.passenger.packingInstruction !== forbiddenByAir;
  if (isOnlyByPassengers)
    wrong.push({
      path: ['transport', 'air', 'cargo', 'packingInstruction'],
      other: ['transport', 'air', 'passenger', 'packingInstruction'],
      says: messageTexts('airPassengerAllowed'),
      but: has(forbiddenByAir),
    });
  return wrong;
};

/** CAS number of ethanol. */
const ethanol = '64-17-5';
const toxicOrCorrosive = /^(?:Acute Tox\. [123]|Skin Corr\.)/;

/** The conditions of an exemption that the facts contradict; what they do not say is the consignor's to know. */
export const transportExemptionFinder: Finder = ({ facts }) => {
  const { transport: goods } = facts;
  const exemption = goods?.exemption;
  if (!goods || !exemption) return [];
  const but = messageTexts('exemptionIs', { provision: provisionTexts(exemptionProvisions[exemption]) });
  const path = ['transport', 'exemption'];
  const number = /^specialProvision(\d+)$/.exec(exemption)?.[1];
  const rows = roadRowsOf(goods.un, goods);
  if (number !== undefined && rows.length > 0 && !rows.some(({ sp }) => sp?.includes(number)))
    return [{ path, other: ['transport', 'un'], says: messageTexts('noSuchProvision', { un: goods.un, number }), but }];
  if (exemption === 'specialProvision144') return tooMuchAlcohol(facts).map((found) => ({ path, but, ...found }));
  if (exemption === 'viscousLiquid') return notViscous(facts, goods).map((found) => ({ path, but, ...found }));
  return [];
};

function tooMuchAlcohol(facts: ProductFacts) {
  const index = facts.composition.findIndex(({ cas }) => cas === ethanol);
  const ingredient = facts.composition[index];
  if (!ingredient) return [];
  const { min } = contentOf(ingredient, facts);
  if (min <= maxAlcoholPercent) return [];
  const says = messageTexts('alcoholContent', { content: figureTexts(min), limit: maxAlcoholPercent });
  return [{ other: ['composition', index], says }];
}

function notViscous(facts: ProductFacts, { hazardClass, packingGroup }: Goods) {
  const state = physicalState(facts);
  if (hazardClass !== '3' || packingGroup !== 'III' || (state !== null && state !== 'liquid'))
    return [{ other: ['transport', 'hazardClass'], says: messageTexts('exemptionOfViscous') }];
  const entry = facts.classification.find(({ category }) => toxicOrCorrosive.test(category));
  if (entry)
    return [
      {
        other: classPath(facts, toxicOrCorrosive),
        says: messageTexts('exemptionNotToxic', { category: entry.category }),
      },
    ];
  const range = measuredRange(facts, 'flashPoint');
  const low = range?.exact?.value ?? (range?.lower ? lowestOf(range.lower) : null);
  const high = range?.exact?.value ?? range?.upper?.value ?? null;
  const isOutside = (high !== null && high < viscousFlashPoint.min) || (low !== null && low > viscousFlashPoint.max);
  return isOutside
    ? [{ other: ['basicProperties', 'flashPoint'], says: messageTexts('exemptionFlashPoint', viscousFlashPoint) }]
    : [];
}
