import { marketPhrases } from '../../languages/markets.ts';
import { messageTexts } from '../../languages/messages.ts';
import { maternityHazards, youthHazards } from '../../product/phrase-rules.ts';
import { phraseTexts } from '../../languages/phrases.ts';
import { dangerousGoodsEntries } from '../../law/transport/dangerous-goods.ts';
import { blockTexts } from '../blocks/builders.ts';
import {
  blocksOf,
  byHazards,
  hasOwnText,
  hasPhrase,
  hasStatement,
  hasTrait,
  isAbsence,
  isFilled,
  notComparedWith,
  onlyDangerousGoods,
  onlyMixtures,
  outsideUnion,
  type Point,
  saysNothing,
  statementsOf,
  tableRows,
  textsOf,
  valuesOf,
  remedy,
  slotText,
  type SheetUnderCheck,
} from './point.ts';

const section13: Point[] = [
  {
    id: '13.1-1',
    asks: messageTexts('13.1-1'),
    provision: 'REACH Annex II 13.1(a)',
    missing: saysNothing('13.1', ({ labels }) => labels.productDisposal),
    remedy: remedy('addPhrasesOrText', { subsection: '13.1' }),
  },
  {
    id: '13.1-2',
    asks: messageTexts('13.1-2'),
    provision: 'REACH Annex II 13.1(a)',
    missing: saysNothing('13.1', ({ labels }) => labels.packagingDisposal),
    remedy: remedy('addPhrasesOrText', { subsection: slotText('13.1.packaging') }),
  },
  {
    id: '13.1-3',
    asks: messageTexts('13.1-3'),
    provision: 'REACH Annex II 13.1; Decision 2000/532/EC',
    missing: (sheet) =>
      valuesOf(sheet, '13.1', sheet.phrases.labels.wasteCode).length === 0 &&
      !hasPhrase(sheet, '13.1', 'wasteCodeByUse') &&
      messageTexts('noWasteCode'),
    remedy: remedy('fillInWasteCode'),
  },
  {
    id: '13.1-4',
    asks: messageTexts('13.1-4'),
    provision: 'REACH Annex II 13.1(c)',
    exempt: (sheet) => sheet.facts.classification.length === 0 && 'the product is not classified',
    missing: (sheet) =>
      !hasPhrase(sheet, '13.1', 'noHouseholdWaste', 'smallAmountsDilute', 'paintDry') &&
      !hasOwnText(sheet, '13.1') &&
      messageTexts('notKeptOutOfDrains'),
    remedy: remedy('addText', { subsection: '13.1' }),
  },
];

/** `open` of an entry of the dangerous goods list that was not compared with it. */
const isNotInTable = ({ facts: { transport } }: SheetUnderCheck) =>
  transport !== null &&
  !dangerousGoodsEntries.some(({ un }) => un === transport.un) &&
  messageTexts('goodsNotCompared', { un: transport.un });

