import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CommandError } from './command-failure.ts';

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
