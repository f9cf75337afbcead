// A test with a server that fails beside three other stages is run once more; the run's summary names those that needed it.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

export {};
