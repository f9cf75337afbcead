import { marketPhrases } from '../../phrases/markets.ts';
import { blockTexts } from '../blocks/builders.ts';
import {
  blocksOf,
  hasOwnText,
  hasPhrase,
  hasStatement,
  hasTrait,
  isFilled,
  onlyDangerousGoods,
  onlyMixtures,
  type Point,
  saysNothing,
  statementsOf,
  tableRows,
  textsOf,
  valuesOf,
} from './point.ts';

const section13: Point[] = [
  {
    id: '13.1-1',
    asks: 'How the product is disposed of.',
    provision: 'REACH Annex II 13.1(a)',
    missing: saysNothing('13.1', ({ labels }) => labels.productDisposal),
    remedy: 'add phrases or a text to 13.1',
  },
  {
    id: '13.1-2',
    asks: 'How contaminated packaging is disposed of.',
    provision: 'REACH Annex II 13.1(a)',
    missing: saysNothing('13.1', ({ labels }) => labels.packagingDisposal),
    remedy: 'add phrases or a text to 13.1.packaging',
  },
  {
    id: '13.1-3',
    asks: 'The waste code, or that it depends on the use.',
    provision: 'REACH Annex II 13.1; Decision 2000/532/EC',
    missing: (sheet) =>
      valuesOf(sheet, '13.1', sheet.phrases.labels.wasteCode).length === 0 &&
      !hasPhrase(sheet, '13.1', 'wasteCodeByUse') &&
      'section 13.1 has no waste code',
    remedy: 'fill in wasteCode',
  },
  {
    id: '13.1-4',
    asks: 'No disposal through sewage of a hazardous product.',
    provision: 'REACH Annex II 13.1(c)',
    exempt: (sheet) => sheet.facts.classification.length === 0 && 'the product is not classified',
    missing: (sheet) =>
      !hasPhrase(sheet, '13.1', 'noHouseholdWaste', 'smallAmountsDilute', 'paintDry') &&
      !hasOwnText(sheet, '13.1') &&
      'section 13.1 does not say that the product is kept out of drains',
    remedy: 'add a text to 13.1',
  },
];

const section14: Point[] = [
  {
    id: '14.1-1',
    asks: 'UN number, or that the product is not dangerous goods.',
    provision: 'REACH Annex II 14.1',
    missing: (sheet) => {
      const texts = textsOf(sheet, '14.1');
      const isStated = sheet.facts.transport
        ? texts.some((text) => /^UN \d{4}$/.test(text))
        : texts.includes(sheet.phrases.sentences.notDangerousGoods);
      return !isStated && 'section 14.1 has no UN number';
    },
    remedy: 'fill in transport',
  },
  {
    id: '14.2-1',
    asks: 'UN proper shipping name.',
    provision: 'REACH Annex II 14.2',
    exempt: onlyDangerousGoods,
    missing: saysNothing('14.2', ({ labels }) => labels.roadRail),
    remedy: 'fill in transport.properShippingName',
  },
  {
    id: '14.2-2',
    asks: 'The technical name of an N.O.S. entry.',
    provision: 'REACH Annex II 14.2; ADR 3.1.2.8',
    exempt: ({ facts: { transport } }) =>
      !(transport && /N\.O\.S\./i.test(englishName(transport.properShippingName))) && 'no N.O.S. entry',
    missing: ({ facts: { transport } }) =>
      !englishName(transport!.properShippingName).includes('(') && 'the name has no technical name in brackets',
    remedy: 'add the technical name in brackets',
  },
  {
    id: '14.3-1',
    asks: 'Transport hazard classes.',
    provision: 'REACH Annex II 14.3',
    exempt: onlyDangerousGoods,
    missing: saysNothing('14.3', ({ labels }) => labels.roadRail),
    remedy: 'fill in transport.hazardClass',
  },
  {
    id: '14.4-1',
    asks: 'Packing group, or that there is none.',
    provision: 'REACH Annex II 14.4',
    exempt: onlyDangerousGoods,
    missing: saysNothing('14.4', ({ labels }) => labels.roadRail),
    remedy: 'fill in transport.packingGroup',
  },
  {
    id: '14.5-1',
    asks: 'Whether the product is environmentally hazardous or a marine pollutant, by mode of transport.',
    provision: 'REACH Annex II 14.5',
    missing: (sheet) => {
      const { yes, no } = sheet.phrases;
      const texts = textsOf(sheet, '14.5');
      return (
        texts.filter((text) => text.endsWith(yes) || text.endsWith(no)).length < 3 &&
        'section 14.5 does not answer for each mode'
      );
    },
    remedy: 'fill in transport.environmentallyHazardous',
  },
  {
    id: '14.6-1',
    asks: 'Special precautions for the user in transport.',
    provision: 'REACH Annex II 14.6',
    missing: saysNothing('14.6'),
    remedy: 'add phrases or a text to 14.6',
  },
  {
    id: '14.6-2',
    asks: 'Tunnel code, limited quantity and classification code of ADR.',
    provision: 'REACH Annex II 14.6; ADR Table A',
    exempt: onlyDangerousGoods,
    missing: (sheet) => {
      const { classificationCode, tunnelCode, limitedQuantity } = sheet.phrases.labels;
      const lacking = [classificationCode, tunnelCode, limitedQuantity].filter(
        (term) => valuesOf(sheet, '14.6', term).length === 0,
      );
      return lacking.length > 0 && `section 14.6 lacks ${lacking.join(', ')}`;
    },
    remedy: 'fill in transport',
  },
  {
    id: '14.7-1',
    asks: 'Maritime transport in bulk according to IMO instruments.',
    provision: 'REACH Annex II 14.7',
    missing: saysNothing('14.7'),
    remedy: 'add phrases or a text to 14.7',
  },
];

