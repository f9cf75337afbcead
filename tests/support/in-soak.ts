/** For what takes long and seldom breaks: a test of `npm run test:soak`, which is skipped in `npm test`. */
export const testInSoak = process.env.SOAK ? test : test.skip;
export const describeInSoak = process.env.SOAK ? describe : describe.skip;
