import type { RestrictedUse } from '../law/restricted-uses.ts';
import { LawTable } from './law-table.ts';
import type { SubstanceNumbers } from './regulatory-lists.ts';
import { numbersOfRow } from './shipped-lists.ts';

/** Words that the pack must carry by an entry; the texts by language are in languages/prescribed-texts.ts. */
export const prescribedTexts = [
  'industrialInstallationsOnly',
  'lampsOutOfReach',
  'sipOfLampOil',
  'sipOfLighterFluid',
  'professionalUsersOnly',
  'notInSprayEquipment',
  'sensitisedToDiisocyanates',
  'asthmaEczema',
  'ventilationOrMask',
  'notWithPoorVentilation',
  'notForCarpets',
  'approvedProfessionals',
  'trainingRequired',
] as const;
export type PrescribedText = (typeof prescribedTexts)[number];

/** Duties that are not a text of the pack: what the message says of each is in languages. */
export type Duty =
  /** Not placed on the market, or not used. */
  | 'ban'
  /** The pack carries the prescribed texts. */
  | 'label'
  /** Black opaque containers of at most 1 litre. */
  | 'blackContainer'
  /** The pack contains protective gloves. */
  | 'gloves'
  /** The pack says packing date, storage conditions and period of a reducing agent. */
  | 'reducingAgent'
  /** The sheet has the DNEL of the entry. */
  | 'dnel'
  /** Users are trained before use, and again after five years. */
  | 'training'
  /** The recipient is informed that the public is restricted, and of the reports of Art. 9. */
  | 'precursor'
  /** The recipient is informed of the reports of Art. 9. */
  | 'reports';

/** A restriction as a rule: it applies if all its conditions hold. */
export interface RestrictionRule {
  /** `48`; omitted: an explosives precursor. */
  entry?: string;
  /** `REACH Annex XVII 48` */
  provision: string;
  /** One of these substances; omitted: the product by its statements. */
  cas?: readonly string[];
  /** One of these hazard statements of the product. */
  statements?: readonly string[];
  /** The kind of product, `aerosol`: a dispenser under pressure. */
  form?: 'aerosol' | 'mixture';
  /** One of these uses; omitted: all. */
  uses?: readonly RestrictedUse[];
  /** Whom it is supplied to; omitted: anybody. */
  audiences?: readonly ('industrial' | 'professionalOnly' | 'public')[];
  /** Mass %, from which the rule applies; omitted: any content. */
  limit?: number;
  /** Whether the limit itself is allowed. */
  isLimitAllowed?: true;
  /** The contents of the substances add up. */
  isSum?: true;
  /** The first day; omitted: it applies already. */
  from?: string;
  duty: Duty;
  texts?: readonly PrescribedText[];
  /** mg/m³ and mg/kg a day, for workers. */
  dnel?: { inhalation: number; dermal: number };
  /** What no fact of the product says, so that it is asked: a derogation of the entry, or a further condition. */
  asks?: 'derogation' | 'colourOrPerfume' | 'packOver350' | 'chromium' | 'particles';
}

/** A part of an entry of which no rule says whether it applies: a group that no number names, or conditions that are not settled. */
export interface RestrictedGroup {
  entry: string;
  group: string;
  /** The substances of the conditions; omitted: no number names them. */
  cas?: readonly string[];
}

/** A substance of Appendices 1 to 6, by the entry of CLP Annex VI from which it follows. */
export interface CmrRow {
  entry: 28 | 29 | 30;
  appendix: '1' | '2' | '3' | '4' | '5' | '6';
  index: string;
  substances: SubstanceNumbers[];
  /** Mass %. */
  limit: number;
  /** The day from which the class applies by CLP. */
  from: string;
  /** No amendment of the appendices has it. */
  isNotYet?: true;
}

const isGroup = (row: RestrictionRule | RestrictedGroup): row is RestrictedGroup => 'group' in row;

export const annexXVIITable = new LawTable<RestrictionRule | RestrictedGroup>('annex-xvii');
export const precursorsTable = new LawTable<RestrictionRule>('precursors');
export const cmrTable = new LawTable<CmrRow>('annex-xvii-cmr', numbersOfRow);

let read: { rules: readonly RestrictionRule[]; groups: readonly RestrictedGroup[] } | undefined;

/** The rules of Annex XVII and of Regulation (EU) 2019/1148, and the entries for groups; read once. */
export function restrictions() {
  if (read) return read;
  const rows = [...annexXVIITable.rows()];
  read = {
    rules: [...rows.filter((row) => !isGroup(row)), ...precursorsTable.rows()] as RestrictionRule[],
    groups: rows.filter(isGroup),
  };
  return read;
}
