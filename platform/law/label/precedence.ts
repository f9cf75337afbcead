import {
  hazardCategory,
  labelledClasses,
  type PictogramCode,
  pictogramCodes,
  type SignalWord,
} from '../hazard-classes.ts';

/** A classification as in CLP Annex VI: `{category: 'Skin Corr. 1B', h: ['H314']}`. */
export interface Classified {
  category: string;
  h: readonly string[];
}

interface PictogramRule {
  /** The pictogram that is omitted; `dropCause` limits the rule to the categories that cause it. */
  drop: PictogramCode;
  dropCause?: RegExp;
  /** The pictogram on the label that takes precedence; `keepCause` limits the rule to the categories that cause it. */
  keep: PictogramCode;
  keepCause?: RegExp;
  provision: string;
}

const irritation = /^(Skin|Eye) Irrit\./;

/** Precedence of pictograms. The options that Art. 26(1)(a) and (e) give the supplier are not applied. */
const precedence: readonly PictogramRule[] = [
  { drop: 'GHS07', keep: 'GHS06', provision: 'CLP Art. 26(1)(b)' },
  { drop: 'GHS07', dropCause: irritation, keep: 'GHS05', provision: 'CLP Art. 26(1)(c)' },
  { drop: 'GHS07', dropCause: irritation, keep: 'GHS08', keepCause: /^Resp\. Sens\./, provision: 'CLP Art. 26(1)(d)' },
  {
    drop: 'GHS07',
    dropCause: /^Skin Sens\./,
    keep: 'GHS08',
    keepCause: /^Resp\. Sens\./,
    provision: 'CLP Art. 26(1)(d)',
  },
];

/** Statements that a more severe one on the same label makes redundant. */
const redundant: readonly { drop: string; keep: string; provision: string }[] = [
  { drop: 'H318', keep: 'H314', provision: 'CLP Art. 27, Annex I 3.2.4' },
  { drop: 'H400', keep: 'H410', provision: 'CLP Art. 27, Annex I 4.1.4' },
];

/** Pairs of statements that one statement replaces: Annex VI labels Aquatic Acute 1 with Chronic 2 or 3 this way. */
const merged: readonly { pair: readonly [string, string]; replacement: string; provision: string }[] = [
  { pair: ['H400', 'H411'], replacement: 'H410', provision: 'CLP Art. 27, Annex I 4.1.4' },
  { pair: ['H400', 'H412'], replacement: 'H410', provision: 'CLP Art. 27, Annex I 4.1.4' },
];

/** CLP Annex I has no such category with that statement. */
export class UnknownCategoryError extends Error {
  readonly entry: Classified;

  constructor(entry: Classified) {
    const { category, h } = entry;
    super(`CLP has no category ${category} with ${h.join(', ') || 'no statement'}.`);
    this.name = 'UnknownCategoryError';
    this.entry = entry;
  }
}

/** `due`: elements that the label must have; `allowed`: elements that it may have, since it may name hazards that it need not name. */
type Extent = 'due' | 'allowed';
const classesFor = (classification: readonly Classified[], extent: Extent) =>
  extent === 'due' ? labelledClasses(classification) : classification;

const rowOf = (entry: Classified) => {
  const row = hazardCategory(entry.category, entry.h);
  if (!row) throw new UnknownCategoryError(entry);
  return row;
};

/**
 * The pictograms of a label, in the order of their codes.
 * @throws UnknownCategoryError
 */
export function labelPictograms(classification: readonly Classified[], extent: Extent = 'due'): PictogramCode[] {
  const shown = classesFor(classification, extent).flatMap((entry) =>
    rowOf(entry).pictograms.map((pictogram) => ({ pictogram, category: entry.category })),
  );
  const remaining = shown.filter(
    ({ pictogram, category }) =>
      !precedence.some(
        ({ drop, dropCause, keep, keepCause }) =>
          drop === pictogram &&
          (!dropCause || dropCause.test(category)) &&
          shown.some((other) => other.pictogram === keep && (!keepCause || keepCause.test(other.category))),
      ),
  );
  return pictogramCodes.filter((code) => remaining.some(({ pictogram }) => pictogram === code));
}

/**
 * The one signal word of a label: danger excludes warning (CLP Art. 20(3)).
 * @throws UnknownCategoryError
 */
export function labelSignalWord(classification: readonly Classified[], extent: Extent = 'due'): SignalWord | null {
  const words = classesFor(classification, extent).map((entry) => rowOf(entry).signalWord);
  if (words.includes('danger')) return 'danger';
  return words.includes('warning') ? 'warning' : null;
}

/**
 * The H statements of a label, in the order of their codes, without the redundant ones (CLP Art. 27). Statements
 * that Annex III allows to combine are still separate: see combineStatements.
 */
export function labelHazardStatements(classification: readonly Classified[], extent: Extent = 'due'): string[] {
  const codes = new Set(classesFor(classification, extent).flatMap(({ h }) => h));
  for (const { pair, replacement } of merged) {
    if (!pair.every((code) => codes.has(code))) continue;
    pair.forEach((code) => codes.delete(code));
    codes.add(replacement);
  }
  return [...codes].filter((code) => !redundant.some(({ drop, keep }) => drop === code && codes.has(keep))).sort();
}

/** Acute toxicity by mouth, skin and inhalation, of one severity each (CLP Annex III, Part 1, Table 1.2). */
const routes: readonly (readonly string[])[] = [
  ['H300', 'H310', 'H330'],
  ['H301', 'H311', 'H331'],
  ['H302', 'H312', 'H332'],
];

/**
 * The H statements with those of acute toxicity combined, as CLP Annex III allows and Annex VI does:
 * `['H225', 'H301', 'H311', 'H331']` → `['H225', 'H301+H311+H331']`. In the order of their codes.
 */
export function combineStatements(codes: readonly string[]): string[] {
  const combined = routes
    .map((route) => route.filter((code) => codes.includes(code)))
    .filter((route) => route.length > 1);
  const single = codes.filter((code) => !combined.some((route) => route.includes(code)));
  return [...single, ...combined.map((route) => route.join('+'))].sort();
}
