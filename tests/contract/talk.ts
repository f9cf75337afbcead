import { ask } from '../support/ask';
import { databases, type PlatformUnderTest } from './databases';
import { type Detail, detailShape } from './detail-shape';

/** How a test speaks with the platform that was started for it. */
export interface Talk {
  database: string;
  /**
   * Whether tests are made that take long and tell little of the database: on the first one, and with SOAK=1 on each. What they read
   * and count is read and counted by others on each.
   */
  isThorough: boolean;
  ask: (path: string, options?: Parameters<typeof ask>[2]) => ReturnType<typeof ask>;
  /** A product detail that has the shape of the contract, else the test fails. */
  askDetail: (id: number, language?: string, query?: string) => Promise<Detail>;
  /** Where the platform keeps its files. */
  dataDir: () => string;
  /** What the platform has logged so far. */
  log: () => string;
  /** Runs a statement behind the platform's back; PostgreSQL only. */
  run: (statement: string) => void;
}

export const talkTo = (database: string, under: () => PlatformUnderTest): Talk => ({
  database,
  isThorough: database === databases[0] || process.env.SOAK === '1',
  ask: (path, options) => ask(under().platform.url, path, options),
  askDetail: async (id, language = 'en', query = '?m') => {
    const headers = { 'Accept-Language': language };
    const answer = await ask(under().platform.url, `/api/v1/products/-${id}/detail${query}`, { headers });
    return detailShape.parse(answer.json());
  },
  dataDir: () => under().platform.dataDir,
  log: () => under().platform.log(),
  run: (statement) => {
    const { run } = under();
    if (!run) throw new Error('Only PostgreSQL can be written to while the platform runs');
    run(statement);
  },
});
