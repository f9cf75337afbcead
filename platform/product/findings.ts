/** Keys and places from the file's root on: `['versions', 0, 'facts', 'ufi']`. */
export type Path = readonly PropertyKey[];

/** What is wrong in a file, before it is known where it stands there. */
export interface Finding {
  /** `error`: the file is not taken; `warning`: it is, and somebody should look at it. */
  level: 'error' | 'warning';
  path: Path;
  message: string;
}

export interface Problem extends Finding {
  /** Path of the file as its user gave it. */
  file: string;
  /** Line of the value, counted from 1; null where there is no text. */
  line: number | null;
}

/** How many problems of a product file, and how many errors of an import, are named. */
export const maxProblems = 100;

/** In characters. Messages and keys have the texts of a file in them, which may be of any length. */
const maxMessageLength = 1_000;
const maxKeyLength = 100;

const shortened = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

const finding = (level: Finding['level'], path: Path, message: string): Finding => ({
  level,
  path,
  message: shortened(message, maxMessageLength),
});
export const error = (path: Path, message: string): Finding => finding('error', path, message);
export const warning = (path: Path, message: string): Finding => finding('warning', path, message);

export const isError = ({ level }: Finding): boolean => level === 'error';

/** The first problems that are named: errors before warnings, each in the order given. */
export const firstProblems = <One extends Finding>(all: readonly One[]): One[] =>
  all.length <= maxProblems
    ? [...all]
    : [...all.filter(isError), ...all.filter((one) => !isError(one))].slice(0, maxProblems);

/** `versions[0].facts.ufi` */
export const pathText = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${shortened(String(part), maxKeyLength)}`))
    .join('')
    .replace(/^\./, '');

/** `acetone.json:12: versions[0].facts.ufi: is no UFI` */
export const problemText = ({ file, line, path, level, message }: Problem): string =>
  [
    line === null ? file : `${file}:${line}`,
    ...(level === 'warning' ? ['warning'] : []),
    ...(path.length > 0 ? [pathText(path)] : []),
    message,
  ].join(': ');
