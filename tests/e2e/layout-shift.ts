import { expect, type Page } from '@playwright/test';

/** A shift as the Layout Instability API tells it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** The page has not moved since its navigation without the visitor's doing: a score of 0.02 at most, else it tells what moved. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ score: number; moved: string[] }[]>((resolve) => {
        const seen: { score: number; moved: string[] }[] = [];
        const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? '?'));
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
            if (!hadRecentInput)
              seen.push({ score: value, moved: sources.map(({ node }) => nameOf(node).slice(0, 120)) });
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(seen), 50);
      }),
  );
  const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
  expect(score, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
}
