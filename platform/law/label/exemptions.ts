import { precautionsOf } from './class-precautions.ts';
import { type Classified, labelHazardStatements, labelPictograms, labelSignalWord } from './precedence.ts';
import type { PrecautionCase } from './precautions.ts';
import type { PictogramCode, SignalWord } from '../hazard-classes.ts';
import { singleCodes } from '../statement-codes.ts';

/** Largest content in litres of a pack whose label may omit elements by class (CLP Annex I 1.5.2.1). */
export const smallPackLitres = 0.125;

/** The elements of a hazard category that the label of a small pack may omit. */
interface LabelExemption {
  categories: RegExp;
  omits: 'statements' | 'precautions' | 'allElements';
  /** Only where the product is not supplied to the general public. */
  notForPublic?: true;
  provision: string;
}

const annex = 'CLP Annex I 1.5.2.1';
const statements = (item: number, categories: RegExp, notForPublic?: true): LabelExemption => ({
  categories,
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
  { categories: /^Flam\. Gas 2$/, omits: 'precautions', provision: `${annex}.2(b)(1)` },
  { categories: /^Lact\./, omits: 'precautions', provision: `${annex}.2(b)(2)` },
  { categories: /^Aquatic Chronic [34]$/, omits: 'precautions', provision: `${annex}.2(b)(3)` },
  { categories: /^Met\. Corr\. 1$/, omits: 'allElements', provision: `${annex}.3(b)(1)` },
];

/** The elements that the label of a small pack keeps. */
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
export const innerPackClasses: readonly { categories: RegExp; item: string }[] = [
  { categories: /^Acute Tox\./, item: 'i' },
  { categories: /^STOT SE [12]$/, item: 'ii' },
  { categories: /^STOT RE/, item: 'iii' },
  { categories: /^Skin Corr\. 1/, item: 'iv' },
  { categories: /^Eye Dam\. 1$/, item: 'v' },
  { categories: /^Resp\. Sens\./, item: 'vi' },
  { categories: /^Asp\. Tox\./, item: 'vii' },
  { categories: /^Muta\./, item: 'viii' },
  { categories: /^Carc\./, item: 'ix' },
  { categories: /^(Repr\.|Lact\.)/, item: 'x' },
  { categories: /^ED HH/, item: 'xi' },
];

/** A statement of Annex II, Part 1 or 2; EUH380 to EUH451 follow from classes or from Part 4. */
const annexTwoStatement = /^EUH[02]\d\d/;

export interface InnerPackExemption {
  /**
   * (a) only for research or quality control, in an outer pack with a whole label; (b) without further condition; (c) in an outer pack
   * with a whole label.
   */
  item: 'a' | 'b' | 'c';
  /** For (a): the categories that allow no other item, each with its item of (b). */
  classes: { category: string; item: string }[];
}

/** The item of CLP Annex I 1.5.2.4.1 under which an inner pack of at most 10 ml may omit elements of its label. */
export function innerPackExemption(
  classification: readonly Pick<Classified, 'category'>[],
  euh: readonly string[],
): InnerPackExemption {
  const classes = classification.flatMap(({ category }) => {
    const found = innerPackClasses.find(({ categories }) => categories.test(category));
    return found ? [{ category, item: found.item }] : [];
  });
  if (classes.length > 0) return { item: 'a', classes };
  return { item: euh.some((code) => annexTwoStatement.test(code)) ? 'c' : 'b', classes };
}

interface LabelElements {
  pictograms: readonly string[];
  signalWord: SignalWord | null;
  h: readonly string[];
  p: readonly string[];
}

/**
 * The elements that the label of a pack of at most 125 ml must carry: those of classes without exemption, statements that follow from no
 * class, and those for the public; null when nothing is exempt.
 * @throws UnknownCategoryError
 */
export function exemptLabel(
  classification: readonly Classified[],
  label: LabelElements,
  { audience }: Pick<PrecautionCase, 'audience'>,
): ExemptLabel | null {
  const exemptionOf = ({ category }: Classified) =>
    labelExemptions.find(
      ({ categories, notForPublic }) => categories.test(category) && !(notForPublic && audience === 'public'),
    );
  const exempt = classification.flatMap((entry) => {
    const found = exemptionOf(entry);
    return found ? [{ category: entry.category, omits: found.omits, provision: found.provision }] : [];
  });
  if (exempt.length === 0) return null;
  const filterOut = (...omits: LabelExemption['omits'][]) =>
    classification.filter((entry) => !omits.includes(exemptionOf(entry)?.omits ?? ('' as 'statements')));
  const hazardous = filterOut('statements', 'allElements');
  const shown = filterOut('allElements');
  const [everyH, neededH] = [labelHazardStatements(classification), labelHazardStatements(hazardous)];
  const everyP = precautionsOf(classification, audience);
  const neededP = precautionsOf(filterOut('statements', 'precautions', 'allElements'), audience);
  const forPublic = audience === 'public' ? ['P101', 'P102', 'P103', 'P501', 'P502'] : [];
  const stays = (code: string, every: readonly string[], needed: readonly string[]) =>
    !singleCodes(code).some((part) => every.includes(part)) || singleCodes(code).some((part) => needed.includes(part));
  const [allPictograms, neededPictograms] = [labelPictograms(classification), labelPictograms(shown)];
  return {
    exempt,
    pictograms: label.pictograms.filter(
      (code): code is PictogramCode =>
        !allPictograms.some((known) => known === code) || neededPictograms.some((needed) => needed === code),
    ),
    signalWord: labelSignalWord(classification) && !labelSignalWord(shown) ? null : label.signalWord,
    h: label.h.filter((code) => stays(code, everyH, neededH)),
    p: label.p.filter((code) => forPublic.includes(code) || neededP.includes(code) || !everyP.includes(code)),
  };
}
