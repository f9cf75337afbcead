import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { forget, remember } from '@/lib/process-state';

const root = resolve(__dirname, '../..');
const sources = [
  'server.ts',
  'middleware.ts',
  'instrumentation.ts',
  ...['app', 'components', 'lib', 'page-cache'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  ),
].map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

beforeEach(() => forget('test'));

test('state is made by the first caller and the same for all that follow', () => {
  const create = jest.fn(() => ({ count: 0 }));
  const state = remember('test', create);
  expect(remember('test', create)).toBe(state);
  expect(create).toHaveBeenCalledTimes(1);
});

test('a copy of the module in another bundle has the same state', () => {
  const state = remember('test', () => ({ count: 0 }));
  jest.isolateModules(() => {
    const copy = jest.requireActual<{ remember: typeof remember }>('@/lib/process-state');
    expect(copy.remember).not.toBe(remember);
    expect(copy.remember('test', () => null)).toBe(state);
  });
});

test('state that could not be made is made by the next caller', () => {
  const fail = () => {
    throw new Error('no connection');
  };
  expect(() => remember('test', fail)).toThrow('no connection');
  expect(remember('test', () => 'connected')).toBe('connected');
});

test('each name is used at one place, so that its type is that of one factory', () => {
  const names = sources.flatMap(({ text }) => [...text.matchAll(/\bremember\(\s*'([^']+)'/g)].map(([, name]) => name!));
  expect(names.length).toBeGreaterThan(10);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

test('no other module hangs state on globalThis', () => {
  const hangs = sources.filter(({ text }) => /globalThis as\b|globalThis\[|Reflect\.set\(globalThis/.test(text));
  expect(hangs.map(({ file }) => file)).toEqual(['lib/process-state.ts']);
});
