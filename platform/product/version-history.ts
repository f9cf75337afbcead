import { isDeepStrictEqual } from 'node:util';
import { messageTexts } from '../languages/messages.ts';
import { error, type Finding, type Path, warning } from './findings.ts';

/** A version of a document, stored or from a file. */
export interface Version<Facts> {
  /** As printed, `3.0`. */
  text: string;
  /** ISO day. */
  created: string;
  /** Issued as a document; false: the version only contains the product's data. */
  issued: boolean;
  facts: Facts;
}

/** The changes that an import makes to a product's versions. `index` is the position in the file's list. */
interface HistoryPlan<Facts> {
  /** New versions, the oldest first. `index` is null when the import creates the version itself. */
  added: { index: number | null; version: Version<Facts> }[];
  /** Stored versions that were never public or issued, with their new contents. */
  rewritten: { text: string; version: Version<Facts> }[];
  findings: Finding[];
}

interface HistoryInput<Facts> {
  /** Newest first. */
  stored: readonly Version<Facts>[];
  /** Versions of the file, newest first. */
  fileVersions: readonly Version<Facts>[];
  /** Whether the product was ever public: its issued versions cannot be changed. */
  wasShown: boolean;
  /** ISO day of versions that the import creates. */
  today: string;
  /** Path of the file's list. */
  path: Path;
}

/**
 * Plans the changes to a product's versions. Issued versions cannot be changed (REACH Annex II, Part A, 0.2.5: a revision has
 * its own date and number): a file with other facts in its newest version creates the next version, also where these are the facts of an
 * older one, with a warning, since the file may be an old one; a file that changes an older version is rejected.
 */
export function planHistory<Facts extends object>({
  stored,
  fileVersions,
  wasShown,
  today,
  path,
}: HistoryInput<Facts>): HistoryPlan<Facts> {
  const plan: HistoryPlan<Facts> = { added: [], rewritten: [], findings: [] };
  const [newest] = stored;
  if (!newest) {
    plan.added = fileVersions.map((version, index) => ({ index, version })).reverse();
    return plan;
  }
  const known = fileVersions.map(({ text }) => stored.find((version) => version.text === text));
  const firstKnown = known.findIndex((version) => version !== undefined);
  const unknown = firstKnown === -1 ? fileVersions.length : firstKnown;

  for (let index = unknown - 1; index >= 0; index -= 1) {
    const version = fileVersions[index]!;
    if (version.created < newest.created)
      plan.findings.push(
        error(
          [...path, index, 'created'],
          messageTexts('dateBeforeStored', { date: version.created, version: newest.text, created: newest.created }),
        ),
      );
    plan.added.push({ index, version });
  }
  for (let index = unknown; index < fileVersions.length; index += 1) {
    const version = fileVersions[index]!;
    const storedVersion = known[index];
    if (!storedVersion)
      plan.findings.push(error([...path, index, 'text'], messageTexts('versionNotStored', { version: version.text })));
    else if (storedVersion !== newest || index > 0) planOlder(version, storedVersion, index);
    else planNewest(version, storedVersion, index);
  }
  return plan;

  function planNewest(version: Version<Facts>, storedVersion: Version<Facts>, index: number) {
    if (isSame(version, storedVersion)) return;
    if (!wasShown || !storedVersion.issued) return void plan.rewritten.push({ text: storedVersion.text, version });
    if (isDeepStrictEqual(omitChanges(version.facts), omitChanges(storedVersion.facts))) {
      plan.findings.push(error([...path, index], messageTexts('datesIssued', { version: storedVersion.text })));
    } else planNext({ facts: version.facts }, index);
  }

  /** A version that is not the newest stored one, or not the newest of the file. */
  function planOlder(version: Version<Facts>, storedVersion: Version<Facts>, index: number) {
    const isNewestOfFile = index === 0;
    if (isNewestOfFile && hasSameFacts(version, newest!)) return;
    if (isSame(version, storedVersion)) {
      if (isNewestOfFile) planReturn(version, index);
      return;
    }
    if (isNewestOfFile) return planNext({ facts: version.facts }, index);
    if (!wasShown || !storedVersion.issued) return void plan.rewritten.push({ text: storedVersion.text, version });
    plan.findings.push(error([...path, index], messageTexts('contentsIssued', { version: storedVersion.text })));
  }

  /** The next version with the facts of an older one. What changed in that one did not change in this one. */
  function planReturn({ text, facts, issued }: Version<Facts>, index: number) {
    const returned = 'changes' in facts ? { ...facts, changes: [] } : facts;
    planNext({ facts: returned, issued }, index);
    const next = plan.added.at(-1)?.version.text;
    if (next !== undefined)
      plan.findings.push(
        warning(
          [...path, index, 'text'],
          messageTexts('olderThanStored', { version: text, newest: newest!.text, next }),
        ),
      );
  }

  function planNext({ facts, issued = true }: Pick<Version<Facts>, 'facts'> & { issued?: boolean }, index: number) {
    const text = nextText(newest!.text);
    if (text === null || stored.some((version) => version.text === text))
      return void plan.findings.push(
        error([...path, index, 'text'], messageTexts('factsIssued', { version: newest!.text })),
      );
    const created = today < newest!.created ? newest!.created : today;
    plan.added.push({ index: null, version: { text, created, issued, facts } });
  }
}

/** `3.0` → `4.0`, `7` → `8`; null for other formats. */
function nextText(text: string): string | null {
  const [, number, separator = ''] = /^(\d+)(?:(\.)\d+)?$/.exec(text) ?? [];
  return number === undefined ? null : `${Number(number) + 1}${separator && '.0'}`;
}

const omitChanges = (facts: object) => ({ ...facts, changes: null });

/** Whether two versions have the same facts, apart from their list of changes. */
const hasSameFacts = <Facts extends object>(a: Version<Facts>, b: Version<Facts>) =>
  isDeepStrictEqual(omitChanges(a.facts), omitChanges(b.facts));

/** Whether a version is unchanged; a file may omit the list of changes. */
function isSame<Facts extends object>(version: Version<Facts>, stored: Version<Facts>): boolean {
  const { changes } = version.facts as { changes?: unknown[] };
  const hasSame =
    changes?.length === 0 ? hasSameFacts(version, stored) : isDeepStrictEqual(version.facts, stored.facts);
  return hasSame && version.created === stored.created && version.issued === stored.issued;
}
