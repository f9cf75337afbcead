import { hazardCategory, labelledClasses } from '../hazard-classes.ts';
import type { PrecautionCase } from './precautions.ts';

/**
 * The precautionary statements of hazard categories: CLP Annex I, Parts 2 to 5, the tables of label elements as of
 * 1 September 2025. The numbers are the sections with those tables.
 */
interface ClassPrecautions {
  /** Categories with their statements, as `Acute Tox. 3 H301`. */
  of: RegExp;
  p: readonly string[];
  /** Statements that depend on conditions which the facts do not contain: allowed, never derived. */
  besides: readonly string[];
}

const codes = (text: string) => text.split(' ').filter((code) => code !== '');
const line = (of: RegExp, p: string, besides = ''): ClassPrecautions => ({ of, p: codes(p), besides: codes(besides) });

const explosion = 'P370+P372+P380+P373';
const selfReactive = 'P210 P234 P235 P240 P280 P403 P411 P420 P501';
const cmr = 'P201 P202 P280 P308+P313 P405 P501';
const pbtAndPmt = 'P201 P202 P273 P391 P501';

export const classPrecautions: readonly ClassPrecautions[] = [
  // 2.1.3
  line(/^Unst\. Expl\./, `P201 P250 P280 ${explosion} P401 P501`),
  line(/^Expl\. 1\.[1235]/, `P210 P230 P234 P240 P250 P280 ${explosion} P401 P501`),
  line(/^Expl\. 1\.4/, `P210 P234 P240 P250 P280 ${explosion} P401 P501`, 'P370+P380+P375'),
  // 2.2.3
  line(/^Flam\. Gas (1B|2|1A H220$)/, 'P210 P377 P381 P403'),
  line(/^Flam\. Gas 1A, Pyr\. Gas/, 'P210 P222 P280 P377 P381 P403'),
  line(/^Flam\. Gas 1A, Chem\. Unst\. Gas/, 'P202 P210 P377 P381 P403'),
  // 2.3.3
  line(/^Aerosol [12]/, 'P210 P211 P251 P410+P412'),
  line(/^Aerosol 3/, 'P210 P251 P410+P412'),
  // 2.4.3
  line(/^Ox\. Gas/, 'P220 P244 P370+P376 P403'),
  // 2.5.3
  line(/^Press\. Gas \((Comp|Liq|Diss)\.\)/, 'P410+P403'),
  line(/^Press\. Gas \(Ref\. Liq\.\)/, 'P282 P336+P315 P403'),
  // 2.6.3
  line(/^Flam\. Liq\./, 'P210 P233 P240 P241 P242 P243 P280 P303+P361+P353 P370+P378 P403+P235 P501'),
  // 2.7.3
  line(/^Flam\. Sol\./, 'P210 P240 P241 P280 P370+P378'),
  // 2.8.3, 2.15.3
  line(/^Self-react\. A/, `${selfReactive} ${explosion}`),
  line(/^Self-react\. B/, `${selfReactive} P370+P380+P375`, 'P370+P380+P375+P378'),
  line(/^Self-react\. [C-F]/, `${selfReactive} P370+P378`),
  line(/^Org\. Perox\. A/, `${selfReactive} P410 ${explosion}`),
  line(/^Org\. Perox\. B/, `${selfReactive} P410 P370+P380+P375`, 'P370+P380+P375+P378'),
  line(/^Org\. Perox\. [C-F]/, `${selfReactive} P410 P370+P378`),
  line(/^(Self-react|Org\. Perox)\. G/, ''),
  // 2.9.3, 2.10.3
  line(/^Pyr\. Liq\./, 'P210 P222 P231+P232 P233 P280 P302+P334 P370+P378'),
  line(/^Pyr\. Sol\./, 'P210 P222 P231+P232 P233 P280 P302+P335+P334 P370+P378'),
  // 2.11.3
  line(/^Self-heat\./, 'P235 P280 P407 P413 P420'),
  // 2.12.3
  line(/^Water-react\. [12]/, 'P223 P231+P232 P280 P302+P335+P334 P370+P378 P402+P404 P501'),
  line(/^Water-react\. 3/, 'P231+P232 P280 P370+P378 P402+P404 P501'),
  // 2.13.3, 2.14.3
  line(/^Ox\. (Liq|Sol)\. 1/, 'P210 P220 P280 P283 P306+P360 P371+P380+P375 P370+P378 P420 P501'),
  line(/^Ox\. (Liq|Sol)\. [23]/, 'P210 P220 P280 P370+P378 P501'),
  // 2.16.3
  line(/^Met\. Corr\./, 'P234 P390 P406'),
  // 2.17.3
  line(/^Desen\. Expl\. [123]/, 'P210 P212 P230 P233 P280 P370+P380+P375 P401 P501'),
  line(/^Desen\. Expl\. 4/, 'P210 P212 P230 P233 P280 P371+P380+P375 P401 P501'),
  // 3.1.4: oral, dermal, inhalation
  line(/^Acute Tox\. [123] H30/, 'P264 P270 P301+P310 P330 P405 P501', 'P321'),
  line(/^Acute Tox\. 4 H30/, 'P264 P270 P301+P312 P330 P501'),
  line(/^Acute Tox\. [12] H31/, 'P262 P264 P270 P280 P302+P352 P310 P361+P364 P405 P501', 'P321'),
  line(/^Acute Tox\. 3 H31/, 'P280 P302+P352 P312 P361+P364 P405 P501', 'P321'),
  line(/^Acute Tox\. 4 H31/, 'P280 P302+P352 P312 P362+P364 P501', 'P321'),
  line(/^Acute Tox\. [12] H33/, 'P260 P271 P284 P304+P340 P310 P403+P233 P405 P501', 'P320'),
  line(/^Acute Tox\. 3 H33/, 'P261 P271 P304+P340 P311 P403+P233 P405 P501', 'P321'),
  line(/^Acute Tox\. 4 H33/, 'P261 P271 P304+P340 P312'),
  // 3.2.4
  line(
    /^Skin Corr\. 1/,
    'P260 P264 P280 P301+P330+P331 P303+P361+P353 P304+P340 P305+P351+P338 P310 P363 P405 P501',
    'P321',
  ),
  line(/^Skin Irrit\. 2/, 'P264 P280 P302+P352 P332+P313 P362+P364', 'P321'),
  // 3.3.4
  line(/^Eye Dam\. 1/, 'P280 P305+P351+P338 P310'),
  line(/^Eye Irrit\. 2/, 'P264 P280 P305+P351+P338 P337+P313'),
  // 3.4.4
  line(/^Resp\. Sens\. 1/, 'P261 P284 P304+P340 P342+P311 P501'),
  line(/^Skin Sens\. 1/, 'P261 P272 P280 P302+P352 P333+P313 P362+P364 P501', 'P321'),
  // 3.5.4, 3.6.4, 3.7.4
  line(/^(Muta|Carc|Repr)\./, cmr),
  line(/^Lact\./, 'P201 P260 P263 P264 P270 P308+P313'),
  // 3.8.4
  line(/^STOT SE 1/, 'P260 P264 P270 P308+P311 P405 P501', 'P321'),
  line(/^STOT SE 2/, 'P260 P264 P270 P308+P311 P405 P501'),
  line(/^STOT SE 3/, 'P261 P271 P304+P340 P312 P403+P233 P405 P501'),
  // 3.9.4
  line(/^STOT RE 1/, 'P260 P264 P270 P314 P501'),
  line(/^STOT RE 2/, 'P260 P314 P501'),
  // 3.10.4
  line(/^Asp\. Tox\. 1/, 'P301+P310 P331 P405 P501'),
  // 3.11.4
  line(/^ED HH/, 'P201 P202 P263 P280 P308+P313 P405 P501'),
  // 4.1.4
  line(/^Aquatic (Acute 1|Chronic [12])/, 'P273 P391 P501'),
  line(/^Aquatic Chronic [34]/, 'P273 P501'),
  // 4.2.4, 4.3.4, 4.4.4
  line(/^ED ENV/, `${pbtAndPmt} P405`),
  line(/^(PBT|vPvB|PMT|vPvM)/, pbtAndPmt),
  // 5.1
  line(/^Ozone 1/, 'P502'),
];

