import { languages } from './registry.ts';

const noData = Object.values(languages).flatMap(({ reading }) => reading.noData);

/** Whether a text in any language says no more than that there are no data. */
export function saysNoData(text: string): boolean {
  const words = text.trim().replace(/\.$/, '').toLowerCase();
  return noData.some((pattern) => pattern.test(words));
}
