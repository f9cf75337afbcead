/** A line of CLP Annex VI's column 'specific concentration limits, M factors and ATEs'. `from` and `below` in mass %. */
export type LimitLine =
  | {
      kind: 'class';
      category: string;
      h: string[];
      from: number | null;
      fromExclusive?: boolean;
      below: number | null;
      belowInclusive?: boolean;
    }
  | { kind: 'statement'; code: string; from: number | null; below: number | null }
  | { kind: 'factor'; effect: 'acute' | 'chronic' | 'both'; factor: number }
  | {
      kind: 'ate';
      route: 'oral' | 'dermal' | 'inhalation';
      form: 'gas' | 'vapour' | 'dustOrMist' | null;
      value: number;
      unit: 'mg/kg' | 'mg/l' | 'ppmV';
    }
  | { kind: 'unreadable'; reason: string };

const range = /^(?:(\d+(?:\.\d+)?) ?% ?(≤|<) ?)?C(?: ?(≥|>|<|≤) ?(\d+(?:\.\d+)?) ?%)?$/;
const routeOfCode = { H30: 'oral', H31: 'dermal', H33: 'inhalation' } as const;

/** Reads a text that may hold several lines, separated by line breaks. */
export const readLimitLine = (text: string): LimitLine[] =>
  text
    .split('\n')
    .map((line) => line.replace(/[\s\u00A0\u202F]+/g, ' ').trim())
    .filter((line) => line !== '')
    .map(readOne);

function readOne(line: string): LimitLine {
  const plain = line
    .replace(/\*/g, '')
    .replace(/(\d),(\d)/g, '$1.$2')
    .trim();
  return readFactor(plain) ?? readEstimate(plain) ?? readRange(plain) ?? { kind: 'unreadable', reason: line };
}

function readFactor(line: string): LimitLine | null {
  const [, effect, factor] = /^M ?(?:\((acute|chronic)\) ?)?= ?(\d{1,9})$/i.exec(line) ?? [];
  if (!factor || Number(factor) < 1) return null;
  return {
    kind: 'factor',
    effect: (effect?.toLowerCase() ?? 'both') as 'acute' | 'chronic' | 'both',
    factor: Number(factor),
  };
}

function readEstimate(line: string): LimitLine | null {
  const [, code, route, value, unit, form = ''] =
    /^(?:ATE \((H3[013])\d\)|(oral|dermal|inhalation): ?ATE) ?= ?(\d+(?:\.\d+)?) ?(mg\/kg|mg\/l|ppmV?)(?: bw)?(?: ?\(([a-z ]+)\))?$/i.exec(
      line,
    ) ?? [];
  if (!value || !unit) return null;
  return {
    kind: 'ate',
    route: code ? routeOfCode[code as keyof typeof routeOfCode] : (route!.toLowerCase() as 'oral'),
    form: /dust|mist/.test(form) ? 'dustOrMist' : /vapour/.test(form) ? 'vapour' : /gas/.test(form) ? 'gas' : null,
    value: Number(value),
    unit: /^ppm/i.test(unit) ? 'ppmV' : (unit.toLowerCase() as 'mg/l'),
  };
}

function readRange(line: string): LimitLine | null {
  const place = line.lastIndexOf(':');
  const [, lower, lowerSign, sign, bound] = range.exec(line.slice(place + 1).trim()) ?? [];
  const start = line.slice(0, Math.max(place, 0)).trim();
  if (lower === undefined && bound === undefined) return null;
  const isLower = sign === '≥' || sign === '>';
  const from = lower !== undefined ? Number(lower) : isLower ? Number(bound) : null;
  const below = bound !== undefined && !isLower ? Number(bound) : null;
  if (/^EUH\d{3}[A-Z]?$/.test(start)) return { kind: 'statement', code: start, from, below };
  const [category = '', ...codes] = start.split(';').map((part) => part.trim());
  const h = codes.flatMap((part) => part.split(/[ ,+]+/)).filter((code) => code !== '');
  if (category === '' || h.length === 0) return null;
  return {
    kind: 'class',
    category,
    h,
    from,
    below,
    ...((lowerSign === '<' || sign === '>') && { fromExclusive: true }),
    ...(sign === '≤' && { belowInclusive: true }),
  };
}
