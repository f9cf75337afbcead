import { CommandError } from './command-failure.ts';

/** A line of text without the spaces around it. @throws CommandError when it is empty, too long or has control characters */
export function checkLine(given: string, maxLength: number, what: string): string {
  const text = given.trim();
  if (!text || text.length > maxLength || /\p{Cc}/u.test(text))
    throw new CommandError(`${what} has 1 to ${maxLength} characters.`);
  return text;
}
