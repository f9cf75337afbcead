import { pointerOf, type SectionName, sectionOf } from '../../product/file-sections.ts';
import { type Finding, isError } from '../../product/findings.ts';

/** A finding as the Studio shows it: at its field. */
export interface DraftFinding {
  section: SectionName;
  /** JSON pointer in the product file. */
  pointer: string;
  severity: 'error' | 'warning';
  /** The fact, and what remedies it. */
  message: string;
  /** `CLP Annex I 3.2.3.3` */
  provision?: string;
  /** JSON pointer of the other place of a contradiction. */
  related?: string;
}

/** More are not shown; errors come first. */
const maxFindings = 500;

/** The last bracket that names an act. */
const provisionAtEnd = / \(((?:CLP|REACH|ADR|IMDG|GHS|Directive|Regulation|ATP)\b[^()]*(?:\([^()]*\)[^()]*)*)\)$/;

export function draftFinding({ level, path, message, related }: Finding): DraftFinding {
  const found = provisionAtEnd.exec(message);
  return {
    section: sectionOf(path),
    pointer: pointerOf(path),
    severity: level,
    message,
    ...(found && { provision: found[1]! }),
    ...(related && { related: pointerOf(related) }),
  };
}

/** Findings for a response: each once, errors first. */
export function draftFindings(findings: readonly Finding[]): DraftFinding[] {
  const unique = new Map(findings.map((one) => [`${pointerOf(one.path)} ${one.message}`, one]));
  const all = [...unique.values()].map(draftFinding);
  const ofSeverity = (severity: DraftFinding['severity']) => all.filter((one) => one.severity === severity);
  return [...ofSeverity('error'), ...ofSeverity('warning')].slice(0, maxFindings);
}

/** A value that is still to be given. */
export const isToDo = (finding: Finding): boolean => isError(finding) && /^(is missing|is empty)/.test(finding.message);