const section14: Point[] = [
  {
    id: '14.1-1',
    asks: messageTexts('14.1-1'),
    provision: 'REACH Annex II 14.1',
    missing: (sheet) => {
      const texts = textsOf(sheet, '14.1');
      const isStated = sheet.facts.transport
        ? texts.some((text) => /^UN \d{4}$/.test(text))
        : texts.includes(sheet.phrases.sentences.notDangerousGoods);
      return !isStated && messageTexts('noUnNumber');
    },
    open: isNotInTable,
    remedy: remedy('fillInTransport'),
  },
  {
    id: '14.2-1',
    asks: messageTexts('14.2-1'),
    provision: 'REACH Annex II 14.2',
    exempt: onlyDangerousGoods,
    missing: saysNothing('14.2', ({ labels }) => labels.roadRail),
    open: isNotInTable,
    remedy: remedy('fillInShippingName'),
  },
  {
    id: '14.2-2',
    asks: messageTexts('14.2-2'),
    provision: 'REACH Annex II 14.2; ADR 3.1.2.8',
    exempt: ({ facts: { transport } }) =>
      !(transport && /N\.O\.S\./i.test(englishName(transport.properShippingName))) && 'no N.O.S. entry',
    missing: ({ facts: { transport } }) =>
      !englishName(transport!.properShippingName).includes('(') && messageTexts('noTechnicalName'),
    remedy: remedy('addTechnicalName'),
  },
  {
    id: '14.3-1',
    asks: messageTexts('14.3-1'),
    provision: 'REACH Annex II 14.3',
    exempt: onlyDangerousGoods,
    missing: saysNothing('14.3', ({ labels }) => labels.roadRail),
    open: isNotInTable,
    remedy: remedy('fillInTransportClass'),
  },
  {
    id: '14.4-1',
    asks: messageTexts('14.4-1'),
    provision: 'REACH Annex II 14.4',
    exempt: onlyDangerousGoods,
    missing: saysNothing('14.4', ({ labels }) => labels.roadRail),
    open: isNotInTable,
    remedy: remedy('fillInPackingGroup'),
  },
  {
    id: '14.5-1',
    asks: messageTexts('14.5-1'),
    provision: 'REACH Annex II 14.5',
    missing: (sheet) => {
      const { yes, no } = sheet.phrases;
      const texts = textsOf(sheet, '14.5');
      return (
        texts.filter((text) => text.endsWith(yes) || text.endsWith(no)).length < 3 && messageTexts('notForEachMode')
      );
    },
    remedy: remedy('fillInEnvironment'),
  },
  {
    id: '14.6-1',
    asks: messageTexts('14.6-1'),
    provision: 'REACH Annex II 14.6',
    missing: saysNothing('14.6'),
    remedy: remedy('addPhrasesOrText', { subsection: '14.6' }),
  },
  {
    id: '14.6-2',
    asks: messageTexts('14.6-2'),
    provision: 'REACH Annex II 14.6; ADR Table A',
    exempt: onlyDangerousGoods,
    missing: (sheet) => {
      const lacking = (['classificationCode', 'tunnelCode', 'limitedQuantity'] as const).filter(
        (key) => valuesOf(sheet, '14.6', sheet.phrases.labels[key]).length === 0,
      );
      const what = lacking.map((key) => phraseTexts(({ labels }) => labels[key]));
      return lacking.length > 0 && messageTexts('lacks', { section: '14.6', what });
    },
    open: isNotInTable,
    remedy: remedy('fillInTransport'),
  },
  {
    id: '14.7-1',
    asks: messageTexts('14.7-1'),
    provision: 'REACH Annex II 14.7',
    missing: saysNothing('14.7'),
    remedy: remedy('addPhrasesOrText', { subsection: '14.7' }),
  },
];

function englishName(name: unknown): string {
  return typeof name === 'string' ? name : String((name as { en?: string }).en ?? '');
}

const cmr1 = /^H3(?:40|50|60)/;

/** What section 15.1 says of national law: its acts and headings, and the headings of which nothing is recorded. */
function nationalLaw(sheet: SheetUnderCheck) {
  const blocks = blocksOf(sheet, '15.1');
  const start = blocks.findIndex((block) => block.kind === 'subheading');
  const own = start < 0 ? [] : blocks.slice(start + 1);
  const rows = own.flatMap((block) => (block.kind === 'definitions' ? block.rows : []));
  const lacking = rows.filter(({ values }) => values.every(isAbsence(sheet)));
  return {
    texts: own.flatMap(blockTexts),
    /** Acts that the author names, which no heading asks for. */
    acts: own.flatMap((block) => (block.kind === 'list' ? block.items : [])),
    headings: rows.map(({ term }) => term),
    lacking: lacking.map(({ term }) => term),
  };
}

