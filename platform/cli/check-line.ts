import { CommandFailure } from './command-failure.ts';

/** A line of text without the spaces around it. @throws CommandFailure when it is empty, too long or has control characters */
export function checkLine(given: string, longest: number, what: string): string {
  const text = given.trim();
  if (!text || text.length > longest || /\p{Cc}/u.test(text))
    throw new CommandFailure(`${what} has 1 to ${longest} characters.`);
  return text;
}
