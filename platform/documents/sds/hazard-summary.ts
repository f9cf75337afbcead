import { countryName, localise, type LanguageCode } from '../../languages/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { storageClass } from '../../product/markets/goods.ts';
import type { MarketLimit } from '../../product/markets/limits.ts';
import { openClassNames } from './02-hazards.ts';
import { unknownHazards } from '../../product/not-classified.ts';
import type { SdsOptions, SdsProduct } from '../../product/sds-product.ts';
import type { Slot } from '../../product/slots.ts';
import { safetySigns } from '../blocks/safety-signs.ts';
import { withNonBreakingSpaces } from '../blocks/typography.ts';
import { limitLaw, limitRemarks, substanceName } from './08-exposure-controls.ts';
import { pictogramName } from './sheet/hazard-names.ts';
import { propertyText, statedProperty } from './09-properties.ts';
import { contents, formatFigure, openSheet, slotLines, statement, textInLanguage, type Sheet } from './sheet/sheet.ts';
import { isEnvironmentallyHazardous, transportLabels } from './14-transport.ts';

export type HazardSummary = ReturnType<typeof buildHazardSummary>;

/** The parts of the body in section 8.2.2, in the order of the sheet. */
const equipmentParts = {
  eyes: { slot: '8.2.2.eyes', label: 'eyeProtection' },
  hands: { slot: '8.2.2.hands', label: 'handProtection' },
  skin: { slot: '8.2.2.skin', label: 'skinProtection' },
  respiratory: { slot: '8.2.2.respiratory', label: 'respiratoryProtection' },
  thermal: { slot: '8.2.2.thermal', label: 'thermalProtection' },
} as const satisfies Record<string, { slot: Slot; label: keyof Sheet['phrases']['labels'] }>;
export type EquipmentPart = keyof typeof equipmentParts;

/**
 * What a safety data sheet says of hazards, protection, limits, fire, storage and transport, as values in the sheet's language. What the
 * sheet does not know is null or missing here, never filled in.
 * @throws the errors of `openSheet`
 */
export function buildHazardSummary(product: SdsProduct, facts: ProductFacts, lang: LanguageCode, options: SdsOptions) {
  const sheet = openSheet(product, facts, lang, options);
  const { phrases, market } = sheet;
  const { signalWord, pictograms, h, euh } = facts.label;
  const { text, created } = options.version;
  const flashPoint = statedProperty(sheet, 'flashPoint');
  return {
    version: { text, created },
    country: market.country,
    signal_word: signalWord && { code: signalWord, text: phrases.signalWords[signalWord] },
    hazards_known: unknownHazards(facts) === null,
    open_classes: openClassNames(facts, lang),
    pictograms: pictograms.map((code) => ({ code, text: pictogramName(code, phrases) })),
    statements: [...h, ...euh].map((code) => ({ code, text: statement(sheet, code) })),
    equipment: equipment(sheet),
    signs: equipmentSigns(sheet),
    ...limits(sheet),
    flash_point: flashPoint ? withNonBreakingSpaces(propertyText(sheet, flashPoint, 'flashPoint')) : null,
    storage_class: storageClass(facts),
    transport: transport(sheet),
  };
}

const equipment = (sheet: Sheet) =>
  (Object.keys(equipmentParts) as EquipmentPart[]).flatMap((part) => {
    const { slot, label } = equipmentParts[part];
    const lines = slotLines(sheet, slot).map(withNonBreakingSpaces);
    return lines.length > 0 ? [{ part, label: sheet.phrases.labels[label], lines }] : [];
  });

/** The signs of ISO 7010 for the equipment that the lines name. */
function equipmentSigns(sheet: Sheet) {
  const keys = Object.values(equipmentParts).flatMap(({ slot }) => contents(sheet, slot).keys);
  return safetySigns(keys, sheet.traits)
    .filter((code) => code.startsWith('M'))
    .map((code) => ({ code, text: sheet.phrases.ipi.signs[code] }));
}

/** The limits of the market. `has_national_limits`: whether the country's own list is among them. */
function limits(sheet: Sheet) {
  const { market, lang } = sheet;
  const value = (limit: MarketLimit['twa']) =>
    limit ? { mg_m3: limit.mgPerM3 ?? null, ppm: limit.ppm ?? null } : null;
  return {
    has_national_limits: sheet.limits.some(({ country }) => country === market.country),
    limits: sheet.limits.map((limit) => ({
      agent: substanceName(sheet, limit.agent) ?? '',
      law: limitLaw(sheet, limit),
      country: countryName(limit.country, lang),
      twa: value(limit.twa),
      stel: value(limit.stel),
      skin: limit.skin,
      note: limitRemarks(sheet, { ...limit, skin: false }).join('; ') || null,
    })),
  };
}

function transport(sheet: Sheet) {
  const { transport: goods } = sheet.facts;
  if (!goods) return null;
  const labels = transportLabels(sheet).filter(({ plate }) => plate === undefined);
  return {
    un: goods.un,
    name: localise(goods.properShippingName, sheet.lang) ?? '',
    class: goods.hazardClass,
    packing_group: goods.packingGroup,
    labels: labels.map(({ code, name }) => ({ code, text: withNonBreakingSpaces(name) })),
    hazard_number: goods.hazardIdentificationNumber,
    tunnel_code: goods.tunnelCode && goods.tunnelCode.replace(/^\((.*)\)$/, '$1'),
    limited_quantity: formatFigure(sheet, goods.limitedQuantity),
    environmentally_hazardous: isEnvironmentallyHazardous(sheet),
    note: textInLanguage(sheet, goods.note),
  };
}
