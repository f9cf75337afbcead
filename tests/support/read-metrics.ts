import { sendRequest } from './ask';
import type { RunningPlatform } from './start-platform';

/** Reads the metrics of a platform once: the value of a series by its name and all of its labels, 0 where there is none. */
export async function metricsOf({ log }: RunningPlatform) {
  const port = /"metricsPort":(\d+)/.exec(log())?.[1];
  const { text } = await sendRequest(`http://127.0.0.1:${port}`, '/metrics');
  return (name: string, labels: Record<string, string> = {}) => {
    const expectedValue = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    const line = text
      .split('\n')
      .find(
        (metricLine) =>
          (metricLine.startsWith(`${name}{`) || metricLine.startsWith(`${name} `)) &&
          expectedValue.every((each) => metricLine.includes(each)),
      );
    return Number(line?.split(' ').at(-1) ?? 0);
  };
}
