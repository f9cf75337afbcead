import { readDay } from '../import/lists/list-kinds.ts';
import { CommandError } from './command-context.ts';

export const today = (): string => new Date().toISOString().slice(0, 10);

/** @throws CommandError unless the option is a day of the calendar, YYYY-MM-DD */
export function checkDay(day: string): void {
  if (readDay(day) !== day) throw new CommandError(`'${day}' is not a day; write it as YYYY-MM-DD.`);
}
