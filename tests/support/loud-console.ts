// An unexpected console.error fails the test that caused it: a warning that nobody reads is a fault that nobody mends.
let spoken: unknown[][] = [];

beforeEach(() => {
  spoken = [];
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void spoken.push(words));
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(spoken).toEqual([]);
});
