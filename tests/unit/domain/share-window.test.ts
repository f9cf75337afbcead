import { shareWindowFeatures } from '@/components/share/links/share-targets';

test.each([
  ['in the middle of a desktop', { left: 0, top: 0, width: 1400, height: 900 }, 'left=300,top=200'],
  ['on the second screen', { left: 1920, top: 40, width: 1400, height: 900 }, 'left=2220,top=240'],
  ['at the corner of a small window', { left: 10, top: 20, width: 375, height: 400 }, 'left=10,top=20'],
])('a share window of 800 × 500 stands %s', (_, screen, position) => {
  expect(shareWindowFeatures(screen)).toBe(`popup,noopener,noreferrer,width=800,height=500,${position}`);
});
