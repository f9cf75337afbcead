// A test with a server that fails beside three other stages is run once more; the run's summary names those that needed it.
// At once: in a file whose tests build on each other, the last one may have stopped the server.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });

export {};
