import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own, in memory. */
export interface SmallDisk {
  folder: string;
  /** Leaves no room, until it is emptied. */
  fill(): void;
  empty(): void;
  remove(): void;
}

/** Mounts a disk of so many MiB: root's alone to do. */
export function mountDisk(sizeInMiB: number, options = ''): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeInMiB}m${options}`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      writeFileSync(ballast, '');
      for (let size = 2 ** 20; size >= 2 ** 10; size /= 2) {
        try {
          for (;;) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    },
    empty: () => rmSync(ballast),
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'dossier-disk-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]).status === 0;
  if (isMounted) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return isMounted;
}

/** Where no disk can be mounted, the tests that need one are skipped and say why. */
export const describeWithDisks: (what: string, tests: () => void) => void = canMount()
  ? describe
  : (what, tests) => describe.skip(`${what} (skipped: only root mounts a disk)`, tests);
