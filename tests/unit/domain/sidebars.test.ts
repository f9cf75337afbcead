import { screenSizeOf, type Side, sidebarsAt } from '@/lib/browser/storage/sidebars';

test.each<{ widthPx: number; what: string; openBefore: Side[]; open: Side[] }>([
  { widthPx: 639, what: 'no sidebar is open', openBefore: ['left', 'right'], open: [] },
  { widthPx: 640, what: 'no sidebar is open', openBefore: ['left', 'right'], open: [] },
  { widthPx: 1279, what: 'no sidebar is open', openBefore: ['left', 'right'], open: [] },
  { widthPx: 1280, what: 'both sidebars are open', openBefore: ['left', 'right'], open: ['left', 'right'] },
  { widthPx: 1280, what: 'closed sidebars stay closed', openBefore: [], open: [] },
  { widthPx: 1280, what: 'each sidebar is as it was', openBefore: ['left'], open: ['left'] },
])('on a screen that becomes $widthPx px wide $what', ({ widthPx, openBefore, open }) => {
  expect(
    sidebarsAt(
      screenSizeOf((px) => widthPx >= px),
      openBefore,
    ),
  ).toEqual(open);
});
