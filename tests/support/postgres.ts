import { execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ThrowAwayPostgres {
  /** Makes an empty database and gives its address for `DATABASE_URL`. */
  createDatabase: (name: string) => string;
  /** Runs a statement in a database. */
  run: (database: string, statement: string) => void;
  /** Ends the server at once, as a crash does, until `resume`. */
  halt: () => void;
  resume: () => void;
  stop: () => void;
}

/**
 * Starts the installed PostgreSQL on a new cluster in a temporary directory, reached by a socket in there.
 * @throws Error when no PostgreSQL is installed
 */
export function startPostgres(): ThrowAwayPostgres {
  const programs = findPrograms();
  const execute = (program: string, ...parameters: string[]) =>
    runAsServerAccount(join(programs, program), ...parameters);
  const home = runAsServerAccount('mktemp', '-d', join(tmpdir(), 'dossier-postgres-XXXXXX')).trim();
  const cluster = join(home, 'cluster');
  execute('initdb', '--pgdata', cluster, '--username', 'dossier', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync');
  const options = `-k ${home} -c listen_addresses= -c fsync=off`;
  const start = () =>
    execute('pg_ctl', '--pgdata', cluster, '--wait', '--log', join(home, 'log'), '--options', options, 'start');
  const halt = () => execute('pg_ctl', '--pgdata', cluster, '--wait', '--mode', 'immediate', 'stop');
  start();
  const run = (database: string, statement: string) => {
    execute('psql', '--host', home, '--username', 'dossier', '--quiet', '--command', statement, database);
  };
  return {
    createDatabase: (name) => {
      run('postgres', `create database ${name}`);
      return `postgresql:///${name}?host=${home}&user=dossier`;
    },
    run,
    halt: () => void halt(),
    resume: () => void start(),
    stop: () => {
      halt();
      runAsServerAccount('rm', '-r', home);
    },
  };
}

/** Debian keeps the server's programs outside of PATH. */
function findPrograms(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const pathFolders = (process.env.PATH ?? '').split(':');
  const folder = [...versions.map((version) => join(debian, version, 'bin')), ...pathFolders].find((candidate) =>
    existsSync(join(candidate, 'initdb')),
  );
  if (!folder) {
    throw new Error('No PostgreSQL is installed (apt-get install postgresql). SKIP_POSTGRES=1 leaves its tests out.');
  }
  return folder;
}

/** PostgreSQL refuses to run as root. */
function runAsServerAccount(program: string, ...parameters: string[]): string {
  const isRoot = process.getuid?.() === 0;
  const [command, ...rest] = isRoot
    ? ['runuser', '-u', 'postgres', '--', program, ...parameters]
    : [program, ...parameters];
  // The server keeps the streams that it inherits open: none are handed down by pg_ctl start.
  const stdio: StdioOptions = program.endsWith('pg_ctl') ? 'ignore' : ['ignore', 'pipe', 'pipe'];
  return String(execFileSync(command ?? program, rest, { cwd: '/', stdio }) ?? '');
}
