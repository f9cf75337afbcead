import { shareEventLoop } from '../../store/database.ts';

test('queries in a row let other calls run between them', async () => {
  const client = {
    execProtocolStream: () => {
      for (const end = performance.now() + 4; performance.now() < end;);
      return Promise.resolve([]);
    },
  };
  shareEventLoop(client);
  let queriesDone = 0;
  const doneByThen: number[] = [];
  const other = () => {
    doneByThen.push(queriesDone);
    if (queriesDone < 30) setImmediate(other);
  };
  setImmediate(other);
  for (; queriesDone < 30; queriesDone += 1) await client.execProtocolStream();
  const maxRow = Math.max(...doneByThen.map((done, index) => done - (doneByThen[index - 1] ?? 0)));
  expect(doneByThen.length).toBeGreaterThan(5);
  expect(maxRow).toBeLessThan(6);
});
