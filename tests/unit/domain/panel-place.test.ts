import { panelPlace } from '@/components/ui/selection/dropdown';

test.each([
  { what: 'at the top of the window', top: 100, panel: 250, position: { side: 'below', topPx: 148 } },
  { what: 'where it fits exactly', top: 502, panel: 250, position: { side: 'below', topPx: 550 } },
  { what: 'near the foot', top: 503, panel: 250, position: { side: 'above', bottomPx: 301 } },
  { what: 'near the foot, where it is small', top: 700, panel: 52, position: { side: 'below', topPx: 748 } },
  { what: 'where it fits nowhere', top: 300, panel: 900, position: { side: 'below', topPx: 348 } },
])('a panel stands below its control, or above where it does not fit: $what', ({ top, panel, position }) => {
  expect(panelPlace({ topPx: top, bottomPx: top + 44 }, panel, 800)).toEqual(position);
});
