import { hazardCategories } from '../../law/hazard-classes.ts';
import type { Localised } from '../../languages/languages.ts';
import { isStatementCode } from '../../languages/statements.ts';
import { statement, type Sheet } from '../../documents/sds/sheet/sheet.ts';
import { element, required, textElement, type XmlElement } from './xml.ts';

/** EUH statements by their element in eSDScom, which has those of Delegated Regulation (EU) 2023/707 as hazard statements. */
const euhKinds: [RegExp, StatementKind][] = [
  [/^EUH(014|018|019|029|031|032|044|059|066|070|071)$/, 'supplemental'],
  [/^EUH(201A?|20[2-8]|209A?|21[0-2]|401)$/, 'special'],
];
type StatementKind = 'hazard' | 'supplemental' | 'special';

const classStatements = new Set(hazardCategories.flatMap(({ h }) => h));

/** The kind of a statement in eSDScom: H statements and those of the classes of Regulation (EU) 2023/707 are hazard statements. */
export const statementKindOf = (code: string): StatementKind | null =>
  code.startsWith('H') || classStatements.has(code)
    ? 'hazard'
    : (euhKinds.find(([codes]) => codes.test(code))?.[1] ?? null);

/** The element `name` for a statement of `kind`; null for any other. */
export function statementOf(sheet: Sheet, name: string, code: string, kind: StatementKind, detail?: Localised) {
  if (statementKindOf(code) !== kind) return null;
  return required(
    name,
    required('PhraseCode', phraseCode(code)),
    textElement('FullText', statement(sheet, code, detail), 1024),
  );
}

/** eSDScom has single hazard statements: `H301+H331` is two. */
export const singleStatements = (codes: readonly string[]): string[] =>
  [...new Set(codes.flatMap((code) => code.split('+')))].filter(isStatementCode);

/** `H225` → `225`. H350i is a wording of H350, and has no code of its own in `ClpHazardEnum_2023_707`. */
const phraseCode = (code: string): string => code.replace(/^(?:EUH|H|P)/, '').replace(/^350i$/, '350');

/** P101 to P103 do not belong to a hazard class: eSDScom has no code for them. */
const codelessStatements = /^P10[123]$/;

/** The precautionary statements, `P305+P351+P338` as one. */
export const precautionElements = (sheet: Sheet, codes: readonly string[]): XmlElement[] =>
  codes
    .filter((code) => !codelessStatements.test(code))
    .map((code) =>
      required(
        'PrecautionaryStatement',
        code.split('+').map((part) => element('PhraseCode', phraseCode(part))),
        textElement('FullText', statement(sheet, code), 1024),
      ),
    );

/** The statements that can only be written as text, `P102: Keep out of reach of children.` */
export const codelessPrecautions = (sheet: Sheet, codes: readonly string[]): string[] =>
  codes
    .filter((code) => codelessStatements.test(code))
    .map((code) => `${code}${sheet.phrases.colon}${statement(sheet, code)}`);
