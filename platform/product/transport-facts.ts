import { z } from 'zod';
import { localised } from '../languages/languages.ts';
import { transportExemptions } from '../law/transport/exemptions.ts';
import { segregationGroups } from '../law/transport/segregation-groups.ts';
import { field, formattedText } from './field.ts';

const text = z.string().min(1);

/** A name by language; a plain string, as in versions stored earlier, is the name in every language. */
export const localisedName = z.union([text, localised]);

const packingInstruction = z.array(formattedText(/^(?:P|LP|IBC|R)\d{2,3}[a-z]?$/, 'value.packingInstruction'));
const exceptedQuantity = z.enum(['E0', 'E1', 'E2', 'E3', 'E4', 'E5']);

/** The word of the list of ICAO-TI and IATA-DGR in place of a packing instruction. */
export const forbiddenByAir = 'forbidden';
const airPacking = z.strictObject({
  packingInstruction: field(
    formattedText(/^(?:Y?[1-9]\d{2}|forbidden)$/, 'value.airPackingInstruction'),
    'Packing instruction of ICAO-TI and IATA-DGR; forbidden: not accepted.',
    '353',
  ),
  maxQuantity: field(text.optional(), 'Maximum net quantity per package.', '5 L'),
});

const rail = z.strictObject({
  expressParcels: field(
    formattedText(/^CE\d{1,2}$/, 'value.expressParcels').optional(),
    'Code for express parcels (RID 7.6, Table A column 19); omitted: none is recorded.',
    'CE7',
  ),
});

const inlandWaterways = z.strictObject({
  equipment: field(text.optional(), 'Equipment required on board (ADN Table A column 9).', 'PP, EX, A'),
  ventilation: field(text.optional(), 'Ventilation (ADN Table A column 10).', 'VE01'),
  cones: field(
    z.number().int().min(0).max(3).optional(),
    'Number of blue cones or blue lights (ADN Table A column 12).',
    1,
  ),
});

const sea = z.strictObject({
  emergencySchedules: field(
    formattedText(/^F-[A-Z], S-[A-Z]$/, 'value.emergencySchedules').optional(),
    'Emergency schedules of fire and of spillage (EmS); omitted: as the list of the IMDG Code has them.',
    'F-E, S-E',
  ),
  stowageCategory: field(
    z.enum(['A', 'B', 'C', 'D', 'E', '01', '02', '03', '04', '05']).optional(),
    'Stowage category; omitted: as the list of the IMDG Code has it.',
    'B',
  ),
  segregationGroups: field(
    z.array(z.enum(segregationGroups)).optional(),
    'Segregation groups; the consignor assigns those of N.O.S. entries (IMDG Code 3.1.4). Omitted: as the list has them.',
    ['SGG1'],
  ),
  limitedQuantity: field(
    text.optional(),
    'Maximum in an inner pack as limited quantity (ADR and IMDG Code, chapter 3.4).',
    '1 L',
  ),
  exceptedQuantity: field(
    exceptedQuantity.optional(),
    'Code of excepted quantities by sea; omitted: as the list of the IMDG Code has it.',
    'E2',
  ),
  packingInstruction: field(
    packingInstruction.optional(),
    'Packing instructions of the IMDG Code, which no table has here.',
    ['P001', 'IBC02'],
  ),
  marinePollutant: field(
    localised.optional(),
    'Name of the marine pollutant (IMDG Code 3.1.2.9); omitted: the ingredients of Aquatic Acute 1 and Aquatic Chronic 1 and 2, if they are no more than two.',
    { en: 'zinc oxide', de: 'Zinkoxid' },
  ),
});

const air = z.strictObject({
  passenger: field(airPacking.optional(), 'Passenger and cargo aircraft; omitted: not recorded.'),
  cargo: field(airPacking.optional(), 'Cargo aircraft only; omitted: not recorded.'),
  limitedQuantities: field(airPacking.optional(), 'Limited quantities by air; omitted: not recorded.'),
  exceptedQuantity: field(
    exceptedQuantity.optional(),
    'Code of excepted quantities by air; omitted: not recorded.',
    'E2',
  ),
});

/** Section 14. The figures outside `rail`, `inlandWaterways`, `sea` and `air` are those of ADR, which RID and ADN share. */
export const transport = z.strictObject({
  un: field(formattedText(/^UN\d{4}$/, 'value.un'), 'UN number.', 'UN1090'),
  properShippingName: field(
    localisedName,
    'As ADR chapter 3.2 table A column 2 writes it; after N.O.S. with the technical name in brackets (ADR 3.1.2.8).',
    { en: 'ACETONE', de: 'ACETON' },
  ),
  hazardClass: field(text, 'Class, with the subsidiary hazard in brackets.', '3 (6.1)'),
  packingGroup: field(z.enum(['I', 'II', 'III']).nullable(), 'Packing group; null: none.', 'II'),
  classificationCode: field(text, 'Classification code of ADR.', 'F1'),
  hazardIdentificationNumber: field(z.string().nullable(), 'Upper number of the orange plate; null: none.', '33'),
  tunnelCode: field(z.string().nullable(), 'Tunnel restriction code of ADR; null: none.', 'D/E'),
  limitedQuantity: field(text, 'Maximum in an inner pack as limited quantity (ADR and IMDG Code, chapter 3.4).', '1 L'),
  environmentallyHazardous: field(
    z.boolean().optional(),
    'Marine pollutant, fish and tree mark. Omitted: as the classes of section 2.1 and their reasons decide it, else not determined.',
    false,
  ),
  exceptedQuantity: field(
    exceptedQuantity.optional(),
    'Code of excepted quantities (ADR 3.5); omitted: as Table A has it.',
    'E2',
  ),
  packingInstruction: field(
    packingInstruction.optional(),
    'Packing instructions (ADR 4.1.4), which no table has here.',
    ['P001', 'IBC02'],
  ),
  exemption: field(
    z.enum(transportExemptions).optional(),
    'The exemption that the consignor uses; section 14.6 prints it with its condition. Omitted: none.',
    'specialProvision375',
  ),
  rail: field(rail.optional(), 'What only RID has; omitted: as by road.'),
  inlandWaterways: field(inlandWaterways.optional(), 'What only ADN has; omitted: as by road.'),
  sea: field(sea.optional(), 'What only the IMDG Code has; omitted: as its list has it.'),
  air: field(air.optional(), 'What only ICAO-TI and IATA-DGR have, of which no table is here; omitted: not recorded.'),
  note: field(localised.optional(), 'Further information, such as a special provision.', { en: 'SP 375' }),
});
