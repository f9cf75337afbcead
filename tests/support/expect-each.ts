/**
 * Checks every case of a table in one test, `concurrency` at the same time, and names each that fails with what was wrong: a table is one
 * statement, and one test.
 */
export async function expectEach<Case>(
  cases: Iterable<Case>,
  nameOf: (item: Case) => string,
  check: (item: Case) => void | Promise<void>,
  concurrency = 1,
): Promise<void> {
  const failures: string[] = [];
  const rest = [...cases].values();
  const work = async () => {
    for (const item of rest) {
      try {
        await check(item);
      } catch (error) {
        failures.push(`${nameOf(item)}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  expect(failures).toEqual([]);
}
