import { hazardClassName } from '../documents/sds/sheet/hazard-names.ts';
import type { LanguageCode } from '../languages/languages.ts';
import { interfaceText } from '../languages/messages.ts';
import { phrasesFor, provisionText } from '../languages/phrases.ts';
import { pointerOf, type SectionName, sectionOf } from '../product/file-sections.ts';
import {
  compareFindings,
  type Finding,
  isError,
  isSettled,
  type Settlement,
  type Weight,
  weightOf,
} from '../product/findings.ts';
import { settledKeyOf } from '../product/check/settled-findings.ts';
import type { SettledKey } from '../product/product-file.ts';
import type { ContradictionId } from '../law/contradictions.ts';
import { placesOf } from '../law/classification/model/category-place.ts';
import { type HazardClass, hazardCategories } from '../law/hazard-classes.ts';

/** A finding as the Studio shows it: at its field. */
export interface DraftFinding {
  section: SectionName;
  /** JSON pointer in the product file. */
  pointer: string;
  severity: 'error' | 'warning';
  /** What may come of it. */
  weight: Weight;
  /** The fact, and what remedies it. */
  message: string;
  /** Language of the message: the one that was asked for, or English. */
  language: LanguageCode;
  /** `CLP Annex I 3.2.3.3` */
  provision?: string;
  /** JSON pointer of the other place of a contradiction. */
  related?: string;
  /** The rule of a contradiction, by which `justifications` names it. */
  rule?: ContradictionId;
  /** The value that the message names as the right one. */
  proposal?: string;
  /** No fault: a value or an answer that is still to be given. */
  isOpen?: true;
  question?: OpenQuestion;
  /** By what it is settled; omitted: it cannot be. */
  key?: SettledKey;
  /** Why, by whom and when it was settled. */
  settled?: Settlement;
}

/** What the author answers with a value in the field of the finding, or with an own decision about the class. */
export interface OpenQuestion {
  class: HazardClass;
  /** The categories of a class that no value of the form decides; the name is in the language that was asked for. */
  categories: { category: string; h: readonly string[]; name: string }[];
}

/** More are not shown; errors come first. */
const maxFindings = 500;

/** The last bracket that names an act. */
const provisionAtEnd = / \(((?:CLP|REACH|ADR|IMDG|GHS|Directive|Regulation|ATP)\b[^()]*(?:\([^()]*\)[^()]*)*)\)$/;

function questionOf(hazardClass: HazardClass, path: Finding['path'], language: LanguageCode): OpenQuestion {
  const isDecidedByTest = path.at(-1) === 'overrides';
  const categories = hazardCategories.filter((category) =>
    placesOf(category).some((categoryPlace) => categoryPlace.hazardClass === hazardClass),
  );
  return {
    class: hazardClass,
    categories: (isDecidedByTest ? categories : []).map(({ category, h }) => ({
      category,
      h,
      name: hazardClassName(category, h, phrasesFor(language)),
    })),
  };
}

function draftFinding(finding: Finding, interfaceLanguage: LanguageCode): DraftFinding {
  const { level, path, message, texts, related, rule, openClass, settled } = finding;
  const key = settledKeyOf(finding);
  const found = provisionAtEnd.exec(texts?.form ?? message);
  const language = texts ? interfaceLanguage : 'en';
  return {
    section: sectionOf(path),
    pointer: pointerOf(path),
    severity: level,
    weight: weightOf(finding),
    message: texts ? interfaceText(texts, language) : message,
    language,
    ...(found && { provision: provisionText(found[1]!, language) }),
    ...(related && { related: pointerOf(related) }),
    ...(rule && { rule }),
    ...(texts?.proposal !== undefined && { proposal: texts.proposal }),
    ...(isToDo(finding) && { isOpen: true as const }),
    ...(openClass !== undefined && { question: questionOf(openClass, path, interfaceLanguage) }),
    ...(key && { key }),
    ...(settled && { settled }),
  };
}

/** Findings for a response: each once, in the order of `compareFindings`, and settled ones last. */
export function draftFindings(findings: readonly Finding[], language: LanguageCode): DraftFinding[] {
  const unique = new Map(findings.map((finding) => [`${pointerOf(finding.path)} ${finding.message}`, finding]));
  return [...unique.values()]
    .sort((left, right) => Number(isSettled(left)) - Number(isSettled(right)) || compareFindings(left, right))
    .slice(0, maxFindings)
    .map((finding) => draftFinding(finding, language));
}

/** A value, or the answer to a question, that is still to be given. */
export const isToDo = (finding: Finding): boolean =>
  isError(finding) && (finding.openClass !== undefined || /^(is missing|is empty)/.test(finding.message));