function englishName(name: unknown): string {
  return typeof name === 'string' ? name : String((name as { en?: string }).en ?? '');
}

const cmr1 = /^H3(?:40|50|60)/;

const section15: Point[] = [
  {
    id: '15.1-1',
    asks: 'Union provisions on safety, health and environment that the rest of the sheet does not have.',
    provision: 'REACH Annex II 15.1',
    exempt: (sheet) => sheet.facts.classification.length === 0 && 'the product is not classified',
    missing: (sheet) =>
      !blocksOf(sheet, '15.1').some((block) => block.kind === 'list' && block.items.length > 0) &&
      'section 15.1 names no act',
    remedy: 'add phrases to 15.1, or regulatory',
  },
  {
    id: '15.1-2',
    asks: 'Restrictions of REACH Annex XVII.',
    provision: 'REACH Annex II 15.1; Art. 67',
    missing: saysNothing('15.1', ({ labels }) => labels.reachRestrictions),
    remedy: 'render the sheet anew',
  },
  {
    id: '15.1-3',
    asks: 'Categories of Directive 2012/18/EU (Seveso III).',
    provision: 'REACH Annex II 15.1; Directive 2012/18/EU Annex I',
    missing: (sheet) =>
      valuesOf(sheet, '15.1', marketPhrases(sheet.lang).seveso).length === 0 &&
      'section 15.1 does not name the directive',
    remedy: 'render the sheet anew',
  },
  {
    id: '15.1-4',
    asks: 'Restrictions on the employment of young people and of pregnant workers.',
    provision: 'REACH Annex II 15.1; Directives 94/33/EC and 92/85/EEC',
    exempt: (sheet) =>
      hasTrait(sheet, 'public') || !hasStatement(sheet, /^H3[0-7]/) ? 'sold to the public, or no health hazard' : false,
    missing: (sheet) => !hasPhrase(sheet, '15.1', 'youthAtWork', 'maternity') && 'section 15.1 names neither directive',
    remedy: 'add the phrases youthAtWork or maternity to 15.1',
  },
  {
    id: '15.1-5',
    asks: 'The directive on carcinogens, mutagens and reprotoxic substances at work.',
    provision: 'REACH Annex II 15.1; Directive 2004/37/EC',
    exempt: (sheet) => !hasStatement(sheet, cmr1) && 'no category 1A or 1B',
    missing: (sheet) =>
      !hasPhrase(sheet, '15.1', 'carcinogensDirective') && 'section 15.1 does not name Directive 2004/37/EC',
    remedy: 'add the phrase carcinogensDirective to 15.1',
  },
  {
    id: '15.1-6',
    asks: 'Supply of category 1A and 1B to professional users only.',
    provision: 'REACH Annex XVII 28 to 30; CLP Annex II 1.2',
    exempt: (sheet) => !hasStatement(sheet, cmr1) && 'no category 1A or 1B',
    missing: ({ facts }) => facts.audience === 'public' && 'the product is sold to the public',
    remedy: 'set audience to professionalOnly',
  },
  {
    id: '15.1-7',
    asks: 'National law of the market.',
    provision: 'REACH Annex II 15.1',
    missing: (sheet) => {
      const blocks = blocksOf(sheet, '15.1');
      const start = blocks.findIndex((block) => block.kind === 'subheading');
      const texts = start < 0 ? [] : blocks.slice(start + 1).flatMap(blockTexts);
      const isUnknown = texts.length === 0 || texts.some(isFilled(marketPhrases(sheet.lang).noPack));
      return isUnknown && 'section 15.1 says nothing of national law';
    },
    remedy: 'add a pack of the market by MARKETS_FILE, or name its law in markets',
  },
  {
    id: '15.1-8',
    asks: 'A sheet that is called voluntary has no duty behind it.',
    provision: 'REACH Art. 31(1), 31(3)',
    exempt: (sheet) => !hasPhrase(sheet, '15.1', 'voluntarySheet') && 'the sheet is not called voluntary',
    missing: ({ facts }) => {
      const cause = facts.composition.find(({ classification }) =>
        classification.some(({ category }) => /^(?:Carc|Repr|Muta|Skin Sens|Resp\. Sens|PBT|vPvB)/.test(category)),
      );
      return cause !== undefined && `${englishName(cause.name)} may be a reason for a sheet on request`;
    },
    remedy: 'add EUH210 to the label, or correct the composition',
  },
  {
    id: '15.2-1',
    asks: 'Whether a chemical safety assessment was carried out.',
    provision: 'REACH Annex II 15.2',
    missing: (sheet) =>
      !hasPhrase(sheet, '15.2', 'csaCarriedOut', 'csaNotCarriedOut', 'csaNotRequired') &&
      !hasOwnText(sheet, '15.2') &&
      'section 15.2 does not say it',
    remedy: 'add csaCarriedOut or csaNotRequired to 15.2',
  },
];

