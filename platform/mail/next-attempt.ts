const hour = 3600;
const givenUpAfter = 72 * hour;

/**
 * Seconds until the next attempt, null when there is none. In the first hour never more than half a minute, so that a
 * mail server that was away gets what waits for it within a minute of its return (Reliability R15); then every ten minutes.
 * @param attempts how many have failed
 */
export function nextAttempt(attempts: number, ageSeconds: number): number | null {
  if (ageSeconds >= givenUpAfter) return null;
  if (ageSeconds >= hour) return 600;
  return Math.min(30, 5 * 2 ** (attempts - 1));
}
