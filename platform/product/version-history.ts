import { isDeepStrictEqual } from 'node:util';
import { error, type Finding, type Path } from './findings.ts';

/** A version of a document, as stored or as a file gives it. */
export interface Version<Facts> {
  /** As people call it, `3.0`. */
  text: string;
  /** ISO day. */
  created: string;
  /** Issued as a document; false: it holds the product's data only. */
  issued: boolean;
  facts: Facts;
}

/** What an import does to a product's versions. Each place is one of the file's list. */
export interface HistoryPlan<Facts> {
  /** Versions that are new, the oldest first. `place` is null where the import makes the version itself. */
  added: { place: number | null; version: Version<Facts> }[];
  /** Versions that nobody could rely on yet, with what they say now. */
  rewritten: { text: string; version: Version<Facts> }[];
  findings: Finding[];
}

interface Wish<Facts> {
  /** Newest first. */
  stored: readonly Version<Facts>[];
  /** Newest first. */
  given: readonly Version<Facts>[];
  /** The versions were shown: what is issued is not written again. */
  wasShown: boolean;
  /** ISO day, of versions that the import makes. */
  today: string;
  /** Where the file's list stands. */
  at: Path;
}

/**
 * What becomes of a product's versions. Issued versions stay as they are (REACH Annex II, Part A, 0.2.5: a revision has
 * a date and a number of its own): a file that says something else in its newest version makes the next one; one that
 * rewrites an older version, or does not know the newest, is refused.
 */
export function planHistory<Facts extends object>({
  stored,
  given,
  wasShown,
  today,
  at,
}: Wish<Facts>): HistoryPlan<Facts> {
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
          `${version.created} is before version ${newest.text}, which is stored (${newest.created})`,
        ),
      );
    plan.added.push({ place, version });
  }
  for (let place = unknown; place < given.length; place += 1) {
    const version = given[place]!;
    const before = known[place];
    if (!before)
      plan.findings.push(error([...at, place, 'text'], `version ${version.text} is not stored, and newer ones are`));
    else if (before !== newest || place > 0) olderVersion(plan, version, before, place);
    else newestVersion(plan, version, before, place);
  }
  return plan;

  function newestVersion(into: HistoryPlan<Facts>, version: Version<Facts>, before: Version<Facts>, place: number) {
    if (isSame(version, before)) return;
    if (!wasShown || !before.issued) return void into.rewritten.push({ text: before.text, version });
    if (isDeepStrictEqual(withoutChanges(version.facts), withoutChanges(before.facts))) {
      into.findings.push(
        error([...at, place], `version ${before.text} is issued: its date and its changes must stay as they are`),
      );
    } else addNext(into, version, place);
  }

  /** Not the newest that is stored, or not the newest of the file. */
  function olderVersion(into: HistoryPlan<Facts>, version: Version<Facts>, before: Version<Facts>, place: number) {
    const isFilesNewest = place === 0;
    if (isFilesNewest && says(version, newest!)) return;
    if (isSame(version, before)) {
      if (isFilesNewest)
        into.findings.push(
          error(
            [...at, place, 'text'],
            `the file ends with version ${version.text}; ${newest!.text} is stored: export it first`,
          ),
        );
      return;
    }
    if (isFilesNewest) return addNext(into, version, place);
    if (!wasShown || !before.issued) return void into.rewritten.push({ text: before.text, version });
    into.findings.push(
      error([...at, place], `version ${before.text} is issued and stored with other contents: it must stay as it is`),
    );
  }

  function addNext(into: HistoryPlan<Facts>, { facts }: Version<Facts>, place: number) {
    const text = nextText(newest!.text);
    if (text === null || stored.some((version) => version.text === text))
      return void into.findings.push(
        error(
          [...at, place, 'text'],
          `version ${newest!.text} is issued and the facts differ: give them a new version`,
        ),
      );
    const created = today < newest!.created ? newest!.created : today;
    into.added.push({ place: null, version: { text, created, issued: true, facts } });
  }
}

/** `3.0` → `4.0`, `7` → `8`; null where the version begins with no number. */
function nextText(text: string): string | null {
  const [, number, rest = ''] = /^(\d+)(?:(\.)\d+)?$/.exec(text) ?? [];
  return number === undefined ? null : `${Number(number) + 1}${rest && '.0'}`;
}

const withoutChanges = (facts: object) => ({ ...facts, changes: null });

/** Does a version say this, whatever it says of its changes? */
const says = <Facts extends object>(one: Version<Facts>, other: Version<Facts>) =>
  isDeepStrictEqual(withoutChanges(one.facts), withoutChanges(other.facts));

/** The same version; of what changed a file may be silent. */
function isSame<Facts extends object>(given: Version<Facts>, stored: Version<Facts>): boolean {
  const { changes } = given.facts as { changes?: unknown[] };
  const facts = changes?.length === 0 ? says(given, stored) : isDeepStrictEqual(given.facts, stored.facts);
  return facts && given.created === stored.created && given.issued === stored.issued;
}
