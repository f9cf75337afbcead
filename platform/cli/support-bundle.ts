import { open } from 'node:fs/promises';
import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { arch, freemem, release, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { strToU8, zipSync } from 'fflate';
import { describeSettings, findMisspeltSettings } from '../runtime/env.ts';
import { recentImpersonalLines } from '../runtime/log.ts';
import { registry } from '../runtime/metrics.ts';
import { readVersion } from '../runtime/root-folder.ts';
import { databaseFolder } from '../store/backup/format.ts';
import { type Database, migrationCount, migrationsKnown, type OpenDatabase } from '../store/database.ts';
import { countRows, databaseVersion } from '../store/row-counts.ts';
import { type CommandContext, CommandError } from './command-context.ts';

/** `support-bundle`. */
export function addSupportBundleCommand(
  program: Command,
  { onDatabase, settings, folder, output, isInPlatform }: CommandContext,
): void {
  program
    .command('support-bundle <file>')
    .description(
      'writes versions, settings without secrets, state, row counts and the log without personal data into a ZIP file',
    )
    .action(async (name: string) => {
      const path = resolve(folder, name);
      const { dataDir, databaseUrl } = settings();
      await onDatabase(
        async (database, opened) => {
          const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`);
          const files = {
            'versions.json': json(await versionsOf(database)),
            'settings.json': json({ set: describeSettings(process.env), misspelt: findMisspeltSettings(process.env) }),
            'state.json': json(stateOf(opened, dataDir, databaseUrl === undefined, isInPlatform)),
            'rows.json': json(await countRows(database)),
            // Nothing where no platform runs in this process: its log is where its standard error went.
            ...(isInPlatform && {
              'log.jsonl': strToU8(
                recentImpersonalLines()
                  .map((line) => `${line}\n`)
                  .join(''),
              ),
              'metrics.txt': strToU8(await registry.metrics()),
            }),
          };
          await write(path, zipSync(files));
          output.write(
            `${path} is written. It has no secrets, and no data of products or people; look at it before you send it.\n`,
          );
        },
        { skipsMigrations: true },
      );
    });
}

async function versionsOf(database: Database) {
  return {
    dossier: readVersion(),
    node: process.version,
    system: `${process.platform} ${release()} ${arch()}`,
    database: await databaseVersion(database),
    migrations: { applied: await migrationCount(database), known: migrationsKnown() },
  };
}

function stateOf(
  { isReadOnly, connections }: OpenDatabase,
  dataDir: string,
  isEmbedded: boolean,
  isInPlatform: boolean,
) {
  // With PostgreSQL this machine may have no folder.
  const disk = existsSync(dataDir) && statfsSync(dataDir);
  const toMiB = (bytes: number) => Math.round(bytes / 2 ** 20);
  return {
    database: isEmbedded ? 'PGlite' : 'PostgreSQL',
    isPlatformRunning: isInPlatform || (isEmbedded ? false : 'not known'),
    isReadOnly: isReadOnly ?? false,
    connections: connections(),
    ...(isEmbedded && {
      databaseMiB: toMiB(sizeOf(join(dataDir, databaseFolder))),
      walMiB: toMiB(sizeOf(join(dataDir, databaseFolder, 'pg_wal'))),
    }),
    ...(disk && { freeDiskMiB: toMiB(disk.bavail * disk.bsize) }),
    freeMemoryMiB: toMiB(freemem()),
    memoryMiB: toMiB(totalmem()),
    processMiB: toMiB(process.memoryUsage.rss()),
    upSeconds: Math.round(process.uptime()),
  };
}

/** Files may disappear meanwhile. */
const sizeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

/** Writes a new file that only its owner can read. */
async function write(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(error.code === 'EEXIST' ? `${path} exists already.` : `${error.message}.`);
  });
  await file.writeFile(content).finally(() => file.close());
}
