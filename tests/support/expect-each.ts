/**
 * Checks every case of a table in one test, `atOnce` at the same time, and names each that fails with what was wrong: a table is one
 * statement, and one test.
 */
export async function expectEach<Case>(
  cases: Iterable<Case>,
  nameOf: (one: Case) => string,
  check: (one: Case) => void | Promise<void>,
  atOnce = 1,
): Promise<void> {
  const failures: string[] = [];
  const rest = [...cases].values();
  const work = async () => {
    for (const one of rest) {
      try {
        await check(one);
      } catch (error) {
        failures.push(`${nameOf(one)}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  expect(failures).toEqual([]);
}
