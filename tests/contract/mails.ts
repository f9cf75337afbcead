import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

/** A mail as its recipient's program reads it. */
export const readMail = (content: Buffer | string): Promise<Email> => PostalMime.parse(content);

/** Parsed once, while a test looks again and again; a file that is still being written has another length later. */
const parsed = new Map<string, Promise<Email>>();
function parseOnce(path: string): Promise<Email> {
  const content = readFileSync(path);
  const key = `${path} ${content.length}`;
  const mail = parsed.get(key) ?? readMail(content);
  parsed.set(key, mail);
  return mail;
}

/** The mails that a platform without a mail server has written, by the time of their files. */
export async function readOutbox(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return Promise.all(files.sort().map((name) => parseOnce(join(folder, name))));
}

/** Looks again until there is what is wanted: neither undefined nor false. @throws Error when it does not come within 90 s */
export async function waitFor<Found>(
  look: () => Promise<Found | undefined | false> | Found | undefined | false,
): Promise<Found> {
  for (const started = Date.now(); Date.now() - started < 90_000; await pause(50)) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
  }
  throw new Error('What was waited for did not come');
}

export const recipientsOf = (mails: Email[]) =>
  mails.flatMap(({ to }) => to?.map(({ address }) => address) ?? []).sort();
