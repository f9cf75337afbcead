import { relayTurn } from '@/lib/upstream/transport/relay-turns';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const large = 1024 * 1024;

test('of large files four pieces are passed on in a turn of the event loop, in the order in which they wait', async () => {
  const started: number[] = [];
  const all = Array.from({ length: 10 }, (_, index) => relayTurn(large)!.then(() => started.push(index)));
  expect(started).toEqual([]);
  await turn();
  expect(started).toEqual([0, 1, 2, 3]);
  await turn();
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('the beginning of a file, such as a document, waits for none', () => {
  void relayTurn(large);
  expect(relayTurn(0)).toBeUndefined();
  expect(relayTurn(256 * 1024)).toBeUndefined();
});
