import { screenSizeOf } from '@/lib/browser/storage/sidebars';

test.each([
  [0, 'small'],
  [639, 'small'],
  [639.5, 'small'],
  [640, 'medium'],
  [1279, 'medium'],
  [1280, 'large'],
  [3840, 'large'],
])('a screen of %d px is %s', (widthPx, expected) => {
  expect(screenSizeOf((px) => widthPx >= px)).toBe(expected);
});
