import { CommandFailure } from './command-failure.ts';

/** @throws CommandFailure for what is no permalink id */
export function readPermalinkIds(given: string[]): number[] {
  if (given.some((id) => !/^[1-9]\d{0,11}$/.test(id)))
    throw new CommandFailure('A permalink id is a number of at most 12 digits.');
  return given.map(Number);
}
