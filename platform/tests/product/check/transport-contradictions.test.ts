import { expectEach } from '../../../../tests/support/expect-each.ts';
import { isError } from '../../../product/findings.ts';
import type { ProductFile } from '../../../product/product-file.ts';
import { checkProduct } from '../../../product/read/read-product-file.ts';
import { acetoneFile } from '../sample-file.ts';

type Facts = ProductFile['versions'][number]['facts'];
type Goods = NonNullable<Facts['transport']>;

/** `Acute Tox. 1: H330` */
const entry = (text: string) => {
  const [category = '', h = ''] = text.split(': ');
  return { category, h: h.split(' ') };
};

/** A mixture of an ingredient `a` with the classes, in published form. */
function factsFor(classes: string[], transport: Goods | null, facts: Partial<Facts> = {}): Facts {
  const [version] = acetoneFile().versions;
  const classification = classes.map(entry);
  return {
    ...version!.facts,
    kind: 'substance',
    identifiers: {},
    classification,
    composition: [{ name: { en: 'a' }, contentRange: '100 %', content: 100, classification }],
    basicProperties: { physicalState: { en: 'liquid' } },
    transport,
    ...facts,
  };
}

const fileOf = (facts: Facts): ProductFile => {
  const file = acetoneFile();
  return { ...file, state: 'published', versions: [{ ...file.versions[0]!, facts }] };
};

/** `error transport.un unNumber` of the contradictions. */
function foundIn(facts: Facts): string[] {
  const { findings } = checkProduct(fileOf(facts));
  return findings
    .filter(({ message }) => message.includes('(rule '))
    .map((finding) => {
      const { path, message } = finding;
      const rule = /\(rule (\w+)\)/.exec(message)![1]!;
      return `${isError(finding) ? 'error' : 'warning'} ${path.slice(3).join('.')} ${rule}`;
    });
}

