import { eachValue } from './each-value.ts';
import type { ReadProductFile } from './product-file.ts';
import { type Finding, type Path, warning } from './problem.ts';

/** Fields whose figures the documents print in each language's way. */
const figures = new Set(['value', 'contentRange', 'molarMass']);

/** `12,5`, and no locants: `1,2-dichloroethane`. */
const withComma = /(?<![\p{L}\d.,-])\d+,\d+(?!\d)(?![\d,]*-\p{L})/u;

/** Figures with a comma: English sheets would print it, and German ones take a comma of thousands for a decimal one. */
export const figureFindings = ({ versions, tdsVersions }: ReadProductFile): Finding[] => [
  ...commas(versions[0]?.facts, ['versions', 0, 'facts']),
  ...commas(tdsVersions[0]?.facts, ['tdsVersions', 0, 'facts']),
];

function commas(facts: unknown, from: Path): Finding[] {
  const findings: Finding[] = [];
  eachValue(facts, from, (value, at) => {
    if (typeof value !== 'string' || !figures.has(String(at.at(-1)))) return;
    const [found] = withComma.exec(value) ?? [];
    if (!found) return;
    const thousands = /^\d{1,3},\d{3}$/.test(found) ? ` or, for thousands, ${found.replace(',', ' ')}` : '';
    const wanted = `${found.replace(',', '.')}${thousands}`;
    findings.push(warning([...at], `has the figure ${found}; write ${wanted}, each language prints it its own way`));
  });
  return findings;
}
