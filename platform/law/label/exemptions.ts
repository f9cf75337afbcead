import { precautionsOf } from './class-precautions.ts';
import { type Classified, labelHazardStatements, labelPictograms, labelSignalWord } from './precedence.ts';
import type { PrecautionCase } from './precautions.ts';
import type { PictogramCode, SignalWord } from '../hazard-classes.ts';
import { singleCodes } from '../statement-codes.ts';

/** Largest content in litres of a pack whose label may omit elements by class (CLP Annex I 1.5.2.1). */
export const smallPackLitres = 0.125;

/** What the label of a small pack may omit of a hazard category. */
interface LabelExemption {
  of: RegExp;
  omits: 'statements' | 'precautions' | 'allElements';
  /** Only where the product is not supplied to the general public. */
  notForPublic?: true;
  provision: string;
}

const annex = 'CLP Annex I 1.5.2.1';
const statements = (item: number, of: RegExp, notForPublic?: true): LabelExemption => ({
  of,
  omits: 'statements',
  notForPublic,
  provision: `${annex}.1(b)(${item})`,
});

/**
 * CLP Annex I 1.5.2.1.1 (hazard and precautionary statements), 1.5.2.1.2 (precautionary statements), 1.5.2.1.3 (pictogram, signal word
 * and statements). Aerosols have the exemptions of Directive 75/324/EEC instead, which are not here.
 */
export const labelExemptions: readonly LabelExemption[] = [
  statements(1, /^Ox\. Gas 1$/),
  statements(2, /^Press\. Gas/),
  statements(3, /^Flam\. Liq\. [23]$/),
  statements(4, /^Flam\. Sol\. [12]$/),
  statements(5, /^Self-react\. (C|D|CD|E|F|EF)$/),
  statements(6, /^Self-heat\. 2$/),
  statements(7, /^Water-react\. [123]$/),
  statements(8, /^Ox\. Liq\. [23]$/),
  statements(9, /^Ox\. Sol\. [23]$/),
  statements(10, /^Org\. Perox\. (C|D|CD|E|F|EF)$/),
  statements(11, /^Acute Tox\. 4$/, true),
  statements(12, /^Skin Irrit\. 2$/),
  statements(13, /^Eye Irrit\. 2$/),
  statements(14, /^STOT SE [23]$/, true),
  statements(15, /^STOT RE 2$/, true),
  statements(16, /^Aquatic Acute 1$/),
  statements(17, /^Aquatic Chronic [12]$/),
  { of: /^Flam\. Gas 2$/, omits: 'precautions', provision: `${annex}.2(b)(1)` },
  { of: /^Lact\./, omits: 'precautions', provision: `${annex}.2(b)(2)` },
  { of: /^Aquatic Chronic [34]$/, omits: 'precautions', provision: `${annex}.2(b)(3)` },
  { of: /^Met\. Corr\. 1$/, omits: 'allElements', provision: `${annex}.3(b)(1)` },
];

/** The label of a small pack without what it may omit. */
export interface ExemptLabel {
  /** The categories with exemptions. */
  exempt: { category: string; omits: LabelExemption['omits']; provision: string }[];
  pictograms: PictogramCode[];
  signalWord: SignalWord | null;
  h: string[];
  p: string[];
}

/** Largest content in litres of an inner pack that may omit elements (CLP Annex I 1.5.2.4.1, since 2026-07-01 as in Regulation (EU) 2024/2865). */
export const innerPackLitres = 0.01;

/** CLP Annex I 1.5.2.4.1(b): the classes with which an inner pack may omit elements for research or quality control only. */
export const innerPackClasses: readonly { of: RegExp; item: string }[] = [
  { of: /^Acute Tox\./, item: 'i' },
  { of: /^STOT SE [12]$/, item: 'ii' },
  { of: /^STOT RE/, item: 'iii' },
  { of: /^Skin Corr\. 1/, item: 'iv' },
  { of: /^Eye Dam\. 1$/, item: 'v' },
  { of: /^Resp\. Sens\./, item: 'vi' },
  { of: /^Asp\. Tox\./, item: 'vii' },
  { of: /^Muta\./, item: 'viii' },
  { of: /^Carc\./, item: 'ix' },
  { of: /^(Repr\.|Lact\.)/, item: 'x' },
  { of: /^ED HH/, item: 'xi' },
];

