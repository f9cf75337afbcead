import { StartupError } from '../runtime/start-error.ts';
import { lockDataDirectory, type Release } from '../store/lock.ts';
import { CommandError } from './command-context.ts';

/** @throws CommandError when a platform has the data directory, or another command */
export async function lockForCommand(dataDir: string): Promise<Release> {
  try {
    return await lockDataDirectory(dataDir);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    throw new CommandError(
      `DATA_DIR ${dataDir} is in use by another command, or by a platform that takes no commands: it starts, ends, or its log says why. Try again, or stop it first.`,
    );
  }
}