const flammable: Goods = {
  un: 'UN1993',
  properShippingName: { en: 'FLAMMABLE LIQUID, N.O.S. (a)' },
  hazardClass: '3',
  packingGroup: 'II',
  classificationCode: 'F1',
  hazardIdentificationNumber: '33',
  tunnelCode: 'D/E',
  limitedQuantity: '1 L',
};
const paint: Goods = {
  ...flammable,
  un: 'UN1263',
  properShippingName: { en: 'PAINT' },
  packingGroup: 'III',
  hazardIdentificationNumber: '30',
  limitedQuantity: '5 L',
};
const polluting: Goods = {
  un: 'UN3082',
  properShippingName: { en: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (a)' },
  hazardClass: '9',
  packingGroup: 'III',
  classificationCode: 'M6',
  hazardIdentificationNumber: '90',
  tunnelCode: '-',
  limitedQuantity: '5 L',
};
const corrosive: Goods = {
  un: 'UN1789',
  properShippingName: { en: 'HYDROCHLORIC ACID' },
  hazardClass: '8',
  packingGroup: 'II',
  classificationCode: 'C1',
  hazardIdentificationNumber: '80',
  tunnelCode: 'E',
  limitedQuantity: '1 L',
};
const zincNitrite: Goods = {
  un: 'UN1512',
  properShippingName: { en: 'ZINC AMMONIUM NITRITE' },
  hazardClass: '5.1',
  packingGroup: 'II',
  classificationCode: 'O2',
  hazardIdentificationNumber: '50',
  tunnelCode: 'E',
  limitedQuantity: '1 kg',
};
const ethanolSolution: Goods = {
  ...flammable,
  un: 'UN1170',
  properShippingName: { en: 'ETHANOL SOLUTION' },
  packingGroup: 'III',
  hazardIdentificationNumber: '30',
  limitedQuantity: '5 L',
};

const skinCorrosive = ['Skin Corr. 1B: H314', 'Eye Dam. 1: H318'];
const aquatic = ['Aquatic Chronic 2: H411'];
const celsius = (value: number) => ({ value, unit: '°C' });
const liquid = { physicalState: { en: 'liquid' } };
const solid = { basicProperties: { physicalState: { en: 'solid' } } };
const at10 = { basicProperties: { ...liquid, flashPoint: celsius(10), boilingPoint: celsius(80) } };
const at30 = { basicProperties: { ...liquid, flashPoint: celsius(30) } };
const containingEthanol = (content: number): Partial<Facts> => ({
  ...at30,
  kind: 'mixture',
  composition: [
    {
      name: { en: 'ethanol' },
      cas: '64-17-5',
      content,
      contentRange: `${content} %`,
      classification: [entry('Flam. Liq. 2: H225')],
    },
  ],
});

test('what section 14 states against the lists, against section 2 or against itself is found at its field', () =>
  expectEach(
    [
      [
        'number outside the list',
        factsFor(skinCorrosive, { ...corrosive, un: 'UN9999' }),
        'error transport.un unNumber',
      ],
      [
        'gas as class 8',
        factsFor(skinCorrosive, {
          ...corrosive,
          un: 'UN1956',
          properShippingName: { en: 'COMPRESSED GAS, N.O.S. (a)' },
        }),
        'error transport.hazardClass unClass',
      ],
      [
        'no technical name with special provision 274',
        factsFor(aquatic, {
          ...polluting,
          properShippingName: { en: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.' },
        }),
        'error transport.properShippingName technicalName',
      ],
      [
        'a technical name that no provision asks for',
        factsFor(skinCorrosive, { ...corrosive, properShippingName: { en: 'HYDROCHLORIC ACID (hydrogen chloride)' } }),
        'warning transport.properShippingName unneededTechnicalName',
      ],
      ['UN3082 of a solid', factsFor(aquatic, polluting, solid), 'error transport.un unState'],
      [
        'UN3077 of a liquid',
        factsFor(aquatic, {
          ...polluting,
          un: 'UN3077',
          properShippingName: { en: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, SOLID, N.O.S. (a)' },
          classificationCode: 'M7',
          limitedQuantity: '5 kg',
        }),
        'error transport.un unState',
      ],
      [
        'H330 category 1 with a flash point of 10 °C as class 3',
        factsFor(['Flam. Liq. 2: H225', 'Acute Tox. 1: H330'], flammable, at10),
        'error transport.hazardClass hazardPrecedence',
      ],
      [
        'packing group III of Skin Corr. 1A',
        factsFor(['Skin Corr. 1A: H314', 'Eye Dam. 1: H318'], {
          ...corrosive,
          un: 'UN3264',
          properShippingName: { en: 'CORROSIVE LIQUID, ACIDIC, INORGANIC, N.O.S. (a)' },
          packingGroup: 'III',
          limitedQuantity: '5 L',
        }),
        'error transport.packingGroup packingGroup',
      ],
      [
        'excepted quantity of another code',
        factsFor(skinCorrosive, { ...corrosive, exceptedQuantity: 'E1' }),
        'error transport.exceptedQuantity modeConditions',
      ],
      [
        'emergency schedules of another entry',
        factsFor(skinCorrosive, { ...corrosive, sea: { emergencySchedules: 'F-E, S-D' } }),
        'error transport.sea.emergencySchedules modeConditions',
      ],
      [
        'another segregation group than acids',
        factsFor(skinCorrosive, { ...corrosive, sea: { segregationGroups: ['SGG18'] } }),
        'error transport.sea.segregationGroups modeConditions',
      ],
      [
        'another stowage category',
        factsFor(skinCorrosive, { ...corrosive, sea: { stowageCategory: 'A' } }),
        'error transport.sea.stowageCategory modeConditions',
      ],
      [
        'another limited quantity by sea',
        factsFor(skinCorrosive, { ...corrosive, sea: { limitedQuantity: '5 L' } }),
        'error transport.sea.limitedQuantity modeConditions',
      ],
      [
        'goods that the IMDG Code prohibits',
        factsFor(['Ox. Sol. 2: H272'], zincNitrite, solid),
        'warning transport.un carriageProhibited',
      ],
      [
        'goods that ADR and RID prohibit, with the packing group that they have by sea',
        factsFor(skinCorrosive, {
          ...corrosive,
          un: 'UN1798',
          properShippingName: { en: 'NITROHYDROCHLORIC ACID' },
          packingGroup: 'I',
          classificationCode: 'COT',
        }),
        'warning transport.un carriageProhibited',
      ],
      [
        'conditions by sea of goods that the IMDG Code prohibits',
        factsFor(['Ox. Sol. 2: H272'], { ...zincNitrite, sea: { stowageCategory: 'A' } }, solid),
        'error transport.sea modeConditions',
      ],
      [
        'a packing instruction by air of class 3',
        factsFor(skinCorrosive, { ...corrosive, air: { passenger: { packingInstruction: '353' } } }),
        'error transport.air.passenger.packingInstruction airConditions',
      ],
      [
        'a packing instruction of limited quantities without Y',
        factsFor(skinCorrosive, { ...corrosive, air: { limitedQuantities: { packingInstruction: '840' } } }),
        'error transport.air.limitedQuantities.packingInstruction airConditions',
      ],
      [
        'forbidden on cargo aircraft only',
        factsFor(skinCorrosive, {
          ...corrosive,
          air: { passenger: { packingInstruction: '851' }, cargo: { packingInstruction: 'forbidden' } },
        }),
        'error transport.air.cargo.packingInstruction airConditions',
      ],
      [
        'a maximum quantity of what is forbidden on passenger aircraft',
        factsFor(skinCorrosive, {
          ...corrosive,
          air: {
            passenger: { packingInstruction: 'forbidden', maxQuantity: '5 L' },
            cargo: { packingInstruction: '855' },
          },
        }),
        'error transport.air.passenger.maxQuantity airConditions',
      ],
      [
        'special provision 375 of another entry',
        factsFor(skinCorrosive, { ...corrosive, exemption: 'specialProvision375' }),
        'error transport.exemption transportExemption',
      ],
      [
        'special provision 144 with 30 % of ethanol by mass',
        factsFor(
          ['Flam. Liq. 3: H226'],
          { ...ethanolSolution, exemption: 'specialProvision144' },
          containingEthanol(30),
        ),
        'error transport.exemption transportExemption',
      ],
      [
        'the exemption of viscous liquids with a flash point of 10 °C',
        factsFor(['Flam. Liq. 2: H225'], { ...paint, exemption: 'viscousLiquid' }, at10),
        'error transport.exemption transportExemption',
      ],
      [
        'the exemption of viscous liquids for what is corrosive',
        factsFor(['Flam. Liq. 3: H226', ...skinCorrosive], { ...paint, exemption: 'viscousLiquid' }, at30),
        'error transport.exemption transportExemption',
      ],
      [
        'the exemption of viscous liquids in packing group II',
        factsFor(['Flam. Liq. 2: H225'], { ...flammable, exemption: 'viscousLiquid' }, at10),
        'error transport.exemption transportExemption',
      ],
    ] as [string, Facts, string][],
    ([name]) => name,
    ([, facts, expected]) => expect(foundIn(facts)).toContain(expected),
  ));

test('what the lists have, and an exemption whose conditions nothing excludes, is no contradiction', () =>
  expectEach(
    [
      ['acid', factsFor(skinCorrosive, corrosive)],
      [
        'acid with the figures of the lists',
        factsFor(skinCorrosive, {
          ...corrosive,
          exceptedQuantity: 'E2',
          packingInstruction: ['P001', 'IBC02'],
          rail: { expressParcels: 'CE6' },
          inlandWaterways: { equipment: 'PP, EP', cones: 0 },
          sea: {
            emergencySchedules: 'F-A, S-B',
            stowageCategory: 'C',
            segregationGroups: ['SGG1'],
            limitedQuantity: '1 L',
            exceptedQuantity: 'E2',
          },
          air: {
            passenger: { packingInstruction: '851', maxQuantity: '1 L' },
            cargo: { packingInstruction: '855', maxQuantity: '30 L' },
            limitedQuantities: { packingInstruction: 'Y840', maxQuantity: '0.5 L' },
            exceptedQuantity: 'E2',
          },
        }),
      ],
      [
        'forbidden on passenger aircraft',
        factsFor(skinCorrosive, {
          ...corrosive,
          air: { passenger: { packingInstruction: 'forbidden' }, cargo: { packingInstruction: '855' } },
        }),
      ],
      [
        'a segregation group of an entry without one',
        factsFor(skinCorrosive, {
          ...corrosive,
          un: 'UN1760',
          properShippingName: { en: 'CORROSIVE LIQUID, N.O.S. (a)' },
          classificationCode: 'C9',
          sea: { segregationGroups: ['SGG1'] },
        }),
      ],
      [
        'the name of a marine pollutant in brackets',
        factsFor(['Flam. Liq. 3: H226', ...aquatic], { ...paint, properShippingName: { en: 'PAINT (a)' } }, at30),
      ],
      [
        'a synonym of Table A in brackets',
        factsFor(
          ['Flam. Liq. 3: H226'],
          { ...ethanolSolution, properShippingName: { en: 'ETHANOL SOLUTION (ETHYL ALCOHOL SOLUTION)' } },
          at30,
        ),
      ],
      ['special provision 375', factsFor(aquatic, { ...polluting, exemption: 'specialProvision375' })],
      [
        'special provision 144 with 19 % of ethanol',
        factsFor(
          ['Flam. Liq. 3: H226'],
          { ...ethanolSolution, exemption: 'specialProvision144' },
          containingEthanol(19),
        ),
      ],
      ['viscous liquid', factsFor(['Flam. Liq. 3: H226'], { ...paint, exemption: 'viscousLiquid' }, at30)],
      [
        'viscous liquid without a measured flash point',
        factsFor(['Flam. Liq. 3: H226'], { ...paint, exemption: 'viscousLiquid' }),
      ],
    ] as [string, Facts][],
    ([name]) => name,
    ([, facts]) => expect(foundIn(facts)).toEqual([]),
  ));

test('a figure of a mode that has no such form is refused at its field', () =>
  expectEach(
    [
      [{ ...corrosive, packingInstruction: ['001'] }, 'packingInstruction.0'],
      [{ ...corrosive, air: { passenger: { packingInstruction: 'P001' } } }, 'air.passenger.packingInstruction'],
      [{ ...corrosive, rail: { expressParcels: '7' } }, 'rail.expressParcels'],
      [{ ...corrosive, sea: { emergencySchedules: 'F-A' } }, 'sea.emergencySchedules'],
      [{ ...corrosive, sea: { segregationGroups: ['acids'] } }, 'sea.segregationGroups.0'],
      [{ ...corrosive, inlandWaterways: { cones: 4 } }, 'inlandWaterways.cones'],
      [{ ...corrosive, exemption: 'specialProvision188' }, 'exemption'],
    ] as [Goods, string][],
    ([, path]) => path,
    ([transport, path]) => {
      const { findings } = checkProduct(fileOf(factsFor(skinCorrosive, transport)));
      const errors = findings.filter(isError).map((finding) => finding.path.slice(4).join('.'));
      expect(errors).toContain(path);
    },
  ));
