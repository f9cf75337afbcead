import { contentFindings } from '../../../product/check/check-ingredients.ts';
import type { ProductFacts } from '../../../product/facts.ts';

const saidOf = (content: number | undefined, contentRange: string) =>
  contentFindings({ composition: [{ content, contentRange }] as ProductFacts['composition'] }, []).map(
    ({ level, path, message }) => `${level} ${path.join('.')}: ${message}`,
  );

test.each<[content: number | undefined, contentRange: string]>([
  [20, '20 – < 25 %'],
  [24.99, '20 – < 25 %'],
  [25, '20 – 25 %'],
  [2.6, '> 2.5 – < 5 %'],
  [99.5, '≥ 99.5 %'],
  [0.4, '< 1'],
  [2, '1 – 2,5 % (w/w)'],
  [2, '1 – 3 mass %'],
  [30, '30 %'],
  [29.6, '30 %'],
  [99.8, '100 %'],
  [32.46, '32.5 %'],
  [40, 'ca. 30 %'],
  [40, 'a trace'],
  [40, '1 – 5 g/l'],
  [undefined, '20 – < 25 %'],
])('%d may be printed as %s', (content, contentRange) => {
  expect(saidOf(content, contentRange)).toEqual([]);
});

test.each<[content: number, contentRange: string, level: 'error' | 'warning']>([
  [55, '20 – < 25 %', 'error'],
  [25, '20 – < 25 %', 'error'],
  [19.9, '20 – < 25 %', 'error'],
  [2.5, '> 2.5 – < 5 %', 'error'],
  [99.4, '≥ 99.5 %', 'error'],
  [1, '< 1 % (m/m)', 'error'],
  [31, '30 %', 'warning'],
  [32.4, '32.5 %', 'warning'],
])('%d may not be printed as %s: %s', (content, contentRange, level) => {
  const says = level === 'error' ? 'is outside of' : 'is not';
  expect(saidOf(content, contentRange)).toEqual([
    `${level} composition.0.content: ${content} ${says} the '${contentRange}' of contentRange`,
  ]);
});
