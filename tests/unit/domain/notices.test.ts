import { noticeDelaysMs, noticeLeaveMs, noticeLifts, noticeTypes } from '@/lib/browser/feedback/notices';

test.each([
  { what: 'nothing', heights: [], lifts: [] },
  { what: 'one', heights: [52], lifts: [0] },
  { what: 'three of one line', heights: [52, 52, 52], lifts: [120, 60, 0] },
  { what: 'one below which a high one came', heights: [52, 100], lifts: [108, 0] },
  { what: 'a high one below which one of one line came', heights: [100, 52], lifts: [60, 0] },
])('notifications stand 60 px higher for each newer one, and none covers another: $what', ({ heights, lifts }) => {
  expect(noticeLifts(heights)).toEqual(lifts);
});

test('the kinds and times are those of the specification', () => {
  expect(noticeTypes).toEqual(['info', 'error', 'cta', 'extra', 'success']);
  expect(noticeDelaysMs).toMatchObject({ shared: 1000, linkCopied: 5000 });
  expect(noticeLeaveMs).toBe(400);
});