/** Additional statements on packs for the public (CLP Annex IV, Part 1, Table 6.1; Art. 28(2)). */
const forPublic = ['P101', 'P102', 'P103', 'P501'];

type Classification = readonly { category: string; h: readonly string[] }[];

const linesOf = (classification: Classification) =>
  classification.flatMap(({ category, h }) => {
    const row = hazardCategory(category, h);
    const name = `${category} ${row?.h.join(' ') ?? ''}`;
    return classPrecautions.filter(({ of }) => of.test(name));
  });

/** The precautionary statements of a classification, in the order of their codes; empty without a class. */
export function precautionsOf(classification: Classification, audience: PrecautionCase['audience']): string[] {
  const derived = linesOf(labelledClasses(classification)).flatMap(({ p }) => p);
  if (classification.length > 0 && audience === 'public') derived.push(...forPublic);
  return [...new Set(derived)].sort();
}

/**
 * The statements that follow from no class of the product. Those for the public are allowed for every product, and statements
 * may be combined in other ways than in the tables (CLP Annex IV, introduction).
 */
export function foreignPrecautions(given: readonly string[], classification: Classification): string[] {
  const derived = linesOf(classification).flatMap(({ p, besides }) => [...p, ...besides]);
  const known = new Set([...forPublic, ...derived].flatMap((code) => code.split('+')));
  return given.filter((code) => !code.split('+').every((part) => known.has(part)));
}

/** Parts of statements that no table of label elements has alone: `P302`, `P352`. */
const onlyCombined = (() => {
  const all = new Set(classPrecautions.flatMap(({ p, besides }) => [...p, ...besides]));
  const parts = [...all].filter((code) => code.includes('+')).flatMap((code) => code.split('+'));
  return new Map(
    parts
      .filter((part) => !all.has(part))
      .map((part) => [part, [...all].filter((code) => code.split('+').includes(part)).sort()] as const),
  );
})();

/** The statements of Annex I, Parts 2 to 5, of which a code is a part, where it stands in none of them alone; else none. */
export const combinationsOf = (code: string): readonly string[] => onlyCombined.get(code) ?? [];
