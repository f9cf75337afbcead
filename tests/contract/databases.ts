import { cheapHash, demoPassword } from '../support/cheap-password';
import { startPostgres, type ThrowAwayPostgres } from '../support/postgres';
import { type RunningPlatform, startPlatform } from '../support/start-platform';

export interface PlatformUnderTest {
  platform: RunningPlatform;
  /** What a command needs to be told to work on its database. */
  commandSettings: Record<string, string>;
  /** Only where PostgreSQL is the database: it can be written to from outside, and halted, while the platform runs. */
  postgres?: Pick<ThrowAwayPostgres, 'halt' | 'resume'> & { run: (statement: string) => void };
  stop: () => Promise<void>;
}

const environment = { SITE_URL: 'https://dossier.example', DEMO_PASSWORD: demoPassword };

/** The databases on which the platform promises the same contract. `SKIP_POSTGRES=1` leaves PostgreSQL out. */
export const databases = process.env.SKIP_POSTGRES === '1' ? ['PGlite'] : ['PGlite', 'PostgreSQL'];

export async function startOn(database: string): Promise<PlatformUnderTest> {
  if (database === 'PGlite') {
    const platform = await startPlatform(environment);
    return { platform, commandSettings: {}, stop: () => platform.stop() };
  }
  const postgres = startPostgres();
  try {
    return await startOnPostgres(postgres);
  } catch (error) {
    postgres.stop();
    throw error;
  }
}

async function startOnPostgres(postgres: ThrowAwayPostgres): Promise<PlatformUnderTest> {
  const commandSettings = { DATABASE_URL: postgres.createDatabase('contract') };
  const platform = await startPlatform({ ...environment, ...commandSettings });
  postgres.run('contract', `update users set password_hash = '${cheapHash(demoPassword)}'`);
  return {
    platform,
    commandSettings,
    postgres: { ...postgres, run: (statement) => postgres.run('contract', statement) },
    stop: async () => {
      await platform.stop();
      postgres.stop();
    },
  };
}
