import { mkdirSync } from 'node:fs';
import { readMarketsFile } from '../product/read/markets-file.ts';
import { setOperatorPacks } from '../product/markets/markets.ts';
import { readBrandsFile, setMailBrands } from '../sharing/brands.ts';
import type { Settings } from '../runtime/env.ts';
import { createLog } from '../runtime/log.ts';
import { openDatabase } from '../store/database.ts';
import type { Release } from '../store/lock.ts';
import { finishImports } from '../store/products/change-products.ts';
import type { CommandContext, OnDatabase } from './command-context.ts';
import { lockForCommand } from './backup.ts';
import { runCommand } from './run-command.ts';

/** Creates the function that opens PostgreSQL, or PGlite while no platform runs on it. */
const createOnDatabase =
  (settings: () => Settings): OnDatabase =>
  async (work, options) => {
    const databaseSettings = settings();
    const release = databaseSettings.databaseUrl ? () => undefined : await lockEmbedded(databaseSettings.dataDir);
    try {
      const prepare = options?.skipsMigrations ? async () => {} : finishImports;
      const open = await openDatabase({ ...databaseSettings, ...options }, createLog('error'), prepare);
      await work(open.database, open).finally(open.close);
    } finally {
      release();
    }
  };

function lockEmbedded(dataDir: string): Promise<Release> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return lockForCommand(dataDir);
}

/** Runs a command in this process, which opens the database itself. Returns the exit code. */
export function runDirectly(args: readonly string[], caller: Omit<CommandContext, 'onDatabase'>): Promise<number> {
  setOperatorPacks(readMarketsFile(caller.settings().marketsFile));
  setMailBrands(readBrandsFile(caller.settings().brandsFile));
  return runCommand(args, { ...caller, onDatabase: createOnDatabase(caller.settings) });
}
