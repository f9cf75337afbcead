import { StartupError } from '../runtime/start-error.ts';
import { lockDataDirectory, type Release } from '../store/lock.ts';
import { CommandError } from './command-context.ts';

/** @throws CommandError when the data directory is locked by a platform or by another command */
export async function lockForCommand(dataDir: string): Promise<Release> {
  try {
    return await lockDataDirectory(dataDir);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    throw new CommandError(
      `DATA_DIR ${dataDir} is in use by another command, or by a platform that takes no commands because it is starting or stopping, or for the reason in its log. Try again, or stop it first.`,
    );
  }
}
