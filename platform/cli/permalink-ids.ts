import { CommandError } from './command-failure.ts';

/** @throws CommandError for what is no permalink id */
export function readPermalinkIds(given: string[]): number[] {
  if (given.some((id) => !/^[1-9]\d{0,11}$/.test(id)))
    throw new CommandError('A permalink id is a number of at most 12 digits.');
  return given.map(Number);
}
