import { countryName } from '../../languages/languages.ts';
import { marketPhrases } from '../../languages/markets.ts';
import { marketOf } from '../../product/markets/markets.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import { countryCode, UnknownCountryError } from '../write/country-code.ts';
import { marketBeginning, nationalBeginning } from '../write/markets.ts';
import { noneLine } from '../write/transport-and-regulations.ts';
import { localisedText, type Part, type Sheet } from './part.ts';

type Markets = NonNullable<ProductFactsInput['markets']>;

const linesPath = 'RegulatoryInformation/RegionEU/EuLegislation/OtherEuLegislation';

/** The countries of a product, each with the data that belong to it only, as exported; undefined: the feed names none. */
export function readMarkets(sheet: Sheet): Markets | undefined {
  const { part, lang, words } = sheet;
  const texts = marketPhrases(lang);
  const lines = part.all(linesPath).flatMap((element) => element.fullText ?? []);
  const beginning = marketBeginning(texts, words.colon);
  const countries = lines
    .find((line) => line.startsWith(beginning))
    ?.slice(beginning.length)
    .split(', ');
  const codes = countries?.flatMap(codeOf);
  if (codes === undefined || codes.length === 0) return undefined;
  const telephones = part.all('IdentificationSubstPrep/RegionEU/EmergencyPhone').flatMap((phone) => {
    const country = phone.all('EmergencyPhoneDescription').flatMap((description) => description.fullText ?? [])[0];
    const number = phone.first('No')?.node.text;
    if (country === undefined || !number || !countries!.includes(country)) return [];
    phone.take();
    return [{ country, number }];
  });
  return Object.fromEntries(
    codes.map((code) => {
      const country = countryName(code, lang);
      const prefix = nationalBeginning(texts, words.colon, country);
      const nationalLines = lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
      const telephone = telephones.find((phone) => phone.country === country)?.number;
      return [code, { ...(telephone && { emergencyTelephone: telephone }), ...nationalOf(sheet, code, nationalLines) }];
    }),
  );
}

/** Lines that begin with a heading of the country's pack are national texts; the others are acts. */
function nationalOf(sheet: Sheet, code: string, lines: readonly string[]): Pick<Markets[string], 'national' | 'acts'> {
  const headings = (marketOf(code).pack?.national ?? []).map(({ key, name }) => ({
    key,
    beginning: `${name[sheet.lang] ?? name.en ?? key}${sheet.words.colon}`,
  }));
  const headingOf = (line: string) => headings.find(({ beginning }) => line.startsWith(beginning));
  const national = lines.flatMap((line) => {
    const heading = headingOf(line);
    return heading ? [[heading.key, localisedText(sheet, line.slice(heading.beginning.length))] as const] : [];
  });
  const acts = lines.filter((line) => !headingOf(line)).map((line) => localisedText(sheet, line));
  return {
    ...(national.length > 0 && { national: Object.fromEntries(national) }),
    ...(acts.length > 0 && { acts }),
  };
}

function codeOf(country: string): string[] {
  try {
    return [countryCode(country)];
  } catch (error) {
    if (error instanceof UnknownCountryError) return [];
    throw error;
  }
}

type Goods = NonNullable<ProductFactsInput['transport']>;

const packingGroups = ['I', 'II', 'III'] as const;

/**
 * Section 14: road and rail, with missing values from inland waterway, sea and air. Null if the sheet says, as the export does, that the
 * goods are not dangerous, or that this is not determined; undefined if it says nothing.
 */
export function readTransport(sheet: Sheet): Goods | null | undefined {
  const section = sheet.part.first('TransportInformation');
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
  if (un === undefined) return section && isWithoutGoods(sheet, section) ? null : undefined;
  const none = (name: Parameters<typeof noneLine>[1]) => {
    const line = noneLine(sheet.words, name);
    return takeLine(section!, line) ? null : undefined;
  };
  const english = first((mode) => mode.phrase('ProperShippingNameEnglish'));
  const national = first((mode) => mode.phrase('ProperShippingNameNational'));
  const packingGroup = packingGroups.find((group) => group === textOf('PackingGroup'));
  const pollutant = section!.text('Imdg/MarinePollutant');
  const goods: Partial<Goods> & { un: string } = {
    un: `UN${un.padStart(4, '0')}`,
    properShippingName: { ...(english && { en: english }), ...(national && localisedText(sheet, national)) },
    hazardClass: first(classOf),
    packingGroup: packingGroup ?? none('packingGroup'),
    classificationCode: textOf('ClassCode'),
    hazardIdentificationNumber:
      textOf('OtherInformation/AdrHazardIdentificationNo') ?? none('hazardIdentificationNumber'),
    tunnelCode: textOf('OtherInformation/AdrTunnelRestrictionCode') ?? none('tunnelCode'),
    limitedQuantity: textOf('OtherInformation/AdrRidLimitedQty', 'OtherInformation/LimitedQty'),
    environmentallyHazardous: pollutant === undefined ? undefined : /^(true|1)$/.test(pollutant),
  };
  // Missing values are omitted and reported by `validate`.
  return Object.fromEntries(Object.entries(goods).filter(([, value]) => value !== undefined)) as Goods;
}

function isWithoutGoods({ words, lang }: Sheet, section: Part): boolean {
  const sentences = [words.sentences.notDangerousGoods, marketPhrases(lang).notDetermined];
  return section.all('AdditionalInfo').some(({ fullText }) => sentences.some((sentence) => sentence === fullText));
}

/** Marks an additional line of road and rail with this text as read; false if there is none. */
function takeLine(section: Part, text: string): boolean {
  const lines = section.all('RegionEU/AdrRid/OtherInformation/AdditionalInfo');
  const found = lines.find(({ fullText }) => fullText === text);
  found?.take();
  return found !== undefined;
}

/** `3 (6.1)`: the labels of road and rail, or class and subsidiary risks of sea and air. */
function classOf(mode: Part): string | undefined {
  const main = mode.text('Class');
  const labels = [...mode.texts('HazardLabelAdr'), ...mode.texts('HazardLabel')];
  const [first, ...others] = labels.length > 0 || !main ? labels : [main, ...mode.texts('SubsidiaryRisk')];
  mode.texts('HazardLabelRid', (label) => labels.includes(label));
  return others.length > 0 ? `${first} (${others.join(', ')})` : first;
}