const section15: Point[] = [
  {
    id: '15.1-1',
    asks: messageTexts('15.1-1'),
    provision: 'REACH Annex II 15.1',
    exempt: (sheet) =>
      outsideUnion(sheet) || (sheet.facts.classification.length === 0 && 'the product is not classified'),
    missing: (sheet) =>
      !blocksOf(sheet, '15.1').some((block) => block.kind === 'list' && block.items.length > 0) &&
      messageTexts('noAct'),
    isByHazards: true,
    remedy: remedy('addActs'),
  },
  {
    id: '15.1-2',
    asks: messageTexts('15.1-2'),
    provision: 'REACH Annex II 15.1; Art. 67',
    exempt: (sheet) => outsideUnion(sheet),
    missing: saysNothing('15.1', ({ labels }) => labels.reachRestrictions),
    // Entries by class are found without the list, those of substances are not.
    open: notComparedWith('annexXVII'),
    remedy: remedy('loadReachLists'),
  },
  {
    id: '15.1-3',
    asks: messageTexts('15.1-3'),
    provision: 'REACH Annex II 15.1; Directive 2012/18/EU Annex I',
    exempt: (sheet) => outsideUnion(sheet),
    missing: (sheet) =>
      valuesOf(sheet, '15.1', marketPhrases(sheet.lang).seveso).length === 0 && messageTexts('noSeveso'),
    open: (sheet) => {
      const { seveso, notDetermined, partlyCompared } = marketPhrases(sheet.lang);
      const lines = valuesOf(sheet, '15.1', seveso);
      const isOpen = lines.includes(notDetermined) || lines.includes(partlyCompared);
      return isOpen && messageTexts('notDeterminedIn', { section: '15.1' });
    },
    remedy: remedy('completeIngredients'),
  },
  {
    id: '15.1-4',
    asks: messageTexts('15.1-4'),
    provision: 'REACH Annex II 15.1; Directives 94/33/EC and 92/85/EEC',
    exempt: (sheet) =>
      outsideUnion(sheet) ||
      ((hasTrait(sheet, 'public') || !hasTrait(sheet, ...youthHazards, ...maternityHazards)) &&
        'sold to the public, or no hazard of these directives'),
    missing: (sheet) => !hasPhrase(sheet, '15.1', 'youthAtWork', 'maternity') && messageTexts('noYouthDirective'),
    isByHazards: true,
    remedy: remedy('addYouthPhrases'),
  },
  {
    id: '15.1-5',
    asks: messageTexts('15.1-5'),
    provision: 'REACH Annex II 15.1; Directive 2004/37/EC',
    exempt: (sheet) => outsideUnion(sheet) || (!hasStatement(sheet, cmr1) && 'no category 1A or 1B'),
    missing: (sheet) => !hasPhrase(sheet, '15.1', 'carcinogensDirective') && messageTexts('noCarcinogensDirective'),
    isByHazards: true,
    remedy: remedy('addCarcinogensPhrase'),
  },
  {
    id: '15.1-6',
    asks: messageTexts('15.1-6'),
    provision: 'REACH Annex XVII 28 to 30; CLP Annex II 1.2',
    exempt: (sheet) => !hasStatement(sheet, cmr1) && 'no category 1A or 1B',
    missing: ({ facts }) => facts.audience === 'public' && messageTexts('soldToPublic'),
    isByHazards: true,
    remedy: remedy('restrictAudience'),
  },
  {
    id: '15.1-7',
    asks: messageTexts('15.1-7'),
    provision: 'REACH Annex II 15.1',
    missing: (sheet) => {
      const { texts, acts, headings, lacking } = nationalLaw(sheet);
      const isUnknown = texts.length === 0 || texts.some(isFilled(marketPhrases(sheet.lang).noPack));
      const isEmpty = acts.length === 0 && lacking.length === headings.length;
      return (isUnknown || isEmpty) && messageTexts('noNationalLaw');
    },
    open: (sheet) => {
      const { lacking } = nationalLaw(sheet);
      return lacking.length > 0 && messageTexts('lacks', { section: '15.1', what: lacking });
    },
    remedy: remedy('addMarketLaw'),
  },
  {
    id: '15.1-8',
    asks: messageTexts('15.1-8'),
    provision: 'REACH Art. 31(1), 31(3)',
    exempt: (sheet) => !hasPhrase(sheet, '15.1', 'voluntarySheet') && 'the sheet is not called voluntary',
    missing: ({ facts }) => {
      const cause = facts.composition.find(({ classification }) =>
        classification.some(({ category }) => /^(?:Carc|Repr|Muta|Skin Sens|Resp\. Sens|PBT|vPvB)/.test(category)),
      );
      return cause !== undefined && messageTexts('reasonForSheet', { name: cause.name });
    },
    isByHazards: true,
    remedy: remedy('addEuh210'),
  },
  {
    id: '15.1-9',
    asks: messageTexts('15.1-9'),
    provision: 'REACH Annex II 15.1; Title VII',
    exempt: (sheet) => outsideUnion(sheet),
    missing: (sheet) => {
      const { annexXIV } = sheet.phrases.listCheck;
      const printed = blocksOf(sheet, '15.1').flatMap(blockTexts);
      return (
        !printed.some((text) => text.includes(annexXIV)) &&
        messageTexts('noTextFor', { section: '15.1', term: phraseTexts(({ listCheck }) => listCheck.annexXIV) })
      );
    },
    open: notComparedWith('annexXIV'),
    remedy: remedy('loadReachLists'),
  },
  {
    id: '15.2-1',
    asks: messageTexts('15.2-1'),
    provision: 'REACH Annex II 15.2',
    missing: (sheet) =>
      !hasPhrase(sheet, '15.2', 'csaCarriedOut', 'csaNotCarriedOut', 'csaNotRequired') &&
      !hasOwnText(sheet, '15.2') &&
      messageTexts('noAssessment'),
    remedy: remedy('addAssessment'),
  },
];

