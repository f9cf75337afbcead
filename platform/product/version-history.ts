import { isDeepStrictEqual } from 'node:util';
import { messageTexts } from '../languages/messages.ts';
import { error, type Finding, type Path } from './findings.ts';

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

/** The changes that an import makes to a product's versions. `place` is an index of the file's list. */
interface HistoryPlan<Facts> {
  /** New versions, the oldest first. `place` is null when the import creates the version itself. */
  added: { place: number | null; version: Version<Facts> }[];
  /** Versions that were never public or not issued, with their new contents. */
  rewritten: { text: string; version: Version<Facts> }[];
  findings: Finding[];
}

interface HistoryInput<Facts> {
  /** Newest first. */
  stored: readonly Version<Facts>[];
  /** Newest first. */
  given: readonly Version<Facts>[];
  /** Whether the product was ever public: its issued versions cannot be changed. */
  wasShown: boolean;
  /** ISO day of versions that the import creates. */
  today: string;
  /** Path of the file's list. */
  at: Path;
}

/**
 * Plans the changes to a product's versions. Issued versions cannot be changed (REACH Annex II, Part A, 0.2.5: a revision has
 * its own date and number): a file with other facts in its newest version creates the next version; a file that changes an older
 * version, or does not contain the newest, is rejected.
 */
export function planHistory<Facts extends object>({
  stored,
  given,
  wasShown,
  today,
  at,
}: HistoryInput<Facts>): HistoryPlan<Facts> {
  const plan: HistoryPlan<Facts> = { added: [], rewritten: [], findings: [] };
  const [newest] = stored;
  if (!newest) {
    plan.added = given.map((version, place) => ({ place, version })).reverse();
    return plan;
  }
  const known = given.map(({ text }) => stored.find((version) => version.text === text));
  const firstKnown = known.findIndex((version) => version !== undefined);
  const unknown = firstKnown === -1 ? given.length : firstKnown;

  for (let place = unknown - 1; place >= 0; place -= 1) {
    const version = given[place]!;
    if (version.created < newest.created)
      plan.findings.push(
        error(
          [...at, place, 'created'],
          messageTexts('dateBeforeStored', { date: version.created, version: newest.text, created: newest.created }),
        ),
      );
    plan.added.push({ place, version });
  }
  for (let place = unknown; place < given.length; place += 1) {
    const version = given[place]!;
    const before = known[place];
    if (!before)
      plan.findings.push(error([...at, place, 'text'], messageTexts('versionNotStored', { version: version.text })));
    else if (before !== newest || place > 0) olderVersion(plan, version, before, place);
    else newestVersion(plan, version, before, place);
  }
  return plan;

  function newestVersion(into: HistoryPlan<Facts>, version: Version<Facts>, before: Version<Facts>, place: number) {
    if (isSame(version, before)) return;
    if (!wasShown || !before.issued) return void into.rewritten.push({ text: before.text, version });
    if (isDeepStrictEqual(withoutChanges(version.facts), withoutChanges(before.facts))) {
      into.findings.push(error([...at, place], messageTexts('datesIssued', { version: before.text })));
    } else addNext(into, version, place);
  }

  /** A version that is not the newest stored one, or not the newest of the file. */
  function olderVersion(into: HistoryPlan<Facts>, version: Version<Facts>, before: Version<Facts>, place: number) {
    const isNewestOfFile = place === 0;
    if (isNewestOfFile && hasSameFacts(version, newest!)) return;
    if (isSame(version, before)) {
      if (isNewestOfFile)
        into.findings.push(
          error(
            [...at, place, 'text'],
            messageTexts('olderThanStored', { version: version.text, newest: newest!.text }),
          ),
        );
      return;
    }
    if (isNewestOfFile) return addNext(into, version, place);
    if (!wasShown || !before.issued) return void into.rewritten.push({ text: before.text, version });
    into.findings.push(error([...at, place], messageTexts('contentsIssued', { version: before.text })));
  }

  function addNext(into: HistoryPlan<Facts>, { facts }: Version<Facts>, place: number) {
    const text = nextText(newest!.text);
    if (text === null || stored.some((version) => version.text === text))
      return void into.findings.push(
        error([...at, place, 'text'], messageTexts('factsIssued', { version: newest!.text })),
      );
    const created = today < newest!.created ? newest!.created : today;
    into.added.push({ place: null, version: { text, created, issued: true, facts } });
  }
}

/** `3.0` → `4.0`, `7` → `8`; null for other formats. */
function nextText(text: string): string | null {
  const [, number, separator = ''] = /^(\d+)(?:(\.)\d+)?$/.exec(text) ?? [];
  return number === undefined ? null : `${Number(number) + 1}${separator && '.0'}`;
}

const withoutChanges = (facts: object) => ({ ...facts, changes: null });

/** Whether two versions have the same facts, apart from their list of changes. */
const hasSameFacts = <Facts extends object>(a: Version<Facts>, b: Version<Facts>) =>
  isDeepStrictEqual(withoutChanges(a.facts), withoutChanges(b.facts));

/** Whether a version is unchanged; a file may omit the list of changes. */
function isSame<Facts extends object>(given: Version<Facts>, stored: Version<Facts>): boolean {
  const { changes } = given.facts as { changes?: unknown[] };
  const hasSame = changes?.length === 0 ? hasSameFacts(given, stored) : isDeepStrictEqual(given.facts, stored.facts);
  return hasSame && given.created === stored.created && given.issued === stored.issued;
}
