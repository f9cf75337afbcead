import { pictureOf } from '@/lib/loaders/drawings/social-card';

/** The rest between two pictures. */
jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

/** Drawings that end when they are told to. */
function slowDrawing() {
  let end = () => {};
  const drawn = new Promise<Buffer>((resolve) => (end = () => resolve(Buffer.from('picture'))));
  return { draw: jest.fn(() => drawn), end: () => end() };
}

test('what shows the same is drawn once, for those who wait and for those who come later', async () => {
  const { draw, end } = slowDrawing();
  const waiting = [pictureOf({ name: 'a' }, draw), pictureOf({ name: 'a' }, draw)];
  end();
  const [first, second] = await Promise.all(waiting);
  expect(second).toBe(first);
  expect(await pictureOf({ name: 'a' }, draw)).toBe(first);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(first?.tag).toMatch(/^"[\w-]{22}"$/);
});

test('what shows something else is drawn anew', async () => {
  const draw = jest.fn(async () => Buffer.from('picture'));
  await pictureOf({ name: 'b' }, draw);
  await pictureOf({ name: 'b', supplier: 'c' }, draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('one is drawn at a time, and a crowd is asked to come again', async () => {
  const { draw, end } = slowDrawing();
  const waiting = Array.from({ length: 21 }, (_, number) => pictureOf({ number }, draw));
  await expect(pictureOf({ number: 21 }, draw)).resolves.toBeNull();
  expect(draw).toHaveBeenCalledTimes(1);
  end();
  expect((await Promise.all(waiting)).every((picture) => picture !== null)).toBe(true);
  expect(draw).toHaveBeenCalledTimes(21);
});

test('a drawing that failed is tried again, and holds up no other', async () => {
  const fails = jest.fn(() => Promise.reject(new Error('broken')));
  await expect(pictureOf({ name: 'd' }, fails)).rejects.toThrow('broken');
  await expect(pictureOf({ name: 'd' }, async () => Buffer.from('picture'))).resolves.not.toBeNull();
});
