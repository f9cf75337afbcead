import { screenSizeOf, type Side, sidebarsAt } from '@/lib/browser/storage/sidebars';

test.each<{ widthPx: number; what: string; beside: Side[]; open: Side[] }>([
  { widthPx: 639, what: 'no sidebar is open', beside: ['left', 'right'], open: [] },
  { widthPx: 640, what: 'no sidebar is open', beside: ['left', 'right'], open: [] },
  { widthPx: 1279, what: 'no sidebar is open', beside: ['left', 'right'], open: [] },
  { widthPx: 1280, what: 'both sidebars are open', beside: ['left', 'right'], open: ['left', 'right'] },
  { widthPx: 1280, what: 'closed sidebars stay closed', beside: [], open: [] },
  { widthPx: 1280, what: 'each sidebar is as it was', beside: ['left'], open: ['left'] },
])('on a screen that becomes $widthPx px wide $what', ({ widthPx, beside, open }) => {
  expect(
    sidebarsAt(
      screenSizeOf((px) => widthPx >= px),
      beside,
    ),
  ).toEqual(open);
});
