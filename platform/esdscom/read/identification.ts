import type { ProductFactsInput } from '../../product/facts.ts';
import type { ProductFile } from '../../product/product-file.ts';
import { readNumbers } from './composition.ts';
import { localisedText, type Part, type Sheet } from './part.ts';

type Party = ProductFile['supplier'];

/** The data of a product besides the facts. Missing values are omitted and reported by `validate`. */
export interface Identity {
  code: string;
  gtin?: string;
  articles?: { code: string }[];
  supplier: Partial<Party>;
  producer?: Partial<Party>;
  emergencyTelephone?: string;
  version: { text?: string; created?: string };
}

const identity = 'IdentificationSubstPrep/TradeProductIdentity';
const region = 'IdentificationSubstPrep/RegionEU';
const revision = 'OtherInformation/RevisionInformation';

/** The supplier's product identities; those of recipients have a `UserId`. */
const ownIdentities = (part: Part): Part[] => part.all(identity).filter((entry) => !entry.first('UserId')?.node.text);

/** Section 1.1, 1.3 and 1.4; null for a sheet without a product number. */
export function readIdentity({ part }: Sheet): Identity | null {
  const [code, ...others] = ownIdentities(part).flatMap((entry) => entry.texts('ProductNoUser'));
  if (code === undefined) return null;
  const gtin = ownIdentities(part).flatMap((entry) => entry.text('ProductGtin/No') ?? [])[0];
  const [text] = readSame(part, `${region}/VersionNo`, `${revision}/RevisionNo`);
  const created = readDay(part);
  // A number with a description is that of a country (markets.ts) or of an advisory body.
  const phones = part.all(`${region}/EmergencyPhone`);
  const phone = phones.find((candidate) => !candidate.first('EmergencyPhoneDescription')) ?? phones[0];
  const telephone = phone?.text('No');
  return {
    code,
    ...(gtin && { gtin: gtin.padStart(14, '0') }),
    ...(others.length > 0 && { articles: others.map((article) => ({ code: article })) }),
    ...readParties(part),
    ...(telephone && { emergencyTelephone: telephone }),
    version: { ...(text && { text }), ...(created && { created }) },
  };
}

/** The day of the version (YYYY-MM-DD). */
export function readDay(part: Part): string | undefined {
  const [date] = readSame(part, `${region}/RevisionDate`, `${revision}/LastUpdateDate`, `${region}/IssueDate`);
  // A date may have a time zone (XML Schema, 3.3.9).
  return date?.slice(0, 10);
}

/** The text at the first of the paths that has one; equal texts at the other paths are marked as read. */
function readSame(part: Part, ...paths: string[]): string[] {
  const first = paths.flatMap((path) => part.first(path)?.node.text || [])[0];
  return first === undefined ? [] : paths.flatMap((path) => part.texts(path, (text) => text === first));
}

/** The producer is the company with the role `Manufacturer`, if there is another company besides. */
function readParties(part: Part): Pick<Identity, 'supplier' | 'producer'> {
  const all = part.all(`${region}/SupplierInformation`);
  const role = (company: Part) => company.first('Role/RoleCode')?.node.text;
  const supplier =
    all.find((company) => role(company) === 'Responsible company') ??
    all.find((company) => role(company) !== 'Manufacturer') ??
    all[0];
  const producer = all.find((company) => company !== supplier && role(company) === 'Manufacturer');
  return { supplier: supplier ? readParty(supplier) : {}, ...(producer && { producer: readParty(producer) }) };
}

function readParty(part: Part): Partial<Party> {
  part.first('Role/RoleCode')?.take();
  const lines = [1, 2, 3].flatMap((line) => part.text(`Address/VisitingAddressLine${line}`) ?? []);
  const post = [1, 2, 3].flatMap((line) => part.text(`Address/PostAddressLine${line}`) ?? []);
  const town = (code: string, city: string) =>
    [part.text(`Address/${code}`), part.text(`Address/${city}`)].filter(Boolean).join(' ');
  const party = {
    name: part.text('Name'),
    address: (lines.length > 0 ? lines : post).join(', '),
    city: town('VisitingAddressPostCode', 'VisitingAddressCity') || town('PostCode', 'PostCity'),
    country: part.text('Country'),
    telephone: part.text('Phone'),
    email: part.text('Email') ?? part.text('CompanyContact/EmailCompetentPerson'),
  };
  const website = part.text('CompanyUrl')?.replace(/^(https?:\/\/[^/]+)\/$/, '$1') ?? '';
  return { ...(Object.fromEntries(Object.entries(party).filter(([, value]) => value)) as Partial<Party>), website };
}

/** Section 1.1 and 1.2 of the facts. */
export function readProduct(
  sheet: Sheet,
): Pick<ProductFactsInput, 'kind' | 'name' | 'identifiers' | 'uses'> &
  Partial<Pick<ProductFactsInput, 'audience' | 'ufi'>> {
  const { part } = sheet;
  const identities = ownIdentities(part);
  const name =
    identities.flatMap((entry) => entry.text('ProductIdentifiers/TradeName') ?? [])[0] ??
    part.text(`${region}/SdsName`);
  const ufi = identities.flatMap((entry) => entry.text('ProductIdentifiers/RegionEU/Ufi') ?? [])[0];
  const substance = identities.flatMap((entry) => entry.first('SubstanceIdentifiers') ?? [])[0];
  const synonyms = substance?.texts('OtherName') ?? [];
  const audience = audienceOf(part);
  return {
    kind: isMixture(part) ? 'mixture' : 'substance',
    ...(audience && { audience }),
    name: name === undefined ? {} : localisedText(sheet, name),
    identifiers: {
      ...(substance && readNumbers(substance)),
      ...(synonyms.length > 0 && { synonyms: synonyms.map((synonym) => localisedText(sheet, synonym)) }),
    },
    ...(ufi && { ufi }),
    uses: {
      identified: part.phrases('IdentificationSubstPrep/Use').map((use) => localisedText(sheet, use)),
      advisedAgainst: part.phrases('IdentificationSubstPrep/UseAdvisedAgainst').map((use) => localisedText(sheet, use)),
    },
  };
}

/** By the composition; without its type, a product with identifiers of a substance is a substance. */
export function isMixture(part: Part): boolean {
  const type = part.text('Composition/RegionEU/CompositionType');
  return type === undefined ? part.all(`${identity}/SubstanceIdentifiers`).length === 0 : type.startsWith('Mixture');
}

function audienceOf(part: Part): ProductFactsInput['audience'] | undefined {
  const isFor = (group: string) =>
    /^(true|1)$/.test(part.text(`IdentificationSubstPrep/TargetGroup/${group}Use`) ?? '');
  if (isFor('Consumer')) return 'public';
  const isForTrade = isFor('Professional');
  if (isFor('Industrial')) return 'industrial';
  return isForTrade ? 'professionalOnly' : undefined;
}
