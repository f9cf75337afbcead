import { countryCode } from './country-code.ts';
import { marketTelephones } from './markets.ts';
import { localise } from '../../languages/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import type { SdsParty } from '../../product/sds-product.ts';
import { type Sheet, slotLines, textInLanguage } from '../../documents/sds/sheet/sheet.ts';
import { element, flag, phrases, required, textElement, type XmlContent } from './xml.ts';

const ufiForm = /^(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}$/;

/** Section 1, type `IdentificationSubstPrep`. `gtin`: 14 digits. @throws UnknownCountryError */
export function identification(sheet: Sheet, gtin: string | null) {
  const { facts, product } = sheet;
  const name = textInLanguage(sheet, facts.name) ?? product.code;
  const numbers = [...new Set([product.code, ...product.articles.map(({ code }) => code)])];
  return required(
    'IdentificationSubstPrep',
    required(
      'TradeProductIdentity',
      numbers.map((number) => textElement('ProductNoUser', number, 128)),
      facts.kind === 'substance' && element('SubstanceIdentifiers', productIdentifiers(sheet)),
      required(
        'ProductIdentifiers',
        textElement('TradeName', name, 1024),
        facts.kind === 'mixture' &&
          element('RegionEU', facts.ufi && ufiForm.test(facts.ufi) && element('Ufi', facts.ufi)),
      ),
      element('ProductGtin', element('No', gtin)),
      phrases('AdditionalInfo', [...slotLines(sheet, '1.1'), ...(facts.kind === 'mixture' ? synonyms(sheet) : [])]),
    ),
    targetGroup(sheet),
    phrases('Use', [...facts.uses.identified.map((use) => textInLanguage(sheet, use)), ...slotLines(sheet, '1.2')]),
    phrases(
      'UseAdvisedAgainst',
      facts.uses.advisedAgainst.map((use) => textInLanguage(sheet, use)),
    ),
    supplierInfo(sheet, name),
  );
}

const synonyms = ({ facts, lang }: Sheet): string[] =>
  facts.identifiers.synonyms.flatMap((name) => localise(name, lang) ?? []);

const productIdentifiers = (sheet: Sheet) => {
  const { composition, identifiers } = sheet.facts;
  const [constituent] = composition;
  return substanceIdentifiers(
    { chemical: textInLanguage(sheet, constituent?.name), others: synonyms(sheet) },
    { ...constituent, ...identifiers },
  );
};

/** Type `SubstanceIdentifiers`: names, then the numbers whose form eSDScom accepts. */
export function substanceIdentifiers(
  names: { chemical: string | null; others: readonly string[] },
  { cas, ec, index, reach }: Partial<Pick<ProductFacts['composition'][number], 'cas' | 'ec' | 'index' | 'reach'>>,
): XmlContent[] {
  const number = (name: string, form: RegExp, text: string | undefined) =>
    text !== undefined && form.test(text) && element(name, text);
  return [
    textElement('IupacName', names.chemical, 1024),
    names.others.map((name) => textElement('OtherName', name, 1024)),
    number('CasNo', /^\d{2,7}-\d{2}-\d$/, cas),
    element(
      'RegionEU',
      number('IndexNo', /^\d{3}-\d{3}-\d{2}-[\dX]$/, index),
      number('EcNo', /^\d{3}-\d{3}-\d$/, ec),
      number('ReachRegNo', /^\d{2}-\d{10}-\d{2}(-\d{4}|-XXXX)?$/, reach),
    ),
  ];
}

/** The groups of users; products for the public are for all groups. */
const targetGroup = ({ facts: { audience } }: Sheet) =>
  required(
    'TargetGroup',
    flag('IndustrialUse', true),
    flag('ProfessionalUse', true),
    flag('ConsumerUse', audience === 'public'),
  );

/** Type `SdsSupplierInfoEU`. */
function supplierInfo(sheet: Sheet, name: string) {
  const { product, options } = sheet;
  const { version, previousVersions = [] } = options;
  const { supplier, producer, emergencyTelephone } = product;
  return required(
    'RegionEU',
    textElement('SdsName', name, 512),
    textElement('VersionNo', version.text, 10),
    required('IssueDate', (previousVersions.at(-1) ?? version).created),
    previousVersions.length > 0 && required('RevisionDate', version.created),
    party(sheet, 'Responsible company', supplier),
    producer.name !== supplier.name && party(sheet, 'Manufacturer', producer),
    element('EmergencyPhone', textElement('No', emergencyTelephone, 256)),
    marketTelephones(sheet),
  );
}

/** Maximum length in characters; longer texts are not parsed. */
const maxTownLength = 200;

/** A postal code before the town, `20457 Hamburg`, `00-950 Warszawa`. */
const codeAndTown = /^((?:[A-Z]{1,3}-)?\d(?:[\s-]*\d)+)\s+([^\d\s].*)$/;

/** The pattern of the type `EmailAddress`, in a form that matches in linear time. */
const emailForm = /^[0-9a-zA-Z](?:[-.\w]*[0-9a-zA-Z])?@(?:[0-9a-zA-Z](?:[-\w]*[0-9a-zA-Z])\.)+[a-zA-Z]{2,9}$/;

function party({ phrases: words }: Sheet, role: string, { name, address, city, country, ...contact }: SdsParty) {
  const { telephone, email, website } = contact;
  const [, code, town] = (city.length <= maxTownLength && codeAndTown.exec(city)) || [null, null, city];
  return required(
    'SupplierInformation',
    required('Role', required('RoleCode', role)),
    required('Country', countryCode(country)),
    textElement('Name', name, 256) ?? required('Name', words.notAvailable),
    required(
      'Address',
      textElement('VisitingAddressLine1', address, 256),
      textElement('VisitingAddressPostCode', code, 16),
      textElement('VisitingAddressCity', town, 80),
    ),
    textElement('Phone', telephone, 256) ?? required('Phone', words.notAvailable),
    email && emailForm.test(email) && element('Email', email),
    website && URL.canParse(website) && element('CompanyUrl', new URL(website).href),
  );
}
