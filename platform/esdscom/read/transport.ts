import type { ProductFactsInput } from '../../product/facts.ts';
import { localisedText, type Part, type Sheet } from './part.ts';

type Goods = NonNullable<ProductFactsInput['transport']>;

const packingGroups = ['I', 'II', 'III'] as const;

/** Section 14: road and rail, with missing values from inland waterway, sea and air. Null if the goods are not dangerous. */
export function readTransport(sheet: Sheet): Goods | null {
  const section = sheet.part.one('TransportInformation');
  const modes = ['RegionEU/AdrRid', 'RegionEU/Adn', 'Imdg', 'IataDgr'].flatMap((path) => section?.all(path) ?? []);
  const first = <T>(read: (mode: Part) => T | undefined): T | undefined => {
    for (const mode of modes) {
      const found = read(mode);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const textOf = (...paths: string[]) => first((mode) => paths.map((path) => mode.text(path)).find(Boolean));
  const un = textOf('UnNo');
  if (un === undefined) return null;
  const english = first((mode) => mode.phrase('ProperShippingNameEnglish'));
  const national = first((mode) => mode.phrase('ProperShippingNameNational'));
  const packingGroup = packingGroups.find((one) => one === textOf('PackingGroup'));
  const pollutant = section!.text('Imdg/MarinePollutant');
  const goods: Partial<Goods> & { un: string } = {
    un: `UN${un.padStart(4, '0')}`,
    properShippingName: { ...(english && { en: english }), ...(national && localisedText(sheet, national)) },
    hazardClass: first(classOf),
    packingGroup: packingGroup ?? null,
    classificationCode: textOf('ClassCode'),
    hazardIdentificationNumber: textOf('OtherInformation/AdrHazardIdentificationNo') ?? null,
    tunnelCode: textOf('OtherInformation/AdrTunnelRestrictionCode') ?? null,
    limitedQuantity: textOf('OtherInformation/AdrRidLimitedQty', 'OtherInformation/LimitedQty'),
    environmentallyHazardous: pollutant === undefined ? undefined : /^(true|1)$/.test(pollutant),
  };
  // Missing values are omitted and reported by `validate`.
  return Object.fromEntries(Object.entries(goods).filter(([, value]) => value !== undefined)) as Goods;
}

/** `3 (6.1)`: the labels of road and rail, or class and subsidiary risks of sea and air. */
function classOf(mode: Part): string | undefined {
  const main = mode.text('Class');
  const labels = [...mode.texts('HazardLabelAdr'), ...mode.texts('HazardLabel')];
  const [first, ...others] = labels.length > 0 || !main ? labels : [main, ...mode.texts('SubsidiaryRisk')];
  mode.texts('HazardLabelRid', (label) => labels.includes(label));
  return others.length > 0 ? `${first} (${others.join(', ')})` : first;
}
