import type { LanguageCode } from '../../phrases/languages.ts';
import { interfaceText } from '../../phrases/messages.ts';
import { provisionText } from '../../phrases/phrases.ts';
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
  /** Language of the message: the one that was asked for, or English. */
  language: LanguageCode;
  /** `CLP Annex I 3.2.3.3` */
  provision?: string;
  /** JSON pointer of the other place of a contradiction. */
  related?: string;
}

/** More are not shown; errors come first. */
const maxFindings = 500;

/** The last bracket that names an act. */
const provisionAtEnd = / \(((?:CLP|REACH|ADR|IMDG|GHS|Directive|Regulation|ATP)\b[^()]*(?:\([^()]*\)[^()]*)*)\)$/;

function draftFinding({ level, path, message, texts, related }: Finding, wanted: LanguageCode): DraftFinding {
  const found = provisionAtEnd.exec(message);
  const language = texts ? wanted : 'en';
  return {
    section: sectionOf(path),
    pointer: pointerOf(path),
    severity: level,
    message: texts ? interfaceText(texts, language) : message,
    language,
    ...(found && { provision: provisionText(found[1]!, language) }),
    ...(related && { related: pointerOf(related) }),
  };
}

/** Findings for a response: each once, errors first. */
export function draftFindings(findings: readonly Finding[], language: LanguageCode): DraftFinding[] {
  const unique = new Map(findings.map((one) => [`${pointerOf(one.path)} ${one.message}`, one]));
  const all = [...unique.values()].map((one) => draftFinding(one, language));
  const ofSeverity = (severity: DraftFinding['severity']) => all.filter((one) => one.severity === severity);
  return [...ofSeverity('error'), ...ofSeverity('warning')].slice(0, maxFindings);
}

/** A value that is still to be given. */
export const isToDo = (finding: Finding): boolean => isError(finding) && /^(is missing|is empty)/.test(finding.message);
