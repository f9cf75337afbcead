import { proposedRange, sumContents } from '../../../product/contents/sum-contents.ts';

test.each([
  [12.5, [], '10 – < 20 %'],
  [5, [], '5 – < 10 %'],
  [0.05, [], '< 0.1 %'],
  [0.2, [], '0.1 – < 0.3 %'],
  [80, [], '≥ 75 %'],
  [100, [], '100 %'],
  [7, ['Skin Irrit. 2; H315: 2 % ≤ C < 8 %'], '5 – < 8 %'],
  [0, [], null],
  [101, [], null],
])('the range proposed for %s %% with the limits %j is %s, so that it has the hazards of the content', (...row) => {
  const [content, limits, range] = row;
  expect(proposedRange(content, limits)).toBe(range);
});

test('contents are added up exactly, printed ones as they are read, and those that are not read are counted', () => {
  const rows = [
    { content: 0.1, contentRange: '< 0.3 %' },
    { content: 0.2 },
    { contentRange: 'weniger als 20 Gew.-%' },
    { contentRange: '10 – < 20 %' },
    { content: 'much' },
    { content: 5, contentRange: 'Rest' },
    { contentRange: '5 vol%' },
    {},
  ];
  expect(sumContents(rows)).toEqual({
    count: 8,
    exact: 5.3,
    exactCount: 3,
    lower: 15.2,
    upper: 45.5,
    unreadCount: 1,
  });
});
