import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { resolve } from 'node:path';
import { type CommandContext, CommandFailure } from './command-context.ts';
import { drawLogo, LogoRefused, mostLogoBytes } from '../sharing/sender-logo.ts';
import { readInput } from '../import/read/open-source.ts';
import type { Company, SenderLogo } from '../store/accounts/company.ts';

/** A line of text without the spaces around it. @throws CommandFailure when it is empty, too long or has control characters */
export function checkLine(given: string, longest: number, what: string): string {
  const text = given.trim();
  if (!text || text.length > longest || /\p{Cc}/u.test(text))
    throw new CommandFailure(`${what} has 1 to ${longest} characters.`);
  return text;
}

/** @throws CommandFailure for what is no permalink id */
export function readPermalinkIds(given: string[]): number[] {
  if (given.some((id) => !/^[1-9]\d{0,11}$/.test(id)))
    throw new CommandFailure('A permalink id is a number of at most 12 digits.');
  return given.map(Number);
}

const shortest = 8;
const longest = 200;

/**
 * The password on a command's input, without the line's end. It is no argument: those can be read by others on the machine.
 * @throws CommandFailure when it is too short, too long or has control characters
 */
export async function readPassword(input: Readable): Promise<string> {
  const password = (await text(input)).replace(/\r?\n$/, '');
  if (password.length < shortest || password.length > longest || /\p{Cc}/u.test(password))
    throw new CommandFailure(`A password has ${shortest} to ${longest} characters on one line.`);
  return password;
}

/** A company as a command names it, `none` for no company, with its logo from a file. @throws CommandFailure */
export async function readCompany(
  named: string,
  logo: string | undefined,
  context: CommandContext,
): Promise<Company | null> {
  if (named === 'none') {
    if (logo !== undefined)
      throw new CommandFailure('A logo needs a company: its name is read where no pictures are shown.');
    return null;
  }
  const name = checkLine(named, 120, 'A company’s name');
  return { name, logo: logo === undefined ? null : await readLogo(logo, context) };
}

async function readLogo(path: string, { folder }: CommandContext): Promise<SenderLogo> {
  const file = await readInput(resolve(folder, path), path, mostLogoBytes, 'a logo');
  return drawLogo(file).catch((reason: unknown) => {
    throw reason instanceof LogoRefused ? new CommandFailure(`${path} ${reason.message}.`) : reason;
  });
}