/** A statement of Annex II, Part 1 or 2; EUH380 to EUH451 follow from classes or from Part 4. */
const ofAnnexTwo = /^EUH[02]\d\d/;

export interface InnerPackExemption {
  /**
   * (a) only for research or quality control, in an outer pack with a whole label; (b) without further condition; (c) in an outer pack
   * with a whole label.
   */
  item: 'a' | 'b' | 'c';
  /** For (a): the categories that leave nothing else, each with its item of (b). */
  classes: { category: string; item: string }[];
}

/** By which item of CLP Annex I 1.5.2.4.1 an inner pack of at most 10 ml may omit elements of its label. */
export function innerPackExemption(
  classification: readonly Pick<Classified, 'category'>[],
  euh: readonly string[],
): InnerPackExemption {
  const classes = classification.flatMap(({ category }) => {
    const found = innerPackClasses.find(({ of }) => of.test(category));
    return found ? [{ category, item: found.item }] : [];
  });
  if (classes.length > 0) return { item: 'a', classes };
  return { item: euh.some((code) => ofAnnexTwo.test(code)) ? 'c' : 'b', classes };
}

interface LabelElements {
  pictograms: readonly string[];
  signalWord: SignalWord | null;
  h: readonly string[];
  p: readonly string[];
}

/**
 * What the label of a pack of at most 125 ml must carry. An element that a class without exemption requires stays, and so do statements
 * that follow from no class and those for the public; null where nothing is exempt.
 * @throws UnknownCategoryError
 */
export function exemptLabel(
  classification: readonly Classified[],
  label: LabelElements,
  { audience }: Pick<PrecautionCase, 'audience'>,
): ExemptLabel | null {
  const exemptionOf = ({ category }: Classified) =>
    labelExemptions.find(({ of, notForPublic }) => of.test(category) && !(notForPublic && audience === 'public'));
  const exempt = classification.flatMap((entry) => {
    const found = exemptionOf(entry);
    return found ? [{ category: entry.category, omits: found.omits, provision: found.provision }] : [];
  });
  if (exempt.length === 0) return null;
  const without = (...omits: LabelExemption['omits'][]) =>
    classification.filter((entry) => !omits.includes(exemptionOf(entry)?.omits ?? ('' as 'statements')));
  const hazardous = without('statements', 'allElements');
  const shown = without('allElements');
  const [everyH, neededH] = [labelHazardStatements(classification), labelHazardStatements(hazardous)];
  const everyP = precautionsOf(classification, audience);
  const neededP = precautionsOf(without('statements', 'precautions', 'allElements'), audience);
  const forPublic = audience === 'public' ? ['P101', 'P102', 'P103', 'P501', 'P502'] : [];
  const stays = (code: string, every: readonly string[], needed: readonly string[]) =>
    !singleCodes(code).some((one) => every.includes(one)) || singleCodes(code).some((one) => needed.includes(one));
  const [allPictograms, neededPictograms] = [labelPictograms(classification), labelPictograms(shown)];
  return {
    exempt,
    pictograms: label.pictograms.filter(
      (code): code is PictogramCode =>
        !allPictograms.some((one) => one === code) || neededPictograms.some((one) => one === code),
    ),
    signalWord: labelSignalWord(classification) && !labelSignalWord(shown) ? null : label.signalWord,
    h: label.h.filter((code) => stays(code, everyH, neededH)),
    p: label.p.filter((code) => forPublic.includes(code) || neededP.includes(code) || !everyP.includes(code)),
  };
}
