import { z } from 'zod';

/**
 * A backup is one file: a line with the kind of file and the SHA-256 of all that follows, then, gzipped, a line of JSON (the
 * manifest) and the contents of its files, one after the other.
 */
const kind = 'dossier-backup 1';

export const headerOf = (digest: string) => `${kind} ${digest}\n`;
export const headerLength = headerOf('0'.repeat(64)).length;
export const readHeader = (text: string) => new RegExp(`^${kind} ([0-9a-f]{64})\n$`).exec(text)?.[1];

/** Made at the first start and not in the database. Mails in `outbox` were sent, `sessions` end by themselves. */
export const backedUpFiles = ['session-secret', 'purge-secret', 'demo-password'] as const;
export const databaseFolder = 'platform-db';

/** Relative to DATA_DIR, within the database's folder or one of the kept files: a backup writes nothing else. */
const path = z
  .string()
  .regex(new RegExp(`^(${backedUpFiles.join('|')}|${databaseFolder}(/(?!\\.\\.?(/|$))[\\w.-]+)*)$`));

/** PGlite's database has some thousand files. */
const maxFiles = 100_000;

/** Of the line with the manifest: that of `maxFiles` is smaller. */
export const maxManifestBytes = 16 * 2 ** 20;

export const manifest = z.object({
  /** The version of the platform that made it. */
  version: z.string(),
  /** How many migrations its tables had. */
  migrations: z.int().nonnegative(),
  created: z.iso.datetime(),
  folders: z.array(path).max(maxFiles),
  files: z.array(z.object({ path, sizeInBytes: z.int().nonnegative() })).max(maxFiles),
});

export type Manifest = z.output<typeof manifest>;
export type About = Pick<Manifest, 'version' | 'migrations' | 'created'>;

/** Why a backup can't be made or taken, in a sentence for the person who asked. */
export class BackupError extends Error {
  override name = 'BackupError';
}
