import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { resolve } from 'node:path';
import { type CommandContext, CommandError } from './command-context.ts';
import { drawLogo, LogoError, maxLogoBytes } from '../sharing/sender-logo.ts';
import { readInput } from '../import/read/open-source.ts';
import type { Company, SenderLogo } from '../store/accounts/company.ts';

/** A line of text without the spaces around it. @throws CommandError when it is empty, too long or has control characters */
export function checkLine(given: string, maxLength: number, what: string): string {
  const text = given.trim();
  if (!text || text.length > maxLength || /\p{Cc}/u.test(text))
    throw new CommandError(`${what} has 1 to ${maxLength} characters.`);
  return text;
}

/** @throws CommandError for what is no permalink id */
export function readPermalinkIds(given: string[]): number[] {
  if (given.some((id) => !/^[1-9]\d{0,11}$/.test(id)))
    throw new CommandError('A permalink id is a number of at most 12 digits.');
  return given.map(Number);
}

const shortest = 8;
const maxLength = 200;

/**
 * The password on a command's input, without the line's end. It is no argument: those can be read by others on the machine.
 * @throws CommandError when it is too short, too long or has control characters
 */
export async function readPassword(input: Readable): Promise<string> {
  const password = (await text(input)).replace(/\r?\n$/, '');
  if (password.length < shortest || password.length > maxLength || /\p{Cc}/u.test(password))
    throw new CommandError(`A password has ${shortest} to ${maxLength} characters on one line.`);
  return password;
}

/** A company as a command names it, `none` for no company, with its logo from a file. @throws CommandError */
export async function readCompany(
  named: string,
  logo: string | undefined,
  context: CommandContext,
): Promise<Company | null> {
  if (named === 'none') {
    if (logo !== undefined)
      throw new CommandError('A logo needs a company: its name is read where no pictures are shown.');
    return null;
  }
  const name = checkLine(named, 120, 'A company’s name');
  return { name, logo: logo === undefined ? null : await readLogo(logo, context) };
}

async function readLogo(path: string, { folder }: CommandContext): Promise<SenderLogo> {
  const file = await readInput(resolve(folder, path), path, maxLogoBytes, 'a logo');
  return drawLogo(file).catch((reason: unknown) => {
    throw reason instanceof LogoError ? new CommandError(`${path} ${reason.message}.`) : reason;
  });
}
