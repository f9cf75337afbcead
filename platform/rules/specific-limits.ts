/** A parsed limit, factor or estimate of an ingredient, which section 3 prints beside its classification (REACH Annex II 3.2.1). */
export type SpecificLimit =
  /** The ingredient causes this class from `from` to below `below`, mass % (CLP Art. 10(1)). */
  | { kind: 'class'; category: string; h: string; from: number; below?: number }
  | { kind: 'statement'; euh: string; from: number; below?: number }
  /** M factor (CLP Art. 10(2)). */
  | { kind: 'factor'; effect: 'acute' | 'chronic'; factor: number }
  /** Acute toxicity estimate with its unit, for the route of the statement (CLP Annex I, 3.1.2.1). */
  | { kind: 'estimate'; h: string; value: string };

const limit =
  /^(?:(?<category>[^;:]+); (?<h>H\d{3}\w*)|(?<euh>EUH\d{3})): (?:(?<from>[\d.]+) % ≤ )?C (?:≥ (?<atLeast>[\d.]+)|< (?<below>[\d.]+)) %$/;

/**
 * A limit as CLP Annex VI writes it: `Skin Irrit. 2; H315: 0.5 % ≤ C < 2 %`, `EUH031: C ≥ 5 %`, `M (acute) = 10`,
 * `ATE (H302) = 500 mg/kg`. Null for a text of another format.
 */
export function readSpecificLimit(text: string): SpecificLimit | null {
  const [, effect, factor] = /^M \((acute|chronic)\) = (10{0,8})$/.exec(text) ?? [];
  if (effect) return { kind: 'factor', effect: effect as 'acute' | 'chronic', factor: Number(factor) };
  const [, code, value] = /^ATE \((H\d{3})\) = (.+)$/.exec(text) ?? [];
  if (code && value) return { kind: 'estimate', h: code, value };
  const { category, h, euh, from, atLeast: minimum = from, below } = limit.exec(text)?.groups ?? {};
  if (minimum === undefined) return null;
  const range = { from: Number(minimum), ...(below && { below: Number(below) }) };
  if (category && h) return { kind: 'class', category, h, ...range };
  return euh ? { kind: 'statement', euh, ...range } : null;
}
