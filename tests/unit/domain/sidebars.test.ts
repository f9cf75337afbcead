import { barsAt } from '@/lib/domain/sidebars';
import { screenSizeOf } from '@/lib/domain/screen-size';

const all = { left: true, right: true, nav: true };
const none = { left: false, right: false, nav: false };

test.each([
  { widthPx: 639, what: 'both sidebars and the navigation close', before: all, after: none },
  { widthPx: 639, what: 'closed ones stay closed', before: none, after: none },
  { widthPx: 640, what: 'sidebars close, the navigation opens', before: none, after: { ...none, nav: true } },
  { widthPx: 1279, what: 'open sidebars close', before: all, after: { ...none, nav: true } },
  { widthPx: 1280, what: 'open sidebars stay open', before: all, after: all },
  { widthPx: 1280, what: 'closed sidebars stay closed', before: none, after: { ...none, nav: true } },
  {
    widthPx: 1280,
    what: 'each sidebar stays as it was',
    before: { ...none, left: true },
    after: { ...all, right: false },
  },
])('on a screen of $widthPx px $what', ({ widthPx, before, after }) => {
  expect(barsAt(screenSizeOf((px) => widthPx >= px), before, false)).toEqual(after);
});

test('on a large screen sidebars that stood over the text close', () => {
  expect(barsAt('large', all, true)).toEqual({ ...none, nav: true });
});
