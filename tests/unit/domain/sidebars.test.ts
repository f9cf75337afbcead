import { screenSizeOf } from '@/lib/domain/screen-size';
import { sidebarsAt, type Side } from '@/lib/domain/sidebars';

test.each<{ widthPx: number; what: string; before: Side[]; after: Side[] }>([
  { widthPx: 639, what: 'both sidebars close', before: ['left', 'right'], after: [] },
  { widthPx: 639, what: 'closed ones stay closed', before: [], after: [] },
  { widthPx: 640, what: 'both sidebars close', before: ['left', 'right'], after: [] },
  { widthPx: 1279, what: 'open sidebars close', before: ['left', 'right'], after: [] },
  { widthPx: 1280, what: 'open sidebars stay open', before: ['left', 'right'], after: ['left', 'right'] },
  { widthPx: 1280, what: 'closed sidebars stay closed', before: [], after: [] },
  { widthPx: 1280, what: 'each sidebar stays as it was', before: ['left'], after: ['left'] },
])('on a screen of $widthPx px $what', ({ widthPx, before, after }) => {
  const size = screenSizeOf((px) => widthPx >= px);
  expect(sidebarsAt(size, before, false)).toEqual(after);
});

test('on a large screen sidebars that stood over the text close', () => {
  expect(sidebarsAt('large', ['left', 'right'], true)).toEqual([]);
});
