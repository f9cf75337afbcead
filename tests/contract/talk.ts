import { sendRequest } from '../support/ask';
import { databases, type PlatformUnderTest } from './databases';
import { type Detail, detailShape } from './detail-shape';

/** How a test speaks with the platform that was started for it. */
export interface PlatformClient {
  database: string;
  /**
   * Whether tests are made that tell little of the database, such as those of what documents say: on the first one, and with SOAK=1
   * on each. What they read and count is read and counted by others on each.
   */
  isThorough: boolean;
  send: (path: string, options?: Parameters<typeof sendRequest>[2]) => ReturnType<typeof sendRequest>;
  /** A product detail that has the shape of the contract, else the test fails. */
  fetchDetail: (id: number, language?: string, query?: string) => Promise<Detail>;
  /** Where the platform keeps its files. */
  dataDir: () => string;
  /** What the platform has logged so far. */
  log: () => string;
  /** Runs a statement behind the platform's back; PostgreSQL only. */
  run: (statement: string) => void;
}

export const isSoak = process.env.SOAK === '1';

/** One of a list, another one each turn; all of it with SOAK=1. */
export const selectByTurn = <Item>(turn: number, items: readonly Item[]) =>
  isSoak ? items : items.filter((_, index) => index === turn % items.length);

export const platformClientOf = (database: string, testPlatform: () => PlatformUnderTest): PlatformClient => ({
  database,
  isThorough: database === databases[0] || isSoak,
  send: (path, options) => sendRequest(testPlatform().platform.url, path, options),
  fetchDetail: async (id, language = 'en', query = '?m') => {
    const headers = { 'Accept-Language': language };
    const response = await sendRequest(testPlatform().platform.url, `/api/v1/products/-${id}/detail${query}`, {
      headers,
    });
    return detailShape.parse(response.json());
  },
  dataDir: () => testPlatform().platform.dataDir,
  log: () => testPlatform().platform.log(),
  run: (statement) => {
    const { postgres } = testPlatform();
    if (!postgres) throw new Error('Only PostgreSQL can be written to while the platform runs');
    postgres.run(statement);
  },
});
