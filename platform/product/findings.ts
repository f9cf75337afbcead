import { translateAll, type MessageCode, type Texts } from '../languages/messages.ts';
import type { ContradictionId } from '../law/contradictions.ts';
import type { HazardClass } from '../law/hazard-classes.ts';

/** Keys and indices from the file's root: `['versions', 0, 'facts', 'ufi']`. */
export type Path = readonly PropertyKey[];

/** An issue of a product file, before its line is known. */
export interface Finding {
  /** `error`: the file is rejected; `warning`: the file is accepted, and the finding should be reviewed. */
  level: 'error' | 'warning';
  path: Path;
  /** In English. */
  message: string;
  /** The message in every language; omitted: it exists in English only. */
  texts?: Texts;
  /** Digest of what a warning rests on, by which it is settled. */
  basis?: string;
  /** Why its author left it as it is; such a warning is not counted. */
  settled?: Settlement;
  /** The path of the second value of a contradiction. */
  related?: Path;
  /** The rule of a contradiction, which a justification of it names. */
  rule?: ContradictionId;
  /** The possible class that a question is about. */
  openClass?: HazardClass;
}

/** The answer to a warning: it holds for the product, or for all of its workgroup, until what the warning rests on changes. */
export interface Settlement {
  scope: 'product' | 'workgroup';
  reason: string;
  /** Name of the user; omitted: not known. */
  user?: string | undefined;
  /** YYYY-MM-DD */
  date?: string | undefined;
}

export interface Problem extends Finding {
  /** Path of the file as its user gave it. */
  file: string;
  /** Line of the value, counted from 1; null: unknown. */
  line: number | null;
  /** Line of `related`. */
  relatedLine?: number | null;
}

/** Maximum number of reported problems of a product file, and of reported errors of an import. */
export const maxProblems = 100;

/** Maximum lengths in characters: messages and keys contain texts of the file, which may have any length. */
const maxMessageLength = 1_000;
const maxKeyLength = 100;

const truncate = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

const shortened = (message: string) => truncate(message, maxMessageLength);

function finding(level: Finding['level'], path: Path, message: string | Texts): Finding {
  if (typeof message === 'string') return { level, path, message: shortened(message) };
  const texts = translateAll((lang) => shortened(message[lang]));
  const { form, proposal, source } = message;
  return {
    level,
    path,
    message: shortened(message.en),
    texts: {
      ...texts,
      ...(form !== undefined && { form: shortened(form) }),
      ...(proposal !== undefined && { proposal }),
      ...(source !== undefined && { source }),
    },
  };
}
/** @param message in English, or in every language */
export const error = (path: Path, message: string | Texts): Finding => finding('error', path, message);
/** @param message in English, or in every language */
export const warning = (path: Path, message: string | Texts): Finding => finding('warning', path, message);

/** Commands name the rule of a contradiction, which a justification repeats; findings of the Studio have it as a value of their own. */
export const withRule = (rule: ContradictionId, texts: Texts): Texts => ({
  ...texts,
  en: `${texts.en} (rule ${rule})`,
  form: texts.form ?? texts.en,
});

export const isError = ({ level }: Finding): boolean => level === 'error';

export const isSettled = ({ settled }: Finding): boolean => settled !== undefined;

/** The weights of findings, the gravest first: what may come of a finding that nobody looks at. */
export const weights = ['injury', 'provision', 'missing', 'appearance'] as const;
/** `injury`: it may injure somebody; `provision`: it may break a provision; `missing`: a value may be missing or mistyped; `appearance`: a reader is irritated. */
export type Weight = (typeof weights)[number];

/** The kinds of findings, each in the row of its weight; a finding of no row may break a provision. */
const codesOfWeight: Readonly<Record<Exclude<Weight, 'provision'>, readonly MessageCode[]>> = {
  injury: [
    'aerosolStateMissing',
    'classificationAndCompositionMissing',
    'classificationMissing',
    'classificationWithoutBasis',
    'classOpen',
    'classUnknown',
    'closureOpen',
    'contradiction',
    'difference.lacks',
    'harmonised',
    'lacksEstimate',
    'lacksHazards',
    'lacksPictogram',
    'lacksPrecautionOfNote',
    'lacksPrecautions',
    'lacksStatement',
    'limitNotRead',
    'noPrecautions',
    'override.differs',
    'possibleClass',
    'restrictionDuty',
    'sensitiserUnnamed',
    'severalEntries',
    'wrongSignalWord',
  ],
  missing: [
    'contentByVolume',
    'contentNotRead',
    'fileElsewhere',
    'filesNotInProductFile',
    'formNotSaid',
    'limitWithoutValue',
    'missing',
    'missingValue',
    'noIngredient',
    'noInformationIn',
    'noMarketPack',
    'noSheetLanguage',
    'notANoteOfEntry',
    'otherContent',
    'secondBalance',
    'textsMissing',
    'textsNotIn',
    'unknownUnit',
    'unlikelyUnit',
    'unlikelyValue',
    'usesOpen',
  ],
  appearance: [
    'dateAhead',
    'duplicate',
    'foreignPrecautions',
    'justified',
    'noArticle',
    'noLogo',
    'redundantPrecautions',
    'tooManyPrecautions',
    'ufiOfSubstance',
    'unneededJustification',
    'withComma',
  ],
};

const weightOfCode = new Map<MessageCode, Weight>(
  weights
    .filter((weight) => weight !== 'provision')
    .flatMap((weight) => codesOfWeight[weight].map((code) => [code, weight] as const)),
);

export const weightOf = ({ texts }: Finding): Weight =>
  (texts?.source && weightOfCode.get(texts.source.code)) ?? 'provision';

/** Errors before warnings, and the gravest of each first; equal ones stay in their order. */
export const compareFindings = (left: Finding, right: Finding): number =>
  Number(isError(right)) - Number(isError(left)) || weights.indexOf(weightOf(left)) - weights.indexOf(weightOf(right));

/** The problems that are reported: all, or the first `maxProblems`, errors before warnings. */
export const firstProblems = <Item extends Finding>(all: readonly Item[]): Item[] =>
  all.length <= maxProblems
    ? [...all]
    : [...all.filter(isError), ...all.filter((item) => !isError(item))].slice(0, maxProblems);

/** `versions[0].facts.ufi` */
export const pathText = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${truncate(String(part), maxKeyLength)}`))
    .join('')
    .replace(/^\./, '');

/** The message with the second path of a contradiction: `…; see versions[0].facts.ufi, line 12`. */
export function messageText({ message, related, relatedLine }: Problem): string {
  if (!related) return message;
  return `${message}; see ${pathText(related)}${relatedLine ? `, line ${relatedLine}` : ''}`;
}

/** `acetone.json:12: versions[0].facts.ufi: is missing` */
export const problemText = (problem: Problem): string => {
  const { file, line, path, level } = problem;
  return [
    line === null ? file : `${file}:${line}`,
    ...(level === 'warning' ? ['warning'] : []),
    ...(path.length > 0 ? [pathText(path)] : []),
    messageText(problem),
  ].join(': ');
};