const section16: Point[] = [
  {
    id: '16-1',
    asks: 'Where a revised sheet was changed.',
    provision: 'REACH Annex II 16(a)',
    exempt: ({ options }) => !options.previousVersions?.length && 'it is the first version',
    missing: ({ facts }) => facts.changes.length === 0 && 'section 16 says that no changes are recorded',
    remedy: 'fill in changes',
  },
  {
    id: '16-2',
    asks: 'The abbreviations that the sheet uses.',
    provision: 'REACH Annex II 16(b)',
    missing: (sheet) => {
      const blocks = blocksOf(sheet, '16');
      const place = blocks.findIndex(
        (block) => block.kind === 'subheading' && block.text === sheet.phrases.labels.abbreviations,
      );
      return (place < 0 || blocks[place + 1]?.kind !== 'definitions') && 'section 16 explains no abbreviation';
    },
    remedy: 'render the sheet anew',
  },
  {
    id: '16-3',
    asks: 'Key literature references and sources of data.',
    provision: 'REACH Annex II 16(c)',
    missing: saysNothing('16', ({ labels }) => labels.sources),
    remedy: 'give the sources of the values',
  },
  {
    id: '16-4',
    asks: 'Which method of evaluation gave each class of a mixture.',
    provision: 'REACH Annex II 16(d); CLP Art. 9',
    exempt: (sheet) =>
      onlyMixtures(sheet) || (sheet.facts.classification.length === 0 && 'the mixture is not classified'),
    missing: (sheet) => {
      const rows = tableRows(sheet, '16', sheet.phrases.labels.procedure);
      const open = rows.filter((row) => row.at(-1)?.includes(sheet.phrases.procedures.notStated));
      return (
        (rows.length < sheet.facts.classification.length || open.length > 0) &&
        'section 16 does not say it for each class'
      );
    },
    remedy: 'add an override with its basis and reason, or complete the composition',
  },
  {
    id: '16-5',
    asks: 'The full text of the statements that sections 2 to 15 have as codes only.',
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
      return lacking.length > 0 && `section 16 lacks ${lacking.join(', ')}`;
    },
    remedy: 'render the sheet anew',
  },
  {
    id: '16-6',
    asks: 'Training that workers need.',
    provision: 'REACH Annex II 16(f)',
    missing: saysNothing('16', ({ labels }) => labels.training),
    remedy: 'render the sheet anew',
  },
];

/** Sections 13 to 16. */
export const regulationPoints: readonly Point[] = [...section13, ...section14, ...section15, ...section16];