const section16: Point[] = [
  {
    id: '16-1',
    asks: messageTexts('16-1'),
    provision: 'REACH Annex II 16(a)',
    exempt: ({ options }) => !options.previousVersions?.length && 'it is the first version',
    missing: ({ facts }) => facts.changes.length === 0 && messageTexts('noChanges'),
    remedy: remedy('fillInChanges'),
  },
  {
    id: '16-2',
    asks: messageTexts('16-2'),
    provision: 'REACH Annex II 16(b)',
    missing: (sheet) => {
      const blocks = blocksOf(sheet, '16');
      const place = blocks.findIndex(
        (block) => block.kind === 'subheading' && block.text === sheet.phrases.labels.abbreviations,
      );
      return (place < 0 || blocks[place + 1]?.kind !== 'definitions') && messageTexts('noAbbreviations');
    },
    remedy: remedy('renderAnew'),
  },
  {
    id: '16-3',
    asks: messageTexts('16-3'),
    provision: 'REACH Annex II 16(c)',
    missing: saysNothing('16', ({ labels }) => labels.sources),
    remedy: remedy('giveSources'),
  },
  {
    id: '16-4',
    asks: messageTexts('16-4'),
    provision: 'REACH Annex II 16(d); CLP Art. 9',
    exempt: (sheet) =>
      onlyMixtures(sheet) || (sheet.facts.classification.length === 0 && 'the mixture is not classified'),
    missing: (sheet) => {
      const rows = tableRows(sheet, '16', sheet.phrases.labels.procedure);
      const open = rows.filter((row) => row.at(-1)?.includes(sheet.phrases.procedures.notStated));
      return (rows.length < sheet.facts.classification.length || open.length > 0) && messageTexts('noProcedures');
    },
    isByHazards: true,
    remedy: remedy('addOverride'),
  },
  {
    id: '16-5',
    asks: messageTexts('16-5'),
    provision: 'REACH Annex II 16(e)',
    missing: (sheet) => {
      const own = new Set([
        ...statementsOf(sheet),
        ...sheet.facts.label.h.flatMap((code) => code.split('+')),
        ...sheet.facts.label.euh,
      ]);
      const used = sheet.facts.composition.flatMap(({ classification, euh }) => [
        ...classification.flatMap(({ h }) => h),
        ...euh,
      ]);
      const printed = blocksOf(sheet, '16').flatMap((block) =>
        block.kind === 'statements' ? block.items.map(({ code }) => code) : [],
      );
      const lacking = [...new Set(used)].filter((code) => !own.has(code) && !printed.includes(code));
      return lacking.length > 0 && messageTexts('lacks', { section: '16', what: lacking });
    },
    remedy: remedy('renderAnew'),
  },
  {
    id: '16-6',
    asks: messageTexts('16-6'),
    provision: 'REACH Annex II 16(f)',
    missing: saysNothing('16', ({ labels }) => labels.training),
    isByHazards: true,
    remedy: remedy('renderAnew'),
  },
];

/** Sections 13 to 16. */
export const regulationPoints: readonly Point[] = [
  ...byHazards([...section13, ...section14]),
  ...section15,
  ...section16,
];
