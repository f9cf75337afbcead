import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type CommandContext, CommandError } from './command-context.ts';
import { isMailAddress, toAsciiAddress } from '../runtime/mail-address.ts';
import { formatCount } from './output.ts';
import { drawLogo, LogoError, maxLogoBytes } from '../sharing/sender-logo.ts';
import { readDay } from '../import/lists/list-kinds.ts';
import { readInput } from '../import/read/open-source.ts';
import type { Company, SenderLogo } from '../store/accounts/users.ts';

/** The trimmed line of text. @throws CommandError when it is empty, too long or has control characters */
export function checkLine(line: string, maxLength: number, subject: string): string {
  const text = line.trim();
  if (!text || text.length > maxLength || /\p{Cc}/u.test(text))
    throw new CommandError(`${subject} must have 1 to ${maxLength} characters.`);
  return text;
}

/** A mail address in ASCII. @throws CommandError for anything else */
export function checkAddress(text: string): string {
  const address = toAsciiAddress(text);
  if (!isMailAddress(address)) throw new CommandError(`'${text}' is not a plain mail address.`);
  return address;
}

/** @throws CommandError for an invalid permalink id */
export function parsePermalinkIds(ids: string[]): number[] {
  if (ids.some((id) => !/^[1-9]\d{0,11}$/.test(id)))
    throw new CommandError('A permalink id must be a number of at most 12 digits.');
  return ids.map(Number);
}

const minPasswordLength = 8;
const maxPasswordLength = 200;

/**
 * Reads the password from a command's input, without the line end. It is not an argument because other users can read those.
 * @throws CommandError when it is too short, too long or has control characters
 */
export async function readPassword(input: Readable): Promise<string> {
  const password = (await text(input)).replace(/\r?\n$/, '');
  if (password.length < minPasswordLength || password.length > maxPasswordLength || /\p{Cc}/u.test(password))
    throw new CommandError(`A password must have ${minPasswordLength} to ${maxPasswordLength} characters on one line.`);
  return password;
}

/** The company that a command names, with its logo from a file; null for `none`. @throws CommandError */
export async function readCompany(
  companyName: string,
  logo: string | undefined,
  context: CommandContext,
): Promise<Company | null> {
  if (companyName === 'none') {
    if (logo !== undefined)
      throw new CommandError('A logo needs a company: its name is the alternative text of the logo.');
    return null;
  }
  const name = checkLine(companyName, 120, 'A company’s name');
  return { name, logo: logo === undefined ? null : await readLogo(logo, context) };
}

async function readLogo(path: string, { folder }: CommandContext): Promise<SenderLogo> {
  const file = await readInput(resolve(folder, path), path, maxLogoBytes, 'a logo');
  return drawLogo(file).catch((reason: unknown) => {
    throw reason instanceof LogoError ? new CommandError(`${path} ${reason.message}.`) : reason;
  });
}

/** YYYY-MM-DD */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** @throws CommandError unless the option is a day of the calendar, YYYY-MM-DD */
export function checkDay(day: string): void {
  if (readDay(day) !== day) throw new CommandError(`'${day}' is not a day; write it as YYYY-MM-DD.`);
}

/** The start of a day, in UTC. @throws CommandError for an invalid or future day */
export function parsePastDay(text: string): Date {
  const { data: day } = z.iso.date().safeParse(text);
  if (!day || new Date(day) > new Date())
    throw new CommandError(`'${text}' is not a past day; --since must be one such as 2026-01-31.`);
  return new Date(day);
}

export const confirmOption = ['--confirm', 'do it, although what the command names ends with it'] as const;

/** @throws CommandError that says what ends and how to confirm it, if anything does: numbers by their singular, `mail that leads to them` */
export function checkEnds(ends: readonly (readonly [count: number, singular: string, plural: string])[]): void {
  const named = ends.filter(([count]) => count > 0).map((end) => formatCount(...end));
  if (named.length === 0) return;
  throw new CommandError(
    `${named.join('; ')}. Nobody is told. Nothing is changed: repeat it with --confirm if that is meant.`,
  );
}

/** What ends with the pages and documents of products. */
export const productEnds = ({ mails, followers }: { mails: number; followers: number }) =>
  [
    [mails, 'mail leads to pages that end', 'mails lead to pages that end'],
    [followers, 'follower gets no further mail', 'followers get no further mails'],
  ] as const;
