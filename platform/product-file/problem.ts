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

export const error = (path: Path, message: string): Finding => ({ level: 'error', path, message });
export const warning = (path: Path, message: string): Finding => ({ level: 'warning', path, message });

/** `versions[0].facts.ufi` */
export const pathText = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
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
